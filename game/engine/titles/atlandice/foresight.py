"""What a visit would bring before it is made, and why something is barred (A5 to A8)."""

from __future__ import annotations

from typing import Any

from game.engine.core.agenda import Reason
from game.engine.titles.atlandice.box import MARKET
from game.engine.titles.atlandice.emptying import ranks
from game.engine.titles.atlandice.rounds import icons
from game.engine.titles.atlandice.state import Game

Facts = dict[str, Any]


def preview(game: Game, seat: int, key: str) -> Facts:
    """What an option would do as far as it is certain; {} if nothing is known."""
    question = game.question
    offered = question.find(key) if question and question.seat == seat else None
    if offered is None:
        return {}
    if offered.verb == "visit":
        return _visit(game, int(offered.args[0]), int(offered.args[1]))
    if offered.verb == "take" and len(offered.args) == 1:
        area, resource = int(str(question.args["area"])), int(offered.args[0])  # type: ignore[union-attr]
        return {"area": area, "resource": resource, **_emptying(game, area, resource)}
    return {}


def _visit(game: Game, area: int, owner: int) -> Facts:
    lying = sum(game.lying(area))
    takes = min(lying, 2 if game.submarine == area else 1)
    left = sum(len(dice) for dice in game.dice) - 1
    return {
        "area": area,
        "owner": owner,
        "takes": takes,
        "tile": game.tile(area),
        "empties": area != MARKET and lying == takes and lying > 0,
        "icons": icons(game, area),
        "dice_left": left,
    }


def _emptying(game: Game, area: int, resource: int) -> Facts:
    """Would taking this empty the district, and what would it pay now?"""
    if area == MARKET or sum(game.lying(area)) != 1:
        return {"empties": False}
    return {"empties": True, "pays": pays(game, area)}


def pays(game: Game, area: int) -> Facts:
    """Owners an emptying of this district would pay now: first and second (A7.4, A7.5)."""
    first, second = ranks([owned[area - 1] for owned in game.owned])
    return {"first": first, "second": second}


def reach(game: Game, seat: int) -> list[Facts]:
    """Areas a seat may visit now."""
    return [
        {"area": a, "dice": list(game.dice[a - 1])}
        for a in range(1, MARKET + 1)
        if game.dice[a - 1]
    ]


def why_not(game: Game, seat: int, thing: str) -> Reason | None:
    """Why a visit ("visit:3") or a donation is barred now; None if it is on offer."""
    question = game.question
    offered = question.options if question and question.seat == seat else ()
    if any(o.key == thing or o.key.startswith(thing + ":") for o in offered):
        return None
    if game.outcome:
        return Reason("game_over", "A10.1")
    if question and question.seat != seat:
        return Reason("others_asked", "A0.4", {"seat": question.seat})
    verb, *words = thing.split(":")
    if verb == "visit" and words and not game.dice[int(words[0]) - 1]:
        closed = words[0] != str(MARKET) and not game.is_open(int(words[0]))
        return Reason("district_exhausted" if closed else "gate_closed", "A4.3")
    if verb == "give":
        return Reason("too_few_to_donate", "A8.8")
    return Reason("not_now", "A3.1")
