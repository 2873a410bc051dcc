"""A moment of a game as the beginning of another one: practice, which no chronicle counts."""

from __future__ import annotations

from collections.abc import Collection, Sequence

import msgspec

from game import api
from game.session.fairness import new_secret
from game.session.save_codec import snapshot_of
from game.session.setup import INSTEAD, PRACTICE, SeatSetUp
from game.session.sitting import Sitting
from game.session.timeline import Timeline


def begin_practice(
    sitting: Sitting, number: int, eyes: int | None, people: Collection[int]
) -> Sitting:
    """A game that begins as the table stood after a move; `people` decide for their seats.

    Of a game that is not over nobody may learn more than these eyes know: all else is dealt anew.
    """
    secret = new_secret(None)
    state = sitting.timeline.after(number).clone()
    if sitting.outcome is None:
        state = api.redeal(state, eyes, secret.seed)
    seats = seats_of(sitting.seats, people)
    api.seat_computers(state, [i for i, seat in enumerate(seats) if seat.kind != "person"])
    state.events = []
    setup = msgspec.structs.replace(sitting.setup, seats=seats, occasion=PRACTICE)
    return Sitting(setup, secret, Timeline(state), [snapshot_of(state, 0)])


def seats_of(seats: Sequence[SeatSetUp], people: Collection[int]) -> list[SeatSetUp]:
    """The same seats with these people; whoever is left out has a computer sit in."""
    return [_person(seat) if i in people else _computer(seat) for i, seat in enumerate(seats)]


def _person(seat: SeatSetUp) -> SeatSetUp:
    return msgspec.structs.replace(seat, kind="person", style="")


def _computer(seat: SeatSetUp) -> SeatSetUp:
    return msgspec.structs.replace(seat, kind=INSTEAD) if seat.kind == "person" else seat
