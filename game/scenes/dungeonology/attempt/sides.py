"""The two sides of an attempt: who tries it, and against whom or what."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

import pygame

from game.assets.palette import Colour
from game.engine.titles.dungeonology.view_types import View, zone_in
from game.scenes.dungeonology.attempt import art
from game.scenes.dungeonology.attempt.layout import StagePlaces
from game.scenes.dungeonology.attempt.model import AttemptMoment, AttemptPainter
from game.scenes.dungeonology.faces import portrait
from game.scenes.dungeonology.title_art import art_of
from game.scenes.table.paper import Brush
from game.ui.look import SEAT_COLOURS, outline
from game.ui.text import Style

if TYPE_CHECKING:
    from game.scenes.shell.app import App

NAME = Style("title", 24)
FIGURE = Style("bold", 19)


class Faces:
    """Pictures for the frames at both sides; also asked for before an attempt begins."""

    def __init__(self, app: App) -> None:
        self.app = app
        #: The picture of a zone at a turn and a side; a table gives the one its map has at hand.
        self.zone_picture: Callable[[str, int, int], pygame.Surface] = lambda zone, turn, side: (
            art_of(app).zones.picture(zone, turn, side)
        )

    def of_scholar(
        self, view: View, seat: int, colour: str, rect: pygame.Rect
    ) -> tuple[pygame.Surface, Colour, str]:
        """The portrait of a scholar for a frame, the colour behind it, and its name."""
        look, scholar = self.app.look, view["scholars"][seat]
        name = portrait(scholar["card"], scholar["exalted"])
        wide = max(rect.w, round(rect.h * 0.8)) + 2
        picture = look.pictures.get(name, wide * 1.02, 4 * rect.h)
        return picture, look.colour(SEAT_COLOURS[colour][0]), name

    def of_guardian(
        self, view: View, zone: str, rect: pygame.Rect
    ) -> tuple[pygame.Surface, object]:
        """The zone, or Laetus if he stands there."""
        pictures, boss = self.app.look.pictures, view["boss"]
        name = f"dungeonology/portraits/laetus_{boss['profile']}"
        if boss["zone"] == zone and pictures.has(name):
            whole = pictures.get(name, 2 * rect.w, rect.h)
            return art.covering(whole, rect.size), name
        turn = zone_in(view, zone)["turn"]
        return self.zone_picture(zone, turn, max(rect.size)), (zone, turn)


class SidesPainter(AttemptPainter):
    """A scholar at the left, a zone, Laetus or a rival at the right, the page between them."""

    def __init__(
        self, brush: Brush, stage: StagePlaces, moment: AttemptMoment, faces: Faces
    ) -> None:
        super().__init__(brush, stage, moment)
        self.faces = faces

    def paint_page(self, surface: pygame.Surface) -> None:
        """The page, folded in the middle."""
        page = self.stage.page
        half = pygame.Rect(page.x, page.y, page.w // 2 + 2, page.h)
        self.look.drop_shadow(surface, page, 18, 200)
        surface.blit(self.look.paper(half.size, 11, 3), half)
        half.right = page.right
        surface.blit(self.look.paper(half.size, 12, 3), half)
        self.look.fold(surface, page.centerx, page.y + 2, page.bottom - 2)

    def paint_left(self, surface: pygame.Surface) -> None:
        """Who tries it."""
        self._paint_scholar(surface, self.moment.attempt["seat"], self.stage.left)

    def _paint_scholar(self, surface: pygame.Surface, seat: int, rect: pygame.Rect) -> None:
        colour = self.moment.seats[seat].colour
        picture, tone, name = self.faces.of_scholar(self.moment.view, seat, colour, rect)
        art.framed(surface, self.look, picture, rect, tone, name)
        sign = self.look.seat_sign(colour, self.look.sign_px(28))
        self._paint_name(surface, rect, self.moment.names[seat], sign, 33)
        self.brush.spot_at(f"scholar:{seat}", rect, "", ("scholar", seat))
        self._paint_figures(surface, rect, seat)

    def _paint_figures(self, surface: pygame.Surface, frame: pygame.Rect, seat: int) -> None:
        """Stun tokens and students above the name: what a failure would be paid with."""
        scholar = self.moment.view["scholars"][seat]
        stun, limit, students = scholar["stun"], scholar["stun_limit"], scholar["students"]
        hints = (
            self.words("dungeonology.panel.seat.stun", n=stun, limit=limit),
            self.words("dungeonology.panel.seat.students", n=students),
        )
        said = (("stun", f"{stun}/{limit}"), ("student", str(students)))
        side, gap = self.look.sign_px(26), self.u(6)
        widths = [side + gap + self.brush.wide(text, FIGURE) + self.u(10) for _, text in said]
        strip = pygame.Rect(0, 0, sum(widths) + 2 * gap, self.look.height(FIGURE, 1, 3))
        strip.midbottom = (frame.centerx, frame.bottom - self.look.height(NAME, 1, 6) // 2 - gap)
        art.name_slip(surface, self.look, strip, 35)
        x = strip.x + self.u(10)
        for (sign, text), wide, hint in zip(said, widths, hints, strict=True):
            self.brush.sign(surface, sign, (x + side // 2, strip.centery), side)
            room = pygame.Rect(x + side + gap, strip.y, wide - side - gap, strip.h)
            self.look.type.write(surface, text, FIGURE, room, "middle", 1)
            box = pygame.Rect(x, strip.y, wide, strip.h)
            self.brush.spot_at(f"scholar:{seat}:{sign}", box, hint, ("token", "stun"))
            x += wide

    def _paint_name(
        self,
        surface: pygame.Surface,
        frame: pygame.Rect,
        text: str,
        sign: pygame.Surface,
        seed: int,
    ) -> None:
        most, high = frame.w + 2 * self.u(18), self.look.height(NAME, 1, 6)
        pad = sign.get_width() + self.u(26)
        # In the narrowest frames a name takes two lines.
        small = NAME.but(size=16, grows=False, leading=1.0)
        style = self.look.type.whole(text, NAME, (most - pad, high)) or small
        wide = min(most, self.brush.wide(text, style) + pad + self.u(10))
        slip = pygame.Rect(0, 0, wide, high)
        slip.center = (frame.centerx, frame.bottom)
        art.name_slip(surface, self.look, slip, seed)
        at = sign.get_rect(midleft=(slip.x + self.u(12), slip.centery))
        surface.blit(sign, at)
        x = at.right + self.u(8)
        room = pygame.Rect(x, slip.y, slip.right - x, slip.h)
        self.look.type.write(surface, text, style, room, "middle", 1 if style != small else 2)

    def paint_right(self, surface: pygame.Surface) -> None:
        """What or who is there to be overcome."""
        rect, attempt = self.stage.right, self.moment.attempt
        if attempt["kind"] == "spy":
            self._paint_scholar(surface, attempt["rival"], rect)
            self._paint_aims(surface, rect, [attempt["type"]])
            return
        picture, key = self.faces.of_guardian(self.moment.view, attempt["zone"], rect)
        tone = self.look.colour("alert")
        art.framed(surface, self.look, picture, rect, tone, key, top=False)
        sign = self.look.pictures.get("signs/alert", self.look.sign_px(30))
        name = self.words(f"dungeonology.zone.{attempt['zone']}.name")
        self._paint_name(surface, rect, name, sign, 34)
        self.brush.spot_at("zone", rect, "", ("zone", attempt["zone"]))
        self._paint_aims(surface, rect, self.moment.aims)

    def _paint_aims(self, surface: pygame.Surface, rect: pygame.Rect, types: Sequence[str]) -> None:
        """The cubes it is about, in the corner of the picture."""
        if self.moment.is_over:
            return
        side, gap = self.u(46), self.u(7)
        x = rect.right - self.u(14) - len(types) * (side + gap) + gap
        for i, type_ in enumerate(types):
            box = pygame.Rect(x + i * (side + gap), rect.y + self.u(14), side, side)
            self.look.drop_shadow(surface, box, 5, 150)
            pygame.draw.rect(surface, self.look.colour("paper"), box, border_radius=self.u(6))
            outline(surface, box, self.look.colour("brass"), max(2, self.u(4)), self.u(6))
            outline(surface, box, self.look.colour("ink"), 1, self.u(6))
            self.brush.sign(surface, f"cube_{type_}", box.center, side * 0.72)
            self.brush.spot_at(
                f"aim:{i}", box, self.words(f"dungeonology.type.{type_}.name"), ("type", type_)
            )
