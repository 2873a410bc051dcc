"""How each face of the catacombs looks: rock, floor, masonry, what stands there, how its tunnels are made.

Two or three things tell a tile from the next one; none of them looks like a room's feature.
"""

from __future__ import annotations

from dataclasses import dataclass, field


@dataclass(frozen=True)
class Look:
    """A face's materials and scenery. `floors` and `made` go by room and by tunnel."""

    rock: str
    floor: str
    wall: str
    scenery: tuple[str, ...] = ()
    filling: tuple[str, ...] = ()
    floors: dict[str, str] = field(default_factory=dict)
    made: dict[str, str] = field(default_factory=dict)
    scars: tuple[tuple[str, float, float, float, float], ...] = ()  # flat thing, x, y, angle, size


FILLING = {
    "moss": ("boulders_moss", "fern", "toadstools", "spires_moss", "boulders_moss"),
    "slate": ("boulders_slate", "spires_slate", "caps_violet", "boulders_slate"),
    "teal": ("boulders_teal", "spires_teal", "caps_green", "boulders_teal"),
    "ember": ("boulders_ember", "spires_ember", "boulders_ember"),
    "iron": ("boulders_iron", "spires_iron", "caps_violet", "boulders_iron"),
    "violet": ("boulders_violet", "spires_violet", "caps_green", "grave"),
    "gate": ("boulders_slate", "spires_slate", "caps_violet"),
}
#: What time has done to some of the tunnels, by the rock they are hewn into.
WORN = {
    "moss": ("moss", "roots", "puddles"),
    "slate": ("puddles", "webs", "fallen"),
    "teal": ("moss", "puddles", "fallen", "bones"),
    "ember": ("cracks", "fallen", "bones"),
    "iron": ("fallen", "puddles", "webs"),
    "violet": ("webs", "bones", "roots"),
    "gate": ("fallen", "roots", "moss"),
}
#: What lies on the floor of a room by its feature, unless a look says otherwise.
FLOORS = {
    "market": "rug_red",
    "wayshrine": "mosaic_sea",
    "tome": "rug_blue",
    "heal": "mosaic_sea",
    "crystal": "frost",
    "cell": "straw",
    "chest": "coins_scattered",
    "artifact0": "mosaic_sun",
    "artifact1": "mosaic_sun",
    "artifact2": "mosaic_sun",
    "shrine": "mosaic_sun",
    "crypt": "mosaic_night",
    "minor": "dust",
    "gold1": "dust",
    "gold2": "coins_scattered",
    "gold3": "coins_scattered",
}

GATE = ("gate", "gate", "gate")
MOSS = ("moss", "sand_flags", "sandstone")
SLATE = ("slate", "grey_flags", "greystone")
TEAL = ("teal", "grey_flags", "greenstone")
EMBER = ("ember", "grey_flags", "redbrick")
IRON = ("iron", "slabs", "ironstone")
HAUNT = ("violet", "pale_flags", "ghoststone")

