"""Prepared positions of Catacombs, and answering from them.

    table = a_table(2).tile("S4", (1, 0)).pawn(0, "S4.b").hand(0, "stumble").begins(0)
    table.answer("play:stumble", "walk:S4.b-c")

Cards, tokens and cubes are put where a test wants them, whatever the box holds; from the first
answer on every cube of every colour must stay somewhere (C20.1).
"""

from __future__ import annotations

from typing import Any

from game.api import choose, new_game, preview
from game.engine.core.agenda import Step, advance
from game.engine.titles.catacombs.dragon import DrawCubes, at_place
from game.engine.titles.catacombs.state import Game, Player, Turn
from game.engine.titles.catacombs.turn import TakeActs, begin_turn, end_of_turn
from game.engine.titles.catacombs.view_types import Preview, own_preview
from tests.engine.position import Position

SCRIPT: list[str | int] = []
"""Cubes that come out of the bag next: "black", "ghost" or a seat; a fixture plays them."""

PLAIN_ROW = ("lightstick", "bandit", "swindle", "expert_guide", "elven_sword", "curator")
"""Six cards without mark, Danger or Arrive."""


def draws(*cubes: str | int) -> None:
    """What the next cubes out of the bag will be; they must be in it."""
    SCRIPT.extend(cubes)


def scripted(held: list[tuple[str | int, int]], at: int) -> str | int:
    """The next scripted cube while there is one, else the one at a place."""
    if not SCRIPT:
        return at_place(held, at)
    cube = SCRIPT.pop(0)
    assert dict(held)[cube] > 0, f"{cube} is not in the bag"
    return cube


def a_table(seats: int = 2, seed: int = 1, **options: Any) -> Table:
    """A game just set up, seat 0 first: a quiet row, empty hands, no noise, nobody hurt."""
    game = new_game("catacombs", seats, seed, options)
    assert isinstance(game, Game)
    game.first = game.active = 0
    table = Table(game)
    table.row(*PLAIN_ROW)
    for player in game.players:
        player.deck += player.hand
        player.hand = ()
        player.supply = 30
        player.clank = 0
        player.gold = 0
    return table


class Table(Position[Game]):
    """A game being arranged, then played by keys."""

    # Arranging

    def player(self, seat: int) -> Player:
        """One of the players."""
        return self.game.players[seat]

    def tile(self, name: str, cell: tuple[int, int], turn: int = 0) -> Table:
        """A tile on the map, without its artifact."""
        self.game.stack = tuple(t for t in self.game.stack if t != name)
        self.game.aside = tuple(t for t in self.game.aside if t != name)
        self.game.map = self.game.map.lay(name, cell, turn)
        return self

    def stack(self, *tiles: str) -> Table:
        """Exactly these tiles in the stack, the top one first."""
        self.game.stack = tiles[::-1]
        return self

    def pawn(self, seat: int, room: str) -> Table:
        """A pawn stands there."""
        assert self.game.map.has_room(room), room
        self.player(seat).room = room
        return self

    def hand(self, seat: int, *cards: str) -> Table:
        """Exactly these cards in a hand."""
        self.player(seat).hand = cards
        return self

    def deck(self, seat: int, *cards: str) -> Table:
        """Exactly these cards in a deck, the top one first."""
        self.player(seat).deck = cards[::-1]
        return self

    def discards(self, seat: int, *cards: str) -> Table:
        """Exactly these cards in a discard pile."""
        self.player(seat).discards = cards
        return self

    def tokens(self, seat: int, *tokens: str) -> Table:
        """Exactly these tokens before a player."""
        self.player(seat).tokens = tokens
        return self

    def artifacts(self, seat: int, *names: str) -> Table:
        """Exactly these artifacts with a player."""
        self.player(seat).artifacts = names
        return self

    def set(self, seat: int, **numbers: int) -> Table:
        """Gold, lockpicks, clank, damage …; own cubes are taken from the supply."""
        player = self.player(seat)
        for name, n in numbers.items():
            if name in ("clank", "damage", "bagged"):
                player.supply -= n - getattr(player, name)
            elif name == "supply":
                player.removed += player.supply - n
            setattr(player, name, n)
        return self

    def row(self, *cards: str) -> Table:
        """The row from the left; slots left over are empty."""
        self.game.row = (*cards, *("",) * (6 - len(cards)))
        return self

    def dungeon(self, *cards: str) -> Table:
        """Exactly these cards in the dungeon deck, the top one first."""
        self.game.deck = cards[::-1]
        return self

    def pool(self, name: str, *tokens: str) -> Table:
        """Exactly these tokens in `majors`, `minors` or `prisoners`, the next one first."""
        setattr(self.game, name, tokens[::-1])
        return self

    def put(self, **fields: Any) -> Table:
        """Fields of the game itself."""
        for name, value in fields.items():
            setattr(self.game, name, value)
        return self

    def now(self, **fields: Any) -> Table:
        """Fields of the turn, after `begins`; the question is asked anew."""
        for name, value in fields.items():
            setattr(self.game.now, name, value)
        return self.ask_again()

    # Playing

    def begins(self, seat: int = 0) -> Table:
        """The turn of a player begins."""
        return self.happens(seat)

    def happens(self, seat: int, *steps: Step) -> Table:
        """These steps, or a whole turn, and nothing before them."""
        self.game.agenda = []
        self.game.question = None
        self.game.events = self.events = []
        self.game.active = seat
        if steps:
            self.game.now = Turn(seat)
            self.game.push(*steps, TakeActs(seat), *end_of_turn(seat))
        else:
            begin_turn(self.game, seat)
        advance(self.game)
        return self

    def ask_again(self) -> Table:
        """The standing question with the options of the state as it is."""
        self.game.question = None
        advance(self.game)
        return self

    def answer(self, *keys: str) -> Table:
        """One answer after the other; no cube is lost (C20.1)."""
        for key in keys:
            before = self.cubes()
            self.events += choose(self.game, key)
            assert self.cubes() == before, key
        return self

    def cubes(self) -> list[int]:
        """Cubes of each colour, then black ones, then ghosts."""
        game = self.game
        own = [
            p.supply + p.clank + p.bagged + p.damage + p.removed + len(p.shrines)
            for p in game.players
        ]
        black = game.bag_black + game.bank_black + sum(p.black for p in game.players)
        beside = sum(s.ghosts for s in game.agenda if isinstance(s, DrawCubes))
        return [*own, black, game.bag_ghosts + game.bank_ghosts + game.area_ghosts + beside]

    # Looking

    def offers(self, start: str) -> list[str]:
        """Keys on offer that begin so."""
        return [key for key in self.keys if key == start or key.startswith(start + ":")]

    def means(self) -> tuple[int, int, int]:
        """Skill, swords and boots of the turn."""
        return self.game.now.skill, self.game.now.swords, self.game.now.boots

    def preview(self, key: str) -> Preview:
        """What an answer would do."""
        return own_preview(preview(self.game, self.question.seat, key))
