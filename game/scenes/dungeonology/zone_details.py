"""The small things on a tile under a point: tokens, effect signs, cubes, doors, stairs and walls.

They are looked for when somebody asks for a large view; the zone answers everything else.
"""

from __future__ import annotations

import math
from collections.abc import Iterator

from game.scenes.dungeonology.title_art import art_of
from game.scenes.dungeonology.zone_tiles import (
    CUBES_FROM,
    EFFECTS_FROM,
    TOKEN,
    TOKEN_ROW,
    TOKENS_FROM,
    effect_spots,
    pieces_of,
    slot_spots,
)
from game.scenes.tilemap.board import Board
from game.scenes.tilemap.model import Point
from game.ui.spot import Thing

#: How near the pointer must come to the middle of a cube, a door or a joint, in tiles.
CUBE, DOOR, JOINT = 0.075, 0.08, 0.1
#: The cubes of small tiles stand a little higher than printed, above the name.
SLOTS_HIGH = 0.09

SmallThing = tuple[Thing, Point, float]
"""A thing, its middle in tiles of the map, and how near is near enough."""


def small_thing_at(board: Board, at: Point) -> Thing | None:
    """The small thing at a point of the map."""
    x, y = at
    zone = board.tile_on((math.floor(x), math.floor(y)))
    found = [*_joints(board), *(_small_things(board, zone) if zone else ())]
    near = [(math.dist((x, y), at), thing) for thing, at, far in found if _is_near((x, y), at, far)]
    return min(near)[1] if near else None


def _is_near(one: Point, other: Point, far: float) -> bool:
    return max(abs(one[0] - other[0]), abs(one[1] - other[1])) <= far


def _joints(board: Board) -> Iterator[SmallThing]:
    for token in board.facts.tokens:
        if token.thing is not None:
            yield token.thing, token.at, JOINT


def _small_things(board: Board, zone: str) -> Iterator[SmallThing]:
    face, side = board.faces[zone], board.camera.now.side
    pieces, rules = pieces_of(face), art_of(board.art.app).zones.rules(zone, face.turn)
    left, top = board.cell(zone)

    def on_map(at: Point) -> Point:
        return left + at[0], top + at[1]

    if side >= TOKENS_FROM:
        for token, at in zip(pieces.tokens, TOKEN_ROW, strict=False):
            yield ("token", token), on_map(at), TOKEN / 2
    if side >= EFFECTS_FROM:
        for effect, at, size in effect_spots(rules, side):
            yield ("sign", effect.kind), on_map(at), size / 2
    if side >= CUBES_FROM and pieces.slots:
        for i, (x, y) in enumerate(slot_spots(rules, len(pieces.slots))):
            printed = rules.slots[i].type if i < len(rules.slots) else pieces.slots[i]
            yield ("type", pieces.slots[i] or printed), on_map((x, y - SLOTS_HIGH / 2)), CUBE
    for door in rules.doors.values():
        yield ("token", "door"), on_map(door.at), DOOR
