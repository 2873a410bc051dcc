"""How far everybody is in Catacombs, and what a thief should aim at, from what everybody sees."""

from __future__ import annotations

from collections.abc import Iterator

from game.content.titles import load
from game.engine.titles.catacombs.box import Box
from game.engine.titles.catacombs.state import KNOCKED_OUT
from game.engine.titles.catacombs.view_types import PlayerView, View
from game.scenes.table.goals import Goals, Said

#: Below this the next attack may be the last.
WEAK = 4
#: Turns in which cards that are bought come back often enough.
EARLY = 6


def goals(view: View, seat: int) -> Goals:
    """Standing of all, aims of one."""
    box: Box = load("catacombs")
    standing = [_standing(box, player) for player in view["players"]]
    return Goals(standing, list(_aims(box, view, view["players"][seat])))


def _health(box: Box, player: PlayerView) -> int:
    return box.figures.health - player["hurt"]


def _standing(box: Box, player: PlayerView) -> list[Said]:
    facts = [
        _fact("points", "laurel", n=0 if player["lost"] else player["now"]["total"]),
        _fact("artifacts", "artifact", n=len(player["artifacts"])),
        _fact("health", "heal", n=_health(box, player)),
    ]
    if player["out"] == KNOCKED_OUT:
        return [*facts, Said("catacombs.seat.knocked_out", {}, "knocked_out")]
    return [*facts, _fact("out", "mastery")] if player["out"] else facts


def _aims(box: Box, view: View, me: PlayerView) -> Iterator[Said]:
    """The most urgent first."""
    if me["out"]:
        return
    health, has_artifact = _health(box, me), bool(me["artifacts"])
    somebody_left = any(player["out"] for player in view["players"])
    if health < WEAK:
        yield _said("aim_heal", n=health)
    if has_artifact:
        yield _said("aim_leave_now" if somebody_left or health < WEAK else "aim_leave")
    else:
        yield _said("aim_artifact")
    if view["turn"] <= EARLY * len(view["players"]) and not has_artifact:
        yield _said("aim_cards")
    if me["clank"] + me["bagged"] > health:
        yield _said("aim_quiet", n=me["clank"] + me["bagged"])
    if view["market"] and me["gold"] >= box.figures.price:
        yield _said("aim_market", n=me["gold"])
    yield _said("aim_explore")
    yield _said("aim_gold")


def _said(name: str, **args: object) -> Said:
    return Said(f"catacombs.goal.{name}", args)


def _fact(name: str, sign: str, **args: object) -> Said:
    return Said(f"catacombs.goal.{name}", args, sign)
