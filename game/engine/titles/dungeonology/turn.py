"""A turn in the order of the rulebook (D3)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from game.engine.core.agenda import Ask, Option, Reason, Step, option
from game.engine.titles.dungeonology import attempt, cards, skills
from game.engine.titles.dungeonology.alarm import Settle, start_maximum_alert
from game.engine.titles.dungeonology.cubes import available, eliminate, types_on_board
from game.engine.titles.dungeonology.ending import CheckEnd, end_game, thesis_score
from game.engine.titles.dungeonology.entering import enter
from game.engine.titles.dungeonology.moving import Walk
from game.engine.titles.dungeonology.numbers import (
    hand_value,
    intellect,
    points_in_view,
    stun_limit,
)
from game.engine.titles.dungeonology.piles import (
    discard_from_hand,
    draw_jinx,
    draw_tricks,
    reveal_jinxes,
)
from game.engine.titles.dungeonology.state import Game
from game.engine.titles.dungeonology.students import heal, sacrifice
from game.engine.titles.dungeonology.verb import bind
from game.engine.titles.dungeonology.verbs.people import ChooseJinx
from game.engine.titles.dungeonology.windows import (
    ACTED,
    BEFORE_ACTION,
    MOVE,
    STARTED,
    end_pass_order,
    open_window,
)


def begin_turn(game: Game, seat: int) -> None:
    """D3.1: one player's turn, in the order of the rulebook."""
    game.active = seat
    game.push(
        StartTurn(seat),  # D3.2
        ThesisOrRest(seat),  # D3.3, D3.4
        Movement(seat),  # D3.5
        Action(seat),  # D3.6
        EndTurn(seat),  # D3.7
    )


@dataclass(frozen=True, slots=True)
class StartTurn(Step):
    """D3.2: marks are cleared, the must-rest is noted, panic works, IP0 opens."""

    seat: int

    def run(self, game: Game) -> None:
        game.turn += 1
        game.phase = "start"
        game.boss_met = False
        game.steps_taken = 0
        for scholar in game.scholars:
            scholar.marks = scholar.gained = ()
        end_pass_order(game, self.seat)
        me = game.scholars[self.seat]
        me.must_rest = me.stun >= stun_limit(game, self.seat) and not game.maximum
        game.emit("turn_started", seat=self.seat, round=game.round, turn=game.turn)
        game.push(*panic_steps(game, "start"), open_window(game, STARTED))


def panic_steps(game: Game, when: str) -> tuple[Step, ...]:
    """D12.5: what a revealed panic card does at the start or end of a turn."""
    if not game.maximum:
        return ()
    panic = game.box.panics[game.panic]
    calls = panic.start if when == "start" else panic.end
    return (*(bind(call, game.active) for call in calls), Settle()) if calls else ()


# Phases 1 and 2


def why_not_submit(game: Game, seat: int) -> Reason | None:
    """D3.3: at least two stars, before Maximum Alert."""
    needed = game.box.supply.thesis_stars
    if game.maximum:
        return Reason("submit_on_start", "D7.13")
    if game.scholars[seat].stars < needed:
        return Reason("stars", "D3.3", {"n": needed, "have": game.scholars[seat].stars})
    return None


def why_not_rest(game: Game, seat: int) -> Reason | None:
    """D3.4: impossible in Maximum Alert (D7.12)."""
    return Reason("maximum_alert", "D7.12") if game.maximum else None


@dataclass(frozen=True, slots=True)
class ThesisOrRest(Ask):
    """D3.3, D3.4: submit a thesis, rest, or go on; a scholar that must rest may still try a thesis."""

    seat: int
    prompt = "begin"

    def options(self, game: Game) -> Sequence[Option]:
        choices = []
        if why_not_submit(game, self.seat) is None:
            choices.append(option("submit"))
        if why_not_rest(game, self.seat) is None:
            choices.append(option("rest"))
        if not game.scholars[self.seat].must_rest or game.maximum:
            choices.append(option("go_on"))
        return choices

    def chosen(self, game: Game, answer: Option) -> None:
        if answer.verb == "go_on":
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


def skip_to_end(game: Game) -> None:
    """The turn goes straight to phase 5."""
    while not isinstance(game.agenda[-1], EndTurn):
        game.agenda.pop()


def go_to_start(game: Game, seat: int) -> None:
    """Put a scholar on the Start tile; this is no entry (D4.7)."""
    scholar = game.scholars[seat]
    if scholar.zone != game.box.start:
        game.emit("returned", seat=seat, origin=scholar.zone)
        scholar.zone = game.box.start


