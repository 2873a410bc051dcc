"""Where to go: every zone within sight is a plan, with what it promises and what it costs."""

from __future__ import annotations

import heapq
from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from game.bots.dungeonology import stealth, worth
from game.bots.dungeonology.table import Table
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


def exits(t: Table, zone: str) -> Iterator[tuple[str, str, int]]:
    """Every step out of a zone that is open to me: option key, zone beyond, cost (D4.6)."""
    entry, passed = t.zones[zone], set()
    hinges = t.mods.get("door_steps", 0)
    for pair in entry["pairs"]:
        if pair["joint"] != "wall" and pair["zone"] not in passed and opens(t, pair["door"]):
            passed.add(pair["zone"])
            yield f"step:{pair['zone']}", pair["zone"], 1 + (hinges if pair["door"] else 0)
    if entry["letters"] and "no_passages" not in t.mods:
        for other, there in t.zones.items():
            if other != zone and any(x in entry["letters"] for x in there["letters"]):
                yield f"secret:{other}", other, 1


def opens(t: Table, door: Sequence[str]) -> bool:
    """D4.3: do I hold what a door asks for?"""
    cubes = t.me["cubes"]
    return all(cubes[t.box.index[type_]] for type_ in door) or bool(t.mark("open_doors"))


def pain(t: Table, zone: str) -> float:
    """What entering a zone costs me (D4.8, D4.11)."""
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
        for key, there, steps in exits(t, zone):
            if there not in found:
                count += 1
                more = pain(t, there)
                first = key if zone == here else way.first
                beyond = Way(way.steps + steps, way.pain + more, first)
                heapq.heappush(edge, (cost + more + 0.3 * steps, count, there, beyond))
    return found


# Plans


def turns_late(t: Table, steps: int, left: int) -> int:
    """How many turns later than this one I get there."""
    return max(0, -(-(steps - left) // int(t.me["speed"])))


def study_there(t: Table, zone: str, slots: Sequence[str], hand_power: float, late: int) -> float:
    """What studying in a zone promises, now or with the next hand."""
    patience: float = t.weights.patience
    now = stealth.study(t, zone, slots, hand_power).value if not late else 0.0
    later = stealth.study(t, zone, slots, stealth.usual_power(t)).value
    return max(now, later * patience ** max(1, late))


def home(t: Table) -> float:
    """D7.13: what ending a turn on Start means in Maximum Alert."""
    if not t.maximum:
        return 0.0
    p = worth.thesis_chance(t, t.me["cubes"])
    dearest = max((worth.loss(t, t.seat, x) for x in worth.types_of(t, t.seat)), default=0.0)
    won = t.next_rank_points + t.weights.go_home
    return p * won - (1 - p) * (dearest + t.weights.jinx)


def unseen(t: Table, level: int) -> list[str]:
    """Tiles of a level that nobody has laid yet and that I could enter."""
    zones = t.box.zones.values()
    return [z.id for z in zones if z.level == level and z.id not in t.zones and enterable(t, z)]


def enterable(t: Table, zone: Zone) -> bool:
    """Is some passage of a zone without a door, or with one I can open?"""
    return any(opens(t, zone.doors.get(passage, ())) for passage in zone.passages)


def discovery(t: Table, level: int, hand_power: float, late: int) -> float:
    """What a new zone of a level promises on average."""
    tiles = unseen(t, level)
    if not tiles:
        return 0.0
    total = 0.0
    for tile in tiles:
        total += study_there(t, tile, t.printed(tile).cubes, hand_power, late) - pain(t, tile)
    return total / len(tiles) + t.weights.novelty


def has_free_side(t: Table, zone: str) -> bool:
    """D4.4: has a zone a side with a passage and nothing beyond?"""
    entry = t.zones[zone]
    taken = {(other["x"], other["y"]) for other in t.view["map"]}
    beyond = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}
    return any(
        (entry["x"] + dx, entry["y"] + dy) not in taken
        for dx, dy in (beyond[passage[0]] for passage in entry["passages"])
    )


def plans(t: Table, left: int, hand_power: float, may_explore: bool) -> Iterator[Plan]:
    """Everything I could head for with so many steps left."""
    levels: dict[tuple[int, int], float] = {}
    here = t.me["zone"]
    for zone, way in ways(t).items():
        late = turns_late(t, way.steps, left)
        first = way.first
        if zone == t.box.start:
            value = home(t) * t.weights.patience**late
        else:
            value = study_there(t, zone, t.zones[zone]["slots"], hand_power, late)
            value += stairs(t, zone)
        yield Plan(value - way.pain - t.weights.step * way.steps, first)
        level = t.printed(zone).level
        if t.maximum or not t.view["piles"]["stacks"][level - 1] or not has_free_side(t, zone):
            continue
        if zone == here and not may_explore:
            continue
        late = turns_late(t, way.steps + 1, left)
        if (level, late) not in levels:
            levels[level, late] = discovery(t, level, hand_power, late)
        if not levels[level, late]:
            continue
        first = "explore" if zone == here else way.first
        value = levels[level, late] * (t.weights.patience if late else 1.0)
        yield Plan(value - way.pain - t.weights.step * (way.steps + 1), first)


def stairs(t: Table, zone: str) -> float:
    """Entering unresolved stairs opens a level."""
    opens_level = bool(t.zones[zone]["stairs_open"]) and not t.maximum and zone != t.me["zone"]
    return t.weights.novelty if opens_level else 0.0


def best_plan(t: Table, left: int, hand: Sequence[str], may_explore: bool = True) -> Plan:
    """The plan that promises most; the first of equals."""
    return max(plans(t, left, stealth.power(t, hand), may_explore), key=lambda plan: plan.value)
