"""How each title is played by the fuzzer: where games start, how players like to answer, which
properties must hold, and who watches what occurs."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import partial
from random import Random
from typing import Any, Protocol

from game import api
from game.content.titles import load
from tests.properties import (
    atlandice,
    atlandice_positions,
    catacombs,
    catacombs_positions,
    core,
    coverage,
    dungeonology,
    positions,
    watching,
)
from tests.properties.catacombs import coverage as catacombs_coverage

Temper = Mapping[str, float]
"""How much a player likes an answer, by its verb, or by prompt and verb; 1 is indifferent."""


@dataclass
class Start:
    """How a game begins: enough to begin it again."""

    title: str
    seats: int
    seed: int
    options: dict[str, Any]
    position: str


class Watcher(Protocol):
    """Counts by name what occurs."""

    count: Counter[str]

    def begin(self, state: Any) -> None:
        """A new game."""

    def before(self, state: Any, chosen: api.Option) -> None:
        """A choice about to be made."""

    def after(self, state: Any, events: list[api.Event]) -> None:
        """What it led to."""


@dataclass(frozen=True)
class Playing:
    """One title as the fuzzer plays it."""

    every: tuple[core.Property, ...]
    sampled: tuple[core.Property, ...]
    start: Callable[[Random], Start]
    begin: Callable[[Start], api.State]
    tempers: tuple[Temper, ...]
    orders: tuple[str, ...]
    marks: tuple[str, ...]
    watcher: Callable[[], Watcher]
    expected: Callable[[], set[str]]
    sample: int = 25
    """Dear properties are checked at every so-manieth decision."""


# Any title: from the start, with what holds for all


def plain_start(title: str, rng: Random) -> Start:
    """A new game with the title's default options."""
    seats = rng.choice(api.title_of(title).seats)
    return Start(title, seats, rng.randrange(2**63), {}, "new")


def begin_new(start: Start) -> api.State:
    """A new game."""
    return api.new_game(start.title, start.seats, start.seed, start.options)


def plain(title: str) -> Playing:
    """A title that has said nothing about itself yet."""
    untold = core.hidden_things_change_no_public_event  # needs to know which events reveal
    return Playing(
        every=core.EVERY,
        sampled=tuple(p for p in core.SAMPLED if p is not untold),
        start=partial(plain_start, title),
        begin=begin_new,
        tempers=({},),
        orders=(),
        marks=(),
        watcher=watching.Watcher,
        expected=set,
    )


# Dungeonology


def start_dungeonology(rng: Random) -> Start:
    """All seat counts, versions, variants, cards and profiles; new games and prepared positions."""
    seats = rng.choice((2, 3, 4))
    options: dict[str, Any] = {
        "version": rng.choice(("1.15", "0.94")),
        "orientation": rng.choice(("north", "north", "rotate")),
        "alert": rng.choice(("easy", "normal", "hard", "random")),
        "boss": rng.choice(("aggressive", "drunk", "random")),
        "round_limit": rng.choice((20, 25, 40, 100)),
        "age_order": rng.sample(range(seats), seats),
    }
    position = rng.choice(("new",) * 8 + ("late",) * 11 + tuple(positions.ENDINGS))
    return Start("dungeonology", seats, rng.randrange(2**63), options, position)


def begin_dungeonology(start: Start) -> api.State:
    """The game at its first question."""
    if start.position == "new":
        return begin_new(start)
    arrange = positions.ENDINGS.get(start.position, positions.late)
    return positions.arranged(start.seats, start.seed, start.options, arrange)


DUNGEONOLOGY = Playing(
    every=core.EVERY + dungeonology.EVERY,
    sampled=core.SAMPLED + dungeonology.SAMPLED,
    start=start_dungeonology,
    begin=begin_dungeonology,
    tempers=(
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
        {"act play": 30, "act skill": 30, "priority play": 0.3, "step": 2, "rest": 0.2},
        {"move end": 9, "act play": 30, "priority play": 0.1, "go_on": 9, "rest": 0.1},
        {"step": 4, "camp": 30, "secret": 8, "teleport": 8, "drop": 3, "stun": 3, "go_on": 4},
    ),
    orders=("always", "threatened", "marked", "pass"),
    marks=("start", "before_action", "acted"),
    watcher=coverage.Watcher,
    expected=lambda: coverage.expected(load("dungeonology")),
)

# Atlandice


def start_atlandice(rng: Random) -> Start:
    """All seat counts; new games and prepared positions."""
    position = rng.choice(("new",) * 4 + ("late",) * 4 + tuple(atlandice_positions.ENDINGS))
    return Start("atlandice", rng.choice((2, 3, 4)), rng.randrange(2**63), {}, position)


def begin_atlandice(start: Start) -> api.State:
    """The game at its first question."""
    if start.position == "new":
        return begin_new(start)
    arrange = atlandice_positions.ENDINGS.get(start.position, atlandice_positions.late)
    return atlandice_positions.arranged(start.seats, start.seed, arrange)


ATLANDICE = Playing(
    every=core.EVERY + atlandice.EVERY,
    sampled=core.SAMPLED + atlandice.SAMPLED,
    start=start_atlandice,
    begin=begin_atlandice,
    tempers=({}, {"give": 8}, {"pass": 20}),
    orders=(),
    marks=(),
    watcher=atlandice.Watcher,
    expected=atlandice.expected,
)

# Catacombs


def start_catacombs(rng: Random) -> Start:
    """All seat counts and options; new games and prepared positions."""
    options = {
        "side": rng.choice("AB"),
        "mercy": rng.choice(("off", "on")),
        "hands": rng.choice(("hidden", "hidden", "open")),
    }
    prepared = tuple(catacombs_positions.POSITIONS)
    position = rng.choice(("new",) * 10 + prepared + ("well off",) * 4)
    return Start("catacombs", rng.choice((2, 3, 4, 5, 6)), rng.randrange(2**63), options, position)


def begin_catacombs(start: Start) -> api.State:
    """The game at its first question."""
    if start.position == "new":
        return begin_new(start)
    arrange = catacombs_positions.POSITIONS[start.position]
    return catacombs_positions.arranged(start.seats, start.seed, start.options, arrange)


CATACOMBS = Playing(
    every=core.EVERY + catacombs.EVERY,
    sampled=core.SAMPLED + catacombs.SAMPLED,
    start=start_catacombs,
    begin=begin_catacombs,
    tempers=(
        {},
        {"end": 0.1, "explore": 4, "lay": 3, "take": 20},
        {"end": 0.05, "acquire": 6, "play": 3},
        {"walk": 9, "mercy": 9, "play_all": 3, "lay": 3, "take": 30, "unlock": 5},
        {"end": 0.02, "defeat": 8, "use": 8, "leap": 8, "teleport": 8, "buy": 8, "token": 8},
        {"play_all": 9, "end": 9, "acquire": 0.1, "use": 0.1, "defeat": 0.1},
    ),
    orders=(),
    marks=(),
    watcher=catacombs_coverage.Watcher,
    expected=catacombs_coverage.expected,
    sample=100,  # six hands and a map of 26 tiles in every view
)

PLAYINGS: Mapping[str, Playing] = {
    "dungeonology": DUNGEONOLOGY,
    "atlandice": ATLANDICE,
    "catacombs": CATACOMBS,
}


def playing(title: str) -> Playing:
    """How a title is played."""
    return PLAYINGS.get(title) or plain(title)