def note_idleness(game: Game, seat: int) -> None:
    """D7.12 step 3: count turns begun without a legal step, action or card."""
    if not game.maximum:
        return
    game.idle_turns = 0 if can_do_anything(game, seat) else game.idle_turns + 1
    if game.idle_turns >= len(game.live()):
        end_game(game, "nobody_can_act")


def can_do_anything(game: Game, seat: int) -> bool:
    """Has the active scholar a legal step, action or card now?"""
    if Walk(seat).options(game)[0].verb != "end":
        return True
    if not game.in_dungeon(seat):
        return False
    return len(actions(game, seat)) > 1 or bool(cards.playable(game, seat, MOVE))


# Thesis (D3.3)


def thesis(seat: int) -> tuple[Step, ...]:
    """D3.3: steps 1 to 4."""
    return GoToStart(seat), DefendThesis(seat), Settle()


@dataclass(frozen=True, slots=True)
class GoToStart(Step):
    """D3.3 step 1."""

    seat: int

    def run(self, game: Game) -> None:
        go_to_start(game, self.seat)


@dataclass(frozen=True, slots=True)
class DefendThesis(Step):
    """D3.3 steps 2 to 4, D7.13: the clan card decides; the figure is for the author's eyes only."""

    seat: int

    def run(self, game: Game) -> None:
        clan = game.box.clans[game.clan]
        scholar = game.scholars[self.seat]
        scholar.clan_seen = True
        score = thesis_score(game, self.seat)
        success = score >= clan.target
        game.whisper(
            self.seat,
            "thesis_judged",
            {"clan": clan.id, "score": score, "target": clan.target},
            seat=self.seat,
            success=success,
        )
        if success:
            self.succeed(game)
        else:
            if any(scholar.cubes):
                game.push(LoseDearest(self.seat))
            draw_jinx(game, self.seat)
            scholar.finished = game.maximum

    def succeed(self, game: Game) -> None:
        """D3.3 step 3: the scholar's game is over; Maximum Alert begins."""
        scholar = game.scholars[self.seat]
        scholar.finished = True
        scholar.rank = 1 + max(s.rank for s in game.scholars)
        game.emit("thesis_ranked", seat=self.seat, rank=scholar.rank)
        start_maximum_alert(game, "thesis")


@dataclass(frozen=True, slots=True)
class LoseDearest(Ask):
    """D3.3 step 4: eliminate the most valuable cube; ties by the owner; protection does not help."""

    seat: int
    prompt = "lose_dearest"

    def options(self, game: Game) -> Sequence[Option]:
        clan = game.box.clans[game.clan]
        by_clan = game.profile.thesis_costs_by_clan  # V24
        worth = {
            column.id: column.unit + (modifier if by_clan else 0)
            for column, modifier in zip(game.box.columns, clan.modifiers, strict=True)
        }
        types = types_on_board(game, self.seat)
        dearest = max(worth[t] for t in types)
        return [option("eliminate", t) for t in types if worth[t] == dearest]

    def chosen(self, game: Game, answer: Option) -> None:
        eliminate(game, self.seat, str(answer.args[0]))


# Rest (D3.4)


def rest(seat: int) -> tuple[Step, ...]:
    """D3.4 steps 2 to 5; Camp does the same without going to Start (D4.8)."""
    return Recover(seat), ChooseJinx(seat), DiscardAny(seat), RefillStudents(seat)


@dataclass(frozen=True, slots=True)
class Recover(Step):
    """D3.4 step 2: remove all stun tokens."""

    seat: int

    def run(self, game: Game) -> None:
        game.emit("rested", seat=self.seat)
        heal(game, self.seat, game.scholars[self.seat].stun)


@dataclass(frozen=True, slots=True)
class DiscardAny(Ask):
    """D3.4 step 4: discard any number of trick cards, then draw up to the Hand value."""

    seat: int
    prompt = "rest_discard"

    def options(self, game: Game) -> Sequence[Option]:
        hand = dict.fromkeys(game.scholars[self.seat].hand)
        return [*(option("discard", card) for card in hand), option("done")]

    def chosen(self, game: Game, answer: Option) -> None:
        if answer.verb == "discard":
            discard_from_hand(game, self.seat, str(answer.args[0]))
            game.push(self)
        else:
            refill_hand(game, self.seat)


