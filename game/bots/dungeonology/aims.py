"""What a seat of Dungeonology seems to be after, by what everybody sees."""

from __future__ import annotations

from game.bots.aims import Aim
from game.content.titles import load
from game.engine.titles.dungeonology.view_types import View

FEW = 1


def aim(view: View, seat: int) -> Aim:
    """In a few words."""
    return Aim(_name(view, seat))


def _name(view: View, seat: int) -> str:
    scholar, box = view["scholars"][seat], load("dungeonology")
    at_start = scholar["zone"] == box.start
    stars = scholar["stars"]
    found = (
        ("finished", scholar["finished"]),
        ("rest", scholar["must_rest"]),
        ("home", view["campus"]["maximum"]),
        ("thesis", stars >= box.supply.thesis_stars),
        ("enter", at_start),
        ("students", scholar["students"] <= FEW),
        ("star", stars == box.supply.thesis_stars - 1),
    )
    return next((name for name, is_so in found if is_so), "study")
