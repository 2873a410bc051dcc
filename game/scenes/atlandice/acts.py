"""What people do at a table of Atlandice beside what they do at any."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.engine.titles.atlandice.view_types import View
from game.scenes.atlandice.city import City
from game.scenes.atlandice.city_keys import CityKeys
from game.scenes.atlandice.inspect import CitySheet
from game.scenes.table.acts import TableActs
from game.ui.spot import Thing

if TYPE_CHECKING:
    from game.scenes.atlandice.table import CityTable


class CityActs(TableActs[View]):
    """A click on a thing may be the beginning of several answers."""

    table: CityTable
    inner = frozenset({"take", "take_from", "swap", "move", "change_die", "sail"})

    @property
    def city(self) -> City:
        """The board."""
        city = self.table.parts["city"]
        assert isinstance(city, City)
        return city

    def choose(self, key: str) -> None:
        """An answer, or the beginning of several: then it is asked which.

        While a piece waits for its goal, the goal may be clicked on the board as well.
        """
        found = CityKeys(self.presenter.choices).meant_by(key, self.city.held)
        self.city.hold("")
        if len(found) == 1 or key in found:
            self.walk([key if key in found else found[0]])
        elif found:
            self.city.hold(key)
            spots = [spot.rect for spot in self.table.pointing.spots() if spot.key == key]
            # Beside the smallest thing that means it, a die or a heap, not over the whole area.
            near = min(spots, key=lambda rect: rect.w * rect.h, default=self.table.area)
            self.pick(found, near)

    def is_inner(self) -> bool:
        """Also the second resource of a donation."""
        return super().is_inner() or bool(self.presenter.choices.args.get("paid"))

    def back(self) -> None:
        """Esc: what waits for its goal lies down again, with the slip that asks for it."""
        held = self.city.held and not self.picking
        self.city.hold("")
        if not held:
            super().back()

    def drop_moot(self) -> None:
        super().drop_moot()
        if not CityKeys(self.presenter.choices).meant_by(self.city.held):
            self.city.hold("")

    def sheet_of(self, thing: Thing) -> CitySheet:
        table = self.table
        return CitySheet(self.app, thing, self.presenter.view, table.speech, table.sitting.seats)
