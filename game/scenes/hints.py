"""Short hints the first time something appears: a slip of paper with one button."""

from __future__ import annotations

import pygame

from game.scenes.base import PageScene
from game.ui.look import SMALL
from game.ui.widgets import Button, Label, Panel, Widget


def hint_slip(scene: PageScene, key: str, near: pygame.Rect) -> list[Widget]:
    """Widgets of the hint `hint.<key>`, or nothing if it was read or hints are off.

    The slip lies below `near` if there is room, else above it, always inside the window. It is
    added at the end of what `build` returns; its button rebuilds the page without it.
    """
    app, look = scene.app, scene.look
    if not app.hint_due(key):
        return []
    text, button = scene.words(f"hint.{key}"), scene.words("hint.read")
    pad = look.u(18)
    wide, high = Button.size(look, button, style=SMALL)
    width = min(round(look.u(360) * look.scale.large_text), scene.area.w - 4 * pad)
    lines = look.type.size(text, SMALL, width)[1]
    slip = pygame.Rect(0, 0, width + 2 * pad, lines + high + 3 * pad)
    slip.midtop = (near.centerx, near.bottom + look.u(10))
    if slip.bottom > scene.area.bottom:
        slip.bottom = near.top - look.u(10)
    slip.clamp_ip(scene.area.inflate(-look.u(12), -look.u(12)))
    words = pygame.Rect(slip.x + pad, slip.y + pad, width, lines)
    spot = pygame.Rect(slip.right - pad - wide, slip.bottom - pad - high, wide, high)
    return [
        Panel(id=f"hint:{key}", rect=slip, seed=13, tear=3),
        Label(id=f"hint:{key}:text", rect=words, text=text, style=SMALL),
        Button(
            id=f"hint:{key}:read",
            rect=spot,
            text=button,
            kind="brass",
            style=SMALL.but(face="bold", align="centre"),
            act=lambda: app.hint_seen(key),
        ),
    ]
