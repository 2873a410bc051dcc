"""The face of Dungeonology towards the core: what every title offers."""

from __future__ import annotations

from game.engine.core.title import Title
from game.engine.titles.dungeonology.boss import BossEffect
from game.engine.titles.dungeonology.entering import on_entry
from game.engine.titles.dungeonology.foresight import preview, reach
from game.engine.titles.dungeonology.reasons import why_not
from game.engine.titles.dungeonology.saving import load_state
from game.engine.titles.dungeonology.setup import SEATS, new_game
from game.engine.titles.dungeonology.stairs import Stairs
from game.engine.titles.dungeonology.view import project, redeal
from game.engine.titles.dungeonology.windows import set_order, speak_up, why_not_speak_up

# Modules that no other module needs: without this their effects would never work (D4.8).
on_entry("stairs", Stairs)
on_entry("boss", BossEffect)

TITLE = Title(
    id="dungeonology",
    seats=SEATS,
    new_game=new_game,
    load_state=load_state,
    project=project,
    redeal=redeal,
    preview=preview,
    reach=reach,
    why_not=why_not,
    set_order=set_order,
    why_not_speak_up=why_not_speak_up,
    speak_up=speak_up,
    computer_order="always",
)
