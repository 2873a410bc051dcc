"""D0 and D1: conventions, counts, note boards."""

from collections import Counter

import pytest

from game.engine.titles.dungeonology.state import Attempt
from tests.engine.dungeonology.builder import Table, a_game
from tests.engine.dungeonology.pieces import check_pieces

NOTE_BOARD = {
    "civ": (0, 2, 4, 6, 8, 10, 12, 14, 26),
    "mil": (0, 3, 6, 9, 12, 15, 25),
    "cult": (0, 4, 8, 12, 16, 24),
    "wealth": (0, 5, 10, 15, 23),
    "caste": (0, 6, 14),
}
ARROWS = {"civ": 3, "mil": 3, "cult": 2, "wealth": 1, "caste": 1}
STARS = {"civ": (4, 8), "mil": (4, 6), "cult": (3, 5), "wealth": (2, 4), "caste": (2,)}


def test_d0_3_people_in_the_dungeon_are_live_and_off_start() -> None:
    game = a_game(3).with_map({"I-3": (1, 0)}).at(0, "I-3").finished(2).game
    assert [game.in_dungeon(s) for s in range(3)] == [True, False, False]
    assert game.rivals(1) == (0,)
    assert game.rivals(0) == ()


def test_d0_4_types_units_and_cubes() -> None:
    columns = a_game().game.box.columns
    assert [(c.id, c.unit, c.cubes) for c in columns] == [
        ("civ", 2, 20),
        ("mil", 3, 15),
        ("cult", 4, 13),
        ("wealth", 5, 10),
        ("caste", 6, 6),
    ]


def test_d0_5_range_words() -> None:
    zones = {"I-3": (1, 0), "I-4": (0, -1), "II-1": (9, 9), "I-5": (20, 20), "II-4": (30, 30)}
    table = a_game(4).with_map(zones).with_hand(0, "T07", "T36", "T17", "T39")
    for seat, zone in enumerate(["I-3", "I-3", "I-4", "II-1"]):
        table.at(seat, zone).with_cubes(seat, civ=1)
    table.in_phase(0, "action")
    assert "play:T07:main" in table.keys  # here: seat 1 is
    table.at(1, "I-0").in_phase(0, "action")
    assert "play:T07:main" not in table.keys
    assert table.why_not(0, "play:T07") == "no_target"
    table.at(1, "I-4").at(0, "I-0").at(0, "I-3").in_phase(0, "before_action")
    assert "play:T36:main" not in table.keys  # near: I-3 and I-4 touch at a corner only
    twin = Table(table.game.clone()).answer("play:T17:main")
    assert twin.keys == ["target:1", "target:2"]  # on your level
    twin = Table(table.game.clone()).answer("play:T39:main", "cost:0")
    assert twin.keys == ["target:1", "target:2", "target:3"]  # anywhere in the dungeon


def test_d0_5_near_is_neighbour_linked_and_not_by_secret_passage() -> None:
    zones = {"I-5": (0, 1), "I-4": (0, -1), "II-4": (5, 5), "I-6": (0, 2)}
    table = a_game(3).with_map(zones).with_hand(0, "T36")
    table.at(0, "I-5").at(1, "II-4").at(2, "I-6").in_phase(0, "before_action")
    assert "II-4" in table.game.map.linked("I-5")
    table.answer("play:T36:main").unanswered()
    assert table.scholar(0).students == 4 + 2
    assert [table.scholar(s).students for s in (1, 2)] == [3, 2]


def test_d0_6_a_cost_must_be_payable_in_full() -> None:
    table = a_game(2).with_map({"I-3": (1, 0)}).at(0, "I-3").with_hand(0, "T18", "T14")
    table.with_stun(0, 1).with_students(0, 1).in_phase(0, "before_action")
    assert "play:T18:main" in table.keys
    table.with_students(0, 0).in_phase(0, "before_action")
    assert "play:T18:main" not in table.keys
    assert table.reason(0, "play:T18").rule == "D0.6"
    table.answer("play:T14:main").unanswered()  # of "Sac 1 / Uni 2" only Uni 2 can be paid
    assert "declare" not in table.question().prompt
    assert "I-3" in table.game.map.teleports


