"""What a game is for, if not for itself: practice, a puzzle, or the table that everybody has today."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Sequence
from datetime import date
from typing import NamedTuple

from msgspec.structs import replace

from game.session.history import Result, results_of
from game.session.save_index import Entry
from game.session.setup import SetUp, quick_setup

PUZZLE = "puzzle:"


def puzzle_of(setup: SetUp) -> str:
    """The puzzle that a table is laid for; "" if for none."""
    return setup.occasion.removeprefix(PUZZLE) if setup.occasion.startswith(PUZZLE) else ""


def day_of(setup: SetUp) -> date | None:
    """The day whose table this is."""
    try:
        return date.fromisoformat(setup.occasion)
    except ValueError:
        return None


def table_of_day(title: str, names: Sequence[str], day: date) -> SetUp:
    """The table that everybody has on a day: one person and three computers, all by the book.

    Nobody is advised there: what people achieved at it is compared.
    """
    return replace(quick_setup(title, names), occasion=day.isoformat(), advice=False)


def seed_of(setup: SetUp) -> int | None:
    """The seed that belongs to an occasion; None where the system gives one."""
    day = day_of(setup)
    if day is None:
        return None
    told = hashlib.sha256(f"{setup.title}:{day.isoformat()}".encode()).digest()
    return int.from_bytes(told[:8], "big")


class Days(NamedTuple):
    """What people achieved at the tables of days: tries and best of one day, and the best of all."""

    tries: int
    best_of_day: int | None
    best: int | None


def days(entries: Iterable[Entry], title: str, day: date) -> Days:
    """What finished games tell about the tables of days of a title."""
    found: list[tuple[date, Result]] = []
    for entry in entries:
        played = day_of(entry.head.setup) if entry.head and entry.head.title == title else None
        if played is not None:
            found += [(played, one) for one in results_of(entry) if one.kind == "person"]
    of_day = [one.total for when, one in found if when == day]
    every = [one.total for _, one in found]
    return Days(len(of_day), max(of_day, default=None), max(every, default=None))
