"""The rim of a tile: safe, Depths and haunted tiles are told apart by its pattern alone (C13.4)."""

from __future__ import annotations

import math
from collections.abc import Iterator

import pygame

from game.assets import textures
from game.assets.catacombs.tile_hewing import Hewing
from game.assets.textures import MULT

WIDE = 0.085  # of the rim, in units
LEAST = 38  # px of a unit: on small tiles the rim is wider in proportion
INK = (14, 10, 10)
SAFE, DEPTHS, HAUNTED = (206, 184, 122), (104, 118, 142), (184, 162, 222)


def paint_frame(canvas: pygame.Surface, hewing: Hewing) -> Iterator[None]:
    """Shade towards the edge, then the rim, open where tunnels leave the tile; in a few strokes."""
    _shade_edge(canvas, hewing)
    yield
    rim = hewing.reduced(INK, lambda sheet, top: _draw_rim(sheet, hewing, top))
    yield
    hole = pygame.Surface(hewing.size, pygame.SRCALPHA)
    hole.fill((255, 255, 255, 255))
    hole.blit(hewing.mask(0.12), (0, 0), special_flags=pygame.BLEND_RGBA_SUB)
    hole.fill((255, 255, 255, 0), special_flags=pygame.BLEND_RGBA_MAX)
    rim.blit(hole, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    canvas.blit(rim, (0, 0))


def _shade_edge(canvas: pygame.Surface, hewing: Hewing) -> None:
    """Tunnels go on into the next tile: no shade falls across them."""
    ways = textures.with_alpha(canvas, hewing.mask(0.0))
    edge = textures.edge_shade(hewing.size, 0.07 * hewing.unit, (104, 92, 88))
    canvas.blit(edge, (0, 0), special_flags=MULT)
    canvas.blit(ways, (0, 0))


def _draw_rim(sheet: pygame.Surface, hewing: Hewing, top: int) -> None:
    unit = max(hewing.unit, LEAST) * hewing.larger
    wide, high = (side * hewing.larger for side in hewing.size)
    theme = hewing.laid.file.theme
    if theme == "start":  # its upper half belongs to the Depths (C13.6)
        _depths(sheet, pygame.Rect(0, -top, wide, high // 2), unit, "NEW")
        _safe(sheet, pygame.Rect(0, high // 2 - top, wide, high // 2), unit, "SEW")
    else:
        paint = {"safe": _safe, "depths": _depths, "haunted": _haunted}[theme]
        paint(sheet, pygame.Rect(0, -top, wide, high), unit, "NESW")


def _bands(area: pygame.Rect, wide: int, sides: str) -> list[pygame.Rect]:
    found = {
        "N": pygame.Rect(area.x, area.y, area.w, wide),
        "S": pygame.Rect(area.x, area.bottom - wide, area.w, wide),
        "W": pygame.Rect(area.x, area.y, wide, area.h),
        "E": pygame.Rect(area.right - wide, area.y, wide, area.h),
    }
    return [found[side] for side in sides]


def _safe(sheet: pygame.Surface, area: pygame.Rect, unit: float, sides: str) -> None:
    """A smooth bright border: two even lines."""
    for tone, wide in ((INK, WIDE), (SAFE, WIDE * 0.8), (INK, WIDE * 0.36), (SAFE, WIDE * 0.2)):
        for band in _bands(area, max(1, round(wide * unit)), sides):
            pygame.draw.rect(sheet, tone, band)


def _depths(sheet: pygame.Surface, area: pygame.Rect, unit: float, sides: str) -> None:
    """Iron with teeth that bite inwards."""
    band = max(1, round(WIDE * 0.42 * unit))
    for grow, tone in ((0.014, INK), (0.0, DEPTHS)):
        tooth, step = (WIDE * 1.45 + grow) * unit, 0.25 * unit
        half = (0.07 + grow) * unit
        for side in sides:
            length = area.w if side in "NS" else area.h
            for k in range(int(length / step)):
                t = (k + 0.5) * step
                for points in (((t - half, 0), (t + half, 0), (t, tooth)),):
                    pygame.draw.polygon(sheet, tone, [_on(side, area, p) for p in points])
    for tone, wide in ((INK, band + max(1, round(0.014 * unit))), (DEPTHS, band)):
        for box in _bands(area, wide, sides):
            pygame.draw.rect(sheet, tone, box)


def _haunted(sheet: pygame.Surface, area: pygame.Rect, unit: float, sides: str) -> None:
    """A border that wavers and tears."""
    for grow, tone in ((0.02, INK), (0.0, HAUNTED)):
        for side in sides:
            length = area.w if side in "NS" else area.h
            count = round(length / unit * 12)
            spots = [(0.0, 0.0)]
            for k in range(count + 1):
                deep = WIDE * (0.6 + 0.5 * math.sin(k * 0.85)) * (0.4 if k % 9 == 4 else 1)
                spots.append((k / count * length, (max(0.016, deep) + grow) * unit))
            points = [_on(side, area, p) for p in (*spots, (length, 0))]
            pygame.draw.polygon(sheet, tone, points)


def _on(side: str, area: pygame.Rect, p: tuple[float, float]) -> tuple[float, float]:
    """A place so far along a side and so far in from it."""
    along, deep = p
    return {
        "N": (area.x + along, area.y + deep),
        "S": (area.x + along, area.bottom - deep),
        "W": (area.x + deep, area.y + along),
        "E": (area.right - deep, area.y + along),
    }[side]
