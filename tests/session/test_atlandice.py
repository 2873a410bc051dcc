"""Sittings of Atlandice: the same saves, undo, replay and proof, with nothing made for it."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from game.content.texts import catalogue
from game.session import history, save_codec
from game.session.journal_records import Ending
from game.session.library import Library, open_file
from game.session.save_index import Entry
from game.session.sitting import Sitting
from game.session.traits import traits_of
from tests.properties.atlandice import REVEALING
from tests.session.checks import state_of
from tests.session.table import Hands, one_person, people, played


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_game_is_played_saved_and_proven(library: Library, seats: int) -> None:
    sitting = library.start(people(seats, "atlandice"), seed=seats)
    played(sitting, 4, 30)
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


def test_who_shares_the_first_place_has_won() -> None:
    """A10.6: tied players all win."""
    ending = Ending("waves", [2, 0, 1], [{"total": t} for t in (24, 12, 24)], ["shared", "score"])
    sitting = Sitting.begin(people(3, "atlandice"), seed=1)
    head = msgspec.structs.replace(save_codec.head_of(sitting), outcome=ending)
    found = history.results([Entry(Path(), head)])
    assert [result.rank for result in found] == [1, 3, 1]


def test_computers_play_along() -> None:
    setup = one_person("atlandice")
    sitting = Sitting.begin(setup, seed=3)
    assert {seat.kind for seat in setup.seats} > {"person"}
    played(sitting, 1)
    assert sitting.question is None


def test_a_choice_is_taken_back_and_a_roll_is_not() -> None:
    sitting = Sitting.begin(people(3, "atlandice"), seed=2)
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
    quiet = traits_of("atlandice").quiet
    assert not quiet & REVEALING
    for kind in quiet:
        assert any(key.startswith(f"atlandice.event.{kind}") for key in catalogue().texts), kind


def test_there_is_no_bar_where_nobody_is_asked_out_of_turn() -> None:
    sitting = Sitting.begin(people(4, "atlandice"), seed=5)
    hands = Hands(7)
    while sitting.question:
        assert sitting.now().bar is None
        hands.do(sitting)


def test_decisions_are_numbered_by_visits() -> None:
    sitting = played(Sitting.begin(people(3, "atlandice"), seed=4), 4)
    turns = [turn for _, turn, _ in sitting.decisions()]
    assert turns == sorted(turns)
    assert turns[-1] > 30
