"""Opening lessons: the chapter that comes next, its game as it was left, and what comes after it."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from game.content.lessons import Chapter, chapter_with, load_lesson
from game.scenes.records.scores import ScoresScene
from game.scenes.shell.dialog import Dialog, DialogAnswer
from game.session import lesson
from game.session.faults import SessionFault
from game.session.library import Library
from game.session.setup import load_setup, practice_setup

if TYPE_CHECKING:
    from game.scenes.shell.app import App
    from game.session.sitting import Sitting


def key_of(title: str, chapter: Chapter) -> str:
    """What is remembered of a chapter that is over."""
    return f"{title}.lesson.{chapter.id}"


def unfinished(app: App, title: str) -> list[Chapter]:
    """Chapters that are still to be played."""
    done = app.settings.lessons
    return [chapter for chapter in load_lesson(title) if key_of(title, chapter) not in done]


def open_lesson(app: App, title: str) -> None:
    """The next chapter; whoever has played them all chooses one."""
    left = unfinished(app, title)
    if left:
        open_chapter(app, title, left[0])
        return
    words = app.words
    answers = [
        (f"chapter:{one.id}", words(f"{title}.lesson.{one.id}.heading"), "paper",
         partial(open_chapter, app, title, one))
        for one in load_lesson(title)
        if not one.after
    ]  # fmt: skip
    close = ("close", words("dialog.close"), "paper", lambda: None)
    text = words("lesson.again")
    app.stack.push(Dialog(app, words(f"{title}.lesson.name"), text, [*answers, close], "close"))


def open_chapter(app: App, title: str, chapter: Chapter) -> None:
    """To the table of a chapter, as it was left or from its beginning."""
    from game.scenes.library.games import Host

    is_again = chapter not in unfinished(app, title)
    sitting = None if is_again else _left(title, chapter)
    if sitting is None:
        for one in chapter_with(title, chapter) if is_again else [chapter]:
            app.progress.forget_lesson(key_of(title, one))
            lesson.forget(title, one)
        library = Library(lesson.folder_of(title, chapter))
        sitting = lesson.begin(library, title, chapter, _names(app, title))
    Host().open(app, sitting)


def _left(title: str, chapter: Chapter) -> Sitting | None:
    """The game of a chapter where it was left; None if there is none to go on with."""
    library = Library(lesson.folder_of(title, chapter))
    try:
        entry = library.latest()
        if entry is None or entry.fault:
            return None
        sitting = library.resume(entry, rescue=False).sitting
    except (OSError, SessionFault):
        return None
    sitting.lesson = chapter
    return sitting if sitting.outcome is None else None


def _names(app: App, title: str) -> list[str]:
    """The pupil as in the last set-up, and rivals."""
    names = [app.words(f"setup.names.{i}") for i in range(6)]
    last = load_setup(title, names)
    own = next((seat.name for seat in last.seats if seat.kind == "person"), names[0])
    return [own, *(name for name in names if name != own)]


def chapter_over(app: App, title: str, chapter: Chapter, parting: str = "") -> None:
    """All of a chapter was told, or its game parts from it with some words: on to what comes after it."""
    app.progress.lesson_told(key_of(title, chapter))
    later = next((one for one in load_lesson(title) if one.after == chapter.id), None)
    if later is None:
        _ask_what_next(app, title, chapter)
    elif parting:
        offer_to_leap(app, title, chapter, partial(open_chapter, app, title, later), parting)
    else:
        open_chapter(app, title, later)


def offer_to_leap(
    app: App, title: str, chapter: Chapter, leap: Callable[[], None], text: str
) -> None:
    """Somebody plays another game than the lesson foresaw: stay, or leap to where it goes on."""
    words = app.words
    answers: list[DialogAnswer] = [
        ("next", words("lesson.leap"), "brass", leap),
        _stay(app),
    ]
    app.stack.push(Dialog(app, _heading(app, title, chapter), text, answers, "play_on"))


def _stay(app: App) -> DialogAnswer:
    """On at this table, or a look at the scores that lie on it."""
    is_over = any(isinstance(scene, ScoresScene) for scene in app.stack.scenes)
    key = "lesson.scores" if is_over else "lesson.play_on"
    return ("play_on", app.words(key), "paper", lambda: None)


def _heading(app: App, title: str, chapter: Chapter) -> str:
    return app.words(f"{title}.lesson.{chapter_with(title, chapter)[0].id}.heading")


def _ask_what_next(app: App, title: str, chapter: Chapter) -> None:
    """A chapter was played: on to the next one, to a real game, or on at this table."""
    words, left = app.words, unfinished(app, title)
    answers: list[DialogAnswer] = []
    if left:
        text = words("lesson.next", chapter=_heading(app, title, left[0]))
        answers.append(("next", text, "brass", partial(open_chapter, app, title, left[0])))
    else:
        real = partial(_real_game, app, title)
        answers.append(("real", words("lesson.real_game"), "brass", real))
    answers.append(_stay(app))
    done = words(f"{title}.lesson.{chapter.id}.done")
    app.stack.push(Dialog(app, _heading(app, title, chapter), done, answers, "play_on"))


def _real_game(app: App, title: str) -> None:
    """A first game against the gentlest computer player."""
    app.start_game(practice_setup(title, _names(app, title)))
