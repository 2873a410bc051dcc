"""Reading TMX maps: what pytmx returns, doubted and checked.

pytmx accepts layers with missing cells and unknown tiles without a word, so a fault is looked for here
and told with the file and what is wrong with it. Places are shares of the map's breadth.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any
from xml.etree.ElementTree import ParseError

import pytmx

from game.assets import ART, AssetError

Point = tuple[float, float]
Size = tuple[int, int]
# Beyond these a file is broken, whatever it says: sides of a map, cells a thing covers.
LARGEST_MAP = 8192
LARGEST_THING = 8


Box = tuple[int, int, int, int]


@dataclass(frozen=True)
class Patch:
    """One cell of a tile layer or several that lie together: part of their sheet, and the place, in px."""

    sheet: Path
    part: Box
    at: tuple[int, int]


@dataclass(frozen=True)
class MapDrawing:
    """A drawing on the map: its upper left corner, its size, and how it is turned or mirrored.

    One that lies at an angle is turned about its lower left corner.
    """

    picture: Path
    x: float
    y: float
    width: float
    height: float
    angle: float
    flip: bool
    facts: dict[str, str]


@dataclass(frozen=True)
class Landmark:
    """A place on a map that the rules know: a point, or the corners of a line or an area."""

    kind: str
    name: str
    at: Point
    facts: Mapping[str, str]
    corners: tuple[Point, ...] = ()


class MapReader:
    """One map, layer by layer."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.file = shown(path)
        if not path.is_file():
            raise AssetError("fault.map_missing", file=self.file)
        try:
            self.tmx: Any = pytmx.TiledMap(str(path), image_loader=_no_images, load_all=False)
        except ParseError as error:
            raise AssetError("fault.map_xml", file=self.file, why=str(error)) from error
        except Exception as error:  # pytmx raises bare Exception for a missing tile set
            raise AssetError("fault.map_broken", file=self.file, why=str(error)) from error
        # pytmx numbers tiles anew; this leads back to the numbers of the file and their flags.
        self.real = {
            gid: (real, flags) for real, found in self.tmx.gidmap.items() for gid, flags in found
        }
        wide, high = (self.tmx.width * self.tmx.tilewidth, self.tmx.height * self.tmx.tileheight)
        if not 0 < wide <= LARGEST_MAP >= high > 0:
            raise ValueError(f"{wide} x {high} pixels")
        #: The shorter side is one cell of the board.
        self.side = int(min(wide, high))
        self.size = (round(wide / self.side), round(high / self.side))
        self.pictures: dict[str, Path] = {}

    def fact(self, name: str) -> str:
        """A property of the whole map."""
        return str(self.tmx.properties.get(name, ""))

    def layer(self, name: str) -> Any:
        """A layer by its name."""
        layer = self.tmx.layernames.get(name)
        if layer is None:
            raise AssetError("fault.map_layer", file=self.file, layer=name)
        return layer

    def cells(self, name: str) -> list[Patch]:
        """The cells of a tile layer that show something, one by one."""
        layer = self.layer(name)
        wanted = self.tmx.width * self.tmx.height
        found = sum(len(row) for row in layer.data)
        if found != wanted or any(len(row) != self.tmx.width for row in layer.data):
            facts = {"layer": name, "found": str(found), "wanted": str(wanted)}
            raise AssetError("fault.map_cells", file=self.file, **facts)
        return [self._cell(gid, name, (x, y)) for x, y, gid in layer.iter_data() if gid]

    def patches(self, name: str) -> tuple[Patch, ...]:
        """The same in a few patches: hundreds of cells that lie beside each other on their sheet too."""
        return tuple(_joined(_joined(self.cells(name), 0), 1))

    def _cell(self, gid: int, layer: str, at: tuple[int, int]) -> Patch:
        real = self.real[gid][0]
        sets = [tiles for tiles in self.tmx.tilesets if tiles.firstgid <= real]
        tiles = max(sets, key=lambda one: one.firstgid, default=None)
        if tiles is None or tiles.source is None or real - tiles.firstgid >= tiles.tilecount:
            raise self._unknown(gid, layer)
        row, column = divmod(real - tiles.firstgid, int(tiles.columns))
        w, h = int(tiles.tilewidth), int(tiles.tileheight)
        if not 0 < w <= self.side >= h > 0:
            raise self._unknown(gid, layer)
        place = (at[0] * self.tmx.tilewidth, at[1] * self.tmx.tileheight)
        return Patch(self.picture(tiles.source), (column * w, row * h, w, h), place)

    def _unknown(self, gid: int, layer: str) -> AssetError:
        return AssetError(
            "fault.map_tile", file=self.file, tile=str(self.real[gid][0]), layer=layer
        )

    def drawings(self, name: str) -> tuple[MapDrawing, ...]:
        """The drawings of an object layer."""
        return tuple(self._thing(thing, name) for thing in self.layer(name))

    def _thing(self, thing: Any, layer: str) -> MapDrawing:
        if not thing.gid:
            raise AssetError("fault.map_thing", file=self.file, name=str(thing.name))
        facts = self.tmx.get_tile_properties_by_gid(thing.gid)
        if not facts or not facts.get("source"):
            raise self._unknown(thing.gid, layer)
        k = self.side
        x, y, width, height = thing.x / k, thing.y / k, thing.width / k, thing.height / k
        _require_place(str(thing.name), (x, y, width, height, float(thing.rotation)))
        flags = self.real[thing.gid][1]
        flip = bool(flags and flags.flipped_horizontally)
        more = {key: str(value) for key, value in thing.properties.items()}
        picture = self.picture(facts["source"])
        return MapDrawing(picture, x, y, width, height, float(thing.rotation), flip, more)

    def marks(self, name: str) -> tuple[Landmark, ...]:
        """The points, lines and areas of an object layer."""
        return tuple(self._mark(one) for one in self.layer(name))

    def _mark(self, one: Any) -> Landmark:
        corners = [(p.x / self.side, p.y / self.side) for p in getattr(one, "points", ())]
        facts = {key: str(value) for key, value in one.properties.items()}
        at = (one.x / self.side, one.y / self.side)
        if not all(-1 <= share <= LARGEST_THING for p in (at, *corners) for share in p):
            raise ValueError(f"{one.name}: {at[0]:g}, {at[1]:g}")
        return Landmark(str(one.type), str(one.name), at, facts, tuple(corners))

    def picture(self, source: str) -> Path:
        """The file a map or tile set names; looked up once, a map names it hundreds of times.

        Nothing but art is art: a path that leads out of its folder is not followed.
        """
        if source not in self.pictures:
            path = (self.path.parent / source).resolve()
            if not path.is_relative_to(self.path.resolve().parents[2]) or not path.is_file():
                raise AssetError("fault.map_picture", file=self.file, picture=shown(path))
            self.pictures[source] = path
        return self.pictures[source]


