"""How cubes move: gain, collect, steal, lose, drop, eliminate, give, protected (D5.7)."""

from __future__ import annotations

from collections.abc import Sequence

from game.engine.core.agenda import Ask, Option, Step, option
from game.engine.core.record import record
from game.engine.titles.dungeonology.numbers import check_boards, is_full, put_cube
from game.engine.titles.dungeonology.state import Game, Slots
from game.engine.titles.dungeonology.verb import NOBODY, type_options


def types_on_board(game: Game, seat: int) -> tuple[str, ...]:
    """Types a scholar has a cube of."""
    cubes = game.scholars[seat].cubes
    return tuple([t for t, n in zip(game.box.types, cubes, strict=True) if n])


def available(game: Game, seat: int, zone: str, most: int) -> tuple[int, ...]:
    """D5.3 step 1: slots a scholar would collect from, left to right, passing over full columns."""
    have = list(game.scholars[seat].cubes)
    slots: list[int] = []
    for i, cube in enumerate(game.slots[zone]):
        if len(slots) >= most:
            break
        if cube:
            at = game.box.index[cube]
            if have[at] < game.box.columns[at].capacity:
                have[at] += 1
                slots.append(i)
    return tuple(slots)


def _set_slot(game: Game, zone: str, slot: int, cube: str) -> None:
    slots = list(game.slots[zone])
    game.cubes_on_zones += bool(cube) - bool(slots[slot])
    slots[slot] = cube
    game.slots = {**game.slots, zone: tuple(slots)}


def lay_cubes(game: Game, zone: str, cubes: Slots) -> None:
    """D4.4 step 4: cubes of a new zone come from the Reserve."""
    game.slots = {**game.slots, zone: cubes}
    game.cubes_on_zones += len(cubes)


def collect(game: Game, seat: int, zone: str, slot: int) -> None:
    """Take a cube from a zone to the lowest free slot of its column."""
    cube = game.slots[zone][slot]
    _set_slot(game, zone, slot, "")
    put_cube(game, seat, cube, +1)
    game.scholars[seat].gained += (cube,)
    game.emit("cube_collected", seat=seat, zone=zone, slot=slot, type=cube)
    check_boards(game)


@record
class CollectSlots(Step):
    """Collect the cubes of these slots from left to right (D5.7)."""

    seat: int
    zone: str
    slots: tuple[int, ...]

    def run(self, game: Game) -> None:
        for slot in self.slots:
            if slot in available(game, self.seat, self.zone, len(game.slots[self.zone])):
                collect(game, self.seat, self.zone, slot)


def eliminate_from_zones(game: Game, type_: str) -> int:
    """Every cube of a type goes from the zones to the Reserve."""
    gone = 0
    for zone, slots in game.slots.items():
        for i, cube in enumerate(slots):
            if cube == type_:
                _set_slot(game, zone, i, "")
                gone += 1
    game.emit("type_eliminated", type=type_, n=gone)
    return gone


def eliminate(game: Game, seat: int, type_: str) -> None:
    """The top cube of a column goes to the Reserve."""
    put_cube(game, seat, type_, -1)
    game.emit("cube_eliminated", seat=seat, type=type_)
    check_boards(game)


def steal(game: Game, seat: int, type_: str, thief: int) -> None:
    """The top cube of a column goes to the thief, or is eliminated if his column is full."""
    if is_full(game, thief, type_):
        eliminate(game, seat, type_)
        return
    put_cube(game, seat, type_, -1)
    put_cube(game, thief, type_, +1)
    game.scholars[thief].gained += (type_,)
    game.emit("cube_stolen", seat=seat, thief=thief, type=type_)
    check_boards(game)


def give(game: Game, giver: int, taker: int, type_: str) -> None:
    """Not a loss, so protection does not apply; eliminated if the receiver's column is full."""
    if is_full(game, taker, type_):
        eliminate(game, giver, type_)
        return
    put_cube(game, giver, type_, -1)
    put_cube(game, taker, type_, +1)
    game.emit("cube_given", giver=giver, taker=taker, type=type_)
    check_boards(game)


