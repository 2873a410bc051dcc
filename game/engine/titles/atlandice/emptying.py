"""The emptying check after a visit (A7)."""

from __future__ import annotations

from functools import cache

from game.engine.core.agenda import Step
from game.engine.core.record import record
from game.engine.titles.atlandice.box import MARKET
from game.engine.titles.atlandice.state import Counts, Game, replaced


@record
class CheckEmptied(Step):
    """A7.1, A7.2: emptied districts one after the other in number order, looking again after each."""

    visitor: int

    def run(self, game: Game) -> None:
        area = first_emptied(game)
        if area:
            empty(game, area, self.visitor)
            game.push(CheckEmptied(self.visitor))


def first_emptied(game: Game) -> int:
    """The lowest open district that held something and holds nothing now, or 0 (A7.1, A7.11)."""
    for area in game.open_districts():
        if game.stocked[area - 1] and not any(game.lying(area)):
            return area
    return 0


def empty(game: Game, area: int, visitor: int) -> None:
    """A7.10: award, remove the tile, give back, refill the market, fill the new tile."""
    tile = game.tile(area)
    game.emit("emptied", area=area, tile=tile)
    award(game, area, tile, visitor)
    game.piles = replaced(game.piles, area - 1, game.piles[area - 1][:-1])
    game.stocked = replaced(game.stocked, area - 1, False)
    returned = give_back(game, area)
    if game.is_open(area):
        market = min(
            returned, max(0, game.box.figures.market_per_type - game.lying(MARKET)[area - 1])
        )
        for goal, n in ((MARKET, market), (area, returned - market)):
            if n:
                game.put(goal, area, n)
        game.emit(
            "tile_turned", area=area, tile=game.tile(area), market=market, n=returned - market
        )
    else:
        exhaust(game, area)


@cache
def ranks(counts: Counts) -> tuple[Counts, Counts]:
    """Owners with most, and with second most; owning none means no rank (A7.3, A10.4)."""
    ordered = sorted({n for n in counts if n}, reverse=True)
    first = tuple([o for o, n in enumerate(counts) if ordered and n == ordered[0]])
    second = tuple([o for o, n in enumerate(counts) if len(ordered) > 1 and n == ordered[1]])
    return first, second if len(first) == 1 else ()


def award(game: Game, area: int, tile: str, visitor: int) -> None:
    """A7.4 to A7.6: the tile for the first, points for the second or for others tied for first."""
    figures = game.box.figures
    first, second = ranks(game.counts(area))
    if not first:
        game.tiles_gone += (tile,)
        game.emit("tile_gone", area=area, tile=tile)
        return
    # Ruling: the neutral sits behind both people, so a tie with it leaves the tile to a person (A11.6).
    order = (*game.clockwise(visitor), game.neutral)
    winner = next(o for o in order if o in first)
    game.tiles_won = replaced(game.tiles_won, winner, (*game.tiles_won[winner], tile))
    game.emit("tile_won", owner=winner, area=area, tile=tile)
    for owner in first:
        if owner != winner:
            game.score(owner, figures.first, "emptied")
    for owner in second:
        game.score(owner, figures.second, "emptied")


def give_back(game: Game, area: int) -> int:
    """A7.7: all players give back all their related resources."""
    counts = game.counts(area)
    for owner, n in enumerate(counts):
        game.give(owner, area, -n)
    game.emit("given_back", resource=area, counts=counts)
    return sum(counts)


def exhaust(game: Game, area: int) -> None:
    """A7.9, A4.4: the type leaves the game; dice and submarine go to the black market."""
    for place in range(1, MARKET + 1):
        game.put(place, area, -game.lying(place)[area - 1])
    market = (*game.dice[MARKET - 1], *game.dice[area - 1])
    game.dice = replaced(replaced(game.dice, area - 1, ()), MARKET - 1, market)
    if game.submarine == area:
        game.submarine = MARKET
    game.emit("exhausted", area=area, submarine=game.submarine)
