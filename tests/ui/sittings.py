"""A new game, and the table of any on the screen; places in a game: see solo and map_games."""

from typing import Any

from game.scenes.shell.app import App
from game.scenes.shell.title_scenes import scenes_of
from game.session.setup import SeatSetUp, SetUp
from game.session.sitting import Sitting
from tests.names import COLOURS, NAMES
from tests.ui.typed import loosely

SCHOLARS = ("valerio", "sofia", "vincenzo", "rebecca")


def a_sitting(seed: int = 1, kinds: tuple[str, ...] = ("person",) * 4) -> Sitting:
    """A new game with these people and computers."""
    seats = [
        SeatSetUp(
            name=name, colour=loosely(colour), kind=loosely(kind), choices={"scholar": scholar}
        )
        for name, colour, scholar, kind in zip(NAMES, COLOURS, SCHOLARS, kinds, strict=False)
    ]
    ages = list(range(len(seats)))
    return Sitting.begin(
        SetUp("dungeonology", seats, {"age_order": ages, "choose_scholars": True}), seed=seed
    )


def at_table(app: App, sitting: Sitting) -> Any:
    """The table of a sitting, on an application's screen."""
    table = scenes_of(sitting.setup.title).table(app, sitting)
    app.stack.reset(table)
    for _ in range(3):
        app.frame(1 / 60)
    return table
