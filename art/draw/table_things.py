"""Things that stand or lie on the table: campus, bag, candle, pages, balance, laurels, curtain."""

from __future__ import annotations

import math
from functools import cache, partial
from pathlib import Path
from typing import Any

import yaml

from art.draw import things
from art.draw.canvas import Drawing
from art.draw.palette import dark, light, mix
from art.draw.registry import ART, drawing
from art.draw.shapes import (
    along,
    arc,
    blob,
    box,
    curve,
    oval,
    place,
    points,
    ribbon,
    round_box,
    star,
)

PLACES = Path(ART) / "table" / "places.yaml"


@cache
def places() -> Any:
    """Where things sit on the table's pictures."""
    return yaml.safe_load(PLACES.read_text("utf-8"))


# -- the campus


@drawing("table/campus", 480, 420, pen=1.6)
def campus(d: Drawing) -> None:
    """The campus: a clearing, a campfire and twelve log seats."""
    for k, tint, opacity in (
        (1.0, "#8FA066", 0.55),
        (0.93, "#A9B478", 0.6),
        (0.8, "#C9C088", 0.55),
        (0.62, "#E6C98A", 0.7),
    ):
        d.fill(d.rough(240, 212, 222 * k, 188 * k, 0.05), tint, opacity)
    d.glow(240, 206, 170, "torch", 0.6)
    for _ in range(26):
        a, q = d.rnd.uniform(0, 6.28), d.rnd.uniform(0.82, 0.98)
        things.grass(d, 240 + 214 * q * math.cos(a), 214 + 182 * q * math.sin(a), 9)
    for x, y in ((34, 96), (446, 92), (60, 352), (424, 352), (26, 290), (454, 300)):
        things.foliage(d, x, y, 22, 18, "leaf")
    fx, fy = places()["campus"]["fire"]
    d.glow(fx, fy, 90, "#FFD98A", 0.7)
    things.fire_pit(d, fx, fy + 18, 66)
    for x, y in places()["campus"]["seats"]:
        _log_seat(d, x, y)


def _log_seat(d: Drawing, x: float, y: float) -> None:
    d.shadow(x + 5, y + 12, 30, 13, 0.5)
    d.body(
        blob([(x - 24, y), (x + 24, y), (x + 23, y + 15), (x, y + 21), (x - 23, y + 15)]), "wood"
    )
    d.body(oval(x, y, 25, 11), "#D9B987", depth=0.06, blooms=0)
    for k in (0.7, 0.42, 0.16):
        d.outline(oval(x, y, 25 * k, 11 * k), 0.9, "#8A6236", 0.8)


@drawing("table/bag", 240, 260, pen=3)
def bag(d: Drawing) -> None:
    """The University bag."""
    d.shadow(126, 236, 104, 22, 0.6)
    sack = blob("90 84 56 118 30 176 34 222 70 242 120 246 172 242 206 220 210 176 184 118 150 84")
    d.body(sack, "#7A4A3A", depth=0.08, blooms=4)
    d.shade(sack, 0.2, 66, 7, 0.45)
    for fold in ("96 92 82 128 74 176", "122 94 122 122 126 150", "146 92 166 130 172 182"):
        d.ink(curve(fold), 2, opacity=0.7)
    d.body(blob("92 86 66 30 100 44 120 20 142 44 176 28 148 86 120 94"), "#8E5A48", depth=0.1)
    for fold in ("100 80 92 56", "120 88 120 52", "140 80 150 54"):
        d.ink(curve(fold), 1.8, opacity=0.7)
    things.rope(d, curve("82 88 104 96 120 98 138 96 158 88"), 11, "brass")
    d.ink(curve("150 94 176 104 182 132"), 5, "brass_dark", 1)
    d.body(oval(183, 138, 7, 9), "brass", 2, blooms=0)
    d.body(blob("120 132 156 140 154 182 120 206 86 182 84 140"), "paper_shade", 2.4, depth=0.07)
    d.body(star(120, 168, 26, 5), "brass_light", 2, depth=0.06, blooms=0)


# -- light and writing


