"""The presenter of Catacombs: no curtain where the players opened their hands (C2.15)."""

from __future__ import annotations

from game.engine.titles.catacombs.view_types import View
from game.scenes.table.presenter import Presenter


class CatacombPresenter(Presenter[View]):
    """One sitting with hidden or open hands."""

    def _needs_curtain(self, seat: int) -> bool:
        return not self.view["open_hands"] and super()._needs_curtain(seat)
