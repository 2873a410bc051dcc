"""Set-up of Catacombs: who plays, which gate, Mercy, open or hidden hands (C2.15)."""

from game.scenes.pages.setup import SetUpScene
from game.scenes.shell.sheet import Column
from game.ui.look import HEADING

OPTIONS = ("side", "mercy", "hands", "round_limit")


class GateSetUp(SetUpScene):
    """The page before the gate."""

    def how(self, column: Column) -> None:
        """Every option."""
        column.text("options", self.words("setup.options"), HEADING, 8)
        for name in OPTIONS:
            self.option(column, name)


SETUP = GateSetUp
