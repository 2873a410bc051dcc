"""The worked examples TC1 to TC28 of the rules (D15)."""

import pytest

from game.engine.core.grid import clockwise_from
from game.engine.titles.dungeonology.chance import randomize_scholar
from tests.engine.dungeonology.builder import Table, a_game


def joints(table: Table, zone: str, other: str) -> dict[str, str]:
    """Aligned pairs between two zones: my passage and how it is joined."""
    return {p.passage: p.joint for p in table.game.map.pairs[zone] if p.zone == other}


# Zones


def test_tc1_adjacent_and_linked() -> None:
    table = a_game().with_map({"I-3": (1, 0), "I-4": (0, -1)}).with_stack(1, "I-2")
    table.at(0, "I-4").in_phase(0, "movement").answer("explore", "lay:E:0")
    game = table.game
    assert game.map.grid.where["I-2"].cell == (1, -1)
    assert joints(table, "I-0", "I-3") == {"E2": "open"}
    assert joints(table, "I-0", "I-4") == {"N1": "open"}
    assert joints(table, "I-4", "I-2") == {"E1": "open"}
    assert joints(table, "I-2", "I-3") == {}
    assert "I-3" in game.map.adjacent("I-2")
    assert "I-3" not in game.map.linked("I-2")
    assert not game.map.is_near("I-2", "I-3")


def a_dead_end() -> Table:
    """A scholar on I-3 whose only free side is the north."""
    zones = {"I-3": (1, 0), "I-6": (2, 0), "I-1": (1, 1)}
    return a_game().with_map(zones).at(0, "I-3")


def test_tc2_a_tile_that_does_not_fit_goes_to_the_bottom() -> None:
    table = a_dead_end().with_stack(1, "I-5", "I-4").in_phase(0, "movement").answer("explore")
    assert table.keys == ["lay:N:0"]
    assert table.game.shown == "I-4"
    table.answer("lay:N:0")
    game = table.game
    assert game.stacks[0] == ("I-5", "I-2")
    assert game.map.grid.where["I-4"].cell == (1, -1)
    assert joints(table, "I-3", "I-4") == {"N1": "open"}
    assert (table.scholar(0).zone, table.scholar(1).zone) == ("I-4", "I-0")
    assert game.steps_taken == 1
    assert table.slots("I-4") == ("civ", "mil", "cult")
    assert table.asks("priority", 0)
    assert table.no_open_question_but("priority")


def test_tc3_nothing_fits() -> None:
    table = a_dead_end().with_stack(1, "I-5", only=True).in_phase(0, "movement").answer("explore")
    game = table.game
    assert game.stacks[0] == ("I-5",)
    assert game.steps_taken == 0
    assert table.scholar(0).zone == "I-3"
    assert table.asks("move", 0)
    assert "explore" not in table.keys
    assert table.why_not(0, "explore") == "nothing_fitted"
    assert table.happened("exploring_failed") == [{"seat": 0, "zone": "I-3"}]


@pytest.mark.parametrize(("civ", "laid"), [(0, ["lay:N:0"]), (1, ["lay:W:0"])])
def test_tc4_a_door_the_scholar_cannot_pass(civ: int, laid: list[str]) -> None:
    zones = {"II-1": (5, 5), "II-3": (6, 5), "II-4": (5, 6)}
    table = a_game().with_map(zones).with_stack(2, "II-5", "II-2", only=True).at(0, "II-1")
    table.with_cubes(0, civ=civ).in_phase(0, "movement").answer("explore")
    assert table.keys == laid
    if civ:
        assert table.game.shown == "II-5"
        assert table.game.stacks[1] == ("II-2",)
    else:
        assert table.game.shown == "II-2"
        assert table.game.stacks[1] == ("II-5",)


