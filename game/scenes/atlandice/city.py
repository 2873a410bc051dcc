"""The board: the drowning city round its clock, with dice, pieces and the submarine."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import pygame

from game.engine.core.agenda import Event
from game.engine.titles.atlandice.box import MARKET
from game.engine.titles.atlandice.view_types import AreaView, View
from game.scenes.atlandice.city_hints import CityHints
from game.scenes.atlandice.city_keys import CityKeys
from game.scenes.atlandice.event_presentation import PRESENTATION
from game.scenes.atlandice.flights import ALL_DICE, Flights
from game.scenes.atlandice.ground import CORNER, paint_chart, paint_ground, paint_house
from game.scenes.atlandice.places import AreaPlaces, Dial, Heap
from game.scenes.atlandice.speech import CitySpeech
from game.scenes.atlandice.things import AreaPanel
from game.scenes.atlandice.tile_card import paint_blank, paint_tile
from game.scenes.table.choices import Choices
from game.ui.cover import round_rim, within
from game.ui.look import outline
from game.ui.motion import Tween
from game.ui.spot import Spot
from game.ui.text import Style

if TYPE_CHECKING:
    from game.scenes.atlandice.ledger import Ledger
    from game.scenes.shell.app import App

AREAS = range(1, MARKET + 1)
NAME = Style("title", 18, align="centre")
#: So many pieces of a district are counted at a glance; the market, with all kinds, has figures.
FEW = 3


def _below(card: pygame.Rect, slip: pygame.Rect) -> pygame.Rect:
    """What is left for a card below a slip that reaches over it."""
    top = slip.bottom if slip.colliderect(card) else card.y
    return pygame.Rect(card.x, top, card.w, card.bottom - top)


class City(AreaPanel):
    """Everything on the chart; a click answers with what was clicked."""

    speech: CitySpeech
    ledger: Ledger
    verbs = frozenset({"visit", "take", "away", "swap", "move", "change", "sail"})
    repeats_answers = True

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self.flights = Flights(self)
        #: What the things here answer.
        self.keys = CityKeys(self.choices)
        self.held = ""

    def show(self, view: View, choices: Choices) -> None:
        if choices is not self.choices:
            self.keys = CityKeys(choices)
        super().show(view, choices)

    def facts(self) -> object:
        view = self.view
        return (
            str(view["areas"]), view["hand"], view["submarine"], tuple(self.choices.keys),
            self.choices.prompt, str(self.choices.args), tuple(self.flights.lifted),
        )  # fmt: skip

    def hold(self, key: str) -> None:
        """The beginning of an answer was clicked: a piece or a die waits for its goal."""
        self.held = key
        self.stale()

    def wish(self, area: pygame.Rect) -> tuple[int, int]:
        return area.size

    # --- places ----------------------------------------------------------------------------

    def area_places(self, number: int, room: pygame.Rect | None = None) -> AreaPlaces:
        """The places of an area, on the window unless another room is given."""
        return AreaPlaces.of(room or self.rect, number, self.brush.line(NAME) + self.u(4))

    def dial(self, room: pygame.Rect | None = None) -> Dial:
        """The clock, on the window unless another room is given."""
        return Dial.of(room or self.rect, self.view["spaces"])

    def boat_side(self) -> int:
        """How long the submarine is, the same in every area."""
        return round(self.area_places(MARKET).rect.w * 0.3)

    def lying(self) -> list[pygame.Rect]:
        """The clock, and houses, names and all that can be pointed at where somebody may go now.

        Between them the chart is bare, and where no die leads papers may lie.
        """
        places = {number: self.area_places(number) for number in AREAS} if self.view else {}
        shut = [at.rect for number, at in places.items() if self._is_shut(number, at.rect)]
        drawn = [rect for at in places.values() for rect in (at.house, at.name)]
        spots = [spot.rect for spot in self.spots() if not spot.id.startswith("area:")]
        return [rect for rect in (*drawn, *spots) if rect.collidelist(shut) < 0]

    def _is_shut(self, number: int, place: pygame.Rect) -> bool:
        """Does no die lead to an area, and can nothing be chosen there?"""
        offered = [spot.rect for spot in self.spots() if spot.key]
        return not self.view["areas"][number - 1]["dice"] and place.collidelist(offered) < 0

    @property
    def hints(self) -> CityHints:
        """The words for what is shown now."""
        return CityHints(self.speech, self.view, self.choices, self.keys)

    # --- painting --------------------------------------------------------------------------

    def paint(self, surface: pygame.Surface, room: pygame.Rect) -> None:
        self.brush.lies(room, within(room, round_rim(self.u(CORNER))))
        paint_chart(self.look, surface, room)
        self._paint_dial(surface, room)
        for number in AREAS:
            self._paint_area(surface, self.area_places(number, room), number)

    def _paint_dial(self, surface: pygame.Surface, room: pygame.Rect) -> None:
        dial, speech, goal = self.dial(room), self.speech, self._marked_goal()
        self.brush.sign(surface, "atlandice/clock", dial.rect.center, dial.rect.w)
        self.brush.spot_at("clock", dial.rect, thing=("space", self.view["hand"]))
        for number in range(self.view["spaces"]):
            spot = dial.space(number)
            sign = speech.space_types(number) or speech.space_sign(number)
            if sign:
                picture = self.look.pictures.get(f"signs/{sign}", spot.w)
                if number < self.view["hand"]:
                    picture = picture.copy()
                    picture.set_alpha(80)
                surface.blit(picture, picture.get_rect(center=spot.center))
            if number == goal:
                outline(surface, spot, self.look.colour("seal"), max(2, self.u(3)), spot.w // 2)
            hint = speech.say("board.space", n=number, text=speech.space(number))
            self.brush.spot_at(f"dial:{number}", spot, hint, ("space", number))

    def _marked_goal(self) -> int | None:
        """The space pointed at, or where the clock would go if the area pointed at kept its die."""
        kind, number = (*(self.marked or ("",)), 0)[:2]
        if kind == "space":
            return int(number)
        area = self.view["areas"][number - 1] if kind == "area" else None
        return int(area["clock"]) if area and area["dice"] else None

    def _paint_area(self, surface: pygame.Surface, at: AreaPlaces, number: int) -> None:
        area = self.view["areas"][number - 1]
        key = self.keys.of_area(number)
        hint = self.hints.area(area, key)
        paint_ground(self.look, surface, at.rect, bool(key), self.marked == ("area", number))
        paint_house(
            self.look, surface, at.house, area, self.view["hand"] / (self.view["spaces"] - 1)
        )
        slip = self._paint_name(surface, at.name, number, bool(key))
        self.brush.spot_at(f"area:{number}", at.rect, hint, ("area", number), key)
        if number == self.view["submarine"]:
            boat = self.speech.boat(number)
            side = self.boat_side()
            spot = pygame.Rect(0, 0, side, side // 2).move_to(center=at.boat)
            self.brush.spot_at("boat", spot, hint if key else boat, ("boat", number), key)
        if area["tile"] or number == MARKET:
            card = _below(at.card, slip) if area["tile"] else at.card
            self._paint_card(surface, card, area, hint if self.hints.is_visit(key) else "")
        self._paint_dice(surface, at, area, key, hint)
        for heap in at.heaps(self._lying(area)):
            self._paint_heap(surface, heap, number, key, hint)

    def _lying(self, area: AreaView) -> list[int]:
        """Goods of an area without what is on its way."""
        goods = list(area["goods"])
        for kind, number, value in self.flights.lifted:
            if kind == "good" and number == area["number"]:
                goods[value - 1] -= 1
        return goods

    def _dice(self, area: AreaView) -> list[int]:
        dice = list(area["dice"]) if ALL_DICE not in self.flights.lifted else []
        for kind, number, face in self.flights.lifted:
            if kind == "die" and number == area["number"] and face in dice:
                dice.remove(face)
        return dice

    def _paint_name(
        self, surface: pygame.Surface, rect: pygame.Rect, number: int, is_open: bool
    ) -> pygame.Rect:
        """The name on a slip, as wide as it needs to be; where that is."""
        text = self.speech.area(number, "short")
        pad = self.u(8)
        fitting = self.look.type.whole(text, NAME, (rect.w - 2 * pad, rect.h))
        style = fitting or NAME.but(grows=False)
        wide = self.brush.wide(text, style)
        slip = pygame.Rect(rect.x, rect.y, min(rect.w, wide + self.u(26)), rect.h)
        slip.centerx = rect.centerx
        if fitting is None:
            slip.x, slip.w = rect.x, wide + 2 * pad
        self.look.drop_shadow(surface, slip, 4, 120)
        surface.blit(self.look.paper(slip.size, 50 + number, 1.5), slip)
        if is_open:
            outline(surface, slip, self.look.colour("brass_dark"), max(1, self.u(2)), self.u(5))
        self.brush.write_short(surface, text, style, slip.inflate(-pad, 0))
        return slip

    def _paint_card(
        self, surface: pygame.Surface, rect: pygame.Rect, area: AreaView, told: str
    ) -> None:
        """The visible tile on its pile; the market has no tile, only hours (A6.M)."""
        number, hint = area["number"], self.hints.card(area, told)
        if number == MARKET:
            self._paint_hours(surface, rect, area["icons"])
            self.brush.spot_at(f"card:{number}", rect, hint, ("area", number))
            return
        step = max(2, self.u(4))
        face = pygame.Rect(0, 0, rect.w - 2 * step, rect.h - 2 * step)
        face.bottomleft = rect.bottomleft
        for below in range(area["tiles_below"], 0, -1):
            paint_blank(self.look, surface, face.move(step * below, -step * below), "paper_shade")
        tile = self.speech.box.tiles[area["tile"]]
        paint_tile(self.look, surface, face, tile, self.speech.tile_name(tile.id))
        self.brush.spot_at(f"card:{number}", face, hint, ("tile", number, tile.id))

    def _paint_hours(self, surface: pygame.Surface, rect: pygame.Rect, hours: int) -> None:
        side = min(rect.w / 3.4, rect.h)
        x = rect.centerx - (hours - 1) * side / 2
        for i in range(hours):
            self.brush.sign(surface, "clock_icon", (x + i * side, rect.centery), side * 0.95)

    def _paint_dice(
        self, surface: pygame.Surface, at: AreaPlaces, area: AreaView, key: str, hint: str
    ) -> None:
        dice, number = self._dice(area), area["number"]
        for i, face in enumerate(dice):
            spot = at.die(i, len(dice))
            own = self.keys.of_die(number, face)
            if own or self.hints.is_visit(key):
                self.brush.glow(surface, spot, 7)
            if own and own == self.held:
                self._paint_held(surface, spot.inflate(self.u(6), self.u(6)))
            self.brush.sign(surface, f"die_{face}", spot.center, spot.w)
            told = self.speech.say("board.die", face=face, area=self.speech.area(number))
            if own:
                told = f"{told}\n{self.speech.say('board.turn')}"
            self.brush.spot_at(
                f"die:{number}:{face}:{i}",
                spot,
                hint if key and not own else told,
                ("die", number, face),
                own or key,
            )

    def _paint_heap(
        self, surface: pygame.Surface, heap: Heap, number: int, key: str, hint: str
    ) -> None:
        own = self.keys.of_good(number, heap.resource)
        name = self.speech.box.types[heap.resource - 1]
        if own:
            core = heap.rect.inflate(-heap.rect.w * 0.45, -heap.rect.h * 0.45)
            self.brush.glow(surface, core, 18)
            self._paint_offered(surface, heap.rim, own)
        for centre in heap.centres:
            self.brush.sign(surface, name, centre, heap.side)
        if heap.number > (1 if number == MARKET else FEW):
            most = max(self.u(25), heap.side) if number == MARKET else 0
            self.brush.count(surface, str(heap.number), heap.corner, most)
        told = self.speech.say(
            "board.lies",
            n=heap.number,
            resource=name,
            area=self.speech.area(number),
        )
        if own:
            told = f"{told}\n{self.hints.good(own, number)}"
        self.brush.spot_at(
            f"good:{number}:{heap.resource}",
            heap.rect,
            hint if key and not own else told,
            ("good", number, heap.resource),
            own or key,
        )

    def _paint_offered(self, surface: pygame.Surface, rect: pygame.Rect, key: str) -> None:
        """What can be chosen has a rim of brass, unless it was clicked."""
        if key == self.held:
            self._paint_held(surface, rect)
        else:
            outline(surface, rect, self.look.colour("brass"), max(1, self.u(2)), self.u(8))

    def _paint_held(self, surface: pygame.Surface, rect: pygame.Rect) -> None:
        """What was clicked and waits for where it shall go."""
        outline(surface, rect, self.look.colour("seal"), max(2, self.u(3)), self.u(8))

    def answers_of(self, spot: Spot) -> Sequence[str]:
        """All that a click on it may mean."""
        return self.keys.meant_by(spot.key)

    # --- what moves ------------------------------------------------------------------------

    def draw(self, surface: pygame.Surface) -> None:
        super().draw(surface)
        if self.view and self.rect.w:
            self.flights.draw(surface)

    def animate(self, event: Event, view: View) -> Tween | None:
        movement = PRESENTATION.of(event).movement
        return movement(self.flights, event.facts, view) if movement and self.rect.w else None
