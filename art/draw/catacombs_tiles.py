"""python -m art.draw.catacombs_tiles: bake the sheets, write the tile sets and the 30 maps of Catacombs.

    python -m art.draw --only catacombs/tilesets        first the drawings
    python -m art.draw.catacombs_tiles [--maps]         then all the rest; --maps: without the sheets

The maps are ordinary TMX: open them in Tiled, change what you like. Running this again overwrites them.
"""

from __future__ import annotations

import argparse
import re

from art.draw.catacombs_tiles_faces import faces
from art.draw.catacombs_tiles_kit import FOLDER, sizes
from art.draw.catacombs_tiles_looks import LOOKS
from art.draw.catacombs_tiles_map import TileMap
from art.draw.catacombs_tiles_sheets import CELL, CELLS, GATES, KINDS, bake
from art.draw.registry import ART, entries

TILESETS = ART / FOLDER
TILES = ART / "catacombs" / "tiles"


def write_sets() -> dict[str, int]:
    """All tile sets; returns the number of each drawing in its set."""
    entries()  # all modules of the kit, so that every drawing has told its size
    for kind, sheets in KINDS.items():
        for name in sheets:
            _sheet(f"{kind}_{name}", CELLS)
    for name in GATES:
        _sheet(name, 2 * CELLS)
    return _collection("flat") | _collection("props")


def _sheet(name: str, rows: int) -> None:
    facts = f'tilecount="{rows * CELLS}" columns="{CELLS}"'
    image = f'<image source="{name}.png" width="{CELLS * CELL}" height="{rows * CELL}"/>'
    head = f'name="{name}" tilewidth="{CELL}" tileheight="{CELL}" {facts}'
    _write(name, head, f" {image}\n")


def _collection(kind: str) -> dict[str, int]:
    """A set of drawings; one that has a number keeps it, so that maps edited by hand stay right."""
    names = sorted(name for name in sizes if name.startswith(f"{kind}/"))
    ids = _known_ids(kind)
    for name in names:
        ids.setdefault(name, max(ids.values(), default=-1) + 1)
    tiles = []
    for name, number in sorted(ids.items(), key=lambda item: item[1]):
        size = sizes[name]
        image = f'<image source="{name}.svg" width="{size.width:g}" height="{size.height:g}"/>'
        tiles.append(f' <tile id="{number}">\n  {image}\n </tile>\n')
    wide, high = (max(getattr(sizes[n], side) for n in names) for side in ("width", "height"))
    facts = f'name="{kind}" tilewidth="{wide:g}" tileheight="{high:g}" tilecount="{len(ids)}"'
    grid = ' <grid orientation="orthogonal" width="1" height="1"/>\n'
    _write(kind, f'{facts} columns="0"', grid + "".join(tiles))
    return ids


def _known_ids(kind: str) -> dict[str, int]:
    path = TILESETS / f"{kind}.tsx"
    text = path.read_text("utf-8") if path.exists() else ""
    found = re.findall(r'<tile id="(\d+)">\s*<image source="([^"]+)\.svg"', text)
    return {name: int(number) for number, name in found if name in sizes}


def _write(name: str, facts: str, content: str) -> None:
    head = '<?xml version="1.0" encoding="UTF-8"?>\n<tileset version="1.8" tiledversion="1.8.2" '
    (TILESETS / f"{name}.tsx").write_text(f"{head}{facts}>\n{content}</tileset>\n", "utf-8")


def main() -> None:
    """Read the arguments and write the files."""
    parser = argparse.ArgumentParser(prog="python -m art.draw.catacombs_tiles", description=__doc__)
    parser.add_argument("--maps", action="store_true", help="only tile sets and maps")
    given = parser.parse_args()
    TILESETS.mkdir(parents=True, exist_ok=True)
    TILES.mkdir(parents=True, exist_ok=True)
    if not given.maps:
        bake(TILESETS)
    ids = write_sets()
    for face in faces().values():
        TileMap(face, LOOKS[face.id]).save(TILES, ids)
    print(f"{len(LOOKS)} maps")


if __name__ == "__main__":
    main()
