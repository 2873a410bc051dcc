"""The large readable view of anything of Dungeonology."""

from __future__ import annotations

from typing import Any

import pygame

from game.engine.titles.dungeonology.view_types import View, zone_if_laid
from game.scenes.dungeonology.card_faces import alert_row
from game.scenes.dungeonology.detail import DungeonDetails
from game.scenes.dungeonology.faces import portrait
from game.scenes.dungeonology.note_board import NoteBoard
from game.scenes.dungeonology.title_art import art_of
from game.scenes.dungeonology.zone_tiles import ZonePieces, face_of, zone_art
from game.scenes.shell.sheet import Column
from game.scenes.table.detail import Detail
from game.scenes.table.inspect import ThingSheet
from game.scenes.tilemap.model import Face
from game.ui.card_press import SHAPE
from game.ui.spot import Thing
from game.ui.widgets import Paint


class InspectSheet(ThingSheet[View]):
    """Cards, zones, scholars, tokens and piles."""

    shape = SHAPE
    nameless = ThingSheet.nameless | {"boss"}
    tiles = frozenset({"zone"})

    def detail(self) -> Detail | None:
        return DungeonDetails(art_of(self.app).box, self.words, self.view, self.names).of(
            self.thing
        )

    def add_board(self, column: Column, seat: int) -> None:
        board = NoteBoard(self.look, art_of(self.app).box, self.view["scholars"][seat]["cubes"])
        rect = column.take(board.height(column.width), 10)
        column.widgets.append(Paint(id="board", rect=rect, paint=board.draw))
        column.widgets += board.tips(rect, self.words)

    def card(self, thing: Thing, wide: int) -> pygame.Surface:
        kind, name = thing[0], thing[1]
        cards = art_of(self.app).cards
        if name == "hidden":
            return cards.back("jinx", wide)
        return cards.card("trick" if kind == "card" else kind, name, wide)

    def picture(self, picture: tuple[Any, ...], wide: int) -> pygame.Surface:
        kind, name = picture[0], picture[1]
        cards = art_of(self.app).cards
        if kind == "zone":
            return self._zone(name, round(wide * 1.15))
        if kind == "zone_back":
            return cards.zone_back(name, round(wide * 0.8))
        if kind == "back":
            return cards.back(name, round(wide * 0.8))
        if kind == "portrait":
            return self.framed(portrait(name, picture[2]), wide)
        if kind == "boss":
            return self.framed(portrait(f"laetus_{name}"), wide)
        if kind == "art":
            small = name.startswith("signs/")
            return self.pasted(self.look.pictures.get(name, wide * (0.5 if small else 0.8)))
        if kind == "alert":
            return self._alert(wide)
        return cards.card(kind, name, wide)

    def _zone(self, zone: str, side: int) -> pygame.Surface:
        """The tile as it lies, with its cubes and tokens; as printed if it is not on the map."""
        lying = zone_if_laid(self.view, zone)
        printed = ZonePieces(art_of(self.app).box.zones[zone].cubes)
        face = face_of(lying) if lying else Face(zone, 0, printed)
        return zone_art(self.app).face(face, side)

    def _alert(self, wide: int) -> pygame.Surface:
        """The alert card with the Omegas that lie on it."""
        campus = self.view["campus"]
        card = art_of(self.app).cards.alert(campus["alert"], wide).copy()
        for place in range(campus["omegas"]):
            row = alert_row(wide, place)
            omega = self.look.pictures.get("signs/omega", row.h)
            card.blit(omega, omega.get_rect(midleft=(row.x + self.u(2), row.centery)))
        return card
