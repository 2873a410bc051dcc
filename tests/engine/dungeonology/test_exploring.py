"""D4.4, D4.5, D4.9 to D4.12, D4.14: new zones, stairs, Start, tokens, rotation."""

import pytest

from game.engine.core.grid import CLOCKWISE, turned
from game.engine.titles.dungeonology.dungeon import door_of, joint_of
from tests.engine.dungeonology.builder import Table, a_game

# Exploring (D4.4)


def test_d4_4_the_side_is_chosen_after_the_tile_is_shown_q1() -> None:
    table = a_game(2).with_stack(1, "I-6").in_phase(0, "movement").answer("explore")
    assert table.happened("tile_shown") == [{"zone": "I-6", "beside": "I-0"}]
    assert table.keys == ["lay:N:0", "lay:E:0", "lay:S:0", "lay:W:0"]
    assert "end" not in table.keys  # cannot be called off once shown
    table.answer("lay:S:0")
    assert table.game.map.grid.where["I-6"].cell == (0, 1)
    assert table.slots("I-6") == ("mil", "mil")
    assert table.scholar(0).zone == "I-6"
    assert table.scholar(0).students == 3  # Ambush 1
    assert table.game.steps_taken == 1


def test_d4_4_needs_a_stack_and_a_free_side() -> None:
    table = a_game(2).with_map({"I-3": (1, 0)}).with_stack(1, only=True).in_phase(0, "movement")
    assert "explore" not in table.keys
    reason = table.reason(0, "explore")
    assert (reason.key, reason.args) == ("stack_empty", {"level": 1})
    zones = {"I-3": (1, 0), "I-4": (0, -1), "I-6": (-1, 0), "I-5": (0, 1)}
    walled = a_game(2).with_map(zones).in_phase(0, "movement")
    assert walled.why_not(0, "explore") == "no_free_side"


def test_d4_4_barred_until_something_changed_q2() -> None:
    zones = {"I-3": (1, 0), "I-6": (2, 0), "I-1": (1, 1)}
    table = a_game(2).with_map(zones).at(0, "I-3").with_stack(1, "I-5", only=True)
    table.in_phase(0, "movement").answer("explore")
    assert table.why_not(0, "explore") == "nothing_fitted"
    assert "step:I-0" in table.keys
    table.in_phase(0, "movement")
    assert "explore" not in table.keys  # nor in a later turn
    table.with_cubes(0, mil=1).in_phase(0, "movement")
    assert "explore" in table.keys  # the types on the board have changed
    table.answer("explore").with_map({"I-4": (-1, 0)}).in_phase(0, "movement")
    assert "explore" in table.keys  # the map has changed


def test_d4_4_every_zone_from_which_nothing_fitted_stays_barred() -> None:
    zones = {"II-1": (5, 5), "II-6": (6, 5)}
    table = a_game(2).with_map(zones).at(0, "II-1").with_stack(2, "II-5", only=True)
    table.in_phase(0, "movement")
    for there in ("II-6", "II-1"):
        table.answer("explore")  # doors on every side of the tile
        assert table.why_not(0, "explore") == "nothing_fitted"
        table.answer(f"step:{there}").until_prompt("move")
    assert table.why_not(0, "explore") == "nothing_fitted"  # though it failed elsewhere meanwhile
    table.with_cubes(0, civ=1).in_phase(0, "movement")
    assert "explore" in table.keys


def test_d4_4_step_5_refused_by_an_ambush_the_tile_stays_and_the_step_is_spent() -> None:
    table = a_game(2).with_stack(1, "I-6").with_students(0, 0).with_stun(0, 4)
    table.turn_of(0)
    assert not table.game.maximum
    zones = {"I-3": (1, 0)}
    table = a_game(2, scholars=["sofia", "valerio"]).with_map(zones).with_stack(1, "I-6")
    table.at(0, "I-3").with_students(0, 0).in_phase(0, "movement")
    table.with_stun(0, 3).answer("explore").answer("lay:E:0")
    assert "I-6" in table.game.map.zones
    assert table.scholar(0).zone == "I-3"
    assert table.game.steps_taken == 1
    assert table.happened("entry_refused") == [{"seat": 0, "zone": "I-6"}]
    assert table.question().args["point"] == "moved"


