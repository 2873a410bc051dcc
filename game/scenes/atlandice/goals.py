"""How far everybody is in Atlandice, and what a player should aim at: everything lies open there."""

from __future__ import annotations

from game.content.titles import load
from game.engine.titles.atlandice.box import MARKET, Box
from game.engine.titles.atlandice.view_types import View
from game.scenes.table.goals import Goals, Said

#: A lead of more is safe for a while.
CLOSE = 1
#: What cannot be taken now comes last.
FAR = 100


def goals(view: View, seat: int) -> Goals:
    """Standing of all, aims of one."""
    box: Box = load("atlandice")
    standing = [
        [
            _fact("points", "laurel", n=player["now"]["total"]),
            _fact("majorities", "points", n=_majorities(view, owner)),
            _fact("tiles", "tile", n=len(player["tiles"])),
        ]
        for owner, player in enumerate(view["players"])
    ]
    return Goals(standing, [aim for _, aim in sorted(_aims(box, view, seat))])


def _counts(view: View, resource: int) -> list[int]:
    """How many of a resource each owner has."""
    return [player["goods"][resource - 1] for player in view["players"]]


def _majorities(view: View, owner: int) -> int:
    """In how many resources an owner has most, alone or with others."""
    columns = [_counts(view, resource) for resource in range(1, MARKET)]
    return sum(column[owner] == max(column) > 0 for column in columns)


def _aims(box: Box, view: View, seat: int) -> list[tuple[tuple[int, int], Said]]:
    """For each district that can still be emptied what to do there; the sooner it pays the better."""
    found = []
    market = next(area["goods"] for area in view["areas"] if area["number"] == MARKET)
    for area in view["areas"]:
        resource = area["number"]
        if resource >= MARKET or not area["open"]:
            continue
        counts = _counts(view, resource)
        mine, best = counts[seat], max(n for owner, n in enumerate(counts) if owner != seat)
        lying, kind = sum(area["goods"]), box.types[resource - 1]
        gap = best - mine
        if gap >= 0:
            is_far = gap >= lying + market[resource - 1]  # others would have to lose some first
            urgency = FAR * is_far + lying + 3 * gap
            said = _said("aim_lead", n=gap + 1, sign=kind, lying=lying)
            found.append(((urgency, resource), said))
        elif -gap <= CLOSE:
            found.append(((lying + 2, resource), _said("aim_keep", n=-gap, sign=kind, lying=lying)))
    return found


def _said(name: str, **args: object) -> Said:
    return Said(f"atlandice.goal.{name}", args)


def _fact(name: str, sign: str, **args: object) -> Said:
    return Said(f"atlandice.goal.{name}", args, sign)
