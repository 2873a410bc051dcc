"""The drawing kit: every SVG of art/ is drawn by a function of this package.

    python -m art.draw                              draw all pictures into art/
    python -m art.draw --only signs/                only those whose names begin so
    python -m art.draw --module signs_ui title      only those of some modules
    python -m art.draw --sheet out.png --only signs/ --size 64 [--dark]    look at them

A picture is a function with a name, a size and a usual pen width, in any module of this package:

    from art.draw import Drawing, blob, curve, drawing, oval, things

    @drawing("dungeonology/cards/pictures/T99", 440, 260, pen=2.4)
    def lantern(d: Drawing) -> None:
        d.ground("night", "dusk")                     # sky over the whole canvas
        d.glow(220, 130, 110, "torch")                # light: keep it inside the picture
        lamp = blob("190 90 250 90 262 170 178 170")
        d.body(lamp, "brass")                         # wash + outline
        d.shade(lamp)                                 # hatching on the shadow side
        d.ink(curve("200 90 220 60 240 90"), 4)       # one pen stroke, 4 wide
        things.flame(d, 220, 160, 50)
        d.vignette()

Points are lists of (x, y) or a text "x y x y". `shapes` makes lines of them: blob (smooth, closed),
curve (smooth, open), oval, arc, box, round_box, star, ribbon; place / move / turn / scale / mirror
put them elsewhere; clip cuts to a box, minus and inside cut by shapes; along walks them. Colours
are names of art/palette.yaml or hex codes; mix, dark and light blend them. The canvas:

    body(shape, colour)    wash and outline; width= ink, depth= breadth of the shadow (0: none)
    wash, outline, ink     the same apart; outline is closed, ink is open
    fill(shape, colour, opacity), disc, dot, stroke     flat; or d.linear(...) / d.radial(...)
    hatch(shape), shade(shape)                 pen strokes all over / on the shadow side only
    glow, shadow, spatter, ground, vignette, rough (an uneven blob)
    with d.at(x, y, size, angle, flip): ...    draw about another origin; light stays upper left
    d.add(other, x, y, size)                   put a finished drawing into this one
    d.rnd                                      the drawing's own generator: never use another

`things` has foliage, wool, tree, pine, leaf, vine_leaf, grass, rock, pebble, bricks, crystal,
flame, candle, fire_pit, rays, sparkle, stick, rod, plank, rope, chain, cloth, flag, barrel, book,
scroll, seal, coin, sword, skull, eye, water, smoke. Add what a second picture needs too.

Keep files small: shapes of a few points, depth=0 and blooms=0 on tiny parts, dots instead of ovals.
Big pens suit big canvases: about 1 at 228 px (tiles), 2.4 at 440 (vignettes, portraits), 4.6 at 128
(signs). themed=True draws a picture again for each colour-blind palette, into a folder of its name.
"""

from art.draw import things
from art.draw.canvas import Drawing
from art.draw.palette import colour, dark, light, mix, ramp
from art.draw.registry import drawing
from art.draw.shapes import (
    along,
    arc,
    blob,
    bounds,
    box,
    centre,
    clip,
    curve,
    inside,
    minus,
    mirror,
    move,
    oval,
    place,
    points,
    ribbon,
    round_box,
    scale,
    star,
    turn,
)

__all__ = [
    "Drawing",
    "along",
    "arc",
    "blob",
    "bounds",
    "box",
    "centre",
    "clip",
    "colour",
    "curve",
    "dark",
    "drawing",
    "inside",
    "light",
    "minus",
    "mirror",
    "mix",
    "move",
    "oval",
    "place",
    "points",
    "ramp",
    "ribbon",
    "round_box",
    "scale",
    "star",
    "things",
    "turn",
]
