"""Trick cards: when they may be played, declaring, reactions, resolving (D6.1 to D6.6)."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import Any

from game.engine.core.agenda import Ask, Event, Option, Reason, Step, option
from game.engine.core.record import record
from game.engine.titles.dungeonology.alarm import SETTLE
from game.engine.titles.dungeonology.box import Box, Call, Cost, Effect, Trick
from game.engine.titles.dungeonology.piles import from_table, to_table
from game.engine.titles.dungeonology.state import Game, Play
from game.engine.titles.dungeonology.verb import NOBODY, VERBS, Verb, bind

PASSING = option("pass")
JUST_PASS = (PASSING,)
"""What is left to a player in a window who holds nothing for it."""

ATTEMPT_FAMILIES = ("fate", "subterfuge", "magic")
"""D5.2: families whose auxiliaries belong to stealth attempts."""


def effect_of(trick: Trick, part: str, acting: bool = False) -> Effect:
    """The effect a player uses: main, or the auxiliary (blue for the acting player, red for others)."""
    if part == "main":
        assert trick.main is not None
        return trick.main
    return trick.aux_effects[0 if acting else -1]


# May it be played?


def playable(game: Game, seat: int, point: str) -> list[Option]:
    """Every card effect a player may declare at an interrupt point (D6.4), each design once."""
    timely = timely_effects(game.box, seat == game.active, point)
    hand = game.scholars[seat].hand
    if timely.keys().isdisjoint(hand):
        return []
    return [
        choice
        for card in dict.fromkeys(hand)
        if card in timely
        for choice, effect in timely[card]
        if effect is None or why_not_effect(game, seat, effect) is None
    ]


@cache
def timely_effects(
    box: Box, own: bool, point: str
) -> Mapping[str, list[tuple[Option, Effect | None]]]:
    """The effects of each design that belong to a moment; it hangs on print alone.

    Instead of an effect that nothing could bar there stands None.
    """
    timely: dict[str, list[tuple[Option, Effect | None]]] = {}
    for card, trick in box.tricks.items():
        if why_not_timing(trick, own, point) is None:
            choice = option("play", card, "main"), doubtful(effect_of(trick, "main"))
            timely.setdefault(card, []).append(choice)
        if why_not_aux_timing(trick, own, point) is None:
            choice = option("play", card, "aux"), doubtful(trick.aux_effects[0])
            timely.setdefault(card, []).append(choice)
    return timely


def why_not_main(game: Game, seat: int, trick: Trick, point: str) -> Reason | None:
    """Why a main effect cannot be declared at this point."""
    reason = why_not_timing(trick, seat == game.active, point)
    return reason or why_not_effect(game, seat, effect_of(trick, "main"))


def why_not_timing(trick: Trick, own: bool, point: str) -> Reason | None:
    """D6.4: is this the moment of the card's timing class, or the one its text names?"""
    if trick.timing == "plain":
        return None if own and point not in ("start", "action") else Reason("only_plain", "D6.4")
    if trick.timing == "action":
        return None if own and point == "action" else Reason("only_action", "D6.4")
    if trick.timing == "instant":
        return _why_not_moment(own, trick.moment, point)
    if trick.timing == "reaction":
        return Reason("only_reaction", "D6.4")
    return Reason("only_bonus", "D6.2")


def _why_not_moment(own: bool, moment: str, point: str) -> Reason | None:
    if moment == "rival_movement":
        fits = not own and point in ("move", "moved")
    elif moment:
        fits = point == "start" and own == (moment == "own_turn_start")
    else:
        fits = point not in ("start", "action")
    return None if fits else Reason(f"only_{moment or 'instant'}", "D6.4")


def why_not_aux(game: Game, seat: int, trick: Trick, point: str) -> Reason | None:
    """Why an auxiliary cannot be declared at this point."""
    reason = why_not_aux_timing(trick, seat == game.active, point)
    return reason or why_not_effect(game, seat, trick.aux_effects[0])


def why_not_aux_timing(trick: Trick, own: bool, point: str) -> Reason | None:
    """D6.2: auxiliaries outside stealth attempts belong to the own Movement or Action phase."""
    if trick.family in ATTEMPT_FAMILIES:
        return Reason("only_in_attempt", "D6.2")
    return None if own and point not in ("start", "action") else Reason("only_plain", "D6.2")


TOO_DEAR = Reason("cost", "D0.6")
NOTHING_TO_DO = Reason("nothing_to_do", "D6.1")
NO_TARGET = Reason("no_target", "D0.5")


