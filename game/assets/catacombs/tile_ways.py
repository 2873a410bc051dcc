"""What lies in the tunnels, painted on their floor: stairs, dens, portcullises, ledges, bridges, rails."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass
from itertools import pairwise

import pygame

from game.assets.catacombs.tile_hewing import Hewing, seeded
from game.assets.catacombs.tile_places import UNIT, TunnelPlace, evenly
from game.assets.palette import Colour, mix, shade
from game.assets.tmx import Point

INK = (18, 13, 10)
WOOD, WOOD_DARK, STEEL, BONE = (122, 84, 50), (74, 46, 27), (150, 156, 162), (226, 214, 188)
WATER, MOSS, BLOOD, STONE, ROOT = (
    (44, 88, 108),
    (111, 138, 62),
    (120, 26, 28),
    (154, 146, 132),
    (110, 76, 46),
)
FIRE = (226, 104, 34)
FROM_ROOM = 0.6  # rooms hide the beginning of a tunnel


@dataclass(frozen=True)
class Pen:
    """Draws across and along a tunnel at a place, in units."""

    sheet: pygame.Surface
    unit: float
    at: Point
    angle: float

    def spot(self, along: float, across: float) -> Point:
        """A place before and beside this one."""
        c, s = math.cos(self.angle), math.sin(self.angle)
        x, y = along * self.unit, across * self.unit
        return self.at[0] + x * c - y * s, self.at[1] + x * s + y * c

    def bar(self, along: float, half: float, tone: Colour, wide: float) -> None:
        """A bar across the tunnel."""
        box = [(along - wide / 2, -half), (along + wide / 2, -half), (along + wide / 2, half)]
        corners = [self.spot(*p) for p in (*box, (along - wide / 2, half))]
        pygame.draw.polygon(self.sheet, tone, corners)

    def dot(self, along: float, across: float, r: float, tone: Colour) -> None:
        """A round stone."""
        pygame.draw.circle(self.sheet, tone, self.spot(along, across), r * self.unit)

    def block(self, at: Point, half: float, lean: float, tone: Colour) -> None:
        """A squared stone, longer than broad."""
        c, s = math.cos(lean), math.sin(lean)
        corners = ((-1.3, -0.8), (1.3, -0.8), (1.3, 0.8), (-1.3, 0.8))
        turned = [(half * (x * c - y * s), half * (x * s + y * c)) for x, y in corners]
        spots = [self.spot(at[0] + x, at[1] + y) for x, y in turned]
        pygame.draw.polygon(self.sheet, tone, spots)

    def line(self, a: Point, b: Point, tone: Colour, wide: float) -> None:
        """A straight line between two places."""
        width = max(1, round(wide * self.unit))
        pygame.draw.line(self.sheet, tone, self.spot(*a), self.spot(*b), width)


def paint_ways(hewing: Hewing, floor: Colour) -> pygame.Surface:
    """Everything that lies in the tunnels of a face, see-through elsewhere."""
    px = hewing.side * hewing.larger

    def draw(sheet: pygame.Surface, top: int) -> None:
        for name, tunnel in hewing.laid.places.tunnels.items():
            pens = _pens(sheet, tunnel, px, top)
            MADE.get(tunnel.made, _hewn)(pens, name, tunnel, floor)
            for icon in tunnel.icons:
                at = (icon.at[0] * px, icon.at[1] * px - top)
                GROUNDS[icon.kind](Pen(sheet, UNIT * px, at, math.radians(icon.angle)), floor)

    return hewing.reduced(floor, draw)


def _pens(sheet: pygame.Surface, tunnel: TunnelPlace, px: float, top: int) -> list[Pen]:
    """A pen every twentieth of a unit along what is seen of a tunnel."""
    unit = UNIT * px
    spots = evenly([(x * px, y * px - top) for x, y in tunnel.line], unit * 0.05)
    ends = 0 if tunnel.is_exit else round((0.45 if tunnel.goal == "P" else FROM_ROOM) / 0.05)
    pens = []
    for i in range(round(FROM_ROOM / 0.05), len(spots) - ends):
        a, b = spots[max(0, i - 1)], spots[min(len(spots) - 1, i + 1)]
        pens.append(Pen(sheet, unit, spots[i], math.atan2(b[1] - a[1], b[0] - a[0])))
    return pens


# -- what a tunnel is made of

Made = Callable[[list[Pen], str, TunnelPlace, Colour], None]


def _hewn(pens: list[Pen], name: str, tunnel: TunnelPlace, floor: Colour) -> None:
    """Pebbles on the trodden floor."""
    rng = seeded(name, tunnel.room, "pebbles")
    for pen in pens[::5]:
        r = rng.uniform(0.02, 0.04)
        across = rng.uniform(-0.14, 0.14)
        pen.dot(0, across, r, shade(floor, 0.5))
        pen.dot(-0.008, across - 0.008, r * 0.7, shade(floor, 0.86))


def _planks(pens: list[Pen], name: str, tunnel: TunnelPlace, _floor: Colour) -> None:
    rng = seeded(name, tunnel.room, "planks")
    for pen in pens[::3]:
        tone = shade(WOOD, rng.uniform(0.8, 1.25))
        half = 0.19 + rng.uniform(-0.015, 0.02)
        pen.bar(0, half + 0.012, INK, 0.135)
        pen.bar(0, half, tone, 0.112)
        pen.bar(-0.034, half, mix(tone, (255, 240, 210), 0.25), 0.02)
        for across in (-half * 0.8, half * 0.8):
            pen.dot(0, across, 0.014, INK)


def _bridge(below: Colour) -> Made:
    """Planks over water or fire, with a rope on either side."""

    def paint(pens: list[Pen], name: str, tunnel: TunnelPlace, floor: Colour) -> None:
        for pen in pens:
            pen.bar(0, 0.34, below, 0.07)
        rng = seeded(name, tunnel.room, "ripples")
        for pen in pens[::4]:
            across = rng.choice((-0.2, 0.2))
            pen.line((-0.05, across), (0.05, across), mix(below, (255, 255, 255), 0.45), 0.014)
        _planks(pens, name, tunnel, floor)
        for across in (-0.175, 0.175):
            for a, b in pairwise(pens):
                width = max(1, round(0.03 * a.unit))
                pygame.draw.line(a.sheet, WOOD_DARK, a.spot(0, across), b.spot(0, across), width)

    return paint


def _rails(pens: list[Pen], _name: str, _tunnel: TunnelPlace, _floor: Colour) -> None:
    for pen in pens[::4]:
        pen.bar(0, 0.2, INK, 0.088)
        pen.bar(0, 0.188, WOOD_DARK, 0.066)
        pen.bar(-0.018, 0.188, WOOD, 0.022)
    for across in (-0.115, 0.115):
        for tone, wide in ((INK, 0.06), (STEEL, 0.034)):
            for a, b in pairwise(pens):
                width = max(1, round(wide * a.unit))
                pygame.draw.line(a.sheet, tone, a.spot(0, across), b.spot(0.01, across), width)


def _steps(pens: list[Pen], _name: str, _tunnel: TunnelPlace, floor: Colour) -> None:
    for pen in pens[::3]:
        pen.bar(0, 0.19, shade(floor, 0.5), 0.03)
        pen.bar(0.04, 0.185, shade(floor, 1.18), 0.045)


def _strewn(tone: Colour, least: float, most: float, count: int) -> Made:
    def paint(pens: list[Pen], name: str, tunnel: TunnelPlace, floor: Colour) -> None:
        _hewn(pens, name, tunnel, floor)
        rng = seeded(name, tunnel.room, "strewn")
        for pen in pens[::2]:
            for _ in range(count):
                across, r = rng.uniform(-0.19, 0.19), rng.uniform(least, most)
                along = rng.uniform(-0.05, 0.05)
                pen.dot(along + 0.012, across + 0.014, r, shade(tone, 0.45))
                pen.dot(along, across, r, shade(tone, rng.uniform(0.75, 1.15)))

    return paint


def _roots(pens: list[Pen], name: str, tunnel: TunnelPlace, floor: Colour) -> None:
    _hewn(pens, name, tunnel, floor)
    rng = seeded(name, tunnel.room, "roots")
    for pen in pens[2::5]:
        lean = rng.uniform(-0.12, 0.12)
        for tone, wide in ((INK, 0.07), (ROOT, 0.042)):
            pen.line((-lean, -0.26), (lean * 0.3, 0.0), tone, wide)
            pen.line((lean * 0.3, 0.0), (lean, 0.26), tone, wide * 0.7)


def _blood(pens: list[Pen], name: str, tunnel: TunnelPlace, floor: Colour) -> None:
    _hewn(pens, name, tunnel, floor)
    rng = seeded(name, tunnel.room, "blood")
    for pen in pens:
        pen.dot(0, rng.uniform(-0.03, 0.03), rng.uniform(0.03, 0.06), BLOOD)


def _fallen(pens: list[Pen], name: str, tunnel: TunnelPlace, floor: Colour) -> None:
    """Dressed stones that came down from the walls, along one side and then the other."""
    _hewn(pens, name, tunnel, floor)
    rng = seeded(name, tunnel.room, "fallen")
    for k, pen in enumerate(pens[1::3]):
        across = rng.uniform(0.1, 0.17) * (1 if k // 2 % 2 else -1)
        half, lean = rng.uniform(0.045, 0.07), rng.uniform(-0.8, 0.8)
        tone = shade(STONE, rng.uniform(0.6, 1.0))
        pen.block((0.012, across + 0.018), half + 0.016, lean, INK)
        pen.block((0.0, across), half, lean, tone)
        pen.block((-0.014, across - 0.012), half * 0.62, lean, mix(tone, (255, 240, 215), 0.3))


def _puddles(pens: list[Pen], name: str, tunnel: TunnelPlace, floor: Colour) -> None:
    """Water that seeps in and stands."""
    _hewn(pens, name, tunnel, floor)
    rng = seeded(name, tunnel.room, "puddles")
    deep = mix(shade(floor, 0.4), WATER, 0.6)
    for pen in pens[2::8]:
        across = rng.uniform(-0.07, 0.07)
        for along, r in ((-0.06, 0.06), (0.0, 0.085), (0.07, 0.055)):
            pen.dot(along, across, r + 0.012, shade(floor, 0.6))
        for along, r in ((-0.06, 0.06), (0.0, 0.085), (0.07, 0.055)):
            pen.dot(along, across, r, deep)
        pen.line(
            (-0.05, across - 0.03), (0.02, across - 0.04), mix(deep, (235, 250, 255), 0.6), 0.014
        )


def _webs(pens: list[Pen], name: str, tunnel: TunnelPlace, floor: Colour) -> None:
    """Cobwebs from wall to floor."""
    _hewn(pens, name, tunnel, floor)
    silk = mix(floor, (240, 240, 250), 0.72)
    rng = seeded(name, tunnel.room, "webs")
    for pen in pens[3::9]:
        side = rng.choice((-1, 1))
        ends = [
            (along, side * reach)
            for along, reach in ((-0.16, 0.2), (-0.08, 0.05), (0.05, 0.0), (0.15, 0.18))
        ]
        for end in ends:
            pen.line((0.0, side * 0.25), end, silk, 0.012)
        for share in (0.45, 0.8):
            ring = [(x * share, side * 0.25 + (y - side * 0.25) * share) for x, y in ends]
            for one, two in pairwise(ring):
                pen.line(one, two, silk, 0.01)


def _bones(pens: list[Pen], name: str, tunnel: TunnelPlace, floor: Colour) -> None:
    """Those who walked here before."""
    _hewn(pens, name, tunnel, floor)
    rng = seeded(name, tunnel.room, "bones")
    for pen in pens[2::6]:
        across, lean = rng.uniform(-0.12, 0.12), rng.uniform(0, 3.1)
        dx, dy = 0.06 * math.cos(lean), 0.06 * math.sin(lean)
        for tone, wide in ((INK, 0.05), (BONE, 0.028)):
            pen.line((-dx, across - dy), (dx, across + dy), tone, wide)
            for k in (-1, 1):
                pen.dot(k * dx, across + k * dy, wide * 0.62, tone)


def _frost(pens: list[Pen], name: str, tunnel: TunnelPlace, floor: Colour) -> None:
    """Rime along both walls."""
    rng = seeded(name, tunnel.room, "frost")
    for pen in pens[::2]:
        for side in (-1, 1):
            across = side * rng.uniform(0.13, 0.21)
            pen.dot(0, across, rng.uniform(0.02, 0.045), mix(floor, (236, 250, 255), 0.75))
        if rng.random() < 0.3:
            pen.dot(0, rng.uniform(-0.1, 0.1), 0.014, (236, 250, 255))


def _cracks(pens: list[Pen], name: str, tunnel: TunnelPlace, floor: Colour) -> None:
    """A crack runs along the floor, and it is hot down there."""
    _hewn(pens, name, tunnel, floor)
    rng = seeded(name, tunnel.room, "cracks")
    spots = [(pen, rng.uniform(-0.11, 0.11)) for pen in pens[::3]]
    for tone, wide in ((INK, 0.05), (FIRE, 0.024), ((255, 214, 130), 0.01)):
        for (a, across), (b, beside) in pairwise(spots):
            width = max(1, round(wide * a.unit))
            pygame.draw.line(a.sheet, tone, a.spot(0, across), b.spot(0, beside), width)


MADE: dict[str, Made] = {
    "hewn": _hewn,
    "planks": _planks,
    "bridge": _bridge(WATER),
    "bridge_fire": _bridge(FIRE),
    "rails": _rails,
    "steps": _steps,
    "moss": _strewn(MOSS, 0.02, 0.05, 3),
    "rubble": _strewn(STONE, 0.03, 0.06, 2),
    "fallen": _fallen,
    "puddles": _puddles,
    "webs": _webs,
    "bones": _bones,
    "frost": _frost,
    "cracks": _cracks,
    "roots": _roots,
    "blood": _blood,
}


# -- the ground under an icon


def _stairs(pen: Pen, floor: Colour) -> None:
    for k in range(-5, 6):
        if abs(k) > 2:
            pen.bar(k * 0.095, 0.19, shade(floor, 0.46), 0.036)
            pen.bar(k * 0.095 + 0.042, 0.185, shade(floor, 1.2), 0.044)


def _den(pen: Pen, floor: Colour) -> None:
    """Gnawed bones round a monster."""
    rng = seeded(round(pen.angle, 1), "den")
    pen.dot(0, 0.02, 0.3, mix(shade(floor, 0.5), (90, 24, 18), 0.45))
    for k in range(5):
        a = k * 1.26 + rng.uniform(-0.3, 0.3)
        x, y, lean = 0.36 * math.cos(a), 0.3 * math.sin(a), rng.uniform(0, 3.1)
        dx, dy = 0.07 * math.cos(lean), 0.07 * math.sin(lean)
        pen.line((x - dx, y - dy), (x + dx, y + dy), INK, 0.06)
        pen.line((x - dx, y - dy), (x + dx, y + dy), BONE, 0.036)


def _portcullis(pen: Pen, _floor: Colour) -> None:
    pen.bar(0, 0.31, INK, 0.19)
    pen.bar(0, 0.29, (90, 95, 102), 0.13)
    for k in range(-2, 3):
        pen.line((-0.11, k * 0.12), (0.11, k * 0.12), INK, 0.06)
        pen.line((-0.1, k * 0.12), (0.1, k * 0.12), STEEL, 0.026)


def _ledge(pen: Pen, floor: Colour) -> None:
    """A step down that nobody climbs up again."""
    pen.bar(0.36, 0.2, shade(floor, 0.3), 0.09)
    pen.bar(0.3, 0.2, shade(floor, 1.25), 0.04)


GROUNDS: dict[str, Callable[[Pen, Colour], None]] = {
    "foot": _stairs,
    "monster": _den,
    "lock": _portcullis,
    "arrow": _ledge,
}
