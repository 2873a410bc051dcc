"""What broke Continue once: links to nowhere, read-only places, cut journals, an end at the scores."""

from __future__ import annotations

import errno
import os
import shutil
from pathlib import Path
from typing import Any

import pytest

from game.session import lock, save_parser, sealed_file
from game.session.autosave import FolderAutosave
from game.session.library import Library
from game.session.save_index import JOURNAL, generations
from game.session.settings import Settings, load_settings
from game.session.setup import first_setup, load_setup
from tests.seats import NAMES
from tests.session.checks import sentence, state_of
from tests.session.table import people, played

links = pytest.mark.skipif(os.name == "nt", reason="links need rights on Windows")


def begun(library: Library, answers: int = 12) -> Path:
    """The folder of a game that was left."""
    played(library.start(people(2), seed=1), 1, answers).close()
    entry = library.latest()
    assert entry
    return entry.path


# Links


@links
@pytest.mark.parametrize("target", ["nowhere", "000009", "/dev/null"])
def test_a_link_that_leads_nowhere_hides_no_game(library: Library, target: str) -> None:
    folder = begun(library)
    (library.games / "000009").symlink_to(target)
    latest = library.latest()
    assert latest
    assert latest.path == folder
    for entry in library.running():
        assert entry.path == folder or (entry.fault and sentence(entry.fault))


@links
def test_a_link_that_leads_nowhere_inside_a_game_does_not_hide_it(library: Library) -> None:
    folder = begun(library)
    (folder / "000099.civetta").symlink_to("nowhere")
    entry = library.latest()
    assert entry
    assert library.resume(entry, rescue=entry.fault is not None).sitting.question


@links
def test_links_among_saves_and_finished_games_are_listed_with_the_reason(library: Library) -> None:
    played(library.start(people(2, "atlandice"), seed=1), 1).close()
    sitting = played(library.start(people(2), seed=1), 1, 5)
    library.save(sitting, "one")
    sitting.close()
    for folder in (library.saves_folder, library.finished):
        (folder / "000008.civetta").symlink_to("000008.civetta")
        (folder / "000009.civetta").symlink_to("nowhere")
    for listed in (library.saves(), library.history()):
        assert [entry.fault is None for entry in listed].count(True) == 1
        assert all(sentence(entry.fault) for entry in listed if entry.fault)


# A place that cannot be written to


@pytest.mark.parametrize("barred", ["lock", JOURNAL])
def test_a_game_in_a_read_only_place_goes_on_unsaved_and_told(
    library: Library, monkeypatch: pytest.MonkeyPatch, barred: str
) -> None:
    begun(library)
    entry = library.latest()
    assert entry
    real = os.open

    def read_only(path: Any, flags: int, *more: Any) -> int:
        if flags & (os.O_RDWR | os.O_WRONLY) and Path(path).name == barred:
            raise OSError(errno.EROFS, os.strerror(errno.EROFS), str(path))
        return real(path, flags, *more)

    monkeypatch.setattr(os, "open", read_only)
    before = (entry.path / JOURNAL).read_bytes()
    loaded = library.resume(entry)
    assert loaded.sitting.fault
    assert loaded.sitting.fault.key == "session.fault.read_only"
    there = state_of(loaded.sitting)
    played(loaded.sitting, 2, 3)
    assert state_of(loaded.sitting) != there
    assert (entry.path / JOURNAL).read_bytes() == before
    monkeypatch.undo()
    loaded.sitting.close()


# Journals that are cut


@pytest.mark.parametrize("lost", [1, 8])
@pytest.mark.parametrize("torn", [0, 7])
def test_a_cut_journal_tells_how_much_is_lost(library: Library, lost: int, torn: int) -> None:
    folder = begun(library, 20)
    for path in generations(folder):
        path.unlink()
    journal = folder / JOURNAL
    data = journal.read_bytes()
    at, ends = sealed_file.PREAMBLE, []
    while at < len(data):
        at += sealed_file.FRAME.size + sealed_file.FRAME.unpack_from(data, at)[0]
        ends.append(at)
    end = ends[-1 - lost] + torn  # with a part of the next record, or without
    journal.write_bytes(data[:end])
    entry = library.latest()
    assert entry
    loaded = library.resume(entry)
    assert loaded.fault
    assert (loaded.fault.key, loaded.fault.args) == ("session.fault.cut", {"n": str(lost)})
    assert str(lost) in sentence(loaded.fault)
    loaded.sitting.close()
    again = library.latest()
    assert again
    told_once = library.resume(again)
    assert told_once.fault is None, "it is told once"
    told_once.sitting.close()


