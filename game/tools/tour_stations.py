"""What a tour keeps pictures of: the stations, in order; each title brings those of its own game."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pygame

from game.content.lessons import load_lesson
from game.content.puzzles import load_puzzles
from game.engine.titles import title_part
from game.scenes.library.games import Host
from game.scenes.library.lessons import open_chapter
from game.scenes.library.puzzles import open_puzzle
from game.scenes.library.saving import proposed_name
from game.scenes.shell import title_scenes
from game.scenes.shell.crash import Crash, bug_text
from game.scenes.shell.dialog import Notice
from game.scenes.shell.title_scenes import SHOWN
from game.scenes.tilemap.targets import LayTarget
from game.tools.tour import FRAME, Station, tour_setup

if TYPE_CHECKING:
    from game.scenes.pages.setup import SetUpScene
    from game.scenes.table.scene import TableScene
    from game.tools.tour import Stops, Tour


def go_round(tour: Tour, only: str = "") -> None:
    """The whole walk: pages, a game of each title, the shelf with what was played; or one title."""
    app = tour.app
    app.open_title()
    if not only:
        tour.shoot("title")
        box = next(a for a in _top(tour).clickable() if a.id.startswith("box:"))
        tour.hover(box.rect.center, "title_tip")
        tour.walk(PAGES)
    for title in [only] if only else SHOWN:
        play_title(tour, title)
    if not only:
        along_the_shelf(tour)
        lessons_and_puzzles(tour)


def play_title(tour: Tour, title: str) -> None:
    """The pages of a title and a whole game of it."""
    stops: Stops = title_part(title, "game.tools.{}.stops", "STOPS")
    tour.prefix = stops.prefix
    tour.walk(stops.pages)
    tour.app.start_game(tour_setup(tour.app, title, stops.options))
    _finish(tour, tour.play(stops.look))


def _top(tour: Tour) -> Any:
    return tour.app.stack.top


# --- before the game -----------------------------------------------------------------------


def set_up(tour: Tour, title: str) -> SetUpScene:
    """The set-up as it first comes up."""
    scene = title_scenes.set_up(tour.app, title)
    tour.app.stack.push(scene)
    return scene


def notice(tour: Tour) -> None:
    """One clear sentence."""
    app = tour.app
    app.stack.push(Notice(app, app.words("window.too_small", wide="1024", high="600")))


def crash(tour: Tour) -> None:
    """The calm page after a bug; the folder of the tour is gone when somebody looks at it."""
    app = tour.app
    app.stack.push(Crash(app, bug_text(app.words, Path("reports", "report.txt")), None))


PAGES = (
    Station("leave", lambda tour: _top(tour).back()),
    Station("settings", lambda tour: _top(tour).open_settings()),
    Station("challenges", lambda tour: _top(tour).challenges()),
    Station("notice", notice),
    Station("crash", crash),
)


# --- at any table ----------------------------------------------------------------------------


def hint(tour: Tour, table: TableScene[Any]) -> None:
    """The first hint of a title, and none after it."""
    if tour.first("hints"):
        tour.app.change(hints=True)
        tour.shoot("hint")
        tour.app.change(hints=False)


def tips(tour: Tour, table: TableScene[Any]) -> None:
    """One tooltip of every part, one of a greyed button and of a thing that is barred."""
    if not tour.first("tips"):
        return
    for name, part in table.parts.items():
        spots = [spot for spot in part.spots() if spot.hint and part in table.visible()]
        chosen = [spot for spot in spots if spot.key] or spots
        if chosen:
            tour.hover(chosen[0].rect.center, f"tip_{name}")
    for area in table.clickable():
        for kind in ("undo", "barred"):
            if area.id.startswith(kind):
                tour.hover(area.rect.center, f"tip_{kind}")


def laying(tour: Tour, table: TableScene[Any]) -> None:
    """The tile in the hand: as it comes, over a legal place, turned there with its tooltip."""
    tour.shoot("lay")
    places = [spot for spot in table.parts["map"].spots() if isinstance(spot.target, LayTarget)]
    if places and tour.first("laid"):
        tour.point(places[-1].rect.center)
        tour.shoot("lay_snapped")
        tour.press(pygame.K_r)
        tour.hover(places[-1].rect.center, "lay_turned")


def dialogs(tour: Tour, table: TableScene[Any]) -> None:
    """What the menu of a game leads to."""
    if not tour.first("dialogs"):
        return
    app, sitting, eyes = tour.app, table.sitting, table.presenter.eyes
    games = app.games
    assert isinstance(games, Host)
    tour.visit("menu", table.acts.open_menu)
    for name, _text, act in games.menu_entries(app, sitting, eyes):
        tour.visit(name, act)
    tour.visit("rewind", lambda: _rewind(tour, table))
    tour.visit("rules", app.open_help)
    tour.visit("goals", table.acts.open_goals)
    tour.visit("saved", lambda: games.save(app, sitting, proposed_name(app, sitting)))
    table.acts.toggle_log()
    tour.shoot("log")
    table.acts.toggle_log()
    _advice(tour, table)


def _advice(tour: Tour, table: TableScene[Any]) -> None:
    """What the strongest computer player would do here."""
    table.advice.toggle()
    while table.advice.is_thinking:
        tour.app.frame(FRAME)
    tour.shoot("advice")
    table.advice.toggle()


def _rewind(tour: Tour, table: TableScene[Any]) -> None:
    """Whether everybody agrees to go back."""
    games = tour.app.games
    assert isinstance(games, Host)
    games.watch(tour.app, table.sitting, table.presenter.eyes)
    replay = _top(tour)
    replay.playback.jump(replay.playback.last // 2)
    replay.ask_to_rewind()


def _finish(tour: Tour, table: TableScene[Any]) -> None:
    """The scores, one of their tooltips, the board as it lies, and away."""
    tour.shoot("scores")
    told = [w for w, _ in _top(tour).page.each() if w.hint]
    if told:
        tour.hover(told[len(told) // 2].rect.center, "scores_tip")
    table.acts.look_at_board()
    tour.shoot("final_board")
    table.saved.leave_game()


# --- after the games -------------------------------------------------------------------------


def along_the_shelf(tour: Tour) -> None:
    """Games that are over, and one that waits to be continued."""
    tour.prefix = "shelf_"
    tour.app.start_game(tour_setup(tour.app, SHOWN[0]))
    _top(tour).saved.leave_game()
    tour.shoot("title")
    tour.walk(SHELF)


def replay(tour: Tour, index: int, then: Callable[[Any], object] = lambda scene: None) -> None:
    """A finished game watched again, two thirds through, and what it leads to."""
    games = tour.app.games
    assert isinstance(games, Host)
    games.watch_entry(tour.app, games.library.history()[index])
    scene = _top(tour)
    scene.playback.jump(scene.playback.last * 2 // 3)
    then(scene)


def turnings(tour: Tour, index: int) -> None:
    """Where a finished game turned, once all of it is judged."""
    replay(tour, index, lambda scene: scene.open_turnings())
    while not _top(tour).hindsight.is_done:
        tour.app.frame(FRAME)


def chronicle(tour: Tour, tab: str) -> None:
    """The chronicle at one of its tabs."""
    assert tour.app.games is not None
    scene: Any = tour.app.games.history_scene(tour.app)
    tour.app.stack.push(scene)
    scene.show_tab(tab)


def load_list(tour: Tour, act: str = "") -> None:
    """The list of saved games, and what one of its buttons opens."""
    assert tour.app.games is not None
    scene: Any = tour.app.games.load_scene(tour.app)
    tour.app.stack.push(scene)
    scene.choose(scene.saves[0].path)
    if act:
        getattr(scene, act)()


SHELF = (
    Station("load", load_list),
    Station("load_rename", partial(load_list, act="rename")),
    Station("load_delete", partial(load_list, act="delete")),
    Station("load_import", partial(load_list, act="bring_in")),
    *(
        Station(f"chronicle_{tab}", partial(chronicle, tab=tab))
        for tab in ("games", "people", "levels")
    ),
    Station("replay_events", partial(replay, index=0, then=lambda scene: scene.open_list())),
    Station("replay_film", partial(replay, index=0, then=lambda scene: scene.open_film())),
    Station("replay_practice", partial(replay, index=0, then=lambda scene: scene.practice.ask())),
    Station("replay_turnings", partial(turnings, index=0)),
    *(Station(f"replay_{n}", partial(replay, index=n)) for n in range(len(SHOWN))),
)


def lessons_and_puzzles(tour: Tour) -> None:
    """How each chapter of a lesson begins, and the first puzzle of each title."""
    app = tour.app
    for title in SHOWN:
        tour.prefix = f"{title}_"
        for chapter in load_lesson(title):
            open_chapter(app, title, chapter)
            tour.shoot(f"lesson_{chapter.id}")
        open_puzzle(app, title, load_puzzles(title)[0])
        tour.shoot("puzzle")
    app.open_title()
