"""What the tests of tile faces share: the data, the maps read once, what a game does to a face."""

from functools import cache

from game.assets.catacombs.tile_file import TILES, TileFile, load_tile
from game.assets.catacombs.tile_rooms import Worn
from game.content.titles import load
from game.engine.titles.catacombs.box import Tile

DATA: dict[str, Tile] = dict(load("catacombs").tiles)
USED_UP = ("chest", "tome", "cell", "shrine")


@cache
def files() -> dict[str, TileFile]:
    """All maps, read once."""
    return {face: load_tile(TILES / f"{face}.tmx") for face in DATA}


def worn_out(drawn: TileFile) -> Worn:
    """All that can be used up on a face, and all its locks opened (C7.6, C5.5)."""
    used = [(name, feature) for name, room in drawn.rooms.items() for feature in room.features]
    locks = [
        (name, n)
        for name, tunnel in drawn.tunnels.items()
        for n, icon in enumerate(tunnel.icons)
        if icon.kind == "lock"
    ]
    return Worn(frozenset(one for one in used if one[1] in USED_UP), frozenset(locks))
