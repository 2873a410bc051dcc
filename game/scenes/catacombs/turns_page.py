"""The page beside a tile that waits: its four turns with price and first room, or why not (C6.5)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.engine.titles.catacombs.view_types import RotationView
from game.scenes.catacombs.map_words import MapWords
from game.scenes.catacombs.side_page import SidePage
from game.scenes.catacombs.title_art import art_of
from game.scenes.catacombs.waiting_tile import LAY, place_of, room_price, waiting
from game.ui.look import SEAT_COLOURS, Touch
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
GREY = (150, 146, 140)
PER_LINE = 2
#: A way crosses the upper or lower edge if it is no farther from it, in tiles.
EDGE = 0.02


class TurnsPage(SidePage):
    """Lies on the side of the map that the tile does not grow to."""

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
        """Does a tile wait for whoever is asked?"""
        return bool(self.view) and bool(waiting(self.view, self.choices))

    def facts(self) -> object:
        if not self.is_open():
            return None
        now = self.view["now"]
        return waiting(self.view, self.choices), str(now), tuple(self.choices.by_verb(LAY))

    def update(self, dt: float) -> bool:
        """The tile may be turned on the map: the page shows which turn it has."""
        shown = self.laying and (self.laying.turn, self.laying.cell)
        if shown != self._shown:
            self._shown = shown
            self.stale()
        return super().update(dt)

    def is_left(self) -> bool:
        """The tile goes to the right of all others: then the left side is free."""
        return place_of(self.view, self.choices)[0] > max(one["x"] for one in self.view["map"])

    # --- painting --------------------------------------------------------------------------

    def paint_page(self, surface: pygame.Surface, inner: pygame.Rect) -> None:
        top = self._head(surface, inner)
        button = self._button(surface, inner)
        grid = pygame.Rect(inner.x, top, inner.w, button.top - self.u(8) - top)
        self._grid(surface, grid)

    def _head(self, surface: pygame.Surface, inner: pygame.Rect) -> int:
        """The heading, and how one comes in; its lower edge."""
        tile = MapWords(self.app).name(waiting(self.view, self.choices))
        line = pygame.Rect(inner.x, inner.y, inner.w, self.look.height(HEADING))
        self.brush.write_short(surface, self._say("heading"), HEADING, line)
        legal = len(self.choices.by_verb(LAY))
        note = self._say("note", tile=tile, n=legal)
        below = pygame.Rect(inner.x, line.bottom, inner.w, self.look.height(NOTE))
        self.brush.write_short(surface, note, NOTE, below)
        return below.bottom + self.u(6)

    def _grid(self, surface: pygame.Surface, box: pygame.Rect) -> None:
        gap = self.u(12)
        wide, high = (box.w - gap) // PER_LINE, (box.h - gap) // PER_LINE
        for at, rotation in enumerate(self.view["now"]["rotations"]):
            cell = pygame.Rect(box.x, box.y, wide, high)
            cell.move_ip(at % PER_LINE * (wide + gap), at // PER_LINE * (high + gap))
            self._turn(surface, cell, rotation)

    def _turn(self, surface: pygame.Surface, cell: pygame.Rect, one: RotationView) -> None:
        """One turn: the tile, what it costs, the first room; greyed with the reason if it is illegal."""
        key = f"{LAY}:{one['turn']}"
        is_legal = key in self.choices.keys
        words = self.look.height(PRICE) + 2 * self.look.height(ROOM)
        side = max(self.u(60), min(cell.w, cell.h - words - self.u(8)))
        spot = pygame.Rect(cell.centerx - side // 2, cell.y, side, side)
        self._tile(surface, spot, one["turn"], is_legal)
        below = pygame.Rect(cell.x, spot.bottom + self.u(4), cell.w, 0)
        below.h = cell.bottom - below.y
        why = "" if is_legal else self.choices.why_not(key) or ""
        if why:
            self.look.type.write(surface, why, WHY, below, "top", 3)
        else:
            self._told(surface, below, one)
        self.brush.place_at(
            f"turn:{one['turn']}", cell, why, None, enabled=is_legal,
            act=(lambda: self._turn_to(one["turn"])) if is_legal else None,
        )  # fmt: skip

    def _tile(self, surface: pygame.Surface, spot: pygame.Rect, turn: int, is_legal: bool) -> None:
        tile = waiting(self.view, self.choices)
        picture = art_of(self.app).tiles.picture(tile, turn, spot.w)
        if not is_legal:
            picture = pygame.transform.grayscale(picture)
            picture.fill(GREY, special_flags=pygame.BLEND_RGB_MULT)
        surface.blit(picture, spot)
        if not is_legal:
            self.brush.sign(surface, "cross", spot.center, spot.w * 0.4)
        elif self.laying is not None and self.laying.turn == turn:
            self.look.brass_frame(surface, spot.inflate(self.u(4), self.u(4)), 4)
        self._entrance(surface, spot)

    def _entrance(self, surface: pygame.Surface, spot: pygame.Rect) -> None:
        """A wedge in the player's colour where the way comes in; it is the same for every turn."""
        joints = [j for lay in self.laying.offer.lays for j in lay.joints] if self.laying else []
        own = next((joint for joint in joints if joint.is_own), None)
        if own is None or self.choices.seat is None:
            return
        (x, y), (left, top) = own.at, place_of(self.view, self.choices)
        at = pygame.Vector2(spot.x + (x - left) * spot.w, spot.y + (y - top) * spot.h)
        inward = pygame.Vector2(spot.center) - at
        along = (
            pygame.Vector2(1, 0) if abs(y - top - round(y - top)) < EDGE else pygame.Vector2(0, 1)
        )
        inward = inward - inward.project(along)
        inward.scale_to_length(self.u(18))
        half = along * self.u(11)
        corners = [at + inward * 0.55, at - inward * 0.45 + half, at - inward * 0.45 - half]
        tone = self.look.colour(SEAT_COLOURS[self.seats[self.choices.seat].colour][0])
        pygame.draw.polygon(surface, tone, corners)
        pygame.draw.polygon(surface, self.look.colour("ink"), corners, 1)

    def _told(self, surface: pygame.Surface, box: pygame.Rect, one: RotationView) -> None:
        """Price and first room."""
        if not one["goal"]:
            self.look.type.write(
                surface, self._say("joins", n=len(one["joins"])), ROOM, box, "top", 2
            )
            return
        price = "  ".join(f"{n} [{sign}]" for sign, n in room_price(one))
        line = pygame.Rect(box.x, box.y, box.w, self.look.height(PRICE))
        self.brush.write_short(surface, price or self._say("free"), PRICE, line)
        room = pygame.Rect(box.x, line.bottom, box.w, box.bottom - line.bottom)
        what = MapWords(self.app).features(one["goal"])
        self.look.type.write(surface, what, ROOM, room, "top", 2)

    def _button(self, surface: pygame.Surface, inner: pygame.Rect) -> pygame.Rect:
        """Lays the tile as it is turned now."""
        high = self.look.height(BUTTON) + self.u(18)
        rect = pygame.Rect(inner.x, inner.bottom - high, inner.w, high)
        surface.blit(self.look.plate(rect.size, "brass", Touch(), True), rect)
        walks = any(one["goal"] for one in self.view["now"]["rotations"])
        text = self._say("lay_and_go" if walks else "lay")
        self.brush.write_short(surface, text, BUTTON, rect.inflate(-self.u(12), 0))
        self.brush.place_at("lay_tile", rect, self._say("keys"), act=self._lay)
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

    def _motion(self, pos: tuple[int, int]) -> bool:
        """Whoever comes to the page sees the tile on its place."""
        taken = super()._motion(pos)
        if taken and self.laying is not None and self.laying.cell is None:
            self.laying.turn_to(self.laying.turn)
            self.board.touch()
        return taken

    def _say(self, key: str, **args: object) -> str:
        return self.words(f"catacombs.turns.{key}", **args)