@pytest.mark.parametrize("content", [b"", b"12345678", b"12345678nonsense!!", bytes(40)])
def test_a_lock_that_says_nothing_accuses_nobody(library: Library, content: bytes) -> None:
    folder = begun(library)
    (folder / "lock").write_bytes(content)
    entry = library.latest()
    assert entry
    loaded = library.resume(entry)
    assert loaded.fault is None
    loaded.sitting.close()


def test_a_lock_that_cannot_be_written_harms_nothing(tmp_path: Path) -> None:
    never_taken = lock.Lock(tmp_path / "lock")
    never_taken.note(7)
    assert never_taken.noted() == 0


# An end at the scores


def test_a_finished_game_does_not_stay_under_continue(library: Library) -> None:
    """The program is ended while the scores are shown: nobody has closed the sitting."""
    sitting = played(library.start(people(2, "atlandice"), seed=1), 1)
    assert sitting.outcome
    assert isinstance(sitting.autosave, FolderAutosave)
    sitting.autosave._writer.finish()
    (folder,) = library.games.iterdir()
    assert (folder / JOURNAL).exists()
    assert library.latest() is None
    assert list(library.running()) == []
    sitting.close()


def test_what_is_left_of_a_finished_game_is_cleared_away_once_nobody_holds_it(
    library: Library,
) -> None:
    sitting = played(library.start(people(2, "atlandice"), seed=1), 1)
    assert isinstance(sitting.autosave, FolderAutosave)
    sitting.autosave._writer.finish()
    (folder,) = library.games.iterdir()
    left = library.root / "left"
    shutil.copytree(folder, left)
    assert list(Library(library.root).running()) == []
    assert folder.exists(), "another copy still shows its scores"
    sitting.close()
    shutil.copytree(left, folder, dirs_exist_ok=True)
    assert list(library.running()) == []
    assert not folder.exists()
    assert len(library.history()) == 1


def test_an_older_save_of_a_finished_game_goes_on_under_continue(library: Library) -> None:
    sitting = played(library.start(people(2, "atlandice"), seed=1), 1, 20)
    save = library.save(sitting, "before the end")
    played(sitting, 2).close()
    assert len(library.history()) == 1
    library.load(save).sitting.close()
    entry = library.latest()
    assert entry
    assert entry.head
    assert library.resume(entry).sitting.question


# Read once


def test_continue_unseals_and_parses_a_journal_once(
    library: Library, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun(library, 60)
    opened: list[int] = []
    real = sealed_file.unseal_file

    def counted(data: bytes, most: int = sealed_file.MOST_RECORDS) -> sealed_file.Opened:
        found = real(data, most)
        opened.append(len(found.bodies))
        return found

    monkeypatch.setattr(save_parser, "unseal_file", counted)
    entry = library.latest()
    assert entry
    library.resume(entry).sitting.close()
    assert len(opened) == 1


def test_what_was_read_is_read_again_when_somebody_has_written(library: Library) -> None:
    begun(library)
    entry = library.latest()
    assert entry
    other = library.resume(entry).sitting
    played(other, 3, 4).close()
    again = library.resume(entry).sitting
    assert state_of(again) == state_of(other)
    again.close()


# Settings


@pytest.mark.skipif(os.name == "nt", reason="there are no such files on Windows")
@pytest.mark.parametrize("kind", ["pipe", "device", "gigabytes", "folder", "loop"])
def test_settings_that_are_something_else_are_passed_over_at_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, kind: str
) -> None:
    for path in (tmp_path / "settings.json", tmp_path / "setup-dungeonology.json"):
        if kind == "pipe":
            os.mkfifo(path)
        elif kind == "device":
            path.symlink_to("/dev/zero")
        elif kind == "folder":
            path.mkdir()
        elif kind == "loop":
            path.symlink_to(path.name)
        else:
            with path.open("wb") as file:
                file.truncate(3 << 30)
    settings, fault = load_settings(tmp_path / "settings.json")
    assert settings == Settings()
    assert fault
    assert sentence(fault)
    monkeypatch.setattr("game.session.setup.config_dir", lambda: tmp_path)
    assert load_setup("dungeonology", NAMES) == first_setup("dungeonology", NAMES)
