"""How far everybody is in Dungeonology, and what a scholar should aim at, from what everybody sees."""

from __future__ import annotations

from collections.abc import Iterator

from game.content.titles import load
from game.engine.titles.dungeonology.box import Box
from game.engine.titles.dungeonology.view_types import ScholarView, View
from game.scenes.table.goals import Goals, Said

FEW_STUDENTS = 1


def goals(view: View, seat: int) -> Goals:
    """Standing of all, aims of one."""
    box: Box = load("dungeonology")
    scholars = view["scholars"]
    return Goals([_standing(box, one) for one in scholars], list(_aims(box, view, scholars[seat])))


def _standing(box: Box, scholar: ScholarView) -> list[Said]:
    facts = [
        _fact("points", "laurel", n=scholar["points"]),
        _fact("stars", "star_gold", n=scholar["stars"], needed=box.supply.thesis_stars),
        _fact("stun", "stun", n=scholar["stun"], limit=scholar["stun_limit"]),
    ]
    return [*facts, _fact("finished", "thesis")] if scholar["finished"] else facts


def _aims(box: Box, view: View, me: ScholarView) -> Iterator[Said]:
    """The most urgent first."""
    if me["finished"]:
        return
    has_stars = me["stars"] >= box.supply.thesis_stars
    if view["campus"]["maximum"]:
        yield _said("aim_home")
    if me["must_rest"] or me["stun"] + 1 >= me["stun_limit"]:
        yield _said("aim_rest", n=me["stun"], limit=me["stun_limit"])
    if has_stars:
        yield _said("aim_thesis")
    else:
        yield from _nearest_star(box, me)
    if me["students"] <= FEW_STUDENTS:
        yield _said("aim_students", n=me["students"])
    yield from _nearest_arrow(box, me)
    if has_stars:
        yield from _nearest_star(box, me)
    yield _said("aim_points")


def _nearest_star(box: Box, me: ScholarView) -> Iterator[Said]:
    """The column that needs fewest cubes for its next star."""
    missing = [
        (star - n, column.id)
        for column, n in zip(box.columns, me["cubes"], strict=True)
        for star in column.stars
        if star > n
    ]
    if missing:
        n, kind = min(missing)
        yield _said("aim_star", n=n, sign=kind)


def _nearest_arrow(box: Box, me: ScholarView) -> Iterator[Said]:
    """The column that needs fewest cubes to make studying easier."""
    columns = zip(box.columns, me["cubes"], strict=True)
    missing = [(column.arrow - n, column.id) for column, n in columns if column.arrow > n]
    if missing:
        n, kind = min(missing)
        yield _said("aim_bonus", n=n, sign=kind)


def _said(name: str, **args: object) -> Said:
    return Said(f"dungeonology.goal.{name}", args)


def _fact(name: str, sign: str, **args: object) -> Said:
    return Said(f"dungeonology.goal.{name}", args, sign)
