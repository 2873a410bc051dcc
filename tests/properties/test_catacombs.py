"""Catacombs under hypothesis, and twins."""

from __future__ import annotations

import json
from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game import api
from game.engine.titles.catacombs.state import Game
from tests.properties import catacombs, core
from tests.properties import catacombs_positions as positions
from tests.properties.catacombs import course, coverage
from tests.properties.core import saved
from tests.properties.picking import (
    hold,
    pick,
    pick_along,
    pick_to_the_end,
    picks_,
    plays_alike,
    seeds,
)
from tests.properties.playing import CATACOMBS

EVERY, SAMPLED = CATACOMBS.every, CATACOMBS.sampled
Patch = pytest.MonkeyPatch

seats_ = st.sampled_from((2, 3, 4, 5, 6))
options_ = st.fixed_dictionaries(
    {
        "side": st.sampled_from("AB"),
        "mercy": st.sampled_from(("off", "on")),
        "hands": st.sampled_from(("hidden", "open")),
        "round_limit": st.integers(20, 200),
    }
)


@settings(max_examples=12)
@given(seats_, seeds, options_, picks_)
def test_c20_1_c20_2_c20_3_c20_4_c20_5_properties_hold_from_the_start(
    seats: int, seed: int, options: dict[str, Any], picks: list[int]
) -> None:
    pick_along(api.new_game("catacombs", seats, seed, options), picks, EVERY, SAMPLED)


@settings(max_examples=15)
@given(seats_, seeds, st.sampled_from(sorted(positions.POSITIONS)), picks_)
def test_c20_6_c20_7_c20_8_properties_hold_late_in_a_game(
    seats: int, seed: int, position: str, picks: list[int]
) -> None:
    game = positions.arranged(seats, seed, {"mercy": "on"}, positions.POSITIONS[position])
    pick_along(game, picks, EVERY, SAMPLED)


@settings(max_examples=10)
@given(seats_, seeds, options_, picks_)
def test_c0_2_the_same_seed_and_keys_give_the_same_game(
    seats: int, seed: int, options: dict[str, Any], picks: list[int]
) -> None:
    plays_alike("catacombs", seats, seed, options, picks)


@pytest.mark.parametrize(("seats", "number"), [(2, 0), (3, 1), (4, -1), (5, -2), (6, 0)])
def test_c13_7_every_game_ends(seats: int, number: int) -> None:
    game = api.new_game("catacombs", seats, seats, {"round_limit": 20})
    pick_to_the_end(game, number)
    hold(EVERY + SAMPLED, game)


ENDING_POSITIONS = {
    "escaped": "last",
    "knocked_out": "hurt",
    "deck": "deck",
    "bag": "bag",
    "round_limit": "limit",
}


@pytest.mark.parametrize("reason", course.ENDINGS)
def test_c11_5_c11_10_c13_7_every_way_to_end(reason: str) -> None:
    """From its prepared position, with the first seed that gets there, a game ends that way."""
    for seed in range(40):
        arrange = positions.POSITIONS[ENDING_POSITIONS[reason]]
        game = positions.arranged(3, seed, {"round_limit": 20}, arrange)
        hold(EVERY, game)
        rng = Random(seed)
        for _ in range(400):
            if game.outcome is None:
                api.choose(game, pick(game, rng.randrange(99)))
        if game.outcome and game.outcome.reason == reason:
            hold(EVERY + SAMPLED, game)
            return
    pytest.fail(f"no game ended by {reason}")


# Twins: what a seat may not know changes nothing it sees


def test_c0_3_a_redeal_deals_everything_a_seat_cannot_see() -> None:
    """Or the twins below, and the property that views survive it, would prove nothing."""
    game = api.new_game("catacombs", 4, 8)
    assert isinstance(game, Game)
    twins = [api.redeal(game, 0, seed) for seed in range(1, 40)]
    hidden: dict[str, Callable[[Any], Any]] = {
        "dungeon deck": lambda g: g.deck,
        "tiles": lambda g: g.stack,
        "safe tiles put back": lambda g: sorted(g.aside),
        "majors": lambda g: g.majors,
        "minors": lambda g: g.minors,
        "prisoners": lambda g: g.prisoners,
        "my deck": lambda g: g.players[0].deck,
        "another hand": lambda g: sorted(g.players[1].hand),
        "seed": lambda g: g.rng,
    }
    for name, look in hidden.items():
        assert len({str(look(twin)) for twin in twins}) > 1, name
    known: dict[str, Callable[[Any], Any]] = {
        "my hand": lambda g: g.players[0].hand,
        "row": lambda g: g.row,
        "safe tiles above": lambda g: [g.box.tiles[t].kind for t in g.stack],
    }
    for name, look in known.items():
        assert {str(look(twin)) for twin in twins} == {str(look(game))}, name


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_c0_3_twins_are_alike_for_a_seat_until_something_is_shown(seats: int) -> None:
    """Two games that differ only in what seat 0 may not know: byte-equal views, events, questions."""
    steps = 0
    for seed in range(6):
        rng = Random(seed)
        game = api.new_game("catacombs", seats, seed)
        for _ in range(rng.randrange(60)):
            if game.question:
                api.choose(game, rng.choice(game.question.options))
        seat = game.question.seat if game.question else 0
        twin = api.redeal(game, seat, seed + 1)
        assert saved(twin) != saved(game)
        while game.question and game.question.seat == seat:
            assert seen(game, seat) == seen(twin, seat)
            chosen = rng.choice(game.question.options)
            mine, other = api.choose(game, chosen), api.choose(twin, chosen.key)
            known = core.up_to_a_reveal(mine, seat, catacombs.REVEALING)
            assert known == core.up_to_a_reveal(other, seat, catacombs.REVEALING)
            if any(event.kind in catacombs.REVEALING for event in mine):
                break
            assert core.told(mine, seat) == core.told(other, seat)
            steps += 1
    assert steps > 10


def seen(game: api.State, seat: int | None) -> str:
    """A view, byte for byte."""
    return json.dumps(api.project(game, seat), sort_keys=True)


def test_the_content_to_be_seen_is_all_there() -> None:
    wanted = coverage.expected()
    for name in ("card lute played", "card black_market choice 2", "card animated_wall condition"):
        assert name in wanted
    for name in ("token puzzle_box used", "tile D22", "room artifact2", "icon arrow, by the Map"):
        assert name in wanted
    for name in ("event shielded", "answer mercy", "prompt market_item", "ending bag"):
        assert name in wanted
    assert "event moved_teleport" not in wanted
