"""The table of Atlandice: whole games by mouse and keys, and what is shown of them."""

import random
from collections.abc import Callable, Mapping

import pygame

from game.engine.titles.atlandice.view_types import own_view
from game.scenes.atlandice.ribbon import CityRibbon
from game.scenes.records.scores import ScoresScene
from game.scenes.shell.app import App
from tests.ui.atlandice_players import CityPlayers, at_city, sat_down
from tests.ui.driver import Driver
from tests.ui.typed import sure

Make = Callable[..., App]
SHOWN = ("hand", "round", "start", "submarine")
AREA = ("goods", "tile", "tiles_below", "open")
PLAYER = ("goods", "points", "tiles", "dice", "gave")


def of(view: Mapping[str, object], *names: str) -> dict[str, object]:
    """So much of a view."""
    return {name: view[name] for name in names}


def test_a_whole_game_by_mouse(make_app: Make) -> None:
    """Between two people and the neutral player; three and four play in the long run."""
    app = make_app(speed="off", hints=False)
    table = at_city(app, sat_down(2, seed=2))
    players = CityPlayers(table, 2)
    assert players.play(), "the game is not over"
    outcome = table.sitting.outcome
    assert outcome is not None
    scores = app.stack.top
    assert isinstance(scores, ScoresScene)
    totals = [outcome.scores[seat]["total"] for seat in outcome.ranking]
    assert list(scores.book.totals) == totals
    assert {"visit", "take"} <= players.asked


def test_a_whole_game_by_keyboard_alone(make_app: Make) -> None:
    app = make_app(speed="off", hints=False)
    table = at_city(app, sat_down(3, 4))
    driver, rng = Driver(app), random.Random(4)
    for _ in range(900):
        if table.presenter.stage == "over":
            break
        driver.key(rng.choice((pygame.K_1, pygame.K_1, pygame.K_2, pygame.K_3, pygame.K_RETURN)))
        driver.pump(2)
    assert table.presenter.stage == "over"


def test_tab_and_enter_alone_play_rounds(make_app: Make) -> None:
    app = make_app(speed="off", hints=False)
    table = at_city(app, sat_down(2, 4))
    driver, rng = Driver(app), random.Random(4)
    while table.presenter.view["round"] < 3:
        before = table.sitting.length
        driver.focus(rng.choice(table.page.numbered()).id)
        driver.key(pygame.K_RETURN)
        if table.acts.picking:
            driver.key(pygame.K_TAB)
            driver.key(pygame.K_RETURN)
        driver.pump(3)
        assert table.sitting.length > before


def test_each_gate_has_one_number(make_app: Make) -> None:
    app = make_app(speed="off", hints=False)
    table = at_city(app, sat_down(3, 4))
    Driver(app).key(pygame.K_TAB)
    areas = [f"area:{area['number']}" for area in table.presenter.view["areas"] if area["dice"]]
    assert [widget.id for widget in table.page.numbered()] == areas


def test_what_is_shown_follows_event_by_event(make_app: Make) -> None:
    """When every event of a decision was seen, the view is the one of the rules."""
    app = make_app(speed="fast", hints=False)
    table = at_city(app, sat_down(2, 7))
    rng = random.Random(7)
    followed = 0
    while table.sitting.question is not None and followed < 150:
        while table.presenter.stage != "ask":
            app.frame(0.5)
        table.presenter.intend([rng.choice(list(table.presenter.choices.keys))])
        while table.presenter.pending or table.motion.running:
            table.presenter.finish()
        truth, shown = own_view(table.sitting.view(None)), table.presenter.view
        assert of(shown, *SHOWN) == of(truth, *SHOWN)
        for area, true in zip(shown["areas"], truth["areas"], strict=True):
            assert of(area, *AREA) == of(true, *AREA)
            assert sorted(area["dice"]) == sorted(true["dice"])
        for player, real in zip(shown["players"], truth["players"], strict=True):
            assert of(player, *PLAYER) == of(real, *PLAYER)
        followed += 1
        app.frame(0.5)
    assert followed > 100


def test_undo_takes_back_and_redo_does_again(make_app: Make) -> None:
    app = make_app(speed="off", hints=False)
    table = at_city(app, sat_down(3, 2))
    driver, before = Driver(app), None
    for seed in range(40):
        key = random.Random(seed).choice(list(table.presenter.choices.keys))
        before = table.sitting.view(None)
        table.acts.choose(table.presenter.choices.keys[0] if seed % 2 else key)
        driver.pump(3)
        if table.presenter.stage == "ask" and table.presenter.why_not_undo() is None:
            break
    after = table.sitting.view(None)
    driver.key(pygame.K_z, pygame.KMOD_CTRL)
    assert table.sitting.view(None) == before
    driver.key(pygame.K_y, pygame.KMOD_CTRL)
    assert table.sitting.view(None) == after


def test_nothing_is_hidden_between_people(make_app: Make) -> None:
    """A0.3: no curtain falls; the ribbon names the next person."""
    app = make_app(speed="off", hints=False)
    table = at_city(app, sat_down(3, 2))
    players = CityPlayers(table, 2)
    names, ribbon = set(), sure(table.parts["ribbon"], CityRibbon)
    for _ in range(12):
        players.act()
        assert app.stack.scenes == [table]
        while table.presenter.stage != "ask":
            app.frame(0.1)
        names.add(table.presenter.now.seat)
    assert table.speech.names[table.presenter.now.seat] in ribbon._sentence()
    assert len(names) == 3


def test_a_professor_answers_and_its_seat_tells_what_it_is(make_app: Make) -> None:
    app = make_app(speed="off", hints=False)
    sitting = sat_down(2, 7)
    sitting.seats[1].kind, sitting.seats[1].style = "professor", "raider"
    table = at_city(app, sitting)
    while not any(move.by == "computer" and move.key for move in sitting.timeline.moves):
        app.frame(0.5)
        if table.presenter.stage == "ask" and not table.motion.running:
            table.presenter.intend([table.presenter.choices.keys[0]])
    hints = {spot.id: spot.hint for spot in table.parts["ledger"].spots()}
    assert "A computer: Professor, Raider" in hints["owner:1"]
    assert "A computer" not in hints["owner:0"]
