"""What looks best in Catacombs. It has no judgement yet: every answer looks as good as any other."""

from __future__ import annotations

from collections.abc import Sequence

from game.api import TableView
from game.bots.bot import Asked


def advise(view: TableView, asked: Asked) -> Sequence[str]:
    """The answers that look best, all equally good."""
    return asked.keys
