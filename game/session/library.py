"""All games on the disk: running ones with their journals, saves, and finished ones.

    games/000007/journal.civetta          a running game, written decision by decision
    games/000007/000050.civetta           a generation: the state after 50 records
    saves/000003.civetta                  a save somebody made
    finished/<commitment>.civetta         a game that was played to its end

Newer is what has the higher number; the clock is only shown, never trusted.
"""

from __future__ import annotations

import contextlib
import os
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import NamedTuple

from game.api import State
from game.session import disk, gamefile
from game.session.faults import SessionFault, disk_fault, refuse
from game.session.folders import data_dir
from game.session.gamefile import GameFile, Loaded
from game.session.journal import Journal, Writer
from game.session.lock import Lock
from game.session.records import Head, Record, Snapshot
from game.session.sealed import PREAMBLE, sealed, unsealed, written
from game.session.settings import Fault
from game.session.setup import SetUp
from game.session.sitting import Sitting

ENDING = ".civetta"
JOURNAL = f"journal{ENDING}"
EVERY = 25
"""Records between two generations."""
GENERATIONS = 3


class Entry(NamedTuple):
    """One game in a list. With a fault it cannot be opened as it is, and the fault says why."""

    path: Path
    head: Head | None
    turn: int = 0
    fault: Fault | None = None
    offer: int = 0
    """Of a damaged game: up to which turn it can be had; 0 if not at all."""


class Keeping:
    """The folder of one running game; writes every record before its answer shows."""

    def __init__(self, folder: Path, lock: Lock, library: Library) -> None:
        self.folder = folder
        self.journal: Journal
        self._library = library
        self._lock = lock
        self._writer = Writer()
        self._sitting: Sitting
        self._kept = 0
        self._in_generation = 0
        self._is_over = False
        self._owed: Callable[[], None] | None = None
        self._side_fault: Fault | None = None

    @property
    def fault(self) -> Fault | None:
        """What is wrong now, if anything."""
        return self.journal.fault or self._side_fault

    def begin(self, sitting: Sitting) -> None:
        """A new journal with all the sitting has so far."""
        self._sitting = sitting
        self.journal = Journal(self.folder / JOURNAL, self._writer, None, 0)
        self.journal.append(written(gamefile.head_of(sitting)))
        for record in sitting.records:
            self.journal.append(written(record))
        self._kept = len(sitting.records)
        self._writer.do(self._sync_folders)
        self._shelve(sitting)

    def _sync_folders(self) -> None:
        for folder in (self.folder, self.folder.parent):
            with contextlib.suppress(OSError):  # the journal tells of a disk that does not work
                disk.sync_folder(folder)

    def go_on(self, file: GameFile, sitting: Sitting) -> None:
        """The journal that is there, behind its last whole record."""
        self._sitting = sitting
        opened = file.opened
        self.journal = Journal(self.folder / JOURNAL, self._writer, opened.seal, opened.good_bytes)
        self._kept = len(file.records)
        self._shelve(sitting)

    def keep(self, record: Record, sitting: Sitting) -> None:
        """Write one record; now and then a generation, and the whole game when it ends."""
        self.journal.append(written(record))
        self._kept += 1
        if self._kept % EVERY == 0:
            self._make_generation()
        self._shelve(sitting)
        self._pay()

    def _shelve(self, sitting: Sitting) -> None:
        """Put a finished game on the shelf; take it off again if the table was rewound."""
        if (sitting.outcome is not None) == self._is_over:
            return
        self._is_over = not self._is_over
        path = self._library.finished_path(sitting.commitment)
        if self._is_over:
            data = gamefile.save_bytes(sitting)
            self._writer.do(lambda: self._write(path, data))
        else:
            self._writer.do(lambda: path.unlink(missing_ok=True))

    def _make_generation(self) -> None:
        """Write the state as it is now beside the journal, off the click path."""
        sitting, after = self._sitting, self._kept
        head, state = gamefile.head_of(sitting), sitting.timeline.state.clone()
        self._in_generation = after
        self._writer.do(lambda: self._generation(head, state, after))

    def _generation(self, head: Head, state: State, after: int) -> None:
        path = self.folder / f"{after:06}{ENDING}"
        snapshot = gamefile.snapshot_of(state, after)
        self._write(path, sealed([written(head), written(snapshot)]))
        for old in generations(self.folder)[GENERATIONS:]:
            with contextlib.suppress(OSError):
                old.unlink()

    def _write(self, path: Path, data: bytes) -> None:
        try:
            disk.write_whole(path, data)
        except OSError as error:
            self._side_fault = disk_fault(error, path)
            self._owed = lambda: self._write(path, data)
        else:
            self._side_fault = None

    def _pay(self) -> None:
        """Try again what the disk refused."""
        owed, self._owed = self._owed, None
        if owed is not None:
            self._writer.do(owed)

    def close(self) -> None:
        """Make all of it last, with the state as it is, for a Civetta whose rules have changed.

        A finished game that is on the shelf needs no folder any more.
        """
        self.journal.push()
        self._pay()
        if self._kept > self._in_generation:
            self._make_generation()
        self._writer.finish()
        self.journal.close()
        self._lock.free()
        if self._is_over and self.fault is None:
            shutil.rmtree(self.folder, ignore_errors=True)

    def abandon(self) -> None:
        """Leave the folder as it is."""
        self._writer.finish()
        self._lock.free()


