"""What can go wrong with files, each as one sentence: a text key with its arguments."""

from __future__ import annotations

import errno
from pathlib import Path

from game.session.disk import is_held
from game.session.settings import Fault

FULL = (errno.ENOSPC, errno.EDQUOT)
BARRED = (errno.EROFS, errno.EACCES, errno.EPERM)


class SessionFault(Exception):
    """A file that cannot be read or written; nothing was changed by it."""

    def __init__(self, fault: Fault) -> None:
        super().__init__(fault.key)
        self.fault = fault


def refuse(reason: str, **args: object) -> SessionFault:
    """The exception that says `session.fault.<reason>`."""
    return SessionFault(Fault(f"session.fault.{reason}", {k: str(v) for k, v in args.items()}))


def disk_fault(error: OSError, path: Path) -> Fault:
    """What the system says about a file, in our words."""
    args = {"file": str(path), "why": error.strerror or type(error).__name__}
    if is_held(error):
        return Fault("session.fault.locked", args)
    if error.errno in FULL:
        return Fault("session.fault.full", args)
    if error.errno in BARRED:
        return Fault("session.fault.read_only", args)
    return Fault("session.fault.disk", args)
