"""The large readable view of anything of Catacombs."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import pygame

from game.engine.titles.catacombs.view_types import View
from game.scenes.catacombs.detail import CatacombDetails
from game.scenes.catacombs.title_art import art_of, token_picture
from game.scenes.table.detail import Detail
from game.scenes.table.inspect import ThingSheet
from game.ui.spot import Thing

if TYPE_CHECKING:
    from game.scenes.shell.app import App


class CatacombSheet(ThingSheet[View]):
    """Cards, tokens, artifacts, tiles and players."""

    def __init__(
        self, app: App, thing: Thing, view: View, names: Sequence[str], colours: Sequence[str]
    ) -> None:
        super().__init__(app, thing, view, names)
        self.colours = colours

    def another(self, thing: Thing) -> CatacombSheet:
        return CatacombSheet(self.app, thing, self.view, self.names, self.colours)

    def detail(self) -> Detail | None:
        return CatacombDetails(self.app, self.view, self.names, self.colours).of(self.thing)

    def card(self, thing: Thing, wide: int) -> pygame.Surface:
        kind, name = thing
        if kind == "card":
            return art_of(self.app).cards.card(name, wide)
        return self.look.pictures.get(token_picture(art_of(self.app).box, name), wide)

    def picture(self, picture: tuple[Any, ...], wide: int) -> pygame.Surface:
        kind, name, *more = picture
        if kind == "card":
            return art_of(self.app).cards.card(name, wide)
        if kind == "tile":
            return art_of(self.app).tiles.picture(name, more[0], round(wide * 0.9))
        if kind == "portrait":
            return self.framed(name, wide)
        return self.pasted(self.look.pictures.get(name, wide * 0.7))
