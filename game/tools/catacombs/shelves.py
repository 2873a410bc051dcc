"""The pictures of Catacombs on the contact sheet."""

from game.assets.catacombs.face_pictures import FacePictures
from game.tools.shelf import Shelf

SHELVES = (
    Shelf("catacombs/tiles", (260, 520), FacePictures),
    Shelf("catacombs/tilesets/rooms", (130, 130)),
    Shelf("catacombs/tilesets/signs", (90, 64)),
    Shelf("catacombs/tilesets/props", (110, 110)),
    Shelf("catacombs/tilesets/flat", (110, 110)),
    Shelf("catacombs/portraits", (200, 270)),
    Shelf("catacombs/pawns", (90, 120)),
    Shelf("catacombs/cards/pictures", (216, 128)),
    Shelf("catacombs/cards/frames", (130, 182)),
    Shelf("catacombs/cards/backs", (130, 182)),
    Shelf("catacombs/tokens", (90, 90)),
    Shelf("catacombs/market", (90, 90)),
    Shelf("catacombs/artifacts", (90, 90)),
    Shelf("catacombs/dragon", (200, 160)),
)
