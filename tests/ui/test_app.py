"""The application: window events, global keys, rest, faults, the calm page after a bug."""

import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pygame
import pytest

from game.assets import AssetError
from game.content.yamlfile import ContentError, Fault
from game.scenes.help.page import Help
from game.scenes.pages.title import TitlePage
from game.scenes.shell.app import NAP, App
from game.scenes.shell.base import PageScene
from game.scenes.shell.crash import Crash
from game.scenes.shell.crash_reports import masked, report_text
from game.scenes.shell.dialog import Confirm, Notice
from game.scenes.shell.opening import main, window_size
from game.session.folders import data_dir, pictures_dir
from game.session.settings import Settings
from tests.ui.driver import Driver, StandIn
from tests.ui.store import Store
from tests.ui.typed import sure

SECRET = "seed 8123 of 'Sofia'"


class Faulty(PageScene):
    """Breaks when told to: once, or always (`draw!`). After a bug it begins again, like a table."""

    def __init__(self, app: App, where: str) -> None:
        super().__init__(app)
        self.where = where

    def build(self):
        return []

    def handle(self, event: pygame.event.Event) -> bool:
        if self.where == "handle" and event.type == pygame.KEYDOWN:
            raise ValueError(SECRET)
        return super().handle(event)

    def fail(self, here: str) -> None:
        if self.where.rstrip("!") == here:
            self.where = self.where if self.where.endswith("!") else ""
            raise ValueError(SECRET)

    def update(self, dt: float) -> None:
        self.fail("update")

    def draw(self, surface: pygame.Surface) -> None:
        self.fail("draw")

    def resized(self) -> None:
        self.fail("resized")

    def leave(self) -> None:
        self.fail("leave")

    def wake_in(self) -> float | None:
        self.fail("wake_in")
        return None

    def kept_sentence(self) -> str:
        return "All of it is kept."

    def recover(self) -> None:
        self.fail("recover")
        self.app.stack.reset(Faulty(self.app, self.where))


@pytest.fixture
def open_app(folders: Path, store: Store, monkeypatch: pytest.MonkeyPatch) -> Iterator[App]:
    """An application whose bugs show the calm page, as for a player."""
    monkeypatch.setattr("game.scenes.shell.app.cache_dir", lambda: store.folder)
    app = App((1280, 720), StandIn(), Settings(sound=0, music=0))
    app.open_title()
    app.frame(1 / 60)
    yield app
    app.sound.stop()
    pygame.display.quit()


def resize(driver: Driver, size: tuple[int, int]) -> None:
    """Pull the window to another size and let it settle."""
    pygame.display.set_mode(size, pygame.RESIZABLE)
    driver.post(pygame.VIDEORESIZE, size=size, w=size[0], h=size[1])
    driver.pump(20)


# --- window ----------------------------------------------------------------------------------


@pytest.mark.parametrize("size", [(2560, 1080), (1024, 1400)])
def test_resizing_keeps_everything_in_the_window(driver: Driver, size: tuple[int, int]) -> None:
    resize(driver, size)
    assert driver.app.look.scale.window == size
    window = pygame.Rect((0, 0), size)
    assert all(window.contains(area.rect) for area in driver.spots().values())
    driver.click("settings")
    assert all(window.contains(area.rect) for area in driver.spots().values())


def test_a_tiny_window_says_so_and_comes_back(driver: Driver) -> None:
    resize(driver, (800, 500))
    assert driver.app.too_small
    driver.app.stack.stale = True
    assert driver.app.frame(1 / 60)
    driver.key(pygame.K_RETURN)
    assert isinstance(driver.scene, TitlePage), "keys do not reach a page that cannot be seen"
    resize(driver, (1280, 720))
    assert not driver.app.too_small
    driver.click("settings")


