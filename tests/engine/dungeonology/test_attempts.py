"""D5.1 to D5.6, D6.3: Study, Espionage, divination, failure."""

from collections.abc import Callable

import pytest

from game.api import preview
from game.engine.titles.dungeonology.view_types import own_preview
from tests.engine.dungeonology.builder import Table, a_game


def a_study(zone: str = "I-4", **options: object) -> Table:
    """Seat 0 (Valerio unless told) about to study, seat 1 beside it."""
    table = a_game(2, **options).with_map({zone: (5, 5)}).at(0, zone).at(1, zone)
    return table.with_bag(8)


@pytest.mark.parametrize(("card", "success"), [("T01", True), ("T05", False)])
def test_d5_1_success_if_stealth_reaches_alert(card: str, success: bool) -> None:
    table = a_study().with_hand(0, card).in_phase(0, "action").answer("study:1", "pass", "pass")
    ended = table.happened("attempt_ended")[0]
    assert (ended["stealth"], ended["alert"]) == ({"T01": 3, "T05": 2}[card], 3)
    assert ended["success"] is success


def test_d5_2_who_may_play_what() -> None:
    hand = ("T01", "T05", "T13", "T22", "T30", "T36", "T10")
    table = a_study().with_hand(0, "T01", *hand).with_hand(1, *hand).in_phase(0, "action")
    table.answer("study:1", "use:T01", "done")
    assert table.asks("interfere", 1)
    attempt_only = ["play:T01:aux", "play:T05:aux", "play:T13:aux", "play:T10:aux", "pass"]
    assert table.keys == attempt_only
    table.answer("play:T01:aux").until_prompt("interfere")
    assert table.stealth_and_alert() == (3, 3 + 1)  # red for an opponent
    table.answer("pass")
    assert table.asks("last_word", 0)
    assert table.keys == attempt_only
    table.answer("play:T01:aux")
    assert table.stealth_and_alert() == (3 + 2, 4)  # blue for the acting player


def test_d5_2_opponents_answer_clockwise_and_those_on_start_do_not() -> None:
    table = a_game(4).with_map({"I-4": (5, 5)})
    for seat in (0, 1, 3):
        table.at(seat, "I-4")
    table.with_hand(1, "T01").in_phase(1, "action").answer("study:1")
    assert table.asks("interfere", 3)
    table.answer("pass")
    assert table.asks("interfere", 0)
    table.answer("pass")
    assert table.asks("last_word", 1)


def test_d5_2_q20_reactions_answer_an_auxiliary() -> None:
    table = a_study().with_hand(0, "T01", "T13").with_hand(1, "T04").in_phase(0, "action")
    table.answer("study:1", "use:T01", "done", "play:T04:aux")
    assert table.asks("react", 0)
    table.answer("play:T13:main").unanswered().until_prompt("interfere")
    assert table.stealth_and_alert() == (3, 3)
    assert sorted(table.game.discards) == ["T01", "T04", "T13"]


def test_d5_2_q18_nobody_helps_the_acting_scholar() -> None:
    table = a_study().with_hand(0, "T01").with_hand(1, "T10").in_phase(0, "action")
    table.answer("study:1", "play:T10:aux").until_prompt("interfere")
    assert table.stealth_and_alert() == (3, 4)  # +3 Stealth is not for an opponent


def test_d5_3_needs() -> None:
    table = a_study().in_phase(0, "before_action")
    assert table.barred(0, "study") == ("no_cards", "D5.3")
    empty = a_study().with_slots("I-4", "", "", "").with_hand(0, "T01").in_phase(0, "before_action")
    assert empty.barred(0, "study") == ("no_cube_here", "D5.3")
    full = a_study().with_cubes(0, civ=8, mil=6, cult=5).with_hand(0, "T01")
    assert full.in_phase(0, "before_action").why_not(0, "study") == "no_cube_here"


def test_d5_3_step_1_up_to_intellect_from_left_to_right() -> None:
    table = a_study().with_hand(0, "T03", "T02", "T01").in_phase(0, "action")
    assert [k for k in table.keys if k.startswith("study")] == ["study:1", "study:2"]
    assert table.barred(0, "study:3") == ("too_many_cubes", "D5.3")
    table.answer("study:2", "use:T03", "done").until_prompt("last_word").answer("pass")
    assert table.cubes(0) == {"civ": 1, "mil": 1}
    assert table.slots("I-4") == ("", "", "cult")


