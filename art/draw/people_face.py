"""The face: skin in glazes of light and shadow, eyes, brows, nose, mouth and what years leave."""

from __future__ import annotations

import math

from art.draw.canvas import Drawing
from art.draw.palette import dark, light, mix
from art.draw.people import CANDLE, Head, Space
from art.draw.shapes import (
    Line,
    Point,
    Points,
    blob,
    curve,
    inside,
    oval,
)


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


def eyes(
    d: Drawing,
    h: Head,
    look: Point = (0.0, 0.0),
    wide: tuple[float, float] = (1.0, 1.0),
    squint: float = 0.0,
    lashes: float = 0.0,
    shine: str = "#FFFFFF",
    white: str = "#F6EBD6",
    bags: float = 0.0,
    pupil: float = 0.5,
    slit: bool = False,
) -> None:
    """Both eyes; look = where to (head units), wide = how open the viewer's left and right one are."""
    f = h.face
    e = f.eye
    for k, open_ in ((-1, wide[0]), (1, wide[1])):
        cx, tilt = k * f.eye_gap, f.eye_tilt

        def put(x: float, y: float, k: int = k, cx: float = cx, tilt: float = tilt) -> Point:
            return h.p(cx + k * x * e, y * e - tilt * x, 0.02)

        up, low = 0.55 * open_, 0.42 - 0.42 * squint
        white_line = [
            put(-1, 0.14),
            put(-0.5, -up * 0.75),
            put(0.1, -up),
            put(0.65, -up * 0.62),
            put(1, 0),
            put(0.5, low * 0.85),
            put(-0.15, low),
            put(-0.7, low * 0.7),
        ]
        ball = blob(white_line, 5)
        socket = [put(-1.2, -0.2), put(-0.4, -up - 0.5), put(0.8, -up - 0.35), put(1.3, 0.1)]
        d.fill(
            blob([*socket, put(0.6, low + 0.3), put(-0.5, low + 0.32)], 4),
            mix(dark(f.skin, 0.4), f.blush, 0.4),
            0.22,
        )
        d.fill(ball, white)
        ix, iy = cx + look[0] * 1.0, look[1] - 0.02
        r = 0.5 * e + 0.012
        px, py = h.p(ix, iy, 0.03)
        s = h.size
        iris = inside(oval(px, py, r * s * 0.96, r * s), ball)
        d.fill(iris, f.iris)
        d.fill(
            inside(oval(px + r * s * 0.1, py + r * s * 0.3, r * s * 0.6, r * s * 0.5), ball),
            mix(f.iris, "#D9A860", 0.55),
            0.5,
        )
        hole = oval(px, py, r * s * 0.72, r * s * 0.24) if slit else oval(px, py, r * s * pupil)
        d.fill(inside(hole, ball), "#120C08")
        shadow = inside(
            [
                put(-1.1, 0.1),
                put(-0.5, -up),
                put(0.1, -up - 0.1),
                put(1.1, -up * 0.4),
                put(0.6, -up * 0.25),
                put(0, -up * 0.55),
                put(-0.6, -up * 0.2),
            ],
            ball,
        )
        if shadow:
            d.fill(shadow, "#3A2418", 0.38)
        d.dot(px - r * s * 0.36, py - r * s * 0.36, r * s * 0.27, shine, 0.95)
        lid = [
            put(-1.04, 0.2),
            put(-0.52, -up * 0.78),
            put(0.1, -up - 0.04),
            put(0.68, -up * 0.64),
            put(1.14, -0.06 - 0.1 * lashes),
        ]
        d.ink(curve(lid, 5), e * h.size * (0.19 + 0.05 * lashes), taper=0.22, sway=0.06)
        for t in range(int(lashes * 2)):
            x = 0.6 + t * 0.26
            d.ink(
                [put(x, -up * (1.05 - x * 0.55)), put(x + 0.24, -up * (1.05 - x * 0.5) - 0.2)],
                d.pen * 0.6,
            )
        d.ink(
            curve(
                [
                    put(-0.6, low * 0.85),
                    put(-0.1, low + 0.05),
                    put(0.6, low * 0.86),
                    put(1.0, 0.06),
                ],
                4,
            ),
            d.pen * 0.5,
            "#4A2418",
            0.75,
            sway=0.06,
        )
        if open_ > 0.5:
            d.ink(
                curve(
                    [
                        put(-0.85, -up * 0.62 - 0.08),
                        put(0.05, -up - 0.32),
                        put(0.9, -up * 0.6 - 0.24),
                    ],
                    4,
                ),
                d.pen * 0.55,
                "#4A2418",
                0.65,
                sway=0.06,
            )
        else:
            lidded = [
                put(-1.05, 0.1),
                put(-0.5, -0.62),
                put(0.15, -0.74),
                put(0.8, -0.5),
                put(1.1, -0.05),
                put(0.6, -up * 0.66),
                put(0.1, -up),
                put(-0.5, -up * 0.76),
            ]
            d.fill(blob(lidded, 4), mix(f.skin, f.blush, 0.25))
            d.ink(
                curve([put(-1, -0.1), put(-0.4, -0.68), put(0.2, -0.76), put(0.95, -0.35)], 4),
                d.pen * 0.6,
                "#4A2418",
                0.8,
            )
        if bags:
            for drop in (0.28, 0.5):
                d.ink(
                    curve(
                        [
                            put(-0.75, low + drop * 0.5),
                            put(0, low + drop),
                            put(0.75, low + drop * 0.55),
                        ],
                        4,
                    ),
                    d.pen * 0.5,
                    "#6A3222",
                    0.55 * bags,
                )


