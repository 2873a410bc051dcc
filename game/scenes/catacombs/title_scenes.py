"""The scenes of Catacombs."""

from game.scenes.catacombs.replay import CatacombReplay, paint_catacombs
from game.scenes.catacombs.table import CatacombTable
from game.scenes.shell.title_scenes import TitleScenes

SCENES = TitleScenes(CatacombTable, CatacombReplay, paint_catacombs)