def refill_hand(game: Game, seat: int) -> None:
    """D3.7 step 2: draw up to the Hand value; never discard down."""
    draw_tricks(game, seat, hand_value(game, seat) - len(game.scholars[seat].hand))


@dataclass(frozen=True, slots=True)
class RefillStudents(Step):
    """D3.4 step 5: up to the Students value, campfire first, then Reserve (V5: campfire only)."""

    seat: int

    def run(self, game: Game) -> None:
        scholar = game.scholars[self.seat]
        missing = scholar.side.students - scholar.students
        if missing <= 0:
            return
        from_fire = min(missing, game.campfire)
        more = min(missing - from_fire, game.reserve) if game.profile.rest_from_reserve else 0
        game.campfire -= from_fire
        game.reserve -= more
        scholar.students += from_fire + more
        game.emit("students_gained", seat=self.seat, n=from_fire + more)


# Phase 3


@dataclass(frozen=True, slots=True)
class Movement(Step):
    """D3.5: Night Terrors, IP1, the steps, IP3."""

    seat: int

    def run(self, game: Game) -> None:
        game.phase = "movement"
        terrors = game.scholars[self.seat].mods.get("night_terrors", 0)
        first = (NightTerrors(self.seat, terrors),) if terrors else ()
        game.push(*first, open_window(game, MOVE), Walk(self.seat), EndMovement(self.seat))


@dataclass(frozen=True, slots=True)
class EndMovement(Step):
    """D6.6: the end of the Movement phase is the point before the action."""

    seat: int

    def run(self, game: Game) -> None:
        game.phase = "action"
        game.emit("movement_ended", seat=self.seat)
        game.push(open_window(game, BEFORE_ACTION))


@dataclass(frozen=True, slots=True)
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


# Phase 4


@dataclass(frozen=True, slots=True)
class Action(Step):
    """D3.6: one action, or two on the run (D10.5); their number is fixed now."""

    seat: int

    def run(self, game: Game) -> None:
        running = skills.has(game, self.seat, "on_the_run")
        n = game.box.skills["on_the_run"].n if running else 1
        game.push(*[Act(self.seat)] * n)


@dataclass(frozen=True, slots=True)
class Act(Ask):
    """D3.6: take an action or none; IP4 follows each."""

    seat: int
    prompt = "act"

    def options(self, game: Game) -> Sequence[Option]:
        return actions(game, self.seat)

    def chosen(self, game: Game, answer: Option) -> None:
        if answer.verb == "end":
            while isinstance(game.agenda[-1], Act):
                game.agenda.pop()
        else:
            begin = ACTIONS[answer.verb](game, self.seat, answer)
            game.push(*begin, Settle(), open_window(game, ACTED))


def actions(game: Game, seat: int) -> list[Option]:
    """D3.6: every action the scholar could take, and taking none."""
    if not game.in_dungeon(seat):
        return [option("end")]
    choices = study_options(game, seat) + attempt.spy_options(game, seat)
    choices += [
        option("play", card, "main")
        for card in dict.fromkeys(game.scholars[seat].hand)
        if cards.why_not_main(game, seat, game.box.tricks[card], "action") is None
    ]
    if why_not_camp(game, seat) is None:
        choices.append(option("camp"))
    if why_not_teleport(game, seat) is None:
        choices += [option("teleport", z) for z in game.map.zones if z != game.scholars[seat].zone]
    choices += skills.usable(game, seat, "action")
    choices.append(option("end"))
    return choices


def study_options(game: Game, seat: int) -> list[Option]:
    """D5.3 step 1: one option a number of cubes."""
    if attempt.why_not_study(game, seat):
        return []
    slots = available(game, seat, game.scholars[seat].zone, intellect(game, seat))
    return [option("study", k) for k in range(1, len(slots) + 1)]


def why_not_camp(game: Game, seat: int) -> Reason | None:
    """D4.8 Camp: a cube of its colour; not in Maximum Alert (D7.12)."""
    scholar = game.scholars[seat]
    camp = game.box.zones[scholar.zone].effect("camp")
    if camp is None:
        return Reason("no_camp", "D4.8")
    if game.maximum:
        return Reason("maximum_alert", "D7.12")
    has_cube = scholar.cubes[game.box.index[camp.word]]
    return None if has_cube else Reason("camp_colour", "D4.8", {"type": camp.word})


def why_not_teleport(game: Game, seat: int) -> Reason | None:
    """D4.11 Teleport: a token here, a cult cube, no Claustrophobia (J14)."""
    scholar = game.scholars[seat]
    if scholar.zone not in game.map.teleports:
        return Reason("no_teleport", "D4.11")
    if not scholar.cubes[game.box.index["cult"]]:
        return Reason("teleport_cult", "D4.11")
    return Reason("claustrophobia", "D12.3") if "no_passages" in scholar.mods else None


