"""Where to go: every zone within sight is a plan, with what it promises and what it costs."""

from __future__ import annotations

import heapq
from collections.abc import Iterator, Mapping, Sequence
from operator import itemgetter
from typing import NamedTuple

from game.api import Option
from game.bots.dungeonology import stealth, worth
from game.bots.dungeonology.table import Table
from game.engine.core.agenda import option
from game.engine.core.grid import MEETS, Passage, beyond
from game.engine.titles.dungeonology.box import Zone

STAY = "end"


class Way(NamedTuple):
    """A way to a zone: its steps, what entering costs on it, and its first step."""

    steps: int
    pain: float
    first: str


class Plan(NamedTuple):
    """What going somewhere promises, and how it begins."""

    value: float
    first: str


# The map


class Exit(NamedTuple):
    """A step out of a zone that is open to me: its answer, the zone beyond, its cost (D4.6)."""

    answer: Option
    zone: str
    cost: int


def exits(t: Table, zone: str) -> Sequence[Exit]:
    """Every such step."""
    found: Sequence[Exit] | None = t.surveyed.get(("exits", zone))
    if found is None:
        found = t.surveyed["exits", zone] = tuple(_exits(t, zone))
    return found


def _exits(t: Table, zone: str) -> Iterator[Exit]:
    entry, passed = t.zones[zone], set()
    hinges = t.mods.get("door_steps", 0)
    for pair in entry["pairs"]:
        if pair["joint"] != "wall" and pair["zone"] not in passed and opens(t, pair["door"]):
            passed.add(pair["zone"])
            cost = 1 + (hinges if pair["door"] else 0)
            yield Exit(option("step", pair["zone"]), pair["zone"], cost)
    if entry["letters"] and "no_passages" not in t.mods:
        for other, there in t.zones.items():
            if other != zone and any(x in entry["letters"] for x in there["letters"]):
                yield Exit(option("secret", other), other, 1)


def opens(t: Table, door: Sequence[str]) -> bool:
    """D4.3: do I hold what a door asks for?"""
    cubes = t.me["cubes"]
    return all(cubes[t.box.index[type_]] for type_ in door) or bool(t.mark("open_doors"))


def pain(t: Table, zone: str) -> float:
    """What entering a zone costs me (D4.8, D4.11)."""
    found: float | None = t.walked.get(zone)
    if found is None:
        found = t.walked[zone] = _suffer(t, zone)
    return found


def _suffer(t: Table, zone: str) -> float:
    total = 1.0 * len(t.zones[zone]["traps"]) if zone in t.zones else 0.0
    for effect in t.printed(zone).effects:
        if effect.kind == "ambush":
            total += ambush(t, max(0, effect.n + t.mods.get("ambush", 0)))
        elif effect.kind == "toll":
            types = [x for x in worth.types_of(t, t.seat) if x not in t.me["protected"]]
            total += min((worth.loss(t, t.seat, x) for x in types), default=0.0)
        elif effect.kind == "boss":
            total += t.weights.student / 2
    return total


def ambush(t: Table, n: int) -> float:
    """D4.8: n students, or a stun token if there are fewer."""
    if n == 0:
        return 0.0
    if t.me["students"] >= n:
        return worth.students_lost(t, n)
    return worth.stun_cost(t) or worth.students_lost(t, 1)


def stops(t: Table, zone: str) -> bool:
    """Does entering end the movement?"""
    return t.printed(zone).effect("stop") is not None


def ways(t: Table) -> Mapping[str, Way]:
    """The least painful way to every zone I can walk to."""
    here = "ways", t.me["zone"]
    found: Mapping[str, Way] | None = t.walked.get(here)
    if found is None:
        found = t.walked[here] = _find_ways(t)
    return found


def _find_ways(t: Table) -> Mapping[str, Way]:
    here = t.me["zone"]
    found: dict[str, Way] = {}
    edge: list[tuple[float, int, str, Way]] = [(0.0, 0, here, Way(0, 0.0, STAY))]
    count = 0
    while edge:
        cost, _, zone, way = heapq.heappop(edge)
        if zone in found:
            continue
        found[zone] = way
        if zone != here and stops(t, zone):
            continue
        for answer, there, steps in exits(t, zone):
            if there not in found:
                count += 1
                more = pain(t, there)
                first = answer.key if zone == here else way.first
                beyond = Way(way.steps + steps, way.pain + more, first)
                heapq.heappush(edge, (cost + more + 0.3 * steps, count, there, beyond))
    return found


# Plans


