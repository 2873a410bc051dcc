"""The maps of level II, Gaea's refuge: six places by torch light."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from art.draw.shapes import oval
from art.draw.zones_map import ZoneMap

Record = dict[str, Any]


def rite(record: Record) -> ZoneMap:
    """II-1: the rite of the sacred fire; the faithful kneel all round."""
    m = ZoneMap(record, "rite", "ash", "rock", (240, 256, 130, 92))
    m.walls()
    m.strew(("cracks_brown", "ticks_brown"), 14)
    m.strew(("stones_brown",), 7)
    m.lay("sun_ring", 240, 268)
    m.lay("light_fire", 240, 240, 2.0)
    m.hedge(("ember_a", "ember_b", "ember_c", "ember_d"), ("ember_a", "ember_d"))
    with m.scene("altar"):
        m.put("sun_banner", 112, 186)
        m.put("sun_banner", 368, 186)
        m.put("fire_altar", 240, 268, 0.95)
    m.put("censer", 92, 262, 0.9)
    m.put("censer", 388, 262, 0.9)
    m.put("kneeler_saffron", 144, 264, 0.95)
    m.put("kneeler_saffron", 336, 264, 0.95)
    m.put("kneeler", 168, 312)
    m.put("kneeler", 312, 312)
    m.put("kneeler", 240, 328)
    return m


def dolmen(record: Record) -> ZoneMap:
    """II-2: Gaea's dolmen, dripping with the blood of a star."""
    m = ZoneMap(record, "dolmen", "slabs", "rock", (240, 258, 122, 86))
    m.walls()
    m.water("blood", oval(240, 258, 74, 66))
    m.strew(("cracks_brown", "ticks_brown"), 14)
    m.strew(("stones_brown",), 7)
    m.lay("light_blood", 240, 244, 1.9)
    m.lay("bones", 152, 336)
    m.lay("sparks", 120, 130)
    m.lay("sparks", 350, 120)
    m.hedge(("ashen_a", "ashen_b", "ashen_c", "ashen_d", "refuge_a"), ("ashen_a", "crystal_blue"))
    with m.scene("dolmen"):
        m.put("menhir_a", 122, 206)
        m.put("menhir_c", 178, 160)
        m.put("menhir_c", 304, 160, 1.05, True)
        m.put("menhir_a", 358, 208, 1, True)
        m.put("dolmen", 240, 272, 1.02)
    m.put("menhir_b", 106, 296)
    m.put("menhir_b", 376, 300, 1, True)
    m.put("offerings", 330, 326, 0.9)
    m.put("torch", 74, 232, 0.9)
    m.put("torch", 410, 188, 0.9)
    return m


def barracks(record: Record) -> ZoneMap:
    """II-3: barracks round a bonfire with a sword in it."""
    m = ZoneMap(record, "barracks", "dust", "rock", (240, 252, 130, 92))
    m.walls()
    m.strew(("cracks_brown", "ticks_brown"), 16)
    m.strew(("stones_brown",), 8)
    m.lay("light_fire", 240, 250, 2.1)
    m.hedge(("refuge_a", "refuge_b", "refuge_c", "refuge_d"), ("refuge_a", "refuge_d"))
    with m.scene("bonfire"):
        m.put("spear_rack", 182, 172, 0.9)
        m.put("spear_rack", 298, 172, 0.9)
        m.put("bonfire_sword", 240, 284)
    m.put("war_tent", 96, 214)
    m.put("war_tent", 374, 210, 1, True)
    m.put("shields", 104, 304)
    m.put("dummy", 384, 300)
    m.put("helm_post", 346, 316, 0.9)
    m.put("log_seat", 164, 316)
    m.put("torch", 74, 254, 0.9)
    m.put("torch", 408, 246, 0.9)
    return m


def slums(record: Record) -> ZoneMap:
    """II-4: hovels, patched tents, washing and a robber who asks his share."""
    m = ZoneMap(record, "slums", "mud", "rock", (240, 272, 116, 66))
    m.walls(1.7)
    m.strew(("tufts_dry",), 8)
    m.strew(("stones_brown", "ticks_brown"), 14)
    m.lay("puddle", 366, 342, 0.9)
    m.lay("puddle", 168, 356, 0.7, 30)
    m.lay("light_fire", 230, 262, 1.9)
    m.hedge(("fence", "refuge_a", "refuge_b", "fence"), ("refuge_d",), 1.1)
    with m.scene("lane"):
        m.put("shack_a", 118, 208, 1.02)
        m.put("shack_b", 356, 204, 1.02)
        m.put("shack_b", 236, 168, 0.86, True)
        m.put("laundry", 238, 232, 0.92)
        m.put("robber", 284, 304, 1.08)
        m.put("barrel_fire", 206, 292, 1.06)
    m.put("patched_tent", 368, 290, 0.95)
    m.put("crates", 90, 302, 0.9)
    m.put("rat", 146, 320)
    m.put("rat", 318, 326, 0.9, True)
    return m


def trophies(record: Record) -> ZoneMap:
    """II-5: the trophy room with the violet alpaca."""
    m = ZoneMap(record, "trophies", "carpet", "hall", (240, 240, 0, 0), True)
    m.walls(1.6, 0.1)
    m.strew(("cracks_brown",), 6)
    m.lay("light_gold", 240, 226, 2.0)
    m.lay("light_violet", 240, 200, 1.0)
    m.colonnade("pillar_red")
    m.gates()
    with m.scene("alpaca"):
        m.put("trophy_wall", 240, 166, 0.92)
        m.put("alpaca", 240, 300, 0.98)
        m.put("cup", 152, 270)
        m.put("cup", 328, 270)
    m.put("armour", 106, 238, 0.95)
    m.put("crown_case", 382, 250)
    m.put("chest", 110, 310, 0.9)
    m.put("torch", 70, 196, 0.8)
    m.put("torch", 412, 196, 0.8)
    m.lay("coins", 366, 314, 0.9)
    return m


def bards(record: Record) -> ZoneMap:
    """II-6: the gathering of the bards: drums, lutes, lanterns, gossip."""
    m = ZoneMap(record, "bards", "runner", "rock", (240, 250, 128, 84))
    m.walls()
    m.lay("light_gold", 240, 230, 2.0)
    m.lay("light_fire", 250, 270, 1.5)
    m.hedge(("refuge_a", "refuge_b", "ember_c", "refuge_d"), ("refuge_d",))
    with m.scene("band"):
        m.put("lanterns", 240, 172, 1.12)
        m.put("notes", 330, 176, 0.9)
        m.put("harp", 140, 252, 1.02)
        m.put("great_lute", 226, 270, 0.94)
        m.put("bard", 298, 274, 1.08)
        m.put("kettle_drum", 366, 278, 0.95)
        m.put("side_drum", 404, 302, 0.9)
        m.put("listeners", 210, 338, 0.95)
    m.put("cushions", 106, 306, 0.9)
    m.put("torch", 72, 198, 0.9)
    return m


BUILDERS: dict[str, Callable[[Record], ZoneMap]] = {
    "II-1": rite,
    "II-2": dolmen,
    "II-3": barracks,
    "II-4": slums,
    "II-5": trophies,
    "II-6": bards,
}
