"""D9: the end of the game and scoring."""

import pytest

from tests.engine.dungeonology.builder import Table, a_game

ZONES = {"I-3": (1, 0), "I-4": (0, -1)}


def test_d9_1_a_finished_scholar_is_out_but_still_counts() -> None:
    table = a_game(3).with_map(ZONES).finished(1, rank=1).with_cubes(1, civ=4).with_panic("K1")
    table.at(0, "I-3").with_hand(0, "T36", "T39").with_students(1, 5).in_phase(0, "before_action")
    assert table.scholar(0).exalted  # q32: its stars count for the exaltation of others
    assert not [k for k in table.keys if k.endswith("main")]  # nobody's target
    assert table.why_not(1, "rest") == "maximum_alert"
    assert table.why_not(1, "play:T36") == "not_in_hand"
    table.until(lambda q: q.seat not in (0,))
    assert table.game.active == 2


def test_d9_2_nothing_left_before_maximum_alert_q62() -> None:
    table = a_game(2).with_map({"I-3": (1, 0)}).with_slots("I-3", "civ", "").at(0, "I-3")
    table.with_hand(0, "T03").in_phase(0, "action").answer("study:1", "pass")
    assert table.game.outcome is None  # zones can still be placed
    last = a_game(2).with_map({"I-3": (1, 0)}).with_slots("I-3", "civ", "").at(0, "I-3")
    for level in (1, 2, 3):
        last.with_stack(level, only=True)
    last.with_hand(0, "T03").in_phase(0, "action").answer("study:1", "pass")
    assert last.outcome().reason == "nothing_left"
    assert not last.game.maximum


def test_d9_2_tiles_of_a_level_that_cannot_be_reached_do_not_count() -> None:
    table = a_game(2).with_map({"I-3": (1, 0)}).with_slots("I-3", "civ", "").at(0, "I-3")
    table.with_stack(1, only=True).with_hand(0, "T03").in_phase(0, "action")
    table.answer("study:1", "pass")
    assert table.outcome().reason == "nothing_left"  # no stairs lead to II and III
    stairs = a_game(2).with_map({"I-3": (1, 0), "I-1": (2, 0)}, unresolved=["I-1"]).at(0, "I-3")
    stairs.with_slots("I-3", "civ", "").with_slots("I-1", "", "", "").with_stack(1, only=True)
    stairs.with_hand(0, "T03").in_phase(0, "action").answer("study:1", "pass")
    assert stairs.game.outcome is None


def test_d9_2_stairs_count_for_the_levels_they_lead_to_only() -> None:
    table = a_game(2).with_map({"I-3": (1, 0), "I-1": (2, 0)}, unresolved=["I-1"]).at(0, "I-3")
    table.with_slots("I-3", "civ", "").with_slots("I-1", "", "", "")
    table.with_stack(1, only=True).with_stack(2, only=True)  # only tiles of level III are left
    table.with_hand(0, "T03").in_phase(0, "action").answer("study:1", "pass")
    assert table.outcome().reason == "nothing_left"


@pytest.mark.parametrize(("orientation", "over"), [("north", True), ("rotate", False)])
def test_d9_2_d4_14_a_tile_that_fits_turned_can_be_placed(orientation: str, over: bool) -> None:
    # Only the cell north of I-3 is free; I-5 meets N1 of I-3 or E1 of I-4 only when it is turned.
    zones = {"I-3": (1, 0), "I-6": (2, 0), "I-1": (1, 1), "I-4": (0, -1), "I-2": (-1, 0)}
    walls = {"II-1": (0, 1), "II-2": (3, 0), "II-3": (2, 1), "II-4": (1, 2), "II-5": (2, -1)}
    more = {"II-6": (0, -2), "III-1": (-1, -1), "III-2": (-2, 0), "III-3": (-1, 1)}
    table = a_game(2, orientation=orientation).with_map({**zones, **walls, **more}).at(0, "I-3")
    for zone in table.game.map.zones[1:]:
        table.with_slots(zone, *[""] * len(table.slots(zone)))
    table.with_slots("I-3", "civ", "").with_stack(1, "I-5", only=True).with_stack(3, only=True)
    map_ = table.game.map
    free = [(z, map_.free_sides(z)) for z in map_.zones if map_.level(z) == 1]
    assert [(z, sides) for z, sides in free if sides] == [("I-3", ("N",)), ("I-4", ("E",))]
    table.with_hand(0, "T03").in_phase(0, "action").answer("study:1", "pass")
    assert bool(table.game.outcome) is over


