"""The zones of Dungeonology as pictures and anchors, read from art/dungeonology/zones/*.tmx.

Ground, paths, water, walls and what lies flat turn with the tile; plants and props stand upright at their
turned places, so that the light stays upper left.
"""

from __future__ import annotations

import math
import re
from collections import deque
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

import pygame

from game.assets import ART, AssetError
from game.assets.surface_cache import Kept
from game.assets.tmx import MapReader, Patch, Point, shown
from game.engine.core.grid import turned

ZONES = ART / "dungeonology" / "zones"
TILE_LAYERS = ("ground", "paths", "water", "walls")
THING_LAYERS = ("floor", "edges", "props")
# Props turn about a point above the middle: the lower third of a tile belongs to cubes and name.
HEART = {"edges": (0.5, 0.5), "props": (0.5, 0.46)}
NEAR = 0.17  # how far from there a scene still counts as the middle of the picture
MARGIN = 0.02  # a turned prop keeps so far from the edge
CORNER = 5 / 228
MAP_PIXELS = 480  # a zone at the size its map was drawn
LARGER = 2  # nanosvg's edges are coarse: drawn larger and reduced
MEGABYTE = 1024 * 1024


@dataclass(frozen=True)
class Effect:
    """A printed effect and the middle of its sign."""

    kind: str
    value: str
    at: Point


@dataclass(frozen=True)
class Slot:
    """A place for a cube, with the type printed on it."""

    type: str
    at: Point


@dataclass(frozen=True)
class Door:
    """A door stands in its passage and asks for types (D4.3)."""

    types: tuple[str, ...]
    at: Point


@dataclass(frozen=True)
class ZoneRules:
    """Where a tile's passages, doors, slots and effects stand, in 0..1 from its upper left."""

    passages: Mapping[str, Point]
    doors: Mapping[str, Door]
    slots: tuple[Slot, ...]
    effects: tuple[Effect, ...]

    def turned(self, turn: int) -> ZoneRules:
        """The same after quarter turns clockwise (D4.14): slots and effects stay readable."""
        return ZoneRules(
            {turned(p, turn): turned_point(at, turn) for p, at in self.passages.items()},
            {
                turned(p, turn): Door(door.types, turned_point(door.at, turn))
                for p, door in self.doors.items()
            },
            self.slots,
            self.effects,
        )


@dataclass(frozen=True)
class Thing:
    """A drawing on the map, in shares of the tile; `angle` only for what lies flat.

    Things of one scene keep their order when the tile turns: the scene moves as a whole.
    """

    picture: Path
    layer: str
    x: float
    y: float
    width: float
    height: float
    flip: bool
    angle: float
    scene: str

    @property
    def middle(self) -> Point:
        """The middle of its footprint: what turns, while the thing itself stands."""
        up = min(self.width, self.height) / 2
        return self.x + self.width / 2, self.y + self.height - up


@dataclass(frozen=True)
class ZoneFile:
    """One checked map."""

    side: int
    cells: tuple[Patch, ...]
    flat: tuple[Thing, ...]
    standing: tuple[Thing, ...]
    glaze: Path
    rules: ZoneRules


def turned_point(at: Point, turn: int, about: Point = (0.5, 0.5)) -> Point:
    """A point of the tile after quarter turns clockwise."""
    x, y = at[0] - about[0], at[1] - about[1]
    for _ in range(turn % 4):
        x, y = -y, x
    return about[0] + x, about[1] + y


def placed(things: Iterable[Thing], turn: int) -> list[tuple[Point, Thing]]:
    """Standing things with their upper left corners on the turned tile, the farthest first."""
    scenes: dict[str, list[Point]] = {}
    for thing in things:
        scenes.setdefault(thing.scene, []).append(thing.middle)
    found = []
    for thing in things:
        members = scenes[thing.scene] if thing.scene else [thing.middle]
        middle = (
            sum(x for x, _ in members) / len(members),
            sum(y for _, y in members) / len(members),
        )
        x, y = _turned_place(middle, turn, thing.layer)
        left, top = thing.x + x - middle[0], thing.y + y - middle[1]
        if thing.layer == "props" and turn % 4:
            left = min(max(left, MARGIN), 1 - MARGIN - thing.width)
            top = max(top, MARGIN)
        found.append(((left, top), thing))
    return sorted(found, key=lambda one: one[0][1] + one[1].height)


