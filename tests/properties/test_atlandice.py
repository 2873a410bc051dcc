"""Atlandice under hypothesis; and no property of it that cannot fail."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game import api
from game.engine.core.agenda import option
from game.engine.titles.atlandice import title
from game.engine.titles.atlandice.state import Game, replaced
from game.engine.titles.atlandice.view_types import View, own_view
from tests.properties import atlandice as rules
from tests.properties import atlandice_positions as positions
from tests.properties.core import Property
from tests.properties.picking import (
    hold,
    pick,
    pick_along,
    pick_to_the_end,
    picks_,
    plays_alike,
    seats_,
    seeds,
)
from tests.properties.playing import ATLANDICE
from tests.properties.spoilt import Break, after_choosing, assert_noticed, end_as, with_title

EVERY, SAMPLED = ATLANDICE.every, ATLANDICE.sampled
Patch = pytest.MonkeyPatch


@settings(max_examples=40)
@given(seats_, seeds, picks_)
def test_a14_1_a14_2_a14_3_a14_4_properties_hold_from_the_start(
    seats: int, seed: int, picks: list[int]
) -> None:
    pick_along(api.new_game("atlandice", seats, seed), picks, EVERY, SAMPLED)


@settings(max_examples=60)
@given(seats_, seeds, st.sampled_from((positions.late, *positions.ENDINGS.values())), picks_)
def test_a14_5_a14_6_properties_hold_late_in_a_game(
    seats: int, seed: int, arrange: positions.Arrange, picks: list[int]
) -> None:
    pick_along(positions.arranged(seats, seed, arrange), picks, EVERY, SAMPLED)


@settings(max_examples=20)
@given(seats_, seeds, picks_)
def test_a0_2_the_same_seed_and_keys_give_the_same_game(
    seats: int, seed: int, picks: list[int]
) -> None:
    plays_alike("atlandice", seats, seed, {}, picks)


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("number", [0, 1, -1])
def test_a3_2_every_game_ends(seats: int, number: int) -> None:
    game = api.new_game("atlandice", seats, seats)
    pick_to_the_end(game, number)
    hold(EVERY + SAMPLED, game)


@pytest.mark.parametrize("reason", positions.ENDINGS)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a10_1_a10_3_every_way_to_end(reason: str, seats: int) -> None:
    game = positions.arranged(seats, 7, positions.ENDINGS[reason])
    rng = Random(seats)
    while game.outcome is None and game.round < 3:
        hold(EVERY, game)
        api.choose(game, pick(game, rng.randrange(99)))
    hold(EVERY + SAMPLED, game)
    assert game.outcome
    assert game.outcome.reason == reason


# No property that cannot fail


@cache
def _standing(where: str) -> Game:
    """A position: "over", or the first question with that prompt after ten decisions."""
    for seed in range(50):
        game = api.new_game("atlandice", 2 if where == "two" else 3, seed)
        assert isinstance(game, Game)
        rng, n = Random(seed), 0
        while game.question:
            prompt = "visit" if where == "two" else where
            if n > 10 and game.question.prompt == prompt and any(game.taken):
                return game
            api.choose(game, rng.choice(game.question.options))
            n += 1
        if where == "over":
            return game
    raise LookupError(where)


def put(field: str, value: Any) -> Break:
    """Set one field of the state."""
    return lambda game, patch: setattr(game, field, value)


def drown_one(game: Game, patch: Patch) -> None:
    """A drowned district that keeps what it had, and the submarine."""
    game.piles = replaced(game.piles, 0, ())
    game.submarine = 1


def one_more(field: str) -> Break:
    """One thing more in the first place of a field."""

    def spoil(game: Game, patch: Patch) -> None:
        things = getattr(game, field)
        first = (things[0][0] + 1, *things[0][1:]) if things[0] else (1,)
        setattr(game, field, replaced(things, 0, first))

    return spoil


def offer(*keys: tuple[Any, ...]) -> Break:
    """Other options on the list of the standing question."""

    def spoil(game: Game, patch: Patch) -> None:
        assert game.question is not None
        game.question = replace(game.question, options=[option(*key) for key in keys])

    return spoil


def sees_empties(game: Game, seat: int, key: str) -> dict[str, Any]:
    """A preview that promises too much."""
    facts = title.TITLE.preview(game, seat, key)
    return {**facts, "takes": 9} if facts else {}


def wrong_sheet(game: Game, seat: int | None) -> View:
    """A view whose totals are off."""
    view = own_view(title.TITLE.project(game, seat))
    view["players"][0]["now"]["total"] += 1
    return view


def turn_back(game: Game) -> None:
    game.hand -= 20


def forget_points(game: Game) -> None:
    game.vp = tuple(n - 5 for n in game.vp)


def die_away(game: Game, patch: Patch) -> None:
    area = next(a for a in range(6) if game.dice[a])
    game.dice = replaced(game.dice, area, game.dice[area][1:])


def die_moved(game: Game, patch: Patch) -> None:
    area = next(a for a in range(5) if game.dice[a])
    game.dice = replaced(game.dice, area, (area + 2, *game.dice[area][1:]))


def owing(game: Game, patch: Patch) -> None:
    game.give(0, 1, -50)
    game.put(6, 1, 50)


CASES: list[tuple[Property, str, Break]] = [
    (rules.resources_are_conserved, "visit", one_more("owned")),
    (rules.resources_are_conserved, "visit", one_more("goods")),
    (rules.no_count_is_negative, "visit", owing),
    (rules.dice_are_conserved, "visit", die_away),
    (rules.faces_are_faces, "visit", die_moved),
    (rules.nothing_is_at_a_drowned_district, "visit", drown_one),
    (rules.tiles_are_conserved, "visit", put("tiles_gone", ("J1", "J1"))),
    (rules.the_hand_is_on_the_dial, "visit", put("hand", 24)),
    (rules.the_hand_is_on_the_dial, "visit", put("hand", -1)),
    (rules.visits_take_turns, "visit", put("taken", ((1,), (1, 1, 1), ()))),
    (rules.the_neutral_gets_one_die_of_each, "visit", put("gave", (True, True, True))),
    (rules.the_neutral_gets_one_die_of_each, "two", put("taken", ((1, 1, 1), (1, 1, 1)))),
    (rules.emptied_districts_were_seen_to, "visit", put("stocked", (False,) * 6)),
    (rules.options_name_what_is_there, "visit", lambda g, p: setattr(g, "dice", ((),) * 6)),
    (rules.options_name_what_is_there, "take", put("goods", ((0,) * 5,) * 6)),
    (rules.options_name_what_is_there, "donate", put("owned", ((0,) * 5,) * 3)),
    (rules.options_name_what_is_there, "sail", offer(("sail", 1), ("sail", 2), ("sail", 3),
                                                     ("sail", 4), ("sail", 5), ("sail", 6))),
    (rules.the_course_is_told, "visit", put("round", 50)),
    (rules.the_end_is_an_end, "over", end_as(reason="bored")),
    (rules.the_end_is_an_end, "over", end_as(reason="drowned")),
    (rules.the_end_is_an_end, "over", end_as(ranking=(0, 0, 1))),
    (rules.the_end_is_an_end, "over", end_as(ties=("shared", "shared"))),
    (rules.nothing_goes_back, "visit", after_choosing(turn_back)),
    (rules.nothing_goes_back, "visit", after_choosing(forget_points)),
    (rules.scores_add_up, "visit", with_title(title.TITLE, project=wrong_sheet)),
    (rules.previews_keep_their_word, "visit", with_title(title.TITLE, preview=sees_empties)),
]  # fmt: skip


@pytest.mark.parametrize(
    ("holds", "where", "spoil"), CASES, ids=[f"{n}-{c[0].__name__}" for n, c in enumerate(CASES)]
)
def test_a_broken_game_is_noticed(
    holds: Property, where: str, spoil: Break, monkeypatch: Patch
) -> None:
    assert_noticed(holds, _standing(where).clone(), spoil, monkeypatch)


def test_every_property_has_a_case() -> None:
    assert {case[0] for case in CASES} == {*rules.EVERY, *rules.SAMPLED}


def test_the_content_to_be_seen_is_all_there() -> None:
    wanted = rules.expected()
    for name in ("tile J3", "tile market", "roll F3 True", "survey all", "ending drowned"):
        assert name in wanted
    for name in ("event tile_gone", "answer change", "prompt take_from", "event points"):
        assert name in wanted
    assert "event clock_moved_waves" not in wanted
