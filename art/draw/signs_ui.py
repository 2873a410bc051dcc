"""Signs of the interface: ink only, heavy strokes, so that code may tint them for dark grounds."""

from __future__ import annotations

import math

from art.draw.canvas import Drawing
from art.draw.shapes import (
    Line,
    arc,
    blob,
    box,
    curve,
    minus,
    mirror,
    oval,
    place,
    points,
    round_box,
    star,
)
from art.draw.signs_base import BOLD, bold, footprint, sign, tip


def loop(d: Drawing, line: Line, width: float = BOLD) -> None:
    """A heavy closed outline."""
    path = points(line)
    bold(d, [*path, path[0]], width)


@sign("undo")
def undo(d: Drawing) -> None:
    """Undo."""
    _arrow_back(d, False)


@sign("redo")
def redo(d: Drawing) -> None:
    """Redo."""
    _arrow_back(d, True)


def _arrow_back(d: Drawing, flip: bool) -> None:
    with d.at(128 if flip else 0, 0, 1, 0, flip):
        bold(d, curve("40 44 82 44 108 62 108 86 88 106 56 108"), 13)
        tip(d, 8, 44, 42, 180)


@sign("log")
def log(d: Drawing) -> None:
    """The log: an open book."""
    left = blob("64 36 44 24 10 26 10 102 44 100 64 112", 1)
    for half in (left, mirror(left, 64)):
        loop(d, half, 9)
    for y in (46, 62, 78):
        bold(d, [(24, y - 2), (52, y + 2)], 7)
        bold(d, [(76, y + 2), (104, y - 2)], 7)


@sign("orders")
def orders(d: Drawing) -> None:
    """Standing orders: a list with ticks."""
    loop(d, round_box(18, 8, 92, 112, 8), 9)
    for y in (36, 64, 92):
        bold(d, [(30, y), (38, y + 9), (52, y - 10)], 8)
        bold(d, [(66, y), (96, y)], 8)


@sign("menu")
def menu(d: Drawing) -> None:
    """The menu."""
    for y in (32, 64, 96):
        bold(d, curve([(20, y), (64, y - 2), (108, y)]), 14)


@sign("help")
def help_sign(d: Drawing) -> None:
    """Help."""
    bold(d, arc(64, 44, 28, 27, 190, 400), 15)
    bold(d, curve("85 60 68 74 64 90"), 15)
    d.dot(64, 114, 9.5)


@sign("info")
def info(d: Drawing) -> None:
    """More to know."""
    loop(d, oval(64, 64, 52), 10)
    d.dot(64, 38, 8.5)
    bold(d, [(64, 60), (64, 94)], 14)


@sign("settings")
def settings(d: Drawing) -> None:
    """Settings: a cog."""
    teeth: Line = []
    for i in range(8):
        for off, r in ((-13, 44), (-9, 58), (9, 58), (13, 44)):
            a = math.radians(i * 45 + off)
            teeth.append((64 + r * math.cos(a), 64 + r * math.sin(a)))
    d.fill(minus(teeth, oval(64, 64, 20)), "ink")


@sign("close")
def close(d: Drawing) -> None:
    """Close."""
    bold(d, [(26, 26), (102, 102)], 15)
    bold(d, [(102, 26), (26, 102)], 15)


@sign("search")
def search(d: Drawing) -> None:
    """Search."""
    _glass(d)


def _glass(d: Drawing) -> None:
    loop(d, oval(54, 54, 40), 12)
    bold(d, [(86, 86), (112, 112)], 17)


@sign("eye")
def eye(d: Drawing) -> None:
    """Shown."""
    loop(d, blob("8 64 36 36 64 28 92 36 120 64 92 90 64 98 36 90"), 10)
    d.dot(64, 63, 19)


@sign("eye_closed")
def eye_closed(d: Drawing) -> None:
    """Hidden."""
    bold(d, curve("10 52 36 76 64 82 92 76 118 52"), 12)
    for x, y, u, v in ((30, 72, 20, 90), (52, 82, 48, 102), (77, 82, 81, 102), (98, 72, 108, 90)):
        bold(d, [(x, y), (u, v)], 10)


@sign("fold")
def fold(d: Drawing) -> None:
    """The map takes the whole window: four corners around it."""
    for corner in (
        "14 46 14 14 46 14",
        "82 14 114 14 114 46",
        "114 82 114 114 82 114",
        "46 114 14 114 14 82",
    ):
        bold(d, corner, 10)
    loop(d, "44 44 84 44 84 84 44 84", 8)


@sign("play")
def play(d: Drawing) -> None:
    """Go on."""
    d.fill("28 12 116 64 28 116", "ink")


@sign("pause")
def pause(d: Drawing) -> None:
    """Wait."""
    for x in (28, 74):
        d.fill(round_box(x, 16, 26, 96, 8), "ink")


