"""Verbs about moving, zones and what lies on them."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from game.engine.core.agenda import Ask, Option, Reason, option
from game.engine.core.record import record
from game.engine.core.rng import below
from game.engine.titles.dungeonology.box import Call
from game.engine.titles.dungeonology.moving import (
    CardMove,
    Laying,
    Walk,
    movement_in_progress,
    show_fitting,
    why_not_lay,
)
from game.engine.titles.dungeonology.piles import without
from game.engine.titles.dungeonology.state import Game, Trap
from game.engine.titles.dungeonology.verb import Verb
from game.engine.titles.dungeonology.verbs.attempts import mark


class Move(Verb):
    """Move n (D4.6); unused steps lapse."""

    def run(self, game: Game) -> None:
        game.push(CardMove(self.seat, self.n))


class March(Verb):
    """Move n; Stop does not end this movement (T22)."""

    def run(self, game: Game) -> None:
        game.push(CardMove(self.seat, self.n, True))


class Swap(Verb):
    """Swap zones with the target; no entry effects for either (T17)."""

    @classmethod
    def why_not_on(cls, game: Game, seat: int, call: Call, target: int) -> Reason | None:
        same = game.scholars[seat].zone == game.scholars[target].zone
        return Reason("same_zone", "D12.2") if same else None

    def run(self, game: Game) -> None:
        me, you = game.scholars[self.seat], game.scholars[self.target]
        me.zone, you.zone = you.zone, me.zone
        game.emit("swapped", seat=self.seat, target=self.target, zone=me.zone, target_zone=you.zone)


class OpenDoors(Verb):
    """Doors do not block you this turn (T24)."""

    def run(self, game: Game) -> None:
        mark(game, self.seat, "open_doors", 1)


class Halt(Verb):
    """The target loses its remaining steps (T25)."""

    def run(self, game: Game) -> None:
        at = movement_in_progress(game, self.target)
        if at >= 0 and isinstance(game.agenda[at], Walk):
            del game.agenda[at]
            game.emit("movement_stopped", seat=self.target)


def _why_not_token(game: Game, seat: int, placed: Collection[str], supply: int) -> Reason | None:
    """D4.11, D1.2: one of a kind on a zone, and as many as are in the box."""
    if game.scholars[seat].zone in placed:
        return Reason("token_here", "D4.11")
    return None if len(placed) < supply else Reason("no_token", "D1.2")


class TeleportToken(Verb):
    """Put a Teleport token on your zone (D4.11)."""

    @classmethod
    def why_not(cls, game: Game, seat: int, call: Call) -> Reason | None:
        return _why_not_token(game, seat, game.map.teleports, game.box.supply.teleports)

    def run(self, game: Game) -> None:
        zone = game.scholars[self.seat].zone
        game.map = game.map.with_teleport(zone)
        game.emit("token_placed", seat=self.seat, token="teleport", zone=zone)


class SecretToken(Verb):
    """Put a secret passage X on your zone, and another elsewhere if it is the only one (T23)."""

    @classmethod
    def why_not(cls, game: Game, seat: int, call: Call) -> Reason | None:
        return _why_not_token(game, seat, game.map.secrets, game.box.supply.secrets)

    def run(self, game: Game) -> None:
        place_secret(game, self.seat, game.scholars[self.seat].zone)
        if len(game.map.secrets) == 1:
            game.push(OtherSecret(self.seat))


def place_secret(game: Game, seat: int, zone: str) -> None:
    """A secret passage X on a zone."""
    game.map = game.map.with_secret(zone)
    game.emit("token_placed", seat=seat, token="secret", zone=zone)


@record
class OtherSecret(Ask):
    """Where the second X goes: any other revealed zone but Start (D4.10)."""

    seat: int
    prompt = "secret_where"

    def options(self, game: Game) -> Sequence[Option]:
        bare = (*game.map.secrets, game.box.start)
        zones = [option("zone", z) for z in game.map.zones if z not in bare]
        return zones or [option("none")]

    def chosen(self, game: Game, answer: Option) -> None:
        if answer.verb == "zone":
            place_secret(game, self.seat, str(answer.args[0]))


class Traps(Verb):
    """Place as many traps as students were sacrificed or came, here or next to here (D4.11, T21)."""

    @classmethod
    def why_not(cls, game: Game, seat: int, call: Call) -> Reason | None:
        return None if game.trap_pool else Reason("no_token", "D1.2")

    def run(self, game: Game) -> None:
        n = min(game.plays[-1].n, len(game.trap_pool))
        game.push(*[PlaceTrap(self.seat)] * n)


@record
class PlaceTrap(Ask):
    """Ruling: the zone is chosen, then the trap is drawn; only the placing player may look."""

    seat: int
    prompt = "trap_where"

    def options(self, game: Game) -> Sequence[Option]:
        here = game.scholars[self.seat].zone
        zones = (here, *game.map.beside[here])
        return [option("zone", z) for z in zones if z != game.box.start]

    def chosen(self, game: Game, answer: Option) -> None:
        zone = str(answer.args[0])
        face = game.trap_pool[below(game, len(game.trap_pool))]
        game.trap_pool = without(game.trap_pool, face)
        traps = (Trap(face, self.seat), *game.traps.get(zone, ()))
        game.traps = {**game.traps, zone: traps}
        game.whisper(self.seat, "trap_placed", {"trap": face}, seat=self.seat, zone=zone)


class LayZone(Verb):
    """Lay a new zone next to yours without entering it (T26)."""

    @classmethod
    def why_not(cls, game: Game, seat: int, call: Call) -> Reason | None:
        return why_not_lay(game, seat)

    def run(self, game: Game) -> None:
        zone = game.scholars[self.seat].zone
        level = game.map.level(zone)
        if why_not_lay(game, self.seat):
            return
        tile = show_fitting(game, zone, level)
        if tile:
            game.push(LayBeside(self.seat, tile, zone))
        else:
            game.emit("exploring_failed", seat=self.seat, zone=zone)


@record
class LayBeside(Laying):
    """Where the tile of a Surveyor's Rope is laid."""

    seat: int
    tile: str
    zone: str

    def beside(self, game: Game) -> str:
        return self.zone
