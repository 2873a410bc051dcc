"""Zones as pictures and places, read from art/dungeonology/zones; without a map by the rules alone."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from game.assets import ART, AssetError
from game.assets.tile_pictures import FallbackPictures, Mend, turned_point
from game.assets.tmx import Landmark, Point
from game.engine.core.grid import turned
from game.engine.titles.dungeonology.box import Zone

ZONES = ART / "dungeonology" / "zones"
#: What the rules know on a map.
MARKS = ("passage", "door", "slot", "effect")

# As on the maps: where passages open along an edge (D4.1), how far inside it their doors stand, the row
# of cubes, and the effects, in rows of two from the upper right corner.
ALONG = {"1": 0.27, "2": 0.73}
DOOR_INSET = 0.033
SLOTS_HIGH, SLOTS_APART = 0.737, 0.127
EFFECT, EFFECTS_APART = (0.927, 0.078), 0.121


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


class FallbackZones(FallbackPictures):
    """Zones as printed; `tell` hears of each one that cannot be read, `mend` paints in its place."""

    def __init__(
        self,
        printed: Mapping[str, Zone],
        tell: Callable[[AssetError], None],
        mend: Mend,
        folder: Path = ZONES,
    ) -> None:
        super().__init__(folder, MARKS, mend)
        self.printed = printed
        self.tell = tell
        self._rules: dict[str, ZoneRules] = {}

    def rules(self, zone: str, turn: int = 0) -> ZoneRules:
        """Where things stand on a zone as it lies; without its map all that is printed has a place."""
        if zone not in self._rules:
            try:
                self._rules[zone] = self._drawn_rules(zone)
            except AssetError as error:
                self.tell(error)
                self._rules[zone] = bare_rules(self.printed[zone])
        return self._rules[zone].turned(turn)

    def _drawn_rules(self, zone: str) -> ZoneRules:
        """The places on a map, if they are those of all that is printed."""
        rules, printed = zone_rules(self.marks(zone)), self.printed[zone]
        told = (set(rules.passages), set(rules.doors), len(rules.slots), len(rules.effects))
        wanted = (
            set(printed.passages),
            set(printed.doors),
            len(printed.cubes),
            len(printed.effects),
        )
        if told != wanted:
            raise AssetError("fault.map_rules", file=f"{self.folder.name}/{zone}.tmx")
        return rules


def zone_rules(marks: Sequence[Landmark]) -> ZoneRules:
    """The marks of a map by their kinds; slots and effects in the order of their numbers."""
    of = {kind: {mark.name: mark for mark in marks if mark.kind == kind} for kind in MARKS}
    slots, effects = ([of[kind][name] for name in sorted(of[kind])] for kind in ("slot", "effect"))
    return ZoneRules(
        {name: mark.at for name, mark in of["passage"].items()},
        {
            name: Door(tuple(mark.facts.get("types", "").split()), mark.at)
            for name, mark in of["door"].items()
        },
        tuple(Slot(mark.facts.get("holds", ""), mark.at) for mark in slots),
        tuple(
            Effect(mark.facts.get("kind", ""), mark.facts.get("value", ""), mark.at)
            for mark in effects
        ),
    )


def bare_rules(zone: Zone) -> ZoneRules:
    """Where passages, doors, cubes and effects stand on a tile that has no map."""
    doors = {p: Door(types, edge(p, DOOR_INSET)) for p, types in zone.doors.items()}
    first = 0.5 - (len(zone.cubes) - 1) / 2 * SLOTS_APART
    slots = [
        Slot(type_, (first + i * SLOTS_APART, SLOTS_HIGH)) for i, type_ in enumerate(zone.cubes)
    ]
    left = EFFECT[0] - (EFFECTS_APART if len(zone.effects) > 1 else 0)
    effects = [
        Effect(
            one.kind,
            one.word or str(one.n or ""),
            (left + i % 2 * EFFECTS_APART, EFFECT[1] + i // 2 * EFFECTS_APART),
        )
        for i, one in enumerate(zone.effects)
    ]
    passages = {passage: edge(passage, 0.0) for passage in zone.passages}
    return ZoneRules(passages, doors, tuple(slots), tuple(effects))


def edge(passage: str, inset: float = 0.0) -> Point:
    """A point of a passage, so far inside the edge."""
    along = ALONG[passage[1]]
    far = 1 - inset
    places = {"N": (along, inset), "S": (along, far), "W": (inset, along), "E": (far, along)}
    return places[passage[0]]