def generations(folder: Path) -> list[Path]:
    """The snapshots of a running game, newest first."""
    found = (path for path in folder.glob(f"*{ENDING}") if path.stem.isdecimal())
    return sorted(found, key=lambda path: -int(path.stem))


class Library:
    """The games below one folder."""

    def __init__(self, root: Path | None = None) -> None:
        self.root = root or data_dir()
        self.games = self.root / "games"
        self.saves_folder = self.root / "saves"
        self.finished = self.root / "finished"

    def finished_path(self, commitment: str) -> Path:
        """Where a finished game lies; its commitment is its name."""
        return self.finished / f"{commitment[:24]}{ENDING}"

    # Running games

    def start(self, setup: SetUp, seed: int | None = None) -> Sitting:
        """A new game, kept from its first moment. If the disk refuses, it is played all the same."""
        return self.keep(Sitting.begin(setup, seed))

    def keep(self, sitting: Sitting) -> Sitting:
        """Write a sitting into a folder of its own from now on."""
        try:
            sitting.keeper = self._kept(sitting)
        except OSError as error:
            sitting.keeper = Unkept(self, disk_fault(error, self.games))
        return sitting

    def _kept(self, sitting: Sitting) -> Keeping:
        folder = self._new_folder()
        try:
            keeping = self._locked(folder)
            keeping.begin(sitting)
        except OSError:
            shutil.rmtree(folder, ignore_errors=True)
            raise
        return keeping

    def _new_folder(self) -> Path:
        self.games.mkdir(parents=True, exist_ok=True)
        number = max(_numbers(self.games), default=0)
        while True:
            number += 1
            folder = self.games / f"{number:06}"
            with contextlib.suppress(FileExistsError):  # another copy was faster
                folder.mkdir()
                return folder

    def _locked(self, folder: Path) -> Keeping:
        lock = Lock(folder / "lock")
        lock.take()
        return Keeping(folder, lock, self)

    def running(self) -> Iterator[Entry]:
        """Games that are not over, newest first."""
        for number in sorted(_numbers(self.games), reverse=True):
            folder = self.games / f"{number:06}"
            if not _is_blank(folder):
                yield self._running(folder)

    def latest(self) -> Entry | None:
        """The game that Continue goes on with."""
        return next((entry for entry in self.running() if entry.head), None)

    def _running(self, folder: Path) -> Entry:
        try:
            file = gamefile.parse(gamefile.read_bytes(folder / JOURNAL))
            if not file.opened.is_damaged:
                return Entry(folder, file.head, _last_turn(file.records))
            fault = refuse("damaged").fault
        except SessionFault as error:
            fault = error.fault
        head, turn = self._best(folder)
        return Entry(folder, head, turn, fault, turn)

    def _best(self, folder: Path) -> tuple[Head | None, int]:
        """Of a damaged game: its head and the turn it can be had up to."""
        try:
            loaded = self._rescued(folder)
        except SessionFault:
            return None, 0
        return gamefile.head_of(loaded.sitting), gamefile.summary_of(loaded.sitting).turn

    def resume(self, entry: Entry, rescue: bool = False) -> Loaded:
        """Go on with a running game exactly where it stands.

        A damaged one raises, unless `rescue` asks for its last good state; that goes on in a folder
        of its own, and the damaged files stay as they are.
        """
        if entry.fault is not None:
            if not rescue:
                raise SessionFault(entry.fault)
            loaded = self._rescued(entry.path)
            self.keep(loaded.sitting)
            return loaded
        try:
            keeping = self._locked(entry.path)
            return self._resumed(keeping)
        except OSError as error:
            raise SessionFault(disk_fault(error, entry.path)) from None

    def _resumed(self, keeping: Keeping) -> Loaded:
        try:
            file = gamefile.parse(gamefile.read_bytes(keeping.folder / JOURNAL))
            loaded = gamefile.load(file, list(_snapshots(keeping.folder)))
            if loaded.is_proven:
                keeping.go_on(file, loaded.sitting)
                loaded.sitting.keeper = keeping
                return loaded
        except BaseException:
            keeping.abandon()
            raise
        keeping.abandon()
        self.keep(loaded.sitting)
        return loaded

    def _rescued(self, folder: Path) -> Loaded:
        """The last good state of a damaged game: of its journal or of a generation, whichever is later."""
        found: list[tuple[int, Sitting]] = []
        with contextlib.suppress(SessionFault):
            file = gamefile.parse(gamefile.read_bytes(folder / JOURNAL))
            found.append((len(file.records), gamefile.load(file).sitting))
        for path in generations(folder):
            with contextlib.suppress(SessionFault):
                file = gamefile.parse(gamefile.read_bytes(path))
                snapshot = file.records[0] if file.records else None
                if isinstance(snapshot, Snapshot):
                    found.append((snapshot.after, gamefile.from_snapshot(file.head, snapshot)))
        if not found:
            raise refuse("damaged")
        sitting = max(found, key=lambda one: one[0])[1]
        return Loaded(sitting, False, Fault("session.fault.rescued", {}))

    # Saves

    def saves(self) -> list[Entry]:
        """Saves, newest first; one that cannot be opened says why."""
        numbers = sorted(_numbers(self.saves_folder), reverse=True)
        return [entry_of(self.saves_folder / f"{number:06}{ENDING}") for number in numbers]

    def save(self, sitting: Sitting, name: str, picture: bytes = b"") -> Entry:
        """Save a game under a name; raises `SessionFault` and leaves all as it was if it cannot."""
        return self._put(gamefile.save_bytes(sitting, _tidy(name), picture))

    def _put(self, data: bytes) -> Entry:
        path = self.saves_folder / f"{max(_numbers(self.saves_folder), default=0) + 1:06}{ENDING}"
        _written_whole(path, data)
        return entry_of(path)

    def load(self, entry: Entry) -> Loaded:
        """A saved game, going on in a running game of its own; the save stays as it is."""
        loaded = open_file(entry.path)
        self.keep(loaded.sitting)
        return loaded

    def rename(self, entry: Entry, name: str) -> Entry:
        """Give a save another name."""
        data = gamefile.renamed(gamefile.read_bytes(entry.path), _tidy(name))
        _written_whole(entry.path, data)
        return entry_of(entry.path)

    def delete(self, entry: Entry) -> None:
        """Remove a save or a running game for good; the caller has asked."""
        try:
            if entry.path.is_dir():
                lock = Lock(entry.path / "lock")
                lock.take()
                lock.free()
                shutil.rmtree(entry.path)
            else:
                entry.path.unlink(missing_ok=True)
        except OSError as error:
            raise SessionFault(disk_fault(error, entry.path)) from None

    def export(self, entry: Entry, target: Path) -> None:
        """Copy a save to a place of the player's choice."""
        _written_whole(target, gamefile.read_bytes(entry.path))

    def bring_in(self, source: Path) -> Entry:
        """Take a file from elsewhere among the saves, after it has proved that it can be opened."""
        data = gamefile.read_bytes(source)
        open_data(data)
        return self._put(data)

    # Finished games

    def history(self) -> list[Entry]:
        """Finished games, in the order of their dates."""
        paths = sorted(self.finished.glob(f"*{ENDING}"))
        found = [entry_of(path, head_only=True) for path in paths]
        return sorted(found, key=lambda entry: entry.head.written if entry.head else "")