@record
class Lose(Step):
    """A scholar is about to lose a cube; `how` is drop, steal or eliminate, `by` who gets it."""

    seat: int
    type: str
    how: str
    by: int = NOBODY

    def run(self, game: Game) -> None:
        if not game.scholars[self.seat].cubes[game.box.index[self.type]]:
            return
        if self.type in game.scholars[self.seat].protected:
            game.push(KeepProtected(self.seat, self.type, self.how, self.by))
        else:
            lose_now(game, self)


def lose_now(game: Game, loss: Lose | KeepProtected) -> None:
    """The loss happens."""
    if loss.how == "steal":
        steal(game, loss.seat, loss.type, loss.by)
    elif loss.how == "drop":
        game.push(Drop(loss.seat, loss.type, loss.by))
    else:
        eliminate(game, loss.seat, loss.type)


@record
class KeepProtected(Ask):
    """D5.7 protected: the owner may decide not to lose the cube, or let it go."""

    seat: int
    type: str
    how: str
    by: int
    prompt = "protected"

    def options(self, game: Game) -> Sequence[Option]:
        return option("keep"), option("let_go")

    def chosen(self, game: Game, answer: Option) -> None:
        if answer.verb == "let_go":
            lose_now(game, self)
        else:
            game.emit("cube_kept", seat=self.seat, type=self.type)


@record
class Drop(Ask):
    """D5.7 drop: onto the rightmost empty slot here, else of a linked zone of the dropper's choice.

    With `taker`, that scholar collects that very cube at once unless his column is full (D10.5).
    """

    seat: int
    type: str
    taker: int = NOBODY
    prompt = "drop_where"

    def options(self, game: Game) -> Sequence[Option]:
        zones = drop_zones(game, game.scholars[self.seat].zone)
        return [option("drop_to", z) for z in zones] or [option("eliminate")]

    def chosen(self, game: Game, answer: Option) -> None:
        if answer.verb == "eliminate":
            eliminate(game, self.seat, self.type)
            return
        zone = str(answer.args[0])
        slot = max(i for i, cube in enumerate(game.slots[zone]) if not cube)
        put_cube(game, self.seat, self.type, -1)
        _set_slot(game, zone, slot, self.type)
        game.emit("cube_dropped", seat=self.seat, zone=zone, slot=slot, type=self.type)
        check_boards(game)
        if self.taker != NOBODY and not is_full(game, self.taker, self.type):
            collect(game, self.taker, zone, slot)


def drop_zones(game: Game, zone: str) -> tuple[str, ...]:
    """Where a cube dropped in this zone may land: here, or beside (V22, V33: in 0.94 any adjacent)."""
    if "" in game.slots[zone]:
        return (zone,)
    around = game.map.adjacent(zone) if game.profile.drop_to_adjacent else game.map.beside[zone]
    return tuple(z for z in around if "" in game.slots[z])


def gained_types(game: Game, seat: int) -> tuple[str, ...]:
    """Types a scholar gained this turn and still has."""
    gained = game.scholars[seat].gained
    return tuple(t for t in types_on_board(game, seat) if t in gained)


@record
class ChooseDrop(Ask):
    """A scholar drops a cube of its choice, or with `gained` of a type it gained this turn (T08).

    Protected ones need not be offered: with no others the cube is kept (D5.7, D14 Q53).
    """

    seat: int
    gained: bool = False
    prompt = "drop_which"

    def options(self, game: Game) -> Sequence[Option]:
        types = (gained_types if self.gained else types_on_board)(game, self.seat)
        choices = type_options("drop", types)
        if all(t in game.scholars[self.seat].protected for t in types):
            choices.append(option("keep"))
        return choices

    def chosen(self, game: Game, answer: Option) -> None:
        if answer.verb == "drop":
            game.push(Drop(self.seat, str(answer.args[0])))


@record
class Give(Ask):
    """A scholar gives the top cube of a column of its choice among `types` (D5.7)."""

    seat: int
    taker: int
    types: tuple[str, ...]
    prompt = "give_which"

    def options(self, game: Game) -> Sequence[Option]:
        return type_options("give", self.types)

    def chosen(self, game: Game, answer: Option) -> None:
        give(game, self.seat, self.taker, str(answer.args[0]))
