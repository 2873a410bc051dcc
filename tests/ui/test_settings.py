"""Settings: kept, checked, applied live; a broken file is one sentence and the defaults."""

import json
import re
from pathlib import Path

import msgspec
import pygame
import pytest

from game.content.texts import catalogue
from game.scenes.pages.settings import KEYS, REPLAY_KEYS, SettingsScene
from game.scenes.shell.app import App
from game.scenes.shell.dialog import Notice
from game.session.settings import Settings, changed, load_settings, save_settings, settings_file
from game.ui.choosers import Slider
from game.ui.scale import Scale
from game.ui.text import plain
from game.ui.widgets import Label
from tests.ui.driver import Driver
from tests.ui.typed import sure

GAME = Path(__file__).parents[2] / "game"


@pytest.fixture
def page(driver: Driver) -> Driver:
    driver.click("settings")
    assert isinstance(driver.scene, SettingsScene)
    return driver


def test_settings_survive_a_round_trip(folders: Path) -> None:
    wanted = Settings(text_size=150, speed="slow", palette="tritanopia", hints=False)
    assert save_settings(wanted) is None
    assert load_settings() == (wanted, None)
    assert settings_file().is_relative_to(folders)


@pytest.mark.parametrize(
    "text",
    [
        b"",
        b"{",
        b'{"text_size": 90}',
        b'{"text_size": "large"}',
        b'{"volume": 3}',
        b'{"speed": "warp"}',
        b'{"language": "\xff"}',
    ],
)
def test_a_broken_file_gives_defaults_and_a_sentence(folders: Path, text: bytes) -> None:
    settings_file().parent.mkdir(parents=True)
    settings_file().write_bytes(text)
    settings, fault = load_settings()
    assert settings == Settings()
    assert fault is not None
    assert fault.key == "fault.settings"
    assert fault.args["file"] == str(settings_file())


def test_the_sentence_is_told_on_screen(make_app, folders: Path) -> None:
    settings_file().parent.mkdir(parents=True)
    settings_file().write_text("{")
    app = App((1280, 720))
    app.open_title()
    assert app.fault is not None
    app.tell(app.fault)
    assert isinstance(app.stack.top, Notice)
    assert "settings.json" in app.stack.top.text
    app.sound.stop()


def test_a_folder_that_cannot_be_written_is_told(folders: Path) -> None:
    (folders / "config").write_text("in the way")
    fault = save_settings(Settings())
    assert fault is not None
    assert fault.key == "fault.settings_write"


def test_values_out_of_range_are_refused() -> None:
    with pytest.raises(msgspec.ValidationError):
        changed(Settings(), text_size=250)
    with pytest.raises(msgspec.ValidationError):
        changed(Settings(), colour="red")


def test_a_click_changes_at_once_and_is_written(page: Driver) -> None:
    page.click("speed:slow")
    page.click("hints")
    assert page.app.settings.speed == "slow"
    assert page.app.settings.hints is False
    assert page.scene.motion.speed == "slow"
    written = json.loads(settings_file().read_text())
    assert written["speed"] == "slow"
    assert written["hints"] is False


def test_text_size_by_keyboard_is_live(page: Driver) -> None:
    before = page.app.look.scale.px(20)
    page.focus("text_size")
    for _ in range(10):
        page.key(pygame.K_RIGHT)
    assert page.app.settings.text_size == 200
    assert page.app.look.scale.px(20) == 2 * before
    page.key(pygame.K_RIGHT)
    assert page.app.settings.text_size == 200


@pytest.mark.parametrize("window", [(1024, 600), (1280, 720), (1920, 1080), (3840, 2160)])
def test_every_step_of_the_interface_size_does_something(window: tuple[int, int]) -> None:
    most = Scale(window).most_interface()
    assert 130 <= most <= 200
    units = [Scale(window, size).unit for size in range(100, most + 1, 10)]
    assert units == sorted(set(units))


def test_the_slider_of_the_interface_ends_where_the_window_does(page: Driver) -> None:
    slider = sure(page.scene.page.find("interface_size"), Slider)
    assert slider.high == page.app.look.scale.most_interface() < 200
    page.app.change(interface_size=200)  # set in a larger window
    assert sure(page.scene.page.find("interface_size"), Slider).value == slider.high


def test_a_slider_is_dragged(page: Driver) -> None:
    page.show("sound")
    track = sure(page.scene.page.find("sound"), Slider).track
    page.down((track.x + 2, track.centery))
    assert page.app.settings.sound == 0
    page.move((track.right + 80, track.centery))
    page.up((track.right + 80, track.centery))
    assert page.app.settings.sound == 100
    page.move((track.x, track.centery))
    assert page.app.settings.sound == 100, "a slider let go does not follow"


def test_palettes_swap_live(page: Driver) -> None:
    colour, picture = page.app.look.colour("civ"), page.pixels()
    page.click("palette:deuteranopia")
    assert page.app.look.colour("civ") != colour
    assert page.pixels() != picture
    page.click("palette:standard")
    assert page.app.look.colour("civ") == colour


def test_full_screen_by_key_and_by_click_are_the_same_setting(page: Driver) -> None:
    page.key(pygame.K_F11)
    assert page.app.settings.full_screen is True
    page.click("full_screen")
    assert page.app.settings.full_screen is False


# --- the list of keys is true ----------------------------------------------------------------

WORDS = {
    "Esc": {"ESCAPE"},
    "Enter": {"RETURN", "KP_ENTER"},
    "1-9": {"1", "9"},
    "←": {"LEFT"},
    "→": {"RIGHT"},
    "↑": {"UP"},
    "↓": {"DOWN"},
    "0": {"0", "KP0"},
    ".": {"PERIOD", "KP_PERIOD"},
    "+": {"PLUS", "KP_PLUS", "EQUALS"},
    "-": {"MINUS", "KP_MINUS"},
    "Page Up": {"PAGEUP"},
    "Page Down": {"PAGEDOWN"},
}


def names_of(keys: str) -> set[str]:
    """The constants of pygame that a line of the list means."""
    found: set[str] = set()
    for word in re.split(r", (?=\w)| (?=[^\w])", keys):
        plain = re.sub(r"^(Ctrl-|Shift-)+", "", word)
        single = plain.lower() if len(plain) == 1 else plain.upper()
        found |= WORDS.get(plain, {single})
    return found


def handled() -> set[str]:
    """Every key the program looks for; fields of text are left to themselves."""
    files = [path for path in GAME.rglob("*.py") if path.name != "field.py"]
    return {name for file in files for name in re.findall(r"pygame\.K_(\w+)", file.read_text())}


def test_the_list_names_every_key_that_does_something_and_no_other() -> None:
    pressed = [catalogue().say(f"settings.pressed.{name}") for name in (*KEYS, *REPLAY_KEYS)]
    listed = set().union(*(names_of(keys) for keys in pressed))
    assert listed == handled()


def test_the_list_is_in_the_settings(page: Driver) -> None:
    for name in (*KEYS, *REPLAY_KEYS):
        keys = page.app.words(f"settings.pressed.{name}")
        assert page.app.words.has(f"settings.key.{name}")
        assert sure(page.scene.page.find(f"key:{name}"), Label).text == plain(keys)
