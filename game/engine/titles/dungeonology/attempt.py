"""Stealth attempts: Study and Espionage, step by step (D5.1 to D5.5, D6.3)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from game.engine.core.agenda import Ask, Option, Reason, Step, option
from game.engine.titles.dungeonology import skills
from game.engine.titles.dungeonology.alarm import Settle, study_penalty
from game.engine.titles.dungeonology.cards import ATTEMPT_FAMILIES, Declare
from game.engine.titles.dungeonology.cubes import Lose, available, types_on_board
from game.engine.titles.dungeonology.numbers import study_bonus
from game.engine.titles.dungeonology.piles import discard_from_hand, from_table, take_from_deck
from game.engine.titles.dungeonology.state import Attempt, Game, Source
from game.engine.titles.dungeonology.students import (
    DrawStudents,
    GainStun,
    is_at_limit,
    sacrifice,
    stun,
)

FOR_ANY_ATTEMPT = ("stealth_next", "alert_next")
FOR_A_STUDY = ("cover_next", "borrow_bonus")


# Study (D5.3)


def why_not_study(game: Game, seat: int) -> Reason | None:
    """What a Study needs."""
    scholar = game.scholars[seat]
    if not game.in_dungeon(seat):
        return Reason("on_start", "D4.10")
    if not available(game, seat, scholar.zone, 1):
        return Reason("no_cube_here", "D5.3")
    return None if scholar.hand else Reason("no_cards", "D5.3")


def study(seat: int, k: int) -> tuple[Step, ...]:
    """D5.3: a Study in the order of the rulebook."""
    return (
        AimAtCubes(seat, k),  # 1, 2
        Generate(seat),  # 3
        AddStudyBonuses(seat),  # 4
        DivineByPlace(seat),  # 5
        Intervene(seat),  # 5, skills
        Interference(seat),  # 6
        LastWord(seat),  # 7
        Compare(),  # 8
    )


def study_alert(game: Game, seat: int, k: int) -> tuple[Source, ...]:
    """D5.3 step 2: the parts of the Alert for k cubes."""
    scholar = game.scholars[seat]
    zone = game.box.zones[scholar.zone]
    covered = scholar.marked("cover_next")
    parts = [Source("alert", "zone", zone.alert)]
    parts.append(Source("alert", "cubes", game.box.supply.extra_alert[k]))
    if not covered:
        parts.append(Source("alert", "penalty", study_penalty(game)))
        if game.boss == scholar.zone:
            parts.append(Source("alert", "boss", game.box.bosses[game.boss_profile].alert))
    parts.append(Source("alert", "jinx", scholar.mods.get("alert_study", 0)))
    parts.append(Source("alert", "scandal", marks(game, seat, "alert_next")))
    return tuple(parts)


def study_stealth(game: Game, seat: int) -> tuple[Source, ...]:
    """D5.3 step 4: what is added to the cards."""
    scholar = game.scholars[seat]
    lenders = [rival for mark, rival in scholar.marks if mark == "borrow_bonus"]
    return (
        Source("stealth", "bonus", study_bonus(game, seat)),
        Source("stealth", "study_group", sum(study_bonus(game, r) for r in lenders)),
        Source("stealth", "soles", marks(game, seat, "stealth_next")),
        Source("stealth", "intern", scholar.mods.get("stealth_study", 0)),
    )


def marks(game: Game, seat: int, mark: str) -> int:
    """The sum of a mark's numbers."""
    return sum(value for m, value in game.scholars[seat].marks if m == mark)


def add_parts(game: Game, parts: Sequence[Source]) -> None:
    """Add parts that are not 0 to the attempt."""
    for part in parts:
        if part.value:
            add(game, *part)


def add(game: Game, side: str, what: str, value: int) -> None:
    """One more number on one side, for all to see (D5.2: totals are public)."""
    assert game.attempt is not None
    game.attempt = attempt = game.attempt.add(side, what, value)
    game.emit(
        "total_changed",
        side=side,
        what=what,
        value=value,
        stealth=attempt.stealth,
        alert=attempt.alert,
    )


