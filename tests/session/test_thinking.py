"""The process computers think in: same answers, dropped at once, replaced when lost, gone with the game."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from game import api
from game.bootstrap import ROOT
from game.bots.judgement import sense_of
from game.bots.mind import judge, think
from game.session import thinking
from game.session.setup import SeatSetUp, SetUp
from game.session.sitting import Sitting
from game.session.thinking import PATIENCE, Consulted, Lost, Searching, Thinker

LONG = 600
"""Seconds that are never waited for."""


@cache
def standing() -> api.State:
    """A question worth a search."""
    state = api.new_game("atlandice", 2, 3)
    while state.question and len(sense_of("atlandice").field(state, "")) < 4:
        api.choose(state, think(state, "scholar").key)
    return state


def searching() -> Sitting:
    """A table where a computer that searches is asked."""
    seats = [SeatSetUp("Ada", "red", "professor"), SeatSetUp("Bruno", "blue", "person")]
    sitting = Sitting.begin(SetUp("atlandice", seats), seed=2)
    while sitting.now().todo != "think":
        assert sitting.question
        sitting.choose(sitting.question.options[0].key)
    return sitting


@pytest.fixture(scope="module", autouse=True)
def ends() -> Iterator[None]:
    """One process for all of these."""
    yield
    thinking.thinker().close()


def test_the_process_answers_like_anybody() -> None:
    dealt = api.redeal(standing(), standing().whose_turn, 1)
    assert Consulted(dealt, "answer", "professor", "", 5).wait(LONG) == think(
        dealt, "professor", "", 5
    )
    assert Consulted(dealt, "judge", 5).wait(LONG) == judge(dealt, 5)


def test_a_table_is_answered_and_never_waits_for_what_was_taken_back() -> None:
    sitting = searching()
    key = sitting.think(LONG)
    assert key
    assert sitting.question
    assert sitting.question.find(key)
    before = thinking.thinker().number
    sitting.choose(sitting.question.options[0].key)
    assert thinking.thinker().number == before  # it was done: there was nothing to drop


def test_a_thought_that_nobody_waits_for_is_dropped() -> None:
    """By leaving as by anything else; the next thought is answered as if it had never been."""
    sitting = searching()
    sitting.think(0)
    given = thinking.thinker().number
    sitting.close()
    assert thinking.thinker().number == given + 1
    dealt = api.redeal(standing(), standing().whose_turn, 1)
    assert Consulted(dealt, "judge", 5).wait(LONG) == judge(dealt, 5)


def test_a_thought_given_up_for_another_begins_anew() -> None:
    dealt = api.redeal(standing(), standing().whose_turn, 1)
    first, second = (Consulted(dealt, "answer", "professor", "", n) for n in (1, 2))
    first.wait(0)
    assert second.wait(LONG) == think(dealt, "professor", "", 2)
    assert first.wait(LONG) == think(dealt, "professor", "", 1)


def test_when_the_process_is_lost_another_level_answers_and_the_log_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(thinking, "data_dir", lambda: tmp_path)
    sitting = searching()
    sitting.think(0)
    pid = thinking.thinker().pid
    assert pid
    os.kill(pid, signal.SIGKILL)
    key = sitting.think(LONG)
    assert sitting.question
    seed = sitting.computers.seed_of(sitting.question.seat)
    state = sitting.timeline.state
    assert key in (think(state, "scholar", "", seed).key, think(state, "professor", "", seed).key)
    if (tmp_path / "reports").exists():  # it had not answered before
        assert "ended" in (tmp_path / "reports" / "thinking.txt").read_text("utf-8")
    assert searching().think(LONG)  # with a new process


def test_a_bug_in_a_thought_is_told_and_the_next_one_thinks_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(thinking, "data_dir", lambda: tmp_path)
    dealt = api.redeal(standing(), standing().whose_turn, 1)
    assert dealt.question
    broken = Consulted(dealt, "answer", "nobody", "", 5)
    assert Searching(dealt.question, broken, lambda: "visit:1:0").wait(LONG) == "visit:1:0"
    told = (tmp_path / "reports" / "thinking.txt").read_text("utf-8")
    assert "LookupError in levels.py:" in told
    assert Consulted(dealt, "judge", 5).wait(LONG) == judge(dealt, 5)


def test_a_process_that_is_stopped_is_given_up_after_a_while(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is alive and holds its pipe; by a clock of the test's own."""
    time = 0.0
    stopped = Thinker(lambda: time)
    monkeypatch.setattr(thinking, "thinker", lambda: stopped)
    monkeypatch.setattr(thinking, "data_dir", lambda: tmp_path)
    stopped.start()
    assert stopped.pid
    os.kill(stopped.pid, signal.SIGSTOP)
    dealt = api.redeal(standing(), standing().whose_turn, 1)
    assert dealt.question
    thought = Searching(
        dealt.question, Consulted(dealt, "answer", "professor", "", 5), lambda: "visit:1:0"
    )
    assert thought.wait(0) is None
    time = PATIENCE
    assert thought.wait(0) is None
    time += 1
    assert thought.wait(0) == "visit:1:0"
    told = (tmp_path / "reports" / "thinking.txt").read_text("utf-8")
    assert told == "The thinking process was silent for too long. Another level answered for it.\n"
    assert stopped.pid is None
    assert Consulted(dealt, "judge", 5).wait(LONG) == judge(dealt, 5)  # with a new process
    stopped.close()


