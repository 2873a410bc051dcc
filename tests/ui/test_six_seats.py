"""Six at one table: rail, window bar, scores and set-up have room for all of them."""

from collections.abc import Callable, Sequence
from itertools import combinations

import pygame
import pytest

from game.engine.core.options import COLOURS
from game.scenes.pages.setup import SetUpScene
from game.scenes.records.score_book import ScoreBook, ScoreEnd, ScorePart, ScoreSeat
from game.scenes.records.scores import ScoresScene
from game.scenes.seats.rail import SeatRail
from game.scenes.seats.seat_card import RailFacts, SeatCard, Stat
from game.scenes.seats.window_bar import bar_room, bar_widgets
from game.scenes.shell.app import App
from game.scenes.table.choices import NO_CHOICES, Choices
from game.scenes.table.part import AnyView
from game.session.bar import Bar
from game.session.setup import SeatSetUp
from game.ui.field import Editing
from tests.seats import HARD_NAMES as NAMES
from tests.seats import seats_of
from tests.ui.bare_scene import BareScene
from tests.ui.layout import layout_faults

Make = Callable[..., App]
VIEW: AnyView = {"seat": 0}


class MadeUp:
    """Six seats of a game that is not there."""

    verbs = frozenset({"target"})

    def read(self, view: AnyView, choices: Choices, names: Sequence[str]) -> RailFacts:
        cards = tuple(
            SeatCard(
                colour=colour,
                face="",
                roles=("the careful explorer of the lower vaults", "explorer"),
                points=Stat("laurel", str(40 + seat), "points", None, "points"),
                stats=tuple(Stat(sign, "12", sign) for sign in ("hand", "bag", "stun", "student")),
                marks=(Stat("knowledge", "3", "marks"),) if seat % 2 else (),
                thing=("explorer", seat),
                order="Standing order: always.",
            )
            for seat, colour in enumerate(COLOURS)
        )
        return RailFacts(cards, active=1, asked=4)


class RailScene(BareScene):
    """Nothing but a rail on the table, in the room a table gives it."""

    def __init__(self, app: App) -> None:
        super().__init__()
        self.app = app
        self.rail = SeatRail(app, MadeUp())
        self.rail.names = NAMES
        self.rail.seats = a_table()
        self.rail.show(VIEW, NO_CHOICES)
        area, u = app.look.scale.area, app.look.u
        wide, high = self.rail.wish(area)
        self.rail.place(pygame.Rect(u(12), u(70), wide, high))

    def draw(self, surface: pygame.Surface) -> None:
        surface.blit(self.app.look.table(surface.get_size()), (0, 0))
        self.rail.draw(surface)


def a_table() -> list[SeatSetUp]:
    """Six people."""
    return seats_of(("person",) * 6, NAMES)


@pytest.mark.parametrize("size", [(1280, 720), (1600, 900), (1024, 600)], ids=str)
@pytest.mark.parametrize("text", [100, 150])
def test_six_cards_fit_the_rail(make_app: Make, size: tuple[int, int], text: int) -> None:
    app = make_app(size, text_size=text)
    scene = RailScene(app)
    app.stack.push(scene)
    scene.draw(app.screen)
    rail = scene.rail
    seats = [spot.rect for spot in rail.spots() if spot.id in {f"seat:{i}" for i in range(6)}]
    assert len(seats) == 6
    assert all(rail.rect.contains(rect) for rect in seats)
    assert not any(one.colliderect(other) for one, other in combinations(seats, 2))
    assert layout_faults(app) == []


def test_at_the_usual_size_each_of_six_shows_its_figures(make_app: Make) -> None:
    app = make_app((1280, 720))
    scene = RailScene(app)
    scene.draw(app.screen)
    shown = {spot.id for spot in scene.rail.spots()}
    assert {f"seat:{seat}:{sign}" for seat in range(6) for sign in ("hand", "bag", "stun")} <= shown


@pytest.mark.parametrize("size", [(1280, 720), (1024, 600)], ids=str)
def test_six_signs_fit_the_bar(make_app: Make, size: tuple[int, int]) -> None:
    app = make_app(size)
    look, area = app.look, app.look.scale.area
    foot = pygame.Rect(area.x + look.u(12), 0, area.w - look.u(24), area.h - look.u(14))
    notes = pygame.Rect(look.u(12), 0, look.u(260), 0)
    room = bar_room(look, notes, foot, 6)
    sheet, widgets = bar_widgets(
        look, app.words, room, Bar("declare", {}, (0, 2, 5)), "Who answers?", a_table(), [""] * 6,
        frozenset({2}), lambda seat: None, lambda: None, lambda seat: None,
    )  # fmt: skip
    tiles = [one.rect for one in widgets if one.id.startswith("bar:sign:")]
    button = next(one.rect for one in widgets if one.id == "bar:go_on")
    assert len(tiles) == 6
    assert area.contains(sheet)
    assert all(sheet.contains(rect) for rect in (*tiles, button))
    assert not any(one.colliderect(other) for one, other in combinations([*tiles, button], 2))
    assert min(rect.w for rect in tiles) >= look.u(90)


def a_book() -> ScoreBook:
    """A made-up result of six."""
    roles = ("civ", "mil", "cult", "wealth", "caste", "clan", "intern")
    parts = [
        ScorePart(role, role, f"Source {i}", "", role, tuple(9 + i - rank for rank in range(6)))
        for i, role in enumerate(roles)
    ]
    totals = tuple(sum(part.points[rank] for part in parts) for rank in range(6))
    return ScoreBook(
        heading="Ada wins",
        reason="The dragon sleeps.",
        seats=tuple(ScoreSeat(*one, "") for one in zip(NAMES, COLOURS, strict=True)),
        parts=tuple(parts),
        totals=totals,
        ties=(),
        course=tuple(tuple((turn + 1) * (6 - rank) for rank in range(6)) for turn in range(9)),
        mark=None,
        ends_heading="Ends",
        ends=tuple(ScoreEnd("thesis", rank, f"{NAMES[rank]} came home", "") for rank in range(6)),
    )


@pytest.mark.parametrize("size", [(1280, 720), (1024, 600)], ids=str)
def test_scores_and_charts_of_six(make_app: Make, size: tuple[int, int]) -> None:
    app = make_app(size, speed="off")
    nothing = lambda: None  # noqa: E731
    scene = ScoresScene(app, a_book(), nothing, nothing, nothing)
    app.stack.push(scene)
    scene.charts.counted = 99.0
    scene.rebuild()
    assert layout_faults(app) == []


@pytest.mark.parametrize("size", [(1280, 720), (1024, 600)], ids=str)
def test_set_up_of_six(make_app: Make, size: tuple[int, int]) -> None:
    app = make_app(size)
    scene = SetUpScene(app, "atlandice")
    scene.colours = COLOURS
    app.stack.push(scene)
    for name, colour in zip(NAMES[2:], COLOURS[2:], strict=True):
        scene.setup.seats.append(SeatSetUp(name, colour))
    scene.editing = [Editing(seat.name) for seat in scene.setup.seats]
    scene.rebuild()
    assert layout_faults(app) == []
