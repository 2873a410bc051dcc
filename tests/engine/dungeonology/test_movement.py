"""D4.1 to D4.3, D4.6 to D4.8, D4.13: the grid, doors, steps, entering, zone effects."""

import pytest

from game.api import load_state
from game.engine.core.grid import BEYOND, CLOCKWISE, MEETS
from game.engine.titles.dungeonology.dungeon import door_of, joint_of
from tests.engine.dungeonology.builder import Table, a_game


def test_d4_1_grid_and_passages() -> None:
    assert CLOCKWISE == ("N1", "N2", "E1", "E2", "S2", "S1", "W2", "W1")
    assert {p: MEETS[p] for p in ("N1", "N2", "E1", "E2")} == {
        "N1": "S1",
        "N2": "S2",
        "E1": "W1",
        "E2": "W2",
    }
    assert BEYOND == {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}
    assert a_game().game.map.grid.where["I-0"].cell == (0, 0)


def test_d4_2_relations() -> None:
    zones = {"I-3": (1, 0), "I-4": (0, -1), "I-5": (0, 1), "I-2": (1, -1), "II-4": (9, 9)}
    map_ = a_game().with_map(zones).game.map
    assert set(map_.adjacent("I-0")) == {"I-3", "I-4", "I-5"}
    assert "I-2" not in map_.adjacent("I-0")  # corners do not count
    assert set(map_.beside["I-4"]) == {"I-0", "I-2"}
    assert "II-4" in map_.linked("I-5")  # by secret passage B, wherever they lie
    assert "II-4" not in map_.beside["I-5"]
    close = a_game().with_map({"I-5": (5, 5), "II-4": (6, 5)}).game.map
    assert joint_of(close.box, "I-5", "II-4") == "wall"
    assert close.beside["I-5"] == ("II-4",)  # adjacent and the same letter: neighbour-linked
    assert close.is_near("II-4", "I-5")
    assert "I-3" in map_.adjacent("I-2")  # a passage facing a blank wall is closed
    assert "I-3" not in map_.linked("I-2")


def test_d4_2_a_wall_token_closes_a_pair() -> None:
    map_ = a_game().with_map({"I-3": (1, 0), "II-2": (1, -1)}).game.map
    assert [(p.passage, p.joint) for p in map_.pairs["I-3"] if p.zone == "II-2"] == [("N1", "wall")]
    assert "II-2" not in map_.linked("I-3")


def test_the_trail_of_a_movement_is_recalled_and_changes_no_save() -> None:
    """It ends with the movement, and where a new tile is a reason to turn back."""
    table = a_game(2).with_map({"I-3": (1, 0), "I-4": (0, -1)}).at(0, "I-3")
    table.in_phase(0, "movement").then("step:I-0", "step:I-4")
    game = table.game
    assert game.trail == ((0, "I-3"), (0, "I-0"))
    assert "trail" not in game.to_dict()
    assert load_state(game.to_dict()).recalled() == {"trail": []}
    assert load_state({**game.to_dict(), **game.recalled()}).recalled() == game.recalled()
    table.then("end")
    assert not game.trail
    table = a_game(2).with_map({"I-3": (1, 0)}).at(0, "I-3")
    table.in_phase(0, "movement").then("step:I-0", "explore")
    assert table.game.trail
    table.answer(table.keys[0])
    assert table.game.trail == ()


def before_the_trophy_room(**cubes: int) -> Table:
    """Valerio on II-3, west of II-5, whose western passage W2 asks for civ and mil."""
    table = a_game(2).with_map({"II-3": (5, 5), "II-5": (6, 5), "II-1": (6, 4)})
    return table.at(0, "II-3").with_cubes(0, **cubes).in_phase(0, "movement")


