"""python -m art.draw.zones: bake the sheets, write the tile sets and the 19 maps of Dungeonology.

    python -m art.draw --only dungeonology/tilesets        first the drawings of plants and props
    python -m art.draw.zones [--maps]                      then all the rest; --maps: without the sheets

The maps are ordinary TMX: open them in Tiled, move what you like. Running this again overwrites them.
"""

from __future__ import annotations

import argparse
import re
from pathlib import Path

import yaml

from art.draw import zones_level_1, zones_level_2, zones_level_3
from art.draw.registry import ART, entries
from art.draw.zones_map import ZoneMap
from art.draw.zones_props import sizes
from art.draw.zones_sheets import GLAZES, GROUNDS, TERRAINS
from art.draw.zones_textures import (
    CELL,
    CELLS,
    SIDE,
    VARIANTS,
    save_glaze,
    save_ground,
    save_terrain,
)

TILESETS = ART / "dungeonology" / "tilesets"
ZONES = ART / "dungeonology" / "zones"
DATA = ART.parent / "data" / "dungeonology" / "zones.yaml"
KINDS = ("floor", "plants", "props")
BUILDERS = {**zones_level_1.BUILDERS, **zones_level_2.BUILDERS, **zones_level_3.BUILDERS}


def bake() -> None:
    """All baked sheets."""
    for seed, (name, ground) in enumerate(GROUNDS.items(), 1):
        save_ground(TILESETS / f"ground_{name}.png", ground, seed * 31)
    for seed, (name, terrain) in enumerate(TERRAINS.items(), 1):
        save_terrain(TILESETS / f"terrain_{name}.png", terrain, seed)
    for level, (tint, edge, corner) in GLAZES.items():
        save_glaze(TILESETS / f"glaze_{level}.png", tint, edge, corner, level)


def write_sets() -> dict[str, int]:
    """All tile sets; returns the number of each drawing in its set."""
    entries()  # all modules of the kit, so that every drawing has told its size
    for name in GROUNDS:
        _sheet(f"ground_{name}", CELLS, CELLS * CELLS, "")
    for name in TERRAINS:
        _sheet(f"terrain_{name}", 16, 16 * VARIANTS, _corner_brush(name))
    ids: dict[str, int] = {}
    for kind in KINDS:
        ids |= _collection(kind)
    return ids


def _sheet(name: str, columns: int, count: int, brush: str) -> None:
    high = count // columns * CELL
    _write(
        name,
        f'name="{name}" tilewidth="{CELL}" tileheight="{CELL}" tilecount="{count}" '
        f'columns="{columns}"',
        f' <image source="{name}.png" width="{columns * CELL}" height="{high}"/>\n{brush}',
    )


def _corner_brush(name: str) -> str:
    """The sheet as a terrain of Tiled: its corner brush picks the right cells."""
    lines = [
        " <wangsets>",
        f'  <wangset name="{name}" type="corner" tile="15">',
        f'   <wangcolor name="{name}" color="#c8963e" tile="15" probability="1"/>',
    ]
    for row in range(VARIANTS):
        for case in range(1, 16):
            nw, ne, se, sw = ((case >> k) & 1 for k in range(4))
            corners = f"0,{ne},0,{se},0,{sw},0,{nw}"
            lines.append(f'   <wangtile tileid="{row * 16 + case}" wangid="{corners}"/>')
    return "\n".join([*lines, "  </wangset>", " </wangsets>", ""])


def _collection(kind: str) -> dict[str, int]:
    """A set of drawings; one that has a number keeps it, so that maps edited by hand stay right."""
    names = sorted(name for name in sizes if name.startswith(f"{kind}/"))
    known = _known_ids(kind)
    following = max(known.values(), default=-1) + 1
    ids: dict[str, int] = {}
    for name in names:
        if name not in known:
            known[name] = following
            following += 1
        ids[name] = known[name]
    tiles = []
    for name, number in sorted(ids.items(), key=lambda item: item[1]):
        size = sizes[name]
        image = f'<image source="{name}.svg" width="{size.width:g}" height="{size.height:g}"/>'
        tiles.append(f' <tile id="{number}">\n  {image}\n </tile>\n')
    wide = max(sizes[name].width for name in names)
    high = max(sizes[name].height for name in names)
    facts = f'name="{kind}" tilewidth="{wide:g}" tileheight="{high:g}" tilecount="{len(ids)}"'
    grid = ' <grid orientation="orthogonal" width="1" height="1"/>\n'
    _write(kind, f'{facts} columns="0"', grid + "".join(tiles))
    return ids


def _known_ids(kind: str) -> dict[str, int]:
    path = TILESETS / f"{kind}.tsx"
    if not path.exists():
        return {}
    found = re.findall(r'<tile id="(\d+)">\s*<image source="([^"]+)\.svg"', path.read_text("utf-8"))
    return {name: int(number) for number, name in found if name in sizes}


def _write(name: str, facts: str, content: str) -> None:
    head = '<?xml version="1.0" encoding="UTF-8"?>\n<tileset version="1.8" tiledversion="1.8.2" '
    (TILESETS / f"{name}.tsx").write_text(f"{head}{facts}>\n{content}</tileset>\n", "utf-8")


def write_maps(ids: dict[str, int], folder: Path = ZONES) -> None:
    """All maps, each built from its record of the zones' data."""
    for record in yaml.safe_load(DATA.read_text("utf-8")):
        if record["id"] not in BUILDERS:
            continue
        built: ZoneMap = BUILDERS[record["id"]](record)
        built.save(folder, ids)


def main() -> None:
    """Read the arguments and write the files."""
    parser = argparse.ArgumentParser(prog="python -m art.draw.zones", description=__doc__)
    parser.add_argument("--maps", action="store_true", help="only tile sets and maps")
    given = parser.parse_args()
    TILESETS.mkdir(parents=True, exist_ok=True)
    if not given.maps:
        bake()
    write_maps(write_sets())
    print(f"{len(BUILDERS)} maps of {SIDE} px")


if __name__ == "__main__":
    main()
