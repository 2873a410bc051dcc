"""The face of Atlandice towards the core: what every title offers."""

from __future__ import annotations

from collections.abc import Sequence

from game.engine.core.options import BadOption
from game.engine.core.title import Title
from game.engine.titles.atlandice.foresight import preview, reach, why_not
from game.engine.titles.atlandice.setup import SEATS, load_state, new_game
from game.engine.titles.atlandice.state import Game
from game.engine.titles.atlandice.view import project, redeal


def set_order(game: Game, seat: int, order: str, marks: Sequence[str] = ()) -> None:
    """There are no windows: nobody answers out of turn."""
    raise BadOption("Atlandice has no standing orders: nobody is asked out of turn.")


TITLE = Title(
    id="atlandice",
    seats=SEATS,
    new_game=new_game,
    load_state=load_state,
    project=project,
    redeal=redeal,
    preview=preview,
    reach=reach,
    why_not=why_not,
    set_order=set_order,
)
