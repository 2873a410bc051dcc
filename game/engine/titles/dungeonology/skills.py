"""Skills of the scholars (D10.5). Numbers come from the data, the working is here.

A skill is one `SkillStep`: `why_not` tells why it cannot be used now, the step itself asks and acts.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from game.engine.core.agenda import Ask, Option, Reason, Step, option
from game.engine.core.record import record
from game.engine.titles.dungeonology.alarm import SETTLE
from game.engine.titles.dungeonology.box import Box, Skill
from game.engine.titles.dungeonology.chance import randomize_type
from game.engine.titles.dungeonology.cubes import Lose, available, collect
from game.engine.titles.dungeonology.numbers import intellect
from game.engine.titles.dungeonology.piles import (
    discard_at_random,
    discard_from_hand,
    from_table,
    take_from_deck,
    without,
)
from game.engine.titles.dungeonology.state import Game
from game.engine.titles.dungeonology.students import (
    gain_students,
    heal,
    is_at_limit,
    sacrifice,
    stun,
)
from game.engine.titles.dungeonology.verb import NOBODY

CHEAP = ("civ", "mil")
"""D10.5 Penitence, Magic Vision: types that cost less."""


def has(game: Game, seat: int, skill: str) -> bool:
    """Does the visible side of the scholar card show this skill?"""
    return skill in game.scholars[seat].side.skills


def usable(game: Game, seat: int, timing: str) -> list[Option]:
    """Skills of a class the scholar may use now."""
    timely = skills_of_class(game.box, game.scholars[seat].side.skills, timing)
    if not timely:
        return []
    return [choice for choice, skill in timely if _why_not_again(game, seat, skill) is None]


@cache
def skills_of_class(
    box: Box, names: tuple[str, ...], timing: str
) -> tuple[tuple[Option, Skill], ...]:
    """Those among some skills that belong to a class; it hangs on print alone."""
    timely = [box.skills[name] for name in names if box.skills[name].timing == timing]
    return tuple([(option("skill", skill.id), skill) for skill in timely])


def why_not(game: Game, seat: int, skill: str) -> Reason | None:
    """Why a skill cannot be used now, whatever the moment."""
    if not has(game, seat, skill):
        return Reason("no_such_skill", "D10.5")
    if not game.in_dungeon(seat):
        return Reason("on_start", "D4.10")
    return _why_not_again(game, seat, game.box.skills[skill])


USED = Reason("skill_used", "D10.5")
NO_TARGET = Reason("no_target", "D10.5")
NO_MAGIC = Reason("no_magic", "D10.5")
NO_SUBTERFUGE = Reason("no_subterfuge", "D10.5")


def _why_not_again(game: Game, seat: int, skill: Skill) -> Reason | None:
    """Has it been used this turn, or does it lack what it needs?"""
    if skill.once == "turn" and game.scholars[seat].marked(skill.mark):
        return USED
    return _SKILLS[skill.id].why_not(game, seat, skill)


def begin(seat: int, skill: str) -> Step:
    """The step that uses a skill."""
    return UseSkill(seat, skill)


@record
class UseSkill(Step):
    """A skill is used: not a card, so nobody can react (D6.6)."""

    seat: int
    skill: str

    def run(self, game: Game) -> None:
        game.scholars[self.seat].marks += ((game.box.skills[self.skill].mark, 1),)
        game.emit("skill_used", seat=self.seat, skill=self.skill)
        game.push(_SKILLS[self.skill](self.seat, self.skill), SETTLE)


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
class Headbutt(SkillStep):
    """A stun token that may not be avoided: a scholar here loses a cube or a card."""

    seat: int
    skill: str
    target: int = NOBODY
    prompt = "headbutt"

    @classmethod
    def why_not(cls, game: Game, seat: int, skill: Skill) -> Reason | None:
        if is_at_limit(game, seat):
            return Reason("stun_limit", "D7.7")
        return None if cls.victims(game, seat) else NO_TARGET

    @classmethod
    def victims(cls, game: Game, seat: int) -> tuple[int, ...]:
        """Scholars here not yet hit this turn who have something to lose."""
        scholar = game.scholars[seat]
        others = game.here(scholar.zone, seat)[1:]
        return tuple(s for s in others if not scholar.marked(f"hit:{s}") and cls.losses(game, s))

    @classmethod
    def losses(cls, game: Game, target: int) -> list[Option]:
        """What the target could lose: a random cube, or a random card."""
        cubes = [option("cube")] if any(game.scholars[target].cubes) else []
        return cubes + ([option("card")] if game.scholars[target].hand else [])

    def options(self, game: Game) -> Sequence[Option]:
        if self.target == NOBODY:
            return [option("target", s) for s in self.victims(game, self.seat)]
        return self.losses(game, self.target)

    def chosen(self, game: Game, answer: Option) -> None:
        if answer.verb == "target":
            game.push(type(self)(self.seat, self.skill, int(answer.args[0])))
            return
        stun(game, self.seat)
        game.scholars[self.seat].marks += ((f"hit:{self.target}", 1),)
        game.emit("headbutted", seat=self.seat, target=self.target)
        if answer.verb == "cube":
            type_ = randomize_type(game, self.target)
            game.push(Lose(self.target, type_, "drop", self.taker()))
        else:
            self.take_card(game)

    def taker(self) -> int:
        """Who collects the dropped cube at once."""
        return NOBODY

    def take_card(self, game: Game) -> None:
        """The target discards a random card and the scholar takes it."""
        card = discard_at_random(game, self.target)
        game.discards = without(game.discards, card)
        game.scholars[self.seat].hand += (card,)
        game.emit("card_taken", seat=self.seat, card=card)


class MightyHeadbutt(Headbutt):
    """As Headbutt, always a cube, and Valerio collects that very cube at once."""

    @classmethod
    def losses(cls, game: Game, target: int) -> list[Option]:
        return [option("cube")] if any(game.scholars[target].cubes) else []

    def taker(self) -> int:
        return self.seat


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


class CollectWithoutAttempt(SkillStep):
    """Choose how many first available cubes here, pay for each, collect them (D10.5)."""

    __slots__ = ()
    prompt = "collect_how_many"
    seat: int
    skill: str

    @classmethod
    def why_not(cls, game: Game, seat: int, skill: Skill) -> Reason | None:
        if not available(game, seat, game.scholars[seat].zone, 1):
            return Reason("no_cube_here", "D10.5")
        return None if cls.affordable(game, seat, skill) else Reason("cost", "D0.6")

    @classmethod
    def means(cls, game: Game, seat: int) -> int:
        """How much the scholar can pay."""
        raise NotImplementedError

    @classmethod
    def affordable(cls, game: Game, seat: int, skill: Skill) -> tuple[int, ...]:
        """Numbers of cubes the scholar could pay for."""
        slots = available(game, seat, game.scholars[seat].zone, intellect(game, seat))
        prices = [cls.price(game, seat, skill, slots[:k]) for k in range(1, len(slots) + 1)]
        means = cls.means(game, seat)
        return tuple(k for k, price in enumerate(prices, start=1) if price <= means)

    @classmethod
    def price(cls, game: Game, seat: int, skill: Skill, slots: Sequence[int]) -> int:
        """What collecting from these slots costs."""
        cubes = game.slots[game.scholars[seat].zone]
        return sum(skill.n if cubes[s] in CHEAP else skill.dear for s in slots)

    def options(self, game: Game) -> Sequence[Option]:
        skill = game.box.skills[self.skill]
        return [option("cubes", k) for k in self.affordable(game, self.seat, skill)]

    def chosen(self, game: Game, answer: Option) -> None:
        zone = game.scholars[self.seat].zone
        slots = available(game, self.seat, zone, int(answer.args[0]))
        price = self.price(game, self.seat, game.box.skills[self.skill], slots)
        game.push(self.payment(price), CollectSlots(self.seat, zone, slots))

    def payment(self, price: int) -> Step:
        """The step that pays."""
        raise NotImplementedError


@record
class CollectSlots(Step):
    """Collect the cubes of these slots from left to right (D5.7)."""

    seat: int
    zone: str
    slots: tuple[int, ...]

    def run(self, game: Game) -> None:
        for slot in self.slots:
            if slot in available(game, self.seat, self.zone, len(game.slots[self.zone])):
                collect(game, self.seat, self.zone, slot)


@record
class Penitence(CollectWithoutAttempt):
    """Sacrifice students for cubes here."""

    seat: int
    skill: str

    @classmethod
    def means(cls, game: Game, seat: int) -> int:
        return game.scholars[seat].students

    def payment(self, price: int) -> Step:
        return PayStudents(self.seat, price)


@record
class PayStudents(Step):
    """Sacrifice the price."""

    seat: int
    n: int

    def run(self, game: Game) -> None:
        sacrifice(game, self.seat, self.n)


# Rebecca


@record
class MagicVision(CollectWithoutAttempt):
    """Discard Magic cards for cubes here."""

    seat: int
    skill: str
    always = True

    @classmethod
    def means(cls, game: Game, seat: int) -> int:
        hand = game.scholars[seat].hand
        return sum(1 for c in hand if game.box.tricks[c].family == "magic")

    def payment(self, price: int) -> Step:
        return PayMagic(self.seat, price)


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
        return step.seat, "magic", step.price(game, step.seat, game.box.skills[step.skill], slots)
    if isinstance(step, ArcaneResearch):
        return step.seat, "subterfuge", 1
    if isinstance(step, Sermon) or (isinstance(step, InspiringSermon) and not step.begun):
        return step.seat, "magic", 1
    return NOBODY, "", 0


# Divine Intervention works inside stealth attempts: attempt.py begins it.

_SKILLS: dict[str, type[SkillStep]] = {
    "headbutt": Headbutt,
    "mighty_headbutt": MightyHeadbutt,
    "second_wind": SecondWind,
    "sermon": Sermon,
    "inspiring_sermon": InspiringSermon,
    "penitence": Penitence,
    "magic_vision": MagicVision,
    "arcane_research": ArcaneResearch,
    "ultimate_research": ArcaneResearch,
}
