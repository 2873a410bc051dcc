"""The small charts of the chronicle."""

from __future__ import annotations

from collections.abc import Mapping

import pygame

from game.assets.palette import mix
from game.scenes.records.score_sources import sources_of
from game.session.history import Result, Tally
from game.ui.look import Look


def parts_bar(
    look: Look,
    title: str,
    scores: Mapping[str, int],
    most: int,
    surface: pygame.Surface,
    rect: pygame.Rect,
) -> None:
    """The parts of a score sheet end to end."""
    x = rect.x
    for part in sources_of(title):
        wide = round(max(0, scores.get(part.id, 0)) / most * rect.w)
        piece = pygame.Rect(x, rect.y, wide, rect.h)
        pygame.draw.rect(surface, look.colour(part.role), piece)
        pygame.draw.rect(surface, look.colour("ink"), piece, 1)
        x += wide


def average_bar(
    look: Look, tally: Tally, most: int, surface: pygame.Surface, rect: pygame.Rect
) -> None:
    """A bar as long as the average, and a mark where the best game ended."""
    pygame.draw.rect(surface, look.colour("paper_shade"), rect)
    wide = round(max(0.0, tally.average) / most * rect.w)
    pygame.draw.rect(surface, look.colour("brass"), (rect.x, rect.y, wide, rect.h))
    pygame.draw.rect(surface, look.colour("ink"), rect, 1)
    x = rect.x + round(max(0, tally.best) / most * (rect.w - 2))
    pygame.draw.line(surface, look.colour("seal"), (x, rect.y - 2), (x, rect.bottom + 1), 3)


def points_line(
    look: Look, mine: list[Result], most: int, surface: pygame.Surface, rect: pygame.Rect
) -> None:
    """A line through the points of each game; won games are filled."""
    ground = mix(look.colour("paper"), look.colour("paper_shade"), 0.5)
    pygame.draw.rect(surface, ground, rect)
    look.line(surface, rect.bottomleft, rect.bottomright, "ink_faded")
    inner = rect.inflate(-2 * look.u(12), -2 * look.u(9))
    spots = []
    for i, result in enumerate(mine):
        x = inner.centerx if len(mine) == 1 else inner.x + i * inner.w // (len(mine) - 1)
        y = inner.bottom - round(max(0, result.total) / most * inner.h)
        spots.append((x, y))
    if len(spots) > 1:
        pygame.draw.aalines(surface, look.colour("ink_faded"), False, spots)
    radius = max(3, look.u(5))
    for spot, result in zip(spots, mine, strict=True):
        tone = "brass" if result.rank == 1 else "paper_light"
        pygame.draw.aacircle(surface, look.colour("ink"), spot, radius)
        pygame.draw.aacircle(surface, look.colour(tone), spot, radius - max(1, look.u(2)))