@drawing("table/candle", 320, 460, pen=3.2)
def candle(d: Drawing) -> None:
    """A candle on its dish; the screen adds the light around it."""
    d.shadow(172, 396, 146, 50, 0.7)
    things.rod(d, curve("250 374 276 358 302 356 313 372 304 390 276 398 250 394"), 12, 12, "brass")
    d.body(oval(148, 384, 124, 46), "brass_dark", depth=0.06, blooms=2)
    d.body(oval(148, 374, 108, 36), "brass", 2.4, depth=0.06, blooms=2)
    d.ink(arc(148, 376, 100, 31, 150, 280), 5, "#FFF0B8", 0.8)
    d.body(oval(148, 372, 68, 20), "#7A521E", 2, depth=0, blooms=0)
    d.body(blob("98 370 106 334 148 330 190 334 198 370 148 386"), "#B07F34", depth=0.1)
    shaft = blob("112 344 111 270 112 200 122 184 148 190 172 182 184 198 185 270 184 344 148 356")
    d.body(shaft, "wax", depth=0.12, blooms=3)
    d.shade(shaft, 0.3, 84, 6, 0.32)
    d.glow(148, 204, 58, "torch", 0.55)
    for x, long in ((114, 74), (130, 36), (172, 92), (183, 50)):
        drip = [
            (x - 7, 192),
            (x + 7, 192),
            (x + 8, 192 + long * 0.7),
            (x, 192 + long),
            (x - 8, 192 + long * 0.7),
        ]
        d.body(blob(drip), light("wax", 0.5), 2, depth=0.14, blooms=0)
    d.body(oval(148, 190, 34, 10), "#FFF1C4", 2, blooms=0)
    d.ink(curve("148 190 150 174 147 162"), 4)
    _candle_flame(d, 148, 170, 104)


def _candle_flame(d: Drawing, x: float, y: float, size: float) -> None:
    d.glow(x, y - size * 0.42, size * 0.9, "torch", 0.6)
    raw = [
        (0, 0),
        (-0.17, -0.12),
        (-0.2, -0.32),
        (-0.08, -0.62),
        (0.02, -1),
        (0.1, -0.64),
        (0.2, -0.3),
    ]
    raw.append((0.16, -0.1))
    for k, tint in ((1, "#F59A2E"), (0.76, "#FFD061"), (0.48, "#FFFBE6")):
        d.fill(place(blob(raw, 5), x, y, size * k), tint)
    d.disc(x, y - size * 0.05, size * 0.07, size * 0.07, "#6F9AD8", 0.5)
    d.outline(place(blob(raw, 5), x, y, size), 1.6, "#9A4A12", 0.6)


@drawing("table/inkpot", 300, 240, pen=3)
def inkpot(d: Drawing) -> None:
    """Ink and quill."""
    d.shadow(122, 208, 96, 28, 0.6)
    pot = blob("56 198 48 152 68 124 84 116 84 96 132 96 132 116 152 124 170 152 160 198 108 210")
    d.body(pot, "#4A6A78", depth=0.12, blooms=3)
    d.shade(pot, 0.26, 60, 6)
    d.ink(curve("66 148 62 168 66 184"), 6, "#D9EEF2", 0.6)
    d.body(oval(108, 98, 26, 9), "#1C1612", depth=0, blooms=0)
    vane = blob("146 76 168 34 214 8 286 6 270 26 238 46 198 64", 5)
    d.body(vane, "#E9DCC0", 2.2, depth=0.14, blooms=2)
    for i in range(10):
        t = i / 10
        d.ink([(162 + t * 108, 62 - t * 48), (172 + t * 106, 42 - t * 34)], 1.1, opacity=0.5)
    d.ink(curve("110 100 168 56 226 26 284 8"), 3.4, "#B79F72", 1)


@drawing("table/dividers", 340, 300, pen=3)
def dividers(d: Drawing) -> None:
    """A pair of dividers."""
    for foot in ((34, 280), (258, 286)):
        knee = ((172 + foot[0]) / 2, (44 + foot[1]) / 2)
        d.ink([(180, 56), (foot[0] + 10, foot[1] + 10)], 13, "#050302", 0.35, taper=0.5)
        things.rod(d, [knee, foot], 9, 1.5, "steel")
        things.rod(d, [(172, 44), knee], 17, 13, "brass")
        d.ink([(169, 46), (knee[0] - 3, knee[1])], 3, "#F6DC95", 1)
    d.body(box(165, 2, 14, 20), "brass", 2.4, blooms=0)
    d.body(oval(172, 40, 27), "brass", depth=0.1, blooms=0)
    d.body(oval(172, 40, 11), "brass_dark", 2.2, blooms=0)


# -- loose pages


