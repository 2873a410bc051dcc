"""A face without its eyes: skin, ears, nose, mouth, lines, stubble, freckles."""

from __future__ import annotations

import math

from art.draw.canvas import Drawing
from art.draw.palette import dark, light, mix
from art.draw.people import CANDLE, Head, Space
from art.draw.shapes import Line, Point, Points, blob, curve, inside


def skin(
    d: Drawing,
    h: Head,
    lamp: Space = CANDLE,
    warm: str = "#8A4630",
    rim: str | None = None,
    ink: bool = True,
    blush: float = 0.28,
) -> None:
    """The painted head: skin, glazes of shadow, light, blush, outline; rim = colour of a second light."""
    f = h.face
    d.fill(h.contour, f.skin)
    deep = mix(dark(f.skin, 0.3), warm, 0.55)
    for area, opacity in zip(h.tones(lamp, (0.62, 0.4, 0.16)), (0.2, 0.3, 0.34), strict=True):
        if area:
            d.fill(area, deep, opacity)
    lights = [v for v in h.tones((-lamp[0], -lamp[1], -lamp[2]), (-0.9,)) if v]
    for area in lights:
        d.fill(area, light(f.skin, 0.6), 0.4)
    if blush:
        for k in (-1, 1):
            for grow, part in ((1.0, 0.45), (0.6, 0.6)):
                cheek = [
                    (k * (0.46 + 0.19 * grow * math.cos(a)), 0.37 + 0.15 * grow * math.sin(a))
                    for a in range(6)
                ]
                area = inside(blob(h.on(cheek)), h.contour)
                if area:
                    d.fill(area, f.blush, blush * part)
        tip = f.nose - 0.06 + f.tip
        nose = [h.p(0.1 * math.cos(a), tip + 0.08 * math.sin(a), f.nose_high) for a in range(6)]
        d.fill(blob(nose), f.blush, blush * 0.8)
    if rim:
        for level, opacity in ((-0.78, 0.3), (-0.9, 0.5)):
            for area in h.tones((-0.96, 0.12, -0.2), (level,)):
                if area:
                    d.fill(area, rim, opacity)
    if ink:
        d.outline(h.contour, d.pen * 1.15)


def ear(d: Drawing, h: Head, size: float = 0.3, out: float = 0.12) -> None:
    """The ear on the near side."""
    k = -h.side
    w = h.half(0.1) * 0.98

    def put(z: float, y: float, off: float) -> Point:
        return h.q(k * (w + off), y, z)

    s = size
    shape = blob(
        [
            put(0.1, 0.0, 0),
            put(0.0, -s * 0.75, out),
            put(-s * 0.6, -s * 0.7, out * 1.3),
            put(-s * 0.7, s * 0.1, out * 1.2),
            put(-s * 0.25, s * 0.8, out * 0.8),
            put(0.08, s * 1.15, 0.02),
        ]
    )
    d.body(shape, mix(h.face.skin, h.face.blush, 0.15), d.pen, depth=0.16, blooms=0)
    fold = [put(0.0, -s * 0.35, out), put(-s * 0.35, -s * 0.3, out), put(-s * 0.4, s * 0.2, out)]
    d.ink(curve([*fold, put(-s * 0.1, s * 0.55, out)]), d.pen * 0.7, opacity=0.7)
    d.ink(
        curve([put(0.02, 0.05, out), put(-s * 0.2, s * 0.2, out), put(0, s * 0.35, out)]),
        d.pen * 0.6,
    )


