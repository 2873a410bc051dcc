"""Steps, exploring, laying zones and entering them (D4.3 to D4.14)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from game.engine.core.agenda import Ask, Option, Reason, Step, option
from game.engine.core.grid import TURNS, Snap
from game.engine.core.record import record
from game.engine.titles.dungeonology.alarm import SETTLE
from game.engine.titles.dungeonology.cubes import lay_cubes
from game.engine.titles.dungeonology.dungeon import Exit, Pair, pairs_into
from game.engine.titles.dungeonology.entering import EntryEffect, enter, on_entry, why_not_ambush
from game.engine.titles.dungeonology.numbers import speed
from game.engine.titles.dungeonology.state import Game
from game.engine.titles.dungeonology.windows import MOVE, MOVED, OpenToRivals, open_window

# Doors and steps


def lacks(game: Game, seat: int, door: tuple[str, ...]) -> tuple[str, ...]:
    """D4.3: types of a door the scholar's board lacks; Skeleton Keys open all (T24)."""
    scholar = game.scholars[seat]
    if not door or scholar.marked("open_doors"):
        return ()
    return tuple(t for t in door if not scholar.cubes[game.box.index[t]])


def step_cost(game: Game, seat: int, pair: Pair) -> int:
    """One step, and one more through a door with Stiff Hinges (J10)."""
    return 1 + (game.scholars[seat].mods.get("door_steps", 0) if pair.door else 0)


def best_pair(game: Game, seat: int, pairs: Sequence[Pair]) -> Pair | None:
    """The cheapest pair of a side the scholar may pass (D4.3), or None."""
    for pair in pairs:
        if not pair.door:
            return pair
    for pair in pairs:
        if not lacks(game, seat, pair.door):
            return pair
    return None


def why_not_exit(game: Game, seat: int, way: Exit, left: int) -> Reason | None:
    """Why a scholar cannot take this way now (D4.3, D4.6, D4.8 Ambush, J10, J14)."""
    if left < 1:
        return Reason("no_steps", "D4.6")
    if way.secret:
        if "no_passages" in game.scholars[seat].mods:
            return Reason("claustrophobia", "D12.3")
    elif way.has_doors:
        pair = best_pair(game, seat, way.pairs)
        if pair is None:
            missing = min((lacks(game, seat, p.door) for p in way.pairs), key=len)
            return Reason("door", "D4.3", {"types": missing})
        if step_cost(game, seat, pair) > left:
            return Reason("stiff_hinges", "D12.3")
    return why_not_ambush(game, seat, way.zone)


def why_not_explore(game: Game, seat: int) -> Reason | None:
    """D4.4: why a scholar cannot explore from here."""
    reason = why_not_lay(game, seat)
    zone = game.scholars[seat].zone
    if reason is None and zone in zones_tried(game, seat):
        return Reason("nothing_fitted", "D4.4")
    return reason


def zones_tried(game: Game, seat: int) -> tuple[str, ...]:
    """D4.4 step 3: zones from which exploring failed and nothing has changed since."""
    barred = game.scholars[seat].barred
    if not barred:
        return ()
    tried = _what_was_tried(game, seat)
    after = 1 + len(tried)
    return (*barred[:1], *barred[after:]) if barred[1:after] == tried else ()


def why_not_lay(game: Game, seat: int) -> Reason | None:
    """D4.4: why no new zone can be tried beside a scholar's zone."""
    zone = game.scholars[seat].zone
    level = game.map.level(zone)
    if game.maximum:
        return MAXIMUM_ALERT
    if not game.stacks[level - 1]:
        return stack_empty(level)
    if not game.map.free_sides(zone):
        return Reason("no_free_side", "D4.4")
    return None


MAXIMUM_ALERT = Reason("maximum_alert", "D7.12")


@cache
def stack_empty(level: int) -> Reason:
    """The same reason every time: the first stack is soon empty."""
    return Reason("stack_empty", "D4.4", {"level": level})


