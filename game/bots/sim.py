"""`run_game.py --sim N`: games between computer players, and a table of how they went.

Like the command line, this speaks to who tries the engine out, not to players: its words stand here.
"""

from __future__ import annotations

import signal
import sys
import time
from argparse import Namespace
from collections import Counter
from collections.abc import Iterator, Sequence
from functools import partial
from itertools import takewhile
from multiprocessing import get_context
from os import cpu_count
from typing import Any, TextIO

from game.api import BadOption, Outcome, choose, new_game, pending, project, redeal, seat_computers
from game.bots.chance import Die
from game.bots.levels import SEARCHING, level_named
from game.bots.mind import think
from game.bots.sim_table import Game, Notes, points, spread, strength, ways, winners
from game.engine.core.options import TitleOptions
from game.engine.titles import title_part

SMALL = 8
"""Fewer games than this are not worth a second process."""


def notes_of(title: str) -> type[Notes]:
    """What a title notes of its games."""
    notes: type[Notes] = title_part(title, "game.bots.{}.sim", "NOTES")
    return notes


# One game


def play(args: Namespace, number: int) -> Game:
    """The game with this number; it depends on nothing but the arguments and the number.

    Paired, every seed is played as often as there are seats, each time with all moved on by one.
    """
    number, moved = divmod(number, args.seats) if args.paired else (number, 0)
    seed = args.seed + number
    state = new_game(args.title, args.seats, seed, options_for(args, Die(seed)))
    seat_computers(state, range(args.seats))
    seated = [args.bots[seat % len(args.bots)] for seat in range(args.seats)]
    names = (*seated[moved:], *seated[:moved])
    most = len(options_of(args.title).colours)
    notes = notes_of(args.title)()
    decisions = 0
    while not isinstance(question := pending(state), Outcome):
        seat = question.seat
        view = project(state, seat)
        decisions += 1
        dealt = redeal(state, seat, seed) if names[seat] == SEARCHING else state
        answer = think(dealt, names[seat], seed=seed * most + seat)
        notes.see(question, view, choose(state, answer.key))
    view = project(state, None)
    shared = len(list(takewhile(lambda tie: tie == "shared", question.ties)))
    return Game(
        bots=names,
        winner=question.ranking[0],
        scores=tuple(dict(s) for s in question.scores[: args.seats]),
        rounds=view["round"],
        reason=question.reason,
        decisions=decisions,
        sharing=question.ranking[1 : 1 + shared],
        facts=notes.facts(view),
    )


def options_of(title: str) -> TitleOptions:
    """What a title leaves to the players."""
    options: TitleOptions = title_part(title, "game.engine.titles.{}.options", "OPTIONS")
    return options


def options_for(args: Namespace, die: Die) -> dict[str, Any]:
    """The options of a game: the arguments, and colours that go round."""
    declared = options_of(args.title)
    if args.seats not in declared.seats:
        return {}
    colours: list[str] = []
    while len(colours) < args.seats:
        colours.append(die.pick([c for c in declared.colours if c not in colours]))
    options = declared.completed(args.options, range(args.seats), args.seats)
    choices = [{one.name: one.values[s] for one in declared.of_a_seat} for s in range(args.seats)]
    return declared.for_game(options, colours, choices)


def play_all(args: Namespace) -> Iterator[Game]:
    """All games in order, on two processes if there are many and two to be had."""
    one = partial(play, args)
    if args.sim < SMALL or (cpu_count() or 1) < 2:
        yield from map(one, range(args.sim))
        return
    with get_context("spawn").Pool(2, leave_interrupts_to_the_first) as pool:
        yield from pool.imap(one, range(args.sim), chunksize=2)


def leave_interrupts_to_the_first() -> None:
    """Ctrl-C reaches every process of a terminal: the first one ends the others, in silence."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


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


def table(args: Namespace, games: Sequence[Game]) -> Iterator[str]:
    """Everything worth knowing of these games."""
    whole, notes = len(games), notes_of(args.title)
    declared = options_of(args.title)
    seats = [[f"seat {s + 1}" for s in range(args.seats)]] * whole
    variant = notes.variant(declared.completed(args.options, range(args.seats), args.seats))
    yield f"{args.title}{variant}: {whole} games with {args.seats} seats from seed {args.seed}"
    yield ""
    yield from winners("seat", games, seats)
    yield from notes.groups(games)
    if len(set(args.bots)) > 1:
        yield from winners("bot", games, [game.bots for game in games])
    if args.paired:
        yield from strength(games)
    yield ""
    yield from points(games)
    yield ""
    yield f"rounds         {spread([game.rounds for game in games])}"
    yield f"decisions      {spread([game.decisions for game in games])}"
    yield from notes.lines(games)
    yield from ways("the game ended by", Counter(game.reason for game in games), whole)


def why_not(args: Namespace) -> str:
    """What is wrong with these arguments, in one sentence; "" if nothing is."""
    try:
        args.bots = [level_named(name) for name in args.bots]
        new_game(args.title, args.seats, args.seed, options_for(args, Die(args.seed)))
    except (BadOption, LookupError) as refused:
        return str(refused.args[0])
    return ""


def main(args: Namespace) -> int:
    """Play, then print the table; 2 if an argument is wrong."""
    fault = why_not(args)
    if fault:
        print(fault, file=sys.stderr)
        return 2
    progress = Progress(args.sim, sys.stderr)
    games = []
    for game in play_all(args):
        games.append(game)
        progress.step()
    print("\n".join(table(args, games)))
    return 0
