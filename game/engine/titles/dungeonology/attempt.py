"""What Study and Espionage share: generating, divination, answers, the result (D5.1 to D5.5, D6.3)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from game.engine.core.agenda import Ask, Option, Reason, Step, option
from game.engine.core.record import record
from game.engine.titles.dungeonology import skills
from game.engine.titles.dungeonology.alarm import SETTLE
from game.engine.titles.dungeonology.cards import ATTEMPT_FAMILIES, Declare, passed
from game.engine.titles.dungeonology.cubes import CollectSlots, Lose
from game.engine.titles.dungeonology.piles import discard_from_hand, from_table, take_from_deck
from game.engine.titles.dungeonology.state import Attempt, Game, Source
from game.engine.titles.dungeonology.students import (
    DrawStudents,
    GainStun,
    is_at_limit,
    stun,
)

FOR_ANY_ATTEMPT = ("stealth_next", "alert_next")
STUDIED = "studied"
"""The mark of cubes taken by Study this turn (D10.1)."""
FOR_A_STUDY = ("cover_next", "borrow_bonus")


def marks(game: Game, seat: int, mark: str) -> int:
    """The sum of a mark's numbers."""
    return sum(value for m, value in game.scholars[seat].marks if m == mark)


def add_parts(game: Game, parts: Sequence[Source]) -> None:
    """Add parts that are not 0 to the attempt."""
    for part in parts:
        if part.value:
            add(game, *part)


def add(game: Game, side: str, what: str, value: int, seat: int = -1) -> None:
    """One more number on one side, for all to see (D5.2: totals are public)."""
    assert game.attempt is not None
    game.attempt = attempt = game.attempt.add(side, what, value, seat)
    game.emit(
        "total_changed",
        side=side,
        what=what,
        value=value,
        player=seat,
        stealth=attempt.stealth,
        alert=attempt.alert,
    )


class AddLater(Step):
    """A step that adds numbers which are certain while cards are still laid (D5.3 step 4, D5.4 step 3)."""

    __slots__ = ()
    seat: int

    def parts(self, game: Game) -> tuple[Source, ...]:
        """What it adds; the same now and later, since nothing else can be played before."""
        raise NotImplementedError

    def run(self, game: Game) -> None:
        parts = tuple(part for part in self.parts(game) if part.value)
        for told, part in enumerate(parts, start=1):
            game.push(AddRest(self.seat, parts[told:]))
            add(game, *part)
            game.agenda.pop()


@record
class AddRest(AddLater):
    """What is left of such numbers while they are told one by one; it never waits for anybody."""

    seat: int
    left: tuple[Source, ...]

    def parts(self, game: Game) -> tuple[Source, ...]:
        return self.left


def coming(game: Game) -> list[Source]:
    """Numbers that are certain to be added to the attempt, in the order they will come."""
    steps = [step for step in reversed(game.agenda) if isinstance(step, AddLater)]
    return [part for step in steps for part in step.parts(game) if part.value]


def expected(game: Game) -> Attempt:
    """The attempt with all that is certain to be added to it: what a decision goes by."""
    assert game.attempt is not None
    found = game.attempt
    for part in coming(game):
        found = found.add(*part)
    return found


@record
class Generate(Ask):
    """D5.3 step 3: discard at least one card face up for its bonus value.

    Ruling: asked also where the hand leaves one answer, or not being asked would tell (D6.6).
    """

    seat: int
    used: int = 0
    prompt = "generate"
    always = True

    def options(self, game: Game) -> Sequence[Option]:
        choices = [option("use", card) for card in dict.fromkeys(game.scholars[self.seat].hand)]
        return [*choices, option("done")] if self.used else choices

    def chosen(self, game: Game, answer: Option) -> None:
        if answer.verb == "done":
            return
        card = str(answer.args[0])
        discard_from_hand(game, self.seat, card)
        add(game, "stealth", card, bonus_value(game, self.seat, card), self.seat)
        if game.scholars[self.seat].hand:
            game.push(Generate(self.seat, self.used + 1))


def bonus_value(game: Game, seat: int, card: str) -> int:
    """D6.1: the bonus of a card that gives Stealth; Magic counts double for a Prodigy (D10.5)."""
    trick = game.box.tricks[card]
    if trick.family == "magic" and skills.has(game, seat, "magic_prodigy"):
        return trick.bonus * game.box.skills["magic_prodigy"].n
    return trick.bonus


