"""`python3 -m tests bench`: speed as ratios measured in one run, with processor time.

Opponents run in the same minute on the same machine, rounds take turns, and the median ratio counts.
"""

from __future__ import annotations

import argparse
import json
import random
import statistics
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

from game.api import Question, State, choose, pending, project, redeal
from game.bootstrap import bench_python
from tests import bench_app, bench_saves, bench_screen
from tests.arguments import some
from tests.bench_engine import new_four

ROOT = Path(__file__).parent.parent


class Figure(NamedTuple):
    """One measured ratio and what it must reach: `at_least` or `at_most`."""

    what: str
    ratio: float
    bound: float
    at_least: bool
    note: str

    @property
    def holds(self) -> bool:
        return self.ratio >= self.bound if self.at_least else self.ratio <= self.bound


def main(argv: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="python3 -m tests bench", description=__doc__)
    parser.add_argument("--rounds", type=some, default=5, help="measurements of each kind")
    parser.add_argument("--seconds", type=float, default=2.0, help="length of a measurement")
    parser.add_argument("--only", choices=MEASURES, help="one kind of measurement")
    args = parser.parse_args(argv)
    figures: list[Figure] = []
    for name in [args.only] if args.only else MEASURES:
        print(f"measuring {name} …", file=sys.stderr)
        measured = MEASURES[name](args.rounds, args.seconds)
        print_table(measured)
        figures += measured
    missed = sum(not f.holds for f in figures)
    print(f"{len(figures)} figures, {missed or 'none'} not reached")
    return 1 if missed else 0


WIDTH = 74
"""Columns for what was measured: every kind is printed as soon as it is known, in one table."""


def print_table(figures: list[Figure]) -> None:
    """The figures of one kind, at once: whoever stops the bench keeps what it has measured."""
    for f in figures:
        sign = "at least" if f.at_least else "at most"
        verdict = "ok" if f.holds else "NOT REACHED"
        line = f"{f.what:<{WIDTH}} {f.ratio:7.3f}  {sign:<8} {f.bound:<5g} {verdict:<12} {f.note}"
        print(line.rstrip(), flush=True)


def progress(rounds: int) -> Iterator[int]:
    """Round numbers, with a bar on the terminal."""
    for i in range(rounds):
        bar = "#" * i + "." * (rounds - i)
        print(f"\r  [{bar}] {i}/{rounds}", end="", file=sys.stderr, flush=True)
        yield i
    print(f"\r  [{'#' * rounds}] {rounds}/{rounds}", file=sys.stderr)


# The engine against catanatron


HALFWAY = {"dungeonology": 300, "atlandice": 80, "catacombs": 250}
"""Every title, and the decision in mid-game at which its clone is measured."""


SPEEDS, CLONES = {"catacombs": 3}, {"catacombs": 0.2}
"""What a clone may cost at most, where it is less than half of the opponent's copy."""


def against_catanatron(rounds: int, seconds: float) -> list[Figure]:
    """Decisions a second and the cost of a copy, titles and opponent taking turns.

    Each runs in a process of its own with nothing but the rules, as computers that search do.
    """
    measured: dict[str, list[Rates]] = {title: [] for title in HALFWAY}
    rivals = []
    for i in progress(rounds):
        rivals.append(rates([bench_python(), "tests/bench_opponent.py", i, seconds]))
        for title, at in HALFWAY.items():
            command = [sys.executable, "-m", "tests.bench_engine", title, 1 + 1000 * i, seconds, at]
            measured[title].append(rates(command))
    return [figure for title, ours in measured.items() for figure in compared(title, ours, rivals)]


class Rates(NamedTuple):
    """Decisions with a choice and all decisions a second, microseconds of a copy."""

    counted: float
    all: float
    copy: float


def rates(command: Sequence[object]) -> Rates:
    """What a program of decisions measured and printed."""
    words = [str(word) for word in command]
    out = subprocess.run(words, capture_output=True, text=True, check=True, cwd=ROOT)
    return Rates(**json.loads(out.stdout.splitlines()[-1]))


def compared(title: str, ours: list[Rates], theirs: list[Rates]) -> list[Figure]:
    """The figures of one title, each the median of the ratios of its rounds."""
    speed, speed_all, copies = (
        median([a[k] / b[k] for a, b in zip(ours, theirs, strict=True)]) for k in range(3)
    )
    mine, rival = median([a.counted for a in ours]), median([b.counted for b in theirs])
    note = f"{mine:,.0f} against {rival:,.0f} a second"
    what = f"{title}: random decisions with two or more answers, to catanatron"
    bound = CLONES.get(title, 0.12)
    return [
        Figure(what, speed, SPEEDS.get(title, 5), True, note),
        Figure(f"{title}: the same with forced ones", speed_all, 1, True, ""),
        Figure(f"{title}: clone() in mid-game, to Game.copy()", copies, bound, False, ""),
    ]


median = statistics.median


# Looking and dealing anew, as a search player does in every position


def along_games(title: str, seed: int, games: int = 3) -> list[State]:
    """All positions of a few random games, none of them looked at before."""
    found = []
    for number in range(games):
        state = new_four(title, seed + number)
        pick = random.Random(seed + number).random
        while isinstance(question := pending(state), Question):
            found.append(state.clone())
            choose(state, question.options[int(pick() * len(question.options))])
    return found


