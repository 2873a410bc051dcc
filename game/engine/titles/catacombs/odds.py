"""How likely the next attack is to hurt somebody, from what everybody may know (C11.7, C11.8)."""

from __future__ import annotations

from functools import lru_cache
from math import comb

from game.engine.titles.catacombs.view_types import View


def hurt_chances(view: View) -> list[float]:
    """By seat, the chance that the next attack wounds it: own cubes and ghosts do; who is out is safe.

    An attack first puts the Clank! area into the bag. A shield is a secret and not counted.
    """
    players = view["players"]
    ghosts = view["bag"]["ghost"] + view["ghosts"]
    whole = sum(view["bag"].values()) + view["ghosts"] + sum(p["clank"] for p in players)
    own = [view["bag"][str(seat)] + p["clank"] + ghosts for seat, p in enumerate(players)]
    return [
        0.0 if player["out"] else chance_of(1, mine, whole, view["attack"])
        for player, mine in zip(players, own, strict=True)
    ]


@lru_cache(maxsize=4096)
def chance_of(least: int, own: int, whole: int, n: int) -> float:
    """The chance that so many of the own cubes or more are among n drawn from the whole."""
    n = min(n, whole)
    most = min(own, n)
    ways = sum(comb(own, k) * comb(whole - own, n - k) for k in range(least, most + 1))
    return ways / comb(whole, n)