def test_d5_3_step_1_full_columns_are_skipped_q51_q52() -> None:
    table = a_study().with_cubes(0, civ=8).with_hand(0, "T03").in_phase(0, "action")
    table.answer("study:1", "pass", "pass")
    assert table.cubes(0) == {"civ": 8, "mil": 1}
    assert table.slots("I-4") == ("civ", "", "cult")


def test_d5_3_step_1_cubes_taken_in_this_walk_count() -> None:
    table = a_study("II-3", scholars=["rebecca", "valerio"]).with_cubes(0, mil=5)
    table.with_hand(0, "T03", "T02").in_phase(0, "action")
    assert [k for k in table.keys if k.startswith("study")] == ["study:1", "study:2"]
    table.answer("study:2")
    assert table.game.attempt is not None
    assert table.game.attempt.slots == (0, 2)  # mil, then the second mil no longer fits, then civ


def test_d5_3_step_2_all_parts_of_the_alert() -> None:
    table = a_study().with_omegas(2).with_boss("I-4", "aggressive").with_jinx(0, "J04")
    table.with_bag(8, 1).with_hand(0, "T01", "T02").in_phase(0, "action")
    table.with_mark(0, "alert_next", 3).answer("study:2")
    assert table.stealth_and_alert() == (0, 3 + 1 + 1 + 2 + 1 + 3)
    assert table.game.attempt is not None
    assert [(s.what, s.value) for s in table.game.attempt.sources] == [
        ("zone", 3),
        ("cubes", 1),
        ("penalty", 1),
        ("boss", 2),
        ("jinx", 1),
        ("scandal", 3),
    ]


def test_d5_3_steps_3_and_4_cards_and_bonuses() -> None:
    table = (
        a_study().with_cubes(0, wealth=1, civ=3).with_intern(0, "N06").with_hand(0, "T01", "T02")
    )
    table.in_phase(0, "action").with_mark(0, "stealth_next", 3).answer("study:1")
    assert "done" not in table.keys  # at least one card
    table.answer("use:T01")
    assert "done" in table.keys
    table.answer("done")
    assert table.stealth_and_alert() == (3 + 2 + 3 + 1, 3)


def a_study_with_helpers() -> Table:
    """Bonus 2, Soft Soles 3 and an intern 1 are certain before the first card is laid."""
    table = a_study().with_cubes(0, wealth=1, civ=3).with_intern(0, "N06")
    table.with_hand(0, "T01", "T02").in_phase(0, "action")
    return table.with_mark(0, "stealth_next", 3).answer("study:1")


def a_spy_with_soles() -> Table:
    """No study bonus and no intern in an Espionage; prepared cards count (D5.4 step 3)."""
    table = a_study().with_cubes(0, wealth=1, civ=3).with_intern(0, "N06").with_cubes(1, civ=1)
    table.with_hand(0, "T01", "T02").in_phase(0, "action")
    return table.with_mark(0, "stealth_next", 3).answer("spy:1:civ")


@pytest.mark.parametrize(
    ("make", "expected"),
    [
        (a_study_with_helpers, [("bonus", 2), ("soles", 3), ("intern", 1)]),
        (a_spy_with_soles, [("soles", 3)]),
    ],
)
def test_d5_3_step_4_what_is_certain_to_come_is_in_view_of_all(
    make: Callable[[], Table], expected: list[tuple[str, int]]
) -> None:
    table = make()
    coming = table.attempt_view()["coming"]
    assert [(part["what"], part["value"]) for part in coming] == expected
    assert all(table.attempt_view(seat)["coming"] == coming for seat in (0, 1))
    promised = own_preview(preview(table.game, 0, "use:T01"))
    laid = table.answer("use:T01").attempt_view()
    assert laid["coming"] == coming
    table.answer("done")
    after = table.attempt_view()
    assert after["coming"] == []
    assert after["sources"] == [*laid["sources"], *coming]
    assert (promised["stealth"], promised["alert"]) == (after["stealth"], after["alert"])


