"""What moves on the stage of an attack: the bag, cubes, the ghost, wounds on their way to the tracks."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

import pygame

from game.engine.core.agenda import Event
from game.scenes.catacombs.attack.layout import StagePlaces
from game.scenes.catacombs.attack.model import BEGUN, GHOST, Attack
from game.scenes.catacombs.attack.seats import SeatsPainter
from game.scenes.catacombs.attack.sparks import breathe, burst, puff
from game.scenes.tilemap.pictures import shine
from game.ui.motion import Tween, arc, ease_in_out, ease_out, linear

if TYPE_CHECKING:
    from game.scenes.catacombs.attack.stage import AttackStage

SWELL_SECONDS, FLY_SECONDS, LAND_SECONDS = 0.8, 0.65, 0.5
#: How far the bag swells.
SWELL = 0.16
#: The share of a landing in which the wound is on its way; then sparks fly.
FLIGHT = 0.55
#: How far behind a ghost its trail is.
TRAIL = 0.35
#: The mouth of the dragon in its half, how far embers fly, how large the flare is, and its colour.
MOUTH, REACH, FLARE, FLAME = (0.6, 0.5), 0.85, 1.0, (120, 66, 22)


class Flights:
    """Movements of one stage, and how they are drawn over it."""

    def __init__(self, panel: AttackStage) -> None:
        self.panel = panel
        #: The cube that flies and how far it is; how full the bag is (0 to 1).
        self.flying: tuple[str, float] | None = None
        self.swollen = 0.0
        #: The ghost on its way along the seats; a wound on its way to its track.
        self.ghost: pygame.Vector2 | None = None
        self.trail = pygame.Vector2()
        self.landing: tuple[int, pygame.Vector2] | None = None
        #: How far the fire is (round and round), and a wound that has just landed: where, how far, how.
        self.fire: float | None = None
        self.landed: tuple[pygame.Vector2, float, str] | None = None

    @property
    def _place(self) -> StagePlaces:
        assert self.panel.stage is not None
        return self.panel.stage

    @property
    def _attack(self) -> Attack:
        assert self.panel.attack is not None
        return self.panel.attack

    def animate(self, event: Event) -> Tween | None:
        """How an event of an attack moves."""
        if event.kind == BEGUN:
            self.ghost = None
            return self._swell()
        if event.kind == "cube_drawn":
            self.ghost = None
            return self._fly(str(event.facts["cube"]))
        if event.kind == "damaged":
            seat = event.facts["seat"]
            return self._haunt(seat) if event.facts["why"] == GHOST else self._land(seat)
        return None

    def _swell(self) -> Tween:
        def show(part: float) -> None:
            self.swollen, self.fire = arc(part), part
            self.panel.touch()

        return Tween(SWELL_SECONDS, show, linear, self._at_rest)

    def _fly(self, cube: str) -> Tween:
        """A cube leaps out of the bag to its place on the slab."""
        self.flying = (cube, 0.0)
        self.panel.stale()

        def show(part: float) -> None:
            self.flying, self.swollen = (cube, part), arc(min(1.0, 2 * part))
            self.fire = part
            self.panel.touch()

        return Tween(FLY_SECONDS, show, ease_out, self._at_rest)

    def _haunt(self, seat: int) -> Tween:
        """The ghost drifts on to the card of whom it hurts, and the wound lands there."""
        card = self._place.seats[seat]
        start = self.ghost or pygame.Vector2(self._last_hole().center)
        end = pygame.Vector2(card.centerx, card.y + card.h * 0.35)
        land = self._land(seat, end)

        def show(part: float) -> None:
            self.trail = start.lerp(end, max(0.0, min(1.0, 2 * part - TRAIL)))
            self.ghost = start.lerp(end, min(1.0, 2 * part))
            land.show(max(0.0, 2 * part - 1))

        return Tween(2 * LAND_SECONDS, show, ease_in_out, land.done)

    def _land(self, seat: int, start: pygame.Vector2 | None = None) -> Tween:
        """A wound goes to the next space of a track, from the slab or from the ghost."""
        begin = start or pygame.Vector2(self._last_hole().center)
        end = pygame.Vector2(self._next_space(seat).center)
        role = "cold_light" if start else "noise"

        def show(part: float) -> None:
            flown = min(1.0, part / FLIGHT)
            self.landing = (seat, begin.lerp(end, flown)) if part > 0 else None
            self.landed = (end, (part - FLIGHT) / (1 - FLIGHT), role) if part > FLIGHT else None
            self.panel.touch()

        def landed() -> None:
            self.landing = self.landed = None

        return Tween(LAND_SECONDS, show, ease_in_out, landed)

    def _last_hole(self) -> pygame.Rect:
        """Where the cube drawn last lies."""
        return self.panel.holes(self._place.slab, self._attack.n)[
            max(0, len(self._attack.drawn) - 1)
        ]

    def _next_space(self, seat: int) -> pygame.Rect:
        """The space of a track that is filled next."""
        seats = SeatsPainter(
            self.panel.brush, self.panel.view, self.panel.names, self.panel.colours
        )
        hurt = min(self.panel.view["players"][seat]["hurt"], seats.health - 1)
        return seats.space(seats.track(self._place.seats[seat]), hurt)

    def _at_rest(self) -> None:
        self.flying, self.swollen, self.fire = None, 0.0, None

    # --- drawing ---------------------------------------------------------------------------

    def draw(self, surface: pygame.Surface) -> None:
        """Everything on its way."""
        if self.fire is not None:
            self._draw_fire(surface, self.fire)
        self._draw_bag(surface, self._place.bag)
        if self.flying is not None:
            self._draw_flight(surface, *self.flying)
        if self.ghost is not None:
            self._draw_ghost(surface, self.ghost)
        if self.landing is not None:
            self._draw_wound(surface, *self.landing)
        if self.landed is not None:
            burst(surface, self.panel.look, *self.landed)

    def _draw_fire(self, surface: pygame.Surface, part: float) -> None:
        """The fire flares up, and embers fly."""
        box, look = self._place.dragon, self.panel.look
        size = round(box.w * FLARE)
        light = look.textures.get("flare", (size, size), lambda: shine(size, FLAME))
        light.set_alpha(round(255 * (0.45 + 0.55 * arc(part))))
        mouth = pygame.Vector2(box.x + box.w * MOUTH[0], box.y + box.h * MOUTH[1])
        spot = light.get_rect(center=mouth + pygame.Vector2(box.w * 0.3, 0))
        surface.blit(light, spot, special_flags=pygame.BLEND_RGB_ADD)
        breathe(surface, look, mouth, box.w * REACH, part)

    def _draw_bag(self, surface: pygame.Surface, box: pygame.Rect) -> None:
        side = round(box.w * (1 + SWELL * self.swollen))
        bag = self.panel.look.pictures.get("catacombs/dragon/bag", box.w * (1 + SWELL))
        picture = pygame.transform.smoothscale(
            bag, (side, round(side * bag.get_height() / bag.get_width()))
        )
        surface.blit(picture, picture.get_rect(midbottom=box.midbottom))

    def _draw_flight(self, surface: pygame.Surface, cube: str, part: float) -> None:
        """A spark trail, then the cube, turning."""
        hole = self._last_hole()
        start = pygame.Vector2(self._place.bag.midtop)
        end = pygame.Vector2(hole.center)
        tone = self.panel.look.colour("cold_light" if cube == GHOST else "noise")
        for back in range(1, 7):
            reached = part - 0.05 * back
            if reached > 0:
                at = start.lerp(end, reached) - pygame.Vector2(0, self.panel.u(30) * arc(reached))
                pygame.draw.circle(surface, tone, at, max(1, self.panel.u(5) - back // 2))
        at = start.lerp(end, part) - pygame.Vector2(0, self.panel.u(30) * arc(part))
        sign = self.panel.look.pictures.get(f"signs/{self.panel.sign(cube)}", round(hole.w * 0.95))
        turned = pygame.transform.rotozoom(sign, 40 * math.sin(part * math.pi), 1.0)
        puff(surface, self.panel.look, start, part, "cold_light" if cube == GHOST else "light")
        surface.blit(turned, turned.get_rect(center=at))

    def _draw_ghost(self, surface: pygame.Surface, at: pygame.Vector2) -> None:
        ghost = self.panel.look.pictures.get("catacombs/dragon/ghost", self._place.seats[0].h * 0.9)
        for spot, alpha in ((self.trail, 70), ((self.trail + at) / 2, 120), (at, 225)):
            shown = ghost.copy()
            shown.fill((255, 255, 255, alpha), special_flags=pygame.BLEND_RGBA_MULT)
            surface.blit(shown, shown.get_rect(center=spot))

    def _draw_wound(self, surface: pygame.Surface, seat: int, at: pygame.Vector2) -> None:
        side = self._next_space(seat).w
        cube = self.panel.look.pictures.get(
            f"signs/noise_{self.panel.colours[seat]}", round(side * 1.5)
        )
        surface.blit(cube, cube.get_rect(center=at))
