"""The pictures of Dungeonology on the contact sheet."""

from game.assets import ART
from game.assets.tile_pictures import TilePictures
from game.tools.shelf import Shelf

ZONES = "dungeonology/zones"

SHELVES = (
    Shelf(ZONES, (260, 260), lambda: TilePictures(ART / ZONES, None)),
    Shelf("dungeonology/portraits", (200, 270)),
    Shelf("dungeonology/pawns", (90, 120)),
    Shelf("dungeonology/cards/pictures", (216, 128)),
    Shelf("dungeonology/cards/frames", (130, 182)),
    Shelf("dungeonology/cards/backs", (130, 182)),
    Shelf("dungeonology/tilesets/props", (110, 110)),
    Shelf("dungeonology/tilesets/plants", (90, 90)),
)
