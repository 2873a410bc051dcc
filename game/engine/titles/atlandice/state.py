"""Everything that may change in a game of Atlandice, as plain data.

Areas are numbered 1 to 5 (districts) and 6 (black market); counts by resource are tuples in number
order. Owners are the seats and, with two players, the neutral player behind them (A11).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from game.engine.core.state import State
from game.engine.titles.atlandice.box import MARKET, Box

Counts = tuple[int, ...]
NONE: Counts = (0, 0, 0, 0, 0)


class Game(State):
    """The state of a game of Atlandice."""

    title = "atlandice"

    def __init__(self, box: Box, seats: int) -> None:
        super().__init__(seats)
        self.box = box
        self.start = 0
        self.round = 0
        self.piles: tuple[tuple[str, ...], ...] = ()
        self.goods: tuple[Counts, ...] = (NONE,) * MARKET
        self.stocked: tuple[bool, ...] = (False,) * MARKET
        self.dice: tuple[tuple[int, ...], ...] = ((),) * MARKET
        self.submarine = MARKET
        self.hand = 0
        self.owners = seats + 1 if seats == 2 else seats
        self.owned: tuple[Counts, ...] = (NONE,) * self.owners
        self.vp: Counts = (0,) * self.owners
        self.tiles_won: tuple[tuple[str, ...], ...] = ((),) * self.owners
        self.tiles_gone: tuple[str, ...] = ()
        self.taken: tuple[tuple[int, ...], ...] = ((),) * seats
        self.gave: tuple[bool, ...] = (False,) * seats
        self.course: tuple[Counts, ...] = ()

    # Reading

    @property
    def neutral(self) -> int:
        """A11: the owner behind the two seats; -1 in larger games."""
        return self.seats if self.owners > self.seats else -1

    @property
    def turn(self) -> int:
        """The number of visits made so far, over all rounds."""
        visits = self.box.by_seats[self.seats].dice - 1
        return visits * (self.round - 1) + sum(map(len, self.taken))

    def tile(self, area: int) -> str:
        """The visible tile of a district, "" for the market and for exhausted districts."""
        return self.piles[area - 1][-1] if area != MARKET and self.piles[area - 1] else ""

    def is_open(self, area: int) -> bool:
        """An open district still has a tile."""
        return area != MARKET and bool(self.piles[area - 1])

    def open_districts(self) -> tuple[int, ...]:
        """Open districts in number order."""
        return tuple(a for a in range(1, MARKET) if self.piles[a - 1])

    def lying(self, area: int) -> Counts:
        """Resources lying on an area."""
        return self.goods[area - 1]

    def turn_order(self) -> tuple[int, ...]:
        """A0.4: clockwise from the start player."""
        return self.clockwise(self.start)

    def counts(self, resource: int) -> Counts:
        """How many of a resource each owner has."""
        return tuple([goods[resource - 1] for goods in self.owned])

    # Changing: containers are replaced, never changed

    def put(self, area: int, resource: int, change: int) -> None:
        """Resources of a number come to an area or leave it."""
        counts = list(self.goods[area - 1])
        counts[resource - 1] += change
        self.goods = replaced(self.goods, area - 1, tuple(counts))
        if change > 0:
            self.stocked = replaced(self.stocked, area - 1, True)

    def give(self, owner: int, resource: int, change: int) -> None:
        """Resources of a number come to an owner or leave him."""
        counts = list(self.owned[owner])
        counts[resource - 1] += change
        self.owned = replaced(self.owned, owner, tuple(counts))

    def score(self, owner: int, points: int, why: str) -> None:
        """Victory points for an owner; the neutral's need not be kept (A11.6), but do no harm."""
        self.vp = replaced(self.vp, owner, self.vp[owner] + points)
        self.emit("points", owner=owner, n=points, why=why)

    # Saving

    @classmethod
    def from_dict(cls, data: Mapping[str, Any], box: Box) -> Game:
        """The state back from plain data."""
        game = cls(box, data["seats"])
        game.take_in(data)
        return game


def replaced(things: tuple[Any, ...], at: int, thing: Any) -> tuple[Any, ...]:
    """A tuple with one thing replaced."""
    return (*things[:at], thing, *things[at + 1 :])
