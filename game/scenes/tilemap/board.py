"""The map as view and choices tell it: what lies where, what can be chosen, how tiles look."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from itertools import pairwise
from typing import Any

import pygame

from game.engine.core.grid import beyond
from game.scenes.dungeonology.zone_tiles import (
    Face,
    Pawn,
    TileArt,
    boss_pawn,
    face_of,
    slot_spots,
    spots_for,
)
from game.scenes.table.choices import NO_CHOICES, Choices
from game.scenes.table.part import Thing, View
from game.scenes.tilemap.camera import Bounds, Camera, bounds_of
from game.scenes.tilemap.laying import Laying
from game.scenes.tilemap.marks import joints
from game.scenes.tilemap.moves import doors_between

Point = tuple[float, float]
Cell = tuple[int, int]
Lying = Mapping[str, Any]

#: Options that name a zone, and options that name a scholar.
ZONE_VERBS = ("zone", "boss", "drop_to", "teleport")
PAWN_VERBS = ("spy", "target")
#: Options that are about the scholar's own zone.
HERE_VERBS = ("study", "camp")
BOSS = "boss"


class Board:
    """What the map shows now; read anew from every view, changed by nothing else."""

    def __init__(self, art: TileArt, camera: Camera) -> None:
        self.art = art
        self.camera = camera
        self.view: View = {}
        self.choices: Choices = NO_CHOICES
        self.zones: dict[str, Lying] = {}
        self.faces: dict[str, Face] = {}
        #: Zones within reach, each with cost, way and what waits there (`reach`).
        self.walks: dict[str, dict[str, Any]] = {}
        #: Options by the zone, and by the seat, they are about.
        self.picks: dict[str, list[str]] = {}
        self.pawn_keys: dict[int, list[str]] = {}
        #: What lifting a new zone would do; empty if that is not on offer.
        self.explore: dict[str, Any] = {}
        self.laying: Laying | None = None
        self.joints: list[tuple[str, Point]] = []
        #: Zones with the bare table on their east or south side.
        self.bare: dict[str, set[str]] = {}
        #: Rises with every change: what was worked out before is stale.
        self.version = 0
        self._seen: tuple[object, list[tuple[str, pygame.Rect]]] = ((), [])

    # --- reading ---------------------------------------------------------------------------

    def read(self, view: View, choices: Choices) -> None:
        """Take in a view and what can be chosen now; `dress` follows."""
        self.view, self.choices = view, choices
        self.zones = {lying["zone"]: lying for lying in view["map"]}
        self.joints = joints(self.zones.values())
        taken = {self.cell(zone) for zone in self.zones}
        self.bare = {
            side: {zone for zone in self.zones if beyond(self.cell(zone), side) not in taken}
            for side in "ES"
        }
        self._read_choices()
        self._read_laying()
        self.version += 1

    def _read_choices(self) -> None:
        choices = self.choices
        self.walks = {step["zone"]: step for step in choices.reach()}
        self.picks = {}
        for verb in ZONE_VERBS:
            for key in choices.by_verb(verb):
                self.picks.setdefault(key.split(":")[1], []).append(key)
        for verb in HERE_VERBS:
            for key in choices.by_verb(verb):
                self.picks.setdefault(self.here, []).append(key)
        self.pawn_keys = {}
        for verb in PAWN_VERBS:
            for key in choices.by_verb(verb):
                self.pawn_keys.setdefault(int(key.split(":")[1]), []).append(key)
        self.explore = choices.preview("explore") if "explore" in choices.keys else {}

    def _read_laying(self) -> None:
        keys, tile = self.choices.by_verb("lay"), self.view["shown"]
        if not keys or not tile:
            self.laying = None
        elif self.laying is None or (self.laying.keys, self.laying.tile) != (keys, tile):
            self.laying = Laying(tile, self.choices)

    def dress(self, away: set[object], marked: Thing | None) -> None:
        """How every tile looks now; figures that are on their way elsewhere are left out."""
        self.faces = {}
        for zone, lying in self.zones.items():
            glow, cost = self._glow(zone)
            pawns = tuple(self.pawn(who, marked) for who in self.figures(zone) if who not in away)
            self.faces[zone] = replace(face_of(lying, pawns), glow=glow, cost=cost)

    def _glow(self, zone: str) -> tuple[str, int]:
        if self.laying is not None:
            return "", 0
        if any(key.split(":")[0] in ZONE_VERBS for key in self.picks.get(zone, ())):
            return "choice", 0
        if zone in self.walks:
            cost = self.walks[zone]["cost"]
            return ("near" if cost <= 1 else "far"), cost
        return "", 0

    # --- figures ---------------------------------------------------------------------------

    def figures(self, zone: str, view: View | None = None) -> list[object]:
        """Who stands in a zone: seats, then Laetus."""
        shown = view or self.view
        found: list[object] = [
            seat for seat, one in enumerate(shown["scholars"]) if one["zone"] == zone
        ]
        return [*found, BOSS] if shown["boss"]["zone"] == zone else found

    def pawn(self, who: object, marked: Thing | None = None) -> Pawn:
        """The figure of a seat, or Laetus."""
        if not isinstance(who, int):
            return boss_pawn()
        scholar = self.view["scholars"][who]
        return Pawn(
            f"dungeonology/pawns/{scholar['card']}_{scholar['colour']}",
            scholar["colour"],
            who == self.view["active"],
            who in self.pawn_keys or marked == ("scholar", who),
        )

    def pawn_spot(self, who: object, view: View | None = None) -> Point | None:
        """Where a figure stands in a view, in tiles; None if it is not on the map."""
        shown = view or self.view
        home = shown["scholars"][who]["zone"] if isinstance(who, int) else shown["boss"]["zone"]
        lying = next((one for one in shown["map"] if one["zone"] == home), None)
        if lying is None:
            return None
        there = self.figures(home, shown)
        spots = spots_for(tuple(self.pawn(one) for one in there), self.camera.now.side)
        x, y = spots[there.index(who)]
        return lying["x"] + x, lying["y"] + y

    # --- places ----------------------------------------------------------------------------

    @property
    def here(self) -> str:
        """The zone of the scholar who is asked; "" if nobody at this screen is."""
        seat = self.choices.seat
        return "" if seat is None else str(self.view["scholars"][seat]["zone"])

    def cell(self, zone: str) -> Cell:
        """The cell of a zone."""
        return self.zones[zone]["x"], self.zones[zone]["y"]

    def is_beside(self, zone: str) -> bool:
        """Does a passage of the scholar's own zone meet that zone?"""
        return any(pair["zone"] == zone for pair in self.zones[self.here]["pairs"])

    def zone_on(self, cell: Cell) -> str:
        """The zone that lies on a cell; "" if none does."""
        return next((zone for zone in self.zones if self.cell(zone) == cell), "")

    def explore_cells(self) -> list[Cell]:
        """Where the zone that could be lifted would be laid."""
        if not self.explore or not self.here:
            return []
        return [beyond(self.cell(self.here), side) for side in self.explore["sides"]]

    def open_cells(self) -> list[Cell]:
        """Cells where a tile may come to lie now."""
        return list(self.laying.places) if self.laying is not None else self.explore_cells()

    def bounds(self) -> Bounds:
        """All cells of the map, and those where a tile may come to lie now."""
        return bounds_of([*(self.cell(zone) for zone in self.zones), *self.open_cells()])

    def around(self, seat: int) -> Bounds:
        """The zone of a scholar with some of what lies around it."""
        zone = self.view["scholars"][seat]["zone"]
        return bounds_of([self.cell(zone)]).grown(0.6) if zone in self.zones else self.bounds()

    def attention(self) -> list[Bounds]:
        """What whoever is asked has to see: the own zone, those one step away, all targets.

        Then whatever else can be reached, the nearest first.
        """
        assert self.choices.seat is not None
        near = [zone for zone, walk in self.walks.items() if len(walk["way"]) == 1]
        homes = [self.view["scholars"][seat]["zone"] for seat in self.pawn_keys]
        zones = [zone for zone in (*near, *self.picks, *homes) if zone in self.zones]
        cells = [*(self.cell(zone) for zone in zones), *self.open_cells()]
        own = self.around(self.choices.seat)
        must = own.joined(bounds_of(cells)) if cells else own
        far = sorted(self.walks, key=lambda zone: int(self.walks[zone]["cost"]))
        return [must, *(bounds_of([self.cell(zone)]) for zone in far)]

    def slot_point(self, zone: str, slot: int) -> Point:
        """The middle of a cube's place, in tiles."""
        lying = self.zones[zone]
        spots = slot_spots(self.art.rules(zone, lying["turn"]), max(slot + 1, len(lying["slots"])))
        return lying["x"] + spots[slot][0], lying["y"] + spots[slot][1]

    def way(self, keys: Sequence[str]) -> list[Lying]:
        """The zones of a way from the scholar's own on."""
        return [self.zones[self.here], *(self.zones[key.split(":")[1]] for key in keys)]

    def doors(self, keys: Sequence[str]) -> list[str]:
        """The types doors ask for on a way, each once."""
        asked: list[str] = []
        for key, (one, other) in zip(keys, pairwise(self.way(keys)), strict=True):
            if not key.startswith("secret:"):
                asked += doors_between(one, other)
        return list(dict.fromkeys(asked))

    # --- on the window ---------------------------------------------------------------------

    def pose(self) -> tuple[object, ...]:
        """What changes when anything lies elsewhere on the window."""
        now = self.camera.now
        return self.version, now.x, now.y, now.side

    def in_view(self, rect: pygame.Rect) -> list[tuple[str, pygame.Rect]]:
        """The zones that show, with their places on the window."""
        if self._seen[0] != self.pose():
            places = [(zone, self.camera.tile(self.cell(zone))) for zone in self.zones]
            self._seen = (self.pose(), [one for one in places if one[1].colliderect(rect)])
        return self._seen[1]
