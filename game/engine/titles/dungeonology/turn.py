"""A turn in the order of the rulebook (D3)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from game.engine.core.agenda import Ask, Option, Step, option
from game.engine.core.record import record
from game.engine.titles.dungeonology import cards
from game.engine.titles.dungeonology.actions import Action, actions, skip_to_end
from game.engine.titles.dungeonology.alarm import SETTLE, start_maximum_alert
from game.engine.titles.dungeonology.ending import check_end, end_game
from game.engine.titles.dungeonology.moving import Walk
from game.engine.titles.dungeonology.numbers import points_in_view, stun_limit
from game.engine.titles.dungeonology.piles import reveal_jinxes
from game.engine.titles.dungeonology.rest import refill_hand, rest, why_not_rest
from game.engine.titles.dungeonology.state import Game
from game.engine.titles.dungeonology.students import sacrifice
from game.engine.titles.dungeonology.thesis import (
    LateThesis,
    go_to_start,
    thesis,
    why_not_submit,
)
from game.engine.titles.dungeonology.verb import bind
from game.engine.titles.dungeonology.windows import (
    BEFORE_ACTION,
    MOVE,
    STARTED,
    OpenToRivals,
    end_pass_order,
    open_window,
)


def begin_turn(game: Game, seat: int) -> None:
    """A player becomes the active one."""
    game.active = seat
    game.push(*turn(seat))


@cache
def turn(seat: int) -> tuple[Step, ...]:
    """D3.1: one player's turn, in the order of the rulebook."""
    return (
        StartTurn(seat),  # D3.2
        ThesisOrRest(seat),  # D3.3, D3.4
        Movement(seat),  # D3.5
        Action(seat),  # D3.6
        EndTurn(seat),  # D3.7
    )


@record
class StartTurn(Step):
    """D3.2: marks are cleared, the must-rest is noted, panic works, IP0 opens."""

    seat: int

    def run(self, game: Game) -> None:
        game.turn += 1
        game.phase = "start"
        game.boss_met = False
        game.steps_taken = 0
        game.trail = ()
        for scholar in game.scholars:
            scholar.marks = scholar.gained = ()
        end_pass_order(game, self.seat)
        me = game.scholars[self.seat]
        me.must_rest = me.stun >= stun_limit(game, self.seat) and not game.maximum
        game.emit("turn_started", seat=self.seat, round=game.round, turn=game.turn)
        game.agenda.append(open_window(game, STARTED))
        if game.maximum:
            game.push(*panic_steps(game, "start"))


def panic_steps(game: Game, when: str) -> tuple[Step, ...]:
    """D12.5: what a revealed panic card does at the start or end of a turn."""
    panic = game.box.panics[game.panic]
    calls = panic.start if when == "start" else panic.end
    return (*(bind(call, game.active) for call in calls), SETTLE) if calls else ()


# Phases 1 and 2

SUBMIT = option("submit")
REST = option("rest")
GO_ON = option("go_on")


@record
class ThesisOrRest(OpenToRivals):
    """D3.3, D3.4: submit a thesis, rest, or go on; a scholar that must rest may still try a thesis."""

    seat: int
    prompt = "begin"

    def point_now(self, game: Game) -> str:
        return STARTED

    def options(self, game: Game) -> Sequence[Option]:
        choices = []
        if why_not_submit(game, self.seat) is None:
            choices.append(SUBMIT)
        if why_not_rest(game, self.seat) is None:
            choices.append(REST)
        if not game.scholars[self.seat].must_rest or game.maximum:
            choices.append(GO_ON)
        return choices

    def chosen(self, game: Game, answer: Option) -> None:
        game.spoken = ()
        if answer.verb == "go_on":
            game.scholars[self.seat].must_rest = False  # Maximum Alert may have begun at IP0
            note_idleness(game, self.seat)
            return
        skip_to_end(game)
        if answer.verb == "submit":
            game.phase = "thesis"
            game.push(*thesis(self.seat))
        else:
            game.phase = "rest"
            go_to_start(game, self.seat)
            game.push(*rest(self.seat))


def note_idleness(game: Game, seat: int) -> None:
    """D7.12 step 3: count turns begun without a legal step, action or card.

    On Start there is something left to do all the same: the thesis at the end of the turn (D7.13).
    """
    if not game.maximum:
        return
    if can_do_anything(game, seat):
        game.idle_turns = 0
    elif game.in_dungeon(seat):
        game.idle_turns += 1
    if game.idle_turns >= len(game.live()):
        end_game(game, "nobody_can_act")


