"""What keeping every decision costs on the click path (issue 5)."""

from __future__ import annotations

import random
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from game import api
from game.session.library import Library
from game.session.sitting import Sitting
from tests.session.table import people

if TYPE_CHECKING:
    from tests.bench import Figure

MOST_MILLISECONDS = 2.0
TITLES = ("dungeonology", "atlandice")


def autosave(rounds: int, seconds: float) -> list[Figure]:
    """Milliseconds that a kept answer takes longer than the rules alone: the median of its games."""
    from tests.bench import Figure, median, progress

    added: dict[str, list[float]] = {title: [] for title in TITLES}
    worst: dict[str, list[float]] = {title: [] for title in TITLES}
    for seed in progress(rounds):
        for title in TITLES:
            kept, bare = game_seconds(title, seed)
            added[title].append(1000 * (median(kept) - median(bare)))
            worst[title].append(1000 * sorted(kept)[len(kept) * 99 // 100])
    return [
        Figure(
            f"{title}: milliseconds autosave adds to an answer",
            median(added[title]),
            MOST_MILLISECONDS,
            False,
            f"99 of 100 kept answers are done in {median(worst[title]):.1f} ms",
        )
        for title in TITLES
    ]


def game_seconds(title: str, seed: int) -> tuple[list[float], list[float]]:
    """Seconds of each answer of a game on the disk: kept, and the same by the rules alone."""
    with tempfile.TemporaryDirectory() as folder:
        sitting = Library(Path(folder)).start(people(4, title), seed)
        found = answer_seconds(sitting, seed)
        sitting.close()
    return found


def answer_seconds(sitting: Sitting, seed: int) -> tuple[list[float], list[float]]:
    """The same of one sitting, played at random to its end."""
    chance = random.Random(seed)
    kept, bare = [], []
    while sitting.question:
        key = chance.choice(sitting.question.options).key
        twin = sitting.timeline.state.clone()
        bare.append(timed(lambda twin=twin, key=key: api.choose(twin, key)))  # type: ignore[misc]
        kept.append(timed(lambda key=key: sitting.choose(key)))  # type: ignore[misc]
    return kept, bare


def timed(work: Callable[[], object]) -> float:
    """Seconds of a piece of work, on the clock: waiting for the disk counts."""
    started = time.perf_counter()
    work()
    return time.perf_counter() - started
