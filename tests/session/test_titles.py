"""What holds for sittings of every title without anything made for it: saves, undo, quiet events."""

import pytest

from game.content.texts import catalogue
from game.session import history
from game.session.library import Library, open_file
from game.session.proof import SAME, verify
from game.session.sitting import Sitting
from game.session.traits import traits_of
from tests.properties import atlandice, catacombs
from tests.session.checks import state_of
from tests.session.table import Hands, people, played

REVEALING = {"atlandice": atlandice.REVEALING, "catacombs": catacombs.REVEALING}
titles = pytest.mark.parametrize("title", REVEALING)


@pytest.mark.parametrize(
    ("title", "seats", "answers"),
    [
        *(("atlandice", seats, 30) for seats in (2, 3, 4)),
        *(("catacombs", seats, 120) for seats in (2, 4, 5, 6)),
    ],
)
def test_a_game_is_played_saved_and_proven(
    library: Library, title: str, seats: int, answers: int
) -> None:
    sitting = library.start(people(seats, title), seed=seats)
    played(sitting, 4, answers)
    before = state_of(sitting)
    sitting.close()
    entry = library.latest()
    assert entry
    again = library.resume(entry)
    assert again.is_proven
    assert state_of(again.sitting) == before
    played(again.sitting, 5)
    assert again.sitting.question is None
    again.sitting.close()
    (entry,) = library.history()
    assert entry.fault is None
    found = history.results([entry])
    assert [result.person for result in found] == [seat.name for seat in again.sitting.seats]
    assert open_file(entry.path).is_proven
    assert verify(entry.path).code == SAME


@titles
def test_c6_3_a_choice_is_taken_back_and_what_was_shown_is_not(title: str) -> None:
    sitting = Sitting.begin(people(3, title), seed=2)
    hands, quiet, revealed = Hands(3), 0, 0
    while sitting.question:
        before = state_of(sitting)
        hands.do(sitting)
        events = sitting.timeline.moves[-1].events
        if any(e.kind in REVEALING[title] for e in events):
            revealed += 1
            assert sitting.why_not_undo() is not None
        elif sitting.why_not_undo() is None:
            quiet += 1
            sitting.undo()
            assert state_of(sitting) == before
            sitting.redo()
    assert quiet > 20
    assert revealed > 20


@titles
def test_what_reveals_is_never_quiet_and_quiet_events_are_events(title: str) -> None:
    quiet = traits_of(title).quiet
    assert not quiet & REVEALING[title]
    for kind in quiet:
        assert any(key.startswith(f"{title}.event.{kind}") for key in catalogue().texts), kind
