"""Prepared positions of Atlandice, and answering from them.

    table = a_table(3).tile("F1").lying(5, weapon=4, gem=1).submarine(5).dice(5, 5, 1).visits(0, 1)
    rolls(6)
    table.answer("visit:5:0", "take:5", "take:1")

Resources are put where a test wants them; from the first answer on every one of them must stay in
the game until its type is exhausted (A14.1).
"""

from __future__ import annotations

from collections.abc import Mapping

from game.api import choose, new_game
from game.engine.core import rng
from game.engine.core.agenda import Step, advance
from game.engine.titles.atlandice.box import MARKET
from game.engine.titles.atlandice.emptying import CheckEmptied
from game.engine.titles.atlandice.rounds import PassStart, TurnClock
from game.engine.titles.atlandice.state import NONE, Game, replaced
from game.engine.titles.atlandice.visits import Visit, area_of
from tests.engine.position import Position

SCRIPT: list[int] = []
"""Faces that the next dice will show; the fixture `dice` plays them."""

NOTHING = {"gem": 0, "book": 0, "food": 0, "tool": 0, "weapon": 0}


def scripted(state: rng.HasRng, n: int) -> int:
    """As `below`, but a scripted face comes first while there is one."""
    return SCRIPT.pop(0) - 1 if SCRIPT else rng.below(state, n)


def rolls(*faces: int) -> None:
    """What the next dice will show."""
    SCRIPT.extend(faces)


def a_table(seats: int = 3, seed: int = 1) -> Table:
    """A game just set up: seat 0 starts, every pile in the order of the rules."""
    game = new_game("atlandice", seats, seed)
    assert isinstance(game, Game)
    game.start = 0
    table = Table(game)
    for name in ("J1", "L1", "N1", "E1", "F1"):
        table.tile(name)
    return table


class Table(Position[Game]):
    """A game being arranged, then played by keys."""

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.totals: list[int] = []

    # Arranging

    def tile(self, name: str, *below: str) -> Table:
        """This tile on top of its pile, over these; with `below` given, others are gone."""
        area = self.area_of_tile(name)
        others = [t for t in self.game.piles[area - 1] if t not in (name, *below)]
        if below:
            self.game.tiles_gone += tuple(others)
            others = []
        pile = (*others, *reversed(below), name)
        self.game.piles = replaced(self.game.piles, area - 1, pile)
        return self

    def last_tile(self, name: str) -> Table:
        """This tile is the last of its district."""
        area = self.area_of_tile(name)
        self.game.tiles_gone += tuple(t for t in self.game.piles[area - 1] if t != name)
        self.game.piles = replaced(self.game.piles, area - 1, (name,))
        return self

    def exhausted(self, area: int) -> Table:
        """A district whose three tiles are gone, with all of its resource."""
        self.game.tiles_gone += self.game.piles[area - 1]
        self.game.piles = replaced(self.game.piles, area - 1, ())
        for place in range(1, MARKET + 1):
            self.game.put(place, area, -self.game.lying(place)[area - 1])
        if self.game.submarine == area:
            self.game.submarine = MARKET
        return self

    def area_of_tile(self, name: str) -> int:
        """The number of a tile's district."""
        return self.game.box.numbers[self.game.box.tiles[name].district]

    def lying(self, area: int, **goods: int) -> Table:
        """Exactly these resources on an area; a bare district counts as just laid bare."""
        self.game.goods = replaced(self.game.goods, area - 1, counts(goods))
        self.game.stocked = replaced(self.game.stocked, area - 1, True)
        return self

    def bare(self, area: int) -> Table:
        """Nothing on an area, and nothing since its tile was turned."""
        self.lying(area)
        self.game.stocked = replaced(self.game.stocked, area - 1, False)
        return self

    def owned(self, owner: int, **goods: int) -> Table:
        """Exactly these resources with an owner."""
        self.game.owned = replaced(self.game.owned, owner, counts(goods))
        return self

    def each_owns(self, resource: str, *numbers: int) -> Table:
        """So many of one resource with each owner."""
        for owner, n in enumerate(numbers):
            at = self.game.box.numbers[resource] - 1
            self.game.owned = replaced(
                self.game.owned, owner, replaced(self.game.owned[owner], at, n)
            )
        return self

    def points(self, *numbers: int) -> Table:
        """Points of each owner."""
        self.game.vp = (*numbers, *self.game.vp[len(numbers) :])
        return self

    def submarine(self, area: int) -> Table:
        """The submarine lies there."""
        self.game.submarine = area
        return self

    def clock(self, hand: int) -> Table:
        """The hand of the clock stands there."""
        self.game.hand = hand
        return self

    def dice(self, *faces: int) -> Table:
        """These dice beside their areas, none taken."""
        areas: list[list[int]] = [[] for _ in range(MARKET)]
        for face in faces:
            areas[area_of(self.game, face) - 1].append(face)
        self.game.dice = tuple(tuple(area) for area in areas)
        self.game.taken = ((),) * self.game.seats
        self.game.gave = (False,) * self.game.seats
        return self

    def took(self, seat: int, *faces: int, gave: bool = False) -> Table:
        """Dice a seat has taken this round."""
        self.game.taken = replaced(self.game.taken, seat, faces)
        self.game.gave = replaced(self.game.gave, seat, gave)
        return self

    # Playing

    def visits(self, *seats: int) -> Table:
        """The rest of the round: these visits, the clock, the start player."""
        return self.happens(*(Visit(seat) for seat in seats), TurnClock(), PassStart())

    def happens(self, *steps: Step) -> Table:
        """These steps and nothing else."""
        self.totals = self.in_play()
        self.game.agenda = []
        self.game.question = None
        self.game.events = self.events = []
        self.game.push(*steps)
        advance(self.game)
        self.check()
        return self

    def check_emptied(self, visitor: int = 0) -> Table:
        """The emptying check after a visit of that seat (A7)."""
        return self.happens(CheckEmptied(visitor), Visit(visitor))

    def turn_clock(self) -> Table:
        """Step 3, then the start player or the end."""
        return self.happens(TurnClock(), PassStart())

    def answer(self, *keys: str) -> Table:
        """One answer after the other; resources are conserved by type (A14.1)."""
        for key in keys:
            self.events += choose(self.game, key)
            self.check()
        return self

    def check(self) -> None:
        """A14.1: nothing lost, nothing made."""
        for area, (now, before) in enumerate(zip(self.in_play(), self.totals, strict=True), 1):
            assert now == (before if self.game.is_open(area) else 0), area

    def in_play(self) -> list[int]:
        """Resources by type anywhere."""
        places = (*self.game.goods, *self.game.owned)
        return [sum(place[i] for place in places) for i in range(len(NONE))]

    # Looking

    def has(self, owner: int) -> dict[str, int]:
        """Resources of an owner, without those it has none of."""
        return named(self.game, self.game.owned[owner])

    def at(self, area: int) -> dict[str, int]:
        """Resources on an area, without those there are none of."""
        return named(self.game, self.game.lying(area))

    @property
    def total(self) -> list[int]:
        """The score of each owner at the end."""
        assert self.game.outcome is not None
        return [sheet["total"] for sheet in self.game.outcome.scores]


def counts(goods: Mapping[str, int]) -> tuple[int, ...]:
    """Resources in number order."""
    assert not goods.keys() - NOTHING.keys(), goods
    return tuple({**NOTHING, **goods}.values())


def named(game: Game, numbers: tuple[int, ...]) -> dict[str, int]:
    """Counts by name, without zeros."""
    return {name: n for name, n in zip(game.box.types, numbers, strict=True) if n}
