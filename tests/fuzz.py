"""`python3 -m tests fuzz`: random games with every property checked after every decision.

Games run over all seat counts, versions, variants, alert cards and profiles, from the start and
from prepared late positions, with players of different tempers and standing orders that change.
A violation is printed with all that is needed to see it again, and the command returns 1.
"""

from __future__ import annotations

import argparse
import json
import multiprocessing
import sys
import time
import traceback
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

from game import api
from game.content.titles import load
from game.engine.titles.dungeonology.state import Game
from tests.properties import core, coverage, dungeonology, positions

CHUNK = 2_500
"""Decisions of one job; its seed alone decides what happens in it."""

LONGEST = 30_000
"""Every game ends within so many decisions."""

EVERY = core.EVERY + dungeonology.EVERY
SAMPLED = core.SAMPLED + dungeonology.SAMPLED
SAMPLE = 25
"""Dear properties are checked at every so-manieth decision."""

Temper = Mapping[str, float]
"""How much a player likes an answer, by its verb, or by prompt and verb; 1 is indifferent."""

TEMPERS: tuple[Temper, ...] = (
    {},
    {"explore": 8, "step": 3, "end": 0.3, "rest": 0.2, "level": 2},
    {"study": 8, "use": 6, "end": 0.3, "rest": 0.3, "explore": 3, "go_on": 3},
    {"study": 6, "use": 8, "submit": 20, "step": 2, "explore": 2, "done": 0.3},
    {"spy": 8, "use": 6, "play": 4, "skill": 6, "pass": 0.5, "rest": 0.3, "step": 2},
    {"play": 8, "pass": 0.3, "discard": 0.2, "let_go": 3, "sacrifice": 0.5, "skill": 8},
    {
        "study": 8,
        "spy": 8,
        "use": 0.5,
        "done": 3,
        "priority play": 0.2,
        "last_word play": 9,
        "duel play": 9,
        "go_on": 4,
        "explore": 2,
    },
    {"act play": 30, "act skill": 30, "priority play": 0.3, "step": 2, "rest": 0.2, "explore": 2},
    {"step": 4, "camp": 30, "secret": 8, "teleport": 8, "drop": 3, "stun": 3, "go_on": 4},
)

VERSIONS = ("1.15", "0.94")
ORDERS = ("always", "threatened", "marked", "pass")


@dataclass
class Start:
    """How a game begins: enough to begin it again."""

    title: str
    seats: int
    seed: int
    options: dict[str, Any]
    position: str

    def begin(self) -> api.State:
        """The game at its first question."""
        if self.position == "new":
            return api.new_game(self.title, self.seats, self.seed, self.options)
        if self.position == "late":
            return positions.late_game(self.seats, self.seed, self.options)
        arrange = positions.ENDINGS[self.position]
        return positions.arranged(self.seats, self.seed, self.options, arrange)


@dataclass
class Report:
    """What happened in a number of decisions."""

    decisions: int = 0
    games: int = 0
    checks: int = 0
    longest: int = 0
    endings: Counter[str] = field(default_factory=Counter)
    seen: Counter[str] = field(default_factory=Counter)
    violation: str = ""

    def add(self, other: Report) -> None:
        """With the figures of another report."""
        self.decisions += other.decisions
        self.games += other.games
        self.checks += other.checks
        self.longest = max(self.longest, other.longest)
        self.endings += other.endings
        self.seen += other.seen
        self.violation = self.violation or other.violation


