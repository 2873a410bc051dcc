"""What a tile may be turned to, before it is laid or where it lies; a turn as a picture (C6.5, C10.11)."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import pygame

from game.content.texts import capital
from game.engine.core.agenda import Option, option
from game.engine.titles.catacombs.box import parted, tile_of
from game.engine.titles.catacombs.view_types import RotationView, View, tile_in
from game.scenes.catacombs.faces import pawn
from game.scenes.catacombs.map_words import MapWords, toll
from game.scenes.catacombs.title_art import art_of
from game.scenes.catacombs.waiting_tile import LAY, place_of, waiting
from game.scenes.table.choices import Choices
from game.scenes.table.paper import Brush, Painter
from game.ui.look import SEAT_COLOURS, Look

if TYPE_CHECKING:
    from game.scenes.shell.app import App
    from game.scenes.tilemap.laying import Laying

GREY = (150, 146, 140)
#: How large the own pawn stands on a tile that is turned, in shares of its side.
PAWN = 0.27
#: Verbs by which a tile is turned where it lies.
TURNING = ("turn", "mercy")
#: A way crosses the upper or lower edge if it is no farther from it, in tiles.
EDGE = 0.02


class TurnEntry(NamedTuple):
    """One turn on the page: the answer, whether it is legal, what it brings or why it cannot be."""

    turn: int
    key: str
    is_legal: bool
    text: str
    price: str = ""


class Turning:
    """The tile that waits or is turned where it lies, as view and question tell it."""

    def __init__(self, app: App, view: View, choices: Choices) -> None:
        self.app = app
        self.view = view
        self.choices = choices
        self.is_waiting = bool(waiting(view, choices))
        self.tile = waiting(view, choices) or self._turned()

    def _turned(self) -> str:
        """The tile that whoever is asked may turn with all that is on it (C6.12, C10.11)."""
        if self.choices.seat is None or not self._turns():
            return ""
        here = tile_of(self.view["players"][self.choices.seat]["room"])
        return str(self.choices.args.get("tile") or here)

    def _turns(self) -> list[Option]:
        return self.choices.offered(*TURNING)

    def entries(self) -> list[TurnEntry]:
        """The turns to choose from."""
        if self.is_waiting:
            return [self._waiting(one) for one in self.view["now"]["rotations"]]
        lying = tile_in(self.view, self.tile)
        quarters = [(one.key, int(one.args[0])) for one in self._turns()]
        return [
            TurnEntry((lying["turn"] + n) % 4, key, True, self._say("quarters", n=n * 90))
            for key, n in quarters
        ]

    def _waiting(self, one: RotationView) -> TurnEntry:
        key = option(LAY, one["turn"]).key
        if key not in self.choices.keys:
            return TurnEntry(one["turn"], key, False, self.choices.why_not(LAY, one["turn"]) or "")
        if not one["goal"]:
            return TurnEntry(one["turn"], key, True, self._say("joins", n=len(one["joins"])))
        price = "  ".join(f"{n} [{sign}]" for sign, n in toll(one))
        room = capital(MapWords(self.app).features(one["goal"]))
        return TurnEntry(one["turn"], key, True, room, price or self._say("free"))

    def _say(self, key: str, **args: object) -> str:
        return self.app.words(f"catacombs.turns.{key}", **args)


class TurnPicture(Painter):
    """Paints the tile in one of its turns."""

    def __init__(self, brush: Brush, turning: Turning, laying: Laying | None) -> None:
        super().__init__(brush)
        self.turning = turning
        self.laying = laying

    def paint(
        self, surface: pygame.Surface, spot: pygame.Rect, entry: TurnEntry, colour: str
    ) -> None:
        """Greyed if it is illegal, framed if it is held so; with the figure and the way in."""
        picture = art_of(self.app).tiles.picture(self.turning.tile, entry.turn, spot.w)
        if not entry.is_legal:
            picture = pygame.transform.grayscale(picture)
            picture.fill(GREY, special_flags=pygame.BLEND_RGB_MULT)
        surface.blit(picture, spot)
        if not entry.is_legal:
            self.brush.sign(surface, "cross", spot.center, spot.w * 0.4)
        elif self.laying is not None and self.laying.turn == entry.turn:
            self.look.brass_frame(surface, spot.inflate(self.u(4), self.u(4)), 4)
        if colour:
            self._entrance(surface, spot, colour)
            self._own_pawn(surface, spot, entry.turn, colour)

    def _own_pawn(self, surface: pygame.Surface, spot: pygame.Rect, turn: int, colour: str) -> None:
        """On a tile that is turned where it lies, the place where whoever turns it would stand."""
        turning, seat = self.turning, self.turning.choices.seat
        if seat is None or turning.is_waiting:
            return
        tile, room = parted(turning.view["players"][seat]["room"])
        if tile == turning.tile:
            (x, y), *_ = art_of(self.app).tiles.places(tile, turn).rooms[room].pawns(1)
            figure = self.look.pictures.get(pawn(colour), round(spot.w * PAWN))
            feet = (spot.x + round(x * spot.w), spot.y + round(y * spot.h))
            surface.blit(figure, figure.get_rect(midbottom=feet))

    def _entrance(self, surface: pygame.Surface, spot: pygame.Rect, colour: str) -> None:
        """A wedge in the player's colour where the way comes in; it is the same for every turn."""
        joints = [j for lay in self.laying.offer.lays for j in lay.joints] if self.laying else []
        own = next((joint for joint in joints if joint.is_own), None)
        if own is None:
            return
        (x, y), (left, top) = own.at, place_of(self.turning.view, self.turning.choices)
        draw_wedge(surface, self.look, spot, (x - left, y - top), SEAT_COLOURS[colour][0])


def draw_wedge(
    surface: pygame.Surface, look: Look, tile: pygame.Rect, at: tuple[float, float], tone: str
) -> None:
    """A wedge that points into a tile where a way crosses its edge, told in tiles."""
    x, y = at
    tip = pygame.Vector2(tile.x + x * tile.w, tile.y + y * tile.h)
    along = pygame.Vector2(1, 0) if abs(y - round(y)) < EDGE else pygame.Vector2(0, 1)
    inward = pygame.Vector2(tile.center) - tip
    inward = inward - inward.project(along)
    inward.scale_to_length(look.u(18))
    half = along * look.u(11)
    corners = [tip + inward * 0.55, tip - inward * 0.45 + half, tip - inward * 0.45 - half]
    pygame.draw.polygon(surface, look.colour(tone), corners)
    pygame.draw.polygon(surface, look.colour("ink"), corners, 1)
