"""Set-up of Catacombs: who plays, which gate, Mercy, open or hidden hands (C2.15)."""

from game.scenes.pages.setup import SetUpScene

SETUP = SetUpScene