@pytest.mark.parametrize("version", ["1.15", "0.94"])
def test_tc5_trap(version: str) -> None:
    table = a_game(2, scholars=["rebecca", "sofia"], version=version).with_map({"I-4": (0, -1)})
    table.with_trap("I-4", "stop", owner=1).in_phase(0, "movement")
    assert table.scholar(0).side.speed == 3
    table.answer("step:I-4")
    assert table.happened("trap_sprung")[0]["trap"] == "stop"
    assert table.asks("priority", 0)
    assert table.question().args["point"] == "moved"
    table.answer("pass")
    assert table.question().args["point"] == "before_action"
    assert not table.game.traps["I-4"]
    assert "stop" in table.game.trap_pool


def the_stairs_of_tc6() -> Table:
    table = a_game(2, scholars=["rebecca", "sofia"]).with_stack(2, "II-2")
    table.with_map({"I-3": (1, 0), "I-2": (0, -1)}, unresolved=["I-2"])
    return table.in_phase(0, "movement").answer("step:I-2")


def test_tc6_stairs_and_wall() -> None:
    table = the_stairs_of_tc6()
    assert table.asks("lay", 0)
    table.answer("lay:E:0")
    game = table.game
    assert game.map.grid.where["II-2"].cell == (1, -1)
    assert joints(table, "I-2", "II-2") == {"E1": "stairs"}
    assert joints(table, "I-3", "II-2") == {"N1": "wall"}
    assert table.slots("II-2") == ("cult", "wealth", "wealth")
    assert table.scholar(0).zone == "I-2"
    assert game.boss == "I-2"
    kinds = table.kinds()
    assert kinds.index("tile_laid") < kinds.index("boss_moved")
    assert "I-2" not in game.stairs_open


def test_tc7_second_entrant_lays_no_second_stair() -> None:
    table = the_stairs_of_tc6().answer("lay:E:0")
    laid = len(table.game.map.zones)
    table.in_phase(1, "movement").answer("step:I-2")
    assert table.asks("priority", 1)
    assert len(table.game.map.zones) == laid


# Study


def sofia_studies() -> Table:
    """TC8 up to the interference: Stealth 4 against Alert 4."""
    table = a_game(2, scholars=["sofia", "valerio"]).with_map({"I-3": (1, 0)}).with_omegas(2)
    table.with_bag(8, 1).at(0, "I-3").at(1, "I-3")
    table.with_hand(0, "T05", "T07", "T08", "T13").with_hand(1, "T05").deck_top("T14")
    table.in_phase(0, "action").answer("study:1")
    assert table.stealth_and_alert() == (0, 4)
    table.answer("use:T05", "use:T07", "use:T08", "done")
    assert table.stealth_and_alert() == (4, 4)
    assert table.asks("interfere", 1)
    table.answer("play:T05:aux").until_prompt("interfere", 1)
    assert table.stealth_and_alert() == (4, 6)
    return table.answer("pass")


def test_tc8_study() -> None:
    table = sofia_studies()
    assert table.asks("last_word", 0)
    table.answer("play:T13:aux").until_prompt("last_word", 0)
    assert table.stealth_and_alert() == (6, 6)
    table.answer("pass")
    assert table.cubes(0) == {"civ": 1}
    assert table.cubes(1) == {}
    assert table.points(0) == 2
    assert table.slots("I-3") == ("", "cult")
    assert sorted(table.game.discards) == ["T05", "T05", "T07", "T08", "T13", "T14"]
    assert table.scholar(0).hand == ()
    assert table.no_open_question_but("priority")


