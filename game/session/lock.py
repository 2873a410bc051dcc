"""A lock on a game, so that two copies of the program never write the same file."""

from __future__ import annotations

import contextlib
import os
import sys
from pathlib import Path

from game.session.faults import refuse

COUNT_AT = 8
"""Behind the byte that Windows locks."""
DIGITS = 10


class Lock:
    """Held from `take` until `free` or the end of the process, however it ends."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._fd = -1

    def take(self) -> None:
        """Lock, or refuse with a sentence because another copy has it."""
        fd = os.open(self.path, os.O_RDWR | os.O_CREAT, 0o644)
        try:
            _lock(fd)
        except (BlockingIOError, PermissionError):
            os.close(fd)
            raise refuse("in_use") from None
        except OSError:
            pass  # a disk that knows no locks: better played unlocked than not at all
        self._fd = fd

    def note(self, count: int) -> None:
        """Write beside the journal how many records it has: a journal that is cut does not know."""
        with contextlib.suppress(OSError):  # a help only; the journal tells of a disk that fails
            os.lseek(self._fd, COUNT_AT, os.SEEK_SET)
            os.write(self._fd, b"%0*d" % (DIGITS, count))

    def noted(self) -> int:
        """How many records were noted last; 0 if nothing can be told."""
        try:
            os.lseek(self._fd, COUNT_AT, os.SEEK_SET)
            digits = os.read(self._fd, DIGITS)
        except OSError:
            return 0
        return int(digits) if digits.isdigit() else 0

    def free(self) -> None:
        """Let others have it."""
        if self._fd >= 0:
            with contextlib.suppress(OSError):
                os.close(self._fd)
            self._fd = -1


if sys.platform == "win32":
    import msvcrt

    def _lock(fd: int) -> None:
        msvcrt.locking(fd, msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def _lock(fd: int) -> None:
        fcntl.flock(fd, fcntl.LOCK_EX | fcntl.LOCK_NB)
