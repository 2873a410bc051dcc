"""A table of nothing but panels, with views of a real game, for tests."""

from __future__ import annotations

from copy import deepcopy
from functools import cache
from types import SimpleNamespace
from typing import Any

import pygame

from game.api import Question
from game.bots.greedy import GreedyBot
from game.engine.core.agenda import option
from game.engine.titles.dungeonology.view_types import View, own_view
from game.scenes.dungeonology.campus.panel import CampusPanel
from game.scenes.dungeonology.hand import TrickHand
from game.scenes.dungeonology.notes import Notes
from game.scenes.dungeonology.ribbon import Ribbon
from game.scenes.dungeonology.seat_facts import ScholarFacts
from game.scenes.hand.fan import Fan
from game.scenes.seats.rail import SeatRail
from game.scenes.shell.app import App
from game.scenes.table.choices import NO_CHOICES, Choices
from game.scenes.table.part import Part
from game.session.setup import add_seat, first_setup
from game.session.sitting import Sitting
from game.ui.spot import Spot
from game.ui.tip import draw_tip
from tests.keys import parsed
from tests.seats import HARD_NAMES
from tests.ui.bare_scene import BareScene

NAMES = HARD_NAMES[:4]
HAND = ["T05", "T21", "T30", "T02"]


@cache
def played(answers: int = 260, seed: int = 7) -> Sitting:
    """A game of four people in the middle, standing at a decision of a movement."""
    setup = first_setup("dungeonology", NAMES[:2])
    for name in NAMES[2:]:
        add_seat(setup, name)
    sitting = Sitting.begin(setup, seed)
    bot = GreedyBot(seed)
    done = 0
    while done < answers or own_view(sitting.view(None))["phase"] != "movement":
        now = sitting.now()
        assert now.todo != "over"
        if now.bar:
            sitting.go_on([])
            continue
        question = sitting.question
        assert question is not None
        sitting.choose(bot.answer(sitting.view(question.seat), question))
        done += 1
    return sitting


def view_of(seat: int | None = 0) -> View:
    """What a seat knows in that game; a fresh copy that a test may change."""
    return deepcopy(own_view(played().view(seat)))


class Offered(Choices):
    """Choices made up by a test."""

    #: That offers the answers, if it matters which.
    question: Question | None = None

    def __init__(self, seat: int, *keys: str) -> None:
        self.seat = seat
        self.options = [parsed(key) for key in keys]
        self.now = keys

    def why_not(self, verb: str, *args: str | int) -> str | None:
        return f"Not {option(verb, *args).key}."

    def find(self, key: str) -> Any:
        """The link of an answer; nothing here asks for the state behind it."""
        is_offered = self.question is not None and key in self.keys
        return SimpleNamespace(question=self.question) if is_offered else None

    def answer(self, key: str) -> str:
        return f"Do {key}"

    def hint(self, key: str) -> str:
        return f"What {key} would do"


class PanelTable(BareScene):
    """All panels, laid out by what they wish, and what they reported."""

    def __init__(self, app: App, view: View, choices: Choices = NO_CHOICES) -> None:
        super().__init__()
        self.app = app
        self.told: list[tuple[str, Any]] = []
        self.rail, self.campus = SeatRail(app, ScholarFacts(app)), CampusPanel(app)
        self.ribbon, self.notes, self.fan = Ribbon(app), Notes(app), Fan(app, TrickHand(app))
        self.parts: list[Part[Any]] = [self.rail, self.campus, self.ribbon, self.notes, self.fan]
        for part in self.parts:
            self._join(part)
        self.show(view, choices)
        self._place()

    def _join(self, part: Part[Any]) -> None:
        part.names, part.seats = NAMES, played().seats
        part.changed = self.touch
        part.on_choose = lambda key: self.told.append(("choose", key))
        part.on_pick = lambda keys, _rect: self.told.append(("pick", keys))
        part.on_inspect = lambda thing: self.told.append(("inspect", thing))
        part.on_order = lambda seat: self.told.append(("order", seat))
        part.on_hover = lambda thing: self.told.append(("hover", thing))

    def show(self, view: View, choices: Choices = NO_CHOICES, hidden: bool = False) -> None:
        """Give every panel a view."""
        for part in self.parts:
            part.hidden = hidden
            part.show(view, choices)

    def _place(self) -> None:
        area, u = self.app.look.scale.area, self.app.look.u
        edge = u(12)
        wide, high = self.ribbon.wish(area)
        ribbon = pygame.Rect(0, u(6), wide, high)
        ribbon.centerx = area.centerx
        top = ribbon.bottom + edge
        self.ribbon.place(ribbon)
        notes = pygame.Rect((edge, 0), self.notes.wish(area))
        notes.bottom = area.bottom - edge
        self.notes.place(notes)
        wide, high = self.rail.wish(area)
        self.rail.place(pygame.Rect(edge, top, wide, min(high, notes.top - edge - top)))
        wide, high = self.campus.wish(area)
        left = area.right - edge - wide
        self.campus.place(pygame.Rect(left, top, wide, min(high, area.bottom - u(120) - top)))
        fan = pygame.Rect(notes.right + edge, 0, left - notes.right - 2 * edge, 0)
        fan.h = self.fan.wish(area)[1]
        fan.bottom = area.bottom
        self.fan.place(fan)

    def handle(self, event: pygame.event.Event) -> bool:
        return sum(part.handle(event) for part in reversed(self.parts)) > 0

    def update(self, dt: float) -> None:
        for part in self.parts:
            part.update(dt)

    def draw(self, surface: pygame.Surface) -> None:
        surface.blit(self.app.look.table(surface.get_size()), (0, 0))
        for part in self.parts:
            part.draw(surface)
        tip = next((tip for part in reversed(self.parts) if (tip := part.tip())), None)
        if tip:
            draw_tip(surface, self.app.look, *tip)

    def last(self) -> tuple[str, Any]:
        """What was reported last."""
        return self.told[-1]

    def spot(self, part: Part[Any], name: str) -> Spot:
        """The place of a part whose id is or begins with a name."""
        spots = part.spots()
        exact = [spot for spot in spots if spot.id == name]
        return (exact or [spot for spot in spots if spot.id.startswith(name)])[0]


def with_hand(*cards: str, seat: int = 0) -> View:
    """A view whose person holds these cards."""
    view = view_of(seat)
    view["scholars"][seat] |= {"hand": list(cards), "hand_count": len(cards)}
    return view


def card_at(table: PanelTable, i: int) -> tuple[int, int]:
    """A place on the i-th card of the hand that no neighbour covers."""
    rect = [s.rect for s in table.fan.spots() if s.id.count(":") == 2][i]
    return rect.x + min(20, rect.w // 2), rect.y + 12
