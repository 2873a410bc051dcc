"""Undo, redo and rewind: back to the last new information, and further only by agreement."""

from __future__ import annotations

import pytest

from game.content.texts import catalogue
from game.engine.titles.dungeonology.view_types import own_view
from game.session.library import Library
from game.session.setup import SetUp
from game.session.sitting import NotAgreed, Sitting
from game.session.traits import PASS, traits_of
from tests.session.checks import state_of, undo_and_redo
from tests.session.table import Hands, one_person, people, played


@pytest.mark.parametrize(("setup", "seed"), [(people(2), 1), (people(4), 2), (one_person(), 3)])
def test_undo_and_redo_at_every_decision(setup: SetUp, seed: int) -> None:
    sitting = Sitting.begin(setup, seed=seed)
    steps = sum(undo_and_redo(sitting) for _ in Hands(seed).play(sitting))
    assert sitting.outcome
    assert steps > 20


@pytest.mark.parametrize(("setup", "kinds"), [(people(3), 12), (one_person(), 8)])
def test_undo_stops_at_new_information(setup: SetUp, kinds: int) -> None:
    """windows.md: nothing drawn, shown, rolled or played is ever taken back, nor another's decision.

    Against computers too: what the last of their passes settles has been seen.
    """
    shown = {
        "card_declared", "card_discarded", "cards_drawn", "cards_revealed", "divined", "jinx_drawn",
        "jinx_revealed", "maximum_alert", "randomized", "scried", "students_drawn", "tile_shown",
        "trap_placed", "trap_sprung", "knowledge_gained", "thesis_judged", "game_ended",
    }  # fmt: skip
    seen = set()
    sitting = Sitting.begin(setup, seed=8)
    for _ in Hands(8).play(sitting):
        moves = list(sitting.timeline.moves)
        last = moves[-1]
        seen |= {event.kind for event in last.events}
        told = {event.kind for event in last.events} & shown
        assert last.reveals or told <= {"card_discarded"}, "only picked, not confirmed"
        if last.reveals:
            assert sitting.why_not_undo()
        elif sitting.why_not_undo() is None:
            sitting.undo()
            gone = moves[sitting.length :]
            assert not any(move.reveals for move in gone)
            acting = {m.seat for m in gone if m.act == "choose" and not m.is_pass}
            assert len(acting) <= 1
            sitting.redo()
    assert len(shown & seen) >= kinds


def test_a_pass_by_another_person_is_an_answer_and_so_is_nobody() -> None:
    tried: set[str] = set()
    sitting = Sitting.begin(people(4), seed=2)
    hands = Hands(2)
    for _ in range(700):
        bar = sitting.now().bar
        if bar and sitting.why_not_undo() is None:
            pressed = list(bar.seats)[: len(tried) % 2]
            length = sitting.length
            sitting.go_on(pressed)
            if sitting.question and pressed and sitting.question.seat in pressed:
                sitting.choose(PASS)
            moves = sitting.timeline.moves[length:]
            if moves and all(m.is_pass and not m.reveals for m in moves):
                fault = sitting.why_not_undo()
                assert fault
                tried.add(fault.key)
        if not hands.do(sitting):
            break
    assert tried == {"session.undo.nobody", "session.undo.other"}


def test_passes_by_standing_order_and_by_computers_stand_in_nobodys_way() -> None:
    ordered = Sitting.begin(people(2), seed=1)
    for seat in range(2):
        ordered.set_order(seat, "pass")
    by_order = Hands(1)
    tried = 0
    for _ in by_order.play(ordered, 300):
        last = ordered.timeline.moves[-1]
        passed = any(e.kind == "passed" and e.facts["by_order"] for e in last.events)
        if passed and not last.reveals and ordered.why_not_undo() is None:
            tried += 1
    assert tried
    alone = Sitting.begin(one_person(), seed=3)
    tried = 0
    for _ in Hands(3).play(alone, 1500):
        last = alone.timeline.moves[-1]
        if last.is_pass and last.by == "computer" and alone.why_not_undo() is None:
            tried += 1
    assert tried


@pytest.mark.parametrize("prompt", ["generate", "rest_discard"])
def test_what_was_picked_but_not_confirmed_can_be_taken_back(prompt: str) -> None:
    tried = 0
    for seed in range(1, 6):
        sitting = Sitting.begin(people(2), seed=seed)
        for _ in Hands(seed).play(sitting):
            question, last = sitting.question, sitting.timeline.moves[-1]
            asked = last.before.question
            if not question or not asked or {question.prompt, asked.prompt} != {prompt}:
                continue
            assert sitting.why_not_undo() is None
            sitting.undo()
            assert sitting.question == asked
            sitting.redo()
            assert sitting.question == question
            tried += 1
    assert tried


def test_the_reasons_are_sentences() -> None:
    fresh = Sitting.begin(people(2), seed=1)
    fault = fresh.why_not_undo()
    assert fault
    assert fault.key == "session.undo.start"
    redo = fresh.why_not_redo()
    assert redo
    for key in ("start", "revealed", "other", "nobody", "spoke", "rewound"):
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
    assert own_view(sitting.view(None))["orders"][1] == "marked"
    assert own_view(sitting.view(None))["order_marks"][1] == ["acted:0"]
    assert sitting.why_not_redo()


def test_quiet_events_are_events() -> None:
    for kind in traits_of("dungeonology").quiet:
        assert any(key.startswith(f"dungeonology.event.{kind}") for key in catalogue().texts), kind


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