def _joined(patches: Iterable[Patch], axis: int) -> list[Patch]:
    """Patches that go on where another ends, beside it (axis 0) or below it (1), made one."""
    open_: dict[tuple[object, ...], Patch] = {}
    done: list[Patch] = []
    for patch in patches:
        last = open_.pop(_start(patch, axis), None)
        if last is not None:
            size = [*last.part[2:]]
            size[axis] += patch.part[2 + axis]
            patch = Patch(last.sheet, (last.part[0], last.part[1], size[0], size[1]), last.at)
        before = open_.get(_end(patch, axis))
        if before is not None:
            done.append(before)
        open_[_end(patch, axis)] = patch
    return [*done, *open_.values()]


def _start(patch: Patch, axis: int) -> tuple[object, ...]:
    return patch.sheet, patch.part[:2], patch.at, patch.part[3 - axis]


def _end(patch: Patch, axis: int) -> tuple[object, ...]:
    """The start of a patch that would go on with this one."""
    far = patch.part[2 + axis]
    step = (far, 0) if axis == 0 else (0, far)
    part = (patch.part[0] + step[0], patch.part[1] + step[1])
    return patch.sheet, part, (patch.at[0] + step[0], patch.at[1] + step[1]), patch.part[3 - axis]


def _require_place(name: str, numbers: tuple[float, ...]) -> None:
    """A thing has a place near the tile and a size; what is told may be no number at all."""
    x, y, wide, high, angle = numbers
    near = all(abs(at) <= LARGEST_THING for at in (x, y)) and math.isfinite(angle)
    if not (near and 0 < wide <= LARGEST_THING and 0 < high <= LARGEST_THING):
        raise ValueError(f"{name}: {wide:g} x {high:g} at {x:g}, {y:g}")


@contextmanager
def telling_faults(path: Path) -> Iterator[None]:
    """Whatever is wrong with what a map tells is told with its name."""
    try:
        yield
    except (ArithmeticError, AttributeError, LookupError, TypeError, ValueError) as error:
        raise AssetError("fault.map_broken", file=shown(path), why=str(error)) from error


def _no_images(*_: Any, **__: Any) -> Callable[..., None]:
    """pytmx shall load no image: they are drawn at the size of the screen."""
    return lambda *_, **__: None


def shown(path: Path) -> str:
    """A file as people are told of it."""
    path = path.resolve()
    return f"art/{path.relative_to(ART)}" if path.is_relative_to(ART) else str(path)
