"""The maps of level III, the caverns: six places in blue light."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any

from art.draw.shapes import curve
from art.draw.zones_map import ZoneMap

Record = dict[str, Any]


def warriors(record: Record) -> ZoneMap:
    """III-1: the warriors' camp round its forge."""
    m = ZoneMap(record, "war", "slate", "cavern", (240, 266, 126, 80))
    m.walls()
    m.water("lava", curve("196 262 170 286 158 312 120 322"), width=34)
    m.strew(("cracks_blue", "ticks_blue"), 16)
    m.strew(("stones_blue",), 8)
    m.lay("light_fire", 236, 232, 1.7)
    m.hedge(("cavern_a", "cavern_b", "cavern_c", "spire_cavern"), ("cavern_a", "cavern_d"))
    m.put("black_tent", 98, 206, 0.95)
    m.put("skull_banner", 160, 178)
    m.put("forge", 236, 252, 0.92)
    m.put("skull_banner", 318, 178, 1, True)
    m.put("black_tent", 376, 212, 0.95, True)
    m.put("anvil", 266, 310, 1.0)
    m.put("warrior", 344, 304, 1.02)
    m.put("grindstone", 398, 306, 0.95)
    m.put("shields", 92, 276, 0.9)
    m.lay("bones", 190, 330)
    return m


def priests(record: Record) -> ZoneMap:
    """III-2: the priests' cave: a book that shines, guarded by magic."""
    m = ZoneMap(record, "priests", "mist", "cavern", (240, 262, 128, 84))
    m.walls()
    m.strew(("cracks_blue", "ticks_blue"), 12)
    m.strew(("stones_blue",), 5)
    m.lay("light_violet", 240, 226, 2.0)
    m.lay("rune_circle", 240, 272, 1.25)
    m.hedge(("indigo_a", "indigo_b", "indigo_c", "spire_indigo"), ("crystal_violet", "indigo_d"))
    m.gates()
    m.put("book_altar", 240, 252, 1.02)
    m.put("idol", 118, 218)
    m.put("idol", 362, 218, 1, True)
    m.put("candles", 92, 276, 0.9)
    m.put("candles", 390, 276, 0.9)
    m.put("priest", 152, 304, 1.02, True)
    m.put("priest", 330, 304, 1.02)
    m.put("candles", 240, 322, 0.75)
    return m


def council(record: Record) -> ZoneMap:
    """III-3: the patriarchs in council round the ring."""
    m = ZoneMap(record, "council", "mosaic", "vault", (240, 240, 0, 0), True)
    m.walls(1.5, 0.1)
    m.strew(("cracks_blue",), 8)
    m.lay("council_ring", 240, 256, 0.86)
    m.lay("light_gold", 240, 240, 1.9)
    m.colonnade("column")
    m.gates()
    seats = ("green", "red", "high", "gold", "green")
    for i, kind in enumerate(seats):
        t = math.radians(200 + i * 35)
        m.put(f"patriarch_{kind}", 240 + 124 * math.cos(t), 262 + 92 * math.sin(t), 0.98)
    m.put("great_ring", 240, 302, 0.98)
    m.put("halberdier", 88, 304)
    m.put("halberdier", 388, 304)
    m.put("patriarch_gold", 150, 308, 0.9)
    m.put("patriarch_red", 330, 308, 0.9)
    return m


def plantation(record: Record) -> ZoneMap:
    """III-4: the hidden plantation, watered with the blood of a star."""
    m = ZoneMap(record, "plantation", "spores", "cavern", (240, 276, 112, 60))
    m.walls()
    m.water("blood", curve("420 116 400 190 424 250 404 330"), width=34)
    m.strew(("tufts_blue",), 16)
    m.strew(("stones_blue",), 5)
    m.lay("light_green", 240, 220, 2.0)
    m.lay("light_violet", 240, 180, 0.9)
    m.hedge(
        ("verdigris_a", "verdigris_b", "fungi_green", "spire_verdigris"),
        ("fungi_violet", "fungi_green", "crystal_green"),
    )
    m.put("giant_cap", 96, 200, 1.0)
    m.put("bulbs", 148, 152)
    m.put("bulbs", 332, 152)
    m.put("bulbs", 138, 238)
    m.put("bulbs", 346, 232)
    m.put("maw_flower", 240, 264, 1.0)
    m.put("bulbs", 116, 300)
    m.put("bulbs", 352, 306)
    m.put("gardener", 330, 286, 0.95)
    m.put("buried_chest", 190, 318, 0.95)
    return m


def sewer(record: Record) -> ZoneMap:
    """III-5: the ruined sewer, full of what was lost."""
    m = ZoneMap(record, "sewer", "stonework", "cavern", (240, 300, 90, 40))
    m.walls(1.6)
    m.water("sewage", curve("236 190 240 236 212 272 236 316 280 340 260 400 240 484"), width=62)
    m.strew(("cracks_blue", "ticks_blue"), 12)
    m.strew(("stones_blue",), 6)
    m.lay("light_green", 236, 250, 1.7)
    m.lay("lurker", 228, 284)
    m.lay("planks", 226, 250, 0.9, 82)
    m.hedge(("masonry", "column_broken", "verdigris_a", "masonry"), ("verdigris_d",), 1.15)
    m.put("outfall", 236, 206, 1.02)
    m.put("pipe", 92, 218)
    m.put("fallen_head", 350, 270, 1.05)
    m.put("lost_scrolls", 130, 288)
    m.put("rat", 164, 316)
    m.put("rat", 400, 310, 1, True)
    m.put("chest", 338, 322, 0.95)
    m.lay("coins", 376, 330, 0.9)
    return m


def faith(record: Record) -> ZoneMap:
    """III-6: the hall of the mothers, and chests that wait."""
    m = ZoneMap(record, "faith", "marble", "vault", (240, 240, 0, 0), True)
    m.walls(1.5, 0.1)
    m.strew(("cracks_blue",), 6)
    m.lay("mother_mosaic", 240, 286, 1.0)
    m.lay("light_moon", 240, 200, 2.0)
    m.lay("light_gold", 240, 290, 1.2)
    m.colonnade("column")
    m.put("mother_flame", 150, 226, 1.04)
    m.put("mother_child", 240, 216, 1.16)
    m.put("mother_flame", 330, 226, 1.04, True)
    m.put("candelabra", 92, 268, 0.95)
    m.put("candelabra", 388, 268, 0.95)
    m.put("mimic", 240, 302, 1.06)
    m.put("gold_chest", 150, 302, 0.95)
    m.put("mimic_shy", 330, 300, 1.05)
    m.put("mimic_shy", 104, 320, 0.8)
    m.lay("coins", 196, 330, 0.9)
    return m


BUILDERS: dict[str, Callable[[Record], ZoneMap]] = {
    "III-1": warriors,
    "III-2": priests,
    "III-3": council,
    "III-4": plantation,
    "III-5": sewer,
    "III-6": faith,
}
