"""Heads, moods, hair and hats of the card pictures; a head is 100 tall about its middle."""

from __future__ import annotations

from art.draw.canvas import Drawing
from art.draw.cards_kit import BLACK, WHITE, firm, flip, plain, stamp, tone
from art.draw.palette import dark, light
from art.draw.shapes import arc, blob, curve, oval, place


def eyes(
    d: Drawing, apart: float, y: float, r: float, look: tuple[float, float] = (0, 0), iris: str = ""
) -> None:
    """Two round eyes about x = 0; look moves the pupils by shares of the radius."""
    for side in (-1, 1):
        d.body(oval(side * apart, y, r, r * 0.92), "#FBF3DC", 2, depth=0, blooms=0)
        px, py = side * apart + look[0] * r * 0.45, y + look[1] * r * 0.4
        if iris:
            d.dot(px, py, r * 0.58, iris)
        d.dot(px, py, r * (0.32 if iris else 0.45))
        d.dot(px - r * 0.18, py - r * 0.2, r * 0.14, "#FFFFFF")


def faun(
    d: Drawing,
    look: tuple[float, float] = (0, 0),
    brows: float = 0,
    hide: str = "#B5835A",
    awake: bool = True,
) -> None:
    """A faun's head from the front about (0, 0), 150 high with its horns; brows > 0 frown."""
    for side in (-1, 1):
        ear = flip(blob("26 -20 50 -32 72 -22 58 -4 30 -2", 4), side)
        d.body(ear, hide, 2.4, depth=0.14, blooms=0)
        d.ink(flip("36 -14 60 -20", side), 1.8, opacity=0.6)
        horn = flip(blob("8 -36 8 -60 22 -86 46 -88 36 -72 28 -54 26 -34", 4), side)
        d.body(horn, "#E2D6BC", 2.4, depth=0.14, blooms=0)
        for k in range(4):
            x, y = 9 + k * 3.6, -44 - k * 10
            d.ink(flip(curve([(x, y), (x + 8, y + 4), (x + 16, y + 1)], 3), side), 1.5, opacity=0.7)
    face = blob("0 -44 27 -38 35 -10 28 20 17 40 0 46 -17 40 -28 20 -35 -10 -27 -38", 5)
    d.body(face, hide, 2.6, depth=0.1)
    d.body(
        blob("-27 -34 -16 -50 0 -45 16 -51 27 -34 12 -29 0 -34 -12 -28", 4), "#4A2A16", 2, blooms=0
    )
    d.fill(blob("-12 8 0 2 12 8 18 28 0 38 -18 28", 4), light(hide, 0.4), 0.55)
    if awake:
        eyes(d, 14, -8, 9, look, "#C8962E")
    for side in (-1, 1):
        if not awake:
            d.ink(flip(curve("6 -8 14 -3 22 -8", 3), side), 2.6)
        d.ink(flip([(5, -21 + brows * 5), (14, -24), (25, -22 - brows * 3)], side), 4.4, "#4A2A16")
        d.dot(side * 5, 18, 2.4)
    d.ink(curve("-7 16 0 22 7 16", 3), 2.4)
    d.ink(curve("-13 29 0 26 13 29", 3), 2.4)
    d.body(blob("-15 36 0 42 15 36 9 58 0 74 -9 58", 4), "#5A3418", 2, depth=0.12, blooms=0)


def spectacles(d: Drawing) -> None:
    """Round spectacles on a head drawn by head()."""
    for side in (-1, 1):
        d.fill(oval(side * 14, -3, 14), "#DDEAEA", 0.25)
        d.outline(oval(side * 14, -3, 14), 2.8, "#7A5A1C")
    d.ink("-3 -5 3 -5", 2.6, "#7A5A1C")


Brows = tuple[float, float]


