"""The map in positions of whole games, measured: how large tiles are, and what lies over them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

import pygame

from game import api
from game.api import Question, State
from game.bots import BOTS
from game.engine.titles.dungeonology.view_types import own_view
from game.scenes.dungeonology.table import DungeonTable
from game.scenes.hand.fan import NOTHING
from game.scenes.shell.app import App
from game.scenes.tilemap.bounds import Bounds
from game.session.fairness import new_secret
from game.session.sitting import Sitting, first_state
from game.session.timeline import Timeline
from tests.ui.map_games import set_up, sitting_with
from tests.ui.solo import before_who_is_asked

ORIENTATIONS = ("rotate", "north")
#: Tiles of a dungeon, and the side each shows at, whether something can be played or not.
SIDES = ((3, 170), (8, 130), (19, 84))
PROMPTS = ("move", "act")


class Measured(NamedTuple):
    """One position: its dungeon, the side of its tiles, and what is wrong."""

    tiles: int
    rows: int
    side: float
    tucked: int
    standing: int
    is_whole: bool
    #: The foot of the list of the turn, which grows upwards.
    foot: tuple[int, int]
    faults: list[str]


def positions(seed: int, count: int) -> Iterator[State]:
    """Positions of a game, as many as asked for and evenly spread, at questions of a turn."""
    orientation = ORIENTATIONS[seed % 2]
    state, bot, found = first_state(set_up(orientation), seed), BOTS["scholar"](seed), []
    while isinstance(question := api.pending(state), Question):
        if question.prompt in PROMPTS:
            found.append(state.clone())
        api.choose(state, bot.answer(api.project(state, question.seat), question))
    step = max(1, len(found) // count)
    yield from found[::step][:count]


def shapes(seed: int) -> dict[int, tuple[int, int]]:
    """Columns and rows of the dungeon of a game by the number of its tiles, the last one as the last."""
    state, bot, found = first_state(set_up(ORIENTATIONS[seed % 2]), seed), BOTS["scholar"](seed), {}
    while isinstance(question := api.pending(state), Question):
        view = api.project(state, question.seat)
        lying = own_view(view)["map"]
        across, down = ({one[way] for one in lying} for way in ("x", "y"))
        found[len(lying)] = (max(across) - min(across) + 1, max(down) - min(down) + 1)
        api.choose(state, bot.answer(view, question))
    return found


def shown_at(table: DungeonTable, shape: tuple[int, int]) -> int:
    """The side at which a whole dungeon of so many columns and rows shows, whatever the hand does."""
    table.board.camera.bounds = Bounds(0, 0, *shape)
    return min(_whole_side(table, tucked) for tucked in (True, False))


def table_for_shapes(app: App) -> DungeonTable:
    """A table with something to play, whose dungeon may be thought to be of any shape."""
    return before_who_is_asked(app, sitting_with("act", 5, "play"))


def shares_shown(app: App, seeds: Sequence[int]) -> dict[int, float]:
    """In which share of games a dungeon of so many tiles, or the last one, shows as large as it should."""
    table = table_for_shapes(app)
    games = [shapes(seed) for seed in seeds]
    last = SIDES[-1][0]
    lying = {n: [game[n if n in game else max(game)] for game in games] for n, _ in SIDES}
    assert all(max(game) <= last for game in games)
    return {
        n: sum(shown_at(table, one) >= side for one in lying[n]) / len(games) for n, side in SIDES
    }


def measure(app: App, state: State, seed: int) -> Measured:
    """Show a position to whoever is asked, and look at the map."""
    sitting = Sitting(set_up(ORIENTATIONS[seed % 2]), new_secret(1), Timeline(state))
    table = before_who_is_asked(app, sitting)
    for _ in range(40):
        app.frame(1 / 30)
    table.recap.close()
    board = table.board
    # Of a dungeon too large to be read as a whole only what matters is shown.
    camera = board.camera
    is_whole = camera.now.side <= camera.farthest and camera._is_whole_readable()
    sides = {tucked: _whole_side(table, tucked) for tucked in (True, False)}
    return Measured(
        len(board.board.tiles),
        round(board.camera.bounds.bottom - board.camera.bounds.top),
        board.camera.now.side,
        sides[True],
        sides[False],
        is_whole,
        table.papers.solid[0].bottomright,
        list(_faults(table, is_whole)),
    )


def _whole_side(table: DungeonTable, tucked: bool) -> int:
    """The side at which the whole dungeon shows with the hand tucked away or standing."""
    hand, camera, places = table.hand, table.board.camera, table.places
    assert places is not None
    was = hand.layout.low
    hand.lower(NOTHING, tucked)
    room = table.map_and_hand.free(places)
    hand.lower(NOTHING, NOTHING in was)
    table.map_and_hand.free(places)
    return camera.side_in(room)


def _faults(table: DungeonTable, is_whole: bool) -> Iterator[str]:
    """Tiles under panels, and papers on tiles although there is bare table for them."""
    places, board = table.places, table.board
    assert places is not None
    fan = table.hand
    top = fan.layout.top_showing(fan.layout.tucked if fan.layout.low else fan.layout.shape.stands)
    hand = pygame.Rect(places.fan.x, top, places.fan.w, places.fan.h)
    panels = {
        "ribbon": places.ribbon, "rail": places.rail, "campus": places.campus,
        "notes": places.notes, "hand": hand, "end": places.end,
        **{f"button {i}": rect for i, rect in enumerate(places.buttons)},
        **{button.id: button.rect for button in table.papers.controls},
    }  # fmt: skip
    papers = {f"paper {i}": paper for i, paper in enumerate(table.papers.solid)}
    # Of a dungeon too large to be read as a whole the zone of whoever is asked lies bare.
    tiles = board.board.tiles if is_whole else [_own_zone(table)]
    for tile in tiles:
        rect = board.board.rect(tile)
        yield from (
            f"{tile} under {name}"
            for name, panel in (panels | papers).items()
            if rect.colliderect(panel)
        )


def _own_zone(table: DungeonTable) -> str:
    """Where whoever is asked stands."""
    seat = table.presenter.choices.seat
    assert seat is not None
    return str(table.presenter.view["scholars"][seat]["zone"])
