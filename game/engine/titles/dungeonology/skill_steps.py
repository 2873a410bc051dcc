"""How skills of scholars work (D10.5); `headbutts.py` has those that hurt. Numbers come from the data.

A skill is one `SkillStep`: `why_not` tells why it cannot be used now, the step itself asks and acts.
"""

from __future__ import annotations

from collections.abc import Sequence

from game.engine.core.agenda import Ask, Option, Reason, Step, option
from game.engine.core.record import record
from game.engine.titles.dungeonology.box import Skill
from game.engine.titles.dungeonology.cubes import CollectSlots, available
from game.engine.titles.dungeonology.numbers import intellect
from game.engine.titles.dungeonology.piles import (
    discard_from_hand,
    from_table,
    take_from_deck,
    without,
)
from game.engine.titles.dungeonology.state import Game
from game.engine.titles.dungeonology.students import (
    gain_students,
    heal,
    sacrifice,
)
from game.engine.titles.dungeonology.verb import NOBODY

CHEAP = ("civ", "mil")
"""D10.5 Penitence, Magic Vision: types that cost less."""

NO_MAGIC = Reason("no_magic", "D10.5")
NO_SUBTERFUGE = Reason("no_subterfuge", "D10.5")


class SkillStep(Ask):
    """The working of one skill; asks until it is done.

    Skills that pay with cards ask also where the hand leaves one answer: not asking would tell (D6.6).
    """

    __slots__ = ()
    prompt = "skill"
    seat: int
    skill: str

    def __init__(self, seat: int, skill: str) -> None:
        raise NotImplementedError

    @classmethod
    def why_not(cls, game: Game, seat: int, skill: Skill) -> Reason | None:
        """What this skill needs beside its moment."""
        raise NotImplementedError

    def prompt_args(self, game: Game) -> dict[str, object]:
        return {"skill": self.skill}


def magic_in_hand(game: Game, seat: int) -> tuple[str, ...]:
    """Magic cards of a hand, each design once."""
    return family_in_hand(game, seat, "magic")


def family_in_hand(game: Game, seat: int, family: str) -> tuple[str, ...]:
    """Cards of a family in a hand, each design once."""
    hand, designs = game.scholars[seat].hand, game.box.families[family]
    if designs.isdisjoint(hand):
        return ()
    return tuple([card for card in dict.fromkeys(hand) if card in designs])


def discards(cards: Sequence[str]) -> list[Option]:
    """One option a card to discard."""
    return [option("discard", card) for card in cards]


# Valerio


@record
class SecondWind(SkillStep):
    """Discard 1 trick card: remove 1 stun token."""

    seat: int
    skill: str
    always = True

    @classmethod
    def why_not(cls, game: Game, seat: int, skill: Skill) -> Reason | None:
        if not game.scholars[seat].stun:
            return Reason("no_stun", "D10.5")
        return None if game.scholars[seat].hand else Reason("no_cards", "D10.5")

    def options(self, game: Game) -> Sequence[Option]:
        return discards(tuple(dict.fromkeys(game.scholars[self.seat].hand)))

    def chosen(self, game: Game, answer: Option) -> None:
        discard_from_hand(game, self.seat, str(answer.args[0]))
        heal(game, self.seat, 1)


# Vincenzo


@record
class Sermon(SkillStep):
    """Discard 1 Magic card: gain students from the campfire."""

    seat: int
    skill: str
    always = True

    @classmethod
    def why_not(cls, game: Game, seat: int, skill: Skill) -> Reason | None:
        return None if magic_in_hand(game, seat) else NO_MAGIC

    def options(self, game: Game) -> Sequence[Option]:
        return discards(magic_in_hand(game, self.seat))

    def chosen(self, game: Game, answer: Option) -> None:
        discard_from_hand(game, self.seat, str(answer.args[0]))
        gain_students(game, self.seat, game.box.skills[self.skill].n)


@record
class InspiringSermon(SkillStep):
    """Discard one or more Magic cards: for each gain students, from campfire, then Reserve."""

    seat: int
    skill: str
    begun: bool = False
    always = True

    @classmethod
    def why_not(cls, game: Game, seat: int, skill: Skill) -> Reason | None:
        return Sermon.why_not(game, seat, skill)

    def options(self, game: Game) -> Sequence[Option]:
        choices = discards(magic_in_hand(game, self.seat))
        return [*choices, option("done")] if self.begun else choices

    def chosen(self, game: Game, answer: Option) -> None:
        if answer.verb == "done":
            return
        discard_from_hand(game, self.seat, str(answer.args[0]))
        gain_students(game, self.seat, game.box.skills[self.skill].n, from_reserve=True)
        if game.scholars[self.seat].hand:
            game.push(InspiringSermon(self.seat, self.skill, True))


# Cubes here for a price, without an attempt


def why_not_priced(game: Game, seat: int, skill: Skill, means: int) -> Reason | None:
    """Why no cube here can be paid for."""
    if not available(game, seat, game.scholars[seat].zone, 1):
        return Reason("no_cube_here", "D10.5")
    return None if affordable(game, seat, skill, means) else Reason("cost", "D0.6")