def _what_was_tried(game: Game, seat: int) -> tuple[object, ...]:
    """D4.4 step 3: exploring is barred until map (hence stack) or types have changed.

    Ruling: with Stiff Hinges (J10) a door may have been too dear for the steps left, so the next
    turn brings a new try.
    """
    scholar = game.scholars[seat]
    types = tuple(1 if n else 0 for n in scholar.cubes)
    turn = game.turn if "door_steps" in scholar.mods else 0
    return (len(game.map.zones), types, int(scholar.marked("open_doors")), turn)


# Movement


EXPLORE = option("explore")
END = option("end")
JUST_END = (END,)


class Moving(Ask):
    """A movement in progress: steps are offered while there are any left."""

    __slots__ = ()
    prompt = "move"
    seat: int

    def left(self, game: Game) -> int:
        """Steps not yet taken."""
        raise NotImplementedError

    def go_on(self, game: Game, cost: int) -> tuple[Step, ...]:
        """What follows a step: the rest of this movement."""
        raise NotImplementedError

    def is_ended_by_stop(self, seat: int) -> bool:
        """D4.8 Stop: does this movement end when a scholar enters such a zone?"""
        return self.seat == seat

    def options(self, game: Game) -> Sequence[Option]:
        left = self.left(game)
        if left < 1:
            return JUST_END
        seat = self.seat
        ways = [
            way.answer
            for way in game.map.exits[game.scholars[seat].zone]
            if why_not_exit(game, seat, way, left) is None
        ]
        if why_not_explore(game, seat) is None:
            ways.append(EXPLORE)
        ways.append(END)
        return ways

    def chosen(self, game: Game, answer: Option) -> None:
        game.spoken = ()
        if answer.verb == "explore":
            explore(game, self)
        elif answer.verb != "end":
            way = find_exit(game, self.seat, answer)
            take_step(game, self, way)


def find_exit(game: Game, seat: int, answer: Option) -> Exit:
    """The exit an option names."""
    exits = game.map.exits[game.scholars[seat].zone]
    return next(e for e in exits if e.answer == answer)


def take_step(game: Game, moving: Moving, way: Exit) -> None:
    """D4.6: cross an open pair or use a secret passage, then enter (D4.7)."""
    pair = best_pair(game, moving.seat, way.pairs)
    cost = step_cost(game, moving.seat, pair) if pair else 1
    game.push(*moving.go_on(game, cost))
    origin = game.scholars[moving.seat].zone
    game.trail += ((moving.seat, origin),)
    enter(game, moving.seat, way.zone, origin, pair.passage if pair else "secret", cost)


@record
class Walk(Moving, OpenToRivals):
    """D3.5: the steps of the Movement phase."""

    seat: int

    def point_now(self, game: Game) -> str:
        return MOVED if game.steps_taken else MOVE

    def left(self, game: Game) -> int:
        return max(0, speed(game, self.seat) - game.steps_taken)

    def go_on(self, game: Game, cost: int) -> tuple[Step, ...]:
        game.steps_taken += cost
        return SETTLE, open_window(game, MOVED), self


@record
class CardMove(Moving):
    """D4.6 "Move n": n separate steps at once, in any phase; no window between them (D4.7)."""

    seat: int
    n: int
    unstoppable: bool = False

    def left(self, game: Game) -> int:
        return self.n

    def is_ended_by_stop(self, seat: int) -> bool:
        return self.seat == seat and not self.unstoppable

    def go_on(self, game: Game, cost: int) -> tuple[Step, ...]:
        return (CardMove(self.seat, self.n - cost, self.unstoppable),)


# Exploring


def explore(game: Game, moving: Moving) -> None:
    """D4.4: show tiles of this level until one fits; none: no step is spent."""
    seat, zone = moving.seat, game.scholars[moving.seat].zone
    tile = show_fitting(game, zone, game.map.level(zone), seat, moving.left(game))
    if tile:
        game.push(LayAndEnter(seat, tile, moving.left(game)), *moving.go_on(game, 0))
    else:
        earlier = zones_tried(game, seat)
        game.scholars[seat].barred = (zone, *_what_was_tried(game, seat), *earlier)
        game.emit("exploring_failed", seat=seat, zone=zone)
        game.push(moving)


