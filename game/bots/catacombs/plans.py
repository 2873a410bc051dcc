"""Where to go: every room within reach, what the way brings, and whether one comes home from there."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from heapq import heappop, heappush
from itertools import count
from typing import NamedTuple

from game.bots.catacombs import worth
from game.bots.catacombs.danger import Danger, logistic
from game.bots.catacombs.maze import Maze
from game.bots.catacombs.table import Table
from game.engine.titles.catacombs.tunnels import Tunnel


class Halt(NamedTuple):
    """A room on a way: what is left there of this turn's means, and what the way has cost.

    `first` is the key of the first step, "" if it has to wait for the next turn.
    """

    room: str
    boots: int
    swords: int
    late: bool = False
    time: float = 0.0
    damage: float = 0.0
    locks: int = 0
    gain: float = 0.0
    first: str = ""
    via: str = ""
    fought: int = 0
    origin: str = ""


class Plan(NamedTuple):
    """A goal, the first step to it, and what the game is then worth."""

    value: float
    first: str = ""
    via: str = ""
    goal: str = ""
    fought: int = 0


NOWHERE = Plan(float("-inf"))
STRANDED = float("inf")
MARGIN = 1.0
"""Points more than a rival's that make it likely to win."""


class Walker:
    """One seat looking for a goal on a maze, which may be one that is only thought of."""

    def __init__(self, t: Table, danger: Danger, maze: Maze | None = None) -> None:
        self.t = t
        self.danger = danger
        self.maze = maze or t.maze
        self.arrows = t.has_power("arrows")
        w = t.weights
        self.home = self.maze.home(t.me["lockpicks"], self.arrows, w.monster, w.lock)
        self.calm = t.ignores_monsters or t.now["ignore_monsters"]
        self.base: float = t.me["now"]["total"] + t.box.figures.mastery_points
        self.lacking = not t.me["artifacts"]
        self.to_artifact = 0.0

    # Looking around

    def best(self, start: Halt, keys: Collection[str] | None = None) -> Plan:
        """The best goal from here; the first step is one of the keys, if there are any to heed."""
        halts, edges = self.explore(start, keys)
        self.to_artifact = self.turns_to_artifact(halts, start.room)
        found, most = None, NOWHERE.value
        for halt in (*halts, *self.loops(halts, start)):
            if halt is not start:
                value = self.value(halt)
                if value > most:
                    found, most = halt, value
        for halt in edges:
            value = self.value_unknown(halt)
            if value > most:
                found, most = halt, value
        if found is None:
            return NOWHERE
        return Plan(most, found.first, found.via, found.room, found.fought)

    def explore(self, start: Halt, keys: Collection[str] | None) -> tuple[list[Halt], list[Halt]]:
        """Every room within reach by its best way, and every edge of the map."""
        done: dict[str, Halt] = {}
        edges: list[Halt] = []
        least: dict[str, float] = {}
        number = count()
        queue = [(0.0, next(number), start)]
        farthest, crypt = self.t.weights.farthest, self.maze.crypt
        while queue:
            *_, halt = heappop(queue)
            room = halt.room
            if room in done:
                continue
            done[room] = halt
            if halt.time > farthest or room == crypt != start.room:
                continue
            for way, further in self.steps(halt, start, keys, done):
                if not way.goal:
                    edges.append(self.arrive(further, ""))
                    continue
                cost = self.cost(further)
                if cost < least.get(way.goal, STRANDED):
                    least[way.goal] = cost
                    heappush(queue, (cost, next(number), self.arrive(further, way.goal)))
        return list(done.values()), edges

    def loops(self, halts: list[Halt], start: Halt) -> Iterator[Halt]:
        """Out of the room and back into it, where entering it anew brings something (C7.4)."""
        if not worth.of_entering(self.t, start.room, late=False):
            return
        for halt in halts:
            for way in self.maze.ways[halt.room]:
                back = way.goal == start.room != halt.room and halt.first and not way.locks
                if back and not (way.against and not self.arrows):
                    yield self.arrive(self.walk(halt, way, 0), start.room)

    def cost(self, halt: Halt) -> float:
        """What makes one way better than another."""
        w = self.t.weights
        spent = halt.time if halt.late else -w.boot_kept * halt.boots
        return spent + w.detour_wound * halt.damage + w.detour_lock * halt.locks

    def steps(
        self, halt: Halt, start: Halt, keys: Collection[str] | None, done: Collection[str]
    ) -> Iterator[tuple[Tunnel, Halt]]:
        """Every way on from a room to where one has not been yet, and what is left behind it."""
        begins = halt is start
        stack, picks = self.t.view["stack"], self.t.me["lockpicks"]
        for way in self.maze.ways[halt.room]:
            goal = way.goal
            if goal in done or not (goal or stack):
                continue
            if self.lacking and goal == self.maze.crypt:
                continue
            if begins and keys is not None:
                teleport = f"teleport:{way.id}"
                if teleport in keys:
                    yield way, halt._replace(first=teleport, via=way.via)
            if way.against and not self.arrows:
                continue
            locks = self.maze.locks(way) if way.locks else 0
            if locks and halt.locks + locks > picks:
                continue
            further = self.walk(halt, way, locks)
            if begins and not further.late:
                key = f"{'walk' if goal else 'explore'}:{way.id}"
                if keys is not None and key not in keys:
                    continue
                further = further._replace(first=key, via=way.via)
            yield way, further

    def walk(self, halt: Halt, way: Tunnel, locks: int) -> Halt:
        """What is left after a tunnel; in a later turn all is reckoned by the mean."""
        t, boots = self.t, 1 + way.footprints
        now = t.now
        stuck = halt.room in self.maze.caves and halt.room != t.me["room"] and not now["cave_proof"]
        if not halt.late and boots <= halt.boots and not stuck:
            monsters = 0 if self.calm else way.monsters
            fought = min(monsters, halt.swords)
            return Halt(
                halt.room,
                halt.boots - boots,
                halt.swords - fought,
                False,
                halt.time,
                halt.damage + monsters - fought,
                halt.locks + locks,
                halt.gain,
                halt.first,
                halt.via,
                halt.fought + fought,
            )
        time = boots / t.pace + (
            t.weights.cave if halt.late and halt.room in self.maze.caves else 0
        )
        return Halt(
            halt.room,
            halt.boots,
            halt.swords,
            True,
            halt.time + time,
            halt.damage + way.monsters * t.bruises,
            halt.locks + locks,
            halt.gain,
            halt.first,
            halt.via,
            halt.fought,
        )

    def arrive(self, halt: Halt, room: str) -> Halt:
        """With what the room brings."""
        if not room:
            return Halt("", *halt[1:-1], halt.room)
        gain = worth.of_room(self.t, room, halt.late) * self.t.weights.patience**halt.time
        return Halt(room, *halt[1:7], halt.gain + gain, *halt[8:])

    # Judging

    def turns_to_artifact(self, halts: list[Halt], here: str) -> float:
        """Turns until one would be home with an artifact, none held yet."""
        if not self.lacking:
            return 0.0
        known = [self.turns_by(s) for s in halts if s.room in self.t.artifacts]
        home = self.home.get(here)
        back = home.boots / self.t.pace if home else self.t.weights.stranded
        return min([*known, self.t.weights.search + back])

    def turns_by(self, halt: Halt) -> float:
        """Turns the dragon has before one is in the Crypt by way of a halt; none if it is this one."""
        return self.turns_from(halt.room, halt.boots, halt)

    def turns_from(self, room: str, boots: int, halt: Halt) -> float:
        """The same from a room with so many boots left, where one stands in the time of a halt."""
        home = self.home.get(room)
        if home is None:
            return halt.time + self.t.weights.stranded
        if halt.late:
            boots = 0
        elif home.boots <= boots:
            return 0.0
        return max(1.0, halt.time + (home.boots - boots) / self.t.pace + 0.5)

    def bruises_home(self, room: str) -> float:
        """Damage by monsters on the way home."""
        home = self.home.get(room)
        return home.monsters * self.t.bruises if home else 0.0

    def counted(self, points: float) -> float:
        """What points to bring home are worth: more if they beat whoever is out."""
        t = self.t
        if not (t.weights.win and t.to_beat):
            return points
        return points + t.weights.win * logistic((points - t.to_beat) / MARGIN)

    def value(self, halt: Halt) -> float:
        """The worth of the game if one goes there, and home from there."""
        w, room = self.t.weights, halt.room
        points = self.counted(self.base + halt.gain)
        if room == self.maze.crypt:
            return self.danger.survival(self.turns_by(halt), halt.damage) * points + w.home
        damage = halt.damage + self.bruises_home(room)
        if not self.lacking:
            return self.danger.survival(self.turns_by(halt), damage) * points
        seen = room in self.t.artifacts
        turns = self.turns_by(halt) if seen else halt.time + self.to_artifact
        return self.danger.survival(turns, damage) * (points + w.hope)

    def value_unknown(self, halt: Halt) -> float:
        """A tile not seen yet: what it may hold."""
        w = self.t.weights
        hold = w.unknown + (w.promise if self.lacking and not self.t.artifacts else 0.0)
        points = self.counted(self.base + halt.gain + hold * w.patience**halt.time)
        if self.lacking:
            turns = halt.time + self.to_artifact
            return self.danger.survival(turns, halt.damage) * (points + w.hope)
        turns = self.turns_from(halt.origin, halt.boots - 1, halt)
        return self.danger.survival(turns, halt.damage) * points


def start_of(t: Table) -> Halt:
    """Where I stand, with what I have."""
    return Halt(t.me["room"], t.boots, t.now["swords"])
