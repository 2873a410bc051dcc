"""Saving, the shelf and the chronicle, by mouse and by keyboard."""

import csv
import io
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pygame
import pytest

from game.api import TableView
from game.bots.greedy import GreedyBot
from game.engine.titles.dungeonology.view_types import own_view
from game.scenes.library.files import FileScene, fitting_name
from game.scenes.library.game_list import GameRow, LoadScene
from game.scenes.library.games import Host, board_look, sitting_of
from game.scenes.library.saving import (
    LONGEST_NAME,
    NameScene,
    as_png,
    fair_sentence,
    from_png,
    in_groups,
    proposed_name,
)
from game.scenes.pages.menu import Menu
from game.scenes.pages.title import TitlePage
from game.scenes.records.chronicle import HistoryScene
from game.scenes.replay.scene import ReplayScene
from game.scenes.seats.curtain import Curtain
from game.scenes.shell.app import App
from game.scenes.shell.dialog import Confirm, Notice
from game.scenes.table.scene import TableScene
from game.session.sitting import Sitting
from game.ui.widgets import Button
from tests.seats import HARD_NAMES as NAMES
from tests.ui.driver import Driver
from tests.ui.layout import record
from tests.ui.shelf import play, stocked
from tests.ui.typed import sure

MakeApp = Callable[..., App]


@pytest.fixture(autouse=True)
def first_folder() -> None:
    FileScene.last = None


def in_a_game(make_app: MakeApp) -> tuple[Driver, TableScene[Any]]:
    """One person in the middle of a game against a computer, with a turn and nothing begun."""
    games = Host()
    sitting = play(games.library, ("person", "scholar"), 5, 40)
    bot = GreedyBot(5)
    while (question := sitting.question) and (question.seat, question.prompt) != (0, "act"):
        now = sitting.now()
        if now.todo == "think":
            sitting.choose(sure(sitting.think(600)))
        elif now.bar:
            sitting.go_on([])
        else:
            sitting.choose(bot.answer(sitting.view(question.seat), question))
    app = make_app(games=games, speed="off", hints=False)
    games.open(app, sitting)
    driver = Driver(app)
    driver.pump(3)
    assert isinstance(driver.scene, TableScene)
    return driver, driver.scene


def clicked_title(make_app: MakeApp, button: str) -> Driver:
    """A stocked library, with a button of the title clicked."""
    app = make_app(games=stocked(Host()), speed="off", hints=False)
    app.open_title()
    driver = Driver(app)
    driver.pump()
    driver.click(button)
    return driver


def shelf(make_app: MakeApp) -> tuple[Driver, LoadScene]:
    """The list of a stocked library, opened from the title by a click."""
    driver = clicked_title(make_app, "load")
    assert isinstance(driver.scene, LoadScene)
    return driver, driver.scene


def texts(app: App) -> str:
    """Everything written on the top scene."""
    return " ".join(drawn.text.replace("\n", " ") for drawn in record(app))


# --- saving ------------------------------------------------------------------------------------


def test_saving_from_the_menu_by_mouse_proposes_a_name(make_app: MakeApp) -> None:
    driver, table = in_a_game(make_app)
    driver.click("menu")
    assert isinstance(driver.scene, Menu)
    driver.click("save")
    assert isinstance(driver.scene, NameScene)
    name = driver.scene.editing.text
    turn = own_view(table.sitting.view(None))["turn"]
    assert name.startswith("Dungeonology: Ada, 20")
    assert name.endswith(f"turn {turn}")
    driver.click("accept")
    assert isinstance(driver.scene, Notice)
    [entry] = sure(driver.app.games, Host).library.saves()
    head = sure(entry.head)
    assert head.name == name
    assert sure(from_png(head.picture)).get_size() == (320, 180)


def test_saving_by_keyboard_under_a_chinese_name(make_app: MakeApp) -> None:
    driver, _table = in_a_game(make_app)
    driver.key(pygame.K_ESCAPE)
    driver.focus("save")
    driver.key(pygame.K_RETURN)
    driver.post(pygame.TEXTEDITING, text="xing", start=0, length=4)
    driver.key(pygame.K_RETURN)
    assert isinstance(driver.scene, NameScene), "Return belongs to the input method"
    driver.type("星期三的游戏")
    driver.key(pygame.K_RETURN)
    [entry] = sure(driver.app.games, Host).library.saves()
    assert sure(entry.head).name == "星期三的游戏"


