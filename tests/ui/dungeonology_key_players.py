"""People at the table of Dungeonology who have no mouse: they play by key events only."""

import pygame

from game.scenes.dungeonology.attempt.aim import AimScene
from game.scenes.dungeonology.table import DungeonTable
from game.scenes.table.scene import TableScene
from game.scenes.tilemap.view import MapView
from tests.ui.dungeonology_players import DungeonPlayers
from tests.ui.keyboard import TABS, Keyboard
from tests.ui.typed import sure


class DungeonKeyPlayers(Keyboard, DungeonPlayers):
    """The same people as DungeonPlayers, with Tab, Enter, Space and numbers."""

    def _aside(self, top) -> None:
        areas = [area for area in top.clickable() if area.enabled]
        if areas:
            self.click(areas[-1].id)
        else:
            self.driver.pump(10)

    def _answer(self, table: DungeonTable) -> None:
        key = self.want(table)
        before = table.sitting.length
        if table.recap.lines:
            self.click("recap:close")
        if self.gives(table):
            if key != "done":
                self._use(table, self.spots_of(table, key)[0].id)
            self.click("answer:confirm")
        elif key.startswith("lay:"):
            self._lay(table, key)
        elif key == table.presenter.choices.end and not table.page.focus:
            self.key(pygame.K_SPACE)
        else:
            self._choose(table, key)
        if isinstance(self.top, TableScene):
            assert table.sitting.length > before, f"{key} was chosen and nothing happened"

    def _choose(self, table: DungeonTable, key: str) -> None:
        self._use(table, self._name_of(table, key))
        if table.acts.picking:
            self._use(table, f"pick:{key}")
        if isinstance(self.top, AimScene):
            self.click(f"aim:{key}")

    def _name_of(self, table: DungeonTable, key: str) -> str:
        """The button or the thing on a part that stands for an answer."""
        for name in (f"answer:{key}", f"answer:{key.split(':')[0]}"):
            if any(widget.id == name for widget, _ in table.page.each()):
                return name
        return self.spots_of(table, key)[0].id

    def _use(self, table: DungeonTable, name: str) -> None:
        """By its number, if it has one and luck will have it so, else by Tab."""
        numbers = [widget.id for widget in table.page.numbered()]
        if name in numbers and self.rng.random() < 0.5:
            digit = pygame.K_1 + numbers.index(name)
            if not table.page.by_keyboard:
                self.key(digit)
            self.key(digit)
        else:
            self.click(name)

    def _lay(self, table: DungeonTable, key: str) -> None:
        """Tab to the place, R to the turn, Enter."""
        board = table.board
        assert isinstance(board, MapView)
        laying = board.board.laying
        assert laying is not None
        for _ in range(TABS):
            if laying.chosen and key in [lay.key for lay in laying.places[sure(laying.cell)]]:
                break
            self.key(pygame.K_TAB)
        for _ in range(4):
            if sure(laying.chosen).key == key:
                break
            self.key(self.rng.choice((pygame.K_r, pygame.K_e, pygame.K_q)))
        self.key(pygame.K_RETURN)
