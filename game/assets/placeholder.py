"""What stands in for a picture that is missing or broken: a torn patch of paper with a question mark."""

import pygame

from game.assets import textures
from game.assets.fonts import font
from game.assets.palette import Palette
from game.assets.textures import MULT

# Boxes are often far longer than the picture in them; the patch is never longer than this.
LONGEST = 1.6
# Beyond so many pixels an edge no longer looks torn but like teeth.
DEEPEST = 10


def torn(wide: int, high: int, palette: Palette) -> pygame.Surface:
    """A patch as large as fits into a box and still looks like one."""
    size = (max(1, min(wide, round(high * LONGEST))), max(1, min(high, round(wide * LONGEST))))
    patch = textures.paper_sheet(size, 5, palette["paper"], palette["paper_shade"])
    rim = textures.edge_shade(size, min(size) / 12, (196, 170, 126))
    patch.blit(rim, (0, 0), special_flags=MULT)
    patch = textures.with_alpha(patch, textures.torn_mask(size, 5, min(min(size) / 14, DEEPEST)))
    mark = font("title", max(8, round(min(size) * 0.6))).render("?", True, palette["ink"])
    seen = mark.get_bounding_rect()
    patch.blit(mark, (size[0] // 2 - seen.centerx, size[1] // 2 - seen.centery))
    return patch
