"""How far everybody is in Dungeonology, and what a scholar should aim at, from what everybody sees."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence

from game.content.titles import load
from game.engine.titles.dungeonology.box import Box, Column
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
    is_late, has_stars = view["campus"]["maximum"], me["stars"] >= box.supply.thesis_stars
    if is_late:
        yield _said("aim_home")
    elif has_stars:
        yield _said("aim_thesis")
    if not is_late and (me["must_rest"] or me["stun"] + 1 >= me["stun_limit"]):
        yield _said("aim_rest", n=me["stun"], limit=me["stun_limit"])
    yield from _studies(box, view, me)
    if me["students"] <= FEW_STUDENTS:
        yield _said("aim_students")
    if not is_late:
        yield _said("aim_points")
    if not has_stars:
        yield _said("aim_stars", needed=box.supply.thesis_stars)
    yield _said("aim_hand")


def _studies(box: Box, view: View, me: ScholarView) -> Iterator[Said]:
    """What to study: towards a star, towards what makes every study easier."""
    for name, marks in (("aim_star", _stars), ("aim_bonus", _arrow)):
        found = _nearest(box, view, me, marks)
        if found:
            yield _said(name, n=found[0], sign=found[1])


def _stars(column: Column) -> Sequence[int]:
    return column.stars


def _arrow(column: Column) -> Sequence[int]:
    """Where a study becomes easier."""
    return (column.arrow,)


def _nearest(
    box: Box, view: View, me: ScholarView, marks: Callable[[Column], Sequence[int]]
) -> tuple[int, str] | None:
    """The mark that needs fewest cubes, of kinds that lie in known zones; None if there is none."""
    lying = Counter(cube for zone in view["map"] for cube in zone["slots"])
    missing = [
        (mark - n, column.id)
        for column, n in zip(box.columns, me["cubes"], strict=True)
        for mark in marks(column)
        if n < mark <= n + lying[column.id]
    ]
    return min(missing, default=None)


def _said(name: str, **args: object) -> Said:
    return Said(f"dungeonology.goal.{name}", args)


def _fact(name: str, sign: str, **args: object) -> Said:
    return Said(f"dungeonology.goal.{name}", args, sign)
