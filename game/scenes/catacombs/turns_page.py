"""The page beside a tile that waits: its four turns with price and first room, or why not (C6.5)."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import pygame

from game.scenes.catacombs.map_words import MapWords
from game.scenes.catacombs.side_page import SidePage
from game.scenes.catacombs.turning import TURNING, TurnEntry, Turning, TurnPicture
from game.scenes.catacombs.waiting_tile import place_of, waiting
from game.ui.look import Look, Touch
from game.ui.text import Style

if TYPE_CHECKING:
    from game.scenes.shell.app import App
    from game.scenes.tilemap.laying import Laying
    from game.scenes.tilemap.view import MapView

HEADING = Style("title", 24)
NOTE = Style("italic", 17, "ink_faded")
PRICE = Style("title", 19, "ink", "centre")
ROOM = Style("text", 17, "ink", "centre")
WHY = Style("text", 16, "seal", "centre")
BUTTON = Style("bold", 18, "ink", "centre")
PER_LINE = 2
#: The part of its cell's width that a tile keeps rather than tell its room in two lines.
LEAST_SIDE = 0.6


class TurnsPage(SidePage):
    """Lies on the side of the map that the tile does not grow to."""

    verbs = frozenset(TURNING)

    def __init__(self, app: App, board: MapView) -> None:
        super().__init__(app)
        self.board = board
        self._shown: object = None

    # --- what is shown ---------------------------------------------------------------------

    @property
    def laying(self) -> Laying | None:
        """The tile in the hand."""
        return self.board.board.laying

    def is_open(self) -> bool:
        """Does a tile wait for whoever is asked, or is one to be turned where it lies?"""
        return bool(self.view) and bool(self.turning.tile)

    @property
    def turning(self) -> Turning:
        """What a tile may be turned to."""
        return Turning(self.app, self.view, self.choices)

    def entries(self) -> list[TurnEntry]:
        """The turns to choose from."""
        return self.turning.entries()

    def facts(self) -> object:
        if not self.is_open():
            return None
        return self.turning.tile, tuple(self.entries())

    def update(self, dt: float) -> bool:
        """The tile may be turned on the map: the page shows which turn it has."""
        shown = self.laying and (self.laying.turn, self.laying.cell)
        if shown != self._shown:
            self._shown = shown
            self.stale()
        return super().update(dt)

    def is_left(self) -> bool:
        """A tile goes to the right of all others: then the left side is free."""
        if not waiting(self.view, self.choices):
            return False
        return place_of(self.view, self.choices)[0] > max(one["x"] for one in self.view["map"])

    # --- painting --------------------------------------------------------------------------

    def paint_page(self, surface: pygame.Surface, inner: pygame.Rect) -> None:
        top, bottom = self._head(surface, inner), inner.bottom
        if waiting(self.view, self.choices):
            bottom = self._button(surface, inner).top - self.u(8)
        grid = pygame.Rect(inner.x, top, inner.w, bottom - top)
        self._grid(surface, grid)

    def _head(self, surface: pygame.Surface, inner: pygame.Rect) -> int:
        """The heading, and how one comes in; its lower edge."""
        tile = MapWords(self.app).name(self.turning.tile)
        line = pygame.Rect(inner.x, inner.y, inner.w, self.look.height(HEADING))
        self.brush.write_short(surface, self._say("heading"), HEADING, line)
        legal = sum(entry.is_legal for entry in self.entries())
        note = self._say("note", tile=tile, n=legal)
        below = pygame.Rect(inner.x, line.bottom, inner.w, self.look.height(NOTE))
        self.brush.write_short(surface, note, NOTE, below)
        return below.bottom + self.u(6)

    def _grid(self, surface: pygame.Surface, box: pygame.Rect) -> None:
        gap = self.u(12)
        wide, high = (box.w - gap) // PER_LINE, (box.h - gap) // PER_LINE
        for at, entry in enumerate(self.entries()):
            cell = pygame.Rect(box.x, box.y, wide, high)
            cell.move_ip(at % PER_LINE * (wide + gap), at // PER_LINE * (high + gap))
            self._entry(surface, cell, entry)

    def _entry(self, surface: pygame.Surface, cell: pygame.Rect, entry: TurnEntry) -> None:
        """One turn: the tile, what it costs, the first room; greyed with the reason if it is illegal."""
        lines = 2 if cell.h - words_height(self.look, 2) >= cell.w * LEAST_SIDE else 1
        side = max(self.u(60), min(cell.w, cell.h - words_height(self.look, lines)))
        spot = pygame.Rect(cell.centerx - side // 2, cell.y, side, side)
        self._picture(surface, spot, entry)
        below = pygame.Rect(cell.x, spot.bottom + self.u(4), cell.w, 0)
        below.h = cell.bottom - below.y
        if entry.price:
            line = pygame.Rect(below.x, below.y, below.w, self.look.height(PRICE))
            self.brush.write_short(surface, entry.price, PRICE, line)
            below.y, below.h = line.bottom, below.bottom - line.bottom
        style = ROOM if entry.is_legal else WHY
        most = below.h // self.look.height(style)
        if most > 0:  # else the tip tells it alone
            self.look.type.write(surface, entry.text, style, below, "top", most)
        self.brush.spot_at(
            f"turn:{entry.turn}", cell, entry.text, None,
            "" if self.laying else entry.key, enabled=entry.is_legal,
            act=partial(self._turn_to, entry.turn) if entry.is_legal and self.laying else None,
        )  # fmt: skip

    def _picture(self, surface: pygame.Surface, spot: pygame.Rect, entry: TurnEntry) -> None:
        picture = TurnPicture(self.brush, self.turning, self.laying)
        seat = self.choices.seat
        picture.paint(surface, spot, entry, "" if seat is None else self.seats[seat].colour)

    def _button(self, surface: pygame.Surface, inner: pygame.Rect) -> pygame.Rect:
        """Lays the tile as it is turned now."""
        high = self.look.height(BUTTON) + self.u(18)
        rect = pygame.Rect(inner.x, inner.bottom - high, inner.w, high)
        surface.blit(self.look.plate(rect.size, "brass", Touch(), True), rect)
        walks = any(one["goal"] for one in self.view["now"]["rotations"])
        text = self._say("lay_and_go" if walks else "lay")
        self.brush.write_short(surface, text, BUTTON, rect.inflate(-self.u(12), 0))
        self.brush.spot_at("lay_tile", rect, self._say("keys"), act=self._lay)
        return rect

    # --- what is done ----------------------------------------------------------------------

    def _turn_to(self, turn: int) -> None:
        if self.laying is not None:
            self.laying.turn_to(turn)
            self.board.touch()
            self.stale()

    def _lay(self) -> None:
        laying = self.laying
        if laying is None:
            return
        if laying.chosen is None:
            laying.turn_to(laying.turn)
        lay = laying.chosen or laying.offer.lays[0]
        self.on_choose(lay.key)

    def handle(self, event: pygame.event.Event) -> bool:
        """The wheel turns the tile here as it does on the map."""
        is_here = event.type == pygame.MOUSEWHEEL and self.pointer is not None
        if is_here and event.y and self.laying is not None:
            self.laying.step_turn(-1 if event.y > 0 else 1)
            self.board.touch()
            return True
        return super().handle(event)

    def _motion(self, pos: tuple[int, int]) -> bool:
        """Whoever comes to the page sees the tile on its place."""
        taken = super()._motion(pos)
        if taken and self.laying is not None and self.laying.cell is None:
            self.laying.turn_to(self.laying.turn)
            self.board.touch()
        return taken

    def _say(self, key: str, **args: object) -> str:
        return self.words(f"catacombs.turns.{key}", **args)


def words_height(look: Look, lines: int) -> int:
    """The height of price and so many lines below a tile."""
    return look.height(PRICE) + lines * look.height(ROOM) + look.u(8)
