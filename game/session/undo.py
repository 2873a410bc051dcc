"""What may be taken back, and what stands in the way of it (windows.md: Undo)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game import api
from game.session.sentence import Sentence
from game.session.timeline import Move
from game.session.traits import traits_of

if TYPE_CHECKING:
    from game.session.sitting import Sitting


def undo_target(sitting: Sitting) -> int | Sentence:
    """The move to take back, or why there is none."""
    owner = _owner(sitting)
    first = len(sitting.lesson.played) if sitting.lesson else 0
    for number in range(sitting.length - 1, first, -1):
        move = sitting.timeline.moves[number]
        if move.act == "order" or _was_forced(sitting.setup.title, move):
            continue
        if move.is_pass and move.by == "computer" and not move.reveals:
            continue
        barrier = _barrier(sitting, move, owner)
        return number if barrier is None else barrier
    return Sentence("session.undo.start", {})


def _was_forced(title: str, move: Move) -> bool:
    """Did everybody know this answer before it was given, and learn nothing by it?"""
    question = move.before.question
    if move.act != "choose" or move.reveals or question is None:
        return False
    return traits_of(title).is_moot(question, api.project(move.before, None))


def _barrier(sitting: Sitting, move: Move, owner: int) -> Sentence | None:
    """Why this move cannot be taken back: something was seen, or another person has answered.

    A pass is an answer too, and so is the bar's "nobody"; only a pass by standing order, which is no
    move at all, and a computer's pass, which it will think of anew, stand in nobody's way; unless
    something was drawn or shown by it, as where the last pass settles a Study.
    """
    if move.act == "rewind":
        return Sentence("session.undo.rewound", {})
    if move.act == "speak":
        return Sentence("session.undo.spoke", {"name": sitting.seats[move.seat].name})
    if move.reveals:
        return Sentence("session.undo.revealed", {})
    if move.by == "nobody":
        return Sentence("session.undo.nobody", {})
    if move.seat != owner:
        return Sentence("session.undo.other", {"name": sitting.seats[move.seat].name})
    return None


def _owner(sitting: Sitting) -> int:
    """Whose decisions undo takes back: the person asked, or in a window the last who acted."""
    question, timeline = sitting.question, sitting.timeline
    if question and sitting.is_person(question.seat) and timeline.window() is None:
        return question.seat
    acted = (m.seat for m in reversed(timeline.moves) if m.act == "choose" and not m.is_pass)
    return next((seat for seat in acted if sitting.is_person(seat)), -1)
