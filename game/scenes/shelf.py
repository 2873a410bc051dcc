"""The study behind the title page: panelled wall, shelf, books and game boxes."""

import pygame

from game.assets import textures
from game.assets.palette import mix, shade
from game.ui.look import Look


def wall(look: Look, size: tuple[int, int], lamp: tuple[float, float]) -> pygame.Surface:
    """Dark upright panelling with candlelight around `lamp` (parts of the size)."""

    dark, light = look.colour("walnut.0"), mix(look.colour("walnut.1"), (46, 40, 34), 0.5)
    boards = textures.wood(size, 21, dark, light, 7, upright=True)
    boards = pygame.transform.scale(boards, size)
    textures.light_up(boards, lamp, 0.95, 0.2)
    textures.glow(boards, (size[0] * lamp[0], size[1] * lamp[1]), size[0] * 0.36, (86, 52, 18))
    textures.glow(boards, (size[0] * 0.17, size[1] * 0.3), size[0] * 0.24, (64, 44, 20))
    return boards


def plank(look: Look, surface: pygame.Surface, rect: pygame.Rect, seed: int) -> None:
    """A shelf board: lit top, darker front, shadow below."""

    def make() -> pygame.Surface:
        top_h = max(3, rect.h // 3)
        board = pygame.Surface((rect.w, rect.h + look.u(56)), pygame.SRCALPHA)
        tones = look.colour("walnut.2"), look.colour("walnut.3")
        top = textures.wood((rect.w, top_h), seed, tones[0], shade(tones[1], 1.25), 1)
        front = textures.wood(
            (rect.w, rect.h - top_h), seed + 1, look.colour("walnut.1"), tones[1], 1
        )
        board.blit(top, (0, 0))
        board.blit(front, (0, top_h))
        edge = shade(tones[1], 1.6)
        pygame.draw.line(board, edge, (0, top_h), (rect.w, top_h), max(1, look.u(2)))
        pygame.draw.line(board, (12, 8, 5), (0, 0), (rect.w, 0), max(1, look.u(2)))
        for i in range(look.u(56)):
            strength = round(180 * (1 - i / look.u(56)) ** 1.6)
            board.fill((0, 0, 0, strength), (0, rect.h + i, rect.w, 1))
        return board

    surface.blit(look.textures.get("plank", rect.size, make, seed), rect)


def upright(look: Look, surface: pygame.Surface, rect: pygame.Rect) -> None:
    """The side board of the shelf."""

    def make() -> pygame.Surface:
        board = textures.wood(
            rect.size, 41, look.colour("walnut.1"), look.colour("walnut.3"), 1, upright=True
        )
        board = pygame.transform.scale(board, rect.size)
        rim = shade(look.colour("walnut.3"), 1.5)
        pygame.draw.line(board, rim, (1, 0), (1, rect.h), max(1, look.u(2)))
        pygame.draw.line(board, (10, 6, 4), (rect.w - 2, 0), (rect.w - 2, rect.h), look.u(3))
        return board

    look.drop_shadow(surface, rect, 12, 190)
    surface.blit(look.textures.get("upright", rect.size, make), rect)


def stand(
    look: Look, surface: pygame.Surface, name: str, box: tuple[int, int], foot: tuple[int, int]
) -> pygame.Rect:
    """A thing standing with its foot at a place, as large as fits into a box."""
    picture = look.pictures.get(name, *box)
    rect = picture.get_rect(midbottom=foot)
    surface.blit(picture, rect)
    return rect
