"""Tiles turned where they lie, with everything on them (C10.11), and Mercy (C6.12)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from game.engine.core.agenda import Ask, Option, Reason, Step, option
from game.engine.core.record import record
from game.engine.titles.catacombs.box import tile_of
from game.engine.titles.catacombs.state import Game
from game.engine.titles.catacombs.tunnels import Map

TURNS = (1, 2, 3)


def turn_tile(game: Game, tile: str, turn: int) -> None:
    """C10.11: joins are worked out anew; nobody enters anything."""
    game.map = game.map.turn(tile, turn)
    game.emit("tile_turned", tile=tile, turn=game.map.grid.where[tile].turn, by=turn)


def turn_occupied(game: Game, first: int) -> None:
    """K002: each square tile with a player on it by 180 degrees, each once."""
    tiles = [tile_of(game.players[seat].room) for seat in game.inside(first)]
    for tile in dict.fromkeys(tiles):
        if game.map.is_square(tile):
            turn_tile(game, tile, 2)


@record
class TurnAlone(Step):
    """K038: each player alone on a square tile turns it, in the order of C10.9."""

    first: int

    def run(self, game: Game) -> None:
        alone = [
            TurnYourTile(seat, tile)
            for seat in game.inside(self.first)
            for tile in (tile_of(game.players[seat].room),)
            if game.map.is_square(tile) and game.occupants(tile) == (seat,)
        ]
        game.push(*alone)


@record
class TurnYourTile(Ask):
    """C10.11: to a new orientation, which is compulsory."""

    seat: int
    tile: str
    prompt = "turn_tile"

    def options(self, game: Game) -> Sequence[Option]:
        return [option("turn", turn) for turn in TURNS]

    def chosen(self, game: Game, answer: Option) -> None:
        turn_tile(game, self.tile, int(answer.args[0]))

    def prompt_args(self, game: Game) -> Mapping[str, object]:
        return {"tile": self.tile}


# Mercy (C6.12)


def is_shut_in(game: Game, seat: int, there: Map) -> bool:
    """C6.12: on foot neither the Crypt nor an open end can be reached with the lockpicks held.

    Ruling: the Crypt counts as reached whether or not an artifact is held.
    """
    player = game.players[seat]
    free = game.has_power(seat, "arrows")
    best = {player.room: 0}
    edge = [player.room]
    while edge:
        room = edge.pop()
        if "crypt" in game.features(room):
            return False
        for way in there.ways[room]:
            locks = sum(n for half, n in way.locks if half not in game.opened)
            cost = best[room] + locks
            if cost > player.lockpicks or (way.against and not free):
                continue
            if not way.goal:
                if game.stack:
                    return False
            elif cost < best.get(way.goal, player.lockpicks + 1):
                best[way.goal] = cost
                edge.append(way.goal)
    return True


def why_not_mercy(game: Game, seat: int) -> Reason | None:
    """C6.12: with the option on, once a turn, while shut in on a square tile."""
    if not game.mercy:
        return Reason("no_mercy", "C6.12")
    if game.now.mercy_used:
        return Reason("mercy_used", "C6.12")
    if game.now.tile:
        return Reason("tile_waits", "C6.7")
    tile = tile_of(game.players[seat].room)
    if not game.map.is_square(tile):
        return Reason("not_square", "C6.12")
    if not is_shut_in(game, seat, game.map):
        return Reason("not_shut_in", "C6.12")
    return None


def mercy_options(game: Game, seat: int) -> Sequence[Option]:
    """Turns that free the player; any if none does."""
    if not game.mercy or why_not_mercy(game, seat) is not None:
        return ()
    tile = tile_of(game.players[seat].room)
    freeing = [t for t in TURNS if not is_shut_in(game, seat, game.map.turn(tile, t))]
    return [option("mercy", turn) for turn in freeing or TURNS]


def take_mercy(game: Game, seat: int, turn: int) -> None:
    """Turn the tile one stands on."""
    game.now.mercy_used = True
    turn_tile(game, tile_of(game.players[seat].room), turn)
