"""What is printed and lies on tiles: features, icons, artifacts, cubes of wayshrines, who fell there."""

from __future__ import annotations

import math
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import TYPE_CHECKING

import pygame

from game.assets import AssetError
from game.assets.catacombs.tile_places import UNIT, RoomPlace, TilePlaces
from game.assets.catacombs.tile_rooms import FRESH, Worn
from game.engine.titles.catacombs.box import parted, tile_of
from game.engine.titles.catacombs.view_types import TileView, View
from game.scenes.catacombs.faces import pawn
from game.scenes.catacombs.tile_names import NamePlate, NamePlates
from game.scenes.catacombs.title_art import art_of, artifact_picture
from game.scenes.tilemap.model import Face, Point
from game.scenes.tilemap.tiles import TileArt

if TYPE_CHECKING:
    from game.scenes.shell.app import App

#: Sizes in units of a tile (C17.1), and the least in pixels.
ARTIFACT, CUBE, FALLEN = 1.0, 0.3, 0.9
LEAST_ARTIFACT, LEAST_CUBE, LEAST_BADGE = 16, 8, 13
#: The share of a room that a ring of light around it leaves free.
RIM = 0.86
SHRINE = "shrine"


@dataclass(frozen=True, slots=True)
class TilePieces:
    """What the game has changed on a tile and what lies there; rooms by their printed names."""

    worn: Worn = FRESH
    artifacts: tuple[tuple[str, tuple[str, ...]], ...] = ()
    #: Colours of the cubes on wayshrines, and of those who were knocked out here.
    shrines: tuple[tuple[str, tuple[str, ...]], ...] = ()
    fallen: tuple[tuple[str, str], ...] = ()


class RoomPrints:
    """Paints a tile's rooms as they are now."""

    def __init__(self, app: App) -> None:
        self.app = app
        self.plates = NamePlates()

    def places(self, face: Face) -> TilePlaces:
        """Where everything is on a tile as it lies."""
        return art_of(self.app).tiles.places(face.tile, face.turn)

    def name(self, tile: str) -> str:
        """No ribbon: a plate of its own lies between the rooms."""
        return ""

    def stands(self, face: Face, side: float) -> list[Point]:
        """Feet of the pawns, each in its room, side by side where several are."""
        rooms = self.places(face).rooms
        inside: dict[str, int] = {}
        found = []
        for one in face.pawns:
            count = sum(other.anchor == one.anchor for other in face.pawns)
            at = inside.get(one.anchor, 0)
            inside[one.anchor] = at + 1
            spots = rooms[one.anchor].pawns(count)
            found.append(spots[min(at, len(spots) - 1)])
        return found

    def below(
        self, art: TileArt, canvas: pygame.Surface, face: Face, side: int, floor: int
    ) -> None:
        """Features and icons, then what lies in rooms."""
        pieces = pieces_of(face)
        faces = art_of(self.app).tiles
        with suppress(AssetError):  # torn paper lies there instead
            faces.dresser.dress(canvas, faces.laid(face.tile, face.turn), side, pieces.worn)
        rooms = self.places(face).rooms
        for room, artifacts in pieces.artifacts:
            self._draw_artifacts(art, canvas, rooms[room], artifacts, side)
        for room, colours in pieces.shrines:
            self._draw_cubes(art, canvas, rooms[room].cubes, colours, side)
        for room, colour in pieces.fallen:
            self._draw_fallen(art, canvas, rooms[room].at, colour, side)

    def above(self, art: TileArt, canvas: pygame.Surface, face: Face, side: int) -> None:
        """The name on a plate, where it hides least."""
        plate = self._plate(art, face, canvas.get_width())
        if plate:
            self.plates.draw(art, canvas, plate)

    def written(self, art: TileArt, face: Face, side: int) -> list[pygame.Rect]:
        """The plate, so that nothing is laid on it."""
        plate = self._plate(art, face, side)
        return [plate.box(side)] if plate else []

    def _plate(self, art: TileArt, face: Face, side: int) -> NamePlate | None:
        names = tuple(self.app.words(f"catacombs.tile.{face.tile}.{n}") for n in ("name", "short"))
        return self.plates.plate(art, face, self.places(face), names, side)

    def _draw_artifacts(
        self,
        art: TileArt,
        canvas: pygame.Surface,
        room: RoomPlace,
        artifacts: Sequence[str],
        side: int,
    ) -> None:
        at = room.artifact
        px = max(LEAST_ARTIFACT, round(ARTIFACT * UNIT * side))
        for n, artifact in enumerate(artifacts):
            x = round(at[0] * side + (n - (len(artifacts) - 1) / 2) * px * 0.6)
            sprite = art.sprite(artifact_picture(artifact), px, px)
            canvas.blit(sprite, sprite.get_rect(center=(x, round(at[1] * side))))
        best = max(art_of(self.app).box.artifacts[one].value for one in artifacts)
        corner = (at[0] * side + px * 0.42, at[1] * side + px * 0.3)
        badge = max(LEAST_BADGE, px * 0.56)
        art.badge(canvas, str(best), inside_ring(room, corner, badge, side), badge)

    def _draw_cubes(
        self,
        art: TileArt,
        canvas: pygame.Surface,
        spots: Sequence[Point],
        colours: Sequence[str],
        side: int,
    ) -> None:
        px = max(LEAST_CUBE, round(CUBE * UNIT * side))
        for (x, y), colour in zip(spots, colours, strict=False):
            cube = art.sign(f"noise_{colour}", px)
            canvas.blit(cube, cube.get_rect(center=(round(x * side), round(y * side))))

    def _draw_fallen(
        self, art: TileArt, canvas: pygame.Surface, at: Point, colour: str, side: int
    ) -> None:
        """A pawn laid down where its player was knocked out (C13.3)."""
        px = round(FALLEN * UNIT * side)
        figure = pygame.transform.rotate(art.sprite(pawn(colour), px, px), 90)
        canvas.blit(figure, figure.get_rect(center=(round(at[0] * side), round(at[1] * side))))


