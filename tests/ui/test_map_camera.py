"""The camera of the map: panning, zooming, fitting, and staying near what matters."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pygame
import pytest

from game.scenes.shell.app import App
from game.scenes.tilemap.bounds import Bounds
from game.scenes.tilemap.camera import COMFORT, SIDES, Camera
from game.scenes.tilemap.controls import map_buttons
from game.scenes.tilemap.targets import ExploreTarget, TileTarget
from tests.ui.map_games import MapTable, full_map, middle
from tests.ui.typed import sure


def test_the_whole_dungeon_fits(make_app: Callable[..., App]) -> None:
    table = MapTable(make_app(), view=full_map())
    clear = table.map.camera.clear
    table.key(pygame.K_0)
    table.rest()
    for zone in table.map.board.tiles:
        assert clear.contains(table.map.board.rect(zone))


def test_left_alone_the_whole_map_shows_with_a_part_of_the_places_for_tiles(
    walking: MapTable,
) -> None:
    camera, board = walking.map.camera, walking.map.board
    assert camera.now.side == camera.farthest
    for zone in board.tiles:
        assert camera.clear.contains(walking.map.board.rect(zone))
    assert board.explore_cells()
    signs = [edge.target for edge in walking.map.edges.all()]
    for x, y in board.explore_cells():
        seen = camera.tile((x, y)).clip(camera.clear)
        assert seen.w * seen.h > 0.3 * camera.now.side**2 or ExploreTarget((x, y)) in signs


def test_words_on_a_place_stand_where_no_panel_covers_them(
    walking: MapTable, monkeypatch: pytest.MonkeyPatch
) -> None:
    paint, camera = walking.map.paint, walking.map.camera
    free = camera.tile(walking.map.board.explore_cells()[0])
    free.w = free.w * 3 // 4
    camera.hold = "free"
    camera.free(free)
    written: list[pygame.Rect] = []
    monkeypatch.setattr(
        paint.art.type, "draw", lambda _, block, at: written.append(pygame.Rect(at, block.size))
    )
    paint.places(pygame.Surface((1, 1)), None)
    assert free.contains(written[0])


@pytest.mark.parametrize(
    ("across", "down", "is_written"), [((0.7, 1), (0, 1), True), ((0, 0.8), (0, 1), False)]
)
def test_a_place_below_a_panel_says_what_it_is_in_the_part_that_shows(
    walking: MapTable,
    monkeypatch: pytest.MonkeyPatch,
    across: tuple[float, float],
    down: tuple[float, float],
    is_written: bool,
) -> None:
    paint, board = walking.map.paint, walking.map.board
    place = board.camera.tile(board.explore_cells()[0])
    (left, right), (top, bottom) = across, down
    panel = pygame.Rect(place.x + left * place.w, place.y + top * place.h, 0, 0)
    panel.size = round((right - left) * place.w) + 9, round((bottom - top) * place.h)
    written: list[pygame.Rect] = []
    monkeypatch.setattr(
        paint.art.type, "draw", lambda _, block, at: written.append(pygame.Rect(at, block.size))
    )
    board.covers = [panel]
    paint.places(pygame.Surface((1, 1)), None)
    here = [words for words in written if words.colliderect(place)]
    assert bool(here) == is_written
    assert all(place.contains(words) and not panel.colliderect(words) for words in here)


def test_of_a_map_too_large_to_read_what_matters_shows(make_app: Callable[..., App]) -> None:
    late = MapTable(make_app(), view=full_map())
    camera = late.map.camera
    assert camera.now.side > 1.2 * camera.farthest
    here = late.map.board.facts.standing[sure(late.map.board.facts.active, int)]
    assert camera.clear.contains(late.map.board.rect(here))


def test_what_must_be_seen_comes_first_and_what_does_not_fit_is_left_out() -> None:
    camera = Camera()
    camera.place(pygame.Rect(0, 0, 1000, 1000))
    camera.cover(Bounds(0, 0, 20, 20))
    must, far, beside = Bounds(5, 5, 6, 6), Bounds(5, 18, 6, 19), Bounds(7, 5, 8, 6)
    camera.attend(must, far, beside)
    camera.follow()
    camera.jump()
    assert camera.now.side == int(camera.nearest * COMFORT)
    assert camera.clear.contains(camera.tile((7, 5)))
    assert not camera.clear.colliderect(camera.tile((5, 18)))


def test_a_walk_moves_the_view_and_leaves_tiles_as_large_as_they_are(walking: MapTable) -> None:
    camera = walking.map.camera
    side = camera.now.side
    camera.reveal((camera.bounds.left + 0.5, camera.bounds.top + 0.5))
    walking.rest()
    assert camera.now.side == side


def test_what_can_be_reached_out_of_sight_has_a_sign_at_the_edge(walking: MapTable) -> None:
    edges, board, clear = walking.map.edges, walking.map.board, walking.map.camera.clear
    walking.move(clear.center)
    walking.wheel(9)
    walking.rest()
    hidden = [z for z in map(str, board.walks) if not clear.colliderect(walking.map.board.rect(z))]
    assert hidden
    signs = {edge.target: edge for edge in edges.all()}
    rects = [edge.rect for edge in signs.values()]
    for zone in hidden:
        sign = signs[TileTarget(zone)]
        assert clear.contains(sign.rect)
        assert sign.cost == board.walks[zone].cost
    assert all(rect.collidelist(rects[i + 1 :]) < 0 for i, rect in enumerate(rects))
    sign = signs[TileTarget(hidden[0])]
    walking.click(sign.rect.center)
    assert walking.walked == [list(board.walks[hidden[0]].way)]


def test_a_paper_over_a_zone_gives_it_a_sign(walking: MapTable) -> None:
    edges, board = walking.map.edges, walking.map.board
    camera = walking.map.camera
    zone = next(
        z for z in map(str, board.walks) if camera.clear.contains(walking.map.board.rect(z))
    )
    assert TileTarget(zone) not in [edge.target for edge in edges.all()]
    edges.papers = [walking.map.board.rect(zone)]
    assert TileTarget(zone) in [edge.target for edge in edges.all()]


def test_who_moves_the_map_has_it_so_until_the_full_stop(walking: MapTable) -> None:
    camera, board = walking.map.camera, walking.map.board
    walking.move(camera.clear.center)
    walking.wheel(9)
    walking.rest()
    side = camera.now.side
    camera.attend(board.attention()[0].grown(1))
    walking.rest()
    assert camera.now.side == side
    walking.key(pygame.K_PERIOD)
    walking.rest()
    assert camera.now.side < side
    assert camera.clear.contains(walking.map.board.rect(board.here))


@pytest.mark.parametrize("steps", [1, 3, -1, -2])
def test_the_wheel_zooms_towards_the_pointer(make_app: Callable[..., App], steps: int) -> None:
    table = MapTable(make_app(), view=full_map())
    table.map.zoom(5)
    table.rest()
    at = table.map.camera.clear.center
    table.move(at)
    before, side = table.map.camera.to_world(at), table.map.camera.now.side
    table.wheel(steps)
    assert not table.map.camera.still
    table.rest()
    after = table.map.camera.to_world(at)
    assert (table.map.camera.now.side > side) == (steps > 0)
    assert after == pytest.approx(before, abs=0.01)


def test_zoom_ends_at_the_whole_dungeon_and_at_one_tile(make_app: Callable[..., App]) -> None:
    table = MapTable(make_app(), view=full_map())
    camera = table.map.camera
    table.move(camera.clear.center)
    table.wheel(100)
    table.rest()
    assert camera.now.side == camera.nearest
    assert 2 * camera.nearest > min(camera.clear.size) >= camera.nearest
    table.wheel(-100)
    table.rest()
    assert camera.now.side == camera.farthest


def test_nothing_of_the_last_frame_shines_through_while_the_map_zooms(
    make_app: Callable[..., App],
) -> None:
    table = MapTable(make_app(), view=full_map())
    table.draw()
    table.move(table.map.camera.clear.center)
    table.wheel(1)
    for _ in range(40):
        table.map.update(1 / 240)
        frames = []
        for colour in ("red", "blue"):
            canvas = pygame.Surface(table.map.rect.size).convert()
            canvas.fill(colour)
            table.map.draw(canvas)
            frames.append(canvas.get_buffer().raw)
        assert frames[0] == frames[1]


def test_a_drag_moves_the_map_with_the_pointer(walking: MapTable) -> None:
    walking.map.zoom(6)
    walking.rest()
    at = walking.map.camera.clear.center
    before = walking.map.camera.to_world(at)
    walking.drag(at, (at[0] + 40, at[1] - 30))
    assert walking.map.camera.to_world((at[0] + 40, at[1] - 30)) == pytest.approx(before)
    assert not walking.chosen
    assert not walking.walked


def test_any_button_but_the_right_one_drags(walking: MapTable) -> None:
    walking.map.zoom(6)
    walking.rest()
    at = walking.map.camera.clear.center
    for button, moves in ((1, True), (2, True), (3, False)):
        before = walking.map.camera.now.x
        walking.drag(at, (at[0] + 40, at[1]), button)
        assert (walking.map.camera.now.x != before) == moves


def test_a_press_that_hardly_moves_is_a_click(walking: MapTable) -> None:
    zone = str(next(iter(walking.map.board.walks)))
    at = middle(walking, zone)
    walking.drag(at, (at[0] + 2, at[1] + 2))
    assert walking.walked == [list(walking.map.board.walks[zone].way)]


def test_the_map_never_drifts_off(make_app: Callable[..., App]) -> None:
    table = MapTable(make_app(), view=full_map())
    whole = table.app.screen.get_rect()
    for steps in (-100, 3, 4, 100):
        table.map.zoom(steps)
        table.rest()
        for by in ((900, 0), (-900, 0), (0, 900), (0, -900)):
            for _ in range(20):
                table.drag((640, 360), (640 + by[0], 360 + by[1]))
            tiles = [table.map.board.rect(zone) for zone in table.map.board.tiles]
            hull = tiles[0].unionall(tiles[1:])
            assert hull.colliderect(whole.inflate(-80, -80))


@pytest.mark.parametrize("steps", [0, 2, 5, 100])
def test_a_dungeon_with_a_bend_never_leaves_only_bare_table(steps: int) -> None:
    camera = Camera()
    camera.place(pygame.Rect(200, 60, 620, 540))
    camera.cells = tuple((x, 0) for x in range(6)) + tuple((0, y) for y in range(6))
    camera.cover(Bounds(0, 0, 6, 6))
    for corner in ((805, 590), (510, 330), (210, 70)):
        camera.fit()
        camera.jump()
        camera.zoom(steps, corner)
        camera.jump()
        for _ in range(30):
            camera.drag(-90, -90)
        shown = [camera.tile(cell).clip(camera.clear) for cell in camera.cells]
        side = camera.now.side
        assert max(rect.w * rect.h for rect in shown) >= 0.3 * side * side


def test_arrows_glide_zero_fits_and_the_full_stop_finds_the_scholar(walking: MapTable) -> None:
    camera, view = walking.map.camera, walking.map.view
    walking.map.zoom(9)
    walking.rest()
    for key, axis, sign in (
        (pygame.K_LEFT, "x", -1),
        (pygame.K_RIGHT, "x", 1),
        (pygame.K_UP, "y", -1),
        (pygame.K_DOWN, "y", 1),
    ):
        before = getattr(camera.now, axis)
        assert walking.key(key)
        assert getattr(camera.now, axis) == before
        walking.rest()
        assert (getattr(camera.now, axis) - before) * sign > 0
    assert walking.key(pygame.K_PERIOD)
    walking.rest()
    home = walking.map.board.rect(view["scholars"][view["active"]]["zone"])
    assert walking.app.screen.get_rect().colliderect(home)
    assert walking.key(pygame.K_0)
    walking.rest()
    assert camera.now.side == camera.farthest
    assert (camera.now.x, camera.now.y) == pytest.approx(camera.whole.middle)


def test_a_movement_of_the_view_can_be_interrupted(make_app: Callable[..., App]) -> None:
    table = MapTable(make_app(), view=full_map())
    camera = table.map.camera
    table.map.zoom(5)
    table.map.update(0.03)
    assert not camera.still
    half = camera.now.side
    table.map.zoom(-100)
    table.rest()
    assert camera.now.side == camera.farthest < half


def test_at_speed_off_and_with_reduced_motion_the_view_is_there_at_once(
    make_app: Callable[..., App],
) -> None:
    for settings in ({"speed": "off"}, {"reduced_motion": True}):
        table = MapTable(make_app(**settings), view=full_map())
        table.map.zoom(4)
        table.map.update(0.0)
        assert table.map.camera.still


def test_a_dungeon_that_grows_stays_in_view() -> None:
    camera = Camera()
    camera.place(pygame.Rect(100, 50, 800, 500))
    camera.cover(Bounds(0, 0, 1, 1))
    for high in range(2, 9):
        camera.cover(Bounds(0, 0, 2, high))
        camera.jump()
        assert camera.clear.contains(camera.tile((0, 0)).union(camera.tile((1, high - 1))))
    assert list(SIDES) == sorted(set(SIDES))


def test_at_rest_nothing_is_drawn(walking: MapTable) -> None:
    walking.draw()
    walking.frames = 0
    for _ in range(30):
        assert not walking.map.update(1 / 60)
    assert walking.frames == 0


# --- a view that stays where one looks -------------------------------------------------------


def far_camera() -> Camera:
    """Looks at a small map that is about to grow."""
    camera = Camera()
    camera.place(pygame.Rect(100, 50, 800, 500))
    camera.cover(Bounds(0, 0, 2, 2))
    camera.follow()
    camera.jump()
    return camera


def test_the_view_stays_while_all_that_is_asked_for_shows() -> None:
    camera = far_camera()
    before = replace(camera.aim)
    camera.cover(Bounds(0, 0, 2.5, 2))
    assert camera.aim == before
    camera.attend(Bounds(1, 0, 2.5, 1))
    camera.watch((1.9, 1.5))
    assert camera.aim == before


def test_a_movement_at_the_edge_of_the_map_asks_for_no_bare_table() -> None:
    camera = far_camera()
    before = replace(camera.aim)
    camera.watch((1.95, 1.95))
    assert camera.aim == before
    camera.watch((2.5, 1.5))
    assert camera._is_in_view(Bounds(2, 1, 3, 2))


def test_the_view_waits_while_the_pointer_rests_on_the_map() -> None:
    camera = far_camera()
    before = replace(camera.aim)
    camera.rest(True)
    camera.cover(Bounds(0, 0, 2, 6))
    camera.watch((0.5, 5.5))
    assert camera.aim == before
    camera.rest(False)
    assert camera.aim != before
    assert camera.aim.side == camera.farthest


def test_what_a_click_on_the_map_asked_for_may_move_the_view_once() -> None:
    camera = far_camera()
    camera.rest(True)
    camera.asked = True
    camera.cover(Bounds(0, 0, 2, 6))
    moved = replace(camera.aim)
    assert moved.side == camera.farthest
    camera.cover(Bounds(0, -6, 2, 6))
    assert camera.due


def test_the_view_follows_a_movement_once() -> None:
    camera = far_camera()
    camera.cover(Bounds(0, 0, 2, 30))
    camera.attend(Bounds(0, 0, 1, 1))
    camera.watch((0.5, 12.5))
    once = replace(camera.aim)
    assert camera._is_in_view(Bounds(0, 12, 1, 13))
    camera.watch((0.5, 25.5))
    assert camera.aim == once
    camera.attend(Bounds(0, 25, 1, 26))
    assert camera.aim != once


def test_the_whole_shows_until_the_turn_ends_then_the_view_follows() -> None:
    camera = far_camera()
    camera.turn(0)
    camera.cover(Bounds(0, 0, 2, 30))
    camera.attend(Bounds(0, 20, 1, 21))
    camera.fit()
    camera.turn(0)
    held = [camera.hold]
    camera.turn(1)
    assert [*held, camera.hold] == ["whole", "near"]
    camera.attend(Bounds(0, 3, 1, 4))
    assert camera.aim.side > camera.farthest


def test_when_panels_leave_another_part_free_the_picture_stays() -> None:
    camera = far_camera()
    before = camera.tile((0, 0))
    camera.free(pygame.Rect(100, 50, 800, 600))
    camera.jump()
    assert camera.tile((0, 0)) == before
    camera.free(pygame.Rect(100, 50, 800, 300))
    camera.jump()
    assert camera.clear.contains(camera.tile((0, 0)).union(camera.tile((1, 1))))


def test_small_buttons_zoom_and_show_the_whole(
    make_app: Callable[..., App], monkeypatch: pytest.MonkeyPatch
) -> None:
    table = MapTable(make_app(), view=full_map())
    ribbon = pygame.Rect(300, 6, 680, 36)
    look, room = table.app.look, table.map.camera.clear
    buttons: dict[str, Any] = {b.id: b for b in map_buttons(look, table.map, ribbon, room)}
    camera, side = table.map.camera, table.map.camera.aim.side
    assert not any(button.rect.colliderect(ribbon) for button in buttons.values())
    buttons["map:nearer"].act()
    assert camera.aim.side > side
    buttons["map:farther"].act()
    buttons["map:whole"].act()
    assert camera.aim.side == camera.farthest
    buttons["map:follow"].act()
    assert camera.hold == "near"
    wide = pygame.Rect(20, 6, 1240, 36)
    column = [button.rect for button in map_buttons(look, table.map, wide, room)]
    assert all(room.contains(rect) for rect in column)
    tile = pygame.Rect(room.topleft, (room.w // 2, room.h))
    monkeypatch.setattr(table.map, "tiles_lying", lambda: [tile])
    off = [button.rect for button in map_buttons(look, table.map, wide, room)]
    assert tile.collidelist(off) < 0
