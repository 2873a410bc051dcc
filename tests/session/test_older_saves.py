"""Files that older versions wrote: listed, continued, proved and watched as on the day they were made.

`fixtures/format_2` is a folder of games of the last version that wrote that format: saves in a duel,
with a card half paid and with a tile in hand, one whose journal begins with a state; running games
with standing orders, with a sign pressed on a bar after a sudden stop, after an undo and after a
rewind; finished games; both titles, two to four seats.
"""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from game.engine.titles.dungeonology.options import SCHOLARS
from game.engine.titles.dungeonology.view_types import own_view
from game.session import proof
from game.session.history import results
from game.session.library import Library, open_file
from game.session.proof import Replay
from game.session.setup import load_setup
from tests.session.checks import saves_are_equal, state_of
from tests.session.table import Hands

FIXTURES = Path(__file__).parent / "fixtures"
FORMATS = sorted(folder.name for folder in FIXTURES.iterdir())
OTHER_RULES = frozenset({"dungeonology"})
"""Titles whose rules have changed since: where a journal leads elsewhere its snapshot is taken."""


@pytest.fixture(params=FORMATS)
def old(request: pytest.FixtureRequest, tmp_path: Path) -> Library:
    """A copy of the games of one format."""
    return Library(shutil.copytree(FIXTURES / request.param, tmp_path / "data"))


def files(library: Library) -> list[Path]:
    """Every save and every finished game."""
    return sorted(library.root.glob("saves/*")) + sorted(library.root.glob("finished/*"))


def test_all_are_listed_without_a_fault(old: Library) -> None:
    listed = [*old.saves(), *old.running(), *old.history()]
    assert len(listed) == 7 + 5 + 4
    for entry in listed:
        assert entry.fault is None
        assert entry.head
    assert {e.head.title for e in listed if e.head} == {"dungeonology", "atlandice"}
    assert {len(e.head.setup.seats) for e in listed if e.head} == {2, 3, 4}


def test_saves_open_and_go_on(old: Library) -> None:
    for entry in old.saves():
        assert entry.head
        loaded = old.load(entry)
        assert loaded.is_proven or entry.head.title in OTHER_RULES
        assert len(list(Hands(1).play(loaded.sitting, 30))) == 30
        saves_are_equal(loaded.sitting)
        loaded.sitting.close()


def test_running_games_go_on_and_can_be_left_and_continued_again(old: Library) -> None:
    for entry in list(old.running()):
        assert entry.head
        loaded = old.resume(entry)
        assert loaded.is_proven or entry.head.title in OTHER_RULES
        list(Hands(2).play(loaded.sitting, 30))
        there = state_of(loaded.sitting)
        loaded.sitting.close()
        if loaded.is_proven:
            (again,) = [found for found in old.running() if found.path == entry.path]
            assert again.fault is None
            twice = old.resume(again)
            assert state_of(twice.sitting) == there
            twice.sitting.close()


def test_a_bar_and_standing_orders_come_back(old: Library) -> None:
    stopped = [entry for entry in old.running() if entry.path.name == "000001"]
    sitting = old.resume(stopped[0]).sitting
    assert sitting.now().bar
    assert own_view(sitting.view(None))["orders"][1] == "always"
    sitting.close()


def test_set_ups_are_what_they_were(old: Library) -> None:
    (odd,) = [e.head.setup for e in old.running() if e.head and e.path.name == "000001"]
    assert [seat.name for seat in odd.seats] == ["Ada", "Bruno", "Chiara", "丹"]
    assert odd.for_game["scholars"] == ["valerio", "sofia", "vincenzo", "rebecca"]
    assert odd.for_game["age_order"] == [2, 0, 3, 1]
    assert (odd.options["round_limit"], odd.options["orientation"]) == (30, "rotate")
    others = [e.head for e in old.running() if e.head and e.head.title == "atlandice"]
    assert [head.setup.options for head in others] == [{}] * len(others)


def test_the_last_set_up_is_remembered(old: Library, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("game.session.setup.config_dir", lambda: old.root)
    expedition = load_setup("dungeonology", [])
    assert expedition.options == {
        "alert": "random", "boss": "aggressive", "version": "1.15", "orientation": "rotate",
        "round_limit": 30, "choose_scholars": True, "age_order": [2, 0, 3, 1],
    }  # fmt: skip
    assert [seat.choices["scholar"] for seat in expedition.seats] == list(SCHOLARS)
    city = load_setup("atlandice", [])
    assert [(seat.name, seat.choices) for seat in city.seats] == [
        ("Ada", {}), ("Bruno", {}), ("Chiara", {}),
    ]  # fmt: skip


def test_journals_are_proved(old: Library) -> None:
    for path in files(old):
        head = open_file(path).sitting.setup
        code = proof.verify(path).code
        may_differ = head.title in OTHER_RULES
        assert code in ((proof.SAME, proof.DIFFERENT) if may_differ else (proof.SAME,)), path


def test_finished_games_are_counted_and_watched(old: Library) -> None:
    games = results(old.history())
    assert len(games) == 2 + 2 + 3 + 4
    assert {game.role for game in games} == {"rebecca", "sofia", ""}
    for entry in old.history():
        timeline = open_file(entry.path).sitting.timeline
        for seat in (None, 0):
            replay = Replay(timeline, seat)
            assert len(replay) == len(timeline.moves)
            for number in range(0, len(replay), 20):
                assert replay.view(number)
