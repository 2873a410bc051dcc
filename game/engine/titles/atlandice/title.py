"""The face of Atlandice towards the core: what every title offers."""

from __future__ import annotations

from game.engine.core.title import Title
from game.engine.titles.atlandice.foresight import preview, reach, why_not
from game.engine.titles.atlandice.setup import SEATS, load_state, new_game
from game.engine.titles.atlandice.view import project, redeal

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
)
