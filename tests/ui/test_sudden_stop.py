"""What is on the disk when the program is stopped without a word, and what none of it gives away."""

from __future__ import annotations

import errno
import os
import threading
from collections.abc import Callable
from datetime import datetime
from pathlib import Path
from typing import Any

import pygame
import pytest

from game.assets.memory import CALM
from game.scenes.library.files import fitting_name
from game.scenes.library.game_list import LoadScene
from game.scenes.library.games import Host, Waiting
from game.scenes.library.saving import from_png, last_look, look_file, proposed_name
from game.scenes.pages.title import TitlePage
from game.scenes.records.chronicle import HistoryScene
from game.scenes.seats.curtain import DEAF_SECONDS, Curtain
from game.scenes.shell.app import App
from game.scenes.shell.crash_reports import write_report
from game.scenes.shell.dialog import Confirm, Notice
from game.scenes.table.scene import TableScene
from game.session import save_parser, sealed_file
from game.session.autosave import FolderAutosave
from game.session.library import Library
from game.session.save_index import ENDING, JOURNAL
from game.session.sitting import Sitting
from tests.session.table import Hands
from tests.session.test_peeking import hidden_ids, readable
from tests.ui.driver import Driver
from tests.ui.layout import record
from tests.ui.shelf import flip, play
from tests.ui.typed import sure

MakeApp = Callable[..., App]
TITLES = ("dungeonology", "atlandice")


def opened(make_app: MakeApp, sitting: Sitting, **settings) -> Driver:
    """A table over a sitting, at rest, whoever it is that may see it."""
    app = make_app(games=Host(), **{"speed": "off", "hints": False, **settings})
    sure(app.games, Host).open(app, sitting)
    driver = Driver(app)
    driver.pump(3)
    return driver


def test_continue_speaks_the_chosen_language_and_reads_a_journal_once(
    make_app: MakeApp, monkeypatch: pytest.MonkeyPatch
) -> None:
    play(Library(), ("person", "person"), 1, 5, "atlandice").close()
    opened_files: list[int] = []
    real = sealed_file.unseal_file

    def noted(*args: Any) -> Any:
        opened_files.append(1)
        return real(*args)

    monkeypatch.setattr(save_parser, "unseal_file", noted)
    app = make_app(games=Host())
    app.stack.reset(TitlePage(app))
    driver = Driver(app)
    driver.pump(2)
    waiting = sure(sure(app.stack.top, TitlePage).saved, Waiting)
    assert waiting.detail == f"Atlandice, visit {waiting.turn}"
    german = {"table.save.detail": "{moment} in {title}", "atlandice.session.moment": "Besuch {n}"}
    real_say = app.words.texts.say
    monkeypatch.setattr(
        app.words.texts,
        "say",
        lambda key, **args: german[key].format(**args) if key in german else real_say(key, **args),
    )
    assert waiting.detail == f"Besuch {waiting.turn} in Atlandice"
    driver.click("continue")
    driver.pump(2)
    assert isinstance(app.stack.top, TableScene | Curtain)
    assert len(opened_files) == 1


def rest(driver: Driver) -> None:
    """Nobody does anything for a while; computers take as long for their turn as they need."""
    table = table_of(driver)
    driver.pump(5, 0.1)
    while table.is_top and table.presenter.wake_in() is not None:
        driver.pump(1, 0.1)
    table.saved.thumbnails.quiet_since -= CALM
    driver.pump(5, 0.1)
    for thread in threading.enumerate():
        if thread.name == "look":
            thread.join()


def table_of(driver: Driver) -> TableScene[Any]:
    return next(s for s in driver.app.stack.scenes if isinstance(s, TableScene))


def texts(app: App) -> str:
    return " ".join(drawn.text.replace("\n", " ") for drawn in record(app))


# --- pictures of open games --------------------------------------------------------------------


@pytest.mark.parametrize("title", TITLES)
def test_an_open_game_has_its_picture_without_being_left(make_app: MakeApp, title: str) -> None:
    """As after a kill: nothing was closed, and another program lists the game."""
    sitting = play(Library(), ("person", "person"), 3, 60, title)
    driver = opened(make_app, sitting)
    rest(driver)
    picture = from_png(last_look(sitting.commitment))
    assert picture is not None
    tones = {tuple(picture.get_at((x, y)))[:3] for x in range(0, 320, 9) for y in range(0, 180, 9)}
    assert len(tones) > 20
    sitting.close()


def test_a_picture_is_painted_once_a_turn_and_never_while_somebody_plays(
    make_app: MakeApp,
) -> None:
    sitting = play(Library(), ("person", "scholar"), 5, 40)
    driver = opened(make_app, sitting)
    painted: list[int] = []
    table = table_of(driver)
    table.saved.thumbnails.keep = lambda: painted.append(sitting.turn)
    for _ in range(20):
        table.saved.thumbnails.quiet_since -= CALM
        driver.post(pygame.MOUSEMOTION, pos=(600, 300), rel=(1, 1), buttons=(0, 0, 0))
    assert painted == []
    rest(driver)
    assert painted == [sitting.turn]
    rest(driver)
    assert painted == [sitting.turn]
    sitting.close()