def test_d4_4_not_in_maximum_alert() -> None:
    table = a_game(2).with_map({"I-3": (1, 0)}).with_panic("K1").in_phase(0, "movement")
    assert "explore" not in table.keys


def test_d4_4_by_card_steps_as_well() -> None:
    table = a_game(2).with_map({"I-3": (1, 0)}).at(0, "I-3").with_stack(1, "I-4")
    table.with_hand(0, "T27").in_phase(0, "before_action").answer("play:T27:aux", "explore")
    table.answer("lay:N:0")
    assert table.scholar(0).zone == "I-4"
    assert table.asks("priority", 0)  # Move 1 is used up


def test_q3_tiles_need_not_fit_their_other_neighbours() -> None:
    zones = {"I-3": (1, 0), "I-4": (0, -1)}
    table = a_game(2).with_map(zones).with_stack(1, "I-2").at(0, "I-4").in_phase(0, "movement")
    table.answer("explore")
    assert "lay:E:0" in table.keys  # although I-2 does not join I-3


# Different levels (D4.5)


@pytest.mark.parametrize(
    ("one", "other", "joint"),
    [
        ("I-3", "I-4", "open"),
        ("I-1", "II-1", "stairs"),
        ("II-3", "III-4", "stairs"),
        ("II-1", "III-1", "stairs"),
        ("I-3", "II-2", "wall"),
        ("I-1", "III-1", "wall"),
    ],
)
def test_d4_5_q7_joints_of_levels(one: str, other: str, joint: str) -> None:
    box = a_game().game.box
    assert joint_of(box, one, other) == joint
    assert joint_of(box, other, one) == joint


def test_d4_5_applies_to_tiles_laid_by_moving() -> None:
    zones = {"I-3": (1, 0), "II-3": (1, -1)}
    table = a_game(2).with_map(zones).with_stack(1, "I-4").at(0, "I-0").in_phase(0, "movement")
    table.answer("explore", "lay:N:0")
    laid = table.happened("tile_laid")[0]
    assert laid["stairs"] == ("E1",)  # I-4.E1 against II-3.W1: II-3 shows Stairs
    assert "II-3" in table.game.map.beside["I-4"]


# Stairs (D4.9)


def test_d4_9_the_player_chooses_the_level_and_does_not_move_q5_q6() -> None:
    table = a_game(2).with_map({"II-3": (5, 5), "II-1": (4, 5)}, unresolved=["II-3"])
    table.with_stack(3, "III-4").at(0, "II-1").in_phase(0, "movement").answer("step:II-3")
    assert table.asks("stairs_level", 0)
    assert table.keys == ["level:1", "level:3"]
    table.answer("level:3")
    assert table.question().args == {"opened": "II-3"}  # the question tells why
    table.answer("lay:E:0")
    assert table.scholar(0).zone == "II-3"
    assert table.slots("III-4") == ("cult", "wealth", "cult", "wealth")
    assert table.game.stairs_open == {}
    table.until_prompt("move")
    assert "step:III-4" in table.keys  # movement goes on, stairs are two-way
    assert "II-3" in table.game.map.beside["III-4"]


@pytest.mark.parametrize(
    ("beside", "tile", "levels"),
    [("I-3", "I-1", (2,)), ("II-1", "II-3", (1, 3)), ("III-4", "III-1", (2,))],
)
def test_d4_9_levels_a_new_stairs_zone_may_open(
    beside: str, tile: str, levels: tuple[int, ...]
) -> None:
    table = a_game(2).with_map({beside: (5, 5)}).at(0, beside).with_students(0, 9)
    table.with_stack(table.game.box.zones[tile].level, tile).in_phase(0, "movement")
    table.answer("explore", "lay:N:0" if tile != "III-1" else "lay:E:0")
    assert table.game.stairs_open == {tile: levels}


def test_d4_9_q71_opened_towards_level_i_it_waits_for_level_iii() -> None:
    table = a_game(2).with_map({"II-3": (5, 5), "II-1": (4, 5)}, unresolved=["II-3"])
    table.with_stack(1, "I-6").at(0, "II-1").at(1, "II-1").in_phase(0, "movement")
    table.answer("step:II-3", "level:1", "lay:E:0")
    assert table.game.stairs_open == {"II-3": (3,)}
    table.in_phase(1, "movement").answer("step:II-3")
    assert table.asks("lay", 1)  # level III, without a choice
    assert table.game.box.zones[table.game.shown].level == 3