def test_tc9_extra_alert_for_more_cubes() -> None:
    table = a_game(2, scholars=["sofia", "valerio"]).with_map({"I-3": (1, 0), "II-3": (5, 5)})
    table.with_omegas(2).with_bag(8, 1).at(0, "I-3").with_hand(0, "T05", "T07").in_phase(
        0, "action"
    )
    table.answer("study:2")
    assert table.stealth_and_alert() == (0, 5)
    rebecca = a_game(2, scholars=["rebecca", "valerio"]).with_map({"II-3": (5, 5)})
    rebecca.at(0, "II-3").with_hand(0, "T05", "T07").in_phase(0, "action")
    alerts = []
    for k in (1, 2, 3, 4):
        twin = Table(rebecca.game.clone()).answer(f"study:{k}")
        alerts.append(twin.stealth_and_alert()[1])
    assert alerts == [6, 7, 9, 12]
    assert rebecca.game.box.supply.extra_alert[5] == 10


@pytest.mark.parametrize("avoid", [False, True])
def test_tc10_failure(avoid: bool) -> None:
    table = sofia_studies().answer("pass")
    assert table.asks("stun", 0)
    assert table.keys == ["stun", "sacrifice"]
    table.answer("sacrifice" if avoid else "stun")
    assert (table.scholar(0).stun, table.scholar(0).students) == ((0, 2) if avoid else (1, 3))
    drawn = table.happened("students_drawn")[-1]
    assert drawn["n"] + drawn["omegas"] == 2
    assert table.cubes(0) == {}
    assert table.slots("I-3") == ("civ", "cult")


# Espionage


def test_tc11_espionage() -> None:
    table = a_game(2, scholars=["sofia", "valerio"]).with_map({"I-3": (1, 0)})
    table.at(0, "I-3").at(1, "I-3").with_cubes(0, civ=1).with_cubes(1, mil=2)
    table.with_hand(0, "T07", "T08").deck_top("T03").in_phase(0, "action").answer("spy:1:mil")
    assert table.scholar(0).students == 2
    assert table.stealth_and_alert() == (0, 3)
    table.answer("use:T07", "use:T08")
    assert table.stealth_and_alert() == (7, 3)
    assert table.asks("duel", 1)
    table.answer("pass")
    assert table.asks("duel", 0)
    table.answer("pass")
    assert (table.cubes(0), table.cubes(1)) == ({"civ": 1, "mil": 1}, {"mil": 1})
    assert table.points(0) == 2 + 3
    assert table.scholar(1).students == 4
    assert table.no_open_question_but("priority")


def test_tc12_the_same_by_rebecca() -> None:
    table = a_game(2, scholars=["rebecca", "valerio"]).with_map({"I-3": (1, 0)})
    table.at(0, "I-3").at(1, "I-3").with_cubes(0, civ=1).with_cubes(1, mil=2)
    table.with_hand(0, "T07", "T08").deck_top("T03").in_phase(0, "action").answer("spy:1:mil")
    assert table.stealth_and_alert() == (0, 7)
    table.answer("use:T07", "use:T08")
    assert table.stealth_and_alert() == (2, 7)
    assert "divined" not in table.kinds()


def test_tc13_steal_into_a_full_column() -> None:
    table = a_game(2, scholars=["sofia", "valerio"]).with_map({"I-3": (1, 0)})
    table.at(0, "I-3").at(1, "I-3").with_cubes(0, mil=6).with_cubes(1, mil=2)
    table.with_hand(0, "T03").deck_top("T03").in_phase(0, "action")
    table.answer("spy:1:mil", "pass", "pass")
    assert (table.cubes(0), table.cubes(1)) == ({"mil": 6}, {"mil": 1})
    assert "cube_eliminated" in table.kinds()


# Cubes


def after_tc11() -> Table:
    """Sofia (civ 1, mil 1) and Valerio on I-3, slot 1 empty, cult in slot 2; Valerio's turn."""
    table = a_game(2, scholars=["sofia", "valerio"]).with_map({"I-3": (1, 0)})
    table.with_slots("I-3", "", "cult").at(0, "I-3").at(1, "I-3")
    return table.with_cubes(0, civ=1, mil=1).with_hand(0, "T29")


