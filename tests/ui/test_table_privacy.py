"""Nothing at the table tells a seat what it may not know: see tests/ui/twins.py."""

import random
from collections.abc import Callable

import pytest

from game.scenes.app import App
from game.scenes.table import course
from game.session.setup import SetUp
from tests.ui.twins import Twins, positions, table_setup

FRAMES = 680
EVENTS = 60
# At which place along a game the pointer goes over the whole window.
SWEPT = 3


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_twins_look_and_sound_alike(
    make_app: Callable[..., App], monkeypatch: pytest.MonkeyPatch, seed: int
) -> None:
    """Two to four people at the table, computers in the other seats; random places of a game."""
    monkeypatch.setattr(course, "THINK_SECONDS", 20.0)  # however busy the machine is
    rng = random.Random(seed)
    setup = table_setup(people=1 + seed)
    twins = Twins(make_app, seat=0)
    compare(twins, setup, rng, FRAMES)


def compare(twins: Twins, setup: SetUp, rng: random.Random, frames: int) -> None:
    """Sit down at game after game until so many frames have been compared."""
    end = twins.frames + frames
    while twins.frames < end:
        for number, state in enumerate(positions(setup, rng.randrange(1000), rng)):
            twins.sit(setup, state, rng.randrange(1 << 30))
            twins.run(rng, EVENTS)
            if number == SWEPT:
                twins.sweep()
            if twins.frames >= end:
                return
