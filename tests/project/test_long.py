"""The long run: pieces that are remembered, named and told."""

import json
import re
from pathlib import Path

import pytest

from tests import long
from tests.costs import LONG_MEGABYTES
from tests.long import ROOT, Done, Memory
from tests.long_pieces import LEFT_OUT, Piece


@pytest.fixture
def straw(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> list[str]:
    """Three pieces of straw; which of them were run."""
    ran: list[str] = []

    def run(name: str) -> Done:
        ran.append(name)
        return Done(name != "b/2" or ran.count(name) > 1, f"told by {name}", 3.0)

    straws = {name: Piece(lambda: "", 7) for name in ("a", "b/1", "b/2")}
    monkeypatch.setattr(long, "pieces", lambda: straws)
    monkeypatch.setattr(long, "run_apart", run)
    monkeypatch.setattr(long, "STATE", tmp_path / "cache" / "long.json")
    monkeypatch.setattr(long, "mark_of_files", lambda: "one")
    return ran


def test_what_passed_is_not_run_again_and_what_failed_is(
    straw: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert long.main([]) == 1
    assert straw == ["a", "b/1", "b/2"]
    assert "FAILED   b/2" in capsys.readouterr().out
    assert long.main([]) == 0
    assert straw == ["a", "b/1", "b/2", "b/2"]
    told = capsys.readouterr().out
    assert "1 of 1: b/2" in told
    assert "told by a" in told, "what ran before is told as well"
    assert long.main(["a", "--anew"]) == 0
    assert straw[-1] == "a"


def test_a_break_loses_only_the_piece_that_runs(
    straw: list[str], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    whole = long.run_apart

    def broken_off(name: str) -> Done:
        if name == "b/1":
            raise KeyboardInterrupt
        return whole(name)

    monkeypatch.setattr(long, "run_apart", broken_off)
    assert long.main([]) == 1
    assert re.search(r"not run\s+b/1", capsys.readouterr().out)
    monkeypatch.setattr(long, "run_apart", whole)
    long.main([])
    assert straw == ["a", "b/1", "b/2"]


def test_a_piece_tells_its_memory_and_fails_above_what_it_may_take(
    straw: list[str], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for peak, failed in ((LONG_MEGABYTES, 0), (LONG_MEGABYTES + 1, 1)):
        monkeypatch.setattr(long, "peak_megabytes", lambda peak=peak, **_: peak)
        assert long.main(["--piece", "a"]) == failed
        assert f"{peak} MB at most" in capsys.readouterr().out


def test_changed_files_begin_anew(straw: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    long.main(["a"])
    monkeypatch.setattr(long, "mark_of_files", lambda: "other")
    long.main(["a"])
    assert straw == ["a", "a"]


def test_names_are_whole_or_beginnings(straw: list[str]) -> None:
    long.main(["b"])
    assert straw == ["b/1", "b/2"]
    with pytest.raises(SystemExit, match="no piece is called c"):
        long.main(["c"])


def test_the_list_tells_what_each_costs(
    straw: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    long.main(["a"])
    capsys.readouterr()
    assert long.main(["--list"]) == 0
    rows = [line.split() for line in capsys.readouterr().out.splitlines()]
    assert rows[:2] == [["3", "s", "a", "passed"], ["~7", "s", "b/1"]]
    assert rows[-1][0] == "17"
    assert straw == ["a"]


def test_a_torn_file_of_what_ran_is_nothing(tmp_path: Path) -> None:
    for text in ("", "{}", json.dumps({"mark": "m", "done": {"a": [1]}})):
        (tmp_path / "long.json").write_text(text)
        assert Memory(tmp_path / "long.json", "m").done == {}


def test_every_test_that_the_daily_run_leaves_out_is_in_a_piece() -> None:
    marks = re.compile(r"^@at_every_size|mark\.long", re.MULTILINE)
    found = {
        path.relative_to(ROOT / "tests").as_posix()
        for path in ROOT.glob("tests/**/test_*.py")
        if marks.search(path.read_text("utf-8")) and path != Path(__file__)
    }
    assert set(LEFT_OUT) == found
