"""Tiles as pictures and marks, read from a folder of TMX maps.

Ground, paths, water, walls and what lies flat turn with the tile; plants and props stand upright at
their turned places, so that the light stays upper left.
Places are told in cells: a tile of two cells reaches from (0, 0) to (2, 1).
"""

from __future__ import annotations

import math
import re
from collections import deque
from collections.abc import Callable, Collection, Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import pygame

from game.assets import AssetError
from game.assets.pictures import load_svg
from game.assets.surface_cache import SurfaceCache
from game.assets.tmx import (
    LARGEST_MAP,
    Landmark,
    MapReader,
    Patch,
    Point,
    Size,
    shown,
    telling_faults,
)

TILE_LAYERS = ("ground", "paths", "water", "walls")
THING_LAYERS = ("floor", "edges", "props")
# Props turn about a point above the middle: the lower third of a tile belongs to its name.
HEART = {"edges": (0.5, 0.5), "props": (0.5, 0.46)}
NEAR = 0.17  # how far from there a scene still counts as the middle of the picture
MARGIN = 0.02  # a turned prop keeps so far from the edge
CORNER = 5 / 228
MAP_PIXELS = 480  # a cell at the size its map was drawn
LARGER = 2  # nanosvg's edges are coarse: drawn larger and reduced
MEGABYTE = 1024 * 1024

Mend = Callable[[AssetError, int, int], pygame.Surface]


@dataclass(frozen=True)
class TileDrawing:
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
class TileFile:
    """One checked map: how many cells it covers, and how many pixels of it one of them takes."""

    size: Size
    side: int
    patches: tuple[Patch, ...]
    flat: tuple[TileDrawing, ...]
    standing: tuple[TileDrawing, ...]
    glaze: Path
    marks: tuple[Landmark, ...]


def turned_size(size: Size, turn: int) -> Size:
    """How many cells a tile covers after quarter turns."""
    return (size[1], size[0]) if turn % 2 else size


def turned_point(at: Point, turn: int, about: Point = (0.5, 0.5), size: Size = (1, 1)) -> Point:
    """A point of the tile after quarter turns clockwise."""
    x, y = at[0] - about[0], at[1] - about[1]
    wide, high = turned_size(size, turn)
    middle = about[0] - size[0] / 2 + wide / 2, about[1] - size[1] / 2 + high / 2
    for _ in range(turn % 4):
        x, y = -y, x
    return middle[0] + x, middle[1] + y


def placed(
    things: Iterable[TileDrawing], turn: int, size: Size = (1, 1)
) -> list[tuple[Point, TileDrawing]]:
    """Standing things with their upper left corners on the turned tile, the farthest first."""
    scenes: dict[str, list[Point]] = {}
    for thing in things:
        scenes.setdefault(thing.scene, []).append(thing.middle)
    wide = turned_size(size, turn)[0]
    found = []
    for thing in things:
        members = scenes[thing.scene] if thing.scene else [thing.middle]
        middle = (
            sum(x for x, _ in members) / len(members),
            sum(y for _, y in members) / len(members),
        )
        x, y = _turned_place(middle, turn, thing.layer, size)
        left, top = thing.x + x - middle[0], thing.y + y - middle[1]
        if thing.layer == "props" and turn % 4:
            left = min(max(left, MARGIN), wide - MARGIN - thing.width)
            top = max(top, MARGIN)
        found.append(((left, top), thing))
    return sorted(found, key=lambda one: one[0][1] + one[1].height)


def _turned_place(middle: Point, turn: int, layer: str, size: Size) -> Point:
    """Where a footprint or a scene goes; what makes the middle of the picture stays there."""
    heart = HEART[layer][0] * size[0], HEART[layer][1] * size[1]
    if layer == "props" and size == (1, 1) and math.dist(middle, heart) < NEAR:
        return middle
    return turned_point(middle, turn, heart, size)


# -- reading


def load_tile(path: Path, kinds: Collection[str] | None) -> TileFile:
    """Read and check one map and the kinds of its marks; a fault names the file and what is wrong."""
    with telling_faults(path):
        return _Reader(path, kinds).read()


