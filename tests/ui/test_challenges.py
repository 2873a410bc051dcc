"""The page of challenges, the table of a day, and puzzles solved at their tables."""

from collections.abc import Callable
from datetime import date
from pathlib import Path
from typing import Any

import pytest

from game.content.puzzles import Puzzle, load_puzzles
from game.engine.titles import TITLES
from game.scenes.dungeonology.table import DungeonTable
from game.scenes.library.games import Host
from game.scenes.library.occasions import puzzle_words
from game.scenes.library.puzzles import open_puzzle, solved_key
from game.scenes.pages.challenges import ChallengesScene
from game.scenes.records.chronicle import HistoryScene
from game.scenes.shell.app import App
from game.scenes.shell.dialog import Dialog
from game.scenes.table.scene import TableScene
from game.session.library import Library
from game.session.occasions import seed_of, table_of_day
from tests.seats import NAMES
from tests.session.table import played
from tests.ui.driver import Driver
from tests.ui.layout import at_every_size, layout_faults, record
from tests.ui.typed import sure

MakeApp = Callable[..., App]
TITLE = "atlandice"


def opened(make_app: MakeApp, **more) -> tuple[Driver, ChallengesScene]:
    app = make_app(games=Host(), **{"speed": "off", "hints": False, **more})
    app.open_title()
    driver = Driver(app)
    driver.pump()
    driver.click("challenges")
    scene = driver.scene
    assert isinstance(scene, ChallengesScene)
    return driver, scene


def test_todays_table_is_played_and_marked(make_app: MakeApp, folders: Path) -> None:
    driver, scene = opened(make_app)
    day = scene.today
    driver.click(f"play:{TITLE}")
    driver.pump(3)
    table = driver.scene
    assert isinstance(table, TableScene)
    setup = table.sitting.setup
    assert setup.occasion == day.isoformat()
    assert table.sitting.secret.seed == seed_of(setup)
    assert [one for one in record(driver.app) if one.text.startswith("Table of")]


def test_the_chronicle_has_them_apart(make_app: MakeApp, folders: Path) -> None:
    library = Library()
    setup = table_of_day(TITLE, NAMES[:4], date(2026, 11, 17))
    sitting = library.start(setup, seed_of(setup))
    played(sitting, 1)
    sitting.close()
    app = make_app(games=Host(), speed="off")
    app.stack.push(HistoryScene(app, library.history(), lambda *_: None))
    driver = Driver(app)
    driver.pump()
    scene = sure(app.stack.top, HistoryScene)
    assert scene.tabs == ["people", "days"]
    driver.click("tab:days")
    assert len(scene.entries) == 1
    assert layout_faults(app) == []
    page = ChallengesScene(app, library.history(), date(2026, 11, 17))
    assert page._told(TITLE).startswith("Tried once today")


def table_of(driver: Driver) -> TableScene[Any]:
    table = driver.app.stack.scenes[0]
    assert isinstance(table, TableScene)
    return table


def solving(make_app: MakeApp, key: str, title: str = TITLE) -> tuple[Driver, str]:
    puzzle = load_puzzles(title)[0]
    app = make_app(games=Host(), speed="off", hints=False)
    open_puzzle(app, title, puzzle)
    driver = Driver(app)
    driver.pump(2)
    assert isinstance(driver.scene, Dialog)
    driver.click("look")
    driver.pump(2)
    table = table_of(driver)
    wrong = next(o.key for o in sure(table.sitting.question).options if o.key != puzzle.answer)
    table.presenter.intend([puzzle.answer if key == "right" else wrong])
    driver.pump(10)
    app.do_jobs(60)
    driver.pump(2)
    assert isinstance(driver.scene, Dialog)
    return driver, solved_key(title, puzzle)


@pytest.mark.parametrize("title", TITLES)
def test_the_best_answer_solves_a_puzzle_and_leads_on(
    make_app: MakeApp, folders: Path, title: str
) -> None:
    driver, key = solving(make_app, "right", title)
    assert key in driver.app.settings.puzzles
    driver.click("next")
    driver.pump(2)
    table = table_of(driver)
    assert table.sitting.setup.occasion == f"puzzle:{load_puzzles(title)[1].id}"


def test_another_answer_gets_a_hint_and_another_try(make_app: MakeApp, folders: Path) -> None:
    driver, key = solving(make_app, "wrong")
    assert layout_faults(driver.app) == []
    driver.click("hint")
    driver.click("again")
    driver.pump(2)
    assert key not in driver.app.settings.puzzles
    assert table_of(driver).sitting.length == 1


def test_a_hint_can_be_had_before_any_answer(make_app: MakeApp, folders: Path) -> None:
    """Beside the question, and from the menu while the table is looked at."""
    app = make_app(games=Host(), speed="off", hints=False)
    puzzle = load_puzzles(TITLE)[0]
    open_puzzle(app, TITLE, puzzle)
    driver = Driver(app)
    driver.pump(2)
    driver.click("hint")
    hint = sure(driver.scene, Dialog).text
    assert hint == puzzle_words(app.words, TITLE, puzzle.id, "hint")
    driver.click("look")
    driver.pump(2)
    table_of(driver).acts.open_menu()
    driver.pump(2)
    driver.click("hint")
    assert sure(driver.scene, Dialog).text == hint
    driver.click("look")
    assert driver.scene is table_of(driver)
    assert puzzle.id not in app.settings.puzzles


@pytest.mark.parametrize("title", TITLES)
def test_the_question_of_a_puzzle_stays_on_its_table(
    make_app: MakeApp, folders: Path, title
) -> None:
    app = make_app(games=Host(), speed="off", hints=False)
    assert looked_at(app, title, load_puzzles(title)[0])


def test_the_question_of_a_puzzle_stays_on_the_stage_of_an_attempt(
    make_app: MakeApp, folders: Path
) -> None:
    app = make_app(games=Host(), speed="off", hints=False)
    for puzzle in load_puzzles("dungeonology"):
        is_in_view = looked_at(app, "dungeonology", puzzle)
        if sure(app.stack.top, DungeonTable).shows_attempt:
            break
    else:
        raise AssertionError("no puzzle asks something in an attempt")
    assert is_in_view


def looked_at(app: App, title: str, puzzle: Puzzle) -> bool:
    """Whether the question stands on the table of a puzzle, once its dialog is gone."""
    open_puzzle(app, title, puzzle)
    driver = Driver(app)
    driver.pump(2)
    question = sure(driver.scene, Dialog).text
    driver.click("look")
    driver.pump(2)
    told = [" ".join(one.text.split()) for one in record(app)]  # whatever the lines
    return any(question in text for text in told)


def test_from_a_puzzle_back_to_the_page(make_app: MakeApp, folders: Path) -> None:
    driver, _ = solving(make_app, "wrong")
    driver.click("leave")
    driver.pump(2)
    assert isinstance(driver.scene, ChallengesScene)


@at_every_size
def test_the_page_is_laid_out(make_app: MakeApp, folders: Path, size, text_size) -> None:
    driver, _ = opened(make_app, size=size, text_size=text_size)
    record(driver.app)
    driver.pump()
    assert layout_faults(driver.app) == []
