"""The scenes of Dungeonology."""

from game.scenes.boards import Board
from game.scenes.dungeonology.replay import DungeonReplay, paint_dungeon
from game.scenes.dungeonology.table import DungeonTable

BOARD = Board(DungeonTable, DungeonReplay, paint_dungeon)
