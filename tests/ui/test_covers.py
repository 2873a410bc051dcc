"""Nothing is painted below what is opaque, and nobody sees it."""

import random
from collections.abc import Callable
from functools import partial
from typing import Any

import pygame
import pytest

from game.assets.opaque import blank, opaque
from game.scenes.shell.app import App
from game.scenes.table.kept_papers import KeptPaper
from game.scenes.table.panel import Panel
from game.scenes.tilemap.stage import MapStage
from game.ui.cover import outside
from game.ui.look import Touch
from game.ui.page import Page
from game.ui.widgets import Button, IconButton, Label, Paper, Widget
from tests.ui import atlandice_players, catacombs_players
from tests.ui.sittings import a_sitting, at_table

#: Painting on paint rounds: this much alpha is opaque, so many steps of a colour are the same.
OPAQUE, SAME = 250, 2
TITLES = {
    "dungeonology": a_sitting,
    "atlandice": lambda: atlandice_players.sat_down(4, moves=20),
    "catacombs": lambda: catacombs_players.sat_down(4),
}


def test_what_is_outside_and_what_is_covered_make_up_the_whole() -> None:
    rng, area = random.Random(5), pygame.Rect(3, 4, 60, 50)
    for _ in range(40):
        sizes = [[rng.randrange(1, 40) for _ in range(4)] for _ in range(rng.randrange(7))]
        covers = [pygame.Rect(x, y, w, h) for x, y, w, h in sizes]
        free = outside(area, covers)
        assert all(area.contains(one) and one.w and one.h for one in free)
        for x in range(area.left, area.right, 3):
            for y in range(area.top, area.bottom, 3):
                is_covered = any(cover.collidepoint(x, y) for cover in covers)
                assert sum(one.collidepoint(x, y) for one in free) == (not is_covered)


def test_an_opaque_picture_begins_off_the_lines_of_the_cache(make_app: Callable[..., App]) -> None:
    window = make_app().screen
    assert blank((40, 30)).get_size() == (40, 30)
    picture = pygame.Surface((40, 30), pygame.SRCALPHA)
    picture.fill((9, 8, 7))
    kept = opaque(picture)
    assert kept.get_offset()[0] % 4, "a row may begin at a multiple of 16 bytes"
    assert tuple(kept.get_at((39, 29))) == (9, 8, 7, 255)
    assert kept.get_masks() == window.get_masks()


@pytest.mark.parametrize("title", TITLES)
def test_nothing_shows_through_what_is_opaque_and_all_of_the_rest_is_painted(
    make_app: Callable[..., App], monkeypatch: pytest.MonkeyPatch, title: str
) -> None:
    table = at_table(make_app(speed="off"), TITLES[title]())
    panels = [part for part in table.visible() if isinstance(part, Panel) and part.cores()]
    assert len(panels) > 2
    for panel in panels:
        sheet = pygame.Surface(panel._frame.size, pygame.SRCALPHA)
        panel._paint(sheet)
        for core in panel.cores():
            part = sheet.subsurface(core.move(-panel._frame.x, -panel._frame.y))
            solid = pygame.mask.from_surface(part, OPAQUE)
            assert solid.count() == core.w * core.h, (type(panel).__name__, core)
    spared, whole = (table.app.screen.copy() for _ in range(2))
    spared.fill((255, 0, 255))
    table.draw(spared)
    monkeypatch.setattr(table, "overlaid", list)
    for board in table.visible():
        if isinstance(board, MapStage):
            monkeypatch.setattr(board, "overlaid", list)
    table.draw(whole)
    assert _differing(spared, whole) == 0


def test_a_paper_is_painted_anew_when_it_is_touched_otherwise(make_app: Callable[..., App]) -> None:
    app = make_app()
    painted: list[str] = []

    class Told(Button):
        def draw(self, *args: Any) -> None:
            painted.append(self.id)
            super().draw(*args)

    sheet = Paper(id="sheet", rect=pygame.Rect(100, 100, 300, 200))
    things: list[Widget] = [
        Label(id="words", rect=pygame.Rect(120, 120, 200, 40), text="Words"),
        Told(id="go", rect=pygame.Rect(120, 200, 200, 50), text="Go", act=lambda: None),
    ]
    paper = KeptPaper(app.look, sheet, things)
    still, hovered = [Touch()] * 3, [Touch(), Touch(), Touch(hover=True)]
    kept, live = (pygame.Surface(app.screen.get_size()) for _ in range(2))
    for touches in (still, still, hovered, hovered):
        kept.fblits(paper.pieces(touches))
    assert painted == ["go", "go"]
    for widget, touch in zip(paper.widgets, hovered, strict=True):
        widget.draw(live, app.look, touch)
    core = app.look.paper_core(sheet.rect, sheet.tear)
    assert _differing(kept.subsurface(core), live.subsurface(core)) == 0
    assert things[1].rect.topleft == (120, 200), "it lies where it lay"


def test_buttons_on_no_paper_are_kept_and_look_as_if_drawn(make_app: Callable[..., App]) -> None:
    page = at_table(make_app(speed="off"), a_sitting()).page
    page.fill([one for one in page.widgets if isinstance(one, IconButton)])
    shown = []
    for page.hover in ("", "menu"):
        kept, live = (pygame.Surface(page.look.scale.area.size) for _ in range(2))
        for surface, draw in ((kept, page.draw_widgets), (live, partial(Page.draw_widgets, page))):
            surface.fill((120, 90, 60))
            draw(surface)
        assert _differing(kept, live) == 0
        shown.append(kept)
    assert _differing(*shown) > 0, "the one pointed at shines"


def _differing(one: pygame.Surface, other: pygame.Surface) -> int:
    """How many pixels differ by more than rounding."""
    same = pygame.mask.from_threshold(one, (0, 0, 0), (SAME + 1,) * 3, other)
    return one.get_width() * one.get_height() - same.count()
