"""Printing a card of Catacombs: in full where its text can be read, else its numbers and marks (C4.1)."""

from __future__ import annotations

from typing import NamedTuple

import pygame

from game.content.catacombs.phrases import Line, card_text
from game.content.texts import Catalogue
from game.engine.titles.catacombs.box import Box, Card, Effect
from game.ui.card_press import LEAST_PX, READING, Paragraph, Press, Sheet
from game.ui.line_breaking import unbroken

#: Signs of what a card gives, by the verb of its text, and what stands before the number.
GIVES = {
    "skill": ("skill", ""), "swords": ("sword", ""), "boots": ("boot", ""), "gold": ("coin", ""),
    "lockpicks": ("lockpick", ""), "clank": ("clank", "+"), "quiet": ("clank", "\u2212"),
    "draw": ("draw_card", ""), "heal": ("heal", ""), "teleport": ("teleport", ""),
    "major": ("secret", ""), "minor": ("secret", ""), "free": ("prisoner", ""),
    "tome": ("tome", ""),
}  # fmt: skip
#: Marks at the right edge, by what of a card calls for them.
MARKS = {"dragon": "dragon", "danger": "claws", "shield": "ghost_shield"}
#: Lines of a card's text that have a sign of their own before them.
LINE_SIGNS = {"acquire": "acquire", "arrive": "arrive", "dragon": "dragon", "danger": "claws"}
TYPE_SIGNS = {"companion": "companion", "gem": "gem", "monster": "monster", "device": "device"}
#: A small frame is so much higher than wide; where its picture, its name and its numbers stand.
SMALL_SHAPE = 472 / 392
WINDOW, BAND, FOOT = (0.036, 0.03, 0.47), (0.036, 0.488, 0.236), (0.036, 0.735, 0.23)
#: The type of a name that stands in no other on a small card.
SMALLEST = ("bold", LEAST_PX - 2)
#: The rim of a pile of the reserve, as a share of its width; how high its name, how wide its picture.
PILE_RIM, PILE_BAND, PILE_PICTURE = 0.036, 0.4, 0.5


class Gift(NamedTuple):
    """A sign with its number."""

    sign: str
    text: str


class SmallPlaces(NamedTuple):
    """Where picture, name and numbers of a small card stand, and the type of its name."""

    window: pygame.Rect
    band: pygame.Rect
    foot: pygame.Rect
    type: tuple[str, int]


def gifts(card: Card) -> list[Gift]:
    """What a card surely gives when it is played, used or defeated, and the gold it costs beside."""
    price = [Gift("coin", f"\u2212{card.also_pay.gold}")] if card.also_pay.gold else []
    return price + [_gift(effect) for effect in main_part(card) if _is_gift(effect)]


def pile_gifts(card: Card) -> list[Gift]:
    """What a card of the reserve gives; one that does nothing else is worth its points."""
    return gifts(card) or ([Gift("points", str(card.points.n))] if card.points.n else [])


def main_part(card: Card) -> tuple[Effect, ...]:
    """What a card is for: played, used or defeated."""
    return card.parts.get("play") or card.parts.get("use") or card.parts.get("defeat") or ()


def _is_gift(effect: Effect) -> bool:
    return effect.verb in GIVES and not effect.is_watched and bool(effect.n)


def _gift(effect: Effect) -> Gift:
    sign, front = GIVES[effect.verb]
    return Gift(sign, f"{front}{effect.n}")


def says_more(card: Card) -> bool:
    """Is there text beyond numbers and marks?"""
    others = [effect for effect in main_part(card) if not _is_gift(effect)]
    return bool(others or card.where or "acquire" in card.parts or card.also_pay.lockpicks)


def marks(card: Card) -> list[str]:
    """The signs at its right edge."""
    found = [MARKS[name] for name in card.marks]
    return [*found, "arrive"] if "arrive" in card.parts else found


def banner(card: Card) -> str:
    """The colour of its banner (C4.1): what one does with it."""
    if card.type in ("monster", "device"):
        return card.type
    return {"start": "start", "reserve": "reserve"}.get(card.pile, "acquire")


