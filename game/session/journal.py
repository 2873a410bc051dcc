"""The journal of a running game: records appended before their answers show.

The write is on the click path and takes microseconds; making it last on the disk is left to a
writer thread. When the disk refuses, records wait in memory and are tried again with the next one.
"""

from __future__ import annotations

import os
import threading
from pathlib import Path

from game.session import disk
from game.session.faults import disk_fault
from game.session.sealed_file import Seal, new_seal, preamble
from game.session.sentence import Sentence
from game.session.worker import Worker


class Journal:
    """An append-only file of sealed records."""

    def __init__(self, path: Path, writer: Worker, seal: Seal | None, good_bytes: int) -> None:
        """Without a seal the file is new; with one, it goes on behind its good bytes."""
        self.path = path
        self.fault: Sentence | None = None
        self._writer = writer
        self._seal = seal or new_seal()
        self._end = good_bytes
        self._waiting = b"" if seal else preamble(self._seal)
        self._sync_is_due = threading.Event()
        flags = os.O_RDWR | os.O_CREAT | getattr(os, "O_BINARY", 0)
        self._fd = os.open(path, flags | (0 if seal else os.O_EXCL), 0o644)
        try:
            os.ftruncate(self._fd, good_bytes)
        except OSError:
            os.close(self._fd)
            raise

    def append(self, body: bytes) -> None:
        """Write one more record; a fault of the disk is kept in `fault`, not raised."""
        self._waiting += self._seal.frame(body)
        self.push()

    def push(self) -> None:
        """Write what waits. A part written before a fault is written over the next time."""
        try:
            os.lseek(self._fd, self._end, os.SEEK_SET)
            disk.write_all(self._fd, self._waiting)
        except OSError as error:
            self.fault = disk_fault(error, self.path)
            return
        self._end += len(self._waiting)
        self._waiting = b""
        self.fault = None
        if not self._sync_is_due.is_set():
            self._sync_is_due.set()
            self._writer.do(self._sync)

    def _sync(self) -> None:
        self._sync_is_due.clear()
        try:
            os.fsync(self._fd)
        except OSError as error:
            self.fault = disk_fault(error, self.path)

    def close(self) -> None:
        """No more records; to be called when the writer has finished."""
        os.close(self._fd)
