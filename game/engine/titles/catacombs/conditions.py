"""Conditions and counts of cards and tokens, watched in one place (C3.10).

A card's conditional effects become `Watch`es when it is played. After every act
`check_conditions` lets each happen whose condition holds by then, and "per" effects grow.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from game.engine.titles.catacombs.box import Condition, Effect, Points
from game.engine.titles.catacombs.effects import carry_out, perform
from game.engine.titles.catacombs.state import Game, Watch

Count = Callable[[Game, int], int]


def idols(game: Game, seat: int) -> int:
    """C9.18: Monkey Idols; the Golden Monkey Bot counts as one everywhere."""
    player = game.players[seat]
    return player.idols + sum(t in game.box.powers["idol"] for t in player.tokens)


def prisoners(game: Game, seat: int) -> int:
    """C9.17: prisoner tokens held, the Coupon not counted."""
    return sum(t in game.box.prisoners for t in game.players[seat].tokens)


def crowns(game: Game, seat: int) -> int:
    """C8.6."""
    tokens = game.box.tokens
    return sum(tokens[t].kind == "crown" for t in game.players[seat].tokens)


def _of_type(game: Game, cards: tuple[str, ...], kind: str) -> int:
    known = game.box.cards
    return sum(known[c].type == kind for c in cards)


def tomes_shown(game: Game, seat: int) -> int:
    """K045: Secret Tomes in play area or discard pile."""
    player = game.players[seat]
    return _of_type(game, player.play + player.discards, "tome")


COUNTS: Mapping[str, Count] = {
    # The turn so far
    "clank": lambda game, seat: game.now.clank_gained,
    "skill": lambda game, seat: game.now.skill_gained,
    "gold": lambda game, seat: game.now.gold_gained,
    "monsters": lambda game, seat: game.now.monsters,
    "portals": lambda game, seat: game.now.portals,
    # The present
    "artifacts": lambda game, seat: len(game.players[seat].artifacts),
    "idols": idols,
    "crowns": crowns,
    "prisoners": prisoners,
    "companions": lambda game, seat: _of_type(game, game.players[seat].play, "companion"),
    "tomes_shown": tomes_shown,
    # All that is owned, for the score
    "tomes": lambda game, seat: _of_type(game, game.players[seat].cards, "tome"),
    "gems": lambda game, seat: _of_type(game, game.players[seat].cards, "gem"),
    "mastery": lambda game, seat: int(game.players[seat].mastery),
    "wayshrines": lambda game, seat: len(game.players[seat].shrines),
}
"""Everything that data may count."""


def holds(game: Game, seat: int, condition: Condition) -> bool:
    """Is it so now?"""
    if condition.count == "in":
        return game.is_in(seat, condition.word)
    return COUNTS[condition.count](game, seat) >= condition.n


def worth(game: Game, seat: int, points: Points) -> int:
    """C14.2: what a card or token scores for its owner."""
    if not all(holds(game, seat, condition) for condition in points.when):
        return 0
    if points.per:
        return points.n * sum(COUNTS[count](game, seat) for count in points.per)
    return points.n


def check_conditions(game: Game) -> None:
    """C3.10: every effect whose condition holds now happens; again until nothing more does.

    All are looked at before the first happens: what one draws may shuffle away what another counts.
    """
    due = [watch for watch in game.now.watches if _is_due(game, watch)]
    for watch in due:
        _fire(game, watch)
    if due:
        check_conditions(game)


def _effect(game: Game, watch: Watch) -> Effect:
    """What waits."""
    return game.box.cards[watch.card].parts[watch.part][watch.place]


def _is_due(game: Game, watch: Watch) -> bool:
    """Does its condition hold now, or has its count grown?"""
    effect, seat = _effect(game, watch), game.now.seat
    if effect.per:
        return COUNTS[effect.per](game, seat) > watch.given
    when = effect.when if effect.choice is None else effect.choice.all_if
    assert when is not None
    return not _heals_nothing(game, effect) and holds(game, seat, when)


def _heals_nothing(game: Game, effect: Effect) -> bool:
    """C3.10: a heal waits while there is no damage."""
    return effect.verb == "heal" and not game.players[game.now.seat].hurt


def _fire(game: Game, watch: Watch) -> None:
    """Let an effect happen that is due, but for a heal that another one has left nothing to do."""
    now = game.now
    effect = _effect(game, watch)
    if effect.per:
        _grow(game, watch, effect)
    elif effect.choice is not None:
        _complete(game, watch, effect)
    elif not _heals_nothing(game, effect):
        now.watches = tuple([w for w in now.watches if w is not watch])
        game.emit("condition_met", seat=now.seat, card=watch.card)
        perform(game, now.seat, effect, effect.n, watch.card, watch.part, watch.place)


def _grow(game: Game, watch: Watch, effect: Effect) -> None:
    """C10.6: what the count has grown by, never less."""
    now = game.now
    count = COUNTS[effect.per](game, now.seat)
    grown = watch._replace(given=count)
    now.watches = tuple([grown if w is watch else w for w in now.watches])
    game.emit("condition_met", seat=now.seat, card=watch.card)
    n = effect.n * (count - watch.given)
    perform(game, now.seat, effect, n, watch.card, watch.part, watch.place)


def _complete(game: Game, watch: Watch, effect: Effect) -> None:
    """C18.80: the alternatives that were not chosen are added."""
    now, choice = game.now, effect.choice
    assert choice is not None
    now.watches = tuple([w for w in now.watches if w is not watch])
    mine = next(c for c in now.choices if c.serial == watch.serial)
    now.choices = tuple([c for c in now.choices if c is not mine])
    game.emit("condition_met", seat=now.seat, card=watch.card)
    for place in range(len(choice.alternatives)):
        if place not in mine.taken:
            carry_out(game, now.seat, watch.card, watch.part, watch.place, place)
