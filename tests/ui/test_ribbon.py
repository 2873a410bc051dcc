"""The ribbon at the start of a turn says what can be done, and lights no other phase."""

from collections.abc import Callable
from typing import Any

import pygame
import pytest

from game.api import Question
from game.scenes.dungeonology.ribbon import Ribbon, Start, start_of
from game.scenes.shell.app import App
from tests.ui.panels import Offered, PanelTable, view_of
from tests.ui.solo import a_table, sitting_at

Make = Callable[..., App]


class Beginning(Offered):
    """Somebody begins a turn with these answers; movement is among them if "end" is."""

    question = Question(0, "move", ())

    def view_at(self, key: str) -> Any:
        return {"title": "dungeonology", "steps_left": 4} if key in self.keys else {}


def test_at_the_start_of_a_turn_it_tells_steps_and_rest(make_app: Make) -> None:
    table, driver = a_table(make_app(speed="off", hints=False), sitting_at(13, 8))
    ribbon = table.parts["ribbon"]
    assert isinstance(ribbon, Ribbon)
    assert table.presenter.choices.prompt == "begin"
    assert table.presenter.choices.reach()
    speed = table.presenter.view["scholars"][0]["speed"]
    assert ribbon._sentence() == f"Ada: {speed} steps to move, or rest"
    assert ribbon._now() == "movement"
    assert ribbon._feet() > 0
    driver.key(pygame.K_h)  # with the hand face down nobody at the screen begins
    driver.pump(2)
    assert ribbon._sentence() == "Ada begins the turn"


@pytest.mark.parametrize(
    ("keys", "phases", "lit"),
    [
        (("end",), ("movement",), "movement"),
        (("rest", "end"), ("rest", "movement"), "movement"),
        (("submit", "rest", "end"), ("thesis", "rest", "movement"), "movement"),
        (("rest",), ("rest",), "rest"),
        (("submit", "rest"), ("thesis", "rest"), "rest"),
        (("rest", "go_on"), ("rest", "on"), "rest"),
        (("go_on",), ("on",), "thesis"),
    ],
)
def test_every_start_has_its_sentence_and_its_light(
    make_app: Make, keys: tuple[str, ...], phases: tuple[str, ...], lit: str
) -> None:
    view = view_of(0) | {"active": 0, "asked": 0, "phase": "start", "steps_left": 0}
    choices = Beginning(0, *keys)
    choices.end = "go_on" if "go_on" in keys else "end"
    table = PanelTable(make_app(speed="off"), view, choices)
    assert table.ribbon.start == Start(phases, 4 if "end" in keys else 0)
    assert table.ribbon._sentence().startswith("Ada")
    assert table.ribbon._now() == lit
    assert start_of(view | {"active": 1}, choices) == Start()


@pytest.mark.parametrize(
    ("prompt", "said"),
    [
        ("rest_discard", "Ada rests: which cards to discard?"),
        ("scry", "Ada decides"),
        ("headbutt", "Ada decides"),
    ],
)
def test_a_choice_inside_an_action_is_not_called_an_action_taken(
    make_app: Make, prompt: str, said: str
) -> None:
    view = view_of(0) | {"active": 0, "asked": 0, "phase": "action", "steps_left": 0}
    choices = Offered(0, "done")
    choices.prompt = prompt
    table = PanelTable(make_app(speed="off"), view, choices)
    assert table.ribbon._sentence() == said


def test_when_the_action_is_over_it_says_to_end_the_turn(make_app: Make) -> None:
    view = view_of(0) | {"active": 0, "asked": 0, "phase": "action", "steps_left": 0}
    choices = Offered(0, "pass")
    choices.end = "pass"
    table = PanelTable(make_app(speed="off"), view, choices)
    for point, said in (
        ("before_action", "decides"),
        ("acted", ": the action is taken, end the turn"),
    ):
        choices.question = Question(0, "priority", (), {"point": point})
        table.ribbon.show(view, choices)
        assert table.ribbon._sentence().removeprefix("Ada").strip() == said
