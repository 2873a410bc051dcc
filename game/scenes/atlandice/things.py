"""Things of Atlandice that can be pointed at: the kind first, then the area they belong to."""

from __future__ import annotations

from game.engine.titles.atlandice.view_types import View
from game.scenes.table.panel import Panel
from game.ui.spot import Thing

IN_AREAS = frozenset({"area", "boat", "die", "good", "row", "tile"})
"""Kinds whose second part is the number of an area; a row is of the area's own resource."""


class AreaPanel(Panel[View]):
    """A panel that marks the area of whatever is pointed at elsewhere."""

    def mark(self, thing: Thing | None) -> None:
        super().mark(("area", thing[1]) if thing and thing[0] in IN_AREAS else thing)
