"""The pages of saved, finished and watched games at every size: see tests/ui/layout.py."""

from collections.abc import Callable

import pytest

from game.engine.titles import TITLES
from game.engine.titles.dungeonology.view_types import own_view
from game.scenes.dungeonology.replay import DungeonReplay
from game.scenes.library.files import FileScene
from game.scenes.library.game_list import LoadScene
from game.scenes.library.games import Host, sitting_of
from game.scenes.library.saving import save_scene, tell_fair
from game.scenes.pages.menu import Menu
from game.scenes.records.chronicle import HistoryScene
from game.scenes.shell.app import App
from tests.ui.layout import at_every_size, layout_faults
from tests.ui.shelf import play, stocked
from tests.ui.typed import sure


@pytest.fixture(autouse=True)
def first_folder() -> None:
    FileScene.last = None


@at_every_size
def test_shelf_chronicle_and_replay_are_whole_and_readable(
    make_app: Callable[..., App], size: tuple[int, int], text_size: int
) -> None:
    games = stocked(Host())
    for title in TITLES[1:]:
        play(games.library, ("person", "person"), 3, title=title).close()
        sitting = play(games.library, ("person", "scholar"), 3, 30, title)
        games.library.save(sitting, "Rainy")
        sitting.close()
    app = make_app(size, games, text_size=text_size, speed="off", hints=False)
    app.open_title()
    faults: list[str] = []

    def look(name: str) -> None:
        for _ in range(3):
            app.frame(1 / 60)
            app.do_jobs(5)
        faults.extend(f"{name}: {fault}" for fault in layout_faults(app))

    look("title")
    load = sure(games.load_scene(app), LoadScene)
    app.stack.push(load)
    look("load")
    for entry in load.entries:
        load.chosen = entry.path
        load.rebuild()
        look(f"load {entry.path.name}")
    load.rename()
    look("rename")
    app.stack.pop()
    load.bring_in()
    look("import")
    app.stack.pop()
    load.chosen = load.saves[-1].path
    load.export()
    look("export")
    app.stack.pop(load)
    history = sure(games.history_scene(app), HistoryScene)
    app.stack.push(history)
    assert len(history.titles) == len(TITLES)
    for title in history.titles:
        history.show_title(title)
        for tab in history.tabs:
            history.show_tab(tab)
            look(f"history {title} {tab}")
    app.stack.pop(history)
    found = [e for e in games.library.history() if e.head and e.head.title == "dungeonology"]
    sitting = sitting_of(found[-1])
    app.stack.push(save_scene(app, sitting, lambda _name: None))
    look("save")
    app.stack.pop()
    tell_fair(app, sitting)
    look("fair")
    app.stack.pop()
    app.stack.push(Menu(app, lambda: games.menu_entries(app, sitting, None)))
    look("menu")
    app.stack.pop()
    for seat in (None, 0):
        replay = DungeonReplay(app, sitting, seat)
        app.stack.push(replay)
        look(f"replay {seat} start")
        replay.playback.jump(replay.playback.last * 2 // 3)
        look(f"replay {seat}")
        attempt = next(
            n
            for n in range(replay.playback.last)
            if own_view(replay.playback.replay.view(n))["attempt"]
        )
        replay.playback.jump(attempt)
        look(f"replay {seat} attempt")
        replay.playback.jump(replay.playback.last)
        look(f"replay {seat} end")
        replay.open_list()
        look(f"replay {seat} list")
        app.stack.pop()
        replay.choose_eyes()
        look(f"replay {seat} eyes")
        app.stack.pop(replay)
    assert not faults, "\n".join(faults)
