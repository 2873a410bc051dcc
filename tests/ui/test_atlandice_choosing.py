"""What can be chosen at the table of Atlandice, by which clicks, and what is told before."""

import random
from collections.abc import Callable
from typing import Any

import pygame
import pytest

from game.engine.titles.atlandice.view_types import PaysView, Preview, own_preview
from game.scenes.atlandice.city import City
from game.scenes.atlandice.table import CityTable
from game.scenes.shell.app import App
from game.session.sitting import Sitting
from tests.ui.atlandice_players import CityPlayers, at_city, moment, sat_down
from tests.ui.driver import Driver
from tests.ui.layout import SIZES
from tests.ui.typed import sure

Make = Callable[..., App]


def asked_to(prompt: str, wanted: Callable[[tuple[str, ...]], bool], seats: int = 3) -> Sitting:
    """A sitting in which this is asked with such answers."""
    for seed in range(60):
        sitting, rng = sat_down(seats, seed), random.Random(seed)
        while sitting.question is not None:
            keys = tuple(option.key for option in sitting.question.options)
            if sitting.question.prompt == prompt and wanted(keys):
                return sitting
            sitting.choose(rng.choice(keys))
    raise AssertionError(f"nobody is asked to {prompt}")


def _has_two_kinds(keys: tuple[str, ...]) -> bool:
    return len({key.split(":")[1] for key in keys}) > 1 and len(set(keys)) > 3


def _city_spot(table: CityTable, name: str) -> tuple[int, int]:
    spot = next(s for s in table.parts["city"].spots() if s.id == name)
    at = CityPlayers(table).free_point(spot)
    assert at is not None, f"{name} cannot be clicked"
    return at


def test_a_piece_goes_where_the_district_is_clicked(make_app: Make) -> None:
    app = make_app(speed="off", hints=False)
    table = at_city(app, asked_to("move", _has_two_kinds))
    driver, presenter = Driver(app), table.presenter
    key = presenter.choices.keys[-1]
    _, resource, goal = key.split(":")
    origin = presenter.choices.args["area"]
    driver.click_at(_city_spot(table, f"good:{origin}:{resource}"))
    assert sure(table.parts["city"], City).held == f"move:{resource}"
    driver.click_at(_city_spot(table, f"area:{goal}"))
    moved = next(
        t.event for t in reversed(table.sitting.events_for(None)) if t.event.kind == "moved"
    )
    assert (moved.facts["resource"], moved.facts["area"]) == (int(resource), int(goal))
    assert not sure(table.parts["city"], City).held
    driver.key(pygame.K_z, pygame.KMOD_CTRL)
    assert not sure(table.parts["city"], City).held


def test_an_answer_that_turns_a_die_names_the_gate_it_goes_to(make_app: Make) -> None:
    table = at_city(make_app(speed="off", hints=False), asked_to("change_die", bool))
    choices, speech = table.presenter.choices, table.speech
    for key in choices.keys:
        goal = own_preview(choices.preview(key))["goal"]
        assert choices.answer(key).endswith(f" {speech.area(goal)}")


def test_a_goal_clicked_first_asks_what_goes_there(make_app: Make) -> None:
    app = make_app(speed="off", hints=False)
    table = at_city(app, asked_to("move", _has_two_kinds))
    driver = Driver(app)
    goal = table.presenter.choices.keys[0].split(":")[2]
    driver.click_at(_city_spot(table, f"area:{goal}"))
    keys, _near = sure(table.acts.picking)
    assert len(keys) > 1
    assert all(key.endswith(f":{goal}") for key in keys)
    driver.key(pygame.K_ESCAPE)
    assert not table.acts.picking
    assert not sure(table.parts["city"], City).held
    assert app.stack.top is table


def test_a_slip_of_answers_leaves_the_question_free(make_app: Make) -> None:
    for size in SIZES:
        app = make_app(size, speed="off", hints=False)
        table = at_city(app, sat_down(2, 2))
        driver, players = Driver(app), CityPlayers(table)
        for key in {f"visit:{k.split(':')[1]}" for k in table.presenter.choices.keys}:
            driver.click_at(players.find(key))
            assert table.acts.picking
            slip = sure(table.page.find("picking")).rect
            assert not slip.colliderect(table.parts["ribbon"].rect)
            assert app.screen.get_rect().contains(slip)
            driver.key(pygame.K_ESCAPE)