def spent_on(call: Callable[[State, int], object], states: list[State]) -> float:
    """Processor time of a call for each seat of each of these states."""
    start = time.process_time()
    for state in states:
        for seat in range(state.seats):
            call(state, seat)
    return time.process_time() - start


def looking(rounds: int, seconds: float) -> list[Figure]:
    """`project` and `redeal` for every seat, to `clone()` of the same positions."""
    figures = []
    for title in HALFWAY:
        views, deals = [], []
        for i in progress(rounds):
            states = along_games(title, seed=1 + 100 * i)
            copies = spent_on(lambda state, seat: state.clone(), states)
            views.append(spent_on(project, states) / copies)
            deals.append(spent_on(lambda state, seat: redeal(state, seat, 7), states) / copies)
        figures.append(Figure(f"{title}: project, to clone()", median(views), 10, False, ""))
        figures.append(Figure(f"{title}: redeal, to clone()", median(deals), 20, False, ""))
    return figures


# Loading


def seconds_of(code: str) -> float:
    """Processor time of a fresh interpreter running this code, less that of an empty one."""
    return float(
        fresh(f"import time; s = time.process_time()\n{code}\nprint(time.process_time() - s)")
    )


def fresh(program: str) -> str:
    """The last word a fresh interpreter prints that runs this program."""
    out = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True, cwd=ROOT
    )
    return out.stdout.split()[-1]


LOAD_YAML = """
import yaml, pathlib
for f in sorted(pathlib.Path("data").rglob("*.yaml")):
    yaml.load(f.read_bytes(), Loader=yaml.CSafeLoader)
"""
LOAD_ALL = """
import game.engine, game.content.check
assert not game.content.check.faults()
"""
LOAD_RULES = "import game.api\n" + LOAD_ALL


LOAD_YAML_OF = """
import yaml, pathlib
for f in sorted(pathlib.Path("data/{title}").rglob("*.yaml")):
    yaml.load(f.read_bytes(), Loader=yaml.CSafeLoader)
"""
LOAD_TITLE = """
import game.content.titles
game.content.titles.load("{title}")
"""
ONE_BY_ONE = ("catacombs",)
"""Titles whose own files are measured alone, too."""


def loading(rounds: int, seconds: float) -> list[Figure]:
    """Importing the engine, loading and checking all data, to reading the same files with yaml."""
    engine, rules = [], []
    single: dict[str, list[float]] = {title: [] for title in ONE_BY_ONE}
    for _ in progress(rounds):
        yaml = seconds_of(LOAD_YAML)
        engine.append(seconds_of(LOAD_ALL) / yaml)
        rules.append(seconds_of(LOAD_RULES) / yaml)
        for title, ratios in single.items():
            alone = seconds_of(LOAD_YAML_OF.format(title=title))
            ratios.append(seconds_of(LOAD_TITLE.format(title=title)) / alone)
    own = [
        Figure(f"load and check the data of {title}, to yaml alone", median(ratios), 4, False, "")
        for title, ratios in single.items()
    ]
    return [
        *own,
        Figure(
            "import game.engine and check all data, to yaml alone", median(engine), 4, False, ""
        ),
        Figure("the same with every rule imported (game.api)", median(rules), 4, False, ""),
    ]


# Growth


LONG_GAMES: dict[str, frozenset[str]] = {
    "dungeonology": frozenset(),
    "catacombs": frozenset({"acquire", "use", "defeat"}),
}
"""Titles whose games can last a thousand decisions, and what their players must leave alone for it."""


GROWTH = {"dungeonology": 1.5, "catacombs": 1.1}


def growth(rounds: int, seconds: float) -> list[Figure]:
    """The cost of a decision late in a long game, to the cost of an early one, in the same games."""
    ratios: dict[str, list[float]] = {title: [] for title in LONG_GAMES}
    for i in progress(rounds):
        for title in LONG_GAMES:
            early, late = costs(title, seeds=range(1 + 60 * i, 61 + 60 * i))
            ratios[title].append(late / early)
    return [
        Figure(
            f"{title}: cost of decision 1,000, to decision 100",
            median(found),
            GROWTH[title],
            False,
            "",
        )
        for title, found in ratios.items()
    ]


def costs(title: str, seeds: range) -> tuple[float, float]:
    """Processor time of a decision around number 100 and around number 1,000."""
    early: list[float] = []
    late: list[float] = []
    for seed in seeds:
        state = new_four(title, seed)
        for i in range(1100):
            question = pending(state)
            if not isinstance(question, Question):
                break
            liked = [
                o for o in question.options if o.verb not in LONG_GAMES[title]
            ] or question.options
            start = time.process_time()
            choose(state, liked[(i * 7 + seed) % len(liked)])
            spent = time.process_time() - start
            if 100 <= i < 200:
                early.append(spent)
            elif i >= 1000:
                late.append(spent)
    return statistics.fmean(early), statistics.fmean(late)


MEASURES = {
    "the engine against catanatron": against_catanatron,
    "looking": looking,
    "loading": loading,
    "growth": growth,
    "the board": bench_screen.board,
    "memory": bench_screen.memory,
    "rest": bench_app.rest,
    "clicks": bench_app.clicks,
    "start": bench_app.start,
    "autosave": bench_saves.autosave,
}
