"""The maps of level III, the caverns: six places in blue light."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any

from art.draw.shapes import curve, oval
from art.draw.zones_map import ZoneMap

Record = dict[str, Any]


def warriors(record: Record) -> ZoneMap:
    """III-1: the warriors' camp round its forge."""
    m = ZoneMap(record, "war", "slate", "cavern", (240, 266, 126, 80))
    m.walls()
    m.strew(("cracks_blue", "ticks_blue"), 16)
    m.strew(("stones_blue",), 8)
    m.lay("light_fire", 150, 322, 0.9)
    m.lay("light_fire", 236, 232, 1.7)
    m.lay("casting_floor", 138, 314, 0.86)
    m.hedge(("cavern_a", "cavern_b", "cavern_c", "spire_cavern"), ("cavern_a", "cavern_d"))
    with m.scene("forge"):
        m.put("skull_banner", 140, 186)
        m.put("forge", 232, 256, 0.92)
        m.put("skull_banner", 322, 186, 1, True)
        m.put("anvil", 222, 310, 1.0)
        m.put("warrior", 310, 306, 1.05)
    m.put("black_tent", 88, 224, 0.9)
    m.put("black_tent", 380, 222, 0.9, True)
    m.put("grindstone", 390, 306, 0.95)
    m.put("shields", 120, 276, 0.85)
    m.lay("bones", 290, 342)
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
    with m.scene("altar"):
        m.put("book_altar", 240, 252, 1.02)
        m.put("priest", 152, 304, 1.02, True)
        m.put("priest", 330, 304, 1.02)
        m.put("candles", 240, 322, 0.75)
    m.put("idol", 102, 222, 0.95)
    m.put("idol", 378, 222, 0.95, True)
    m.put("candles", 88, 290, 0.9)
    m.put("candles", 394, 290, 0.9)
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
    with m.scene("council"):
        for i, kind in enumerate(seats):
            t = math.radians(196 + i * 37)
            m.put(f"patriarch_{kind}", 240 + 128 * math.cos(t), 254 + 100 * math.sin(t), 0.98)
        m.put("great_ring", 240, 308, 1.0)
    m.put("halberdier", 92, 312)
    m.put("halberdier", 384, 312)
    return m


def plantation(record: Record) -> ZoneMap:
    """III-4: the hidden plantation, watered with the blood of a star."""
    m = ZoneMap(record, "plantation", "spores", "cavern", (240, 276, 112, 60))
    m.walls()
    m.lay("star_pool", 404, 240, 1.0, 90)
    m.strew(("tufts_blue",), 16)
    m.strew(("stones_blue",), 5)
    m.lay("light_green", 240, 220, 2.0)
    m.lay("light_violet", 240, 180, 0.9)
    m.hedge(
        ("verdigris_a", "verdigris_c", "verdigris_b", "fungi_green", "spire_verdigris"),
        ("fungi_violet", "fungi_green", "crystal_green"),
    )
    m.put("giant_cap", 96, 200, 1.0)
    m.put("bulbs", 148, 152)
    m.put("bulbs", 332, 152)
    m.put("bulbs", 138, 238)
    m.put("bulbs", 336, 226)
    m.put("maw_flower", 240, 264, 1.0)
    m.put("bulbs", 116, 300)
    m.put("bulbs", 352, 306)
    m.put("gardener", 330, 286, 0.95)
    m.put("buried_chest", 190, 318, 0.95)
    return m


def sewer(record: Record) -> ZoneMap:
    """III-5: the ruined sewer, full of what was lost."""
    m = ZoneMap(record, "sewer", "stonework", "cavern", (240, 262, 118, 104))
    m.walls(1.6)
    m.water("sewage", oval(240, 262, 84, 72))
    m.water("sewage", curve("240 320 252 380 240 484"), width=44)
    m.strew(("cracks_blue", "ticks_blue"), 12)
    m.strew(("stones_blue",), 6)
    m.lay("light_green", 236, 250, 1.7)
    m.lay("lurker", 270, 292)
    m.lay("planks", 246, 372, 0.85, 88)
    m.hedge(("masonry", "column_broken", "verdigris_a", "masonry"), ("verdigris_d",), 1.15)
    with m.scene("outfall"):
        m.put("outfall", 236, 222, 1.04)
        m.put("fallen_head", 338, 290, 1.0)
        m.put("castaway", 196, 300, 1.0)
    m.put("pipe", 88, 226)
    m.put("lost_scrolls", 108, 300)
    m.put("rat", 140, 332)
    m.put("rat", 404, 300, 1, True)
    m.put("chest", 352, 330, 0.95)
    m.lay("coins", 394, 336, 0.9)
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
    with m.scene("mothers"):
        m.put("mother_flame", 150, 226, 1.04)
        m.put("mother_child", 240, 216, 1.16)
        m.put("mother_flame", 330, 226, 1.04, True)
        m.put("mimic", 240, 302, 1.06)
        m.put("gold_chest", 156, 304, 0.95)
        m.put("mimic_shy", 326, 304, 1.05)
    m.put("candelabra", 92, 268, 0.95)
    m.put("candelabra", 388, 268, 0.95)
    m.put("mimic_shy", 94, 324, 0.8)
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
