"""A turn in the order of a sensible player: cards, room, row, monsters, ways (C3.3)."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.bots.catacombs import worth
from game.bots.catacombs.plans import start_of
from game.bots.catacombs.seat import Seat

Keys = tuple[str, ...]
Stage = Callable[[Seat, Keys], str]
"""What to do at this point of a turn; "" if nothing."""


def some(keys: Keys, *verbs: str) -> list[str]:
    """Keys of these verbs."""
    return [key for key in keys if key.partition(":")[0] in verbs]


def best_of(keys: Sequence[str], value: Callable[[str], float], least: float = 0.0) -> str:
    """The key worth most, if it is worth more than this."""
    best, found = least, ""
    for key in keys:
        worth_ = value(key)
        if worth_ > best:
            best, found = worth_, key
    return found


def last(key: str) -> str:
    """A key's last argument."""
    return key.rsplit(":", 1)[-1]


# Cards


def play(s: Seat, keys: Keys) -> str:
    """C3.1: everything, and first what wants other cards to be in hand."""
    hand = s.t.me["hand"]
    if not hand:
        return ""
    for key in some(keys, "play"):
        if any(e.verb == "trade_in" for e in s.t.box.cards[last(key)].play):
            return key
    if "play_all" in keys:
        return "play_all"
    return next(iter(some(keys, "play")), "")


def settle(s: Seat, keys: Keys) -> str:
    """C3.11: choices, trashings, replacements and rights left open by played cards."""
    choices = some(keys, "choose")
    if choices:
        return max(choices, key=lambda key: _open_choice(s, key))
    for key in some(keys, "trash"):
        pile = (*s.t.me["play"], *s.t.me["discards"])
        kinds = [c for c in pile if last(key) in ("any", c)]
        if kinds and s.is_junk(min(kinds, key=s.keep_value)):
            return key
    return next((key for key in ("replace", "record_afar") if key in keys), "")


def _open_choice(s: Seat, key: str) -> float:
    card = s.t.box.cards[key.split(":")[1]]
    place = next(i for i, e in enumerate(card.play) if e.choice)
    return s.alternative(key, "play", place)


# Tokens and the room


def use_token(s: Seat, keys: Keys) -> str:
    """C9: healing once it is all of use; quiet and the Puzzle Box at once."""
    for key in some(keys, "token"):
        effects = s.t.box.tokens[last(key)].use
        verb, n = effects[0].verb, effects[0].n
        if verb == "heal" and s.t.me["hurt"] >= n:
            return key
        if verb == "major" or (verb == "quiet" and s.t.me["clank"]):
            return key
    return ""


def use_room(s: Seat, keys: Keys) -> str:
    """C7: the artifact, what is locked, the wayshrine."""
    if "take" in keys:
        return "take"
    if "record" in keys:
        return "record"
    locked = some(keys, "unlock")
    return best_of(locked, lambda key: worth.of_lock(s.t, s.t.me["room"], last(key)))


def buy(s: Seat, keys: Keys) -> str:
    """C8: what brings more than its price."""
    price = s.t.box.figures.price
    return best_of(some(keys, "buy"), lambda key: worth.of_item(s.t, last(key)), price)


# The row


def shop(s: Seat, keys: Keys) -> str:
    """C4.2, C4.4: a card of the best basket that the skill of this turn can pay."""
    offered = some(keys, "acquire", "use")
    if not offered:
        return ""
    cards, skill = s.t.box.cards, s.t.now["skill"]
    basket: list[tuple[float, str]] = [(0.0, "")] * (skill + 1)
    for key in offered:
        name = last(key)
        value, cost = s.row_value(key), cards[name].cost
        copies = 2 if cards[name].pile == "reserve" else 1
        for _ in range(copies if value > 0 else 0):
            for have in range(skill, cost - 1, -1):
                filled = basket[have - cost][0] + value
                if filled > basket[have][0]:
                    basket[have] = (filled, key)
    return basket[skill][1]


def defeat(s: Seat, keys: Keys) -> str:
    """C4.5: with swords the way does not ask for."""
    offered = some(keys, "defeat")
    if not offered:
        return ""
    spare = s.t.now["swords"] - s.plan_with(keys).fought
    cards = s.t.box.cards
    payable = [key for key in offered if cards[last(key)].cost <= spare]
    return best_of(payable, lambda key: s.row_value(key) / cards[last(key)].cost)


# Ways


def lay(s: Seat, keys: Keys) -> str:
    """C6.5: the rotation that leads on best."""
    if not s.t.now["tile"]:
        return ""
    return max(some(keys, "lay"), key=lambda key: s.with_rotation(int(last(key))))


def walk(s: Seat, keys: Keys) -> str:
    """The first step of the best plan."""
    mercy = some(keys, "mercy")
    if mercy:
        tile = s.t.me["room"].partition(".")[0]
        return max(mercy, key=lambda key: s.with_turn(tile, int(last(key))))
    return potion(s, keys) or far_teleport(s, keys) or s.plan_with(keys).first


def potion(s: Seat, keys: Keys) -> str:
    """C9.10, C9.11: a potion for the way, where it makes a better one."""
    for key in some(keys, "token"):
        given = {e.verb: e.n for e in s.t.box.tokens[last(key)].use}
        boots, swords = given.get("boots", 0), given.get("swords", 0)
        if (boots and s.t.boots == s.t.now["boots"]) or swords:
            start = start_of(s.t)
            stronger = start._replace(boots=start.boots + boots, swords=start.swords + swords)
            if s.walker.best(stronger).value > s.plan_with(keys).value + s.t.weights.potion:
                return key
    return ""


def far_teleport(s: Seat, keys: Keys) -> str:
    """C10.8: where a better plan begins."""
    here = s.plan_with(keys).value + s.t.weights.potion
    return best_of(some(keys, "leap"), lambda key: s.after_leap(last(key)), here)


STAGES: tuple[Stage, ...] = (play, settle, use_token, use_room, buy, shop, lay, defeat, walk)
