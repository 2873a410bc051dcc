"""D3: the phases of a turn."""

import pytest

from tests.engine.dungeonology.builder import Table, a_game

ZONES = {"I-3": (1, 0), "I-4": (0, -1)}


def test_d3_1_clockwise_and_finished_scholars_are_skipped() -> None:
    table = a_game(3).with_map(ZONES).finished(2).in_phase(1, "movement")
    table.answer("end")
    assert table.question().seat == 0
    assert table.game.active == 0


def test_d3_1_a_round_ends_when_the_turn_passes_over_the_first_seat() -> None:
    table = a_game(3).with_map(ZONES).with_panic("K3")
    table.game.first = 2
    table.finished(2).in_phase(1, "movement").answer("end")
    assert table.happened("round_ended") == [{"round": 1}]
    assert table.game.round == 2
    table.in_phase(0, "movement").answer("end")
    assert table.game.round == 2


def test_d3_2_start_of_turn_clears_marks_of_all_players() -> None:
    table = a_game(2).with_map(ZONES).at(0, "I-3").at(1, "I-3").in_phase(0, "movement")
    table.with_mark(0, "hide").with_mark(1, "stealth_next", 3).having_gained(1, "civ")
    table.turn_of(1)
    assert [(s.marks, s.gained) for s in table.game.scholars] == [((), ()), ((), ())]
    assert table.asks("priority", 1)
    assert table.question().args["point"] == "start"


def test_d3_2_panic_works_before_the_first_interrupt_point() -> None:
    table = a_game(2).with_map(ZONES).with_panic("K3").with_bag(4, 1).at(0, "I-3")
    table.with_cubes(0, civ=1).turn_of(0)
    assert table.asks("roll_call", 0)
    table.answer("sacrifice")
    assert table.question().args["point"] == "start"


def a_thesis(stars: int, **cubes: int) -> Table:
    table = a_game(2).with_map(ZONES).at(0, "I-3").with_clan("C1").with_cubes(0, **cubes)
    assert table.scholar(0).stars == stars
    return table.in_phase(0, "begin")


def test_d3_3_two_stars_are_needed() -> None:
    one = a_thesis(1, civ=4)
    assert "submit" not in one.keys
    reason = one.reason(0, "submit")
    assert (reason.key, reason.rule, reason.args) == ("stars", "D3.3", {"n": 2, "have": 1})
    assert "submit" in a_thesis(2, civ=4, mil=4).keys


def test_d3_3_success_is_told_without_the_figure() -> None:
    table = a_thesis(7, civ=8, mil=6, cult=5, wealth=2)
    table.answer("submit")
    judged = next(e for e in table.events if e.kind == "thesis_judged")
    assert judged.facts == {"seat": 0, "success": True}
    assert judged.eyes == (0,)
    assert table.scholar(0).zone == "I-0"
    assert table.scholar(0).finished
    assert (table.game.maximum, table.scholar(0).rank) == (True, 1)
    assert table.view(0)["clan"] == "C1"
    assert table.view(1)["clan"] is None


def test_d3_3_failure_costs_the_dearest_cube_and_a_jinx_then_phase_5() -> None:
    table = a_thesis(2, civ=4, mil=4).with_intern(0, "N01", "N02").with_hand(0)
    jinx = table.game.jinx_deck[-1]
    table.in_phase(0, "begin").answer("submit")
    assert table.cubes(0) == {"civ": 3, "mil": 4}  # civ 2 + 1 against mil 3 - 1, protected or not
    assert table.scholar(0).jinxes == (jinx,)  # face down, then turned up in phase 5
    assert table.scholar(0).hand  # phase 5 refilled the hand
    assert table.question().seat == 1
    kinds = table.kinds()
    assert kinds.index("cube_eliminated") < kinds.index("jinx_drawn") < kinds.index("jinx_revealed")
    assert not table.game.maximum


@pytest.mark.parametrize(
    ("cubes", "version", "asked"),
    [
        ({"civ": 4, "mil": 4}, "1.15", True),
        ({"civ": 8}, "1.15", False),
        ({"civ": 4, "mil": 4}, "0.94", False),
    ],
)
def test_d2_3_that_one_cube_is_the_dearest_tells_nothing_of_the_clan_card(
    cubes: dict[str, int], version: str, asked: bool
) -> None:
    """The author is asked unless everybody knows the cube: one kind alone, or 0.94, without the clan."""
    table = a_game(2, version=version).with_map(ZONES).with_clan("C1").with_cubes(0, **cubes)
    table.forced = False
    table.in_phase(0, "begin").answer("submit")
    assert table.asks("lose_dearest", 0) is asked
    assert ("cube_eliminated" in table.kinds()) is not asked


def test_d3_3_not_in_maximum_alert() -> None:
    table = a_game(2).with_map(ZONES).at(0, "I-3").with_cubes(0, civ=4, mil=4)
    table.with_panic("K1").in_phase(0, "movement")
    assert table.why_not(0, "submit") == "submit_on_start"


def test_d3_4_rest_is_optional() -> None:
    table = a_game(2).with_map(ZONES).at(0, "I-3").with_hand(0, "T01").in_phase(0, "begin")
    assert table.keys == ["rest", "go_on"]
    table.answer("rest", "done")
    assert table.scholar(0).zone == "I-0"
    assert len(table.scholar(0).hand) == 4
    assert table.question().seat == 1