@sign("fast")
def fast(d: Drawing) -> None:
    """Faster."""
    for x in (10, 62):
        d.fill([(x, 22), (x + 54, 64), (x, 106)], "ink")


@sign("sound")
def sound(d: Drawing) -> None:
    """Sound."""
    _speaker(d)
    for r in (24, 44):
        bold(d, arc(70, 64, r, r, -48, 48), 11)


def _speaker(d: Drawing) -> None:
    d.fill("10 46 34 46 66 18 66 110 34 82 10 82", "ink")


@sign("music")
def music(d: Drawing) -> None:
    """Music."""
    bold(d, "46 98 46 26 108 14 108 84", 11)
    d.fill([(46, 26), (108, 14), (108, 36), (46, 48)], "ink")
    d.disc(30, 100, 20, 15, "ink")
    d.disc(92, 88, 20, 15, "ink")


@sign("pointer")
def pointer(d: Drawing) -> None:
    """The hand that points."""
    hand = blob(
        "44 8 52 4 60 10 62 52 70 47 79 51 82 58 90 53 98 59 100 66 108 65 114 73 112 96 100 122"
        " 58 122 42 98 22 78 21 69 31 66 44 76"
    )
    d.body(hand, "#F1D6AE", 6, depth=0.08, blooms=0)
    for x, y in ((80, 58), (99, 66), (62, 52)):
        d.ink([(x, y), (x, y + 20)], 4)
    d.body(box(54, 112, 52, 14), "lapis", 5, blooms=0)


@sign("arrow_left")
def arrow_left(d: Drawing) -> None:
    """Back."""
    bold(d, "82 18 36 64 82 110", 17)


@sign("arrow_right")
def arrow_right(d: Drawing) -> None:
    """On."""
    bold(d, "46 18 92 64 46 110", 17)


@sign("arrow_up")
def arrow_up(d: Drawing) -> None:
    """Up."""
    bold(d, "18 84 64 38 110 84", 17)


@sign("arrow_down")
def arrow_down(d: Drawing) -> None:
    """Down."""
    bold(d, "18 46 64 92 110 46", 17)


@sign("check")
def check(d: Drawing) -> None:
    """Yes, done."""
    d.ink("16 66 48 102 114 22", 19, "safe", 1, taper=0.06, sway=0.05)


@sign("cross")
def cross(d: Drawing) -> None:
    """No, failed."""
    for line in ("24 22 104 106", "106 22 22 106"):
        d.ink(line, 18, "seal", 1, taper=0.1, sway=0.05)


@sign("nearer")
def nearer(d: Drawing) -> None:
    """The map larger: a plus."""
    bold(d, [(64, 24), (64, 104)], 16)
    bold(d, [(24, 64), (104, 64)], 16)


@sign("farther")
def farther(d: Drawing) -> None:
    """The map smaller: a minus."""
    bold(d, [(24, 64), (104, 64)], 16)


@sign("whole")
def whole(d: Drawing) -> None:
    """The whole map: its tiles side by side."""
    for x in (22, 70):
        for y in (22, 70):
            loop(d, box(x, y, 36, 36), 11)


@sign("follow")
def follow(d: Drawing) -> None:
    """The map follows what is asked: a ring with its middle."""
    loop(d, oval(64, 64, 34, 34), 11)
    d.disc(64, 64, 11, 11, "ink")
    for dx, dy in ((0, 1), (0, -1), (1, 0), (-1, 0)):
        bold(d, [(64 + dx * 38, 64 + dy * 38), (64 + dx * 54, 64 + dy * 54)], 11)


@sign("no_picture")
def no_picture(d: Drawing) -> None:
    """A written sign that no typeface has: an empty box with a dash through it."""
    loop(d, box(26, 14, 76, 100), 9)
    bold(d, [(44, 92), (84, 36)], 9)


@sign("warning")
def warning(d: Drawing) -> None:
    """Take care."""
    d.body("64 8 122 116 6 116", "gold", 7, depth=0.06, blooms=0)
    d.fill("55 42 73 42 68 84 60 84", "ink")
    d.dot(64, 100, 8)


@sign("dice")
def dice(d: Drawing) -> None:
    """Chance: a die."""
    d.body("8 38 64 8 120 38 64 68", "cream", depth=0, blooms=0)
    d.body("8 38 64 68 64 124 8 92", "paper", depth=0, blooms=0)
    d.body("120 38 64 68 64 124 120 92", "paper_edge", depth=0, blooms=0)
    d.disc(64, 38, 13, 7.5, "seal")
    for x, y in ((24, 62), (48, 98)):
        d.disc(x, y, 7, 9, "ink")
    for x, y in ((80, 74), (92, 82), (105, 62), (80, 104), (105, 90)):
        d.disc(x, y, 6, 8, "ink")


