"""Everything at the table of Atlandice can be looked at closely."""

from collections.abc import Callable

import pygame
import pytest

from game.engine.titles.atlandice.box import MARKET
from game.engine.titles.atlandice.view_types import View
from game.scenes.atlandice.detail import CityDetails
from game.scenes.atlandice.inspect import CitySheet
from game.scenes.shell.app import App
from game.ui.spot import Thing
from tests.ui.atlandice_players import PLANS, at_city, moment
from tests.ui.driver import Driver

Make = Callable[..., App]


def things(view: View) -> list[Thing]:
    """One of each kind that can be pointed at, and all areas, spaces, resources and owners."""
    tiles = [(area["number"], area["tile"]) for area in view["areas"] if area["tile"]]
    return [
        *(("area", number) for number in range(1, MARKET + 1)),
        *(("tile", number, tile) for number, tile in tiles),
        *(("space", space) for space in range(view["spaces"])),
        *((kind, *rest) for r in range(1, 6) for kind, *rest in (("row", r), ("good", MARKET, r))),
        *(("owner", owner) for owner in range(len(view["players"]))),
        ("boat", view["submarine"]), ("die", 2, 2), ("dice",), ("points",), ("winning",),
    ]  # fmt: skip


def test_there_is_something_to_read_about_everything(make_app: Make) -> None:
    app = make_app(speed="off", hints=False)
    table = at_city(app, moment(*PLANS["middle"]))
    details = CityDetails(app, table.speech, table.presenter.view)
    for thing in things(table.presenter.view):
        detail = details.of(thing)
        assert detail is not None, thing
        assert detail.title, thing
        assert detail.lines, thing
        assert detail.pictures, thing
        assert "«" not in " ".join([detail.title, detail.note, detail.flavour, *detail.lines]), (
            thing
        )
    pointed = [s.thing for part in table.visible() for s in part.spots() if s.thing]
    assert pointed
    assert all(details.of(thing) is not None for thing in pointed)
    assert details.of(("nonsense", 1)) is None


@pytest.mark.parametrize("how", ["right click", "i"])
def test_anything_is_looked_at_and_laid_aside(make_app: Make, how: str) -> None:
    app = make_app(speed="off", hints=False)
    table = at_city(app, moment(*PLANS["middle"]))
    driver = Driver(app)
    spot = next(s for s in table.parts["city"].spots() if s.id == "card:1")
    for _ in range(2):
        driver.move(spot.rect.center)
        if how == "i":
            driver.key(pygame.K_i)
        else:
            driver.click_at(spot.rect.center, button=3)
        assert isinstance(driver.scene, CitySheet)
        assert driver.scene.thing == spot.thing
        driver.key(pygame.K_ESCAPE)
        assert driver.shows(table)


def test_a0_3_the_large_view_tells_which_tiles_lie_below_but_not_their_order(
    make_app: Make,
) -> None:
    """Whatever the order of the hidden tiles, the same is told."""
    app = make_app(speed="off", hints=False)
    table = at_city(app, moment(*PLANS["early"]))
    told = CityDetails(app, table.speech, table.presenter.view).of(("area", 1))
    assert told is not None
    hidden = [t for t in table.speech.box.tiles.values() if t.district == "jeweller"]
    hidden = [t for t in hidden if t.id != table.presenter.view["areas"][0]["tile"]]
    names = [table.speech.tile_name(tile.id) for tile in hidden]
    assert len(names) == 2
    assert any(table.speech.together(names) in line for line in told.lines)
