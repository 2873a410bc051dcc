"""What is decided before a game of Catacombs (C2.15), for set-up page, command line and saves."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from game.engine.core.options import Number, OneOf, TitleOptions


def for_game(
    options: Mapping[str, Any], colours: Sequence[str], seats: Sequence[Mapping[str, str]]
) -> dict[str, Any]:
    """The options as `new_game` takes them: all of them, and nothing of the seats."""
    return dict(options)


OPTIONS = TitleOptions(
    seats=(2, 3, 4, 5, 6),
    options=(
        OneOf("side", ("A", "B"), "A"),
        OneOf("mercy", ("off", "on"), "off"),
        OneOf("hands", ("hidden", "open"), "hidden"),
        # Ruling: a game in which nobody ever takes a card from the row would never end.
        Number("round_limit", 20, 200, 100, step=10),
    ),
    for_game=for_game,
)
