"""Hints of Catacombs: they come as the first turns are played, and lie free at every size."""

from collections.abc import Callable

from game.scenes.shell.app import App
from tests.ui.catacombs_players import CatacombPlayers, at_catacombs, sat_down
from tests.ui.layout import at_every_size
from tests.ui.test_hints import hint_of, keeps_free, settle


@at_every_size
def test_hints_come_with_the_first_turns_and_lie_free(
    make_app: Callable[..., App], size: tuple[int, int], text_size: int
) -> None:
    app = make_app(size, text_size=text_size, speed="off", confirm_end_of_turn=False)
    table = at_catacombs(app, sat_down(2, 4, hands="open"))
    players, seen = CatacombPlayers(table, 4), set()
    for _ in range(30):
        settle(app)
        slip = hint_of(table) if app.stack.top is table else None
        if slip is not None and slip.id not in seen:
            seen.add(slip.id)
            keeps_free(table, slip)
        table.acts.walk([players.want()])
        settle(app)
    assert {"hint:hand", "hint:row"} <= seen
    assert len(seen) >= 5, seen
