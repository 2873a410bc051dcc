"""D10: scholars, exaltation and skills."""

from typing import Any

import pytest

from tests.engine.dungeonology.builder import Table, a_game

STATS = {
    "valerio": ((4, 4, 4, 2, 4), (5, 5, 4, 2, 5)),
    "sofia": ((3, 4, 5, 3, 3), (3, 5, 6, 3, 3)),
    "vincenzo": ((4, 4, 2, 2, 2), (5, 5, 3, 2, 4)),
    "rebecca": ((3, 4, 3, 4, 3), (3, 5, 4, 5, 3)),
}


def one(scholar: str, zone: str = "I-4", exalted: bool = False) -> Table:
    """A scholar and a rival in one zone; exalted by the rival's star."""
    rival = "sofia" if scholar == "valerio" else "valerio"
    table = a_game(2, scholars=[scholar, rival]).with_map({zone: (5, 5)}).at(0, zone).at(1, zone)
    return table.with_bag(8).with_cubes(1, **({"civ": 4} if exalted else {}))


@pytest.mark.parametrize("scholar", STATS)
def test_d10_1_d10_3_stats(scholar: str) -> None:
    for exalted, stats in enumerate(STATS[scholar]):
        view: Any = one(scholar, exalted=bool(exalted)).view()["scholars"][0]
        keys = ("students_value", "hand_value", "speed", "intellect", "stun_limit")
        assert tuple(view[k] for k in keys) == stats
        assert view["exalted"] is bool(exalted)


def test_d10_2_alone_or_tied_for_the_lead_is_normal() -> None:
    table = a_game(3).with_cubes(0, civ=4).with_cubes(1, mil=4)
    assert [s.exalted for s in table.game.scholars] == [False, False, True]
    table.with_cubes(0, civ=8)
    assert [s.exalted for s in table.game.scholars] == [False, True, True]


def test_d10_2_turned_at_once_hand_and_students_are_kept() -> None:
    table = one("vincenzo", exalted=True).with_hand(0, "T01", "T02", "T03", "T04", "T05")
    table.with_students(0, 5).with_stun(0, 4).with_cubes(1)
    scholar = table.scholar(0)
    assert not scholar.exalted
    assert (len(scholar.hand), scholar.students, scholar.stun) == (5, 5, 2)


def test_d10_2_spent_uses_stay_spent_on_the_other_side() -> None:
    table = one("rebecca").with_hand(0, "T05", "T06", "T07").deck_top("T13")
    table.in_phase(0, "before_action").answer("skill:arcane_research", "discard:T05")
    table.with_cubes(1, civ=4).with_cubes(1)
    assert table.why_not(0, "skill:arcane_research") == "skill_used"


@pytest.mark.parametrize(
    ("scholar", "upgraded", "plain", "paid", "left"),
    [
        ("vincenzo", "inspiring_sermon", "sermon", "T13", "T14"),
        ("rebecca", "ultimate_research", "arcane_research", "T05", "T06"),
    ],
)
def test_d10_2_using_the_upgraded_skill_spends_the_plain_one(
    scholar: str, upgraded: str, plain: str, paid: str, left: str
) -> None:
    table = one(scholar, exalted=True).with_hand(0, paid, left).in_phase(0, "before_action")
    assert table.why_not(0, f"skill:{plain}") == "no_such_skill"
    table.answer(f"skill:{upgraded}", f"discard:{paid}")
    if table.asks("skill", 0):
        table.answer("done")
    table.with_cubes(1)  # the card turns back
    assert table.why_not(0, f"skill:{plain}") == "skill_used"


def test_d10_2_once_per_turn_is_free_again_next_turn() -> None:
    table = one("rebecca").with_hand(0, "T05", "T06").deck_top("T13").in_phase(0, "before_action")
    table.answer("skill:arcane_research", "discard:T05")
    assert "skill:arcane_research" not in table.keys
    assert "skill:arcane_research" in table.in_phase(0, "before_action").keys


