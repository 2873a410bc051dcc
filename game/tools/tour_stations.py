"""What a tour keeps pictures of: the stations, in order, and what is looked at during each game."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

import pygame

from game.scenes.dungeonology.duel.aim import AIMS
from game.scenes.dungeonology.scholar_sheet import ScholarSheet
from game.scenes.dungeonology.setup import ROTATION_SECONDS, ExpeditionSetUp
from game.scenes.library.games import Host
from game.scenes.library.saving import proposed_name
from game.scenes.shell import title_scenes
from game.scenes.shell.crash import Crash, bug_text
from game.scenes.shell.dialog import Notice
from game.tools.tour import tour_setup
from game.ui.widgets import Scroll

if TYPE_CHECKING:
    from game.scenes.atlandice.table import CityTable
    from game.scenes.dungeonology.table import DungeonTable
    from game.scenes.pages.setup import SetUpScene
    from game.scenes.table.scene import TableScene
    from game.tools.tour import Tour

ROUNDS = (1, 3, 6, 9, 12, 16, 20)
#: When the dungeon is known well enough for tooltips, and a game for its dialogs.
TIP_ROUND, DIALOG_TURN = 2, 7
#: How much of the turn the small picture of free rotation has still to go.
TURNED = 0.7
#: Shares of the clock at which the city is looked at.
HOURS = {"early": 0.0, "middle": 0.45, "late": 0.7}


class Station(NamedTuple):
    """A picture by its name, what lays it on the screen, and whether it is waited for its rest."""

    name: str
    act: Callable[[Tour], Any]
    at_rest: bool = True


def go_round(tour: Tour) -> None:
    """The whole walk: pages, a game of each title, the shelf with what was played."""
    app = tour.app
    app.open_title()
    tour.shoot("title")
    box = next(a for a in _top(tour).hit_areas() if a.id.startswith("box:"))
    tour.hover(box.rect.center, "title_tip")
    tour.walk(PAGES)
    tour.prefix = "dungeon_"
    app.start_game(tour_setup(app, "dungeonology"))
    _finish(tour, tour.play(look_at_dungeon))
    tour.prefix = "city_"
    app.start_game(tour_setup(app, "atlandice"))
    _finish(tour, tour.play(look_at_city))
    along_the_shelf(tour)


def _top(tour: Tour) -> Any:
    return tour.app.stack.top


# --- before the game -----------------------------------------------------------------------


def set_up(tour: Tour, title: str = "dungeonology") -> SetUpScene:
    """The set-up as it first comes up."""
    scene = title_scenes.set_up(tour.app, title)
    tour.app.stack.push(scene)
    return scene


def _expedition(tour: Tour) -> ExpeditionSetUp:
    scene = set_up(tour)
    assert isinstance(scene, ExpeditionSetUp)
    return scene


def set_up_freely(tour: Tour) -> None:
    """Four seats, a name twice, scholars to choose, tiles free to turn."""
    scene = _expedition(tour)
    scene.add("person")
    scene.add("scholar")
    scene.rename(1, scene.setup.seats[0].name)
    scene.choose("choose_scholars", True)
    scene.choose("orientation", "rotate")


def set_up_scrolled(tour: Tour) -> None:
    """The lower half of the set-up."""
    set_up_freely(tour)
    for widget in _top(tour).page.widgets:
        if isinstance(widget, Scroll):
            widget.scroll_to(widget.most)


def turning(tour: Tour) -> None:
    """Free rotation in its small moving picture, which is caught on the way."""
    tour.app.change(speed="normal")
    scene = _expedition(tour)
    scene.choose("orientation", "rotate")
    scene.playing = ROTATION_SECONDS * TURNED


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
    Station("setup", set_up),
    Station("setup_all", set_up_freely),
    Station("setup_rotation", turning, at_rest=False),
    Station("setup_below", set_up_scrolled),
    Station("setup_atlandice", partial(set_up, title="atlandice")),
    Station("scholar", lambda tour: tour.app.stack.push(ScholarSheet(tour.app, "sofia", "blue"))),
    Station("settings", lambda tour: _top(tour).open_settings()),
    Station("rules", lambda tour: tour.app.open_help()),
    Station("rules_card", lambda tour: tour.app.open_help("trick:T21")),
    Station("rules_zone", lambda tour: tour.app.open_help("zone:I-3")),
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
        spots = [spot for spot in part.areas() if spot.hint and part in table.visible()]
        chosen = [spot for spot in spots if spot.key] or spots
        if chosen:
            tour.hover(chosen[0].rect.center, f"tip_{name}")
    for area in table.hit_areas():
        kind = area.id.split(":")[0]
        if kind in ("undo", "barred"):
            tour.hover(area.rect.center, f"tip_{kind}")


def dialogs(tour: Tour, table: TableScene[Any]) -> None:
    """What the menu of a game leads to."""
    if not tour.first("dialogs"):
        return
    app, sitting, eyes = tour.app, table.sitting, table.course.eyes
    games = app.games
    assert isinstance(games, Host)
    tour.visit("menu", table.acts.open_menu)
    for name, _text, act in games.menu_entries(app, sitting, eyes):
        tour.visit(name, act)
    tour.visit("rewind", lambda: _rewind(tour, table))
    tour.visit("rules", app.open_help)
    tour.visit("saved", lambda: games.save(app, sitting, proposed_name(app, sitting)))
    table.acts.toggle_log()
    tour.shoot("log")
    table.acts.toggle_log()


def _rewind(tour: Tour, table: TableScene[Any]) -> None:
    """Whether everybody agrees to go back."""
    games = tour.app.games
    assert isinstance(games, Host)
    games.watch(tour.app, table.sitting, table.course.eyes)
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


# --- Dungeonology ----------------------------------------------------------------------------


def look_at_dungeon(tour: Tour, table: DungeonTable) -> None:
    """A person is asked at the table of Dungeonology."""
    question, course = table.sitting.question, table.course
    assert question is not None
    own = course.is_own_turn()
    if own and question.prompt in ("begin", "priority", "move"):
        board(tour, table)
    elif question.prompt == "lay":
        laying(tour, table)
    elif question.prompt != "priority":
        tour.shoot(f"asked_{question.prompt}")
    if own:
        choosing(tour, table)
    if own and course.view["turn"] >= DIALOG_TURN:
        dialogs(tour, table)
        papers(tour, table)


def board(tour: Tour, table: DungeonTable) -> None:
    """The board early, in the middle and late."""
    number = table.course.view["round"]
    if table.recap.lines:
        tour.shoot("recap")
        table.recap.close()
    if number in ROUNDS:
        tour.shoot(f"round_{number}")
    hint(tour, table)
    if number >= TIP_ROUND:
        tips(tour, table)


def laying(tour: Tour, table: DungeonTable) -> None:
    """The tile on the pointer, snapped to a legal place, turned there, and left alone."""
    tour.shoot("lay")
    places = [spot for spot in table.parts["map"].areas() if spot.key.startswith("lay")]
    if places and tour.first("laid"):
        tour.point(places[-1].rect.center)
        tour.shoot("lay_snapped")
        tour.press(pygame.K_r)
        tour.hover(places[-1].rect.center, "lay_turned")


def choosing(tour: Tour, table: DungeonTable) -> None:
    """How many cubes, whom to spy upon, a card in one way or another, the end with something left."""
    choices = table.course.choices
    for verb in AIMS:
        keys = choices.by_verb(verb)
        if keys:
            tour.visit(f"aim_{verb}", partial(table.acts.aim, keys))
    if table.acts.left_over("end"):
        tour.visit("end_of_turn", lambda: table.acts.walk(["end"]))
    cards = [(spot, ways_of(table, spot.id)) for spot in table.parts["fan"].areas()]
    spot, keys = next((one for one in cards if len(one[1]) > 1), (None, []))
    if spot is not None and tour.is_new("which_way"):
        table.acts.pick(keys, spot.rect)
        tour.shoot("which_way")
        table.acts.put_away()
        table.rebuild()


def ways_of(table: DungeonTable, name: str) -> list[str]:
    """The ways to play the card of a spot of the hand."""
    card = name.split(":")[-1]
    return [key for key in table.course.choices.by_verb("play") if key.split(":")[1] == card]


def papers(tour: Tour, table: DungeonTable) -> None:
    """Standing orders, large views, the hand face down."""
    if not tour.first("papers"):
        return
    tour.visit("orders_one", lambda: table.acts.open_orders(0))
    tour.visit("orders", table.acts.open_orders)
    for kind, value in (("card", "T05"), ("zone", "I-3"), ("scholar", 0), ("notes", 0)):
        tour.visit(f"inspect_{kind}", partial(table.acts.inspect, (kind, value)))
    table.acts.toggle_hand()
    tour.shoot("hand_face_down")
    table.acts.toggle_hand()


# --- Atlandice -------------------------------------------------------------------------------


def look_at_city(tour: Tour, table: CityTable) -> None:
    """A person is asked at the table of Atlandice."""
    view, question = table.course.view, table.sitting.question
    assert question is not None
    hint(tour, table)
    for name, share in HOURS.items():
        if view["hand"] >= share * view["spaces"]:
            tour.shoot(name)
    if question.prompt != "visit":
        tour.shoot(f"asked_{question.prompt}")
    if tour.first("gates"):
        gates(tour, table)
    tips(tour, table)
    if view["hand"] >= HOURS["middle"] * view["spaces"]:
        dialogs(tour, table)


def gates(tour: Tour, table: CityTable) -> None:
    """What a die would bring, what the market has, and a gate that is closed."""
    for spot in table.parts["city"].areas():
        for name, start in CITY_TIPS.items():
            if spot.id.startswith(start) and bool(spot.key) == (name != "closed"):
                tour.hover(spot.rect.center, f"tip_{name}")


CITY_TIPS = {"die": "die:", "market": "area:6", "closed": "area:"}
"""Tooltips of the city beside those of its parts: what the ids of their things begin with."""


# --- after the games -------------------------------------------------------------------------


def along_the_shelf(tour: Tour) -> None:
    """Games that are over, and one that waits to be continued."""
    tour.prefix = "shelf_"
    tour.app.start_game(tour_setup(tour.app, "dungeonology"))
    _top(tour).saved.leave_game()
    tour.shoot("title")
    tour.walk(SHELF)


def replay(tour: Tour, index: int, list_too: bool = False) -> None:
    """A finished game watched again, two thirds through."""
    games = tour.app.games
    assert isinstance(games, Host)
    games.watch_entry(tour.app, games.library.history()[index])
    scene = _top(tour)
    scene.playback.jump(scene.playback.last * 2 // 3)
    if list_too:
        scene.open_list()


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
    *(Station(f"chronicle_{tab}", partial(chronicle, tab=tab)) for tab in ("games", "people")),
    Station("replay_0", partial(replay, index=0)),
    Station("replay_events", partial(replay, index=0, list_too=True)),
    Station("replay_1", partial(replay, index=1)),
)
