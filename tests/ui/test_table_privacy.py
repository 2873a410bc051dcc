"""Nothing at the table tells a seat what it may not know: see tests/ui/twins.py."""

import random
from collections.abc import Callable

import pytest

from game.scenes.app import App
from game.scenes.dungeonology import course
from tests.ui.twins import Twins, positions, table_setup

FRAMES = 700


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_twins_look_and_sound_alike(
    make_app: Callable[..., App], monkeypatch: pytest.MonkeyPatch, seed: int
) -> None:
    """Two to four people at the table, computers in the other seats; random places of a game."""
    monkeypatch.setattr(course, "THINK_SECONDS", 20.0)  # however busy the machine is
    rng = random.Random(seed)
    setup = table_setup(people=1 + seed)
    twins = Twins(make_app, seat=0)
    for state in positions(setup, seed, rng):
        twins.sit(setup, state, rng.randrange(1 << 30))
        twins.run(rng, 60)
        if twins.frames >= FRAMES:
            return
    raise AssertionError(f"only {twins.frames} frames could be compared")