def nose(
    d: Drawing, h: Head, start: float = 0.12, width: float = 1.0, tint: str = "#5A2A1A"
) -> None:
    """The pen lines of the nose: its ridge against the far cheek, tip, nostrils and near wing."""
    f, s = h.face, h.side
    n, w = f.nose, f.nose_wide
    turned = min(1.0, abs(h.yaw) / 30)

    def ridge(y: float) -> Point:
        off = 0.04 + 0.3 * w * (y / n)
        return h.p(s * off, y, h.nose_height(y) * 0.95)

    tip_y = n * 0.86 + f.tip
    base = n + 0.03 + f.tip * 0.5
    far = [ridge(y) for y in (start, (start + tip_y) / 2, tip_y - 0.06)]
    far += [h.p(s * w * 0.5, tip_y + 0.03, f.nose_high * 0.95)]
    far += [
        h.p(s * w * 0.42, base - 0.01, f.nose_high * 0.72),
        h.p(s * w * 0.05, base + 0.01, f.nose_high * 0.55),
    ]
    d.ink(curve(far, 5), d.pen * width, tint, taper=0.35, sway=0.08)
    wing = [
        (-s * w * 0.85, n - 0.17),
        (-s * w * 1.22, n - 0.06),
        (-s * w * 1.05, n + 0.03),
        (-s * w * 0.62, n + 0.02),
    ]
    d.ink(curve([h.p(x, y, 0.07) for x, y in wing], 4), d.pen * 0.85 * width, tint, 0.85, sway=0.08)
    hole = [
        h.p(-s * w * 0.62, n + 0.01, 0.1),
        h.p(-s * w * 0.3, n - 0.03, 0.16),
        h.p(-s * w * 0.12, n + 0.02, 0.15),
        h.p(-s * w * 0.4, n + 0.04, 0.1),
    ]
    d.fill(blob(hole, 4), "#3A1810", 0.8)
    if turned < 0.85:
        other = [
            (s * w * 0.8, n - 0.14),
            (s * w * 1.15, n - 0.05),
            (s * w * 0.95, n + 0.03),
            (s * w * 0.6, n + 0.02),
        ]
        d.ink(curve([h.p(x, y, 0.07) for x, y in other], 4), d.pen * 0.6, tint, 0.6, sway=0.08)
    hole = [
        h.p(s * w * 0.62, n + 0.01, 0.1),
        h.p(s * w * 0.36, n - 0.02, 0.15),
        h.p(s * w * 0.3, n + 0.03, 0.12),
    ]
    d.fill(blob(hole, 4), "#3A1810", 0.7)
    shadow = [
        h.p(-s * w * 0.8, n + 0.03, 0.05),
        h.p(s * w * 0.8, n + 0.03, 0.05),
        h.p(s * w * 0.5, n + 0.11),
        h.p(-s * w * 0.3, n + 0.1),
    ]
    d.fill(blob(shadow, 4), tint, 0.2)


