"""What comes to a player: skill, swords, boots, gold, lockpicks, Secret Tomes (C3.4, C3.5, C10.12)."""

from __future__ import annotations

from game.engine.titles.catacombs.state import Game


def gain_skill(game: Game, seat: int, n: int) -> None:
    """C3.4, C10.12."""
    game.now.skill += n
    game.now.skill_gained += n
    game.emit("gained", seat=seat, what="skill", n=n)


def gain_swords(game: Game, seat: int, n: int) -> None:
    """C3.4."""
    game.now.swords += n
    game.emit("gained", seat=seat, what="swords", n=n)


def gain_boots(game: Game, seat: int, n: int) -> None:
    """C3.4."""
    game.now.boots += n
    game.emit("gained", seat=seat, what="boots", n=n)


def gain_gold(game: Game, seat: int, n: int) -> None:
    """C3.5, C10.12."""
    game.players[seat].gold += n
    if seat == game.now.seat:
        game.now.gold_gained += n
    game.emit("gained", seat=seat, what="gold", n=n)


def gain_lockpicks(game: Game, seat: int, n: int) -> None:
    """C3.5."""
    game.players[seat].lockpicks += n
    game.emit("gained", seat=seat, what="lockpicks", n=n)


def gain_tome(game: Game, seat: int, n: int) -> None:
    """C7.6, K009: Secret Tomes from the reserve to the discard pile, while there are any."""
    name = next(c for c in game.box.reserve if game.box.cards[c].type == "tome")
    for _ in range(min(n, game.reserve[name])):
        game.reserve = {**game.reserve, name: game.reserve[name] - 1}
        game.players[seat].discards += (name,)
        game.emit("tome_gained", seat=seat, card=name)
