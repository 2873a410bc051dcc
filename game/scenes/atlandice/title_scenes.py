"""The scenes of Atlandice."""

from game.scenes.atlandice.replay import CityReplay, paint_city
from game.scenes.atlandice.table import CityTable
from game.scenes.shell.title_scenes import TitleScenes

SCENES = TitleScenes(CityTable, CityReplay, paint_city)
