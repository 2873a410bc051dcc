"""The game of a lesson: begun from a prepared position, kept apart from other games.

    lessons/<title>/<chapter>/games/…      the game of a chapter, as every other running game

Rivals answer from the script of the chapter as far as the game goes by it, and pass wherever they can
until the answer that comes next is offered. Once one had to decide something else, all decide like any
computer player.
"""

from __future__ import annotations

import shutil
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from game.content.lessons import Chapter
from game.engine.core.options import COLOURS
from game.session.folders import data_dir
from game.session.setup import SeatSetUp, SetUp
from game.session.traits import PASS

if TYPE_CHECKING:
    from game.api import Question
    from game.session.library import Library
    from game.session.sitting import Sitting
    from game.session.timeline import Move

PUPIL = 0
"""The seat of whoever is taught."""


def folder_of(title: str, chapter: Chapter) -> Path:
    """Where the game of a chapter is kept."""
    return data_dir() / "lessons" / title / chapter.id


def forget(title: str, chapter: Chapter) -> None:
    """A chapter begins anew: the game that was kept goes."""
    shutil.rmtree(folder_of(title, chapter), ignore_errors=True)


def begin(library: Library, title: str, chapter: Chapter, names: Sequence[str]) -> Sitting:
    """The game of a chapter from its first moment: the pupil sits on the first seat."""
    seats = [
        SeatSetUp(names[i], COLOURS[i], "person" if i == PUPIL else "novice", dict(choices))
        for i, choices in enumerate(chapter.seats)
    ]
    sitting = library.start(SetUp(title, seats, dict(chapter.options)), chapter.seed)
    for key in chapter.played:
        sitting.choose(key)
    sitting.lesson = chapter
    return sitting


def scripted_answer(lesson: Chapter | None, moves: Sequence[Move], question: Question) -> str:
    """What the script has a rival answer now; "" where it does not foresee the question."""
    left = _left_of(lesson, moves) if lesson else ()
    return next((key for key in (*left[:1], PASS) if left and question.find(key)), "")


def _left_of(lesson: Chapter, moves: Sequence[Move]) -> Sequence[str]:
    """What is left of the script; nothing once a rival has left it."""
    at = 0
    for move in moves[len(lesson.played) + 1 :]:
        if move.by != "computer":
            continue
        if at < len(lesson.rivals) and move.key == lesson.rivals[at]:
            at += 1
        elif move.key != PASS:
            return ()
    return lesson.rivals[at:]
