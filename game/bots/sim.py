"""`run_game.py --sim N`: games between computer players, and a table of how they went.

Like the command line, this speaks to who tries the engine out, not to players: its words stand here.
"""

from __future__ import annotations

import sys
import time
from argparse import Namespace
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import partial
from itertools import takewhile
from multiprocessing import get_context
from os import cpu_count
from typing import Any, NamedTuple, TextIO

from game.api import (
    BadOption,
    Event,
    Outcome,
    choose,
    new_game,
    pending,
    project,
    seat_computers,
)
from game.bots import BOTS
from game.bots.chance import Die

COLOURS = ("red", "blue", "yellow", "purple")
SMALL = 8
"""Fewer games than this are not worth a second process."""


class Record(NamedTuple):
    """What is kept of one game; the fields with a default are Dungeonology's alone."""

    bots: tuple[str, ...]
    winner: int
    scores: tuple[dict[str, int], ...]
    rounds: int
    reason: str
    decisions: int
    sharing: tuple[int, ...] = ()
    """Who shares the first place with the winner."""
    scholars: tuple[str, ...] = ()
    turns: int = 0
    alarm: str = ""
    """Why Maximum Alert began: thesis, omega, round_limit, or "" if it did not."""
    theses: tuple[int, int] = (0, 0)
    """Succeeded and failed."""
    bars: int = 0
    """Questions to seats whose turn it is not."""


class Notes:
    """What is counted while a game runs."""

    def __init__(self) -> None:
        self.alarm = ""
        self.theses = [0, 0]
        self.decisions = 0
        self.bars = 0

    def read(self, events: Iterable[Event]) -> None:
        """Events tell of theses and the alarm."""
        for event in events:
            if event.kind == "maximum_alert":
                self.alarm = event.facts["why"]
            elif event.kind == "thesis_judged":
                self.theses[0 if event.facts["success"] else 1] += 1


# One game


def play(args: Namespace, game: int) -> Record:
    """The game with this number; it depends on nothing but the arguments and the number."""
    seed = args.seed + game
    options = OPTIONS[args.title](args, Die(seed))
    state = new_game(args.title, args.seats, seed, options)
    seat_computers(state, range(args.seats))
    names = tuple(args.bots[seat % len(args.bots)] for seat in range(args.seats))
    bots = [BOTS[name](seed * len(COLOURS) + seat) for seat, name in enumerate(names)]
    notes = Notes()
    view = project(state, None)
    while not isinstance(question := pending(state), Outcome):
        view = project(state, question.seat)
        notes.decisions += 1
        notes.bars += question.seat != view["active"]
        notes.read(choose(state, bots[question.seat].answer(view, question)))
    view = project(state, None)
    shared = len(list(takewhile(lambda tie: tie == "shared", question.ties)))
    return Record(
        bots=names,
        winner=question.ranking[0],
        scores=tuple(dict(s) for s in question.scores[: args.seats]),
        rounds=view["round"],
        reason=question.reason,
        decisions=notes.decisions,
        sharing=question.ranking[1 : 1 + shared],
        scholars=tuple(s["card"] for s in view.get("scholars", ())),
        turns=view.get("turn", 0),
        alarm=notes.alarm,
        theses=(notes.theses[0], notes.theses[1]),
        bars=notes.bars,
    )


def expedition(args: Namespace, die: Die) -> dict[str, Any]:
    """Options of Dungeonology: the arguments, and colours that go round."""
    colours: list[str] = []
    while len(colours) < args.seats:
        colours.append(die.pick([c for c in COLOURS if c not in colours]))
    return {"alert": args.alert, "version": args.rules, "colours": colours}


OPTIONS: Mapping[str, Callable[[Namespace, Die], dict[str, Any]]] = {
    "dungeonology": expedition,
    "atlandice": lambda args, die: {},
}
"""By title: the options of a game."""


def play_all(args: Namespace) -> Iterator[Record]:
    """All games in order, on two processes if there are many and two to be had."""
    one = partial(play, args)
    if args.sim < SMALL or (cpu_count() or 1) < 2:
        yield from map(one, range(args.sim))
        return
    with get_context("spawn").Pool(2) as pool:
        yield from pool.imap(one, range(args.sim), chunksize=2)


# Progress


class Progress:
    """A bar on a terminal; elsewhere a line every tenth."""

    WIDTH = 40

    def __init__(self, total: int, out: TextIO) -> None:
        self.total = total
        self.out = out
        self.done = 0
        self.began = time.monotonic()

    def step(self) -> None:
        """One more game is done."""
        self.done += 1
        if self.out.isatty():
            self.draw_bar()
        elif self.done * 10 // self.total > (self.done - 1) * 10 // self.total:
            print(f"{self.done} of {self.total} games", file=self.out, flush=True)

    def draw_bar(self) -> None:
        """The bar, over the one before."""
        full = self.WIDTH * self.done // self.total
        left = (time.monotonic() - self.began) * (self.total - self.done) / self.done
        bar = "█" * full + "·" * (self.WIDTH - full)
        end = "\n" if self.done == self.total else ""
        text = f"\r{bar} {self.done}/{self.total}, {left:.0f} s left "
        print(text, end=end, file=self.out, flush=True)