def test_tc14_drop() -> None:
    table = after_tc11().in_phase(1, "before_action")
    table.randomizer("R03", "R11", "R09", "R08").answer("skill:headbutt")
    assert table.keys == ["cube", "card"]
    table.answer("cube")
    assert table.scholar(1).stun == 1
    assert table.scholar(1).students == 4
    assert table.slots("I-3") == ("mil", "cult")
    assert table.cubes(0) == {"civ": 1}
    assert table.points(0) == 2
    assert table.scholar(0).hand == ("T29",)
    assert table.no_open_question_but("priority")


def test_tc15_protected() -> None:
    table = after_tc11().with_intern(0, "N01").in_phase(1, "before_action")
    table.randomizer("R08").answer("skill:headbutt", "cube")
    assert table.asks("protected", 0)
    table.answer("keep")
    assert table.cubes(0) == {"civ": 1, "mil": 1}
    assert table.slots("I-3") == ("", "cult")
    assert table.scholar(1).stun == 1


@pytest.mark.parametrize("interns", [(), ("N01", "N03")])
def test_tc16_give(interns: tuple[str, ...]) -> None:
    table = after_tc11().with_cubes(0, civ=1).with_slots("I-3", "mil", "cult")
    table.with_intern(1, *interns).with_hand(1, "T03").orders("always", "threatened")
    table.with_bag(8).in_phase(1, "action").answer("study:2").then("pass")
    table.until_prompt("priority", 0)
    assert table.cubes(1) == {"mil": 1, "cult": 1}
    table.answer("play:T29:main").until_prompt("give_which", 1)
    assert table.keys == ["give:mil", "give:cult"]
    table.answer("give:cult")
    assert (table.cubes(0), table.cubes(1)) == ({"civ": 1, "cult": 1}, {"mil": 1})
    assert table.slots("I-3") == ("", "")


def test_tc17_overflow() -> None:
    zones = {"I-3": (1, 0), "I-4": (1, -1), "I-6": (2, 0)}
    table = a_game(2, scholars=["sofia", "valerio"]).with_map(zones).at(0, "I-3").at(1, "I-3")
    table.with_cubes(0, mil=1).with_slots("I-4", "", "", "cult").in_phase(1, "before_action")
    table.answer("skill:headbutt")
    assert table.slots("I-3") == ("civ", "cult")
    assert table.slots("I-4") == ("", "mil", "cult")
    full = a_game(2, scholars=["sofia", "valerio"]).with_map(zones).at(0, "I-3").at(1, "I-3")
    full.with_cubes(0, mil=1).in_phase(1, "before_action").answer("skill:headbutt")
    assert full.cubes(0) == {}
    assert "cube_eliminated" in full.kinds()


# Randomize


@pytest.mark.parametrize(
    ("card", "way"),
    [("R11", ["II-2", "II-4"]), ("R07", ["II-1", "II-4"]), ("R15", ["II-1", "II-4"])],
)
def test_tc18_drunk_laetus_moves_towards_yellow(card: str, way: list[str]) -> None:
    zones = {"I-1": (1, 0), "II-3": (10, 10), "II-1": (11, 10), "II-2": (10, 11), "II-4": (11, 11)}
    table = a_game(3).with_map(zones).with_boss("II-3", "drunk").at(2, "II-4")
    table.in_phase(0, "movement").randomizer(card, "R12").answer("step:I-1")
    assert [move["zone"] for move in table.happened("boss_moved")] == way
    assert table.happened("encounter") == [{"seat": 2}]
    assert len(table.scholar(2).hand) == 2


@pytest.mark.parametrize(
    ("cubes", "cards", "lost"),
    [
        ({"wealth": 1, "mil": 1}, ["R11"], "wealth"),
        ({"civ": 1, "mil": 1}, ["R11", "R08"], "mil"),
        ({"wealth": 1, "mil": 1}, ["R08"], "mil"),
    ],
)
def test_tc19_headbutt_with_r11_and_r08(cubes: dict[str, int], cards: list[str], lost: str) -> None:
    table = after_tc11().with_cubes(0, **cubes).in_phase(1, "before_action")
    table.randomizer(*cards).answer("skill:headbutt", "cube")
    assert table.cubes(0) == {t: n for t, n in cubes.items() if t != lost}
    assert table.slots("I-3") == (lost, "cult")