def mouth(
    d: Drawing,
    h: Head,
    smile: float = 0.0,
    skew: float = 0.0,
    open_: float = 0.0,
    teeth: str = "",
    wide: float = 1.0,
    pout: float = 1.0,
    tongue: bool = False,
) -> None:
    """The mouth: smile raises both corners, skew only one, open_ parts the lips.

    teeth: "u" upper, "l" lower, "g" a gap, "f" fangs, any of them together.
    """
    f = h.face
    w, y = f.mouth * wide, f.mouth_at
    ly, ry = y - smile + min(0.0, skew), y - smile - max(0.0, skew)
    up, low = 0.075 * f.lips * pout, 0.1 * f.lips * pout
    gap = open_

    def put(x: float, yy: float, lift: float = 0.05) -> Point:
        return h.p(x * w, yy, lift * (1 - abs(x)) + 0.01)

    left, right = put(-1, ly), put(1, ry)
    mid = y + (smile * 0.2 if not gap else -gap * 0.12)
    up_line = [
        left,
        put(-0.5, (ly + mid) / 2 - 0.005),
        put(0, mid + 0.012),
        put(0.5, (ry + mid) / 2 - 0.005),
        right,
    ]
    low_mid = mid + gap
    low_line = [
        left,
        put(-0.62, (ly + low_mid) / 2 + gap * 0.2),
        put(-0.3, low_mid),
        put(0.3, low_mid),
        put(0.62, (ry + low_mid) / 2 + gap * 0.2),
        right,
    ]
    upper = [
        left,
        put(-0.45, (ly + mid) / 2 - up * 0.75),
        put(-0.14, mid - up),
        put(0, mid - up * 0.7),
        put(0.14, mid - up),
        put(0.45, (ry + mid) / 2 - up * 0.75),
        right,
    ]
    lower = [
        put(0.66, (ry + low_mid) / 2 + gap * 0.2 + low * 0.45),
        put(0.3, low_mid + low),
        put(-0.3, low_mid + low),
        put(-0.66, (ly + low_mid) / 2 + gap * 0.2 + low * 0.45),
    ]
    d.fill(curve(upper, 4) + curve(up_line, 4)[::-1], dark(f.lip, 0.12), 0.8)
    d.fill(curve(low_line, 4) + curve([right, *lower, left], 4), f.lip, 0.75)
    d.fill(
        blob(
            [
                put(-0.3, low_mid + low * 0.35),
                put(0.1, low_mid + low * 0.3),
                put(0.15, low_mid + low * 0.6),
                put(-0.25, low_mid + low * 0.65),
            ],
            4,
        ),
        light(f.lip, 0.6),
        0.5,
    )
    if gap:
        cave = curve(up_line, 5) + curve(low_line, 5)[::-1]
        d.fill(cave, "#3E1212")
        if tongue:
            d.fill(
                inside(
                    blob(
                        [
                            put(-0.5, low_mid - gap * 0.1),
                            put(0, low_mid - gap * 0.5),
                            put(0.5, low_mid - gap * 0.12),
                            put(0, low_mid + 0.1),
                        ]
                    ),
                    cave,
                ),
                "#B4574F",
            )
        _teeth(d, h, teeth, cave, (w, y, ly, ry, mid, low_mid, gap))
    d.ink(curve(up_line, 5), d.pen * 1.05, "#4A1A14", taper=0.2, sway=0.08)
    if gap:
        d.ink(curve(low_line, 5), d.pen * 0.8, "#4A1A14", taper=0.2, sway=0.08)
    under = [
        put(-0.42, low_mid + low + 0.02),
        put(0, low_mid + low + 0.045),
        put(0.42, low_mid + low + 0.02),
    ]
    d.ink(curve(under, 4), d.pen * 0.6, "#7A3E28", 0.7)
    for k, cy in ((-1, ly), (1, ry)):
        if cy < y - 0.01:
            d.ink(
                curve([put(k * 1.02, cy - 0.05), put(k * 1.12, cy), put(k * 1.05, cy + 0.06)], 3),
                d.pen * 0.65,
                "#5A2418",
                0.75,
            )


