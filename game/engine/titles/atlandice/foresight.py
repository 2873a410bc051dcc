"""What a visit would bring before it is made, and why something is barred (A5 to A8)."""

from __future__ import annotations

from game.engine.core.agenda import Facts, Option, Reason
from game.engine.core.view import part
from game.engine.titles.atlandice.box import MARKET
from game.engine.titles.atlandice.emptying import ranks
from game.engine.titles.atlandice.rounds import clock_goal, icons
from game.engine.titles.atlandice.state import Counts, Game
from game.engine.titles.atlandice.view_types import PaysView, Preview, ReachView
from game.engine.titles.atlandice.visits import area_of, other_districts, owners


@part
def pays(counts: Counts) -> PaysView:
    """Owners that an emptying pays by these counts: with most, and with second most (A7.3)."""
    first, second = ranks(counts)
    return {"first": list(first), "second": list(second)}


# Before the click


def preview(game: Game, seat: int, key: str) -> Preview:
    """What an option would do as far as it is certain; {} if nothing is known."""
    question = game.question
    offered = question.find(key) if question and question.seat == seat else None
    if question is None or offered is None:
        return {}
    if offered.verb == "visit":
        return _visit(game, seat, int(offered.args[0]), int(offered.args[1]))
    if offered.verb == "take":
        return _take(game, question.args, offered)
    if offered.verb == "move":
        return _move(game, question.args, offered)
    if offered.verb == "give":
        return _give(game, question.args, offered)
    if offered.verb == "change":
        return {"goal": area_of(game, int(offered.args[2]))}
    return {}


def _visit(game: Game, seat: int, area: int, owner: int) -> Preview:
    """Sure takes, the tile, whether it empties the district, and the clock if its die stayed."""
    takes = min(sum(game.lying(area)), 2 if game.submarine == area else 1)
    is_emptied, may_empty = _emptying(game, seat, area, takes)
    return {
        "area": area,
        "owner": owner,
        "takes": takes,
        "tile": game.tile(area),
        "roll": list(_roll(game, area)),
        "empties": is_emptied,
        "may_empty": may_empty,
        "pays": _paid(game, area, owner, takes) if is_emptied or may_empty else [],
        "icons": icons(game, area),
        "clock": clock_goal(game, area),
        "dice_left": sum(len(dice) for dice in game.dice) - 1,
    }


def _verb(game: Game, area: int) -> str:
    """What the visible tile of an area does."""
    return game.box.tiles[game.tile(area)].verb if game.tile(area) else ""


def _emptying(game: Game, seat: int, area: int, takes: int) -> tuple[bool, bool]:
    """Is a district surely emptied by a visit, and may it be (A7.1)?"""
    lying = sum(game.lying(area))
    if area == MARKET or not lying:
        return False, False
    sure, maybe = _drained(game, seat, area)
    is_sure = lying <= takes + sure and not _may_be_filled(game, area)
    may_be = lying <= takes + sure + maybe or _may_be_drowned(game, area, takes)
    return is_sure, may_be and not is_sure


def _drained(game: Game, seat: int, area: int) -> tuple[int, int]:
    """How many resources the tile surely takes from here after part b, and how many perhaps.

    Of a chain that comes home more than once (once in 1,296 visits) nothing is told.
    """
    verb = _verb(game, area)
    is_sure = {
        "take_here": not _roll(game, area),
        "take_on_second": len(game.taken[seat]) == 1,
        "to_market": True,
        "to_other": bool(other_districts(game, area)),
    }
    if verb == "chain":
        return 0, 2 if game.submarine == area else 1
    sure = int(is_sure.get(verb, False))
    return sure, int(verb == "take_here") - sure


def _roll(game: Game, area: int) -> tuple[int, ...]:
    """The faces that the visible tile of an area needs."""
    return game.box.tiles[game.tile(area)].roll if game.tile(area) else ()


def _may_be_filled(game: Game, area: int) -> bool:
    """J3: may the chain lead to a tile that lays something here?"""
    others = [_verb(game, place) for place in other_districts(game, area)]
    return _verb(game, area) == "chain" and not {"market_to_other", "to_other"}.isdisjoint(others)


def _may_be_drowned(game: Game, area: int, takes: int) -> bool:
    """L1, J3: may the last piece of a type be taken elsewhere, and the rest here go with it (A7.9)?"""
    if _verb(game, area) not in ("take_other", "chain"):
        return False
    lying = game.lying(area)
    return any(
        len(game.piles[place - 1]) == sum(game.lying(place)) == 1
        and 0 < lying[place - 1] >= sum(lying) - takes
        for place in other_districts(game, area)
    )


def _paid(game: Game, area: int, owner: int, takes: int) -> list[PaysView]:
    """Whom the emptying of a visited district would pay, after what is taken: more than one result
    if it hangs on chance or on choices still to be made."""
    counts = list(game.counts(area))
    results: list[PaysView] = []
    for gain in _gains(game, area, takes):
        with_it = (*counts[:owner], counts[owner] + gain, *counts[owner + 1 :])
        if pays(with_it) not in results:
            results.append(pays(with_it))
    return results


