"""A large view of anything, anywhere, at any moment: the right button and I."""

from collections.abc import Callable
from typing import Any

import pygame
import pytest

from game.scenes.dungeonology.attempt.aim import AIMS
from game.scenes.dungeonology.table import DungeonTable
from game.scenes.dungeonology.title_art import art_of
from game.scenes.dungeonology.zone_details import small_thing_at
from game.scenes.library.games import Host
from game.scenes.seats.curtain import DEAF_SECONDS, Curtain
from game.scenes.seats.rail import SeatRail
from game.scenes.shell.app import App
from game.scenes.table.inspect import ThingSheet
from game.scenes.table.part import Part
from game.session.sitting import Sitting
from game.ui.spot import Spot
from tests.ui.driver import Driver
from tests.ui.map_games import MapTable, sitting_with
from tests.ui.typed import sure

RIGHT = 3
Make = Callable[..., App]


def in_the_middle(make_app: Make, sitting: Sitting, **settings) -> tuple[DungeonTable, Driver]:
    """The table of a game in the middle, with the curtain up."""
    app = make_app(games=Host(seed=1), **{"hints": False, "speed": "off", **settings})
    table = DungeonTable(app, sitting)
    app.stack.reset(table)
    driver = Driver(app)
    driver.pump(4)
    if isinstance(app.stack.top, Curtain):
        driver.pump(10, DEAF_SECONDS)
        driver.click("raise")
        driver.pump(120)
    table.recap.close()
    driver.pump(60)
    return table, driver


def bare_point(table: DungeonTable, part: Part[Any], spot: Spot) -> tuple[int, int] | None:
    """A point of a spot where nothing else answers."""
    parts = table.visible()
    above = [s.rect for p in parts[parts.index(part) + 1 :] for s in p.spots()]
    mine = part.spots()
    above += [s.rect for s in mine[mine.index(spot) + 1 :]]
    if part is table.board:
        above += [p.rect for p in parts[1:]]
    above += [w.rect for w in table.page.widgets] + table.papers.solid
    rect = spot.rect.clip(table.area)
    for y in range(rect.y + 3, rect.bottom - 2, 5):
        for x in range(rect.x + 3, rect.right - 2, 5):
            if not any(other.collidepoint((x, y)) for other in above):
                return x, y
    return None


def looked(table: DungeonTable, driver: Driver, pos: tuple[int, int], key: bool) -> object:
    """What a right click (or I) at a point shows; the view is closed again."""
    driver.move(pos)
    if key:
        driver.key(pygame.K_i)
    else:
        driver.down(pos, RIGHT)
        driver.up(pos, RIGHT)
    sheet = driver.app.stack.top
    assert isinstance(sheet, ThingSheet), f"nothing to read at {pos}"
    assert sheet.detail() is not None, sheet.thing
    driver.key(pygame.K_ESCAPE)
    assert driver.app.stack.top is table
    return sheet.thing


def one_of_each_kind(table: DungeonTable) -> list[tuple[Part[Any], Spot, tuple[int, int]]]:
    """A spot of every kind of thing on every part, with a point where it answers."""
    found: dict[tuple[object, ...], tuple[Part[Any], Spot, tuple[int, int]]] = {}
    for part in table.visible():
        for spot in part.spots():
            kind = (part, spot.thing[0] if spot.thing else "", spot.id.split(":")[0])
            at = bare_point(table, part, spot) if spot.thing and kind not in found else None
            if at:
                found[kind] = (part, spot, at)
    return list(found.values())


def test_everything_on_the_table_has_a_large_view(make_app: Make) -> None:
    table, driver = in_the_middle(make_app, sitting_with("move", 13, "step", "rotate"))
    things = one_of_each_kind(table)
    seen = {name for part, _, _ in things for name, p in table.parts.items() if p is part}
    assert {"map", "rail", "campus", "notes", "fan", "ribbon"} <= seen
    for i, (part, spot, at) in enumerate(things):
        thing = looked(table, driver, at, bool(i % 2))
        if part is not table.board or not spot.id.startswith("tile:"):
            assert thing == spot.thing


