"""Games picked by numbers, as Hypothesis draws them, with properties that hold on the way."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from hypothesis import strategies as st

from game import api
from tests.fuzz import LONGEST
from tests.properties.core import question_text, saved

Properties = Sequence[Callable[[Any], None]]

seats_ = st.sampled_from((2, 3, 4))
seeds = st.integers(0, 2**64 - 1)
picks_ = st.lists(st.integers(0, 999), max_size=60)


def pick(game: api.State, number: int) -> str:
    """The key of an option, taken modulo their number."""
    assert game.question is not None
    options = game.question.options
    return options[number % len(options)].key


def hold(properties: Properties, game: api.State) -> None:
    """All of them."""
    for holds in properties:
        holds(game)


def pick_along(
    game: api.State, picks: Sequence[int], every: Properties, sampled: Properties
) -> None:
    """Pick after pick: cheap properties after each, the dear ones now and then and at the end."""
    hold(every, game)
    for n, number in enumerate(picks):
        if game.outcome:
            break
        api.choose(game, pick(game, number))
        hold(every, game)
        if n % 20 == 10:
            hold(sampled, game)
    hold(sampled, game)


def pick_to_the_end(game: api.State, number: int) -> None:
    """The same pick again and again: first answer, second answer, last answer all lead to scoring."""
    for _ in range(LONGEST):
        if game.outcome:
            break
        api.choose(game, pick(game, number))
    assert game.outcome is not None


def plays_alike(
    title: str, seats: int, seed: int, options: Mapping[str, Any], picks: Sequence[int]
) -> None:
    """The same seed and keys give the same game."""
    game, again = (api.new_game(title, seats, seed, options) for _ in range(2))
    keys = []
    for number in picks:
        keys.append(pick(game, number))
        api.choose(game, keys[-1])
    for key in keys:
        api.choose(again, key)
    assert saved(again) == saved(game)
    assert question_text(again) == question_text(game)
