"""Instruments: sounds made by arithmetic, as 16-bit mono samples. Recipes (sound_recipes.py) play them."""

from __future__ import annotations

import math
import random
from array import array
from collections.abc import Callable, Iterable

RATE = 22050
LOUD = 32000
LOOP_SECONDS = 10.0
Samples = list[float]
Partials = list[tuple[float, float, float]]


def pcm(samples: Iterable[float], gain: float) -> array[int]:
    """Samples as a sound card wants them."""
    return array("h", (max(-LOUD, min(LOUD, round(s * gain * LOUD))) for s in samples))


# --- what everything is made of ----------------------------------------------------------------


def noise(
    seconds: float, low: float, high: float, shape: Callable[[float], float], seed: int
) -> Samples:
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


def mixed(*layers: Samples) -> Samples:
    """Layers laid over each other, as long as the longest."""
    out = [0.0] * max(len(layer) for layer in layers)
    for layer in layers:
        for i, value in enumerate(layer):
            out[i] += value
    return out


def later(layer: Samples, seconds: float) -> Samples:
    """The layer after some silence."""
    return [0.0] * round(seconds * RATE) + layer


def echoed(near: Samples, after: float, *strengths: float) -> Samples:
    """A sound and what comes back of it, each time so much later."""
    back = [later([v * k for v in near], after * (i + 1)) for i, k in enumerate(strengths)]
    return mixed(near, *back)


def softened(samples: Samples, high: float) -> Samples:
    """Without what is above a frequency."""
    a, now = 1 - math.exp(-2 * math.pi * high / RATE), 0.0
    out = []
    for value in samples:
        now += a * (value - now)
        out.append(now)
    return out


def hollowed(samples: Samples, low: float) -> Samples:
    """Without what is below a frequency."""
    slow = softened(samples, low)
    return [value - below for value, below in zip(samples, slow, strict=True)]


def eased(samples: Samples, rise: float, release: float) -> Samples:
    """From silence and back to it in so many seconds: no loudspeaker clicks."""
    for i in range(min(len(samples), round(rise * RATE))):
        samples[i] *= i / (rise * RATE)
    for i in range(min(len(samples), round(release * RATE))):
        samples[-1 - i] *= i / (release * RATE)
    return samples


def fall(power: float) -> Callable[[float], float]:
    """Loud at once, then falling."""
    return lambda t: (1 - t) ** power


def swell(t: float) -> float:
    """From silence to silence."""
    return math.sin(math.pi * t) ** 2


# --- instruments of effects ----------------------------------------------------------------------


def tone(seconds: float, partials: Partials, attack: float = 0.004) -> Samples:
    """Sines (frequency, strength, seconds to fall to a third) struck together."""
    count = round(seconds * RATE)
    out = [0.0] * count
    for frequency, strength, length in partials:
        step = 2 * math.pi * frequency / RATE
        decay = math.exp(-1 / (length * RATE))
        level = strength
        for i in range(count):
            out[i] += level * math.sin(step * i)
            level *= decay
    return eased(out, attack, 0.012)


def hit(seconds: float, low: float, high: float, power: float, seed: int) -> Samples:
    """Noise that is loud at once."""
    return eased(noise(seconds, low, high, fall(power), seed), 0.0008, 0)


def rustle(
    seconds: float,
    low: float,
    high: float,
    seed: int,
    early: float = 1.0,
    loud: float = 0.8,
    soft: float = 0.0,
) -> Samples:
    """Noise that comes and goes; the smaller `early`, the sooner it is loudest."""
    made = noise(seconds, low, high, lambda t: swell(t**early) * loud, seed)
    return softened(made, soft) if soft else made


def pluck(frequency: float, seconds: float = 0.7) -> Samples:
    """A plucked string, as of a lute."""
    return tone(
        seconds,
        [(frequency * n, 0.30 / n, 0.22 / n**0.6) for n in range(1, 6)],
    )


def bell(base: float) -> Samples:
    """A bell in a tower."""
    ratios = [
        (0.5, 0.3, 0.9),
        (1, 0.4, 0.7),
        (1.19, 0.25, 0.5),
        (1.56, 0.15, 0.35),
        (2, 0.2, 0.3),
        (2.66, 0.1, 0.2),
    ]
    return tone(3.2, [(base * ratio, level, length) for ratio, level, length in ratios])


def coin(base: float) -> Samples:
    """A coin that falls on others: high, not quite in tune, soon gone."""
    return tone(
        0.32, [(base, 0.2, 0.06), (base * 1.51, 0.13, 0.045), (base * 2.34, 0.06, 0.03)], 0.001
    )


def knock(base: float) -> Samples:
    """Wood against wood."""
    return tone(0.07, [(base, 0.2, 0.011), (base * 1.7, 0.1, 0.008)], 0.001)


def clang(base: float, seconds: float = 0.5) -> Samples:
    """Iron dropped on stone: its partials rub against each other."""
    ratios = ((1, 0.24, 0.12), (1.34, 0.2, 0.1), (2.08, 0.16, 0.08), (2.74, 0.1, 0.05))
    ring = tone(seconds, [(base * ratio, level, fade) for ratio, level, fade in ratios], 0.001)
    return mixed(ring, hit(0.05, 700, 5200, 5, round(base)))


def flap(seed: int) -> Samples:
    """One beat of leather wings."""
    return [3 * v for v in softened(noise(0.42, 50, 500, lambda t: swell(t**0.55), seed), 420)]


