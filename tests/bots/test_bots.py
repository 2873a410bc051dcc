"""What holds for every computer player: legal answers, no memory, no peeking."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from game.api import project, redeal
from game.bots import BOTS
from game.bots.dungeonology.greedy import ANSWERS, EQUALS
from game.bots.dungeonology.table import Table
from game.engine.core.agenda import Ask, all_steps
from tests.bots.table import positions

GAMES = [
    (2, 3, {}),
    (3, 4, {"version": "0.94", "alert": "hard"}),
    (4, 5, {"orientation": "rotate", "alert": "easy"}),
]


@pytest.mark.parametrize("name", BOTS)
@pytest.mark.parametrize(("seats", "seed", "options"), GAMES)
def test_every_answer_is_among_the_options(
    name: str, seats: int, seed: int, options: dict[str, str]
) -> None:
    for _, question, _, answer in positions(seats, seed, (name,), **options):
        assert question.find(answer) is not None


@pytest.mark.parametrize("name", BOTS)
def test_an_answer_follows_from_seed_view_and_question_alone(name: str) -> None:
    """A fresh bot and a view through JSON: the same answer."""
    for state, question, bot, answer in positions(3, 6, (name, "scholar")):
        view = json.loads(json.dumps(project(state, question.seat)))
        fresh = type(bot)(6 + question.seat)  # type: ignore[call-arg]
        assert fresh.answer(view, question) == answer


@pytest.mark.parametrize("name", BOTS)
def test_what_a_seat_cannot_see_does_not_change_its_answer(name: str) -> None:
    for i, (state, question, bot, answer) in enumerate(positions(4, 7, (name,))):
        if i % 3 == 0:
            twin = redeal(state, question.seat, seed=i)
            assert bot.answer(project(twin, question.seat), question) == answer


def test_random_bots_with_other_seeds_answer_otherwise() -> None:
    for state, question, _, _ in positions(2, 8, ("whimsical",)):
        view = project(state, question.seat)
        if len({BOTS["whimsical"](seed).answer(view, question) for seed in range(20)}) > 1:
            return
    pytest.fail("twenty seeds never disagreed")


def test_greedy_has_a_function_for_every_prompt() -> None:
    steps = [step for step in all_steps() if "dungeonology" in step.__module__]
    asked = {step.prompt for step in steps if issubclass(step, Ask) and step.prompt}
    assert asked == {*ANSWERS, *EQUALS}
    assert not set(ANSWERS) & set(EQUALS)


def test_a_table_reads_nothing_but_the_view() -> None:
    state, question, *_ = next(positions(2, 9, ("scholar",)))
    table = Table(json.loads(json.dumps(project(state, question.seat))))
    assert table.me["hand"] is not None
    assert all(s["hand"] is None for i, s in enumerate(table.scholars) if i != table.seat)


def test_the_order_of_hashes_changes_no_answer() -> None:
    script = (
        "from tests.bots.table import positions\n"
        "print([answer for *_, answer in positions(2, 11, ('scholar', 'whimsical'))])"
    )
    root = Path(__file__).parents[2]
    runs = [
        subprocess.run(
            [sys.executable, "-c", script],
            env={**os.environ, "PYTHONHASHSEED": seed},
            cwd=root,
            check=True,
            capture_output=True,
        ).stdout
        for seed in ("1", "2")
    ]
    assert runs[0] == runs[1]