# Divination (D6.3)


@record
class Divination(Step):
    """D6.3: reveal the top n cards (one more with the Seer, N07)."""

    seat: int
    n: int
    side: str
    by_place: bool = False

    def count(self, game: Game) -> int:
        """How many cards are revealed."""
        return self.n + game.scholars[self.seat].mods.get("divine_cards", 0)

    def run(self, game: Game) -> None:
        cards = take_from_deck(game, self.count(game))
        if cards:
            game.table += cards
            game.emit("divined", seat=self.seat, cards=cards, side=self.side)
            game.push(PickDivined(self.seat, cards, self.side, self.by_place))


class DivineLater(Step):
    """A step that begins compulsory Divinations after cards were laid."""

    __slots__ = ()
    seat: int

    def divinations(self, game: Game) -> tuple[Divination, ...]:
        """Those it begins."""
        raise NotImplementedError

    def run(self, game: Game) -> None:
        game.push(*self.divinations(game))


@record
class DivineByPlace(DivineLater):
    """D5.3 step 5, D4.8: Lucky and Unlucky of the zone from left to right; compulsory."""

    seat: int

    def divinations(self, game: Game) -> tuple[Divination, ...]:
        attempt = game.attempt
        assert attempt is not None
        sides = (
            {"lucky": "stealth"} if attempt.covered else {"lucky": "stealth", "unlucky": "alert"}
        )
        return tuple(
            Divination(self.seat, e.n, sides[e.kind], True)
            for e in game.box.zones[attempt.zone].effects
            if e.kind in sides
        )


def divinations_to_come(game: Game) -> list[Divination]:
    """Divinations that are certain to be made, though not what they will bring."""
    found: list[Divination] = []
    for step in reversed(game.agenda):
        if isinstance(step, DivineLater):
            found += step.divinations(game)
        elif isinstance(step, Divination):
            found.append(step)
    return found


@record
class PickDivined(Ask):
    """D6.3: who performs it chooses one; in 0.94 Lucky and Unlucky take the highest (V15)."""

    seat: int
    cards: tuple[str, ...]
    side: str
    by_place: bool = False
    prompt = "divination"

    def options(self, game: Game) -> Sequence[Option]:
        cards = tuple(dict.fromkeys(self.cards))
        if self.by_place and game.profile.highest_divination:
            cards = (max(cards, key=lambda c: divined_value(game, self.seat, c, self.side)),)
        return [option("pick", card) for card in cards]

    def chosen(self, game: Game, answer: Option) -> None:
        card = str(answer.args[0])
        from_table(game, *self.cards)
        game.emit("divination_picked", seat=self.seat, card=card)
        value = divined_value(game, self.seat, card, self.side)
        if self.by_place:  # the zone's doing, nobody's card
            add(game, self.side, "lucky" if self.side == "stealth" else "unlucky", value)
        else:
            add(game, self.side, card, value, self.seat)

    def prompt_args(self, game: Game) -> Mapping[str, object]:
        return {"side": self.side}


def divined_value(game: Game, seat: int, card: str, side: str) -> int:
    """The bonus of a revealed card; Magic that gives Stealth counts double for a Prodigy (D14 Q59).

    Ruling: a Bad Omen (J09) lowers what helps its owner, not what Unlucky adds against him.
    """
    assert game.attempt is not None
    bonus = bonus_value(game, seat, card) if side == "stealth" else game.box.tricks[card].bonus
    against_himself = side == "alert" and game.attempt.seat == seat
    lowered = 0 if against_himself else game.scholars[seat].mods.get("divine_bonus", 0)
    return max(0, bonus + lowered)


def side_of(game: Game, seat: int) -> str:
    """D5.2: the acting player adds only to Stealth, everybody else only to Alert."""
    assert game.attempt is not None
    return "stealth" if seat == game.attempt.seat else "alert"


# Answers inside an attempt (D5.2)


NO_SUCH_SKILL = Reason("no_such_skill", "D10.5")


def why_not_intervene(game: Game, seat: int) -> Reason | None:
    """D10.5 Divine Intervention: once an attempt, its cost is a stun token."""
    if not skills.has(game, seat, "divine_intervention"):
        return NO_SUCH_SKILL
    if game.attempt is None:
        return Reason("only_in_attempt", "D10.5")
    if seat in game.attempt.used:
        return Reason("skill_used", "D10.5")
    return Reason("stun_limit", "D7.7") if is_at_limit(game, seat) else None


