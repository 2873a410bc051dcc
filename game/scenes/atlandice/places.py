"""Where things lie on the board: the shares of art/atlandice/places.yaml as rectangles."""

from __future__ import annotations

import math
from dataclasses import dataclass
from functools import cache
from typing import Literal, NamedTuple, TypedDict

import pygame
import yaml

from game.assets import ART
from game.engine.titles.atlandice.box import MARKET

SPACES_DEGREES = 360
LARGEST_PIECE = 0.19
"""The side of a piece is at most this share of its area's width."""


STALLS, PILED = 3, 2
"""Kinds in a row of the black market; pieces drawn of each at most."""


class AreaShares(TypedDict):
    """Where things lie inside an area: x, y, width and height as shares of it."""

    name: float
    card: list[float]
    house: list[float]
    dice: list[float]
    goods: list[float]
    boat: list[float]


class HandShares(TypedDict):
    """The hand of the clock."""

    length: float
    pivot: float


class ClockShares(TypedDict):
    """The clock on the board."""

    middle: list[float]
    side: list[float]
    spaces: float
    hand: HandShares


class BoardShares(TypedDict):
    """The whole file; an area is tall or low, or the market."""

    areas: dict[int, list[float]]
    clock: ClockShares
    tall: AreaShares
    low: AreaShares
    market: AreaShares


