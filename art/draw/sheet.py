"""A contact sheet of drawings with their names, as the game's own renderer shows them."""

from __future__ import annotations

import io
import os
from pathlib import Path

from art.draw.registry import Entry

WIDTH = 1500
GROUND = (222, 205, 168)
TEXT = (60, 46, 30)


def sheet(out: Path, found: list[Entry], size: int = 128, dark: bool = False) -> None:
    """Render drawings, each fitted into a square of that size."""
    os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    import pygame

    pygame.display.init()
    pygame.font.init()
    pygame.display.set_mode((8, 8))
    font = pygame.font.Font(None, 16)
    cell = max(size + 12, 76)
    columns = max(1, WIDTH // cell)
    rows = -(-len(found) // columns)
    image = pygame.Surface((columns * cell, rows * (size + 26)))
    image.fill((38, 32, 28) if dark else GROUND)
    for i, entry in enumerate(found):
        x, y = i % columns * cell, i // columns * (size + 26)
        picture = pygame.image.load_sized_svg(io.BytesIO(_svg(entry)), (size, size))
        image.blit(picture, (x + (cell - picture.get_width()) // 2, y + 4))
        label = font.render(
            entry.name.rpartition("/")[2][:18], True, (200, 180, 140) if dark else TEXT
        )
        image.blit(label, (x + (cell - label.get_width()) // 2, y + size + 8))
    out.parent.mkdir(parents=True, exist_ok=True)
    pygame.image.save(image, str(out))


def _svg(entry: Entry) -> bytes:
    return entry.picture().svg().encode()
