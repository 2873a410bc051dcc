"""Every page at every size: see tests/ui/layout.py."""

from collections.abc import Callable

import pygame
import pytest

from game.scenes.shell.app import App
from game.ui.tip import draw_tip
from tests.ui.driver import StandIn
from tests.ui.every_scene import ELSEWHERE, SAVED, SCENES, curtain, dungeon, lay
from tests.ui.layout import CORNERS, LARGEST, at_every_size, layout_faults, record

#: Beside English, looked at every day where there is least room: the longest words and the highest
#: lines. All of them everywhere in the long run.
TIGHT = {CORNERS[0]: ("de", "zh-Hant")}


@at_every_size
def test_text_is_whole_apart_and_readable(
    make_app: Callable[..., App], size: tuple[int, int], text_size: int
) -> None:
    games = StandIn(open_game=SAVED)
    app = make_app(size, games, text_size=text_size, speed="off", hints=False)
    faults = []
    for language in ("en", *TIGHT.get((size, text_size), ())):
        app.change(language=language)
        for name in SCENES.keys() - ELSEWHERE:
            lay(app, name)
            faults += [f"{name} in {language}: {fault}" for fault in layout_faults(app)]
    assert not faults, "\n".join(faults)


@pytest.mark.parametrize(
    "size", [(1024, 600), pytest.param(LARGEST, marks=pytest.mark.long)], ids=str
)
def test_large_interface_keeps_pages_whole(
    make_app: Callable[..., App], size: tuple[int, int]
) -> None:
    app = make_app(size, interface_size=200, speed="off")
    for name in ("title", "menu", "curtain", "settings"):
        lay(app, name)
        assert layout_faults(app) == [], name


def test_the_helper_finds_clipped_overlapping_and_pale_text(app: App) -> None:
    """The layout test itself can fail: each kind of fault is reported."""
    from game.scenes.shell.base import PageScene
    from game.ui.look import BODY
    from game.ui.widgets import Label, Paper

    class Bad(PageScene):
        def build(self):
            at = pygame.Rect
            return [
                Paper(id="p", rect=at(0, 0, 1280, 720)),
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
    text = app.words("dungeonology.title.about")
    for anchor in ((0, 0), (1279, 0), (0, 719), (1279, 719), (640, 360)):
        rect = draw_tip(app.screen, app.look, text, anchor)
        assert app.screen.get_rect().contains(rect)


@pytest.mark.parametrize(
    ("at", "paper"),
    [
        ((640, 360), (645, 365, 300, 100)),  # the slip that asks where a zone is laid
        ((640, 360), (300, 365, 900, 100)),
        ((640, 360), (600, 100, 100, 500)),  # the list of a turn, pointed at
        ((1180, 360), (1100, 300, 160, 200)),
    ],
)
def test_a_tip_lies_off_papers_where_there_is_room(
    app: App, at: tuple[int, int], paper: tuple[int, int, int, int]
) -> None:
    rect = draw_tip(app.screen, app.look, "A few words", at, [pygame.Rect(paper)])
    assert app.screen.get_rect().contains(rect)
    assert not rect.colliderect(pygame.Rect(paper).inflate(-12, -12))
    assert not rect.collidepoint(at)


def test_tips_of_a_table_keep_off_its_slips(app: App) -> None:
    table = dungeon(app)
    slips = table.papers.solid
    assert slips
    assert all(any(paper.contains(slip) for paper in table.page.lying()) for slip in slips)


def test_chinese_names_are_drawn_with_glyphs(app: App) -> None:
    app.stack.push(curtain(app, "欧阳若兰"))
    drawn = record(app)
    assert any("欧阳若兰" in d.text and not d.missing for d in drawn)
