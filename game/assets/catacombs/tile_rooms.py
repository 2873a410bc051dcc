"""Features of rooms and icons of tunnels over the ground: scenes on tiles seen near, else signs."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial
from pathlib import Path

import pygame

from game.assets import ART
from game.assets.catacombs.tile_places import UNIT, Laid, RoomPlace
from game.assets.pictures import drawn
from game.assets.surface_cache import SurfaceCache
from game.assets.tmx import Point

TILESETS = ART / "catacombs" / "tilesets"
SCENES_FROM = 256  # px of a tile's side
ICONS_FROM = 110
#: Breadths in units: a scene with its margin, a sign, one of two signs, the mark, the portal, an icon.
SCENE, SIGN, PAIR, MARK, PORTAL, ICON = 1.667, 1.16, 0.72, 0.56, 1.0, 0.62
LEAST_ICON, LEAST_SIGN, LEAST_MARK = 15, 20, 16
LARGER = {"crypt": 1.32}
SCALES = {
    "crypt": 1.1,
    "minor": 0.82,
    "gold1": 1.1,
    "crystal": 0.84,
    "cell": 0.92,
    "tome": 0.94,
    "market": 0.96,
}
KEPT_BYTES = 8 * 1024 * 1024


@dataclass(frozen=True)
class Worn:
    """What the game has changed on a face: features used up, icons opened.

    `used` has (room, feature), for the Monkey Shrine when no Idol is left; `opened` (tunnel, n-th icon).
    """

    used: frozenset[tuple[str, str]] = frozenset()
    opened: frozenset[tuple[str, int]] = frozenset()


FRESH = Worn()


@dataclass(frozen=True)
class Sprite:
    """A drawing with its middle, its size and its angle, in px."""

    file: Path
    at: Point
    px: int
    angle: float = 0.0
    shadow: bool = False


class Dresser:
    """Puts features and icons on a ground."""

    def __init__(self) -> None:
        self.kept = SurfaceCache(KEPT_BYTES)

    def dress(self, tile: pygame.Surface, laid: Laid, side: int, worn: Worn = FRESH) -> None:
        """Everything printed, as it looks now."""
        for sprite in sprites(laid, side, worn):
            if sprite.shadow:
                shadow = self.kept.get(("shadow", sprite.px), partial(_shadow, sprite.px))
                tile.blit(shadow, shadow.get_rect(center=(sprite.at[0] + 1, sprite.at[1] + 2)))
            picture = self.kept.get((sprite.file, sprite.px), partial(_draw, sprite))
            if sprite.angle % 360:
                picture = pygame.transform.rotozoom(picture, -sprite.angle, 1)
            tile.blit(picture, picture.get_rect(center=(round(sprite.at[0]), round(sprite.at[1]))))


def sprites(laid: Laid, side: int, worn: Worn = FRESH) -> Iterator[Sprite]:
    """All drawings of a face, from below to above."""
    unit = UNIT * side
    near = side >= SCENES_FROM
    places = laid.places
    for theme, at in places.marks:
        yield Sprite(_sign(f"mark_{theme}"), _px(at, side), max(LEAST_MARK, round(MARK * unit)))
    if places.portal:
        file = TILESETS / "rooms" / "portal.svg" if near else _sign("room_portal")
        size = SCENE * 0.98 if near else PORTAL
        yield Sprite(file, _px(places.portal, side), max(LEAST_SIGN, round(size * unit)))
    for name, room in sorted(places.rooms.items(), key=lambda one: one[1].at[1]):
        yield from _features(name, room, side, worn)
    if side >= ICONS_FROM:
        yield from _icons(laid, side, worn)


def _features(name: str, room: RoomPlace, side: int, worn: Worn) -> Iterator[Sprite]:
    unit, count = UNIT * side * room.scale, len(room.features)
    near = side >= SCENES_FROM
    for n, feature in enumerate(room.features):
        shift = (n - (count - 1) / 2) * 0.66
        ending = "_used" if (name, feature) in worn.used else ""
        x, y = _px(room.beside((shift, -0.06 if near else -0.07)), side)
        if near:
            size = SCENE * (0.62 if count > 1 else 1) * SCALES.get(feature, 1)
            file = TILESETS / "rooms" / f"{feature}{ending}.svg"
        else:
            size = (PAIR if count > 1 else SIGN) * LARGER.get(feature, 1)
            file = _sign(f"room_{feature}{ending}")
        yield Sprite(file, (x, y), max(LEAST_SIGN, round(size * unit)))


def _icons(laid: Laid, side: int, worn: Worn) -> Iterator[Sprite]:
    px = max(LEAST_ICON, round(ICON * UNIT * side))
    for name, tunnel in laid.places.tunnels.items():
        for n, icon in enumerate(tunnel.icons):
            kind = "lock_open" if (name, n) in worn.opened else icon.kind
            is_arrow = kind == "arrow"
            angle = icon.angle if is_arrow else 0.0
            yield Sprite(_sign(kind), _px(icon.at, side), px, angle, not is_arrow)


def _sign(name: str) -> Path:
    return TILESETS / "signs" / f"{name}.svg"


def _px(at: Point, side: int) -> Point:
    return at[0] * side, at[1] * side


def _draw(sprite: Sprite) -> pygame.Surface:
    return drawn(sprite.file, sprite.px, sprite.px).convert_alpha()


def _shadow(px: int) -> pygame.Surface:
    """A soft round dark, so that icons stand off the floor."""
    small = pygame.Surface((32, 32), pygame.SRCALPHA)
    pygame.draw.circle(small, (0, 0, 0, 150), (16, 16), 11)
    size = round(px * 1.4)
    return pygame.transform.smoothscale(pygame.transform.gaussian_blur(small, 3), (size, size))
