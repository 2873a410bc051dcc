"""`run_game.py --sim N`: games between computer players, and a table of how they went."""

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

from game.api import Outcome, choose, new_game, pending, project, redeal, seat_computers
from game.bots.chance import Die
from game.bots.levels import LEVELS, SEARCHING, level_named
from game.bots.mind import think
from game.bots.sim_table import Notes, PlayedGame, SimTable
from game.content.texts import Catalogue, catalogue
from game.engine.core.options import TitleOptions
from game.engine.titles import title_part
from game.terminal import TERMINAL

SMALL = 8
"""Fewer games than this are not worth a second process."""


def notes_of(title: str) -> type[Notes]:
    """What a title notes of its games."""
    notes: type[Notes] = title_part(title, "game.bots.{}.sim", "NOTES")
    return notes


# One game


def play(args: Namespace, number: int) -> PlayedGame:
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
    return PlayedGame(
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


def play_all(args: Namespace) -> Iterator[PlayedGame]:
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


class ProgressBar:
    """A bar on a terminal; elsewhere a line every tenth."""

    WIDTH = 40

    def __init__(self, texts: Catalogue, total: int, out: TextIO) -> None:
        self.texts = texts
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
            told = self.texts.say("sim.progress", done=self.done, n=self.total)
            print(told, file=self.out, flush=True)

    def draw_bar(self) -> None:
        """The bar, over the one before."""
        full = self.WIDTH * self.done // self.total
        left = (time.monotonic() - self.began) * (self.total - self.done) / self.done
        bar = "█" * full + "·" * (self.WIDTH - full)
        end = "\n" if self.done == self.total else ""
        text = self.texts.say("sim.bar", n=self.done, total=self.total, left=round(left))
        print(f"\r{bar} {text} ", end=end, file=self.out, flush=True)


# The table


def table(args: Namespace, games: Sequence[PlayedGame]) -> Iterator[str]:
    """Everything worth knowing of these games."""
    whole, notes = len(games), notes_of(args.title)
    lines = SimTable(catalogue(TERMINAL.language), args.title)
    options = options_of(args.title).completed(args.options, range(args.seats), args.seats)
    variant = notes.variant(lines, options)
    yield lines.say("heading", title=variant, n=whole, seats=args.seats, seed=args.seed)
    yield ""
    seats = [[lines.say("seat_number", n=s + 1) for s in range(args.seats)]] * whole
    yield from lines.winners(lines.say("seat"), games, seats)
    yield from notes.groups(lines, games)
    if len(set(args.bots)) > 1:
        levels = [[lines.level(bot) for bot in game.bots] for game in games]
        yield from lines.winners(lines.say("computer"), games, levels)
    if args.paired:
        yield from lines.strength(games)
    yield ""
    yield from lines.points(games)
    yield ""
    yield lines.line(lines.say("rounds"), lines.spread([game.rounds for game in games]))
    yield lines.line(lines.say("decisions"), lines.spread([game.decisions for game in games]))
    yield from notes.lines(lines, games)
    ends = Counter(lines.word(f"ending.{game.reason}") for game in games)
    yield from lines.ways(lines.say("ended"), ends, whole)


def why_not(args: Namespace) -> str:
    """What is wrong with these arguments, in one sentence; "" if nothing is."""
    for name in args.bots:
        try:
            level_named(name)
        except LookupError:
            known = TERMINAL.say("comma").join(LEVELS)
            return TERMINAL.say("no_bot", name=name, known=known)
    seats = options_of(args.title).seats
    if args.seats in seats:
        return ""
    title = catalogue(TERMINAL.language).say(f"{args.title}.title.name")
    return TERMINAL.say("no_seats", title=title, least=seats[0], most=seats[-1], n=args.seats)


def main(args: Namespace) -> int:
    """Play, then print the table; 2 if an argument is wrong."""
    fault = why_not(args)
    if fault:
        print(fault, file=sys.stderr)
        return 2
    args.bots = [level_named(name) for name in args.bots]
    progress = ProgressBar(catalogue(TERMINAL.language), args.sim, sys.stderr)
    games = []
    for game in play_all(args):
        games.append(game)
        progress.step()
    print("\n".join(table(args, games)))
    return 0