def page(d: Drawing) -> None:
    """An old sheet with a torn edge."""
    d.shadow(208, 212, 198, 196, 0.4)
    edge: list[tuple[float, float]] = []
    for (x, y), _ in along(box(14, 14, 372, 372), 11, True):
        edge.append((x + d.rnd.uniform(-2.6, 2.6), y + d.rnd.uniform(-2.6, 2.6)))
    d.wash(edge, "#E0CB9C", depth=0.02, blooms=7)
    d.outline(edge, 1.6, "#6B4A2A", 0.7)
    for _ in range(2):
        x, y, r = d.rnd.uniform(80, 320), d.rnd.uniform(80, 320), d.rnd.uniform(40, 80)
        d.outline(oval(x, y, r), 2.4, "#8A5A2A", 0.2)


def _notes(d: Drawing, x: float, y: float, w: float, lines: int) -> None:
    for i in range(lines):
        line = [(x + k * w / 8, y + i * 15 + d.rnd.uniform(-1.6, 1.6)) for k in range(9)]
        d.ink(curve(line, 2), 1.3, "#5A3A1C", 0.6)


@drawing("table/page_skull", 400, 400, pen=2)
def page_skull(d: Drawing) -> None:
    """A naturalist's page: the skull of a stag-horned faun."""
    page(d)
    for side in (-1, 1):
        horn = curve([(200 + side * k, y) for k, y in ((22, 150), (60, 120), (84, 70), (76, 40))])
        d.ink(horn, 7, "#5A3A1C", 0.85, taper=0.6)
        for t, off in ((0.4, 30), (0.7, 26)):
            x, y = horn[int(t * len(horn))]
            d.ink(
                curve([(x, y), (x + side * 16, y - 8), (x + side * off, y - 26)]),
                4.4,
                "#5A3A1C",
                0.85,
            )
    skull = blob("200 128 240 146 236 186 222 210 216 262 200 274 184 262 178 210 164 186 160 146")
    d.wash(skull, "#EAD9B4", depth=0.12)
    d.outline(skull, 2.2, "#5A3A1C")
    d.shade(skull, 0.3, 60, 5, 0.5, "#5A3A1C")
    for side in (-1, 1):
        socket = blob(
            [(200 + side * k, y) for k, y in ((12, 172), (30, 164), (30, 184), (18, 190))]
        )
        d.fill(socket, "#4A2E18", 0.85)
        d.ink([(200 + side * 7, 226), (200 + side * 6, 258)], 1.6, "#5A3A1C")
    for x0, y0, x1, y1 in ((236, 150, 300, 140), (222, 240, 300, 250)):
        d.ink([(x0, y0), (x1, y1)], 1, "#5A3A1C", 0.6)
    _notes(d, 300, 134, 62, 2)
    _notes(d, 300, 246, 60, 2)
    _notes(d, 50, 306, 290, 4)


@drawing("table/page_compass", 400, 400, pen=2)
def page_compass(d: Drawing) -> None:
    """A surveyor's page: the compass rose."""
    page(d)
    for r, w in ((128, 1.8), (118, 1), (84, 1), (44, 1)):
        d.outline(oval(200, 176, r), w, "#5A3A1C", 0.75)
    for i in range(32):
        a = math.radians(i * 11.25)
        inner = 110 if i % 4 else 104
        d.ink(
            [
                (200 + inner * math.cos(a), 176 + inner * math.sin(a)),
                (200 + 118 * math.cos(a), 176 + 118 * math.sin(a)),
            ],
            1.2,
            "#5A3A1C",
            0.7,
        )
    for n, r, angle in ((4, 78, 45), (4, 112, 0)):
        points_ = star(200, 176, r, n, 0.2, angle)
        d.wash(points_, "#D9BE84", depth=0, blooms=0)
        for i in range(0, 2 * n, 2):
            d.fill([(200, 176), points_[i], points_[i - 1]], "#5A3A1C", 0.55)
        d.outline(points_, 1.6, "#5A3A1C")
    d.fill(place("0 -12 7 4 0 0 -7 4", 200, 54), "seal", 0.8)
    _notes(d, 48, 330, 180, 3)
    d.ink(curve("250 340 290 322 316 344 352 330"), 1.6, "#5A3A1C", 0.6)


@drawing("table/page_plant", 400, 400, pen=2)
def page_plant(d: Drawing) -> None:
    """A herbalist's page: a glowing mushroom and a pressed branch."""
    page(d)
    stem = curve("70 340 110 260 120 180 150 90")
    d.ink(stem, 3.4, "#4A5A2A", 0.9)
    for i, ((x, y), angle) in enumerate(along(stem, 30)):
        for way in (-1, 1):
            if i > 1:
                things.leaf(d, x, y, 46 - i * 2, angle + way * 46, mix("leaf", "#C9B27A", 0.25))
    for x, y, k in ((266, 250, 1.0), (310, 284, 0.6), (228, 290, 0.5)):
        with d.at(x, y, k):
            d.body(blob("-12 0 12 0 16 76 -16 76"), "#E6D6B2", 1.8, blooms=0)
            cap = blob("-62 6 -48 -40 0 -66 48 -40 62 6 0 16")
            d.body(cap, "#A8523A", 2, depth=0.1)
            d.shade(cap, 0.2, 60, 6)
            for px, py in ((-24, -24), (12, -38), (34, -12), (-4, -8)):
                d.disc(px, py, 8, 6, "#F0E2C0", 0.9)
    _notes(d, 220, 90, 130, 4)
    _notes(d, 200, 352, 160, 2)


