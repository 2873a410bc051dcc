"""Sounds made by arithmetic: short effects and quiet loops, as 16-bit mono samples."""

from __future__ import annotations

import math
import random
from array import array
from collections.abc import Callable, Iterable

RATE = 22050
LOUD = 32000


def _pcm(samples: Iterable[float], gain: float = 1.0) -> array[int]:
    return array("h", (max(-LOUD, min(LOUD, round(s * gain * LOUD))) for s in samples))


def tone(
    seconds: float, partials: list[tuple[float, float, float]], attack: float = 0.004
) -> list[float]:
    """Sines (frequency, strength, seconds to fall to a third) struck together."""
    count = round(seconds * RATE)
    out = [0.0] * count
    for frequency, strength, fall in partials:
        step = 2 * math.pi * frequency / RATE
        decay = math.exp(-1 / (fall * RATE))
        level = strength
        for i in range(count):
            out[i] += level * math.sin(step * i)
            level *= decay
    rise = max(1, round(attack * RATE))
    for i in range(min(rise, count)):
        out[i] *= i / rise
    return out


def hiss(
    seconds: float, low: float, high: float, shape: Callable[[float], float], seed: int
) -> list[float]:
    """Noise between two frequencies, its loudness by shape(0..1)."""
    rng = random.Random(seed)
    count = round(seconds * RATE)
    a = 1 - math.exp(-2 * math.pi * high / RATE)
    b = 1 - math.exp(-2 * math.pi * low / RATE)
    soft = slow = 0.0
    out = []
    for i in range(count):
        soft += a * (rng.uniform(-1, 1) - soft)
        slow += b * (soft - slow)
        out.append((soft - slow) * shape(i / count))
    return out


def mixed(*layers: list[float]) -> list[float]:
    """Layers laid over each other, as long as the longest."""
    out = [0.0] * max(len(layer) for layer in layers)
    for layer in layers:
        for i, value in enumerate(layer):
            out[i] += value
    return out


def later(layer: list[float], seconds: float) -> list[float]:
    """The layer after some silence."""
    return [0.0] * round(seconds * RATE) + layer


def fall(power: float) -> Callable[[float], float]:
    """Loud at once, then falling."""
    return lambda t: (1 - t) ** power


def swell(t: float) -> float:
    """From silence to silence."""
    return math.sin(math.pi * t) ** 2


def pluck(frequency: float, seconds: float = 0.7) -> list[float]:
    """A plucked string, as of a lute."""
    return tone(
        seconds,
        [(frequency * n, 0.30 / n, 0.22 / n**0.6) for n in range(1, 6)],
    )


def _bell(base: float) -> list[float]:
    ratios = [
        (0.5, 0.3, 0.9),
        (1, 0.4, 0.7),
        (1.19, 0.25, 0.5),
        (1.56, 0.15, 0.35),
        (2, 0.2, 0.3),
        (2.66, 0.1, 0.2),
    ]
    return tone(2.0, [(base * ratio, level, length) for ratio, level, length in ratios])


COINS = (0.0, 0.07, 0.11, 0.19, 0.24, 0.33)
KNOCKS = (0.06, 0.13, 0.17, 0.26, 0.31, 0.39, 0.47)


def _coin(base: float) -> list[float]:
    """A coin that falls on others: high, not quite in tune, soon gone."""
    return tone(
        0.32, [(base, 0.16, 0.06), (base * 1.51, 0.1, 0.045), (base * 2.34, 0.05, 0.03)], 0.001
    )


def _knock(base: float) -> list[float]:
    """One wooden cube against another."""
    return tone(0.07, [(base, 0.2, 0.011), (base * 1.7, 0.1, 0.008)], 0.001)


def _flap(seed: int) -> list[float]:
    """One beat of leather wings."""
    return [3 * v for v in _softened(hiss(0.42, 50, 500, lambda t: swell(t**0.55), seed), 420)]


def _roar(seconds: float) -> list[float]:
    """A dragon: breath through a throat that opens and closes again, over a growl that sinks."""
    rng = random.Random(31)
    count = round(seconds * RATE)
    breath = hiss(seconds, 70, 600, lambda t: swell(t**0.6) ** 0.8, 32)
    phase, out = 0.0, []
    for i in range(count):
        t = i / count
        phase += 2 * math.pi * (96 - 48 * t + 5 * math.sin(t * 61)) / RATE
        saw = (phase / math.pi) % 2 - 1
        growl = math.tanh(2.2 * saw) * (0.62 + 0.38 * math.sin(phase * 0.31))
        rasp = rng.uniform(-1, 1) * 0.08
        out.append((growl * 0.75 + rasp) * swell(t**0.55) + breath[i] * 1.2)
    return _softened(_softened(out, 800), 800)


