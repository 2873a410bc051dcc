"""Baked sheets of the zone maps: grounds, terrains for Tiled's terrain brush, and the last glaze.

Needs numpy, in this build step only. Every sheet is cut into cells of CELL px; grounds wrap round, so
any part of them may be stamped anywhere.
"""

from __future__ import annotations

import struct
import zlib
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from art.draw.palette import rgb

CELL = 20
CELLS = 24
SIDE = CELL * CELLS
VARIANTS = 4
SHARP = 3  # terrain cells are painted so many times larger and reduced

Array = Any  # a numpy array; numpy is imported where it is used


# -- noise


def noise(count: int, seed: int, octaves: int = 1, side: int = SIDE) -> Array:
    """Value noise in 0..1 that wraps round: count blobs across, finer ones in each octave."""
    import numpy as np

    total, weight, sum_weight = np.zeros((side, side)), 1.0, 0.0
    for k in range(octaves):
        n = min(count * 2**k, side)
        grid = np.random.default_rng(seed + 17 * k).random((n, n))
        at = np.arange(side) * n / side
        low = at.astype(int)
        part = at - low
        part = part * part * (3 - 2 * part)
        high = (low + 1) % n
        fx, fy = part[None], part[:, None]
        top = grid[low][:, low] * (1 - fx) + grid[low][:, high] * fx
        bottom = grid[high][:, low] * (1 - fx) + grid[high][:, high] * fx
        total += weight * (top * (1 - fy) + bottom * fy)
        sum_weight += weight
        weight *= 0.55
    return total / sum_weight


def stones(count: int, seed: int, jitter: float = 0.8) -> tuple[Array, Array]:
    """Irregular flagstones that wrap round: a tone for each stone, and the distance to its joint."""
    import numpy as np

    rnd = np.random.default_rng(seed)
    px, py = rnd.random((count, count)) * jitter, rnd.random((count, count)) * jitter
    tone = rnd.random((count, count))
    size = SIDE / count
    y, x = np.mgrid[0:SIDE, 0:SIDE] / size
    best = np.full((SIDE, SIDE), 9.0)
    second = best.copy()
    tones = np.zeros((SIDE, SIDE))
    for dy in (-1, 0, 1):
        for dx in (-1, 0, 1):
            cx, cy = np.floor(x).astype(int) + dx, np.floor(y).astype(int) + dy
            ix, iy = cx % count, cy % count
            far = np.hypot(cx + 0.1 + px[iy, ix] - x, cy + 0.1 + py[iy, ix] - y)
            nearer = far < best
            second = np.where(nearer, best, np.minimum(second, far))
            tones = np.where(nearer, tone[iy, ix], tones)
            best = np.where(nearer, far, best)
    return tones, (second - best) * size


# -- grounds


@dataclass(frozen=True)
class Ground:
    """A painted floor: five tones from dark to light, and what is laid or scratched into it."""

    tones: tuple[str, ...]
    kind: str = "wash"
    count: int = 9
    strength: float = 1.0


def ground_levels(spec: Ground, seed: int) -> Array:
    """Tones 0..1 of a ground: washes with back-runs, then its kind of joints or furrows."""
    import numpy as np

    t = 0.5 + (noise(4, seed, 5) - 0.5) * 1.7 + (noise(14, seed + 40, 4) - 0.5) * 0.55
    runs = noise(6, seed + 80, 3)
    for level in (0.42, 0.52, 0.6):
        t -= 0.09 * np.exp(-np.clip(runs - level, 0, 1) / 0.02) * (runs > level)
    y, x = np.mgrid[0:SIDE, 0:SIDE] / SIDE
    sway = (noise(6, seed + 7, 3) - 0.5) * 0.05
    k = spec.strength
    if spec.kind == "flags":
        tones, joint = stones(spec.count, seed + 3)
        t += (tones - 0.5) * 0.42 * k
        t -= 0.55 * k * np.exp(-(joint**2) / 5) - 0.12 * np.exp(-((joint - 5) ** 2) / 8)
    elif spec.kind == "bricks":
        t = _bricks(t, x + sway * 0.3, y + sway * 0.3, (spec.count, spec.count * 2), seed, k)
    elif spec.kind == "planks":
        t = _bricks(t, x, y + sway * 0.2, (3, spec.count), seed, k)
        t += 0.1 * k * (noise(120, seed + 5, 1) - 0.5)
    elif spec.kind == "furrows":
        wave = np.sin((y + sway * 0.6) * 2 * np.pi * spec.count)
        t += 0.16 * k * wave - 0.3 * k * np.exp(-((wave + 1) ** 2) / 0.06)
    elif spec.kind == "cracks":
        _, joint = stones(spec.count, seed + 3)
        gate = noise(9, seed + 9, 2) > 0.52
        t -= 0.5 * k * np.exp(-(joint**2) / 2.5) * gate
    elif spec.kind == "litter":
        tones, joint = stones(spec.count, seed + 3, 0.9)
        t += (tones - 0.5) * 0.3 * k * (tones > 0.35) - 0.3 * k * np.exp(-(joint**2) / 1.4) * (
            tones > 0.5
        )
    return t