@dataclass(frozen=True, slots=True)
class AimAtCubes(Step):
    """D5.3 steps 1 and 2: the targets and the Alert."""

    seat: int
    k: int

    def run(self, game: Game) -> None:
        scholar = game.scholars[self.seat]
        slots = available(game, self.seat, scholar.zone, self.k)
        game.attempt = Attempt(
            "study", self.seat, scholar.zone, slots=slots, covered=scholar.marked("cover_next")
        )
        game.emit("study_begun", seat=self.seat, zone=scholar.zone, slots=slots)
        add_parts(game, study_alert(game, self.seat, self.k))


@dataclass(frozen=True, slots=True)
class Generate(Ask):
    """D5.3 step 3: discard at least one card face up for its bonus value."""

    seat: int
    used: int = 0
    prompt = "generate"

    def options(self, game: Game) -> Sequence[Option]:
        choices = [option("use", card) for card in dict.fromkeys(game.scholars[self.seat].hand)]
        return [*choices, option("done")] if self.used else choices

    def chosen(self, game: Game, answer: Option) -> None:
        if answer.verb == "done":
            return
        card = str(answer.args[0])
        discard_from_hand(game, self.seat, card)
        add(game, "stealth", card, bonus_value(game, self.seat, card))
        game.push(Generate(self.seat, self.used + 1))


def bonus_value(game: Game, seat: int, card: str) -> int:
    """D6.1: the bonus of a discarded card; Magic counts double for a Magic Prodigy (D10.5)."""
    trick = game.box.tricks[card]
    if trick.family == "magic" and skills.has(game, seat, "magic_prodigy"):
        return trick.bonus * game.box.skills["magic_prodigy"].n
    return trick.bonus


@dataclass(frozen=True, slots=True)
class AddStudyBonuses(Step):
    """D5.3 step 4."""

    seat: int

    def run(self, game: Game) -> None:
        add_parts(game, study_stealth(game, self.seat))


# Divination (D6.3)


@dataclass(frozen=True, slots=True)
class DivineByPlace(Step):
    """D5.3 step 5, D4.8: Lucky and Unlucky of the zone from left to right; compulsory."""

    seat: int

    def run(self, game: Game) -> None:
        attempt = game.attempt
        assert attempt is not None
        sides = {"lucky": "stealth"} if attempt.covered else {"lucky": "stealth", "unlucky": "alert"}
        game.push(
            *(
                Divination(self.seat, e.n, sides[e.kind])
                for e in game.box.zones[attempt.zone].effects
                if e.kind in sides
            )
        )


@dataclass(frozen=True, slots=True)
class Divination(Step):
    """D6.3: reveal the top n cards (one more with the Seer, N07)."""

    seat: int
    n: int
    side: str

    def run(self, game: Game) -> None:
        more = game.scholars[self.seat].mods.get("divine_cards", 0)
        cards = take_from_deck(game, self.n + more)
        if cards:
            game.table += cards
            game.emit("divined", seat=self.seat, cards=cards, side=self.side)
            game.push(PickDivined(self.seat, cards, self.side))


@dataclass(frozen=True, slots=True)
class PickDivined(Ask):
    """D6.3: who performs it chooses one; 0.94 takes the highest (V15)."""

    seat: int
    cards: tuple[str, ...]
    side: str
    prompt = "divination"

    def options(self, game: Game) -> Sequence[Option]:
        cards = tuple(dict.fromkeys(self.cards))
        if game.profile.highest_divination:
            cards = (max(cards, key=lambda c: game.box.tricks[c].bonus),)
        return [option("pick", card) for card in cards]

    def chosen(self, game: Game, answer: Option) -> None:
        card = str(answer.args[0])
        from_table(game, *self.cards)
        game.emit("divination_picked", seat=self.seat, card=card)
        add(game, self.side, card, divined_value(game, self.seat, card, self.side))

    def prompt_args(self, game: Game) -> Mapping[str, object]:
        return {"side": self.side}


def divined_value(game: Game, seat: int, card: str, side: str) -> int:
    """Ruling: a Bad Omen (J09) lowers what helps its owner, not what Unlucky adds against him."""
    assert game.attempt is not None
    against_himself = side == "alert" and game.attempt.seat == seat
    lowered = 0 if against_himself else game.scholars[seat].mods.get("divine_bonus", 0)
    return max(0, game.box.tricks[card].bonus + lowered)


