"""The brass, enamel and wood of the stage of attempts: balance, totals, framed pictures, small cards."""

from __future__ import annotations

import math
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import pairwise

import pygame
import yaml

from game.assets import ART, textures
from game.assets.palette import mix, shade
from game.assets.textures import MULT
from game.scenes.dungeonology.cards import CardArt
from game.ui.look import Look, outline

INK = {"stealth": "fate", "alert": "seal", "safe": "leaf_dark"}
"""Inks for words and small figures: the same hues, dark enough to be read on paper."""
DEGREES_A_POINT, MOST_DEGREES = 6, 18
CARD_SHAPE = 1.4


@contextmanager
def on_top(look: Look) -> Iterator[None]:
    """What is written meanwhile lies on what was written before: tests of the layout know."""
    recorder = look.type.recorder
    if recorder:
        recorder.layer += 1
    yield
    if recorder:
        recorder.layer -= 1


def tilt(stealth: float, alert: float) -> float:
    """How far the balance tips, in degrees: to the right when the Alert is heavier."""
    return max(-MOST_DEGREES, min(MOST_DEGREES, (alert - stealth) * DEGREES_A_POINT))


class Balance:
    """The balance in a box; drawn at any tilt. Where its parts join stands in art/table."""

    def __init__(self, look: Look) -> None:
        self.look = look
        places = yaml.safe_load((ART / "table" / "places.yaml").read_text("utf-8"))["balance"]
        self.stand, self.beam, self.pan = places["stand"], places["beam"], places["pan"]
        self.box = pygame.Rect(0, 0, 1, 1)
        self.half = 1

    def place(self, box: pygame.Rect, half: int) -> None:
        """The stand as high as the box; `half` is the length of half the beam at most."""
        self.box = box
        by_height = box.h * 0.48
        self.half = max(24, round(min(half, by_height)))

    @property
    def pivot(self) -> tuple[int, int]:
        """Where the beam turns."""
        scale = self._stand_height / self.stand["size"][1]
        return self.box.centerx, round(self.box.y + self.stand["pivot"][1] * scale)

    @property
    def _stand_height(self) -> int:
        return self.box.h

    def draw(self, surface: pygame.Surface, degrees: float) -> None:
        """Stand, beam and pans; the pans hang straight down."""
        pictures = self.look.pictures
        scale = self._stand_height / self.stand["size"][1]
        wide = round(self.stand["size"][0] * scale)
        stand = pictures.get("table/balance_stand", wide, self._stand_height)
        pivot = self.pivot
        surface.blit(stand, stand.get_rect(midtop=(pivot[0], self.box.y)))
        reach = self.beam["pivot"][0] - self.beam["left"][0]
        unit = self.half / reach
        beam = pictures.get(
            "table/balance_beam", self.beam["size"][0] * unit, self.beam["size"][1] * unit
        )
        for side, name in ((-1, "stealth"), (1, "alert")):
            self._pan(surface, name, self._end(pivot, side, unit, degrees), unit)
        turned = pygame.transform.rotozoom(beam, -degrees, 1.0)
        # The picture turns about its middle, the beam about its pivot a little above it.
        drop = (self.beam["size"][1] / 2 - self.beam["pivot"][1]) * unit
        angle = math.radians(degrees)
        centre = (pivot[0] - drop * math.sin(angle), pivot[1] + drop * math.cos(angle))
        surface.blit(turned, turned.get_rect(center=(round(centre[0]), round(centre[1]))))

    def _end(
        self, pivot: tuple[int, int], side: int, unit: float, degrees: float
    ) -> tuple[float, float]:
        """Where a pan hangs from the beam."""
        down = (self.beam["left"][1] - self.beam["pivot"][1]) * unit
        angle = math.radians(degrees)
        along = side * self.half
        x = pivot[0] + along * math.cos(angle) - down * math.sin(angle)
        y = pivot[1] + along * math.sin(angle) + down * math.cos(angle)
        return x, y

    def _pan(
        self, surface: pygame.Surface, name: str, at: tuple[float, float], unit: float
    ) -> None:
        wide, high = (part * unit for part in self.pan["size"])
        pan = self.look.pictures.get(f"table/balance_pan_{name}", wide, high)
        scale = pan.get_width() / self.pan["size"][0]
        hook = (self.pan["hook"][0] * scale, self.pan["hook"][1] * scale)
        surface.blit(pan, (round(at[0] - hook[0]), round(at[1] - hook[1])))


