"""Interrupt points, the priority loop and standing orders (D6.6, windows.md)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache

from game.engine.core.agenda import Ask, Option, Reason, Step, interrupt
from game.engine.core.record import record
from game.engine.titles.dungeonology import cards, skills
from game.engine.titles.dungeonology.state import Game

STARTED = "start"  # IP0
MOVE = "move"  # IP1
MOVED = "moved"  # IP2
BEFORE_ACTION = "before_action"  # IP3
ACTED = "acted"  # IP4

ORDERS = ("always", "threatened", "marked", "pass")
MARKABLE = (STARTED, BEFORE_ACTION, ACTED)


def is_asked(game: Game, seat: int, point: str) -> bool:
    """Is a seat asked at an interrupt point? By its order and public facts only, never by its hand."""
    order = game.orders[seat]
    if seat == game.active or order == "always":
        return True
    return order == "marked" and f"{point}:{game.active}" in game.order_marks[seat]


def open_window(game: Game, point: str) -> Window:
    """The priority loop of an interrupt point, beginning with the active player."""
    return window(point, game.active, game.seats)


class OpenToRivals(Ask):
    """A question of the active player at a moment when the rules would let rivals answer."""

    __slots__ = ()

    def point_now(self, game: Game) -> str:
        """The interrupt point of this moment; "" for none."""
        raise NotImplementedError


@record
class Window(Step):
    """D6.6: the priority loop; `left` seats must still pass in a row. Players on Start are skipped."""

    point: str
    holder: int
    left: int

    def run(self, game: Game) -> None:
        ask_next(game, self.point, self.holder, self.left)


def ask_next(game: Game, point: str, holder: int, left: int) -> None:
    """Ask the next seat in the loop that is not passed by its order; nobody left: the loop ends."""
    scholars, start = game.scholars, game.box.start
    for respond in in_turn(game.seats, point, holder, left):
        seat = respond.seat
        if scholars[seat].zone != start:
            if is_asked(game, seat, point):
                respond.run(game)
                return
            game.events.append(cards.passed(seat, True))


@record
class Respond(OpenToRivals):
    """The holder of priority may play one card or use one skill, or pass; asked whatever it holds."""

    seat: int
    point: str
    left: int
    prompt = "priority"
    always = True

    def point_now(self, game: Game) -> str:
        return self.point if self.seat == game.active else ""

    def options(self, game: Game) -> Sequence[Option]:
        choices = cards.playable(game, self.seat, self.point)
        if self.seat == game.active and self.point != STARTED:
            choices += skills.usable(game, self.seat, "plain")
        if not choices:
            return cards.JUST_PASS
        choices.append(cards.PASSING)
        return choices

    def chosen(self, game: Game, answer: Option) -> None:
        game.spoken = ()
        following = (self.seat + 1) % game.seats
        if answer.verb == "pass":
            game.events.append(cards.passed(self.seat, False))
            ask_next(game, self.point, following, self.left - 1)
            return
        if game.profile.active_plays_on and self.seat == game.active:  # V11
            following = self.seat
        game.push(begin(self.seat, answer), window(self.point, following, game.seats))

    def prompt_args(self, game: Game) -> Mapping[str, object]:
        return moment(self.point, game.active)


@cache
def window(point: str, holder: int, left: int) -> Window:
    """The same step every time: windows are opened more often than anything else."""
    return Window(point, holder, left)


@cache
def in_turn(seats: int, point: str, holder: int, left: int) -> tuple[Respond, ...]:
    """Clockwise from the holder, whoever must still pass; the same steps every time."""
    return tuple([Respond((holder + i) % seats, point, left - i) for i in range(left)])


@cache
def moment(point: str, active: int) -> Mapping[str, object]:
    """What a window's prompt says of its moment."""
    return {"point": point, "active": active}


def begin(seat: int, answer: Option) -> Step:
    """The step that starts what an option names: a card or a skill."""
    if answer.verb == "play":
        return cards.Declare(seat, str(answer.args[0]), str(answer.args[1]))
    return skills.begin(seat, str(answer.args[0]))


# Speaking up (windows.md)


def why_not_speak_up(game: Game, seat: int) -> Reason | None:
    """Why a seat cannot say "wait" now; by public facts only, never by which cards it holds."""
    if game.question is None:
        return Reason("game_over", "D9.2")
    if seat == game.active:
        return Reason("speak_own_turn", "D6.6")
    if not game.in_dungeon(seat):
        return Reason("on_start", "D4.10")
    if not game.scholars[seat].hand:
        return Reason("speak_no_cards", "D6.6")
    if not open_point(game):
        return Reason("speak_no_window", "D6.6")
    return Reason("speak_once", "D6.6") if seat in game.spoken else None


def open_point(game: Game) -> str:
    """The interrupt point at which the question of the active player stands; "" if there is none.

    No other card may be played until one is resolved (D6.5), and no Instant in an attempt (D5.2).
    """
    step = game.agenda[-1]
    if game.attempt or game.plays or not isinstance(step, OpenToRivals):
        return ""
    return step.point_now(game)


def speak_up(game: Game, seat: int) -> None:
    """The window of this moment opens for one rival; once for each question that stands."""
    point = open_point(game)
    game.spoken += (seat,)
    game.emit("spoke_up", seat=seat, point=point)
    interrupt(game, Speak(seat, point))


@record
class Speak(Ask):
    """A rival who said "wait" plays what the rules allow at this moment, or steps back."""

    seat: int
    point: str
    prompt = "speak"
    always = True

    def options(self, game: Game) -> Sequence[Option]:
        return [*cards.playable(game, self.seat, self.point), cards.PASSING]

    def chosen(self, game: Game, answer: Option) -> None:
        if answer.verb == "pass":
            game.events.append(cards.passed(self.seat, False))
            if not isinstance(game.agenda[-1], OpenToRivals):  # a card took the question away
                game.spoken = ()
        else:
            game.push(begin(self.seat, answer), self)

    def prompt_args(self, game: Game) -> Mapping[str, object]:
        return moment(self.point, game.active)


# Standing orders


def set_order(game: Game, seat: int, order: str, marks: Sequence[str] = ()) -> None:
    """A standing order, public, free to change at any moment; it answers no question."""
    _check_order(game, seat, order, marks)
    orders, before = list(game.orders), list(game.orders_before)
    if order == "pass" and orders[seat] != "pass":
        before[seat] = orders[seat]
    orders[seat] = order
    game.orders, game.orders_before = tuple(orders), tuple(before)
    if order != "pass":  # after it the old order comes back, with its marks
        all_marks = list(game.order_marks)
        all_marks[seat] = tuple(marks)
        game.order_marks = tuple(all_marks)
    game.emit("order_set", seat=seat, order=order, marks=tuple(marks))


def _check_order(game: Game, seat: int, order: str, marks: Sequence[str]) -> None:
    if seat not in range(game.seats):
        raise ValueError(f"There is no seat {seat!r}; there are 0 to {game.seats - 1}.")
    known = {f"{point}:{seat}" for point in MARKABLE for seat in range(game.seats)}
    if order not in ORDERS:
        raise ValueError(f"There is no standing order {order!r}; there are {', '.join(ORDERS)}.")
    for mark in marks:
        if mark not in known:
            raise ValueError(f"No moment {mark!r} can be marked; write for example 'acted:1'.")


def end_pass_order(game: Game, seat: int) -> None:
    """windows.md: "pass" ends when its own turn begins; then back to what it was before."""
    if game.orders[seat] == "pass":
        set_order(game, seat, game.orders_before[seat], game.order_marks[seat])