# -- the balance of the duel


@drawing("table/balance_stand", 300, 430, pen=2.8)
def balance_stand(d: Drawing) -> None:
    """The stand: a turned column, a dial and an owl on top."""
    d.shadow(158, 404, 142, 22, 0.65)
    foot = blob("26 412 30 390 80 380 150 376 220 380 270 390 274 412 150 422")
    d.body(foot, "#B9853A", depth=0.1, blooms=3)
    d.shade(foot, 0.4, 72, 6, 0.4)
    step = blob("72 384 90 360 128 350 150 348 172 350 210 360 228 384 150 394")
    d.body(step, "brass", depth=0.1)
    d.ink(curve("92 364 128 355 160 354"), 3, "light", 0.8)
    column = blob(
        "134 354 128 328 138 308 140 200 138 110 142 60 158 60 162 110 160 200 162 308 172"
        " 328 166 354"
    )
    d.body(column, "#D9A63E", depth=0.2, blooms=2)
    d.shade(column, 0.4, 80, 6, 0.45)
    d.ink([(145, 104), (146, 296)], 3, "light", 0.8)
    for y, w in ((322, 32), (206, 25), (118, 25)):
        d.body(round_box(150 - w, y - 10, 2 * w, 20, 9), "#B9853A", 2.4, depth=0.16, blooms=0)
        d.ink([(150 - w + 8, y - 5), (150 + w - 14, y - 5)], 2, "light", 0.7)
    dial = [*arc(150, 86, 56, 56, 180, 360), *arc(150, 86, 40, 40, 360, 180)]
    d.body(dial, "paper", 2.2, depth=0.03, blooms=0)
    for k in range(-4, 5):
        a = math.radians(-90 + k * 16)
        inner = 43 if k % 2 == 0 else 47
        d.ink(
            [
                (150 + inner * math.cos(a), 86 + inner * math.sin(a)),
                (150 + 53 * math.cos(a), 86 + 53 * math.sin(a)),
            ],
            2.4,
        )
    _owlet(d, 150, 32)


def _owlet(d: Drawing, x: float, y: float) -> None:
    with d.at(x, y):
        d.body(blob("0 -20 18 -28 22 -10 20 18 0 28 -20 18 -22 -10 -18 -28"), "brass_light", 2.4)
        for k in (-8, 8):
            d.body(oval(k, -6, 7), "cream", 1.8, blooms=0)
            d.dot(k, -6, 3.2)
        d.fill("-4 2 4 2 0 11", "#7A4A12")
        for k in (-8, 0, 8):
            d.ink(curve([(k - 4, 14), (k, 18), (k + 4, 14)], 3), 1.4, "brass_dark")


@drawing("table/balance_beam", 520, 96, pen=2.8)
def balance_beam(d: Drawing) -> None:
    """The beam; it turns about its pivot."""
    half = "260 16 300 26 380 36 460 42 500 40 510 52 500 60 460 54 380 54 300 56 260 66"
    beam = blob([*points(half), *[(520 - x, y) for x, y in reversed(points(half)[1:-1])]])
    d.body(beam, "#D9A63E", depth=0.2, blooms=2)
    d.shade(beam, 0.4, 80, 5, 0.45)
    d.ink(curve("40 44 140 38 220 32"), 2.4, "light", 0.8)
    for x in (100, 172, 348, 420):
        d.body(oval(x, 47, 7.5), "#B9853A", 1.8, depth=0.2, blooms=0)
    for x in (18, 502):
        d.fill(ribbon(arc(x, 58, 11, 11, 0, 360), 5), "brass_light")
        for r in (13.5, 8.5):
            d.outline(oval(x, 58, r), 1.8)
    d.body(oval(260, 44, 24), "#B9853A", depth=0.14, blooms=0)
    d.body(star(260, 44, 19, 8, 0.62), "brass_light", 1.8, blooms=0)
    d.body(oval(260, 44, 7), "seal", 1.8, blooms=0)


