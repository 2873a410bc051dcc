"""The verbs of cards and tokens (C10): each one function, named as in the data.

A verb gets who acts, its effect and number, and where it stands: card or token, part, place.
Importing this module fills the registry in `effects`.
"""

from __future__ import annotations

from game.engine.titles.catacombs import gains, health, tokens, turning
from game.engine.titles.catacombs.box import Effect
from game.engine.titles.catacombs.cards import TradeIn, TrashNow, draw_cards, owe, trash_card
from game.engine.titles.catacombs.choices import ChooseNow, open_choice
from game.engine.titles.catacombs.effects import verb
from game.engine.titles.catacombs.exploring import BeginPlacing
from game.engine.titles.catacombs.market import ItemForNothing
from game.engine.titles.catacombs.row import TopOfDeck
from game.engine.titles.catacombs.state import Game, OpenLeap
from game.engine.titles.catacombs.theft import Steal

# What comes in


@verb()
def skill(game: Game, seat: int, effect: Effect, n: int, *where: object) -> None:
    """C3.4."""
    gains.gain_skill(game, seat, n)


@verb()
def swords(game: Game, seat: int, effect: Effect, n: int, *where: object) -> None:
    """C3.4."""
    gains.gain_swords(game, seat, n)


@verb()
def boots(game: Game, seat: int, effect: Effect, n: int, *where: object) -> None:
    """C3.4."""
    gains.gain_boots(game, seat, n)


@verb()
def gold(game: Game, seat: int, effect: Effect, n: int, *where: object) -> None:
    """C3.5."""
    gains.gain_gold(game, seat, n)


@verb()
def lockpicks(game: Game, seat: int, effect: Effect, n: int, *where: object) -> None:
    """C3.5."""
    gains.gain_lockpicks(game, seat, n)


@verb()
def draw(game: Game, seat: int, effect: Effect, n: int, *where: object) -> None:
    """C3.9."""
    draw_cards(game, seat, n)


@verb()
def heal(game: Game, seat: int, effect: Effect, n: int, *where: object) -> None:
    """C12.6."""
    health.heal(game, seat, n)


@verb()
def tome(game: Game, seat: int, effect: Effect, n: int, *where: object) -> None:
    """C7.6, C18.78: nothing if none is left."""
    gains.gain_tome(game, seat, n)


# Clank


@verb()
def clank(game: Game, seat: int, effect: Effect, n: int, *where: object) -> None:
    """C3.6."""
    health.make_clank(game, seat, n)


@verb()
def quiet(game: Game, seat: int, effect: Effect, n: int, *where: object) -> None:
    """C3.7."""
    health.take_back_clank(game, seat, n)


@verb()
def each_clank(game: Game, seat: int, effect: Effect, n: int, *where: object) -> None:
    """C10.9."""
    health.clank_for(game, game.inside(seat), n)


@verb()
def others_clank(game: Game, seat: int, effect: Effect, n: int, *where: object) -> None:
    """C10.10."""
    health.clank_for(game, tuple(s for s in game.inside(seat) if s != seat), n)


# Tokens and the dragon


@verb()
def minor(game: Game, seat: int, effect: Effect, n: int, *where: object) -> None:
    """C9: random minor secrets."""
    tokens.draw_token(game, seat, "minor", n)


@verb()
def major(game: Game, seat: int, effect: Effect, n: int, *where: object) -> None:
    """C9: random major secrets."""
    tokens.draw_token(game, seat, "major", n)


@verb()
def free(game: Game, seat: int, effect: Effect, n: int, *where: object) -> None:
    """C10.14."""
    tokens.draw_token(game, seat, "prisoner", n)


@verb()
def rage(game: Game, seat: int, effect: Effect, n: int, *where: object) -> None:
    """C9.6, C9.14."""
    tokens.raise_rage(game, n)


@verb()
def ghost(game: Game, seat: int, effect: Effect, n: int, *where: object) -> None:
    """C9.19."""
    tokens.bring_ghost(game, n)


@verb()
def dragon_cubes(game: Game, seat: int, effect: Effect, n: int, *where: object) -> None:
    """C10.16."""
    tokens.return_dragon_cubes(game, n)


@verb()
def return_idols(game: Game, seat: int, effect: Effect, n: int, *where: object) -> None:
    """K069."""
    tokens.return_idols(game, seat, n)


