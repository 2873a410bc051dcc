"""Prepared positions of Catacombs for the fuzzer: every way a game ends is near, and every rare thing.

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
    game.dungeon_discards, game.deck = game.deck[:-3], game.deck[-3:]


def thin_bag(game: Game) -> None:
    """C11.10: an attack may empty the bag."""
    game.bag_black, game.bank_black = 2, game.bag_black - 2
    for player in game.players:
        player.supply, player.clank = player.supply + player.clank, 0
    marks_on_top(game)


def marks_on_top(game: Game) -> None:
    """C11.6: a card with a dragon mark comes into the row at the end of this turn."""
    cards = game.box.cards
    marked = tuple(c for c in game.deck if cards[c].dragon)
    game.deck = tuple(c for c in game.deck if not cards[c].dragon) + marked
    game.row, game.dungeon_discards = ("", *game.row[1:]), game.row[:1]


def badly_hurt(game: Game) -> None:
    """C12.5: everybody is two spaces from falling, and ghosts are in the bag."""
    haunted(game)
    for player in game.players:
        player.supply, player.damage = player.supply - 8, 8


def by_the_gate(game: Game) -> None:
    """C13.1: everybody stands beside the Crypt with an artifact."""
    for player in game.players:
        player.artifacts, game.artifacts = game.artifacts[:1], game.artifacts[1:]
        player.room = f"{game.map.start}.la"


def last_one_inside(game: Game) -> None:
    """C13.7: all others have escaped; the last one stands beside the Crypt with an artifact."""
    by_the_gate(game)
    for seat, player in enumerate(game.players):
        if seat != game.active:
            player.room, player.mastery, player.out = f"{game.map.start}.crypt", True, "escaped"
            game.masteries -= 1


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


def well_off(game: Game) -> None:
    """Means to have anything from a row of other cards, and things that conditions ask for."""
    among = sorted(game.deck)
    start = game.rng % len(among)
    row = tuple((among + among)[start : start + game.box.figures.row])
    deck = list(game.deck)
    for card in row:
        deck.remove(card)
    game.deck, game.row = (*deck, *game.row), row
    now, player = game.now, game.players[game.active]
    now.skill = now.skill_gained = 15
    now.swords, now.boots, now.teleports = 12, 4, 2
    player.gold, player.lockpicks = 20, 6
    player.artifacts, game.artifacts = game.artifacts[:1], game.artifacts[1:]
    player.idols, game.idols = 1, game.idols - 1
    player.tokens, game.market = ("crown_10",), tuple(t for t in game.market if t != "crown_10")
    game.reserve = {**game.reserve, "secret_tome": game.reserve["secret_tome"] - 1}
    player.discards += ("secret_tome",)
    _deal_from_deck(game, [c for c in among[start:] + among[:start] if game.box.cards[c].play][-9:])


def _deal_from_deck(game: Game, cards: list[str]) -> None:
    """These cards of the deck, as many as are there, into the hand of the active player."""
    deck, found = list(game.deck), []
    for card in cards:
        if card in deck:
            deck.remove(card)
            found.append(card)
    game.deck = tuple(deck)
    deal(game.players[game.active], tuple(found))


def haunted(game: Game) -> None:
    """C10.20: ghosts are in the bag, and Tourmalines in hands and decks."""
    game.bag_black, game.bank_black = 6, game.bag_black - 6
    game.bag_ghosts, game.bank_ghosts = 4, game.bank_ghosts - 4
    shields = [c for c in game.deck if c in game.box.shields]
    game.deck = tuple(c for c in game.deck if c not in game.box.shields)
    for n, card in enumerate(shields):
        player = game.players[n % game.seats]
        player.hand, player.deck = (card, *player.hand[1:]), (player.hand[0], *player.deck)
    marks_on_top(game)


def with_idols(game: Game) -> None:
    """C15.11: others hold Idols, and the Ape Lord, who is there with five or six, can be defeated."""
    for seat in game.clockwise(game.active)[1:3]:
        game.players[seat].idols, game.idols = 1, game.idols - 1
    game.now.swords = 6
    if "ape_lord_phantasm" in game.deck:
        deck = list(game.deck)
        deck.remove("ape_lord_phantasm")
        game.deck, game.row = (*deck, game.row[0]), ("ape_lord_phantasm", *game.row[1:])


def shut_in(game: Game) -> None:
    """C6.12: all tiles lie on an island without an open end; everybody stands on it."""
    there = game.map
    for n, tile in enumerate(game.stack):
        there = there.lay(tile, (5 + n % 6, 5 + n // 6), game.rng >> n & 3)
    game.map, game.stack = there, ()
    for seat, player in enumerate(game.players):
        player.room = there.rooms_of(list(there.grid.where)[3 + 2 * seat])[0]
        player.artifacts, game.artifacts = game.artifacts[:1], game.artifacts[1:]


def with_coupon(game: Game) -> None:
    """C8.2, C10.24: several ways to pay in the market."""
    in_market(game)
    player = game.players[game.active]
    game.prisoners = tuple(t for t in game.prisoners if t != "discount_coupon")
    player.tokens += ("discount_coupon",)
    game.now.bargains = (5,)
    game.now.swords = 8


def with_map(game: Game) -> None:
    """C9.1: who holds the Catacombs Map goes against arrows, on tiles that have some."""
    player = game.players[game.active]
    majors = list(game.majors)
    majors.remove("catacombs_map")
    game.majors, player.tokens = tuple(majors), ("catacombs_map",)
    tiles = game.box.tiles
    arrows = [t for t in game.stack if any(half.only for half in tiles[t].inner)]
    tile = arrows[game.rng % len(arrows)]
    game.stack = tuple(t for t in game.stack if t != tile)
    game.map = game.map.lay(tile, (1, 0), game.rng % 4)
    half = next(h for h in tiles[tile].inner if h.only)
    player.room = f"{tile}.{half.b if half.only == half.a else half.a}"
    if not game.map.has_room(player.room):  # a portal
        player.room = f"{tile}.{half.a}"
    game.now.boots = 5


def _features(game: Game, tile: str) -> set[str]:
    return {f for room in game.box.tiles[tile].rooms.values() for f in room.features}


POSITIONS: Mapping[str, Arrange] = {
    "deck": short_deck,
    "bag": thin_bag,
    "gate": by_the_gate,
    "limit": last_rounds,
    "rich": rich,
    "market": in_market,
    "last": last_one_inside,
    "well off": well_off,
    "haunted": haunted,
    "hurt": badly_hurt,
    "idols": with_idols,
    "shut in": shut_in,
    "coupon": with_coupon,
    "map": with_map,
}


def arranged(seats: int, seed: int, options: Mapping[str, object], arrange: Arrange) -> Game:
    """A new game changed in one way, at its first question."""
    game = api.new_game("catacombs", seats, seed, options)
    assert isinstance(game, Game)
    arrange(game)
    ask_anew(game)
    return game
