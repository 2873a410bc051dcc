"""Choices of cards: open until the turn ends on played cards, at once elsewhere (C10.22)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from game.engine.core.agenda import Ask, Option, Reason, option
from game.engine.core.record import record
from game.engine.titles.catacombs.box import Alternative, Choice, Effect, Price
from game.engine.titles.catacombs.cards import fitting
from game.engine.titles.catacombs.conditions import holds
from game.engine.titles.catacombs.effects import carry_out
from game.engine.titles.catacombs.market import free_items
from game.engine.titles.catacombs.row import stealable
from game.engine.titles.catacombs.state import Game, OpenChoice
from game.engine.titles.catacombs.waiting import affordable


def choice_of(game: Game, card: str, part: str, place: int) -> Choice:
    """The choice printed there."""
    choice = game.box.cards[card].parts[part][place].choice
    assert choice is not None
    return choice


def why_not_alternative(game: Game, seat: int, alternative: Alternative) -> Reason | None:
    """C10.22: a choice that cannot be paid, or could do nothing, cannot be made."""
    player, pay = game.players[seat], alternative.pay
    if pay.lockpicks > player.lockpicks:
        return Reason("lockpicks_missing", "C10.22", {"n": pay.lockpicks})
    if pay.gold > player.gold:
        return Reason("gold_missing", "C10.22", {"n": pay.gold})
    if alternative.when is not None and not holds(game, seat, alternative.when):
        return Reason("condition", "C10.22")
    reasons = (_why_not_effect(game, seat, effect, pay) for effect in alternative.effects)
    return next((reason for reason in reasons if reason), None)


def _why_not_effect(game: Game, seat: int, effect: Effect, pay: Price) -> Reason | None:
    """Ruling: an alternative that has nothing to work on, once it is paid, is not offered."""
    if effect.trashing and not fitting(game, seat, effect.trashing.card):
        return Reason("nothing_to_trash", "C10.21")
    if effect.verb == "market_item" and not free_items(game, seat):
        return Reason("out_of_stock", "C10.24", {"item": ""})
    if effect.verb == "steal" and not stealable(game, seat, pay):
        return Reason("nothing_to_steal", "C18.79")
    if effect.leap and "placed" in effect.leap.to and (not game.now.placed or game.now.escaped):
        return Reason("nothing_placed", "C10.17")
    return None


def possible(game: Game, seat: int, choice: Choice, taken: tuple[int, ...]) -> list[int]:
    """Alternatives that can be chosen now."""
    return [
        i
        for i, alternative in enumerate(choice.alternatives)
        if i not in taken and why_not_alternative(game, seat, alternative) is None
    ]


def choose_alternative(
    game: Game, seat: int, card: str, part: str, place: int, chosen: int
) -> None:
    """Pay its price and do it."""
    pay = choice_of(game, card, part, place).alternatives[chosen].pay
    player = game.players[seat]
    player.gold -= pay.gold
    player.lockpicks -= pay.lockpicks
    game.emit("chosen", seat=seat, card=card, part=part, place=place, n=chosen)
    carry_out(game, seat, card, part, place, chosen)


# On played cards


def choice_options(game: Game, seat: int) -> Sequence[Option]:
    """Open choices of played cards; alike ones once."""
    found: dict[str, Option] = {}
    for open_ in game.now.choices:
        if open_.left:
            choice = choice_of(game, open_.card, "play", open_.place)
            for i in possible(game, seat, choice, open_.taken):
                offered = option("choose", open_.card, i)
                found[offered.key] = offered
    return list(found.values())


def take_choice(game: Game, seat: int, card: str, chosen: int) -> None:
    """One alternative of an open choice; what was taken is remembered for `all_if` (C18.80)."""
    open_ = next(c for c in game.now.choices if c.card == card and c.left and chosen not in c.taken)
    done = open_._replace(left=open_.left - 1, taken=(*open_.taken, chosen))
    game.now.choices = tuple([done if c is open_ else c for c in game.now.choices])
    choose_alternative(game, seat, card, "play", open_.place, chosen)


def open_choice(game: Game, card: str, place: int, choice: Choice) -> None:
    """C3.11: it stays open."""
    now = game.now
    now.choices += (OpenChoice(card, now.serial, place, choice.n),)


# On devices and monsters


@record
class ChooseNow(Ask):
    """C10.22: at once; `left` different ones are still to be chosen."""

    seat: int
    card: str
    part: str
    place: int
    left: int
    taken: tuple[int, ...] = ()
    prompt = "choose"

    def options(self, game: Game) -> Sequence[Option]:
        choice = choice_of(game, self.card, self.part, self.place)
        found = possible(game, self.seat, choice, self.taken)
        return affordable(game, self, [option("choose", self.card, i) for i in found])

    def chosen(self, game: Game, answer: Option) -> None:
        chosen = int(answer.args[1])
        if self.left > 1:
            taken = (*self.taken, chosen)
            args = (self.seat, self.card, self.part, self.place)
            game.push(ChooseNow(*args, self.left - 1, taken))
        choose_alternative(game, self.seat, self.card, self.part, self.place, chosen)

    def prompt_args(self, game: Game) -> Mapping[str, object]:
        return {"card": self.card, "part": self.part, "place": self.place, "n": self.left}
