"""The Stairs effect: opening an adjacent level (D4.9)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from game.engine.core.agenda import Ask, Option, option
from game.engine.core.grid import Snap
from game.engine.core.record import record
from game.engine.titles.dungeonology.entering import EntryEffect
from game.engine.titles.dungeonology.moving import (
    Laying,
    levels_left,
    show_fitting,
)
from game.engine.titles.dungeonology.state import Game


class Stairs(EntryEffect):
    """D4.9: works for the first scholar to enter, until it has been resolved."""

    def run(self, game: Game) -> None:
        if not game.maximum and levels_to_open(game, self.zone):
            game.push(ChooseLevel(self.seat, self.zone))


def levels_to_open(game: Game, zone: str, tried: tuple[int, ...] = ()) -> tuple[int, ...]:
    """Adjacent levels with tiles that this zone may still open (V19: not yet joined to its level)."""
    return tuple(
        level
        for level in game.stairs_open.get(zone, ())
        if game.stacks[level - 1]
        and level not in tried
        and not (game.profile.stairs_to_new_levels_only and is_joined(game, zone, level))
    )


def is_joined(game: Game, zone: str, level: int) -> bool:
    """Is some stair pair between the zone's level and this level on the map?"""
    mine = game.map.level(zone)
    return any(
        pair.joint == "stairs" and game.map.level(pair.zone) == level
        for z in game.map.zones
        if game.map.level(z) == mine
        for pair in game.map.pairs[z]
    )


@record
class ChooseLevel(Ask):
    """D4.9 steps 1 to 3: choose a level; if none of its tiles fits, another may be chosen."""

    seat: int
    zone: str
    tried: tuple[int, ...] = ()
    prompt = "stairs_level"

    def options(self, game: Game) -> Sequence[Option]:
        levels = levels_to_open(game, self.zone, self.tried)
        return [option("level", n) for n in levels] or [option("none")]

    def chosen(self, game: Game, answer: Option) -> None:
        if answer.verb != "level":
            return
        level = int(answer.args[0])
        tile = show_fitting(game, self.zone, level)
        if tile:
            game.push(LayByStairs(self.seat, tile, self.zone))
        else:
            game.push(ChooseLevel(self.seat, self.zone, (*self.tried, level)))


@record
class LayByStairs(Laying):
    """D4.9 steps 3 to 6: the tile is laid, the scholar does not move."""

    seat: int
    tile: str
    zone: str

    def prompt_args(self, game: Game) -> Mapping[str, Any]:
        return {"opened": self.zone}

    def beside(self, game: Game) -> str:
        return self.zone

    def laid(self, game: Game, snap: Snap) -> None:
        left = levels_left(game, self.zone, game.map.level(self.tile))
        others = {z: levels for z, levels in game.stairs_open.items() if z != self.zone}
        game.stairs_open = {**others, self.zone: left} if left else others
