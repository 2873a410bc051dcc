"""The map in positions of whole games: the free rectangle, in numbers. `long` has all ten games."""

from collections import defaultdict
from collections.abc import Callable

import pygame
import pytest

from game.scenes.dungeonology.table import DungeonTable
from game.scenes.shell.app import App
from game.scenes.table.choices import NO_CHOICES
from game.scenes.table.papers import aside, tallest_gap
from game.scenes.tilemap.bounds import Bounds
from tests.ui.map_games import sitting_with
from tests.ui.map_positions import SIDES, Measured, measure, positions, shown_at, table_for_shapes
from tests.ui.solo import before_who_is_asked
from tests.ui.typed import sure

DAILY, EACH = (1, 2), 6
#: Columns and rows of dungeons of 3 tiles, of 8, and of those at the end of a game.
LARGEST = (((3, 3),), ((3, 5), (5, 4)), ((7, 7), (5, 8)))
Make = Callable[..., App]


@pytest.fixture
def measured(make_app: Make) -> list[Measured]:
    app = make_app(speed="off", hints=False)
    return [measure(app, state, seed) for seed in DAILY for state in positions(seed, EACH)]


def test_no_tile_lies_under_a_panel_tiles_are_large_and_the_list_stays(
    measured: list[Measured],
) -> None:
    assert len(measured) == len(DAILY) * EACH
    assert not [fault for one in measured for fault in one.faults]
    assert faults_of_size(measured) <= len(measured) // 10
    assert len({one.foot for one in measured}) == 1  # the list of a turn is always in one place


def test_a_whole_dungeon_is_large(make_app: Make) -> None:
    """Nine of ten dungeons are no wider and no higher than these; `long` plays two hundred games."""
    app = make_app(speed="off", hints=False)
    table = table_for_shapes(app)
    for (_, side), shapes in zip(SIDES, LARGEST, strict=True):
        assert min(shown_at(table, shape) for shape in shapes) >= side


def test_in_the_smallest_window_the_buttons_of_the_map_keep_off_tiles_and_caption(
    make_app: Make,
) -> None:
    app = make_app((1024, 600), speed="off", hints=False)
    for state in positions(2, 3):
        assert not measure(app, state, 2).faults
        table = app.stack.top
        assert isinstance(table, DungeonTable)
        buttons = [button.rect for button in table.papers.controls]
        told = [w.rect for w in table.papers.caption(sure(table.places))]
        assert all(rect.collidelist(buttons) < 0 for rect in told)


def test_the_hand_gives_way_only_where_that_helps_and_only_in_a_turn(make_app: Make) -> None:
    table = table_for_shapes(make_app(speed="off", hints=False))
    camera, reason = table.board.camera, "room for the map"
    for rows, gives_way in ((3, False), (5, True), (7, False), (8, True), (9, False)):
        camera.bounds = Bounds(0, 0, 1, rows)
        table.map_and_hand.free(sure(table.places))
        assert (reason in table.hand.layout.low) == gives_way, rows
    camera.bounds, table.presenter.choices = Bounds(0, 0, 1, 5), NO_CHOICES
    table.map_and_hand.free(sure(table.places))
    assert reason not in table.hand.layout.low


def faults_of_size(measured: list[Measured]) -> int:
    """How many dungeons are smaller than they should be."""
    count = 0
    for one in measured:
        side = next(side for tiles, side in SIDES if one.tiles <= tiles)
        count += min(one.tucked, one.standing) < side
    return count


def told(measured: list[Measured]) -> str:
    """What was measured, by the number of tiles."""
    by_tiles: dict[int, list[Measured]] = defaultdict(list)
    for one in measured:
        by_tiles[one.tiles].append(one)
    return "\n".join(
        f"{tiles:2} tiles: {len(ones):3} positions, tucked {min(o.tucked for o in ones)}, "
        f"standing {min(o.standing for o in ones)}, shown {min(o.side for o in ones):.0f} at the least"
        for tiles, ones in sorted(by_tiles.items())
    )


def test_a_paper_moves_aside_where_tiles_lie_and_never_onto_another() -> None:
    room, paper = pygame.Rect(0, 0, 800, 600), pygame.Rect(600, 450, 200, 150)
    tile = pygame.Rect(500, 300, 300, 300)
    assert aside(paper, room, [], []) == paper
    assert aside(paper, room, [], [tile]).topright == room.topright
    log = pygame.Rect(500, 0, 300, 200)
    moved = aside(paper, room, [log], [tile])
    assert not moved.colliderect(log)
    assert not moved.colliderect(tile)


def test_a_column_with_papers_has_a_tallest_gap() -> None:
    column = pygame.Rect(100, 50, 200, 500)
    assert tallest_gap(column, [], 10) == pygame.Rect(100, 50, 200, 490)
    high, low = pygame.Rect(100, 50, 200, 120), pygame.Rect(100, 430, 200, 120)
    assert tallest_gap(column, [low], 10) == pygame.Rect(100, 50, 200, 370)
    assert tallest_gap(column, [high], 10) == pygame.Rect(100, 180, 200, 360)
    assert tallest_gap(column, [low, high], 10) == pygame.Rect(100, 180, 200, 240)


def test_the_map_keeps_its_room_while_an_own_walk_is_shown(make_app: Make) -> None:
    """The hand lies low for so long; were the map to grow, it would lie under the hand afterwards."""
    app = make_app(speed="normal", hints=False)
    table = before_who_is_asked(app, sitting_with("move", 5, "step"))
    table.presenter.finish()
    app.frame(1 / 30)
    room, seen = table.board.camera.clear.copy(), set()
    table.acts.choose(table.presenter.choices.by_verb("step")[0])
    for _ in range(10):
        seen.add((table.presenter.stage, table.board.camera.clear == room))
        app.frame(1 / 30)
    assert ("moving", True) in seen
    assert ("moving", False) not in seen