def test_d5_3_step_5_divinations_to_come_are_named_and_not_counted() -> None:
    table = a_study("I-5").with_intern(0, "N07").with_hand(0, "T01", "T02").in_phase(0, "action")
    table.answer("study:1")
    assert table.attempt_view()["divinations"] == [{"side": "alert", "n": 1 + 1}]
    alert = table.stealth_and_alert()[1]
    assert own_preview(preview(table.game, 0, "use:T01"))["alert"] == alert
    table.deck_top("T03", "T02").answer("use:T01", "done")
    assert table.asks("divination", 0)
    assert table.attempt_view()["divinations"] == []


def test_d5_3_step_5_a_covered_study_has_no_bad_luck_before_it() -> None:
    table = a_study("I-5").with_hand(0, "T01", "T02").in_phase(0, "action")
    table.with_mark(0, "cover_next").answer("study:1")
    assert table.attempt_view()["divinations"] == []


@pytest.mark.parametrize(
    ("zone", "students", "stun", "failure"),
    [
        ("I-4", 2, 0, {"stun": "choice", "drawn": 1}),
        ("I-4", 0, 0, {"stun": "stun", "drawn": 1}),
        ("I-4", 2, 9, {"stun": "limit", "drawn": 1}),
        ("I-3", 2, 0, {"stun": "choice", "drawn": 2}),
    ],
)
def test_d5_5_d7_7_the_view_tells_what_a_failure_would_cost(
    zone: str, students: int, stun: int, failure: dict[str, object]
) -> None:
    table = a_study(zone).with_hand(0, "T01").with_students(0, students)
    table.in_phase(0, "action").answer("study:1").with_stun(0, stun)
    assert dict(table.attempt_view()["failure"]) == failure


def test_d10_5_a_swindle_is_to_come_before_the_first_card_is_laid() -> None:
    table = a_game(2, scholars=["sofia", "valerio"]).with_map({"I-4": (5, 5)})
    table.at(0, "I-4").at(1, "I-4").with_cubes(1, civ=1).with_hand(0, "T01", "T02")
    table.in_phase(0, "action").answer("spy:1:civ")
    expected = [{"side": "stealth", "n": table.game.box.skills["swindle"].n}]
    assert table.attempt_view()["divinations"] == expected


def test_d5_3_step_6_q19_one_turn_of_any_number_of_cards() -> None:
    table = a_study().with_hand(0, "T01").with_hand(1, "T01", "T02", "T03").in_phase(0, "action")
    table.answer("study:1", "play:T01:aux").until_prompt("interfere")
    table.answer("play:T02:aux").until_prompt("interfere").answer("pass")
    assert table.asks("last_word", 0)
    assert table.stealth_and_alert() == (3, 3 + 1 + 2)
    table.answer("pass")
    assert table.scholar(1).hand == ("T03",)


def test_d5_4_needs() -> None:
    table = a_study().with_hand(0, "T01").in_phase(0, "before_action")
    assert table.barred(0, "spy") == ("rival_without_cubes", "D5.4")
    assert table.barred(0, "spy:1") == ("rival_without_cubes", "D5.4")
    table.at(1, table.game.box.start).in_phase(0, "before_action")
    assert table.barred(0, "spy") == ("no_rival_near", "D5.4")
    table.at(1, table.scholar(0).zone)
    table.with_cubes(1, civ=1).with_students(0, 0).in_phase(0, "before_action")
    assert table.why_not(0, "spy") == "no_students"
    table.with_students(0, 1).with_hand(0).in_phase(0, "before_action")
    assert table.why_not(0, "spy") == "no_cards"
    table.with_hand(0, "T01").at(1, "I-0").in_phase(0, "before_action")
    assert table.why_not(0, "spy:1") == "not_near"
    table.at(1, "I-4").in_phase(0, "action")
    assert "spy:1:civ" in table.keys


