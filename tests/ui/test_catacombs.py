"""Catacombs at the table: a game by mouse, and what map, panels and papers show."""

from collections.abc import Callable

import pygame
import pytest

from game.engine.core.agenda import option
from game.engine.titles.catacombs.view_types import own_reach
from game.scenes.catacombs.map_places import MapEnd, MapRoom
from game.scenes.catacombs.replay import CatacombReplay, paint_catacombs
from game.scenes.records.scores import ScoresScene
from game.scenes.seats.curtain import Curtain
from game.scenes.shell.dialog import Confirm
from game.session.sitting import Sitting
from tests.ui.catacombs_players import CatacombPlayers, at_catacombs, sat_down
from tests.ui.driver import Driver

#: A seed by which the first player can explore after a step or two.
EXPLORES = 2

pytestmark = pytest.mark.usefixtures("folders")


def in_round(number: int) -> Callable[[Sitting], bool]:
    """Whether a game has come so far."""
    return lambda sitting: sitting.view(None)["round"] >= number


def test_a_game_of_two_to_its_end_by_mouse(make_app) -> None:
    """From its middle to the scores, whole games in the long run; what is asked has its place."""
    app = make_app(speed="off", confirm_end_of_turn=False)
    sitting = sat_down(2, seed=4, until=in_round(13), round_limit=20)
    players = CatacombPlayers(at_catacombs(app, sitting), seed=4)
    assert players.play(1500)
    assert isinstance(app.stack.top, ScoresScene)
    assert players.curtains > 10
    assert players.verbs >= {"play", "walk", "explore", "lay", "acquire", "take", "end"}


def opened(make_app, seed=4, **settings):
    """The first turn of two people with open hands."""
    app = make_app(speed="off", **settings)
    table = at_catacombs(app, sat_down(2, seed=seed, hands="open"))
    return table, CatacombPlayers(table)


def test_c2_15_open_hands_have_no_curtain(make_app) -> None:
    table, _ = opened(make_app)
    assert not isinstance(table.app.stack.top, Curtain)
    assert [card.id for card in table.parts["fan"].layout.cards] == table.presenter.view["players"][
        table.presenter.choices.seat
    ]["hand"]


def test_c3_13_the_end_is_barred_with_its_reason_until_all_cards_are_played(make_app) -> None:
    table, players = opened(make_app)
    assert table.page.find("barred_end").why
    assert table.page.find("answer:end") is None
    players._answer("play_all")
    assert table.page.find("barred_end") is None
    assert table.page.find("answer:end") is not None


def test_ending_with_something_left_asks_once_and_names_it(make_app) -> None:
    table, players = opened(make_app)
    players._answer("play_all")
    left = table.acts.left_over()
    assert left
    players.click("answer:end")
    asked = table.app.stack.top
    assert isinstance(asked, Confirm)
    assert all(part in asked.text for part in left)
    players.click("no")
    assert table.acts.left_over() == []


def test_ending_is_not_asked_about_where_what_is_left_buys_nothing(make_app) -> None:
    table, players = opened(make_app)
    players._answer("play_all")
    assert table.acts.left_over()
    choices = table.presenter.choices
    choices.options = [one for one in choices.options if one.verb == "end"]
    assert table.acts.left_over() == []
    choices.options = [option("token", "potion_of_healing"), *choices.options]
    assert table.acts.left_over() == [], "a token keeps for another turn"
    choices.options = [option("use", "wishing_well"), *choices.options]
    told = table.acts.left_over()
    assert not any("boot" in one for one in told), "out of the dungeon nobody walks"


def test_rooms_within_reach_are_lit_with_what_reach_tells(make_app) -> None:
    """The map holds no rule: places and prices are those of the engine, and nothing else is open."""
    table, players = opened(make_app)
    players._answer("play_all")
    board, choices = table.board.board, table.presenter.choices
    told = {step["room"]: step for step in own_reach(choices.reach())}
    assert told
    assert {str(place) for place in board.walks if isinstance(place, MapRoom)} == set(told)
    for room, step in told.items():
        place = MapRoom(room)
        assert dict(board.facts.anchors[place].price).get("boot", 0) == step["boots"]
        assert board.walks[place].way == tuple(key for leg in step["way"] for key in leg["answers"])
    ends = {place for place in board.facts.anchors if isinstance(place, MapEnd)}
    assert ends == {MapEnd(str(one.args[0])) for one in choices.offered("explore")}


def test_an_explored_tile_hangs_over_its_place_with_every_legal_turn(make_app) -> None:
    table, players = opened(make_app, EXPLORES)
    players._answer("play_all")
    while not table.presenter.choices.by_verb("explore"):
        players._answer(table.presenter.choices.by_verb("walk")[0])
    players._answer(table.presenter.choices.by_verb("explore")[0])
    laying = table.board.board.laying
    assert laying is not None
    assert laying.tile == table.presenter.view["now"]["tile"]
    keys = [lay.key for lay in laying.offer.lays]
    assert keys == table.presenter.choices.by_verb("lay")
    assert all(sum(joint.is_own for joint in lay.joints) == 1 for lay in laying.offer.lays)
    players._answer(keys[-1])
    assert laying.tile in table.board.board.tiles


def test_a_game_is_watched_again_and_kept_as_a_picture(make_app) -> None:
    app = make_app(speed="off")
    sitting = sat_down(3, seed=2, moves=60)
    replay = CatacombReplay(app, sitting, None)
    app.stack.reset(replay)
    Driver(app).pump(3)
    canvas = pygame.Surface((320, 180))
    before = canvas.copy()
    paint_catacombs(app, sitting, canvas)
    assert pygame.image.tobytes(canvas, "RGB") != pygame.image.tobytes(before, "RGB")
