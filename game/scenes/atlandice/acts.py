"""What people do at a table of Atlandice beside what they do at any."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.engine.titles.atlandice.view_types import View
from game.scenes.atlandice.inspect import CitySheet
from game.scenes.table.acts import TableActs
from game.scenes.table.part import Thing

if TYPE_CHECKING:
    from game.scenes.atlandice.table import CityTable


class CityActs(TableActs[View]):
    """A click on a thing may be the beginning of several answers."""

    table: CityTable

    def choose(self, key: str) -> None:
        """An answer, or the beginning of several: then it is asked which."""
        keys = self.course.choices.keys
        found = [one for one in keys if one == key or one.startswith(key + ":")]
        if len(found) == 1 or key in keys:
            self.walk([key if key in keys else found[0]])
        elif found:
            spots = [spot.rect for spot in self.table.spots() if spot.key == key]
            # Beside the smallest thing that means it, a die or a heap, not over the whole area.
            near = min(spots, key=lambda rect: rect.w * rect.h, default=self.table.area)
            self.pick(found, near)

    def sheet_of(self, thing: Thing) -> CitySheet:
        table = self.table
        return CitySheet(self.app, thing, self.course.view, table.speech, table.sitting.seats)