def test_d0_6_everything_but_the_cost_is_done_as_far_as_possible() -> None:
    table = a_game(2).with_map({"I-3": (1, 0)}).at(0, "I-3").with_hand(0, "T26")
    table.with_panic("K3").with_bag(4, 1).in_phase(0, "before_action")
    assert "play:T26:main" in table.keys  # no zone can be laid in Maximum Alert, Move 1 is left
    table.answer("play:T26:main").unanswered()
    assert table.asks("move", 0)


def test_d0_7_floors() -> None:
    table = a_game(2, scholars=["vincenzo", "valerio"]).with_map({"I-3": (1, 0)})
    table.with_jinx(0, "J01", "J11", "J07", "J03").with_students(0, 0)
    table.at(0, "I-3").in_phase(0, "movement")
    assert table.view()["steps_left"] == 1  # 3 - 1 - 2
    assert table.view()["scholars"][0]["intellect"] == 1
    for low in ("J02", "J06"):
        table.with_jinx(0, low)
    assert table.view()["scholars"][0]["hand_value"] == 3
    assert table.view()["scholars"][0]["stun_limit"] == 1


def test_d0_7_alert_never_falls_below_zero() -> None:
    table = a_game(2, scholars=["sofia", "valerio"]).with_map({"I-3": (1, 0)})
    table.at(0, "I-3").at(1, "I-3").with_cubes(1, civ=1).with_jinx(1, "J07")
    table.with_hand(0, "T01", "T02").in_phase(0, "action").answer("spy:1:civ")
    assert table.stealth_and_alert() == (0, 0)


def test_d0_7_what_would_fall_below_zero_is_not_owed() -> None:
    attempt = Attempt("study", 0, "I-3")
    for side in ("stealth", "alert"):
        attempt = attempt.add(side, "J07", -2).add(side, "T01", 3)
    assert (attempt.stealth, attempt.alert) == (3, 3)


def test_d0_8_checks_follow_every_cube_in_order() -> None:
    table = a_game(2, scholars=["valerio", "sofia"]).with_map({"II-3": (5, 5)}).at(0, "II-3")
    table.with_cubes(0, civ=1, mil=2).with_hand(0, "T03", "T02", "T01").with_stun(1, 3)
    table.in_phase(0, "action").answer("study:2", "use:T01", "use:T02", "use:T03")
    table.answer(table.keys[0]).until_prompt("last_word").answer("pass")
    assert table.cubes(0) == {"civ": 1, "mil": 4}
    kinds = table.kinds()
    collected = [i for i, kind in enumerate(kinds) if kind == "cube_collected"]
    assert collected[0] < kinds.index("knowledge_gained") < collected[1]  # at mil 3
    assert collected[1] < kinds.index("card_turned")  # at mil 4 the first star
    assert table.scholar(1).exalted


def test_d0_8_omega_waits_for_the_end_of_the_card() -> None:
    table = a_game(2).with_map({"I-3": (1, 0)}).at(0, "I-3").with_hand(0, "T40")
    table.with_campfire(1).with_bag(2, 1).in_phase(0, "before_action").answer("play:T40:main")
    kinds = table.kinds()
    assert kinds.index("students_gained") < kinds.index("omega_came")
    assert table.scholar(0).students == 4 + 3
    assert table.game.campfire == 0


