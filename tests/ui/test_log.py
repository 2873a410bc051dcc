"""The log: a name that is pointed at shows the thing itself, here and on the map."""

from collections.abc import Callable
from typing import Any

import pygame
import pytest

from game.engine.core.agenda import Event
from game.scenes.dungeonology.table import DungeonTable
from game.scenes.shell.app import App
from game.ui.spot import Spot
from tests.ui.driver import Driver
from tests.ui.every_scene import dungeon
from tests.ui.solo import a_table, sitting_at
from tests.ui.typed import sure

SIZES = ((1024, 600), (1280, 720), (1920, 1080))
Make = Callable[..., App]


def opened(app: App) -> tuple[DungeonTable, Driver]:
    """A table with its log open and the recap read."""
    table, driver = a_table(app, sitting_at(20))
    table.recap.close()
    driver.key(pygame.K_l)
    assert table.log.open
    return table, driver


def spot_of(table: DungeonTable, kind: str) -> Spot:
    """A name of that kind, scrolled into view."""
    for _ in range(40):
        found = [spot for spot in table.log.spots() if spot.thing and spot.thing[0] == kind]
        if found:
            return found[0]
        table.log.scroll(6)
    raise AssertionError(f"no {kind} in the log")


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_a_name_pointed_at_shows_the_thing_beside_the_log(
    make_app: Make, size: tuple[int, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    app = make_app(size, speed="off", hints=False)
    table, driver = opened(app)
    pictures: list[pygame.Rect] = []
    shadow = table.look.drop_shadow

    def noted(surface: pygame.Surface, rect: pygame.Rect, *rest: Any) -> None:
        pictures.append(rect)
        shadow(surface, rect, *rest)

    monkeypatch.setattr(table.look, "drop_shadow", noted)
    for kind in ("card", "zone", "scholar", "jinx"):
        spot = spot_of(table, kind)
        driver.move((5, 5))
        before = app.screen.copy()
        pictures.clear()
        driver.move(spot.rect.center)
        driver.pixels()
        assert table.log.hover == spot.thing
        shown = [rect for rect in pictures if rect.right <= table.log.rect.left and rect.w > 100]
        assert any(app.screen.get_rect().contains(rect) and rect.h > 120 for rect in shown), kind
        if kind == "card":
            assert max(rect.w for rect in shown) >= min(236, size[0] // 5)
        driver.move((5, 5))
        driver.pixels()
        assert app.screen.get_buffer().raw == before.get_buffer().raw, kind


def test_a_name_the_keyboard_points_at_shows_its_thing_too(make_app: Make) -> None:
    table, driver = opened(make_app(speed="off", hints=False))
    spot = spot_of(table, "card")
    table.page.focus_on(spot.id)
    plain = driver.pixels()
    table.log.focus(None)
    assert driver.pixels() != plain


def test_a_zone_out_of_view_is_shown_while_its_name_is_pointed_at(make_app: Make) -> None:
    table, driver = opened(make_app(speed="off", hints=False))
    spot = spot_of(table, "zone")
    board = table.board
    zone = sure(spot.thing)[1]
    board.zoom(3)
    driver.pump(30)
    for key in (pygame.K_LEFT, pygame.K_RIGHT, pygame.K_UP, pygame.K_DOWN):
        for _ in range(9):
            driver.key(key)
        if not board.camera.clear.colliderect(board.board.rect(zone)):
            break
    pose = (board.camera.now.x, board.camera.now.y)
    assert not board.camera.clear.contains(board.board.rect(zone))
    driver.move(spot.rect.center)
    driver.pump(30)
    assert board.camera.clear.contains(board.board.rect(zone))
    assert board.marked == ("zone", zone)
    driver.move((5, 5))
    driver.pump(30)
    assert (board.camera.now.x, board.camera.now.y) == pytest.approx(pose)
    driver.move(spot.rect.center)
    driver.key(key)
    moved = (board.camera.aim.x, board.camera.aim.y)
    driver.move((5, 5))
    driver.pump(30)
    assert (board.camera.now.x, board.camera.now.y) == pytest.approx(moved)


def test_other_eyes_see_nothing_of_what_was_pointed_at(make_app: Make) -> None:
    """A hand laid face down fills the log anew: what was shown of it goes."""
    table, driver = opened(make_app(speed="off", hints=False))
    spot = spot_of(table, "card")
    driver.move(spot.rect.center)
    assert table.log.hover == spot.thing
    table.log.fill([])
    assert table.log.hover is None
    assert table.pointing.hovered is None
    driver.key(pygame.K_l)
    assert table.log.hover is None


def test_the_caption_leaves_small_talk_to_the_log(make_app: Make) -> None:
    table = dungeon(make_app(hints=False))
    table.log.add(Event("zone_entered", {"seat": 0, "zone": "I-3", "origin": "I-4", "cost": 1}), 1)
    told = table.papers.last_sentence()
    table.log.add(Event("order_set", {"seat": 1, "order": "always", "marks": ()}), 1)
    assert table.log.lines[-1].text != told
    assert table.papers.last_sentence() == told


def test_the_caption_lies_off_the_list_of_a_turn(make_app: Make) -> None:
    table = dungeon(make_app(hints=False))
    table.log.add(Event("zone_entered", {"seat": 0, "zone": "I-3", "origin": "I-4", "cost": 1}), 1)
    room = sure(table.places).caption
    table.papers.solid = [room.move(0, room.h // 3)]
    widgets = table.papers.caption(sure(table.places))
    assert widgets
    assert all(room.contains(w.rect) for w in widgets)
    assert not room.colliderect(table.board.camera.clear)
    assert all(w.rect.collidelist(table.papers.solid) < 0 for w in widgets)
    table.papers.solid = [room]
    assert not table.papers.caption(sure(table.places))
    table.rebuild()
    caption = table.papers.caption(sure(table.places))
    assert [w.id for w in table.page.widgets[: len(caption)]] == [w.id for w in caption]
