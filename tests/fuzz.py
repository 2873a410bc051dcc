"""`python3 -m tests fuzz`: random games with every property checked after every decision.

Games run over all seat counts, versions, variants, alert cards and profiles, from the start and
from prepared late positions, with players of different tempers and standing orders that change.
A violation is printed with all that is needed to see it again, and the command returns 1.
With `--saves` first, the session is tried instead: saves, undo, killed processes, broken files.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
import traceback
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from multiprocessing import get_context
from random import Random
from typing import Any

from game import api
from tests.arguments import existing_file, some
from tests.properties.playing import Playing, Start, Watcher, playing

CHUNK = 2_500
"""Decisions of one job; its seed alone decides what happens in it."""

LONGEST = 30_000
"""Every game ends within so many decisions."""


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
    if "--saves" in argv:
        from tests.fuzz_saves import main as fuzz_saves  # it needs the session, this does not

        return fuzz_saves([a for a in argv if a != "--saves"])
    args = parse(argv)
    if args.replay:
        return replay(json.loads(args.replay.read_text("utf-8")))
    began = time.perf_counter()
    report = fuzz(args.title, args.decisions, args.seed, args.processes)
    if report.violation:
        print(report.violation)
        return 1
    print_report(report, playing(args.title), time.perf_counter() - began)
    return 0


def parse(argv: Sequence[str]) -> argparse.Namespace:
    """The arguments."""
    parser = argparse.ArgumentParser(prog="python3 -m tests fuzz", description=__doc__)
    parser.add_argument("--decisions", type=some, default=100_000, help="how many are made")
    parser.add_argument("--seed", type=int, default=1, help="of the first game")
    parser.add_argument("--title", choices=sorted(api.TITLES), default="dungeonology")
    parser.add_argument("--processes", type=some, default=2, help="how many play at a time")
    parser.add_argument(
        "--replay", type=existing_file, help="a violation as it was printed, in a file"
    )
    return parser.parse_args(argv)


def fuzz(title: str, decisions: int, seed: int, processes: int) -> Report:
    """Play that many decisions in jobs of their own seeds; stops at the first violation."""
    jobs = [
        (title, seed * 1_000_003 + i, min(CHUNK, decisions - i * CHUNK))
        for i in range(-(-decisions // CHUNK))
    ]
    total = Report()
    with get_context("spawn").Pool(processes) as pool:
        for report in pool.imap_unordered(run_job, jobs):
            total.add(report)
            show_progress(total.decisions, decisions)
            if total.violation:
                break
    print(file=sys.stderr)
    return total


def show_progress(done: int, all_: int) -> None:
    """A bar on the error output."""
    bar = "█" * int(40 * min(1.0, done / max(1, all_)))
    print(f"\r{bar:<40} {done:>9,} of {all_:,} decisions", end="", file=sys.stderr, flush=True)


def run_job(job: tuple[str, int, int]) -> Report:
    """One job: games one after the other until the decisions are used up."""
    title, seed, decisions = job
    rng = Random(seed)
    how = playing(title)
    watcher = how.watcher()
    report = Report()
    while report.decisions < decisions and not report.violation:
        Sitting(how, rng, watcher).play(report, decisions)
    report.seen = watcher.count
    return report


class Sitting:
    """One game with its players' tempers and the trace of all that was done to it."""

    def __init__(self, how: Playing, rng: Random, watcher: Watcher) -> None:
        self.how = how
        self.rng = rng
        self.watcher = watcher
        self.start = how.start(rng)
        self.tempers = [rng.choice(how.tempers) for _ in range(self.start.seats)]
        self.trace: list[list[Any]] = []

    def play(self, report: Report, decisions: int) -> None:
        """To the end, or until the decisions are used up; violations go into the report."""
        try:
            state = self.how.begin(self.start)
            self.watcher.begin(state)
            while state.outcome is None and report.decisions < decisions:
                state = self.meddle(state)
                self.decide(state)
                report.decisions += 1
                thoroughly = report.decisions % self.how.sample == 0 or state.outcome is not None
                report.checks += check(self.how, state, thoroughly)
                assert len(self.trace) < LONGEST, "the game does not end"
            report.games += 1
            report.longest = max(report.longest, len(self.trace))
            report.endings[state.outcome.reason if state.outcome else "cut off"] += 1
        except Exception:
            report.violation = self.tell(traceback.format_exc())

    def meddle(self, state: api.State) -> api.State:
        """Now and then an order changes, a rival speaks up, or all that cannot be seen is dealt anew."""
        luck = self.rng.random()
        if luck < 0.02 and self.how.orders:
            seat, order = self.rng.randrange(state.seats), self.rng.choice(self.how.orders)
            marks = [f"{point}:{s}" for point in self.how.marks for s in range(state.seats)]
            act = ["order", seat, order, [mark for mark in marks if self.rng.random() < 0.3]]
        elif luck < 0.06 and (ready := speakers(state)):
            act = ["speak", self.rng.choice(ready)]
        elif luck > 0.995:
            act = ["redeal", self.rng.randrange(2**32)]
        else:
            return state
        self.trace.append(act)
        state = apply(state, act)
        self.watcher.after(state, state.events)
        return state

    def decide(self, state: api.State) -> None:
        """The asked player answers by temper."""
        assert state.question is not None
        question = state.question
        seat, prompt, options = question.seat, question.prompt, question.options
        temper = self.tempers[seat]
        weights = [temper.get(f"{prompt} {o.verb}", temper.get(o.verb, 1.0)) for o in options]
        chosen = self.rng.choices(options, weights)[0]
        self.trace.append(["choose", chosen.key])
        self.watcher.before(state, chosen)
        self.watcher.after(state, api.choose(state, chosen))

    def tell(self, error: str) -> str:
        """All that is needed to see the violation again, as JSON for `--replay`."""
        return json.dumps({"error": error, "start": vars(self.start), "trace": self.trace})


