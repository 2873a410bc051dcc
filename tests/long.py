"""The tests too long for every day: `python3 -m tests long [NAME …]`, each by its name.

Every part tells how far it is; `--first N` goes on with its N-th piece after a break.
"""

import argparse
import os
import random
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
os.environ.setdefault("SDL_FRAMEBUFFER_ACCELERATION", "0")

EVENTS = 100_000
FRAMES = 100_000
DECISIONS = 200_000
PIECE = 5_000
"""Events or frames of one piece; its number alone decides what happens in it."""

LARGEST = "3840x2160"
Make = Callable[..., Any]


@contextmanager
def applications() -> Iterator[Make]:
    """Makes applications in a folder of their own whose bugs are not caught."""
    import pygame

    from game.scenes.shell.app import App
    from game.session.folders import OVERRIDE
    from game.session.settings import Settings

    class Bare(App):
        def _crashed(self, error: Exception) -> None:
            raise error

    # Whatever is still being written when a part is over goes with the folder.
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        os.environ[OVERRIDE] = str(Path(folder))

        def make(size: tuple[int, int] = (1280, 720), games=None, **settings) -> App:
            return Bare(size, games, Settings(**{"sound": 0, "music": 0, **settings}))

        yield make
    pygame.display.quit()


def say(text: str) -> None:
    """A line of progress."""
    print(f"{time.strftime('%H:%M:%S')} {text}", flush=True)


def games(args: argparse.Namespace) -> str:
    """Whole games of both titles by mouse, from title to scores."""
    from tests.ui.players import Players

    told = [dungeon_game(Players, people) for people in (4, 3, 2)]
    told += [city_game(people) for people in (2, 3, 4)]
    return "; ".join(told)


def keys(args: argparse.Namespace) -> str:
    """A whole game of two people by keyboard alone."""
    from tests.ui.key_players import KeyPlayers

    return dungeon_game(KeyPlayers, 2)


def dungeon_game(kind: Callable[..., Any], people: int) -> str:
    """A game of Dungeonology between so many people, with mouse or keyboard."""
    from game.scenes.library.games import Host
    from tests.ui.driver import Driver

    with applications() as make:
        app = make(games=Host(seed=people), speed="off", hints=False)
        app.open_title()
        app.frame(0)
        players = kind(Driver(app), people)
        players.begin(people)
        assert players.play(30_000), "the game is not over"
        turns = players.table.course.view["turn"]
    told = f"Dungeonology of {people}: {players.clicks} clicks or keys, {players.bars} bars"
    told += f" in {turns} turns"
    say(told)
    return told


def city_game(people: int) -> str:
    """A game of Atlandice between so many people."""
    from tests.ui.atlandice_players import CityPlayers, at_table, sat_down

    with applications() as make:
        table = at_table(make(speed="off", hints=False), sat_down(people, people))
        players = CityPlayers(table, people)
        assert players.play(), "the game is not over"
    told = f"Atlandice of {people}: {players.clicks} clicks"
    say(told)
    return told


def window(args: argparse.Namespace) -> str:
    """A whole game of two people in a real window, every click by a real mouse."""
    from tests.conftest import virtual_screen
    from tests.ui.real_window import real_players

    with (
        virtual_screen() as display,
        tempfile.TemporaryDirectory() as folder,
        applications() as make,
        real_players(display, Path(folder), make, seed=4, answers=0.2) as players,
    ):
        shown = 0
        while not players.is_over():
            players.act()
            number = players.table.course.view["round"]
            if number > shown:
                say(f"window: round {number}, {players.clicks} clicks")
                shown = number
        decisions = len(players.told())
    told = f"{players.clicks} clicks, {players.again} made again"
    return f"{told}, {decisions} decisions, the same in both"