def test_while_pulled_only_the_last_picture_is_stretched(driver: Driver, monkeypatch) -> None:
    """Thirty sizes on the way, but one layout at the end."""
    laid_out = []
    monkeypatch.setattr(type(driver.scene), "resized", lambda self: laid_out.append(1))
    driver.pump(2)
    assert driver.app._wait() is None
    for step in range(1, 31):
        size = (1280 + step, 720)
        pygame.display.set_mode(size, pygame.RESIZABLE)
        driver.post(pygame.VIDEORESIZE, size=size, w=size[0], h=size[1])
        assert driver.app._wait() == 0, "it does not go to sleep before it has settled"
    driver.pump(20)
    assert laid_out == [1]
    assert driver.app.look.scale.window == (1310, 720)


def test_nothing_is_drawn_while_minimised(driver: Driver) -> None:
    driver.post(pygame.WINDOWMINIMIZED, window=None)
    drawn = driver.app.frames
    driver.scene.touch()
    driver.pump(5)
    assert driver.app.frames == drawn
    driver.post(pygame.WINDOWRESTORED, window=None)
    assert driver.app.frames == drawn + 1


def test_jobs_are_done_between_frames_and_a_bug_in_one_is_caught(open_app: App) -> None:
    done: list[int] = []
    for i in range(3):
        open_app.later(partial(done.append, i))
    open_app.later(lambda: 1 / 0)
    assert open_app._wait() == 0
    open_app.do_jobs(5)
    assert done == [0, 1, 2]
    assert isinstance(open_app.stack.top, Crash)


def test_window_events_never_break_and_exposure_draws(driver: Driver) -> None:
    names = (
        "WINDOWMINIMIZED WINDOWRESTORED WINDOWFOCUSLOST WINDOWFOCUSGAINED WINDOWLEAVE WINDOWENTER "
        "WINDOWHIDDEN WINDOWSHOWN WINDOWMOVED WINDOWMAXIMIZED ACTIVEEVENT"
    )
    for name in names.split():
        driver.post(getattr(pygame, name), window=None)
    drawn = driver.app.frames
    driver.post(pygame.WINDOWEXPOSED, window=None)
    assert driver.app.frames == drawn + 1


def test_full_screen_and_back_keeps_the_window_size(driver: Driver) -> None:
    driver.key(pygame.K_F11)
    assert driver.app.settings.full_screen
    driver.key(pygame.K_F11)
    assert driver.app.screen.get_size() == (1280, 720)


def test_a_screenshot_is_kept(driver: Driver) -> None:
    driver.key(pygame.K_F12)
    (picture,) = pictures_dir().glob("*.png")
    assert pygame.image.load(picture).get_size() == (1280, 720)
    assert driver.app.sound.played[-1] == "shutter"


def test_a_screenshot_that_cannot_be_kept_is_told(driver: Driver, folders: Path) -> None:
    (folders / "pictures").write_text("in the way")
    driver.key(pygame.K_F12)
    assert isinstance(driver.scene, Notice)


# --- rest ------------------------------------------------------------------------------------


def test_at_rest_no_frame_is_drawn(driver: Driver) -> None:
    driver.pump(3)
    drawn = driver.app.frames
    driver.pump(20)
    driver.move((5, 5))
    driver.move((6, 6))
    assert driver.app.frames == drawn, "nothing changed, also not by moving over nothing"
    assert driver.app._wait() is None


class OwnTime:
    """In place of `time`: it passes only where the loop looks at it or sleeps."""

    def __init__(self, nap: Callable[[float], None]) -> None:
        self.now, self.nap = 0.0, nap

    def monotonic(self) -> float:
        self.now += 0.001
        return self.now

    def sleep(self, seconds: float) -> None:
        self.now += seconds
        self.nap(seconds)