def show_fitting(game: Game, zone: str, level: int, seat: int = -1, left: int = 0) -> str:
    """D4.4 steps 1 to 3: the first tile of a stack that fits; the others go to the bottom."""
    stack = game.stacks[level - 1]
    for tile in reversed(stack):
        game.emit("tile_shown", zone=tile, beside=zone)
        stack = stack[:-1]
        if any(fits(game, zone, tile, s, seat, left) for s in all_snaps(game, zone, tile)):
            _set_stack(game, level, stack)
            game.shown = tile
            return tile
        stack = (tile, *stack)
        game.emit("tile_under", zone=tile)
    return ""


def _set_stack(game: Game, level: int, stack: tuple[str, ...]) -> None:
    stacks = list(game.stacks)
    stacks[level - 1] = stack
    game.stacks = tuple(stacks)


def fits(game: Game, zone: str, tile: str, snap: Snap, seat: int = -1, left: int = 0) -> bool:
    """D4.4 step 2 (b), (c): may a tile be laid there; with a seat, so that it can be entered?"""
    if seat >= 0 and _entry_pair(game, tile, snap, seat, left) is None:
        return False
    return keeps_ends_open(game, zone, tile, snap)


def all_snaps(game: Game, zone: str, tile: str) -> tuple[Snap, ...]:
    """D4.4 step 2 (a), D4.14: places and turns where a tile would join a zone."""
    turns = TURNS if game.rotate else (0,)
    return game.map.grid.snaps(zone, game.box.zones[tile].passages, turns)


def legal_snaps(
    game: Game, zone: str, tile: str, seat: int = -1, left: int = 0
) -> tuple[Snap, ...]:
    """D4.4 step 2: where a tile may be laid beside a zone; with a seat, so that it can be entered."""
    return tuple(s for s in all_snaps(game, zone, tile) if fits(game, zone, tile, s, seat, left))


def _entry_pair(game: Game, tile: str, snap: Snap, seat: int, left: int) -> Pair | None:
    """D4.4 (b): a pair through which the scholar could enter the tile laid there."""
    pair = best_pair(game, seat, pairs_into(game.box, tile, snap.joined, snap.turn))
    return pair if pair and step_cost(game, seat, pair) <= left else None


def keeps_ends_open(game: Game, zone: str, tile: str, snap: Snap) -> bool:
    """D4.12: unresolved stairs and unfinished levels, one just opened too, keep a free side."""
    new = game.box.zones[tile]
    grid, map_ = game.map.grid, game.map
    own_end = grid.free_side_at(snap.cell, new.passages, snap.turn)
    if new.effect("stairs") and not own_end:
        return False
    by_stairs = map_.level(zone) != new.level
    resolved = zone if by_stairs and not levels_left(game, zone, new.level) else ""
    for z in game.stairs_open:
        if z != resolved and not grid.keeps_free_side(z, snap.cell):
            return False
    for level, stack in enumerate(game.stacks, start=1):
        if stack.count(tile) == len(stack) or (own_end and level == new.level):
            continue
        placed = map_.levels.get(level, ())
        on_map = placed or level == new.level
        if on_map and not any(grid.keeps_free_side(z, snap.cell) for z in placed):
            return False
    return True


def levels_left(game: Game, zone: str, opened: int) -> tuple[int, ...]:
    """D4.9, D14 Q71: a deeper level without a tile on the map can still be opened by these stairs."""
    deepest = len(game.stacks)
    is_open = deepest in game.map.levels
    waits = deepest in game.stairs_open[zone] and opened != deepest and not is_open
    return (deepest,) if waits else ()


