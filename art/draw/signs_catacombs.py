"""Signs of the third title: what cards give, marks and keywords, what is counted and carried."""

from __future__ import annotations

from art.draw import things
from art.draw.canvas import Drawing
from art.draw.catacombs_cards_kit import dragon_head
from art.draw.palette import dark, light
from art.draw.shapes import arc, blob, box, curve, oval, place, ribbon, round_box, star
from art.draw.signs_base import bold, sign, tip

# -- what cards give


@sign("skill")
def skill(d: Drawing) -> None:
    """Skill: a blue lozenge with a star."""
    d.body([(64, 4), (122, 64), (64, 124), (6, 64)], "skill", 6, depth=0.1, blooms=0)
    d.fill(star(64, 64, 42, 4, 0.34), "cream")
    d.dot(64, 64, 9, "skill")


def blade(d: Drawing, size: float = 1) -> None:
    """A sword about the middle, point up before it is turned."""
    with d.at(64, 64, size, 45):
        d.body(
            [(-16, 22), (-16, -44), (0, -72), (16, -44), (16, 22)], "steel", 6, depth=0, blooms=0
        )
        d.fill([(0, -68), (14, -43), (14, 21), (0, 21)], "#7F8D96")
        d.body(round_box(-36, 20, 72, 18, 8), "brass", 6, depth=0, blooms=0)
        d.body(box(-9, 38, 18, 18), "#7A2A22", 5, depth=0, blooms=0)
        d.body(oval(0, 61, 12), "brass", 5, depth=0, blooms=0)


@sign("sword")
def sword(d: Drawing) -> None:
    """Swords."""
    blade(d)


@sign("boot")
def boot(d: Drawing) -> None:
    """Boots."""
    shape = blob("34 8 78 8 80 50 88 66 114 76 120 98 112 112 34 112 30 60", 3)
    d.body(shape, "#9A6230", 6, depth=0.12, blooms=0)
    d.body(round_box(27, 6, 58, 20, 7), "#C98A4A", 5, depth=0, blooms=0)
    d.body(round_box(26, 104, 96, 16, 6), "#3A2418", 5, depth=0, blooms=0)
    d.stroke([[(60, 44), (80, 42)], [(62, 58), (84, 55)]], 6, "cream")


@sign("coin")
def coin(d: Drawing) -> None:
    """Gold: a coin with the owl."""
    d.body(oval(64, 64, 57), "#DDAA26", 6, depth=0.1, blooms=0)
    d.outline(oval(64, 64, 43), 3.6, dark("#D9A521", 0.55), 0.9)
    d.fill(
        blob("64 34 74 44 84 36 87 56 83 78 64 98 45 78 41 56 44 36 54 44"), dark("#D9A521", 0.66)
    )
    for x in (53, 75):
        d.dot(x, 57, 11, "cream")
        d.dot(x, 57, 5)
    d.fill([(64, 66), (70, 75), (64, 84), (58, 75)], "cream")


@sign("lockpick")
def lockpick(d: Drawing) -> None:
    """A lockpick."""
    with d.at(57, 71, 0.92, -42):
        shaft = curve("0 18 0 -22 0 -44 7 -60 26 -60")
        d.stroke([shaft], 27, "ink")
        d.stroke([shaft], 15, "steel")
        d.body(oval(0, 38, 29), "brass", 6.5, depth=0.1, blooms=0)
        d.body(oval(0, 40, 11), "ink", 3, depth=0, blooms=0)


def bell(d: Drawing, tint: str = "#8A8F96") -> None:
    """The bell of noise."""
    d.body(
        blob("36 88 42 52 54 38 64 34 74 38 86 52 92 88 100 96 64 100 28 96", 5),
        tint,
        5.5,
        depth=0.16,
        blooms=0,
    )
    d.body(oval(64, 32, 8), tint, 4.5, depth=0, blooms=0)
    d.body(oval(64, 102, 11), dark(tint, 0.35), 4.5, depth=0, blooms=0)


@sign("clank")
def clank(d: Drawing) -> None:
    """Noise: a bell that rings."""
    d.body(star(64, 66, 61, 11, 0.68, 6), "noise", 5, depth=0.05, blooms=0)
    bell(d)


