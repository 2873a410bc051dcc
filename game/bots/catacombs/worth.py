"""What effects, cards, tokens and rooms are worth to one seat, in points."""

from __future__ import annotations

from collections.abc import Iterable

from game.bots.catacombs.danger import Danger
from game.bots.catacombs.maze import Home
from game.bots.catacombs.table import Table
from game.engine.titles.catacombs.box import Alternative, Card, Effect, Points

# Effects


def of_effects(t: Table, effects: Iterable[Effect]) -> float:
    """What a text brings once."""
    return sum([of_effect(t, effect) for effect in effects])


def of_effect(t: Table, effect: Effect) -> float:
    """One verb with its number; a condition is met only sometimes."""
    if effect.choice:
        best = sorted((of_alternative(t, a) for a in effect.choice.alternatives), reverse=True)
        return sum(best[: effect.choice.n])
    n = effect.trashing.n if effect.trashing else effect.n or 1
    total = n * unit(t, effect.verb)
    return total * t.weights.conditional if effect.when or effect.per else total


def of_alternative(t: Table, alternative: Alternative) -> float:
    """What a choice brings, less what it costs."""
    pay, verbs = alternative.pay, t.weights.verbs
    price = pay.gold + pay.lockpicks * verbs["lockpicks"]
    return of_effects(t, alternative.effects) - price


def unit(t: Table, verb: str) -> float:
    """One of what a verb gives: boots the more the slower one is, healing only for the hurt."""
    worth = t.weights.verbs.get(verb, 0.0)
    if verb == "boots":
        return worth + t.weights.slow * max(0.0, t.weights.good_pace - t.pace)
    if verb == "heal" and not t.me["hurt"]:
        return worth / 3
    return worth


# Cards


def of_play(t: Table, name: str) -> float:
    """What a card brings each time it is played."""
    return of_effects(t, t.box.cards[name].play)


PER = 2.0
"""How many of a thing counted at the end one is likely to hold."""


def of_points(points: Points, conditional: float) -> float:
    """Points at the end; those with a condition are counted in part."""
    if points.per:
        return points.n * PER
    return points.n * (conditional if points.when else 1.0)


def plays(t: Table, danger: Danger) -> float:
    """How often a card bought now will be played."""
    left: float = min(danger.turns_to_live, t.weights.length - t.view["round"])
    if t.me["artifacts"]:
        left = min(left, turns_home(t, t.me["room"]))
    left = max(t.weights.least_turns if not t.now["escaped"] else 0.0, left)
    return max(0.0, left * t.box.figures.hand / (len(t.cards) + 1) - 0.5)


def of_card(t: Table, name: str, danger: Danger) -> float:
    """What acquiring a card brings: points, plays to come, and its text at once."""
    card = t.box.cards[name]
    times = 1.0 if any(e.verb == "trash_self" for e in card.play) else plays(t, danger)
    gain = of_points(card.points, t.weights.conditional) + of_play(t, name) * times
    if card.pile != "dungeon":
        return gain
    return gain + of_effects(t, card.parts.get("acquire", ())) - of_slot(t, card, danger)


def of_slot(t: Table, card: Card, danger: Danger) -> float:
    """What emptying a slot of the row costs: the new card may wake the dragon."""
    if t.now["escaped"]:
        return 0.0
    relief = t.weights.danger if card.danger else 0.0
    return t.weights.mark * danger.an_attack * t.weights.wound - relief


def of_device(t: Table, name: str, danger: Danger) -> float:
    """What using a device brings, less what its text adds to the price."""
    card = t.box.cards[name]
    pay = card.also_pay
    price = pay.gold + pay.lockpicks * t.weights.verbs["lockpicks"]
    return of_effects(t, card.parts["use"]) - price - of_slot(t, card, danger)


def of_monster(t: Table, name: str, danger: Danger) -> float:
    """What defeating a monster brings."""
    card = t.box.cards[name]
    slot = of_slot(t, card, danger) if card.pile == "dungeon" else 0.0
    return of_effects(t, card.parts["defeat"]) - slot


