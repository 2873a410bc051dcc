"""Why something a player would look for is barred now: a text key, its arguments, the rule."""

from __future__ import annotations

from collections.abc import Callable

from game.engine.core.agenda import Option, Reason
from game.engine.titles.catacombs import (
    cards,
    choices,
    market,
    moving,
    rooms,
    row,
    tokens,
    turning,
    waiting,
)
from game.engine.titles.catacombs.box import PORTAL, parted
from game.engine.titles.catacombs.state import Game
from game.engine.titles.catacombs.tunnels import Tunnel
from game.engine.titles.catacombs.turn import why_not_end

Look = Callable[[Game, int, Option], Reason | None]


def why_not(game: Game, seat: int, thing: Option) -> Reason | None:
    """None if the thing is among the seat's options now; else the reason.

    Things are options or how they begin: "play:burgle", "acquire:explore", "defeat:goblin",
    "use:wishing_well", "walk:D02.E2", "walk:XA.crypt" (a room), "teleport:D02.a-b", "take",
    "unlock:chest", "record", "buy:crown", "token:puzzle_box", "trash", "lay:2", "mercy", "end".
    """
    if game.outcome:
        return Reason("game_over", "C13.7")
    question = game.question
    if question is not None and question.seat == seat and question.offers(thing):
        return None
    moment = why_not_now(game, seat)
    if moment:
        return moment
    look = LOOKS.get(thing.verb)
    reason = look(game, seat, thing) if look else None
    return reason or why_not_afford(game) or Reason("not_now", "C3.3")


def why_not_now(game: Game, seat: int) -> Reason | None:
    """It is somebody else's move, or something else is asked first."""
    question = game.question
    assert question is not None
    if game.players[seat].out:
        return Reason("out", "C13.5")
    if question.seat != seat:
        return Reason("others_asked", "C3.3", {"seat": question.seat})
    if question.prompt != waiting.ACT:
        return Reason("answer_first", "C3.3", {"prompt": question.prompt})
    return None


def why_not_afford(game: Game) -> Reason | None:
    """C6.7: after it no rotation of the waiting tile would be legal."""
    return Reason("needed_for_tile", "C6.7") if game.now.tile else None


def _named(thing: Option) -> str:
    """What it is about: its first argument."""
    return str(thing.args[0]) if thing.args else ""


def _play(game: Game, seat: int, thing: Option) -> Reason | None:
    hand = game.players[seat].hand
    return None if _named(thing) in hand else Reason("not_in_hand", "C3.1", {"card": _named(thing)})


def _play_all(game: Game, seat: int, thing: Option) -> Reason | None:
    if game.now.tile:
        return Reason("tile_waits", "C6.7")
    return None if game.players[seat].hand else Reason("hand_empty", "C3.1")


def _ways(game: Game, seat: int, name: str) -> list[Tunnel]:
    """Tunnels of the pawn's room by name or by the room they lead to."""
    ways = game.map.ways[game.players[seat].room]
    return [way for way in ways if name in (way.id, way.goal)]


def _walk(game: Game, seat: int, thing: Option) -> Reason | None:
    """Why a tunnel, or a room by any tunnel, cannot be walked to."""
    reason = moving.why_not_move(game, seat)
    if reason:
        return reason
    name = _named(thing)
    ways = _ways(game, seat, name)
    if not ways:
        if parted(name)[1] == PORTAL and name not in game.map.ways:
            return Reason("no_portal", "C5.9")
        return Reason("not_joined", "C5.1")
    reasons = [moving.why_not_walk(game, seat, way) for way in ways]
    return None if None in reasons else reasons[0]


def _teleport(game: Game, seat: int, thing: Option) -> Reason | None:
    reason = moving.why_not_teleport(game, seat)
    if reason:
        return reason
    ways = _ways(game, seat, _named(thing))
    if not ways:
        return Reason("not_joined", "C10.7")
    reasons = [moving.why_not_go(game, seat, way) for way in ways]
    return None if None in reasons else reasons[0]


def _leap(game: Game, seat: int, thing: Option) -> Reason | None:
    mine = [leap for leap in game.now.leaps if leap.card == _named(thing)]
    if not mine:
        return Reason("no_right", "C10.8")
    reasons = [moving.why_not_leap(game, seat, leap) for leap in mine]
    return None if None in reasons else reasons[0]


def _unlock(game: Game, seat: int, thing: Option) -> Reason | None:
    return rooms.why_not_unlock(game, seat, _named(thing))


def _trash(game: Game, seat: int, thing: Option) -> Reason | None:
    kind = _named(thing)
    wanted = "" if kind == cards.ANY else kind
    if not any(owed.card == wanted for owed in game.now.owed):
        return Reason("no_right", "C10.21")
    return None if cards.fitting(game, seat, wanted) else Reason("nothing_to_trash", "C10.21")


def _choose(game: Game, seat: int, thing: Option) -> Reason | None:
    card = _named(thing)
    open_ = next((c for c in game.now.choices if c.card == card and c.left), None)
    if open_ is None or len(thing.args) < 2:
        return Reason("no_right", "C10.22")
    alternatives = choices.choice_of(game, card, "play", open_.place).alternatives
    n = int(thing.args[1])
    if n >= len(alternatives) or n in open_.taken:
        return Reason("no_right", "C10.22")
    return choices.why_not_alternative(game, seat, alternatives[n])


def _lay(game: Game, seat: int, thing: Option) -> Reason | None:
    if not game.now.tile or not thing.args:
        return Reason("no_tile_waits", "C6.5")
    return waiting.why_not_lay(game, seat, int(thing.args[0]))


LOOKS: dict[str, Look] = {
    "play": _play,
    "play_all": _play_all,
    "acquire": lambda game, seat, thing: row.why_not_acquire(game, seat, _named(thing)),
    "use": lambda game, seat, thing: row.why_not_use_device(game, seat, _named(thing)),
    "defeat": lambda game, seat, thing: row.why_not_defeat(game, seat, _named(thing)),
    "walk": _walk,
    "explore": _walk,
    "lay": _lay,
    "teleport": _teleport,
    "leap": _leap,
    "take": lambda game, seat, thing: rooms.why_not_take(game, seat),
    "unlock": _unlock,
    "record": lambda game, seat, thing: rooms.why_not_record(game, seat),
    "record_afar": lambda game, seat, thing: rooms.why_not_record_afar(game, seat),
    "buy": lambda game, seat, thing: market.why_not_buy(game, seat, _named(thing)),
    "token": lambda game, seat, thing: tokens.why_not_use(game, seat, _named(thing)),
    "choose": _choose,
    "trash": _trash,
    "replace": lambda game, seat, thing: row.why_not_replace(game, seat),
    "mercy": lambda game, seat, thing: turning.why_not_mercy(game, seat),
    "end": lambda game, seat, thing: why_not_end(game, seat),
}
"""What answers for each act (C3.3)."""
