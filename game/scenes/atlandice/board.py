"""The scenes of Atlandice."""

from game.scenes.atlandice.replay import CityReplay, paint_city
from game.scenes.atlandice.table import CityTable
from game.scenes.boards import Board

BOARD = Board(CityTable, CityReplay, paint_city)
