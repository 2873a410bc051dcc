"""The rage track: a coin for each space with its number of cubes, the present one in red (C11.6)."""

from __future__ import annotations

import pygame

from game.engine.titles.catacombs.view_types import View
from game.scenes.table.paper import Brush
from game.ui.text import Style

SPACE = Style("title", 17, "ink", "centre", grows=False)


def rage_cubes(view: View) -> int:
    """How many cubes the present space of the track asks for."""
    return view["track"][view["rage"] - 1]


def paint_rage(surface: pygame.Surface, brush: Brush, box: pygame.Rect, view: View) -> None:
    """All spaces in one row."""
    look, track = brush.look, view["track"]
    step = box.w / len(track)
    for i, cubes in enumerate(track):
        middle = (round(box.x + (i + 0.5) * step), box.centery)
        is_now = i + 1 == view["rage"]
        side = min(round(step) - 2, box.h) if is_now else round(min(step * 0.8, box.h * 0.8))
        tone = look.colour("seal" if is_now else "paper_light")
        pygame.draw.circle(surface, look.colour("brass"), middle, side // 2)
        pygame.draw.circle(surface, tone, middle, side // 2 - 2)
        brush.figure(surface, str(cubes), middle, SPACE.but(colour="cream") if is_now else SPACE)