def test_d5_4_d4_10_a_rival_next_door_in_the_camp_is_told_to_be_safe_there() -> None:
    table = a_game(2).with_map({"I-1": (1, 0)}).at(0, "I-1").at(1, "I-0").with_cubes(1, cult=1)
    table.with_hand(0, "T01").in_phase(0, "before_action")
    for thing in ("spy", "spy:1"):
        assert table.barred(0, thing) == ("rival_in_camp", "D4.10")
    table.at(1, "I-1").in_phase(0, "action")
    assert "spy:1:cult" in table.keys


def test_d5_4_alert_has_no_bonus_penalty_or_boss_q23() -> None:
    table = a_study().with_omegas(4).with_boss("I-4", "aggressive").with_cubes(0, wealth=2, caste=2)
    table.with_bag(8, 1).with_cubes(1, cult=1).with_students(1, 2).with_hand(0, "T01")
    table.with_jinx(0, "J04").with_intern(0, "N06").in_phase(0, "action").answer("spy:1:cult")
    assert table.stealth_and_alert() == (3, 4 + 2)
    assert table.scholar(0).students == 3


def test_d5_4_q65_through_a_stair_pair_and_q25_not_by_secret_passage() -> None:
    zones = {"I-1": (1, 0), "II-2": (2, 0), "I-5": (9, 9), "II-4": (12, 12)}
    table = a_game(2).with_map(zones).at(0, "I-1").at(1, "II-2").with_cubes(1, cult=1)
    table.with_hand(0, "T01").in_phase(0, "action")
    assert "spy:1:cult" in table.keys
    table.at(0, "I-5").at(1, "II-4").in_phase(0, "action")
    assert not [k for k in table.keys if k.startswith("spy")]


def test_d5_4_q24_lucky_unlucky_and_danger_of_the_spys_zone() -> None:
    zones = {"I-5": (5, 5), "I-3": (4, 5), "II-3": (9, 9), "II-1": (8, 9)}
    table = a_game(2).with_map(zones).at(0, "I-5").at(1, "I-3").with_cubes(1, civ=1)
    table.with_bag(8).with_hand(0, "T01").deck_top("T03").in_phase(0, "action")
    table.answer("spy:1:civ")
    assert table.stealth_and_alert() == (3, 2 + 3 + 5)  # Unlucky 1 of I-5
    danger = a_game(2).with_map(zones).at(0, "II-3").at(1, "II-1").with_cubes(1, caste=1)
    danger.with_bag(8).with_students(1, 30 - danger.game.bag - 8).with_hand(0, "T01")
    danger.deck_top("T05", "T05").in_phase(0, "action").answer(
        "spy:1:caste", "pass", "pass", "stun"
    )
    assert danger.game.campfire == 2  # Danger 2 of II-3, not 3 of II-1


def test_d5_4_q66_students_are_counted_at_the_declaration() -> None:
    table = a_study().with_cubes(1, civ=1).with_hand(0, "T01").with_hand(1, "T13")
    table.in_phase(0, "action").answer("spy:1:civ")
    assert table.stealth_and_alert() == (3, 2 + 3)
    table.with_students(1, 0)
    assert table.stealth_and_alert() == (3, 5)


def a_duel() -> Table:
    table = a_study().with_cubes(1, civ=1).with_students(1, 0)
    table.with_hand(0, "T01", "T02", "T04").with_hand(1, "T05", "T06", "T02")
    return table.in_phase(0, "action").answer("spy:1:civ", "use:T01", "done")


def test_d5_4_the_duel_goes_on_until_both_pass_in_a_row() -> None:
    table = a_duel()
    assert table.asks("duel", 1)
    table.answer("play:T05:aux").until_prompt("duel", 1).answer("pass")
    assert table.asks("duel", 0)
    table.answer("play:T02:aux").until_prompt("duel", 0).answer("pass")
    assert table.asks("duel", 1)
    table.answer("pass")
    assert table.asks("duel", 0)
    assert table.stealth_and_alert() == (3 + 2, 2 + 2)
    table.answer("pass")
    assert (table.cubes(0), table.cubes(1)) == ({"civ": 1}, {})


