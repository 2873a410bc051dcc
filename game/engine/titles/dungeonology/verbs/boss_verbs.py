"""Verbs of the boss and of the panic cards (D8.6, D12.5)."""

from __future__ import annotations

from collections.abc import Sequence

from game.engine.core.agenda import Ask, Option, Step, option
from game.engine.core.record import record
from game.engine.titles.dungeonology import boss
from game.engine.titles.dungeonology.chance import randomize, randomize_type
from game.engine.titles.dungeonology.cubes import (
    Drop,
    Lose,
    eliminate_from_zones,
    types_on_board,
)
from game.engine.titles.dungeonology.state import Game
from game.engine.titles.dungeonology.students import is_at_limit, sacrifice, stun
from game.engine.titles.dungeonology.verb import Verb, type_options


class PayOrDrop(Verb):
    """Aggressive encounter: a student or a stun token; neither possible: drop a random cube."""

    def run(self, game: Game) -> None:
        game.push(StudentOrStun(self.seat))


@record
class StudentOrStun(Ask):
    """The choice replaces the usual avoiding (D8.6)."""

    seat: int
    prompt = "encounter"

    def options(self, game: Game) -> Sequence[Option]:
        choices = [option("sacrifice")] if game.scholars[self.seat].students else []
        if not is_at_limit(game, self.seat):
            choices.append(option("stun"))
        return choices or [option("drop")]

    def chosen(self, game: Game, answer: Option) -> None:
        if answer.verb == "sacrifice":
            sacrifice(game, self.seat, 1)
        elif answer.verb == "stun":
            stun(game, self.seat)
        else:
            drop_random(game, self.seat)


def drop_random(game: Game, seat: int) -> None:
    """Randomize a type the scholar has and drop one cube of it."""
    type_ = randomize_type(game, seat)
    if type_:
        game.push(Lose(seat, type_, "drop"))


class Pickpocket(Verb):
    """Drunk encounter: lose (eliminate) one cube of the type shown, if you have one."""

    def run(self, game: Game) -> None:
        game.push(Lose(self.seat, self.word, "eliminate"))


class Darkness(Verb):
    """K1: Randomize a type present on zones and eliminate all of it from the zones."""

    def run(self, game: Game) -> None:
        present = {cube for slots in game.slots.values() for cube in slots if cube}
        card = randomize(game, self.seat, lambda c: c.type in present)
        if card:
            eliminate_from_zones(game, card.type)


class Lonely(Verb):
    """K1: the active scholar, alone in a zone of the dungeon, eliminates a random cube."""

    def run(self, game: Game) -> None:
        zone = game.scholars[self.seat].zone
        if not game.in_dungeon(self.seat) or len(game.here(zone, self.seat)) > 1:
            return
        type_ = randomize_type(game, self.seat)
        if type_:
            game.push(Lose(self.seat, type_, "eliminate"))


class ReleaseBoss(Verb):
    """K2 revealed: put him in the zone with most scholars, else the latest Boss zone."""

    def run(self, game: Game) -> None:
        if not game.boss:
            game.push(ReleaseWhere(game.active))


@record
class ReleaseWhere(Ask):
    """Ties are the active player's choice."""

    seat: int
    prompt = "boss_where"

    def options(self, game: Game) -> Sequence[Option]:
        crowds = {z: len(game.here(z, 0)) for z in game.map.zones}
        most = max(crowds.values())
        if most:
            return [option("boss", z) for z, n in crowds.items() if n == most]
        haunts = [z for z in game.map.zones if game.box.zones[z].effect("boss")]
        return [option("boss", haunts[-1])] if haunts else [option("none")]

    def chosen(self, game: Game, answer: Option) -> None:
        if answer.verb == "boss":
            boss.put(game, str(answer.args[0]))


class Hunt(Verb):
    """K2: he moves up to n links towards the nearest scholar; those he meets suffer twice."""

    def run(self, game: Game) -> None:
        if game.boss and not game.here(game.boss, 0):
            game.push(HuntWhere(self.seat, self.n))


@record
class HuntWhere(Ask):
    """Ruling: he goes to the nearest only; with a scholar in his zone he stays."""

    seat: int
    links: int
    prompt = "boss_where"

    def options(self, game: Game) -> Sequence[Option]:
        zones = boss.goals(game, self.links)
        far = boss.ways(game, self.links)
        met = [z for z in zones if game.here(z, 0)]
        if met:
            nearest = min(far[z] for z in met)
            zones = tuple(z for z in met if far[z] == nearest)
        return [option("boss", z) for z in zones] or [option("none")]

    def chosen(self, game: Game, answer: Option) -> None:
        if answer.verb != "boss":
            return
        zone = str(answer.args[0])
        boss.put(game, zone)
        for seat in reversed(game.here(zone, game.active)):
            game.push(boss.Encounter(seat), Mauled(seat))


@record
class Mauled(Step):
    """K2: whoever he meets also Randomizes and drops one cube."""

    seat: int

    def run(self, game: Game) -> None:
        if game.in_dungeon(self.seat) and not game.scholars[self.seat].marked("hide"):
            drop_random(game, self.seat)


class RollCall(Verb):
    """K3: the active scholar in the dungeon does Sac n or drops one cube of its choice."""

    def run(self, game: Game) -> None:
        if game.in_dungeon(self.seat):
            game.push(StudentOrCube(self.seat, self.n))


@record
class StudentOrCube(Ask):
    """A student or a cube; protected cubes need not be offered (D5.7).

    Ruling: a protected cube is kept for nothing only by a scholar without a student to sacrifice.
    """

    seat: int
    n: int
    prompt = "roll_call"

    def options(self, game: Game) -> Sequence[Option]:
        scholar = game.scholars[self.seat]
        types = types_on_board(game, self.seat)
        choices = [option("sacrifice")] if scholar.students >= self.n else []
        if not choices and all(t in scholar.protected for t in types):
            choices.append(option("keep"))
        return choices + type_options("drop", types)

    def chosen(self, game: Game, answer: Option) -> None:
        if answer.verb == "sacrifice":
            sacrifice(game, self.seat, self.n)
        elif answer.verb == "drop":
            game.push(Drop(self.seat, str(answer.args[0])))
