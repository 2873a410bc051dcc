"""The table of Catacombs at its fullest: every tile laid, six seats, all panels (issue 14, section 4)."""

from __future__ import annotations

import random
from functools import cache

from game.engine.titles.catacombs.view_types import own_view
from game.scenes.catacombs.table import CatacombTable
from game.scenes.shell.app import App
from game.session.sitting import Sitting
from tests.session.table import people

TILES = 26
SEATS = 6
#: What somebody who wants to see all of the map does first.
SOONER = ("lay", "explore", "play_all", "walk", "swords", "portal")
REST_FRAMES = 60


@cache
def full_map() -> Sitting:
    """The first question of a turn after every tile was laid, with open hands."""
    for seed in range(1, 400):
        setup = people(SEATS, "catacombs")
        setup.options.update(hands="open", round_limit=200)
        sitting, rng = Sitting.begin(setup, seed), random.Random(seed)
        while (question := sitting.question) is not None:
            keys = [option.key for option in question.options]
            is_full = own_view(sitting.view(None))["stack"] == 0
            if is_full and question.prompt == "act" and "play_all" in keys:
                return sitting
            sitting.choose(rng.choice(_wanted(keys)))
    raise RuntimeError("no game lays all tiles")


def _wanted(keys: list[str]) -> list[str]:
    for verb in SOONER:
        found = [key for key in keys if key.split(":")[0] == verb]
        if found:
            return found
    return keys


def full_table(app: App) -> CatacombTable:
    """Its table, at rest, with the whole map in view."""
    table = CatacombTable(app, full_map())
    below = app.stack.scenes[:]
    app.stack.reset(table)
    for _ in range(5):
        app.frame(1 / 60)
    table.recap.close()
    table.board.camera.fit()
    for _ in range(60):
        app.frame(1 / 60)
        app.do_jobs()
    if below:
        app.stack.reset(below[0])
    return table


def frames_at_rest(table: CatacombTable) -> int:
    """How many frames are drawn in a second in which nobody does anything."""
    app = table.app
    app.stack.reset(table)
    for _ in range(60):
        app.frame(1 / 30)
        app.do_jobs()
    return sum(app.frame(1 / 60) for _ in range(REST_FRAMES))