def test_small_things_on_a_tile_are_looked_at_for_themselves(make_app: Make) -> None:
    map_table = MapTable(make_app(), sitting_with("move", 13, "step", "rotate"))
    board = map_table.map.board
    map_table.map.zoom(3)
    map_table.rest()
    seen = set()
    for zone in board.tiles:
        x, y = board.cell(zone)
        map_table.map.camera.reveal((x + 0.5, y + 0.5))
        map_table.rest()
        rect = map_table.map.board.rect(zone)
        for x in range(rect.x, rect.right, 6):
            seen |= {
                small_thing_at(board, board.camera.to_world((x, y)))
                for y in range(rect.y, rect.bottom, 6)
            }
    kinds = {thing[0] for thing in seen if thing}
    assert {"sign", "type", "token"} <= kinds
    effects = {e.kind for z in board.tiles for e in art_of(map_table.app).box.zones[z].effects}
    assert effects <= {thing[1] for thing in seen if thing and thing[0] == "sign"}
    assert {sure(mark.thing)[1] for mark in board.facts.tokens} <= {
        t[1] for t in seen if t and t[0] == "token"
    }


@pytest.mark.parametrize("key", [False, True], ids=["right", "i"])
def test_also_while_something_moves(make_app: Make, key: bool) -> None:
    table, driver = in_the_middle(
        make_app, sitting_with("move", 13, "step", "rotate"), speed="slow"
    )
    zone = next(iter(table.board.board.walks))
    table.board.use(f"tile:{zone}")
    driver.pump(3)
    assert table.motion.running
    at = sure(sure(table.parts["rail"], SeatRail).where("seat:1"))
    assert looked(table, driver, (at.centerx, at.bottom - 4), key) == ("scholar", 1)


def test_also_in_the_turn_of_a_rival(make_app: Make) -> None:
    sitting = sitting_with("move", 13, "step", "rotate")
    asked = sure(sitting.question).seat
    sitting.seats[asked].kind = "scholar"
    table, driver = in_the_middle(make_app, sitting, speed="slow")
    assert table.presenter.choices.seat is None
    for part, spot, at in one_of_each_kind(table):
        if part is table.parts["rail"] and table.presenter.choices.seat is None:
            assert looked(table, driver, at, False) == spot.thing


def test_names_in_the_log_open_what_they_name(make_app: Make) -> None:
    sitting = sitting_with("move", 13, "step", "rotate")
    table, driver = in_the_middle(make_app, sitting)
    walk = next(w for w in table.board.board.walks.values() if not w.chips)
    table.acts.walk(list(walk.way))
    driver.pump(5)
    driver.key(pygame.K_l)
    line, rect = next((line, rect) for line, rect in table.log.shown() if line.things)
    name, thing = line.things[0]
    at = table.look.type.places(sure(line.block), name)[0].move(rect.topleft).center
    assert looked(table, driver, at, False) == thing
    assert looked(table, driver, at, True) == thing


def test_cards_and_numbers_of_an_attempt_have_large_views(make_app: Make) -> None:
    sitting = sitting_with("act", 8, "study")
    table, driver = in_the_middle(make_app, sitting)
    keys = [key for key in table.presenter.choices.keys if key.split(":")[0] in AIMS]
    table.acts.choose(keys[0])
    driver.pump(10)
    assert table.shows_attempt
    things = one_of_each_kind(table)
    assert things
    for i, (_, spot, at) in enumerate(things):
        assert looked(table, driver, at, bool(i % 2)) == spot.thing


def test_every_number_of_a_note_board_explains_itself(make_app: Make) -> None:
    table, driver = in_the_middle(make_app, sitting_with("act", 8))
    seat = sure(table.sitting.question).seat
    table.acts.inspect(("notes", seat))
    driver.pump(3)
    sheet, box = sure(driver.app.stack.top, ThingSheet), art_of(driver.app).box
    cubes = table.presenter.view["scholars"][seat]["cubes"]
    for column, n in zip(box.columns, cubes, strict=True):
        assert f"*{column.values[n]}*" in sure(sheet.page.find(f"tip:{column.id}:now")).tip
        for place in range(1, column.capacity + 1):
            tip = sure(sheet.page.find(f"tip:{column.id}:{place}")).tip
            assert f"*{column.values[place]}*" in tip
            assert ("[star_gold]" in tip) == (place in column.stars)
            assert ("[arrow]" in tip) == (place == column.arrow)
    assert sure(sheet.page.find("note")).tip
    driver.move(sure(sheet.page.find(f"tip:{box.columns[0].id}:now")).rect.center)
    assert sheet.page.hover == f"tip:{box.columns[0].id}:now"
