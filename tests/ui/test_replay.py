"""Watching games again: by mouse, by keyboard, and never with more than the eyes may see."""

import argparse
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pygame
import pytest

from game import api, cli
from game.api import TableView
from game.engine.titles import TITLES
from game.engine.titles.catacombs.view_types import own_view as catacombs_view
from game.engine.titles.dungeonology.view_types import own_view
from game.scenes.dungeonology.replay import DungeonReplay
from game.scenes.library.games import Host, watch_file
from game.scenes.replay.controls import Scrubber
from game.scenes.replay.events import EventsScene
from game.scenes.replay.eyes import EyesCurtain
from game.scenes.replay.scene import ReplayScene
from game.scenes.seats.curtain import DEAF_SECONDS
from game.scenes.shell.app import App
from game.scenes.shell.dialog import Dialog, Notice
from game.scenes.table.inspect import ThingSheet
from game.scenes.table.scene import TableScene
from game.session.library import Library
from game.session.sitting import Sitting
from tests.session.table import people, played
from tests.ui.driver import Driver
from tests.ui.layout import layout_faults, record
from tests.ui.shelf import flip, play
from tests.ui.typed import sure

MakeApp = Callable[..., App]


def watching(
    make_app: MakeApp, sitting: Sitting, seat: int | None = None, **settings
) -> tuple[Driver, ReplayScene[Any]]:
    """A replay on the stack, above the title."""
    games = Host()
    app = make_app(games=games, **{"speed": "off", "hints": False, **settings})
    app.open_title()
    games.watch(app, sitting, seat)
    driver = Driver(app)
    driver.pump(2)
    assert isinstance(driver.scene, ReplayScene)
    return driver, driver.scene


@pytest.fixture
def finished(folders: Path) -> Sitting:
    sitting = play(Library(), ("person", "scholar", "person"), 2)
    sitting.close()
    return sitting


@pytest.fixture
def running(folders: Path) -> Sitting:
    sitting = play(Library(), ("person", "person", "scholar"), 3, 150)
    sitting.close()
    return sitting


def run(driver: Driver, scene: ReplayScene[Any], most: int = 4000) -> None:
    """Let it play until it stops."""
    for _ in range(most):
        if not scene.playback.playing:
            return
        driver.app.frame(0.1)
    raise AssertionError("it never ends")


@pytest.mark.parametrize(
    ("title", "first", "turn"),
    [
        ("atlandice", 1, lambda view: view["round"]),
        ("catacombs", 0, lambda view: catacombs_view(view)["turn"]),
    ],
)
def test_watching_again_ends_where_the_game_stands(
    make_app: MakeApp, title: str, first: int, turn: Callable[[TableView], int]
) -> None:
    sitting = played(Sitting.begin(people(3, title), seed=4), 4, 60)
    driver, replay = watching(make_app, sitting)
    replay.playback.jump(sitting.length - 8)
    replay.playback.toggle()
    run(driver, replay)
    assert replay.playback.at == replay.playback.last
    assert replay.playback.view == sitting.view(None)
    last = turn(sitting.view(None))
    assert [number for number, _ in replay.playback.turns] == list(range(first, last + 1))


def test_space_plays_a_game_to_its_end(make_app: MakeApp, finished: Sitting) -> None:
    driver, scene = watching(make_app, finished)
    driver.key(pygame.K_SPACE)
    assert scene.playback.playing
    driver.key(pygame.K_SPACE)
    assert not scene.playback.playing
    scene.playback.jump(scene.playback.last - 60)
    driver.key(pygame.K_SPACE)
    run(driver, scene)
    assert scene.playback.at == scene.playback.last
    assert scene.playback.view == finished.view(None)
    driver.key(pygame.K_SPACE)
    assert scene.playback.at < 10, "at the end it begins anew"


