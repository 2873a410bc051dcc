"""What stands where on the cards of Dungeonology, in full and small.

Small ones show a broad frame, a large picture, the emblem, the name and the bonus; in the fan they add
timing and auxiliary as signs. Where a name cannot stand the sign of the family takes its place.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

import pygame

from game.assets.palette import mix
from game.assets.textures import Size
from game.content.texts import Catalogue
from game.engine.titles.dungeonology.box import Call
from game.ui.card_press import (
    FAN,
    LEAST_PX,
    NAMED,
    READING,
    UNITS,
    Paragraph,
    Press,
    Sheet,
    disc,
)

AUX_SIGNS = {
    "stealth": "stealth", "alert": "alert", "divine": "divination",
    "move": "move", "gain": "campfire", "social": "cards",
}  # fmt: skip
"""The sign of each auxiliary effect (D6.2), for cards too small for words."""


class Cell(NamedTuple):
    """A sign with a word or a number below it; "" for no sign."""

    sign: str
    word: str


@dataclass(frozen=True, slots=True)
class Printed:
    """What is printed on one card, whatever its size; signs are names under art/signs."""

    frame: str
    picture: str
    name: str
    number: str = ""
    badge: str = ""
    time: str = ""
    seam: str = ""
    cost: str = ""
    rule: str = ""
    flavour: str = ""
    foot: str = ""
    aux: tuple[Call, ...] = ()
    cells: tuple[Cell, ...] = ()
    rows: tuple[tuple[str, str], ...] = ()
    direction: str = ""
    exit: str = ""

    @property
    def is_fate(self) -> bool:
        """Fate is nothing but its number, printed over a tall picture."""
        return self.frame == "fate"


def alert_row(width: int, place: int) -> pygame.Rect:
    """Where a row of the alert card lies on a card printed in full: the Omega goes to its left end."""
    k = width / UNITS
    return pygame.Rect(
        round(22 * k), round((182 + place * 27.5) * k), round(206 * k), round(25 * k)
    )


class CardFaces:
    """Prints one card at one width."""

    def __init__(self, press: Press, texts: Catalogue) -> None:
        self.press = press
        self.texts = texts

    def card(self, card: Printed, width: int) -> pygame.Surface:
        """The card at its width: in full if its text can be read, else as it lies on the table."""
        sheet = Sheet(width)
        if width >= READING:
            self._full(sheet, card)
        else:
            self._small(sheet, card)
        return sheet.surface

    # --- a card to be read (250 x 350 units) -----------------------------------------------

    def _full(self, sheet: Sheet, card: Printed) -> None:
        self.press.frame(sheet, card.frame)
        high = 243 if card.is_fate else 64 if card.frame == "panic" else 128
        window = sheet.box(17, 46, 216, high)
        self._picture(sheet, card, window)
        self.press.name(sheet, card.name, sheet.box(53, 15, 156 if card.time else 178, 28))
        if card.time:
            self.press.sign(sheet, card.time, 224, 28.5, 29)
        self._disc(sheet, card, 28, 56, 30)
        if card.is_fate:
            self.press.big_number(sheet, card.number, window, 46, 66)
        if card.seam:
            self.press.sign(sheet, card.seam, 125, 174, 34)
        self._body(sheet, card, 46 + high)
        top = 268 if card.frame == "panic" else 297
        self._foot(sheet, card, sheet.box(22, top, 206, 332 - top))

    def _body(self, sheet: Sheet, card: Printed, top: float) -> None:
        if card.rows:
            for place, row in enumerate(card.rows):
                self._row(sheet, row, alert_row(sheet.width, place))
        elif card.exit:
            self._cells(sheet, card, sheet.box(15, 200, 220, 110), 56, 17)
            self._exit(sheet, card.exit, 125, 230, 64)
        elif card.cells:
            self._text(sheet, card, sheet.box(22, 179, 206, 26))
            self._cells(sheet, card, sheet.box(22, 206, 206, 64), 34, 24)
            note = sheet.box(22, 270, 206, 22)
            px = sheet.px(15, LEAST_PX)
            self.press.write(sheet.surface, card.flavour, "italic", px, "ink_faded", note)
        elif card.frame == "panic":
            self._text(sheet, card, sheet.box(18, 114, 214, 150))
        elif card.rule:
            gap = 17 if card.seam else 6
            self._text(sheet, card, sheet.box(22, top + gap, 206, 290 - top - gap))

    def _foot(self, sheet: Sheet, card: Printed, box: pygame.Rect) -> None:
        if len(card.aux) == 2:
            self._pills(sheet, card.aux, box)
        elif card.foot:
            least = sheet.px(12, LEAST_PX)
            px = sheet.px(19 if "\n" not in card.foot else 16, LEAST_PX)
            while px > least and self.press.measure(card.foot, "bold", px, box.w)[1] > box.h:
                px -= 1
            self.press.write(sheet.surface, card.foot, "bold", px, "ink", box)

    def _pills(self, sheet: Sheet, aux: tuple[Call, ...], box: pygame.Rect) -> None:
        """Stealth or Alert as two enamel plates (D6.2)."""
        wide = round(box.w * 0.41)
        for call, x in zip(aux, (box.x, box.right - wide), strict=True):
            plate = pygame.Rect(x, box.y + sheet.u(3), wide, box.h - 2 * sheet.u(3))
            self._pill(sheet, call, plate)
        word = self.texts.say("phrase.or_alone")
        self.press.write(sheet.surface, word, "italic", sheet.px(15, LEAST_PX), "ink", box)

    def _pill(self, sheet: Sheet, call: Call, plate: pygame.Rect) -> None:
        radius = plate.h // 4
        pygame.draw.rect(sheet.surface, self.press.palette[call.verb], plate, border_radius=radius)
        edge = max(1, sheet.u(1.4))
        pygame.draw.rect(
            sheet.surface, self.press.palette["ink"], plate, edge, border_radius=radius
        )
        side = round(plate.h * 0.84)
        spot = pygame.Rect(0, 0, side, side)
        spot.center = (plate.x + round(plate.h * 0.62), plate.centery)
        sheet.surface.blit(disc(side, self.press.palette["cream"], self.press.palette["ink"]), spot)
        icon = self.press.pictures.get(f"signs/{AUX_SIGNS[call.verb]}", side * 0.74)
        sheet.surface.blit(icon, icon.get_rect(center=spot.center))
        middle = (spot.right + plate.right) // 2 - plate.h // 10
        self.press.figure(
            sheet, f"+{call.n}", (middle, plate.centery), round(plate.h * 0.8), "cream"
        )

    def _cells(
        self, sheet: Sheet, card: Printed, box: pygame.Rect, side: float, size: float
    ) -> None:
        """Signs with a word or a number below, side by side."""
        wide = box.w / len(card.cells)
        high = sheet.u(side)
        face = "bold" if card.exit else "title"
        for i, (sign, word) in enumerate(card.cells):
            place = pygame.Rect(round(box.x + i * wide), box.y, round(wide), box.h)
            if sign:
                icon = self.press.pictures.get(f"signs/{sign}", high)
                sheet.surface.blit(icon, icon.get_rect(midtop=place.midtop))
            line = pygame.Rect(place.x, place.y + high, place.w, place.h - high)
            px = sheet.px(size, LEAST_PX)
            while px > LEAST_PX and self.press.measure(word, face, px)[0] > place.w:
                px -= 1
            self.press.write(sheet.surface, word, face, px, _tone(word), line)

    def _exit(self, sheet: Sheet, passage: str, x: float, y: float, side: float) -> None:
        """A zone from above with its eight passages, one of them shown (D4.1)."""
        big = sheet.u(side) * 3
        tile = pygame.Surface((big, big), pygame.SRCALPHA)
        ink, rim = self.press.palette["ink"], big // 6
        ground = pygame.Rect(rim, rim, big - 2 * rim, big - 2 * rim)
        pygame.draw.rect(tile, self.press.palette["paper_edge"], ground, border_radius=rim // 2)
        pygame.draw.rect(tile, ink, ground, max(2, big // 36), border_radius=rim // 2)
        others = [f"{way}{n}" for way in "NESW" for n in "12" if way + n != passage]
        for name in (*others, passage):
            r, role = (big // 7, "seal") if name == passage else (big // 20, "paper_light")
            at = _passage_at(name, big, rim)
            pygame.draw.circle(tile, ink, at, r + big // 40)
            pygame.draw.circle(tile, self.press.palette[role], at, r)
        small = pygame.transform.smoothscale(tile, (big // 3, big // 3))
        sheet.surface.blit(small, small.get_rect(center=(sheet.u(x), sheet.u(y))))

    def _row(self, sheet: Sheet, row: tuple[str, str], box: pygame.Rect) -> None:
        pygame.draw.rect(
            sheet.surface, self.press.palette["paper_shade"], box, border_radius=box.h // 6
        )
        faded = self.press.palette["ink_faded"]
        pygame.draw.rect(sheet.surface, faded, box, 1, border_radius=box.h // 6)
        hole = round(box.h * 0.72)
        spot = disc(hole, mix(self.press.palette["paper_shade"], faded, 0.3), faded)
        sheet.surface.blit(spot, (box.x + sheet.u(5), box.centery - hole // 2))
        px = sheet.px(15, LEAST_PX)
        left = pygame.Rect(box.x + sheet.u(26), box.y, sheet.u(100), box.h)
        right = pygame.Rect(left.right, box.y, box.right - left.right, box.h)
        self.press.write(sheet.surface, row[0], "text", px, "ink", left)
        self.press.write(sheet.surface, row[1], "bold", px, "alert", right)

    # --- a card on the table or in the fan -------------------------------------------------

    def _small(self, sheet: Sheet, card: Printed) -> None:
        self.press.frame(sheet, f"small_{card.frame}")
        fan = sheet.width >= FAN
        high = 228 if card.is_fate else 140 if sheet.width >= NAMED else 160
        window = sheet.box(22, 22, 206, high)
        self._picture(sheet, card, window)
        self._disc(sheet, card, 35, 74, 40)
        if card.is_fate:
            self.press.big_number(sheet, card.number, window, 56, 84)
        if fan and card.time:
            self.press.sign(sheet, card.time, 215, 36, 38)
        top = window.bottom / sheet.k
        foot = card.exit or (fan and card.aux and not card.is_fate)
        first = top + (26 if card.seam else 6)
        name = sheet.box(22, first, 206, (270 if foot else 326 if card.is_fate else 280) - first)
        if sheet.width < NAMED or self.press.type_of(sheet, card.name, name) is None:
            self.press.sign(
                sheet, card.seam or card.badge, 125, (top + 328) / 2, (328 - top) * 0.74
            )
        else:
            self.press.name(sheet, card.name, name)
            if card.seam:
                self.press.sign(sheet, card.seam, 125, top + 3, 48)
        if card.exit:
            for cell, x in zip(card.cells[::2], (58, 192), strict=True):
                self.press.sign(sheet, cell.sign, x, 290, 58)
            self._exit(sheet, card.exit, 125, 290, 66)
        elif foot:
            self._small_foot(sheet, card.aux)

    def _small_foot(self, sheet: Sheet, aux: tuple[Call, ...]) -> None:
        wide = 202 / len(aux)
        for i, call in enumerate(aux):
            if call.verb in ("stealth", "alert"):
                self._pill(sheet, call, sheet.box(26 + i * wide, 280, wide - 4, 42))
                continue
            self.press.sign(sheet, AUX_SIGNS[call.verb], 125 if not call.n else 104, 300, 46)
            if call.n:
                at = (sheet.u(150), sheet.u(300))
                self.press.figure(sheet, str(call.n), at, sheet.u(42), "ink")

    # --- parts -----------------------------------------------------------------------------

    def _picture(self, sheet: Sheet, card: Printed, window: pygame.Rect) -> None:
        """The picture; the randomizer's needle lies on it."""
        whole = self.press.picture(sheet, card.picture, window)
        if card.direction:
            side = round(whole.h * 0.74)
            needle = self.press.pictures.get(f"{self.press.folder}/pictures/needle", side)
            needle = pygame.transform.rotate(needle, -90 * "NESW".index(card.direction))
            sheet.surface.blit(needle, needle.get_rect(center=window.center))
        self.press.edge(sheet, window)

    def _text(self, sheet: Sheet, card: Printed, box: pygame.Rect) -> None:
        """Cost, rule and flavour."""
        parts = [Paragraph("bold", "seal", card.cost, 0.97), Paragraph("text", "ink", card.rule)]
        self.press.text(sheet, parts, box, "" if card.cells else card.flavour)

    def _disc(self, sheet: Sheet, card: Printed, at: float, side: float, figure: float) -> None:
        """The bonus, or the badge of a card that has none, in the upper left corner."""
        plate = self.press.pictures.get(
            f"{self.press.folder}/frames/disc_{card.frame}", sheet.k * side
        )
        sheet.surface.blit(plate, plate.get_rect(center=(sheet.u(at), sheet.u(at))))
        if card.badge:
            self.press.sign(sheet, card.badge, at, at, side * 0.6)
        else:
            self.press.figure(
                sheet, card.number, (sheet.u(at), sheet.u(at)), sheet.u(figure), "ink"
            )


def _tone(word: str) -> str:
    """Gains in green, losses in red, everything else in ink."""
    return {"+": "safe", "−": "seal", "0": "ink_faded"}.get(word[:1], "ink")


def _passage_at(passage: str, side: int, rim: int) -> Size:
    """Where a passage opens on a square seen from above; W and S count like E and N (D4.1)."""
    along = round(side * (0.35 if passage[1] == "1" else 0.65))
    return {
        "N": (along, rim), "S": (along, side - rim), "W": (rim, along), "E": (side - rim, along),
    }[passage[0]]  # fmt: skip
