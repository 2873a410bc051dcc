"""One person against three computers, at the beginning of one of the person's turns."""

from functools import cache

from game.bots.greedy import GreedyBot
from game.engine.titles.dungeonology.view_types import own_view
from game.scenes.dungeonology.table import DungeonTable
from game.scenes.shell.app import App
from game.session.setup import SetUp
from game.session.sitting import Sitting
from tests.seats import seats_of
from tests.ui.driver import Driver
from tests.ui.typed import sure


def setup_of(people: int = 1) -> SetUp:
    """Four seats, the first ones with people."""
    seats = seats_of(["person" if seat < people else "scholar" for seat in range(4)])
    return SetUp("dungeonology", seats)


@cache
def _answers(turn: int, seed: int, people: int, prompt: str) -> tuple[str, ...]:
    """What a computer in every seat answers until the first person is asked in that turn."""
    keys: list[str] = []
    sitting, bot = Sitting.begin(setup_of(people), seed), GreedyBot(seed)
    while True:
        question = sitting.question
        assert question is not None, "the game was over before"
        here = question.seat == 0 and question.prompt == prompt
        if here and own_view(sitting.view(None))["turn"] >= turn:
            return tuple(keys)
        keys.append(bot.answer(sitting.view(question.seat), question))
        sitting.choose(keys[-1])


def sitting_at(turn: int = 15, seed: int = 3, people: int = 1, prompt: str = "begin") -> Sitting:
    """A game with its whole story, standing at that prompt of the first person."""
    sitting = Sitting.begin(setup_of(people), seed)
    for key in _answers(turn, seed, people, prompt):
        sitting.choose(key)
    return sitting


def before_who_is_asked(app: App, sitting: Sitting) -> DungeonTable:
    """The table with whoever is asked in front of it, after a few frames."""
    table = DungeonTable(app, sitting)
    table.presenter.holder = sure(sitting.question).seat
    app.stack.reset(table)
    for _ in range(3):
        app.frame(1 / 60)
    return table


def a_table(app: App, sitting: Sitting) -> tuple[DungeonTable, Driver]:
    """The table at rest with the person in front of it, and their mouse."""
    table = DungeonTable(app, sitting)
    table.presenter.holder = 0
    app.stack.reset(table)
    driver = Driver(app)
    driver.pump(10)
    return table, driver