# The market


def of_item(t: Table, kind: str) -> float:
    """What an item of the market brings, its price not subtracted (C8)."""
    item = next(i for i in t.view["market"] if t.box.tokens[i].kind == kind)
    token = t.box.tokens[item]
    more = t.weights.backpack if token.power == "artifact" and wants_more(t) else 0.0
    return token.points.n + of_effects(t, token.gain) + more


def wants_more(t: Table) -> bool:
    """Is there time for a further artifact, and one to be found?"""
    left = bool(t.view["artifacts"]) or any(e["artifacts"] for e in t.view["map"])
    return left and t.health > t.box.figures.health / 2 and t.view["round"] < t.weights.length / 2


# Rooms


def of_room(t: Table, room: str, late: bool) -> float:
    """What entering a room brings, now or on a later turn, and what one would do there."""
    if room not in t.offers:
        t.offers[room] = _offers(t, room)
    return t.offers[room] + of_entering(t, room, late)


def of_entering(t: Table, room: str, late: bool) -> float:
    """C7.4: what entering brings, once a turn."""
    if not late and room in t.now["rewarded"]:
        return 0.0
    view, verbs, total = t.view, t.weights.verbs, 0.0
    for feature in t.box.rewards[room]:
        if feature == "minor":
            total += verbs["minor"] if view["minors"] else 0.0
        elif feature == "shrine":
            total += t.box.figures.idol_points if view["idols"] else 0.0
        elif feature == "heal":
            total += verbs["heal"] if t.me["hurt"] else 0.0
        else:
            total += int(feature[-1])
    return total


def _offers(t: Table, room: str) -> float:
    """C7.5, C7.6, C7.9, C7.11: what can be done there."""
    features, total = t.box.features[room], 0.0
    if room in t.artifacts:
        total += t.artifacts[room] + (0.0 if t.me["artifacts"] else t.weights.need)
    if t.me["lockpicks"]:
        total += max((of_lock(t, room, f) for f in LOCKED if f in features), default=0.0)
    if "wayshrine" in features and can_record(t, room):
        total += len(t.me["shrines"]) + 1
    if "market" in features:
        total += of_market(t)
    return total


def of_market(t: Table) -> float:
    """What a purchase would bring beyond its price."""
    price = t.box.figures.price
    if t.me["gold"] < price:
        return 0.0
    kinds = dict.fromkeys(t.box.tokens[item].kind for item in t.view["market"])
    return max([0.0, *(of_item(t, kind) - price for kind in kinds)])


LOCKED = {"chest": "major", "tome": "tome", "cell": "free"}
"""What a lockpick opens, and the verb of what it gives."""


def of_lock(t: Table, room: str, feature: str) -> float:
    """What unlocking brings, while it is there and the lockpick is not needed on the way (C7.6)."""
    view, home = t.view, way_home(t, room)
    if (room, feature) in t.unlocked or (home and home.locks >= t.me["lockpicks"]):
        return 0.0
    left = {
        "chest": view["majors"],
        "tome": view["reserve"].get("secret_tome", 0),
        "cell": min(2, view["prisoners"]),
    }[feature]
    n: int = left if feature == "cell" else min(1, left)
    return n * t.weights.verbs[LOCKED[feature]]


def can_record(t: Table, room: str) -> bool:
    """C7.11: not recorded, a space, and a cube to spare."""
    there = t.shrines.get(room, ())
    full = len(there) >= t.box.figures.shrine_spaces
    return not full and t.seat not in there and t.me["supply"] > 0


# The way home


def way_home(t: Table, room: str) -> Home | None:
    """The way from a room to the Crypt, if there is one."""
    w = t.weights
    return t.maze.home(t.me["lockpicks"], t.has_power("arrows"), w.monster, w.lock).get(room)


def turns_home(t: Table, room: str) -> float:
    """Turns from a room to the Crypt."""
    home = way_home(t, room)
    return home.boots / t.pace if home else t.weights.stranded
