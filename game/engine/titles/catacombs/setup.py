"""Set-up: options, and the steps of C2 in their order."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from game.engine.core.agenda import Step, advance
from game.engine.core.options import BadOption
from game.engine.core.record import record
from game.engine.core.rng import below, shuffled
from game.engine.titles.catacombs.box import Box, Card, Token, place_id
from game.engine.titles.catacombs.cards import draw_cards
from game.engine.titles.catacombs.effects import carry_out
from game.engine.titles.catacombs.health import make_clank
from game.engine.titles.catacombs.options import OPTIONS
from game.engine.titles.catacombs.state import Game
from game.engine.titles.catacombs.tunnels import Map
from game.engine.titles.catacombs.turn import begin_turn


def new_game(box: Box, seats: int, seed: int, options: Mapping[str, Any] | None = None) -> Game:
    """C2: a game set up and run to its first question."""
    wanted = checked(seats, options or {})
    game = Game(box, seats)
    game.rng = seed & ((1 << 64) - 1)
    game.side = wanted["side"]
    game.mercy = wanted["mercy"] == "on"
    game.open_hands = wanted["hands"] == "open"
    game.round_limit = wanted["round_limit"]
    game.rage = game.track.starts[seats]  # C2.1
    stack_tiles(game)  # C2.4
    fill_bank(game)  # C2.5, C2.6
    fill_pools(game)  # C2.7, C2.8
    lay_start(game)  # C2.9
    fill_reserve(game)  # C2.10
    deal_row(game)  # C2.11
    seat_players(game)  # C2.12
    choose_start_player(game)  # C2.13
    game.push(*(ArriveAtFirst(slot) for slot in range(box.figures.row)), FirstTurn())  # C2.14
    advance(game)
    return game


# Options (C2.15)


def checked(seats: int, options: Mapping[str, Any]) -> dict[str, Any]:
    """All options with their defaults; anything wrong is refused with a sentence."""
    if seats not in OPTIONS.seats:
        raise BadOption(f"Catacombs is for 2 to 6 seats, not {seats!r}.")
    for name, value in options.items():
        if why := OPTIONS.why_not(name, value):
            raise BadOption(why)
    return OPTIONS.completed(options, range(seats), seats)


# Steps


def stack_tiles(game: Game) -> None:
    """C2.4: four of the six safe tiles on top of the 22 of the Depths."""
    tiles = game.box.tiles.values()
    depths = shuffled(game, [t.id for t in tiles if t.kind == "depths"])
    safe = shuffled(game, [t.id for t in tiles if t.kind == "safe"])
    used = game.box.figures.safe_tiles
    game.stack = depths + safe[:used]
    game.aside = safe[used:]


def fill_bank(game: Game) -> None:
    """C2.5, C2.6, C15.4: ghosts in the bank, dragon cubes in the bag, the artifact stack."""
    figures = game.box.figures
    game.bank_ghosts = figures.ghosts
    game.bag_black = figures.black
    artifacts = game.box.artifacts.values()
    game.artifacts = tuple(a.id for a in artifacts if game.is_party or not a.extra)


def copies(game: Game, things: Iterable[Card | Token]) -> list[str]:
    """Ids of all copies in this game (C15)."""
    return [
        thing.id
        for thing in things
        for _ in range(thing.copies + (thing.extra if game.is_party else 0))
    ]


def fill_pools(game: Game) -> None:
    """C2.7, C2.8: three pools face down, and the stock of the market."""
    tokens = game.box.tokens.values()
    game.majors = shuffled(game, copies(game, (t for t in tokens if t.pool == "major")))
    game.minors = shuffled(game, copies(game, (t for t in tokens if t.pool == "minor")))
    game.prisoners = shuffled(game, copies(game, (t for t in tokens if t.pool == "prisoner")))
    game.market = tuple(copies(game, (t for t in tokens if t.pool == "market")))


def lay_start(game: Game) -> None:
    """C2.9: the start tile with its Idols, and a Mastery token for each player."""
    game.map = Map.begin(game.box, f"X{game.side}")
    game.idols = game.box.figures.idols
    game.masteries = game.seats


def fill_reserve(game: Game) -> None:
    """C2.10, C15.9."""
    piles = [game.box.cards[name] for name in game.box.reserve]
    game.reserve = {c.id: c.copies + (c.extra if game.is_party else 0) for c in piles}


def deal_row(game: Game) -> None:
    """C2.11: six cards without a dragon mark; those taken out go back into the deck."""
    box = game.box
    dungeon = [c for c in box.cards.values() if c.pile == "dungeon"]
    deck = list(shuffled(game, copies(game, dungeon)))
    row: list[str] = []
    marked: list[str] = []
    while len(row) < box.figures.row:
        name = deck.pop()
        (marked if box.cards[name].dragon else row).append(name)
    game.row = tuple(row)
    game.deck = shuffled(game, deck + marked) if marked else tuple(deck)


def seat_players(game: Game) -> None:
    """C2.12: cubes, pawn, lockpicks, a shuffled starting deck, five cards."""
    box = game.box
    starting = [c.id for c in box.cards.values() if c.pile == "start" for _ in range(c.copies)]
    start = box.tiles[game.map.start]
    crypt = next(r.name for r in start.rooms.values() if "crypt" in r.features)
    for seat, player in enumerate(game.players):
        player.supply = box.figures.cubes
        player.lockpicks = box.figures.lockpicks
        player.room = place_id(start.id, crypt)
        player.deck = shuffled(game, starting)
        draw_cards(game, seat, box.figures.hand)


def choose_start_player(game: Game) -> None:
    """C2.13, C15.2: at random; noise and gold by place."""
    figures = game.box.figures
    game.first = game.active = below(game, game.seats)
    game.emit("game_started", first=game.first)
    for place, seat in enumerate(game.clockwise(game.first)):
        if figures.start_clank[place]:
            make_clank(game, seat, figures.start_clank[place])
        game.players[seat].gold = figures.start_gold[place]


@record
class ArriveAtFirst(Step):
    """C2.14: the Arrive effect of a card of the first row, left to right."""

    slot: int

    def run(self, game: Game) -> None:
        carry_out(game, game.first, game.row[self.slot], "arrive")


@record
class FirstTurn(Step):
    """C3.1: the start player begins."""

    def run(self, game: Game) -> None:
        begin_turn(game, game.first)


def load_state(box: Box, data: Mapping[str, Any]) -> Game:
    """The state a `to_dict` came from, standing at the same question."""
    game = Game.from_dict(data, box)
    advance(game)
    return game