def test_the_loop_sleeps_at_rest(open_app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    """Between two looks for events there is a nap and nothing else, not even a frame."""
    naps: list[int] = []  # frames drawn before each
    pauses: list[int] = []

    def nap(seconds: float) -> None:
        (naps if seconds == NAP else pauses).append(open_app.frames)
        if len(naps) == 100 or len(pauses) == 10_000:
            pygame.event.post(pygame.event.Event(pygame.QUIT))

    monkeypatch.setattr("game.scenes.shell.app.time", OwnTime(nap))
    open_app.run()
    assert not open_app.running
    assert len(naps) == 100, "it never comes to rest"
    assert naps[50] == naps[-1]


def test_a_press_is_drawn_first_and_time_goes_on_right_after_it(
    open_app: App, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also where nothing else would wake the loop: what a press sets in motion begins at once."""
    told: list[str] = []

    def note(name: str, word: str) -> None:
        do = getattr(open_app, name)

        def noting(*args: Any) -> Any:
            if name != "dispatch" or args[0].type == pygame.KEYDOWN:
                told.append(word)
            return do(*args)

        monkeypatch.setattr(open_app, name, noting)

    def nap(seconds: float) -> None:
        if seconds == NAP:  # at rest: nothing more will come by itself
            pygame.event.post(pygame.event.Event(pygame.QUIT))

    for name, word in {"dispatch": "press", "let_pass": "time", "show": "frame"}.items():
        note(name, word)
    monkeypatch.setattr("game.scenes.shell.app.time", OwnTime(nap))
    pygame.event.post(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_TAB, mod=0, unicode=""))
    open_app.run()
    after = told[told.index("press") :]
    assert after[:4] == ["press", "frame", "time", "frame"]


# --- keys that work everywhere ---------------------------------------------------------------


def test_escape_and_quit_ask_first(driver: Driver) -> None:
    driver.key(pygame.K_ESCAPE)
    assert isinstance(driver.scene, Confirm)
    driver.key(pygame.K_ESCAPE)
    assert isinstance(driver.scene, TitlePage)
    assert driver.app.running
    driver.click("quit")
    driver.click("yes")
    assert not driver.app.running


def test_f1_opens_the_rules_once(driver: Driver) -> None:
    driver.key(pygame.K_F1)
    assert isinstance(driver.scene, Help)
    driver.key(pygame.K_F1)
    assert sum(isinstance(scene, Help) for scene in driver.app.stack.scenes) == 1


# --- faults ----------------------------------------------------------------------------------


@pytest.mark.parametrize("where", ["handle", "update", "draw"])
def test_a_bug_shows_a_calm_page_and_the_game_goes_on(open_app: App, where: str) -> None:
    driver = Driver(open_app)
    open_app.stack.push(Faulty(open_app, where))
    driver.pump()
    if where == "handle":
        driver.key(pygame.K_a)
    assert isinstance(driver.scene, Crash)
    assert "All of it is kept." in driver.scene.text
    sure(driver.scene.safe, Faulty).where = ""
    driver.pump(3)
    driver.click("go_on")
    assert [type(scene) for scene in open_app.stack.scenes] == [Faulty]


@pytest.mark.parametrize("where", ["draw!", "update!", "wake_in!", "recover!"])
def test_a_bug_that_comes_again_shows_the_page_again_and_there_is_a_way_out(
    open_app: App, where: str
) -> None:
    driver = Driver(open_app)
    open_app.stack.push(Faulty(open_app, where))
    driver.pump()
    if where == "recover!":
        open_app.crashed(ValueError(SECRET))
    for _ in range(3):
        open_app._wait()
        driver.pump(30)
        assert [type(scene) for scene in open_app.stack.scenes] == [Crash]
        assert driver.pixels().strip(b"\0"), "it can be seen"
        driver.click("go_on")
    open_app._wait()
    driver.pump(3)
    driver.click("title")
    driver.pump(3)
    assert isinstance(driver.scene, TitlePage)
    assert open_app.running


def test_a_bug_over_a_game_goes_back_to_the_game(open_app: App) -> None:
    driver = Driver(open_app)
    open_app.stack.push(Faulty(open_app, ""))
    open_app.stack.push(Notice(open_app, "Something over it."))
    open_app.later(lambda: 1 / 0)
    driver.pump(2)
    driver.click("go_on")
    assert [type(scene) for scene in open_app.stack.scenes] == [Faulty]


def test_a_bug_in_laying_out_for_another_size_is_caught(open_app: App) -> None:
    driver = Driver(open_app)
    open_app.stack.push(Faulty(open_app, "resized!"))
    resize(driver, (1600, 900))
    assert isinstance(driver.scene, Crash)
    assert open_app.look.scale.window == (1600, 900)
    driver.click("title")
    driver.pump()
    assert isinstance(driver.scene, TitlePage)


def test_a_scene_that_fails_in_leaving_as_well_is_gone_all_the_same(open_app: App) -> None:
    open_app.stack.push(Faulty(open_app, "leave!"))
    open_app.crashed(ValueError(SECRET))
    assert [type(scene) for scene in open_app.stack.scenes] == [Crash]


def test_a_bug_on_the_title_page_can_be_left(open_app: App, monkeypatch) -> None:
    driver = Driver(open_app)
    monkeypatch.setattr(TitlePage, "draw", lambda self, surface: 1 / 0)
    for _ in range(2):
        open_app.stack.stale = True
        driver.pump(2)
        driver.click("title")
    driver.pump(2)
    driver.click("quit")
    assert not open_app.running
    assert not open_app.last_words


def test_a_bug_in_the_page_for_bugs_ends_with_a_sentence_and_not_0(
    folders, monkeypatch, capsys
) -> None:
    monkeypatch.setattr(TitlePage, "draw", lambda self, surface: 1 / 0)
    monkeypatch.setattr(Crash, "draw", lambda self, surface: 1 / 0)
    assert main() == 1
    told = capsys.readouterr().err
    assert "stumbled" in told
    assert "Traceback" not in told


def test_the_report_tells_the_place_and_no_secrets(open_app: App) -> None:
    open_app.stack.push(Faulty(open_app, "update"))
    Driver(open_app).pump()
    (report,) = (data_dir() / "reports").glob("*.txt")
    text = report.read_text()
    assert "ValueError" in text
    assert "in update" in text
    for secret in ("8123", "Sofia", str(Path.home()), os.getcwd()):
        assert secret not in text


def test_masking_keeps_the_kind_of_a_message() -> None:
    assert masked("card 'T05' of seat 3 \"Ann\"") == "card '…' of seat # '…'"
    assert "no traceback needed" in report_text(ValueError("no traceback needed"))


def test_a_click_that_fails_for_a_broken_file_is_one_sentence_over_the_page(open_app: App) -> None:
    def broken() -> None:
        raise ContentError([Fault("data/dungeonology/tricks.yaml", 7, "is not YAML")])

    open_app.guard(broken, asked=True)
    driver = Driver(open_app)
    assert isinstance(driver.scene, Notice)
    assert "tricks.yaml:7" in driver.scene.text
    driver.click("go_on")
    assert isinstance(driver.scene, TitlePage)


def test_a_colour_that_is_missing_in_drawing_is_told_on_a_page_of_its_own(open_app: App) -> None:
    """Not over the scene: that cannot be drawn."""
    driver = Driver(open_app)
    scene = Faulty(open_app, "")
    scene.draw = lambda surface: open_app.look.colour("of_nowhere")  # type: ignore[assignment]
    open_app.stack.push(scene)
    driver.pump(60)
    assert [type(scene) for scene in open_app.stack.scenes] == [Crash]
    assert "art/palette.yaml" in sure(driver.scene, Crash).text
    assert not data_dir().joinpath("reports").exists(), "it is no bug"


def test_no_display_is_one_sentence_and_not_0() -> None:
    """In a process of its own, with a driver that does not exist."""
    code = "import sys; from game.scenes.shell.opening import main; sys.exit(main())"
    done = subprocess.run(
        [sys.executable, "-c", code],
        env={**os.environ, "SDL_VIDEODRIVER": "nowhere", "PYTHONPATH": "."},
        capture_output=True,
        text=True,
        timeout=600,
    )
    assert done.returncode == 1
    assert "found none" in done.stderr
    assert "Traceback" not in done.stderr


def test_a_broken_palette_is_one_sentence_and_not_0(folders, monkeypatch, capsys) -> None:
    def broken():
        raise AssetError("fault.file", file="art/palette.yaml", why="not there")

    monkeypatch.setattr("game.scenes.shell.app.load_palette", broken)
    assert main() == 1
    assert "art/palette.yaml" in capsys.readouterr().err
    pygame.display.quit()


def test_window_sizes_are_read() -> None:
    assert window_size("1920x1080") == (1920, 1080)
    assert window_size(None) is None
