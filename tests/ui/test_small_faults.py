"""Small things that were seen at the table and stay mended."""

import os
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import pygame
import pytest

from game.api import Question
from game.engine.core.agenda import option
from game.scenes.atlandice.table import CityTable
from game.scenes.dungeonology.attempt import facts
from game.scenes.dungeonology.attempt.question import AskedPainter
from game.scenes.dungeonology.attempt.stage import AttemptStage
from game.scenes.dungeonology.map_and_hand import ROOM
from game.scenes.dungeonology.zone_tips import Tips
from game.scenes.pages.settings import SettingsScene
from game.scenes.seats.rail import SeatRail
from game.scenes.shell.app import App
from game.scenes.table.choices import NO_CHOICES, Choices
from game.ui.choosers import Slider
from tests.ui.atlandice_players import CityPlayers, sat_down
from tests.ui.attempts import Game
from tests.ui.driver import Driver
from tests.ui.every_scene import dungeon
from tests.ui.layout import record
from tests.ui.map_games import sitting_with
from tests.ui.sittings import a_sitting
from tests.ui.solo import before_who_is_asked
from tests.ui.typed import sure

Make = Callable[..., App]


def verbs_of(question: Question) -> set[str]:
    """What can be done at a question."""
    return {option.key.split(":")[0] for option in question.options}


def test_a_dragged_card_goes_back_with_esc(make_app: Make) -> None:
    app = make_app(hints=False, speed="off")
    table, driver = dungeon(app), Driver(app)
    start = table.hand.spots()[0].rect.center
    driver.move(start)
    driver.down(start)
    driver.move((start[0], start[1] - 200))
    assert table.hand.layout.held is not None
    driver.key(pygame.K_ESCAPE)
    driver.pump(20)
    assert table.hand.layout.held is None
    assert app.stack.top is table
    assert all(card.lift == 0 and card.y > table.hand.rect.top for card in table.hand.layout.cards)


def test_the_slider_of_text_size_stays_under_the_pointer(make_app: Make) -> None:
    app = make_app(hints=False)
    scene, driver = SettingsScene(app), Driver(app)
    app.stack.reset(scene)
    driver.pump(3)
    driver.show("text_size")
    driver.pixels()
    slider = sure(scene.page.find("text_size"), Slider)
    track, y = slider.track.copy(), driver.spots()["text_size"].rect.centery
    driver.down((track.x, y))
    for share in (0.3, 0.6, 0.9):
        driver.move((round(track.x + share * track.w), y))
        driver.pixels()
        assert sure(scene.page.find("text_size"), Slider).track == track
        assert app.settings.text_size == 100
    shown = slider.value
    driver.up((round(track.x + 0.9 * track.w), y))
    assert app.settings.text_size == shown > 150


def test_a_name_of_sixteen_letters_is_written_whole(make_app: Make) -> None:
    app = make_app(hints=False, speed="off")
    sitting = sitting_with("act", 3, "study")
    for seat in sitting.seats:
        seat.name, seat.kind = "Wolfgang Amadeus", "person"
    table = before_who_is_asked(app, sitting)
    sure(table.parts["rail"], SeatRail).stale()
    rail = [d for d in record(app) if d.text.startswith("Wolfgang") and d.rect.x < table.u(240)]
    assert rail
    assert all("…" not in drawn.text for drawn in rail)
    assert all(drawn.rect.w <= drawn.box.w for drawn in rail)


class At(Choices):
    """Somebody at a question."""

    def __init__(self, prompt: str) -> None:
        self.prompt, self.seat = prompt, 0


@pytest.mark.parametrize(("prompt", "step"), [("generate", 1), ("interfere", 3), ("last_word", 4)])
def test_the_steps_of_an_attempt_go_back_with_an_undo(prompt: str, step: int) -> None:
    view: Any = {"asked": 0, "plays": []}
    attempt: Any = {"kind": "study", "seat": 0, "divined": []}
    assert facts.step_now(view, attempt, At(prompt), 4) == step
    assert facts.step_now(view, attempt, At("divination"), 4) == 4