def roar(seconds: float, high: float, low: float, seed: int) -> Samples:
    """A chest that sinks and, for loudspeakers too small for it, a throat that growls and rasps over it."""
    breath = noise(seconds, 160, 700, lambda t: swell(t**0.6) ** 0.8, seed + 1)
    gravel = noise(seconds, 250, 1500, lambda _t: 1.0, seed + 2)
    count = round(seconds * RATE)
    phase, chest, throat = 0.0, [], []
    for i in range(count):
        t = i / count
        phase += 2 * math.pi * (high - (high - low) * t + 5 * math.sin(t * 61)) / RATE
        saw = (phase / math.pi) % 2 - 1
        loud = (0.62 + 0.38 * math.sin(phase * 0.31)) * swell(t**0.55)
        stroke = (0.5 + 0.5 * math.cos(phase)) ** 3
        chest.append(math.tanh(2.2 * saw) * loud)
        rasp = gravel[i] * (0.3 + 1.5 * stroke)
        throat.append((math.tanh(4 * saw) * 0.5 + rasp) * loud + breath[i] * 0.5)
    deep = softened(softened(chest, 300), 300)
    growl = hollowed(hollowed(softened(softened(throat, 450), 450), 220), 220)
    both = [math.tanh(0.75 * a + 6.2 * b) for a, b in zip(deep, growl, strict=True)]
    return eased(both, 0.01, 0.02)


def moan(seconds: float, start: float, end: float, seed: int) -> Samples:
    """A voice that sinks and trembles."""
    count = round(seconds * RATE)
    phase, out = 0.0, []
    for i in range(count):
        t = i / count
        phase += 2 * math.pi * (start + (end - start) * t + 7 * math.sin(t * 38)) / RATE
        voice = math.sin(phase) + 0.4 * math.sin(2 * phase) + 0.15 * math.sin(3.01 * phase)
        out.append(voice * 0.22 * swell(t**0.7))
    return mixed(out, noise(seconds, 500, 2400, lambda t: swell(t) * 0.12, seed))


# --- instruments of ambiences --------------------------------------------------------------------


def wind(low: float, high: float, strength: float, seed: int) -> Samples:
    """Steady noise whose ends meet, so that the loop has no seam."""
    rng = random.Random(seed)
    phase = rng.uniform(0, 6)
    raw = noise(LOOP_SECONDS + 1, low, high, lambda _t: 1.0, seed)
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


Small = Callable[[random.Random], Samples]


def sprinkled(sound: Small) -> Callable[[int, int], Samples]:
    """A small sound at chance moments of the loop, round its end."""

    def scatter(times: int, seed: int) -> Samples:
        rng = random.Random(seed)
        count = round(LOOP_SECONDS * RATE)
        out = [0.0] * count
        for _ in range(times):
            start = rng.randrange(count)
            for i, value in enumerate(sound(rng)):
                out[(start + i) % count] += value
        return out

    return scatter


def crackle(rng: random.Random) -> Samples:
    """A spark of a fire."""
    return [v * rng.uniform(0.1, 0.5) for v in hit(0.02, 800, 6000, 4, rng.randrange(9999))]


def bird(rng: random.Random) -> Samples:
    """A few notes from a tree."""
    base = rng.uniform(1900, 2900)
    notes = [
        later(tone(0.09, [(base * rng.uniform(0.9, 1.25), 0.05, 0.03)], 0.02), 0.13 * i)
        for i in range(rng.randint(2, 4))
    ]
    return mixed(*notes)


def drip(rng: random.Random) -> Samples:
    """A drop into a pool, with its echo."""
    base = rng.uniform(900, 1500)
    drop = tone(0.25, [(base, 0.12, 0.03), (base * 1.5, 0.06, 0.02)], 0.002)
    return mixed(drop, later([v * 0.35 for v in drop], 0.21), later([v * 0.15 for v in drop], 0.43))


def groan(rng: random.Random) -> Samples:
    """Rock that settles."""
    base = rng.uniform(48, 66)
    return tone(2.4, [(base, 0.25, 0.9), (base * 1.5, 0.12, 0.7)], 0.8)


def chain(rng: random.Random) -> Samples:
    """Links far off in the dark, with their echo."""
    links = [
        later(
            tone(0.2, [(base, 0.03, 0.04), (base * 1.46, 0.02, 0.03)]),
            0.09 * i + rng.uniform(0, 0.04),
        )
        for i, base in enumerate(rng.uniform(1500, 2300) for _ in range(5))
    ]
    return echoed(softened(mixed(*links), 2600), 0.33, 0.4, 0.18)


def whisper(rng: random.Random) -> Samples:
    """Breath in syllables that nobody understands."""
    parts = [
        later(noise(0.16, 900, 3600, lambda t: swell(t) * 0.11, rng.randrange(9999)), 0.17 * i)
        for i in range(rng.randint(3, 6))
    ]
    return mixed(*parts)


def snore(rng: random.Random) -> Samples:
    """Something huge that breathes in its sleep, some halls away."""
    breath = noise(2.6, 40, 190, lambda t: swell(t**0.7) * 1.3, rng.randrange(9999))
    rumble = [v * swell(i / len(breath)) for i, v in enumerate(tone(2.6, [(41, 0.14, 4.0)], 0.6))]
    return mixed(breath, rumble)


INSTRUMENTS: dict[str, Callable[..., Samples]] = {
    **{
        f.__name__: f
        for f in (tone, hit, rustle, pluck, bell, coin, knock, clang, flap, roar, moan)
    },
    **{f.__name__: sprinkled(f) for f in (crackle, bird, drip, groan, chain, whisper, snore)},
    "wind": wind,
}
"""By the word that a recipe says."""
