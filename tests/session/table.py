"""People and random players for tests of the session."""

from __future__ import annotations

import random
from collections.abc import Iterator

from game.session.setup import SetUp, add_seat, first_setup, quick_setup
from game.session.sitting import Sitting
from tests.seats import NAMES


def people(n: int, title: str = "dungeonology") -> SetUp:
    """A table of n people."""
    setup = first_setup(title, NAMES[:2])
    for name in NAMES[2:n]:
        add_seat(setup, name)
    return setup


def mixed_title(seed: int) -> str:
    """A title for a seed: of five games three are of the first, one of each other."""
    return {2: "atlandice", 3: "catacombs"}.get(seed % 5, "dungeonology")


def one_person(title: str = "dungeonology") -> SetUp:
    """One person and three computers."""
    return quick_setup(title, NAMES)


class Hands:
    """Answers anything at random, and presses some signs on bars."""

    def __init__(self, seed: int) -> None:
        self.chance = random.Random(seed)

    def do(self, sitting: Sitting) -> bool:
        """One more answer; False when the game is over."""
        now = sitting.now()
        if now.todo == "over":
            return False
        if now.bar:
            sitting.go_on([seat for seat in now.bar.seats if self.chance.random() < 0.3])
        elif sitting.question:
            sitting.choose(self.chance.choice(sitting.question.options).key)
        return True

    def play(self, sitting: Sitting, answers: int = 100_000) -> Iterator[int]:
        """So many answers, or to the end; gives the number of each."""
        for number in range(answers):
            if not self.do(sitting):
                return
            yield number


def played(sitting: Sitting, seed: int, answers: int = 100_000) -> Sitting:
    """The same sitting after so many random answers."""
    for _ in Hands(seed).play(sitting, answers):
        pass
    return sitting