LOOKS: dict[str, Look] = {
    "XA": Look(
        *GATE,
        (
            "column",
            "sarcophagus",
            "column_broken",
            "roots",
            "grave",
            "grave_leaning",
            "lantern_post",
            "fern",
        ),
        floors={"la": "moss", "ub": "rubble_scattered"},
        made={"crypt-la": "steps", "crypt-lb": "steps"},
    ),
    "XB": Look(
        *GATE,
        (
            "statue_mother",
            "column_broken",
            "sarcophagus",
            "fern",
            "grave",
            "grave_leaning",
            "roots",
            "toadstools",
        ),
        floors={"lb": "roots_lying", "la": "moss"},
        made={"la-ua": "bridge", "EL1": "bridge"},
    ),
    "S1": Look(
        *MOSS,
        ("fern", "roots", "jugs", "fern"),
        floors={"a": "moss", "b": "moss", "c": "roots_lying"},
        made={"a-b": "moss"},
    ),
    "S2": Look(*MOSS, ("pilgrim_staffs", "statue_mother", "candelabrum"), floors={"b": "moss"}),
    "S3": Look(
        "moss",
        "cobbles",
        "sandstone",
        ("candles", "barrels", "crates", "candles"),
        floors={"c": "straw"},
    ),
    "S4": Look(
        "moss",
        "earth",
        "sandstone",
        ("key_board", "barrels", "spear_rack"),
        floors={"a": "straw", "d": "straw"},
    ),
    "S5": Look(
        "moss",
        "slabs",
        "sandstone",
        ("desk", "scrolls", "bookshelf"),
        floors={"c": "pages_scattered"},
    ),
    "S6": Look(
        "moss",
        "cobbles",
        "sandstone",
        ("signpost", "crates", "lantern_post"),
        floors={"d": "straw"},
    ),
    "D01": Look(
        "iron", "slabs", "ironstone", ("armour", "key_board", "spear_rack"), floors={"a": "grate"}
    ),
    "D02": Look(
        *EMBER,
        ("armour", "gold_vein", "column_broken"),
        floors={"d": "rubble_scattered"},
        made={"a-d": "bridge_fire"},
        scars=(
            ("fissure_fire", 0.2, 2.05, 8, 1.15),
            ("fissure_fire", 1.5, 1.95, -6, 1.15),
            ("fissure_fire", 2.6, 2.0, 10, 1.15),
        ),
    ),
    "D03": Look(
        "ember",
        "slabs",
        "redbrick",
        ("brazier", "lava_vent", "brazier", "lava_vent"),
        floors={"b": "ash", "c": "mosaic_rose"},
        made={"a-b": "bridge_fire"},
        scars=(
            ("fissure_fire", 2.0, 0.2, 84, 0.9),
            ("pool_lava", 2.1, 3.9, 0, 0.7),
            ("fissure_fire", 4.0, 4.0, 20, 0.8),
        ),
    ),
    "D04": Look(
        "slate",
        "frosted",
        "greystone",
        ("bookshelf", "scrolls", "snow"),
        floors={"a": "pages_scattered"},
    ),
    "D05": Look(
        *TEAL,
        ("statue_mother", "brazier", "column"),
        floors={"a": "pool_blood", "b": "chains_lying"},
        made={"a-b": "blood"},
    ),
    "D06": Look(
        "violet",
        "brick",
        "ghoststone",
        ("gallows", "crow", "grave", "cage"),
        floors={"b": "mosaic_night"},
        made={"a-b": "planks"},
    ),
    "D07": Look(
        "slate",
        "slabs",
        "greystone",
        ("mirror", "mirror", "candelabrum"),
        floors={"a": "checker", "b": "checker", "c": "mosaic_night"},
    ),
    "D08": Look(
        "ember",
        "slabs",
        "redbrick",
        ("column", "armour", "column"),
        floors={"a": "coins_scattered"},
        made={"a-b": "steps"},
    ),
    "D09": Look(*HAUNT, ("throne", "banner", "grave"), floors={"a": "dust", "c": "mosaic_night"}),
    "D10": Look(
        "iron",
        "earth",
        "ironstone",
        ("crates", "barrels", "mine_cart"),
        floors={"b": "straw"},
        made={"a-b": "rails", "W1": "rails", "E1": "rails"},
    ),
    "D11": Look(
        "teal",
        "cobbles",
        "greenstone",
        ("well", "statue_mother", "fern"),
        floors={"a": "pool", "c": "mosaic_sea"},
        made={"a-c": "bridge", "E2": "bridge"},
    ),
    "D12": Look(
        "slate", "slabs", "greystone", ("desk", "column", "bookshelf"), floors={"a": "mosaic_rose"}
    ),
    "D13": Look(
        "violet",
        "frosted",
        "ghoststone",
        ("bed", "snow", "bed", "snow"),
        floors={"b": "chains_lying", "c": "frost"},
    ),
    "D14": Look(
        "ember",
        "earth",
        "redbrick",
        ("ribs", "skull_niche", "crates", "skull"),
        floors={"b": "bones_scattered"},
    ),
    "D15": Look(
        "teal",
        "grey_flags",
        "greenstone",
        ("rubble", "fallen_column", "column_broken"),
        floors={"b": "rubble_scattered", "c": "rubble_scattered"},
        made={"b-c": "rubble"},
        scars=(("fissure_dark", 0.6, 2.1, 60, 1.15), ("fissure_dark", 2.0, 3.9, 10, 1.15)),
    ),
    "D16": Look(
        "teal",
        "frosted",
        "greenstone",
        ("bookshelf_frost", "snow", "bookshelf_frost", "snow"),
        floors={"a": "frost", "b": "frost"},
    ),
    "D17": Look("iron", "brick", "ironstone", ("herbs", "bed", "jugs"), floors={"c": "pool"}),
    "D18": Look(
        *HAUNT,
        ("stone_face", "stone_face", "candles", "grave_leaning"),
        floors={"a": "runes", "b": "dust"},
    ),
    "D19": Look(
        "iron",
        "cobbles",
        "ironstone",
        ("key_board", "spear_rack", "barrels"),
        floors={"b": "rug_green"},
        made={"b-c": "rails", "W1": "rails", "E2": "rails"},
    ),
    "D20": Look(
        "ember",
        "earth",
        "redbrick",
        ("gold_vein", "roots", "gold_vein", "mine_cart"),
        floors={"e": "mosaic_sun"},
        made={"b-e": "roots"},
    ),
    "D21": Look(
        "teal",
        "grey_flags",
        "greenstone",
        ("skull_niche", "sarcophagus", "ribs", "bones"),
        floors={"a": "bones_scattered", "c": "bones_scattered"},
    ),
    "D22": Look(
        "iron",
        "cobbles",
        "ironstone",
        ("menhir", "banner", "menhir"),
        floors={"d": "pool", "a": "chains_lying"},
        made={"a-d": "bridge"},
    ),
}
