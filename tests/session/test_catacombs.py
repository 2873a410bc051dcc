"""Sittings of Catacombs: the same saves, undo, replay and proof, with nothing made for it."""

from __future__ import annotations

import pytest

from game.content.texts import catalogue
from game.session.library import Library, open_file
from game.session.sitting import Sitting
from game.session.traits import traits_of
from tests.properties.catacombs import REVEALING
from tests.session.checks import state_of
from tests.session.table import Hands, people, played


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_game_is_played_saved_and_proven(library: Library, seats: int) -> None:
    sitting = library.start(people(seats, "catacombs"), seed=seats)
    played(sitting, 4, 120)
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
    assert open_file(entry.path).is_proven


def test_c6_3_a_choice_is_taken_back_and_what_was_shown_is_not() -> None:
    sitting = Sitting.begin(people(3, "catacombs"), seed=2)
    hands, quiet, revealed = Hands(3), 0, 0
    while sitting.question:
        before = state_of(sitting)
        hands.do(sitting)
        events = sitting.timeline.moves[-1].events
        if any(e.kind in REVEALING for e in events):
            revealed += 1
            assert sitting.why_not_undo() is not None
        elif sitting.why_not_undo() is None:
            quiet += 1
            sitting.undo()
            assert state_of(sitting) == before
            sitting.redo()
    assert quiet > 20
    assert revealed > 20


def test_what_reveals_is_never_quiet_and_quiet_events_are_events() -> None:
    quiet = traits_of("catacombs").quiet
    assert not quiet & REVEALING
    for kind in quiet:
        assert f"catacombs.event.{kind}" in catalogue(), kind