def affordable(game: Game, seat: int, skill: Skill, means: int) -> list[Option]:
    """How many of the first available cubes here the scholar could pay for."""
    slots = available(game, seat, game.scholars[seat].zone, intellect(game, seat))
    prices = [price_of(game, seat, skill, slots[:k]) for k in range(1, len(slots) + 1)]
    return [option("cubes", k) for k, price in enumerate(prices, start=1) if price <= means]


def price_of(game: Game, seat: int, skill: Skill, slots: Sequence[int]) -> int:
    """What collecting from these slots costs."""
    cubes = game.slots[game.scholars[seat].zone]
    return sum(skill.n if cubes[s] in CHEAP else skill.dear for s in slots)


def deal(game: Game, step: Penitence | MagicVision, answer: Option) -> tuple[int, CollectSlots]:
    """What so many cubes here cost, and how they are collected."""
    zone = game.scholars[step.seat].zone
    slots = available(game, step.seat, zone, int(answer.args[0]))
    price = price_of(game, step.seat, game.box.skills[step.skill], slots)
    return price, CollectSlots(step.seat, zone, slots)


@record
class Penitence(SkillStep):
    """Sacrifice students for cubes here."""

    seat: int
    skill: str
    prompt = "collect_how_many"

    @classmethod
    def why_not(cls, game: Game, seat: int, skill: Skill) -> Reason | None:
        return why_not_priced(game, seat, skill, game.scholars[seat].students)

    def options(self, game: Game) -> Sequence[Option]:
        means = game.scholars[self.seat].students
        return affordable(game, self.seat, game.box.skills[self.skill], means)

    def chosen(self, game: Game, answer: Option) -> None:
        price, cubes = deal(game, self, answer)
        game.push(PayStudents(self.seat, price), cubes)


@record
class PayStudents(Step):
    """Sacrifice the price."""

    seat: int
    n: int

    def run(self, game: Game) -> None:
        sacrifice(game, self.seat, self.n)


# Rebecca


@record
class MagicVision(SkillStep):
    """Discard Magic cards for cubes here."""

    seat: int
    skill: str
    prompt = "collect_how_many"
    always = True

    @classmethod
    def why_not(cls, game: Game, seat: int, skill: Skill) -> Reason | None:
        return why_not_priced(game, seat, skill, magic_cards(game, seat))

    def options(self, game: Game) -> Sequence[Option]:
        skill = game.box.skills[self.skill]
        return affordable(game, self.seat, skill, magic_cards(game, self.seat))

    def chosen(self, game: Game, answer: Option) -> None:
        price, cubes = deal(game, self, answer)
        game.push(PayMagic(self.seat, price), cubes)


def magic_cards(game: Game, seat: int) -> int:
    """How many Magic cards are in a hand."""
    return sum(1 for c in game.scholars[seat].hand if game.box.tricks[c].family == "magic")


@record
class PayMagic(Ask):
    """Discard so many Magic cards, one after the other."""

    seat: int
    n: int
    prompt = "discard_magic"
    always = True

    def options(self, game: Game) -> Sequence[Option]:
        return discards(magic_in_hand(game, self.seat))

    def chosen(self, game: Game, answer: Option) -> None:
        discard_from_hand(game, self.seat, str(answer.args[0]))
        if self.n > 1:
            game.push(PayMagic(self.seat, self.n - 1))


@record
class ArcaneResearch(SkillStep):
    """Discard 1 Subterfuge card: reveal from the deck until a Magic card appears, take it."""

    seat: int
    skill: str
    always = True

    @classmethod
    def why_not(cls, game: Game, seat: int, skill: Skill) -> Reason | None:
        cards = family_in_hand(game, seat, "subterfuge")
        return None if cards else NO_SUBTERFUGE

    def options(self, game: Game) -> Sequence[Option]:
        return discards(family_in_hand(game, self.seat, "subterfuge"))

    def chosen(self, game: Game, answer: Option) -> None:
        discard_from_hand(game, self.seat, str(answer.args[0]))
        research(game, self.seat, game.box.skills[self.skill].n)


def research(game: Game, seat: int, most: int) -> None:
    """Reveal up to so many cards until a Magic card appears; take it, discard the rest."""
    revealed: tuple[str, ...] = ()
    found = ""
    while len(revealed) < most and not found:
        card = take_from_deck(game, 1)
        if not card:
            break
        game.table += card
        revealed += card
        found = card[0] if game.box.tricks[card[0]].family == "magic" else ""
    game.emit("cards_revealed", seat=seat, cards=revealed, taken=found)
    if found:
        game.table = without(game.table, found)
        game.scholars[seat].hand += (found,)
    from_table(game, *(revealed[:-1] if found else revealed))


def owed_cards(game: Game) -> tuple[int, str, int]:
    """Who is about to pay with cards, of which family, and how many there must be in the hand."""
    step = game.agenda[-1] if game.agenda else None
    if isinstance(step, PayMagic):
        return step.seat, "magic", step.n
    if isinstance(step, MagicVision):
        slots = available(game, step.seat, game.scholars[step.seat].zone, 1)
        return step.seat, "magic", price_of(game, step.seat, game.box.skills[step.skill], slots)
    if isinstance(step, ArcaneResearch):
        return step.seat, "subterfuge", 1
    if isinstance(step, Sermon) or (isinstance(step, InspiringSermon) and not step.begun):
        return step.seat, "magic", 1
    return NOBODY, "", 0
