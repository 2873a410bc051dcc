"""Finished games and what they add up to, by person and by whom they played."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from typing import NamedTuple

from game.session.journal_records import Ending, Head
from game.session.save_index import Entry
from game.session.traits import traits_of

SHARED = "shared"
"""The tie-breaker that breaks no tie, in every title."""


class Result(NamedTuple):
    """One seat's part in one finished game."""

    written: str
    title: str
    person: str
    kind: str
    role: str
    rank: int
    total: int
    parts: dict[str, int]


@dataclass(slots=True)
class Tally:
    """What somebody achieved over all games; `best_parts` of the score sheet, 0 if never."""

    games: int = 0
    wins: int = 0
    points: int = 0
    best: int = 0
    best_parts: dict[str, int] = field(default_factory=dict)

    @property
    def average(self) -> float:
        """Points a game."""
        return self.points / self.games if self.games else 0.0

    def add(self, result: Result) -> None:
        """Count one more game."""
        self.best = result.total if not self.games else max(self.best, result.total)
        self.games += 1
        self.wins += result.rank == 1
        self.points += result.total
        for part in traits_of(result.title).best:
            self.best_parts[part] = max(self.best_parts.get(part, 0), result.parts.get(part, 0))


def results(entries: Iterable[Entry]) -> list[Result]:
    """All seats of all finished games that can be read; games of an occasion are counted apart."""
    plain = (e for e in entries if e.head and not e.head.setup.occasion)
    return [result for entry in plain for result in results_of(entry)]


def results_of(entry: Entry) -> list[Result]:
    """All seats of one finished game."""
    return list(_of(entry.head)) if entry.head and entry.head.outcome else []


def _of(head: Head) -> Iterator[Result]:
    outcome = head.outcome
    assert outcome is not None
    roles, places = head.summary.roles, places_of(outcome)
    # Behind the seats a title may have scores of a neutral player, who is nobody here.
    for seat, (place, parts) in enumerate(zip(head.setup.seats, outcome.scores, strict=False)):
        yield Result(
            head.written,
            head.title,
            place.name,
            place.kind,
            roles[seat] if seat < len(roles) else "",
            places[seat],
            parts["total"],
            parts,
        )


def places_of(outcome: Ending) -> dict[int, int]:
    """The place of every seat; who is told apart by nothing shares the better one."""
    places: dict[int, int] = {}
    for at, seat in enumerate(outcome.ranking):
        shares = at > 0 and outcome.ties[at - 1 : at] == [SHARED]
        places[seat] = places[outcome.ranking[at - 1]] if shares else at + 1
    return places


def by_person(found: Iterable[Result]) -> dict[str, Tally]:
    """Tallies of people by name; computers are not counted."""
    table: dict[str, Tally] = {}
    for result in found:
        if result.kind == "person":
            table.setdefault(result.person, Tally()).add(result)
    return table


def by_role(found: Iterable[Result]) -> dict[str, Tally]:
    """Tallies of roles, whoever played them."""
    table: dict[str, Tally] = {}
    for result in found:
        table.setdefault(result.role, Tally()).add(result)
    return table


def by_level(found: Iterable[Result]) -> dict[str, Tally]:
    """Tallies of computers by their level; people are not counted."""
    table: dict[str, Tally] = {}
    for result in found:
        if result.kind != "person":
            table.setdefault(result.kind, Tally()).add(result)
    return table


def as_csv(found: Iterable[Result]) -> str:
    """All results as a table for other programs, one row a seat."""
    rows = list(found)
    parts = sorted({part for row in rows for part in row.parts if part != "total"})
    out = io.StringIO()
    table = csv.writer(out)
    table.writerow(["written", "title", "person", "kind", "role", "rank", "total", *parts])
    for row in rows:
        table.writerow([*(_safe(v) for v in row[:7]), *(row.parts.get(part, "") for part in parts)])
    return out.getvalue()


def _safe(value: object) -> object:
    """A name that begins like a formula must not run as one in a spreadsheet."""
    return f"'{value}" if isinstance(value, str) and value[:1] in ("=", "+", "-", "@") else value