def side_of(game: Game, seat: int) -> str:
    """D5.2: the acting player adds only to Stealth, everybody else only to Alert."""
    assert game.attempt is not None
    return "stealth" if seat == game.attempt.seat else "alert"


# Answers inside an attempt (D5.2)


def why_not_intervene(game: Game, seat: int) -> Reason | None:
    """D10.5 Divine Intervention: once an attempt, its cost is a stun token."""
    if not skills.has(game, seat, "divine_intervention"):
        return Reason("no_such_skill", "D10.5")
    if game.attempt is None or seat in game.attempt.used:
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


def begin_answer(game: Game, seat: int, answer: Option) -> Step:
    """The step that starts a chosen auxiliary or skill."""
    if answer.verb == "play":
        return Declare(seat, str(answer.args[0]), "aux")
    return DivineIntervention(seat)


@dataclass(frozen=True, slots=True)
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


@dataclass(frozen=True, slots=True)
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


@dataclass(frozen=True, slots=True)
class Interference(Step):
    """D5.3 step 6: opponents in the dungeon, clockwise, one turn each."""

    seat: int

    def run(self, game: Game) -> None:
        for rival in reversed(game.rivals(self.seat)):
            if game.orders[rival] == "pass":
                game.push(PassByOrder(rival))
            else:
                game.push(Interfere(rival))


@dataclass(frozen=True, slots=True)
class PassByOrder(Step):
    """A standing order passes: an event, not a question."""

    seat: int

    def run(self, game: Game) -> None:
        game.emit("passed", seat=self.seat, by_order=True)


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
            game.emit("passed", seat=self.seat, by_order=False)
        else:
            game.push(begin_answer(game, self.seat, answer), self)


@dataclass(frozen=True, slots=True)
class Interfere(AttemptTurn):
    """D5.3 step 6 for one opponent."""

    seat: int
    prompt = "interfere"


@dataclass(frozen=True, slots=True)
class LastWord(AttemptTurn):
    """D5.3 step 7: the acting player, once."""

    seat: int
    prompt = "last_word"


# Espionage (D5.4)


def why_not_spy(game: Game, seat: int) -> Reason | None:
    """What an Espionage needs, whoever the target."""
    scholar = game.scholars[seat]
    if not game.in_dungeon(seat):
        return Reason("on_start", "D4.10")
    if not scholar.students:
        return Reason("no_students", "D5.4")
    if not scholar.hand:
        return Reason("no_cards", "D5.4")
    if all(why_not_spy_on(game, seat, rival) for rival in game.rivals(seat)):
        return Reason("no_target", "D5.4")
    return None


def why_not_spy_on(game: Game, seat: int, rival: int) -> Reason | None:
    """D5.4: the target is near and has a cube; a False Trail hides it (T10)."""
    me, you = game.scholars[seat], game.scholars[rival]
    if not game.in_dungeon(rival) or not game.map.is_near(me.zone, you.zone):
        return Reason("not_near", "D5.4")
    if you.marked("hide"):
        return Reason("hidden", "D12.2")
    return None if any(you.cubes) else Reason("no_cubes_to_steal", "D5.4")


def espionage(seat: int, rival: int, type_: str) -> tuple[Step, ...]:
    """D5.4: an Espionage in the order of the rulebook."""
    return (
        AimAtRival(seat, rival, type_),  # 1, 2
        Generate(seat),  # 3
        AddSpyBonuses(seat),
        DivineByPlace(seat),
        Swindle(seat),
        Intervene(seat),
        Duel(rival, seat),  # 4, 5
        Compare(),  # 6
    )


def spy_alert(game: Game, seat: int, rival: int, type_: str) -> tuple[Source, ...]:
    """D5.4 step 2: unit value, the target's students (not with Swindle), modifiers."""
    you = game.scholars[rival]
    students = 0 if skills.has(game, seat, "swindle") else you.students
    unit = game.box.columns[game.box.index[type_]].unit
    return (
        Source("alert", "unit", unit),
        Source("alert", "students", students),
        Source("alert", "reputation", you.mods.get("alert_spied", 0)),
        Source("alert", "scandal", marks(game, seat, "alert_next")),
    )


