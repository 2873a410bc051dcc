"""What looks best in Catacombs. It has no judgement yet: every answer looks as good as any other."""

from __future__ import annotations

from collections.abc import Sequence

from game.bots.bot import Asked, View


def advise(view: View, asked: Asked) -> Sequence[str]:
    """The answers that look best, all equally good."""
    return asked.keys