def why_not_effect(game: Game, seat: int, effect: Effect) -> Reason | None:
    """D0.6: can the cost be paid, is there a target, could the effect do its work at all?

    Ruling: an effect that could do nothing (no token left, a target without cubes to drop) is not
    offered. All of it is public, so this tells nothing.
    """
    if effect.price > game.scholars[seat].students:
        return TOO_DEAR
    reason = None
    for verb, call in doubtful_calls(effect):
        reason = verb.why_not(game, seat, call)
        if reason is None:
            break
    if reason:
        return reason
    if needs_choice(effect) and not open_choices(game, seat, effect):
        return NOTHING_TO_DO
    target = effect.target
    if target and not target.optional and not has_target(game, seat, effect):
        return NO_TARGET
    return None


def doubtful(effect: Effect) -> Effect | None:
    """The effect, if there could ever be a reason why not."""
    needs_target = effect.target is not None and not effect.target.optional
    barred = effect.price or needs_choice(effect) or needs_target or doubtful_calls(effect)
    return effect if barred else None


@cache
def needs_choice(effect: Effect) -> bool:
    """Could none of the alternatives of a "/" do something? Not where one could always do its work."""
    always = [all(VERBS[call.verb].always_works() for call in calls) for calls in effect.either]
    return bool(always) and not any(always)


@cache
def doubtful_calls(effect: Effect) -> tuple[tuple[type[Verb], Call], ...]:
    """The calls of an effect with their verbs; none if one of them could always do its work."""
    verbs = [(VERBS[call.verb], call) for call in effect.calls]
    return () if any(verb.always_works() for verb, _ in verbs) else tuple(verbs)


def payable(game: Game, seat: int, effect: Effect) -> tuple[int, ...]:
    """D0.6: cost alternatives that could be paid in full; Uni n always can (D12.1)."""
    return tuple([i for i, cost in enumerate(effect.costs) if can_pay(game, seat, cost)])


def can_pay(game: Game, seat: int, cost: Cost) -> bool:
    """Could this alternative be paid in full?"""
    return cost.call.verb != "sacrifice" or game.scholars[seat].students >= cost.call.n


def open_choices(game: Game, seat: int, effect: Effect) -> tuple[int, ...]:
    """D6.1: alternatives of a "/" whose verbs could do something."""
    return tuple([i for i, calls in enumerate(effect.either) if can_work(game, seat, calls)])


def can_work(game: Game, seat: int, calls: Sequence[Call]) -> bool:
    """Could all of these verbs do something for that player now?"""
    for call in calls:  # noqa: SIM110 - asked for every card of every hand
        if VERBS[call.verb].why_not(game, seat, call):
            return False
    return True


def targets(game: Game, seat: int, effect: Effect) -> tuple[int, ...]:
    """D0.5: seats the effect may choose, clockwise."""
    return tuple([s for s in game.clockwise(seat) if is_target(game, seat, effect, s)])


def has_target(game: Game, seat: int, effect: Effect) -> bool:
    """Is there anybody the effect may choose?"""
    for other in game.clockwise(seat):  # noqa: SIM110 - asked for every card of every hand
        if is_target(game, seat, effect, other):
            return True
    return False


def is_target(game: Game, seat: int, effect: Effect, other: int) -> bool:
    """D0.5: may the effect choose this seat? A "player" may be yourself, anybody else is a rival."""
    target = effect.target
    assert target is not None
    if game.scholars[other].zone == game.box.start:
        return False
    if target.reach == "player":
        return True
    if other == seat or not _REACH[target.reach](game, seat, other):
        return False
    if target.only and not _ONLY[target.only](game, seat, other):
        return False
    for verb, call in choosy_calls(effect):  # noqa: SIM110 - asked for every card of every hand
        if verb.why_not_on(game, seat, call, other):
            return False
    return True


@cache
def choosy_calls(effect: Effect) -> tuple[tuple[type[Verb], Call], ...]:
    """The calls of an effect, with their verbs, that cannot work on just anybody."""
    verbs = [(VERBS[call.verb], call) for call in effect.calls]
    return tuple([(verb, call) for verb, call in verbs if not verb.works_on_all()])


