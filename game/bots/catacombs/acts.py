"""A turn in the order of a sensible player: cards, room, row, monsters, ways (C3.3)."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.api import Option, Question
from game.bots.catacombs import worth
from game.bots.catacombs.plans import start_of
from game.bots.catacombs.seat import Seat
from game.bots.greedy import last
from game.engine.titles.catacombs.box import tile_of

Stage = Callable[[Seat, Question], str]
"""The answer at this point of a turn; "" if there is nothing to do."""


def some(q: Question, *verbs: str) -> list[Option]:
    """The answers of these verbs."""
    return [one for one in q.options if one.verb in verbs]


def best_of(options: Sequence[Option], value: Callable[[Option], float], least: float = 0.0) -> str:
    """The answer worth most, if it is worth more than this."""
    best, found = least, ""
    for one in options:
        worth_ = value(one)
        if worth_ > best:
            best, found = worth_, one.key
    return found


# Cards


def play(s: Seat, q: Question) -> str:
    """C3.1: everything, and first what wants other cards to be in hand."""
    if not s.t.hand:
        return ""
    plays = some(q, "play")
    for one in plays:
        if any(e.verb == "trade_in" for e in s.t.box.cards[last(one)].play):
            return one.key
    if "play_all" in q.keys:
        return "play_all"
    return plays[0].key if plays else ""


def settle(s: Seat, q: Question) -> str:
    """C3.11: choices, trashings, replacements and rights left open by played cards."""
    choices = some(q, "choose")
    if choices:
        return max(choices, key=lambda one: _open_choice(s, one)).key
    for one in some(q, "trash"):
        pile = (*s.t.me["play"], *s.t.me["discards"])
        kinds = [c for c in pile if last(one) in ("any", c)]
        if kinds and s.is_junk(min(kinds, key=s.keep_value)):
            return one.key
    return next((key for key in ("replace", "record_afar") if key in q.keys), "")


def _open_choice(s: Seat, option: Option) -> float:
    card = s.t.box.cards[str(option.args[0])]
    place = next(i for i, e in enumerate(card.play) if e.choice)
    return s.alternative(option, "play", place)


# Tokens and the room


def use_token(s: Seat, q: Question) -> str:
    """C9: healing once it is all of use; quiet and the Puzzle Box at once."""
    for one in some(q, "token"):
        effects = s.t.box.tokens[last(one)].use
        verb, n = effects[0].verb, effects[0].n
        if verb == "heal" and s.t.me["hurt"] >= n:
            return one.key
        if verb == "major" or (verb == "quiet" and s.t.me["clank"]):
            return one.key
    return ""


def use_room(s: Seat, q: Question) -> str:
    """C7: the artifact, what is locked, the wayshrine."""
    keys = q.keys
    if "take" in keys:
        return "take"
    if "record" in keys:
        return "record"
    locked = some(q, "unlock")
    return best_of(locked, lambda one: worth.of_lock(s.t, s.t.me["room"], last(one)))


def buy(s: Seat, q: Question) -> str:
    """C8: what brings more than its price."""
    price = s.t.box.figures.price
    return best_of(some(q, "buy"), lambda one: worth.of_item(s.t, last(one)), price)


# The row


def shop(s: Seat, q: Question) -> str:
    """C4.2, C4.4: a card of the best basket that the skill of this turn can pay."""
    offered = some(q, "acquire", "use")
    if not offered:
        return ""
    cards, skill = s.t.box.cards, s.t.now["skill"]
    basket: list[tuple[float, str]] = [(0.0, "")] * (skill + 1)
    for one in offered:
        name = last(one)
        value, cost = s.row_value(name), cards[name].cost
        copies = 2 if cards[name].pile == "reserve" else 1
        for _ in range(copies if value > 0 else 0):
            for have in range(skill, cost - 1, -1):
                filled = basket[have - cost][0] + value
                if filled > basket[have][0]:
                    basket[have] = (filled, one.key)
    return basket[skill][1]


def defeat(s: Seat, q: Question) -> str:
    """C4.5: with swords the way does not ask for."""
    offered = some(q, "defeat")
    if not offered:
        return ""
    spare = s.t.now["swords"] - s.plan_with(q).fought
    cards = s.t.box.cards
    payable = [one for one in offered if cards[last(one)].cost <= spare]
    return best_of(payable, lambda one: s.row_value(last(one)) / cards[last(one)].cost)


# Ways


def lay(s: Seat, q: Question) -> str:
    """C6.5: the rotation that leads on best."""
    if not s.t.now["tile"]:
        return ""
    return max(some(q, "lay"), key=lambda one: s.with_rotation(int(one.args[0]))).key


def walk(s: Seat, q: Question) -> str:
    """The first step of the best plan."""
    mercy = some(q, "mercy")
    if mercy:
        tile = tile_of(s.t.me["room"])
        return max(mercy, key=lambda one: s.with_turn(tile, int(one.args[0]))).key
    return potion(s, q) or far_teleport(s, q) or s.plan_with(q).first


def potion(s: Seat, q: Question) -> str:
    """C9.10, C9.11: a potion for the way, where it makes a better one."""
    for one in some(q, "token"):
        given = {e.verb: e.n for e in s.t.box.tokens[last(one)].use}
        boots, swords = given.get("boots", 0), given.get("swords", 0)
        if (boots and s.t.boots == s.t.now["boots"]) or swords:
            start = start_of(s.t)
            stronger = start._replace(boots=start.boots + boots, swords=start.swords + swords)
            if s.walker.best(stronger).value > s.plan_with(q).value + s.t.weights.potion:
                return one.key
    return ""


def far_teleport(s: Seat, q: Question) -> str:
    """C10.8: where a better plan begins."""
    here = s.plan_with(q).value + s.t.weights.potion
    return best_of(some(q, "leap"), lambda one: s.after_leap(last(one)), here)


STAGES: tuple[Stage, ...] = (play, settle, use_token, use_room, buy, shop, lay, defeat, walk)