def test_with_movement_every_step_arrives_where_the_game_was(
    make_app: MakeApp, finished: Sitting
) -> None:
    driver, scene = watching(make_app, finished, 0, speed="fast")
    scene.playback.jump(scene.playback.last // 2)
    for _ in range(12):
        driver.key(pygame.K_RIGHT)
        for _ in range(400):
            driver.app.frame(0.05)
            if not scene.motion.running and not scene.playback.pending:
                break
        assert scene.playback.view == scene.playback.replay.view(scene.playback.at)
    before = scene.playback.at
    driver.key(pygame.K_LEFT)
    assert scene.playback.at < before


def test_the_scrubber_goes_by_turns(make_app: MakeApp, finished: Sitting) -> None:
    driver, scene = watching(make_app, finished)
    bar = sure(scene.page.find("scrubber"), Scrubber)
    driver.click_at(bar.track.center)
    middle = len(scene.playback.turns) // 2
    assert abs(scene.playback.turn_index - middle) <= 1
    driver.key(pygame.K_TAB)
    driver.focus("scrubber")
    turn = scene.playback.view["turn"]
    driver.key(pygame.K_RIGHT)
    assert scene.playback.view["turn"] == turn + 1
    driver.key(pygame.K_HOME)
    assert scene.playback.at == 0
    driver.key(pygame.K_END)
    assert scene.playback.at == scene.playback.last


def test_jumping_to_events_by_keys_and_by_the_list(make_app: MakeApp, finished: Sitting) -> None:
    driver, scene = watching(make_app, finished)
    numbers = sorted({told.number for told in scene.playback.events})
    driver.key(pygame.K_PAGEDOWN)
    assert scene.playback.at == numbers[0]
    driver.click("next_event")
    assert scene.playback.at == numbers[1]
    driver.click("last_event")
    assert scene.playback.at == numbers[0]
    driver.click("events")
    assert isinstance(driver.scene, EventsScene)
    last = len(scene.playback.events) - 1
    driver.click(f"event:{last}")
    assert driver.shows(scene)
    assert scene.playback.at == scene.playback.events[last].number
    assert any("The game is over" in drawn.text for drawn in record(driver.app))


@pytest.mark.parametrize("size", [(1024, 600), (1280, 720), (1920, 1080)], ids=str)
def test_what_happened_is_told_above_the_dungeon(
    make_app: MakeApp, finished: Sitting, size: tuple[int, int]
) -> None:
    """The sentence lay on the uppermost zones and hid their Alert."""
    driver, scene = watching(make_app, finished, 0, size=size)
    driver.key(pygame.K_END)
    driver.pump(60)
    scene.playback.caption = "Ada enters Camp."
    scene.rebuild()
    paper = sure(scene.page.find("caption")).rect
    board = sure(scene, DungeonReplay).parts["map"]
    zones = [spot.rect for spot in board.spots() if spot.id.startswith("tile:")]
    assert len(zones) > 5
    assert paper.collidelist(zones) < 0


def test_speed_by_keys_and_button(make_app: MakeApp, finished: Sitting) -> None:
    driver, scene = watching(make_app, finished, speed="normal")

    def speed() -> str:
        return scene.playback.speed

    driver.key(pygame.K_PLUS)
    assert speed() == "fast"
    driver.key(pygame.K_MINUS)
    driver.key(pygame.K_MINUS)
    driver.key(pygame.K_MINUS)
    assert speed() == "slow"
    driver.click("speed")
    assert speed() == "normal"
    assert driver.app.settings.speed == "normal", "the speed of the table is another matter"


def test_a_finished_game_can_be_seen_through_all_eyes(make_app: MakeApp, finished: Sitting) -> None:
    driver, scene = watching(make_app, finished)
    driver.click("eyes")
    assert isinstance(driver.scene, Dialog)
    driver.click("eyes:1")
    assert driver.shows(scene)
    assert scene.playback.view["seat"] == 1
    assert scene.parts["fan"] in scene.visible()


def test_a_running_game_shows_a_hand_to_its_person_only(
    make_app: MakeApp, running: Sitting
) -> None:
    driver, scene = watching(make_app, running)
    assert scene.playback.view["seat"] is None
    assert scene.parts["fan"] not in scene.visible()
    driver.key(pygame.K_e)
    names = {area.id for area in driver.scene.clickable()}
    assert names == {"eyes:0", "eyes:1", "eyes:public"}, "no computer's eyes"
    driver.click("eyes:1")
    assert isinstance(driver.scene, EyesCurtain)
    driver.key(pygame.K_ESCAPE)
    assert scene.playback.view["seat"] is None or driver.scene is not scene
    driver.pump(1, DEAF_SECONDS + 0.1)
    driver.key(pygame.K_ESCAPE)
    assert driver.shows(scene)
    assert scene.playback.view["seat"] is None
    driver.click("eyes")
    driver.click("eyes:1")
    driver.pump(1, DEAF_SECONDS + 0.1)
    driver.click("raise")
    driver.pump(90)
    assert driver.shows(scene)
    assert scene.playback.view["seat"] == 1


def test_in_a_running_game_no_frame_knows_more_than_its_eyes(
    make_app: MakeApp, running: Sitting
) -> None:
    _driver, scene = watching(make_app, running, 0)
    for number in range(0, scene.playback.last, 7):
        view = own_view(scene.playback.replay.view(number))
        assert view["seat"] == 0
        hands = [scholar["hand"] for scholar in view["scholars"]]
        assert hands[0] is not None
        assert hands[1:] == [None, None]


def test_escape_and_the_button_stop_watching(make_app: MakeApp, finished: Sitting) -> None:
    driver, scene = watching(make_app, finished)
    driver.click("leave")
    assert scene not in driver.app.stack.scenes
    sure(driver.app.games, Host).watch(driver.app, finished, None)
    driver.pump()
    driver.key(pygame.K_ESCAPE)
    assert not isinstance(driver.app.stack.top, ReplayScene)


def test_a_game_without_moves_cannot_be_watched(make_app: MakeApp, folders: Path) -> None:
    games = Host()
    app = make_app(games=games)
    app.open_title()
    sitting = play(games.library, ("person", "scholar"), 1, 0)
    games.watch(app, sitting, 0)
    assert isinstance(app.stack.top, Notice)
    sitting.close()


def test_the_table_is_rewound_when_everybody_agrees(make_app: MakeApp, running: Sitting) -> None:
    games = Host()
    app = make_app(games=games, speed="off", hints=False)
    games.open(app, running)
    driver = Driver(app)
    driver.pump(3)
    table = app.stack.scenes[0]
    assert isinstance(table, TableScene)
    table.acts.open_menu()
    driver.pump()
    driver.click("watch")
    scene = driver.scene
    assert isinstance(scene, ReplayScene)
    driver.key(pygame.K_END)
    assert not driver.spots()["rewind"].enabled
    for _ in range(3):
        driver.key(pygame.K_PAGEUP)
    number, wanted = scene.playback.at + 1, scene.playback.replay.view(scene.playback.at)
    length = running.length
    driver.click("rewind")
    assert layout_faults(app) == []
    assert not driver.spots()["accept"].enabled
    driver.click("agree:0")
    assert not driver.spots()["accept"].enabled
    driver.focus("agree:1")
    driver.key(pygame.K_RETURN)
    driver.click("accept")
    driver.pump(3)
    note = running.timeline.moves[number]
    assert note.act == "rewind"
    assert api.project(note.before, None) == wanted
    assert running.length < length
    assert app.stack.scenes[0] is table
    assert not any(isinstance(s, ReplayScene) for s in app.stack.scenes)
    facts = note.events[0].facts
    told = f"The table goes back from turn {facts['from_turn']} to turn {facts['to_turn']}."
    (line,) = [line.text for line in table.log.lines if line.text.startswith(told)]
    assert all(running.seats[seat].name in line for seat in (0, 1))


@pytest.mark.parametrize("decisions", [1, 60])
@pytest.mark.parametrize("title", TITLES)
def test_every_frame_lies_in_a_stretch_of_the_scrubber(
    make_app: MakeApp, title: str, decisions: int
) -> None:
    """Also in a game just begun."""
    sitting = play(Library(), ("person", "person"), 1, decisions, title)
    driver, scene = watching(make_app, sitting)
    for number in (0, scene.playback.last):
        scene.playback.jump(number)
        driver.pump(2)
        assert 0 <= scene.playback.turn_index < len(scene.playback.turns)
        assert scene.turn_text(scene.playback.turn_index)
    assert scene.playback.turns[0][1] == 0
    sitting.close()


@pytest.mark.parametrize("title", TITLES)
def test_a_rewind_stands_in_log_and_replay_after_loading(make_app: MakeApp, title: str) -> None:
    games = Host()
    app = make_app(games=games, speed="off", hints=False)
    app.open_title()
    sitting = play(games.library, ("person", "person"), 4, 40, title)
    then = sitting.view(None)
    number = sitting.decisions()[5][0]
    sitting.rewind(number, [0, 1])
    assert sitting.view(None) != then
    sitting.close()
    games.resume(app)
    driver = Driver(app)
    driver.pump(3)
    table = next(s for s in app.stack.scenes if isinstance(s, TableScene))
    (line,) = [line for line in table.log.lines if "The table goes back" in line.text]
    moment = {"atlandice": "visit"}.get(title, "turn")
    assert f"to {moment} " in line.text
    games.watch(app, table.sitting, None)
    scene = app.stack.top
    assert isinstance(scene, ReplayScene)
    assert [t.event.kind for t in scene.playback.events].count("rewound") == 1
    assert line.text in {scene.sentence(told.event) for told in scene.playback.events}
    table.sitting.close()


def test_a_game_nobody_sits_at_cannot_be_rewound(make_app: MakeApp, running: Sitting) -> None:
    driver, _scene = watching(make_app, running)
    assert "rewind" not in driver.spots()


# --- the command line --------------------------------------------------------------------------


def test_replay_of_a_bad_file_says_why(folders: Path, capsys, finished: Sitting) -> None:
    [path] = Library().finished.glob("*.civetta")
    flip(path, 0.5)
    assert cli.command(cli.parse(["--replay", str(path)]))(cli.parse(["--replay", str(path)])) == 1
    assert "The game cannot be watched. The file is damaged." in capsys.readouterr().err
    missing = argparse.Namespace(replay=str(folders / "none.civetta"))
    assert watch_file(missing) == 1


def test_replay_opens_the_file_in_the_window(
    make_app: MakeApp, finished: Sitting, monkeypatch: pytest.MonkeyPatch
) -> None:
    [path] = Library().finished.glob("*.civetta")
    shown: list[App] = []

    def stand_in(_args: object, games: Host, opening: Callable[[App], None]) -> int:
        app = make_app(games=games)
        app.open_title()
        opening(app)
        shown.append(app)
        return 0

    monkeypatch.setattr("game.scenes.shell.opening.main", stand_in)
    assert cli.replay(cli.parse(["--replay", str(path)])) == 0
    scene = shown[0].stack.top
    assert isinstance(scene, ReplayScene)
    assert scene.playback.last == finished.length - 1


def test_things_are_looked_at_by_keys(make_app: MakeApp, running: Sitting) -> None:
    driver, scene = watching(make_app, running, 0)
    assert isinstance(scene, DungeonReplay)
    scene.playback.jump(scene.playback.last)
    while scene.shows_attempt:  # the map has things to point at; a stage covers it
        scene.playback.jump(scene.playback.at - 1)
    at = scene.playback.at
    driver.key(pygame.K_TAB)
    for way in (pygame.K_UP, pygame.K_LEFT, pygame.K_LEFT):
        driver.key(way, pygame.KMOD_LSHIFT)
    assert scene.playback.at == at, "Shift and an arrow step through things, not through moves"
    assert scene.pointing.hovered is not None
    driver.key(pygame.K_i)
    assert isinstance(driver.app.stack.top, ThingSheet)
