"""What lies over what: below something opaque nothing need be painted; a copy of it costs half."""

import math
from collections.abc import Iterable, Sequence

import pygame

from game.assets.opaque import opaque

#: A picture and where its left upper corner lies.
Piece = tuple[pygame.Surface, tuple[int, int]]


def outside(area: pygame.Rect, covers: Iterable[pygame.Rect]) -> list[pygame.Rect]:
    """The parts of an area that none of some others covers."""
    free = [area]
    for cover in covers:
        for at in reversed(cover.collidelistall(free)):
            free += _around(free.pop(at), cover)
    return free


def largest_outside(area: pygame.Rect, covers: Iterable[pygame.Rect]) -> pygame.Rect:
    """A large part of an area that none of some others covers: each takes the least it can."""
    left = area
    for cover in covers:
        if left.colliderect(cover):
            x, y, right, bottom = *left.topleft, *left.bottomright
            sides = [
                pygame.Rect(x, y, max(0, cover.left - x), left.h),
                pygame.Rect(cover.right, y, max(0, right - cover.right), left.h),
                pygame.Rect(x, y, left.w, max(0, cover.top - y)),
                pygame.Rect(x, cover.bottom, left.w, max(0, bottom - cover.bottom)),
            ]
            left = max(sides, key=lambda side: side.w * side.h)
    return left


def _around(whole: pygame.Rect, cover: pygame.Rect) -> list[pygame.Rect]:
    """What is left of a rectangle above and below something that lies on it, and on both sides."""
    left, top, right, bottom = *whole.topleft, *whole.bottomright
    upper, lower = max(top, cover.top), min(bottom, cover.bottom)
    high = lower - upper
    free = []
    if top < upper:
        free.append(pygame.Rect(left, top, whole.w, upper - top))
    if lower < bottom:
        free.append(pygame.Rect(left, lower, whole.w, bottom - lower))
    if left < cover.left:
        free.append(pygame.Rect(left, upper, cover.left - left, high))
    if cover.right < right:
        free.append(pygame.Rect(cover.right, upper, right - cover.right, high))
    return free


def in_pieces(painted: pygame.Surface, cores: Sequence[pygame.Rect]) -> list[Piece]:
    """A painted surface as opaque pieces for its cores, and the rest as far as there is any ink."""
    pieces = [(opaque(painted.subsurface(core)), core.topleft) for core in cores]
    for rest in outside(painted.get_rect(), cores):
        part = painted.subsurface(rest)
        ink = part.get_bounding_rect()
        if ink:
            pieces.append((part.subsurface(ink).copy(), ink.move(rest.topleft).topleft))
    return pieces


def within(rect: pygame.Rect, rim: int) -> pygame.Rect:
    """A rectangle without a rim."""
    return rect.inflate(-2 * rim, -2 * rim)


def round_rim(radius: int) -> int:
    """How far inside a rectangle with round corners nothing of its corners is left."""
    return math.ceil(radius * (1 - math.sqrt(0.5))) + 1


def torn_rim(torn: float) -> int:
    """How far inside a sheet whose edge is torn by so much nothing of its edge is left."""
    return math.ceil(1.4 * torn) + 1