@sign("hourglass")
def hourglass(d: Drawing) -> None:
    """Wait a moment."""
    bold(d, [(28, 14), (100, 14)], 13)
    bold(d, [(28, 114), (100, 114)], 13)
    loop(d, points("36 18 92 18 88 40 70 64 88 88 92 110 36 110 40 88 58 64 40 40"), 8)
    d.fill("48 42 80 42 66 60 62 60", "ink")
    d.fill("64 78 82 108 46 108", "ink")


@sign("save")
def save(d: Drawing) -> None:
    """Save: into the drawer."""
    bold(d, [(64, 10), (64, 50)], 14)
    tip(d, 64, 86, 42, 90)
    bold(d, "14 78 14 114 114 114 114 78", 13)


@sign("export")
def export(d: Drawing) -> None:
    """Send out."""
    bold(d, [(64, 46), (64, 84)], 14)
    tip(d, 64, 8, 42, -90)
    bold(d, "14 78 14 114 114 114 114 78", 13)


@sign("language")
def language(d: Drawing) -> None:
    """Language: a globe of speech."""
    loop(d, oval(64, 64, 52), 9)
    for line in (arc(64, 64, 24, 52, 0, 360), [(64, 12), (64, 116)], [(12, 64), (116, 64)]):
        bold(d, line, 7)
    for y in (38, 90):
        bold(d, curve([(22, y), (64, y + (8 if y < 64 else -8)), (106, y)]), 7)


@sign("bell")
def bell_sign(d: Drawing) -> None:
    """Notices."""
    d.fill(blob("64 8 78 16 96 40 98 74 112 94 112 100 16 100 16 94 30 74 32 40 50 16"), "ink")
    d.dot(64, 112, 12)


@sign("lock")
def lock(d: Drawing) -> None:
    """Not to be changed now."""
    bold(d, [(38, 60), (38, 40), *arc(64, 40, 26, 28, 180, 360), (90, 60)], 13)
    d.fill(minus(round_box(20, 56, 88, 64, 10), oval(64, 84, 9)), "ink")


@sign("chronicle")
def chronicle(d: Drawing) -> None:
    """Chronicle of past games: a ribboned scroll."""
    loop(d, round_box(26, 10, 76, 108, 6), 9)
    for y in (34, 52, 70):
        bold(d, [(42, y), (86, y)], 7)
    d.fill(star(64, 96, 15, 5), "ink")


@sign("leave")
def leave(d: Drawing) -> None:
    """Leave: through the door."""
    bold(d, "66 12 18 12 18 116 66 116", 12)
    bold(d, [(46, 64), (86, 64)], 14)
    tip(d, 122, 64, 42, 0)


@sign("new_game")
def new_game(d: Drawing) -> None:
    """A new game: one more card."""
    loop(d, place(round_box(-34, -48, 68, 96, 9), 56, 66, 1, -8), 10)
    bold(d, [(56, 46), (56, 86)], 12)
    bold(d, [(36, 66), (76, 66)], 12)
    d.fill(star(106, 24, 19, 4, 0.3), "ink")


@sign("learn")
def learn(d: Drawing) -> None:
    """Learn to play: the quill."""
    d.fill(blob("28 96 38 58 72 24 114 10 106 46 80 82 44 98"), "ink")
    d.ink(curve("10 120 44 84 102 22"), 6, "cream", 1)
    bold(d, [(12, 118), (34, 94)], 8)


@sign("more_text")
def more_text(d: Drawing) -> None:
    """There is more to read: lines, and the quill that wrote them."""
    for y, end in ((66, 44), (90, 50), (114, 86)):
        bold(d, [(8, y), (end, y)], 11)
    feather = blob("52 92 50 62 68 32 100 10 122 6 120 32 104 62 78 84 62 94", 5)
    d.body(feather, "#4F7FB8", 6, depth=0.1, blooms=0)
    d.ink(curve("60 86 80 56 112 16"), 6, "cream", 1, taper=0.2)
    bold(d, [(44, 108), (62, 82)], 9)


@sign("walk")
def walk(d: Drawing) -> None:
    """Watch it again: a trail of steps."""
    for x, y, k in ((26, 98, 1), (60, 84, -1), (66, 42, 1), (104, 30, -1)):
        footprint(d, x, y, 52, 30 + 6 * k, "ink")


@sign("chart")
def chart(d: Drawing) -> None:
    """Scores as bars."""
    for x, h in ((16, 44), (50, 78), (84, 100)):
        d.fill(box(x, 116 - h, 26, h), "ink")


@sign("grip")
def grip(d: Drawing) -> None:
    """Fold or unfold a panel."""
    for y in (44, 84):
        for x in (28, 64, 100):
            d.dot(x, y, 9)
