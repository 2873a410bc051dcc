"""The types of views are true: what is projected has these keys, no more and no fewer."""

from functools import cache
from typing import Any, get_args, get_origin, get_type_hints, is_typeddict

import pytest

from game import api
from game.bots import BOTS
from game.engine.titles import TITLES, title_part

hints_of = cache(get_type_hints)


def faults(value: Any, kind: Any, where: str) -> list[str]:
    """Where a value is not what its type says, as far as keys go."""
    if is_typeddict(kind):
        if not isinstance(value, dict):
            return [f"{where}: {type(value).__name__}"]
        hints = hints_of(kind)
        found = [f"{where}: {set(value) ^ set(hints)}"] if set(value) != set(hints) else []
        return found + [
            fault
            for name in set(value) & set(hints)
            for fault in faults(value[name], hints[name], f"{where}.{name}")
        ]
    if get_origin(kind) is list:
        inner = get_args(kind)[0]
        return [fault for one in value for fault in faults(one, inner, where)]
    parts = [part for part in get_args(kind) if is_typeddict(part)]
    return faults(value, parts[0], where) if parts and value is not None else []


@pytest.mark.parametrize("title", TITLES)
def test_a_view_has_the_keys_of_its_type(title: str) -> None:
    kind = title_part(title, "game.engine.titles.{}.view_types", "View")
    state, bot = api.new_game(title, 3, 11), BOTS["scholar"](1)
    found: set[str] = set()
    for _ in range(400):
        question = state.question
        if question is None:
            break
        view = api.project(state, question.seat)
        found.update(faults(view, kind, title))
        api.choose(state, bot.answer(view, question))
    found.update(faults(api.project(state, None), kind, title))
    assert found == set()