@sign("quiet")
def quiet(d: Drawing) -> None:
    """Noise taken back: a muffled bell."""
    d.body(oval(64, 64, 58), "#2F4E66", 6, depth=0.04, blooms=0)
    with d.at(-10, -10, 1.16):
        bell(d, "#F4EAD0")
    bold(d, "22 106 106 22", 24)
    bold(d, "22 106 106 22", 12, "#FFC23A")


@sign("teleport")
def teleport(d: Drawing) -> None:
    """A step through the air to the next room."""
    d.body(oval(64, 64, 58), "#33246A", 6, depth=0.06, blooms=0)
    d.fill(oval(64, 64, 44), d.radial(((0, "#F3E6FF", 1), (45, "#A678E8", 1), (100, "#3B2470", 1))))
    for k in range(3):
        line = place(curve("4 -2 14 -14 30 -12 38 4"), 64, 64, 1, k * 120)
        d.stroke([line], 8, "#FFFFFF")


@sign("leap")
def leap(d: Drawing) -> None:
    """A teleport to a far room: two rings and an arc."""
    for x, t in ((30, "#3E6AC4"), (98, "#8A5FD0")):
        d.body(oval(x, 88, 25, 30), t, 6, depth=0.05, blooms=0)
        d.fill(oval(x, 88, 13, 17), light(t, 0.75))
    d.stroke([arc(64, 56, 34, 40, 190, 350)], 15)
    d.stroke([arc(64, 56, 34, 40, 190, 340)], 8, "cream")
    tip(d, 102, 62, 30, 72)
    tip(d, 101, 58, 20, 72, "cream")


@sign("heal")
def heal(d: Drawing) -> None:
    """Heal: a heart with a cross of light."""
    d.body(
        blob("64 118 14 66 10 34 32 14 54 20 64 36 74 20 96 14 118 34 114 66", 5),
        "#CC2F3E",
        6,
        depth=0.12,
        blooms=0,
    )
    bold(d, "64 42 64 90", 15, "cream")
    bold(d, "40 66 88 66", 15, "cream")


@sign("wound")
def wound(d: Drawing) -> None:
    """Damage: a heart torn in two."""
    d.body(
        blob("64 118 14 66 10 34 32 14 54 20 64 36 74 20 96 14 118 34 114 66", 5),
        "#7A1A22",
        6,
        depth=0.1,
        blooms=0,
    )
    crack = [(66, 18), (50, 46), (76, 62), (54, 86), (64, 118)]
    bold(d, crack, 15)
    bold(d, crack, 8, "cream")


def card_back(d: Drawing, x: float, y: float, angle: float = 0) -> None:
    """A card of one's own, face down."""
    with d.at(x, y, 1, angle):
        d.body(round_box(-30, -42, 60, 84, 8), "paper_light", 5.5, depth=0.05, blooms=0)
        d.fill(round_box(-20, -32, 40, 64, 4), "patina")


@sign("draw_card")
def draw_card(d: Drawing) -> None:
    """Draw a card."""
    card_back(d, 46, 62, -12)
    card_back(d, 68, 58, 6)
    tip(d, 98, 124, 48, 90)
    d.fill(box(88, 62, 20, 28), "ink")
    tip(d, 98, 117, 34, 90, "brass_light")
    d.fill(box(93, 66, 10, 30), "brass_light")


@sign("discard_card")
def discard_card(d: Drawing) -> None:
    """Put a card away: face up, and no more of use."""
    with d.at(48, 64, 1.12, -14):
        d.body(round_box(-30, -42, 60, 84, 8), "paper_light", 5.5, depth=0.05, blooms=0)
        d.fill(star(0, 0, 21, 5), "ink_faded")
    away = curve("60 22 94 12 108 44 106 80")
    bold(d, away, 19)
    bold(d, away, 10, "seal")
    tip(d, 106, 120, 48, 90)
    tip(d, 106, 112, 33, 90, "seal")


@sign("trash")
def trash(d: Drawing) -> None:
    """A card leaves the game: it burns."""
    card_back(d, 62, 50, 8)
    for k, tint in ((1.15, "ink"), (1.0, "ember"), (0.74, "flame"), (0.42, "#FFE9A0")):
        raw = "-44 0 -52 -26 -30 -46 -28 -66 -10 -50 2 -78 18 -48 32 -62 40 -34 50 -20 40 2 0 12"
        d.fill(blob(place(raw, 64, 112, k), 4), tint)