def test_d4_9_q8_stairs_that_cannot_be_resolved_are_tried_again() -> None:
    # I-1 with one free side, the east: E1. II-2 (W1) fits there, II-4 (W2) does not.
    zones = {"I-1": (1, 0), "I-3": (1, -1), "I-6": (1, 1)}
    table = a_game(2).with_map(zones, unresolved=["I-1"]).with_stack(2, "II-4", only=True)
    table.in_phase(0, "movement").answer("step:I-1")
    assert table.asks("priority", 0)
    assert table.game.stairs_open == {"I-1": (2,)}
    assert table.happened("tile_under") == [{"zone": "II-4"}]
    table.game.stacks = (table.game.stacks[0], ("II-2", "II-4"), table.game.stacks[2])
    table.in_phase(1, "movement").answer("step:I-1")
    assert table.keys == ["lay:E:0"]
    assert list(table.game.stacks[1]) == ["II-4"]


def test_d4_9_does_nothing_in_maximum_alert() -> None:
    table = a_game(2).with_map({"I-1": (1, 0)}, unresolved=["I-1"]).with_panic("K1")
    table.in_phase(0, "movement").answer("step:I-1")
    assert table.asks("priority", 0)
    assert len(table.game.map.zones) == 2


def test_q64_stairs_of_a_zone_laid_but_not_entered_wait() -> None:
    table = a_game(2).with_map({"I-3": (1, 0)}).at(0, "I-3").with_stack(1, "I-1")
    table.with_hand(0, "T26").in_phase(0, "before_action").answer("play:T26:main", "lay:N:0")
    assert table.game.stairs_open == {"I-1": (2,)}
    table.answer("step:I-1")
    assert table.asks("lay", 0)


# Start (D4.10)


def test_d4_10_on_start_no_cards_no_active_skills_q9() -> None:
    table = (
        a_game(2).with_map({"I-3": (1, 0)}).with_hand(0, "T10", "T22").orders("always", "always")
    )
    table.at(1, "I-3").in_phase(0, "movement")  # no interrupt point asked seat 0
    assert table.why_not(0, "play:T22") == "on_start"
    assert table.why_not(0, "skill:headbutt") == "on_start"
    assert table.why_not(0, "study") == "on_start"
    assert table.why_not(0, "spy") == "on_start"
    table.answer("end")
    table.until(lambda q: q.seat == 1)


def test_d4_10_on_start_nobody_is_a_target() -> None:
    table = a_game(3).with_map({"I-3": (1, 0)}).at(0, "I-3").with_cubes(1, civ=1)
    table.with_hand(0, "T36", "T39", "T30").with_students(1, 5).in_phase(0, "before_action")
    assert "play:T36:main" not in table.keys
    assert "play:T39:main" not in table.keys
    table.answer("play:T30:main")
    assert [s.students for s in table.game.scholars] == [6, 5, 4]


def test_d4_10_q10_own_jinx_cards_work_on_start() -> None:
    table = a_game(2).with_map({"I-3": (1, 0)}).with_jinx(0, "J11").turn_of(0).answer("go_on")
    assert table.asks("night_terrors", 0)
    table.answer("slow")
    assert table.view()["steps_left"] == 2


def test_d4_10_no_token_and_no_cube_on_start() -> None:
    table = a_game(2).with_map({"I-3": (1, 0)}).at(0, "I-3").with_hand(0, "T21")
    table.in_phase(0, "before_action").answer("play:T21:main", "cost:0")
    assert [z for z, traps in table.game.traps.items() if traps] == ["I-3"]
    tunnel = a_game(2).with_map({"I-3": (1, 0), "I-4": (0, -1), "I-6": (-1, 0)}).at(0, "I-3")
    tunnel.with_hand(0, "T23").in_phase(0, "before_action").answer("play:T23:main")
    assert tunnel.keys == ["zone:I-4", "zone:I-6"]
    drop = a_game(2).with_map({"I-3": (1, 0)}).at(0, "I-3").at(1, "I-3").with_cubes(1, mil=1)
    drop.in_phase(0, "before_action").answer("skill:headbutt")
    assert "cube_eliminated" in drop.kinds()  # I-3 is full and only Start is linked


# Tokens (D4.11)


