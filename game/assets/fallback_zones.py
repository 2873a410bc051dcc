"""Zones for a table that goes on whatever is missing: torn paper, and places by the rules alone."""

from collections.abc import Callable, Mapping
from pathlib import Path

import pygame

from game.assets import AssetError
from game.assets.zones import ZONES, Door, Effect, Point, Slot, ZonePictures, ZoneRules
from game.engine.titles.dungeonology.box import Zone

Mend = Callable[[AssetError, int, int], pygame.Surface]

# As on the maps: where passages open along an edge (D4.1), how far inside it their doors stand, the row
# of cubes, and the effects, in rows of two from the upper right corner.
ALONG = {"1": 0.27, "2": 0.73}
DOOR_INSET = 0.033
SLOTS_HIGH, SLOTS_APART = 0.737, 0.127
EFFECT, EFFECTS_APART = (0.927, 0.078), 0.121


class MendedZones(ZonePictures):
    """Zones as printed; `tell` hears of each one that cannot be read, `mend` paints in its place."""

    def __init__(
        self,
        printed: Mapping[str, Zone],
        tell: Callable[[AssetError], None],
        mend: Mend,
        folder: Path = ZONES,
    ) -> None:
        super().__init__(folder)
        self.printed = printed
        self.tell = tell
        self.mend = mend
        self._bare: dict[str, ZoneRules] = {}

    def rules(self, zone_id: str, turn: int = 0) -> ZoneRules:
        """The anchors of a zone; without its map those that everything printed on it needs."""
        if zone_id not in self._bare:
            try:
                return super().rules(zone_id, turn)
            except AssetError as error:
                self.tell(error)
                self._bare[zone_id] = bare_rules(self.printed[zone_id])
        return self._bare[zone_id].turned(turn)

    def picture(self, zone_id: str, turn: int, size_px: int) -> pygame.Surface:
        """The zone as it lies, or torn paper; `render` and `painting` give no paper: they are kept."""
        try:
            return super().picture(zone_id, turn, size_px)
        except AssetError as error:
            return self.mend(error, size_px, size_px)


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


def edge(passage: str, inset: float) -> Point:
    """A point of a passage, so far inside the edge."""
    along = ALONG[passage[1]]
    far = 1 - inset
    places = {"N": (along, inset), "S": (along, far), "W": (inset, along), "E": (far, along)}
    return places[passage[0]]