def turns_late(t: Table, steps: int, left: int) -> int:
    """How many turns later than this one I get there."""
    return max(0, -(-(steps - left) // int(t.me["speed"])))


def study(t: Table, zone: str, slots: Sequence[str], reach: float) -> float:
    """What studying in a zone promises with cards and all that is added to them."""
    key = zone, tuple(slots), reach
    found: float | None = t.judged.get(key)
    if found is None:
        found = t.judged[key] = stealth.study_with(t, zone, slots, reach).value
    return found


def study_later(t: Table, zone: str, slots: Sequence[str], late: int) -> float:
    """What studying in a zone promises with the next hand, or one after that."""
    patience: float = t.weights.patience
    return study(t, zone, slots, usual_reach(t)) * patience ** max(1, late)


def usual_reach(t: Table) -> float:
    """A freshly drawn hand and all that is added to it."""
    return t.once("usual", lambda: stealth.usual_power(t) + stealth.plus(t))


def home(t: Table) -> float:
    """D7.13: what ending a turn on Start means in Maximum Alert."""
    if not t.maximum:
        return 0.0
    p = worth.thesis_chance(t, t.me["cubes"])
    dearest = max((worth.loss(t, t.seat, x) for x in worth.types_of(t, t.seat)), default=0.0)
    won = t.next_rank_points + t.weights.go_home
    return p * won - (1 - p) * (dearest + t.weights.jinx)


def unseen(t: Table, level: int) -> list[Zone]:
    """Tiles of a level that nobody has laid yet."""
    return [z for z in t.box.zones.values() if z.level == level and z.id not in t.zones]


def open_ends(t: Table, zone: str) -> list[Passage]:
    """D4.4: passages of a zone with nothing beyond."""
    entry = t.zones[zone]
    cell = entry["x"], entry["y"]
    return [p for p in entry["passages"] if beyond(cell, p[0]) not in t.cells]


def fits(t: Table, ends: Sequence[Passage], tile: Zone) -> bool:
    """Could I lay a tile at one of these passages and walk in? (D4.4; any turn will do in D4.14)"""
    if t.view["rotate"]:
        return any(opens(t, tile.doors.get(passage, ())) for passage in tile.passages)
    facing = (MEETS[passage] for passage in ends)
    return any(p in tile.passages and opens(t, tile.doors.get(p, ())) for p in facing)


def fitting(t: Table, zone: str) -> Sequence[Zone]:
    """Tiles I may find beside a zone."""
    found: Sequence[Zone] | None = t.surveyed.get(("new", zone))
    if found is None:
        ends, level = open_ends(t, zone), t.printed(zone).level
        found = [tile for tile in unseen(t, level) if fits(t, ends, tile)] if ends else []
        t.surveyed["new", zone] = found
    return found


class Aim(NamedTuple):
    """A zone to study in: where, what is in it, what that promises later, and what comes on top of it."""

    zone: str
    slots: Sequence[str]
    later: float
    extra: float = 0.0


class Goal(NamedTuple):
    """Something to head for: what it costs, and what it promises whatever the hand, or else where to study.

    Of several zones one will be found, each as likely: `novelty` is for finding it.
    """

    first: str
    cost: float
    value: float = 0.0
    aims: Sequence[Aim] = ()
    novelty: float = 0.0

    def worth(self, t: Table, reach: float | None) -> float:
        """What it promises with these cards and all that is added to them; nothing at once without any."""
        if not self.aims:
            return self.value - self.cost
        total = 0.0
        for zone, slots, later, extra in self.aims:
            now = 0.0 if reach is None else study(t, zone, slots, reach)
            total += (now if now > later else later) + extra
        return total / len(self.aims) + self.novelty - self.cost


def goals(t: Table, left: int) -> Sequence[tuple[Goal, bool]]:
    """Everything within sight with so many steps left; whether it is to explore from where I stand."""
    return t.once(("goals", left), lambda: tuple(_goals(t, left)))


def _goals(t: Table, left: int) -> Iterator[tuple[Goal, bool]]:
    here, patience = t.me["zone"], t.weights.patience
    for zone, way in ways(t).items():
        cost = way.pain + t.weights.step * way.steps
        late = turns_late(t, way.steps, left)
        slots = t.zones[zone]["slots"]
        if zone == t.box.start:
            yield Goal(way.first, cost, home(t) * patience**late), False
        elif late:
            later = study_later(t, zone, slots, late)
            yield Goal(way.first, cost, max(0.0, later) + stairs(t, zone)), False
        else:
            aim = Aim(zone, slots, study_later(t, zone, slots, 0), stairs(t, zone))
            yield Goal(way.first, cost, aims=(aim,)), False
        first = "explore" if zone == here else way.first
        found = exploring(t, zone, turns_late(t, way.steps + 1, left), first, cost)
        if found:
            yield found, zone == here


def exploring(t: Table, zone: str, late: int, first: str, cost: float) -> Goal | None:
    """A new zone beside this one, on average; none if none can be laid there."""
    level = t.printed(zone).level
    if t.maximum or not t.view["piles"]["stacks"][level - 1]:
        return None
    aims = new_aims(t, zone, late)
    if not aims:
        return None
    if not late:
        return Goal(first, cost, aims=aims, novelty=t.weights.novelty)
    promised = sum(max(0.0, aim.later) + aim.extra for aim in aims) / len(aims) + t.weights.novelty
    return Goal(first, cost, promised * t.weights.patience)


def new_aims(t: Table, zone: str, late: int) -> Sequence[Aim]:
    """Zones that may be found beside this one."""
    key = "new", zone, late, usual_reach(t)
    found: Sequence[Aim] | None = t.walked.get(key)
    if found is None:
        found = t.walked[key] = tuple(
            Aim(tile.id, tile.cubes, study_later(t, tile.id, tile.cubes, late), -pain(t, tile.id))
            for tile in fitting(t, zone)
        )
    return found


def plans(t: Table, left: int, hand_power: float, may_explore: bool) -> Sequence[Plan]:
    """Everything I could head for with so many steps left."""
    reach = hand_power + stealth.plus(t) if hand_power > 0 else None
    return [
        Plan(goal.worth(t, reach), goal.first)
        for goal, is_here in goals(t, left)
        if may_explore or not is_here
    ]


def stairs(t: Table, zone: str) -> float:
    """Entering unresolved stairs opens a level."""
    opens_level = bool(t.zones[zone]["stairs_open"]) and not t.maximum and zone != t.me["zone"]
    return t.weights.novelty if opens_level else 0.0


def best_plan(t: Table, left: int, hand: Sequence[str], may_explore: bool = True) -> Plan:
    """The plan that promises most; the first of equals."""
    power = stealth.power(t, hand)
    key = "best", left, power, may_explore
    return t.once(key, lambda: max(plans(t, left, power, may_explore), key=itemgetter(0)))
