"""What happens on entering a zone: traps, then printed effects from left to right (D4.7, D4.8)."""

from __future__ import annotations

from functools import cache

from game.engine.core.agenda import Reason, Step
from game.engine.core.record import record
from game.engine.titles.dungeonology.box import Box
from game.engine.titles.dungeonology.cubes import ChooseDrop
from game.engine.titles.dungeonology.state import Game
from game.engine.titles.dungeonology.students import GainStun, is_at_limit, sacrifice


@record
class EntryEffect(Step):
    """A printed effect, or a flipped trap, that works on a scholar entering a zone."""

    seat: int
    zone: str
    n: int = 0


ON_ENTRY: dict[str, type[EntryEffect]] = {}
"""Effects that work on entry by kind; those of other modules add themselves."""


def on_entry(kind: str, effect: type[EntryEffect]) -> None:
    """Register an entry effect."""
    ON_ENTRY[kind] = effect


def enter(game: Game, seat: int, zone: str, origin: str, passage: str, cost: int = 0) -> None:
    """D4.7: the scholar is in the zone; traps, then entry effects, all of them."""
    game.scholars[seat].zone = zone
    game.emit("zone_entered", seat=seat, zone=zone, origin=origin, passage=passage, cost=cost)
    game.push(*entry_effects(game.box, seat, zone))
    for _ in game.traps.get(zone, ()):
        game.push(SpringTrap(seat, zone))


@cache
def entry_effects(box: Box, seat: int, zone: str) -> tuple[EntryEffect, ...]:
    """D4.7: what is printed on a zone for whoever enters; it hangs on print alone."""
    effects = box.zones[zone].effects
    return tuple([ON_ENTRY[e.kind](seat, zone, e.n) for e in effects if e.kind in ON_ENTRY])


def ambush_for(game: Game, seat: int, zone: str) -> int:
    """Ambush of a zone as it counts for this scholar (N09)."""
    effect = game.box.zones[zone].effect("ambush")
    return max(0, effect.n + game.scholars[seat].mods.get("ambush", 0)) if effect else 0


def why_not_ambush(game: Game, seat: int, zone: str) -> Reason | None:
    """D4.8: at the stun limit without students an Ambush forbids entry (not in 0.94, V16)."""
    if not game.profile.ambush_blocks or game.scholars[seat].students:
        return None
    if not ambush_for(game, seat, zone) or not is_at_limit(game, seat):
        return None
    return Reason("ambush", "D4.8")


class Ambush(EntryEffect):
    """D4.8 Ambush n."""

    def run(self, game: Game) -> None:
        scholar = game.scholars[self.seat]
        n = max(0, self.n + scholar.mods.get("ambush", 0))
        if n == 0:
            return
        game.emit("ambushed", seat=self.seat, zone=self.zone, n=n)
        if scholar.students >= n:
            sacrifice(game, self.seat, n)
        elif not is_at_limit(game, self.seat):
            game.push(GainStun(self.seat))
        elif game.profile.ambush_blocks:
            sacrifice(game, self.seat, 1)


class Toll(EntryEffect):
    """D4.8 Toll n: drop n cubes of your choice."""

    def run(self, game: Game) -> None:
        game.push(*[ChooseDrop(self.seat)] * self.n)


class SpringTrap(EntryEffect):
    """D4.11: the leftmost trap is flipped, suffered and discarded."""

    def run(self, game: Game) -> None:
        trap, *others = game.traps[self.zone]
        spared = "trap_proof" in game.scholars[self.seat].mods
        game.traps = {**game.traps, self.zone: tuple(others)}
        game.trap_pool += (trap.face,)
        game.emit("trap_sprung", seat=self.seat, zone=self.zone, trap=trap.face, spared=spared)
        if not spared:
            game.push(ON_ENTRY[trap.face](self.seat, self.zone, 1))


on_entry("ambush", Ambush)
on_entry("toll", Toll)
