"""Sparks and embers over the stage of an attack.

Where each is follows from how far a movement is: nothing is kept, and at rest there are none.
"""

from __future__ import annotations

import math
import random
from collections.abc import Sequence
from typing import NamedTuple

import pygame

from game.assets.palette import Colour, mix
from game.ui.look import Look

#: Always the same ones, so that two tables look alike.
SEED = 14


class Spark(NamedTuple):
    """Which way it goes (radians), how far and how large in shares, and how late it starts."""

    angle: float
    far: float
    size: float
    late: float


def _some(count: int, spread: float, seed: int) -> tuple[Spark, ...]:
    rng = random.Random(seed)
    return tuple(
        Spark(
            rng.uniform(-spread, spread),
            rng.uniform(0.35, 1.0),
            rng.uniform(0.4, 1.0),
            rng.random(),
        )
        for _ in range(count)
    )


#: Out of the dragon's mouth; on all sides from where something lands; up from the bag.
EMBERS = _some(44, 0.34, SEED)
BURST = _some(26, math.pi, SEED + 1)
DUST = _some(18, 0.8, SEED + 2)


def breathe(
    surface: pygame.Surface, look: Look, mouth: pygame.Vector2, reach: float, part: float
) -> None:
    """Embers that stream out of the fire, rise and fade; `part` goes round and round."""
    for spark in EMBERS:
        life = (part + spark.late) % 1.0
        at = mouth + pygame.Vector2(reach * spark.far * life, 0).rotate_rad(spark.angle)
        at.y -= reach * 0.16 * life * life
        tone = mix(look.colour("light"), look.colour("ember"), life)
        _dot(surface, at, look.u(5) * spark.size * (1 - life), tone)


def burst(
    surface: pygame.Surface, look: Look, middle: pygame.Vector2, part: float, role: str
) -> None:
    """Sparks on all sides from where a wound lands."""
    out = pygame.Vector2(look.u(74), 0)
    _throw(surface, BURST, middle, out, look.u(30), look.u(6), part, look.colour(role))


def puff(
    surface: pygame.Surface, look: Look, mouth: pygame.Vector2, part: float, role: str
) -> None:
    """What flies up when the bag opens."""
    up = pygame.Vector2(0, -look.u(90))
    _throw(surface, DUST, mouth, up, look.u(46), look.u(5), part, look.colour(role))


def _throw(
    surface: pygame.Surface,
    sparks: Sequence[Spark],
    start: pygame.Vector2,
    out: pygame.Vector2,
    fall: int,
    size: int,
    part: float,
    tone: Colour,
) -> None:
    """Sparks that fly out, fall and grow smaller on the way."""
    for spark in sparks:
        way = (out * spark.far * part).rotate_rad(spark.angle)
        way.y += fall * part * part
        _dot(surface, start + way, size * spark.size * (1 - part), tone)


def _dot(surface: pygame.Surface, at: pygame.Vector2, radius: float, tone: Colour) -> None:
    if radius >= 0.5:
        pygame.draw.circle(surface, tone, at, max(1, round(radius)))
