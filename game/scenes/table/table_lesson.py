"""A lesson at a table: what lies where for its slip, and what its buttons do."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING, Any

from game.scenes.help.lesson import Lesson, LessonActs, Right, lesson_widgets, names_of
from game.scenes.library.lessons import chapter_over, offer_to_leap
from game.scenes.shell.hosting import MenuEntry
from game.scenes.table.table_hints import hint_widgets, is_calm, moment, surroundings_of
from game.session.traits import traits_of
from game.ui.widgets import Button, Widget

if TYPE_CHECKING:
    from game.scenes.table.scene import TableScene
    from game.session.sitting import Sitting

#: Own decisions without a word of the lesson after which it offers to leap to where it goes on.
PATIENCE = 30


def make_lesson(table: TableScene[Any]) -> Lesson | None:
    """The lesson that is taught at this table, if there is one."""
    sitting = table.sitting
    if sitting.lesson is None:
        return None
    title, chapter = sitting.setup.title, sitting.lesson
    pupil, rival, *_ = (seat.name for seat in sitting.seats)
    past = partial(names_since, sitting, len(chapter.played) + 1)
    happened = set(past())  # also what was seen before it was left
    return Lesson(table.app, title, chapter, pupil, rival, happened, past, since=sitting.length)


def names_since(sitting: Sitting, start: int) -> set[str]:
    """What a step may call anything that has happened since a move."""
    moves = sitting.timeline.moves[start:]
    return {name for move in moves for event in move.events for name in names_of(event)}


def told_widgets(table: TableScene[Any], widgets: Sequence[Widget]) -> list[Widget]:
    """The slip of a lesson; where it has nothing to say, or there is none, a hint."""
    lesson = table.lesson
    if lesson is None or lesson.is_left:
        return hint_widgets(table, widgets)
    if not is_calm(table) or table.acts.picking:
        return []
    now, room = moment(table, widgets), surroundings_of(table, widgets)
    taught = lesson_widgets(lesson, table.look, now, room, answers(table, widgets), acts(table))
    if lesson.is_over and not taught and not is_picking(table):
        end_lesson(table)
    elif is_astray(table, lesson):
        lesson.since = now.moves  # asked once, and again after as long
        leap = partial(chapter_over, table.app, lesson.title, lesson.chapter)
        app, title, chapter = table.app, lesson.title, lesson.chapter
        app.later(partial(offer_to_leap, app, title, chapter, leap, lesson.parting))
    return taught or hint_widgets(table, widgets)


def watch_lesson(table: TableScene[Any]) -> None:
    """While somebody else decides: was all told, or has the game taken the other good way?"""
    lesson = table.lesson
    if lesson is None or lesson.is_left or table.presenter.stage != "think":
        return
    if lesson.is_otherwise or lesson.is_done(table.sitting.length):
        end_lesson(table)


def right_among(table: TableScene[Any], keys: Sequence[str]) -> Sequence[str]:
    """Those of some answers that the step on the table asks for; nothing where all of them are."""
    right = [key for key in keys if is_told_to(table, key)]
    return right if len(right) < len(keys) else ()


def is_told_to(table: TableScene[Any], key: str) -> bool:
    """Does the step on the table ask for an answer?"""
    step = table.lesson.step if table.lesson and not table.lesson.is_left else None
    return step is not None and key.startswith(step.expect or ("-",))


def is_picking(table: TableScene[Any]) -> bool:
    """Is something begun that takes several clicks? It is ended first."""
    return table.presenter.choices.prompt in traits_of(table.sitting.setup.title).picking


def is_astray(table: TableScene[Any], lesson: Lesson) -> bool:
    """Has the pupil decided much since the lesson last knew a word about it?"""
    own = (move for move in table.sitting.timeline.moves[lesson.since :] if move.by == "person")
    return not lesson.shown and sum(1 for _ in own) >= PATIENCE


def end_lesson(table: TableScene[Any]) -> None:
    """All was told, or the game is over: what comes after the chapter is asked once."""
    lesson = table.lesson
    if lesson is not None and not lesson.is_left:
        lesson.is_left, parting = True, "" if lesson.is_over else lesson.parting
        over = partial(chapter_over, table.app, lesson.title, lesson.chapter, parting)
        table.app.later(over)


def lesson_entry(table: TableScene[Any]) -> list[MenuEntry]:
    """For the menu: back to a lesson that was left before all was told."""
    lesson = table.lesson
    if lesson is None or not lesson.is_left or lesson.is_over:
        return []

    def go_on() -> None:
        lesson.is_left = False
        table.app.stack.pop()
        table.rebuild()

    return [("lesson", table.words("lesson.leap"), go_on)]


def answers(table: TableScene[Any], widgets: Sequence[Widget]) -> list[Right]:
    """Every answer that can be clicked now: on slips and buttons, and on the parts."""
    found = [
        Right(widget.answer, widget.rect)
        for widget in widgets
        if isinstance(widget, Button) and widget.answer and widget.enabled
    ]
    spots = table.pointing.spots()
    return found + [Right(spot.key, spot.rect) for spot in spots if spot.key]


def acts(table: TableScene[Any]) -> LessonActs:
    """What the buttons of the slip do at this table."""
    lesson = table.lesson
    assert lesson is not None

    def go_on() -> None:
        at = lesson.step.at if lesson.step else ""
        lesson.go_on()
        pointed_at = [key for key in table.presenter.choices.keys if at == f"answer:{key}"]
        if pointed_at:
            table.presenter.intend(pointed_at)
        table.rebuild()

    def back() -> None:
        if lesson.back():
            table.acts.undo()
        table.rebuild()

    def leave() -> None:
        lesson.is_left = True
        table.rebuild()

    def why(entry: str) -> None:
        table.app.open_help(f"{lesson.title}/{entry}")

    return LessonActs(go_on, back, why, leave)