class Heap(NamedTuple):
    """The pieces of one resource in an area: where they lie, the highest last."""

    resource: int
    rect: pygame.Rect
    side: int
    centres: list[tuple[int, int]]
    number: int

    @property
    def rim(self) -> pygame.Rect:
        """The part of its place that the pieces lie in."""
        spots = [pygame.Rect(x - self.side // 2, y - self.side // 2, self.side, self.side)
                 for x, y in self.centres]  # fmt: skip
        around = spots[0].unionall(spots[1:])
        return around.inflate(self.side // 4, self.side // 4).clip(self.rect)

    @property
    def corner(self) -> tuple[int, int]:
        """The lower right end of the pieces, where their number stands."""
        right = min(max(x for x, _ in self.centres) + self.side // 2, self.rect.right)
        low = max(y for _, y in self.centres) + self.side // 2
        return right - self.side // 8, min(low, self.rect.bottom) - self.side // 8


@cache
def _shares() -> BoardShares:
    found: BoardShares = yaml.safe_load((ART / "atlandice" / "places.yaml").read_text("utf-8"))
    return found


def _part(rect: pygame.Rect, share: list[float]) -> pygame.Rect:
    x, y, w, h = share
    return pygame.Rect(
        round(rect.x + x * rect.w), round(rect.y + y * rect.h), round(w * rect.w), round(h * rect.h)
    )


@dataclass(frozen=True)
class AreaPlaces:
    """The places inside one area."""

    rect: pygame.Rect
    name: pygame.Rect
    house: pygame.Rect
    card: pygame.Rect
    dice: pygame.Rect
    goods: pygame.Rect
    boat: tuple[int, int]
    is_market: bool

    @classmethod
    def of(cls, board: pygame.Rect, number: int, line: int) -> AreaPlaces:
        """The places of an area on a board; its name takes one line of text at the top."""
        x, y, w, h = _shares()["areas"][number]
        rect = _part(board, [x - w / 2, y - h / 2, w, h])
        shape: Literal["tall", "low"] = "tall" if rect.h > rect.w * 0.95 else "low"
        shares = _shares()["market" if number == MARKET else shape]
        rest = pygame.Rect(rect.x, rect.y + line, rect.w, max(20, rect.h - line))
        boat_x, boat_y = shares["boat"]
        return cls(
            rect,
            pygame.Rect(rect.x, rect.y, round(rect.w * shares["name"]), line),
            _part(rest, shares["house"]),
            _part(rect, shares["card"]),
            _part(rest, shares["dice"]),
            _part(rest, shares["goods"]),
            (round(rest.x + boat_x * rest.w), round(rest.y + boat_y * rest.h)),
            number == MARKET,
        )

    def die(self, index: int, count: int) -> pygame.Rect:
        """One of so many dice at the gate."""
        side = min(self.dice.h, self.dice.w // max(3, count), round(self.rect.w * 0.17))
        step = min(side * 1.06, (self.dice.w - side) / max(1, count - 1))
        spot = pygame.Rect(0, 0, side, side)
        spot.center = (
            round(self.dice.centerx + (index - (count - 1) / 2) * step),
            self.dice.centery,
        )
        return spot

    def heaps(self, goods: list[int]) -> list[Heap]:
        """The resources lying here, side by side by type, in two rows where there are many."""
        kinds = [(i, n) for i, n in enumerate(goods, start=1) if n]
        most = round(self.rect.w * LARGEST_PIECE)
        if self.is_market:
            return _stalls(kinds, self.goods, most)
        if len(kinds) < 3 or self.goods.w > 2.4 * self.goods.h:
            return _row_of_heaps(kinds, self.goods, most)
        half = self.goods.h // 2
        upper = pygame.Rect(self.goods.x, self.goods.y, self.goods.w, half)
        cut = (len(kinds) + 1) // 2
        lower = upper.move(0, half)
        return _row_of_heaps(kinds[:cut], upper, most) + _row_of_heaps(kinds[cut:], lower, most)


def _row_of_heaps(kinds: list[tuple[int, int]], room: pygame.Rect, most: int) -> list[Heap]:
    """Heaps from left to right in the middle of a room; `most` is the side of the largest piece."""
    found: list[Heap] = []
    x = float(room.x)
    share = sum(_weight(n) for _, n in kinds) or 1
    for resource, n in kinds:
        wide = min(room.w * _weight(n) / share, room.h * 1.2 * _weight(n))
        cell = pygame.Rect(round(x), room.y, round(wide), room.h)
        found.append(_heap(resource, n, cell, most))
        x += wide
    spare = round((room.right - x) / 2)
    return [
        Heap(r, rect.move(spare, 0), side, [(cx + spare, cy) for cx, cy in centres], n)
        for r, rect, side, centres, n in found
    ]


def _stalls(kinds: list[tuple[int, int]], room: pygame.Rect, most: int) -> list[Heap]:
    """Every kind in a place of its own, as large as the others; a figure tells how many there are."""
    wide, high = room.w // STALLS, room.h // 2
    found = []
    for resource, n in kinds:
        row, at = divmod(resource - 1, STALLS)
        # The lower row has a place less: it stands in the middle.
        cell = pygame.Rect(room.x + at * wide + row * wide // 2, room.y + row * high, wide, high)
        found.append(_heap(resource, min(n, PILED), cell, most)._replace(number=n))
    return found


def _weight(n: int) -> float:
    """How broad a heap of so many is, in heaps of one."""
    return 1 + 0.32 * min(6, n - 1)


def _heap(resource: int, n: int, cell: pygame.Rect, most: int) -> Heap:
    """Two rows when there are many, the lower one over the upper one."""
    rows = 2 if n > 2 else 1
    side = round(min(cell.h * (0.66 if rows == 2 else 0.8), cell.w * 0.8, most))
    in_row = math.ceil(n / rows)
    step = min(side * 0.8, (cell.w - side) / max(1, in_row - 1)) if in_row > 1 else 0
    centres = []
    for i in range(n):
        row, at = divmod(i, in_row)
        length = min(in_row, n - row * in_row)
        x = cell.centerx + (at - (length - 1) / 2) * step
        y = cell.centery + (row - (rows - 1) / 2) * min((cell.h - side) * 0.9, side * 0.8)
        centres.append((round(x), round(y)))
    return Heap(resource, cell, side, centres, n)


class Dial(NamedTuple):
    """The clock on a board."""

    rect: pygame.Rect
    spaces: int

    @classmethod
    def of(cls, board: pygame.Rect, spaces: int) -> Dial:
        """As large as its share of the board allows."""
        shares = _shares()["clock"]
        side = round(min(shares["side"][0] * board.w, shares["side"][1] * board.h))
        rect = pygame.Rect(0, 0, side, side)
        rect.center = (
            round(board.x + shares["middle"][0] * board.w),
            round(board.y + shares["middle"][1] * board.h),
        )
        return cls(rect, spaces)

    def degrees(self, space: float) -> float:
        """The angle of a space, 0 at the top, clockwise."""
        return SPACES_DEGREES * space / self.spaces

    def space(self, number: int) -> pygame.Rect:
        """Where a space lies."""
        angle = math.radians(self.degrees(number) - 90)
        radius = _shares()["clock"]["spaces"] * self.rect.w
        side = round(math.tau * radius / self.spaces * 0.98)
        spot = pygame.Rect(0, 0, side, side)
        spot.center = (
            round(self.rect.centerx + radius * math.cos(angle)),
            round(self.rect.centery + radius * math.sin(angle)),
        )
        return spot

    @property
    def hand(self) -> tuple[int, float]:
        """How long the hand is, and which part of it lies before its pivot."""
        shares = _shares()["clock"]["hand"]
        return round(shares["length"] * self.rect.w), float(shares["pivot"])
