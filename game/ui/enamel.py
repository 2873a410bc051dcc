"""A number that decides something, large on an enamel disc in brass."""

import pygame

from game.ui.look import Look
from game.ui.text import Style

LABEL = Style("bold", 19, "cream", "centre", shadow="shadow")


def draw_enamel(
    surface: pygame.Surface,
    look: Look,
    kind: str,
    number: str,
    centre: tuple[int, int],
    width: int,
    label: str = "",
) -> pygame.Rect:
    """The disc of a kind (brass, or one side of two) with its number and, if it fits, its name."""
    disc = look.pictures.get(f"table/enamel_{kind}", width)
    rect = disc.get_rect(center=centre)
    look.drop_shadow(surface, rect.inflate(-width // 2, -width // 2), width / 4 / look.scale.unit)
    surface.blit(disc, rect)
    surface.blit(look.textures.get("enamel_shade", rect.size, lambda: _shade(width)), rect)
    unit = look.scale.unit * look.scale.text / 100
    share = 0.54 if len(number) < 3 else 0.4
    style = Style("title", width * share / unit, "cream", "centre", shadow="shadow")
    block = look.type.lay(number, style)
    line = look.type.lay(label, LABEL)
    fits = bool(label) and line.size[0] < width * 0.7 and line.size[1] < width * 0.24
    lift = width * (0.07 if fits else 0.02)
    at = (rect.centerx - block.size[0] // 2, round(rect.centery - lift - block.size[1] / 2))
    look.type.draw(surface, block, at)
    if fits:
        y = round(rect.centery + width * 0.27 - line.size[1] / 2)
        look.type.draw(surface, line, (rect.centerx - line.size[0] // 2, y))
    return rect


def _shade(width: int) -> pygame.Surface:
    """A soft dark round on which a light number stands out."""
    big = pygame.Surface((width * 2, width * 2), pygame.SRCALPHA)
    for r in range(round(width * 0.72), 0, -2):
        part = r / (width * 0.72)
        dark = (12, 8, 14, max(0, round(96 * (1 - part**3))))
        pygame.draw.circle(big, dark, (width, width), r)
    return pygame.transform.smoothscale(big, (width, width))
