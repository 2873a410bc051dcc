"""The tests too long for every day: `python3 -m tests long [NAME …] [--events N] [--frames N]`."""

import argparse
import os
import random
import sys
import tempfile
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
os.environ.setdefault("SDL_FRAMEBUFFER_ACCELERATION", "0")

EVENTS = 100_000
FRAMES = 100_000


@contextmanager
def applications() -> Iterator[Callable[..., Any]]:
    """Makes applications in a folder of their own whose bugs are not caught."""
    import pygame

    from game.scenes.app import App
    from game.session.folders import OVERRIDE
    from game.session.settings import Settings

    class Bare(App):
        def _crashed(self, error: Exception) -> None:
            raise error

    with tempfile.TemporaryDirectory() as folder:
        os.environ[OVERRIDE] = str(Path(folder))

        def make(size: tuple[int, int] = (1280, 720), games=None, **settings) -> App:
            return Bare(size, games, Settings(**{"sound": 0, "music": 0, **settings}))

        yield make
    pygame.display.quit()


def monkey(args: argparse.Namespace) -> None:
    """Random events at the table."""
    from game.scenes.games import Host
    from tests.ui.test_table_monkey import monkey as let_loose

    with applications() as make:
        for seed in range(-(-args.events // 5000)):
            app = make((1024, 600), Host(seed=seed), speed="fast", hints=False)
            app.open_title()
            decisions = let_loose(app, seed, min(5000, args.events))
            print(f"monkey {seed}: {decisions} decisions", flush=True)


def twins(args: argparse.Namespace) -> None:
    """Frames of two tables that differ in what one seat may not know."""
    from game.scenes.table import course
    from tests.ui.test_table_privacy import compare
    from tests.ui.twins import Twins, table_setup

    course.THINK_SECONDS = 20.0
    with applications() as make:
        rng = random.Random(1)
        pair = Twins(make, seat=0)
        while pair.frames < args.frames:
            compare(pair, table_setup(rng.randrange(1, 5)), rng, min(2000, args.frames))
            print(f"twins: {pair.frames} frames", flush=True)


def games(args: argparse.Namespace) -> None:
    """Whole games by mouse between two, three and four people."""
    from game.scenes.games import Host
    from tests.ui.driver import Driver
    from tests.ui.players import Players

    for people in (2, 3, 4):
        with applications() as make:
            app = make(games=Host(seed=people), speed="off", hints=False)
            app.open_title()
            app.frame(0)
            players = Players(Driver(app), people)
            players.begin(people)
            assert players.play(8000), "the game is not over"
            print(f"game of {people}: {players.clicks} clicks, {players.bars} bars", flush=True)


PARTS = {"monkey": monkey, "twins": twins, "games": games}


def main(argv: Sequence[str]) -> int:
    """Run the named ones, or all of them."""
    parser = argparse.ArgumentParser(prog="python3 -m tests long", description=__doc__)
    parser.add_argument("names", nargs="*", choices=[*PARTS, []], help="which ones (default: all)")
    parser.add_argument("--events", type=int, default=EVENTS, help="events of the monkey")
    parser.add_argument("--frames", type=int, default=FRAMES, help="frames of the twins")
    args = parser.parse_args(list(argv))
    for name in args.names or PARTS:
        PARTS[name](args)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
