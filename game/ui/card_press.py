"""Printing a card: frame, picture, name, text and figures put together at a width in pixels.

A card is 250 x 350 units. From `READING` pixels on it is printed in full; narrower ones show less and
larger, because smaller text could not be read; from `FAN` pixels on they may add signs. A name is never
broken inside a word: where it cannot stand, and below `NAMED` pixels, something else takes its place.
Numbers decide, so they stand in "title". What stands where on the cards of a title is the title's own.
"""

from __future__ import annotations

import re
from typing import NamedTuple

import pygame

from game.assets.fonts import font
from game.assets.palette import Colour, Palette, mix
from game.assets.pictures import Pictures
from game.assets.textures import Size
from game.ui.line_breaking import unbroken
from game.ui.scale import Scale
from game.ui.text import Style, Typesetter

UNITS = 250
SHAPE = 1.4
NAMED = 72
FAN = 150
READING = 212
LEAST_PX = 14
LEADING = 1.12


class Paragraph(NamedTuple):
    """A part of a card's text: face, colour and share of the common size."""

    face: str
    colour: str
    text: str
    share: float = 1.0


def card_size(width: int) -> Size:
    """The size of a card of that breadth in pixels."""
    return width, round(width * SHAPE)


class Press:
    """Puts the parts of a card on a sheet; pictures and frames lie in a folder of art/."""

    def __init__(self, pictures: Pictures, palette: Palette, folder: str) -> None:
        self.pictures = pictures
        self.palette = palette
        self.folder = folder
        # Sizes on a card are pixels of the card, not units of the window.
        self.type = Typesetter(palette, pictures, Scale())
        #: Breadth by height of pictures that were drawn.
        self.shapes: dict[str, float] = {}

    # --- text ------------------------------------------------------------------------------

    def measure(self, text: str, face: str, px: int, width: int | None = None) -> Size:
        """Breadth and height of a text, broken at a width."""
        return self.type.size(text, _style(face, px), width)

    def write(
        self, surface: pygame.Surface, text: str, face: str, px: int, colour: str, box: pygame.Rect
    ) -> None:
        """Set a text in the middle of a box, every line centred."""
        self.type.write(surface, text, _style(face, px).but(colour=colour), box, "middle")

    def text(
        self, sheet: Sheet, parts: list[Paragraph], box: pygame.Rect, flavour: str = ""
    ) -> None:
        """The parts below one another, as large as fits; the flavour only where there is room left."""
        parts = [part._replace(text=_glued(part.text)) for part in parts if part.text]
        px, heights = self._fitting(sheet, parts, box)
        if flavour:
            least = sheet.px(14, LEAST_PX)
            more = self.measure(flavour, "italic", least, box.w)[1] + sheet.u(8)
            if sum(heights) + more < box.h:
                parts.append(Paragraph("italic", "ink_faded", flavour, least / px))
                heights.append(more)
        y = box.y + (box.h - sum(heights)) / 2
        for part, high in zip(parts, heights, strict=True):
            line = pygame.Rect(box.x, round(y), box.w, high)
            self.write(
                sheet.surface, part.text, part.face, round(px * part.share), part.colour, line
            )
            y += high

    def _fitting(
        self, sheet: Sheet, parts: list[Paragraph], box: pygame.Rect
    ) -> tuple[int, list[int]]:
        """The largest type at which the parts stand in the box, and their heights."""
        px = sheet.px(17.5 if len(parts) > 1 else 20, LEAST_PX)
        least = sheet.px(12, LEAST_PX)
        while True:
            heights = [
                self.measure(part.text, part.face, round(px * part.share), box.w)[1]
                for part in parts
            ]
            if sum(heights) <= box.h or px <= least:
                return px, heights
            px -= 1

    # --- pictures, signs, figures ----------------------------------------------------------

    def frame(self, sheet: Sheet, name: str) -> None:
        """The frame of the whole card."""
        picture = self.pictures.get(f"{self.folder}/frames/{name}", *sheet.surface.get_size())
        sheet.surface.blit(picture, (0, 0))

    def picture(self, sheet: Sheet, name: str, window: pygame.Rect) -> pygame.Rect:
        """The picture, cut to cover its window; where the whole of it would lie is returned."""
        picture = self.covering(f"{self.folder}/pictures/{name}", window.size)
        whole = picture.get_rect(center=window.center)
        off = ((picture.get_width() - window.w) // 2, (picture.get_height() - window.h) // 2)
        sheet.surface.blit(picture, window, (off, window.size))
        return whole

    def edge(self, sheet: Sheet, window: pygame.Rect) -> None:
        """The inked edge of a window."""
        edge = max(1, sheet.u(1.4))
        pygame.draw.rect(sheet.surface, self.palette["ink"], window.inflate(edge, edge), edge)

    def covering(self, name: str, size: Size) -> pygame.Surface:
        """The picture as small as covers a box."""
        if name not in self.shapes:
            wide, high = self.pictures.get(name, size[0] + 2, 4 * size[0]).get_size()
            self.shapes[name] = wide / high
        if size[0] + 2 >= self.shapes[name] * size[1]:
            return self.pictures.get(name, size[0] + 2, 4 * size[0])
        return self.pictures.get(name, 4 * size[0], size[1] + 2)

    def name(self, sheet: Sheet, name: str, box: pygame.Rect) -> None:
        """The name as large as fits: on one line in the banner, on several on a small card."""
        face, px = self.type_of(sheet, name, box) or ("bold", LEAST_PX)
        self.write(sheet.surface, name, face, px, "ink", box)

    def type_of(self, sheet: Sheet, name: str, box: pygame.Rect) -> tuple[str, int] | None:
        """The largest type in which a name stands in its box, no word of it broken."""
        large = sheet.px(19, LEAST_PX) if box.h < box.w / 4 else min(sheet.u(32), box.h)
        tries = [("title", px) for px in range(max(large, LEAST_PX), LEAST_PX - 1, -1)]
        for face, px in (*tries, ("bold", LEAST_PX + 1), ("bold", LEAST_PX)):
            if self._stands(name, face, px, box):
                return face, px
        return None

    def _stands(self, name: str, face: str, px: int, box: pygame.Rect) -> bool:
        words = max(self.measure(part, face, px)[0] for part in unbroken(name))
        return words <= box.w and self.measure(name, face, px, box.w)[1] <= box.h + px // 4

    def sign(self, sheet: Sheet, name: str, x: float, y: float, side: float) -> None:
        """A sign of art/signs, its middle at a point of the card."""
        icon = self.pictures.get(f"signs/{name}", sheet.k * side)
        sheet.surface.blit(icon, icon.get_rect(center=(sheet.u(x), sheet.u(y))))

    def big_number(
        self, sheet: Sheet, number: str, window: pygame.Rect, r: float, figure: float
    ) -> None:
        """A large figure on a plate in the middle of a window."""
        side = 2 * sheet.u(r)
        plate = disc(side, self.palette["paper_light"], self.palette["ink"], self.palette["brass"])
        sheet.surface.blit(plate, plate.get_rect(center=window.center))
        self.figure(sheet, number, window.center, sheet.u(figure), "ink")

    def figure(self, sheet: Sheet, text: str, at: Size, px: int, colour: str) -> None:
        """A deciding number, its ink (not its line) centred on a point."""
        ink = font("title", max(LEAST_PX - 1, px)).render(text, True, self.palette[colour])
        seen = ink.get_bounding_rect()
        sheet.surface.blit(ink, (at[0] - seen.centerx, at[1] - seen.centery))


class Sheet:
    """A blank card of a width, and its units in pixels."""

    def __init__(self, width: int) -> None:
        self.width = width
        self.k = width / UNITS
        self.surface = pygame.Surface(card_size(width), pygame.SRCALPHA)

    def u(self, units: float) -> int:
        """Units to pixels."""
        return round(units * self.k)

    def px(self, size: float, least: int) -> int:
        """A type size in units as pixels, never below the least."""
        return max(least, round(size * self.k))

    def box(self, x: float, y: float, w: float, h: float) -> pygame.Rect:
        """A rectangle of units in pixels."""
        left, top = self.u(x), self.u(y)
        return pygame.Rect(left, top, self.u(x + w) - left, self.u(y + h) - top)


def disc(side: int, fill: Colour, edge: Colour, ring: Colour | None = None) -> pygame.Surface:
    """A round plate with an inked edge and perhaps a ring; drawn large and made small, so smooth."""
    big = side * 3
    plate = pygame.Surface((big, big), pygame.SRCALPHA)
    middle, r = (big / 2, big / 2), big / 2
    pygame.draw.circle(plate, edge, middle, r)
    pygame.draw.circle(plate, ring or fill, middle, r * 0.95)
    if ring:
        pygame.draw.circle(plate, edge, middle, r * 0.86)
    for i in range(12):
        tone = mix(mix(fill, edge, 0.22), fill, i / 11)
        pygame.draw.circle(plate, tone, middle, r * (0.83 if ring else 0.95) * (1 - i * 0.03))
    return pygame.transform.smoothscale(plate, (side, side))


def _glued(text: str) -> str:
    """A sign stays on the line of its word, a number on the line of what it counts."""
    return re.sub(r"\] (?=\S)| (?=\d+[*.;:])", lambda m: m[0].replace(" ", "\u00a0"), text)


def _style(face: str, px: int) -> Style:
    return Style(face, px, align="centre", leading=LEADING)
