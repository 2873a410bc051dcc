"""The painter of tile faces: rock, masonry, floor, light and props; what never changes in a game.

Rock, floor and places turn with the tile. Wall faces, shade, light and props are worked out after
turning, so they stay upright and lit from the upper left.
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import pygame

from game.assets import AssetError, textures
from game.assets.catacombs.tile_frame import paint_frame
from game.assets.catacombs.tile_hewing import Hewing, seeded
from game.assets.catacombs.tile_places import Laid
from game.assets.catacombs.tile_ways import paint_ways
from game.assets.palette import Colour, shade
from game.assets.pictures import drawn
from game.assets.surface_cache import SurfaceCache
from game.assets.textures import ADD, MULT
from game.assets.tmx import Box, MapDrawing, Patch, shown

INK = (18, 13, 10)
MAP = 480  # px of a map from its left to its right
HIGH = 0.19  # how far the face of a wall is seen, in units
RIM, LINE = 0.095, 0.015
KEPT_BYTES = 9 * 1024 * 1024
RGBA_MULT = pygame.BLEND_RGBA_MULT


@dataclass(frozen=True)
class Theme:
    """The light of a theme: in rooms, over the rim of the rock, over wall faces."""

    light: Colour
    rim: float
    face: float
    floor: Colour


THEMES = {
    "safe": Theme((52, 38, 12), 1.0, 0.62, (176, 150, 104)),
    "depths": Theme((54, 40, 18), 0.92, 0.55, (134, 130, 126)),
    "haunted": Theme((10, 42, 34), 0.86, 0.52, (128, 142, 136)),
    "start": Theme((54, 40, 16), 0.95, 0.58, (150, 138, 112)),
}
#: Light of its own by feature.
LIGHTS = {
    "crystal": (4, 30, 44),
    "wayshrine": (8, 34, 34),
    "heal": (16, 34, 40),
    "shrine": (70, 48, 8),
}
TREASURE = (70, 48, 10)
PORTAL = (58, 26, 92)
MIST = (12, 44, 38)


class GroundPainter:
    """Paints grounds; keeps sheets and drawings. One for each thread that paints."""

    def __init__(self) -> None:
        self.kept = SurfaceCache(KEPT_BYTES)

    def painting(self, laid: Laid, side: int) -> Iterator[pygame.Surface]:
        """The ground of a face, stroke by stroke: as far as it has come, done at the end."""
        hewing = Hewing(laid, side)
        theme = THEMES[laid.file.theme]
        canvas = self._sheet(laid, laid.file.ground, side)
        self._lay_flat(canvas, laid, side)
        yield canvas
        _deepen(canvas, hewing)
        _hatch(canvas, hewing)
        yield canvas
        for _ in self._paint_hewn(canvas, hewing, theme):
            yield canvas
        _light_up(canvas, hewing, theme)
        yield canvas
        for thing in sorted(laid.file.props, key=lambda one: _foot(one, laid)[1]):
            self._stand(canvas, thing, laid, side)
            yield canvas
        for _ in paint_frame(canvas, hewing):
            yield canvas
        yield canvas.convert()

    def _paint_hewn(self, canvas: pygame.Surface, hewing: Hewing, theme: Theme) -> Iterator[None]:
        """Walls and floor; nothing they are made of is held any longer than it is needed."""
        inner = hewing.mask(-LINE)
        yield
        yield from self._paint_walls(canvas, hewing, inner, theme)
        seen = _seen_floor(hewing, inner)
        yield
        yield from self._paint_floor(canvas, hewing, seen, theme)
        _shade_floor(canvas, hewing, inner, seen)
        yield

    def _paint_walls(
        self, canvas: pygame.Surface, hewing: Hewing, inner: pygame.Surface, theme: Theme
    ) -> Iterator[None]:
        masonry = self._masonry(hewing.laid, hewing.side)
        yield
        yield from _paint_rim(canvas, hewing, masonry, theme)
        masonry.fill(shade((255, 250, 244), theme.face), special_flags=MULT)
        canvas.blit(textures.with_alpha(masonry, inner), (0, 0))
        yield

    def _paint_floor(
        self, canvas: pygame.Surface, hewing: Hewing, seen: pygame.Surface, theme: Theme
    ) -> Iterator[None]:
        laid, side = hewing.laid, hewing.side
        floor = self._sheet(laid, laid.file.floor, side)
        self._lay_flat(floor, laid, side)
        yield
        floor.blit(paint_ways(hewing, theme.floor), (0, 0))
        yield
        canvas.blit(textures.with_alpha(floor, seen), (0, 0))
        yield

    # -- materials

    def _sheet(self, laid: Laid, patches: tuple[Patch, ...], side: int) -> pygame.Surface:
        """A tile layer, turned with the tile."""
        whole = _blank(laid)
        whole.fblits([(self._part(p.sheet, p.part), p.at) for p in patches])
        if laid.turn:
            whole = pygame.transform.rotate(whole, -90 * laid.turn)
        return pygame.transform.smoothscale(whole, (side, side * laid.file.high))

    def _masonry(self, laid: Laid, side: int) -> pygame.Surface:
        """The walls' layer upright at its turned places: courses run level whatever the turn."""
        whole = _blank(laid)
        for patch in laid.file.walls:
            x, y, w, h = (*patch.at, *patch.part[2:])
            for _ in range(laid.turn):
                x, y, w, h = MAP - y - h, x, h, w
            whole.blit(self._part(patch.sheet, (x, y, w, h)), (x, y))
        return pygame.transform.smoothscale(whole, (side, side * laid.file.high))

    def _part(self, sheet: Path, part: Box) -> pygame.Surface:
        return self.kept.get(sheet, lambda: _load(sheet)).subsurface(part)

    # -- things

    def _lay_flat(self, ground: pygame.Surface, laid: Laid, side: int) -> None:
        """What lies flat turns with the tile."""
        for thing in laid.file.flat:
            sprite = self._sprite(thing, side)
            angle = thing.angle + 90 * laid.turn
            if angle % 360:
                turn = pygame.transform.rotate if angle % 90 == 0 else _rotozoom
                sprite = turn(sprite, -angle)
            off = pygame.Vector2(thing.width, -thing.height).rotate(thing.angle) / 2
            x, y = laid.at((thing.x + off.x, thing.y + thing.height + off.y))
            ground.blit(sprite, sprite.get_rect(center=(round(x * side), round(y * side))))

    def _stand(self, canvas: pygame.Surface, thing: MapDrawing, laid: Laid, side: int) -> None:
        sprite = self._sprite(thing, side)
        x, y = _foot(thing, laid)
        box = sprite.get_rect(midbottom=(round(x * side), round(y * side)))
        canvas.blit(sprite, box.clamp(canvas.get_rect()))

    def _sprite(self, thing: MapDrawing, side: int) -> pygame.Surface:
        size = max(1, round(thing.width * side)), max(1, round(thing.height * side))
        key = (thing.picture, size)
        return self.kept.get(key, lambda: drawn(thing.picture, *size).convert_alpha())


