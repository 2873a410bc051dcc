"""Set-up of Atlandice: who plays; nothing else is decided before a game."""

from game.scenes.pages.setup import SetUpScene

SETUP = SetUpScene