def test_an_empty_name_is_not_taken_and_says_so(make_app: MakeApp) -> None:
    driver, table = in_a_game(make_app)
    sure(driver.app.games, Host).ask_to_save(driver.app, table.sitting)
    driver.pump()
    driver.key(pygame.K_BACKSPACE)
    driver.key(pygame.K_RETURN)
    assert isinstance(driver.scene, NameScene)
    assert driver.app.words("saves.name_empty") in texts(driver.app)
    assert sure(driver.app.games, Host).library.saves() == []


def test_a_proposed_name_is_never_too_long(make_app: MakeApp) -> None:
    app = make_app(games=Host())
    sitting = play(sure(app.games, Host).library, ("person",) * 4, 1, 3)
    for seat in sitting.seats:
        seat.name = "W" * 16
    name = proposed_name(app, sitting)
    assert len(name) <= LONGEST_NAME
    assert "3 others" in name
    sitting.close()


def test_a_full_disk_is_told_and_the_game_goes_on(make_app: MakeApp, monkeypatch) -> None:
    driver, table = in_a_game(make_app)

    def full(*_args: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("game.session.disk.write_whole", full)
    sure(driver.app.games, Host).save(driver.app, table.sitting, "Full")
    driver.pump()
    assert isinstance(driver.scene, Notice)
    assert "disk is full" in texts(driver.app)


def test_the_picture_of_a_save_holds_nothing_private(make_app: MakeApp) -> None:
    """It is drawn from what everybody may see, and from nothing else."""
    app = make_app(games=Host())
    sitting = play(sure(app.games, Host).library, ("person",) * 2, 6, 30)
    shown: list[int | None] = []
    project = Sitting.view

    def spy(self: Sitting, seat: int | None) -> TableView:
        shown.append(seat)
        return project(self, seat)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Sitting, "view", spy)
        board_look(app, sitting)
    assert set(shown) == {None}
    sitting.close()


def test_only_small_pngs_are_taken_for_pictures(app: App) -> None:
    assert from_png(b"") is None
    assert from_png(b"\xff\xd8\xff\xe0 a jpeg") is None
    assert from_png(as_png(pygame.Surface((3000, 10)))) is None
    whole = as_png(pygame.Surface((32, 18)))
    assert sure(from_png(whole)).get_size() == (32, 18)
    assert from_png(whole[:40]) is None