def test_d10_4_combinations() -> None:
    box = a_game().game.box
    found = {
        s.id: (
            {t: n for t, n in zip(box.types, s.knowledge, strict=True) if n},
            {t: n for t, n in zip(box.types, s.combo, strict=True) if n},
        )
        for s in box.scholars.values()
    }
    assert found == {
        "valerio": ({"civ": 1, "mil": 3}, {"mil": 2}),
        "sofia": ({"civ": 1, "mil": 1, "wealth": 1, "caste": 1}, {"civ": 1, "wealth": 1}),
        "vincenzo": ({"civ": 2, "cult": 2}, {"civ": 2, "cult": 2}),
        "rebecca": ({"civ": 1, "cult": 2, "wealth": 1}, {"cult": 2}),
    }


# Valerio


def test_d10_5_headbutt_takes_a_card() -> None:
    table = one("valerio").with_cubes(1, civ=1).with_hand(1, "T01").in_phase(0, "before_action")
    table.answer("skill:headbutt", "card")
    assert table.scholar(0).hand == ("T01",)
    assert table.scholar(1).hand == ()
    assert table.cubes(1) == {"civ": 1}
    assert (table.scholar(0).stun, table.scholar(0).students) == (1, 4)  # not avoidable


def test_d10_5_headbutt_hits_a_scholar_once_a_turn() -> None:
    table = one("valerio").with_cubes(1, civ=1).with_hand(1, "T01").in_phase(0, "before_action")
    table.answer("skill:headbutt", "card")
    assert "skill:headbutt" not in table.keys
    assert table.why_not(0, "skill:headbutt") == "no_target"
    assert "skill:headbutt" in table.in_phase(0, "before_action").keys


def test_d10_5_mighty_headbutt_collects_that_very_cube() -> None:
    table = one("valerio", exalted=True).with_slots("I-4", "civ", "", "cult")
    table.in_phase(0, "before_action").answer("skill:mighty_headbutt")
    assert (table.cubes(0), table.cubes(1)) == ({"civ": 1}, {"civ": 3})
    assert table.slots("I-4") == ("civ", "", "cult")
    assert table.scholar(0).gained == ("civ",)


def test_d10_5_mighty_headbutt_with_a_full_column_leaves_it_dropped() -> None:
    table = one("valerio").with_cubes(0, mil=6).with_cubes(1, mil=6, civ=4)
    table.with_slots("I-4", "civ", "", "cult").in_phase(0, "before_action").randomizer("R02")
    table.answer("skill:mighty_headbutt")
    assert table.cubes(0) == {"mil": 6}
    assert table.slots("I-4") == ("civ", "mil", "cult")


def test_d10_5_second_wind_once_a_turn() -> None:
    table = one("valerio", exalted=True).with_stun(0, 3).with_hand(0, "T01", "T02")
    table.in_phase(0, "before_action").answer("skill:second_wind", "discard:T02")
    assert table.scholar(0).stun == 2
    assert table.game.discards == ("T02",)
    assert "skill:second_wind" not in table.keys
    table.with_stun(0, 0).in_phase(0, "before_action")
    assert table.why_not(0, "skill:second_wind") == "no_stun"


# Sofia


def test_d10_5_swindle_on_both_sides() -> None:
    for exalted in (False, True):
        table = one("sofia", exalted=exalted).with_cubes(1, civ=4 if exalted else 1)
        table.with_hand(0, "T07").deck_top("T02").in_phase(0, "action").answer("spy:1:civ")
        assert table.stealth_and_alert() == (1 + 4, 2)


def test_d10_5_on_the_run_gives_two_actions_with_a_point_after_each() -> None:
    table = one("sofia", exalted=True).with_hand(0, "T03", "T02").in_phase(0, "action")
    table.answer("study:1", "use:T03", "done", "pass", "pass")
    assert table.question().args["point"] == "acted"
    table.answer("pass")
    assert table.asks("act", 0)
    table.answer("end")
    assert table.question().seat == 1