def test_every_click_on_the_notes_opens_the_board(make_app: Make) -> None:
    table = dungeon(make_app(hints=False))
    notes = table.parts["notes"]
    things = {spot.thing for spot in notes.spots()}
    assert things == {("notes", table.presenter.choices.seat)}


def test_the_alert_only_grows_while_an_attempt_opens(make_app: Make) -> None:
    app = make_app(hints=False)
    table, driver = dungeon(app), Driver(app)
    table.acts.choose(table.presenter.choices.by_verb("study")[-1])
    seen = []
    for _ in range(150):
        driver.pump(1, 0.02)
        if table.attempt.moment is not None:
            seen.append(table.attempt.moment.expected[1])
    assert seen[-1] > 0
    assert seen == sorted(seen)


def test_a_tip_goes_with_the_choice_until_the_pointer_goes_elsewhere(make_app: Make) -> None:
    app = make_app(speed="off", hints=False)
    table = CityTable(app, sat_down(4))
    app.stack.reset(table)
    players = CityPlayers(table)
    players.driver.pump(5)
    x, y = players.find(table.presenter.choices.keys[0])
    players.driver.move((x, y))
    assert table.pointing._tip()
    players.driver.click_at((x, y))
    assert table.pointing._tip() is None
    players.driver.move((x + 1, y))
    assert table.pointing._tip() is None
    players.driver.move((x + table.u(12), y))
    players.driver.move((x, y))
    assert table.pointing._tip()


def test_a_hand_is_not_pointed_at_by_a_pointer_that_went_while_it_was_away(
    make_app: Make, monkeypatch: pytest.MonkeyPatch
) -> None:
    """After a divination a card showed itself large for nobody."""
    game = Game(make_app(speed="off", hints=False), a_sitting())
    game.until(lambda _, question: question.prompt == "generate")
    game.show()
    stage, fan = game.stage, game.stage.fan
    for has_hand, place in [(True, fan.spots()[0].rect.center), (False, (640, 200))]:
        monkeypatch.setattr(stage, "_has_hand", lambda there=has_hand: there)
        stage.handle(pygame.event.Event(pygame.MOUSEMOTION, pos=place))
        assert (fan.layout.over is not None) == has_hand


def test_what_comes_under_a_pointer_that_is_still_is_pointed_at_and_what_goes_no_longer(
    make_app: Make,
) -> None:
    table = dungeon(make_app(speed="off", hints=False))
    driver, hand = Driver(table.app), table.hand
    driver.move(hand.spots()[0].rect.center)
    assert hand.layout.over == 0
    table.acts.toggle_fold()
    assert hand.layout.over is None
    table.acts.toggle_fold()
    assert hand.layout.over == 0


def test_the_view_waits_for_who_is_asked_and_for_a_pointer_that_went_to_something(
    make_app: Make,
) -> None:
    """Zones that rivals laid lay below the ribbon, since a forgotten mouse lay on the table."""
    table = dungeon(make_app(speed="off", hints=False))
    board, driver, view = table.board, Driver(table.app), table.presenter.view
    tiles = [spot.rect for spot in board.spots()]
    clear = board.camera.clear
    places = [(x, clear.centery) for x in range(clear.left + 5, clear.right, 20)]
    bare = next(at for at in places if pygame.Rect(at, (1, 1)).collidelist(tiles) < 0)
    for place in (bare, tiles[0].center):
        driver.move(place)
        assert board.camera.resting
        board.show(view, NO_CHOICES)
        assert not board.camera.resting, "it was left there"
        board.show(view, table.presenter.choices)
    board.show(view, NO_CHOICES)
    driver.move(bare)
    assert not board.camera.resting
    driver.move(tiles[0].center)
    driver.move((tiles[0].centerx + 1, tiles[0].centery))
    assert board.camera.resting


