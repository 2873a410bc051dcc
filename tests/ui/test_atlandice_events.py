"""What happens at the table of Atlandice is seen: dice, emptied districts, the small log."""

import random
from collections.abc import Callable

import pygame
import pytest

from game.scenes.atlandice.city import City
from game.scenes.shell.app import App
from game.session.sitting import Sitting
from tests.ui.atlandice_players import PLANS, CityPlayers, at_city, moment, sat_down
from tests.ui.driver import Driver
from tests.ui.layout import layout_faults, record
from tests.ui.typed import sure

Make = Callable[..., App]


def test_dice_come_to_rest_at_their_gates(make_app: Make) -> None:
    app = make_app(speed="normal", hints=False)
    table = at_city(app, sat_down(4, 3))
    city = sure(table.parts["city"], City)
    assert len(city.flights.flying) == 9
    assert not [s for s in city.spots() if s.id.startswith("die:")]
    while table.presenter.stage != "ask":
        app.frame(1 / 30)
    assert not city.flights.flying
    dice = [s for s in city.spots() if s.id.startswith("die:")]
    assert len(dice) == 9
    for area in table.presenter.view["areas"]:
        at = city.area_places(area["number"])
        mine = [s for s in dice if s.id.startswith(f"die:{area['number']}:")]
        assert len(mine) == len(area["dice"])
        assert all(at.rect.contains(s.rect) for s in mine)


def test_a_click_skips_the_dice_and_the_result_stays_in_words(make_app: Make) -> None:
    app = make_app(speed="slow", hints=False)
    sitting = sat_down(3, 5, moves=5)
    table = at_city(app, sitting)
    players = CityPlayers(table, 5)
    while not any(e.event.kind == "gates_opened" for e in sitting.events_for(None)[-3:]):
        table.presenter.finish()
        app.frame(0.1)
        if table.presenter.stage == "ask":
            table.presenter.intend([players.rng.choice(list(table.presenter.choices.keys))])
    players.driver.click_at(table.parts["city"].rect.center)
    assert not table.motion.running
    assert table.log.lines[-1].text == table.speech.event(sitting.events_for(None)[-1].event)


def _emptied_next(seats: int) -> tuple[Sitting, str]:
    """A sitting and the answer that empties a district with somebody to pay for the second most."""
    for seed in range(60):
        sitting, rng = sat_down(seats, seed), random.Random(seed)
        while sitting.question is not None:
            before, told = sitting.length, len(sitting.events_for(None))
            key = rng.choice([option.key for option in sitting.question.options])
            sitting.choose(key)
            new = [one.event for one in sitting.events_for(None)[told:]]
            if {"tile_won", "points"} <= {event.kind for event in new}:
                return sat_down(seats, seed, before - 1), key
    raise AssertionError("no district is ever emptied")


def _paid(sitting: Sitting, told: int) -> list[tuple[int, int]]:
    """What the rules have paid for an emptying since then, the winner of the tile first."""
    new = [one.event for one in sitting.events_for(None)[told:]]
    paid = [(event.facts["owner"], 3) for event in new if event.kind == "tile_won"]
    return paid + [(e.facts["owner"], e.facts["n"]) for e in new if e.kind == "points"]


@pytest.mark.parametrize("speed", ["off", "normal"])
def test_a7_4_an_emptied_district_has_a_banner(make_app: Make, speed: str) -> None:
    """Who, how many points and why stand over the board until play goes on."""
    app = make_app(speed=speed, hints=False)
    sitting, key = _emptied_next(3)
    table = at_city(app, sitting)
    table.presenter.finish()
    app.frame(0.1)
    told = len(sitting.events_for(None))
    table.presenter.intend([key])
    banner = table.banner
    while not banner.area:
        app.frame(0.1)
    app.frame(0.1)
    paid = [(owner, points) for owner, points, _why in banner.rows()]
    assert sorted(paid) == sorted(_paid(sitting, told))
    written = " ".join(drawn.text for drawn in record(app))
    for owner, points, why in banner.rows():
        assert why.replace("*", "") in written
        assert f"+{points}" in written
        assert table.speech.owner(owner) in why
    assert layout_faults(app) == []
    while table.presenter.stage != "ask":
        table.presenter.finish()
        app.frame(0.1)
    assert banner.area
    table.presenter.intend([table.presenter.choices.keys[0]])
    while table.presenter.stage != "ask":
        table.presenter.finish()
        app.frame(0.1)
    assert not banner.area


def test_the_banner_has_room_for_three_where_text_is_large(make_app: Make) -> None:
    app = make_app(speed="off", hints=False, size=(1024, 600), text_size=200)
    sitting, key = _emptied_next(3)
    table = at_city(app, sitting)
    table.presenter.intend([key])
    banner = table.banner
    while not banner.area:
        app.frame(0.1)
    banner.pays = {"first": [0, 1, 2], "second": []}
    banner.stale()
    app.frame(0.1)
    spot = next(s for s in banner.spots() if s.id == "banner")
    assert table.area.contains(spot.rect)


def test_a_click_on_the_banner_puts_it_away_and_chooses_nothing(make_app: Make) -> None:
    app = make_app(speed="off", hints=False)
    sitting, key = _emptied_next(4)
    table = at_city(app, sitting)
    table.presenter.intend([key])
    driver = Driver(app)
    while table.presenter.stage != "ask":
        table.presenter.finish()
        driver.pump()
    length = sitting.length
    spot = next(s for s in table.banner.spots() if s.id == "banner")
    driver.click_at(spot.rect.center)
    assert not table.banner.area
    assert sitting.length == length


def test_the_small_log_tells_everything_and_scrolls(make_app: Make) -> None:
    app = make_app((1920, 1080), speed="off", hints=False)
    table = at_city(app, moment(3, 8, 120))
    told, driver = table.parts["told"], Driver(app)
    assert told.rect.h
    driver.move(told.rect.move(0, 20).midtop)
    lay = app.look.type.lay
    unseen = {" ".join(lay(line.text, line.style).text.split()) for line in table.log.lines}
    for _ in range(200):
        drawn = {one.text for one in record(app) if told.rect.contains(one.rect)}
        unseen -= {" ".join(text.split()) for text in drawn}
        if not unseen:
            break
        driver.post(pygame.MOUSEWHEEL, x=0, y=1, flipped=False)
    assert unseen == set()


def test_the_speed_button_says_what_it_does_and_never_hides_what_happens(make_app: Make) -> None:
    app = make_app(speed="normal", hints=False)
    table = at_city(app, moment(*PLANS["early"]))
    driver = Driver(app)
    for _ in range(7):
        tip = sure(table.page.find("speed")).tip
        assert app.words(f"table.speed.{app.settings.speed}") in tip
        promised = table.acts.speed_after()
        assert app.words(f"table.speed.{promised}") in tip
        driver.click("speed")
        assert app.settings.speed == promised != "off"
    for _ in range(6):
        driver.key(pygame.K_PLUS)
    assert app.settings.speed == "fast"
