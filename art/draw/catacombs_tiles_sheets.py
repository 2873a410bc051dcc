"""Baked sheets of the catacombs' tiles: rock, floors and masonry. Needs numpy, in this build step only.

Sheets wrap round and are cut into cells of CELL px. Rock and floors have no light of their own: they turn
with a tile. Masonry is lit from above: it is laid upright whatever the turn.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from art.draw.palette import rgb
from art.draw.zones_textures import Array, _png, noise, stones

CELL = 16
CELLS = 30
SIDE = CELL * CELLS


@dataclass(frozen=True)
class Sheet:
    """A painted sheet: what it shows and its tones from dark to light."""

    levels: Callable[[int], Array]
    tones: tuple[str, ...]


def _rock(seed: int) -> Array:
    """Broken rock: large and small facets, cracks between them, stains."""
    import numpy as np

    big, big_joint = stones(7, seed, 0.95)
    small, joint = stones(17, seed + 5, 0.95)
    t = 0.42 + (noise(3, seed, 5) - 0.5) * 1.1 + (noise(30, seed + 40, 3) - 0.5) * 0.3
    t += (big - 0.5) * 0.34 + (small - 0.5) * 0.2
    t -= 0.34 * np.exp(-(big_joint**2) / 9) + 0.2 * np.exp(-(joint**2) / 3)
    t += 0.1 * np.exp(-((big_joint - 5) ** 2) / 6)
    return t


def _strata(seed: int) -> Array:
    """Layered rock with long cracks along its beds."""
    import numpy as np

    y = np.mgrid[0:SIDE, 0:SIDE][0] / SIDE
    sway = (noise(4, seed, 3) - 0.5) * 0.16
    bed = np.sin((y + sway) * 2 * np.pi * 13)
    t = (
        0.42
        + bed * 0.13
        + (noise(3, seed + 3, 5) - 0.5) * 0.9
        + (noise(40, seed + 9, 2) - 0.5) * 0.28
    )
    t -= 0.3 * np.exp(-((bed + 1) ** 2) / 0.05) * (noise(9, seed + 4, 2) > 0.42)
    _, joint = stones(9, seed + 6, 0.95)
    return t - 0.24 * np.exp(-(joint**2) / 6)


def _flags(count: int, depth: float = 1.0) -> Callable[[int], Array]:
    """Irregular flagstones, worn and stained."""

    def levels(seed: int) -> Array:
        import numpy as np

        tones, joint = stones(count, seed, 0.62)
        t = 0.56 + (tones - 0.5) * 0.4 + (noise(5, seed + 1, 4) - 0.5) * 0.6
        t += (noise(60, seed + 2, 2) - 0.5) * 0.22
        t -= depth * (0.55 * np.exp(-(joint**2) / 3.4) - 0.14 * np.exp(-((joint - 4) ** 2) / 4))
        _, crack = stones(9, seed + 7, 0.95)
        return t - 0.26 * np.exp(-(crack**2) / 1.4) * (noise(8, seed + 8, 2) > 0.56)

    return levels


def _laid(across: int, down: int, offset: float = 0.5) -> Callable[[int], Array]:
    """Slabs in courses, every second course shifted."""

    def levels(seed: int) -> Array:
        import numpy as np

        y, x = np.mgrid[0:SIDE, 0:SIDE] / SIDE
        sway = (noise(7, seed, 3) - 0.5) * 0.012
        x, y = x + sway, y + np.roll(sway, 90, 1)
        row = np.floor(y * down) % down
        place = (x * across + offset * (row % 2)) % across
        tone = np.random.default_rng(seed).random((down, across))[
            row.astype(int), place.astype(int)
        ]
        side = np.minimum(place % 1, 1 - place % 1) * SIDE / across
        high = np.minimum((y * down) % 1, 1 - (y * down) % 1) * SIDE / down
        edge = np.minimum(side, high)
        t = (
            0.54
            + (tone - 0.5) * 0.4
            + (noise(5, seed + 1, 4) - 0.5) * 0.5
            + (noise(60, seed + 2, 2) - 0.5) * 0.2
        )
        return t - 0.5 * np.exp(-(edge**2) / 2.6)

    return levels


def _earth(seed: int) -> Array:
    """Trodden earth with small stones."""
    import numpy as np

    tones, joint = stones(44, seed, 0.9)
    t = 0.5 + (noise(4, seed + 1, 5) - 0.5) * 0.9 + (noise(90, seed + 2, 2) - 0.5) * 0.3
    stone = (tones > 0.78) * np.clip(joint / 3, 0, 1)
    return t + stone * 0.3 - 0.3 * (tones > 0.78) * np.exp(-(joint**2) / 1.2)


def _masonry(across: int, down: int, rough: float) -> Callable[[int], Array]:
    """Courses of cut stone: light along the upper edge of every block, dark below it."""

    def levels(seed: int) -> Array:
        import numpy as np

        y, x = np.mgrid[0:SIDE, 0:SIDE] / SIDE
        sway = (noise(9, seed, 2) - 0.5) * 0.01 * rough
        y = (y + sway) % 1
        row = np.floor(y * down) % down
        shift = np.random.default_rng(seed + 1).random(down)[row.astype(int)]
        bend = np.sin((x + shift) * 2 * np.pi * 3) * 0.012
        place = ((x + bend) * across + shift) % across
        tone = np.random.default_rng(seed).random((down, across))[
            row.astype(int), place.astype(int)
        ]
        side = np.minimum(place % 1, 1 - place % 1) * SIDE / across
        in_row = (y * down) % 1
        t = (
            0.5
            + (tone - 0.5) * 0.46
            + (noise(6, seed + 2, 4) - 0.5) * 0.5
            + (noise(80, seed + 3, 2) - 0.5) * 0.3 * rough
        )
        t += 0.26 * np.exp(-(((in_row - 0.16) / 0.1) ** 2)) - 0.2 * np.clip(in_row - 0.6, 0, 1)
        gap = np.minimum(side / 1.3, np.minimum(in_row, 1 - in_row) * SIDE / down / 1.2)
        return t - 0.7 * np.exp(-(gap**2))

    return levels


ROCKS = {
    "moss": Sheet(_rock, ("#26230F", "#44431F", "#636236", "#85804E", "#A89F6A")),
    "slate": Sheet(_strata, ("#10151F", "#212B3F", "#354660", "#516880", "#748BA0")),
    "teal": Sheet(_rock, ("#0B1A18", "#173230", "#2A4C49", "#46716B", "#6C948C")),
    "ember": Sheet(_rock, ("#1B100B", "#352114", "#553A25", "#7A5940", "#9C785A")),
    "iron": Sheet(_strata, ("#141317", "#28272C", "#424148", "#605F68", "#807F88")),
    "violet": Sheet(_rock, ("#140D20", "#261B39", "#3D2B54", "#594270", "#79618F")),
}
FLOORS = {
    "sand_flags": Sheet(_flags(20), ("#5E4A28", "#96794A", "#BC9E69", "#D6BB86", "#ECD9AC")),
    "grey_flags": Sheet(_flags(20), ("#45423F", "#716C68", "#98928A", "#B6AFA3", "#D2CABC")),
    "pale_flags": Sheet(_flags(18), ("#3C4648", "#64716F", "#8B9A93", "#ACBAAD", "#CCD6C8")),
    "brick": Sheet(_laid(20, 30), ("#33241E", "#5E4538", "#866650", "#A68468", "#C2A284")),
    "slabs": Sheet(_laid(12, 14), ("#3A3C44", "#646770", "#8C8F96", "#AEAFB2", "#CBCAC6")),
    "earth": Sheet(_earth, ("#3A2C1C", "#655036", "#8C7250", "#AB906A", "#C6AE88")),
    "cobbles": Sheet(_flags(38, 1.2), ("#33323A", "#5A5962", "#7F7E86", "#A09EA2", "#BFBBBA")),
    "frosted": Sheet(_flags(16), ("#46586A", "#7389A0", "#9DB4C4", "#C1D5DE", "#E6F1F4")),
}
WALLS = {
    "sandstone": Sheet(
        _masonry(22, 44, 0.6), ("#3A2D18", "#6A5734", "#94804F", "#B6A36E", "#D8C894")
    ),
    "greystone": Sheet(
        _masonry(22, 44, 0.6), ("#22252F", "#444A5A", "#687084", "#8C95A8", "#B2BAC8")
    ),
    "greenstone": Sheet(
        _masonry(20, 40, 1.0), ("#172623", "#33504B", "#52776F", "#789B91", "#A2BFB4")
    ),
    "redbrick": Sheet(
        _masonry(30, 54, 0.5), ("#2A1710", "#593524", "#85563C", "#A97A58", "#CBA07C")
    ),
    "ironstone": Sheet(
        _masonry(18, 40, 1.0), ("#1E1C20", "#413F46", "#65636B", "#8A8890", "#B0AEB4")
    ),
    "ghoststone": Sheet(
        _masonry(20, 42, 0.8), ("#1E1530", "#41325C", "#665488", "#8E7CAC", "#B8A8CE")
    ),
}
#: Sheets of two cells for the start tile: from the Depths above to what lies below.
GATES = {
    "rock_gate": ("slate", "moss"),
    "floor_gate": ("grey_flags", "sand_flags"),
    "wall_gate": ("greystone", "sandstone"),
}
KINDS = {"rock": ROCKS, "floor": FLOORS, "wall": WALLS}


def bake(folder: Path) -> None:
    """All sheets."""
    for number, (kind, sheets) in enumerate(KINDS.items(), 1):
        for seed, (name, sheet) in enumerate(sheets.items(), 1):
            levels, ramp = _painted(sheet, number * 1000 + seed * 31)
            _png(folder / f"{kind}_{name}.png", levels, ramp.tobytes())
    for name, (above, below) in GATES.items():
        _save_gate(folder / f"{name}.png", KINDS[name.partition("_")[0]], above, below)


def _painted(sheet: Sheet, seed: int) -> tuple[Array, Array]:
    """One byte a pixel, and the ramp of 64 tones they stand for."""
    import numpy as np

    levels = (np.clip(sheet.levels(seed), 0, 1) * 63).astype(np.uint8)
    stops = np.array([rgb(tone) for tone in sheet.tones], float)
    at = np.linspace(0, 1, len(stops))
    ramp = np.stack([np.interp(np.linspace(0, 1, 64), at, stops[:, c]) for c in range(3)], 1)
    return levels, ramp.round().astype(np.uint8)


def _save_gate(path: Path, sheets: dict[str, Sheet], above: str, below: str) -> None:
    """Two sheets under each other, one passing into the other in a ragged line."""
    import numpy as np

    upper, lower = (
        ramp[levels].astype(float)
        for levels, ramp in (_painted(sheets[n], 77) for n in (above, below))
    )
    upper, lower = np.concatenate([upper, upper]), np.concatenate([lower, lower])
    ragged = np.concatenate([noise(6, 5, 3)] * 2) - 0.5
    y = np.arange(2 * SIDE)[:, None] / SIDE - 1
    share = np.clip((y + ragged * 0.24) / 0.1 + 0.5, 0, 1)[..., None]
    colour = upper * (1 - share) + lower * share
    alpha = np.full((2 * SIDE, SIDE, 1), 255.0)
    _png(path, np.concatenate([colour, alpha], 2).round().astype(np.uint8))
