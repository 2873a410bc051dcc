"""Practice from a moment of a game: the same table, nothing more known, counted nowhere."""

from pathlib import Path

import pytest

from game import api
from game.engine.titles import TITLES
from game.session.library import Library
from game.session.practice import begin_practice
from game.session.setup import PRACTICE
from game.session.sitting import Sitting
from tests.session.table import Hands, one_person, people, played


@pytest.mark.parametrize("title", TITLES)
def test_a_running_game_is_dealt_anew_but_for_what_these_eyes_see(title: str) -> None:
    sitting = Sitting.begin(people(2, title), 7)
    played(sitting, 1, 40)
    before = sitting.timeline.after(30)
    for eyes in (None, 0):
        begun = begin_practice(sitting, 30, eyes, [0, 1])
        assert begun.view(eyes) == api.project(before, eyes)
        assert begun.timeline.state.rng != before.rng
    assert sitting.length == 41


def test_a_person_on_the_seat_of_a_computer_has_none_of_its_style() -> None:
    sitting = Sitting.begin(one_person(), 7)
    assert any(seat.style for seat in sitting.seats)
    begun = begin_practice(sitting, 0, None, range(4))
    assert {(seat.kind, seat.style) for seat in begun.seats} == {("person", "")}


@pytest.mark.parametrize("title", TITLES)
def test_a_practice_game_is_kept_and_goes_on_but_no_chronicle_counts_it(
    title: str, tmp_path: Path
) -> None:
    sitting = Sitting.begin(people(2, title), 7)
    played(sitting, 1)
    library = Library(tmp_path)
    half = sitting.length // 2
    begun = library.autosave(begin_practice(sitting, half, None, [1]))
    assert begun.timeline.state.to_dict()["rng"] == sitting.timeline.after(half).rng
    assert [seat.kind for seat in begun.seats] == ["scholar", "person"]
    list(Hands(2).play(begun, 5))
    begun.close()
    entry = library.latest()
    assert entry
    assert entry.head
    assert entry.head.setup.occasion == PRACTICE
    again = library.resume(entry)
    assert again.is_proven
    list(Hands(3).play(again.sitting))
    again.sitting.close()
    assert again.sitting.outcome
    assert library.history() == []
    assert library.latest() is None
