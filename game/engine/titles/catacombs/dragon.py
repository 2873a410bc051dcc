"""The dragon: attacks cube by cube, ghosts, shields, draws of who is out (C10.20, C11, C13.8)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from game.engine.core.agenda import Ask, Option, Step, option
from game.engine.core.record import record
from game.engine.core.rng import below
from game.engine.core.traits import PASS
from game.engine.titles.catacombs.cards import discard, draw_cards
from game.engine.titles.catacombs.ending import end_game, knock_out
from game.engine.titles.catacombs.health import damage_by_cube, damage_by_ghost, is_full
from game.engine.titles.catacombs.state import Game

BLACK, GHOST = "black", "ghost"


@record
class MaybeAttack(Step):
    """C11.6: once, if a card new in this refill has a dragon mark."""

    seat: int
    slots: tuple[int, ...]

    def run(self, game: Game) -> None:
        cards = game.box.cards
        if any(cards[game.row[slot]].dragon for slot in self.slots):
            attack(game, self.seat, attack_size(game), "row")


def attack_size(game: Game) -> int:
    """C11.7, C10.3: the rage number and one for each Danger card in the row."""
    cards = game.box.cards
    danger = sum(cards[name].danger for name in game.row if name)
    return game.track.cubes[game.rage - 1] + danger


def out_size(game: Game) -> int:
    """C13.8: four cubes, six in a game of two, whatever rage and Danger say."""
    figures = game.box.figures
    return figures.out_cubes_of_two if game.seats == 2 else figures.out_cubes


def attack(game: Game, seat: int, n: int, why: str) -> None:
    """C11.7: everything in the Clank! area goes in the bag, then cubes are drawn."""
    for player in game.players:
        player.bagged += player.clank
        player.clank = 0
    game.bag_ghosts += game.area_ghosts
    game.area_ghosts = 0
    game.emit("attack_begun", seat=seat, n=n, why=why)
    game.push(DrawCubes(seat, n, 0))


@record
class DrawCubes(Step):
    """C11.8: one cube after the other; `ghosts` drawn so far wait beside the bag (C11.9)."""

    seat: int
    left: int
    ghosts: int

    def run(self, game: Game) -> None:
        cube = draw_cube(game) if self.left else None
        if cube is None:
            end_attack(game, self.ghosts)
            return
        ghosts = self.ghosts + (cube == GHOST)
        game.push(DrawCubes(self.seat, self.left - 1, ghosts))
        resolve_cube(game, self.seat, cube)


def in_bag(game: Game) -> list[tuple[str | int, int]]:
    """What the bag holds: black cubes, ghosts, then the players' by seat."""
    own: list[tuple[str | int, int]] = [(s, p.bagged) for s, p in enumerate(game.players)]
    return [(BLACK, game.bag_black), (GHOST, game.bag_ghosts), *own]


def draw_cube(game: Game) -> str | int | None:
    """A random cube out of the bag; a player's is told by its seat; None if the bag is empty."""
    held = in_bag(game)
    total = sum(n for _, n in held)
    if not total:
        return None
    cube = at_place(held, below(game, total))
    if cube == BLACK:
        game.bag_black -= 1
    elif cube == GHOST:
        game.bag_ghosts -= 1
    else:
        game.players[int(cube)].bagged -= 1
    return cube


def at_place(held: list[tuple[str | int, int]], at: int) -> str | int:
    """The cube at a place, were all of them laid out in a row."""
    for cube, n in held:
        if at < n:
            return cube
        at -= n
    raise IndexError(at)


def resolve_cube(game: Game, first: int, cube: str | int) -> None:
    """C11.8: black to the bank, a player's hurts, a ghost hurts everybody inside."""
    game.emit("cube_drawn", cube=cube)
    if cube == BLACK:
        game.bank_black += 1
    elif cube == GHOST:
        game.push(*(Haunt(seat) for seat in game.inside(first)))
    else:
        seat = int(cube)
        if game.is_inside(seat):
            damage_by_cube(game, seat)
            fall(game, seat)
        else:
            game.players[seat].removed += 1


def fall(game: Game, seat: int) -> None:
    """C12.5, C13.7: a full track knocks out; the last one inside ends the game."""
    if is_full(game, seat):
        knock_out(game, seat)
        if not game.inside(seat):
            drawn = sum(step.ghosts for step in game.agenda if isinstance(step, DrawCubes))
            game.area_ghosts += drawn  # C11.9, though the attack is never finished
            end_game(game, "knocked_out")


def end_attack(game: Game, ghosts: int) -> None:
    """C11.9, C11.10: ghosts go back to the Clank! area; an empty bag ends the game."""
    game.area_ghosts += ghosts
    game.emit("attack_ended", n=ghosts)
    if not sum(n for _, n in in_bag(game)):
        end_game(game, "bag")


# Ghosts and shields (C10.20)


def is_asked(game: Game, seat: int) -> bool:
    """C10.20: by what is public: a Tourmaline neither in the discard pile nor in the play area."""
    player, shields = game.players[seat], game.box.shields
    return not shields.isdisjoint(player.hand) or not shields.isdisjoint(player.deck)


@record
class Haunt(Step):
    """A ghost would damage a player, who may have a shield."""

    seat: int

    def run(self, game: Game) -> None:
        if is_asked(game, self.seat):
            game.push(Shield(self.seat))
        else:
            haunt(game, self.seat)


def haunt(game: Game, seat: int) -> None:
    """C11.8: one damage from the supply."""
    damage_by_ghost(game, seat)
    fall(game, seat)


@record
class Shield(Ask):
    """C10.20: discard a Tourmaline to prevent it and draw a card; passing is always an answer."""

    seat: int
    prompt = "shield"
    always = True

    def options(self, game: Game) -> Sequence[Option]:
        shields = game.box.shields
        held = [c for c in dict.fromkeys(game.players[self.seat].hand) if c in shields]
        return [*(option("discard", card) for card in held), option(PASS)]

    def chosen(self, game: Game, answer: Option) -> None:
        if answer.verb == PASS:
            haunt(game, self.seat)
            return
        discard(game, self.seat, str(answer.args[0]))
        game.emit("shielded", seat=self.seat, card=answer.args[0])
        draw_cards(game, self.seat, 1)

    def prompt_args(self, game: Game) -> Mapping[str, object]:
        return {"active": game.active}
