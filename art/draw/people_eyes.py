"""Eyes, brows and spectacles of the portraits."""

from __future__ import annotations

import math

from art.draw.canvas import Drawing
from art.draw.palette import dark, light, mix
from art.draw.people import Head
from art.draw.shapes import Point, blob, curve, inside, oval


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
