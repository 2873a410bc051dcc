"""Undo, redo and rewind: back to the last new information, and further only by agreement."""

from __future__ import annotations

import pytest

from game.content.texts import catalogue
from game.session.library import Library
from game.session.setup import SetUp
from game.session.sitting import NotAgreed, Sitting
from game.session.traits import traits_of
from tests.session.checks import state_of, undo_and_redo
from tests.session.table import Hands, one_person, people, played


@pytest.mark.parametrize(("setup", "seed"), [(people(2), 1), (people(4), 2), (one_person(), 3)])
def test_undo_and_redo_at_every_decision(setup: SetUp, seed: int) -> None:
    sitting = Sitting.begin(setup, seed=seed)
    steps = sum(undo_and_redo(sitting) for _ in Hands(seed).play(sitting))
    assert sitting.outcome
    assert steps > 20


def test_undo_stops_at_new_information() -> None:
    """windows.md: nothing drawn, shown, rolled or played is ever taken back, nor another's decision."""
    shown = {
        "card_declared", "card_discarded", "cards_drawn", "cards_revealed", "divined", "jinx_drawn",
        "jinx_revealed", "maximum_alert", "randomized", "scried", "students_drawn", "tile_shown",
        "trap_placed", "trap_sprung", "knowledge_gained", "thesis_judged", "game_ended",
    }  # fmt: skip
    seen = set()
    sitting = Sitting.begin(people(3), seed=8)
    for _ in Hands(8).play(sitting):
        moves = list(sitting.timeline.moves)
        last = moves[-1]
        seen |= {event.kind for event in last.events}
        if any(event.kind in shown for event in last.events):
            assert sitting.why_not_undo()
        elif sitting.why_not_undo() is None:
            sitting.undo()
            gone = moves[sitting.length :]
            assert not any(e.kind in shown for move in gone for e in move.events)
            acting = {m.seat for m in gone if m.act == "choose" and not m.is_pass}
            assert len(acting) <= 1
            sitting.redo()
    assert len(shown & seen) >= 12


def test_a_pass_by_others_does_not_stand_in_the_way() -> None:
    tried = 0
    sitting = Sitting.begin(people(4), seed=2)
    hands = Hands(2)
    for _ in range(700):
        if sitting.now().bar and sitting.why_not_undo() is None:
            length = sitting.length
            sitting.go_on()
            if not sitting.timeline.moves[-1].reveals and sitting.question:
                tried += sitting.why_not_undo() is None
                if sitting.why_not_undo() is None:
                    sitting.undo()
                    assert sitting.length < length
                    sitting.redo()
        if not hands.do(sitting):
            break
    assert tried


def test_the_reasons_are_sentences() -> None:
    fresh = Sitting.begin(people(2), seed=1)
    fault = fresh.why_not_undo()
    assert fault
    assert fault.key == "session.undo.start"
    redo = fresh.why_not_redo()
    assert redo
    for key in ("start", "revealed", "other", "rewound"):
        assert f"session.undo.{key}" in catalogue()
    assert redo.key in catalogue()


def test_a_new_decision_ends_redo() -> None:
    sitting = Sitting.begin(people(2), seed=1)
    hands = Hands(1)
    while sitting.why_not_undo():
        hands.do(sitting)
    sitting.undo()
    assert sitting.why_not_redo() is None
    hands.do(sitting)
    assert sitting.why_not_redo()


def test_orders_stay_when_a_decision_is_taken_back() -> None:
    sitting = Sitting.begin(people(2), seed=1)
    hands = Hands(1)
    while sitting.why_not_undo():
        hands.do(sitting)
    sitting.set_order(1, "marked", ["acted:0"])
    sitting.undo()
    assert sitting.view(None)["orders"][1] == "marked"
    assert sitting.view(None)["order_marks"][1] == ["acted:0"]
    assert sitting.why_not_redo()


def test_quiet_events_are_events() -> None:
    for kind in traits_of("dungeonology").quiet:
        assert any(key.startswith(f"event.{kind}") for key in catalogue().texts), kind


# Rewind


def test_a_rewind_needs_everybody() -> None:
    sitting = played(Sitting.begin(people(3), seed=4), 4, 60)
    before = state_of(sitting)
    number = sitting.decisions()[5][0]
    with pytest.raises(NotAgreed):
        sitting.rewind(number, [0, 1])
    assert state_of(sitting) == before
    sitting.rewind(number, [0, 1, 2])
    assert sitting.length == number + 1
    assert state_of(sitting) != before


@pytest.mark.parametrize("number", [0, -1, 10_000])
def test_a_rewind_goes_to_a_decision(number: int) -> None:
    sitting = played(Sitting.begin(people(2), seed=4), 4, 20)
    before = state_of(sitting)
    with pytest.raises(ValueError):
        sitting.rewind(number, [0, 1])
    assert state_of(sitting) == before


def test_a_rewind_is_noted_for_good(library: Library) -> None:
    sitting = library.start(people(2), seed=4)
    played(sitting, 4, 60)
    decisions = sitting.decisions()
    sitting.rewind(decisions[20][0], [0, 1])
    played(sitting, 5, 10)
    sitting.rewind(decisions[5][0], [0, 1])
    assert sitting.why_not_undo() is not None
    played(sitting, 6, 10)
    while sitting.why_not_undo() is None:
        sitting.undo()
    notes = [told.event.facts for told in sitting.events_for(0) if told.event.kind == "rewound"]
    assert len(notes) == 2
    assert [note["seats"] for note in notes] == [(0, 1), (0, 1)]
    assert [note["to_turn"] for note in notes] == [decisions[20][1], decisions[5][1]]
    assert all(note["to_turn"] <= note["from_turn"] for note in notes)
    sitting.close()
    entry = library.latest()
    assert entry
    again = library.resume(entry)
    assert again.is_proven
    assert again.sitting.events_for(0) == sitting.events_for(0)
    again.sitting.close()
