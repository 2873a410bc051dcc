"""Prepared positions of Atlandice: late in a game, and a decision or a few from each ending."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random

from game import api
from game.engine.titles.atlandice.box import MARKET
from game.engine.titles.atlandice.state import Game, replaced

Arrange = Callable[[Game, Random], None]


def arranged(seats: int, seed: int, arrange: Arrange) -> Game:
    """A new game at its first question, arranged with every piece conserved, and asked anew."""
    game = api.new_game("atlandice", seats, seed)
    assert isinstance(game, Game)
    arrange(game, Random(seed))
    game.events = []
    again = api.load_state(game.to_dict())
    assert isinstance(again, Game)
    return again


# Pieces of an arrangement


def share_out(game: Game, rng: Random, area: int, left: int) -> None:
    """All but `left` of a district's resource go to owners."""
    number = game.lying(area)[area - 1] - left
    game.put(area, area, -number)
    for _ in range(number):
        game.give(rng.randrange(game.owners), area, 1)


def lose_tiles(game: Game, rng: Random, area: int, left: int) -> None:
    """All but `left` tiles of a district are won by somebody or gone."""
    pile = game.piles[area - 1]
    game.piles = replaced(game.piles, area - 1, pile[len(pile) - left :] if left else ())
    for tile in pile[: len(pile) - left]:
        owner = rng.randrange(game.owners + 1)
        if owner == game.owners:
            game.tiles_gone += (tile,)
        else:
            game.tiles_won = replaced(game.tiles_won, owner, (*game.tiles_won[owner], tile))


def drown(game: Game, rng: Random, area: int) -> None:
    """A district has lost its last tile (A7.9)."""
    lose_tiles(game, rng, area, 0)
    for place in range(1, MARKET + 1):
        game.put(place, area, -game.lying(place)[area - 1])
    market = (*game.dice[MARKET - 1], *game.dice[area - 1])
    game.dice = replaced(replaced(game.dice, area - 1, ()), MARKET - 1, market)
    game.stocked = replaced(game.stocked, area - 1, False)
    game.submarine = MARKET if game.submarine == area else game.submarine


def strand(game: Game, area: int) -> None:
    """A district with one resource of a neighbour, all of its own in the market (A7.6)."""
    number = game.lying(area)[area - 1]
    game.put(area, area, -number)
    game.put(MARKET, area, number)
    other = next(a for a in range(1, MARKET) if a != area and game.lying(MARKET)[a - 1])
    game.put(MARKET, other, -1)
    game.put(area, other, 1)


# Positions


def late(game: Game, rng: Random) -> None:
    """Few tiles, few resources on them, an hour near the end."""
    for area in range(1, MARKET):
        left = rng.choice((0, 1, 1, 2, 3))
        if left:
            lose_tiles(game, rng, area, left)
            share_out(game, rng, area, rng.randint(1, 4))
        else:
            drown(game, rng, area)
    if game.is_open(2) and len(game.open_districts()) > 1:
        for owner in range(game.owners):
            game.put(MARKET, 2, game.owned[owner][1])
            game.give(owner, 2, -game.owned[owner][1])
        strand(game, 2)
    game.hand = rng.randint(0, 20)


def near_waves(game: Game, rng: Random) -> None:
    """The hand a space before the waves."""
    for area in range(1, MARKET):
        share_out(game, rng, area, rng.randint(1, 5))
    game.hand = game.box.figures.spaces - 2


def nearly_drowned(game: Game, rng: Random) -> None:
    """One district left, with one tile and one resource; whatever die there is opens it."""
    for area in range(2, MARKET):
        drown(game, rng, area)
    lose_tiles(game, rng, 1, 1)
    share_out(game, rng, 1, 1)
    game.submarine = MARKET
    dice = sum(map(len, game.dice))
    game.dice = ((1,) * dice, *game.dice[1:5], ())
    game.hand = 1


ENDINGS: Mapping[str, Arrange] = {"waves": near_waves, "drowned": nearly_drowned}
