"""The table at every size: see tests/ui/layout.py."""

from collections.abc import Callable

from game.scenes.dungeonology.table import DungeonTable
from game.scenes.library.games import Host
from game.scenes.shell.app import App
from tests.ui.driver import Driver
from tests.ui.dungeonology_players import DungeonPlayers
from tests.ui.layout import at_every_size, layout_faults
from tests.ui.twins import table_setup

PROMPTS = 5
MOST = 60


@at_every_size
def test_all_text_of_the_table_is_whole_and_readable(
    make_app: Callable[..., App], size: tuple[int, int], text_size: int
) -> None:
    """The first questions of a game between two people, each kind once, with log, bar and recap."""
    app = make_app(size, Host(seed=5), speed="off", hints=False, text_size=text_size)
    app.start_game(table_setup(people=2))
    players = DungeonPlayers(Driver(app), 1)
    seen: dict[str, list[str]] = {}
    for _ in range(MOST):
        table = players.table
        if players.top is table and table.presenter.stage in ("ask", "bar"):
            kind = f"{table.presenter.stage}:{table.presenter.choices.prompt}:{bool(table.recap.lines)}"
            if kind not in seen:
                app.frame(0)
                seen[kind] = layout_faults(app)
        if len(seen) >= PROMPTS:
            break
        go_on(players, table)
    assert len(seen) >= PROMPTS
    assert {kind: faults for kind, faults in seen.items() if faults} == {}


def go_on(players: DungeonPlayers, table: DungeonTable) -> None:
    """By mouse where there is room; in the smallest windows some places lie below panels."""
    if players.top is table and table.presenter.stage == "ask":
        table.acts.choose(players.want(table))
        players.driver.pump()
    else:
        players.act()
