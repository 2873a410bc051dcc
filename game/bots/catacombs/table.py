"""The table as one seat sees it: a view, read with the printed definitions beside it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property

from game.bots.catacombs.maze import Maze, layout_of, maze
from game.bots.catacombs.weights import WEIGHTS, Weights
from game.content.titles import load
from game.engine.titles.catacombs.box import Box
from game.engine.titles.catacombs.view_types import View


class Table:
    """A view with the questions a player asks himself while looking at it."""

    def __init__(self, view: View, weights: Weights = WEIGHTS) -> None:
        self.view = view
        self.weights = weights
        self.box: Box = load("catacombs")
        assert view["seat"] is not None
        self.seat = view["seat"]
        self.players = view["players"]
        self.me = self.players[self.seat]
        self.hand = self.me["hand"] or []
        self.now = view["now"]
        self.offers: dict[str, float] = {}
        """By room, what could be done there; found as it is asked for."""

    # What I have

    @cached_property
    def cards(self) -> list[str]:
        """All my cards."""
        me = self.me
        return [*self.hand, *me["unseen"], *me["play"], *me["discards"]]

    def a_turn(self, verb: str) -> float:
        """What my cards give of something in a turn, on average."""
        cards = self.box.cards
        given = sum(e.n for c in self.cards for e in cards[c].play if e.verb == verb and not e.when)
        return given * self.box.figures.hand / max(self.box.figures.hand, len(self.cards))

    @cached_property
    def pace(self) -> float:
        """Boots a turn."""
        return max(0.5, self.a_turn("boots"))

    @cached_property
    def bruises(self) -> float:
        """Damage by one monster of a tunnel on a later turn."""
        return 0.0 if self.ignores_monsters else max(0.0, 1.0 - self.a_turn("swords") / 2)

    def has_power(self, power: str) -> bool:
        """Does a token give me this for good?"""
        return not self.box.powers[power].isdisjoint(self.me["tokens"])

    @cached_property
    def ignores_monsters(self) -> bool:
        """C15.7: for good."""
        return self.has_power("monsters")

    @cached_property
    def health(self) -> int:
        """Damage that would knock me out."""
        return self.box.figures.health - self.me["hurt"]

    @cached_property
    def boots(self) -> int:
        """Boots that can be spent this turn (C7.3)."""
        tired = self.now["exhausted"] and not self.now["cave_proof"]
        return 0 if tired else self.now["boots"]

    @cached_property
    def hands_free(self) -> int:
        """Artifacts I could still carry (C7.9)."""
        bags = self.box.powers["artifact"]
        return 1 + sum(t in bags for t in self.me["tokens"]) - len(self.me["artifacts"])

    @cached_property
    def to_beat(self) -> int:
        """The points of the best who is out, which nothing changes any more (C14.1)."""
        out = [player for player in self.players if player["out"] and not player["lost"]]
        return max([player["now"]["total"] for player in out], default=0)

    # Where things are

    @cached_property
    def maze(self) -> Maze:
        """The map as it lies."""
        return maze(
            layout_of(self.view), frozenset(h for e in self.view["map"] for h in e["opened"])
        )

    @cached_property
    def artifacts(self) -> Mapping[str, int]:
        """Rooms with an artifact that I could take, and its points (C7.9, C15.6)."""
        if self.hands_free < 1:
            return {}
        found: dict[str, int] = {}
        for entry in self.view["map"]:
            for room, there in entry["artifacts"].items():
                if not self.may_be_plundered(entry["tile"]):
                    found[room] = max(self.box.artifacts[name].value for name in there)
        return found

    def may_be_plundered(self, tile: str) -> bool:
        """C15.6: could one of several artifacts of this tile be mine already?"""
        several = self.view["seats"] > self.box.figures.basic_seats and self.box.tiles[tile].marks
        return bool(several and self.me["artifacts"])

    @cached_property
    def unlocked(self) -> frozenset[tuple[str, str]]:
        """Features used up (C7.6)."""
        return frozenset((r, f) for entry in self.view["map"] for r, f in entry["unlocked"])

    @cached_property
    def shrines(self) -> Mapping[str, Sequence[int]]:
        """Wayshrines, and who recorded there."""
        return {r: seats for entry in self.view["map"] for r, seats in entry["shrines"].items()}