@dataclass(frozen=True, slots=True)
class AimAtRival(Step):
    """D5.4 steps 1 and 2."""

    seat: int
    rival: int
    type: str

    def run(self, game: Game) -> None:
        sacrifice(game, self.seat, 1)
        zone = game.scholars[self.seat].zone
        game.attempt = Attempt("spy", self.seat, zone, self.rival, self.type)
        game.emit("spying_begun", seat=self.seat, rival=self.rival, type=self.type)
        add_parts(game, spy_alert(game, self.seat, self.rival, self.type))


@dataclass(frozen=True, slots=True)
class AddSpyBonuses(Step):
    """D5.4 step 3: card modifiers only."""

    seat: int

    def run(self, game: Game) -> None:
        add_parts(game, [Source("stealth", "soles", marks(game, self.seat, "stealth_next"))])


@dataclass(frozen=True, slots=True)
class Swindle(Step):
    """D10.5 Swindle: after generating, a Divination."""

    seat: int

    def run(self, game: Game) -> None:
        if skills.has(game, self.seat, "swindle"):
            game.push(Divination(self.seat, game.box.skills["swindle"].n, "stealth"))


@dataclass(frozen=True, slots=True)
class Duel(Ask):
    """D5.4 steps 4 and 5: target and spy in turn, until both pass one after the other (V13: one)."""

    seat: int
    other: int
    played: bool = False
    idle: int = 0
    prompt = "duel"
    always = True

    def options(self, game: Game) -> Sequence[Option]:
        if not game.in_dungeon(self.seat):
            return (option("pass"),)
        return attempt_options(game, self.seat)

    def chosen(self, game: Game, answer: Option) -> None:
        if answer.verb != "pass":
            again = Duel(self.seat, self.other, True)
            game.push(begin_answer(game, self.seat, answer), again)
            return
        game.emit("passed", seat=self.seat, by_order=False)
        idle = 0 if self.played else self.idle + 1
        if idle < (1 if game.profile.duel_ends_at_first_pass else 2):
            game.push(Duel(self.other, self.seat, False, idle))


# The result


@dataclass(frozen=True, slots=True)
class Compare(Step):
    """D5.3 step 8, D5.4 step 6: success if Stealth reaches Alert."""

    def run(self, game: Game) -> None:
        attempt = game.attempt
        assert attempt is not None
        success = attempt.stealth >= attempt.alert
        game.emit(
            "attempt_ended",
            attempt=attempt.kind,
            seat=attempt.seat,
            success=success,
            stealth=attempt.stealth,
            alert=attempt.alert,
        )
        game.attempt = None
        _spend_marks(game, attempt)
        steps = _reward(attempt) if success else _failure(game, attempt)
        game.push(*steps, Settle())


def _spend_marks(game: Game, attempt: Attempt) -> None:
    spent = FOR_ANY_ATTEMPT + (FOR_A_STUDY if attempt.kind == "study" else ())
    scholar = game.scholars[attempt.seat]
    scholar.marks = tuple(m for m in scholar.marks if m[0] not in spent)


def _reward(attempt: Attempt) -> tuple[Step, ...]:
    if attempt.kind == "study":
        return (skills.CollectSlots(attempt.seat, attempt.zone, attempt.slots),)
    return (Lose(attempt.rival, attempt.type, "steal", attempt.seat),)


def _failure(game: Game, attempt: Attempt) -> tuple[Step, ...]:
    """D5.5: a stun token, then one student from the University, or n with Danger n."""
    danger = game.box.zones[attempt.zone].effect("danger")
    n = danger.n if danger and not attempt.covered else 1
    return GainStun(attempt.seat), DrawStudents(attempt.seat, n)


def spy_options(game: Game, seat: int) -> list[Option]:
    """One option a target and column."""
    if why_not_spy(game, seat):
        return []
    return [
        option("spy", rival, t)
        for rival in game.rivals(seat)
        if why_not_spy_on(game, seat, rival) is None
        for t in types_on_board(game, rival)
    ]