def test_a_disk_that_takes_no_pictures_disturbs_nobody(
    make_app: MakeApp, monkeypatch: pytest.MonkeyPatch
) -> None:
    sitting = play(Library(), ("person", "person"), 3, 20)
    driver = opened(make_app, sitting)

    def full(*_args: object) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    monkeypatch.setattr("game.scenes.library.saving.write_whole", full)
    rest(driver)
    assert not look_file(sitting.commitment).exists()
    assert last_look(sitting.commitment) == b""
    sitting.close()


def test_a_damaged_open_game_shows_the_date_of_its_file(make_app: MakeApp) -> None:
    library = Library()
    play(library, ("person", "person"), 3, 60).close()
    [folder] = library.games.iterdir()
    flip(folder / JOURNAL, 0.6)
    then = datetime(2021, 3, 4, 5, 6).timestamp()
    for path in folder.iterdir():
        os.utime(path, (then, then))
    app = make_app(games=Host())
    scene = sure(app.games).load_scene(app)
    assert isinstance(scene, LoadScene)
    app.stack.push(scene)
    app.frame(0)
    assert "2021-03-04 05:06" in texts(app)
    assert f"{datetime.now():%Y-%m-%d}" not in texts(app)


# --- a disk that refuses in the middle of a game -------------------------------------------------


def test_a_fault_in_the_middle_of_a_game_is_told_once_and_leaving_asks(
    make_app: MakeApp, monkeypatch: pytest.MonkeyPatch
) -> None:
    sitting = play(Library(), ("person", "scholar"), 5, 41)
    while sitting.now().todo == "think":
        sitting.choose(sure(sitting.think(600)))
    autosave = sure(sitting.autosave, FolderAutosave)
    autosave._writer.finish()  # what was played so far is written before the disk is full
    driver = opened(make_app, sitting)
    table = table_of(driver)

    def full(*_args: object) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    with monkeypatch.context() as patch:
        patch.setattr("game.session.disk.write_all", full)
        for _ in range(2):
            key = table.presenter.choices.keys[0]
            table.presenter.intend([key])
            driver.pump(3)
            if isinstance(driver.scene, Notice):
                break
        assert isinstance(driver.scene, Notice)
        assert "The disk is full: the game goes on but is not being saved." in texts(driver.app)
        driver.click("go_on")
        driver.pump(5)
        assert driver.shows(table), "told once"
        table.saved.leave_game()
        driver.pump()
        assert isinstance(driver.scene, Confirm)
        assert "what is not saved is lost" in texts(driver.app)
        driver.key(pygame.K_ESCAPE)
        assert driver.shows(table)
    autosave.journal.push()
    table.saved.leave_game()
    driver.pump()
    assert isinstance(driver.scene, TitlePage)


# --- bars --------------------------------------------------------------------------------------


def test_a_bar_comes_back_with_the_signs_that_were_pressed(make_app: MakeApp) -> None:
    sitting = play(Library(), ("person",) * 4, 3, 0)
    for _ in Hands(3).play(sitting):
        if sitting.now().bar:
            break
    driver = opened(make_app, sitting)
    table = table_of(driver)
    assert table.presenter.stage == "bar"
    seat = sure(table.presenter.now.bar).seats[-1]
    driver.click(f"bar:sign:{seat}")
    assert table.presenter.pressed == {seat}
    sure(sitting.autosave, FolderAutosave).abandon()  # as if killed: nothing is closed
    games = Host()
    app = make_app(games=games, speed="off", hints=False)
    games.resume(app)
    again = Driver(app)
    again.pump(3)
    presenter = table_of(again).presenter
    assert presenter.stage == "bar"
    assert set(presenter.pressed) == {seat}
    again.click("bar:go_on")
    for _ in range(80):
        again.pump(1, 0.1)
    assert isinstance(app.stack.top, Curtain)
    assert table_of(again).presenter.now.seat == seat
    table_of(again).sitting.close()


# --- every title -------------------------------------------------------------------------------


@pytest.mark.parametrize(("title", "word"), [("dungeonology", "turn"), ("atlandice", "visit")])
def test_a_game_is_named_and_listed_in_the_words_of_its_title(
    make_app: MakeApp, title: str, word: str
) -> None:
    library = Library()
    sitting = play(library, ("person", "person"), 3, 30, title)
    app = make_app(games=Host())
    name = proposed_name(app, sitting)
    assert name.endswith(f"{word} {sitting.turn}")
    library.save(sitting, "Rainy")
    sitting.close()
    app.stack.push(sure(app.games).load_scene(app))
    app.frame(0)
    told = texts(app)
    assert f"{word} {sitting.turn}" in told
    assert (" as " in told) == (title == "dungeonology"), "only Dungeonology has scholars"


