"""How many clicks a turn takes by mouse: exploring and studying nine at most, resting two."""

from collections.abc import Callable

import pytest

from game.scenes.dungeonology.duel.aim import AimScene
from game.scenes.library.games import Host
from game.scenes.seats.curtain import DEAF_SECONDS
from game.scenes.shell.app import App
from game.session.setup import quick_setup
from tests.names import NAMES
from tests.ui.driver import Driver
from tests.ui.players import Players

MOST_STUDYING, MOST_RESTING = 9, 2

MOST_ANSWERS = 60


class Turn(Players):
    """One person who knows what to do, against computers; clicks are counted."""

    def settle(self) -> None:
        """Let time pass until something waits for a click."""
        for _ in range(4000):
            if self.top is not self.table:
                return
            if self.table.course.stage in ("ask", "bar", "over"):
                return
            self.driver.pump(1, 0.05)
        raise AssertionError("nobody is asked")

    def do(self, key: str) -> None:
        """One answer by as many clicks as it takes."""
        where = self.find(self.table, key)
        self.click_at(where)
        if self.table.acts.picking:
            self.click(f"pick:{key}")
        if isinstance(self.top, AimScene):
            self.click(f"aim:{key}")
        self.settle()

    def turn(self) -> int:
        return int(self.table.course.view["turn"])


@pytest.fixture
def turn(make_app: Callable[..., App]) -> Turn:
    app = make_app(games=Host(seed=5), speed="off", hints=False, confirm_end_of_turn=False)
    app.start_game(quick_setup("dungeonology", NAMES))
    players = Turn(Driver(app), 5, answers=0.0)
    players.settle()
    if players.table.recap.lines:
        players.table.acts.put_away()
    players.clicks = 0
    return players


def study_to_its_end(turn: Turn) -> None:
    """Lay every card, settle, read the verdict, decide what it leaves to decide."""
    began = turn.turn()
    for _ in range(MOST_ANSWERS):
        if turn.turn() != began:
            return
        top, choices = turn.top, turn.table.course.choices
        if top is not turn.table:
            turn.driver.pump(1, DEAF_SECONDS + 0.1)
            areas = [area for area in top.clickable() if area.enabled]
            turn.click_at(areas[-1].rect.center)
            turn.settle()
        elif turn.table.course.stage == "bar":
            turn.click("bar:go_on")
            turn.settle()
        else:
            turn.do(next_key(choices.keys, choices.end))
    raise AssertionError("the turn does not end")


def next_key(keys, end: str) -> str:
    """Cards first, then what settles it, then the end of the turn."""
    for verb in ("use", "pick", "stun", "sacrifice", "done", "pass", "end"):
        found = [key for key in keys if key.split(":")[0] == verb]
        if found:
            return found[0]
    return end or keys[-1]


def test_a_turn_of_exploring_and_studying_takes_nine_clicks_at_most(turn: Turn) -> None:
    turn.do("explore")
    lay = turn.table.course.choices.by_verb("lay")
    assert lay
    turn.do(lay[0])
    choices = turn.table.course.choices
    if not choices.by_verb("study"):  # a level to choose, a student to give: part of the way
        turn.do(choices.keys[0])
        choices = turn.table.course.choices
    turn.do(choices.by_verb("study")[0])
    study_to_its_end(turn)
    assert turn.clicks <= MOST_STUDYING, f"{turn.clicks} clicks"


def test_resting_takes_two_clicks(turn: Turn) -> None:
    turn.click("answer:rest")
    turn.settle()
    began = turn.turn()
    turn.click("answer:confirm")
    turn.settle()
    assert turn.turn() != began or turn.table.course.view["active"] != 0
    assert turn.clicks <= MOST_RESTING