def test_d9_2_q63_round_limit() -> None:
    table = a_game(2, round_limit=20).with_map(ZONES).at(0, "I-3").at(1, "I-4")
    table.game.first, table.game.round = 0, 19
    table.with_panic("K3", maximum=False).in_phase(1, "movement").answer("end")
    table.until(lambda q: table.game.active == 0)
    assert (table.game.round, table.game.maximum) == (20, False)
    table.in_phase(1, "movement").answer("end").until(lambda q: table.game.active == 0)
    assert (table.game.round, table.game.maximum) == (21, True)
    assert table.happened("maximum_alert")[0]["why"] == "round_limit"
    table.game.round = 29
    table.with_bag(8, 1).in_phase(1, "movement").answer("end")
    table.until(lambda q: table.game.active == 0)
    table.with_bag(8, 1).in_phase(1, "action").answer("end")
    assert table.outcome().reason == "round_limit"


def test_d9_2_round_limit_with_empty_zones_ends_at_once() -> None:
    table = a_game(2, round_limit=20).with_map({"I-3": (1, 0)}).with_slots("I-3", "", "")
    table.game.first, table.game.round = 0, 20
    table.in_phase(1, "movement").answer("end")
    assert table.outcome().reason == "no_cubes"


def scored(**cubes: int) -> Table:
    table = a_game(2).with_map(ZONES).with_clan("C2").with_cubes(0, **cubes).with_panic("K1")
    return table.with_slots("I-3", "", "").with_slots("I-4", "", "", "")


def test_d9_3_all_parts() -> None:
    table = scored(civ=8, mil=2, cult=3, caste=1).with_intern(0, "N01", "N04")
    table.with_jinx(0, "J15").with_jinx(0, "J05", hidden=True)
    table.scholar(0).rank = 2
    sheet = table.turn_of(0).outcome().scores[0]
    assert sheet == {
        "civ": 26,
        "mil": 6,
        "cult": 12,
        "wealth": 0,
        "caste": 6,
        "clan": 2 - 3 + 2,
        "thesis": 7,
        "interns": 2 + 3,
        "jinxes": -(4 + 3),  # q67: the face-down one is turned up and counts
        "total": 26 + 6 + 12 + 6 + 1 + 7 + 5 - 7,
    }
    assert table.scholar(0).hidden_jinxes == ()


@pytest.mark.parametrize(("rank", "points"), [(0, 0), (1, 10), (2, 7), (3, 5), (4, 3)])
def test_d9_3_thesis_points_by_rank(rank: int, points: int) -> None:
    table = scored()
    table.scholar(0).rank = rank
    assert table.turn_of(0).outcome().scores[0]["thesis"] == points


def test_d9_4_q38_a_failed_submission_takes_no_rank() -> None:
    table = a_game(3).with_map(ZONES).with_panic("K1").with_clan("C1").with_cubes(0, civ=1)
    table.with_cubes(1, civ=8, mil=6, cult=5).at(2, "I-3").in_phase(0, "movement").answer("end")
    assert (table.scholar(0).finished, table.scholar(0).rank) == (True, 0)
    table.until_prompt("move", 1).answer("end")
    assert table.scholar(1).rank == 1


def test_d9_5_the_highest_score_wins_and_may_be_negative() -> None:
    table = scored().with_jinx(0, "J15").with_jinx(1, "J05")
    outcome = table.turn_of(0).outcome()
    assert [s["total"] for s in outcome.scores] == [-4, -3]
    assert (outcome.ranking, outcome.ties) == ((1, 0), ("score",))


def test_d9_6_ties_go_by_thesis_then_students_then_age_q61() -> None:
    table = scored().with_students(0, 3).with_students(1, 3)
    assert table.turn_of(0).outcome().ranking == (0, 1)
    old = a_game(2, age_order=[1, 0]).with_map({"I-3": (1, 0)}).with_slots("I-3", "", "")
    old.with_panic("K1").with_students(0, 3).with_students(1, 3)
    assert old.turn_of(0).outcome().ranking == (1, 0)