def main(argv: Sequence[str]) -> int:
    """Fuzz, print the figures; 1 if a property was violated."""
    parser = argparse.ArgumentParser(prog="python3 -m tests fuzz", description=__doc__)
    parser.add_argument("--decisions", type=int, default=100_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--title", choices=sorted(api.TITLES), default="dungeonology")
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument("--replay", type=Path, help="a violation as it was printed, in a file")
    args = parser.parse_args(argv)
    if args.replay:
        return replay(json.loads(args.replay.read_text("utf-8")))
    began = time.perf_counter()
    report = fuzz(args.title, args.decisions, args.seed, args.processes)
    if report.violation:
        print(report.violation)
        return 1
    print_report(report, args.title, time.perf_counter() - began)
    return 0


def fuzz(title: str, decisions: int, seed: int, processes: int) -> Report:
    """Play that many decisions in jobs of their own seeds; stops at the first violation."""
    jobs = [
        (title, seed * 1_000_003 + i, min(CHUNK, decisions - i * CHUNK))
        for i in range(-(-decisions // CHUNK))
    ]
    total = Report()
    with multiprocessing.Pool(processes) as pool:
        for report in pool.imap_unordered(run_job, jobs):
            total.add(report)
            show_progress(total.decisions, decisions)
            if total.violation:
                break
    print(file=sys.stderr)
    return total


def show_progress(done: int, all_: int) -> None:
    """A bar on the error output."""
    share = min(1.0, done / max(1, all_))
    bar = "█" * int(40 * share)
    print(f"\r{bar:<40} {done:>9,} of {all_:,} decisions", end="", file=sys.stderr, flush=True)


def run_job(job: tuple[str, int, int]) -> Report:
    """One job: games one after the other until the decisions are used up."""
    title, seed, decisions = job
    rng = Random(seed)
    report = Report()
    watcher = coverage.Watcher()
    while report.decisions < decisions and not report.violation:
        Sitting(start(title, rng), rng, watcher).play(report, decisions)
    report.seen = watcher.count
    return report


def start(title: str, rng: Random) -> Start:
    """A game of any kind."""
    seats = rng.choice((2, 3, 4))
    options: dict[str, Any] = {
        "version": rng.choice(VERSIONS),
        "orientation": rng.choice(("north", "north", "rotate")),
        "alert": rng.choice(("easy", "normal", "hard", "random")),
        "boss": rng.choice(("aggressive", "drunk", "random")),
        "round_limit": rng.choice((20, 25, 40, 100)),
        "age_order": rng.sample(range(seats), seats),
    }
    position = rng.choice(("new",) * 8 + ("late",) * 11 + tuple(positions.ENDINGS))
    return Start(title, seats, rng.randrange(2**63), options, position)


class Sitting:
    """One game with its players' tempers and the trace of all that was done to it."""

    def __init__(self, start: Start, rng: Random, watcher: coverage.Watcher) -> None:
        self.start = start
        self.rng = rng
        self.watcher = watcher
        self.tempers = [rng.choice(TEMPERS) for _ in range(start.seats)]
        self.trace: list[list[Any]] = []

    def play(self, report: Report, decisions: int) -> None:
        """To the end, or until the decisions are used up; violations go into the report."""
        try:
            state = self.start.begin()
            assert isinstance(state, Game)
            self.watcher.begin(state)
            while state.outcome is None and report.decisions < decisions:
                state = self.meddle(state)
                self.decide(state)
                report.decisions += 1
                report.checks += check(state, report.decisions % SAMPLE == 0 or bool(state.outcome))
                assert len(self.trace) < LONGEST, "the game does not end"
            report.games += 1
            report.longest = max(report.longest, len(self.trace))
            report.endings[state.outcome.reason if state.outcome else "cut off"] += 1
        except Exception:
            report.violation = self.tell(traceback.format_exc())

    def meddle(self, state: Game) -> Game:
        """Now and then an order changes, or all that the asked player cannot see."""
        luck = self.rng.random()
        if luck < 0.02:
            act: list[Any] = ["order", self.rng.randrange(state.seats), self.rng.choice(ORDERS)]
            marks = (f"{point}:{rival}" for point in POINTS for rival in range(state.seats))
            act.append([mark for mark in marks if self.rng.random() < 0.3])
        elif luck < 0.025:
            act = ["redeal", self.rng.randrange(2**32)]
        else:
            return state
        self.trace.append(act)
        return apply(state, act)

    def decide(self, state: Game) -> None:
        """The asked player answers by temper."""
        assert state.question is not None
        options = state.question.options
        temper = self.tempers[state.question.seat]
        prompt = state.question.prompt
        weights = [temper.get(f"{prompt} {o.verb}", temper.get(o.verb, 1.0)) for o in options]
        chosen = self.rng.choices(options, weights)[0]
        self.trace.append(["choose", chosen.key])
        self.watcher.before(state, chosen)
        self.watcher.after(state, api.choose(state, chosen))

    def tell(self, error: str) -> str:
        """All that is needed to see the violation again, as JSON for `--replay`."""
        return json.dumps({"error": error, "start": vars(self.start), "trace": self.trace})


POINTS = ("start", "before_action", "acted")


def apply(state: Game, act: list[Any]) -> Game:
    """One act of a trace."""
    if act[0] == "order":
        api.set_order(state, act[1], act[2], act[3])
    elif act[0] == "redeal":
        assert state.question is not None
        twin = api.redeal(state, state.question.seat, act[1])
        assert isinstance(twin, Game)
        return twin
    else:
        api.choose(state, act[1])
    return state


def check(state: Game, thoroughly: bool) -> int:
    """All cheap properties, and the dear ones when asked; how many."""
    properties = EVERY + SAMPLED if thoroughly else EVERY
    for holds in properties:
        holds(state)
    return len(properties)


def replay(told: Mapping[str, Any]) -> int:
    """Play a trace again with every property after every act."""
    state = Start(**told["start"]).begin()
    assert isinstance(state, Game)
    for n, act in enumerate(told["trace"]):
        print(n, state.question and (state.question.seat, state.question.prompt), act)
        state = apply(state, act)
        check(state, thoroughly=True)
    print("no violation")
    return 0


def print_report(report: Report, title: str, seconds: float) -> None:
    """Figures, endings, and what of the content never occurred."""
    wanted = coverage.expected(load(title))
    missing = sorted(wanted - set(report.seen))
    print(f"decisions        {report.decisions:>12,}")
    print(f"games            {report.games:>12,}   longest {report.longest:,} decisions")
    print(f"properties       {len(EVERY + SAMPLED):>12,}   checked {report.checks:,} times")
    print(
        f"seconds          {seconds:>12,.0f}   {report.decisions / seconds:,.0f} decisions a second"
    )
    print(f"violations       {0:>12}")
    for reason, n in report.endings.most_common():
        print(f"  ended {reason:<18} {n:>6,}")
    print(f"content occurred {len(wanted) - len(missing):>6,} of {len(wanted):,}")
    for line in by_rarity(report.seen, wanted):
        print(line)
    print("never: " + (", ".join(missing) or "nothing"))


def by_rarity(seen: Counter[str], wanted: set[str]) -> Iterator[str]:
    """The rarest things that did occur."""
    rare = sorted((n, name) for name, n in seen.items() if name in wanted)[:12]
    yield "rarest: " + ", ".join(f"{name} ({n})" for n, name in rare)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