_Test = Callable[[Game, int, int], bool]
_REACH: Mapping[str, _Test] = {
    "here": lambda g, me, you: g.scholars[me].zone == g.scholars[you].zone,
    "near": lambda g, me, you: g.map.is_near(g.scholars[me].zone, g.scholars[you].zone),
    "level": lambda g, me, you: (
        g.map.level(g.scholars[me].zone) == g.map.level(g.scholars[you].zone)
    ),
    "any": lambda g, me, you: True,
}
# Ruling: Rockfall and Scandal (T25, T37) target the active scholar, so that it can answer (D6.5).
_ONLY: Mapping[str, _Test] = {
    "active": lambda g, me, you: you == g.active,
    "gained": lambda g, me, you: bool(g.scholars[you].gained),
    "more_students": lambda g, me, you: g.scholars[you].students > g.scholars[me].students,
    "as_many_stars": lambda g, me, you: g.scholars[you].stars >= g.scholars[me].stars,
}


# Declaring (D6.5 step 1)

DECLARED = (option("declared"),)


@record
class Declare(Ask):
    """D6.5 step 1: cost, N, options of "/" and target are chosen before anything is paid."""

    seat: int
    card: str
    part: str
    pick: int = -1
    n: int = -1
    either: int = -1
    target: int = -2
    prompt = "declare"

    def effect(self, game: Game) -> Effect:
        """The effect being declared."""
        acting = game.attempt is not None and game.attempt.seat == self.seat
        return effect_of(game.box.tricks[self.card], self.part, acting)

    def options(self, game: Game) -> Sequence[Option]:
        effect = self.effect(game)
        if self.pick < 0 and effect.costs:
            return [option("cost", i) for i in payable(game, self.seat, effect)]
        if self.n < 0 and effect.costs:
            cost = effect.costs[self.pick]
            return [option("n", n) for n in range(cost.lowest, cost.highest + 1)]
        if self.either < 0 and effect.either:
            return [option("either", i) for i in open_choices(game, self.seat, effect)]
        if self.target < -1 and effect.target:
            found = targets(game, self.seat, effect)
            return [option("target", s) for s in found] or [option("no_target")]
        return DECLARED

    def chosen(self, game: Game, answer: Option) -> None:
        if answer.verb == "declared":
            announce(game, self)
            return
        value = int(answer.args[0]) if answer.args else NOBODY
        pick, n, either, target = self.pick, self.n, self.either, self.target
        if answer.verb == "cost":
            pick = value
            cost = self.effect(game).costs[pick]
            n = cost.lowest if cost.lowest == cost.highest else n
        elif answer.verb == "n":
            n = value
        elif answer.verb == "either":
            either = value
        else:
            target = value
        Declare(self.seat, self.card, self.part, pick, n, either, target).run(game)

    def prompt_args(self, game: Game) -> Mapping[str, object]:
        return {"card": self.card, "part": self.part}


def announce(game: Game, declared: Declare) -> None:
    """The card lies on the table; now others may react (D6.5 step 2)."""
    told: dict[str, Any] = {
        "seat": declared.seat,
        "card": declared.card,
        "part": declared.part,
        "pick": declared.pick,
        "n": max(0, declared.n),
        "either": declared.either,
        "target": max(NOBODY, declared.target),
        "cancelled": False,
    }
    play = Play(**told)
    to_table(game, play.seat, play.card)
    if not game.plays:
        game.agenda.append(SETTLE)
    game.plays += (play,)
    game.events.append(Event("card_declared", told))
    game.agenda.append(RESOLVE)
    ask_to_react(game, (play.seat + 1) % game.seats, game.seats)


# Reactions (D6.5 step 2)


def is_asked_to_react(game: Game, seat: int) -> bool:
    """windows.md: by standing order and public facts of the newest card.

    Ruling: a card in an Espionage is part of it, so its target is asked; orders are about the turns
    of others, so the active player is asked about the card of a rival, as at interrupt points.
    """
    order, play = game.orders[seat], game.plays[-1]
    if order == "always":
        return True
    if game.attempt is not None and game.attempt.rival == seat:
        return True
    answered = game.plays[-2].seat if len(game.plays) > 1 else NOBODY
    named = (play.target, answered, game.active, *robbed(game, play))
    return order != "pass" and seat in named


def robbed(game: Game, play: Play) -> list[int]:
    """Whose intern a main effect would steal: robbed, though no target (D6.6, D7.9)."""
    trick = game.box.tricks[play.card]
    calls = trick.main.calls if trick.main and play.part == "main" else ()
    return [VERBS[call.verb].robs(game, call) for call in calls]


