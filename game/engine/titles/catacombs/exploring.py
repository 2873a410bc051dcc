"""Exploring: a tile is drawn, waits while means are found, and is placed (C6, C10.17)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from game.engine.core.agenda import Ask, Option, Step, option
from game.engine.core.grid import TURNS
from game.engine.core.record import record
from game.engine.titles.catacombs.box import place_id, tile_of
from game.engine.titles.catacombs.state import Game
from game.engine.titles.catacombs.tokens import bring_ghost
from game.engine.titles.catacombs.tunnels import Tunnel


def reveal_tile(game: Game, seat: int, way: Tunnel, by_teleport: bool) -> None:
    """C6.3: the top tile is shown; from now on the move cannot be taken back."""
    game.now.tile = draw_tile(game, seat)
    game.now.exit = way.id
    game.now.teleporting = by_teleport


def draw_tile(game: Game, seat: int) -> str:
    """C6.3, C7.10: the top tile; a haunted one brings a ghost."""
    tile = game.stack[-1]
    game.stack = game.stack[:-1]
    game.emit("tile_drawn", seat=seat, tile=tile)
    if game.box.tiles[tile].haunted:
        bring_ghost(game)
    return tile


def tunnel_if_laid(game: Game, seat: int, turn: int) -> Tunnel:
    """C6.5: the whole tunnel that the waiting tile would make in this rotation."""
    now = game.now
    known = game.map.half(now.exit)
    met = game.map.entering(now.exit, now.tile, turn)
    origin = tile_of(now.exit)
    halves = ((origin, known), (now.tile, met))
    return Tunnel(
        now.exit,
        game.players[seat].room,
        place_id(now.tile, met.a),
        known.footprints + met.footprints,
        known.monsters + met.monsters,
        tuple((place_id(tile, half.name), half.locks) for tile, half in halves if half.locks),
        known.only not in ("", known.a) or met.only not in ("", met.b),
    )


def place_tile(game: Game, tile: str, cell: tuple[int, int], turn: int) -> None:
    """C6.4, C6.8: the tile, then its artifact."""
    game.map = game.map.lay(tile, cell, turn)
    game.emit("tile_placed", tile=tile, cell=cell, turn=turn)
    place_artifact(game, tile)


def place_artifact(game: Game, name: str) -> None:
    """C7.8: the top one, or one or two below; C15.5: with five or six, several from the top."""
    tile = game.box.tiles[name]
    if not tile.artifact or not game.artifacts:
        return
    stack = game.artifacts
    if game.is_party:
        placed = stack[: 1 + tile.marks]
    else:
        placed = (stack[min(tile.marks, len(stack) - 1)],)
    room = place_id(name, tile.artifact)
    game.artifacts = tuple(a for a in stack if a not in placed)
    game.lying = {**game.lying, room: placed}
    game.emit("artifact_placed", room=room, artifacts=placed)


# A tile placed by a card (C10.17)


@record
class PlaceBeside(Ask):
    """C10.17: which empty cell beside the tile one stands on."""

    seat: int
    prompt = "place_where"

    def options(self, game: Game) -> Sequence[Option]:
        cells = game.map.open_cells(tile_of(game.players[self.seat].room))
        return [option("cell", x, y) for x, y in cells]

    def chosen(self, game: Game, answer: Option) -> None:
        x, y = (int(arg) for arg in answer.args)
        game.push(TurnPlaced(self.seat, draw_tile(game, self.seat), x, y))


@record
class TurnPlaced(Ask):
    """C10.17: the rotation of the tile just drawn."""

    seat: int
    tile: str
    x: int
    y: int
    prompt = "place_turn"

    def options(self, game: Game) -> Sequence[Option]:
        return [option("lay", turn) for turn in TURNS]

    def chosen(self, game: Game, answer: Option) -> None:
        place_tile(game, self.tile, (self.x, self.y), int(answer.args[0]))
        game.now.placed = self.tile

    def prompt_args(self, game: Game) -> Mapping[str, object]:
        return {"tile": self.tile, "x": self.x, "y": self.y}


@record
class BeginPlacing(Step):
    """C10.17: with no cell or an empty stack nothing is placed."""

    seat: int

    def run(self, game: Game) -> None:
        game.now.placed = ""
        tile = tile_of(game.players[self.seat].room)
        if game.stack and game.map.open_cells(tile):
            game.push(PlaceBeside(self.seat))