def test_hovering_tells_what_a_visit_brings(make_app: Make) -> None:
    app = make_app(speed="off", hints=False)
    table = at_city(app, sat_down(3, 2))
    players = CityPlayers(table)
    visits = [key for key in table.presenter.choices.keys if key.startswith("visit:")]
    assert visits
    for key in visits:
        Driver(app).move(players.find(key))
        tip = table.parts["city"].tip()
        assert tip is not None
        area = int(key.split(":")[1])
        assert table.speech.area(area) in tip[0].casefold()
        assert (
            str(
                own_preview(table.sitting.preview(sure(table.presenter.choices.seat), key))["takes"]
            )
            in tip[0]
        )


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_tooltips_of_emptying_visits_tell_what_is_really_paid(make_app: Make, seats: int) -> None:
    """The sentences of a tooltip are those of the engine's preview, for every owner it may have."""
    app = make_app(speed="off", hints=False)
    told = 0
    for seed in range(4):
        sitting, rng = sat_down(seats, seed), random.Random(seed)
        while sitting.question is not None and told < 12:
            question = sitting.question
            keys = [option.key for option in question.options]
            facts = [own_preview(sitting.preview(question.seat, key)) for key in keys]
            emptying = [one for one in facts if one.get("empties") and one.get("pays")]
            if question.prompt == "visit" and emptying:
                told += 1
                table = at_city(app, sitting)
                _check_tips(table, emptying)
            sitting.choose(rng.choice(keys))
    assert told > 3


def _check_tips(table: CityTable, emptying: list[Preview]) -> None:
    spots = {s.id: s.hint for s in table.parts["city"].spots()}
    for area in {facts["area"] for facts in emptying}:
        ways = [facts["pays"] for facts in emptying if facts["area"] == area]
        for line in table.speech.paid_by(area, ways):
            assert line in spots[f"area:{area}"]
            assert line in spots[f"card:{area}"]


def test_a11_3_a_tip_says_when_pay_depends_on_the_owner_of_a_visit(make_app: Make) -> None:
    """Not that it depends on what else is taken, where nothing else is."""
    speech = at_city(make_app(speed="off", hints=False), sat_down(2)).speech
    mine, neutral = PaysView(first=[0], second=[1]), PaysView(first=[2], second=[0])
    by_owner = [speech.say("majority.pays_by_owner")]
    assert speech.paid_by(1, [[mine], [neutral]]) == by_owner
    assert speech.paid_by(1, [[mine], [mine]]) == speech.pays(1, mine)
    assert speech.paid_by(1, [[mine, neutral]]) == [speech.say("majority.pays_open")]


def test_a_donation_tells_what_it_costs(make_app: Make) -> None:
    app = make_app(speed="off", hints=False)
    table = at_city(app, asked_to("donate", lambda keys: len(keys) > 4))
    spots = [s for s in table.parts["ledger"].spots() if s.key.startswith("give:")]
    assert spots
    assert all("1 more resource for +1" in spot.hint for spot in spots)
    Driver(app).click_at(spots[0].rect.center)
    spots = [s for s in table.parts["ledger"].spots() if s.key.startswith("give:")]
    assert all("that makes +1" in spot.hint for spot in spots)


def test_a6_j2_a_swap_asks_first_what_leaves_then_what_comes(make_app: Make) -> None:
    sitting = asked_to("swap", lambda keys: keys[0].startswith("away:"))
    table = at_city(make_app(speed="off", hints=False), sitting)
    assert table.presenter.choices.sentence == "Which resource leaves the jeweller’s?"
    leaves = next(s for s in table.parts["city"].spots() if s.key.startswith("away:"))
    Driver(table.app).click_at(_city_spot(table, leaves.id))
    assert table.presenter.choices.sentence.startswith("What comes to the jeweller’s for it")


@pytest.mark.parametrize("how", ["cancel", "Esc"])
def test_a8_8_the_first_resource_of_a_donation_can_be_taken_back(make_app: Make, how: str) -> None:
    sitting = asked_to("donate", lambda keys: len(keys) > 4)
    table = at_city(make_app(speed="off", hints=False), sitting)
    driver, asked = Driver(table.app), list(table.presenter.choices.keys)
    assert "cancel" not in driver.spots()
    paid = next(s for s in table.parts["ledger"].spots() if s.key.startswith("give:"))
    driver.click_at(paid.rect.center)
    assert table.presenter.choices.args["paid"]
    if how == "Esc":
        driver.key(pygame.K_ESCAPE)
    else:
        driver.click("cancel")
    assert list(table.presenter.choices.keys) == asked
    assert table.app.stack.top is table


def test_pointing_at_a_district_does_not_look_like_choosing_it(make_app: Make) -> None:
    """Brass means that it can be chosen; what is only pointed at has a line of ink."""
    app = make_app(speed="off", hints=False)
    table = at_city(app, moment(4, 3, 40))
    city, view = sure(table.parts["city"], City), table.presenter.view
    closed = next(a["number"] for a in view["areas"] if not a["dice"])
    brass = app.look.colour("brass_light")[:3]

    def frame(number: int) -> set[Any]:
        app.stack.stale = True
        app.frame(0)
        rect = city.area_places(number).rect
        row = range(rect.x + 30, rect.right - 30)
        return {tuple(app.screen.get_at((x, rect.y + 1)))[:3] for x in row}

    offered = next(a["number"] for a in view["areas"] if a["dice"])
    assert brass in frame(offered)
    Driver(app).move(_city_spot(table, f"area:{closed}"))
    assert city.marked == ("area", closed)
    assert brass not in frame(closed)