def value_disc(look: Look, side: str, width: int) -> pygame.Surface:
    """A small disc for the number a card brought: blue for Stealth, red for Alert."""

    def make() -> pygame.Surface:
        big = 3 * width
        disc = pygame.Surface((big, big), pygame.SRCALPHA)
        middle = (big // 2, big // 2)
        pygame.draw.circle(disc, look.colour("ink"), middle, big // 2 - 1)
        pygame.draw.circle(disc, look.colour("brass_light"), middle, round(big * 0.465))
        pygame.draw.circle(disc, look.colour("brass_dark"), middle, round(big * 0.43))
        radius = round(big * 0.41)
        for r in range(radius, 0, -1):
            part = r / radius
            pygame.draw.circle(disc, shade(look.colour(side), 1.02 - 0.4 * part * part), middle, r)
        return pygame.transform.smoothscale(disc, (width, width))

    return look.textures.get("value_disc", (width, width), make, side, look.colour(side))


def framed(
    surface: pygame.Surface,
    look: Look,
    picture: pygame.Surface,
    rect: pygame.Rect,
    tint: tuple[int, int, int],
    key: object,
    top: bool = True,
) -> None:
    """A picture in a brass frame with bolts."""
    look.drop_shadow(surface, rect.inflate(look.u(14), look.u(14)), 16, 200)
    surface.blit(cut_to_frame(look, picture, rect, tint, key, top), rect)
    look.brass_frame(surface, rect, 9)
    bolt = look.pictures.get("table/seal_brass", look.u(22))
    for corner in (rect.topleft, rect.topright, rect.bottomleft, rect.bottomright):
        surface.blit(bolt, bolt.get_rect(center=corner))


def cut_to_frame(
    look: Look,
    picture: pygame.Surface,
    rect: pygame.Rect,
    tint: tuple[int, int, int],
    key: object,
    top: bool = True,
) -> pygame.Surface:
    """A picture cut to the size of a frame, on paper washed with a colour; made once."""

    def make() -> pygame.Surface:
        cut = look.paper_ground(rect.size, 21).convert_alpha()
        wash = pygame.Surface(rect.size, pygame.SRCALPHA)
        for y in range(rect.h):
            wash.fill((*shade(tint, 0.7), round(30 + 150 * (y / rect.h) ** 1.4)), (0, y, rect.w, 1))
        cut.blit(wash, (0, 0))
        place = picture.get_rect(midtop=(rect.w // 2, 0))
        if not top:
            place.center = (rect.w // 2, rect.h // 2)
        cut.blit(picture, place)
        dark = textures.edge_shade(rect.size, max(6, min(rect.size) / 7), (150, 128, 104))
        cut.blit(dark, (0, 0), special_flags=MULT)
        return cut

    return look.textures.get("framed", rect.size, make, key, tint)


def covering(picture: pygame.Surface, size: tuple[int, int]) -> pygame.Surface:
    """A picture scaled so that it covers a box."""
    wide, high = picture.get_size()
    scale = max(size[0] / wide, size[1] / high)
    return pygame.transform.smoothscale(picture, (round(wide * scale), round(high * scale)))


def turned_card(
    look: Look, cards: CardArt, card: str, width: int, degrees: float
) -> pygame.Surface:
    """A card lying on the table, a little turned, with its shadow; the card is in the middle."""

    def make() -> pygame.Surface:
        face = cards.trick(card, width) if card else cards.back("trick", width)
        blur = max(3, look.u(6))
        soft = look.shadow(face.get_size(), blur, 160)
        whole = pygame.Surface(soft.get_size(), pygame.SRCALPHA)
        whole.blit(soft, (blur // 3, blur // 2))
        whole.blit(face, face.get_rect(center=whole.get_rect().center))
        return pygame.transform.rotozoom(whole, degrees, 1.0) if degrees else whole

    return look.textures.get("lying", (width, width), make, card, degrees)


def dashed(surface: pygame.Surface, look: Look, rect: pygame.Rect, role: str) -> None:
    """A dashed outline on a faint ground of its colour: a place for a card."""
    ground = pygame.Surface(rect.size, pygame.SRCALPHA)
    ground.fill((*mix(look.colour("paper_light"), look.colour(role), 0.12), 190))
    surface.blit(ground, rect)
    corners = [rect.topleft, rect.topright, rect.bottomright, rect.bottomleft, rect.topleft]
    for start, end in pairwise(corners):
        dashes(surface, look, start, end, role, 11, 3)


def dashes(
    surface: pygame.Surface,
    look: Look,
    start: tuple[int, int],
    end: tuple[int, int],
    role: str,
    units: float = 6,
    wide: float = 1.5,
) -> None:
    """A dashed line: something that is not there yet."""
    (x0, y0), (x1, y1) = start, end
    dash = max(4, look.u(units))
    count = max(1, round(math.hypot(x1 - x0, y1 - y0) / (2 * dash)))
    for i in range(count):
        a, b = i / count, (i + 0.55) / count
        pygame.draw.line(
            surface,
            look.colour(role),
            (round(x0 + (x1 - x0) * a), round(y0 + (y1 - y0) * a)),
            (round(x0 + (x1 - x0) * b), round(y0 + (y1 - y0) * b)),
            max(1, look.u(wide)),
        )


def name_slip(surface: pygame.Surface, look: Look, rect: pygame.Rect, seed: int) -> None:
    """A slip of paper with an inked edge, nailed over the lower edge of a frame."""
    look.draw_paper(surface, rect, seed, 2)
    outline(surface, rect.inflate(-2, -2), look.colour("ink"), max(1, look.u(2)), look.u(3))


def plank(surface: pygame.Surface, look: Look, rect: pygame.Rect) -> None:
    """The wooden ribbon at the top, edged in brass."""

    def make() -> pygame.Surface:
        dark, light = look.colour("walnut.0"), look.colour("walnut.2")
        return textures.wood(rect.size, 9, dark, mix(dark, light, 0.8), 1)

    surface.blit(look.textures.get("attempt_ribbon", rect.size, make), rect)
    line = max(2, look.u(3))
    pygame.draw.rect(surface, look.colour("brass"), (rect.x, rect.bottom - line, rect.w, line))
    pygame.draw.rect(
        surface, look.colour("shadow"), (rect.x, rect.bottom, rect.w, max(1, line // 2))
    )
