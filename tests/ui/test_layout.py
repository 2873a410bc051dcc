"""Every page at every size: see tests/ui/layout.py."""

from collections.abc import Callable
from types import SimpleNamespace

import pygame
import pytest

from game.scenes.app import App
from game.scenes.crash import Crash
from game.scenes.curtain import Curtain
from game.scenes.dialog import Confirm, Notice
from game.scenes.dungeonology.scholar_sheet import ScholarSheet
from game.scenes.help import Help
from game.scenes.menu import Menu
from game.scenes.settings import SettingsScene
from game.scenes.setup import SetUpScene
from game.scenes.stack import Scene
from tests.ui.driver import StandIn
from tests.ui.layout import SIZES, TEXT_SIZES, layout_faults, record

SAVED = SimpleNamespace(
    title="dungeonology",
    sentence="Valerio, Sofia, Vincenzo and Rebecca are waiting at the Faun Forest.",
    detail="Dungeonology, round 14",
    seats=[("valerio", "red"), ("sofia", "blue"), ("vincenzo", "yellow"), ("rebecca", "purple")],
)


def full_setup(app: App) -> Scene:
    """Four seats, every fault that can be made, all choices open."""
    scene = SetUpScene(app, "dungeonology")
    scene.add("person")
    scene.add("greedy")
    scene.rename(0, "")
    scene.rename(1, scene.setup.seats[2].name)
    scene.setup.seats[2].colour = scene.setup.seats[1].colour
    scene.setup.seats[3].scholar = scene.setup.seats[1].scholar
    scene.setup.choose_scholars = True
    scene.playing = 0.0
    return scene


def fallen_curtain(app: App, name: str = "Wolfeschlegelstein") -> Scene:
    """A curtain that has come down, with a long name."""
    scene = Curtain(app, name, "red", lambda: None, "valerio", ("Sofia ends her turn", "blue"))
    scene.fallen = scene.age = 1.0
    scene.motion.speed = "off"
    return scene


SCENES: dict[str, Callable[[App], Scene | None]] = {
    "title": lambda app: None,
    "setup": full_setup,
    "settings": SettingsScene,
    "help": lambda app: Help(app, "boss"),
    "help_card": lambda app: Help(app, "trick:T21"),
    "menu": lambda app: Menu(app, [("save", "Save the game", lambda: None)]),
    "curtain": fallen_curtain,
    "curtain_chinese": lambda app: fallen_curtain(app, "欧阳若兰"),
    "notice": lambda app: Notice(app, "One clear sentence. " * 12, "Heading"),
    "confirm": lambda app: Confirm(app, "Leave", "Leave the game?", "Leave", lambda: None),
    "crash": lambda app: Crash(app, None, None),
    "scholar": lambda app: ScholarSheet(app, "vincenzo", "yellow"),
}


@pytest.mark.parametrize("text_size", TEXT_SIZES)
@pytest.mark.parametrize("size", SIZES, ids=lambda s: f"{s[0]}x{s[1]}")
def test_text_is_whole_apart_and_readable(
    make_app: Callable[..., App], size: tuple[int, int], text_size: int
) -> None:
    app = make_app(size, StandIn(open_game=SAVED), text_size=text_size, speed="off")
    faults = []
    for name, make in SCENES.items():
        app.open_title()
        scene = make(app)
        if scene is not None:
            app.stack.push(scene)
        app.frame(1 / 60)
        faults += [f"{name}: {fault}" for fault in layout_faults(app)]
    assert not faults, "\n".join(faults)


@pytest.mark.parametrize("size", [(1024, 600), (3840, 2160)], ids=lambda s: f"{s[0]}x{s[1]}")
def test_large_interface_keeps_pages_whole(
    make_app: Callable[..., App], size: tuple[int, int]
) -> None:
    app = make_app(size, interface_size=200, speed="off")
    for name in ("title", "menu", "curtain", "settings"):
        app.open_title()
        scene = SCENES[name](app)
        if scene is not None:
            app.stack.push(scene)
        app.frame(1 / 60)
        assert layout_faults(app) == [], name


def test_the_helper_finds_clipped_overlapping_and_pale_text(app: App) -> None:
    """The layout test itself can fail: each kind of fault is reported."""
    from game.scenes.base import PageScene
    from game.ui.look import BODY
    from game.ui.widgets import Label, Panel

    class Bad(PageScene):
        def build(self):
            at = pygame.Rect
            return [
                Panel(id="p", rect=at(0, 0, 1280, 720)),
                Label(id="a", rect=at(1200, 100, 300, 30), text="runs out of the window here"),
                Label(id="b", rect=at(100, 200, 300, 30), text="one over"),
                Label(id="c", rect=at(110, 204, 300, 30), text="the other"),
                Label(
                    id="d", rect=at(100, 300, 300, 30), text="pale", style=BODY.but(colour="paper")
                ),
                Label(id="e", rect=at(100, 400, 300, 30), text="\U0001f9ff"),
                Label(id="f", rect=at(100, 500, 300, 10), text="too high for its box"),
            ]

    app.stack.push(Bad(app))
    found = " ".join(layout_faults(app))
    for kind in ("cut at the side", "overlap", "contrast", "no glyph", "larger than its box"):
        assert kind in found


def test_tooltips_lie_inside_the_window_at_every_edge(app: App) -> None:
    from game.ui.page import draw_tip

    text = app.words("titles.dungeonology.about")
    for anchor in ((0, 0), (1279, 0), (0, 719), (1279, 719), (640, 360)):
        rect = draw_tip(app.screen, app.look, text, anchor)
        assert app.screen.get_rect().contains(rect)


def test_chinese_names_are_drawn_with_glyphs(app: App) -> None:
    app.stack.push(fallen_curtain(app, "欧阳若兰"))
    drawn = record(app)
    assert any("欧阳若兰" in d.text and not d.missing for d in drawn)