def _teeth(d: Drawing, h: Head, kinds: str, cave: Line, m: tuple[float, ...]) -> None:
    w, _, ly, ry, mid, low_mid, gap = m
    places = (-1.0, -0.75, -0.5, -0.25, 0.0, 0.25, 0.5, 0.75, 1.0)

    def lip(t: float) -> float:
        return mid + ((ly if t < 0 else ry) - mid) * abs(t) ** 1.4

    rows: list[tuple[list[float], list[float]]] = []
    if "u" in kinds:
        tall = min(0.13, gap * 0.75)
        ends = [lip(t) + tall * (1 - 0.6 * abs(t)) for t in places]
        rows.append(([lip(t) - 0.08 for t in places], ends))
    if "l" in kinds:
        tall = min(0.09, gap * 0.35)
        dip = [low_mid - tall if abs(t) < 0.6 else low_mid + 0.1 for t in places]
        rows.append(([low_mid + 0.1] * 9, dip))
    for roots, ends in rows:
        top = [h.p(t * w, y, 0.04) for t, y in zip(places, roots, strict=True)]
        low = [h.p(t * w, y, 0.04) for t, y in zip(places, ends, strict=True)]
        area = inside(top + low[::-1], cave)
        if not area:
            continue
        d.fill(area, "#F4EAD0")
        for one, two in zip(top[2:-2], low[2:-2], strict=True):
            gap_line = [
                (one[0] + (two[0] - one[0]) * t, one[1] + (two[1] - one[1]) * t)
                for t in (0.5, 0.98)
            ]
            d.ink(gap_line, d.pen * 0.4, "#8A6A4A", 0.7)
    if "g" in kinds:
        d.fill(
            inside(
                [
                    h.p(0.06 * w, mid - 0.05, 0.05),
                    h.p(0.36 * w, mid - 0.05, 0.05),
                    h.p(0.34 * w, mid + 0.2, 0.05),
                    h.p(0.08 * w, mid + 0.2, 0.05),
                ],
                cave,
            ),
            "#3E1212",
        )
    if "f" in kinds:
        for t in (-0.46, 0.46):
            fang = [
                h.p((t - 0.13) * w, mid - 0.03, 0.05),
                h.p((t + 0.13) * w, mid - 0.03, 0.05),
                h.p(t * w, mid + 0.15, 0.06),
            ]
            d.body(fang, "#F4EAD0", d.pen * 0.6, depth=0, blooms=0)


def lines(
    d: Drawing,
    h: Head,
    *given: Points,
    width: float = 0.6,
    tint: str = "#6A3222",
    opacity: float = 0.65,
) -> None:
    """Wrinkles and folds, drawn on the face from the front."""
    for line in given:
        d.ink(h.on(curve(line, 4), 0.02), d.pen * width, tint, opacity)


def stubble(d: Drawing, h: Head, tint: str, opacity: float = 0.22, dots: int = 50) -> None:
    """An unshaven chin and cheeks."""
    f = h.face
    m = f.mouth_at
    ring = [
        (-f.jaw * 0.98, 0.42),
        (-f.jaw * 0.72, 0.62),
        (-f.mouth * 1.2, m - 0.16),
        (0, m - 0.2),
        (f.mouth * 1.2, m - 0.16),
        (f.jaw * 0.72, 0.62),
        (f.jaw * 0.98, 0.42),
        (f.jaw * 0.95, 0.75),
        (f.chin, f.long - 0.06),
        (0, f.long - 0.02),
        (-f.chin, f.long - 0.06),
        (-f.jaw * 0.95, 0.75),
    ]
    area = inside(blob(h.on(ring), 4), h.contour)
    d.fill(area, tint, opacity)
    small: list[Line] = []
    for _ in range(dots):
        x, y = d.rnd.uniform(-0.6, 0.6), d.rnd.uniform(m - 0.14, f.long - 0.05)
        if abs(x) < h.half(y) * 0.9 and not (abs(x) < f.mouth and abs(y - m) < 0.1):
            a = h.p(x, y)
            small.append([a, (a[0] + 0.6, a[1] + d.pen * 1.3)])
    d.stroke(small, d.pen * 0.4, tint, 0.7)


def drop(d: Drawing, x: float, y: float) -> None:
    """A drop of sweat, or a tear."""
    s = d.pen * 2.8
    shape = blob([(x, y - s), (x + s * 0.6, y + s * 0.5), (x, y + s), (x - s * 0.6, y + s * 0.5)])
    d.body(shape, "#BFE0E8", d.pen * 0.5, depth=0, blooms=0)


def freckles(d: Drawing, h: Head, count: int = 26, tint: str = "#9A5230") -> None:
    """Freckles over nose and cheeks."""
    for _ in range(count):
        x, y = d.rnd.gauss(0, 0.34), 0.32 + d.rnd.gauss(0, 0.08)
        if abs(x) < 0.66:
            px, py = h.p(x, y, h.nose_height(y) * math.exp(-((x / 0.12) ** 2)))
            d.dot(px, py, h.size * d.rnd.uniform(0.011, 0.019), tint, 0.55)
