"""Nothing at the table tells a seat what it may not know: see tests/ui/twins.py."""

import random
from collections.abc import Callable

import pytest

from game.scenes.shell.app import App
from game.session.setup import SetUp
from tests.ui.twins import WIDE_GRID, Twins, positions, table_setup

FRAMES = 150
EVENTS = 60
# How many kinds of scenes the pointer sweeps over in one test.
SWEEPS = 1


@pytest.mark.parametrize(
    ("seed", "language"),
    [
        (1, "zh-Hans"),
        pytest.param(2, "en", marks=pytest.mark.long),
        pytest.param(3, "de", marks=pytest.mark.long),
    ],
)
def test_twins_look_and_sound_alike(make_app: Callable[..., App], seed: int, language: str) -> None:
    """Two to four people at the table, computers in the other seats; random places of a game."""
    twins = Twins(make_app, seat=0, grid=WIDE_GRID, language=language)
    compare(twins, table_setup(people=1 + seed), random.Random(seed), FRAMES, SWEEPS)
    assert twins.frames >= FRAMES


def test_nothing_tells_what_the_dice_of_atlandice_will_show(make_app: Callable[..., App]) -> None:
    """A0.3: all is open but what chance will bring; tables with other dice ahead look alike."""
    twins = Twins(make_app, seat=0, grid=WIDE_GRID)
    compare(twins, table_setup(3, "atlandice"), random.Random(4), FRAMES, SWEEPS)
    assert twins.frames >= FRAMES


def compare(twins: Twins, setup: SetUp, rng: random.Random, frames: int, sweeps: int = 0) -> None:
    """Sit down at game after game until so many frames have been compared, those of sweeps aside."""
    end = twins.frames + frames
    while twins.frames < end:
        for state in positions(setup, rng.randrange(1000), rng):
            twins.sit(setup, state, rng.randrange(1 << 30))
            twins.run(rng, EVENTS, sweeps)
            if twins.frames >= end:
                return
