"""Laying a tile by mouse and by keyboard; never an illegal turn."""

from collections.abc import Callable
from dataclasses import replace

import pygame
import pytest

from game.engine.core.grid import beyond
from game.engine.titles.dungeonology.view_types import own_preview
from game.scenes.dungeonology.table import DungeonTable
from game.scenes.shell.app import App
from game.scenes.tilemap.laying import Laying
from tests.ui.driver import FRAME, Driver
from tests.ui.map_games import MapTable, sitting_with
from tests.ui.typed import sure

Make = Callable[..., App]


def hanging(make_app: Make, orientation: str, zones: int = 3) -> tuple[MapTable, list[str]]:
    """Somebody with a tile in the hand, and the ways it may be laid."""
    sitting = sitting_with("lay", zones, "lay", orientation)
    assert sitting.question is not None
    table = MapTable(make_app(), sitting)
    return table, [option.key for option in sitting.question.options]


def laying(table: MapTable) -> Laying:
    assert table.map.board.laying is not None
    return table.map.board.laying


def turns_at(table: MapTable, cell: tuple[int, int]) -> set[int]:
    return {lay.turn for lay in laying(table).places[cell]}


@pytest.mark.parametrize("orientation", ["north", "rotate"])
def test_places_are_the_options_and_nothing_else(make_app: Make, orientation: str) -> None:
    table, keys = hanging(make_app, orientation)
    ways = [lay for place in laying(table).places.values() for lay in place]
    assert sorted(lay.key for lay in ways) == sorted(keys)
    for lay in ways:
        facts = own_preview(table.map.choices.preview(lay.key))
        assert (list(lay.cell), lay.turn) == (list(facts["cell"]), facts["turn"])
        assert (len(lay.joined), len(lay.shut)) == (len(facts["joined"]), len(facts["shut"]))
        assert len(lay.tokens) == len(facts["stairs"]) + len(facts["walls"])
    assert len(table.map.spots()) == len(laying(table).places)


