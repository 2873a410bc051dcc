"""The table as one seat sees it: a view, read with the printed definitions beside it."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping
from functools import cached_property
from typing import Any, TypeVar

from game.bots.dungeonology.weights import WEIGHTS, Weights
from game.content.titles import load
from game.engine.titles.dungeonology.box import Box, Trick, Zone
from game.engine.titles.dungeonology.view_types import View, ZoneView

T = TypeVar("T")


class Table:
    """A view with the questions a player asks himself while looking at it."""

    def __init__(self, view: View, weights: Weights = WEIGHTS) -> None:
        self.view = view
        self.weights = weights
        self.box: Box = load("dungeonology")
        assert view["seat"] is not None
        self.seat = view["seat"]
        self.scholars = view["scholars"]
        self.me = self.scholars[self.seat]
        self.hand = self.me["hand"] or []
        self.maximum = view["campus"]["maximum"]

    @cached_property
    def weighed(self) -> dict[Hashable, Any]:
        """What was found so far, by what was asked."""
        return {}

    @cached_property
    def judged(self) -> dict[Hashable, Any]:
        """What was found so far of Studies, by what I hold and by the alarm."""
        return {}

    @cached_property
    def walked(self) -> dict[Hashable, Any]:
        """What was found so far of ways, by what I hold and by how the map lies."""
        return {}

    @cached_property
    def surveyed(self) -> dict[Hashable, Any]:
        """What was found so far of the map, as it lies and as its doors open to me."""
        return {}

    def once(self, key: Hashable, weigh: Callable[[], T]) -> T:
        """What was found for this key, or is now: many cards ask the same of the same table."""
        if key not in self.weighed:
            self.weighed[key] = weigh()
        found: T = self.weighed[key]
        return found

    @cached_property
    def zones(self) -> Mapping[str, ZoneView]:
        """Placed zones by id."""
        return {entry["zone"]: entry for entry in self.view["map"]}

    @cached_property
    def cells(self) -> frozenset[tuple[int, int]]:
        """Cells of the grid with a zone on them."""
        return frozenset((entry["x"], entry["y"]) for entry in self.view["map"])

    @cached_property
    def mods(self) -> Mapping[str, int]:
        """What my interns and face-up jinx cards change."""
        return self.mods_of(self.seat)

    def mods_of(self, seat: int) -> Mapping[str, int]:
        """What a scholar's interns and face-up jinx cards change."""
        scholar, found = self.scholars[seat], dict[str, int]()
        helpers = [self.box.interns[i] for i in scholar["interns"]]
        helpers += [self.box.jinxes[j] for j in scholar["jinxes"]]
        for helper in helpers:
            for key, value in helper.modifiers.items():
                found[key] = found.get(key, 0) + value
        return found

    def mark(self, name: str) -> int:
        """The sum of a mark's numbers on me this turn."""
        return sum(value for mark, value in self.me["marks"] if mark == name)

    def trick(self, card: str) -> Trick:
        """A trick card as printed."""
        return self.box.tricks[card]

    def printed(self, zone: str) -> Zone:
        """A zone as printed."""
        return self.box.zones[zone]

    def has_skill(self, skill: str) -> bool:
        """Does my scholar card show this skill now?"""
        return skill in self.me["skills"]

    # Who is where

    @cached_property
    def rivals(self) -> tuple[int, ...]:
        """Opponents in the dungeon."""
        return tuple(s for s in range(len(self.scholars)) if s != self.seat and self.is_in(s))

    def is_in(self, seat: int) -> bool:
        """Is a scholar live and in the dungeon?"""
        scholar = self.scholars[seat]
        return not scholar["finished"] and scholar["zone"] != self.box.start

    def share(self, seat: int) -> float:
        """How much of a rival's loss is my gain: all of it for two, more against the leader."""
        others = len(self.scholars) - 1
        if others == 1:
            return 1.0
        ahead = self.scholars[seat]["points"] >= max(s["points"] for s in self.scholars)
        return (1.5 if ahead else 0.7) / others

    @property
    def at_limit(self) -> bool:
        """Can I gain no further stun token?"""
        return bool(self.me["stun"] >= self.me["stun_limit"])

    @property
    def next_rank_points(self) -> int:
        """Points of the next successful thesis."""
        submitted = max(int(s["rank"]) for s in self.scholars)
        return self.box.supply.thesis_points[submitted]
