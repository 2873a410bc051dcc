"""People at a table of any title: one mouse for everybody, by real events only."""

from __future__ import annotations

import random
from typing import Any, Generic, TypeVar

from game.scenes.records.scores import ScoresScene
from game.scenes.shell.stack import Scene
from game.scenes.table.scene import TableScene
from tests.ui.driver import Driver

_T = TypeVar("_T", bound=TableScene[Any])


class TablePlayers(Generic[_T]):
    """What they want comes by chance; a title's own say how it is clicked."""

    def __init__(self, table: _T, seed: int = 1, driver: Driver | None = None) -> None:
        self.table = table
        self.driver = driver or Driver(table.app)
        self.rng = random.Random(seed)
        self.clicks = 0
        self.asked: set[str] = set()

    @property
    def top(self) -> Scene | None:
        return self.table.app.stack.top

    def play(self, most: int = 6000) -> bool:
        """Click until the game is over; True if the scores lie there."""
        while self.clicks < most:
            if isinstance(self.top, ScoresScene):
                return True
            self.act()
        return False

    def act(self) -> None:
        """One thing somebody does now."""
        raise NotImplementedError

    def click(self, name: str) -> None:
        self.driver.show(name)
        self.click_at(self.driver.spots()[name].rect.center)

    def click_at(self, pos: tuple[int, int]) -> None:
        self.clicks += 1
        self.driver.click_at(pos)

    def button(self, key: str) -> tuple[int, int] | None:
        """The middle of the button that gives an answer, if there is one."""
        name = f"answer:{key}"
        if self.table.page.find(name) is None:
            return None
        self.driver.show(name)
        return self.driver.spots()[name].rect.center
