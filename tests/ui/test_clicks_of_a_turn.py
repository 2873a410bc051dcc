"""How many clicks a turn takes by mouse: exploring and studying nine at most, resting two."""

from collections.abc import Callable

import pytest

from game.scenes.dungeonology.attempt.aim import AimScene
from game.scenes.library.games import Host
from game.scenes.seats.curtain import DEAF_SECONDS
from game.scenes.shell.app import App
from game.scenes.table.choices import Choices
from game.session.computers import Computers
from game.session.setup import quick_setup
from tests.seats import NAMES
from tests.ui.driver import Driver
from tests.ui.dungeonology_players import DungeonPlayers

MOST_STUDYING, MOST_RESTING = 9, 2
#: Seed, cards laid, and all that is said on the stage: a third card, a last word, and both.
CASES = [
    (18, 3, "use use use done pass"),
    (11, 2, "use use done play"),
    (13, 3, "use use use done play"),
]

MOST_ANSWERS = 60


class Turn(DungeonPlayers):
    """One person who knows what to do, against computers; clicks are counted."""

    def settle(self) -> None:
        """Let time pass until something waits for a click."""
        for _ in range(4000):
            if self.top is not self.table:
                return
            if self.table.presenter.stage in ("ask", "bar", "over"):
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
        return int(self.table.presenter.view["turn"])


Sit = Callable[[int], Turn]


@pytest.fixture
def sit(make_app: Callable[..., App], monkeypatch: pytest.MonkeyPatch) -> Sit:
    """The first turn of the person in the game of a seed, with computers that always do the same."""
    monkeypatch.setattr(Computers, "seed_of", lambda self, seat: seat)

    def sit_down(seed: int) -> Turn:
        app = make_app(games=Host(seed=seed), speed="off", hints=False, confirm_end_of_turn=False)
        app.start_game(quick_setup("dungeonology", NAMES))
        players = Turn(Driver(app), seed, answers=0.0)
        players.settle()
        if players.table.recap.lines:
            players.table.acts.put_away()
        players.clicks = 0
        return players

    return sit_down


def explore_and_begin(turn: Turn) -> None:
    """A new zone is laid and a Study begun there."""
    turn.do("explore")
    turn.do(turn.table.presenter.choices.by_verb("lay")[0])
    choices = turn.table.presenter.choices
    if not choices.by_verb("study"):  # a level to choose, a student to give: part of the way
        turn.do(choices.keys[0])
        choices = turn.table.presenter.choices
    turn.do(choices.by_verb("study")[0])


def study_to_its_end(turn: Turn, cards: int) -> list[str]:
    """Lay so many cards, have a last word if one can, settle, read the verdict and end; all answers."""
    began, said = turn.turn(), list[str]()
    for _ in range(MOST_ANSWERS):
        if turn.turn() != began:
            return said
        top, choices = turn.top, turn.table.presenter.choices
        if top is not turn.table:
            turn.driver.pump(1, DEAF_SECONDS + 0.1)
            turn.click("end_turn" if "end_turn" in turn.driver.spots() else "go_on")
            turn.settle()
            continue
        laid = sum(key.startswith("use:") for key in said)
        said.append(next_key(choices, laid < cards, "play" not in "".join(said)))
        turn.do(said[-1])
    raise AssertionError("the turn does not end")


def next_key(choices: Choices, more: bool, speaks: bool) -> str:
    """A card if more are wanted, one for the last word, else what goes on."""
    verbs = ["use"] if more else ["done"]
    verbs += ["play"] if speaks and choices.prompt == "last_word" else []
    for verb in (*verbs, "pick", "stun", "done", "pass"):
        found = choices.by_verb(verb)
        if found:
            return found[0]
    return choices.end or choices.keys[-1]


@pytest.mark.parametrize(("seed", "cards", "answers"), CASES)
def test_a_turn_of_exploring_and_studying_takes_nine_clicks_at_most(
    sit: Sit, seed: int, cards: int, answers: str
) -> None:
    turn = sit(seed)
    explore_and_begin(turn)
    said = study_to_its_end(turn, cards)
    assert [key.split(":")[0] for key in said] == answers.split()
    assert turn.clicks <= MOST_STUDYING, f"{turn.clicks} clicks"


def test_resting_takes_two_clicks(sit: Sit) -> None:
    turn = sit(5)
    turn.click("answer:rest")
    turn.settle()
    began = turn.turn()
    turn.click("answer:confirm")
    turn.settle()
    assert turn.turn() != began or turn.table.presenter.view["active"] != 0
    assert turn.clicks <= MOST_RESTING