class Unkept:
    """Stands in where no folder can be made: says so, and tries again with every record."""

    def __init__(self, library: Library, fault: Fault) -> None:
        self.fault: Fault | None = fault
        self._library = library

    def keep(self, record: Record, sitting: Sitting) -> None:
        """Perhaps the disk is better now; then all records so far are written."""
        self._library.keep(sitting)

    def close(self) -> None:
        """Nothing to close."""


def open_file(path: Path) -> Loaded:
    """A sitting out of a save or finished game; a damaged file is refused whole."""
    return open_data(gamefile.read_bytes(path))


def open_data(data: bytes) -> Loaded:
    """The same out of the bytes of a file."""
    file = gamefile.parse(data)
    if not file.is_whole:
        raise refuse("damaged")
    return gamefile.load(file)


def entry_of(path: Path, head_only: bool = False) -> Entry:
    """What a list tells about a file; with `head_only` the rest of it is not looked at."""
    try:
        head, is_whole = gamefile.parse_head(path, head_only)
    except SessionFault as error:
        return Entry(path, None, fault=error.fault)
    fault = None if is_whole else refuse("damaged").fault
    return Entry(path, head, head.summary.turn, fault)


def _written_whole(path: Path, data: bytes) -> None:
    try:
        disk.write_whole(path, data)
    except OSError as error:
        raise SessionFault(disk_fault(error, path)) from None


def _snapshots(folder: Path) -> Iterator[Snapshot]:
    for path in generations(folder):
        with contextlib.suppress(SessionFault):
            for record in gamefile.parse(gamefile.read_bytes(path)).records:
                if isinstance(record, Snapshot):
                    yield record


def _is_blank(folder: Path) -> bool:
    """Did the program stop before anything at all was written here?"""
    if generations(folder):
        return False
    try:
        opened = unsealed(gamefile.read_bytes(folder / JOURNAL))
    except SessionFault:
        path = folder / JOURNAL
        return not path.exists() or path.stat().st_size < PREAMBLE
    return opened.is_torn and not opened.bodies


def _last_turn(records: list[Record]) -> int:
    return records[-1].turn if records else 0


def _numbers(folder: Path) -> list[int]:
    """The numbers in use in a folder; none if it cannot be looked into."""
    try:
        stems = [name.removesuffix(ENDING) for name in os.listdir(folder)]
    except OSError:
        return []
    return [int(stem) for stem in stems if stem.isdecimal()]


def _tidy(name: str) -> str:
    return " ".join(name.split())[:80]
