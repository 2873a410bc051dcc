"""Disks that are full, broken, slow or barred; two copies at once; a clock that goes backwards."""

from __future__ import annotations

import errno
import os
from collections.abc import Callable
from typing import Any

import pytest

from game.session import autosave, save_codec
from game.session.faults import SessionFault
from game.session.library import Library, open_file
from game.session.save_index import JOURNAL
from game.session.sitting import Sitting
from tests.session.checks import sentence, state_of
from tests.session.table import people, played
from tests.ui.typed import sure

ANSWERS = 14


@pytest.fixture(autouse=True)
def _often(monkeypatch: pytest.MonkeyPatch) -> None:
    """Generations come often enough to be part of every short game."""
    monkeypatch.setattr(autosave, "EVERY", 5)


class Faulty:
    """A system call that fails at the n-th time, once or for ever."""

    def __init__(
        self, real: Callable[..., Any], at: int, code: int, for_ever: bool = False
    ) -> None:
        self.real, self.at, self.code, self.for_ever = real, at, code, for_ever
        self.calls = 0

    def __call__(self, *args: Any) -> Any:
        self.calls += 1
        if self.calls == self.at or (self.for_ever and self.calls > self.at):
            raise OSError(self.code, os.strerror(self.code))
        return self.real(*args)


def short_write(fd: int, data: Any) -> int:
    """A system that takes only a few bytes at a time."""
    return REAL_WRITE(fd, bytes(data[:7]))


REAL_WRITE = os.write


def assert_kept(library: Library, sitting: Sitting) -> None:
    """The latest game of the library goes on as this sitting stood."""
    entry = library.latest()
    assert entry
    loaded = library.resume(entry)
    assert state_of(loaded.sitting) == state_of(sitting)
    loaded.sitting.close()


@pytest.mark.parametrize("code", [errno.ENOSPC, errno.EIO, errno.EROFS])
def test_a_lasting_fault_is_told_and_the_game_goes_on(
    monkeypatch: pytest.MonkeyPatch, library: Library, code: int
) -> None:
    expected = state_of(played(Sitting.begin(people(2), seed=3), 3, ANSWERS))
    with monkeypatch.context() as patch:
        patch.setattr(os, "write", Faulty(os.write, 6, code, for_ever=True))
        sitting = played(library.start(people(2), seed=3), 3, ANSWERS)
        assert sitting.fault
        assert sentence(sitting.fault)
        with pytest.raises(SessionFault):
            library.save(sitting, "x")
        assert library.saves() == []
        assert state_of(sitting) == expected
    played(sitting, 4, 1)
    autosave = sitting.autosave
    sitting.close()
    assert autosave
    assert autosave.fault is None
    assert_kept(library, sitting)


def test_short_writes_are_finished(monkeypatch: pytest.MonkeyPatch, library: Library) -> None:
    with monkeypatch.context() as patch:
        patch.setattr(os, "write", short_write)
        sitting = played(library.start(people(2), seed=3), 3, ANSWERS)
        sitting.close()
        saved = library.save(sitting, "x")
    for loaded in (library.load(saved), library.resume(list(library.running())[-1])):
        assert loaded.is_proven
        assert state_of(loaded.sitting) == state_of(sitting)
        loaded.sitting.close()


