"""Opening puzzles, what is said at their tables, and which are solved."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from game.content.puzzles import Puzzle, load_puzzles
from game.scenes.library.occasions import puzzle_words
from game.scenes.shell.dialog import Dialog, DialogAnswer, nothing
from game.scenes.shell.hosting import MenuEntry
from game.scenes.shell.title_scenes import scenes_of
from game.session.puzzle_table import lay_puzzle

if TYPE_CHECKING:
    from game.scenes.shell.app import App


def solved_key(title: str, puzzle: Puzzle) -> str:
    """What is remembered of a puzzle that was solved."""
    return f"{title}.{puzzle.id}"


def puzzle_named(title: str, name: str) -> Puzzle:
    """The puzzle of that id."""
    return next(puzzle for puzzle in load_puzzles(title) if puzzle.id == name)


def open_puzzle(app: App, title: str, puzzle: Puzzle) -> None:
    """To the table of a puzzle, with its question over it."""
    names = [app.words(f"setup.names.{i}") for i in range(puzzle.seats)]
    app.stack.reset(scenes_of(title).table(app, lay_puzzle(title, puzzle, names)))
    hint = partial(_tell, app, title, puzzle, "hint", [_look(app)])
    answers: list[DialogAnswer] = [("hint", app.words("puzzle.hint"), "paper", hint), _look(app)]
    _tell(app, title, puzzle, "question", answers)


def puzzle_entries(app: App, title: str, name: str) -> list[MenuEntry]:
    """For the menu of its table: help before an answer was given."""
    puzzle = puzzle_named(title, name)

    def tell(part: str) -> None:
        app.stack.pop()
        _tell(app, title, puzzle, part, [_look(app)])

    parts = ("hint", "solution")
    return [(part, app.words(f"puzzle.{part}"), partial(tell, part)) for part in parts]


def puzzle_answered(app: App, title: str, puzzle: Puzzle, key: str) -> None:
    """Whether it was the best answer, and what can be done now."""
    is_right = key == puzzle.answer
    if is_right:
        app.progress.puzzle_solved(solved_key(title, puzzle))
    words, again = app.words, partial(open_puzzle, app, title, puzzle)
    answers: list[DialogAnswer] = [
        ("leave", words("puzzle.leave"), "paper", partial(to_puzzles, app))
    ]
    if is_right:
        answers += [("on", words("puzzle.play_on"), "paper", nothing), *_next(app, title, puzzle)]
        text = app.words(
            "puzzle.told", verdict=words("puzzle.right"), why=_words(app, title, puzzle, "solution")
        )
    else:
        hint = partial(_tell, app, title, puzzle, "hint", [_again(app, again)])
        solution = partial(_tell, app, title, puzzle, "solution", [_again(app, again)])
        answers += [
            ("solution", words("puzzle.solution"), "paper", solution),
            ("hint", words("puzzle.hint"), "paper", hint),
            _again(app, again),
        ]
        text = words("puzzle.wrong")
    app.stack.push(Dialog(app, _heading(app, title, puzzle), text, answers, "leave"))


def to_puzzles(app: App) -> None:
    """Back to the page of challenges, over the title."""
    app.open_title()
    if app.games:
        app.stack.push(app.games.challenges_scene(app))


def _next(app: App, title: str, puzzle: Puzzle) -> list[DialogAnswer]:
    """The puzzle after this one, if there is one."""
    found = list(load_puzzles(title))
    after = found[found.index(puzzle) + 1 :]
    if not after:
        return []
    return [("next", app.words("puzzle.next"), "brass", partial(open_puzzle, app, title, after[0]))]


def _tell(app: App, title: str, puzzle: Puzzle, name: str, answers: list[DialogAnswer]) -> None:
    """One of the texts of a puzzle on a slip."""
    text = _words(app, title, puzzle, name)
    app.stack.push(Dialog(app, _heading(app, title, puzzle), text, answers, answers[-1][0]))


def _words(app: App, title: str, puzzle: Puzzle, name: str) -> str:
    return puzzle_words(app.words, title, puzzle.id, name)


def _heading(app: App, title: str, puzzle: Puzzle) -> str:
    number = list(load_puzzles(title)).index(puzzle) + 1
    return app.words("puzzle.heading", title=app.words(f"{title}.title.name"), n=number)


def _look(app: App) -> DialogAnswer:
    return ("look", app.words("puzzle.look"), "brass", nothing)


def _again(app: App, act: Callable[[], None]) -> DialogAnswer:
    return ("again", app.words("puzzle.again"), "brass", act)