def pan(d: Drawing, tint: str) -> None:
    """A pan on its chains, loaded with wax-red or ink-blue weights."""
    things.chain(d, [(110, 10), (110, 158)], 5.4, "brass")
    rim = oval(110, 176, 104, 20)
    d.body(rim, dark("brass", 0.5), depth=0, blooms=0)
    for x, y, r in ((78, 164, 24), (122, 156, 30), (156, 170, 18)):
        d.body(oval(x, y, r, r * 0.9), tint, 2.4, depth=0.14, blooms=1)
        shine = "-.6 -.1 -.3 -.6 .05 -.62 -.3 -.3"
        d.fill(place(blob(shine, 4), x, y, r), "#FFFFFF", 0.55)
    lip = arc(110, 176, 104, 20, 180, 0)
    bowl = [*lip, *curve("214 176 188 214 150 236 110 241 70 236 32 214 6 176")]
    d.body(bowl, "brass", depth=0.1, blooms=2)
    d.shade(bowl, 0.35, 70, 6, 0.45)
    d.ink(arc(110, 179, 102, 20, 176, 40), 3, "light", 0.8)
    d.ink(curve("28 204 60 222 96 231"), 3, "light", 0.7)
    for x in (10, 210):
        things.chain(d, [(110, 10), (x, 172)], 5.4, "brass")
    d.fill(ribbon(arc(110, 9, 6, 6, 0, 360), 4), "brass_light")


for _name, _tint in (("stealth", "stealth"), ("alert", "alert")):
    drawing(f"table/balance_pan_{_name}", 220, 250, 2.6)(partial(pan, tint=_tint))


# -- honours


@drawing("table/laurels", 400, 230, pen=2.2)
def laurels(d: Drawing) -> None:
    """Laurels for the winner, tied with a red ribbon; a name or number stands between."""
    for side in (-1, 1):
        stem = curve(
            [
                (200 + side * k, y)
                for k, y in ((16, 208), (100, 196), (152, 150), (162, 96), (148, 46))
            ]
        )
        d.ink(stem, 4.4, "#5A4A1C")
        walk = along(stem, 25)
        for i, ((x, y), angle) in enumerate(walk[1:]):
            for way in (-1, 1):
                tint = d.rnd.choice(("leaf_light", "leaf", "#A9B052"))
                things.bay(d, x, y, 38 - i, angle + way * 36, tint)
            if i % 3 == 1:
                d.body(oval(x + 7, y - 4, 5.4), "brass", 1.4, depth=0.2, blooms=0)
        things.bay(d, *walk[-1][0], 28, walk[-1][1], "leaf_light")
    for side in (-1, 1):
        tail = blob(
            [(200 + side * k, y) for k, y in ((4, 204), (30, 210), (58, 226), (40, 226), (34, 220))]
        )
        d.body(tail, "seal", 2, depth=0.1, blooms=0)
        bow = blob(
            [(200 + side * k, y) for k, y in ((3, 204), (22, 188), (42, 194), (40, 210), (20, 212))]
        )
        d.body(bow, "seal", 2.2, depth=0.14, blooms=0)
    d.body(round_box(190, 194, 20, 20, 6), dark("seal", 0.15), 2, blooms=0)


# -- the curtain


@drawing("table/tassel", 64, 176, pen=2.4)
def tassel(d: Drawing) -> None:
    """A gold tassel between two swags."""
    things.rope(d, curve("32 2 33 30 32 56"), 7, "brass")
    for i in range(9):
        x = 14 + i * 4.5
        d.body(
            ribbon([(32 + (x - 32) * 0.7, 92), (x, 166 + d.rnd.uniform(-4, 4))], 5.4),
            mix("brass", "brass_light", (i % 3) / 2),
            1.2,
            depth=0,
            blooms=0,
        )
    d.body(round_box(13, 84, 38, 13, 5), "brass_dark", blooms=0)
    d.body(oval(32, 68, 20), "brass", depth=0.12, blooms=0)
    d.ink(arc(32, 68, 13, 13, 180, 280), 3, "#FBE6AE", 0.9)


@drawing("table/curtain_ring", 96, 96, pen=3)
def curtain_ring(d: Drawing) -> None:
    """A ring of the curtain's rod."""
    ring = ribbon(arc(48, 48, 36, 36, 0, 360), 13)
    d.wash(ring, "brass", depth=0.03, blooms=0, rim=0)
    d.ink(arc(48, 48, 38, 38, 160, 290), 3, "#FBE6AE", 0.9)
    for r in (42.5, 29.5):
        d.outline(oval(48, 48, r), 2.6)