def test_a_process_that_drops_thoughts_is_heard_of(monkeypatch: pytest.MonkeyPatch) -> None:
    """However long people change their minds, nobody gives up a process that works."""
    time = 0.0
    busy = Thinker(lambda: time)
    monkeypatch.setattr(thinking, "thinker", lambda: busy)
    dealt = api.redeal(standing(), standing().whose_turn, 1)
    dropped = Consulted(dealt, "answer", "professor", "", 5)
    dropped.wait(0)
    dropped.drop()
    time = 2 * PATIENCE
    assert Consulted(dealt, "judge", 5).wait(LONG) == judge(dealt, 5)
    assert busy._owed == 0
    busy.close()


def test_a_process_that_is_gone_is_told() -> None:
    thinker = Thinker()
    with pytest.raises(Lost):
        thinker.news(1, 0)


GAME = """
import sys
from game.session.thinking import Consulted, thinker
from tests.session.test_thinking import standing
Consulted(standing(), "answer", "professor", "", 1).wait(600)
with open(f"/proc/{thinker().pid}/status") as status:
    (peak,) = [line for line in status if line.startswith("VmHWM")]
print(peak.split()[1], flush=True)
Consulted(standing(), "answer", "professor", "", 2).wait(0)
sys.stdin.read()
"""


@pytest.mark.parametrize("end", [signal.SIGKILL, None])
def test_the_process_is_small_and_ends_with_the_game(end: int | None) -> None:
    """The pipe of its output closes when the last process that holds it is gone."""
    with subprocess.Popen(
        [sys.executable, "-c", GAME],
        cwd=ROOT,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    ) as game:
        assert game.stdout
        assert game.stdin
        assert int(game.stdout.readline()) < 200 * 1024
        if end:
            game.send_signal(end)
        else:
            game.stdin.close()
        assert game.stdout.read() == ""


def test_every_process_of_the_game_and_of_its_tests_is_started_as_windows_does() -> None:
    files = [path for folder in ("game", "tests") for path in (Path(ROOT) / folder).rglob("*.py")]
    texts = [path.read_text(encoding="utf-8") for path in files if path != Path(__file__)]
    assert sum(text.count('get_context("spawn")') for text in texts) == 3
    assert sum(text.count("get_context(") for text in texts) == 3
    for other in ("multiprocessing.Pool", "multiprocessing.Process", "os.fork", "ProcessPool"):
        assert not any(other in text for text in texts), other