def _blank(laid: Laid) -> pygame.Surface:
    whole = pygame.Surface((MAP, MAP * laid.file.high), depth=32)
    whole.fill(INK)
    return whole


def _paint_rim(
    canvas: pygame.Surface, hewing: Hewing, masonry: pygame.Surface, theme: Theme
) -> Iterator[None]:
    """The rim of cut stone round what is hewn, between two lines of ink."""
    _stamp(canvas, hewing.mask(RIM + 0.03), INK)
    yield
    rim = masonry.copy()
    rim.fill(shade((255, 255, 255), theme.rim), special_flags=MULT)
    canvas.blit(textures.with_alpha(rim, hewing.mask(RIM)), (0, 0))
    yield
    _stamp(canvas, hewing.mask(LINE), INK)
    yield


def _foot(thing: MapDrawing, laid: Laid) -> tuple[float, float]:
    """Where a thing's foot goes: the middle of its lower half turns, the thing stands."""
    up = min(thing.width, thing.height) * 0.42
    x, y = laid.at((thing.x + thing.width / 2, thing.y + thing.height - up))
    return x, y + up


def _rotozoom(sprite: pygame.Surface, angle: float) -> pygame.Surface:
    return pygame.transform.rotozoom(sprite, angle, 1)


def _load(path: Path) -> pygame.Surface:
    try:
        return pygame.image.load(path).convert()
    except pygame.error as error:
        raise AssetError("fault.picture", file=shown(path)) from error


def _stamp(canvas: pygame.Surface, mask: pygame.Surface, tone: Colour) -> None:
    mask.fill((*tone, 255), special_flags=RGBA_MULT)
    canvas.blit(mask, (0, 0))


# -- depth and light


def _deepen(canvas: pygame.Surface, hewing: Hewing) -> None:
    """The rock sinks into the dark towards what is hewn."""
    dark = hewing.rough(0.24, 4)
    dark.fill((8, 5, 10, 165), special_flags=RGBA_MULT)
    dark = pygame.transform.gaussian_blur(dark, max(1, round(hewing.unit * 0.035)))
    canvas.blit(pygame.transform.smoothscale(dark, hewing.size), (0, 0))