@dataclass(frozen=True, slots=True)
class Teleport(Step):
    """D4.11: move to any other revealed zone and enter it; doors are ignored."""

    seat: int
    zone: str

    def run(self, game: Game) -> None:
        enter(game, self.seat, self.zone, game.scholars[self.seat].zone, "teleport")


@dataclass(frozen=True, slots=True)
class CampDone(Step):
    """D4.8 Camp: D3.4 step 6 as well, the turn goes straight to phase 5."""

    def run(self, game: Game) -> None:
        skip_to_end(game)


ACTIONS = {
    "study": lambda game, seat, answer: attempt.study(seat, int(answer.args[0])),
    "spy": lambda game, seat, answer: attempt.espionage(
        seat, int(answer.args[0]), str(answer.args[1])
    ),
    "play": lambda game, seat, answer: (cards.Declare(seat, str(answer.args[0]), "main"),),
    "camp": lambda game, seat, answer: (*rest(seat), CampDone()),
    "teleport": lambda game, seat, answer: (Teleport(seat, str(answer.args[0])),),
    "skill": lambda game, seat, answer: (skills.begin(seat, str(answer.args[0])),),
}
"""How each kind of action begins."""


# Phase 5


@dataclass(frozen=True, slots=True)
class EndTurn(Step):
    """D3.7: jinx cards turn up, the hand is refilled, a late thesis, panic, the next turn."""

    seat: int

    def run(self, game: Game) -> None:
        game.phase = "end"
        if not game.scholars[self.seat].finished:
            reveal_jinxes(game, self.seat)
            refill_hand(game, self.seat)
        window = (EndOfTurnCards(self.seat),) if game.profile.end_turn_window else ()  # V10
        game.push(*window, LateThesis(self.seat), *panic_steps(game, "end"), NextTurn(self.seat))


@dataclass(frozen=True, slots=True)
class EndOfTurnCards(Ask):
    """0.94 (V10): after drawing, cards that say so may be played."""

    seat: int
    prompt = "end_of_turn"
    always = True

    def options(self, game: Game) -> Sequence[Option]:
        playable = [
            option("play", card, "main")
            for card in dict.fromkeys(game.scholars[self.seat].hand)
            if game.in_dungeon(self.seat)
            and game.box.tricks[card].end_of_turn
            and cards.why_not_effect(game, self.seat, game.box.tricks[card], "main") is None
        ]
        return [*playable, option("pass")]

    def chosen(self, game: Game, answer: Option) -> None:
        if answer.verb == "play":
            game.push(cards.Declare(self.seat, str(answer.args[0]), "main"), self)


@dataclass(frozen=True, slots=True)
class LateThesis(Step):
    """D7.13: in Maximum Alert a scholar that ends its turn on Start submits."""

    seat: int

    def run(self, game: Game) -> None:
        scholar = game.scholars[self.seat]
        if game.maximum and not scholar.finished and scholar.zone == game.box.start:
            game.push(DefendThesis(self.seat), Settle())


@dataclass(frozen=True, slots=True)
class NextTurn(Step):
    """D3.1: clockwise, finished scholars are skipped; rounds and their limit (D9.2)."""

    seat: int

    def run(self, game: Game) -> None:
        game.course += (tuple(points_in_view(game, s) for s in range(game.seats)),)
        game.emit("turn_ended", seat=self.seat)
        if not game.live():
            game.push(CheckEnd())
            return
        for seat in (*game.clockwise(self.seat)[1:], self.seat):
            if seat == game.first:
                end_round(game)
            if not game.scholars[seat].finished:
                break
        if game.outcome is None:
            game.agenda.insert(0, TakeTurn(seat))


def end_round(game: Game) -> None:
    """D9.2.3: after the round limit Maximum Alert starts; ten rounds later the game is scored."""
    game.emit("round_ended", round=game.round)
    if game.round >= game.round_limit:
        start_maximum_alert(game, "round_limit")
    if game.round >= game.round_limit + game.box.supply.rounds_after_limit:
        end_game(game, "round_limit")
    game.round += 1


@dataclass(frozen=True, slots=True)
class TakeTurn(Step):
    """The next player's turn begins."""

    seat: int

    def run(self, game: Game) -> None:
        begin_turn(game, self.seat)