def monkey(args: argparse.Namespace) -> str:
    """Random events on every page and at the tables of both titles."""
    from game.scenes.library.games import Host
    from game.scenes.shell.title_scenes import SHOWN
    from tests.ui.driver import StandIn
    from tests.ui.every_scene import SAVED
    from tests.ui.test_monkey import pages
    from tests.ui.test_table_monkey import monkey as let_loose

    decisions = 0
    plans = ["pages", *SHOWN, "dungeonology"]
    for number in range(args.first, -(-args.events // PIECE)):
        plan = plans[number % len(plans)]
        with applications() as make:
            if plan == "pages":
                pages(make((1024, 600), StandIn(open_game=SAVED)), number, PIECE)
            else:
                app = make((1024, 600), Host(seed=number), speed="fast", hints=False)
                app.open_title()
                decisions += let_loose(app, number, PIECE, plan)
        say(f"monkey, piece {number} ({plan}): {(number + 1) * PIECE:,} events")
    return f"{args.events:,} events from piece {args.first} on, {decisions:,} decisions"


def twins(args: argparse.Namespace) -> str:
    """Frames of two tables that differ in what one seat may not know."""
    from game.scenes.table import presenter
    from tests.ui.test_table_privacy import compare
    from tests.ui.twins import Twins, table_setup

    presenter.THINK_SECONDS = 20.0
    frames, swept = args.first * PIECE, 0
    kinds: set[str] = set()
    for number in range(args.first, -(-args.frames // PIECE)):
        title = "atlandice" if number % 5 == 4 else "dungeonology"
        setup = table_setup(1 + number % 4, title)
        with applications() as make:
            pair = Twins(make, seat=0)
            compare(pair, setup, random.Random(number), PIECE, sweeps=40)
        frames, swept, kinds = (
            frames + pair.frames,
            swept + pair.frames_of_sweeps,
            kinds | pair.swept,
        )
        say(f"twins, piece {number} ({title}): {frames:,} frames, {swept:,} more while sweeping")
    return f"{frames:,} frames alike, {swept:,} more in sweeps of {len(kinds)} kinds of scenes"


def layout(args: argparse.Namespace) -> str:
    """Every layout test at the largest size."""
    command = [sys.executable, "-m", "pytest", "-q", "tests/ui", "-k", LARGEST, "-n", "1"]
    done = subprocess.run(
        command,
        env={**os.environ, "CIVETTA_TEST_SIZES": LARGEST},
        stdout=subprocess.PIPE,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout
    return f"{LARGEST}: {done.stdout.strip().splitlines()[-1]}"


def fuzz(args: argparse.Namespace) -> str:
    """Decisions of Atlandice by chance, every property checked."""
    from tests.fuzz import main as run

    words = ["--title", "atlandice", "--decisions", str(args.decisions), "--processes", "1"]
    assert run(words) == 0, "a property was violated"
    return f"{args.decisions:,} decisions of Atlandice"


def maps(args: argparse.Namespace) -> str:
    """200 positions of ten games: how large tiles show at 1280x720, and that nothing lies on them."""
    from tests.ui.map_positions import measure, positions
    from tests.ui.test_map_positions import faults_of_size, told

    measured = []
    for seed in range(1, 11):
        with applications() as make:
            app = make(speed="off", hints=False)
            measured += [measure(app, state, seed) for state in positions(seed, 20)]
        say(f"maps, game {seed}: {len(measured)} positions")
    faults = [fault for one in measured for fault in one.faults]
    assert not faults, faults
    assert faults_of_size(measured) <= len(measured) // 10, told(measured)
    return f"{len(measured)} positions\n{told(measured)}"


PARTS = {part.__name__: part for part in (games, keys, window, monkey, twins, layout, fuzz, maps)}


def main(argv: Sequence[str]) -> int:
    """Run the named parts, or all of them, and print what they came to."""
    parser = argparse.ArgumentParser(prog="python3 -m tests long", description=__doc__)
    parser.add_argument("names", nargs="*", choices=[*PARTS, []], help="which ones (default: all)")
    parser.add_argument("--events", type=int, default=EVENTS, help="events of the monkey")
    parser.add_argument("--frames", type=int, default=FRAMES, help="frames of the twins")
    parser.add_argument("--decisions", type=int, default=DECISIONS, help="of the fuzzer")
    parser.add_argument("--first", type=int, default=0, help="first piece of monkey or twins")
    args = parser.parse_args(list(argv))
    figures = []
    for name in args.names or PARTS:
        began = time.perf_counter()
        figures.append(f"{name}: {PARTS[name](args)} ({time.perf_counter() - began:.0f} s)")
    print("\n".join(figures))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
