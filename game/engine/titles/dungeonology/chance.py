"""The randomizer (D12.6): shuffle all sixteen, draw on until a result applies."""

from __future__ import annotations

from collections.abc import Callable

from game.engine.core.rng import drawn_one_by_one
from game.engine.titles.dungeonology.box import Chance
from game.engine.titles.dungeonology.state import Game


def randomize(game: Game, seat: int, applies: Callable[[Chance], bool]) -> Chance | None:
    """The first card drawn that applies; None, and no draw, if none of the sixteen can."""
    cards = tuple(game.box.chances.values())
    if not any(applies(card) for card in cards):
        return None
    drawn = []
    for card in drawn_one_by_one(game, cards):
        drawn.append(card.id)
        if applies(card):
            game.emit("randomized", seat=seat, cards=tuple(drawn))
            return card
    return None


def randomize_type(game: Game, seat: int) -> str:
    """A type the scholar has a cube of, or "" if it has none."""
    index, cubes = game.box.index, game.scholars[seat].cubes
    card = randomize(game, seat, lambda c: cubes[index[c.type]] > 0)
    return card.type if card else ""


def randomize_scholar(game: Game, seat: int) -> tuple[int, Chance] | None:
    """A live scholar in the dungeon, by colour, with the card that named it."""
    seats = {game.scholars[s].colour: s for s in range(game.seats) if game.in_dungeon(s)}
    card = randomize(game, seat, lambda c: c.colour in seats)
    return (seats[card.colour], card) if card else None
