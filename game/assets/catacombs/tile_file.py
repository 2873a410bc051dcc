"""One tile face as it stands in its map, checked: materials, things, rooms, tunnels."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path

from game.assets import ART, AssetError
from game.assets.tmx import Landmark, MapDrawing, MapReader, Patch, Point, telling_faults

TILES = ART / "catacombs" / "tiles"
THEMES = ("safe", "depths", "haunted", "start")


@dataclass(frozen=True)
class DrawnRoom:
    """A room: its middle, its features, the corners of its walls."""

    at: Point
    features: tuple[str, ...]
    outline: tuple[Point, ...]


@dataclass(frozen=True)
class Icon:
    """An icon of a tunnel; an arrow leads away from `origin`, a room or an end."""

    kind: str
    at: Point
    origin: str = ""


@dataclass(frozen=True)
class DrawnTunnel:
    """A tunnel from a room to a room, an end or the portal: its bends and its icons in order."""

    room: str
    goal: str
    bends: tuple[Point, ...]
    icons: tuple[Icon, ...]
    made: str = "hewn"


@dataclass(frozen=True)
class TileFile:
    """One checked map; places are shares of the tile's breadth, the start tile is two of them high."""

    theme: str
    high: int
    ground: tuple[Patch, ...]
    walls: tuple[Patch, ...]
    floor: tuple[Patch, ...]
    flat: tuple[MapDrawing, ...]
    props: tuple[MapDrawing, ...]
    rooms: Mapping[str, DrawnRoom]
    tunnels: Mapping[str, DrawnTunnel]
    portal: Point | None
    marks: tuple[tuple[str, Point], ...]
    """Where it says safe, depths or haunted."""


def load_tile(path: Path) -> TileFile:
    """Read and check one map; a fault names the file and what is wrong with it."""
    with telling_faults(path):
        return _read(MapReader(path))


def _read(reader: MapReader) -> TileFile:
    rules = reader.marks("rules")
    _check(reader, rules)
    outlines = {mark.name: mark.corners for mark in reader.marks("outlines")}
    return TileFile(
        theme=reader.fact("theme"),
        high=reader.size[1],
        ground=reader.patches("ground"),
        walls=reader.patches("walls"),
        floor=reader.patches("floor"),
        flat=reader.drawings("flat"),
        props=reader.drawings("props"),
        rooms=_rooms(reader, rules, outlines),
        tunnels=_tunnels(rules),
        portal=next((mark.at for mark in rules if mark.kind == "portal"), None),
        marks=tuple((mark.name, mark.at) for mark in rules if mark.kind == "mark"),
    )


KINDS = ("room", "tunnel", "icon", "portal", "mark")


def _check(reader: MapReader, rules: Iterable[Landmark]) -> None:
    if reader.fact("theme") not in THEMES:
        raise AssetError("catacombs.fault.tile_theme", file=reader.file, theme=reader.fact("theme"))
    for mark in rules:
        if mark.kind not in KINDS or (mark.kind == "tunnel" and len(mark.corners) < 2):
            raise AssetError("catacombs.fault.tile_mark", file=reader.file, name=mark.name)


def _rooms(
    reader: MapReader, rules: Iterable[Landmark], outlines: Mapping[str, tuple[Point, ...]]
) -> dict[str, DrawnRoom]:
    found = {}
    for mark in rules:
        if mark.kind == "room":
            if len(outlines.get(mark.name, ())) < 3:
                raise AssetError("catacombs.fault.tile_outline", file=reader.file, name=mark.name)
            features = tuple(mark.facts.get("features", "").split())
            found[mark.name] = DrawnRoom(mark.at, features, outlines[mark.name])
    return found


def _tunnels(rules: tuple[Landmark, ...]) -> dict[str, DrawnTunnel]:
    icons: dict[str, list[Icon]] = {}
    for mark in sorted(rules, key=lambda one: one.name):
        if mark.kind == "icon":
            icon = Icon(mark.facts.get("kind", ""), mark.at, mark.facts.get("origin", ""))
            icons.setdefault(mark.facts.get("tunnel", ""), []).append(icon)
    return {
        mark.name: DrawnTunnel(
            mark.facts.get("room", ""),
            mark.facts.get("goal", ""),
            mark.corners,
            tuple(icons.get(mark.name, ())),
            mark.facts.get("made", "hewn"),
        )
        for mark in rules
        if mark.kind == "tunnel"
    }