class Laying(Ask):
    """A shown tile must be laid; the player chooses side and, with free rotation, turn (D4.14)."""

    __slots__ = ()
    always = True
    prompt = "lay"
    seat: int
    tile: str

    def beside(self, game: Game) -> str:
        """The zone it is laid next to."""
        raise NotImplementedError

    def snaps(self, game: Game) -> tuple[Snap, ...]:
        """Legal places."""
        return legal_snaps(game, self.beside(game), self.tile)

    def snap(self, game: Game, answer: Option) -> Snap:
        """The place an option names."""
        places = all_snaps(game, self.beside(game), self.tile)
        return next(s for s in places if (s.side, s.turn) == answer.args)

    def laid(self, game: Game, snap: Snap) -> None:
        """What follows once the tile lies there."""

    def options(self, game: Game) -> Sequence[Option]:
        return [option("lay", s.side, s.turn) for s in self.snaps(game)]

    def chosen(self, game: Game, answer: Option) -> None:
        snap = self.snap(game, answer)
        lay_zone(game, self.seat, self.tile, snap)
        self.laid(game, snap)


def lay_zone(game: Game, seat: int, tile: str, snap: Snap) -> None:
    """D4.4 step 4, D4.5: the tile lies, cubes are put on it, stairs and walls follow."""
    zone = game.box.zones[tile]
    game.map = game.map.lay(tile, snap)
    game.shown = ""
    game.trail = ()
    lay_cubes(game, tile, zone.cubes)
    if zone.effect("stairs"):
        levels = tuple(n for n in (zone.level - 1, zone.level + 1) if 1 <= n <= len(game.stacks))
        game.stairs_open = {**game.stairs_open, tile: levels}
    pairs = game.map.pairs[tile]
    game.emit(
        "tile_laid",
        seat=seat,
        zone=tile,
        cell=snap.cell,
        turn=snap.turn,
        stairs=tuple(p.passage for p in pairs if p.joint == "stairs"),
        walls=tuple(p.passage for p in pairs if p.joint == "wall"),
    )


@record
class LayAndEnter(Laying):
    """D4.4 steps 4 and 5: lay the tile next to the scholar, who must move into it."""

    seat: int
    tile: str
    left: int

    def beside(self, game: Game) -> str:
        return game.scholars[self.seat].zone

    def snaps(self, game: Game) -> tuple[Snap, ...]:
        return legal_snaps(game, self.beside(game), self.tile, self.seat, self.left)

    def laid(self, game: Game, snap: Snap) -> None:
        origin = game.scholars[self.seat].zone
        way = next(e for e in game.map.exits[origin] if e.zone == self.tile and not e.secret)
        pair = best_pair(game, self.seat, way.pairs)
        assert pair is not None
        cost = step_cost(game, self.seat, pair)
        spend_steps(game, self.seat, cost)
        if why_not_ambush(game, self.seat, self.tile) is None:
            enter(game, self.seat, self.tile, origin, pair.passage, cost)
        else:
            game.emit("entry_refused", seat=self.seat, zone=self.tile)


def movement_in_progress(game: Game, seat: int) -> int:
    """Where on the agenda the innermost movement of a scholar stands, or -1."""
    for i in range(len(game.agenda) - 1, -1, -1):
        step = game.agenda[i]
        if isinstance(step, Moving) and step.seat == seat:
            return i
    return -1


def steps_left(game: Game) -> int:
    """Steps the active scholar still has in the movement in progress."""
    at = movement_in_progress(game, game.active)
    step = game.agenda[at] if at >= 0 else None
    return step.left(game) if isinstance(step, Moving) else 0


def spend_steps(game: Game, seat: int, cost: int) -> None:
    """Exploring costs its steps only when the tile has been laid."""
    at = movement_in_progress(game, seat)
    step = game.agenda[at]
    if isinstance(step, CardMove):
        game.agenda[at] = CardMove(seat, step.n - cost, step.unstoppable)
    else:
        game.steps_taken += cost


class Stop(EntryEffect):
    """D4.8 Stop: the Movement phase ends, and a card's movement in progress with it.

    Ruling: a Forced March (T22) goes on, since its card says so; the phase is over all the same.
    """

    def run(self, game: Game) -> None:
        ended = [s for s in game.agenda if isinstance(s, Moving) and s.is_ended_by_stop(self.seat)]
        if ended:
            game.agenda[:] = [step for step in game.agenda if step not in ended]
            game.emit("movement_stopped", seat=self.seat)


on_entry("stop", Stop)
