"""Run in a process of its own: our rules under random players, measured for the bench.

Prints one JSON line: counted and all decisions a second, microseconds for a copy in mid-game.
"""

from __future__ import annotations

import json
import random
import sys
import time
from collections.abc import Callable

from game.api import Question, State, choose, new_game, pending, set_order


def new_four(title: str, seed: int) -> State:
    """A four-seat game; where there are standing orders, everybody is always asked."""
    state = new_game(title, seats=4, seed=seed)
    for seat in range(4) if title == "dungeonology" else ():
        set_order(state, seat, "always")
    return state


def random_game(title: str, seed: int) -> tuple[int, int]:
    """Play one game at random: questions with two or more answers, and all questions."""
    state = new_four(title, seed)
    pick = random.Random(seed).random
    counted = asked = 0
    while isinstance(question := pending(state), Question):
        options = question.options
        asked += 1
        counted += len(options) > 1
        choose(state, options[int(pick() * len(options))])
    return counted, asked


def our_decisions(title: str, seconds: float, seed: int) -> tuple[float, float]:
    """Counted and all decisions a second."""
    counted = asked = 0
    start = time.process_time()
    while time.process_time() - start < seconds:
        more = random_game(title, seed)
        counted, asked, seed = counted + more[0], asked + more[1], seed + 1
    spent = time.process_time() - start
    return counted / spent, asked / spent


def mid_game(title: str, decisions: int, seed: int = 5) -> State:
    """A four-seat game after so many decisions."""
    for start in range(seed, seed + 100):
        state = new_four(title, start)
        for i in range(decisions):
            question = pending(state)
            if not isinstance(question, Question):
                break
            choose(state, question.options[i * 7 % len(question.options)])
        else:
            return state
    raise RuntimeError("no game lasted that long")


def microseconds(call: Callable[[], object], times: int = 5000) -> float:
    start = time.process_time()
    for _ in range(times):
        call()
    return (time.process_time() - start) / times * 1e6


if __name__ == "__main__":
    name, first_seed, length, halfway = sys.argv[1:]
    middle = mid_game(name, int(halfway))  # first: loading the data is measured elsewhere
    per_second, per_second_all = our_decisions(name, float(length), int(first_seed))
    copy = microseconds(middle.clone)
    print(json.dumps({"counted": per_second, "all": per_second_all, "copy": copy}))