def test_tc20_a_random_direction() -> None:
    chances = a_game().game.box.chances
    south, east = chances["R11"], chances["R08"]
    assert (south.direction, south.exit) == ("S", "S2")
    assert (east.direction, east.exit) == ("E", "E2")
    assert clockwise_from("S2") == ("S2", "S1", "W2", "W1", "N1", "N2", "E1", "E2")
    assert clockwise_from("E2")[:2] == ("E2", "S2")


def test_tc21_randomize_a_scholar() -> None:
    table = a_game(2).with_map({"I-3": (1, 0), "I-4": (0, -1)}).at(0, "I-3").at(1, "I-4")
    table.randomizer("R03", "R04", "R02")
    assert randomize_scholar(table.game, 0) == (1, table.game.box.chances["R02"])
    table.at(1, "I-0").randomizer("R02", "R04", "R01")
    assert randomize_scholar(table.game, 0) == (0, table.game.box.chances["R01"])
    table.at(0, "I-0")
    assert randomize_scholar(table.game, 0) is None


# Others


def test_tc22_columns() -> None:
    table = a_game().with_cubes(0, civ=8, mil=6, cult=5, wealth=4, caste=2)
    scholar = table.scholar(0)
    assert table.points(0) == 112
    assert (scholar.stars, scholar.bonus) == (9, 5)


def test_tc23_exaltation() -> None:
    table = a_game(3).with_cubes(0, civ=4)
    assert [s.exalted for s in table.game.scholars] == [False, True, True]
    table.with_cubes(1, mil=4)
    assert [s.exalted for s in table.game.scholars] == [False, False, True]
    table.with_cubes(0)
    assert [s.exalted for s in table.game.scholars] == [True, False, True]
    table.with_stun(0, 5).with_cubes(0, civ=4)
    assert not table.scholar(0).exalted
    assert table.scholar(0).stun == 4


def test_tc24_omega() -> None:
    table = a_game(4).with_map({"I-3": (1, 0)}).with_campfire(5).with_bag(1, 1)
    for seat in range(4):
        table.at(seat, "I-3")
    table.with_hand(0, "T30").in_phase(0, "before_action").answer("play:T30:main", "target:2")
    table.unanswered()
    game = table.game
    drawn = table.happened("students_drawn")[0]
    assert (drawn["n"], drawn["omegas"]) == (1, 1)
    assert [s.students for s in game.scholars] == [4 + 2, 3, 4 + 1, 3]
    assert table.happened("omega_came")[0]["fled"] == 3
    assert game.campfire == 0
    assert game.alert_omegas == 1
    assert [len(s.hidden_jinxes) for s in game.scholars] == [1, 0, 0, 0]
    assert (game.bag, game.bag_omegas) == (12, 1)
    assert table.penalty() == 0
    assert table.no_open_question_but("priority")


def test_tc25_maximum_alert() -> None:
    table = a_game(2).with_map({"I-3": (1, 0)}).with_omegas(4).with_bag(0, 1).at(0, "I-3")
    table.with_panic("K3", maximum=False).with_hand(0, "T05").in_phase(0, "before_action")
    table.answer("play:T05:main")
    game = table.game
    assert game.maximum
    assert game.alert_omegas == 0
    assert (game.bag, game.bag_omegas, game.reserve_omegas) == (2 * 2, 1, 4)
    assert table.penalty() == 0
    assert table.happened("maximum_alert") == [{"why": "omega", "panic": "K3"}]
    table.in_phase(1, "movement")
    assert "explore" not in table.keys
    assert table.why_not(1, "explore") == "maximum_alert"
    assert table.why_not(1, "rest") == "maximum_alert"


