"""The stage of an attack: the bag swells, cubes come out one by one, wounds land on the tracks.

What is painted is the attack as far as it was told; only what flies is drawn over it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import pygame

from game.engine.core.agenda import Event
from game.engine.titles.catacombs.view_types import View
from game.scenes.catacombs.attack.flights import Flights
from game.scenes.catacombs.attack.layout import HEADING, StagePlaces, stage
from game.scenes.catacombs.attack.model import Attack, AttackTale
from game.scenes.catacombs.attack.seats import SeatsPainter
from game.scenes.catacombs.attack.sums import SumPainter
from game.scenes.table.choices import Choices
from game.scenes.table.panel import Panel
from game.scenes.tilemap.pictures import shine
from game.ui.motion import Tween
from game.ui.text import Style

if TYPE_CHECKING:
    from game.scenes.shell.app import App

CAUSE = Style("italic", 20, "brass_light")
STEP = Style("bold", 17, "brass_light", "centre")
STEP_NOW = Style("bold", 17, "ink", "centre")
LABEL = Style("bold", 16, "cream", "centre")
SAID = Style("italic", 26, "cream")
ASKED, BEFORE = Style("text", 19, "brass_light"), Style("text", 18, "paper_edge")
#: A cube that is still in the bag.
UNKNOWN, TO_COME = "?", Style("title", 34, "brass", "centre")
#: How much lighter the slab is than the leather its grain is taken from.
STONE = (22, 19, 16)
#: So many cubes lie in one row of the slab.
IN_ROW = 6
STEPS = ("into_bag", "draw", "back")
#: How wide the dragon is in its half of the stage.
DRAGON = 1.06
#: The light of its fire, in widths of its half.
GLOW, FIRE = 1.7, (120, 62, 24)


class AttackStage(Panel[View]):
    """From the cubes that go into the bag to the ghosts that come out of it."""

    is_opaque = True

    def __init__(self, app: App, colours: Sequence[str]) -> None:
        super().__init__(app)
        self.colours = colours
        self.tale = AttackTale()
        self.stage: StagePlaces | None = None
        self.flights = Flights(self)

    @property
    def is_open(self) -> bool:
        """Is an attack the last thing that happened?"""
        return self.tale.is_on

    @property
    def attack(self) -> Attack | None:
        """The attack that is told, or the last one."""
        return self.tale.attack

    def facts(self) -> object:
        hurt = tuple((p["hurt"], p["out"]) for p in self.view["players"])
        bag = tuple(self.view["bag"].items())
        asked = self.view["asked"], self.choices.seat
        return self.attack, self.is_open, hurt, bag, asked, bool(self.answering)

    def show(self, view: View, choices: Choices) -> None:
        super().show(view, choices)
        if not self.is_open:  # a sheet as large as the window need not be kept
            self._pieces, self._is_stale = [], True

    def wish(self, area: pygame.Rect) -> tuple[int, int]:
        """The whole window."""
        return area.size

    def place(self, rect: pygame.Rect) -> None:
        self.stage = stage(self.look, rect, len(self.colours))
        super().place(rect)

    # --- movement --------------------------------------------------------------------------

    def animate(self, event: Event, view: View) -> Tween | None:
        """How an event of an attack moves; it was noted before."""
        if not self.is_open:
            return None
        return self.flights.animate(event)

    # --- painting --------------------------------------------------------------------------

    def paint(self, surface: pygame.Surface, room: pygame.Rect) -> None:
        attack, place = self.attack, self.stage
        if attack is None or place is None:
            return
        surface.blit(self.look.table(room.size), room)
        surface.fill((178, 148, 132), room, special_flags=pygame.BLEND_RGB_MULT)
        self.brush.sheets.append(pygame.Rect(room))
        self._dragon(surface, place)
        self._head(surface, place.head, attack)
        self._slab(surface, place.slab, attack)
        SumPainter(self.brush, self.view, self.colours).paint(surface, place.sheet, attack)
        asked = self.choices.seat
        seats = SeatsPainter(self.brush, self.view, self.names, self.colours, asked)
        seats.paint(surface, place.seats, attack)
        self._words(surface, place.words, attack)

    def _head(self, surface: pygame.Surface, head: pygame.Rect, attack: Attack) -> None:
        """What happens and why, and how far it is."""
        pygame.draw.rect(surface, self.look.colour("shadow"), head)
        pygame.draw.line(
            surface, self.look.colour("brass_dark"), head.bottomleft, head.bottomright, 2
        )
        side, pad = self.look.sign_px(34), self.u(20)
        self.brush.sign(surface, "dragon", (head.x + pad + side / 2, head.centery), side)
        line = pygame.Rect(head.x + 2 * pad + side, head.y, head.w // 2, head.h)
        spot = self.brush.write(surface, self._say("heading"), HEADING, line)
        steps = self._steps(surface, head, attack)
        rest = pygame.Rect(spot.right + pad, head.y, steps - spot.right - 2 * pad, head.h)
        self.brush.write_short(surface, self._cause(attack), CAUSE, rest)

    def _cause(self, attack: Attack) -> str:
        if attack.why == "out":
            return self._say("cause_out", name=self.names[attack.seat])
        if not attack.card:
            return ""
        return self._say("cause_card", card=self.words(f"catacombs.card.{attack.card}.name"))

    def _steps(self, surface: pygame.Surface, head: pygame.Rect, attack: Attack) -> int:
        """The steps of an attack, the present one on brass; the left edge of them."""
        now = 2 if attack.is_over else 1 if attack.drawn or self.flights.flying else 0
        texts = [self._say(f"step.{name}") for name in STEPS]
        gap, pad = self.u(26), self.u(14)
        wides = [self.brush.wide(text, STEP) + 2 * pad for text in texts]
        x = left = head.right - self.u(20) - sum(wides) - gap * (len(STEPS) - 1)
        for at, (text, wide) in enumerate(zip(texts, wides, strict=True)):
            plate = pygame.Rect(x, head.y + self.u(12), wide, head.h - 2 * self.u(12))
            if at == now:
                pygame.draw.rect(surface, self.look.colour("brass_light"), plate, 0, self.u(7))
            self.brush.write(surface, text, STEP_NOW if at == now else STEP, plate)
            x += wide + gap
        return left

    def _dragon(self, surface: pygame.Surface, place: StagePlaces) -> None:
        """The dragon on its hoard, the bag before it."""
        box = place.dragon
        size = round(box.w * GLOW)
        light = self.look.textures.get("fire_light", (size, size), lambda: shine(size, FIRE))
        spot = light.get_rect(center=(box.right, box.centery))
        surface.blit(light, spot, special_flags=pygame.BLEND_RGB_ADD)
        head = self.look.pictures.get("catacombs/dragon/fire", box.w * DRAGON, box.h)
        surface.blit(head, head.get_rect(bottomleft=(box.x, box.bottom - round(box.h * 0.04))))
        hoard = self.look.pictures.get("catacombs/dragon/hoard", box.w * 0.74, box.h)
        surface.blit(hoard, hoard.get_rect(midbottom=(box.x + box.w * 0.3, box.bottom)))

    def _slab(self, surface: pygame.Surface, rect: pygame.Rect, attack: Attack) -> None:
        """A place for every cube that is drawn."""
        self.look.drop_shadow(surface, rect, 9)
        surface.blit(self._stone(rect.size), rect)
        shown = list(attack.drawn[:-1] if self.flights.flying else attack.drawn)
        for at, hole in enumerate(self.holes(rect, attack.n)):
            pygame.draw.rect(surface, (26, 22, 20), hole, border_radius=self.u(8))
            pygame.draw.rect(surface, (96, 88, 76), hole, 1, border_radius=self.u(8))
            if at < len(shown):
                self.brush.sign(surface, self.sign(shown[at]), hole.center, hole.w * 0.86)
                self._label(surface, hole, shown[at])
            else:
                self.brush.figure(surface, UNKNOWN, hole.center, TO_COME)

    def _stone(self, size: tuple[int, int]) -> pygame.Surface:
        """A slab of cut stone: grain, a light upper rim, a dark lower one."""

        def make() -> pygame.Surface:
            slab = pygame.Surface(size, pygame.SRCALPHA)
            slab.blit(self.look.leather(size), (0, 0))
            slab = pygame.transform.grayscale(slab)
            slab.fill(STONE, special_flags=pygame.BLEND_RGB_ADD)
            whole, round_ = slab.get_rect(), self.u(14)
            mask = pygame.Surface(size, pygame.SRCALPHA)
            pygame.draw.rect(mask, (255, 255, 255, 255), whole, border_radius=round_)
            slab.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MIN)
            for by, tone in ((0, (20, 17, 15)), (2, (150, 142, 128)), (4, (58, 52, 46))):
                pygame.draw.rect(slab, tone, whole.inflate(-by, -by), 2, round_)
            return slab

        return self.look.textures.get("slab", size, make)

    def _label(self, surface: pygame.Surface, hole: pygame.Rect, cube: str) -> None:
        line = pygame.Rect(0, hole.bottom + 2, round(hole.w * 1.25), self.look.height(LABEL))
        line.centerx = hole.centerx
        text = self.names[int(cube)] if cube.isdigit() else self._say(f"cube.{cube}")
        self.brush.write_short(surface, text, LABEL, line)

    def holes(self, rect: pygame.Rect, n: int) -> list[pygame.Rect]:
        """Where the cubes lie on the slab, in one row or two."""
        rows = 1 if n <= IN_ROW else 2
        per = -(-n // rows)
        line = self.look.height(LABEL) + self.u(4)
        wide = (rect.w - self.u(20)) / max(1, per)
        side = round(min(wide * 0.78, (rect.h - self.u(16)) / rows - line))
        found = []
        for at in range(n):
            row, column = divmod(at, per)
            hole = pygame.Rect(0, 0, side, side)
            hole.centerx = round(rect.x + self.u(10) + (column + 0.5) * wide)
            hole.top = rect.centery - rows * (side + line) // 2 + row * (side + line)
            found.append(hole)
        return found

    def _words(self, surface: pygame.Surface, box: pygame.Rect, attack: Attack) -> None:
        """What just happened, who has to decide, and as much as has room of what happened before."""
        now, *before = reversed(self.told(attack))
        lines = [(now, SAID)]
        asked = self.view["asked"]
        if self.answering or (asked is not None and not attack.is_over):
            lines.append((self._say("asks"), ASKED))
        y = box.y + self.u(12)
        for text, style in [*lines, *((text, BEFORE) for text in before)]:
            room = pygame.Rect(box.x, y, box.w, box.bottom - y)
            high = self.look.type.size(text, style, box.w)[1]
            if high > room.h and style is BEFORE:
                break
            most = room.h // self.look.height(style)
            if most > 0:
                self.look.type.write(surface, text, style, room, "top", most)
            y += high + self.u(4)

    def told(self, attack: Attack) -> list[str]:
        """The attack in sentences as far as it is shown: how it began, cube by cube, and all in all."""
        shown = attack.drawn[:-1] if self.flights.flying else attack.drawn
        lines = [self._say("begins", n=attack.n), *(self._drawn(cube) for cube in shown)]
        return [*lines, self.result(attack)] if attack.is_over else lines

    def _drawn(self, cube: str) -> str:
        if cube.isdigit():
            return self._say("drawn_own", name=self.names[int(cube)])
        return self._say(f"drawn_{cube}")

    def result(self, attack: Attack) -> str:
        """The whole attack in one sentence."""
        hurt = {wound.seat: len(attack.wounds_of(wound.seat)) for wound in attack.wounds}
        if not hurt:
            return self._say("result_none", n=len(attack.drawn))
        each = [self._say("hurt", name=self.names[seat], n=n) for seat, n in sorted(hurt.items())]
        listed = self.words("phrase.comma").join(each)
        return self._say("result", n=len(attack.drawn), hurt=listed)

    # --- what flies ------------------------------------------------------------------------

    def draw(self, surface: pygame.Surface) -> None:
        if self.attack is None or self.stage is None:
            return
        super().draw(surface)
        self.flights.draw(surface)

    def sign(self, cube: str) -> str:
        """The sign of a cube."""
        return f"noise_{self.colours[int(cube)] if cube.isdigit() else cube}"

    def _say(self, key: str, **args: object) -> str:
        return self.words(f"catacombs.attack.{key}", **args)
