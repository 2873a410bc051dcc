"""A sensible beginner's Atlandice: each answer is tried out in the mind, and the best one taken.

It reads the open table, counts what each visit can bring with what its tile does on average, and
what a district would pay if it were emptied. It does not plan further than its own visit.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence

from game.api import Question
from game.bots.atlandice.position import Position
from game.bots.atlandice.weights import STYLES, WEIGHTS, Weights
from game.engine.titles.atlandice.box import MARKET, Tile
from game.engine.titles.atlandice.view_types import View

FACES = 6


def advise(view: View, question: Question, style: str = "") -> Sequence[str]:
    """The options that look best, all equally good."""
    worth = values(view, question, STYLES.get(style, WEIGHTS))
    best = max(worth.values())
    return [key for key, n in worth.items() if n > best - 1e-9]


def values(view: View, question: Question, weights: Weights = WEIGHTS) -> dict[str, float]:
    """What each option is worth."""
    table = Table(view, question, weights)
    answer = ANSWERS[question.prompt]
    return {one.key: answer(table, *map(int, one.args)) for one in question.options}


class Table:
    """What is asked, and the table it is asked about."""

    def __init__(self, view: View, question: Question, weights: Weights) -> None:
        self.view = view
        self.args = question.args
        self.now = Position(view, weights)

    def tile(self, area: int) -> Tile | None:
        """The visible tile of an area."""
        name = self.view["areas"][area - 1]["tile"]
        return self.now.box.tiles[name] if name else None


# Visits


def visit(table: Table, area: int, owner: int) -> float:
    """The best takes of a visit, then its tile on average."""
    position = table.now
    for _ in range(2 if table.view["submarine"] == area else 1):
        position = _best(position, _takes(position, area, owner))
    tile = table.tile(area)
    if tile is None:
        return position.worth()
    chance = len(tile.roll) / FACES if tile.roll else 1.0
    tried = position
    if tile.verb in CAN:
        tried = _best(position, CAN[tile.verb](table, position, area, owner))
    steering = table.now.weights.steering if tile.verb in ("submarine", "change_die") else 0.0
    return chance * tried.worth() + (1 - chance) * position.worth() + steering


def _best(position: Position, tries: Iterable[Position]) -> Position:
    """The best of these; the position itself if there are none."""
    return max(tries, key=Position.worth, default=position)


def _takes(position: Position, area: int, owner: int) -> Iterator[Position]:
    return (position.taken(area, resource, owner) for resource in position.lying(area))


def _takes_here(t: Table, position: Position, area: int, owner: int) -> Iterator[Position]:
    return _takes(position, area, owner)


def _takes_second(t: Table, position: Position, area: int, owner: int) -> Iterator[Position]:
    is_second = len(t.view["players"][position.me]["dice"]) == 1
    return _takes(position, area, owner) if is_second else iter(())


def _takes_market(t: Table, position: Position, area: int, owner: int) -> Iterator[Position]:
    return _takes(position, MARKET, owner)


def _takes_other(t: Table, position: Position, area: int, owner: int) -> Iterator[Position]:
    return (one for place in position.others(area) for one in _takes(position, place, owner))


def _swaps(t: Table, position: Position, area: int, owner: int) -> Iterator[Position]:
    return (
        position.moved(area, place, away).moved(place, area, come)
        for away in position.lying(area)
        for place in position.others(area)
        for come in position.lying(place)
    )


def _to_market(t: Table, position: Position, area: int, owner: int) -> Iterator[Position]:
    return (position.moved(area, MARKET, resource) for resource in position.lying(area))


def _to_other(t: Table, position: Position, area: int, owner: int) -> Iterator[Position]:
    return (
        position.moved(area, goal, resource)
        for resource in position.lying(area)
        for goal in position.others(area)
    )


def _market_to_other(t: Table, position: Position, area: int, owner: int) -> Iterator[Position]:
    return (
        position.moved(MARKET, goal, resource)
        for resource in position.lying(MARKET)
        for goal in position.others(area)
    )


CAN: Mapping[str, Callable[[Table, Position, int, int], Iterator[Position]]] = {
    "take_here": _takes_here,
    "take_on_second": _takes_second,
    "take_market": _takes_market,
    "take_other": _takes_other,
    "swap": _swaps,
    "to_market": _to_market,
    "to_other": _to_other,
    "market_to_other": _market_to_other,
}
"""What a tile's verb can lead to (A6); those not named here move no resource."""


# Choices inside a visit


def take(table: Table, *numbers: int) -> float:
    """A resource from the area of the question."""
    return table.now.taken(table.args["area"], numbers[0], table.args["owner"]).worth()


def take_from(table: Table, *numbers: int) -> float:
    """A resource of another district."""
    return table.now.taken(numbers[0], numbers[1], table.args["owner"]).worth()


def swap(table: Table, *numbers: int) -> float:
    """What leaves, with the best that can come; or what comes for it."""
    area, away, now = table.args["area"], table.args["away"], table.now
    if away:
        place, come = numbers
        return now.moved(area, place, away).moved(place, area, come).worth()
    tries = (
        now.moved(area, place, numbers[0]).moved(place, area, come)
        for place in now.others(area)
        for come in now.lying(place)
    )
    return _best(now, tries).worth()


def move(table: Table, *numbers: int) -> float:
    """A resource from the area of the question to another."""
    return table.now.moved(table.args["area"], numbers[1], numbers[0]).worth()


def sail(table: Table, *numbers: int) -> float:
    """To where no die lies: the next player shall not profit, but who comes next round."""
    area = table.view["areas"][numbers[0] - 1]
    return float(min(2, sum(area["goods"])) - len(area["dice"]))


def change_die(table: Table, *numbers: int) -> float:
    """Away from the gate the next player would like best."""
    area, _, new = numbers
    return visit(table, new if table.tile(new) else MARKET, table.now.me) - visit(
        table, area, table.now.me
    )


def donate(table: Table, *numbers: int) -> float:
    """Two resources for a point, if they are worth less than that."""
    now, paid = table.now, tuple(table.args["paid"])
    if not numbers:
        return now.worth()
    if paid:
        return now.donated(*paid, *numbers).worth()
    first = numbers[0]
    left = now.owned[now.me][:]
    left[first - 1] -= 1
    seconds = [i for i, n in enumerate(left, start=1) if n]
    return max(now.donated(first, second).worth() for second in seconds)


ANSWERS: Mapping[str, Callable[..., float]] = {
    "visit": visit,
    "take": take,
    "take_from": take_from,
    "swap": swap,
    "move": move,
    "sail": sail,
    "change_die": change_die,
    "donate": donate,
}
"""What an answer is worth, by the prompt it answers."""
