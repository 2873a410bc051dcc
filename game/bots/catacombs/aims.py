"""What a seat of Catacombs seems to be after, by what everybody sees."""

from __future__ import annotations

from game.bots.aims import Aim
from game.content.titles import load
from game.engine.titles.catacombs.view_types import View

EARLY = 6
"""Rounds in which there is time for more than one artifact's points."""


def aim(view: View, seat: int) -> Aim:
    """In a few words."""
    player, full = view["players"][seat], load("catacombs").figures.health
    if player["out"]:
        return Aim("knocked_out" if player["out"] == "knocked_out" else "out")
    if player["artifacts"]:
        return Aim("home" if view["round"] > EARLY or player["hurt"] > full / 2 else "deeper")
    return Aim("hurt" if player["hurt"] > full / 2 else "artifact")
