"""Marks on the map: tokens between tiles, places for tiles, the way a pawn would walk."""

from __future__ import annotations

import math
from collections.abc import Sequence
from itertools import pairwise

import pygame

from game.assets import textures
from game.assets.palette import Colour, shade
from game.scenes.tilemap.camera import Camera
from game.scenes.tilemap.model import Anchor, Brief, Cell, Joint, Point, Token
from game.scenes.tilemap.pictures import disc, shine
from game.scenes.tilemap.tiles import TileArt

#: Signs with numbers.
Price = tuple[tuple[str, int], ...]
#: How large the disc behind that of the steps is, as a share of it.
BEHIND = 0.88
#: Where a price may lie beside its way, in its own sizes: on it, else right, left, below or above.
ASIDE = ((0, 0), (0.6, 0), (-0.6, 0), (0, 1), (0, -1), (0.6, 1), (-0.6, 1))


class Marker:
    """Paints marks at the present size of the map."""

    def __init__(self, art: TileArt, camera: Camera) -> None:
        self.art = art
        self.camera = camera

    def colour(self, role: str) -> Colour:
        """The colour of a role."""
        return self.art.colour(role)

    @property
    def side(self) -> int:
        """The side of a tile now."""
        return max(1, round(self.camera.now.side))

    def at(self, point: Point) -> tuple[int, int]:
        """A point of the map on the window."""
        x, y = self.camera.to_screen(point)
        return round(x), round(y)

    def token_picture(self, token: Token) -> pygame.Surface:
        """A token at the size of the tiles."""
        return self.art.sign(token.sign, max(token.least, token.share * self.side))

    def lay_token(self, surface: pygame.Surface, token: Token) -> None:
        """A token where it lies."""
        picture = self.token_picture(token)
        surface.blit(picture, picture.get_rect(center=self.at(token.at)))

    # --- frames ----------------------------------------------------------------------------

    def frame(self, surface: pygame.Surface, rect: pygame.Rect, role: str, wide: int = 3) -> None:
        """A bright frame around a tile."""
        radius = max(2, rect.w // 45)
        pygame.draw.rect(surface, self.colour("ink"), rect.inflate(4, 4), 1, radius + 2)
        pygame.draw.rect(surface, self.colour(role), rect.inflate(2, 2), wide, radius + 1)

    def place(
        self, surface: pygame.Surface, cell: Cell, strength: str, size: Cell = (1, 1)
    ) -> None:
        """An empty place for a tile: light and a dashed outline; strength is dim, plain or bright."""
        rect = self.camera.tile(cell, size)
        light = self._place_light(rect.size, strength)
        surface.blit(light, rect, special_flags=pygame.BLEND_RGB_ADD)
        tone = self.colour("light" if strength == "bright" else "brass_light")
        inner = rect.inflate(-rect.w // 24, -rect.h // 24)
        dashes = self._dashes(inner.size, tone, 2 if strength == "dim" else 3, strength)
        surface.blit(dashes, inner)

    def _place_light(self, size: tuple[int, int], strength: str) -> pygame.Surface:
        amount = {"dim": 0.14, "plain": 0.24, "bright": 0.42}[strength]
        brass = self.colour("brass")

        def make() -> pygame.Surface:
            def value(x: float, y: float) -> float:
                near = min(x, 1 - x, y, 1 - y)
                return amount * (0.35 + 0.65 * math.exp(-near / 0.09))

            light = textures.field(size, (28, 28), value)
            light.fill(brass, special_flags=pygame.BLEND_RGB_MULT)
            return light

        return self.art.kept.get(("place", size, strength, brass), make)

    def _dashes(
        self, size: tuple[int, int], tone: Colour, wide: int, strength: str
    ) -> pygame.Surface:
        def make() -> pygame.Surface:
            picture = pygame.Surface(size, pygame.SRCALPHA)
            alpha = 150 if strength == "dim" else 255
            w, h = size
            corners = [(1, 1), (w - 2, 1), (w - 2, h - 2), (1, h - 2)]
            for one, other in zip(corners, corners[1:] + corners[:1], strict=True):
                for start, end in dashes(one, other, max(8, w // 14)):
                    pygame.draw.line(picture, (*tone, alpha), start, end, wide)
            return picture

        return self.art.kept.get(("dashes", size, tone, wide, strength), make)

    # --- the way ---------------------------------------------------------------------------

    def way(self, surface: pygame.Surface, points: Sequence[Point]) -> None:
        """Footprints along the way, left and right in turn."""
        px = max(13.0, 0.075 * self.side)
        path = [self.camera.to_screen(p) for p in points]
        for i, (x, y, heading) in enumerate(along(path, px * 1.05)):
            foot = self._foot(px, round(heading / 15) * 15)
            off = px * 0.24 * (1 if i % 2 else -1)
            turn = math.radians(heading)
            spot = (round(x - math.sin(turn) * off), round(y + math.cos(turn) * off))
            surface.blit(foot, foot.get_rect(center=spot))

    def _foot(self, px: float, heading: int) -> pygame.Surface:
        def make() -> pygame.Surface:
            side = round(px)
            dark = self.art.sign("footprint", side)
            light = dark.copy()
            light.fill((255, 255, 255, 0), special_flags=pygame.BLEND_RGBA_MAX)
            light.fill((*self.colour("light"), 255), special_flags=pygame.BLEND_RGBA_MULT)
            whole = pygame.Surface((side + 6, side + 6), pygame.SRCALPHA)
            spot = dark.get_rect(center=whole.get_rect().center)
            for dx, dy in ((-1, 0), (1, 0), (0, -1), (0, 1), (-1, -1), (1, 1), (-1, 1), (1, -1)):
                whole.blit(dark, spot.move(dx, dy))
            whole.blit(light, spot)
            return pygame.transform.rotozoom(whole, -heading - 90, 1)

        return self.art.kept.get(("foot", round(px), heading), make)

    def chip(self, surface: pygame.Surface, sign: str, middle: tuple[int, int], n: int = 0) -> None:
        """Something that waits: its sign on a brass plate."""
        px = max(24, round(0.15 * self.side))
        plate = self.art.kept.get(
            ("chip", px), lambda: disc(px, self.colour("paper_shade"), self.colour("brass_light"))
        )
        surface.blit(plate, plate.get_rect(center=middle))
        picture = self.art.sign(sign, px * 0.66)
        surface.blit(picture, picture.get_rect(center=middle))
        if n > 1:
            self.art.badge(
                surface, str(n), (middle[0] + px * 0.34, middle[1] + px * 0.34), px * 0.46
            )

    # --- anchors ---------------------------------------------------------------------------

    def anchor(self, surface: pygame.Surface, anchor: Anchor, rect: pygame.Rect, lit: bool) -> None:
        """Light on a place that can be chosen: a ring, or the sign of what would come there."""
        size = round(rect.w * (1.5 if lit else 1.25))
        glow = self.art.kept.get(
            ("anchor", size), lambda: shine(size, shade(self.colour("torch"), 0.5))
        )
        surface.blit(glow, glow.get_rect(center=rect.center), special_flags=pygame.BLEND_RGB_ADD)
        if anchor.sign:
            self.chip(surface, anchor.sign, rect.center)
        else:
            ring = self.art.kept.get(("ring", rect.w, lit), lambda: self._ring(rect.w, lit))
            surface.blit(ring, ring.get_rect(center=rect.center))

    def _ring(self, side: int, lit: bool) -> pygame.Surface:
        """A bright ring with a dark edge, drawn large and made small."""
        big = 3 * side
        ring = pygame.Surface((big, big), pygame.SRCALPHA)
        wide = round(big * (0.055 if lit else 0.035)) + 3
        for grow, role in ((3, "ink"), (0, "light" if lit else "brass_light")):
            tone = (*self.colour(role), 255 if lit else 225)
            pygame.draw.circle(
                ring, tone, (big // 2, big // 2), big // 2 - 3 + grow, wide + 2 * grow
            )
        return pygame.transform.smoothscale(ring, (side, side))

    def joint(
        self, surface: pygame.Surface, joint: Joint, written: Sequence[pygame.Rect] = ()
    ) -> None:
        """A way that a tile would open: the own one in footprints, others as light, with the price."""
        if joint.is_own:
            self.way(surface, joint.points)
        else:
            self.thread(surface, joint.points, "cold_light")
        if joint.price:
            surface.blit(*self.joint_price(joint, written))

    def joint_price(
        self, joint: Joint, written: Sequence[pygame.Rect]
    ) -> tuple[pygame.Surface, pygame.Rect]:
        """What such a way costs, on it or beside it where words would be covered."""
        high = max(18, min(28, round(0.115 * self.side)))
        slip = self.slip(joint.price, high, "cream" if joint.is_own else "cold_light")
        here = slip.get_rect(center=self.at(joint.at))
        beside = (here.move(dx * here.w, dy * here.h) for dx, dy in ASIDE)
        return slip, next((one for one in beside if one.collidelist(written) < 0), here)

    def thread(self, surface: pygame.Surface, points: Sequence[Point], role: str) -> None:
        """A soft line of light."""
        path = [self.at(point) for point in points]
        box = bounds_of_points(path, self.side // 8)
        light = pygame.Surface(box.size, pygame.SRCALPHA)
        local = [(x - box.x, y - box.y) for x, y in path]
        tone = self.colour(role)
        for wide, alpha in ((0.07, 70), (0.03, 200)):
            px = max(2, round(wide * self.side))
            pygame.draw.lines(light, (*tone, alpha), False, local, px)
        surface.blit(light, box)

    def slip(self, price: Price, high: int, tone: str = "cream") -> pygame.Surface:
        """Numbers and signs on a slip."""
        name = ("price", price, high, tone)
        return self.art.kept.get(name, lambda: self._slip(price, high, tone))

    def _slip(self, price: Price, high: int, tone: str) -> pygame.Surface:
        parts: list[pygame.Surface] = []
        for sign, n in price:
            parts += [self._figure(n, high, tone), self.art.sign(sign, high * 0.78)]
        wide = sum(part.get_width() for part in parts) + high // 2
        slip = pygame.Surface((wide, high), pygame.SRCALPHA)
        self._ground(slip, slip.get_rect(), tone)
        x = high // 4
        for part in parts:
            slip.blit(part, part.get_rect(midleft=(x, high // 2)))
            x += part.get_width()
        return slip

    def nutshell(self, brief: Brief, high: int) -> pygame.Surface:
        """The steps on a disc, and a sign of what else is paid on a smaller one behind it."""
        name = ("nutshell", brief, high)
        return self.art.kept.get(name, lambda: self._nutshell(brief, high))

    def _nutshell(self, brief: Brief, high: int) -> pygame.Surface:
        small = round(high * BEHIND)
        wide = round(high * 0.86) + small if brief.sign else high
        whole = pygame.Surface((wide, high), pygame.SRCALPHA)
        if brief.sign:
            behind = pygame.Rect(wide - small, (high - small) // 2, small, small)
            self._ground(whole, behind, "paper_light")
            sign = self.art.sign(brief.sign, small * 0.9)
            whole.blit(sign, sign.get_rect(center=behind.center))
        disc = pygame.Rect(0, 0, high, high)
        self._ground(whole, disc, "cream")
        figure = self._figure(brief.steps, high, "cream")
        whole.blit(figure, figure.get_rect(center=disc.center))
        return whole

    def _ground(self, surface: pygame.Surface, box: pygame.Rect, tone: str) -> None:
        """A slip with round ends and a thin dark edge."""
        pygame.draw.rect(surface, self.colour(tone), box, border_radius=box.h // 2)
        pygame.draw.rect(surface, self.colour("ink"), box, 1, box.h // 2)

    def _figure(self, n: int, high: int, tone: str) -> pygame.Surface:
        return self.art.number(str(n), round(high * 0.76), "ink", tone)

    # --- a tile about to be laid -----------------------------------------------------------

    def join(self, surface: pygame.Surface, point: Point) -> None:
        """A way that will be open: it shines."""
        size = max(30, round(0.3 * self.side))
        light = self.art.kept.get(("join", size), lambda: shine(size, self.colour("torch")))
        spot = self.at(point)
        surface.blit(light, light.get_rect(center=spot), special_flags=pygame.BLEND_RGB_ADD)
        px = max(14, round(0.085 * self.side))
        plate = self.art.kept.get(
            ("joined", px), lambda: disc(px, self.colour("safe"), self.colour("light"))
        )
        surface.blit(plate, plate.get_rect(center=spot))

    def shut(self, surface: pygame.Surface, point: Point) -> None:
        """A way that will end."""
        cross = self.art.sign("cross", max(14, 0.085 * self.side))
        surface.blit(cross, cross.get_rect(center=self.at(point)))


def bounds_of_points(path: Sequence[tuple[int, int]], grown: int) -> pygame.Rect:
    """The box around points, larger on every side."""
    xs, ys = [x for x, _ in path], [y for _, y in path]
    wide, high = max(xs) - min(xs), max(ys) - min(ys)
    return pygame.Rect(min(xs), min(ys), wide, high).inflate(2 * grown, 2 * grown)


def dashes(start: Point, end: Point, length: float) -> list[tuple[Point, Point]]:
    """A line in dashes that begins and ends with one."""
    far = math.dist(start, end)
    count = max(1, round(far / length)) | 1
    step = ((end[0] - start[0]) / count, (end[1] - start[1]) / count)
    return [
        (
            (start[0] + step[0] * i, start[1] + step[1] * i),
            (start[0] + step[0] * (i + 1), start[1] + step[1] * (i + 1)),
        )
        for i in range(0, count, 2)
    ]


def along(path: Sequence[Point], step: float) -> list[tuple[float, float, float]]:
    """Points at equal distances on a way, with the heading there in degrees."""
    found = []
    left = step * 0.9
    for (x0, y0), (x1, y1) in pairwise(path):
        far = math.hypot(x1 - x0, y1 - y0)
        heading = math.degrees(math.atan2(y1 - y0, x1 - x0))
        while left <= far and far > 0:
            part = left / far
            found.append((x0 + (x1 - x0) * part, y0 + (y1 - y0) * part, heading))
            left += step
        left -= far
    return found


def rounded(points: Sequence[Point], steps: int = 8) -> list[Point]:
    """A smooth way through points (Catmull-Rom)."""
    if len(points) < 3:
        return list(points)
    padded = [points[0], *points, points[-1]]
    found: list[Point] = []
    for four in zip(padded, padded[1:], padded[2:], padded[3:], strict=False):
        xs, ys = [x for x, _ in four], [y for _, y in four]
        found += [(_curved(xs, i / steps), _curved(ys, i / steps)) for i in range(steps)]
    found.append(points[-1])
    return found


def _curved(four: Sequence[float], t: float) -> float:
    """One coordinate between the second and the third of four points."""
    a, b, c, d = four
    bend = (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t**3
    return 0.5 * (2 * b + (c - a) * t + bend)