def can_do_anything(game: Game, seat: int) -> bool:
    """Has the active scholar a legal step, action or card now?"""
    if Walk(seat).options(game)[0].verb != "end":
        return True
    if not game.in_dungeon(seat):
        return False
    return len(actions(game, seat)) > 1 or bool(cards.playable(game, seat, MOVE))


# Phase 3


@record
class Movement(Step):
    """D3.5: Night Terrors, IP1, the steps, IP3."""

    seat: int

    def run(self, game: Game) -> None:
        game.phase = "movement"
        game.push(open_window(game, MOVE), *steps_of_movement(self.seat))
        terrors = game.scholars[self.seat].mods.get("night_terrors", 0)
        if terrors:
            game.push(NightTerrors(self.seat, terrors))


@cache
def steps_of_movement(seat: int) -> tuple[Step, ...]:
    """D3.5: walking, then the end of the phase."""
    return Walk(seat), EndMovement(seat)


@record
class EndMovement(Step):
    """D6.6: the end of the Movement phase is the point before the action."""

    seat: int

    def run(self, game: Game) -> None:
        game.phase = "action"
        game.trail = ()
        game.emit("movement_ended", seat=self.seat)
        game.push(open_window(game, BEFORE_ACTION))


@record
class NightTerrors(Ask):
    """J11: Sac 1, or Speed lower this turn."""

    seat: int
    n: int
    prompt = "night_terrors"

    def options(self, game: Game) -> Sequence[Option]:
        slow = option("slow")
        return (option("sacrifice"), slow) if game.scholars[self.seat].students else (slow,)

    def chosen(self, game: Game, answer: Option) -> None:
        if answer.verb == "sacrifice":
            sacrifice(game, self.seat, 1)
        else:
            game.scholars[self.seat].marks += (("slow", self.n),)


# Phase 5


@record
class EndTurn(Step):
    """D3.7: jinx cards turn up, the hand is refilled, a late thesis, panic, the next turn."""

    seat: int

    def run(self, game: Game) -> None:
        game.phase = "end"
        if not game.scholars[self.seat].finished:
            reveal_jinxes(game, self.seat)
            refill_hand(game, self.seat)
        game.push(*end_of_turn(self.seat))
        if game.profile.end_turn_window and game.in_dungeon(self.seat):  # V10
            game.push(EndOfTurnCards(self.seat))


@cache
def end_of_turn(seat: int) -> tuple[Step, ...]:
    """D3.7 steps 3 to 5, once the hand is refilled."""
    return LateThesis(seat), EndOfTurnPanic(), NextTurn(seat)


@record
class EndOfTurnCards(Ask):
    """0.94 (V10): after drawing, cards that say so may be played."""

    seat: int
    prompt = "end_of_turn"
    always = True

    def options(self, game: Game) -> Sequence[Option]:
        playable = [
            option("play", card, "main")
            for card in dict.fromkeys(game.scholars[self.seat].hand)
            if game.box.tricks[card].end_of_turn
            and cards.why_not_main(game, self.seat, game.box.tricks[card], MOVE) is None
        ]
        return [*playable, option("pass")]

    def chosen(self, game: Game, answer: Option) -> None:
        if answer.verb == "play":
            game.push(cards.Declare(self.seat, str(answer.args[0]), "main"), self)


@record
class EndOfTurnPanic(Step):
    """D3.7 step 4: of a panic card that may have been revealed in this very phase (V10)."""

    def run(self, game: Game) -> None:
        if game.maximum:
            game.push(*panic_steps(game, "end"))


@record
class NextTurn(Step):
    """D3.1: clockwise, finished scholars are skipped; rounds and their limit (D9.2)."""

    seat: int

    def run(self, game: Game) -> None:
        game.course += (tuple([points_in_view(game, s) for s in range(game.seats)]),)
        game.emit("turn_ended", seat=self.seat)
        if not game.live():
            check_end(game)
            return
        for seat in (*game.clockwise(self.seat)[1:], self.seat):
            if seat == game.first:
                end_round(game)
            if not game.scholars[seat].finished:
                break
        if game.outcome is None:
            game.agenda.insert(0, take_turn(seat))


def end_round(game: Game) -> None:
    """D9.2.3: after the round limit Maximum Alert starts; ten rounds later the game is scored."""
    game.emit("round_ended", round=game.round)
    if game.round >= game.round_limit + game.box.supply.rounds_after_limit:
        end_game(game, "round_limit")
    elif game.round >= game.round_limit:
        start_maximum_alert(game, "round_limit")
        check_end(game)
    game.round += 1


@record
class TakeTurn(Step):
    """The next player's turn begins."""

    seat: int

    def run(self, game: Game) -> None:
        begin_turn(game, self.seat)


@cache
def take_turn(seat: int) -> TakeTurn:
    """The same step every time."""
    return TakeTurn(seat)