def test_d5_5_failure_at_the_stun_limit_still_draws_students_q27_q28() -> None:
    table = a_study("I-3").with_hand(0, "T07").with_panic("K1").with_bag(8, 0).with_stun(0, 4)
    table.game.bag_omegas, table.game.reserve_omegas = 0, 5
    table.with_slots("I-3", "civ", "cult").randomizer("R03").in_phase(0, "action")
    table.answer("study:1", "pass", "pass")
    assert table.scholar(0).stun == 4
    assert table.scholar(0).students == 4
    assert table.game.campfire == 2
    assert table.game.discards == ("T07",)


def test_d5_6_other_actions_are_on_the_same_list() -> None:
    table = a_study("I-5").with_cubes(0, civ=1, cult=1).with_teleport("I-5").with_hand(0, "T16")
    table.in_phase(0, "action")
    verbs = {k.split(":")[0] for k in table.keys}
    assert verbs == {"study", "play", "camp", "teleport", "end"}


def test_d6_3_divination_discards_all_revealed_q21() -> None:
    table = a_study().with_hand(0, "T01", "T15").deck_top("T03", "T05").in_phase(0, "action")
    table.answer("study:1", "use:T01", "done", "pass", "play:T15:aux")
    assert table.asks("divination", 0)
    assert table.keys == ["pick:T03", "pick:T05"]
    assert table.game.table == ("T15", "T03", "T05")
    table.answer("pick:T05").until_prompt("last_word")
    assert table.stealth_and_alert() == (5, 3)
    assert sorted(table.game.discards) == ["T01", "T03", "T05", "T15"]


def test_d6_3_others_add_to_the_alert() -> None:
    table = a_study().with_hand(0, "T01").with_hand(1, "T13").deck_top("T03").in_phase(0, "action")
    table.answer("study:1", "play:T13:aux").until_prompt("interfere", 1)
    assert table.stealth_and_alert() == (3, 3 + 5)


def test_d6_3_with_no_card_left_nothing_is_revealed() -> None:
    table = a_study().with_hand(0, "T01").with_hand(1, "T13").with_deck().in_phase(0, "action")
    table.answer("study:1", "play:T13:aux").until_prompt("interfere", 1)
    # The study card itself was the whole discard pile and is shuffled in.
    assert table.stealth_and_alert() == (3, 3 + 3)


def test_q72_a_study_with_one_card_and_no_chance_may_be_declared() -> None:
    table = a_study("II-3").with_hand(0, "T07").in_phase(0, "action")
    assert "study:2" in table.keys


def test_q30_q60_intellect_is_for_the_turn_of_exalted_sofia() -> None:
    table = a_game(2, scholars=["sofia", "valerio"]).with_map({"I-4": (5, 5)}).at(0, "I-4")
    table.with_cubes(1, civ=4).with_hand(0, "T03", "T02", "T01").in_phase(0, "action")
    assert table.scholar(0).exalted
    table.answer("study:2", "use:T03", "done", "pass").until_prompt("act")
    assert table.cubes(0) == {"civ": 1, "mil": 1}
    assert "study:1" in table.keys  # the same kind twice, and one cube of three is left
    table.answer("study:1", "use:T02", "done", "pass", "pass")
    assert table.cubes(0) == {"civ": 1, "mil": 1, "cult": 1}
    assert table.question().seat == 1


@pytest.mark.parametrize(("taken", "offered"), [(0, 3), (1, 2), (2, 1), (3, 0)])
def test_q30_what_an_earlier_study_took_counts(taken: int, offered: int) -> None:
    table = a_game(2, scholars=["sofia", "valerio"]).with_map({"I-4": (5, 5)}).at(0, "I-4")
    table.with_cubes(1, civ=4).with_hand(0, "T03").in_phase(0, "action")
    table.with_mark(0, "studied", taken)
    studies = [key for key in table.keys if key.startswith("study")]
    assert studies == [f"study:{k}" for k in range(1, offered + 1)]
    if not offered:
        assert table.why_not(0, "study") == "intellect_spent"


def test_q30_a_failed_study_takes_nothing() -> None:
    table = a_game(2, scholars=["sofia", "valerio"]).with_map({"I-4": (5, 5)}).at(0, "I-4")
    table.with_cubes(1, civ=4).with_hand(0, "T06", "T02", "T01").in_phase(0, "action")
    table.answer("study:3", "use:T06", "done", "pass", "stun").until_prompt("act")
    assert "study:3" in table.keys