MOODS: dict[str, tuple[str, Brows, str]] = {
    # eyes, brows (inner, outer height), mouth
    "plain": ("open", (0, 0), "flat"),
    "happy": ("open", (-3, 1), "smile"),
    "laugh": ("shut_up", (-4, 0), "laugh"),
    "proud": ("shut_down", (-3, -2), "smile"),
    "shock": ("wide", (-8, -4), "cry"),
    "afraid": ("wide", (-9, 3), "wobble"),
    "angry": ("open", (8, -4), "frown"),
    "sad": ("low", (-8, 4), "frown"),
    "sick": ("low", (-6, 3), "bulge"),
    "sly": ("low", (5, -5), "smirk"),
    "sleep": ("shut_down", (0, 1), "small"),
    "strain": ("squeeze", (7, 0), "teeth"),
    "tired": ("low", (-5, 4), "pant"),
    "plead": ("plead", (-11, 3), "wobble"),
    "shout": ("shut_up", (-4, -2), "cry"),
}


def head(
    d: Drawing,
    x: float,
    y: float,
    tall: float,
    skin: str = "skin",
    hair: str = "hair_brown",
    mood: str = "plain",
    look: float = 0,
    cut: str = "short",
    angle: float = 0,
    flip: bool = False,
    blush: str = "#D9694F",
) -> None:
    """A head about its middle; look (-1 to 1) turns the face sideways."""
    eyes, brows, mouth = MOODS[mood]
    turn = look * 11
    big = tall > 44
    with stamp(d, x, y, tall / 100, angle, flip) as pen:
        _hair_behind(d, cut, hair, turn)
        for side in (-1, 1):
            if side * look < 0.5:
                ear = oval(side * 40 - turn * 0.4, 6, 9, 12)
                plain(d, ear, tone(skin, share=0.12), pen * 0.8)
        face = "0 -46 26 -40 40 -18 41 8 32 32 14 48 0 50 -14 48 -32 32 -41 8 -40 -18"
        firm(d, blob(face, 5), skin, pen, lit=0.34 if big else 0)
        d.disc(-22 + turn, 20, 10, 7, blush, 0.3)
        d.disc(24 + turn, 20, 10, 7, blush, 0.3)
        _eyes(d, eyes, turn, pen, big, look)
        for side in (-1, 1):
            inner, outer = brows
            line = [(turn + side * 8, -16 + inner), (turn + side * 19, -20 + (inner + outer) / 3)]
            d.ink(
                curve([*line, (turn + side * 29, -15 + outer)], 4),
                pen * 1.9,
                dark(hair, 0.3) if hair != "bone" else "ink_faded",
            )
        nose = [(turn + 1, 0), (turn * 1.5 + 8, 13), (turn * 1.3 + 0, 17)]
        d.ink(curve(nose, 4), pen, dark(skin, 0.55))
        _mouth(d, mouth, turn, pen)
        _hair_front(d, cut, hair, turn, pen)


def _eyes(d: Drawing, kind: str, turn: float, pen: float, big: bool, look: float) -> None:
    for side in (-1, 1):
        x, y = turn + side * 17, -1.0
        if kind in ("shut_up", "shut_down", "squeeze"):
            bend = {"shut_up": -8, "shut_down": 7, "squeeze": 0}[kind]
            if kind == "squeeze":
                line = [(x - side * 9, y - 6), (x + side * 6, y), (x - side * 9, y + 5)][::-1]
                d.ink(line, pen * 1.3, sway=0.1)
            else:
                d.ink(curve([(x - 9, y), (x, y + bend), (x + 9, y)], 4), pen * 1.3, sway=0.1)
            continue
        if not big and kind != "plead":
            d.disc(x + look * 2, y, 5.2, 6.4, BLACK)
            d.dot(x + look * 2 - 1.6, y - 2.4, 1.7, "#FFFFFF")
            if kind == "wide":
                d.outline(oval(x, y, 11, 13), pen * 0.8)
            continue
        r = {"open": 10, "wide": 14, "low": 10, "plead": 17}[kind]
        iris = {"open": 5.4, "wide": 4.6, "low": 5.4, "plead": 12}[kind]
        d.fill(oval(x, y, r, r * 1.05), WHITE)
        shift = look * (r - iris) * 0.8
        d.disc(x + shift, y + 1, iris, iris * 1.08, "#3A2418")
        d.dot(x + shift - iris * 0.35, y - iris * 0.35, iris * 0.36, "#FFFFFF")
        if kind == "plead":
            d.dot(x + shift + 4, y + 6, 3, "#FFFFFF", 0.9)
            d.dot(x + shift - 5, y + 6, 1.8, "#FFFFFF", 0.7)
        d.outline(oval(x, y, r, r * 1.05), pen * 0.8)
    if kind == "low" and big:
        for side in (-1, 1):
            x = turn + side * 17
            lid = [*arc(x, -1, 10.6, 11, 180, 360), (x + 10, -1), (x - 10, -1)]
            d.fill(lid, "#B98A68", 0.9)
            d.ink([(x - 12, 0), (x, -1), (x + 12, 0)], pen * 1.2, sway=0.1)


