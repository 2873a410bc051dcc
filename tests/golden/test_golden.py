"""The golden playthroughs are as they were; `python3 -m tests golden` writes them anew."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.golden import __main__ as command
from tests.golden import atlandice, cards, catacombs, playthrough
from tests.properties import atlandice_positions, positions

SEATS = (2, 3, 4)
HINT = "if this change is meant: python3 -m tests golden, then read the diff"


def same(name: str, text: str) -> None:
    """The stored file says the same."""
    assert (playthrough.FOLDER / f"{name}.txt").read_text("utf-8") == text, HINT


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("version", ["1.15", "0.94"])
def test_the_first_rounds(seats: int, version: str) -> None:
    same(f"start_{seats}_seats_{version}", playthrough.start(seats, version))


@pytest.mark.parametrize("reason", positions.ENDINGS)
def test_d9_2_d7_12_each_way_a_game_can_end(reason: str) -> None:
    same(f"end_{reason}", playthrough.ending(reason))


@pytest.mark.parametrize("language", cards.LANGUAGES)
def test_what_is_printed_in_the_boxes(language: str) -> None:
    same(f"cards_{language}", cards.printed(language))


def test_the_numbers_of_positions() -> None:
    same("counts", playthrough.counts())


@pytest.mark.parametrize("seats", SEATS)
def test_the_first_rounds_of_atlandice(seats: int) -> None:
    same(f"atlandice_start_{seats}_seats", atlandice.start(seats))


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("reason", atlandice_positions.ENDINGS)
def test_a10_1_a10_3_each_way_atlandice_can_end(reason: str, seats: int) -> None:
    same(f"atlandice_end_{reason}_{seats}_seats", atlandice.ending(reason, seats))


def test_the_numbers_of_positions_of_atlandice() -> None:
    same("atlandice_counts", atlandice.counts())


@pytest.mark.parametrize("seats", catacombs.SEATS)
def test_the_first_turns_of_catacombs(seats: int) -> None:
    same(f"catacombs_start_{seats}_seats", catacombs.start(seats))


@pytest.mark.parametrize("reason", catacombs.ENDINGS)
def test_c11_5_c11_10_c13_7_each_way_catacombs_can_end(reason: str) -> None:
    same(f"catacombs_end_{reason}", catacombs.ending(reason))


def test_the_numbers_of_positions_of_catacombs() -> None:
    same("catacombs_counts", catacombs.counts())


def test_there_is_no_other_golden_file() -> None:
    names = {f"start_{seats}_seats_{version}" for seats in SEATS for version in ("1.15", "0.94")}
    names |= {f"end_{reason}" for reason in positions.ENDINGS} | {"counts"}
    names |= {f"atlandice_start_{seats}_seats" for seats in SEATS} | {"atlandice_counts"}
    endings = atlandice_positions.ENDINGS
    names |= {f"atlandice_end_{reason}_{seats}_seats" for reason in endings for seats in SEATS}
    names |= {f"catacombs_start_{seats}_seats" for seats in catacombs.SEATS}
    names |= {f"catacombs_end_{reason}" for reason in catacombs.ENDINGS} | {"catacombs_counts"}
    names |= {f"cards_{language}" for language in cards.LANGUAGES}
    assert {file.stem for file in playthrough.FOLDER.glob("*.txt")} == names


def test_the_command_writes_what_changed_and_tells_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(command, "FOLDER", tmp_path)
    monkeypatch.setattr(command, "files", lambda: {"a.txt": "one\n", "b.txt": "two\n"})
    (tmp_path / "b.txt").write_text("two\n", "utf-8")
    (tmp_path / "c.txt").write_text("three\n", "utf-8")
    assert command.main([]) == 0
    assert {f.name: f.read_text("utf-8") for f in tmp_path.iterdir()} == command.files()
    out = capsys.readouterr().out
    assert "new      a.txt" in out
    assert "gone     c.txt" in out
    assert "b.txt" not in out
