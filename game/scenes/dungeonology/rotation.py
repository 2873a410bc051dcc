"""The small moving picture of set-up: a zone is laid as printed, or turned first."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

import pygame

from game.assets import ART, AssetError
from game.scenes.dungeonology.title_art import art_of
from game.ui.motion import ease_in_out, settle

if TYPE_CHECKING:
    from game.scenes.shell.app import App

# The zone that lies and the one that comes to its east: they join as printed and turned once.
LYING, COMING = "I-3", "I-6"


def draw_rotation(
    surface: pygame.Surface, app: App, rect: pygame.Rect, turns: bool, part: float
) -> None:
    """A lying zone and one that comes to it; part runs from 0 to 1, at 1 all is laid."""
    look = app.look
    side = rect.h - look.u(10)
    home = pygame.Rect(rect.x + look.u(5), rect.y + look.u(5), side, side)
    surface.blit(_zone(app, LYING, 0, side), home)
    turned = ease_in_out(min(1.0, max(0.0, (part - 0.18) / 0.24))) if turns else 0.0
    if turned >= 1:
        coming = _zone(app, COMING, 1, side)
    elif turned > 0:
        # Smaller on the way, so that its corners stay inside the picture.
        tile = _zone(app, COMING, 0, side).convert_alpha()
        small = 1 - (1 - 1 / math.sqrt(2)) * math.sin(math.pi * turned)
        coming = pygame.transform.rotozoom(tile, -90 * turned, small)
    else:
        coming = _zone(app, COMING, 0, side)
    apart = round((1 - settle(min(1.0, max(0.0, (part - 0.5) / 0.22)))) * look.u(36))
    spot = coming.get_rect(center=(home.right + side // 2 + apart, home.centery))
    surface.blit(coming, spot)


def _zone(app: App, zone: str, turn: int, side: int) -> pygame.Surface:
    """A zone, kept on disk: reading its map takes longer than opening the page may."""

    def make() -> pygame.Surface:
        tile = pygame.Surface((side, side))
        tile.fill(app.look.colour("paper_edge"))
        tile.blit(art_of(app).zones.render(zone, turn, side), (0, 0))
        return tile

    path = ART / "dungeonology" / "zones" / f"{zone}.tmx"
    drawn = path.stat().st_mtime_ns if path.is_file() else 0
    try:
        return app.look.textures.get("zone", (side, side), make, zone, turn, drawn, on_disk=True)
    except AssetError as error:  # caught out here: what stands in is not kept on disk
        return app.lacks.mend(error, side, side)
