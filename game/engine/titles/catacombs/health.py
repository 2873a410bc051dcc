"""Clank, damage and healing: where the cubes of a player go (C3.6 to C3.8, C12)."""

from __future__ import annotations

from game.engine.titles.catacombs.state import Game, Player

# Clank (C3.6 to C3.8)


def make_clank(game: Game, seat: int, n: int) -> None:
    """C3.6, C3.8: cubes to the Clank! area; what is banked cancels one for one and counts."""
    player, now = game.players[seat], game.now
    cancelled = 0
    if seat == now.seat:
        cancelled = min(n, now.banked)
        now.banked -= cancelled
    placed = min(n - cancelled, player.supply)
    player.supply -= placed
    player.clank += placed
    if seat == now.seat:
        now.clank_gained += cancelled + placed
    if placed or cancelled:
        game.emit("clank_made", seat=seat, n=placed, cancelled=cancelled)


def take_back_clank(game: Game, seat: int, n: int) -> None:
    """C3.7: own cubes back from the Clank! area; the rest is banked for this turn."""
    player = game.players[seat]
    back = min(n, player.clank)
    player.clank -= back
    player.supply += back
    game.now.banked += n - back
    game.emit("clank_taken_back", seat=seat, n=back, banked=n - back)


def clank_for(game: Game, seats: tuple[int, ...], n: int) -> None:
    """C10.9, C10.10: each of these players makes clank."""
    for seat in seats:
        make_clank(game, seat, n)


# Damage (C12)


def allowed_damage(game: Game, player: Player) -> int:
    """C12.4: voluntary damage needs cubes and must not fill the track."""
    return max(0, min(player.supply, game.box.figures.health - 1 - player.hurt))


def take_voluntary_damage(game: Game, seat: int, n: int) -> None:
    """C5.4, C12.3: from the supply."""
    player = game.players[seat]
    player.supply -= n
    player.damage += n
    game.emit("damaged", seat=seat, n=n, why="tunnel")


def damage_by_cube(game: Game, seat: int) -> None:
    """C12.2: a drawn cube goes to its owner's track. Who has a full one is out and not hurt any more."""
    game.players[seat].damage += 1
    game.emit("damaged", seat=seat, n=1, why="cube")


def damage_by_ghost(game: Game, seat: int) -> None:
    """C12.3: from the supply; without a cube a black one of the bank marks it, or any marker."""
    player = game.players[seat]
    if player.supply:
        player.supply -= 1
        player.damage += 1
    elif game.bank_black:
        game.bank_black -= 1
        player.black += 1
    else:
        player.markers += 1
    game.emit("damaged", seat=seat, n=1, why="ghost")


def is_full(game: Game, seat: int) -> bool:
    """C12.5: a full track knocks out."""
    return game.players[seat].hurt >= game.box.figures.health


def heal(game: Game, seat: int, n: int) -> None:
    """C12.6: own cubes first, black ones last."""
    player = game.players[seat]
    own = min(n, player.damage)
    player.damage -= own
    player.supply += own
    black = min(n - own, player.black)
    player.black -= black
    game.bank_black += black
    others = min(n - own - black, player.markers)
    player.markers -= others
    if own + black + others:
        game.emit("healed", seat=seat, n=own + black + others)