def _mouth(d: Drawing, kind: str, turn: float, pen: float) -> None:
    x, lip = turn * 1.2, "#6A2A1C"
    if kind in ("flat", "smile", "frown", "smirk", "small", "wobble"):
        line = {
            "flat": "-10 30 0 31 11 29",
            "smile": "-15 26 -6 34 6 34 16 25",
            "frown": "-12 36 -4 29 5 29 13 36",
            "smirk": "-10 32 4 33 14 28 18 22",
            "small": "-5 30 0 32 6 30",
            "wobble": "-13 33 -7 28 -1 33 5 28 11 33",
        }[kind]
        d.ink([(px + x, py) for px, py in curve(line, 4)], pen * 1.3, lip, sway=0.1)
        return
    shape = {
        "laugh": "-17 24 0 28 18 23 12 40 0 44 -11 41",
        "cry": "0 23 9 27 10 36 5 43 -5 43 -10 36 -9 27",
        "pant": "-9 27 0 25 10 27 8 37 0 39 -7 37",
        "teeth": "-16 26 0 24 17 26 16 36 0 38 -15 36",
        "bulge": "-6 30 0 28 7 30 0 33",
    }[kind]
    ring = [(px + x, py) for px, py in blob(shape, 4)]
    d.fill(ring, WHITE if kind == "teeth" else "#4A1512")
    if kind in ("laugh", "cry"):
        d.disc(x + 1, 39, 6, 3.4, "#C4574A")
    if kind == "pant":
        tongue = [(px + x, py) for px, py in blob("-2 33 6 33 8 44 2 48 -3 43", 4)]
        plain(d, tongue, "#D0685A", pen * 0.7)
    if kind == "teeth":
        for k in (-8, 0, 8):
            d.ink([(x + k, 25), (x + k, 37)], pen * 0.6, sway=0.05)
        d.ink([(x - 15, 31), (x + 16, 31)], pen * 0.6, sway=0.05)
    if kind == "bulge":
        for side in (-1, 1):
            d.ink(arc(x + side * 22, 27, 13, 13, 60 - side * 90, 120 - side * 60), pen * 0.8)
    d.outline(ring, pen)


def _hair_behind(d: Drawing, cut: str, hair: str, turn: float) -> None:
    if cut == "long":
        shape = "-30 -44 0 -58 30 -44 50 -8 52 40 44 66 20 58 -20 58 -44 66 -52 40 -50 -8"
        firm(d, blob(shape, 5), hair)
    if cut == "bun":
        firm(d, oval(-turn, -58, 20, 16), hair)


