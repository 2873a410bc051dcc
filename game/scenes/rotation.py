"""The small moving picture of set-up: a zone is laid as printed, or turned first."""

import pygame

from game.ui.look import Look
from game.ui.motion import ease_in_out, settle


def draw_rotation(
    surface: pygame.Surface, look: Look, rect: pygame.Rect, turns: bool, part: float
) -> None:
    """A lying tile and one that comes to it; part runs from 0 to 1, at 1 all is laid."""
    side = rect.h - look.u(10)
    tile = _tile(look, side, "we")
    other = _tile(look, side, "we" if not turns else "ns")
    home = pygame.Rect(rect.x + look.u(5), rect.y + look.u(5), side, side)
    surface.blit(tile, home)
    arrive = settle(min(1.0, max(0.0, (part - 0.5) / 0.22)))
    turned = ease_in_out(min(1.0, max(0.0, (part - 0.18) / 0.24))) if turns else 0.0
    # With part at its end the turned tile lies as a quarter turn of the printed one.
    angle = -90 * turned if turns else 0
    picture = other if angle == 0 else pygame.transform.rotozoom(other, angle, 1)
    if turns and turned >= 1:
        picture = pygame.transform.rotate(other, -90)
    apart = round((1 - arrive) * look.u(36))
    spot = picture.get_rect(center=(home.right + side // 2 + apart, home.centery))
    surface.blit(picture, spot)


def _tile(look: Look, side: int, ways: str) -> pygame.Surface:
    """A small forest zone with a path from west to east or from north to south."""

    def make() -> pygame.Surface:
        tile = pygame.Surface((side * 2, side * 2), pygame.SRCALPHA)
        big = side * 2
        tile.fill(look.colour("forest_ground.1"))
        dark, path = look.colour("hedge.2"), look.colour("forest_path.0")
        for i in range(9):
            x, y = (i * 137) % big, (i * 83 + 40) % big
            pygame.draw.circle(tile, look.colour(f"hedge.{3 + i % 3}"), (x, y), big // 9)
        level = round(big * 0.36)
        line = (
            ((0, level), (big, level)) if ways == "we" else ((big - level, 0), (big - level, big))
        )
        pygame.draw.line(tile, dark, *line, width=round(big * 0.2))
        pygame.draw.line(tile, path, *line, width=round(big * 0.14))
        pygame.draw.rect(tile, look.colour("ink"), tile.get_rect(), max(2, big // 40))
        pygame.draw.polygon(
            tile,
            look.colour("seal"),
            [(big * 0.5, big * 0.62), (big * 0.56, big * 0.78), (big * 0.44, big * 0.78)],
        )
        return pygame.transform.smoothscale(tile, (side, side))

    return look.textures.get("rotation", (side, side), make, ways)