def test_the_hand_stands_while_cubes_are_chosen_however_low_it_waited(make_app: Make) -> None:
    table = dungeon(make_app(speed="off", hints=False))
    hand = table.hand
    hand.lower(ROOM, True)
    waiting = hand.layout.top
    table.acts.aim(table.presenter.choices.by_verb("study"))
    table.app.frame(1 / 30)
    assert hand.layout.top == hand.layout.top_showing(hand.layout.shape.stands) < waiting
    Driver(table.app).key(pygame.K_ESCAPE)
    table.app.frame(1 / 30)
    assert not hand.layout.is_held_up


@pytest.mark.parametrize(("cards", "invites"), [(0, False), (2, True)])
def test_an_empty_hand_is_not_told_to_play_a_card_all_the_same(
    make_app: Make, cards: int, invites: bool
) -> None:
    app = make_app(hints=False)
    brush: Any = SimpleNamespace(app=app)
    stage: Any = None
    moment: Any = SimpleNamespace(
        choices=At("last_word"),
        attempt={"seat": 0},
        expected=(5, 5),
        view={"scholars": [{"hand_count": cards}]},
    )
    asked = AskedPainter(brush, stage, moment)
    assert ("all the same" in asked._to_answer()) == invites


def test_no_plate_comes_up_where_another_was_just_clicked(make_app: Make) -> None:
    """ "Let it be settled" does not stand where "Enough cards" stood."""
    stage, rows = AttemptStage(make_app(hints=False)), []
    for prompt in ("generate", "generate", "last_word", "generate", "react", "last_word"):
        stage._move_plates(At(prompt))
        rows.append(stage.row)
    assert rows == [0, 0, 1, 0, 1, 0]


def test_a_skill_of_an_attempt_lies_neither_where_one_passes_nor_on_who_may_answer(
    make_app: Make,
) -> None:
    """After "Pass" "Divine Intervention" came up under the pointer, and hid a seat's order."""
    game = Game(make_app(speed="off", hints=False), a_sitting())
    game.until(lambda _, question: {"pass", "skill"} <= verbs_of(question))
    game.show()
    skill, at = game.spot("skill"), sure(game.stage.stage)
    assert not skill.colliderect(at.buttons)
    assert not skill.colliderect(at.answers)
    assert not skill.colliderect(at.page)


def test_a_skill_of_an_attempt_says_what_it_does_and_what_it_costs(make_app: Make) -> None:
    """ "Divine Intervention" cost a stun token, and only its name stood there."""
    game = Game(make_app(speed="off", hints=False), a_sitting())
    game.until(lambda _, question: {"pass", "skill"} <= verbs_of(question))
    game.show()
    spot = next(one for one in game.stage.spots() if one.key.startswith("skill:"))
    assert "stun" in spot.hint


def test_a_jinx_that_may_be_shed_says_what_it_does_and_what_it_scores(make_app: Make) -> None:
    speech = dungeon(make_app(hints=False)).speech
    effect, points = speech.print_of(option("jinx", "J02")).split("\n")
    assert effect
    assert "2 points" in points


def test_a_card_that_is_read_lies_over_every_paper(
    make_app: Make, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A hint lay on the card shown large."""
    table, order = dungeon(make_app(hints=False)), []
    monkeypatch.setattr(table.page, "draw", lambda _: order.append("papers"))
    monkeypatch.setattr(table.hand, "draw_over", lambda _: order.append("card"))
    table.draw(pygame.Surface((1280, 720)))
    assert order == ["papers", "card"]


def test_who_plays_a_scholar_is_not_called_by_its_title(make_app: Make) -> None:
    """ "Bruno: Vincenzo, the Novice" read like the level of a computer."""
    assert Tips(make_app()).pawn("Bruno", "vincenzo") == "*Bruno* plays Vincenzo"


def test_the_click_by_which_a_window_comes_to_the_front_counts() -> None:
    """SDL would swallow it; under a server without a window manager it was the first of all."""
    assert os.environ["SDL_MOUSE_FOCUS_CLICKTHROUGH"] == "1"
