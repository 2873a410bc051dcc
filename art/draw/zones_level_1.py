"""The maps of level I, the forest: seven places in the green."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any

from art.draw.zones_map import ZoneMap

Record = dict[str, Any]


def camp(record: Record) -> ZoneMap:
    """I-0: the scholars' camp, four tents round a fire, books at hand."""
    m = ZoneMap(record, "camp", "sand", "thicket", (240, 246, 124, 88))
    m.walls()
    m.strew(("tufts_green",), 14)
    m.strew(("flowers_meadow",), 9)
    m.strew(("ticks_green",), 8)
    m.strew(("stones_pale",), 4)
    m.lay("light_sun", 244, 250, 1.5)
    m.hedge(("oak_a", "oak_b", "oak_c", "oak_a", "fir_a"), ("oak_b", "oak_c"))
    m.put("tent_lapis", 140, 196, 0.9)
    m.put("tent_madder", 318, 186, 0.9)
    m.put("owl_post", 214, 164, 0.95)
    m.put("campfire", 244, 262)
    m.put("wagon", 398, 262, 0.95)
    m.put("log_seat", 172, 282)
    m.put("log_seat", 320, 286, flip=True)
    m.put("tent_saffron", 98, 316, 0.88)
    m.put("study_table", 352, 318)
    m.put("tent_plum", 296, 124, 0.62)
    m.put("chest", 222, 322, 0.9)
    return m


def hunters(record: Record) -> ZoneMap:
    """I-1: the hunters' camp; the great boar turns on its spit."""
    m = ZoneMap(record, "hunt", "clay", "bracken", (240, 250, 122, 78))
    m.walls()
    m.strew(("tufts_dry", "tufts_green"), 12)
    m.strew(("fallen_leaves",), 14)
    m.strew(("stones_pale",), 3)
    m.lay("light_fire", 240, 270, 1.3)
    m.hedge(("autumn_a", "autumn_b", "fir_a", "autumn_c", "fir_b"), ("autumn_b", "autumn_c"))
    m.put("logs", 240, 118, 0.8)
    m.put("hide_tent_a", 110, 206)
    m.put("hide_tent_b", 364, 200)
    m.put("boar_spit", 240, 284, 1.05)
    m.put("pelt", 392, 318, 0.9)
    m.put("stag_post", 70, 330, 0.9)
    m.put("quiver", 118, 308, 0.9)
    m.lay("bones", 306, 316, 0.8)
    return m


def bacchanal(record: Record) -> ZoneMap:
    """I-2: the grand bacchanal under the vines."""
    m = ZoneMap(record, "vineyard", "sand", "thicket", (244, 262, 124, 76))
    m.walls()
    m.strew(("tufts_green", "tufts_gold"), 12)
    m.strew(("flowers_heath",), 5)
    m.lay("light_gold", 240, 250, 1.4)
    m.lay("wine_stain", 286, 306)
    m.lay("wine_stain", 180, 288, 0.6, 40)
    m.hedge(("vine_a", "vine_b", "vine_c", "cypress"), ("vine_b", "vine_c"))
    with m.scene("vintage"):
        m.put("pergola", 236, 214, 1.05)
        m.put("vat", 236, 272, 1.05)
        m.put("piper", 372, 292, 1.15)
    m.put("barrel", 112, 262, 1.05)
    m.put("barrel", 156, 246, 0.95)
    m.put("barrel_lying", 132, 312, 1.05)
    m.put("jugs", 196, 322, 0.9)
    return m


def shepherd(record: Record) -> ZoneMap:
    """I-3: the shepherd's sanctuary; the old ewe hears everything."""
    m = ZoneMap(record, "pasture", "chalk", "thicket", (240, 268, 92, 60))
    m.walls(1.6)
    m.strew(("tufts_green",), 22)
    m.strew(("flowers_meadow", "flowers_poppy"), 18)
    m.lay("light_sun", 236, 240, 1.6)
    m.hedge(("hawthorn_a", "hawthorn_b", "hawthorn_c", "birch"), ("hawthorn_b", "hawthorn_c"))
    with m.scene("sanctuary"):
        m.put("hut", 316, 190, 0.95)
        m.put("fold_back", 142, 204, 0.95)
        m.put("sheep_a", 112, 210)
        m.put("sheep_b", 172, 206, flip=True)
        m.put("grazing", 142, 232)
        m.put("fold_front", 142, 262, 0.95)
        m.put("old_ewe", 262, 304, 1.08)
    m.put("grazing", 232, 156, 0.9, True)
    m.put("sheep_b", 400, 236, flip=True)
    m.put("sheep_a", 374, 296, flip=True)
    m.put("sheep_a", 96, 306)
    m.put("grazing", 166, 312, 1, True)
    return m


