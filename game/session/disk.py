"""The few calls that write to the disk; everything a sitting writes goes through here."""

from __future__ import annotations

import errno
import os
import stat
import time
from pathlib import Path

HELD = (errno.EBUSY, errno.ETXTBSY, errno.EAGAIN)
HELD_ON_WINDOWS = (32, 33)
"""Sharing violation and lock violation."""
WAITS = (0.01, 0.04, 0.15)
"""Seconds between tries while another program holds a file."""


def read_small(path: Path, most: int) -> bytes:
    """The bytes of a file; a pipe, a device or more than so many bytes is an error and is not read."""
    found = path.stat()
    if not stat.S_ISREG(found.st_mode):
        raise OSError(errno.EINVAL, os.strerror(errno.EINVAL))
    if found.st_size > most:
        raise OSError(errno.EFBIG, os.strerror(errno.EFBIG))
    return path.read_bytes()


def write_all(fd: int, data: bytes) -> None:
    """Write every byte: a system may take only a part at a time."""
    rest = memoryview(data)
    while rest:
        taken = os.write(fd, rest)
        if taken <= 0:
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
        rest = rest[taken:]


def write_whole(path: Path, data: bytes) -> None:
    """Write a file so that after a crash it is either the old one or the new one."""
    path.parent.mkdir(parents=True, exist_ok=True)
    part = path.with_name(f".{path.name}.{os.getpid()}.part")
    try:
        fd = os.open(
            part, os.O_WRONLY | os.O_CREAT | os.O_TRUNC | getattr(os, "O_BINARY", 0), 0o644
        )
        try:
            write_all(fd, data)
            os.fsync(fd)
        finally:
            os.close(fd)
        _replace(part, path)
    except BaseException:
        part.unlink(missing_ok=True)
        raise
    sync_folder(path.parent)


def _replace(part: Path, path: Path) -> None:
    """Put the new file in the place of the old one.

    Windows refuses while anybody looks at the old one, a virus scanner for instance; that passes.
    """
    for wait in WAITS:
        try:
            return os.replace(part, path)
        except PermissionError as error:
            if not is_held(error):
                raise
            time.sleep(wait)
    os.replace(part, path)


def is_held(error: OSError) -> bool:
    """Does another program hold the file? Only Windows and a few disks say so."""
    return getattr(error, "winerror", None) in HELD_ON_WINDOWS or error.errno in HELD


def sync_folder(folder: Path) -> None:
    """Make a new name in a folder last; Windows has no such call and needs none."""
    if os.name == "nt":
        return
    fd = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(fd)
    finally:
        os.close(fd)