def _bricks(t: Array, x: Array, y: Array, counts: tuple[int, int], seed: int, k: float) -> Array:
    """Courses of bricks or boards: so many across and down, every second course shifted."""
    import numpy as np

    columns, rows = counts
    row = np.floor(y * rows) % rows
    along = (x * columns + 0.5 * (row % 2)) % columns
    tone = np.random.default_rng(seed).random((rows, columns))
    t = t * 0.7 + 0.15 + (tone[row.astype(int), along.astype(int)] - 0.5) * 0.45 * k
    across = np.minimum(along % 1, 1 - along % 1) * rows / columns
    down = np.minimum((y * rows) % 1, 1 - (y * rows) % 1)
    return t - 0.5 * k * np.exp(-((np.minimum(across, down) / 0.1) ** 2))


def save_ground(path: Path, spec: Ground, seed: int) -> None:
    """One ground as a PNG with a palette of 64 tones: all its colours lie on one ramp."""
    import numpy as np

    levels = (np.clip(ground_levels(spec, seed), 0, 1) * 63).astype(np.uint8)
    stops = np.array([rgb(tone) for tone in spec.tones], float)
    at = np.linspace(0, 1, len(stops))
    ramp = np.stack([np.interp(np.linspace(0, 1, 64), at, stops[:, c]) for c in range(3)], 1)
    _png(path, levels, ramp.round().astype(np.uint8).tobytes())


# -- terrains


@dataclass(frozen=True)
class Terrain:
    """A material with an edge: paths, water, thickets, rock. Widths in px of the map."""

    fill: str
    rim: str
    opacity: float = 0.9
    wobble: float = 0.26
    bank: float = 6
    bank_opacity: float = 0.6
    line: float = 0.75
    marks: str = "pebbles"
    mark: str = ""
    glow: str = field(default="")


def save_terrain(path: Path, spec: Terrain, seed: int) -> None:
    """A sheet of 16 corner cases in VARIANTS rows; column = NW 1 + NE 2 + SE 4 + SW 8."""
    import numpy as np

    sheet = np.zeros((VARIANTS * CELL, 16 * CELL, 4), np.uint8)
    for row in range(VARIANTS):
        for case in range(1, 16):
            cell = _terrain_cell(spec, case, seed * 1000 + row * 16 + case)
            sheet[row * CELL : (row + 1) * CELL, case * CELL : (case + 1) * CELL] = cell
    _png(path, sheet)


def _terrain_cell(spec: Terrain, case: int, seed: int) -> Array:
    import numpy as np

    n = CELL * SHARP
    v = (np.arange(n) + 0.5) / n
    x, y = v[None], v[:, None]
    nw, ne, se, sw = ((case >> k) & 1 for k in range(4))
    f = nw * (1 - x) * (1 - y) + ne * x * (1 - y) + se * x * y + sw * (1 - x) * y
    # Nothing uneven reaches the border of a cell, so that every cell fits every other.
    window = 16 * x * (1 - x) * y * (1 - y)
    f = f + spec.wobble * window * (noise(3, seed, 2, n) - 0.5) * (case != 15)
    gy, gx = np.gradient(f, 1 / n)
    d = (f - 0.5) / np.maximum(np.hypot(gx, gy), 0.5) * CELL
    out = np.zeros((n, n, 4))
    _over(out, spec.rim, spec.bank_opacity * np.clip(1 + d / spec.bank, 0, 1) ** 1.4)
    if spec.glow:
        _over(out, spec.glow, 0.4 * np.clip(1 + d / 9, 0, 1))
    inside = np.clip(d * SHARP * 0.5 + 0.5, 0, 1)
    _over(out, spec.fill, spec.opacity * inside)
    _over(out, spec.rim, 0.38 * np.exp(-np.clip(d, 0, 99) / 2.6) * inside * (case != 15))
    _marks(out, spec, seed, window * (d > 3))
    broken = np.clip((noise(4, seed + 5, 1, n) - 0.28) * 6, 0, 1)
    _over(out, "#241A12", spec.line * np.exp(-((d / 0.75) ** 2)) * broken * (case != 15))
    small = out.reshape(CELL, SHARP, CELL, SHARP, 4)
    alpha = small[..., 3:].mean((1, 3))
    colour = (small[..., :3] * small[..., 3:]).mean((1, 3)) / np.maximum(alpha, 1e-6)
    return np.concatenate([colour, alpha * 255], 2).round().clip(0, 255).astype(np.uint8)