@record
class Reactions(Step):
    """D6.5 step 2: each player in the dungeon may react to the newest card."""

    holder: int
    left: int

    def run(self, game: Game) -> None:
        if not game.plays[-1].cancelled:
            ask_to_react(game, self.holder, self.left)


def ask_to_react(game: Game, holder: int, left: int) -> None:
    """Ask the next seat that is not passed by its order; nobody left: the card is resolved.

    Ruling: the declarer is not asked. Every Reaction answers another player's card (D12.2), so all know
    that he could only pass.
    """
    scholars, start, declarer = game.scholars, game.box.start, game.plays[-1].seat
    for react in in_turn(game.seats, holder, left):
        seat = react.seat
        if seat != declarer and scholars[seat].zone != start:
            if is_asked_to_react(game, seat):
                react.run(game)
                return
            game.events.append(passed(seat, True))


@record
class React(Ask):
    """One player may answer the newest card with a Reaction; asked whatever it holds."""

    seat: int
    left: int
    prompt = "react"
    always = True

    def options(self, game: Game) -> Sequence[Option]:
        hand, reactions = game.scholars[self.seat].hand, game.box.reactions
        if reactions.isdisjoint(hand):
            return JUST_PASS
        choices = [
            option("play", card, "main")
            for card in dict.fromkeys(hand)
            if card in reactions and why_not_react(game, self.seat, game.box.tricks[card]) is None
        ]
        choices.append(PASSING)
        return choices

    def chosen(self, game: Game, answer: Option) -> None:
        following = (self.seat + 1) % game.seats
        if answer.verb == "pass":
            game.events.append(passed(self.seat, False))
            ask_to_react(game, following, self.left - 1)
        else:
            declared = Declare(self.seat, str(answer.args[0]), "main")
            game.push(declared, Reactions(following, game.seats))

    def prompt_args(self, game: Game) -> Mapping[str, object]:
        play = game.plays[-1]
        return {"player": play.seat, "card": play.card, "part": play.part, "target": play.target}


@cache
def in_turn(seats: int, holder: int, left: int) -> tuple[React, ...]:
    """Clockwise from the holder, whoever may still react; the same steps every time."""
    return tuple([React((holder + i) % seats, left - i) for i in range(left)])


@cache
def passed(seat: int, by_order: bool) -> Event:
    """A pass, by the player or by a standing order; the same event every time."""
    return Event("passed", {"seat": seat, "by_order": by_order})


def why_not_react(game: Game, seat: int, trick: Trick) -> Reason | None:
    """Can this card answer the newest declared one?"""
    if trick.timing != "reaction":
        return Reason("only_reactions_now", "D6.5")
    play = game.plays[-1]
    fits = play.seat != seat and (trick.moment == "rival_effect" or play.target == seat)
    if not fits:
        return Reason("not_the_target", "D6.5")
    return why_not_effect(game, seat, effect_of(trick, "main"))


# Resolving (D6.5 step 3)


@record
class Resolve(Step):
    """D6.5 step 3: the newest card does what it says, or nothing if cancelled or no longer possible."""

    def run(self, game: Game) -> None:
        play = game.plays[-1]
        trick = game.box.tricks[play.card]
        acting = game.attempt is not None and game.attempt.seat == play.seat
        effect = effect_of(trick, play.part, acting)
        game.agenda.append(FINISH_CARD)
        if play.cancelled or is_void(game, play, effect):
            game.emit("card_void", seat=play.seat, card=play.card, cancelled=play.cancelled)
            return
        calls = [effect.costs[play.pick].call] if effect.costs else []
        calls += effect.calls
        if effect.either:
            calls += effect.either[play.either]
        game.push(*[bind(call, play.seat, play.target, play.n) for call in calls])


def is_void(game: Game, play: Play, effect: Effect) -> bool:
    """D6.5 step 3: can the cost no longer be paid in full, or is the target gone?"""
    if effect.costs and not can_pay(game, play.seat, effect.costs[play.pick]):
        return True
    return play.target != NOBODY and not is_target(game, play.seat, effect, play.target)


@record
class FinishCard(Step):
    """The resolved card is discarded."""

    def run(self, game: Game) -> None:
        play = game.plays[-1]
        game.plays = game.plays[:-1]
        from_table(game, play.card)
        game.emit("card_resolved", seat=play.seat, card=play.card)


RESOLVE = Resolve()
FINISH_CARD = FinishCard()