def speakers(state: api.State) -> list[int]:
    """Seats that may say "wait" now."""
    return [seat for seat in range(state.seats) if api.why_not_speak_up(state, seat) is None]


def apply(state: api.State, act: list[Any]) -> api.State:
    """One act of a trace."""
    if act[0] == "order":
        api.set_order(state, act[1], act[2], act[3])
    elif act[0] == "speak":
        api.speak_up(state, act[1])
    elif act[0] == "redeal":
        assert state.question is not None
        return api.redeal(state, state.question.seat, act[1])
    else:
        api.choose(state, act[1])
    return state


def check(how: Playing, state: api.State, thoroughly: bool) -> int:
    """All cheap properties, and the dear ones when asked; how many."""
    properties = how.every + how.sampled if thoroughly else how.every
    for holds in properties:
        holds(state)
    return len(properties)


def replay(told: Mapping[str, Any]) -> int:
    """Play a trace again with every property after every act."""
    start = Start(**told["start"])
    how = playing(start.title)
    state = how.begin(start)
    for n, act in enumerate(told["trace"]):
        print(n, state.question and (state.question.seat, state.question.prompt), act)
        state = apply(state, act)
        check(how, state, thoroughly=True)
    print("no violation")
    return 0


def print_report(report: Report, how: Playing, seconds: float) -> None:
    """Figures, endings, and what of the content never occurred."""
    wanted = how.expected()
    missing = sorted(wanted - set(report.seen))
    rare = sorted((n, name) for name, n in report.seen.items() if name in wanted)[:12]
    rate = report.decisions / seconds
    print(f"decisions        {report.decisions:>12,}")
    print(f"games            {report.games:>12,}   longest {report.longest:,} decisions")
    print(f"properties       {len(how.every + how.sampled):>12,}   checked {report.checks:,} times")
    print(f"seconds          {seconds:>12,.0f}   {rate:,.0f} decisions a second")
    print(f"violations       {0:>12}")
    for reason, n in report.endings.most_common():
        print(f"  ended {reason:<18} {n:>6,}")
    print(f"content occurred {len(wanted) - len(missing):>6,} of {len(wanted):,}")
    print("rarest: " + ", ".join(f"{name} ({n})" for n, name in rare))
    print("never: " + (", ".join(missing) or "nothing"))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
