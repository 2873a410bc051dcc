"""Where a game turned: chances from turn to turn, judged once, kept beside the finished game."""

from functools import cache
from pathlib import Path
from typing import Any

import pytest

from game import api
from game.bots.mind import judge, think
from game.session import hindsight
from game.session.hindsight import ENDING, SEED, Hindsight, main, moments_of, turnings
from game.session.library import Library
from game.session.proof import DIFFERENT, SAME, UNREADABLE
from game.session.save_codec import save_bytes
from game.session.setup import SetUp, quick_setup
from game.session.sitting import Sitting
from game.session.thinking import Consulted, Lost
from tests.seats import NAMES


def a_setup(title: str = "atlandice") -> SetUp:
    return SetUp(title, quick_setup(title, NAMES).seats[:2])


@cache
def answers() -> tuple[str, ...]:
    """A whole game between computers."""
    sitting, keys = Sitting.begin(a_setup(), 6), []
    while sitting.question:
        keys.append(think(sitting.timeline.state, "scholar").key)
        sitting.choose(keys[-1])
    return tuple(keys)


def finished(library: Library | None = None, most: int | None = None) -> Sitting:
    sitting = library.start(a_setup(), 6) if library else Sitting.begin(a_setup(), 6)
    for key in answers()[:most]:
        sitting.choose(key)
    return sitting


class Here(Consulted):
    """Judges where it is asked, over few deals."""

    asked = 0

    def wait(self, seconds: float) -> Any:
        Here.asked += 1
        return judge(api.load_state(self.job.state), SEED, deals=1)


@pytest.fixture(autouse=True)
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    Here.asked = 0
    monkeypatch.setattr(hindsight, "Consulted", Here)


def work_out(found: Hindsight) -> Hindsight:
    while not found.is_done:
        assert found.step()
    return found


def test_the_largest_turns_are_found_in_the_order_of_the_game() -> None:
    line = [
        (0.5, 0.5),
        (0.6, 0.4),
        (0.58, 0.42),
        (0.2, 0.8),
        (0.25, 0.75),
        (0.9, 0.1),
        (0.95, 0.05),
    ]
    found = turnings(line)
    assert [(one.at, one.seat) for one in found] == [(1, 0), (3, 1), (5, 0)]
    assert found[1].before == 0.42
    assert turnings([(0.5, 0.5), (0.51, 0.49)]) == []


def test_every_turn_is_judged_and_the_end_is_who_won() -> None:
    sitting = finished()
    found = work_out(Hindsight(sitting))
    *turns, end = [m.turn for m in found.moments]
    assert turns == sorted(set(turns))
    assert end in (turns[-1], turns[-1] + 1)  # the last answer may end a turn, too
    assert found.moments[-1].number == sitting.length - 1
    assert all(abs(sum(row) - 1) < 1e-9 for row in found.chances)
    assert sitting.outcome
    assert found.chances[-1][sitting.outcome.ranking[0]] == 1.0


def test_a_game_on_the_shelf_is_judged_once(tmp_path: Path) -> None:
    library = Library(tmp_path)
    sitting = finished(library)
    sitting.close()
    first = work_out(Hindsight(sitting, library))
    asked = Here.asked
    again = Hindsight(sitting, library)
    assert again.is_done
    assert [list(row) for row in again.chances] == [list(row) for row in first.chances]
    assert Here.asked == asked
    assert len(library.history()) == 1, "what lies beside a game is no game"


@pytest.mark.parametrize("text", [b"", b"\xff", b'{"digest": "0", "chances": []}', b"[]"])
def test_anything_else_there_is_judged_anew(tmp_path: Path, text: bytes) -> None:
    library = Library(tmp_path)
    sitting = finished(library)
    sitting.close()
    game = library.finished_path(sitting.commitment)
    game.with_name(game.name.partition(".")[0] + ENDING).write_bytes(text)
    assert Hindsight(sitting, library).chances == []


def test_a_lost_process_is_asked_again(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    class Gone(Here):
        def wait(self, seconds: float) -> Any:
            raise Lost("gone")

    monkeypatch.setenv("CIVETTA_DATA_DIR", str(tmp_path))
    monkeypatch.setattr(hindsight, "Consulted", Gone)
    found = Hindsight(finished())
    assert not found.step()
    monkeypatch.setattr(hindsight, "Consulted", Here)
    assert found.step()


def test_twins_are_judged_alike() -> None:
    """Games that look the same to everybody have the same chances."""
    sitting = Sitting.begin(a_setup("dungeonology"), 5)
    state = sitting.timeline.after(moments_of(sitting.timeline)[0].number)
    twins = [api.redeal(state, None, seed) for seed in (1, 2)]
    dealt = [api.redeal(twin, None, SEED).to_dict() for twin in twins]
    assert dealt[0] == dealt[1]


def test_judge_prints_a_line_a_turn_and_where_it_turned(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "game.civetta"
    sitting = finished()
    path.write_bytes(save_bytes(sitting, "", b""))
    assert main(path) == SAME
    lines = capsys.readouterr().out.splitlines()
    count = len(moments_of(sitting.timeline))
    assert lines[0].startswith("The beginning: ") or lines[0].startswith("Visit ")
    assert lines[count - 1].startswith("The end: ")
    assert 1 <= len(lines) - count <= 3
    assert all("%" in line for line in lines[count:])


def test_a_running_game_is_judged_up_to_where_it_stands(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "game.civetta"
    path.write_bytes(save_bytes(finished(most=12), "", b""))
    assert main(path) == SAME
    assert "The end" not in capsys.readouterr().out


def test_bad_files_get_a_sentence(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "game.civetta"
    assert main(path) == UNREADABLE
    path.write_bytes(save_bytes(finished(most=5), "", b"")[:-40])
    assert main(path) == DIFFERENT
    told = capsys.readouterr().out.splitlines()
    assert len(told) == 2
    assert all(line.endswith(".") for line in told)