def test_d10_5_on_the_run_is_fixed_at_the_start_of_the_phase() -> None:
    table = one("sofia", exalted=True).with_hand(0, "T03", "T02").in_phase(0, "action")
    table.with_cubes(1)
    assert not table.scholar(0).exalted
    table.answer("study:1", "use:T03", "done", "pass", "pass", "pass")
    assert table.asks("act", 0)


# Vincenzo


def test_d10_5_sermon() -> None:
    table = one("vincenzo").with_hand(0, "T13", "T14", "T01").with_campfire(1)
    table.in_phase(0, "before_action").answer("skill:sermon")
    assert table.keys == ["discard:T13", "discard:T14"]
    table.answer("discard:T13")
    assert (table.scholar(0).students, table.game.campfire) == (5, 0)
    assert "skill:sermon" not in table.keys


def test_d10_5_inspiring_sermon_takes_from_the_reserve_too() -> None:
    table = one("vincenzo", exalted=True).with_hand(0, "T13", "T14", "T01").with_campfire(1)
    reserve = table.game.reserve
    table.in_phase(0, "before_action").answer(
        "skill:inspiring_sermon", "discard:T13", "discard:T14"
    )
    assert table.scholar(0).students == 4 + 4
    assert (table.game.campfire, table.game.reserve) == (0, reserve - 3)
    assert table.scholar(0).hand == ("T01",)


def test_d10_5_divine_intervention_in_the_own_attempt() -> None:
    table = one("vincenzo").with_hand(0, "T05").deck_top("T01", "T02", "T03")
    table.in_phase(0, "action").answer("study:1")
    assert table.asks("intervene", 0)
    table.answer("skill:divine_intervention")
    assert table.keys == ["pick:T01", "pick:T02", "pick:T03"]
    table.answer("pick:T03")
    assert table.stealth_and_alert() == (2 + 5, 3)
    assert (table.scholar(0).stun, table.scholar(0).students) == (1, 4)
    table.answer("pass")
    assert "skill:divine_intervention" not in table.keys  # once per attempt


def test_d10_5_divine_intervention_against_a_rival() -> None:
    table = one("vincenzo").with_hand(1, "T03").deck_top("T01", "T02", "T03").in_phase(1, "action")
    table.answer("study:1")
    assert table.asks("interfere", 0)
    table.answer("skill:divine_intervention", "pick:T02")
    assert table.stealth_and_alert() == (5, 3 + 4)
    duel = one("vincenzo").with_cubes(0, civ=1).with_hand(1, "T03").deck_top("T01", "T02", "T04")
    duel.in_phase(1, "action").answer("spy:0:civ", "skill:divine_intervention", "pick:T02")
    assert duel.stealth_and_alert() == (5, 2 + 4 + 4)


def test_d10_5_divine_intervention_not_at_the_stun_limit() -> None:
    table = one("vincenzo").with_hand(0, "T05").with_stun(0, 1).in_phase(0, "action")
    table.with_stun(0, 2).answer("study:1")
    assert table.asks("interfere", 1)
    assert table.why_not(0, "skill:divine_intervention") == "stun_limit"


def test_d10_5_penitence() -> None:
    table = one("vincenzo", exalted=True).with_slots("I-4", "civ", "cult", "mil")
    table.with_students(0, 5).in_phase(0, "action").answer("skill:penitence")
    assert table.keys == ["cubes:1", "cubes:2"]  # 2, 5 students for civ, cult; Intellect 2
    twin = Table(table.game.clone()).answer("cubes:2")
    assert (twin.cubes(0), twin.scholar(0).students) == ({"civ": 1, "cult": 1}, 0)
    assert twin.game.attempt is None
    table.with_students(0, 4).in_phase(0, "action").answer("skill:penitence")
    assert (table.cubes(0), table.scholar(0).students) == ({"civ": 1}, 2)  # nothing to choose
    table.with_students(0, 1).with_hand(0, "T01").in_phase(0, "action")
    assert "skill:penitence" not in table.keys
    assert table.why_not(0, "skill:penitence") == "cost"


