"""Hypothesis draws a seed, options and a list of picks; after every choice the properties hold."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game import api
from game.bootstrap import ROOT
from game.engine.titles.dungeonology.state import Game, Trap
from tests.properties import positions
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
from tests.properties.playing import DUNGEONOLOGY

EVERY, SAMPLED = DUNGEONOLOGY.every, DUNGEONOLOGY.sampled

options_ = st.fixed_dictionaries(
    {
        "version": st.sampled_from(("1.15", "0.94")),
        "orientation": st.sampled_from(("north", "rotate")),
        "alert": st.sampled_from(("easy", "normal", "hard", "random")),
        "boss": st.sampled_from(("aggressive", "drunk", "random")),
        "round_limit": st.integers(20, 100),
    }
)
orders_ = st.lists(st.sampled_from(("always", "threatened", "pass")), min_size=4, max_size=4)


@settings(max_examples=40)
@given(seats_, seeds, options_, orders_, picks_)
def test_properties_hold_from_the_start(
    seats: int, seed: int, options: dict[str, Any], orders: list[str], picks: list[int]
) -> None:
    play(api.new_game("dungeonology", seats, seed, options), orders, picks)


@settings(max_examples=60)
@given(seats_, seeds, options_, orders_, picks_)
def test_properties_hold_late_in_a_game(
    seats: int, seed: int, options: dict[str, Any], orders: list[str], picks: list[int]
) -> None:
    play(positions.late_game(seats, seed, options), orders, picks)


def play(game: api.State, orders: list[str], picks: list[int]) -> None:
    """With these standing orders."""
    for seat in range(game.seats):
        api.set_order(game, seat, orders[seat])
    pick_along(game, picks, EVERY, SAMPLED)


@settings(max_examples=25)
@given(seats_, seeds, options_, picks_)
def test_the_same_seed_and_keys_give_the_same_game(
    seats: int, seed: int, options: dict[str, Any], picks: list[int]
) -> None:
    plays_alike("dungeonology", seats, seed, options, picks)


PLAY_AND_TELL = """
from game import api
from tests.golden.playthrough import digest
game = api.new_game("{title}", 4, 9, {options})
for n in range(400):
    if game.outcome is None:
        api.choose(game, game.question.options[n % len(game.question.options)])
print(digest(game), game.turn)
"""


@pytest.mark.parametrize(
    ("title", "options"),
    [
        ("dungeonology", {"version": "0.94", "orientation": "rotate"}),
        ("catacombs", {"side": "B", "mercy": "on"}),
    ],
)
def test_the_same_game_under_any_hash_seed(title: str, options: dict[str, str]) -> None:
    """No iteration over sets of text decides anything."""
    told = {
        subprocess.run(
            [sys.executable, "-c", PLAY_AND_TELL.format(title=title, options=options)],
            env={**os.environ, "PYTHONHASHSEED": seed},
            cwd=ROOT,
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for seed in ("0", "1", "4242")
    }
    assert len(told) == 1, told


def test_d2_3_a_redeal_deals_everything_a_seat_cannot_see() -> None:
    """Or the property that views survive it would prove nothing."""
    game = positions.late_game(4, 8, {})
    zone = game.map.zones[-1]
    game.traps = {zone: (Trap(game.trap_pool[0], 1), Trap(game.trap_pool[1], 0))}
    game.trap_pool = game.trap_pool[2:]
    for scholar in game.scholars:
        scholar.hidden_jinxes, game.jinx_deck = game.jinx_deck[:1], game.jinx_deck[1:]
        scholar.clan_seen = False
    game.maximum = False
    twins = [api.redeal(game, 0, seed) for seed in range(1, 60)]
    hidden: dict[str, Callable[[Any], Any]] = {
        "deck": lambda g: g.tricks,
        "another hand": lambda g: sorted(g.scholars[1].hand),
        "jinx deck": lambda g: g.jinx_deck,
        "my jinx": lambda g: g.scholars[0].hidden_jinxes,
        "stacks": lambda g: g.stacks,
        "clan": lambda g: g.clan,
        "panic": lambda g: g.panic,
        "another's trap": lambda g: g.traps[zone][0].face,
        "seed": lambda g: g.rng,
    }
    for name, look in hidden.items():
        assert len({str(look(twin)) for twin in twins}) > 1, name
    known: dict[str, Callable[[Any], Any]] = {
        "my hand": lambda g: g.scholars[0].hand,
        "my trap": lambda g: g.traps[zone][1].face,
        "discards": lambda g: g.discards,
    }
    for name, look in known.items():
        assert {str(look(twin)) for twin in twins} == {str(look(game))}, name


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("version", ["1.15", "0.94"])
@pytest.mark.parametrize("number", [0, 1, -1])
def test_d9_2_every_game_ends(seats: int, version: str, number: int) -> None:
    options = {"version": version, "round_limit": 20}
    game = api.new_game("dungeonology", seats, seats, options)
    pick_to_the_end(game, number)
    hold(EVERY + SAMPLED, game)


@pytest.mark.parametrize("reason", positions.ENDINGS)
def test_d9_2_d7_12_every_way_to_end(reason: str) -> None:
    """From its prepared position, with the first seed that gets there, a game ends that way."""
    for seed in range(20):
        game = positions.arranged(3, seed, {"round_limit": 20}, positions.ENDINGS[reason], "pass")
        assert isinstance(game, Game)
        hold(EVERY + SAMPLED, game)
        for _ in range(60):
            if game.outcome is None:
                api.choose(game, pick(game, seed))
        if game.outcome and game.outcome.reason == reason:
            hold(EVERY + SAMPLED, game)
            return
    pytest.fail(f"no game ended by {reason}")