def attempt_options(game: Game, seat: int) -> list[Option]:
    """D5.2: auxiliaries of Fate, Subterfuge and Magic, the skill that says so, or pass."""
    tricks = game.box.tricks
    choices = [
        option("play", card, "aux")
        for card in dict.fromkeys(game.scholars[seat].hand)
        if tricks[card].family in ATTEMPT_FAMILIES
    ]
    if why_not_intervene(game, seat) is None:
        choices.append(option("skill", "divine_intervention"))
    choices.append(option("pass"))
    return choices


def begin_answer(seat: int, answer: Option) -> Step:
    """The step that starts a chosen auxiliary or skill."""
    if answer.verb == "play":
        return Declare(seat, str(answer.args[0]), "aux")
    return DivineIntervention(seat)


@record
class DivineIntervention(Step):
    """D10.5: a stun token that may not be avoided, then a Divination."""

    seat: int

    def run(self, game: Game) -> None:
        assert game.attempt is not None
        game.attempt = game.attempt._replace(used=(*game.attempt.used, self.seat))
        game.emit("skill_used", seat=self.seat, skill="divine_intervention")
        stun(game, self.seat)
        n = game.box.skills["divine_intervention"].n
        game.push(Divination(self.seat, n, side_of(game, self.seat)))


@record
class Intervene(Ask):
    """D5.3 step 5: the acting player's own skill after the divinations of the place."""

    seat: int
    prompt = "intervene"

    def options(self, game: Game) -> Sequence[Option]:
        if why_not_intervene(game, self.seat) is None:
            return option("skill", "divine_intervention"), option("pass")
        return (option("pass"),)

    def chosen(self, game: Game, answer: Option) -> None:
        if answer.verb == "skill":
            game.push(DivineIntervention(self.seat))


class AttemptTurn(Ask):
    """One player's turn inside an attempt: any number of auxiliaries, then pass."""

    __slots__ = ()
    always = True
    seat: int

    def options(self, game: Game) -> Sequence[Option]:
        if not game.in_dungeon(self.seat):
            return (option("pass"),)
        return attempt_options(game, self.seat)

    def chosen(self, game: Game, answer: Option) -> None:
        if answer.verb == "pass":
            game.events.append(passed(self.seat, False))
        else:
            game.push(begin_answer(self.seat, answer), self)


# The result


@record
class Compare(Step):
    """D5.3 step 8, D5.4 step 6: success if Stealth reaches Alert."""

    def run(self, game: Game) -> None:
        attempt = game.attempt
        assert attempt is not None
        success = attempt.stealth >= attempt.alert
        game.attempt = None
        game.emit(
            "attempt_ended",
            attempt=attempt.kind,
            seat=attempt.seat,
            success=success,
            stealth=attempt.stealth,
            alert=attempt.alert,
        )
        _spend_marks(game, attempt)
        if success and attempt.kind == "study":
            game.scholars[attempt.seat].marks += ((STUDIED, len(attempt.slots)),)
        steps = _reward(attempt) if success else _failure(game, attempt)
        game.push(*steps, SETTLE)


def _spend_marks(game: Game, attempt: Attempt) -> None:
    spent = FOR_ANY_ATTEMPT + (FOR_A_STUDY if attempt.kind == "study" else ())
    scholar = game.scholars[attempt.seat]
    scholar.marks = tuple(m for m in scholar.marks if m[0] not in spent)


def _reward(attempt: Attempt) -> tuple[Step, ...]:
    if attempt.kind == "study":
        return (CollectSlots(attempt.seat, attempt.zone, attempt.slots),)
    return (Lose(attempt.rival, attempt.type, "steal", attempt.seat),)


def _failure(game: Game, attempt: Attempt) -> tuple[Step, ...]:
    """D5.5: a stun token, then students from the University."""
    return GainStun(attempt.seat), DrawStudents(attempt.seat, students_drawn(game, attempt))


def students_drawn(game: Game, attempt: Attempt) -> int:
    """D5.5: how many students a failure draws: one, or n with Danger n."""
    danger = game.box.zones[attempt.zone].effect("danger")
    return danger.n if danger and not attempt.covered else 1