@pytest.mark.parametrize(
    ("cubes", "lacking"),
    [({}, ("civ", "mil")), ({"civ": 1}, ("mil",)), ({"mil": 1}, ("civ",)), ({"cult": 1}, None)],
)
def test_d4_3_a_two_type_door_asks_for_both(
    cubes: dict[str, int], lacking: tuple[str, ...] | None
) -> None:
    table = before_the_trophy_room(**cubes)
    assert "step:II-5" not in table.keys
    reason = table.reason(0, "step:II-5")
    assert (reason.key, reason.rule) == ("door", "D4.3")
    assert reason.args["types"] == (lacking or ("civ", "mil"))


def test_d4_3_a_door_opens_with_the_cubes_and_never_blocks_leaving() -> None:
    table = before_the_trophy_room(civ=1, mil=1)
    table.answer("step:II-5")
    assert table.scholar(0).zone == "II-5"
    inside = before_the_trophy_room().at(0, "II-5").in_phase(0, "movement")
    assert "step:II-3" in inside.keys
    assert door_of(inside.game.box.zones["II-5"], "W2", 0) == ("civ", "mil")


def test_d4_3_another_open_pair_on_the_same_side_may_be_used() -> None:
    # III-2 shows S1[cult+mil] and S2[cult]: with cult alone S2 lets pass.
    table = a_game(2).with_map({"III-2": (5, 5), "III-1": (5, 6)}).at(0, "III-1")
    table.with_cubes(0, cult=1).in_phase(0, "movement")
    assert "step:III-2" in table.keys
    table.answer("step:III-2")
    assert table.happened("zone_entered")[0]["passage"] == "N2"


def test_d4_3_doors_do_not_block_secret_passages_teleports_and_swaps() -> None:
    table = a_game(2).with_map({"I-3": (1, 0), "II-5": (5, 5), "II-1": (9, 9)})
    table.with_secret("I-3", "II-5").at(0, "I-3").in_phase(0, "movement")
    assert "secret:II-5" in table.keys
    table.with_teleport("I-3").with_cubes(0, cult=1).in_phase(0, "action")
    assert "teleport:II-5" in table.keys
    table.with_hand(0, "T17").at(0, "II-1").at(1, "II-5").in_phase(0, "before_action")
    table.answer("play:T17:main").unanswered()
    assert (table.scholar(0).zone, table.scholar(1).zone) == ("II-5", "II-1")


def test_d4_6_a_step_by_secret_passage() -> None:
    table = a_game(2).with_map({"I-5": (0, 1), "II-4": (9, 9)}).at(0, "I-5").with_cubes(0, mil=1)
    table.in_phase(0, "movement").answer("secret:II-4")
    assert table.scholar(0).zone == "II-4"
    assert table.game.steps_taken == 1


def test_d4_6_move_n_on_cards_gives_steps_at_once_in_any_phase() -> None:
    table = a_game(2).with_map({"I-3": (1, 0), "I-4": (0, -1)}).at(0, "I-3")
    table.with_hand(0, "T22").in_phase(0, "before_action").answer("play:T22:aux")
    assert table.asks("move", 0)
    table.answer("step:I-0", "step:I-4")
    assert table.scholar(0).zone == "I-4"
    assert table.no_open_question_but("priority")
    assert len(table.happened("zone_entered")) == 2


def test_d4_6_unused_steps_lapse() -> None:
    table = a_game(2).with_map({"I-3": (1, 0)}).at(0, "I-3").with_hand(0, "T22")
    table.in_phase(0, "before_action").answer("play:T22:aux", "end")
    assert table.scholar(0).zone == "I-3"
    assert table.asks("priority", 0)


def test_d4_6_steps_left_follow_a_changed_speed() -> None:
    table = a_game(2).with_map({"I-3": (1, 0)}).at(0, "I-3").with_hand(0, "T27")
    table.in_phase(0, "before_movement")
    assert table.view()["steps_left"] == 4
    table.answer("play:T27:main")
    assert table.view()["steps_left"] == 5
    table.until_prompt("move").answer("step:I-0").until_prompt("move")
    assert table.view()["steps_left"] == 4


