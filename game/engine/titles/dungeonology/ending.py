"""When the game ends and how it is scored (D7.12, D9)."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import NamedTuple

from game.engine.core.agenda import Outcome
from game.engine.core.grid import TURNS
from game.engine.titles.dungeonology.box import Box, Clan
from game.engine.titles.dungeonology.numbers import thesis_points
from game.engine.titles.dungeonology.piles import reveal_jinxes
from game.engine.titles.dungeonology.state import Game


def check_end(game: Game) -> None:
    """D9.2: go to scoring if a condition is met."""
    reason = why_over(game)
    if reason:
        end_game(game, reason)


def why_over(game: Game) -> str:
    """The condition of D7.12 step 4 or D9.2 that is met now, or ""."""
    if game.scholars[game.active].finished and not game.live():
        return "all_finished"
    if game.maximum:
        if game.last_call:
            return "bag_empty"
        return "" if game.cubes_on_zones else "no_cubes"
    if game.cubes_on_zones or can_place_any(game):
        return ""
    return "nothing_left"


def can_place_any(game: Game) -> bool:
    """D9.2.2: does some tile still in a stack fit somewhere, doors and reachability ignored?"""
    turns = TURNS if game.rotate else (0,)
    for level, stack in enumerate(game.stacks, start=1):
        stairs = [z for z, levels in game.stairs_open.items() if level in levels]
        places = (*game.map.levels.get(level, ()), *stairs)
        for tile in stack:
            passages = game.box.zones[tile].passages
            if any(game.map.grid.snaps(place, passages, turns) for place in places):
                return True
    return False


def end_game(game: Game, reason: str) -> None:
    """Everything still to happen is dropped; face-down jinx cards are turned up (D7.8)."""
    game.agenda.clear()
    for seat in range(game.seats):
        reveal_jinxes(game, seat)
    scores = tuple(score(game, seat) for seat in range(game.seats))
    ranking, ties = rank(game, [s["total"] for s in scores])
    game.outcome = Outcome(reason, ranking, scores, ties)
    game.emit(
        "game_ended", reason=reason, clan=game.clan, ranking=ranking, scores=scores, ties=ties
    )


def clan_points(game: Game, seat: int, clan: Clan) -> int:
    """Cubes of each type times the clan's modifier."""
    cubes = game.scholars[seat].cubes
    return sum(n * m for n, m in zip(cubes, clan.modifiers, strict=True))


def score(game: Game, seat: int) -> dict[str, int]:
    """D9.3: the final score part by part."""
    scholar = game.scholars[seat]
    parts = {c.id: c.values[n] for c, n in zip(game.box.columns, scholar.cubes, strict=True)}
    parts["clan"] = clan_points(game, seat, game.box.clans[game.clan])
    parts["thesis"] = thesis_points(game, seat)
    parts["interns"] = sum(game.box.interns[i].points for i in scholar.interns)
    parts["jinxes"] = -sum(game.box.jinxes[j].points for j in scholar.jinxes)
    parts["total"] = sum(parts.values())
    return parts


def rank(game: Game, totals: list[int]) -> tuple[tuple[int, ...], tuple[str, ...]]:
    """D9.5, D9.6: seats from first to last, and what parted each from the one before ("score", …)."""

    def standing(seat: int) -> tuple[int, int, int, int]:
        scholar = game.scholars[seat]
        thesis = -scholar.rank if scholar.rank else -game.seats - 1
        return totals[seat], thesis, scholar.students, -game.age_order.index(seat)

    ranking = tuple(sorted(range(game.seats), key=standing, reverse=True))
    parted = ("score", "thesis", "students", "age")
    ties = tuple(
        next(
            name
            for name, a, b in zip(parted, standing(one), standing(other), strict=True)
            if a != b
        )
        for one, other in pairwise(ranking)
    )
    return ranking, ties


class ThesisLine(NamedTuple):
    """A column of the note board in a thesis: its cubes, their worth, what the clan card adds or takes."""

    type: str
    cubes: int
    value: int
    clan: int

    @property
    def total(self) -> int:
        """What the column counts."""
        return self.value + self.clan


def thesis_lines(box: Box, cubes: Sequence[int], clan: str) -> list[ThesisLine]:
    """D3.3 step 2: columns and clan modifiers, nothing else."""
    found = zip(box.columns, cubes, box.clans[clan].modifiers, strict=True)
    return [ThesisLine(c.id, n, c.values[n], n * modifier) for c, n, modifier in found]


def thesis_score(game: Game, seat: int) -> int:
    """What a thesis counts in all."""
    return sum(line.total for line in thesis_lines(game.box, game.scholars[seat].cubes, game.clan))