def test_leaving_keeps_a_look_for_the_list(make_app: MakeApp) -> None:
    driver, _table = in_a_game(make_app)
    driver.key(pygame.K_ESCAPE)
    driver.click("leave")
    driver.click("load")
    rows = [row for row, _ in driver.scene.page.each() if isinstance(row, GameRow)]
    picture = next(row.picture for row in rows if row.id.startswith("game:"))
    box = driver.app.look.colour("table")
    assert any(
        picture.get_at((x, picture.get_height() // 2))[:3] != box
        for x in range(0, picture.get_width(), 8)
    )


# --- the shelf ---------------------------------------------------------------------------------


def test_every_game_is_listed_and_spoilt_ones_say_why(make_app: MakeApp) -> None:
    driver, scene = shelf(make_app)
    assert len(scene.running) == 2
    assert len(scene.saves) == 4
    assert [bool(scene.why_not_open(entry)) for entry in scene.saves] == [True, False, True, False]
    told = texts(driver.app)
    assert "Ada as " in told
    assert "(computer)" in told
    assert "It can be had as it stood then" in told
    assert driver.app.words("session.fault.not_ours") in told
    scene.chosen = scene.saves[0].path
    scene.rebuild()
    areas = driver.spots()
    assert not areas["open"].enabled
    assert "not a game of Civetta" in areas["open"].hint


def test_a_save_is_opened_by_mouse(make_app: MakeApp) -> None:
    driver, scene = shelf(make_app)
    save = scene.saves[1]
    before = save.path.read_bytes()
    driver.click(f"game:{save.path.name}")
    driver.click("open")
    table = next(s for s in driver.app.stack.scenes if isinstance(s, TableScene))
    assert own_view(table.sitting.view(None))["turn"] == save.turn
    assert save.path.read_bytes() == before


def test_an_open_game_is_continued_by_keyboard(make_app: MakeApp) -> None:
    driver, scene = shelf(make_app)
    entry = scene.running[0]
    driver.focus(f"game:{entry.path.name}")
    driver.key(pygame.K_RETURN)
    assert isinstance(driver.app.stack.scenes[0], TableScene)


def test_of_a_damaged_game_the_last_good_state_is_offered(make_app: MakeApp) -> None:
    driver, scene = shelf(make_app)
    damaged = scene.running[1]
    assert damaged.fault is not None
    driver.click(f"game:{damaged.path.name}")
    button = sure(scene.page.find("open"), Button)
    assert str(damaged.offer) in button.text
    driver.click("open")
    assert isinstance(driver.scene, Notice)
    assert "last good state" in texts(driver.app)
    driver.click("go_on")
    assert any(isinstance(s, TableScene) for s in driver.app.stack.scenes)


def test_a_save_gets_another_name(make_app: MakeApp) -> None:
    driver, scene = shelf(make_app)
    driver.click(f"game:{scene.saves[1].path.name}")
    driver.click("rename")
    driver.type("Thursday")
    driver.click("accept")
    assert sure(scene.saves[1].head).name == "Thursday"
    assert "Thursday" in texts(driver.app)


def test_deleting_asks_first(make_app: MakeApp) -> None:
    driver, scene = shelf(make_app)
    path = scene.saves[0].path
    driver.click(f"game:{path.name}")
    driver.click("delete")
    assert isinstance(driver.scene, Confirm)
    driver.key(pygame.K_ESCAPE)
    assert path.exists()
    driver.key(pygame.K_DELETE)
    driver.click("yes")
    assert not path.exists()
    assert len(scene.saves) == 3


def test_export_and_import_by_mouse(make_app: MakeApp, folders: Path) -> None:
    driver, scene = shelf(make_app)
    (folders / "elsewhere").mkdir()
    driver.click(f"game:{scene.saves[1].path.name}")
    driver.click("export")
    assert isinstance(driver.scene, FileScene)
    driver.click("file:elsewhere")
    driver.click("write")
    target = folders / "elsewhere" / "Wednesday.civetta"
    assert target.read_bytes() == scene.saves[1].path.read_bytes()
    driver.click("go_on")
    driver.click("import")
    driver.click("file:Wednesday.civetta")
    assert "is among the saved games now" in texts(driver.app)
    driver.click("go_on")
    assert len(scene.saves) == 5
    assert scene.entry == scene.saves[0]


def test_export_asks_before_writing_over(make_app: MakeApp, folders: Path) -> None:
    driver, scene = shelf(make_app)
    (folders / "Wednesday.civetta").write_bytes(b"mine")
    scene.chosen = scene.saves[1].path
    scene.rebuild()
    driver.click("export")
    driver.click("write")
    assert isinstance(driver.scene, Confirm)
    driver.click("no")
    assert (folders / "Wednesday.civetta").read_bytes() == b"mine"
    driver.click("write")
    driver.click("yes")
    assert (folders / "Wednesday.civetta").read_bytes() != b"mine"


def test_a_dropped_file_that_is_no_game_is_refused(make_app: MakeApp, folders: Path) -> None:
    driver, scene = shelf(make_app)
    (folders / "letter.civetta").write_text("Dear scholar")
    driver.post(pygame.DROPFILE, file=str(folders / "letter.civetta"))
    assert isinstance(driver.scene, Notice)
    assert "not a game of Civetta" in texts(driver.app)
    driver.click("go_on")
    assert len(scene.saves) == 4


def test_a_folder_that_cannot_be_read_is_said(make_app: MakeApp, folders: Path) -> None:
    driver, scene = shelf(make_app)
    FileScene.last = folders / "gone"
    scene.bring_in()
    driver.pump()
    assert "cannot be looked into" in texts(driver.app)
    driver.click("up")
    assert sure(driver.scene, FileScene).folder == folders


def test_names_fit_every_file_system() -> None:
    assert fitting_name('Ada: 3/4 "late" <?>') == "Ada 3 4 late"
    assert fitting_name("星期三") == "星期三"
    assert fitting_name("...") == ""


# --- fair shuffle ------------------------------------------------------------------------------


def test_the_promise_is_shown_at_the_start_and_opened_at_the_end(make_app: MakeApp) -> None:
    driver, table = in_a_game(make_app)
    promise = in_groups(table.sitting.commitment)
    assert promise in table.log.lines[0].text
    driver.key(pygame.K_ESCAPE)
    driver.click("fair")
    assert promise in texts(driver.app)
    assert in_groups(table.sitting.secret.nonce) not in texts(driver.app)
    over = play(sure(driver.app.games, Host).library, ("person", "scholar"), 1)
    told = fair_sentence(driver.app, over)
    assert str(over.secret.seed) in told
    assert in_groups(over.secret.nonce) in told
    assert in_groups(over.commitment) in told
    over.close()


# --- the chronicle -----------------------------------------------------------------------------


def chronicle(make_app: MakeApp) -> tuple[Driver, HistoryScene]:
    driver = clicked_title(make_app, "history")
    assert isinstance(driver.scene, HistoryScene)
    return driver, driver.scene


def test_without_finished_games_the_title_has_no_chronicle(make_app: MakeApp) -> None:
    app = make_app(games=Host())
    app.open_title()
    assert "history" not in {area.id for area in sure(app.stack.top, TitlePage).clickable()}


def test_the_score_sheet_of_each_game_is_shown(make_app: MakeApp) -> None:
    driver, scene = chronicle(make_app)
    for i, entry in enumerate(scene.entries):
        driver.click(f"game:{i}")
        told = texts(driver.app)
        for scores in sure(sure(entry.head).outcome).scores:
            assert f"{scores['total']} points" in told
            for part in ("civ", "thesis", "jinxes"):
                if scores[part]:
                    assert str(abs(scores[part])) in told


def test_people_and_scholars_have_their_records(make_app: MakeApp) -> None:
    driver, scene = chronicle(make_app)
    driver.click("tab:people")
    told = texts(driver.app)
    assert NAMES[0] in told
    assert NAMES[1] not in told, "a computer counts for its scholar only"
    driver.focus("tab:roles")
    driver.key(pygame.K_RETURN)
    told = texts(driver.app)
    for result in scene.results:
        assert driver.app.words(f"dungeonology.scholar.{result.role}.name") in told


def test_csv_and_png_are_written(make_app: MakeApp, folders: Path) -> None:
    driver, scene = chronicle(make_app)
    driver.click("csv")
    driver.click("write")
    driver.click("go_on")
    data = (folders / "civetta.csv").read_bytes().decode("utf-8-sig")
    rows = list(csv.DictReader(io.StringIO(data)))
    assert len(rows) == len(scene.results)
    assert {row["person"] for row in rows} == {result.person for result in scene.results}
    driver.click("tab:roles")
    driver.click("png")
    driver.click("write")
    driver.click("go_on")
    picture = pygame.image.load(folders / "civetta_roles.png")
    assert picture.get_width() > 900
    assert picture.get_height() > 300


def test_a_finished_game_is_watched_from_the_chronicle(make_app: MakeApp) -> None:
    driver, scene = chronicle(make_app)
    driver.click("watch")
    assert isinstance(driver.scene, ReplayScene)
    assert driver.scene.playback.last == sitting_of(scene.entries[0]).length - 1
    driver.key(pygame.K_ESCAPE)
    assert driver.shows(scene)


def test_no_curtain_falls_when_one_person_opens_a_save(make_app: MakeApp) -> None:
    driver, scene = shelf(make_app)
    scene.chosen = scene.saves[1].path
    scene.open()
    driver.pump(3)
    assert not isinstance(driver.app.stack.top, Curtain)