# -- marks and keywords


@sign("dragon")
def dragon(d: Drawing) -> None:
    """The dragon's mark: turning it up starts an attack."""
    d.body(oval(64, 64, 59), "dragon_mark", 6, depth=0.08, blooms=0)
    dragon_head(d, 64, 67, 0.86, "#F8E6B8", "dragon_mark")


@sign("rage")
def rage(d: Drawing) -> None:
    """The rage marker goes up."""
    for k, tint in ((1.0, "ink"), (0.9, "#B0281C"), (0.66, "flame"), (0.38, "#FFE9A0")):
        raw = "-44 4 -54 -30 -30 -58 -28 -92 -4 -70 8 -116 30 -66 44 -84 54 -36 44 4 0 16"
        d.fill(blob(place(raw, 64, 108, k), 5), tint)
    d.fill(blob(place("0 -26 16 0 0 10 -16 0", 64, 100, 1), 4), "dragon_mark")


@sign("claws")
def claws(d: Drawing) -> None:
    """Danger: one more cube in every attack."""
    d.body([(64, 4), (126, 116), (2, 116)], "danger_mark", 6, depth=0.07, blooms=0)
    for k in (-1, 0, 1):
        top = 46 + abs(k) * 18
        cut = [(71 + k * 20, top), (66 + k * 22, (top + 108) / 2), (52 + k * 23, 109)]
        d.fill(ribbon(curve(cut), 15, 2), "cream")


@sign("arrive")
def arrive(d: Drawing) -> None:
    """Arrive: happens when the card comes through the door."""
    d.body(
        blob("14 124 14 58 28 22 64 4 100 22 114 58 114 124", 5), "#857460", 6, depth=0.08, blooms=0
    )
    d.fill(blob("32 121 32 62 44 36 64 26 84 36 96 62 96 121", 5), "#20140E")
    d.fill([(52, 34), (76, 34), (76, 74), (94, 74), (64, 110), (34, 74), (52, 74)], "#F3D27A")


@sign("acquire")
def acquire(d: Drawing) -> None:
    """Acquire: happens when the card is bought."""
    d.body(round_box(20, 8, 70, 94, 9), "paper_light", 6, depth=0.06, blooms=0)
    d.fill(star(55, 54, 30, 5), "skill")
    d.body(
        [(76, 64), (104, 64), (104, 88), (122, 88), (90, 124), (58, 88), (76, 88)],
        "#4E8F3A",
        5.5,
        depth=0,
        blooms=0,
    )


@sign("companion")
def companion(d: Drawing) -> None:
    """A companion: two heads together."""
    d.body(oval(64, 64, 58), "#4E7F3C", 6, depth=0.07, blooms=0)
    for x, y, s, tint in ((84, 46, 0.9, "#D9C79A"), (48, 52, 1.1, "cream")):
        body = [
            (x - 28 * s, 108),
            (x - 24 * s, y + 36 * s),
            (x, y + 24 * s),
            (x + 24 * s, y + 36 * s),
            (x + 28 * s, 108),
        ]
        d.body(blob(body, 6), tint, 5, depth=0, blooms=0)
        d.body(oval(x, y, 20 * s), tint, 5, depth=0, blooms=0)


@sign("device")
def device(d: Drawing) -> None:
    """A device: a cog."""
    teeth = [p for k in range(8) for p in place("-13 -44 -10 -62 10 -62 13 -44", 64, 64, 1, k * 45)]
    d.body(teeth, "banner_device", 6, depth=0.08, blooms=0)
    d.body(oval(64, 64, 20), "cream", 5, depth=0, blooms=0)


@sign("monster")
def monster(d: Drawing) -> None:
    """A monster: horns, eyes, teeth."""
    d.body(
        blob("64 122 20 102 8 62 6 4 38 30 64 24 90 30 122 4 120 62 108 102", 5),
        "#A3281F",
        6,
        depth=0.1,
        blooms=0,
    )
    for k in (-1, 1):
        d.body(
            [(64 + k * 10, 62), (64 + k * 46, 42), (64 + k * 40, 70)],
            "#FFD35A",
            4.5,
            depth=0,
            blooms=0,
        )
        d.dot(64 + k * 29, 58, 6)
    d.fill(blob("28 82 64 76 100 82 92 106 64 112 36 106", 5), "#2B0F0C")
    for x, y, s in ((46, 80, 1), (82, 80, 1), (64, 111, -1)):
        d.fill([(x - 10, y), (x + 10, y), (x, y + s * 20)], "cream")


