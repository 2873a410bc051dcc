"""What a visit is said to pay before it is made is what it pays (A7.4, A7.5)."""

from __future__ import annotations

from random import Random

import pytest

from game import api
from game.engine.titles.atlandice.foresight import pays
from game.engine.titles.atlandice.view_types import own_preview


def emptied_by(state: api.State, key: str, area: int, rng: Random) -> tuple[int, ...] | None:
    """Who owned how many of a district's kind when a visit had emptied it; None if it did not."""
    twin = state.clone()
    twin.rng = rng.getrandbits(64)
    events = api.choose(twin, key)
    while True:
        for event in events:
            if event.kind == "given_back" and event.facts["resource"] == area:
                return tuple(event.facts["counts"])
        question = twin.question
        if question is None or question.prompt in ("visit", "donate"):
            return None
        events = api.choose(twin, rng.choice(question.options))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a7_4_an_emptying_visit_pays_whom_its_preview_names(seats: int) -> None:
    told = exact = 0
    for seed in range(12):
        state, rng = api.new_game("atlandice", seats, seed), Random(seed)
        while state.question is not None:
            for offered in state.question.options if state.question.prompt == "visit" else ():
                facts = own_preview(api.preview(state, state.question.seat, offered.key))
                foretold = facts["empties"] or facts["may_empty"]
                for _ in range(3 if foretold else 1):
                    counts = emptied_by(state, offered.key, facts["area"], rng)
                    assert counts or not facts["empties"]
                    assert foretold or not counts, (offered.key, facts)
                    assert foretold or facts["pays"] == []
                    if counts:
                        assert pays(counts) in facts["pays"], (offered.key, facts, counts)
                        told += 1
                        exact += len(facts["pays"]) == 1
            api.choose(state, rng.choice(state.question.options))
    assert told > 100
    assert exact > 0.75 * told  # seldom left open


def test_a8_8_a_donation_says_what_it_costs_and_earns() -> None:
    found = []
    for seed in range(40):
        state, rng = api.new_game("atlandice", 3, seed), Random(seed)
        while state.question is not None:
            question = state.question
            if question.prompt == "donate" and len(question.options) > 1:
                key = question.options[0].key
                facts = own_preview(api.preview(state, question.seat, key))
                assert facts["left"] == facts["cost"] - len(question.args["paid"]) - 1
                found.append((facts["cost"], facts["left"], facts["points"]))
                api.choose(state, key)
            else:
                api.choose(state, rng.choice(question.options))
    assert set(found) == {(2, 1, 1), (2, 0, 1)}


def test_a6_4_a_die_that_is_turned_goes_where_its_answer_says() -> None:
    """Also where a district is under water, and its number leads to the black market."""
    found = set()
    for seed in range(60):
        state, rng = api.new_game("atlandice", 4, seed), Random(seed)
        while state.question is not None:
            seat, offered = state.question.seat, rng.choice(state.question.options)
            foretold = own_preview(api.preview(state, seat, offered.key)).get("goal")
            for event in api.choose(state, offered.key):
                if event.kind == "die_changed":
                    assert foretold == event.facts["goal"]
                    found.add((event.facts["new"], foretold))
    assert any(new != goal for new, goal in found)