def test_tc26_thesis() -> None:
    table = a_game(2).with_clan("C1").with_cubes(0, civ=4, mil=4, wealth=2, caste=1)
    table.with_map({"I-3": (1, 0)}).in_phase(0, "begin").answer("submit")
    game = table.game
    assert table.scholar(0).finished
    assert table.scholar(0).rank == 1
    assert game.maximum
    secret = next(e.secret for e in table.events if e.kind == "thesis_judged")
    assert secret == {"clan": "C1", "score": 38, "target": 38}
    assert table.points(0) == 36 + 10


@pytest.mark.parametrize("lost", ["wealth", "caste"])
def test_tc26_thesis_with_one_civ_less(lost: str) -> None:
    table = a_game(2).with_clan("C1").with_cubes(0, civ=3, mil=4, wealth=2, caste=1)
    table.with_map({"I-3": (1, 0)}).in_phase(0, "begin").answer("submit")
    assert table.asks("lose_dearest", 0)
    assert table.keys == ["eliminate:wealth", "eliminate:caste"]
    table.answer(f"eliminate:{lost}")
    full = {"civ": 3, "mil": 4, "wealth": 2, "caste": 1}
    assert table.cubes(0) == {t: n - (t == lost) for t, n in full.items() if n - (t == lost)}
    assert len(table.scholar(0).jinxes) == 1
    assert not table.game.maximum
    assert not table.scholar(0).finished
    assert table.question().seat == 1


def test_tc27_rest() -> None:
    table = a_game(2, scholars=["sofia", "valerio"]).with_map({"I-3": (1, 0)}).at(0, "I-3")
    table.with_stun(0, 3).with_jinx(0, "J01", "J04").with_hand(0, "T01", "T02")
    table.with_students(0, 0).with_campfire(2)
    reserve = table.game.reserve
    table.turn_of(0).until_prompt("shed_jinx")
    table.answer("jinx:J01", "discard:T01", "done")
    scholar = table.scholar(0)
    assert scholar.zone == "I-0"
    assert scholar.stun == 0
    assert scholar.jinxes == ("J04",)
    assert len(scholar.hand) == 4
    assert "T02" in scholar.hand
    assert (scholar.students, table.game.campfire) == (3, 0)
    assert table.game.reserve == reserve - 1
    assert table.question().seat == 1


def test_tc27_rest_is_forced_but_a_thesis_may_be_tried() -> None:
    table = a_game(2, scholars=["sofia", "valerio"]).with_map({"I-3": (1, 0)}).at(0, "I-3")
    table.with_stun(0, 3).with_cubes(0, civ=4, mil=4).in_phase(0, "begin")
    assert table.keys == ["submit", "rest"]
    table.with_stun(0, 2).in_phase(0, "begin")
    assert table.keys == ["submit", "rest", "go_on"]


def equal_scores(**options: object) -> Table:
    """Two scholars with 2 points each at the end of a game."""
    table = a_game(2, **options).with_map({"I-3": (1, 0)}).with_slots("I-3", "", "")
    return table.with_clan("C2").with_cubes(0, civ=1).with_cubes(1, civ=1).with_panic("K1")


def test_tc28_ties() -> None:
    late = equal_scores().with_cubes(0, civ=6).finished(1, rank=1).turn_of(0).outcome()
    assert [s["total"] for s in late.scores] == [12, 12]
    assert (late.ranking, late.ties) == ((1, 0), ("thesis",))
    students = equal_scores().with_students(1, 5).turn_of(0).outcome()
    assert (students.ranking, students.ties) == ((1, 0), ("students",))
    young = equal_scores(age_order=[1, 0]).with_students(1, 4).turn_of(0).outcome()
    assert (young.ranking, young.ties) == ((1, 0), ("age",))
