"""How likely the next attack is to hurt somebody, from what everybody may know (C11.7, C11.8)."""

from __future__ import annotations

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
        0.0 if player["out"] else chance_of_one(mine, whole, view["attack"])
        for player, mine in zip(players, own, strict=True)
    ]


def chance_of_one(own: int, whole: int, n: int) -> float:
    """The chance that at least one of the own cubes is among n drawn from the whole."""
    miss = 1.0
    for i in range(min(n, whole)):
        miss *= max(0, whole - own - i) / (whole - i)
    return 1 - miss
