"""Passages between zones on the map: where they lie, and the way through them (D4)."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from game.engine.titles.dungeonology.view_types import LyingView
from game.scenes.dungeonology.zones import edge
from game.scenes.tilemap.model import Cell, Point, Token

#: Sizes of stairs and walls, in tiles and at least in pixels.
JOINT_SIZES = {"stairs": (0.19, 12), "wall": (0.25, 13)}


def passage_point(cell: Cell, passage: str) -> Point:
    """Where a passage meets the edge of its tile, in tiles."""
    x, y = edge(passage)
    return cell[0] + x, cell[1] + y


def joint_token(kind: str, at: Point) -> Token:
    """A stairs or wall token on a border."""
    share, least = JOINT_SIZES[kind]
    return Token(f"token_{kind}", at, share, least, ("token", kind))


def joining(one: LyingView, other: LyingView) -> str:
    """The passage of a zone by which Laetus, whom no door holds, goes into another; "" if there is none."""
    pairs = [p for p in one["pairs"] if p["zone"] == other["zone"] and p["joint"] != "wall"]
    open_first = sorted(pairs, key=lambda pair: len(pair["door"]))
    return open_first[0]["passage"] if open_first else ""


def through(zones: Sequence[LyingView], passages: Sequence[str]) -> list[Point]:
    """From passage to passage between the first zone and the last one; a secret way has none ("")."""
    points: list[Point] = []
    for (one, other), passage in zip(pairwise(zones), passages, strict=True):
        if passage:
            points.append(passage_point((one["x"], one["y"]), passage))
        if other is not zones[-1]:
            points.append((other["x"] + 0.5, other["y"] + 0.52))
    return points