def _hatch(canvas: pygame.Surface, hewing: Hewing) -> None:
    """Pen strokes in the rock round the hewn part, as on an engraved map."""
    near = pygame.mask.from_surface(hewing.rough(0.14, 2), 10)
    wide = pygame.mask.from_surface(hewing.rough(0.44, 2), 10)
    rng = seeded("hatch", hewing.laid.turn)
    step = max(5.0, hewing.unit * 0.15)
    for j in range(int(hewing.size[1] / step)):
        for i in range(int(hewing.size[0] / step)):
            x, y = (i + rng.uniform(0.1, 0.9)) * step, (j + rng.uniform(0.1, 0.9)) * step
            spot = (
                min(int(x / 2), near.get_size()[0] - 1),
                min(int(y / 2), near.get_size()[1] - 1),
            )
            lean, size = rng.choice((0.8, 0.9, 0.9, 1.0)), hewing.unit * rng.uniform(0.1, 0.2)
            if wide.get_at(spot) and not near.get_at(spot):
                end = (x + math.cos(lean) * size, y + math.sin(lean) * size)
                pygame.draw.aaline(canvas, (10, 8, 10), (x, y), end)


def _seen_floor(hewing: Hewing, inner: pygame.Surface) -> pygame.Surface:
    """Where the floor is seen: not behind the faces of walls towards the north."""
    down = round(HIGH * hewing.unit)
    lowered = pygame.Surface(hewing.size, pygame.SRCALPHA)
    lowered.fill((255, 255, 255, 0))
    lowered.blit(inner, (0, down))
    # Tunnels that come in from above have no wall at the edge of the tile.
    lowered.blit(inner, (0, 0), (0, 0, hewing.size[0], round(0.3 * hewing.unit)))
    both = inner.copy()
    both.blit(lowered, (0, 0), special_flags=RGBA_MULT)
    return both


def _shade_floor(
    canvas: pygame.Surface, hewing: Hewing, inner: pygame.Surface, floor: pygame.Surface
) -> None:
    """The shadow that walls throw on the floor from the upper left."""
    solid = pygame.Surface(hewing.size, pygame.SRCALPHA)
    solid.fill((255, 255, 255, 255))
    solid.blit(inner, (0, 0), special_flags=pygame.BLEND_RGBA_SUB)
    solid.fill((0, 0, 0, 225), special_flags=RGBA_MULT)
    less = (max(1, hewing.size[0] // 3), max(1, hewing.size[1] // 3))
    soft = pygame.transform.smoothscale(solid, less)
    soft = pygame.transform.gaussian_blur(soft, max(1, round(hewing.unit * 0.035)))
    off = (round(0.05 * hewing.unit), round((HIGH * 0.55 + 0.04) * hewing.unit))
    shadow = pygame.Surface(hewing.size, pygame.SRCALPHA)
    shadow.blit(pygame.transform.smoothscale(soft, hewing.size), off)
    shadow.blit(floor, (0, 0), special_flags=RGBA_MULT)
    canvas.blit(shadow, (0, 0))


def _light_up(canvas: pygame.Surface, hewing: Hewing, theme: Theme) -> None:
    places = hewing.laid.places
    for room in places.rooms.values():
        tint = theme.light
        for feature in room.features:
            tint = LIGHTS.get(feature, TREASURE if feature.startswith("artifact") else tint)
        _glow(canvas, hewing, room.at, 1.0, tint)
    if places.portal:
        _glow(canvas, hewing, places.portal, 0.95, PORTAL)
    if hewing.laid.file.theme == "haunted":
        for k in range(4):
            rng = seeded("mist", k, len(places.rooms))
            at = hewing.laid.at((rng.uniform(0.1, 0.9), rng.uniform(0.1, 0.9)))
            _glow(canvas, hewing, at, 1.5, MIST)


def _glow(
    canvas: pygame.Surface, hewing: Hewing, at: tuple[float, float], reach: float, tint: Colour
) -> None:
    """Round light, added."""
    px = max(2, round(2 * reach * hewing.unit))
    light = pygame.transform.smoothscale(_halo(), (px, px))
    light.fill(tint, special_flags=MULT)
    corner = (at[0] * hewing.side - px / 2, at[1] * hewing.side - px / 2)
    canvas.blit(light, corner, special_flags=ADD)


@cache
def _halo() -> pygame.Surface:
    dark = pygame.Surface((48, 48), depth=32)
    textures.glow(dark, (24, 24), 24, (255, 255, 255))
    return dark