def test_d4_6_scholars_and_the_boss_never_block_each_other() -> None:
    table = a_game(2).with_map({"I-3": (1, 0)}).at(1, "I-3").with_boss("I-3")
    table.in_phase(0, "movement").answer("step:I-3")
    assert table.scholar(0).zone == "I-3"
    assert "encounter" not in table.kinds()


def test_d4_7_q11_entry_effects_work_on_passing_through() -> None:
    table = a_game(2).with_map({"I-6": (-1, 0), "I-3": (-2, 0)}).in_phase(0, "movement")
    table.answer("step:I-6").until_prompt("move").answer("step:I-3")
    assert table.scholar(0).students == 3
    assert table.scholar(0).zone == "I-3"


def test_d4_7_traps_first_then_all_effects_from_left_to_right() -> None:
    # II-4 prints Toll 1; a Stop trap and an Ambush trap lie left of it, the later one leftmost.
    table = a_game(2).with_map({"II-4": (5, 5), "II-3": (6, 5)}).at(0, "II-3").with_cubes(0, mil=1)
    table.with_slots("II-4", "", "wealth", "civ").with_trap("II-4", "ambush", 1)
    table.with_trap("II-4", "stop", 1).in_phase(0, "movement").answer("step:II-4")
    kinds = [k for k in table.kinds() if k in ("trap_sprung", "cube_dropped", "movement_stopped")]
    assert kinds == ["trap_sprung", "movement_stopped", "trap_sprung", "cube_dropped"]
    assert [t["trap"] for t in table.happened("trap_sprung")] == ["stop", "ambush"]
    assert table.scholar(0).students == 3
    assert table.slots("II-4") == ("mil", "wealth", "civ")
    assert table.game.traps["II-4"] == ()
    table.answer("pass")
    assert table.question().args["point"] == "before_action"  # the remaining steps are lost


def test_d4_7_no_interrupt_point_while_a_card_moves_the_scholar() -> None:
    table = a_game(2).with_map({"I-3": (1, 0), "I-4": (0, -1)}).at(0, "I-3").with_hand(0, "T22")
    table.orders("always", "always").at(1, "I-4").in_phase(0, "before_action")
    table.answer("play:T22:aux").unanswered().answer("step:I-0")
    assert table.asks("move", 0)


def test_d4_8_ambush_costs_students() -> None:
    table = a_game(2).with_map({"II-2": (5, 5), "II-3": (6, 5)}).at(0, "II-3").with_students(0, 2)
    table.in_phase(0, "movement").answer("step:II-2")
    assert (table.scholar(0).students, table.scholar(0).stun) == (0, 0)


@pytest.mark.parametrize("avoid", [False, True])
def test_d4_8_ambush_with_too_few_students_stuns(avoid: bool) -> None:
    table = a_game(2).with_map({"II-2": (5, 5), "II-3": (6, 5)}).at(0, "II-3").with_students(0, 1)
    table.in_phase(0, "movement").answer("step:II-2")
    assert table.asks("stun", 0)
    table.answer("sacrifice" if avoid else "stun")
    assert (table.scholar(0).students, table.scholar(0).stun) == ((0, 0) if avoid else (1, 1))


def test_d4_8_ambush_forbids_entry_at_the_limit_without_students() -> None:
    zones = {"II-2": (5, 5), "II-3": (6, 5), "II-1": (6, 4)}
    table = a_game(2).with_map(zones).at(0, "II-3").with_students(0, 0)
    table.with_stun(0, 3).in_phase(0, "movement")
    assert "step:II-2" in table.keys
    table.with_stun(0, 4).with_panic("K3").with_bag(4, 1).in_phase(0, "movement")
    assert "step:II-2" not in table.keys
    reason = table.reason(0, "step:II-2")
    assert (reason.key, reason.rule) == ("ambush", "D4.8")


