"""How often people are interrupted: windows.md promises at most two bars a turn."""

import pytest

from game.bots import BOTS
from game.engine.titles.dungeonology.view_types import own_view
from game.session.setup import quick_setup
from game.session.sitting import Sitting


def bars_a_turn(seed: int) -> tuple[int, int]:
    """Bars and turns of one game between four people with default orders, played like a computer."""
    setup = quick_setup("dungeonology", ["Valerio", "Sofia", "Vincenzo", "Rebecca"])
    for seat in setup.seats:
        seat.kind = "person"
    sitting = Sitting.begin(setup, seed)
    bot = BOTS["scholar"](seed)
    bars = 0
    while (now := sitting.now()).todo != "over":
        if now.bar is not None:
            bars += 1
            sitting.go_on(now.bar.seats)
        else:
            assert sitting.question is not None
            sitting.choose(bot.answer(sitting.view(now.seat), sitting.question))
    return bars, own_view(sitting.view(None))["turn"]


@pytest.mark.parametrize("seed", [1, 2])
def test_four_people_see_at_most_two_bars_a_turn(seed: int) -> None:
    bars, turns = bars_a_turn(seed)
    assert 0 < bars <= 2 * turns