def _softened(samples: list[float], high: float) -> list[float]:
    """Without what is above a frequency."""
    a, now = 1 - math.exp(-2 * math.pi * high / RATE), 0.0
    out = []
    for value in samples:
        now += a * (value - now)
        out.append(now)
    return out


def _moan(seconds: float, start: float, end: float) -> list[float]:
    """A voice that sinks and trembles."""
    count = round(seconds * RATE)
    phase, out = 0.0, []
    for i in range(count):
        t = i / count
        phase += 2 * math.pi * (start + (end - start) * t + 7 * math.sin(t * 38)) / RATE
        voice = math.sin(phase) + 0.4 * math.sin(2 * phase) + 0.15 * math.sin(3.01 * phase)
        out.append(voice * 0.22 * swell(t**0.7))
    return mixed(out, hiss(seconds, 500, 2400, lambda t: swell(t) * 0.12, 33))


EFFECTS: dict[str, Callable[[], list[float]]] = {
    "click": lambda: mixed(hiss(0.05, 500, 3800, fall(5), 1), tone(0.05, [(720, 0.25, 0.01)])),
    "shutter": lambda: mixed(
        hiss(0.04, 900, 6000, fall(4), 2), later(hiss(0.05, 600, 4000, fall(4), 3), 0.09)
    ),
    "page": lambda: hiss(0.28, 900, 5200, lambda t: swell(t**0.6) * 0.8, 4),
    "card": lambda: hiss(0.14, 1200, 6500, lambda t: swell(t**0.5) * 0.8, 5),
    "tile": lambda: mixed(
        tone(0.22, [(86, 0.7, 0.05), (131, 0.3, 0.03)]), hiss(0.12, 120, 1400, fall(6), 6)
    ),
    "step": lambda: mixed(tone(0.11, [(110, 0.4, 0.02)]), hiss(0.09, 200, 1500, fall(5), 7)),
    "cube": lambda: tone(0.16, [(1320, 0.22, 0.02), (2210, 0.16, 0.014), (640, 0.2, 0.012)]),
    "star": lambda: mixed(
        tone(0.9, [(1568, 0.2, 0.2), (3136, 0.08, 0.1)]),
        later(tone(0.8, [(2093, 0.18, 0.2)]), 0.09),
    ),
    "draw": lambda: hiss(0.2, 300, 2600, lambda t: swell(t) * 0.7, 8),
    "curtain": lambda: hiss(0.75, 150, 1500, lambda t: swell(t**0.7), 9),
    "bell": lambda: _bell(196.0),
    "success": lambda: mixed(
        pluck(293.7),
        later(pluck(370.0), 0.11),
        later(pluck(440.0), 0.22),
        later(pluck(587.3, 1.1), 0.33),
    ),
    "failure": lambda: mixed(
        pluck(220.0), later(pluck(207.7), 0.16), later(pluck(164.8, 1.0), 0.34)
    ),
    "turn": lambda: mixed(pluck(440.0, 0.5), later(pluck(659.3, 0.8), 0.12)),
    "laurels": lambda: mixed(
        *(
            later(pluck(f, 1.4), 0.14 * i)
            for i, f in enumerate((293.7, 370.0, 440.0, 587.3, 740.0, 880.0))
        )
    ),
    "barred": lambda: tone(0.16, [(155, 0.4, 0.04), (164, 0.3, 0.04)]),
    "coins": lambda: mixed(*(later(_coin(2600 + 310 * (i % 4)), t) for i, t in enumerate(COINS))),
    "lock": lambda: mixed(
        hiss(0.05, 900, 5200, fall(5), 11),
        later(tone(0.06, [(1900, 0.16, 0.008), (2750, 0.1, 0.006)]), 0.07),
        later(tone(0.06, [(2050, 0.16, 0.008), (2900, 0.1, 0.006)]), 0.15),
        later(
            mixed(
                tone(0.3, [(210, 0.5, 0.05), (640, 0.22, 0.05), (1420, 0.14, 0.04)]),
                hiss(0.09, 300, 3400, fall(5), 12),
            ),
            0.27,
        ),
    ),
    "bag": lambda: mixed(
        _softened(hiss(0.62, 200, 1500, lambda t: swell(t) * 0.9, 13), 1400),
        *(later(_knock(900 + 170 * (i * 7 % 5)), t) for i, t in enumerate(KNOCKS)),
    ),
    "wings": lambda: mixed(
        *(later(_flap(20 + i), 0.38 * i) for i in range(3)),
        *(later(tone(0.3, [(52, 0.4, 0.09)], 0.09), 0.38 * i + 0.06) for i in range(3)),
    ),
    "roar": lambda: _roar(2.3),
    "ghost": lambda: _moan(1.7, 392.0, 311.0),
}