def test_d1_1_box_contents() -> None:
    box = a_game().game.box
    assert (len(box.scholars), len(box.panics), len(box.alerts), len(box.clans)) == (4, 3, 3, 3)
    assert (box.supply.students, box.supply.omegas) == (40, 5)
    assert sum(c.cubes for c in box.columns) == 64
    assert Counter(z.level for z in box.zones.values()) == {1: 7, 2: 6, 3: 6}
    assert sum(t.copies for t in box.tricks.values()) == 105
    assert (len(box.chances), len(box.jinxes), len(box.interns), len(box.bosses)) == (16, 15, 10, 2)


def test_d1_2_tokens_with_a_limit() -> None:
    supply = a_game().game.box.supply
    assert Counter(supply.traps) == {"ambush": 2, "stop": 2, "toll": 2}
    assert (supply.teleports, supply.secrets) == (2, 3)


def test_d1_3_colours() -> None:
    assert a_game().game.box.colours == ("red", "blue", "yellow", "purple")
    assert [s.colour for s in a_game(2, colours=["purple", "red"]).game.scholars] == [
        "purple",
        "red",
    ]


def test_d1_4_sacrificed_and_eliminated_pieces_go_to_the_reserve() -> None:
    table = a_game(2).with_map({"I-3": (1, 0)}).at(0, "I-3").with_hand(0, "T24")
    table.in_phase(0, "before_action")
    reserve = table.game.reserve
    table.answer("play:T24:main", "cost:0")
    assert table.game.reserve == reserve + 1
    assert table.scholar(0).students == 3
    check_pieces(table.game)


@pytest.mark.parametrize("type_", NOTE_BOARD)
def test_d1_5_columns(type_: str) -> None:
    for n, value in enumerate(NOTE_BOARD[type_]):
        assert a_game().with_cubes(0, **{type_: n}).points(0) == value
    column = a_game().game.box.columns[list(NOTE_BOARD).index(type_)]
    assert column.capacity == len(NOTE_BOARD[type_]) - 1


@pytest.mark.parametrize("type_", NOTE_BOARD)
def test_d1_6_stars_and_arrows_come_and_go_with_the_cube(type_: str) -> None:
    table = a_game()
    for n in (*range(len(NOTE_BOARD[type_])), *reversed(range(len(NOTE_BOARD[type_])))):
        scholar = table.with_cubes(0, **{type_: n}).scholar(0)
        assert scholar.bonus == (n >= ARROWS[type_])
        assert scholar.stars == sum(n >= star for star in STARS[type_])


def test_d1_7_study_bonus_is_the_number_of_covered_arrows() -> None:
    table = a_game().with_cubes(0, civ=3, mil=3, cult=2, wealth=1, caste=1)
    assert table.view()["scholars"][0]["study_bonus"] == 5
    table.with_cubes(0, civ=2, mil=3, cult=2)
    assert table.view()["scholars"][0]["study_bonus"] == 2


@pytest.mark.parametrize(
    ("seat", "short", "enough"),
    [
        (0, {"civ": 1, "mil": 2}, {"civ": 1, "mil": 3}),
        (1, {"civ": 1, "mil": 1, "wealth": 1}, {"civ": 1, "mil": 1, "wealth": 1, "caste": 1}),
        (2, {"civ": 2, "cult": 1}, {"civ": 2, "cult": 2}),
        (3, {"civ": 1, "cult": 2}, {"civ": 1, "cult": 2, "wealth": 1}),
    ],
)
def test_d1_8_d7_6_knowledge_token_is_kept_for_the_game(
    seat: int, short: dict[str, int], enough: dict[str, int]
) -> None:
    table = a_game(4).with_clan("C2").with_cubes(seat, **short)
    assert not table.scholar(seat).knowledge
    assert table.view(seat)["clan"] is None
    table.with_cubes(seat, **enough)
    assert table.scholar(seat).knowledge
    table.with_cubes(seat)
    assert table.scholar(seat).knowledge
    assert table.view(seat)["clan"] == "C2"
    assert [table.view(s)["clan"] for s in range(4) if s != seat] == [None] * 3
    assert table.view()["clan"] is None
