"""While something moves: a click finishes it and counts, a drag pans and skips nothing."""

from collections.abc import Callable

import pytest

from game.engine.titles.dungeonology.view_types import own_reach
from game.scenes.dungeonology.table import DungeonTable
from game.scenes.shell.app import App
from game.scenes.table.input import TableInput
from tests.ui.driver import Driver
from tests.ui.solo import a_table, sitting_at

Make = Callable[..., App]


@pytest.fixture
def moving(make_app: Make) -> tuple[DungeonTable, Driver]:
    """A table in the middle of a movement, near enough to be panned."""
    table, driver = a_table(make_app(speed="slow", hints=False), sitting_at(13, 7))
    table.recap.close()
    table.board.zoom(6)
    driver.pump(90)
    way = own_reach(table.presenter.choices.reach())[0]["way"]
    table.acts.walk([step["answer"] for step in way])
    driver.pump(3)
    assert table.motion.running
    return table, driver


def bare_point(table: DungeonTable) -> tuple[int, int]:
    """A place of the map that nothing covers."""
    return table.board.camera.clear.center


def test_a_drag_begun_during_a_movement_pans(moving: tuple[DungeonTable, Driver]) -> None:
    table, driver = moving
    x, y = bare_point(table)
    before = table.board.camera.now.x
    driver.down((x, y))
    assert table.motion.running
    driver.move((x + 30, y))
    driver.move((x + 60, y))
    assert table.board.camera.now.x != before
    assert table.motion.running
    driver.up((x + 60, y))
    assert table.motion.running
    assert table.input.skip_from is None


def test_a_click_on_something_finishes_a_movement_and_counts(
    moving: tuple[DungeonTable, Driver],
) -> None:
    table, driver = moving
    table.presenter.wanted.clear()
    keys: list[object] = []
    length = table.sitting.length
    spot = next(spot for spot in table.parts["campus"].spots() if spot.thing)
    table.parts["campus"].on_inspect = keys.append
    driver.click_at(spot.rect.center)
    assert keys == [spot.thing]
    assert not table.presenter.pending
    assert table.sitting.length == length


def test_a_click_on_nothing_skips_and_chooses_nothing(
    moving: tuple[DungeonTable, Driver], monkeypatch: pytest.MonkeyPatch
) -> None:
    """What lies there only when the movement is over was not what the click was meant for."""
    table, driver = moving
    monkeypatch.setattr(TableInput, "_thing_at", lambda *_: None)
    length = table.sitting.length
    driver.click_at(bare_point(table))
    assert not table.presenter.pending
    assert table.board.press is None
    assert table.pointing.captor is None
    assert table.sitting.length == length


def test_beside_the_map_a_press_skips_at_once(moving: tuple[DungeonTable, Driver]) -> None:
    table, driver = moving
    events = len(table.presenter.pending) + table.motion.running
    assert events
    driver.down(table.parts["campus"].rect.center)
    assert not table.presenter.pending
    assert table.input.skip_from is None
