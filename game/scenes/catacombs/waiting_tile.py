"""The tile that waits in the hand: where it will lie, and in each legal turn what it would join (C6)."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from game.engine.titles.catacombs.view_types import Preview, RotationView, TunnelView, View
from game.scenes.catacombs.map_words import MapWords, toll
from game.scenes.catacombs.tile_prints import TilePieces
from game.scenes.catacombs.ways import MEET, Ways
from game.scenes.table.choices import Choices
from game.scenes.tilemap.model import Cell, Joint, Lay, Offer

if TYPE_CHECKING:
    from game.scenes.shell.app import App

LAY = "lay"


def waiting(view: View, choices: Choices) -> str:
    """The tile that waits for whoever is asked; "" if none does."""
    if not choices.by_verb(LAY):
        return ""
    return str(view["now"]["tile"] or choices.args.get("tile", ""))


def place_of(view: View, choices: Choices) -> Cell:
    """Where it will lie."""
    exit_ = view["now"]["exit"]
    if not exit_:
        return choices.args["x"], choices.args["y"]
    cell = next(way["cell"] for way in view["tunnels"] if way["id"] == exit_)
    assert cell is not None
    return cell[0], cell[1]


class WaitingTile:
    """One tile in the hand, as view and question tell it."""

    def __init__(self, app: App, view: View, choices: Choices, room: str) -> None:
        self.view = view
        self.choices = choices
        self.tile = waiting(view, choices)
        self.cell = place_of(view, choices)
        self.room = room
        self.words = MapWords(app)
        self.ways = Ways(app, view)

    def offer(self, beside: Cell) -> Offer:
        """Every legal turn; the others stand on the page beside the map, with their reasons."""
        legal = {one.args[0]: one.key for one in self.choices.offered(LAY)}
        told = [one for one in self.view["now"]["rotations"] if one["turn"] in legal]
        lays = tuple(self._lay(legal[one["turn"]], one) for one in told)
        return Offer(self.tile, lays, beside, TilePieces(), is_told=True)

    def _lay(self, key: str, rotation: RotationView) -> Lay:
        ways = self.ways.with_tile(self.tile, self.cell, rotation["turn"])
        own = self._way_in(ways, rotation)
        others = [self._joint(ways, way) for way in rotation["joins"]]
        apart = [one for one in others if not own or math.dist(one.at, own[0].at) > MEET]
        return Lay(
            key,
            self.cell,
            rotation["turn"],
            joints=(*apart, *own),
            hint=self.words.lay(rotation),
        )

    def _way_in(self, ways: Ways, rotation: RotationView) -> list[Joint]:
        """The way that is walked as soon as it lies; none for a tile that a card places."""
        exit_ = self.view["now"]["exit"]
        if not rotation["goal"] or not exit_:
            return []
        line = ways.walked(self.room, rotation["goal"], exit_)
        return [Joint(tuple(line), ways.end(exit_), toll(rotation), is_own=True)]

    def _joint(self, ways: Ways, way: TunnelView) -> Joint:
        line = ways.walked(way["origin"], way["goal"], way["id"])
        facts: Preview = {
            "boots": way["boots"], "monsters": way["monsters"], "lockpicks": way["locks"],
        }  # fmt: skip
        return Joint(tuple(line), ways.end(way["id"]), toll(facts))
