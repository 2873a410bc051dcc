"""The open table of Atlandice as a bot turns it over in its mind: resources, owners, points."""

from __future__ import annotations

from collections.abc import Iterator

from game.bots.atlandice.weights import WEIGHTS, Weights
from game.content.titles import load
from game.engine.titles.atlandice.box import MARKET, Box
from game.engine.titles.atlandice.emptying import ranks
from game.engine.titles.atlandice.view_types import View


class Position:
    """Resources where they lie and with whom, and the points of this decision."""

    __slots__ = (
        "box",
        "goods",
        "hand",
        "held",
        "me",
        "owned",
        "piles",
        "points",
        "seats",
        "weights",
    )

    def __init__(self, view: View, weights: Weights = WEIGHTS) -> None:
        self.weights = weights
        self.box: Box = load("atlandice")
        assert view["asked"] is not None
        self.me = view["asked"]
        self.seats = view["seats"]
        self.hand = view["hand"]
        self.goods = [list(area["goods"]) for area in view["areas"]]
        self.owned = [list(player["goods"]) for player in view["players"]]
        self.piles = [area["tiles_below"] + 1 if area["open"] else 0 for area in view["areas"]]
        self.points = [0.0] * len(self.owned)
        self.held = [any(goods) for goods in self.goods]

    def copy(self) -> Position:
        """Another one to change."""
        twin = Position.__new__(Position)
        for name in ("box", "me", "seats", "hand", "held", "weights"):
            setattr(twin, name, getattr(self, name))
        twin.goods = [goods[:] for goods in self.goods]
        twin.owned = [owned[:] for owned in self.owned]
        twin.piles, twin.points = self.piles[:], self.points[:]
        return twin

    # Changes; areas and resources by number

    def taken(self, area: int, resource: int, owner: int) -> Position:
        """After a take."""
        twin = self.copy()
        twin.goods[area - 1][resource - 1] -= 1
        twin.owned[owner][resource - 1] += 1
        return twin

    def moved(self, origin: int, goal: int, resource: int) -> Position:
        """After a move between areas."""
        twin = self.copy()
        twin.goods[origin - 1][resource - 1] -= 1
        twin.goods[goal - 1][resource - 1] += 1
        return twin

    def donated(self, *resources: int) -> Position:
        """After a donation (A8.8)."""
        twin = self.copy()
        for resource in resources:
            twin.owned[self.me][resource - 1] -= 1
            twin.goods[resource - 1][resource - 1] += 1
        twin.points[self.me] += self.box.figures.donation
        return twin

    def lying(self, area: int) -> Iterator[int]:
        """Resources that lie on an area."""
        return (i for i, n in enumerate(self.goods[area - 1], start=1) if n)

    def others(self, area: int) -> Iterator[int]:
        """Other open districts."""
        return (a for a in range(1, MARKET) if a != area and self.piles[a - 1])

    def after_emptying(self) -> Position:
        """With every district paid that this decision has emptied (A7)."""
        for area in range(1, MARKET):
            if self.held[area - 1] and self.piles[area - 1] and not any(self.goods[area - 1]):
                return self._emptied(area)
        return self

    def _emptied(self, area: int) -> Position:
        twin, i, figures = self.copy(), area - 1, self.box.figures
        first, second = ranks(tuple([owned[i] for owned in self.owned]))
        for owner in first:
            twin.points[owner] += figures.tile
        for owner in second:
            twin.points[owner] += figures.second
        returned = sum(owned[i] for owned in self.owned)
        market = min(returned, max(0, figures.market_per_type - self.goods[MARKET - 1][i]))
        for owned in twin.owned:
            owned[i] = 0
        twin.goods[MARKET - 1][i] += market
        twin.goods[i][i] += returned - market
        twin.piles[i] -= 1
        twin.held = [*self.held[:i], False, *self.held[i + 1 :]]
        return twin.after_emptying()

    # What it is worth

    def worth(self) -> float:
        """Points paid and to be hoped for: mine, less those of the best rival."""
        now = self.after_emptying()
        hopes = now._hopes()
        sums = [now.points[seat] + hopes[seat] for seat in range(now.seats)]
        rivals = [n for seat, n in enumerate(sums) if seat != now.me]
        return sums[now.me] - 0.5 * (max(rivals) + sum(rivals) / len(rivals))

    def _hopes(self) -> list[float]:
        figures, w = self.box.figures, self.weights
        is_late = self.hand >= figures.spaces - w.late
        most = self.box.by_seats[self.seats].per_district
        hopes = [w.piece * sum(owned) for owned in self.owned]
        for i in range(len(self.box.types)):
            if not self.piles[i]:
                continue
            counts = [owned[i] for owned in self.owned]
            first, second = ranks(tuple(counts))
            lying = min(1.0, self.goods[i][i] / most)
            part = w.at_last if is_late else w.bare - (w.bare - w.full) * lying
            for owner in first:
                hopes[owner] += part * figures.first
            for owner in second:
                hopes[owner] += part * figures.second
            if len(first) == 1:
                behind = max(n for owner, n in enumerate(counts) if owner != first[0])
                hopes[first[0]] += w.lead * min(3, counts[first[0]] - behind)
        return hopes