def old_ones(record: Record) -> ZoneMap:
    """I-4: trees with fauns' faces round a still pool."""
    m = ZoneMap(record, "moss", "loam", "grove", (244, 282, 84, 48))
    m.walls(2.0)
    m.lay("pond", 122, 306)
    m.strew(("tufts_blue", "tufts_green"), 16)
    m.strew(("ticks_green",), 8)
    m.lay("light_sun", 240, 250, 1.6)
    m.hedge(("deep_a", "deep_b", "deep_c"), ("deep_b", "deep_c"))
    with m.scene("elders"):
        m.put("face_tree_left", 118, 236, 1.06)
        m.put("face_tree_right", 364, 232, 1.06)
        m.put("face_tree_elder", 242, 278)
    m.put("toadstools", 322, 300)
    m.put("toadstools", 204, 318, 0.8, True)
    m.put("toadstools", 386, 290, 0.9)
    m.put("toadstools", 82, 270, 0.8)
    for x, y in ((120, 120), (350, 130), (240, 330), (330, 330), (110, 340)):
        m.lay("fireflies", x, y)
    return m


def workers(record: Record) -> ZoneMap:
    """I-5: the workers' party after the harvest."""
    m = ZoneMap(record, "stubble", "sand", "corn", (244, 258, 122, 76))
    m.walls()
    m.strew(("tufts_gold",), 18)
    m.strew(("flowers_poppy",), 10)
    m.hedge(("orchard_a", "wheat_a", "wheat_b", "orchard_b", "wheat_a"), ("wheat_b", "orchard_c"))
    m.put("apple_tree", 104, 206)
    with m.scene("feast"):
        m.put("bunting", 240, 226, 1.0)
        m.put("feast", 242, 276, 1.08)
        m.put("worker", 186, 250)
        m.put("worker_maid", 304, 252)
    m.put("hay_cart", 362, 190, 0.95)
    m.put("sheaf", 236, 156, 0.9)
    m.put("barrel", 100, 318)
    m.put("sheaf", 400, 296)
    m.put("sheaf", 374, 316, 0.85)
    m.put("scythe", 74, 280, 0.9)
    return m


def arena(record: Record) -> ZoneMap:
    """I-6: the arena of dancing blades."""
    m = ZoneMap(record, "arena", "clay", "thicket", (240, 246, 142, 102))
    m.walls()
    m.strew(("tufts_dry", "tufts_gold"), 14)
    m.strew(("stones_pale",), 5)
    m.lay("dance_rings", 240, 250)
    m.hedge(("thorn_a", "thorn_b", "thorn_c", "oak_c"), ("thorn_b", "thorn_a"))
    for i in range(11):
        t = math.radians(195 + i * 32.7)
        x, y = 240 + 140 * math.cos(t), 250 + 98 * math.sin(t)
        if abs(x - 240) > 100 and abs(y - 250) > 50:
            m.put("blade_leaning" if i % 3 else "blade", x, y, 0.9, i > 5)
    m.put("spectators", 240, 104, 0.95)
    m.put("spectators", 116, 330, 0.85)
    m.put("blade_dance", 240, 296, 1.1)
    m.put("drum", 104, 200)
    m.put("drum", 84, 228, 0.75)
    return m


BUILDERS: dict[str, Callable[[Record], ZoneMap]] = {
    "I-0": camp,
    "I-1": hunters,
    "I-2": bacchanal,
    "I-3": shepherd,
    "I-4": old_ones,
    "I-5": workers,
    "I-6": arena,
}
