"""The greedy player of Catacombs: one small function for each prompt."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from game.api import Option, Question, TableView
from game.bots.catacombs import worth
from game.bots.catacombs.acts import STAGES
from game.bots.catacombs.seat import Seat
from game.bots.catacombs.weights import STYLES, WEIGHTS, Weights
from game.bots.greedy import last, most
from game.engine.titles.catacombs.view_types import own_view

Answering = Callable[[Seat, Question], str]


def act(s: Seat, q: Question) -> str:
    """The first thing there is to do, in the order of a sensible turn (C3.3)."""
    for stage in STAGES:
        key = stage(s, q)
        if key:
            return key
    return "end"


# Cards


def worst_card(s: Seat, q: Question) -> str:
    """What is least missed goes; stop when only good cards are left."""
    cards = [one for one in q.options if one.args]
    worst = min(cards, key=lambda one: s.keep_value(last(one)), default=None)
    if "stop" in q.keys and (worst is None or not s.is_junk(last(worst))):
        return "stop"
    return worst.key if worst else q.options[0].key


def trade_in(s: Seat, q: Question) -> str:
    """K041: two new cards for one that is worse than they are likely to be."""
    cards = [one for one in q.options if one.args]
    worst = min(cards, key=lambda one: worth.of_play(s.t, last(one)), default=None)
    mean = 2 * s.t.weights.verbs["draw"]
    return worst.key if worst and worth.of_play(s.t, last(worst)) < mean else "no"


def choose(s: Seat, q: Question) -> str:
    """C10.22: what brings most."""
    return most(q, lambda one: s.alternative(one, q.args["part"], q.args["place"]))


def top_of_deck(s: Seat, q: Question) -> str:
    """C10.23: the sooner it is played the better."""
    return "top"


def steal(s: Seat, q: Question) -> str:
    """C18.79: the dearest to me."""
    return most(q, lambda one: s.row_value(last(one)))


def replace(s: Seat, q: Question) -> str:
    """C10.19: Danger first, then what nobody could want less than I do."""
    cards = s.t.box.cards
    worst = min(q.options, key=lambda o: (not cards[last(o)].danger, s.row_value(last(o))))
    return worst.key


def shield(s: Seat, q: Question) -> str:
    """C10.20: always."""
    return q.options[0].key


# The market


def pay(s: Seat, q: Question) -> str:
    """C8.2: the least."""
    return most(q, lambda one: -int(q.args["prices"][last(one)]))


def market_item(s: Seat, q: Question) -> str:
    """K011."""
    return most(q, lambda one: worth.of_item(s.t, last(one)))


# Ways


def fight(s: Seat, q: Question) -> str:
    """C5.4: swords rather than wounds."""
    return most(q, lambda one: int(one.args[0]))


def portal(s: Seat, q: Question) -> str:
    """C5.9: out where the best plan leads on."""
    ways = s.t.maze.ways[s.t.me["room"]]
    goals = {w.via: w.goal for w in ways if w.id == q.args["way"]}
    return most(q, lambda one: s.from_room(goals[last(one)]))


def leap(s: Seat, q: Question) -> str:
    """C10.8: where the best plan leads on."""
    ways = {w.id: w.goal for w in s.t.maze.ways[s.t.me["room"]]}

    def value(answer: Option) -> float:
        room = last(answer) if answer.verb == "to" else ways[last(answer)]
        return s.from_room(room) if room else 0.0

    return most(q, value)


def record_afar(s: Seat, q: Question) -> str:
    """K028: the farthest, as the near ones can be walked to."""
    return most(q, lambda one: worth.turns_home(s.t, last(one)))


# Tiles


def place_where(s: Seat, q: Question) -> str:
    """C10.17: anywhere."""
    return q.options[0].key


def place_turn(s: Seat, q: Question) -> str:
    """C10.17: so that the way on from here is good."""
    tile, x, y = q.args["tile"], q.args["x"], q.args["y"]
    return most(q, lambda one: s.with_tile(tile, (x, y), int(one.args[0])))


def turn_tile(s: Seat, q: Question) -> str:
    """K038: so that the way on from here is good."""
    return most(q, lambda one: s.with_turn(q.args["tile"], int(one.args[0])))


ANSWERS: Mapping[str, Answering] = {
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


def advise(view: TableView, question: Question, style: str = "") -> Sequence[str]:
    """The answer that looks best."""
    return (answer(view, question, STYLES.get(style, WEIGHTS)),)


def answer(view: TableView, question: Question, weights: Weights) -> str:
    """The answer that looks best by these weights."""
    return ANSWERS[question.prompt](Seat(own_view(view), weights), question)
