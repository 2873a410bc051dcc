"""The large readable view of anything of Atlandice."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import pygame

from game.engine.titles.atlandice.view_types import View
from game.scenes.atlandice.detail import CityDetails
from game.scenes.atlandice.speech import CitySpeech
from game.scenes.atlandice.tile_card import SHAPE, tile_picture
from game.scenes.table.detail import Detail
from game.scenes.table.inspect import ThingSheet
from game.session.setup import SeatSetUp
from game.ui.spot import Thing

if TYPE_CHECKING:
    from game.scenes.shell.app import App


class CitySheet(ThingSheet[View]):
    """Areas, tiles, resources, dice, spaces of the clock and players."""

    shape = SHAPE

    def __init__(
        self, app: App, thing: Thing, view: View, speech: CitySpeech, seats: Sequence[SeatSetUp]
    ) -> None:
        super().__init__(app, thing, view, speech.names)
        self.speech = speech
        self.seats = seats

    def another(self, thing: Thing) -> CitySheet:
        return CitySheet(self.app, thing, self.view, self.speech, self.seats)

    def detail(self) -> Detail | None:
        return CityDetails(self.app, self.speech, self.view).of(self.thing)

    def card(self, thing: Thing, wide: int) -> pygame.Surface:
        return self._tile(thing[-1], wide)

    def picture(self, picture: tuple[Any, ...], wide: int) -> pygame.Surface:
        kind, name = picture
        if kind == "tile":
            return self._tile(name, round(wide * 0.8))
        if kind == "owner":
            return self.pasted(self._owner(name, wide // 2))
        side = wide * (0.5 if name.startswith("signs/") else 0.85)
        return self.pasted(self.look.pictures.get(name, side))

    def _tile(self, tile: str, wide: int) -> pygame.Surface:
        return tile_picture(
            self.look, self.speech.box.tiles[tile], self.speech.tile_name(tile), wide
        )

    def _owner(self, owner: int, side: int) -> pygame.Surface:
        if owner < len(self.seats):
            return self.look.medallion("", self.seats[owner].colour, side)
        return self.look.pictures.get("signs/neutral", side)
