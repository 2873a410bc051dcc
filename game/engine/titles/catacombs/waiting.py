"""While a drawn tile waits: its legal rotations, and what may not be given away (C6.5, C6.7)."""

from __future__ import annotations

from collections.abc import Sequence

from game.engine.core.agenda import Ask, Option, Reason, option
from game.engine.core.grid import TURNS
from game.engine.titles.catacombs.exploring import place_tile, tunnel_if_laid
from game.engine.titles.catacombs.moving import FightWay, arrive, why_not_pay
from game.engine.titles.catacombs.state import Game

ACT = "act"
"""The prompt of a turn's acts: whatever was asked before has been answered then."""


def why_not_lay(game: Game, seat: int, turn: int) -> Reason | None:
    """C6.5, C6.9: the half that meets yours must let you in, and all must be payable now."""
    if not game.now.tile:
        return Reason("no_tile_waits", "C6.5")
    if game.now.teleporting:
        return None
    return why_not_pay(game, seat, tunnel_if_laid(game, seat, turn))


def lay_options(game: Game, seat: int) -> Sequence[Option]:
    """The legal rotations."""
    return [option("lay", turn) for turn in TURNS if why_not_lay(game, seat, turn) is None]


def lay(game: Game, seat: int, turn: int) -> None:
    """C6.8: place the tile and its artifact, pay the whole tunnel, enter the room."""
    now = game.now
    tile, exit_, by_teleport = now.tile, now.exit, now.teleporting
    cell = game.map.behind(exit_)
    now.tile, now.exit, now.teleporting = "", "", False
    place_tile(game, tile, cell, turn)
    if not by_teleport:
        game.push(FightWay(seat, exit_))
        return
    way = game.map.find(game.players[seat].room, exit_)
    assert way is not None
    arrive(game, seat, way, "teleport")


def is_careless(game: Game) -> bool:
    """Could an act take away what the waiting tile needs? Only swords, cubes and lockpicks can go."""
    now = game.now
    if not now.tile or now.teleporting:
        return False
    half = game.map.half(now.exit)
    # C17.12: some rotation costs no more than the known half, and nothing but a move spends boots.
    return bool(half.monsters or half.locks)


def affordable(game: Game, ask: Ask, options: Sequence[Option]) -> Sequence[Option]:
    """C6.7: without the answers after which no rotation would be legal."""
    if not is_careless(game):
        return options
    return [o for o in options if o.verb == "lay" or _leaves_a_rotation(game, ask, o)]


def _leaves_a_rotation(game: Game, ask: Ask, answer: Option) -> bool:
    """What is sure to follow, whatever is chosen, on a copy in which nothing hidden can come up."""
    twin = game.clone()
    twin.question = None
    twin.agenda = [step for step in twin.agenda if step is not ask]
    twin.majors = twin.minors = twin.prisoners = ()
    player = twin.players[ask.seat]
    player.deck = player.discards = ()
    ask.chosen(twin, answer)
    while not isinstance(twin.agenda[-1], Ask):
        twin.agenda.pop().run(twin)
    further = twin.agenda[-1]
    if isinstance(further, Ask) and further.prompt != ACT:
        options = further.options(twin)
        return bool(options) and all(_leaves_a_rotation(twin, further, o) for o in options)
    return any(why_not_lay(twin, ask.seat, turn) is None for turn in TURNS)