GHOST = (
    "0 -58 28 -50 40 -18 42 20 48 54 32 42 20 58 6 44 -8 60 -22 44 -38 54 -40 18 -38 -18 -26 -50"
)


def spook(d: Drawing, x: float, y: float, size: float) -> None:
    """A ghost, plain enough for small sizes."""
    d.body(
        place(blob(GHOST, 6), x, y, size),
        "ghost_light",
        5.5 / size,
        depth=0.14,
        blooms=0,
        line="ghost_ink",
    )
    for k in (-1, 1):
        d.fill(place(oval(k * 15, -16, 9, 13), x, y, size), "ghost_ink")
    d.fill(place(oval(0, 12, 10, 14), x, y, size), "ghost_ink")


@sign("ghost")
def ghost(d: Drawing) -> None:
    """A ghost."""
    spook(d, 64, 64, 1)


@sign("ghost_shield")
def ghost_shield(d: Drawing) -> None:
    """Stops one ghost."""
    d.body(
        blob("64 4 116 18 114 66 96 102 64 124 32 102 14 66 12 18", 4),
        "#5A4A9A",
        6,
        depth=0.08,
        blooms=0,
    )
    spook(d, 64, 60, 0.68)
    bold(d, "26 104 102 14", 15)
    bold(d, "26 104 102 14", 7.5, "#F1D9A0")


@sign("haunted")
def haunted(d: Drawing) -> None:
    """A haunted tile."""
    d.body(round_box(6, 6, 116, 116, 12), "#3B2F5C", 6, depth=0.06, blooms=0)
    spook(d, 64, 64, 0.82)


@sign("depths")
def depths(d: Drawing) -> None:
    """The Depths: a stair that goes down to a skull."""
    d.body(round_box(6, 6, 116, 116, 12), "#2A3650", 6, depth=0.06, blooms=0)
    d.fill(
        [(14, 26), (38, 26), (38, 46), (58, 46), (58, 66), (78, 66), (78, 114), (14, 114)],
        "#8A9AB4",
    )
    d.stroke([[(14, 26), (38, 26), (38, 46), (58, 46), (58, 66), (78, 66), (78, 114)]], 5)
    things.skull(d, 92, 88, 30)


@sign("cave_proof")
def cave_proof(d: Drawing) -> None:
    """Crystal caves do not stop you: a boot before a crystal."""
    things.crystal(d, 36, 120, 112, "#6CC6E0", -8)
    things.crystal(d, 74, 120, 92, "#A5EEF4", 12)
    with d.at(46, 44, 0.66):
        d.body(
            blob("34 8 78 8 80 50 88 66 114 76 120 98 112 112 34 112 30 60", 3),
            "#9A6230",
            8,
            depth=0.1,
            blooms=0,
        )
        d.body(round_box(26, 104, 96, 16, 6), "#3A2418", 6, depth=0, blooms=0)


@sign("unseen")
def unseen(d: Drawing) -> None:
    """Monsters in tunnels are passed by: a hooded eye."""
    d.body(
        blob("64 4 108 24 120 76 112 122 16 122 8 76 20 24", 5), "#33304A", 6, depth=0.08, blooms=0
    )
    d.fill(blob("64 34 96 48 98 88 64 104 30 88 32 48", 5), "#0E0C14")
    for x in (48, 80):
        d.disc(x, 68, 12, 9, "cream")
        d.dot(x, 68, 5)


@sign("replace")
def replace(d: Drawing) -> None:
    """A card of the row is replaced."""
    d.body(round_box(38, 26, 52, 76, 7), "paper_light", 5.5, depth=0.05, blooms=0)
    d.fill(star(64, 64, 18, 5), "banner_acquire")
    for a in (0, 180):
        line = place(arc(0, 0, 56, 56, 200, 300), 64, 64, 1, a)
        bold(d, line, 14)
        bold(d, line, 7, "#E9C46A")
        x, y = place([(32.0, -50.0)], 64, 64, 1, a)[0]
        tip(d, x + (14 if not a else -14), y + (8 if not a else -8), 30, 24 + a)


# -- what is counted