def brows(
    d: Drawing,
    h: Head,
    tint: str,
    left: tuple[float, float, float],
    right: tuple[float, float, float],
    thick: float = 0.07,
    length: float = 1.0,
    bushy: bool = False,
) -> None:
    """Both brows: heights of the inner end, the middle and the outer end over the usual line."""
    f = h.face
    for k, (a, b, c) in ((-1, left), (1, right)):
        x0, x1 = f.eye_gap - 1.05 * f.eye, f.eye_gap + 1.3 * f.eye * length
        path = curve(
            [(k * x0, -0.22 - a), (k * (x0 * 0.45 + x1 * 0.55), -0.28 - b), (k * x1, -0.2 - c)], 6
        )
        count = len(path) - 1
        top: list[Point] = []
        low: list[Point] = []
        for i, (x, y) in enumerate(path):
            t = i / count
            w = thick * (0.75 + 0.5 * t if t < 0.5 else 1.0 - (t - 0.5) * 1.75) / 2
            top.append(h.p(x, y - w, 0.06))
            low.append(h.p(x, y + w, 0.06))
        d.fill(top + low[::-1], tint, 0.95)
        d.ink(low, d.pen * 0.5, dark(tint, 0.5), 0.7)
        for i in range(0, count - 2, 1 if bushy else 2):
            x, y = path[i]
            lift = thick * (1.0 if bushy else 0.7)
            hair = [h.p(x, y + thick * 0.3, 0.06), h.p(x + k * 0.035, y - lift * 0.8, 0.07)]
            d.ink(hair, d.pen * 0.5, dark(tint, 0.45), 0.8)


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


def spectacles(
    d: Drawing,
    h: Head,
    r: float = 0.27,
    tint: str = "brass",
    drop: float = 0.03,
    glass: str = "#DFF0F4",
    shine: float = 0.22,
) -> None:
    """Round spectacles on the nose."""
    f = h.face
    rings = []
    for k in (-1, 1):
        ring = [
            h.p(
                k * f.eye_gap + r * math.cos(a / 12 * 6.2832),
                drop + r * math.sin(a / 12 * 6.2832),
                0.16,
            )
            for a in range(12)
        ]
        rings.append(blob(ring, 3))
    for ring in rings:
        d.fill(ring, glass, shine)
        d.outline(ring, d.pen * 1.5, dark(tint, 0.45))
        d.outline(ring, d.pen * 0.7, light(tint, 0.25))
    bridge = curve(
        [
            h.p(-f.eye_gap + r * 0.95, drop - 0.06, 0.17),
            h.p(0, drop - 0.14, 0.24),
            h.p(f.eye_gap - r * 0.95, drop - 0.06, 0.17),
        ],
        4,
    )
    d.ink(bridge, d.pen * 1.6, dark(tint, 0.45))
    d.ink(bridge, d.pen * 0.7, light(tint, 0.25))
    k = -h.side
    d.ink(
        curve(
            [
                h.p(k * (f.eye_gap + r), drop - 0.05, 0.15),
                h.q(k * (f.cheek + 0.02), drop - 0.06, 0.2),
                h.q(k * (f.cheek + 0.04), 0, -0.1),
            ],
            3,
        ),
        d.pen * 1.2,
        dark(tint, 0.35),
    )
    for k in (-1, 1):
        d.ink(
            curve(
                [
                    h.p(k * f.eye_gap - r * 0.62, drop - 0.02, 0.16),
                    h.p(k * f.eye_gap - r * 0.45, drop - r * 0.5, 0.16),
                    h.p(k * f.eye_gap - r * 0.1, drop - r * 0.7, 0.16),
                ],
                3,
            ),
            d.pen * 0.8,
            "#FFFFFF",
            0.75,
        )
