"""Whatever is written, and whichever call of the system fails on the way: nothing half, nothing lost.

Each deed below is done once to count its calls, and then once for every call and every fault.
"""

from __future__ import annotations

import errno
import os
import shutil
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from game.session import autosave
from game.session.faults import SessionFault
from game.session.library import Library, open_file
from game.session.save_index import ENDING, Entry
from game.session.settings import Settings, load_settings, save_settings
from game.session.setup import load_setup, save_setup
from game.session.sitting import Sitting
from tests.session.checks import sentence, state_of
from tests.session.table import Hands, people, played

ANSWERS = 12
CALLS = ("open", "write", "fsync", "replace", "ftruncate", "mkdir")
FAULTS = ("ENOSPC", "EIO", "half", "short")
"""Refused outright; refused after half of it was taken; half taken and said so."""


class Broken:
    """A call of the system that fails at its n-th time, and counts."""

    def __init__(self, name: str, at: int = 0, fault: str = "EIO") -> None:
        self.real: Callable[..., Any] = getattr(os, name)
        self.at, self.fault, self.calls = at, fault, 0

    def __call__(self, *args: Any, **more: Any) -> Any:
        self.calls += 1
        if self.calls != self.at:
            return self.real(*args, **more)
        if self.fault in ("half", "short"):
            fd, data = args
            taken = self.real(fd, bytes(data[: len(data) // 2 or 1]))
            if self.fault == "short":
                return taken
        code = errno.EIO if self.fault == "EIO" else errno.ENOSPC
        raise OSError(code, os.strerror(code))


class Ground(NamedTuple):
    """A folder before a deed: a game that is running, one nearly over, a save and a file outside."""

    root: Path
    library: Library
    outside: Path

    @property
    def save(self) -> Entry:
        return self.library.saves()[0]


def middle() -> Sitting:
    """A game under way, the same every time."""
    return played(Sitting.begin(people(2), seed=3), 3, ANSWERS)


def nearly_over() -> Sitting:
    """A game of Atlandice two answers before its end."""
    answers = sum(1 for _ in Hands(3).play(Sitting.begin(people(2, "atlandice"), seed=3)))
    return played(Sitting.begin(people(2, "atlandice"), seed=3), 3, answers - 2)


@cache
def in_the_middle() -> object:
    """How the game under way stands."""
    return state_of(middle())


@cache
def at_the_end() -> object:
    """How the other one ends."""
    return state_of(end(nearly_over()))


def end(sitting: Sitting) -> Sitting:
    """The same played to its end, always with the first answer."""
    while sitting.question:
        sitting.choose(sitting.question.options[0].key)
    return sitting


# The deeds: each does one thing, and then looks whether all is there or all is as it was.


def play(ground: Ground) -> None:
    """A new game, kept from its first moment: never lost, whatever fails once."""
    played(ground.library.start(people(2), seed=3), 3, ANSWERS).close()


def played_well(ground: Ground, refused: bool) -> None:
    assert not refused
    entry = ground.library.latest()
    assert entry
    assert entry.fault is None
    again = ground.library.resume(entry)
    assert again.is_proven
    assert state_of(again.sitting) == in_the_middle()
    again.sitting.close()


def finish(ground: Ground) -> None:
    """The end of a game: it goes to the finished ones, or stays where it is."""
    entry = ground.library.latest()
    assert entry
    end(ground.library.resume(entry).sitting).close()


def finished_well(ground: Ground, refused: bool) -> None:
    expected = at_the_end()
    finished = [open_file(entry.path).sitting for entry in ground.library.history()]
    if finished:
        assert [state_of(sitting) for sitting in finished] == [expected]
        return
    entry = ground.library.latest()
    assert entry
    again = ground.library.resume(entry)
    assert refused or state_of(again.sitting) == expected
    again.sitting.close()


def save(ground: Ground) -> None:
    ground.library.save(middle(), "new")


def saved_well(ground: Ground, refused: bool) -> None:
    names = [entry.head.name for entry in ground.library.saves() if entry.head]
    assert names in (["old"], ["new", "old"])
    assert refused or names == ["new", "old"]
    for entry in ground.library.saves():
        assert state_of(open_file(entry.path).sitting) == in_the_middle()


def rename(ground: Ground) -> None:
    ground.library.rename(ground.save, "new")


def renamed_well(ground: Ground, refused: bool) -> None:
    entry = ground.save
    assert entry.head
    assert entry.head.name in (("new", "old") if refused else ("new",))
    assert state_of(open_file(entry.path).sitting) == in_the_middle()


def export(ground: Ground) -> None:
    ground.library.export(ground.save, ground.outside)


def exported_well(ground: Ground, refused: bool) -> None:
    data = ground.outside.read_bytes()
    whole = ground.save.path.read_bytes()
    assert data in ((whole, b"something old") if refused else (whole,))


def bring_in(ground: Ground) -> None:
    ground.library.bring_in(ground.save.path)


def brought_well(ground: Ground, refused: bool) -> None:
    found = ground.library.saves()
    assert len(found) in ((1, 2) if refused else (2,))
    assert all(entry.fault is None for entry in found)


def settings(ground: Ground) -> None:
    fault = save_settings(Settings(sound=11), ground.root / "settings.json")
    if fault:
        raise SessionFault(fault)


def settings_well(ground: Ground, refused: bool) -> None:
    found, fault = load_settings(ground.root / "settings.json")
    assert fault is None
    assert found.sound in ((11, 33) if refused else (11,))


def setup(ground: Ground) -> None:
    fault = save_setup(people(3))
    if fault:
        raise SessionFault(fault)


def setup_well(ground: Ground, refused: bool) -> None:
    found = load_setup("dungeonology", ["x", "y"])
    assert len(found.seats) in ((2, 3) if refused else (3,))
    assert found.seats[0].name == "Ada"


DEEDS = {
    "play": (play, played_well),
    "finish": (finish, finished_well),
    "save": (save, saved_well),
    "rename": (rename, renamed_well),
    "export": (export, exported_well),
    "import": (bring_in, brought_well),
    "settings": (settings, settings_well),
    "setup": (setup, setup_well),
}


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The ground all deeds begin with."""
    root = tmp_path_factory.mktemp("ground")
    library = Library(root / "data")
    library.autosave(nearly_over()).close()
    library.save(middle(), "old")
    (root / f"outside{ENDING}").write_bytes(b"something old")
    assert save_settings(Settings(sound=33), root / "settings.json") is None
    return root


@pytest.fixture
def fresh(made: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[[], Ground]:
    """Makes the ground anew, as often as it is asked for."""
    monkeypatch.setattr(autosave, "EVERY", 5)
    monkeypatch.setenv("CIVETTA_DATA_DIR", str(tmp_path / "ground"))

    def make() -> Ground:
        root = tmp_path / "ground"
        shutil.rmtree(root, ignore_errors=True)
        shutil.copytree(made, root)
        assert save_setup(people(2)) is None
        return Ground(root, Library(root / "data"), root / f"outside{ENDING}")

    return make


def done(deed: Callable[[Ground], None], ground: Ground) -> bool:
    """Do it; whether it was refused with a sentence. Any other exception is a bug."""
    try:
        deed(ground)
    except SessionFault as error:
        return bool(sentence(error.fault))
    return False


@pytest.mark.parametrize("call", CALLS)
@pytest.mark.parametrize("name", DEEDS)
def test_a_fault_at_every_call(
    name: str, call: str, fresh: Callable[[], Ground], monkeypatch: pytest.MonkeyPatch
) -> None:
    deed, look = DEEDS[name]
    counter = Broken(call)
    with monkeypatch.context() as patch:
        ground = fresh()
        patch.setattr(os, call, counter)
        assert not done(deed, ground)
    look(ground, False)
    for fault in FAULTS if call == "write" else FAULTS[:2]:
        for at in range(1, counter.calls + 1):
            with monkeypatch.context() as patch:
                ground = fresh()
                broken = Broken(call, at, fault)
                patch.setattr(os, call, broken)
                refused = done(deed, ground)
            # Syncs of records that follow each other closely are done in one; else it must happen.
            assert broken.calls >= at or call == "fsync", "the fault never happened"
            look(ground, refused)
            assert not list(ground.root.rglob("*.part"))


def test_the_deeds_write(fresh: Callable[[], Ground], monkeypatch: pytest.MonkeyPatch) -> None:
    """Every deed opens, writes, syncs and puts in place at least once, or it tests nothing."""
    for name, (deed, _) in DEEDS.items():
        for call in ("open", "write", "fsync"):
            with monkeypatch.context() as patch:
                ground = fresh()
                counter = Broken(call)
                patch.setattr(os, call, counter)
                done(deed, ground)
            assert counter.calls, (name, call)
