"""The presenter where all information is open: no curtain, the same eyes for everybody."""

from __future__ import annotations

from game.engine.titles.atlandice.view_types import View
from game.scenes.table.presenter import Presenter


class OpenPresenter(Presenter[View]):
    """One sitting of a game without secrets (A0.3): everybody sees what a spectator sees."""

    def show_first_roll(self) -> None:
        """The gates are open before anybody has done anything: let people see the dice roll."""
        rolled = self.sitting.events_for(None)[-1:]
        if not rolled:  # a game taken up in its middle has no roll to show
            return
        self.pending.append((rolled[0].event, self.view))
        self._is_again = True

    def _whose_eyes(self) -> int | None:
        return None

    def _needs_curtain(self, seat: int) -> bool:
        return False
