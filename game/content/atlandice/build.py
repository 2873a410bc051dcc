"""From Atlandice's data files to its `Box`."""

from __future__ import annotations

import msgspec

from game.content.atlandice import schema
from game.content.typed_records import record, records
from game.content.yamlfile import Files, Keys, YamlFile
from game.engine.titles.atlandice.box import Box, Figures, Resource, SeatsFigures, Space, Tile

ALL = "all"
"""What a survey of everything counts (A8.5)."""


def build(files: Files) -> Box | None:
    """The box, as far as the files allow; faults are left in the files."""
    resources = tuple(
        Resource(r.id, number, r.district)
        for number, (_, r) in enumerate(records(files["resources"], schema.ResourceRecord), start=1)
    )
    tiles, clock, by_seats = _tiles(files, resources), _clock(files, resources), _by_seats(files)
    figures = _figures(files, resources)
    return Box(resources, tiles, clock, by_seats, figures) if figures else None


def _tiles(files: Files, resources: tuple[Resource, ...]) -> dict[str, Tile]:
    found = {}
    for at, r in records(files["tiles"], schema.TileRecord):
        _known_district(files["tiles"], (*at, "district"), r.district, resources)
        found[r.id] = Tile(r.id, r.district, r.icons, r.do, tuple(r.roll))
    return found


def _clock(files: Files, resources: tuple[Resource, ...]) -> dict[int, Space]:
    file = files["clock"]
    found: dict[int, Space] = {}
    for at, r in records(file, schema.SpaceRecord):
        counted = {"", ALL, *(one.id for one in resources)}
        if resources and r.of not in counted:
            file.fault((*at, "of"), "unknown_id", id=r.of, file="resources.yaml")
        if r.space in found:
            file.fault((*at, "space"), "stands_twice", thing=f"space {r.space}")
        found[r.space] = Space(r.space, r.event, r.of)
    return found


def _by_seats(files: Files) -> dict[int, SeatsFigures]:
    file = files["seats"]
    found: dict[int, SeatsFigures] = {}
    for at, r in records(file, schema.SeatsRecord):
        if r.seats in found:
            file.fault((*at, "seats"), "stands_twice", thing=f"seats {r.seats}")
        found[r.seats] = SeatsFigures(r.per_district, r.dice, r.dice_each)
    return found


def _figures(files: Files, resources: tuple[Resource, ...]) -> Figures | None:
    file = files["figures"]
    if file.data is None and file.faults:
        return None
    r = record(file, (), file.data, schema.FiguresRecord)
    if r is None:
        return None
    _known_district(file, ("submarine",), r.submarine, resources)
    return Figures(**msgspec.structs.asdict(r))


def _known_district(file: YamlFile, at: Keys, name: str, resources: tuple[Resource, ...]) -> None:
    if resources and name not in {one.district for one in resources}:
        file.fault(at, "unknown_id", id=name, file="resources.yaml")
