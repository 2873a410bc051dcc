"""What a file of ours says: its head and its records, checked; no rules are needed for it."""

from __future__ import annotations

import stat
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from game.engine.titles import TITLES
from game.session.fairness import Secret
from game.session.faults import refuse
from game.session.journal_records import FORMAT, Ending, Head, JournalRecord, Snapshot
from game.session.sealed_file import (
    MOST_BYTES,
    MOST_RECORDS,
    Opened,
    convert,
    decode,
    encode,
    seal_file,
    unseal_file,
)
from game.session.setup import faults, rename_kinds, upgrade_setup

Plain = dict[str, Any]
Whole = tuple[Plain, list[Any]]


def _from_1(head: Plain, records: list[Any]) -> Whole:
    """Signs on bars were not written yet; all else is the same."""
    return {**head, "format": 2}, records


def _from_2(head: Plain, records: list[Any]) -> Whole:
    """Options and roles of one title stood among the fields of every set-up and summary."""
    summary = head.get("summary", {})
    roles = [value for value in summary.values() if isinstance(value, list)]
    kept = {name: summary[name] for name in ("turn", "decisions") if name in summary}
    return {
        **head,
        "format": 3,
        "setup": upgrade_setup(head["setup"]),
        "summary": {**kept, **({"roles": roles[0]} if roles else {})},
    }, records


def _from_3(head: Plain, records: list[Any]) -> Whole:
    """There were two computer players, with other names, and none had a style."""
    return {**head, "format": 4, "setup": rename_kinds(head["setup"])}, records


def _from_4(head: Plain, records: list[Any]) -> Whole:
    """Nobody wrote down yet which answers were as advised."""
    return {**head, "format": 5}, records


UPGRADES: Mapping[int, Callable[[Plain, list[Any]], Whole]] = {
    1: _from_1,
    2: _from_2,
    3: _from_3,
    4: _from_4,
}
"""By format: head and records, as plain data, made into those of the next format."""


class GameFile(NamedTuple):
    """What a file says: its head, its records, and how whole it is."""

    head: Head
    records: list[JournalRecord]
    opened: Opened

    @property
    def is_whole(self) -> bool:
        """Is everything there that was written?"""
        return _is_whole(self.head, self.opened)

    @property
    def base(self) -> Snapshot | None:
        """The state the journal begins with, if it does not begin with the set-up."""
        first = self.records[0] if self.records else None
        return first if isinstance(first, Snapshot) and first.after == 0 else None


def read_bytes(path: Path) -> bytes:
    """The bytes of a file that is not too big to be a game."""
    try:
        found = path.stat()
        if not (stat.S_ISREG(found.st_mode) or stat.S_ISDIR(found.st_mode)):
            raise refuse("not_ours")  # a device or a pipe may never end
        if found.st_size > MOST_BYTES:
            raise refuse("too_big")
        return path.read_bytes()
    except FileNotFoundError:
        raise refuse("missing", file=path.name) from None
    except OSError as error:
        raise refuse("unreadable", file=path.name, why=error.strerror) from None


def parse(data: bytes) -> GameFile:
    """What a file says, as far as it is whole; a file without a whole head is refused."""
    opened = unseal_file(data)
    if not opened.bodies:
        raise refuse("damaged")
    head, records = _upgraded([decode(body) for body in opened.bodies])
    return GameFile(_checked(head), [convert(r, JournalRecord) for r in records], opened)  # type: ignore[arg-type]


def parse_head(path: Path, head_only: bool = False) -> tuple[Head, bool]:
    """The head of a file, for lists, and whether all that follows it is whole."""
    opened = unseal_file(read_bytes(path), most=1 if head_only else MOST_RECORDS)
    if not opened.bodies:
        raise refuse("damaged")
    head = _checked(_upgraded([decode(opened.bodies[0])])[0])
    return head, head_only or _is_whole(head, opened)


def _is_whole(head: Head, opened: Opened) -> bool:
    """Is everything there that was written? A cut between two records shows in the head only."""
    follow = len(opened.bodies) - 1
    return not (opened.is_torn or opened.is_damaged) and head.length in (None, follow)


def _upgraded(values: list[Any]) -> tuple[Plain, list[Any]]:
    head, records = values[0], values[1:]
    if not isinstance(head, dict) or not isinstance(head.get("format"), int):
        raise refuse("content")
    if head["format"] > FORMAT:
        raise refuse("newer")
    title = head.get("title")
    if title not in TITLES:
        raise refuse("title", title=title if isinstance(title, str) else "?")
    while head["format"] < FORMAT:
        if head["format"] not in UPGRADES:
            raise refuse("content")
        try:
            head, records = UPGRADES[head["format"]](head, records)
        except (AttributeError, KeyError, TypeError):  # not even of the shape it had then
            raise refuse("content") from None
    return head, records


def _checked(value: Plain) -> Head:
    """A head whose parts fit each other."""
    head = convert(value, Head)
    if head.setup.title != head.title or faults(head.setup):
        raise refuse("content")
    if head.outcome is not None and not _fits(head.outcome, len(head.setup.seats)):
        raise refuse("content")
    if secret_of(head).commitment != head.commitment:
        raise refuse("commitment")
    return head


def _fits(ending: Ending, seats: int) -> bool:
    """Is there a place and a score for every seat? A neutral player's may stand behind them."""
    ranked = sorted(ending.ranking) == list(range(seats)) and len(ending.scores) >= seats
    return ranked and all("total" in score for score in ending.scores)


def secret_of(head: Head) -> Secret:
    """Seed and nonce of a file."""
    return Secret(int(head.seed, 16), head.nonce)


def rename(data: bytes, name: str) -> bytes:
    """The same file under another name."""
    file = parse(data)
    if not file.is_whole:
        raise refuse("damaged")
    head = msgspec.structs.replace(file.head, name=name)
    return seal_file([encode(head), *map(encode, file.records)])
