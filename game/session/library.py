"""All games on the disk: running ones with their journals, saves, and finished ones.

    games/000007/journal.civetta          a running game, written decision by decision
    games/000007/000050.civetta           a generation: the state after 50 records
    saves/000003.civetta                  a save somebody made
    finished/<commitment>.civetta         a game that was played to its end

Newer is what has the higher number; the clock is only shown, never trusted.
"""

from __future__ import annotations

import contextlib
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

from game.session import disk, save_parser
from game.session.faults import SessionFault, disk_fault, refuse
from game.session.folders import data_dir
from game.session.lock import Lock
from game.session.save_index import (
    ENDING,
    JOURNAL,
    Entry,
    dated,
    entry_of,
    is_blank,
    kept_for_sure,
    last_turn,
    numbers,
)
from game.session.setup import SetUp

if TYPE_CHECKING:  # lists need no rules; whatever opens a game imports them when it is called
    from game.session.autosave import Keeping
    from game.session.save_codec import Loaded
    from game.session.sitting import Sitting


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
        from game.session.sitting import Sitting

        return self.keep(Sitting.begin(setup, seed))

    def keep(self, sitting: Sitting) -> Sitting:
        """Write a sitting into a folder of its own from now on."""
        from game.session.autosave import Unkept

        try:
            sitting.keeper = self._kept(sitting)
        except OSError as error:
            sitting.keeper = Unkept(self, disk_fault(error, self.games))
        return sitting

    def _kept(self, sitting: Sitting) -> Keeping:
        folder = self._new_folder()
        try:
            keeping = self._locked(folder)
            _begun(keeping, sitting)
        except OSError:
            shutil.rmtree(folder, ignore_errors=True)
            raise
        return keeping

    def _new_folder(self) -> Path:
        self.games.mkdir(parents=True, exist_ok=True)
        number = max(numbers(self.games), default=0)
        while True:
            number += 1
            folder = self.games / f"{number:06}"
            with contextlib.suppress(FileExistsError):  # another copy was faster
                folder.mkdir()
                return folder

    def _locked(self, folder: Path) -> Keeping:
        from game.session.autosave import Keeping

        lock = Lock(folder / "lock")
        lock.take()
        return Keeping(folder, lock, self)

    def running(self) -> Iterator[Entry]:
        """Games that are not over, newest first."""
        for number in sorted(numbers(self.games), reverse=True):
            folder = self.games / f"{number:06}"
            if not is_blank(folder):
                yield self._running(folder)

    def latest(self) -> Entry | None:
        """The game that Continue goes on with."""
        return next((entry for entry in self.running() if entry.head), None)

    def _running(self, folder: Path) -> Entry:
        try:
            file = save_parser.parse(save_parser.read_bytes(folder / JOURNAL))
            if not file.opened.is_damaged and len(file.records) >= kept_for_sure(folder):
                return Entry(folder, dated(file.head, folder), last_turn(file.records))
            fault = refuse("damaged").fault
        except SessionFault as error:
            fault = error.fault
        from game.session.rescue import best

        head, turn = best(folder)
        return Entry(folder, dated(head, folder) if head else None, turn, fault, turn)

    def resume(self, entry: Entry, rescue: bool = False) -> Loaded:
        """Go on with a running game exactly where it stands.

        A damaged one raises, unless `rescue` asks for its last good state; that goes on in a folder
        of its own, and the damaged files stay as they are.
        """
        from game.session.rescue import rescued

        if entry.fault is not None:
            if not rescue:
                raise SessionFault(entry.fault)
            loaded = rescued(entry.path)
            self.keep(loaded.sitting)
            return loaded
        try:
            keeping = self._locked(entry.path)
            return self._resumed(keeping)
        except OSError as error:
            raise SessionFault(disk_fault(error, entry.path)) from None

    def _resumed(self, keeping: Keeping) -> Loaded:
        from game.session import save_codec
        from game.session.rescue import snapshots

        try:
            file = save_parser.parse(save_parser.read_bytes(keeping.folder / JOURNAL))
            loaded = save_codec.load(file, list(snapshots(keeping.folder)))
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

    # Saves

    def saves(self) -> list[Entry]:
        """Saves, newest first; one that cannot be opened says why."""
        found = sorted(numbers(self.saves_folder), reverse=True)
        return [entry_of(self.saves_folder / f"{number:06}{ENDING}") for number in found]

    def save(self, sitting: Sitting, name: str, picture: bytes = b"") -> Entry:
        """Save a game under a name; raises `SessionFault` and leaves all as it was if it cannot."""
        from game.session.save_codec import save_bytes

        return self._put(save_bytes(sitting, _tidy(name), picture))

    def _put(self, data: bytes) -> Entry:
        path = self.saves_folder / f"{max(numbers(self.saves_folder), default=0) + 1:06}{ENDING}"
        _written_whole(path, data)
        return entry_of(path)

    def load(self, entry: Entry) -> Loaded:
        """A saved game, going on in a running game of its own; the save stays as it is."""
        loaded = open_file(entry.path)
        self.keep(loaded.sitting)
        return loaded

    def rename(self, entry: Entry, name: str) -> Entry:
        """Give a save another name."""
        data = save_parser.renamed(save_parser.read_bytes(entry.path), _tidy(name))
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
        _written_whole(target, save_parser.read_bytes(entry.path))

    def bring_in(self, source: Path) -> Entry:
        """Take a file from elsewhere among the saves, after it has proved that it can be opened."""
        data = save_parser.read_bytes(source)
        open_data(data)
        return self._put(data)

    # Finished games

    def history(self) -> list[Entry]:
        """Finished games, in the order of their dates."""
        paths = sorted(self.finished.glob(f"*{ENDING}"))
        found = [entry_of(path, head_only=True) for path in paths]
        return sorted(found, key=lambda entry: entry.head.written if entry.head else "")


def _begun(keeping: Keeping, sitting: Sitting) -> None:
    """Nothing stays open that was not begun: Windows removes no open file."""
    try:
        keeping.begin(sitting)
    except OSError:
        keeping.abandon()
        raise


def open_file(path: Path) -> Loaded:
    """A sitting out of a save or finished game; a damaged file is refused whole."""
    return open_data(save_parser.read_bytes(path))


def open_data(data: bytes) -> Loaded:
    """The same out of the bytes of a file."""
    from game.session.save_codec import load

    file = save_parser.parse(data)
    if not file.is_whole:
        raise refuse("damaged")
    return load(file)


def _written_whole(path: Path, data: bytes) -> None:
    try:
        disk.write_whole(path, data)
    except OSError as error:
        raise SessionFault(disk_fault(error, path)) from None


def _tidy(name: str) -> str:
    return " ".join(name.split())[:80]
