"""The face of a district tile: its name, what it does, the roll it needs, its hours (A6)."""

from __future__ import annotations

import pygame

from game.engine.titles.atlandice.box import Tile
from game.ui.look import Look, outline
from game.ui.text import Style

NAME = Style("bold", 15, align="centre")
RADIUS = 6
SHAPE = 1.5
"""How much higher than wide a tile is."""


def paint_blank(look: Look, surface: pygame.Surface, face: pygame.Rect, tone: str) -> None:
    """The paper of a tile."""
    radius = max(look.u(RADIUS), face.w // 24)
    pygame.draw.rect(surface, look.colour(tone), face, border_radius=radius)
    outline(surface, face, look.colour("ink"), max(1, look.u(2)), radius)


def paint_tile(
    look: Look, surface: pygame.Surface, face: pygame.Rect, tile: Tile, name: str
) -> None:
    """A tile face up: from the top its name, its deed, its roll and its hours."""
    paint_blank(look, surface, face, "paper_light")
    room = face.inflate(-2 * max(3, face.w // 20), -2 * max(3, face.h // 30))
    is_named = _name(look, surface, room, name)
    hours = round(min(room.w / 3.1, room.h * 0.27))
    _row(look, surface, ["clock_icon"] * tile.icons, room.centerx, room.bottom - hours // 2, hours)
    middle = pygame.Rect(room.x, room.y, room.w, room.h - hours)
    if tile.roll:
        die = round(min(middle.w / max(3, len(tile.roll)), middle.h * 0.38))
        faces = [f"die_{needed}" for needed in tile.roll]
        _row(look, surface, faces, middle.centerx, middle.bottom - die // 2 - 1, die)
        middle.h -= die
    picture = look.pictures.get(f"atlandice/verb_{tile.verb}", middle.w, middle.h)
    surface.blit(picture, picture.get_rect(center=middle.center))
    if not is_named:
        _hang_name(look, surface, face, name)


def tile_picture(look: Look, tile: Tile, name: str, wide: int) -> pygame.Surface:
    """A tile alone, for the large view."""
    card = pygame.Surface((wide, round(wide * SHAPE)), pygame.SRCALPHA)
    paint_tile(look, card, card.get_rect(), tile, name)
    return card


def _name(look: Look, surface: pygame.Surface, room: pygame.Rect, name: str) -> bool:
    """The name at the top, on as many lines as it has words; False if it is broader than the tile.

    What is left of the room is for the rest.
    """
    style = NAME.but(size=max(NAME.size, room.w / look.scale.unit / 7.5))
    for text, share in ((name, 0.24), ("\n".join(name.split()), 0.42)):
        fitting = look.type.whole(text, style, (room.w, room.h * share))
        if fitting is not None:
            high = look.type.size(text, fitting)[1]
            look.type.write(surface, text, fitting, pygame.Rect(room.topleft, (room.w, high)))
            room.y, room.h = room.y + high, room.h - high
            return True
    room.h -= look.type.line_height(NAME.but(grows=False)) // 2
    return False


def _hang_name(look: Look, surface: pygame.Surface, face: pygame.Rect, name: str) -> None:
    """A name broader than its tile, on a strip of paper at the foot of it."""
    style = NAME.but(grows=False)
    wide, high = look.type.size(name, style)
    strip = pygame.Rect(0, face.bottom - high // 2, wide + 2 * look.u(5), high)
    strip.right = face.right
    surface.blit(look.paper(strip.size, 61, 1.0), strip)
    look.type.write(surface, name, style, strip, "middle")


def _row(look: Look, surface: pygame.Surface, signs: list[str], x: int, y: int, side: int) -> None:
    """Signs side by side around a point."""
    left = x - (len(signs) - 1) * side / 2
    for i, sign in enumerate(signs):
        picture = look.pictures.get(f"signs/{sign}", side * 0.95)
        surface.blit(picture, picture.get_rect(center=(left + i * side, y)))