def test_a_fault_in_the_middle_of_a_record_is_written_over(
    monkeypatch: pytest.MonkeyPatch, library: Library
) -> None:
    """Half a record stands in the file when the disk is full; later the whole one does."""

    def half(fd: int, data: Any) -> int:
        REAL_WRITE(fd, bytes(data[: len(data) // 2]))
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    sitting = played(library.start(people(2), seed=3), 3, 4)
    with monkeypatch.context() as patch:
        patch.setattr(os, "write", half)
        played(sitting, 3, 2)
        assert sitting.fault
    played(sitting, 4, 2)
    assert sitting.fault is None
    sitting.close()
    assert_kept(library, sitting)


def test_a_full_disk_leaves_the_old_save(monkeypatch: pytest.MonkeyPatch, library: Library) -> None:
    sitting = played(Sitting.begin(people(2), seed=3), 3, ANSWERS)
    entry = library.save(sitting, "old")
    before = entry.path.read_bytes()
    for name in ("write", "fsync", "replace"):
        with monkeypatch.context() as patch:
            patch.setattr(os, name, Faulty(getattr(os, name), 1, errno.ENOSPC))
            with pytest.raises(SessionFault):
                library.rename(entry, "new")
        assert entry.path.read_bytes() == before
        assert [path.name for path in entry.path.parent.iterdir()] == [entry.path.name]


def test_a_place_that_cannot_be_written(library: Library) -> None:
    """A file where the folder should be: refused by every system, for every user."""
    library.root.parent.mkdir(parents=True, exist_ok=True)
    library.root.write_bytes(b"")
    sitting = played(library.start(people(2), seed=3), 3, ANSWERS)
    assert sitting.fault
    assert sentence(sitting.fault)
    with pytest.raises(SessionFault):
        library.save(sitting, "x")
    library.root.unlink()
    played(sitting, 4, 1)
    assert sitting.fault is None
    sitting.close()
    assert_kept(library, sitting)


def test_a_finished_game_stays_open_until_it_is_on_the_shelf(library: Library) -> None:
    """The folder of finished games is barred, all else is well: the game must not go with its folder."""
    sitting = library.start(people(2, "atlandice"), seed=3)
    library.finished.write_bytes(b"")
    played(sitting, 3).close()
    assert sitting.outcome
    entry = library.latest()
    assert entry
    again = library.resume(entry)
    assert state_of(again.sitting) == state_of(sitting)
    library.finished.unlink()
    again.sitting.close()
    (finished,) = library.history()
    assert state_of(open_file(finished.path).sitting) == state_of(sitting)
    assert list(library.running()) == []


def test_two_copies_do_not_write_the_same_game(library: Library) -> None:
    first = played(library.start(people(2), seed=3), 3, 4)
    other = Library(library.root)
    entry = other.latest()
    assert entry
    with pytest.raises(SessionFault) as refused:
        other.resume(entry)
    assert refused.value.fault.key == "session.fault.in_use"
    with pytest.raises(SessionFault):
        other.delete(entry)
    second = other.start(people(3), seed=4)
    played(second, 4, 4)
    played(first, 5, 4)
    assert (first.fault, second.fault) == (None, None)
    first.close()
    second.close()
    assert [e.fault for e in library.running()] == [None, None]


def test_continue_goes_on_with_the_game_that_was_last_played(library: Library) -> None:
    folders = []
    for seed in (1, 2, 3):
        sitting = played(library.start(people(2), seed=seed), 3, 4)
        sitting.close()
        folders.append(sure(library.latest()).path)
    for folder, when in zip(folders, (5, 9, 7), strict=True):
        os.utime(folder / JOURNAL, (when, when))
    assert sure(library.latest()).path == folders[1]
    assert [e.path for e in library.running()] == [folders[1], folders[2], folders[0]]


def test_a_clock_going_backwards_confuses_nothing(
    monkeypatch: pytest.MonkeyPatch, library: Library
) -> None:
    class Clock:
        year = 2030

        @classmethod
        def now(cls) -> Any:
            from datetime import datetime

            cls.year -= 1
            return datetime(cls.year, 1, 1)

    monkeypatch.setattr(save_codec, "datetime", Clock)
    for seed in (1, 2, 3):
        sitting = played(library.start(people(2), seed=seed), 3, ANSWERS)
        library.save(sitting, str(seed))
        sitting.close()
    for path in library.root.rglob("*.civetta"):
        os.utime(path, (1, 1))
    assert [e.head.name for e in library.saves() if e.head] == ["3", "2", "1"]
    entry = library.latest()
    assert entry
    assert entry.head
    assert int(entry.head.seed, 16) == 3