def test_d4_11_teleport() -> None:
    table = a_game(2).with_map({"I-3": (1, 0), "I-6": (-1, 0)}).with_teleport("I-3").at(0, "I-3")
    table.with_hand(0, "T05").in_phase(0, "action")
    assert table.why_not(0, "teleport") == "teleport_cult"
    table.with_cubes(0, cult=1).in_phase(0, "action")
    assert [k for k in table.keys if k.startswith("teleport")] == ["teleport:I-0", "teleport:I-6"]
    table.answer("teleport:I-6")
    assert table.scholar(0).zone == "I-6"
    assert table.scholar(0).students == 3  # the zone is entered
    assert table.game.map.teleports == ("I-3",)  # stays for the game
    assert table.why_not(0, "teleport") == "action_taken"


def test_d4_11_secret_passages_x_link_all_zones_with_x_q57() -> None:
    zones = {"I-3": (1, 0), "II-1": (5, 5), "III-4": (9, 9)}
    table = a_game(2).with_map(zones).with_secret("I-3", "II-1", "III-4").at(0, "I-3")
    table.in_phase(0, "movement")
    assert {"secret:II-1", "secret:III-4"} <= set(table.keys)


def test_d4_11_q56_a_trap_does_not_spare_its_owner_and_is_discarded() -> None:
    table = a_game(2).with_map({"I-4": (0, -1)}).with_trap("I-4", "ambush", owner=0)
    table.in_phase(0, "movement").answer("step:I-4")
    assert table.scholar(0).students == 3
    assert table.game.traps["I-4"] == ()
    assert table.game.trap_pool.count("ambush") == 2


def test_d4_11_an_ambush_trap_never_forbids_entry() -> None:
    table = a_game(2).with_map({"I-4": (0, -1)}).with_trap("I-4", "ambush", 1).with_students(0, 0)
    table.with_panic("K1").with_stun(0, 4).in_phase(0, "movement").answer("step:I-4")
    assert table.scholar(0).zone == "I-4"
    assert table.scholar(0).stun == 4


def test_d4_11_a_later_trap_lies_left_of_an_earlier_one() -> None:
    table = a_game(2).with_map({"I-4": (0, -1)}).at(0, "I-4").with_hand(0, "T21").with_bag(5)
    table.in_phase(0, "before_action").game.rng = 3  # three faces that read differently backwards
    table.answer("play:T21:main", "cost:1", "n:3")
    drawn = [e.secret["trap"] for e in table.events if e.kind == "trap_placed"]
    lying = [trap.face for trap in table.game.traps["I-4"]]
    assert drawn != lying == drawn[::-1]


def test_d4_11_q55_traps_are_drawn_at_random_and_seen_by_the_placer() -> None:
    table = a_game(3).with_map({"I-4": (0, -1)}).at(0, "I-4").with_hand(0, "T21")
    table.in_phase(0, "before_action").answer("play:T21:main", "cost:1", "n:1")
    placed = next(e for e in table.events if e.kind == "trap_placed")
    assert placed.facts == {"seat": 0, "zone": "I-4"}
    assert placed.eyes == (0,)
    face = placed.secret["trap"]
    traps = [next(z for z in table.view(s)["map"] if z["zone"] == "I-4")["traps"] for s in (0, 1)]
    assert traps[0][0]["face"] == face
    assert traps[1][0]["face"] is None


# Open-end guard (D4.12)


def test_d4_12_a_an_unresolved_stairs_zone_keeps_a_free_side() -> None:
    # I-2 at (1,-1) with unresolved stairs has its last free side in the east (2,-1).
    zones = {"I-3": (2, 0), "I-2": (1, -1), "I-4": (0, -1), "I-6": (1, -2), "I-5": (1, 0)}
    table = a_game(2).with_map(zones, unresolved=["I-2"]).at(0, "I-3").with_stack(1, "I-1")
    assert table.game.map.free_sides("I-2") == ("E",)
    table.in_phase(0, "movement").answer("explore")
    assert "lay:N:0" not in table.keys
    resolved = a_game(2).with_map(zones).at(0, "I-3").with_stack(1, "I-1")
    assert "lay:N:0" in resolved.in_phase(0, "movement").answer("explore").keys


