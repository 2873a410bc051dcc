"""The table of a puzzle: a game up to its question, with the person on the seat that is asked."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from game import api
from game.content.puzzles import Puzzle, load_puzzles
from game.engine.core.options import COLOURS
from game.session.fairness import new_secret
from game.session.occasions import PUZZLE
from game.session.save_codec import snapshot_of
from game.session.setup import INSTEAD, SeatSetUp, SetUp
from game.session.sitting import Sitting
from game.session.timeline import Timeline


def position(title: str, puzzle: Puzzle) -> api.State:
    """The state whose question is the puzzle."""
    state = api.new_game(title, puzzle.seats, puzzle.seed, puzzle.options)
    for key in puzzle.played:
        api.choose(state, key)
    return state


@cache
def asked_seat(title: str, puzzle_id: str) -> int:
    """Whose question a puzzle is."""
    puzzle = next(one for one in load_puzzles(title) if one.id == puzzle_id)
    question = position(title, puzzle).question
    assert question is not None
    return question.seat


def lay_puzzle(title: str, puzzle: Puzzle, names: Sequence[str]) -> Sitting:
    """A sitting that begins there; nothing of it is kept."""
    state = position(title, puzzle)
    question = state.question
    assert question is not None
    seats = [
        SeatSetUp(names[i], COLOURS[i], "person" if i == question.seat else INSTEAD)
        for i in range(puzzle.seats)
    ]
    setup = SetUp(title, seats, dict(puzzle.options), f"{PUZZLE}{puzzle.id}", advice=False)
    api.seat_computers(state, [i for i in range(puzzle.seats) if i != question.seat])
    state.events = []
    return Sitting(setup, new_secret(None), Timeline(state), [snapshot_of(state, 0)])


def answered(sitting: Sitting) -> str:
    """What the person answered to the question of the puzzle; "" before."""
    by_person = (move for move in sitting.timeline.moves if move.by == "person")
    return next((move.key for move in by_person if move.act == "choose"), "")
