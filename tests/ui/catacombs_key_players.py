"""People at the table of Catacombs who have no mouse: they play by key events only."""

import pygame

from game.scenes.shell.dialog import Dialog
from tests.ui.catacombs_players import CatacombPlayers
from tests.ui.keyboard import Keyboard


class CatacombKeyPlayers(Keyboard, CatacombPlayers):
    """The same people with Tab, Enter, Space, P and the turning keys."""

    def _answer(self, key: str) -> None:
        table, before = self.table, self.table.sitting.length
        self.asked.add(table.presenter.choices.prompt)
        self.verbs.add(key.split(":")[0])
        if key.startswith("lay:"):
            self._lay(key)
        elif key == "end":
            self.key(pygame.K_SPACE)
        elif key == "play_all":
            self.key(pygame.K_p)
        else:
            self._use(key)
        if isinstance(self.top, Dialog):
            self.click(self.top.answers[-1][0])
        assert table.sitting.length > before, f"{key} was wanted, nothing happened"

    def _use(self, key: str) -> None:
        """A button or a thing that stands for an answer, or that asks which is meant."""
        name = f"answer:{key}"
        widgets = [widget.id for widget, _ in self.table.page.each()]
        self._press(name if name in widgets else self.spots(key)[0].id)
        if self.table.acts.picking:
            self.click(f"pick:{key}")

    def _press(self, name: str) -> None:
        """By its number while a tile is held, which has Tab for itself; else by Tab and Enter."""
        if self.table.board.board.laying is None:
            self.click(name)
            return
        number = [widget.id for widget in self.table.page.numbered()].index(name)
        if not self.table.page.by_keyboard:
            self.key(pygame.K_1)
        self.key(pygame.K_1 + number)

    def _lay(self, key: str) -> None:
        """The tile hangs over its only place: R until it lies as wanted, then Enter."""
        laying = self.table.board.board.laying
        assert laying is not None
        self.key(pygame.K_TAB)
        for _ in range(4):
            if laying.chosen and laying.chosen.key == key:
                break
            self.key(pygame.K_r)
        self.key(pygame.K_RETURN)
