"""What playing a trick card or using a skill outside an attempt is worth."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

from game.bots.dungeonology import stealth, walking, worth
from game.bots.dungeonology.table import Table
from game.engine.titles.dungeonology.box import Call, Cost, Effect

ABILITY = {"N06": 2.5, "N07": 0.8, "N08": 1.0, "N09": 0.6, "N10": 0.8}
"""What an intern's help is worth beside its points; a shield counts less."""
SHIELD = 0.5

SELF_DRAW = 2
"""D6.2: cards a Social auxiliary draws."""


class Boon(NamedTuple):
    """What an effect brings: points, and power for a Study this turn."""

    points: float = 0.0
    power: float = 0.0


NOTHING = Boon()


# Verbs


def intern(t: Table, call: Call, drawn: int) -> Boon:
    """D7.9: points, help, and a rival's loss if it is stolen."""
    owner = next((r for r in t.rivals if call.word in t.scholars[r]["interns"]), None)
    points = t.box.interns[call.word].points
    stolen = t.share(owner) * points if owner is not None else 0.0
    lookout = t.box.interns[call.word].modifiers.get("stealth_study", 0)
    return Boon(points + ABILITY.get(call.word, SHIELD) + stolen, lookout)


def gain(t: Table, call: Call, drawn: int) -> Boon:
    """Students from the campfire, those just drawn included."""
    n = max(0, call.n + t.mods.get("gain_students", 0))
    return Boon(worth.students_won(t, min(n, t.view["campus"]["campfire"] + drawn)))


def take_students(t: Table, call: Call, drawn: int) -> Boon:
    """Students from a rival."""
    return Boon(worth.students_won(t, call.n) * 1.3)


def heal(t: Table, call: Call, drawn: int) -> Boon:
    """Stun tokens removed."""
    return Boon(t.weights.stun * min(call.n, t.me["stun"]) if not t.maximum else 0.0)


def shed_jinx(t: Table, call: Call, drawn: int) -> Boon:
    """A jinx less."""
    return Boon(t.weights.jinx if jinxes(t) else 0.0)


def jinx(t: Table, call: Call, drawn: int) -> Boon:
    """A jinx for the rival who hurts most."""
    return Boon(t.weights.jinx * max((t.share(r) for r in t.rivals), default=0.0))


def scry(t: Table, call: Call, drawn: int) -> Boon:
    """The best of some cards."""
    return Boon(t.weights.card, stealth.DIVINED[-1])


def draw(t: Table, call: Call, drawn: int) -> Boon:
    """Cards for me."""
    return Boon(t.weights.card * call.n, stealth.DIVINED[1] * call.n)


def stealth_next(t: Table, call: Call, drawn: int) -> Boon:
    """Stealth for the next attempt."""
    return Boon(0.0, call.n)


def cover_next(t: Table, call: Call, drawn: int) -> Boon:
    """Penalty, boss and Unlucky ignored; Danger counts a little."""
    zone = t.printed(t.me["zone"])
    covered = float(t.view["campus"]["penalty"])
    if t.view["boss"]["zone"] == zone.id:
        covered += t.box.bosses[t.view["boss"]["profile"]].alert
    if zone.effect("unlucky"):
        covered += stealth.DIVINED[1]
    return Boon(0.0, covered)


def borrow_bonus(t: Table, call: Call, drawn: int) -> Boon:
    """The study bonus of somebody here."""
    here = [r for r in t.rivals if t.scholars[r]["zone"] == t.me["zone"]]
    return Boon(0.0, max((t.scholars[r]["study_bonus"] for r in here), default=0))


def drop_random(t: Table, call: Call, drawn: int) -> Boon:
    """A rival here drops a cube."""
    here = [r for r in t.rivals if t.scholars[r]["zone"] == t.me["zone"]]
    return Boon(max((t.share(r) * worth.mean_loss(t, r) for r in here), default=0.0))


def collect_near(t: Table, call: Call, drawn: int) -> Boon:
    """The first cube here or next door, without an attempt."""
    here = t.me["zone"]
    zones = {here, *(way.zone for way in walking.exits(t, here) if way.answer.verb == "step")}
    found = (stealth.takeable(t, t.zones[z]["slots"], 1) for z in zones)
    return Boon(max((worth.gain(t, cubes) for cubes in found if cubes), default=0.0))