def _gains(game: Game, area: int, takes: int) -> range:
    """How many resources of a district's own kind a visit that empties it may bring its owner.

    All that lies there is taken but for what the tile sends away; the tile may bring one from elsewhere.
    """
    lying, verb = game.lying(area), _verb(game, area)
    own, away = lying[area - 1], max(0, sum(lying) - takes)
    least = most = own
    if away and verb in ("to_market", "to_other"):
        least, most = max(0, own - away), min(own, sum(lying) - away)
    elsewhere = _elsewhere(game, area, verb)
    return range(least, most + elsewhere + 1)


def _elsewhere(game: Game, area: int, verb: str) -> int:
    """How many more of its own kind a tile may bring from other places (A6)."""
    in_market = game.lying(MARKET)[area - 1]
    around = [game.lying(place)[area - 1] for place in other_districts(game, area)]
    if verb == "take_market":
        return min(1, in_market)
    if verb == "take_other":
        return min(1, max(around, default=0))
    return in_market + sum(around) if verb == "chain" else 0


def _give(game: Game, asked: Facts, offered: Option) -> Preview:
    """A8.8: what this resource is the first or the last part of."""
    figures = game.box.figures
    paid = len(asked["paid"])
    return {
        "resource": int(offered.args[0]),
        "cost": figures.donation_cost,
        "left": figures.donation_cost - paid - 1,
        "points": figures.donation,
    }


def _take(game: Game, asked: Facts, offered: Option) -> Preview:
    """Would this take the last one of a district, and what would the emptying then pay?"""
    area, resource = (asked["area"], *offered.args) if len(offered.args) == 1 else offered.args
    area, resource = int(area), int(resource)
    facts: Preview = {"area": area, "resource": resource, "empties": False}
    if area != MARKET and sum(game.lying(area)) == 1:
        counts = list(game.counts(area))
        counts[asked["owner"]] += resource == area
        facts["empties"], facts["pays"] = True, [pays(tuple(counts))]
    return facts


def _move(game: Game, asked: Facts, offered: Option) -> Preview:
    """Would this move the last one away, and what would the emptying then pay (A7.1)?"""
    area, resource = int(asked["area"]), int(offered.args[0])
    facts: Preview = {"area": area, "resource": resource, "empties": False}
    if area != MARKET and sum(game.lying(area)) == 1:
        facts["empties"], facts["pays"] = True, [pays(game.counts(area))]
    return facts


def reach(game: Game, seat: int) -> list[ReachView]:
    """Areas a seat may visit now, with the dice at their gates."""
    question = game.question
    if question is None or question.seat != seat or question.prompt != "visit":
        return []
    return [{"area": a, "dice": list(dice)} for a, dice in enumerate(game.dice, start=1) if dice]


# Why not


def why_not(game: Game, seat: int, thing: Option) -> Reason | None:
    """Why an answer ("visit:3", "sail:4", "give:1") is barred now; None if it is on offer."""
    question = game.question
    if question is None:
        return Reason("game_over", "A10.1")
    if question.seat != seat:
        return Reason("others_asked", "A0.4", {"seat": question.seat})
    if question.offers(thing):
        return None
    barred = _BARRED.get(question.prompt)
    numbers = [number for number in thing.args if isinstance(number, int)]
    reason = barred(game, seat, thing.verb, numbers) if barred else None
    return reason or Reason("not_now", "A3.1")


def _why_not_visit(game: Game, seat: int, verb: str, numbers: list[int]) -> Reason | None:
    if verb != "visit" or not numbers or not 1 <= numbers[0] <= MARKET:
        return None
    area = numbers[0]
    if not game.dice[area - 1]:
        if area == MARKET or game.is_open(area):
            return Reason("gate_closed", "A4.3", {"area": area})
        return Reason("district_exhausted", "A4.2", {"area": area})
    if len(numbers) > 1 and numbers[1] not in owners(game, seat):
        return Reason("must_give" if numbers[1] == seat else "gave", "A11.3", {"seat": seat})
    return None


def _why_not_take(game: Game, seat: int, verb: str, numbers: list[int]) -> Reason | None:
    if verb != "take" or len(numbers) != 1 or not 1 <= numbers[0] < MARKET:
        return None
    return Reason("none_lying", "A5.4", {"resource": numbers[0]})


def _why_not_sail(game: Game, seat: int, verb: str, numbers: list[int]) -> Reason | None:
    if verb != "sail" or not numbers or not 1 <= numbers[0] <= MARKET:
        return None
    if numbers[0] == game.submarine:
        return Reason("submarine_here", "A6.3", {"area": numbers[0]})
    return Reason("district_exhausted", "A6.3", {"area": numbers[0]})


def _why_not_donate(game: Game, seat: int, verb: str, numbers: list[int]) -> Reason | None:
    if verb == "pass":
        return Reason("pay_in_full", "A8.8")
    if verb != "give" or not numbers or not 1 <= numbers[0] < MARKET:
        return None
    return Reason("not_owned", "A8.8", {"resource": numbers[0]})


_BARRED = {
    "visit": _why_not_visit,
    "take": _why_not_take,
    "sail": _why_not_sail,
    "donate": _why_not_donate,
}
"""By the question that stands."""