def test_d4_8_ambush_at_the_limit_with_few_students_takes_one() -> None:
    table = a_game(2).with_map({"III-1": (5, 5), "III-4": (6, 5)}).at(0, "III-4")
    table.with_students(0, 3).with_stun(0, 4).with_panic("K3").with_bag(4, 1)
    table.in_phase(0, "movement")
    table.with_students(0, 2).answer("step:III-1")
    assert (table.scholar(0).students, table.scholar(0).stun) == (1, 4)


def test_d4_8_ambush_forbids_teleports_too() -> None:
    table = a_game(2).with_map({"II-2": (5, 5), "I-3": (1, 0)}).at(0, "I-3").with_students(0, 0)
    table.with_teleport("I-3").with_cubes(0, cult=1).with_stun(0, 3).in_phase(0, "action")
    assert "teleport:II-2" in table.keys
    table.with_stun(0, 4).with_panic("K1").in_phase(0, "action")
    assert "teleport:II-2" not in table.keys
    assert table.why_not(0, "teleport:II-2") == "ambush"
    assert "teleport:I-0" in table.keys


def test_d4_8_stop_ends_movement_but_cards_may_move_again() -> None:
    table = a_game(2).with_map({"III-5": (5, 5), "III-4": (4, 5)}).at(0, "III-4")
    table.with_hand(0, "T27").in_phase(0, "movement").answer("step:III-5")
    assert table.question().args["point"] == "moved"
    assert table.view()["steps_left"] == 0
    table.answer("play:T27:aux", "step:III-4")
    assert table.scholar(0).zone == "III-4"


@pytest.mark.parametrize("played", ["play:T21:aux", "play:T22:aux"])
def test_d4_8_stop_ends_the_phase_and_the_card_movement_in_progress(played: str) -> None:
    table = a_game(2).with_map({"III-5": (5, 5), "III-4": (4, 5)}).at(0, "III-4")
    table.with_hand(0, "T21", "T22", "T28").in_phase(0, "before_movement")
    table.answer(played, "step:III-5")
    assert table.asks("priority", 0)
    assert table.happened("movement_stopped") == [{"seat": 0}]
    assert table.view()["steps_left"] == 0
    table.answer("play:T28:aux", "step:III-4")  # further cards may move the scholar again
    assert table.scholar(0).zone == "III-4"
    table.until_prompt("act")
    assert not any(e.kind == "movement_stopped" for e in table.events[-3:])


def test_d4_8_t22_a_forced_march_goes_on_but_the_phase_is_over() -> None:
    table = a_game(2).with_map({"III-5": (5, 5), "III-4": (4, 5)}).at(0, "III-4").with_bag(9)
    table.with_hand(0, "T22").in_phase(0, "before_movement")
    table.answer("play:T22:main", "step:III-5")
    assert table.asks("move", 0)  # the march
    table.answer("step:III-4", "end")
    assert table.until_prompt("act").scholar(0).zone == "III-4"
    assert table.view()["steps_left"] == 0


@pytest.mark.parametrize(("cubes", "asked"), [({"civ": 1, "mil": 1}, True), ({"mil": 2}, False)])
def test_d4_8_toll(cubes: dict[str, int], asked: bool) -> None:
    table = a_game(2).with_map({"II-4": (5, 5), "II-3": (6, 5)}).at(0, "II-3")
    table.with_slots("II-4", "civ", "", "").with_cubes(0, **cubes).in_phase(0, "movement")
    table.answer("step:II-4")
    if asked:
        assert table.keys == ["drop:civ", "drop:mil"]
        table.answer("drop:mil")
    assert table.slots("II-4") == ("civ", "", "mil")
    assert sum(table.cubes(0).values()) == 1


def test_d4_8_toll_without_cubes_takes_nothing() -> None:
    table = a_game(2).with_map({"II-4": (5, 5), "II-3": (6, 5)}).at(0, "II-3")
    table.in_phase(0, "movement").answer("step:II-4")
    assert table.asks("priority", 0)
    assert table.slots("II-4") == ("civ", "wealth", "civ")


