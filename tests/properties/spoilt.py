"""Ways to spoil a game of any title: no property is worth anything that does not notice them."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from game import api
from game.engine.core.agenda import Event
from game.engine.core.title import Title
from tests.properties.core import Property

Break = Callable[[Any, pytest.MonkeyPatch], None]


def assert_noticed(holds: Property, game: Any, spoil: Break, patch: pytest.MonkeyPatch) -> None:
    """A property holds for a game, and no longer once that is broken."""
    holds(game)
    spoil(game, patch)
    with pytest.raises(AssertionError):
        holds(game)


def end_as(**changes: Any) -> Break:
    """Another outcome."""

    def spoil(game: Any, patch: pytest.MonkeyPatch) -> None:
        assert game.outcome is not None
        game.outcome = replace(game.outcome, **changes)

    return spoil


def after_choosing(change: Callable[[Any], None]) -> Break:
    """An engine that does something more with every choice."""

    def spoil(game: Any, patch: pytest.MonkeyPatch) -> None:
        choose = api.choose

        def worse(state: Any, answer: Any) -> list[Event]:
            events = choose(state, answer)
            change(state)
            return events

        patch.setattr(api, "choose", worse)

    return spoil


def with_title(title: Title, **functions: Any) -> Break:
    """An engine whose title answers otherwise."""
    changed = replace(title, **functions)
    return lambda game, patch: patch.setattr(api, "title_of", lambda name: changed)