class CardFaces:
    """Prints one card at one size."""

    def __init__(self, box: Box, texts: Catalogue, press: Press) -> None:
        self.box = box
        self.texts = texts
        self.press = press

    def name(self, card: str) -> str:
        """The name of a card."""
        return self.texts.say(f"catacombs.card.{card}.name")

    def card(self, name: str, width: int, high: int) -> pygame.Surface:
        """A card in full if there is room for it and its text can be read, else as it lies on the table."""
        card, is_held = self.box.cards[name], high > round(width * SMALL_SHAPE)
        is_read = is_held and width >= READING
        return self._full(card, width) if is_read else self._small(card, (width, high))

    # --- a card to be read (250 x 350 units) -----------------------------------------------

    def _full(self, card: Card, width: int) -> pygame.Surface:
        sheet = Sheet(width)
        self.press.frame(sheet, banner(card))
        self.press.picture(sheet, card.id, sheet.box(17, 17, 216, 128))
        px = sheet.px(18, LEAST_PX)
        name, band = self.name(card.id), sheet.box(27, 150, 196, 24)
        while px > LEAST_PX and self.press.measure(name, "title", px)[0] > band.w:
            px -= 1
        self.press.write(sheet.surface, name, "title", px, "cream", band)
        self.cost(sheet.surface, card, sheet.u(24), (sheet.u(25), sheet.u(25)))
        for n, sign in enumerate(marks(card)):
            self.press.sign(sheet, sign, 222, 28 + 32 * n, 32)
        self._body(sheet, card)
        self._foot(sheet, card)
        return sheet.surface

    def _body(self, sheet: Sheet, card: Card) -> None:
        """What it gives as signs, then everything in words."""
        given = gifts(card)
        lines = [line for line in card_text(self.box, card.id, self.texts) if self._is_told(line)]
        top = 184
        if given:
            px = sheet.px(21, LEAST_PX)
            self.chips(sheet.surface, given, sheet.box(24, top, 202, 26), px)
            top += 30
        parts = [Paragraph("text", "ink", self._signed(line)) for line in lines]
        if parts:
            self.press.text(sheet, parts, sheet.box(22, top, 206, 318 - top))

    def _signed(self, line: Line) -> str:
        sign = LINE_SIGNS.get(line.about)
        return self.texts.say("phrase.signed", sign=sign, text=line.text) if sign else line.text

    def _is_told(self, line: Line) -> bool:
        """Points stand at the foot, where they are a number."""
        return line.about != "points" or "\n" in line.text

    def _foot(self, sheet: Sheet, card: Card) -> None:
        px = sheet.px(14, LEAST_PX)
        word = self.texts.say(f"catacombs.type.{card.type}.name")
        sign = TYPE_SIGNS.get(card.type)
        if sign:
            self.press.sign(sheet, sign, 34, 328, 22)
        style_box = sheet.box(48, 318, 90, 20)
        self.press.write(sheet.surface, word, "italic", px, "ink_faded", style_box)
        if card.points.n:
            self.press.sign(sheet, "points", 212, 326, 30)
            at = (sheet.u(212), sheet.u(326))
            self.press.figure(sheet, str(card.points.n), at, sheet.px(17, LEAST_PX), "ink")

    # --- a card among others ---------------------------------------------------------------

    def _small(self, card: Card, size: tuple[int, int]) -> pygame.Surface:
        surface, wide = pygame.Surface(size, pygame.SRCALPHA), size[0]
        window, band, foot, type_ = self._small_ground(surface, card)
        self._window(surface, card, window)
        self._small_name(surface, self.name(card.id), band, type_)
        px = max(LEAST_PX, round(wide * 0.165))
        more = says_more(card)
        given = gifts(card)[: 3 if wide > 90 else 2]
        quill = self.press.pictures.get("signs/more_text", round(px * 0.9)) if more else None
        taken = quill.get_width() if quill else 0
        self.chips(surface, given, foot.inflate(-taken, 0).move(-taken // 2, 0), px)
        if quill:
            surface.blit(quill, quill.get_rect(midright=(foot.right - 1, foot.centery)))
        side = max(18, round(wide * 0.25))
        for n, sign in enumerate(marks(card)):
            icon = self.press.pictures.get(f"signs/{sign}", side)
            middle = (wide - round(side * 0.62), round(side * 0.66) + n * side)
            surface.blit(icon, icon.get_rect(center=middle))
        if card.pile != "start":
            half = max(12, round(wide * 0.15))
            self.cost(surface, card, half, (round(half * 1.05), round(half * 1.05)))
        return surface

    def _small_ground(self, surface: pygame.Surface, card: Card) -> SmallPlaces:
        """The frame, and where in it picture, name and numbers stand.

        A low card and a name on two lines take height from the picture alone: name and
        numbers must be read.
        """
        wide, high = surface.get_size()
        whole = (wide, max(high, round(wide * SMALL_SHAPE)))
        frame = self._small_frame(card, whole)
        window, band, foot = (_part(whole, part) for part in (WINDOW, BAND, FOOT))
        cut = whole[1] - high
        name = self.name(card.id)
        type_ = self.small_type(name, band) or SMALLEST
        grown = max(0, self.press.measure(name, *type_, band.w)[1] - band.h)
        strip = frame.subsurface((0, window.bottom, wide, foot.top - window.bottom))
        ribbon = pygame.transform.smoothscale(strip, (wide, strip.get_height() + grown))
        window.h -= cut + grown
        band = pygame.Rect(band.x, band.y - cut - grown, band.w, band.h + grown)
        surface.blit(frame, (0, 0), (0, 0, wide, window.bottom))
        surface.blit(ribbon, (0, window.bottom))
        surface.blit(frame, (0, foot.top - cut), (0, foot.top, wide, whole[1] - foot.top))
        return SmallPlaces(window, band, foot.move(0, -cut), type_)

    def pile(self, name: str, width: int, high: int) -> pygame.Surface:
        """A pile of the reserve: its name on one line, then price on picture, and what it gives."""
        card, size = self.box.cards[name], (width, high)
        slip = self._small_frame(card, size)
        rim = max(2, round(PILE_RIM * width))
        band = pygame.Rect(rim, rim, width - 2 * rim, round(PILE_BAND * high))
        foot = pygame.Rect(rim, band.bottom, band.w, high - rim - band.bottom)
        slip.fill(self.press.palette[f"banner_{banner(card)}"], band)
        slip.fill(self.press.palette["paper_light"], foot)
        told = self.name(name)
        face, px = self.line_type(told, band.w) or ("bold", LEAST_PX - 4)
        self.press.write(slip, told, face, px, "cream", band)
        window = pygame.Rect(*foot.topleft, round(PILE_PICTURE * width), foot.h)
        self._window(slip, card, window)
        self._stack(slip, pile_gifts(card), foot.move(window.w, 0).clip(foot))
        self.cost(slip, card, max(12, foot.h // 2 - 1), (rim + foot.h // 2, foot.centery))
        return slip

    def _window(self, surface: pygame.Surface, card: Card, window: pygame.Rect) -> None:
        """The middle of its picture."""
        picture = self.press.covering(f"{self.press.folder}/pictures/{card.id}", window.size)
        off = ((picture.get_width() - window.w) // 2, (picture.get_height() - window.h) // 2)
        surface.blit(picture, window, (off, window.size))

    def _stack(self, surface: pygame.Surface, given: list[Gift], room: pygame.Rect) -> None:
        """Signs with their numbers, one below the other."""
        px = max(LEAST_PX, min(round(room.w * 0.3), round(room.h / max(2, len(given)))))
        for n, gift in enumerate(given):
            line = pygame.Rect(
                room.x, room.y + n * room.h // len(given), room.w, room.h // len(given)
            )
            self.chips(surface, [gift], line, px)

    def line_type(self, name: str, width: int) -> tuple[str, int] | None:
        """The largest type in which a name stands on one line; the sans is narrower."""
        tries = [("title", px) for px in range(round(width * 0.17), LEAST_PX - 3, -1)]
        tries += [("bold", px) for px in range(LEAST_PX - 1, LEAST_PX - 5, -1)]
        return next((one for one in tries if self.press.measure(name, *one)[0] <= width), None)

    def _small_frame(self, card: Card, size: tuple[int, int]) -> pygame.Surface:
        frame = f"{self.press.folder}/frames/small_{banner(card)}"
        picture = self.press.pictures.get(frame, size[0], 2 * size[0])
        return pygame.transform.smoothscale(picture, size)

    def _small_name(
        self, surface: pygame.Surface, name: str, band: pygame.Rect, type_: tuple[str, int]
    ) -> None:
        face, px = type_
        longest = max(self.press.measure(part, face, px)[0] for part in unbroken(name))
        if longest <= band.w:
            self.press.write(surface, name, face, px, "cream", band)
            return
        # Not even the longest word fits: its letters are drawn in, so that it is not broken.
        wide = pygame.Surface((longest + 2, band.h), pygame.SRCALPHA)
        self.press.write(wide, name, face, px, "cream", wide.get_rect())
        surface.blit(pygame.transform.smoothscale(wide, band.size), band)

    def small_type(self, name: str, band: pygame.Rect) -> tuple[str, int] | None:
        """The largest type in which a name stands on a small card, at the worst on two lines.

        The sans is narrower: what would need three lines is set in it.
        """
        largest, least = max(LEAST_PX, round(band.w * 0.17)), LEAST_PX - 2
        tries = [("title", px, band.h + 4) for px in range(largest, least - 1, -1)]
        two = 2 * self.press.measure(name, "bold", least)[1]
        tries += [(face, least, two) for face in ("title", "bold")]
        found = (try_ for try_ in tries if self._stands(name, try_, band.w))
        return next(((face, px) for face, px, _ in found), None)

    def _stands(self, name: str, try_: tuple[str, int, int], width: int) -> bool:
        face, px, high = try_
        longest = max(self.press.measure(part, face, px)[0] for part in unbroken(name))
        return longest <= width and self.press.measure(name, face, px, width)[1] <= high

    # --- pieces ----------------------------------------------------------------------------

    def chips(self, surface: pygame.Surface, given: list[Gift], box: pygame.Rect, px: int) -> None:
        """Signs with their numbers, side by side in the middle of a box; closer where it is narrow."""
        side, gap = round(px * 1.25), round(px * 0.42)
        wides = [self.press.measure(gift.text, "title", px)[0] for gift in given]
        over = sum(wides) + len(given) * (side + gap) - gap - box.w
        if over > 0:
            less = min(gap - 1, -(-over // max(1, len(given) - 1)))
            over -= less * (len(given) - 1)
            gap -= less
            side -= max(0, min(side // 3, -(-over // len(given))))
        x = box.centerx - (sum(wides) + len(given) * (side + gap) - gap) // 2
        for gift, wide in zip(given, wides, strict=True):
            line = pygame.Rect(x, box.y, wide, box.h)
            self.press.write(surface, gift.text, "title", px, "ink", line)
            icon = self.press.pictures.get(f"signs/{gift.sign}", side)
            surface.blit(icon, icon.get_rect(midleft=(x + wide, box.centery)))
            x += wide + side + gap

    def cost(self, surface: pygame.Surface, card: Card, half: int, at: tuple[int, int]) -> None:
        """A blue stone for skill, a red shield for swords."""
        if card.pile == "start":
            return
        kind = "cost_swords" if card.type == "monster" else "cost_skill"
        plate = self.press.pictures.get(f"{self.press.folder}/frames/{kind}", 2 * half)
        surface.blit(plate, plate.get_rect(center=at))
        sheet = Sheet(2 * half)
        sheet.surface = surface
        self.press.figure(sheet, str(card.cost), at, max(LEAST_PX, round(half * 1.05)), "cream")


def _part(size: tuple[int, int], part: tuple[float, float, float]) -> pygame.Rect:
    """A strip over the whole breadth of a small card."""
    (wide, high), (rim, top, share) = size, part
    return pygame.Rect(
        round(rim * wide), round(top * high), wide - 2 * round(rim * wide), round(share * high)
    )