@verb()
def spring(game: Game, seat: int, effect: Effect, n: int, *where: object) -> None:
    """C9.8: a card to trash at the end of this turn."""
    game.now.springs += n


# Rights of this turn (C3.11)


@verb()
def teleport(game: Game, seat: int, effect: Effect, n: int, *where: object) -> None:
    """C10.7: stored until the turn ends."""
    game.now.teleports += n
    game.emit("gained", seat=seat, what="teleports", n=n)


@verb()
def leap(game: Game, seat: int, effect: Effect, n: int, card: str, *where: object) -> None:
    """C10.8: stored with its condition."""
    told = effect.leap
    assert told is not None
    tile = game.now.placed if "placed" in told.to else ""
    game.now.leaps += (OpenLeap(card, told.to, told.place, told.trash, tile),)
    game.emit("right_gained", seat=seat, card=card, what="leap")


@verb()
def cave_proof(game: Game, seat: int, effect: Effect, n: int, *where: object) -> None:
    """C10.18."""
    game.now.cave_proof = True
    game.emit("right_gained", seat=seat, card=where[0], what="cave_proof")


@verb()
def ignore_monsters(game: Game, seat: int, effect: Effect, n: int, *where: object) -> None:
    """K047."""
    game.now.ignore_monsters = True
    game.emit("right_gained", seat=seat, card=where[0], what="ignore_monsters")


@verb()
def bargain(game: Game, seat: int, effect: Effect, n: int, *where: object) -> None:
    """K019, C10.24: one market item for so much gold, in any room."""
    game.now.bargains += (n,)
    game.emit("right_gained", seat=seat, card=where[0], what="bargain")


@verb()
def record_afar(game: Game, seat: int, effect: Effect, n: int, *where: object) -> None:
    """K028."""
    game.now.records += n
    game.emit("right_gained", seat=seat, card=where[0], what="record_afar")


@verb()
def replace(game: Game, seat: int, effect: Effect, n: int, *where: object) -> None:
    """C10.19: stays open."""
    game.now.replacements += n
    game.emit("right_gained", seat=seat, card=where[0], what="replace")


# Cards


@verb()
def trash_self(game: Game, seat: int, effect: Effect, n: int, card: str, *where: object) -> None:
    """K020, C18.88."""
    trash_card(game, seat, "play", card)


@verb(asks=True)
def trash(game: Game, seat: int, effect: Effect, n: int, card: str, part: str, place: int) -> None:
    """C10.21: owed by a played card, at once on a device."""
    told = effect.trashing
    assert told is not None
    if part == "play":
        owe(game, told.n, told.card, told.may)
    else:
        game.push(TrashNow(seat, told.card, told.n, told.may))


@verb(asks=True)
def trade_in(game: Game, seat: int, effect: Effect, n: int, *where: object) -> None:
    """K041, C18.34: with an empty hand nothing can be discarded, now or later."""
    if game.players[seat].hand:
        game.push(TradeIn(seat, n))


@verb(asks=True)
def top_of_deck(game: Game, seat: int, effect: Effect, n: int, card: str, *where: object) -> None:
    """C10.23."""
    game.push(TopOfDeck(seat, card))


@verb(asks=True)
def steal(game: Game, seat: int, effect: Effect, n: int, *where: object) -> None:
    """K064."""
    game.push(Steal(seat))


@verb(asks=True)
def choose(game: Game, seat: int, effect: Effect, n: int, card: str, part: str, place: int) -> None:
    """C10.22: open on a played card, at once elsewhere."""
    assert effect.choice is not None
    if part == "play":
        open_choice(game, card, place, effect.choice)
    else:
        game.push(ChooseNow(seat, card, part, place, effect.choice.n))


@verb(asks=True)
def market_item(game: Game, seat: int, effect: Effect, n: int, *where: object) -> None:
    """K011, C10.24."""
    game.push(ItemForNothing(seat))


# Tiles


@verb(asks=True)
def place_tile(game: Game, seat: int, effect: Effect, n: int, *where: object) -> None:
    """C10.17."""
    game.push(BeginPlacing(seat))


@verb()
def turn_occupied(game: Game, seat: int, effect: Effect, n: int, *where: object) -> None:
    """K002, C10.11."""
    turning.turn_occupied(game, seat)


@verb(asks=True)
def turn_alone(game: Game, seat: int, effect: Effect, n: int, *where: object) -> None:
    """K038, C10.11."""
    game.push(turning.TurnAlone(seat))
