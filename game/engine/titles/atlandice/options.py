"""What is decided before a game of Atlandice: nothing but who plays."""

from game.engine.core.options import TitleOptions

OPTIONS = TitleOptions(seats=(2, 3, 4))
