"""A real process is killed in the middle: what it had told is there."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from tests.session.killing import kill_and_look


@pytest.mark.parametrize("seed", range(4))
def test_a_killed_process_loses_nothing_it_told(tmp_path: Path, seed: int) -> None:
    chance = random.Random(seed)
    kill_and_look(tmp_path, seed, chance.randrange(0, 300), chance.random() / 200)
