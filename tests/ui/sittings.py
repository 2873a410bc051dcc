"""A new game, and the table of any on the screen; places in a game: see solo and map_games."""

from collections.abc import Sequence
from typing import Any

from game.scenes.shell.app import App
from game.scenes.shell.title_scenes import scenes_of
from game.scenes.table.scene import TableScene
from game.session.setup import Kind, SetUp
from game.session.sitting import Sitting
from tests.seats import seats_of

SCHOLARS = ("valerio", "sofia", "vincenzo", "rebecca")


def a_sitting(seed: int = 1, kinds: Sequence[Kind] = ("person",) * 4) -> Sitting:
    """A new game with these people and computers."""
    seats = seats_of(kinds)
    for seat, scholar in zip(seats, SCHOLARS, strict=False):
        seat.choices = {"scholar": scholar}
    ages = list(range(len(seats)))
    return Sitting.begin(
        SetUp("dungeonology", seats, {"age_order": ages, "choose_scholars": True}), seed=seed
    )


def at_table(app: App, sitting: Sitting) -> TableScene[Any]:
    """The table of a sitting, on an application's screen."""
    table = scenes_of(sitting.setup.title).table(app, sitting)
    app.stack.reset(table)
    for _ in range(3):
        app.frame(1 / 60)
    return table
