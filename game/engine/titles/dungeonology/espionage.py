"""Espionage, step by step (D5.4)."""

from __future__ import annotations

from collections.abc import Sequence

from game.engine.core.agenda import Ask, Option, Reason, Step, option
from game.engine.core.record import record
from game.engine.titles.dungeonology import skills
from game.engine.titles.dungeonology.attempt import (
    AddLater,
    Compare,
    Divination,
    DivineByPlace,
    DivineLater,
    Generate,
    Intervene,
    add_parts,
    attempt_options,
    begin_answer,
    marks,
)
from game.engine.titles.dungeonology.cards import passed
from game.engine.titles.dungeonology.cubes import types_on_board
from game.engine.titles.dungeonology.state import Attempt, Game, Source
from game.engine.titles.dungeonology.students import sacrifice

NO_RIVAL_NEAR = Reason("no_rival_near", "D5.4")
NOT_NEAR = Reason("not_near", "D5.4")


def why_not_spy(game: Game, seat: int) -> Reason | None:
    """What an Espionage needs, whoever the target."""
    scholar = game.scholars[seat]
    if not game.in_dungeon(seat):
        return Reason("on_start", "D4.10")
    if not scholar.students:
        return Reason("no_students", "D5.4")
    if not scholar.hand:
        return Reason("no_cards", "D5.4")
    reasons = []
    for rival in game.clockwise(seat)[1:]:
        reason = why_not_spy_on(game, seat, rival)
        if reason is None:
            return None
        reasons.append(reason)
    # Who is in reach and all the same no target says most.
    near = [reason for reason in reasons if reason is not NOT_NEAR]
    return near[0] if near else NO_RIVAL_NEAR


def why_not_spy_on(game: Game, seat: int, rival: int) -> Reason | None:
    """D5.4: the target is near, not on Start (D4.10), and has a cube; a False Trail hides it (T10)."""
    me, you = game.scholars[seat], game.scholars[rival]
    if not game.map.is_near(me.zone, you.zone):
        return NOT_NEAR
    if not game.in_dungeon(rival):
        return Reason("rival_in_camp", "D4.10", {"seat": rival})
    if you.marked("hide"):
        return Reason("hidden", "D12.2")
    return None if any(you.cubes) else Reason("rival_without_cubes", "D5.4", {"seat": rival})


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


def spy_stealth(game: Game, seat: int) -> tuple[Source, ...]:
    """D5.4 step 3: what is added to the cards; card modifiers only."""
    return (Source("stealth", "soles", marks(game, seat, "stealth_next")),)


@record
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
        ignored = game.scholars[self.rival].students
        if ignored and skills.has(game, self.seat, "swindle"):
            game.emit("students_ignored", seat=self.seat, rival=self.rival, n=ignored)
        add_parts(game, spy_alert(game, self.seat, self.rival, self.type))


@record
class AddSpyBonuses(AddLater):
    """D5.4 step 3."""

    seat: int

    def parts(self, game: Game) -> tuple[Source, ...]:
        return spy_stealth(game, self.seat)


@record
class Swindle(DivineLater):
    """D10.5 Swindle: after generating, a Divination."""

    seat: int

    def divinations(self, game: Game) -> tuple[Divination, ...]:
        if not skills.has(game, self.seat, "swindle"):
            return ()
        return (Divination(self.seat, game.box.skills["swindle"].n, "stealth"),)


@record
class Duel(Ask):
    """D5.4 steps 4 and 5: target and spy in turn, until both pass one after the other.

    V13: in 0.94 until one of them has passed in a round of both, so the spy has always an answer.
    """

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
            again = Duel(self.seat, self.other, True, self.idle)
            game.push(begin_answer(self.seat, answer), again)
            return
        game.events.append(passed(self.seat, False))
        idle = 0 if self.played else self.idle + 1
        if not self.is_over(game, idle):
            game.push(Duel(self.other, self.seat, False, idle))

    def is_over(self, game: Game, idle: int) -> bool:
        """Has the duel ended with this pass?"""
        if not game.profile.one_pass_ends_duel:
            return idle == 2
        assert game.attempt is not None
        is_spy = self.seat == game.attempt.seat
        return is_spy and (self.idle > 0 or not self.played)


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
