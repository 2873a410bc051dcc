"""Set-up and options (C2, C15)."""

from __future__ import annotations

from typing import Any

import pytest

from game.api import BadOption, new_game
from game.engine.titles.catacombs.state import Game


def a_new_game(seats: int, seed: int = 1, **options: Any) -> Game:
    game = new_game("catacombs", seats, seed, options)
    assert isinstance(game, Game)
    return game


@pytest.mark.parametrize(("seats", "space"), [(2, 3), (3, 2), (4, 1), (5, 1), (6, 1)])
def test_c19_2_c19_3_set_up(seats: int, space: int) -> None:
    game = a_new_game(seats)
    kinds = [game.box.tiles[t].kind for t in reversed(game.stack)]
    assert game.rage == space
    assert kinds == ["safe"] * 4 + ["depths"] * 22
    assert game.masteries == seats
    assert all(p.lockpicks == 3 and len(p.hand) == 5 for p in game.players)
    assert sum(game.box.cards[c].dragon for c in game.row) == 0
    assert len(game.deck) == (94 if seats < 5 else 129)
    assert len(game.artifacts) == (7 if seats < 5 else 11)
    assert len(game.minors) == (20 if seats < 5 else 24)


def test_c2_13_c15_2_c19_87_noise_and_gold_by_place() -> None:
    for seed in range(40):
        game = a_new_game(6, seed)
        places = game.clockwise(game.first)
        each = sum(game.box.cards[c].parts.get("arrive", ())[:1] != () for c in game.row)
        if not each:
            assert [game.players[s].clank for s in places] == [3, 2, 1, 0, 0, 0]
            assert [game.players[s].gold for s in places] == [0, 0, 0, 0, 1, 2]
            return
    raise AssertionError("no quiet row in forty games")


def test_c19_4_marked_cards_go_back_into_the_deck() -> None:
    for seed in range(30):
        game = a_new_game(3, seed)
        everything = sorted((*game.row, *game.deck))
        assert len(everything) == 100
        assert sum(game.box.cards[c].dragon for c in everything) == 25


def test_c2_11_marked_cards_taken_out_are_shuffled_in_and_not_laid_on_top() -> None:
    games = [a_new_game(3, seed) for seed in range(40)]
    tops = sum(game.box.cards[game.deck[-1]].dragon for game in games)
    bottoms = sum(game.box.cards[game.deck[0]].dragon for game in games)
    assert 4 <= tops <= 16, "a quarter of the deck is marked"
    assert 4 <= bottoms <= 16


@pytest.mark.parametrize(
    "options",
    [{"side": "C"}, {"mercy": True}, {"hands": "shown"}, {"colour": "red"}, {"round_limit": 5}],
)
def test_c2_15_anything_else_is_refused(options: dict[str, Any]) -> None:
    with pytest.raises(BadOption):
        new_game("catacombs", 2, 1, options)


@pytest.mark.parametrize("seats", [1, 7])
def test_c0_1_two_to_six_seats(seats: int) -> None:
    with pytest.raises(BadOption):
        new_game("catacombs", seats, 1)


def test_c2_9_both_sides_of_the_start_tile() -> None:
    assert a_new_game(2, side="B").players[0].room == "XB.crypt"
    assert a_new_game(2).players[0].room == "XA.crypt"