def rob(t: Table, call: Call, drawn: int) -> Boon:
    """A civ or mil cube of somebody here, unless he pays."""
    best = 0.0
    for r in t.rivals:
        if t.scholars[r]["zone"] == t.me["zone"]:
            for type_ in ("civ", "mil"):
                if type_ in worth.types_of(t, r) and worth.has_room(t, type_):
                    won = worth.gain(t, [type_]) + t.share(r) * worth.loss(t, r, type_)
                    best = max(best, won if t.scholars[r]["students"] < call.n else won / 3)
    return Boon(best)


VERBS: Mapping[str, Callable[[Table, Call, int], Boon]] = {
    "intern": intern,
    "gain": gain,
    "steal_students": take_students,
    "beg_students": take_students,
    "heal": heal,
    "shed_jinx": shed_jinx,
    "jinx": jinx,
    "scry": scry,
    "draw": draw,
    "stealth_next": stealth_next,
    "cover_next": cover_next,
    "borrow_bonus": borrow_bonus,
    "drop_random": drop_random,
    "collect_near": collect_near,
    "rob": rob,
}
"""Verbs a beginner sees a use for; the others count as nothing."""

STEPS = ("move", "march")


# Cards


def effect_of(t: Table, card: str, part: str) -> Effect:
    """What a card's part does outside an attempt; the Social auxiliary draws for me (D6.2)."""
    trick = t.trick(card)
    if part == "main":
        assert trick.main is not None
        return trick.main
    if trick.aux[0].verb == "social":
        return Effect(costs=(Cost(Call("sacrifice", 1)),), calls=(Call("draw", SELF_DRAW),))
    return Effect(calls=trick.aux[:1])


def price(t: Table, cost: Cost) -> float:
    """What paying one alternative of a cost is worth."""
    if cost.call.verb == "sacrifice":
        return worth.students_lost(t, cost.call.n)
    return worth.uni_cost(t, cost.lowest if cost.call.chosen_n else cost.call.n)


def cheapest(t: Table, costs: Sequence[Cost]) -> float:
    """The price of the best alternative that can be paid."""
    payable = [c for c in costs if c.call.verb != "sacrifice" or t.me["students"] >= c.call.n]
    return min((price(t, cost) for cost in payable), default=0.0)


def boon(t: Table, effect: Effect) -> Boon:
    """All an effect brings; of a "/" the better half."""
    drawn = max((c.call.n for c in effect.costs if c.call.verb == "uni"), default=0)

    def total(calls: Sequence[Call]) -> Boon:
        boons = [VERBS[c.verb](t, c, drawn) for c in calls if c.verb in VERBS]
        return Boon(sum(b.points for b in boons), sum(b.power for b in boons))

    parts = total(effect.calls)
    if effect.either:
        better = max((total(calls) for calls in effect.either), key=lambda b: b.points)
        parts = Boon(parts.points + better.points, parts.power + better.power)
    return parts


def without(hand: Sequence[str], card: str) -> list[str]:
    """A hand without one copy of a card."""
    rest = list(hand)
    rest.remove(card)
    return rest


def steps_of(effect: Effect) -> int:
    """Steps an effect gives."""
    return max((c.n for c in effect.calls if c.verb in STEPS), default=0)


def play_before_action(t: Table, card: str, part: str) -> float:
    """What playing a card before the action is worth, against keeping it for a Study."""
    effect = effect_of(t, card, part)
    hand, rest = t.hand, without(t.hand, card)
    found = boon(t, effect)
    here, slots = t.me["zone"], t.zones[t.me["zone"]]["slots"]
    now = stealth.study_here(t, hand).value
    then = stealth.study(t, here, slots, stealth.power(t, rest) + found.power).value
    if steps_of(effect):
        now = max(now, walking.best_plan(t, 0, hand, False).value)
        then = max(then, walking.best_plan(t, steps_of(effect), rest).value)
    return found.points + then - now - cheapest(t, effect.costs)


