"""The scenes of Dungeonology."""

from game.scenes.dungeonology.replay import DungeonReplay, paint_dungeon
from game.scenes.dungeonology.table import DungeonTable
from game.scenes.shell.title_scenes import TitleScenes

SCENES = TitleScenes(DungeonTable, DungeonReplay, paint_dungeon)
