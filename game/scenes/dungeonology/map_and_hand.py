"""How much of the table the map gets: the hand lies lower where a dungeon can be read only so."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.scenes.dungeonology.layout import Places, free_rooms
from game.scenes.dungeonology.turn_slip import TURN
from game.scenes.hand.fan import NOTHING
from game.scenes.hand.layout import RIM, TUCKED

if TYPE_CHECKING:
    from game.scenes.dungeonology.table import DungeonTable

#: The share of the height of the window that a tile has at which a dungeon is easy to read, and at
#: which it can still be read.
LARGE, READABLE = 0.18, 0.117
#: Why the hand waits at the edge of the window: the map needs its room.
ROOM = "room for the map"


class MapAndHand:
    """Divides what is free of one table between its map and its hand."""

    def __init__(self, table: DungeonTable) -> None:
        self.table = table

    def is_kept(self) -> bool:
        """Is the holder's own turn between two of its questions? The hand may lie low for so long."""
        table = self.table
        is_own = table.sitting.whose_turn == table.presenter.holder
        return is_own and table.presenter.choices.prompt not in TURN

    def free(self, places: Places) -> pygame.Rect:
        """The part of the map that no panel and no hand at rest covers."""
        hand = self.table.hand
        shown = self._shown_of_hand(places)
        hand.lower(ROOM, shown < hand.layout.shape.stands, min(shown, TUCKED))
        at_rest = hand.layout.tucked if hand.layout.low else hand.layout.shape.stands
        return self._above(places, hand.layout.top_showing(at_rest))

    def _shown_of_hand(self, places: Places) -> float:
        """How much of a card shows at rest: less where a whole dungeon is easy to read only so.

        Or where it can be read only so; in the own turn, and where nothing can be played anyway.
        """
        table, hand = self.table, self.table.hand
        steps = (
            (TUCKED, RIM) if NOTHING in hand.layout.low else (hand.layout.shape.stands, TUCKED, RIM)
        )
        if table.folded or (
            steps[0] == hand.layout.shape.stands and table.presenter.choices.prompt not in TURN
        ):
            return steps[0]
        camera = table.board.camera
        sides = [
            camera.side_in(self._above(places, hand.layout.top_showing(share))) for share in steps
        ]
        for least in (LARGE, READABLE):
            large = [
                share
                for share, side in zip(steps, sides, strict=True)
                if side >= int(table.area.h * least)
            ]
            if large:
                return large[0]
        return steps[0]

    def _above(self, places: Places, top: int) -> pygame.Rect:
        """The largest room for the map above a hand that begins so far down."""
        outer, papers = places.clear.copy(), [places.end, *places.buttons]
        if not self.table.folded:
            outer.h = top - self.table.u(1) - outer.top
            papers.append(places.notes)
        return self.table.board.camera.roomiest(free_rooms(outer, papers))
