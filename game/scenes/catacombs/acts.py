"""What people do at a table of Catacombs beside what they do at any."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import TYPE_CHECKING, Literal

import pygame

from game.content.sentences import together
from game.engine.core.agenda import verb_of
from game.engine.titles.catacombs.view_types import View, own_preview
from game.scenes.catacombs.counters import PLAY_ALL
from game.scenes.catacombs.inspect import CatacombSheet
from game.scenes.shell.dialog import Confirm
from game.scenes.table.acts import TableActs
from game.ui.spot import Thing
from game.ui.words import Markup

if TYPE_CHECKING:
    from game.scenes.catacombs.table import CatacombTable

END = "end"
PLAYED = ("play", PLAY_ALL)
#: What may be left at the end of a turn, as its preview tells it, and what takes it.
LEFT: Mapping[Literal["skill", "swords", "boots"], tuple[str, ...]] = {
    "skill": ("acquire", "use"),
    "swords": ("defeat", "walk", "explore"),
    "boots": ("walk", "explore"),
}
#: Acts that are still offered and would be lost for this turn.
OFFERED = ("take", "unlock")


class CatacombActs(TableActs[View]):
    """Ending a turn with something left asks once; hands are laid face down."""

    table: CatacombTable
    inner = frozenset(
        {
            "fight",
            "portal",
            "leap",
            "pay",
            "market_item",
            "record_afar",
            "trash",
            "settle",
            "replace",
        }
    )

    def __init__(self, table: CatacombTable) -> None:
        super().__init__(table)
        self.asked_turn = -1

    def can_cancel(self) -> bool:
        """Not where cards that were played ask by themselves: that was not begun with a click."""
        moves = self.table.sitting.timeline.moves
        return super().can_cancel() and verb_of(moves[-1].key) not in PLAYED

    def walk(self, keys: list[str]) -> None:
        left = self.left_over() if keys[0] == END else []
        if left:
            self._ask_to_end(left, partial(super().walk, keys))
        else:
            super().walk(keys)

    def left_over(self) -> list[str]:
        """What would be lost with the turn, in words; nothing if that was asked before.

        What is left and buys nothing is no loss.
        """
        presenter, words = self.presenter, self.app.words
        if not self.app.settings.confirm_end_of_turn or self.asked_turn == presenter.view["turn"]:
            return []
        choices = presenter.choices
        facts = own_preview(choices.preview(END))
        left = [
            words(f"catacombs.left.{name}", n=facts[name])
            for name, takers in LEFT.items()
            if facts.get(name) and choices.by_verb(*takers)
        ]
        return left + [words(f"catacombs.left.{verb}") for verb in OFFERED if choices.by_verb(verb)]

    def _ask_to_end(self, left: list[str], do: Callable[[], None]) -> None:
        self.put_away()
        self.asked_turn = self.presenter.view["turn"]
        words = self.app.words
        text = words("catacombs.left.text", what=Markup(together(words.texts, left)))
        heading, yes = words("catacombs.left.heading"), words("catacombs.left.yes")
        self.app.stack.push(Confirm(self.app, heading, text, yes, do))

    # --- slips -----------------------------------------------------------------------------

    def has_loose(self) -> bool:
        return super().has_loose() or bool(self.table.recap.lines)

    def put_away(self) -> None:
        super().put_away()
        self.table.recap.lines = []

    # --- other looks -----------------------------------------------------------------------

    def sheet_of(self, thing: Thing) -> CatacombSheet:
        table = self.table
        return CatacombSheet(
            self.app, thing, self.presenter.view, table.speech.names, table.colours
        )

    def inspect(self, thing: Thing) -> None:
        """The market is a stall on the table; everything else has a sheet."""
        if thing[0] != "market":
            super().inspect(thing)
            return
        self.table.stall.toggle()
        self.table.refresh()

    def glance(self, thing: Thing | None) -> None:
        self.table.board.glance(str(thing[1]) if thing and thing[0] == "tile" else "")

    def look_at_board(self) -> None:
        """The whole map as it lay at the end."""
        super().look_at_board()
        self.table.board.camera.fit()

    def toggle_hand(self) -> None:
        """Lay the hand face down or turn it up."""
        self.presenter.hide(not self.presenter.hidden)

    def play_all(self) -> None:
        """All cards of the hand, as far as nothing is to be chosen."""
        if PLAY_ALL in self.presenter.choices.keys:
            self.choose(PLAY_ALL)

    def go_on(self) -> None:
        if self.presenter.stage == "bar":
            self.presenter.go_on()
        elif self.table.recap.lines and not self.presenter.choices.end:
            self.table.recap.close()
        else:
            super().go_on()

    # --- keys ------------------------------------------------------------------------------

    def takes_key(self, event: pygame.event.Event) -> bool:
        """With a tile in the hand Tab, Enter and the turning keys are about the tile."""
        return bool(self.presenter.choices.by_verb("lay")) and self.table.board.handle(event)

    def key_acts(self) -> dict[int, Callable[[], object]]:
        own: dict[int, Callable[[], object]] = {
            pygame.K_h: self.toggle_hand,
            pygame.K_p: self.play_all,
        }
        return {**super().key_acts(), **own}