def _turned_place(middle: Point, turn: int, layer: str) -> Point:
    """Where a footprint or a scene goes; what makes the middle of the picture stays there."""
    heart = HEART[layer]
    if layer == "props" and math.dist(middle, heart) < NEAR:
        return middle
    return turned_point(middle, turn, heart)


# -- reading


def load_zone(path: Path) -> ZoneFile:
    """Read and check one map; a fault names the file and what is wrong with it."""
    return _Reader(path).read()


class _Reader(MapReader):
    """Turns a map into a ZoneFile."""

    def read(self) -> ZoneFile:
        """The whole map."""
        cells = [cell for name in TILE_LAYERS for cell in self.cells(name)]
        floor, edges, props = (self._things_of(name) for name in THING_LAYERS)
        glaze = self.picture(str(getattr(self.layer("glaze"), "source", None)))
        return ZoneFile(self.side, tuple(cells), floor, (*edges, *props), glaze, self._rules())

    def _things_of(self, name: str) -> tuple[Thing, ...]:
        return tuple(
            Thing(
                one.picture,
                name,
                one.x,
                one.y,
                one.width,
                one.height,
                one.flip,
                one.angle,
                one.facts.get("scene", ""),
            )
            for one in self.things(name)
        )

    def _rules(self) -> ZoneRules:
        passages: dict[str, Point] = {}
        doors: dict[str, Door] = {}
        slots: dict[str, Slot] = {}
        effects: dict[str, Effect] = {}
        for mark in self.marks("rules"):
            facts = mark.facts
            if mark.kind == "passage":
                passages[mark.name] = mark.at
            elif mark.kind == "door":
                doors[mark.name] = Door(tuple(facts.get("types", "").split()), mark.at)
            elif mark.kind == "slot":
                slots[mark.name] = Slot(facts.get("holds", ""), mark.at)
            elif mark.kind == "effect":
                kind, value = facts.get("kind", ""), facts.get("value", "")
                effects[mark.name] = Effect(kind, value, mark.at)
            else:
                raise AssetError("fault.map_mark", file=self.file, name=mark.name)
        return ZoneRules(passages, doors, _in_order(slots), _in_order(effects))


def _in_order(marks: Mapping[str, Any]) -> tuple[Any, ...]:
    """slot1, slot2 ... by their numbers."""
    return tuple(marks[name] for name in sorted(marks))


# -- drawing


