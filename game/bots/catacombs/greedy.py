"""The greedy player of Catacombs: one small function for each prompt."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from game.api import TableView
from game.bots.bot import Asked
from game.bots.catacombs import worth
from game.bots.catacombs.acts import STAGES, last
from game.bots.catacombs.seat import Seat
from game.bots.catacombs.weights import STYLES, WEIGHTS, Weights
from game.engine.titles.catacombs.view_types import own_view

Answer = Callable[[Seat, Asked], str]


def act(s: Seat, q: Asked) -> str:
    """The first thing there is to do, in the order of a sensible turn (C3.3)."""
    for stage in STAGES:
        key = stage(s, q.keys)
        if key:
            return key
    return "end"


# Cards


def worst_card(s: Seat, q: Asked) -> str:
    """What is least missed goes; stop when only good cards are left."""
    cards = [key for key in q.keys if key not in ("stop", "done")]
    worst = min(cards, key=lambda key: s.keep_value(last(key)), default="")
    if "stop" in q.keys and (not worst or not s.is_junk(last(worst))):
        return "stop"
    return worst or q.keys[0]


def trade_in(s: Seat, q: Asked) -> str:
    """K041: two new cards for one that is worse than they are likely to be."""
    cards = [key for key in q.keys if key != "no"]
    worst = min(cards, key=lambda key: worth.of_play(s.t, last(key)), default="no")
    mean = 2 * s.t.weights.verbs["draw"]
    return worst if worst != "no" and worth.of_play(s.t, last(worst)) < mean else "no"


def choose(s: Seat, q: Asked) -> str:
    """C10.22: what brings most."""
    return max(q.keys, key=lambda key: s.alternative(key, q.args["part"], q.args["place"]))


def top_of_deck(s: Seat, q: Asked) -> str:
    """C10.23: the sooner it is played the better."""
    return "top"


def steal(s: Seat, q: Asked) -> str:
    """C18.79: the dearest to me."""
    return max(q.keys, key=s.row_value)


def replace(s: Seat, q: Asked) -> str:
    """C10.19: Danger first, then what nobody could want less than I do."""
    cards = s.t.box.cards
    return min(q.keys, key=lambda key: (not cards[last(key)].danger, s.row_value(key)))


def shield(s: Seat, q: Asked) -> str:
    """C10.20: always."""
    return q.keys[0]


# The market


def pay(s: Seat, q: Asked) -> str:
    """C8.2: the least."""
    return min(q.keys, key=lambda key: int(q.args["prices"][last(key)]))


def market_item(s: Seat, q: Asked) -> str:
    """K011."""
    return max(q.keys, key=lambda key: worth.of_item(s.t, last(key)))


# Ways


def fight(s: Seat, q: Asked) -> str:
    """C5.4: swords rather than wounds."""
    return max(q.keys, key=lambda key: int(last(key)))


def portal(s: Seat, q: Asked) -> str:
    """C5.9: out where the best plan leads on."""
    ways = s.t.maze.ways[s.t.me["room"]]
    goals = {w.via: w.goal for w in ways if w.id == q.args["way"]}
    return max(q.keys, key=lambda key: s.from_room(goals[last(key)]))


def leap(s: Seat, q: Asked) -> str:
    """C10.8: where the best plan leads on."""
    ways = {w.id: w.goal for w in s.t.maze.ways[s.t.me["room"]]}

    def value(key: str) -> float:
        verb, _, name = key.partition(":")
        room = name if verb == "to" else ways[name]
        return s.from_room(room) if room else 0.0

    return max(q.keys, key=value)


def record_afar(s: Seat, q: Asked) -> str:
    """K028: the farthest, as the near ones can be walked to."""
    return max(q.keys, key=lambda key: worth.turns_home(s.t, last(key)))


# Tiles


def place_where(s: Seat, q: Asked) -> str:
    """C10.17: anywhere."""
    return q.keys[0]


def place_turn(s: Seat, q: Asked) -> str:
    """C10.17: so that the way on from here is good."""
    tile, x, y = q.args["tile"], q.args["x"], q.args["y"]
    return max(q.keys, key=lambda key: s.with_tile(tile, (x, y), int(last(key))))


def turn_tile(s: Seat, q: Asked) -> str:
    """K038: so that the way on from here is good."""
    return max(q.keys, key=lambda key: s.with_turn(q.args["tile"], int(last(key))))


ANSWERS: Mapping[str, Answer] = {
    "act": act,
    "trash": worst_card,
    "trash_now": worst_card,
    "settle": worst_card,
    "trade_in": trade_in,
    "choose": choose,
    "top_of_deck": top_of_deck,
    "steal": steal,
    "replace": replace,
    "shield": shield,
    "pay": pay,
    "market_item": market_item,
    "fight": fight,
    "portal": portal,
    "leap": leap,
    "record_afar": record_afar,
    "place_where": place_where,
    "place_turn": place_turn,
    "turn_tile": turn_tile,
}
"""By prompt: what looks best."""


def advise(view: TableView, asked: Asked, style: str = "") -> Sequence[str]:
    """The answer that looks best."""
    return (answer(view, asked, STYLES.get(style, WEIGHTS)),)


def answer(view: TableView, asked: Asked, weights: Weights) -> str:
    """The answer that looks best by these weights."""
    return ANSWERS[asked.prompt](Seat(own_view(view), weights), asked)