LOOP_SECONDS = 10.0


def _wind(low: float, high: float, strength: float, seed: int) -> list[float]:
    """Steady noise whose ends meet, so that the loop has no seam."""
    rng = random.Random(seed)
    phase = rng.uniform(0, 6)
    raw = hiss(LOOP_SECONDS + 1, low, high, lambda _t: 1.0, seed)
    count, seam = round(LOOP_SECONDS * RATE), RATE
    body = raw[:count]
    for i in range(seam):
        share = i / seam
        body[i] = body[i] * share + raw[count + i] * (1 - share)
    turn = 2 * math.pi / count
    return [
        value * strength * (0.7 + 0.3 * math.sin(2 * turn * i + phase))
        for i, value in enumerate(body)
    ]


def _sprinkled(sound: Callable[[random.Random], list[float]], times: int, seed: int) -> list[float]:
    """A small sound at chance moments of the loop, round its end."""
    rng = random.Random(seed)
    count = round(LOOP_SECONDS * RATE)
    out = [0.0] * count
    for _ in range(times):
        start = rng.randrange(count)
        for i, value in enumerate(sound(rng)):
            out[(start + i) % count] += value
    return out


def _crackle(rng: random.Random) -> list[float]:
    return [v * rng.uniform(0.1, 0.5) for v in hiss(0.02, 800, 6000, fall(4), rng.randrange(9999))]


def _bird(rng: random.Random) -> list[float]:
    base = rng.uniform(1900, 2900)
    notes = [
        later(tone(0.09, [(base * rng.uniform(0.9, 1.25), 0.05, 0.03)], 0.02), 0.13 * i)
        for i in range(rng.randint(2, 4))
    ]
    return mixed(*notes)


def _drip(rng: random.Random) -> list[float]:
    base = rng.uniform(900, 1500)
    drop = tone(0.25, [(base, 0.12, 0.03), (base * 1.5, 0.06, 0.02)], 0.002)
    return mixed(drop, later([v * 0.35 for v in drop], 0.21), later([v * 0.15 for v in drop], 0.43))


def _groan(rng: random.Random) -> list[float]:
    base = rng.uniform(48, 66)
    sound = tone(2.4, [(base, 0.25, 0.9), (base * 1.5, 0.12, 0.7)], 0.8)
    return sound


def _chain(rng: random.Random) -> list[float]:
    """Links far off in the dark, with their echo."""
    links = [
        later(
            tone(0.2, [(base, 0.03, 0.04), (base * 1.46, 0.02, 0.03)]),
            0.09 * i + rng.uniform(0, 0.04),
        )
        for i, base in enumerate(rng.uniform(1500, 2300) for _ in range(5))
    ]
    near = _softened(mixed(*links), 2600)
    return mixed(near, later([v * 0.4 for v in near], 0.33), later([v * 0.18 for v in near], 0.66))


def _whisper(rng: random.Random) -> list[float]:
    """Breath in syllables that nobody understands."""
    parts = [
        later(hiss(0.16, 900, 3600, lambda t: swell(t) * 0.11, rng.randrange(9999)), 0.17 * i)
        for i in range(rng.randint(3, 6))
    ]
    return mixed(*parts)


AMBIENCES: dict[str, Callable[[], list[float]]] = {
    "title": lambda: mixed(_wind(60, 400, 0.22, 1), _sprinkled(_crackle, 42, 2)),
    "forest": lambda: mixed(_wind(200, 900, 0.20, 3), _sprinkled(_bird, 7, 4)),
    "refuge": lambda: mixed(
        _wind(80, 500, 0.20, 5), _sprinkled(_crackle, 30, 6), _sprinkled(_drip, 3, 7)
    ),
    "caverns": lambda: mixed(
        _wind(40, 220, 0.34, 8), _sprinkled(_drip, 6, 9), _sprinkled(_groan, 2, 10)
    ),
    "catacombs": lambda: mixed(
        _wind(30, 160, 0.4, 14),
        _wind(320, 760, 0.05, 15),
        _sprinkled(_drip, 4, 16),
        _sprinkled(_chain, 2, 17),
        _sprinkled(_whisper, 3, 18),
        _sprinkled(_groan, 1, 19),
    ),
}


def effect(name: str) -> array[int]:
    """Samples of an effect."""
    return _pcm(EFFECTS[name](), 0.8)


def loop(name: str) -> array[int]:
    """Samples of an ambience, to be repeated without a seam."""
    return _pcm(AMBIENCES[name](), 0.9)
