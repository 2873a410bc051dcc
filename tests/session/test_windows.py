"""What Windows does otherwise, as far as it can be played elsewhere: held files, locks, folders.

None of this runs on Windows here; its calls are stood in for by ones that refuse as it does.
"""

from __future__ import annotations

import errno
import importlib
import os
import sys
import types
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from game.session import disk, lock
from game.session.faults import SessionFault, disk_fault
from game.session.library import Library
from tests.session.checks import sentence, state_of
from tests.session.table import people, played


class Refusal(PermissionError):
    """How Windows says that a file is held: access denied, with a number of its own."""

    def __init__(self, number: int) -> None:
        super().__init__(errno.EACCES, "The process cannot access the file")
        self.winerror = number


def held(times: int, real: Callable[..., Any], number: int = 32) -> Callable[..., Any]:
    """A call that is refused so many times because somebody looks at the file."""
    left = [times]

    def call(*args: Any) -> Any:
        left[0] -= 1
        if left[0] >= 0:
            raise Refusal(number)
        return real(*args)

    return call


@pytest.fixture(autouse=True)
def _quickly(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(disk, "WAITS", (0.0, 0.0, 0.0))


@pytest.mark.parametrize("times", [1, 3])
def test_a_file_held_for_a_moment_is_waited_for(
    library: Library, monkeypatch: pytest.MonkeyPatch, times: int
) -> None:
    sitting = played(library.start(people(2), seed=3), 3, 5)
    entry = library.save(sitting, "old")
    monkeypatch.setattr(os, "replace", held(times, os.replace))
    renamed = library.rename(entry, "new")
    assert renamed.head
    assert renamed.head.name == "new"
    sitting.close()


def test_a_file_held_for_good_is_told_and_stays(
    library: Library, monkeypatch: pytest.MonkeyPatch
) -> None:
    sitting = played(library.start(people(2), seed=3), 3, 5)
    entry = library.save(sitting, "old")
    before = entry.path.read_bytes()
    with monkeypatch.context() as patch:
        patch.setattr(os, "replace", held(99, os.replace))
        with pytest.raises(SessionFault) as refused:
            library.rename(entry, "new")
    assert refused.value.fault.key == "session.fault.locked"
    assert "Another program holds this file" in sentence(refused.value.fault)
    assert entry.path.read_bytes() == before
    assert [path.name for path in entry.path.parent.iterdir()] == [entry.path.name]
    sitting.close()


def test_a_barred_folder_is_not_waited_for(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    calls: list[float] = []
    monkeypatch.setattr("game.session.disk.time.sleep", calls.append)
    monkeypatch.setattr(os, "replace", held(9, os.replace, number=5))
    with pytest.raises(PermissionError) as refused:
        disk.write_whole(tmp_path / "x", b"x")
    assert calls == []
    assert disk_fault(refused.value, tmp_path).key == "session.fault.read_only"


def test_folders_are_not_synced_where_that_cannot_be(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    def no_folder(*_args: object) -> int:
        raise Refusal(5)

    monkeypatch.setattr(os, "name", "nt")
    monkeypatch.setattr(os, "open", no_folder)
    disk.sync_folder(tmp_path)


def test_the_lock_of_windows_refuses_like_ours(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """`msvcrt.locking` raises EACCES while another process has the byte."""
    taken: set[tuple[int, int]] = set()

    def locking(fd: int, mode: int, length: int) -> None:
        assert (mode, length) == (2, 1)
        found = os.fstat(fd)
        if (found.st_dev, found.st_ino) in taken:
            raise PermissionError(errno.EACCES, "Permission denied")
        taken.add((found.st_dev, found.st_ino))

    stand_in = types.ModuleType("msvcrt")
    stand_in.locking, stand_in.LK_NBLCK = locking, 2  # type: ignore[attr-defined]
    monkeypatch.setitem(sys.modules, "msvcrt", stand_in)
    monkeypatch.setattr(sys, "platform", "win32")
    try:
        windows = importlib.reload(lock)
        first, second = windows.Lock(tmp_path / "lock"), windows.Lock(tmp_path / "lock")
        first.take()
        with pytest.raises(SessionFault) as refused:
            second.take()
        assert refused.value.fault.key == "session.fault.in_use"
        first.free()
    finally:
        monkeypatch.undo()
        importlib.reload(lock)


def test_nothing_is_open_when_a_folder_is_removed(
    library: Library, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Windows removes no open file: every handle is closed before a folder goes."""
    handles: set[int] = set()
    real_open, real_close = os.open, os.close

    def opening(path: Any, *args: Any, **more: Any) -> int:
        fd = real_open(path, *args, **more)
        if str(library.root) in str(path):
            handles.add(fd)
        return fd

    def closing(fd: int) -> None:
        handles.discard(fd)
        real_close(fd)

    def removing(path: Any, **_more: Any) -> None:
        assert handles == set(), "a file is still open"

    monkeypatch.setattr(os, "open", opening)
    monkeypatch.setattr(os, "close", closing)
    monkeypatch.setattr("shutil.rmtree", removing)
    sitting = played(library.start(people(2, "atlandice"), seed=3), 3)
    sitting.close()  # the game is over: its folder goes
    running = played(library.start(people(2), seed=3), 3, 5)
    running.close()
    entry = library.latest()
    assert entry
    library.delete(entry)
    with monkeypatch.context() as patch:
        patch.setattr(os, "ftruncate", held(1, os.ftruncate))
        unkept = library.start(people(2), seed=4)
        assert unkept.fault
    played(unkept, 4, 1)
    assert unkept.fault is None
    unkept.close()


def test_names_that_differ_in_case_alone_never_meet(library: Library) -> None:
    """Saves lie under numbers, whatever they are called."""
    sitting = played(library.start(people(2), seed=3), 3, 5)
    for name in ("Sunday", "SUNDAY", "sunday", "CON", "nul.", "a/b\\c:d"):
        library.save(sitting, name)
    names = [entry.head.name for entry in library.saves() if entry.head]
    assert names == ["a/b\\c:d", "nul.", "CON", "sunday", "SUNDAY", "Sunday"]
    folded = {path.name.casefold() for path in library.saves_folder.iterdir()}
    assert len(folded) == 6
    for entry in library.saves():
        loaded = library.load(entry).sitting
        assert state_of(loaded) == state_of(sitting)
        loaded.close()
    sitting.close()