def test_d3_4_step_3_one_jinx_face_up_or_down() -> None:
    table = a_game(2).with_map(ZONES).at(0, "I-3").with_jinx(0, "J15")
    table.with_jinx(0, "J01", hidden=True).in_phase(0, "begin").answer("rest")
    assert table.keys == ["jinx:J15", "jinx:hidden"]
    table.answer("jinx:hidden")
    assert table.game.jinx_discards == ("J01",)
    assert table.scholar(0).jinxes == ("J15",)
    assert table.scholar(0).hidden_jinxes == ()


def test_d3_4_step_5_students_only_up_to_the_value() -> None:
    table = a_game(2).with_map(ZONES).at(0, "I-3").with_students(0, 6).with_campfire(3)
    table.in_phase(0, "begin").answer("rest")
    assert table.scholar(0).students == 6
    assert table.game.campfire == 3


def test_d3_4_step_5_campfire_first_then_reserve() -> None:
    table = a_game(2).with_map(ZONES).at(0, "I-3").with_students(0, 0).with_campfire(3)
    reserve = table.game.reserve
    table.in_phase(0, "begin").answer("rest")
    assert table.scholar(0).students == 4
    assert (table.game.campfire, table.game.reserve) == (0, reserve - 1)
    assert table.happened("students_gained") == [{"seat": 0, "n": 4}]


def test_d3_4_impossible_in_maximum_alert() -> None:
    table = a_game(2).with_map(ZONES).with_panic("K1").in_phase(0, "movement")
    reason = table.reason(0, "rest")
    assert (reason.key, reason.rule) == ("maximum_alert", "D7.12")


def test_d3_5_up_to_speed_steps() -> None:
    table = a_game(2).with_map(ZONES).in_phase(0, "movement")
    assert table.view()["steps_left"] == 4
    for i in range(4):
        table.until_prompt("move").answer("step:I-3" if i % 2 == 0 else "step:I-0")
    table.pass_all()
    assert table.game.phase != "movement"
    assert len(table.happened("zone_entered")) == 4


def test_d3_6_one_action_or_none() -> None:
    table = a_game(2).with_map(ZONES).at(0, "I-4").with_hand(0, "T03", "T02", "T01")
    table.in_phase(0, "action")
    assert table.keys[-1] == "end"
    table.answer("study:1", "use:T03", "done").until_prompt("last_word").answer("pass")
    assert table.question().args["point"] == "acted"
    table.answer("pass")
    assert table.question().seat == 1
    none = a_game(2).with_map(ZONES).at(0, "I-4").with_hand(0, "T03").in_phase(0, "action")
    assert none.answer("end").question().seat == 1


def test_d3_7_jinxes_turn_up_before_the_hand_is_refilled() -> None:
    table = a_game(2).with_map(ZONES).at(0, "I-3").with_jinx(0, "J02", hidden=True)
    table.in_phase(0, "movement").answer("end").pass_all()
    assert table.scholar(0).jinxes == ("J02",)
    assert len(table.scholar(0).hand) == 3  # the Hand value is already lower


def test_d3_7_never_discard_down_q13() -> None:
    table = a_game(2).with_map(ZONES).at(0, "I-3")
    table.with_hand(0, "T01", "T02", "T03", "T04", "T05", "T06").in_phase(0, "movement")
    table.answer("end").until(lambda q: q.seat == 1)
    assert len(table.scholar(0).hand) == 6


def test_d3_7_no_cards_in_phase_5() -> None:
    table = a_game(2).with_map(ZONES).at(0, "I-3").at(1, "I-3").orders("always", "always")
    table.with_hand(0, "T10").with_hand(1, "T10").in_phase(0, "action")
    before = len(table.events)
    table.answer("end")
    kinds = [e.kind for e in table.events[before:]]
    assert kinds.index("cards_drawn") < kinds.index("turn_ended")
    assert table.game.active == 1  # nobody was asked in between


def test_d3_8_the_discard_pile_becomes_the_deck() -> None:
    table = a_game(2).with_map(ZONES).at(0, "I-3").with_deck("T01", discards=["T02", "T03", "T04"])
    table.in_phase(0, "movement").answer("end").pass_all()
    assert sorted(table.scholar(0).hand) == ["T01", "T02", "T03", "T04"]
    assert table.happened("deck_shuffled") == [{"cards": 3}]


def test_d3_8_both_empty_nothing_is_drawn() -> None:
    table = a_game(2).with_map(ZONES).at(0, "I-3").with_deck("T01")
    table.in_phase(0, "movement").answer("end").pass_all()
    assert table.scholar(0).hand == ("T01",)


def test_d3_8_jinx_discards_are_shuffled_when_the_deck_is_empty() -> None:
    table = a_thesis(2, civ=4, mil=4)
    game = table.game
    game.jinx_deck, game.jinx_discards = (), tuple(game.box.jinxes)
    table.in_phase(0, "begin").answer("submit")
    assert len(game.jinx_deck) == 14
    assert game.jinx_discards == ()
    all_held = a_thesis(2, civ=4, mil=4)
    all_held.with_jinx(1, *all_held.game.box.jinxes).in_phase(0, "begin").answer("submit")
    assert all_held.scholar(0).jinxes == ()