class _Reader(MapReader):
    """Turns a map into a TileFile."""

    def __init__(self, path: Path, kinds: Collection[str] | None) -> None:
        super().__init__(path)
        self.kinds = kinds

    def read(self) -> TileFile:
        """The whole map."""
        patches = [patch for name in TILE_LAYERS for patch in self.patches(name)]
        floor, edges, props = (self._standing(name) for name in THING_LAYERS)
        glaze = self.picture(str(getattr(self.layer("glaze"), "source", None)))
        marks = self.marks("rules")
        for mark in marks:
            if self.kinds is not None and mark.kind not in self.kinds:
                raise AssetError("fault.map_mark", file=self.file, name=mark.name)
        return TileFile(self.size, self.side, tuple(patches), floor, (*edges, *props), glaze, marks)

    def _standing(self, name: str) -> tuple[TileDrawing, ...]:
        return tuple(
            TileDrawing(
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
            for one in self.drawings(name)
        )


# -- drawing


class TilePictures:
    """Pictures and marks of tiles; needs a display mode to have been set."""

    def __init__(self, folder: Path, kinds: Collection[str] | None, megabytes: int = 8) -> None:
        self.folder = folder
        #: The kinds of marks that a map of this folder may have; None: any.
        self.kinds = kinds
        self._files: dict[str, TileFile] = {}
        self._pictures = SurfaceCache(megabytes * MEGABYTE // 2)
        self._parts = SurfaceCache(megabytes * MEGABYTE // 2)

    def marks(self, tile: str) -> tuple[Landmark, ...]:
        """The marks of a tile as it was drawn."""
        return self._file(tile).marks

    def picture(self, tile: str, turn: int, side: int) -> pygame.Surface:
        """The tile as it lies, a cell so many pixels wide, kept; draw on a copy only."""
        key = (tile, turn % 4, side)
        return self._pictures.get(key, lambda: self.render(*key))

    def render(self, tile: str, turn: int, side: int) -> pygame.Surface:
        """Draw the tile anew."""
        return deque(self.painting(tile, turn, side), maxlen=1).pop()

    def painting(self, tile: str, turn: int, side: int) -> Iterator[pygame.Surface]:
        """Draw the tile anew, thing by thing: the picture as far as it has come, done at the end."""
        drawn = self._file(tile)
        for picture in self._ground(drawn, side):
            yield picture
        picture = pygame.transform.rotate(picture, -90 * turn) if turn % 4 else picture
        for (x, y), thing in placed(drawn.standing, turn, drawn.size):
            picture.blit(self._sprite(thing, side), (round(x * side), round(y * side)))
            yield picture
        picture.blit(self._glaze(drawn.glaze, picture.get_size()), (0, 0))
        yield _cut(picture, side)

    def version(self) -> str:
        """Where the maps lie and when they or what they are made of last changed."""
        files = [*self.folder.glob("*.tmx"), *self.folder.parent.glob("tilesets/**/*")]
        changed = max((file.stat().st_mtime_ns for file in files), default=0)
        return f"{shown(self.folder)} {changed}"

    def _file(self, tile: str) -> TileFile:
        if tile not in self._files:
            self._files[tile] = load_tile(self.folder / f"{tile}.tmx", self.kinds)
        return self._files[tile]

    def _ground(self, tile: TileFile, side: int) -> Iterator[pygame.Surface]:
        """All that turns with the tile: sheets at the map's own size, then what lies flat on them."""
        wide, high = tile.size
        small = pygame.Surface((wide * tile.side, high * tile.side)).convert_alpha()
        small.fblits([(self._part(one), one.at) for one in tile.patches])
        yield small
        ground = pygame.transform.smoothscale(small, (wide * side, high * side))
        yield ground
        for thing in tile.flat:
            sprite = self._sprite(thing, side)
            middle = pygame.Vector2(thing.width, -thing.height).rotate(thing.angle) * side / 2
            corner = pygame.Vector2(thing.x, thing.y + thing.height) * side
            ground.blit(sprite, sprite.get_rect(center=corner + middle))
            yield ground

    def _part(self, patch: Patch) -> pygame.Surface:
        sheet = self._parts.get(patch.sheet, lambda: _load(patch.sheet))
        try:
            return sheet.subsurface(patch.part)
        except ValueError as error:  # the tile set tells of more than its sheet has
            raise AssetError("fault.picture", file=shown(patch.sheet)) from error

    def _sprite(self, thing: TileDrawing, size: int) -> pygame.Surface:
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

    def _glaze(self, path: Path, size: Size) -> pygame.Surface:
        return self._parts.get(
            (path, size), lambda: pygame.transform.smoothscale(_load(path), size)
        )


class FallbackPictures(TilePictures):
    """Tiles as printed; `mend` paints in the place of one that cannot be read."""

    def __init__(self, folder: Path, kinds: Collection[str] | None, mend: Mend) -> None:
        super().__init__(folder, kinds)
        self.mend = mend

    def picture(self, tile: str, turn: int, side: int) -> pygame.Surface:
        """The tile as it lies, or torn paper; `render` and `painting` give no paper: they are kept."""
        try:
            return super().picture(tile, turn, side)
        except AssetError as error:
            return self.mend(error, side, side)


@cache
def _own_size(path: Path) -> tuple[float, float]:
    """Width and height an SVG gives itself."""
    try:
        with path.open("rb") as file:
            head = file.read(300).decode("utf-8", "replace")
    except OSError as error:
        raise AssetError("fault.picture", file=shown(path)) from error
    found = re.search(r'width="(\d+(?:\.\d+)?)" height="(\d+(?:\.\d+)?)"', head)
    wide, high = (float(found[1]), float(found[2])) if found else (MAP_PIXELS, MAP_PIXELS)
    if not 0 < wide <= LARGEST_MAP >= high > 0:
        raise AssetError("fault.picture", file=shown(path))
    return wide, high


def _load(path: Path) -> pygame.Surface:
    try:
        return pygame.image.load(path).convert_alpha()
    except pygame.error as error:
        raise AssetError("fault.picture", file=shown(path)) from error


def _load_svg(path: Path, wide: int, high: int) -> pygame.Surface:
    return load_svg(path, max(1, wide), max(1, high)).convert_alpha()


def _fitted(large: pygame.Surface, thing: TileDrawing, wide: int, high: int) -> pygame.Surface:
    surface = pygame.transform.smoothscale(large, (wide, high))
    if thing.flip:
        surface = pygame.transform.flip(surface, True, False)
    return pygame.transform.rotozoom(surface, -thing.angle, 1) if thing.angle else surface


def _cut(picture: pygame.Surface, side: int) -> pygame.Surface:
    """A piece of board: round corners, a light upper and a dark lower edge."""
    size = picture.get_size()
    radius = max(1, round(CORNER * side))
    rim = pygame.Surface(size, pygame.SRCALPHA)
    pygame.draw.rect(rim, (20, 12, 6, 130), rim.get_rect(), max(1, side // 228), radius)
    pygame.draw.line(rim, (255, 236, 190, 90), (radius, 0), (size[0] - radius, 0))
    picture.blit(rim, (0, 0))
    mask = pygame.Surface(size, pygame.SRCALPHA)
    pygame.draw.rect(mask, (255, 255, 255, 255), mask.get_rect(), border_radius=radius)
    picture.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return picture
