"""The fuzzer runs thousands of decisions of each title with fixed seeds in every test run, and tells
what it sees."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest

from game import api
from game.content.titles import load
from game.engine.titles.dungeonology.state import Game
from tests import fuzz
from tests.properties import coverage, playing

JOBS = [0, 1, *(pytest.param(seed, marks=pytest.mark.long) for seed in range(2, 10))]
DECISIONS = 1_000


@pytest.mark.parametrize("title", sorted({*api.TITLES} - {"catacombs"}))
@pytest.mark.parametrize("seed", JOBS)
def test_thousands_of_decisions_violate_nothing(title: str, seed: int) -> None:
    violates_nothing(title, 100 + seed, DECISIONS)


@pytest.mark.parametrize("seed", range(4))
def test_c20_twenty_thousand_decisions_of_catacombs_a_day(seed: int) -> None:
    violates_nothing("catacombs", 200 + seed, 5_000)


def violates_nothing(title: str, seed: int, decisions: int) -> None:
    report = fuzz.run_job((title, seed, decisions))
    assert not report.violation
    assert report.decisions == decisions
    assert report.games >= 1


def test_a_job_is_the_same_every_time() -> None:
    job = ("dungeonology", 7, 300)
    assert fuzz.run_job(job) == fuzz.run_job(job)


def test_the_command_tells_figures(capsys: pytest.CaptureFixture[str]) -> None:
    assert fuzz.main(["--decisions", "60", "--processes", "1"]) == 0
    out, err = capsys.readouterr()
    assert "decisions                  60" in out
    assert "never: " in out
    assert "60 of 60 decisions" in err


def test_a_title_nobody_described_is_played_by_what_holds_for_all(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(playing, "PLAYINGS", {})
    report = fuzz.run_job(("dungeonology", 5, 300))
    assert not report.violation
    assert report.seen["answer go_on"]


def broken(game: Game) -> None:
    """A property that fails in the second turn."""
    assert game.turn < 2, "second turn"


def test_a_violation_can_be_seen_again(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    fragile = replace(playing.DUNGEONOLOGY, every=(broken,), sampled=())
    monkeypatch.setattr(playing, "PLAYINGS", {"dungeonology": fragile})
    report = fuzz.run_job(("dungeonology", 3, 2_000))
    told = json.loads(report.violation)
    assert "second turn" in told["error"]
    file = tmp_path / "violation.json"
    file.write_text(report.violation, "utf-8")
    with pytest.raises(AssertionError, match="second turn"):
        fuzz.main(["--replay", str(file)])
    last = capsys.readouterr().out.splitlines()[-1]
    assert last.startswith(str(len(told["trace"]) - 1))


def test_the_content_to_be_seen_is_all_there() -> None:
    wanted = coverage.expected(load("dungeonology"))
    for name in ("trick T01 main", "trick T42 aux", "trick T13 aux for alert", "jinx J15"):
        assert name in wanted
    for name in ("intern N10 stolen", "zone III-6 ambush", "boss drunk W", "ending nothing_left"):
        assert name in wanted
    for name in ("event cube_stolen", "answer drop_to", "prompt duel", "alert hard row 3"):
        assert name in wanted
    assert "alert hard row 4" not in wanted
    assert "event marked_cover_next" not in wanted