# Rebecca


def test_d10_5_q59_magic_prodigy_counts_magic_double_discarded_or_divined() -> None:
    table = one("rebecca").with_hand(0, "T14", "T01", "T13").deck_top("T18").in_phase(0, "action")
    table.answer("study:1", "use:T14", "use:T01", "done", "pass")
    assert table.stealth_and_alert() == (2 * 2 + 3, 3)
    table.answer("play:T13:aux")
    assert table.stealth_and_alert() == (7 + 2 * 3, 3)
    other = one("vincenzo").with_hand(0, "T14", "T01").in_phase(0, "action")
    other.answer("study:1", "use:T14", "done")
    assert other.stealth_and_alert()[0] == 2
    exalted = one("rebecca", exalted=True).with_hand(0, "T14", "T01").in_phase(0, "action")
    exalted.answer("study:1", "use:T14", "done")
    assert exalted.stealth_and_alert()[0] == 2  # the other side of the card has other skills


def test_d10_5_q59_what_a_prodigy_divines_for_the_alert_counts_once() -> None:
    table = a_game(2, scholars=["rebecca", "valerio"]).with_map({"I-5": (5, 5)}).at(0, "I-5")
    table.with_hand(0, "T01").deck_top("T18").in_phase(0, "action").answer("study:1")
    assert table.stealth_and_alert() == (3, 4 + 3)  # Unlucky 1 shows a Magic 3


@pytest.mark.parametrize(("exalted", "most"), [(False, 5), (True, 8)])
def test_d10_5_research_reveals_until_a_magic_card_appears(exalted: bool, most: int) -> None:
    skill = "skill:ultimate_research" if exalted else "skill:arcane_research"
    table = one("rebecca", exalted=exalted).with_hand(0, "T05", "T01").deck_top("T02", "T13", "T14")
    table.in_phase(0, "before_action").answer(skill)
    assert table.scholar(0).hand == ("T01", "T13")
    assert sorted(table.game.discards) == ["T02", "T05"]
    dull = ["T01", "T01", "T02", "T02", "T03", "T03", "T04", "T04", "T13"]
    short = one("rebecca", exalted=exalted).with_hand(0, "T05").deck_top(*dull)
    short.in_phase(0, "before_action").answer(skill)
    assert short.scholar(0).hand == ()
    assert len(short.happened("cards_revealed")[0]["cards"]) == most


def test_d10_5_ultimate_research_any_number_of_times() -> None:
    table = one("rebecca", exalted=True).with_hand(0, "T05", "T06").deck_top("T13", "T14")
    table.in_phase(0, "before_action").answer("skill:ultimate_research", "discard:T05")
    assert "skill:ultimate_research" in table.keys


def test_d10_5_magic_vision() -> None:
    table = one("rebecca", exalted=True).with_hand(0, "T13", "T14", "T15", "T18", "T01")
    table.in_phase(0, "action").answer("skill:magic_vision")
    assert table.keys == ["cubes:1", "cubes:2", "cubes:3"]  # 1, 2, 4 Magic cards
    table.answer("cubes:2", "discard:T13", "discard:T18")
    assert table.cubes(0) == {"civ": 1, "mil": 1}
    assert sorted(table.scholar(0).hand) == ["T01", "T14", "T15"]
    assert table.question().args["point"] == "acted"


def test_q73_figures_of_an_attempt_stay_as_declared_when_exaltation_changes() -> None:
    table = one("rebecca", "II-3").with_hand(0, "T14", "T13").in_phase(0, "action")
    table.answer("study:4")
    assert table.game.attempt is not None
    slots = table.game.attempt.slots
    table.with_cubes(1, civ=4)
    assert table.scholar(0).exalted
    assert table.game.attempt.slots == slots
