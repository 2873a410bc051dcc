"""Sittings of Atlandice: the same saves, undo, replay and proof, with nothing made for it."""

from __future__ import annotations

from pathlib import Path

import msgspec

from game.session import history, save_codec
from game.session.journal_records import Ending
from game.session.save_index import Entry
from game.session.sitting import Sitting
from tests.session.table import Hands, one_person, people, played


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