def inside_ring(room: RoomPlace, at: Point, px: float, side: int) -> Point:
    """Where a badge lies inside a room: the ring of light around that must not cut its number."""
    x, y = room.at[0] * side, room.at[1] * side
    most = max(0.0, room.radius * side * RIM - px / 2)
    far = math.dist(at, (x, y))
    if far <= most:
        return at
    return x + (at[0] - x) * most / far, y + (at[1] - y) * most / far


def pieces_of(face: Face) -> TilePieces:
    """What lies on a tile."""
    return face.pieces if isinstance(face.pieces, TilePieces) else TilePieces()


def face_of(app: App, lying: TileView, view: View, colours: Sequence[str]) -> Face:
    """The face of a tile of a view, without marks and pawns."""
    tile = lying["tile"]
    pieces = TilePieces(
        worn=_worn(app, lying, view),
        artifacts=tuple((_local(r), tuple(found)) for r, found in lying["artifacts"].items()),
        shrines=tuple(
            (_local(room), tuple(colours[seat] for seat in seats))
            for room, seats in lying["shrines"].items()
            if seats
        ),
        fallen=tuple(
            (_local(player["room"]), colours[seat])
            for seat, player in enumerate(view["players"])
            if player["out"] == "knocked_out" and tile_of(player["room"]) == tile
        ),
    )
    return Face(tile, lying["turn"], pieces, size=size_of(app, tile))


def _worn(app: App, lying: TileView, view: View) -> Worn:
    """Features used up and locks that are open."""
    art = art_of(app)
    used = {(_local(room), feature) for room, feature in lying["unlocked"]}
    if SHRINE in view["spent"]:
        rooms = art.box.tiles[lying["tile"]].rooms.values()
        used |= {(room.name, SHRINE) for room in rooms if SHRINE in room.features}
    tunnels = art.tiles.places(lying["tile"], lying["turn"]).tunnels
    opened = {
        (_local(half), n)
        for half in lying["opened"]
        for n, icon in enumerate(tunnels[_local(half)].icons)
        if icon.kind == "lock"
    }
    return Worn(frozenset(used), frozenset(opened))


def size_of(app: App, tile: str) -> tuple[int, int]:
    """The cells a tile covers: the start tile is two cells high (C17.6)."""
    return (1, 2) if art_of(app).box.tiles[tile].kind == "start" else (1, 1)


def _local(name: str) -> str:
    """The printed name of a room or a tunnel."""
    return parted(name)[1]


def room_art(app: App) -> TileArt:
    """Pictures of tiles with their rooms."""
    return TileArt(app, art_of(app).tiles, RoomPrints(app))
