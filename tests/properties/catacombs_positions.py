"""Prepared positions of Catacombs for the fuzzer: every way a game ends is near.

Pieces are only moved from one place to another, so that every invariant holds from the start.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from game import api
from game.engine.core.agenda import ask_anew
from game.engine.titles.catacombs.state import Game, Player

Arrange = Callable[[Game], None]


def short_deck(game: Game) -> None:
    """C11.5: the deck will not fill the row for long."""
    game.dungeon_discards, game.deck = game.deck[:-8], game.deck[-8:]


def thin_bag(game: Game) -> None:
    """C11.10: an attack may empty the bag."""
    game.bag_black, game.bank_black = 2, game.bag_black - 2


def by_the_gate(game: Game) -> None:
    """C13.1: everybody stands beside the Crypt with an artifact."""
    for player in game.players:
        player.artifacts, game.artifacts = game.artifacts[:1], game.artifacts[1:]
        player.room = f"{game.map.start}.la"


def last_rounds(game: Game) -> None:
    """The round limit is near."""
    game.round = game.round_limit - 1
    game.course = ((0,) * game.seats,) * (game.round - 1)


def deal(player: Player, cards: tuple[str, ...]) -> None:
    """These cards come into a hand of five; all others go into the deck."""
    hand = (*cards, *player.hand)
    player.hand, player.deck = hand[:5], player.deck + hand[5:]


def rich(game: Game) -> None:
    """Everybody has gold, lockpicks and a hand of cards from the dungeon deck."""
    for seat, player in enumerate(game.players):
        player.gold = 40
        player.lockpicks = 9
        taken = game.deck[seat * 9 : seat * 9 + 9]
        cards = [c for c in taken if game.box.cards[c].play]
        deal(player, tuple(cards))
    used = game.deck[: game.seats * 9]
    kept = tuple(c for c in used if not game.box.cards[c].play)
    game.deck = kept + game.deck[game.seats * 9 :]


def in_market(game: Game) -> None:
    """Everybody stands in a market, one monster pays there."""
    tile = next((t for t in game.stack if "market" in _features(game, t)), "")
    if tile:
        game.stack = tuple(t for t in game.stack if t != tile)
        game.map = game.map.lay(tile, (1, 0), 0)
        rooms = game.map.rooms_of(tile)
        for player in game.players:
            player.room = next(r for r in rooms if "market" in game.features(r))
            player.gold = 30
    if "ogre_merchant" in game.deck:
        at = game.deck.index("ogre_merchant")
        game.deck = (*game.deck[:at], game.row[0], *game.deck[at + 1 :])
        game.row = ("ogre_merchant", *game.row[1:])
    mercenaries = game.reserve["mercenary"]
    each = min(2, mercenaries // game.seats)
    game.reserve = {**game.reserve, "mercenary": mercenaries - each * game.seats}
    for player in game.players:
        deal(player, ("mercenary",) * each)


def _features(game: Game, tile: str) -> set[str]:
    return {f for room in game.box.tiles[tile].rooms.values() for f in room.features}


POSITIONS: Mapping[str, Arrange] = {
    "deck": short_deck,
    "bag": thin_bag,
    "gate": by_the_gate,
    "limit": last_rounds,
    "rich": rich,
    "market": in_market,
}


def arranged(seats: int, seed: int, options: dict[str, str], arrange: Arrange) -> Game:
    """A new game changed in one way, at its first question."""
    game = api.new_game("catacombs", seats, seed, options)
    assert isinstance(game, Game)
    arrange(game)
    ask_anew(game)
    return game
