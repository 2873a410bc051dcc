"""All games on the disk: running ones with their journals, saves, and finished ones.

    games/000007/journal.civetta          a running game, written decision by decision
    games/000007/000050.civetta           a generation: the state after 50 records
    games/000007/lock                     one writer at a time; how many records there are
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
    entry_of,
    is_blank,
    kept_for_sure,
    last_turn,
    numbers,
    read_journal,
    stamp,
    with_date,
)
from game.session.sentence import Sentence
from game.session.setup import SetUp

if TYPE_CHECKING:  # lists need no rules; whatever opens a game imports them when it is called
    from game.session.autosave import FolderAutosave
    from game.session.save_codec import Loaded
    from game.session.save_parser import GameFile
    from game.session.sitting import Sitting


LOCK = "lock"


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

        return self.autosave(Sitting.begin(setup, seed))

    def autosave(self, sitting: Sitting) -> Sitting:
        """Write a sitting into a folder of its own from now on."""
        from game.session.autosave import NoAutosave

        try:
            sitting.autosave = self._new_autosave(sitting)
        except OSError as error:
            sitting.autosave = NoAutosave(self, disk_fault(error, self.games))
        return sitting

    def _new_autosave(self, sitting: Sitting) -> FolderAutosave:
        folder = self._new_folder()
        try:
            autosave = self._locked(folder)
            _begun(autosave, sitting)
        except OSError:
            shutil.rmtree(folder, ignore_errors=True)
            raise
        return autosave

    def _new_folder(self) -> Path:
        self.games.mkdir(parents=True, exist_ok=True)
        number = max(numbers(self.games), default=0)
        while True:
            number += 1
            folder = self.games / f"{number:06}"
            with contextlib.suppress(FileExistsError):  # another copy was faster
                folder.mkdir()
                return folder

    def _locked(self, folder: Path) -> FolderAutosave:
        from game.session.autosave import FolderAutosave

        lock = Lock(folder / LOCK)
        lock.take()
        return FolderAutosave(folder, lock, self)

    def running(self) -> Iterator[Entry]:
        """Games that are not over, the one last played first."""
        return (entry._replace(journal=None) for entry in self._running())

    def latest(self) -> Entry | None:
        """The game that Continue goes on with, and what was read of it."""
        return next((entry for entry in self._running() if entry.head), None)

    def _running(self) -> Iterator[Entry]:
        folders = (self.games / f"{number:06}" for number in numbers(self.games))
        for folder in sorted(folders, key=_last_written, reverse=True):
            try:
                entry = self._entry(folder)
                is_none = is_blank(folder) if entry.head is None else self._is_on_the_shelf(entry)
            except OSError as error:  # a link to nowhere or to itself hides no other game
                entry, is_none = Entry(folder, None, fault=disk_fault(error, folder)), False
            if not is_none:
                yield entry
            elif entry.head is not None:
                self._clear_away(entry)

    def _clear_away(self, entry: Entry) -> None:
        """What is left of a game on the shelf goes, unless another copy shows its scores."""
        with contextlib.suppress(SessionFault):
            self.delete(entry)

    def _is_on_the_shelf(self, entry: Entry) -> bool:
        """Was it played to its end, and the program ended before its folder was cleared away?"""
        if entry.journal is None or not entry.journal.file.records:
            return False
        file = entry.journal.file
        path = self.finished_path(file.head.commitment)
        if not path.is_file():
            return False
        try:
            last = save_parser.parse(save_parser.read_bytes(path)).records[-1]
        except (SessionFault, IndexError):
            return False
        return last.digest == file.records[-1].digest

    def _entry(self, folder: Path) -> Entry:
        try:
            journal = read_journal(folder)
            file = journal.file
            if not file.opened.is_damaged and len(file.records) >= kept_for_sure(folder):
                turn = last_turn(file.records)
                return Entry(folder, with_date(file.head, folder), turn, journal=journal)
            fault = refuse("damaged").fault
        except SessionFault as error:
            fault = error.fault
        from game.session.rescue import best

        head, turn = best(folder)
        return Entry(folder, with_date(head, folder) if head else None, turn, fault, turn)

    def resume(self, entry: Entry, rescue: bool = False) -> Loaded:
        """Go on with a running game exactly where it stands.

        A damaged one raises, unless `rescue` asks for its last good state; that goes on in a folder
        of its own, and the damaged files stay as they are.
        """
        from game.session.rescue import last_good_state

        if entry.fault is not None:
            if not rescue:
                raise SessionFault(entry.fault)
            loaded = last_good_state(entry.path)
            self.autosave(loaded.sitting)
            return loaded
        try:
            autosave = self._locked(entry.path)
        except OSError as error:
            return self._without_autosave(entry, disk_fault(error, entry.path))
        return self._resumed(entry, autosave)

    def _resumed(self, entry: Entry, autosave: FolderAutosave) -> Loaded:
        try:
            lost = autosave.noted()
            file, loaded = self._loaded(entry)
            if loaded.is_proven:
                autosave.go_on(file, loaded.sitting)
                loaded.sitting.autosave = autosave
                return _told_of(lost - len(file.records), loaded)
        except OSError as error:
            autosave.abandon()
            return self._without_autosave(entry, disk_fault(error, entry.path))
        except BaseException:
            autosave.abandon()
            raise
        autosave.abandon()
        self.autosave(loaded.sitting)
        return loaded

    def _loaded(self, entry: Entry) -> tuple[GameFile, Loaded]:
        """What was read for the list is good as long as nobody has written since."""
        from game.session import save_codec
        from game.session.rescue import snapshots

        journal = entry.journal if entry.is_fresh() else None
        file = (journal or read_journal(entry.path)).file
        return file, save_codec.load(file, snapshots(entry.path))

    def _without_autosave(self, entry: Entry, fault: Sentence) -> Loaded:
        """A game in a place that cannot be written to goes on all the same, and says so."""
        from game.session.autosave import NoAutosave

        loaded = self._loaded(entry)[1]
        loaded.sitting.autosave = NoAutosave(self, fault)
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
        self.autosave(loaded.sitting)
        return loaded

    def rename(self, entry: Entry, name: str) -> Entry:
        """Give a save another name."""
        data = save_parser.rename(save_parser.read_bytes(entry.path), _tidy(name))
        _written_whole(entry.path, data)
        return entry_of(entry.path)

    def delete(self, entry: Entry) -> None:
        """Remove a save or a running game for good; the caller has asked."""
        try:
            if entry.path.is_dir():
                lock = Lock(entry.path / LOCK)
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


def _told_of(lost: int, loaded: Loaded) -> Loaded:
    """The same, and how many moves its journal had once and has no more."""
    if lost <= 0:
        return loaded
    return loaded._replace(fault=Sentence("session.fault.cut", {"n": str(lost)}))


def _begun(autosave: FolderAutosave, sitting: Sitting) -> None:
    """Nothing stays open that was not begun: Windows removes no open file."""
    try:
        autosave.begin(sitting)
    except OSError:
        autosave.abandon()
        raise


def open_file(path: Path) -> Loaded:
    """A sitting out of a save or finished game; a damaged file is refused whole."""
    return open_data(save_parser.read_bytes(path))


def open_data(data: bytes) -> Loaded:
    """The same out of the bytes of a file; faulty data of the title is told as `ContentError`."""
    from game.content.titles import fingerprint
    from game.session.save_codec import load

    file = save_parser.parse(data)
    if not file.is_whole:
        raise refuse("damaged")
    fingerprint(file.head.title)
    return load(file)


def _written_whole(path: Path, data: bytes) -> None:
    try:
        disk.write_whole(path, data)
    except OSError as error:
        raise SessionFault(disk_fault(error, path)) from None


def _tidy(name: str) -> str:
    return " ".join(name.split())[:80]


def _last_written(folder: Path) -> tuple[int, str]:
    """When a running game was last played, then its number; what cannot be asked comes last."""
    try:
        return stamp(folder / JOURNAL)[0], folder.name
    except OSError:
        return 0, folder.name