def play_after_action(t: Table, card: str, part: str) -> float:
    """What playing a left-over card is worth; the hand is refilled anyway."""
    effect = effect_of(t, card, part)
    value = boon(t, effect).points - cheapest(t, effect.costs) - t.weights.card
    if steps_of(effect):
        stay = walking.best_plan(t, 0, (), False).value
        value += t.weights.patience * (walking.best_plan(t, steps_of(effect), ()).value - stay)
    return value


def action(t: Table, card: str) -> float:
    """What a card that takes the action is worth."""
    effect = effect_of(t, card, "main")
    return boon(t, effect).points - cheapest(t, effect.costs)


# Resting


def jinxes(t: Table) -> int:
    """My jinx cards, face up and face down."""
    return len(t.me["jinxes"]) + int(t.me["hidden_jinxes"])


def rest(t: Table) -> float:
    """D3.4: what a rest brings."""
    missing = max(0, t.me["students_value"] - t.me["students"])
    cards = max(0, int(t.me["hand_value"]) - int(t.me["hand_count"]))
    return (
        t.weights.stun * int(t.me["stun"])
        + (t.weights.jinx if jinxes(t) else 0.0)
        + worth.students_won(t, missing)
        + t.weights.card * cards
    )


# Skills


def headbutt(t: Table) -> float:
    """A stun token for a rival's random cube."""
    here = [r for r in t.rivals if t.scholars[r]["zone"] == t.me["zone"]]
    return max((t.share(r) * worth.mean_loss(t, r) for r in here), default=0.0) - worth.stun_cost(t)


def mighty_headbutt(t: Table) -> float:
    """As above, and the cube comes to me."""
    here = [r for r in t.rivals if t.scholars[r]["zone"] == t.me["zone"]]
    best = max((worth.mean_loss(t, r) * (1 + t.share(r)) for r in here), default=0.0)
    return best - worth.stun_cost(t)


def second_wind(t: Table) -> float:
    """A card for a stun token."""
    return 0.0 if t.maximum else t.weights.stun - t.weights.card


def sermon(t: Table) -> float:
    """A Magic card for students."""
    n = t.box.skills["sermon"].n
    if not t.has_skill("inspiring_sermon"):
        n = min(n, t.view["campus"]["campfire"])
    return worth.students_won(t, n) - t.weights.card


def research(t: Table) -> float:
    """A Subterfuge card for a Magic card: worth it for who doubles or sees with them."""
    weakest = min(
        (stealth.strength(t, c) for c in t.hand if t.trick(c).family == "subterfuge"),
        default=9.0,
    )
    return 1.0 if weakest <= 2 else 0.0


def paid_cubes(t: Table, skill: str, k: int) -> float:
    """D10.5 Penitence, Magic Vision: k cubes here for students or Magic cards."""
    printed = t.box.skills[skill]
    cubes = stealth.takeable(t, t.zones[t.me["zone"]]["slots"], k)
    paid = sum(printed.n if cube in ("civ", "mil") else printed.dear for cube in cubes)
    if skill == "penitence":
        cost = worth.students_lost(t, paid) if paid <= t.me["students"] else 99.0
    else:
        magic = sum(1 for c in t.hand if t.trick(c).family == "magic")
        cost = t.weights.card * paid if paid <= magic else 99.0
    return worth.gain(t, cubes) - cost


def paid_collecting(t: Table, skill: str) -> float:
    """The best number of cubes to pay for."""
    return max(paid_cubes(t, skill, k) for k in range(1, t.me["intellect"] + 1))


SKILLS: Mapping[str, Callable[[Table], float]] = {
    "headbutt": headbutt,
    "mighty_headbutt": mighty_headbutt,
    "second_wind": second_wind,
    "sermon": sermon,
    "inspiring_sermon": sermon,
    "arcane_research": research,
    "ultimate_research": research,
    "penitence": lambda t: paid_collecting(t, "penitence"),
    "magic_vision": lambda t: paid_collecting(t, "magic_vision"),
}
"""What using a skill now is worth."""

AFTER_ACTION = ("second_wind", "sermon", "inspiring_sermon")
"""Skills paid with cards the Study did not need."""

BEFORE_ACTION = ("arcane_research",)
"""Skills that bring cards for the Study."""
