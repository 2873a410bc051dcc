"""A table of a state that was dealt anew, its view made part by part as it is looked at."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping
from functools import cached_property, lru_cache
from typing import Any, cast

from game.bots.dungeonology.table import Table
from game.engine.titles.dungeonology import view
from game.engine.titles.dungeonology.alarm import study_penalty
from game.engine.titles.dungeonology.moving import steps_left
from game.engine.titles.dungeonology.numbers import (
    hand_value,
    intellect,
    points_in_view,
    speed,
    study_bonus,
    stun_limit,
)
from game.engine.titles.dungeonology.state import Game, Scholar
from game.engine.titles.dungeonology.view_types import View, ZoneView


class Glance(dict[str, Any]):
    """Made for one question and thrown away."""

    __slots__ = ("game", "seat")

    def __init__(self, game: Game, seat: int) -> None:
        self.game = game
        self.seat = seat

    def __missing__(self, name: str) -> Any:
        made = self[name] = PARTS[name](self.game, self.seat)
        return made


class ScholarGlance(Glance):
    """A scholar; whose hand is whose is for the table to heed."""

    __slots__ = ()

    def __missing__(self, name: str) -> Any:
        make = SCHOLAR_PARTS.get(name)
        made = make(self.game, self.seat) if make else getattr(self.game.scholars[self.seat], name)
        self[name] = made
        return made


def glance(game: Game, seat: int) -> View:
    """What `project` gives, as far as a computer player looks at it."""
    return cast("View", Glance(game, seat))


PARTS: Mapping[str, Callable[[Game, int], Any]] = {
    "title": lambda game, seat: game.title,
    "seat": lambda game, seat: seat,
    "rotate": lambda game, seat: game.rotate,
    "active": lambda game, seat: game.active,
    "steps_left": lambda game, seat: steps_left(game),
    "campus": lambda game, seat: view.campus(game),
    "piles": lambda game, seat: view.piles(game),
    "map": lambda game, seat: view.zones(game, seat),
    "boss": lambda game, seat: {"profile": game.boss_profile, "zone": game.boss},
    "scholars": lambda game, seat: [ScholarGlance(game, s) for s in range(game.seats)],
    "clan": lambda game, seat: game.clan if view.knows_clan(game, seat) else None,
    "attempt": lambda game, seat: game.attempt and game.attempt._asdict(),
}

SCHOLAR_PARTS: Mapping[str, Callable[[Game, int], Any]] = {
    "skills": lambda game, seat: game.scholars[seat].side.skills,
    "points": points_in_view,
    "study_bonus": study_bonus,
    "students_value": lambda game, seat: game.scholars[seat].side.students,
    "stun_limit": stun_limit,
    "speed": speed,
    "hand_value": hand_value,
    "intellect": intellect,
    "hand_count": lambda game, seat: len(game.scholars[seat].hand),
    "hidden_jinxes": lambda game, seat: len(game.scholars[seat].hidden_jinxes),
}
"""Parts of a scholar that are not kept as they are seen."""


class QuickTable(Table):
    """A table that remembers what was found on the same footing: deals of one position are much alike."""

    def __init__(self, game: Game, seat: int) -> None:
        super().__init__(glance(game, seat))
        self.game = game

    @cached_property
    def weighed(self) -> dict[Hashable, Any]:
        """What was found so far, by what was asked."""
        return _found_on(footing(self.game, self.seat))

    @cached_property
    def judged(self) -> dict[Hashable, Any]:
        """What was found so far of Studies, by what I hold and by the alarm."""
        return _found_on(("judged", *self.holding))

    @cached_property
    def walked(self) -> dict[Hashable, Any]:
        """What was found so far of ways, by what I hold and by how the map lies."""
        game = self.game
        traps = tuple([(zone, len(traps)) for zone, traps in game.traps.items()])
        return _found_on(("walked", *self.holding, game.map, game.rotate, traps))

    @cached_property
    def holding(self) -> tuple[Hashable, ...]:
        """All that a Study of mine depends on, but for the place, the hand and the rivals."""
        game, scholar = self.game, self.game.scholars[self.seat]
        return (
            game.maximum,
            study_penalty(game),
            game.boss,
            game.boss_profile,
            game.clan if view.knows_clan(game, self.seat) else None,
            *_held(scholar),
        )

    @cached_property
    def zones(self) -> Mapping[str, ZoneView]:
        """Placed zones by id."""
        return self.once("zones", lambda: {entry["zone"]: entry for entry in self.view["map"]})

    def mods_of(self, seat: int) -> Mapping[str, int]:
        """What a scholar's interns and face-up jinx cards change."""
        return self.game.scholars[seat].mods

    @cached_property
    def surveyed(self) -> dict[Hashable, Any]:
        """What was found so far of the map, as it lies and as its doors open to me."""
        scholar = self.game.scholars[self.seat]
        doors = tuple([n > 0 for n in scholar.cubes]), scholar.marked("open_doors")
        hinges = scholar.mods.get("door_steps", 0), "no_passages" in scholar.mods
        return _found_on((self.game.map, self.game.rotate, *doors, *hinges))


def footing(game: Game, seat: int) -> Hashable:
    """All that plans of a seat depend on, but for its hand."""
    return (
        seat,
        game.map,
        game.rotate,
        game.profile.id,
        game.maximum,
        game.boss,
        game.boss_profile,
        study_penalty(game),
        game.clan if view.knows_clan(game, seat) else None,
        tuple(game.slots.values()),
        tuple([(zone, len(traps)) for zone, traps in game.traps.items()]),
        tuple(game.stairs_open.items()),
        tuple([len(stack) for stack in game.stacks]),
        *[_standing(scholar) for scholar in game.scholars],
    )


def _standing(scholar: Scholar) -> Hashable:
    return (
        scholar.zone,
        scholar.finished,
        scholar.rank,
        scholar.combo,
        len(scholar.hand),
        *_held(scholar),
    )


def _held(scholar: Scholar) -> tuple[Hashable, ...]:
    return (
        scholar.card.id,
        scholar.exalted,
        scholar.cubes,
        scholar.students,
        scholar.stun,
        scholar.interns,
        scholar.jinxes,
        scholar.marks,
    )


@lru_cache(maxsize=1024)
def _found_on(footing: Hashable) -> dict[Hashable, Any]:
    return {}
