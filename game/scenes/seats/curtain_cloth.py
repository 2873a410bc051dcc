"""The cloth of a curtain: velvet in the colour of a seat, with swags, tassels, a fringe and its rod."""

from __future__ import annotations

import math
import random

import pygame

from game.assets import textures
from game.assets.palette import shade
from game.ui.look import SEAT_COLOURS, Look


def cloth_for(look: Look, size: tuple[int, int], colour: str) -> pygame.Surface:
    """The curtain in the colour of a seat."""
    role = SEAT_COLOURS[colour][0]
    tone = look.colour(role)
    return look.textures.get(
        "curtain", size, lambda: hang(look, size, shade(tone, 0.72)), role, tone, on_disk=True
    )


def hang(look: Look, size: tuple[int, int], colour: tuple[int, int, int]) -> pygame.Surface:
    """Velvet with hem, swags, tassels and rod."""
    wide, high = size
    folds = look.textures.get("folds", size, lambda: textures.velvet_folds(size, 3), on_disk=True)
    cloth = textures.velvet(folds, colour)
    fringe(cloth, look, pygame.Rect(0, high - look.u(54), wide, look.u(54)))
    textures.light_up(cloth, (0.5, 0.5), 1.05, 0.35)
    textures.glow(cloth, (wide / 2, high * 0.46), wide * 0.42, (52, 34, 14))
    count = 5
    span = wide / count
    rod_y = look.u(18)
    for i in range(count):
        swag(
            cloth,
            look,
            pygame.Rect(round(i * span), rod_y + look.u(20), round(span) + 1, look.u(170)),
            colour,
        )
    rod = textures.wood(
        (wide, look.u(34)), 4, look.colour("brass_dark"), look.colour("brass_light"), 1
    )
    rod.blit(
        textures.field(rod.get_size(), (2, 16), lambda _x, y: 1 - abs(y - 0.32) * 1.1),
        (0, 0),
        special_flags=textures.MULT,
    )
    cloth.blit(rod, (0, rod_y))
    pygame.draw.rect(
        cloth, look.colour("ink"), (-4, rod_y - 1, wide + 8, look.u(34) + 2), max(1, look.u(2))
    )
    for i in range(count + 1):
        x = round(i * span)
        tassel = look.icon("table/tassel", look.u(150)) if 0 < i < count else None
        if tassel:
            cloth.blit(tassel, tassel.get_rect(midtop=(x, rod_y + look.u(40))))
        ring = look.icon("table/curtain_ring", look.u(58))
        if ring:
            cloth.blit(ring, ring.get_rect(center=(x, rod_y + look.u(17))))
    return cloth


def swag(
    cloth: pygame.Surface, look: Look, rect: pygame.Rect, colour: tuple[int, int, int]
) -> None:
    """One bow of cloth below the rod, with a fringe."""
    wide, high = rect.size
    depth: list[float] = [
        (0.28 + 0.72 * (1 - abs(2 * x / wide - 1) ** 2.2)) * high * 0.82 for x in range(wide + 1)
    ]

    def value(x: float, y: float) -> float:
        deep = depth[min(wide, round(x * wide))]
        t = y * high / max(1.0, deep)
        bow = abs(2 * x - 1)
        wave = math.pow(abs(math.sin(t * math.pi * 3.4 + bow * 0.9)), 0.9)
        return min(1.0, (0.26 + 0.6 * wave) * (1.05 - 0.36 * bow) * (0.5 + 0.5 * min(1.0, t)))

    grey = textures.field(rect.size, (72, 48), value)
    nap = textures.through(
        textures.noise(rect.size, (2, 2), 5, 1), lambda v: (round(210 + 45 * v),) * 3
    )
    grey.blit(nap, (0, 0), special_flags=textures.MULT)
    fabric = textures.velvet(grey, colour)
    outline = [(0, 0), (wide, 0)] + [(x, depth[x]) for x in range(wide, -1, -2)]
    mask = textures.blank_mask(rect.size)
    pygame.draw.polygon(mask, textures.WHITE, [(x * 2, y * 2) for x, y in outline])
    mask = pygame.transform.smoothscale(mask, rect.size)
    shadow = pygame.Surface(rect.size, pygame.SRCALPHA)
    pygame.draw.polygon(shadow, (0, 0, 0, 150), [(x, min(high, y * 1.04)) for x, y in outline])
    cloth.blit(pygame.transform.gaussian_blur(shadow, max(2, look.u(9))), rect.move(0, look.u(14)))
    cloth.blit(textures.with_alpha(fabric, mask), rect)
    rng = random.Random(7)
    tones = [look.colour(role) for role in ("brass_light", "brass", "brass_dark")]
    long = look.u(15)
    for x in range(0, wide, max(2, look.u(3))):
        start = (rect.x + x, rect.y + depth[x] + look.u(4))
        pygame.draw.line(
            cloth,
            tones[rng.randrange(3)],
            start,
            (start[0] + rng.uniform(-1, 1), start[1] + long),
            max(1, look.u(2)),
        )
    for lift, role in ((0, "brass_dark"), (-look.u(2), "brass_light")):
        points = [(rect.x + x, rect.y + depth[x] + look.u(3) + lift) for x in range(0, wide, 3)]
        pygame.draw.lines(cloth, look.colour(role), False, points, max(2, look.u(4)))


def fringe(cloth: pygame.Surface, look: Look, rect: pygame.Rect) -> None:
    """The golden hem at the floor."""
    rng = random.Random(3)
    tones = [look.colour(role) for role in ("brass_light", "brass", "brass_dark")]
    for y, role in ((0, "brass_dark"), (look.u(4), "brass_light"), (look.u(20), "brass")):
        pygame.draw.rect(cloth, look.colour(role), (0, rect.y + y, rect.w, max(1, look.u(3))))
    for x in range(0, rect.w, max(2, look.u(4))):
        pygame.draw.line(
            cloth,
            tones[rng.randrange(3)],
            (x, rect.y + look.u(22)),
            (x + rng.uniform(-1.5, 1.5), rect.bottom),
            max(1, look.u(3)),
        )
