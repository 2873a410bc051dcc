"""A tile that waits at the table of Catacombs: turning it, the page with its turns, what it joins."""

import pygame
import pytest

from game.scenes.catacombs.map_words import toll
from game.scenes.tilemap.model import Face
from tests.ui.catacombs_players import CatacombPlayers, at_catacombs, sat_down
from tests.ui.driver import Driver
from tests.ui.typed import sure

pytestmark = pytest.mark.usefixtures("folders")


def waits(sitting) -> bool:
    """Does a tile wait with some turns that are legal and some that are not?"""
    legal = [o for o in sitting.question.options if o.verb == "lay"]
    return sitting.question.prompt == "act" and 1 < len(legal) < 4


@pytest.fixture
def table(make_app):
    app = make_app(speed="off")
    return at_catacombs(app, sat_down(2, seed=3, until=waits, hands="open"))


def places(table):
    return {spot.id: spot for spot in table.turns.spots()}


def test_c6_5_the_page_lists_four_turns_illegal_ones_with_the_reason(table) -> None:
    choices, spots = table.presenter.choices, places(table)
    legal = choices.by_verb("lay")
    assert sum(name.startswith("turn:") for name in spots) == 4
    for turn in range(4):
        key, spot = f"lay:{turn}", spots[f"turn:{turn}"]
        assert spot.enabled == (key in legal)
        assert key in legal or spot.hint == choices.why_not("lay", turn)


def test_c6_5_an_illegal_turn_is_never_held_nor_laid(table) -> None:
    driver, laying = Driver(table.app), table.board.board.laying
    legal = {lay.turn for lay in laying.offer.lays}
    barred = next(turn for turn in range(4) if turn not in legal)
    length = table.sitting.length
    driver.click_at(places(table)[f"turn:{barred}"].rect.center)
    assert laying.turn in legal
    for key in (pygame.K_r, pygame.K_e, pygame.K_q):
        for _ in range(4):
            driver.key(key)
            assert laying.turn in legal
    assert table.sitting.length == length


def test_wheel_keys_and_right_button_step_through_the_legal_turns(table) -> None:
    driver, laying = Driver(table.app), table.board.board.laying
    turns = sorted(lay.turn for lay in laying.offer.lays)
    x, y = laying.offer.lays[0].cell
    at = tuple(round(v) for v in table.board.camera.to_screen((x + 0.5, y + 0.5)))
    driver.move(at)
    assert laying.chosen is not None

    def steps(act) -> bool:
        before = turns.index(laying.turn)
        act()
        return turns.index(laying.turn) == (before + 1) % len(turns)

    assert steps(lambda: driver.key(pygame.K_r))
    assert steps(lambda: driver.key(pygame.K_e))
    assert steps(lambda: driver.post(pygame.MOUSEBUTTONDOWN, pos=at, button=3))
    assert steps(lambda: driver.post(pygame.MOUSEWHEEL, y=-1, x=0))


def test_each_turn_tells_what_the_way_in_costs_and_what_it_opens(table) -> None:
    told = {one["turn"]: one for one in table.presenter.view["now"]["rotations"]}
    for lay in table.board.board.laying.offer.lays:
        own = [joint for joint in lay.joints if joint.is_own]
        assert own[0].price == toll(told[lay.turn])
        assert len(lay.joints) == len(told[lay.turn]["joins"])


def test_prices_of_its_ways_leave_the_name_of_the_tile_free(table) -> None:
    marker, laying = table.board.paint.marker, table.board.board.laying
    for lay in laying.offer.lays:
        face = Face(laying.tile, lay.turn, laying.offer.pieces, size=laying.size)
        corner = table.board.camera.tile(lay.cell).topleft
        names = [
            box.move(corner) for box in marker.art.prints.written(marker.art, face, marker.side)
        ]
        assert names
        for joint in lay.joints:
            assert marker.joint_price(joint, names)[1].collidelist(names) < 0


def test_the_place_is_looked_at_closely_while_a_tile_is_turned(table) -> None:
    """The map grows round the tile and the room one comes from, and goes back once it lies."""
    camera, laying = table.board.camera, table.board.board.laying
    assert camera.closely is not None
    (cell,) = laying.places
    tile = camera.tile(cell)
    assert camera.clear.contains(tile.inflate(-2, -2))
    assert tile.w >= min(camera.side_in(camera.clear), round(camera.clear.h * 0.3))
    table.acts.choose(laying.offer.lays[0].key)
    Driver(table.app).pump(30)
    assert camera.closely is None


def explored_at_the_right(sitting) -> str:
    """The answer that explores to the right of a map that is still small."""
    view = sitting.view(0)
    laid = [one["x"] for one in view["map"]]
    ways = {w["id"] for w in view["tunnels"] if w["cell"] and w["cell"][0] > max(laid)}
    keys = [option.key for option in sitting.question.options if option.verb == "explore"]
    return next((key for key in keys if key.split(":")[1] in ways and len(laid) < 5), "")


def test_the_page_at_the_left_covers_no_tile_of_a_small_map(make_app) -> None:
    """Also while the pointer rests on the place that was clicked."""
    sitting = sat_down(2, seed=2, until=lambda s: bool(explored_at_the_right(s)), hands="open")
    key, app = explored_at_the_right(sitting), make_app(speed="off")
    table, driver = at_catacombs(app, sitting), Driver(app)
    driver.click_at(next(s.rect.center for s in table.board.spots() if s.key == key))
    driver.pump(30)
    page = table.turns.page(sure(table.places).clear)
    assert table.turns.is_left()
    assert page.collidelist(table.board.tiles_lying()) < 0
    laying = sure(table.board.board.laying)
    assert laying.cell in laying.places, "it stays at its place while the view moves"


def test_the_page_turns_and_lays(table) -> None:
    driver, laying = Driver(table.app), table.board.board.laying
    wanted = max(lay.turn for lay in laying.offer.lays)
    driver.click_at(places(table)[f"turn:{wanted}"].rect.center)
    assert laying.chosen.turn == wanted
    driver.click_at(places(table)["lay_tile"].rect.center)
    lying = next(one for one in table.presenter.view["map"] if one["tile"] == laying.tile)
    assert lying["turn"] == wanted
    assert not table.turns.is_open()


def test_c6_7_cards_are_played_while_the_tile_waits(make_app) -> None:
    def with_cards(sitting) -> bool:
        return waits(sitting) and any(o.verb == "play" for o in sitting.question.options)

    app = make_app(speed="off")
    table = at_catacombs(app, sat_down(2, seed=3, until=with_cards, hands="open"))
    players, tile = CatacombPlayers(table), sure(table.board.board.laying).tile
    players._answer(table.presenter.choices.by_verb("play")[0])
    assert sure(table.board.board.laying).tile == tile
    assert table.turns.is_open()


def test_the_list_of_a_turn_would_rather_cover_a_tile_that_lies_than_the_one_in_the_hand(
    table,
) -> None:
    board, papers = table.board.board, table.papers
    waiting, laid = board.open_cells()[0], next(iter(board.taken))
    slip = pygame.Rect(0, 0, 60, 40)
    over = [slip.move_to(center=table.board.camera.tile(cell).center) for cell in (waiting, laid)]
    assert papers._tiles_below(over[0]) > papers._tiles_below(over[1]) > (0, 0)