@pytest.mark.parametrize(
    ("zone", "cube", "other"), [("I-5", "civ", "wealth"), ("II-4", "wealth", "civ")]
)
def test_d4_8_camp_rests_without_going_to_start(zone: str, cube: str, other: str) -> None:
    table = a_game(2).with_map({zone: (5, 5)}).at(0, zone).with_stun(0, 2).with_students(0, 1)
    table.with_jinx(0, "J15", "J09").with_hand(0, "T01").with_cubes(0, **{other: 1})
    table.in_phase(0, "action")
    assert "camp" not in table.keys
    assert table.reason(0, "camp").args == {"type": cube}
    table.with_cubes(0, **{cube: 1}).in_phase(0, "action").answer("camp", "jinx:J15", "done")
    scholar = table.scholar(0)
    assert (scholar.zone, scholar.stun, scholar.students) == (zone, 0, 4)
    assert scholar.jinxes == ("J09",)
    assert len(scholar.hand) == 4
    assert table.question().seat == 1  # straight to phase 5


def test_d4_8_camp_not_in_maximum_alert() -> None:
    table = a_game(2).with_map({"I-5": (5, 5)}).at(0, "I-5").with_cubes(0, civ=1)
    table.with_hand(0, "T03").with_panic("K3").with_bag(4, 1).turn_of(0).answer("sacrifice")
    table.until_prompt("act")
    assert "camp" not in table.keys
    assert table.why_not(0, "camp") == "maximum_alert"


@pytest.mark.parametrize(("zone", "side"), [("II-3", "stealth"), ("I-5", "alert")])
def test_d4_8_lucky_and_unlucky_are_compulsory(zone: str, side: str) -> None:
    table = a_game(2).with_map({zone: (5, 5)}).at(0, zone).with_hand(0, "T01")
    table.deck_top("T03", "T05").in_phase(0, "action").answer("study:1")
    if zone == "II-3":
        assert table.keys == ["pick:T03", "pick:T05"]
        table.answer("pick:T05")
        assert table.stealth_and_alert() == (3 + 2, 6)
    else:
        assert table.stealth_and_alert() == (3, 4 + 5)
    assert table.happened("divined")[0]["side"] == side


def test_d4_8_danger_draws_more_students() -> None:
    for zone, drawn in (("I-4", 1), ("I-3", 2), ("II-1", 3)):
        table = a_game(2).with_map({zone: (5, 5)}).at(0, zone).with_hand(0, "T05")
        table.with_bag(8).with_students(0, 0).in_phase(0, "action").answer("study:1", "pass")
        assert table.game.campfire == drawn


def test_d4_8_boss_sighting_then_activation_once_a_turn() -> None:
    table = a_game(2).with_map({"I-1": (1, 0), "I-2": (2, 0)}).in_phase(0, "movement")
    table.answer("step:I-1")
    assert table.game.boss == "I-1"
    table.until_prompt("move").randomizer("R01", "R09").answer("step:I-2")
    assert table.game.boss == "I-2"  # activation: he staggers to the red scholar
    table.until_prompt("move").answer("step:I-1")
    assert table.game.boss == "I-2"  # the second activation of the turn does nothing
    moved = [{"origin": "", "zone": "I-1"}, {"origin": "I-1", "zone": "I-2"}]
    assert table.happened("boss_moved") == moved


def test_d4_13_no_effect_of_the_box_moves_another_scholar_by_steps() -> None:
    # Forced movement has rules, but no card uses it: every moving verb moves its own player.
    box = a_game().game.box
    moving = {
        trick.id
        for trick in box.tricks.values()
        if trick.main and any(call.verb in ("move", "march") for call in trick.main.calls)
    }
    assert moving == {"T09", "T22", "T26"}
