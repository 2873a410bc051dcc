"""What buttons say is true of the game that lies there."""

from collections.abc import Callable

import pytest

from game.scenes.library.games import Host
from game.scenes.shell.app import App
from game.session.setup import first_setup, save_setup
from tests.ui.driver import Driver
from tests.ui.every_scene import dungeon
from tests.ui.solo import a_table, sitting_at
from tests.ui.test_scoring import finished
from tests.ui.typed import sure

Make = Callable[..., App]


def test_a_table_just_opened_does_not_say_that_no_computer_has_moved(make_app: Make) -> None:
    table, _ = a_table(make_app(speed="off", hints=False), sitting_at(13, 7))
    again = table.page.find("again")
    assert not sure(again).enabled
    assert sure(again).why == table.words("table.again_gone")
    computers = [move for move in table.sitting.timeline.moves if move.by == "computer"]
    assert computers
    for move in computers:
        move.by = "person"
    table.rebuild()
    assert sure(table.page.find("again")).why == table.words("table.no_again")


@pytest.mark.parametrize("is_over", [False, True])
def test_a_finished_game_is_watched_as_a_whole(make_app: Make, is_over: bool) -> None:
    app = make_app(games=Host(), speed="off")
    sitting = finished()[0] if is_over else sitting_at(1, 7)
    words = {entry[0]: entry[1] for entry in sure(app.games).menu_entries(app, sitting, None)}
    assert words["watch"] == ("Watch the game" if is_over else "Watch the game so far")


@pytest.mark.parametrize("name", ["Grete", "Bruno"])
def test_quick_start_knows_the_name_of_the_last_set_up(driver: Driver, name: str) -> None:
    setup = first_setup("dungeonology", ["Emil", name])
    setup.seats[0].kind = "scholar"
    save_setup(setup)
    driver.click("quick_start")
    seats = driver.games.started[0].seats
    assert seats[0].name == name
    assert len({seat.name for seat in seats}) == 4
    assert [seat.kind for seat in seats] == ["person", "scholar", "scholar", "scholar"]


@pytest.mark.parametrize(
    ("prompt", "args", "words"),
    [
        ("lay", {}, "Where do you lay the new zone?"),
        ("lay", {"opened": "I-5"}, "Stairs of Workers’ Party: where do you lay the new zone?"),
        ("roll_call", {"asks": "sacrifice"}, "Roll-Call: sacrifice a student, or drop a cube?"),
        ("roll_call", {"asks": "drop"}, "Roll-Call: which cube do you drop?"),
    ],
)
def test_a_question_names_its_cause_and_only_what_can_be_answered(
    make_app: Make, prompt: str, args: dict[str, str], words: str
) -> None:
    """A second zone came up for no reason that was told; nobody without students sacrifices one."""
    assert dungeon(make_app(hints=False)).speech.prompt(prompt, args) == words
