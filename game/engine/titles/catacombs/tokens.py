"""Tokens: secrets, prisoners, idols, rage and ghosts (C7.10, C9, C10.14)."""

from __future__ import annotations

from collections.abc import Sequence

from game.engine.core.agenda import Option, Reason, option
from game.engine.titles.catacombs.effects import carry_out
from game.engine.titles.catacombs.state import Game, without

POOLS = {"major": "majors", "minor": "minors", "prisoner": "prisoners"}


def left_in(game: Game, pool: str) -> int:
    """How many tokens a pool still has."""
    return len(getattr(game, POOLS[pool]))


def draw_token(game: Game, seat: int, pool: str, n: int) -> None:
    """C9, C10.14: random tokens of a pool, one after the other, while there are any."""
    for _ in range(min(n, left_in(game, pool))):
        tokens = getattr(game, POOLS[pool])
        setattr(game, POOLS[pool], tokens[:-1])
        game.emit("token_gained", seat=seat, token=tokens[-1], pool=pool)
        receive(game, seat, tokens[-1])


def receive(game: Game, seat: int, name: str) -> None:
    """What a token does when it is gained; it is kept or goes back to the box."""
    token = game.box.tokens[name]
    if token.keep:
        game.players[seat].tokens += (name,)
    else:
        game.boxed += (name,)
    if token.gain:
        carry_out(game, seat, name, "gain")


def spend(game: Game, seat: int, name: str) -> None:
    """A token of a player goes back to the box for good."""
    player = game.players[seat]
    player.tokens = without(player.tokens, name)
    game.boxed += (name,)


# Use (C3.3, C9)


def why_not_use(game: Game, seat: int, name: str) -> Reason | None:
    """C9: potions at any time of your turn; the Puzzle Box in a wayshrine room (C9.12)."""
    token = game.box.tokens.get(name)
    if token is None or name not in game.players[seat].tokens:
        return Reason("not_held", "C9")
    if not token.use:
        return Reason("not_used", "C9")
    if token.where:
        if game.now.tile:
            return Reason("tile_waits", "C6.7")
        if not any(game.is_in(seat, place) for place in token.where):
            return Reason("wrong_place", "C9.12", {"places": token.where})
    if any(e.verb == "major" for e in token.use) and not game.majors:
        return Reason("none_left", "C9.12", {"pool": "major"})
    return None


def use_options(game: Game, seat: int) -> Sequence[Option]:
    """Tokens that can be used now; alike ones once."""
    tokens = game.box.tokens
    return [
        option("token", name)
        for name in dict.fromkeys(game.players[seat].tokens)
        if tokens[name].use and why_not_use(game, seat, name) is None
    ]


def use_token(game: Game, seat: int, name: str) -> None:
    """Box it and do what it says."""
    spend(game, seat, name)
    game.emit("token_used", seat=seat, token=name)
    carry_out(game, seat, name, "token_use")


# Rage, ghosts, idols


def raise_rage(game: Game, n: int) -> None:
    """C2.3: up the track; steps beyond its last space are lost."""
    before = game.rage
    game.rage = min(game.rage + n, len(game.track.cubes))
    if game.rage != before:
        game.emit("rage_rose", rage=game.rage, n=game.rage - before)


def bring_ghost(game: Game, n: int = 1) -> None:
    """C7.10: a ghost from the bank to the Clank! area, if the bank has one."""
    came = min(n, game.bank_ghosts)
    game.bank_ghosts -= came
    game.area_ghosts += came
    if came:
        game.emit("ghost_came", n=came)


def return_idols(game: Game, seat: int, n: int) -> None:
    """K069, C15.11: each other player who holds an Idol returns one; the Bot never goes back."""
    for other in game.inside(seat):
        player = game.players[other]
        back = min(n, player.idols)
        if other != seat and back:
            player.idols -= back
            game.idols += back
            game.emit("idol_returned", seat=other, n=back)


def return_dragon_cubes(game: Game, n: int) -> None:
    """C10.16: black cubes from the bank to the bag, fewer if the bank has fewer."""
    back = min(n, game.bank_black)
    game.bank_black -= back
    game.bag_black += back
    if back:
        game.emit("dragon_cubes_back", n=back)
