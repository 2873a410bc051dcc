"""What a seat of Atlandice seems to be after, by what everybody sees."""

from __future__ import annotations

from game.bots.aims import Aim
from game.content.titles import load
from game.engine.titles.atlandice.box import MARKET
from game.engine.titles.atlandice.view_types import View

NEARLY = 2
"""A district with so few resources left is soon emptied."""


def aim(view: View, seat: int) -> Aim:
    """In a few words."""
    box = load("atlandice")
    gap: list[tuple[int, int]] = []
    lead: list[tuple[int, int]] = []
    for area in view["areas"][: MARKET - 1]:
        i = area["number"] - 1
        counts = [player["goods"][i] for player in view["players"]]
        most = max(n for owner, n in enumerate(counts) if owner != seat)
        if not area["open"] or not counts[seat]:
            continue
        if counts[seat] > most and sum(area["goods"]) <= NEARLY:
            return Aim("pay", {"district": f"atlandice.area.{area['district']}.name"})
        (lead if counts[seat] > most else gap).append((abs(counts[seat] - most), i))
    if not (lead or gap):
        return Aim("gather")
    name, (_, i) = ("keep", min(lead)) if lead else ("catch", min(gap))
    return Aim(name, {"resource": f"atlandice.resource.{box.types[i]}.many"})
