"""The table of Catacombs at every size: text whole and readable, panels apart, two to six seats."""

from collections.abc import Callable
from functools import cache
from itertools import combinations

import pytest

from game.scenes.catacombs.replay import CatacombReplay
from game.scenes.catacombs.table import CatacombTable
from game.scenes.shell.app import App
from game.session.sitting import Sitting
from tests.ui.catacombs_players import at_catacombs, sat_down
from tests.ui.layout import at_every_size, layout_faults

Make = Callable[..., App]
#: Seats, seed and decisions by chance before it is looked at.
GAMES = ((2, 4, 0), (4, 3, 150), (6, 3, 500))
PANELS = ("rail", "row", "dragon", "counters", "play", "ribbon", "supplies", "fan")


@cache
def sitting(seats: int, seed: int, moves: int) -> Sitting:
    """Played once; nobody decides at these tables."""
    return sat_down(seats, seed, moves, hands="open")


def table_at(make_app: Make, size: tuple[int, int], text_size: int, game: int) -> CatacombTable:
    """The table of a game, at rest."""
    app = make_app(size, text_size=text_size, speed="off", hints=False)
    return at_catacombs(app, sitting(*GAMES[game]))


@pytest.mark.parametrize(
    "game", [2, *(pytest.param(n, marks=pytest.mark.long) for n in range(len(GAMES) - 1))]
)
@at_every_size
def test_text_is_whole_and_panels_lie_apart(
    make_app: Make, size: tuple[int, int], text_size: int, game: int
) -> None:
    table = table_at(make_app, size, text_size, game)
    assert layout_faults(table.app) == []
    shown = table.visible()
    rects = {name: table.parts[name].rect for name in PANELS if table.parts[name] in shown}
    for one, other in combinations(rects, 2):
        assert not rects[one].colliderect(rects[other]), (one, other)
    assert all(table.area.contains(rect) for rect in rects.values())
    buttons = [w.rect for w in table.page.widgets if w.id in ("undo", "menu", "log")]
    assert not any(rect.collidelist(buttons) >= 0 for rect in rects.values())


@at_every_size
def test_log_replay_and_large_views_are_whole(
    make_app: Make, size: tuple[int, int], text_size: int
) -> None:
    table = table_at(make_app, size, text_size, 2)
    app, faults = table.app, []
    table.acts.toggle_log()
    app.frame(1 / 60)
    faults += [f"log: {fault}" for fault in layout_faults(app)]
    table.acts.toggle_log()
    view = table.presenter.view
    tile = view["map"][-1]["tile"]
    things = [
        ("card", "the_warden"), ("token", "mayor"), ("artifact", "a15"), ("tile", tile),
        ("room", table.presenter.view["players"][0]["room"]), ("player", 0), ("pile", 0), ("dragon",),
    ]  # fmt: skip
    for thing in things:
        table.acts.inspect(thing)
        app.frame(1 / 60)
        faults += [f"{thing}: {fault}" for fault in layout_faults(app)]
        app.stack.pop()
    app.stack.push(CatacombReplay(app, table.sitting, None))
    app.frame(1 / 60)
    faults += [f"replay: {fault}" for fault in layout_faults(app)]
    assert faults == []
