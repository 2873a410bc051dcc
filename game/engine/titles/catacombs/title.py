"""The face of Catacombs towards the core: what every title offers."""

from __future__ import annotations

from game.engine.core.title import Title
from game.engine.titles.catacombs import verbs
from game.engine.titles.catacombs.effects import VERBS
from game.engine.titles.catacombs.foresight import preview, reach
from game.engine.titles.catacombs.options import OPTIONS
from game.engine.titles.catacombs.reasons import why_not
from game.engine.titles.catacombs.setup import load_state, new_game
from game.engine.titles.catacombs.view import project, redeal

# A module that no other module needs: without it no card would do anything.
assert VERBS["skill"] is verbs.skill

TITLE = Title(
    id="catacombs",
    seats=OPTIONS.seats,
    new_game=new_game,
    load_state=load_state,
    project=project,
    redeal=redeal,
    preview=preview,
    reach=reach,
    why_not=why_not,
)
