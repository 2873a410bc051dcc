"""What moves over the board: dice rolling to their gates, pieces, the submarine, the hand."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

import pygame

from game.engine.core.agenda import Facts
from game.engine.titles.atlandice.box import MARKET
from game.engine.titles.atlandice.view_types import View
from game.ui.motion import Ease, Tween, arc, ease_in_out, linear, settle

if TYPE_CHECKING:
    from game.scenes.atlandice.city import City

Point = tuple[float, float]
Lifted = tuple[str, int, int]
"""Something taken up from an area for its flight: ("good" or "die", area, resource or face)."""

ALL_DICE: Lifted = ("dice", 0, 0)
"""Every die is in the hand of whoever rolls them."""

FLIGHT = 0.32
ROLL = 0.9
TURNS = 14


@dataclass
class Flight:
    """One thing on its way. `faces` are shown one after the other while a die rolls."""

    picture: str
    side: int
    start: Point
    goal: Point
    height: float = 0.0
    faces: tuple[int, ...] = ()
    part: float = 0.0

    def at(self) -> Point:
        """Where it is now."""
        part = self.part
        x = self.start[0] + (self.goal[0] - self.start[0]) * part
        y = self.start[1] + (self.goal[1] - self.start[1]) * part
        return x, y - self.height * arc(min(1.0, max(0.0, part)))

    def shows(self) -> str:
        """The picture now."""
        if not self.faces:
            return self.picture
        index = min(len(self.faces) - 1, int(max(0.0, self.part) * len(self.faces)))
        return f"signs/die_{self.faces[index]}"


@dataclass
class Flights:
    """Everything that is over the board at the moment, with the hand and the submarine."""

    city: City
    flying: list[Flight] = field(default_factory=list)
    lifted: list[Lifted] = field(default_factory=list)
    hand: float | None = None
    boat: Point | None = None

    # --- drawing ---------------------------------------------------------------------------

    def draw(self, surface: pygame.Surface) -> None:
        """The hand and the submarine, then what flies."""
        self._draw_hand(surface)
        self._draw_boat(surface)
        pictures = self.city.look.pictures
        for flight in self.flying:
            picture = pictures.get(flight.shows(), flight.side)
            if flight.faces and flight.part < 0.92:
                picture = pygame.transform.rotate(picture, flight.part * 540 % 360)
            surface.blit(picture, picture.get_rect(center=flight.at()))

    def _draw_hand(self, surface: pygame.Surface) -> None:
        city = self.city
        dial = city.dial()
        space = city.view["hand"] if self.hand is None else self.hand
        long, pivot = dial.hand
        picture = city.look.pictures.get("atlandice/hand", long, long)
        turned = pygame.transform.rotozoom(picture, -dial.degrees(space), 1)
        # The pivot is not the middle of the picture: the middle circles round it.
        off = pygame.Vector2(0, -picture.get_height() * (pivot - 0.5)).rotate(dial.degrees(space))
        centre = (dial.rect.centerx + off.x, dial.rect.centery + off.y)
        surface.blit(turned, turned.get_rect(center=centre))

    def _draw_boat(self, surface: pygame.Surface) -> None:
        city = self.city
        at = self.boat or city.area_places(city.view["submarine"]).boat
        picture = city.look.pictures.get("atlandice/submarine", city.boat_side())
        surface.blit(picture, picture.get_rect(center=at))

    def land(self) -> None:
        """Nothing is in the air any more."""
        self.flying, self.lifted, self.hand, self.boat = [], [], None, None

    # --- starting --------------------------------------------------------------------------

    def _fly(
        self,
        flights: list[Flight],
        seconds: float = FLIGHT,
        ease: Ease = ease_in_out,
        lifted: tuple[Lifted, ...] = (),
    ) -> Tween:
        def show(part: float) -> None:
            if part == 0 or flights[0] not in self.flying:
                self.flying += [flight for flight in flights if flight not in self.flying]
            for flight in flights:
                flight.part = part
            self.city.touch()

        def done() -> None:
            self.flying = [one for one in self.flying if one not in flights]
            self.lifted = [one for one in self.lifted if one not in lifted]
            self.city.stale()

        self.lifted += lifted
        self.flying += flights
        self.city.stale()
        return Tween(seconds, show, ease, done)

    def _side(self) -> int:
        return round(self.city.area_places(MARKET).rect.h * 0.2)

    def _area(self, number: int) -> Point:
        return self.city.area_places(number).goods.center

    def _good(self, number: int, resource: int) -> Point:
        """Where a piece of a resource lies in an area."""
        goods = self.city.view["areas"][number - 1]["goods"]
        for heap in self.city.area_places(number).heaps(goods):
            if heap.resource == resource:
                return heap.centres[-1]
        return self._area(number)

    def _owned(self, owner: int, resource: int) -> Point:
        return self._ledger(f"own:{owner}:{resource}")

    def _ledger(self, name: str) -> Point:
        found = self.city.ledger.where(name)
        return found.center if found else self.city.rect.midleft

    def _piece(self, resource: int, start: Point, goal: Point) -> Flight:
        name = self.city.speech.box.types[resource - 1]
        return Flight(f"signs/{name}", self._side(), start, goal, self.city.u(36))

    def _faces(self, last: int) -> tuple[int, ...]:
        """Faces of a rolling die; only for the eye, the result is the last."""
        chance = random.Random(last)
        return (*(chance.randint(1, 6) for _ in range(TURNS)), last, last, last)

    # --- by kind of event --------------------------------------------------------------------

    def gates(self, facts: Facts, view: View) -> Tween:
        """Dice roll from the clock to their gates and come to rest there."""
        city = self.city
        flights = []
        for area in view["areas"]:
            places = city.area_places(area["number"])
            for i, face in enumerate(area["dice"]):
                spot = places.die(i, len(area["dice"]))
                start = city.dial().rect.center
                faces = self._faces(face)[i % 3 :]
                flights.append(
                    Flight("", spot.w, start, spot.center, city.u(60 + 12 * (i % 3)), faces)
                )
        return self._fly(flights, ROLL, settle, (ALL_DICE,))

    def visited(self, facts: Facts, view: View) -> Tween:
        number, face = facts["area"], facts["die"]
        places = self.city.area_places(number)
        spot = places.die(0, len(self.city.view["areas"][number - 1]["dice"]))
        goal = self._ledger(f"dice:{facts['seat']}")
        flight = Flight(f"signs/die_{face}", spot.w, spot.center, goal, self.city.u(30))
        return self._fly([flight], lifted=(("die", number, face),))

    def taken(self, facts: Facts, view: View) -> Tween:
        number, resource = facts["area"], facts["resource"]
        goal = self._owned(facts["owner"], resource)
        flight = self._piece(resource, self._good(number, resource), goal)
        return self._fly([flight], lifted=(("good", number, resource),))

    def rolled(self, facts: Facts, view: View) -> Tween:
        """The die just taken rolls again in the middle of the dial."""
        city = self.city
        middle = city.dial().rect.center
        start = self._ledger(f"dice:{facts['seat']}")
        side = round(city.dial().rect.w * 0.2)
        faces = self._faces(facts["die"])
        return self._fly([Flight("", side, start, middle, city.u(90), faces)], ROLL, settle)

    def moved(self, facts: Facts, view: View) -> Tween:
        origin, resource = facts["origin"], facts["resource"]
        flight = self._piece(resource, self._good(origin, resource), self._area(facts["area"]))
        return self._fly([flight], lifted=(("good", origin, resource),))

    def swapped(self, facts: Facts, view: View) -> Tween:
        here, there, away, come = (facts[k] for k in ("area", "other", "away", "resource"))
        flights = [
            self._piece(away, self._good(here, away), self._area(there)),
            self._piece(come, self._good(there, come), self._area(here)),
        ]
        return self._fly(flights, lifted=(("good", here, away), ("good", there, come)))

    def die_changed(self, facts: Facts, view: View) -> Tween:
        number, goal = facts["area"], facts["goal"]
        start = self.city.area_places(number).die(0, 1)
        end = self.city.area_places(goal).die(0, 1)
        faces = (facts["die"], *self._faces(facts["new"]))
        flight = Flight("", start.w, start.center, end.center, self.city.u(50), faces)
        return self._fly([flight], 0.6, lifted=(("die", number, facts["die"]),))

    def donated(self, facts: Facts, view: View) -> Tween:
        flights = [
            self._piece(resource, self._owned(facts["seat"], resource), self._area(resource))
            for resource in facts["resources"]
        ]
        return self._fly(flights)

    def given_back(self, facts: Facts, view: View) -> Tween | None:
        resource = facts["resource"]
        flights = [
            self._piece(resource, self._owned(owner, resource), self._area(resource))
            for owner, n in enumerate(facts["counts"])
            if n
        ]
        return self._fly(flights, 0.45) if flights else None

    def tile_won(self, facts: Facts, view: View) -> Tween:
        start = self.city.area_places(facts["area"]).card.center
        goal = self._ledger(f"tiles:{facts['owner']}")
        return self._fly([Flight("signs/tile", self.city.u(60), start, goal, self.city.u(50))], 0.5)

    def sailed(self, facts: Facts, view: View) -> Tween:
        """The submarine goes round the clock by the water between."""
        start = self.city.area_places(facts["origin"]).boat
        goal = self.city.area_places(facts["area"]).boat
        way = _round(self.city.dial().rect.center, start, goal)

        def show(part: float) -> None:
            self.boat = way(part)
            self.city.touch()

        return Tween(0.9, show, ease_in_out, self._landed)

    def _landed(self) -> None:
        self.boat = None

    def clock(self, facts: Facts, view: View) -> Tween:
        start, goal = self.city.view["hand"], facts["hand"]

        def show(part: float) -> None:
            self.hand = start + (goal - start) * part
            self.city.touch()

        def done() -> None:
            self.hand = None

        return Tween(0.25 + 0.2 * (goal - start), show, linear if goal == start else settle, done)


def _round(middle: Point, start: Point, goal: Point) -> Callable[[float], Point]:
    """A way round a point, on the shorter side, from one distance to the other."""
    centre = pygame.Vector2(middle)
    far, angle = (pygame.Vector2(start) - centre).as_polar()
    far_goal, angle_goal = (pygame.Vector2(goal) - centre).as_polar()
    turn = (angle_goal - angle + 180) % 360 - 180

    def way(part: float) -> Point:
        step = pygame.Vector2()
        step.from_polar((far + (far_goal - far) * part, angle + turn * part))
        x, y = centre + step
        return x, y

    return way