def _marks(out: Array, spec: Terrain, seed: int, room: Array) -> None:
    """Pebbles, ripples, leaves or hatching inside a material."""
    import numpy as np

    n = out.shape[0]
    rnd = np.random.default_rng(seed + 3)
    y, x = np.mgrid[0:n, 0:n] / n
    tint = spec.mark or spec.rim
    if spec.marks == "pebbles":
        for _ in range(2):
            cx, cy, r = rnd.uniform(0.2, 0.8), rnd.uniform(0.2, 0.8), rnd.uniform(0.025, 0.06)
            _over(out, tint, 0.5 * (np.hypot(x - cx, (y - cy) * 1.4) < r) * (room > 0.05))
    elif spec.marks == "ripples":
        wave = np.sin((y * 2.2 + 0.12 * np.sin(x * 6.28)) * 2 * np.pi + rnd.uniform(0, 6))
        _over(out, tint, 0.5 * np.clip(wave - 0.82, 0, 1) * 5 * np.clip(room, 0, 1))
    elif spec.marks == "hatch":
        strokes = np.sin((x * 1.0 + y * 1.6) * 2 * np.pi * 2.4)
        gate = noise(2, seed + 11, 1, n) > 0.5
        _over(out, tint, 0.5 * np.clip(strokes - 0.75, 0, 1) * 4 * np.clip(room, 0, 1) * gate)
    elif spec.marks == "leaves":
        for _ in range(5):
            cx, cy, a = rnd.uniform(0.15, 0.85), rnd.uniform(0.15, 0.85), rnd.uniform(0, 3)
            u = (x - cx) * np.cos(a) + (y - cy) * np.sin(a)
            w = (y - cy) * np.cos(a) - (x - cx) * np.sin(a)
            _over(out, tint, 0.55 * (np.hypot(u / 0.13, w / 0.055) < 1) * (room > 0.03))


def _over(out: Array, tint: str, alpha: Array) -> None:
    """Lay a colour over what is there."""
    import numpy as np

    paint = np.array(rgb(tint), float)
    below = out[..., 3]
    total = alpha + below * (1 - alpha)
    share = np.where(total > 0, alpha / np.maximum(total, 1e-6), 0)[..., None]
    out[..., :3] = out[..., :3] * (1 - share) + paint * share
    out[..., 3] = total


# -- the last glaze


def save_glaze(path: Path, tint: str, edge: float, corner: float, seed: int) -> None:
    """Grain of the paper, dusk toward the edges and corners: a dark film, the same at every turn."""
    import numpy as np

    side = SIDE
    at = np.minimum(np.arange(side), np.arange(side)[::-1])
    d = np.minimum(at[None], at[:, None]) / SIDE * 228
    y, x = np.mgrid[0:side, 0:side] / side - 0.5
    far = np.clip(np.hypot(x, y) / 0.72, 0, 1)
    film = 0.3 * np.exp(-d / 4) + edge * np.exp(-d / 24) + corner * far**1.8
    grain = np.random.default_rng(seed).random((side, side)) * 0.35 + noise(160, seed, 2) * 0.65
    film = 1 - (1 - film) * (1 - 0.26 * np.clip(grain - 0.5, 0, 1))
    alpha = (np.clip(film, 0, 1) * 42).round() * 6
    colour = np.broadcast_to(np.array(rgb(tint)), (side, side, 3))
    _png(path, np.concatenate([colour, alpha[..., None]], 2).astype(np.uint8))


# -- files


def _png(path: Path, pixels: Array, palette: bytes = b"") -> None:
    """Write a PNG: RGBA, or one byte a pixel with a palette."""
    high, wide = pixels.shape[:2]
    rows = b"".join(b"\0" + pixels[y].tobytes() for y in range(high))
    kind = 3 if palette else 6
    parts = [(b"IHDR", struct.pack(">IIBBBBB", wide, high, 8, kind, 0, 0, 0))]
    if palette:
        parts.append((b"PLTE", palette))
    parts += [(b"IDAT", zlib.compress(rows, 9)), (b"IEND", b"")]
    path.parent.mkdir(parents=True, exist_ok=True)
    with path.open("wb") as file:
        file.write(b"\x89PNG\r\n\x1a\n")
        for name, data in parts:
            check = struct.pack(">I", zlib.crc32(name + data))
            file.write(struct.pack(">I", len(data)) + name + data + check)
