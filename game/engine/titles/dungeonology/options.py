"""What is decided before a game of Dungeonology (D2.1), for set-up page, command line and saves."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from game.engine.core.options import Number, OneOf, SeatChoice, SeatOrder, Switch, TitleOptions

SCHOLARS = ("valerio", "sofia", "vincenzo", "rebecca")
HANDED_ON = ("alert", "boss", "version", "orientation", "round_limit")


def for_game(
    options: Mapping[str, Any], colours: Sequence[str], seats: Sequence[Mapping[str, str]]
) -> dict[str, Any]:
    """The options as `new_game` takes them; scholars are dealt unless they are chosen."""
    return {
        "scholars": [seat["scholar"] for seat in seats] if options["choose_scholars"] else "random",
        "colours": list(colours),
        "age_order": list(options["age_order"]),
        **{name: options[name] for name in HANDED_ON},
    }


OPTIONS = TitleOptions(
    seats=(2, 3, 4),
    options=(
        OneOf("alert", ("easy", "normal", "hard", "random"), "normal"),
        OneOf("boss", ("aggressive", "drunk", "random"), "random"),
        OneOf("version", ("1.15", "0.94"), "1.15"),
        OneOf("orientation", ("north", "rotate"), "north"),
        Number("round_limit", 20, 100, 40, step=5),
        Switch("choose_scholars"),
        SeatOrder("age_order"),  # youngest first (D9.6)
    ),
    of_a_seat=(SeatChoice("scholar", SCHOLARS, only_if="choose_scholars"),),
    for_game=for_game,
)