@pytest.mark.parametrize("orientation", ["north", "rotate"])
def test_near_a_place_the_tile_snaps_and_a_click_lays_it(make_app: Make, orientation: str) -> None:
    table, keys = hanging(make_app, orientation)
    for cell in list(laying(table).places):
        rect = table.map.camera.tile(cell)
        table.move((rect.centerx + rect.w // 4, rect.centery - rect.h // 5))
        table.rest()
        assert laying(table).cell == cell
        assert laying(table).now == laying(table).goal()
        assert sure(laying(table).now).lift == 0
        table.click(rect.center)
        assert table.chosen[-1] in keys
        assert table.chosen[-1] == sure(laying(table).chosen).key


def unfit_cells(table: MapTable) -> set[tuple[int, int]]:
    """Free cells beside the zone where the tile does not fit."""
    x, y = laying(table).beside
    sides = {(x, y - 1), (x + 1, y), (x, y + 1), (x - 1, y)}
    free = {cell for cell in sides if not table.map.board.tile_on(cell)}
    return free - set(laying(table).places)


def test_elsewhere_it_hangs_tilted_and_says_why(make_app: Make) -> None:
    tables = (hanging(make_app, "north", zones)[0] for zones in range(3, 16))
    table = next(one for one in tables if unfit_cells(one))
    say, camera, beside = table.map.game.say, table.map.camera, laying(table).beside
    home = table.map.game.name(table.map.board.tile_on(beside))
    around = [(beside[0] + dx, beside[1] + dy) for dx in (-4, -3, 3, 4) for dy in (-1, 0, 1)]
    whole = table.app.screen.get_rect()
    far = next(
        cell
        for cell in around
        if whole.contains(camera.tile(cell)) and not table.map.board.tile_on(cell)
    )
    reasons = [
        (beside, say("lay.taken")),
        (far, say("lay.beside", tile=home)),
        (unfit_cells(table).pop(), say("lay.unfit")),
    ]
    for cell, why in reasons:
        at = camera.tile(cell).center
        table.move(at)
        table.rest()
        assert laying(table).cell is None
        assert sure(laying(table).now).angle != 0
        assert sure(laying(table).now).lift == 1
        assert sure(table.map.tip())[0] == why
        table.click(at)
    assert not table.chosen


def test_left_alone_the_places_glow(make_app: Make) -> None:
    table, _ = hanging(make_app, "north")
    table.move((-9999, -9999))
    table.rest()
    screen = table.app.screen

    def brightest(cell: tuple[int, int]) -> int:
        r = table.map.camera.tile(cell).clip(screen.get_rect())
        points = [(x, y) for x in range(r.left, r.right, 3) for y in range(r.top, r.bottom, 3)]
        return max(sum(screen.get_at(at)[:3]) for at in points)

    table.draw()
    lit = {cell: brightest(cell) for cell in laying(table).places}
    screen.blit(table.app.look.table(screen.get_size()), (0, 0))
    assert all(bright > brightest(cell) + 20 for cell, bright in lit.items())


def test_north_up_it_never_turns(make_app: Make) -> None:
    table, _ = hanging(make_app, "north")
    cell = next(iter(laying(table).places))
    at = table.map.camera.tile(cell).center
    table.move(at)
    for key in (pygame.K_r, pygame.K_q, pygame.K_e):
        assert table.key(key)
        assert laying(table).turn == 0
    side = table.map.camera.aim.side
    table.click(at, 3)
    assert laying(table).turn == 0
    table.wheel(1)
    assert laying(table).turn == 0
    assert table.map.camera.aim.side > side, "with nothing to turn the wheel zooms"


def rotated(make_app: Make) -> tuple[MapTable, tuple[int, int]]:
    """A tile held at a place where some turns fit and some do not."""
    for zones in range(3, 16):
        table, _ = hanging(make_app, "rotate", zones)
        for cell, ways in laying(table).places.items():
            if 2 <= len(ways) < 4:
                table.move(table.map.camera.tile(cell).center)
                table.rest()
                return table, cell
    raise AssertionError("no place where only some turns fit")


def press(table: MapTable, how: str) -> None:
    at = table.map.pointer
    assert at is not None
    {
        "wheel": lambda: table.wheel(-1),
        "wheel back": lambda: table.wheel(1),
        "r": lambda: table.key(pygame.K_r),
        "shift-r": lambda: table.key(pygame.K_r, pygame.KMOD_LSHIFT),
        "e": lambda: table.key(pygame.K_e),
        "q": lambda: table.key(pygame.K_q),
        "right": lambda: table.click(at, 3),
    }[how]()


@pytest.mark.parametrize("how", ["wheel", "wheel back", "r", "shift-r", "e", "q", "right"])
def test_turning_steps_through_the_turns_that_fit(make_app: Make, how: str) -> None:
    table, cell = rotated(make_app)
    fits = turns_at(table, cell)
    side = table.map.camera.aim.side
    seen = [laying(table).turn]
    for _ in fits:
        press(table, how)
        assert laying(table).turn in fits
        assert laying(table).chosen is not None
        seen.append(laying(table).turn)
    assert set(seen) == fits
    assert seen[0] == seen[-1], "as many steps as there are turns come back to the first"
    assert table.map.camera.aim.side == side, "turning does not zoom"
    table.click(table.map.camera.tile(cell).center)
    assert table.chosen == [sure(laying(table).chosen).key]


def test_back_is_the_other_way_round(make_app: Make) -> None:
    table, _ = rotated(make_app)
    for there, back in (("r", "shift-r"), ("e", "q"), ("wheel", "wheel back")):
        before = laying(table).turn
        press(table, there)
        press(table, back)
        assert laying(table).turn == before


def test_a_turn_that_does_not_fit_elsewhere_is_changed_on_the_way(make_app: Make) -> None:
    table, _ = rotated(make_app)
    for cell in list(laying(table).places) * 2:
        for turn in range(4):
            laying(table).turn = turn
            laying(table).cell = None
            table.move(table.map.camera.tile(cell).center)
            assert laying(table).turn in turns_at(table, cell)


def test_no_illegal_turn_is_ever_shown_settled(make_app: Make) -> None:
    """Random pointer moves, wheel and keys: on a place the tile only lies as an option says."""
    table, _ = rotated(make_app)
    keys = {lay.key for place in laying(table).places.values() for lay in place}
    hows = ("wheel", "wheel back", "r", "shift-r", "e", "q", "right")
    for step in range(150):
        if step % 3 == 0:
            wide, high = table.app.screen.get_size()
            table.move((step * 97 % wide, step * 61 % high))
        press(table, hows[step % len(hows)])
        table.map.update(1 / 60)
        held = laying(table)
        if held.cell is not None:
            assert held.chosen is not None
            assert held.chosen.key in keys
            assert held.chosen.turn == held.turn


@pytest.mark.parametrize("orientation", ["north", "rotate"])
def test_by_keyboard_alone(make_app: Make, orientation: str) -> None:
    table, keys = hanging(make_app, orientation)
    table.map.pointer = None
    cells = list(laying(table).places)
    for cell in (*cells, cells[0]):
        assert table.key(pygame.K_TAB)
        table.rest()
        assert laying(table).cell == cell
        assert table.app.screen.get_rect().contains(table.map.camera.tile(cell))
    assert table.key(pygame.K_TAB, pygame.KMOD_LSHIFT)
    assert laying(table).cell == cells[-1]
    table.key(pygame.K_r)
    assert table.key(pygame.K_RETURN)
    assert table.chosen == [sure(laying(table).chosen).key]
    assert table.chosen[0] in keys


def test_a_tile_held_by_keys_stays_snapped_while_the_view_glides(make_app: Make) -> None:
    table, _ = hanging(make_app, "north")
    table.move((30, 30))
    assert table.key(pygame.K_TAB)
    held = laying(table).cell
    assert held is not None
    table.map.camera.glide(120, 0)
    assert table.map.update(FRAME)
    assert laying(table).cell == held
    table.move((31, 30))
    assert laying(table).cell is None


def test_by_keyboard_at_the_table(make_app: Make) -> None:
    """The keys that turn and lay reach the tile before the table takes them."""
    sitting = sitting_with("lay", 3, "lay", "rotate")
    assert sitting.question is not None
    asked = sitting.question.seat
    for seat, one in enumerate(sitting.seats):
        one.kind = "person" if seat == asked else "scholar"
    app = make_app(speed="off", hints=False)
    table = DungeonTable(app, sitting)
    app.stack.push(table)
    driver = Driver(app)
    driver.pump(3)
    held = table.board.board.laying
    driver.key(pygame.K_TAB)
    driver.key(pygame.K_r)
    wanted = sure(sure(held).chosen).key
    driver.key(pygame.K_RETURN)
    assert sitting.timeline.moves[1].key == wanted


def test_enter_does_nothing_while_it_hangs(make_app: Make) -> None:
    table, _ = hanging(make_app, "north")
    table.move((30, 30))
    assert not table.key(pygame.K_RETURN)
    assert not table.chosen


def test_a_drag_pans_and_lays_nothing(make_app: Make) -> None:
    table, _ = hanging(make_app, "north")
    cell = next(iter(laying(table).places))
    at = table.map.camera.tile(cell).center
    table.drag(at, (at[0] + 60, at[1] + 40))
    assert not table.chosen


def test_the_tile_lifted_at_a_place_is_held_there(make_app: Make) -> None:
    sitting = sitting_with("move", 3, "explore")
    table = MapTable(make_app(), sitting)
    sitting.choose("explore")
    assert sitting.question is not None
    assert sitting.question.prompt == "lay"
    fits = {key.split(":")[1] for key in (option.key for option in sitting.question.options)}
    side = min(fits)
    board = table.map.board
    assert board.explore is not None
    at = board.explore.cells.index(beyond(board.cell(board.here), side))
    spot = [spot for spot in table.map.spots() if spot.key == "explore"][at]
    table.click(spot.rect.center)
    table.ask(sitting)
    held = laying(table)
    assert held.chosen is not None
    assert held.chosen.key.split(":")[1] == side


def test_how_it_joins_shows(make_app: Make) -> None:
    table, _ = hanging(make_app, "rotate")
    cell = next(iter(laying(table).places))
    table.move(table.map.camera.tile(cell).center)
    table.rest()
    shown = table.draw()
    lay = laying(table).chosen
    assert lay is not None
    assert lay.joined or lay.tokens
    ways = laying(table).places[lay.cell]
    for bare in (replace(lay, joined=()), replace(lay, tokens=()), replace(lay, shut=())):
        if bare != lay:
            ways[ways.index(sure(laying(table).chosen))] = bare
            assert table.draw() != shown, bare


def test_at_speed_off_it_is_there_at_once(make_app: Make) -> None:
    sitting = sitting_with("lay", 3, "lay")
    table = MapTable(make_app(speed="off"), sitting)
    cell = next(iter(laying(table).places))
    table.move(table.map.camera.tile(cell).center)
    table.map.update(0.0)
    table.map.update(0.0)
    assert laying(table).settled