def test_d4_12_d4_9_stairs_that_stay_open_for_level_iii_after_level_i_failed_iii_is_tried() -> None:
    # II-3 has one free side left. Laying level I there would shut level III in for ever.
    zones = {"II-1": (4, 5), "II-3": (5, 5), "II-4": (5, 4), "II-6": (5, 6)}
    table = a_game(2).with_map(zones, unresolved=["II-3"]).at(0, "II-1").with_stack(1, "I-6")
    assert table.game.map.free_sides("II-3") == ("E",)
    table.in_phase(0, "movement").answer("step:II-3", "level:1")
    assert table.game.box.zones[table.game.shown].level == 3


def a_pocket(**more: tuple[int, int]) -> Table:
    """Level I can go on only in the north of I-2; beyond that cell only the north is free."""
    zones = {"I-2": (0, -1), "I-3": (1, 0), "I-4": (-1, 0), "I-5": (0, 1)}
    blocks = {"II-1": (1, -1), "II-2": (-1, -1), "II-4": (2, 0), "II-5": (-2, 0), "II-6": (1, 1)}
    third = {"III-1": (-1, 1), "III-2": (0, 2), "III-3": (1, -2), "III-4": (-1, -2)}
    return a_game(2).with_map({**zones, **blocks, **third, **more}).at(0, "I-2")


def test_d4_12_b_an_unfinished_level_keeps_a_free_side() -> None:
    table = a_pocket().with_stack(1, "I-6")
    map_ = table.game.map
    assert [z for z in map_.zones if map_.level(z) == 1 and map_.free_sides(z)] == ["I-2"]
    assert table.in_phase(0, "movement").answer("explore").keys == ["lay:N:0"]
    shut = {"III-5": (0, -3)}
    closed = a_pocket(**shut).with_stack(1, "I-6").in_phase(0, "movement").answer("explore")
    assert closed.why_not(0, "explore") == "nothing_fitted"  # it would close the level
    last = a_pocket(**shut).with_stack(1, "I-6", only=True).in_phase(0, "movement")
    assert last.answer("explore").keys == ["lay:N:0"]  # no tile is left to be shut out


# Free rotation (D4.14)


def test_d4_14_a_quarter_turn_clockwise() -> None:
    assert {p: turned(p, 1) for p in CLOCKWISE} == {
        "N1": "E1",
        "N2": "E2",
        "E1": "S2",
        "E2": "S1",
        "S2": "W2",
        "S1": "W1",
        "W2": "N1",
        "W1": "N2",
    }
    assert all(turned(turned(p, 3), 1) == p for p in CLOCKWISE)


def rotating(**options: str) -> Table:
    zones = {"I-3": (1, 0), "I-6": (2, 0), "I-1": (1, 1)}
    return a_game(2, **options).with_map(zones).at(0, "I-3").with_stack(1, "I-5", only=True)


def test_d4_14_a_tile_fits_if_some_turn_of_it_fits() -> None:
    table = rotating(orientation="rotate").in_phase(0, "movement").answer("explore")
    assert table.keys == ["lay:N:1"]  # only then E2 becomes S1 and meets N1 of I-3
    table.answer("lay:N:1")
    placed = table.game.map.grid.where["I-5"]
    assert placed.turn == 1
    assert placed.passages == {turned(p, 1) for p in ("N1", "E1", "E2", "S2", "W2")}
    plain = rotating().in_phase(0, "movement").answer("explore")
    assert plain.why_not(0, "explore") == "nothing_fitted"


def test_d4_14_a_tile_is_turned_so_that_its_door_can_be_passed() -> None:
    table = a_game(2, orientation="rotate").with_map({"II-3": (5, 5)}).at(0, "II-3")
    table.with_stack(2, "II-5", only=True).with_cubes(0, civ=1).in_phase(0, "movement")
    table.answer("explore")  # II-5 has a door of civ in the east; the others ask for mil
    assert sorted(table.keys) == ["lay:E:2", "lay:N:1", "lay:S:3", "lay:W:0"]


def test_d4_14_doors_turn_with_their_passage() -> None:
    table = a_game(2).with_map({"II-5": (5, 5)}, turns={"II-5": 1})
    zone, turn = table.game.box.zones["II-5"], table.game.map.grid.where["II-5"].turn
    assert door_of(zone, "E1", turn) == ("mil",)  # was N1
    assert door_of(zone, "S2", turn) == ("civ",)  # was E1
    assert door_of(zone, "W1", turn) == ("mil",)  # was S1
    assert door_of(zone, "N1", turn) == ("civ", "mil")  # was W2