def _hair_front(d: Drawing, cut: str, hair: str, turn: float, pen: float) -> None:
    t = turn * 0.6
    if cut in ("short", "long", "bun", "cap"):
        shape = [(-44, 2), (-46, -28), (-26, -50), (2, -57), (30, -50), (46, -26), (44, 2)]
        inner = [(36, -16), (24, -30), (6, -28), (-10, -36), (-26, -28), (-37, -14)]
        firm(d, blob([*shape, *((px + t, py) for px, py in inner)], 4), hair, pen)
        for k in (-14, 4, 20):
            d.ink(curve([(k, -52), (k - 6, -42), (k - 10 + t, -34)], 3), pen * 0.6, dark(hair, 0.6))
    if cut == "tuft":
        for k in (-12, 0, 12):
            d.ink(curve([(k, -46), (k * 1.4, -56), (k * 2 + 6, -58)], 3), pen * 1.5, dark(hair))
    if cut in ("bald_beard", "beard"):
        beard = "-41 6 -30 24 -14 22 0 20 16 22 31 24 42 6 42 34 26 66 2 78 -22 66 -42 34"
        ring = [(px + t * 0.4, py) for px, py in blob(beard, 4)]
        firm(d, ring, hair, pen)
        d.shade(ring, 0.2, 70)
        _lip(d, turn, pen)
        if cut == "beard":
            _hair_front(d, "short", hair, turn, pen)


def _lip(d: Drawing, turn: float, pen: float) -> None:
    x = turn * 1.2
    ring = [(px + x, py) for px, py in blob("-12 31 0 29 13 31 8 38 0 40 -7 38", 4)]
    plain(d, ring, "#8A3A2C", pen * 0.7)


def mortarboard(
    d: Drawing, x: float, y: float, size: float, tint: str = "#2A2A3C", angle: float = 0
) -> None:
    """A student's square cap, sitting on the crown at (x, y); size is its breadth."""
    with stamp(d, x, y, size / 100, angle) as pen:
        plain(d, blob("-30 -14 30 -14 33 8 16 14 -16 14 -33 8", 4), dark(tint, 0.3), pen)
        plain(d, "-52 -16 2 -34 54 -18 0 2", tint, pen)
        d.fill("-52 -16 2 -34 20 -29 -30 -9", light(tint, 0.5), 0.25)
        d.ink(curve("0 -17 -24 -13 -40 -8 -43 10", 4), pen * 1.3, "brass_light")
        plain(d, blob("-47 8 -39 8 -37 24 -49 24", 3), "brass_light", pen * 0.7)


def beret(d: Drawing, x: float, y: float, size: float, tint: str, feather: str = "") -> None:
    """A soft scholar's cap on the crown at (x, y), with a feather if wanted."""
    with stamp(d, x, y, size / 100) as pen:
        if feather:
            plume = blob("28 -20 44 -58 70 -80 96 -86 88 -58 66 -32 40 -12", 5)
            d.body(plume, feather, pen, depth=0.15, blooms=0)
            d.ink(curve("32 -14 58 -48 92 -82", 4), pen * 0.8)
        d.body(blob("-54 2 -58 -18 -34 -36 6 -42 44 -34 60 -14 52 4 0 -2", 5), tint, pen)
        d.body(blob("-50 0 0 -8 50 0 48 10 0 4 -48 10", 4), dark(tint, 0.3), pen * 0.8, blooms=0)


def student(
    d: Drawing,
    x: float,
    y: float,
    tall: float,
    robe: str,
    skin: str = "skin",
    hair: str = "hair_brown",
    mood: str = "plain",
    look: float = 0,
    cut: str = "short",
) -> None:
    """A student in robe and square cap from the waist up; (x, y) is the middle of the lower edge."""
    s = tall / 100
    shape = [(-36, 2), (-34, -26), (-20, -42), (0, -46), (20, -42), (34, -26), (36, 2)]
    firm(d, blob(place(shape, x, y, s), 5), robe)
    collar = [(-12.0, -44.0), (0.0, -30.0), (12.0, -44.0), (4.0, -24.0), (-4.0, -24.0)]
    plain(d, place(collar, x, y, s), "paper", d.pen * 0.8)
    head(d, x + look * 3 * s, y - 64 * s, 46 * s, skin, hair, mood, look, cut)
    mortarboard(d, x + look * 2 * s, y - 83 * s, 50 * s, dark(robe, 0.45))
