"""Inside a stealth attempt: which cards to discard, when to answer, when to let it be."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from game.api import Question
from game.bots.dungeonology import stealth, worth
from game.bots.dungeonology.table import Table
from game.engine.core.agenda import option
from game.engine.titles.dungeonology.view_types import AttemptView

LAST_WORD = 1.0
"""Stealth to expect from each card an acting rival has kept."""

POINT_OF_STEALTH = 0.45
"""What a point of Stealth in my hand is worth for my own next Study."""

INTERVENTION = "divine_intervention"
INTERVENE = option("skill", INTERVENTION)


def attempt(t: Table) -> AttemptView:
    """The attempt in progress."""
    found = t.view["attempt"]
    assert found is not None
    return found


class Help(NamedTuple):
    """An auxiliary on offer: what it gives, its answer, its card."""

    value: float
    key: str
    card: str


def helps(t: Table, q: Question, acting: bool) -> list[Help]:
    """Auxiliaries on offer, the strongest first."""
    plays = [(one.key, str(one.args[0])) for one in q.options if one.verb == "play"]
    found = [Help(stealth.answer_value(t, card, acting), key, card) for key, card in plays]
    return sorted(found, key=lambda one: -one.value)


# Generating Stealth


def to_come(t: Table) -> float:
    """What will still change the totals of my attempt before anybody answers."""
    now = attempt(t)
    zone = t.printed(now["zone"])
    extra = -stealth.luck(t, zone, now["covered"])
    if now["kind"] == "study":
        return extra + stealth.study_stealth(t)
    if t.has_skill("swindle"):
        extra += stealth.divination(t, t.box.skills["swindle"].n)
    return extra + t.mark("stealth_next")


def generate(t: Table, q: Question) -> str:
    """Discard what reaches the Alert with a cushion; cards that answer better are kept."""
    now, hand = attempt(t), t.hand
    cards = {str(one.args[0]): one.key for one in q.options if one.verb == "use"}
    can_stop = "done" in q.keys
    kept = [c for c in hand if stealth.answer_value(t, c, True) > stealth.bonus(t, c)]
    reserve = sum(stealth.answer_value(t, c, True) for c in kept)
    if now["kind"] == "study":
        watching = t.rivals
    else:
        watching = (now["rival"],)
    cushion = t.weights.cushion * sum(t.scholars[r]["hand_count"] for r in watching)
    missing = now["alert"] - now["stealth"] - to_come(t)
    missing += max(0.0, cushion - reserve)
    if missing <= 0 and can_stop:
        return "done"
    free = [c for c in cards if c not in kept]
    if not free and can_stop:
        return "done"
    return cards[cover(t, free or list(cards), missing)]


def cover(t: Table, cards: Sequence[str], missing: float) -> str:
    """The weakest card that covers what is missing, else the strongest."""
    enough = [c for c in cards if stealth.bonus(t, c) >= missing]
    if enough:
        return min(enough, key=lambda c: stealth.bonus(t, c))
    return max(cards, key=lambda c: stealth.bonus(t, c))


# Answers


def defend(t: Table, q: Question, stake: float) -> str:
    """My own attempt falls short: play what may still save it."""
    now = attempt(t)
    missing = now["alert"] - now["stealth"]
    if missing <= 0:
        return "pass"
    found = helps(t, q, True)
    divined = stealth.divination(t, t.box.skills[INTERVENTION].n)
    skill = INTERVENE in q.options
    if sum(one.value for one in found) + divined * skill < missing:
        return "pass"
    enough = [one for one in found if one.value >= missing]
    if enough:
        return min(enough).key
    if skill and stake > worth.stun_cost(t):
        return INTERVENE.key
    return found[0].key if found else "pass"


def oppose(t: Table, q: Question, stake: float) -> str:
    """A rival's attempt: raise the Alert above what he may still reach, if it pays."""
    now = attempt(t)
    lead = now["stealth"] - now["alert"]
    if lead < 0:
        return "pass"
    needed = lead + 1 + LAST_WORD * t.scholars[now["seat"]]["hand_count"]
    found, cost, total = helps(t, q, False), 0.0, 0.0
    for one in found:
        if total >= needed:
            break
        total += one.value
        cost += POINT_OF_STEALTH * stealth.strength(t, one.card)
    if total >= needed and stake > cost:
        return found[0].key
    helped = total + stealth.divination(t, t.box.skills[INTERVENTION].n)
    if INTERVENE in q.options and helped >= needed and stake > cost + worth.stun_cost(t):
        return INTERVENE.key
    return "pass"


def is_turned(t: Table, card: str, rival: int) -> bool:
    """Would a rival's auxiliary turn my success into a failure?"""
    now = t.view["attempt"]
    if now is None or now["seat"] != t.seat or rival == t.seat:
        return False
    lead = now["stealth"] - now["alert"]
    return bool(0 <= lead < stealth.answer_value(t, card, False))


def rivals_gain(t: Table, seat: int, types: Sequence[str]) -> float:
    """What cubes would add to a rival's board."""
    cubes = t.scholars[seat]["cubes"]
    return worth.board(t, worth.with_cubes(t, cubes, types, +1)) - worth.board(t, cubes)


def interfere(t: Table, q: Question) -> str:
    """D5.3 step 6."""
    now = attempt(t)
    slots = t.zones[now["zone"]]["slots"]
    at_stake = rivals_gain(t, now["seat"], [slots[i] for i in now["slots"]])
    return oppose(t, q, t.share(now["seat"]) * (at_stake + t.weights.meddle))


def last_word(t: Table, q: Question) -> str:
    """D5.3 step 7."""
    now = attempt(t)
    slots = t.zones[now["zone"]]["slots"]
    return defend(t, q, worth.gain(t, [slots[i] for i in now["slots"]]))


def duel(t: Table, q: Question) -> str:
    """D5.4 steps 4 and 5, on either side."""
    now = attempt(t)
    if now["seat"] == t.seat:
        return defend(t, q, worth.loss(t, now["rival"], now["type"]))
    return oppose(t, q, 2 * worth.loss(t, t.seat, now["type"]))