def test_the_chronicle_tells_titles_apart(make_app: MakeApp) -> None:
    """Sheets, people and charts of each title; points of different games do not add up."""
    library = Library()
    play(library, ("person", "scholar"), 1).close()
    play(library, ("person", "person"), 1, title="atlandice").close()
    play(library, ("person", "scholar", "person"), 2, title="atlandice").close()
    app = make_app(games=Host())
    app.open_title()
    driver = Driver(app)
    driver.pump()
    driver.click("history")
    scene = driver.scene
    assert isinstance(scene, HistoryScene)
    counts = {}
    for title in scene.titles:
        driver.click(f"title:{title}")
        counts[title] = len(scene.entries)
        assert ("tab:roles" in driver.spots()) == (title == "dungeonology")
        assert {entry.head.title for entry in scene.entries if entry.head} == {title}
        driver.click("tab:people")
        told = texts(app)
        assert ("thesis" in told) == (title == "dungeonology")
        driver.click("tab:levels")
        assert "Scholar" in texts(app)
        driver.click("tab:games")
        for i, entry in enumerate(scene.entries):
            driver.click(f"game:{i}")
            assert entry.head
            assert entry.head.outcome
            for seat in entry.head.outcome.ranking:
                assert f"{entry.head.outcome.scores[seat]['total']} points" in texts(app)
    assert counts == {"dungeonology": 1, "atlandice": 2}


@pytest.mark.skipif(os.name == "nt", reason="links need rights on Windows")
def test_a_link_to_nowhere_is_no_finished_game(make_app: MakeApp) -> None:
    folder = Library().finished
    folder.mkdir(parents=True)
    for name, target in (("1", "nowhere"), ("2", f"2{ENDING}"), ("3", "/dev/null")):
        (folder / f"{name}{ENDING}").symlink_to(target)
    app = make_app(games=Host())
    app.open_title()
    driver = Driver(app)
    driver.pump()
    assert "history" not in driver.spots()


# --- nothing is given away ---------------------------------------------------------------------


@pytest.mark.parametrize("title", TITLES)
def test_no_written_file_tells_anything_hidden(
    make_app: MakeApp, folders: Path, monkeypatch: pytest.MonkeyPatch, title: str
) -> None:
    """Everything the program writes: games, saves, settings, pictures, caches, a crash report."""
    monkeypatch.setattr("game.scenes.shell.app.cache_dir", lambda: folders / "cache")
    monkeypatch.setenv("CIVETTA_DATA_DIR", str(folders))
    library = Library()
    sitting = play(library, ("person", "person", "person"), 0x1234_5678_9ABC_DEF0, 60, title)
    driver = opened(make_app, sitting)
    app = driver.app
    raise_curtain(driver)
    app.change(sound=12)
    rest(driver)
    sure(app.games, Host).save(app, sitting, "a name of our own")
    library.export(library.saves()[0], folders / f"export{ENDING}")
    write_report(telling_error(sitting))
    sitting.close()
    play(library, ("person", "person"), 7, title=title).close()
    words = hidden_ids(sitting) | {b"a name of our own"}
    files = [path for path in folders.rglob("*") if path.is_file()]
    kinds = {path.parent.name for path in files}
    assert {"saves", "finished", "looks", "reports", "config"} <= kinds, kinds
    for path in files:
        shown = given_away(path, words)
        assert not shown, (path, shown)


def telling_error(sitting: Sitting) -> ValueError:
    """A bug whose message has everything in it."""
    state = sitting.timeline.state
    return ValueError(f"{sitting.secret.seed} with {state.rng}: {str(state.to_dict())!r}")


def given_away(path: Path, words: set[bytes]) -> set[bytes]:
    """Words of the game that can be read in a file or in its name."""
    found = {word for word in words if word.strip(b'"') in path.name.encode()}
    if path.suffix in (".bmp", ".png", ".wav"):  # short ids turn up by chance in so many bytes
        words = {word for word in words if len(word) > 5}
    for text in readable(path.read_bytes()):
        found |= {word for word in words if word in text}
    return found


def raise_curtain(driver: Driver) -> None:
    """Somebody looks at the own hand, so that its cards are drawn."""
    for _ in range(3):
        if not isinstance(driver.app.stack.top, Curtain):
            return
        driver.pump(1, DEAF_SECONDS + 0.1)
        driver.click("raise")
        driver.pump(5, 0.1)


# --- names of files ----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "fitting"),
    [
        ("Ada: turn 3.civetta", "Ada turn 3.civetta"),
        ("CON", "CON_"),
        ("con.civetta", "con_.civetta"),
        ("Lpt1.tar.civetta", "Lpt1_.tar.civetta"),
        ("console", "console"),
        ("ends in dots...", "ends in dots"),
        (" .hidden", "hidden"),
        ("a/../../b", "a .. .. b"),
        ("\0\x1f", ""),
    ],
)
def test_every_system_takes_the_name_of_a_file(name: str, fitting: str) -> None:
    """Windows has names that are devices, and drops dots and spaces at the end."""
    assert fitting_name(name) == fitting


def test_a_long_name_in_any_script_fits_a_disk() -> None:
    for letter in ("W", "丹", "🦉"):
        name = fitting_name(letter * 300)
        assert 20 < len(name.encode()) <= 200
        assert set(name) == {letter}
