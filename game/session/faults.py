"""What can go wrong with files, each as one sentence: a text key with its arguments."""

from __future__ import annotations

import errno
from pathlib import Path

from game.session.disk import is_held
from game.session.sentence import Sentence

FULL = (errno.ENOSPC, errno.EDQUOT)
BARRED = (errno.EROFS, errno.EACCES, errno.EPERM)


class SessionFault(Exception):
    """A file that cannot be read or written; nothing was changed by it."""

    def __init__(self, fault: Sentence) -> None:
        super().__init__(fault.key)
        self.fault = fault


def refuse(reason: str, **args: object) -> SessionFault:
    """The exception that says `session.fault.<reason>`."""
    return SessionFault(Sentence(f"session.fault.{reason}", {k: str(v) for k, v in args.items()}))


def disk_fault(error: OSError, path: Path) -> Sentence:
    """What the system says about a file, in our words."""
    args = {"file": str(path), "why": error.strerror or type(error).__name__}
    if is_held(error):
        return Sentence("session.fault.locked", args)
    if error.errno in FULL:
        return Sentence("session.fault.full", args)
    if error.errno in BARRED:
        return Sentence("session.fault.read_only", args)
    return Sentence("session.fault.disk", args)
