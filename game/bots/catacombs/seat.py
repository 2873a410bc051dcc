"""One seat thinking: the table, the dragon, and the plans that follow from both."""

from __future__ import annotations

from functools import cached_property

from game.api import Option, Question
from game.bots.catacombs import worth
from game.bots.catacombs.danger import Danger
from game.bots.catacombs.maze import Layout, Maze, layout_of, maze
from game.bots.catacombs.plans import NOWHERE, Halt, Plan, Walker, start_of
from game.bots.catacombs.table import Table
from game.bots.catacombs.weights import WEIGHTS, Weights
from game.engine.titles.catacombs.view_types import View


class Seat:
    """What a seat finds out while it looks for an answer, each thing once."""

    def __init__(self, view: View, weights: Weights = WEIGHTS) -> None:
        self.t = Table(view, weights)
        self.plan: Plan | None = None

    @cached_property
    def danger(self) -> Danger:
        """What the dragon may do."""
        return Danger(self.t)

    @cached_property
    def walker(self) -> Walker:
        """Plans on the map as it lies."""
        return Walker(self.t, self.danger)

    def plan_with(self, q: Question) -> Plan:
        """Where to go, and the first step of it that is on offer."""
        if self.plan is None:
            self.plan = self.walker.best(start_of(self.t), frozenset(q.keys))
        return self.plan

    # Cards

    def keep_value(self, card: str) -> float:
        """What a card in my deck is still good for."""
        points = worth.of_points(self.t.box.cards[card].points, self.t.weights.conditional)
        return points + worth.of_play(self.t, card)

    def is_junk(self, card: str) -> bool:
        """Is the deck better without it?"""
        return self.keep_value(card) <= self.t.weights.junk

    def alternative(self, option: Option, part: str, place: int) -> float:
        """What one of several things to choose brings."""
        card, at = option.args
        choice = self.t.box.cards[str(card)].parts[part][place].choice
        assert choice is not None
        return worth.of_alternative(self.t, choice.alternatives[int(at)])

    def row_value(self, name: str) -> float:
        """What a card, device or monster of the row brings."""
        kind = self.t.box.cards[name].type
        if kind == "device":
            return worth.of_device(self.t, name, self.danger)
        if kind == "monster":
            return worth.of_monster(self.t, name, self.danger)
        return worth.of_card(self.t, name, self.danger)

    # Places that are only thought of

    def from_room(self, room: str, there: Maze | None = None) -> float:
        """What the game is worth to me from a room."""
        walker = Walker(self.t, self.danger, there) if there else self.walker
        return self.from_halt(walker, start_of(self.t)._replace(room=room))

    def from_halt(self, walker: Walker, halt: Halt) -> float:
        """The best plan from there, with what lies there."""
        if halt.room == walker.maze.crypt:
            return walker.value(halt)
        gain = worth.of_room(self.t, halt.room, late=False)
        best = walker.best(halt._replace(gain=halt.gain + gain))
        return best.value if best is not NOWHERE else walker.value(halt)

    def after_leap(self, card: str) -> float:
        """From the best room that a card's teleport leads to (C10.8)."""
        t = self.t
        told = next((e.leap for e in t.box.cards[card].play if e.leap), None)
        kinds = told.to if told else ()
        goals = [r for r in t.maze.ways if not t.box.features[r].isdisjoint(kinds)]
        if "adjacent" in kinds:
            goals += [w.goal for w in t.maze.ways[t.me["room"]] if w.goal]
        if "player" in kinds:
            goals += [p["room"] for p in t.players if not p["out"]]
        barred = {t.me["room"]} | (set() if t.me["artifacts"] else {t.maze.crypt})
        values = [self.from_room(room) for room in dict.fromkeys(goals) if room not in barred]
        return max(values, default=0.0)

    def laid(self, layout: Layout) -> Maze:
        """The map with other tiles."""
        return maze(layout, self.t.maze.opened)

    def with_tile(self, tile: str, cell: tuple[int, int], turn: int) -> float:
        """With one more tile on the map."""
        layout = (*layout_of(self.t.view), (tile, *cell, turn))
        return self.from_room(self.t.me["room"], self.laid(layout))

    def with_turn(self, tile: str, turn: int) -> float:
        """With a tile turned by so many quarter turns."""
        layout = tuple(
            (name, x, y, (at + turn) % 4 if name == tile else at)
            for name, x, y, at in layout_of(self.t.view)
        )
        return self.from_room(self.t.me["room"], self.laid(layout))

    def with_rotation(self, turn: int) -> float:
        """With the waiting tile in a rotation, and me in the room it leads to (C6.8)."""
        t, now = self.t, self.t.now
        cell = t.maze.map.behind(now["exit"])
        there = self.laid((*layout_of(t.view), (now["tile"], *cell, turn)))
        walker = Walker(t, self.danger, there)
        way = there.map.find(t.me["room"], now["exit"])
        assert way is not None
        halt = start_of(t)
        if not now["teleporting"]:
            halt = walker.walk(halt, way, there.locks(way))
        return self.from_halt(walker, halt._replace(room=way.goal))
