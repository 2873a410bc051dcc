"""The types of views are true: what is told has these keys, and no others."""

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
        wrong = set(value) - set(hints) | kind.__required_keys__ - set(value)
        found = [f"{where}: {wrong}"] if wrong else []
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


@pytest.mark.parametrize("title", TITLES)
def test_what_is_told_before_a_click_has_keys_of_its_types(title: str) -> None:
    module = f"game.engine.titles.{title}.view_types"
    preview, place = (title_part(title, module, kind) for kind in ("Preview", "ReachView"))
    state, bot = api.new_game(title, 3, 11), BOTS["whimsical"](1)
    found: set[str] = set()
    for _ in range(250):
        question = state.question
        if question is None:
            break
        for option in question.options:
            known = api.preview(state, question.seat, option.key)
            found.update(faults(known, preview, f"{title}.{option.verb}"))
        for one in api.reach(state, question.seat):
            found.update(faults(one, place, title))
        api.choose(state, bot.answer(api.project(state, question.seat), question))
    assert found == set()
