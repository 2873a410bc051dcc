"""Masks of what is hewn into the rock: the union of rooms, tunnels and portal, grown or shrunk.

Walls, floor, shade and light all come from these. Masks are drawn larger and reduced, for even edges;
in bands, since a near tile so enlarged takes 30 MB.
"""

from __future__ import annotations

import math
import random
import zlib
from collections.abc import Callable, Sequence
from dataclasses import dataclass

import pygame

from game.assets.catacombs.tile_places import UNIT, Laid, TunnelPlace, evenly
from game.assets.palette import Colour
from game.assets.tmx import Point

WAY, PORTAL, ICON = 0.44, 0.46, 0.33
WHITE = (255, 255, 255)
SHARP = 480  # masks are drawn at least so large
BAND = 1 << 20  # pixels that are drawn larger at once, at the most
STEP = 0.05


def seeded(*parts: object) -> random.Random:
    """A generator for one detail of one face: the same at every turn and size."""
    return random.Random(zlib.crc32(repr(parts).encode()))


@dataclass(frozen=True)
class Bore:
    """A tunnel as a row of rounds: uneven as it was hewn, always as wide where it meets the next tile."""

    rounds: tuple[tuple[float, float, float], ...]
    """Middle and how much wider than usual, in shares of the side."""
    out: tuple[Point, Point] | None
    """The last piece, square through the edge."""


class Hewing:
    """What is hewn on a face that lies at a turn, `side` px wide."""

    def __init__(self, laid: Laid, side: int) -> None:
        self.laid = laid
        self.side = side
        self.size = (side, side * laid.file.high)
        self.unit = UNIT * side
        self.larger = max(2, math.ceil(SHARP / side))
        self.bores = [_bore(name, tunnel) for name, tunnel in laid.places.tunnels.items()]

    def mask(self, grow: float) -> pygame.Surface:
        """White where the face is hewn, grown by so many units."""
        px = self.larger * self.side
        return self.reduced(WHITE, lambda band, top: self._draw(band, grow, px, top))

    def rough(self, grow: float, less: int) -> pygame.Surface:
        """The same made so many times smaller, for what is soft anyway."""
        size = (max(1, self.size[0] // less), max(1, self.size[1] // less))
        small = pygame.Surface(size, pygame.SRCALPHA)
        small.fill((*WHITE, 0))
        self._draw(small, grow, size[0], 0)
        return small

    def reduced(
        self, ground: Colour, draw: Callable[[pygame.Surface, int], None]
    ) -> pygame.Surface:
        """What is drawn `larger` on a see-through ground, at the size of the face.

        `draw` gets one band after the other, and how far below the upper edge it begins.
        """
        face = pygame.Surface(self.size, pygame.SRCALPHA)
        (wide, high), larger = self.size, self.larger
        rows = max(1, BAND // (wide * larger * larger))
        for y in range(0, high, rows):
            part = face.subsurface((0, y, wide, min(rows, high - y)))
            band = pygame.Surface((wide * larger, part.get_height() * larger), pygame.SRCALPHA)
            band.fill((*ground, 0))
            draw(band, y * larger)
            pygame.transform.smoothscale(band, part.get_size(), part)
        return face

    def _draw(self, sheet: pygame.Surface, grow: float, px: float, top: int) -> None:
        unit = UNIT * px
        places = self.laid.places
        half = (WAY / 2 + grow) * unit
        circle = pygame.draw.circle
        for bore in self.bores:
            for x, y, wider in bore.rounds:
                circle(sheet, WHITE, (x * px, y * px - top), half + wider * px)
            if bore.out:
                (ax, ay), (bx, by) = bore.out
                a, b = (ax * px, ay * px - top), (bx * px, by * px - top)
                pygame.draw.line(sheet, WHITE, a, b, round(half * 2))
        for tunnel in places.tunnels.values():
            for icon in tunnel.icons:
                if icon.kind != "arrow":
                    at = (icon.at[0] * px, icon.at[1] * px - top)
                    circle(sheet, WHITE, at, (ICON + grow) * unit)
        for name, outline in self.laid.outlines.items():
            ring = grown(outline, places.rooms[name].at, grow * UNIT)
            pygame.draw.polygon(sheet, WHITE, [(x * px, y * px - top) for x, y in ring])
        if places.portal:
            centre = (places.portal[0] * px, places.portal[1] * px - top)
            circle(sheet, WHITE, centre, (PORTAL + grow) * unit)


def _bore(name: str, tunnel: TunnelPlace) -> Bore:
    spots = evenly(tunnel.line, STEP * UNIT)
    rng = seeded(name, tunnel.room, tunnel.made)
    a, b = rng.uniform(0, 6), rng.uniform(0, 6)
    rounds = []
    for i, (x, y) in enumerate(spots):
        gone, left = i * STEP, (len(spots) - i) * STEP
        calm = min(1.0, left / 0.35) if tunnel.is_exit else 1.0
        sway = 0.035 * math.sin(gone * 9 + a) + 0.03 * math.sin(gone * 21 + b)
        rounds.append((x, y, sway * calm * UNIT))
    if not tunnel.is_exit:
        return Bore(tuple(rounds), None)
    (ax, ay), (bx, by) = tunnel.line[-2], tunnel.line[-1]
    size = math.dist((ax, ay), (bx, by)) or 1
    out = (bx + (bx - ax) / size * 0.06, by + (by - ay) / size * 0.06)
    return Bore(tuple(rounds), ((bx, by), out))


def grown(outline: Sequence[Point], middle: Point, grow: float) -> list[Point]:
    """An outline moved away from its middle by so much."""
    out = []
    for x, y in outline:
        far = math.dist((x, y), middle) or 1
        k = 1 + grow / far
        out.append((middle[0] + (x - middle[0]) * k, middle[1] + (y - middle[1]) * k))
    return out
