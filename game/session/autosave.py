"""Writing a running game down, record by record, with generations beside its journal."""

from __future__ import annotations

import contextlib
import shutil
from pathlib import Path
from typing import TYPE_CHECKING

from game.api import State
from game.session import disk, save_codec
from game.session.faults import disk_fault
from game.session.journal import Journal
from game.session.journal_records import Head, JournalRecord
from game.session.lock import Lock
from game.session.save_index import ENDING, JOURNAL, generations
from game.session.save_parser import GameFile
from game.session.sealed_file import encode, seal_file
from game.session.sentence import Sentence
from game.session.setup import PRACTICE
from game.session.sitting import Sitting
from game.session.worker import Worker

if TYPE_CHECKING:
    from game.session.library import Library

EVERY = 25
"""Records between two generations."""
GENERATIONS = 3


class FolderAutosave:
    """The folder of one running game; writes every record before its answer shows."""

    def __init__(self, folder: Path, lock: Lock, library: Library) -> None:
        self.folder = folder
        self.journal: Journal
        self._library = library
        self._lock = lock
        self._writer = Worker("writer")
        self._sitting: Sitting
        self._kept = 0
        self._in_generation = 0
        self._is_over = False
        # What the disk refused; touched by the writer alone.
        self._owed: dict[Path, bytes] = {}
        self._side_fault: Sentence | None = None

    @property
    def fault(self) -> Sentence | None:
        """What is wrong now, if anything."""
        return self.journal.fault or self._side_fault

    def begin(self, sitting: Sitting) -> None:
        """A new journal with all the sitting has so far."""
        self._sitting = sitting
        self.journal = Journal(self.folder / JOURNAL, self._writer, None, 0)
        self.journal.append(encode(save_codec.head_of(sitting)))
        for record in sitting.records:
            self.journal.append(encode(record))
        self._count(len(sitting.records))
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
        self._count(len(file.records))
        self._shelve(sitting)

    def noted(self) -> int:
        """How many records the journal had when it was last written to; 0 if nobody knows."""
        return self._lock.noted()

    def write(self, record: JournalRecord, sitting: Sitting) -> None:
        """Write one record; now and then a generation, and the whole game when it ends."""
        self.journal.append(encode(record))
        self._count(self._kept + 1)
        if self._kept % EVERY == 0:
            self._make_generation()
        self._shelve(sitting)
        if self._side_fault is not None:
            self._writer.do(self._pay)

    def _count(self, records: int) -> None:
        self._kept = records
        if self.journal.fault is None:
            self._lock.note(records)

    def _shelve(self, sitting: Sitting) -> None:
        """Put a finished game on the shelf; take it off again if the table was rewound.

        Practice never comes there: nothing counts it.
        """
        if sitting.setup.occasion == PRACTICE or (sitting.outcome is not None) == self._is_over:
            return
        self._is_over = not self._is_over
        path = self._library.finished_path(sitting.commitment)
        if self._is_over:
            data = save_codec.save_bytes(sitting)
            self._writer.do(lambda: self._write(path, data))
        else:
            self._writer.do(lambda: _take_off(path))

    def _make_generation(self) -> None:
        """Write the state as it is now beside the journal, off the click path."""
        sitting, after = self._sitting, self._kept
        head, state = save_codec.head_of(sitting), sitting.timeline.state.clone()
        self._in_generation = after
        self._writer.do(lambda: self._generation(head, state, after))

    def _generation(self, head: Head, state: State, after: int) -> None:
        path = self.folder / f"{after:06}{ENDING}"
        snapshot = save_codec.snapshot_of(state, after)
        self._write(path, seal_file([encode(head), encode(snapshot)]))
        for old in generations(self.folder)[GENERATIONS:]:
            with contextlib.suppress(OSError):
                old.unlink()

    def _write(self, path: Path, data: bytes) -> None:
        try:
            disk.write_whole(path, data)
        except OSError as error:
            self._side_fault = disk_fault(error, path)
            self._owed[path] = data
        else:
            self._owed.pop(path, None)
            if not self._owed:
                self._side_fault = None

    def _pay(self) -> None:
        """Try again what the disk refused."""
        for path, data in list(self._owed.items()):
            self._write(path, data)

    def close(self) -> None:
        """Make all of it last, with the state as it is, for a Civetta whose rules have changed.

        A finished game that is on the shelf needs no folder any more, nor practice that is over.
        """
        self.journal.push()
        self._writer.do(self._pay)
        if self._kept > self._in_generation:
            self._make_generation()
        self._writer.stop()
        self.journal.close()
        self._lock.free()
        if self.fault is None and self._is_done():
            shutil.rmtree(self.folder, ignore_errors=True)

    def _is_done(self) -> bool:
        if self._sitting.setup.occasion == PRACTICE:
            return self._sitting.outcome is not None
        return self._is_over and self._library.finished_path(self._sitting.commitment).is_file()

    def abandon(self) -> None:
        """Leave the folder as it is."""
        self._writer.stop()
        self._lock.free()


def _take_off(path: Path) -> None:
    """Take a game off the shelf of finished ones; if it cannot be, its next end is written over it."""
    with contextlib.suppress(OSError):
        path.unlink(missing_ok=True)


class NoAutosave:
    """Stands in where no folder can be made: says so, and tries again with every record."""

    def __init__(self, library: Library, fault: Sentence) -> None:
        self.fault: Sentence | None = fault
        self._library = library

    def write(self, record: JournalRecord, sitting: Sitting) -> None:
        """Perhaps the disk is better now; then all records so far are written."""
        self._library.autosave(sitting)

    def close(self) -> None:
        """Nothing to close."""
