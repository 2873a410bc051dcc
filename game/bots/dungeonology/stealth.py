"""How strong a hand is in a stealth attempt, and what an attempt promises."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import exp
from typing import NamedTuple

from game.bots.dungeonology import worth
from game.bots.dungeonology.table import Table
from game.bots.dungeonology.weights import Weights
from game.content.titles import load
from game.engine.titles.dungeonology.box import Zone

DIVINED = (0.0, 1.9, 2.6, 3.1, 3.4, 3.6)
"""The mean best bonus of so many cards (the deck's mean is 1.9)."""


class Prospect(NamedTuple):
    """What an attempt would bring on average, and for how many cubes."""

    value: float
    k: int = 0
    chance: float = 0.0


NOTHING = Prospect(0.0)


# Cards


def bonus(t: Table, card: str) -> int:
    """What a card gives when it is discarded for Stealth."""
    trick = t.trick(card)
    doubled = trick.family == "magic" and t.has_skill("magic_prodigy")
    return trick.bonus * (t.box.skills["magic_prodigy"].n if doubled else 1)


def divination(t: Table, n: int) -> float:
    """What a Divination of mine gives on average."""
    cards = min(n + t.mods.get("divine_cards", 0), len(DIVINED) - 1)
    return DIVINED[cards] + t.mods.get("divine_bonus", 0)


def answer_value(t: Table, card: str, acting: bool) -> float:
    """What a card's auxiliary gives inside an attempt: Stealth for the acting player, else Alert."""
    aux = t.trick(card).aux
    if aux[0].verb == "divine":
        return divination(t, aux[0].n)
    if aux[0].verb != "stealth":
        return 0.0
    return float(aux[0].n if acting else aux[1].n)


def strength(t: Table, card: str) -> float:
    """The most a card can do for my own attempt."""
    return max(bonus(t, card), answer_value(t, card, True))


def power(t: Table, hand: Sequence[str]) -> float:
    """The most a hand can do for my own attempt; one card must be discarded for its bonus."""
    return t.once(("power", tuple(hand)), lambda: _power(t, hand)) if hand else 0.0


def _power(t: Table, hand: Sequence[str]) -> float:
    pairs = [(bonus(t, card), answer_value(t, card, True)) for card in hand]
    least_waste = min(max(0.0, aux - own) for own, aux in pairs)
    return sum(max(own, aux) for own, aux in pairs) - least_waste


def usual_power(t: Table) -> float:
    """What a freshly drawn hand can do."""
    return float(t.me["hand_value"]) * DIVINED[1] * 1.1


# A Study


def study_alert(t: Table, zone: Zone, k: int) -> float:
    """The Alert of a Study there, Lucky and Unlucky by their means."""
    alert = zone.alert + t.box.supply.extra_alert[k]
    alert += t.mods.get("alert_study", 0) + t.mark("alert_next")
    covered = t.mark("cover_next")
    if not covered:
        alert += t.view["campus"]["penalty"]
        if t.view["boss"]["zone"] == zone.id:
            alert += t.box.bosses[t.view["boss"]["profile"]].alert
    return alert + luck(t, zone, bool(covered))


def luck(t: Table, zone: Zone, covered: bool) -> float:
    """What Unlucky adds and Lucky takes away on average."""
    total = 0.0
    for effect in zone.effects:
        if effect.kind == "lucky":
            total -= divination(t, effect.n)
        elif effect.kind == "unlucky" and not covered:
            total += DIVINED[1]
    return total


def study_stealth(t: Table) -> int:
    """What is added to the cards of my Study."""
    own = int(t.me["study_bonus"]) + t.mods.get("stealth_study", 0) + t.mark("stealth_next")
    lent = (rival for mark, rival in t.me["marks"] if mark == "borrow_bonus")
    return own + sum(int(t.scholars[r]["study_bonus"]) for r in lent)


def opposition(t: Table) -> float:
    """The Alert rivals may add to my Study."""
    cards = sum(t.scholars[r]["hand_count"] for r in t.rivals)
    return t.weights.opposition * float(cards)


def chance(weights: Weights, margin: float) -> float:
    """The chance that Stealth stays at or above Alert, by the margin after all that is expected."""
    return 1.0 / (1.0 + exp(-(margin + 0.5) * weights.spread))


def failure(t: Table, zone: Zone) -> float:
    """What a failed attempt there costs: a stun token or a student, and the University."""
    danger = zone.effect("danger")
    drawn = danger.n if danger and not t.mark("cover_next") else 1
    pain = worth.stun_cost(t)
    if t.me["students"]:
        pain = min(pain, worth.students_lost(t, 1))
    return pain + worth.uni_cost(t, drawn)


def takeable(t: Table, slots: Sequence[str], most: int) -> list[str]:
    """D5.3 step 1: the cubes a Study would take, left to right, passing over full columns."""
    room = [c.capacity - n for c, n in zip(t.box.columns, t.me["cubes"], strict=True)]
    taken: list[str] = []
    for cube in slots:
        if cube and len(taken) < most and room[t.box.index[cube]] > 0:
            room[t.box.index[cube]] -= 1
            taken.append(cube)
    return taken


def study(t: Table, zone: str, slots: Sequence[str], hand_power: float) -> Prospect:
    """The best Study in a zone with so much power in the hand."""
    if hand_power <= 0:
        return NOTHING
    return study_with(t, zone, slots, hand_power + plus(t))


def plus(t: Table) -> float:
    """What is added to the cards of my Study, less what rivals may add to the Alert."""
    return t.once("plus", lambda: study_stealth(t) - opposition(t))


def study_with(t: Table, zone: str, slots: Sequence[str], reach: float) -> Prospect:
    """The best Study in a zone with cards and all that is added to them."""
    key = zone, tuple(slots)
    there: There | None = t.judged.get(key)
    if there is None:
        there = t.judged[key] = _there(t, t.printed(zone), key[1])
    margin = reach - there.alert
    best, spread = NOTHING, t.weights.spread
    for k, extra, gained in there.cubes:
        p = 1.0 / (1.0 + exp(-(margin - extra + 0.5) * spread))
        value = p * gained - (1 - p) * there.cost
        if value > best.value:
            best = Prospect(value, k, p)
    return best


class There(NamedTuple):
    """What a Study in a zone is up against, and what it brings."""

    alert: float
    cost: float
    cubes: tuple[tuple[int, int, float], ...]
    """By how many are taken: the extra Alert, and what they add to my board."""


def _there(t: Table, zone: Zone, slots: tuple[str, ...]) -> There:
    cubes = _cubes(slots, tuple(t.me["cubes"]), t.me["intellect"], t.view["clan"], t.weights)
    return There(study_alert(t, zone, 0), failure(t, zone), cubes)


@lru_cache(maxsize=1 << 14)
def _cubes(
    slots: tuple[str, ...],
    cubes: tuple[int, ...],
    most: int,
    clan: str | None,
    weights: Weights,
) -> tuple[tuple[int, int, float], ...]:
    """One cube, two cubes, ... of these slots: the extra Alert, and what they add to a board."""
    box = load("dungeonology")
    before = worth.weighed(cubes, clan, weights)
    board, found = list(cubes), list[tuple[int, int, float]]()
    for cube in slots:
        at = box.index[cube] if cube else -1
        if not cube or board[at] >= box.columns[at].capacity:
            continue
        k = len(found) + 1
        if k > most:
            break
        board[at] += 1
        gained = worth.weighed(tuple(board), clan, weights) - before
        found.append((k, box.supply.extra_alert[k], gained))
    return tuple(found)


def study_here(t: Table, hand: Sequence[str]) -> Prospect:
    """The best Study where I stand with these cards."""
    zone = t.me["zone"]
    return study(t, zone, t.zones[zone]["slots"], power(t, hand))


# An Espionage


def spy(t: Table, rival: int, type_: str, hand: Sequence[str]) -> Prospect:
    """What stealing the top cube of a rival's column promises."""
    you = t.scholars[rival]
    alert = luck(t, t.printed(t.me["zone"]), False) + t.mark("alert_next")
    alert += t.box.columns[t.box.index[type_]].unit + t.mods_of(rival).get("alert_spied", 0)
    stealth = power(t, hand) + t.mark("stealth_next")
    if t.has_skill("swindle"):
        stealth += divination(t, t.box.skills["swindle"].n)
    else:
        alert += you["students"]
    p = chance(t.weights, stealth - alert - t.weights.opposition * 2 * you["hand_count"])
    if type_ in you["protected"]:
        p = 0.0
    won = worth.gain(t, [type_]) if worth.has_room(t, type_) else 0.0
    won += t.share(rival) * worth.loss(t, rival, type_)
    cost = worth.students_lost(t, 1)
    won *= t.weights.spying
    return Prospect(p * won - (1 - p) * failure(t, t.printed(t.me["zone"])) - cost, 1, p)