class ZonePictures:
    """Pictures and anchors of zones; needs a display mode to have been set."""

    def __init__(self, folder: Path = ZONES, megabytes: int = 8) -> None:
        self.folder = folder
        self._files: dict[str, ZoneFile] = {}
        self._pictures = Kept(megabytes * MEGABYTE // 2)
        self._parts = Kept(megabytes * MEGABYTE // 2)

    def rules(self, zone_id: str, turn: int = 0) -> ZoneRules:
        """The anchors of a zone, turned by quarter turns clockwise."""
        return self._file(zone_id).rules.turned(turn)

    def picture(self, zone_id: str, turn: int, size_px: int) -> pygame.Surface:
        """The zone as it lies, kept for the next time; draw on a copy only."""
        key = (zone_id, turn % 4, size_px)
        return self._pictures.get(key, lambda: self.render(*key))

    def render(self, zone_id: str, turn: int, size_px: int) -> pygame.Surface:
        """Draw the zone anew."""
        return deque(self.painting(zone_id, turn, size_px), maxlen=1).pop()

    def painting(self, zone_id: str, turn: int, size_px: int) -> Iterator[pygame.Surface]:
        """Draw the zone anew, thing by thing: the picture as far as it has come, done at the end."""
        zone = self._file(zone_id)
        for picture in self._ground(zone, size_px):
            yield picture
        picture = pygame.transform.rotate(picture, -90 * turn) if turn % 4 else picture
        for (x, y), thing in placed(zone.standing, turn):
            picture.blit(self._sprite(thing, size_px), (round(x * size_px), round(y * size_px)))
            yield picture
        picture.blit(self._glaze(zone.glaze, size_px), (0, 0))
        yield _cut(picture)

    def _file(self, zone_id: str) -> ZoneFile:
        if zone_id not in self._files:
            self._files[zone_id] = load_zone(self.folder / f"{zone_id}.tmx")
        return self._files[zone_id]

    def _ground(self, zone: ZoneFile, size: int) -> Iterator[pygame.Surface]:
        """All that turns with the tile: sheets at the map's own size, then what lies flat on them."""
        small = pygame.Surface((zone.side, zone.side)).convert_alpha()
        small.fblits([(self._part(cell), cell.at) for cell in zone.cells])
        yield small
        ground = pygame.transform.smoothscale(small, (size, size))
        yield ground
        for thing in zone.flat:
            sprite = self._sprite(thing, size)
            middle = pygame.Vector2(thing.width, -thing.height).rotate(thing.angle) * size / 2
            corner = pygame.Vector2(thing.x, thing.y + thing.height) * size
            ground.blit(sprite, sprite.get_rect(center=corner + middle))
            yield ground

    def _part(self, cell: Patch) -> pygame.Surface:
        sheet = self._parts.get(cell.sheet, lambda: _load(cell.sheet))
        return sheet.subsurface(cell.part)

    def _sprite(self, thing: Thing, size: int) -> pygame.Surface:
        wide, high = max(1, round(thing.width * size)), max(1, round(thing.height * size))
        key = (thing.picture, wide, high, thing.flip, thing.angle)

        def read() -> pygame.Surface:
            # By its own size, not by that of whichever thing comes first: pixels must not tell of the past.
            own_wide, own_high = _own_size(thing.picture)
            scale = LARGER * size / MAP_PIXELS
            return _load_svg(thing.picture, round(own_wide * scale), round(own_high * scale))

        def draw() -> pygame.Surface:
            # Read once for all its sizes on the map: reading an SVG costs more than scaling it.
            return _fitted(self._parts.get((thing.picture, size), read), thing, wide, high)

        return self._parts.get(key, draw)

    def _glaze(self, path: Path, size: int) -> pygame.Surface:
        return self._parts.get(
            (path, size), lambda: pygame.transform.smoothscale(_load(path), (size, size))
        )


@cache
def _own_size(path: Path) -> tuple[float, float]:
    """Width and height an SVG gives itself."""
    try:
        head = path.read_text("utf-8")[:300]
    except OSError as error:
        raise AssetError("fault.picture", file=shown(path)) from error
    found = re.search(r'width="([\d.]+)" height="([\d.]+)"', head)
    return (float(found[1]), float(found[2])) if found else (MAP_PIXELS, MAP_PIXELS)


def _load(path: Path) -> pygame.Surface:
    try:
        return pygame.image.load(path).convert_alpha()
    except pygame.error as error:
        raise AssetError("fault.picture", file=shown(path)) from error


def _load_svg(path: Path, wide: int, high: int) -> pygame.Surface:
    try:
        return pygame.image.load_sized_svg(str(path), (wide, high)).convert_alpha()
    except (pygame.error, OSError) as error:
        raise AssetError("fault.picture", file=shown(path)) from error


def _fitted(large: pygame.Surface, thing: Thing, wide: int, high: int) -> pygame.Surface:
    surface = pygame.transform.smoothscale(large, (wide, high))
    if thing.flip:
        surface = pygame.transform.flip(surface, True, False)
    return pygame.transform.rotozoom(surface, -thing.angle, 1) if thing.angle else surface


def _cut(picture: pygame.Surface) -> pygame.Surface:
    """A piece of board: round corners, a light upper and a dark lower edge."""
    size = picture.get_width()
    radius = max(1, round(CORNER * size))
    rim = pygame.Surface((size, size), pygame.SRCALPHA)
    pygame.draw.rect(rim, (20, 12, 6, 130), rim.get_rect(), max(1, size // 228), radius)
    pygame.draw.line(rim, (255, 236, 190, 90), (radius, 0), (size - radius, 0))
    picture.blit(rim, (0, 0))
    mask = pygame.Surface((size, size), pygame.SRCALPHA)
    pygame.draw.rect(mask, (255, 255, 255, 255), mask.get_rect(), border_radius=radius)
    picture.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return picture
