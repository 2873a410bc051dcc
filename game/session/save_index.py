"""Names of files and folders, and what a list tells of the games in them."""

from __future__ import annotations

import os
from datetime import datetime
from pathlib import Path
from typing import NamedTuple

import msgspec

from game.session import save_parser
from game.session.faults import SessionFault, refuse
from game.session.journal_records import Head, JournalRecord
from game.session.save_parser import GameFile
from game.session.sealed_file import PREAMBLE, unseal_file
from game.session.sentence import Sentence

ENDING = ".civetta"
JOURNAL = f"journal{ENDING}"


class Entry(NamedTuple):
    """One game in a list. With a fault it cannot be opened as it is, and the fault says why."""

    path: Path
    head: Head | None
    turn: int = 0
    fault: Sentence | None = None
    offer: int = 0
    """Of a damaged game: up to which turn it can be had; 0 if not at all."""
    journal: ReadJournal | None = None
    """What was read of it, for whoever goes on with it at once."""

    def is_fresh(self) -> bool:
        """Is a running game still as it was read?"""
        return self.journal is not None and self.journal.is_still(self.path / JOURNAL)


class ReadJournal(NamedTuple):
    """A journal as it was read, and when and how long it was then."""

    file: GameFile
    stamp: tuple[int, int]

    def is_still(self, path: Path) -> bool:
        """Is it there, and has nobody written to it since?"""
        try:
            return self.stamp == stamp(path)
        except OSError:
            return False


def stamp(path: Path) -> tuple[int, int]:
    """Time and length of a file."""
    found = path.stat()
    return found.st_mtime_ns, found.st_size


def read_journal(folder: Path) -> ReadJournal:
    """The journal of a running game, unsealed and parsed."""
    path = folder / JOURNAL
    try:
        before = stamp(path)
    except OSError:
        before = (0, 0)  # reading tells what is wrong
    return ReadJournal(save_parser.parse(save_parser.read_bytes(path)), before)


def entry_of(path: Path, head_only: bool = False) -> Entry:
    """What a list tells about a file; with `head_only` the rest of it is not looked at."""
    try:
        head, is_whole = save_parser.parse_head(path, head_only)
    except SessionFault as error:
        return Entry(path, None, fault=error.fault)
    fault = None if is_whole else refuse("damaged").fault
    return Entry(path, head, head.summary.turn, fault)


def generations(folder: Path) -> list[Path]:
    """The snapshots of a running game, newest first."""
    found = (path for path in _files(folder) if path.stem.isdecimal())
    return sorted(found, key=lambda path: -int(path.stem))


def _files(folder: Path) -> list[Path]:
    """The files of a running game; links that lead nowhere are none."""
    return [path for path in folder.glob(f"*{ENDING}") if path.is_file()]


def with_date(head: Head, folder: Path) -> Head:
    """The head of a running game with the date its files were last written."""
    times = [path.stat().st_mtime for path in _files(folder)]
    if not times:
        return head
    written = datetime.fromtimestamp(max(times)).isoformat(timespec="minutes")
    return msgspec.structs.replace(head, written=written)


def kept_for_sure(folder: Path) -> int:
    """How many records a running game had at least: each generation is written behind them."""
    return max((int(path.stem) for path in generations(folder)), default=0)


def is_blank(folder: Path) -> bool:
    """Did the program stop before anything at all was written here?"""
    if generations(folder):
        return False
    try:
        opened = unseal_file(save_parser.read_bytes(folder / JOURNAL), most=1)
    except SessionFault:
        path = folder / JOURNAL
        return not path.exists() or path.stat().st_size < PREAMBLE
    return opened.is_torn and not opened.bodies


def last_turn(records: list[JournalRecord]) -> int:
    """The turn a journal has come to."""
    return records[-1].turn if records else 0


def numbers(folder: Path) -> list[int]:
    """The numbers in use in a folder; none if it cannot be looked into."""
    try:
        stems = [name.removesuffix(ENDING) for name in os.listdir(folder)]
    except OSError:
        return []
    return [int(stem) for stem in stems if stem.isdecimal()]
