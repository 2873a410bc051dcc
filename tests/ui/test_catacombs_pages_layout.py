"""The stage of an attack and the pages beside the map at every size of window and text."""

from collections.abc import Callable
from typing import Any

import pygame
import pytest

from game.engine.titles.catacombs.dragon import MaybeAttack
from game.scenes.shell.app import App
from game.scenes.table.part import Part
from tests.engine.catacombs.table import Table, a_table
from tests.ui.bare_scene import BareScene
from tests.ui.catacombs_players import arranged, at_catacombs
from tests.ui.layout import at_every_size, layout_faults

pytestmark = pytest.mark.usefixtures("folders")


def attacked() -> Table:
    """Six players; a ghost is out and the second may have a shield."""
    table = a_table(6).put(bag_ghosts=2, bag_black=0, rage=4).hand(1, "white_tourmaline")
    for seat in range(6):
        table.set(seat, damage=seat + 1)
    table.row("wishing_well", *table.game.row[1:])
    return table.happens(0, MaybeAttack(0, (0,)))


def waiting() -> Table:
    table = a_table(4).pawn(0, "XA.la").stack("D09", "D01").begins().now(boots=1)
    return table.answer("explore:XA.WL1")


def trading() -> Table:
    return a_table(4).tile("S3", (3, 3)).pawn(0, "S3.a").set(0, gold=9).begins()


class PartScene(BareScene):
    """Nothing but a part of a table."""

    def __init__(self, part: Part[Any]) -> None:
        super().__init__()
        self.part = part

    def draw(self, surface: pygame.Surface) -> None:
        self.part.draw(surface)


MOMENTS = {"attack": attacked, "turns": waiting, "stall": trading}


@at_every_size
def test_nothing_overlaps_and_nothing_is_cut(
    make_app: Callable[..., App], size: tuple[int, int], text_size: int
) -> None:
    app = make_app(size, text_size=text_size, speed="off")
    faults = {}
    for name, moment in MOMENTS.items():
        table = at_catacombs(app, arranged(moment()))
        app.stack.push(PartScene(table.parts[name]))
        faults[name] = layout_faults(app)
        app.stack.pop()
    assert faults == {name: [] for name in MOMENTS}