# The table


def share(part: float, whole: float) -> str:
    """A percentage."""
    return f"{100 * part / whole:5.1f} %" if whole else "    -"


def winners(title: str, records: Sequence[Record], who: Sequence[Sequence[str]]) -> Iterator[str]:
    """Wins by whatever `who` calls the seats, with the ratio to a fair share of the games."""
    played, won = Counter[str](), Counter[str]()
    fair: dict[str, float] = {}
    for record, names in zip(records, who, strict=True):
        for name in names:
            played[name] += 1
            fair[name] = fair.get(name, 0.0) + 1 / len(names)
        won.update(names[seat] for seat in (record.winner, *record.sharing))
    yield f"{title:<12} {'games':>6} {'wins':>6} {'won':>8} {'of fair share':>14}"
    for name in sorted(played):
        n, wins = played[name], won[name]
        yield f"  {name:<10} {n:>6} {wins:>6} {share(wins, n):>8} {wins / fair[name]:>14.2f}"


def spread(numbers: Sequence[float]) -> str:
    """Least, mean and most."""
    return f"{min(numbers):g} to {max(numbers):g}, mean {sum(numbers) / len(numbers):.1f}"


def points(records: Sequence[Record]) -> Iterator[str]:
    """The score sheet on average: everybody's, and the winner's."""
    sheets = [sheet for record in records for sheet in record.scores]
    best = [record.scores[record.winner] for record in records]
    yield f"{'points':<12} {'mean':>6} {'winner':>8}"
    for part in sheets[0]:
        mean = sum(sheet[part] for sheet in sheets) / len(sheets)
        top = sum(sheet[part] for sheet in best) / len(best)
        yield f"  {part:<10} {mean:>6.1f} {top:>8.1f}"


def ways(title: str, counts: Counter[str], games: int) -> Iterator[str]:
    """How often each of several things happened."""
    yield title
    for name, n in sorted(counts.items(), key=lambda pair: (-pair[1], pair[0])):
        yield f"  {name.replace('_', ' '):<22} {n:>6} {share(n, games):>8}"


def table(args: Namespace, records: Sequence[Record]) -> Iterator[str]:
    """Everything worth knowing of these games."""
    games = len(records)
    seats = [[f"seat {s + 1}" for s in range(args.seats)]] * games
    told = f"{games} games with {args.seats} seats from seed {args.seed}"
    is_expedition = args.title == "dungeonology"
    variant = f", rules {args.rules}, alert card {args.alert}" if is_expedition else ""
    yield f"{args.title}{variant}: {told}"
    yield ""
    yield from winners("seat", records, seats)
    if is_expedition:
        yield from winners("scholar", records, [r.scholars for r in records])
    if len(set(args.bots)) > 1:
        yield from winners("bot", records, [r.bots for r in records])
    yield ""
    yield from points(records)
    yield ""
    yield f"rounds         {spread([r.rounds for r in records])}"
    yield f"decisions      {spread([r.decisions for r in records])}"
    if is_expedition:
        yield from alarms(records)
    else:
        yield f"shared wins    {share(sum(1 for r in records if r.sharing), games).strip()} of games"
        yield ""
    yield from ways("the game ended by", Counter(r.reason for r in records), games)


def alarms(records: Sequence[Record]) -> Iterator[str]:
    """What only Dungeonology has: bars, theses, Maximum Alert."""
    games = len(records)
    yield f"bars a turn    {sum(r.bars for r in records) / sum(r.turns for r in records):.2f}"
    succeeded, failed = (sum(r.theses[i] for r in records) for i in (0, 1))
    with_one = sum(1 for r in records if r.theses[0])
    yield (
        f"theses         {succeeded} succeeded, {failed} failed; "
        f"one or more succeeded in {share(with_one, games).strip()} of games"
    )
    yield ""
    yield from ways(
        "Maximum Alert by", Counter(r.alarm or "none (it did not come)" for r in records), games
    )


def why_not(args: Namespace) -> str:
    """What is wrong with these arguments, in one sentence; "" if nothing is."""
    for name in args.bots:
        if name not in BOTS:
            return f"There is no computer player {name!r}; there are {', '.join(BOTS)}."
    try:
        options = OPTIONS[args.title](args, Die(args.seed)) if args.seats <= len(COLOURS) else {}
        new_game(args.title, args.seats, args.seed, options)
    except BadOption as refused:
        return str(refused)
    return ""


def main(args: Namespace) -> int:
    """Play, then print the table; 2 if an argument is wrong."""
    fault = why_not(args)
    if fault:
        print(fault, file=sys.stderr)
        return 2
    progress = Progress(args.sim, sys.stderr)
    records = []
    for record in play_all(args):
        records.append(record)
        progress.step()
    print("\n".join(table(args, records)))
    return 0
