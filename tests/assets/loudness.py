"""How loud samples are to an ear, after ITU-R BS.1770: weighted, then the loudest stretch in LUFS."""

from __future__ import annotations

import math
from collections.abc import Sequence
from itertools import accumulate

from game.assets.synth import RATE

Filter = tuple[tuple[float, float, float], tuple[float, float]]


def _shelf(frequency: float, gain: float, quality: float) -> Filter:
    """What a head does to high sounds."""
    k = math.tan(math.pi * frequency / RATE)
    high = 10 ** (gain / 20)
    band = high**0.49966
    whole = 1 + k / quality + k * k
    ahead = (
        (high + band * k / quality + k * k) / whole,
        2 * (k * k - high) / whole,
        (high - band * k / quality + k * k) / whole,
    )
    return ahead, (2 * (k * k - 1) / whole, (1 - k / quality + k * k) / whole)


def _without_rumble(frequency: float, quality: float) -> Filter:
    """What is too low to hear counts for nothing."""
    k = math.tan(math.pi * frequency / RATE)
    whole = 1 + k / quality + k * k
    return (1, -2, 1), (2 * (k * k - 1) / whole, (1 - k / quality + k * k) / whole)


FILTERS = (_shelf(1681.97, 3.99984, 0.70717), _without_rumble(38.135, 0.5003))


def _filtered(samples: Sequence[float], how: Filter) -> list[float]:
    (b0, b1, b2), (a1, a2) = how
    out: list[float] = []
    x1 = x2 = y1 = y2 = 0.0
    for x in samples:
        y = b0 * x + b1 * x1 + b2 * x2 - a1 * y1 - a2 * y2
        x2, x1, y2, y1 = x1, x, y1, y
        out.append(y)
    return out


def loudness(samples: Sequence[int], seconds: float) -> float:
    """The loudest stretch of so many seconds."""
    weighted: Sequence[float] = [value / 32768 for value in samples]
    for how in FILTERS:
        weighted = _filtered(weighted, how)
    whole = [0.0, *accumulate(value * value for value in weighted)]
    window, last = round(seconds * RATE), len(whole) - 1
    most = max(
        whole[min(last, start + window)] - whole[start] for start in range(0, last, window // 8)
    )
    return -0.691 + 10 * math.log10(most / window + 1e-12)
