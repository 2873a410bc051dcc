"""Who is asked, bars for windows, what a seat may know, computers that think beside the screen."""

from __future__ import annotations

import threading
from collections.abc import Callable
from typing import Any

import pytest

from game import api
from game.api import NotOffered
from game.engine.titles.dungeonology.view_types import own_view
from game.session import computers
from game.session.bar import find_bar
from game.session.sitting import Sitting
from game.session.timeline import Timeline, digest
from game.session.traits import PASS
from tests.session.table import Hands, one_person, people, played


def bars(wanted: int = 12, seats: int = 1) -> list[Sitting]:
    """Sittings that stand at bars with so many seats at least, out of a few games."""
    found: list[Sitting] = []
    for seed in range(20):
        sitting = Sitting.begin(people(4), seed=seed)
        for _ in Hands(seed).play(sitting):
            bar = sitting.now().bar
            if bar and len(bar.seats) >= seats:
                found.append(copy(sitting))
            if len(found) == wanted:
                return found
    raise AssertionError("20 games without enough bars")


def copy(sitting: Sitting) -> Sitting:
    """Another sitting at the same point."""
    twin = Timeline(sitting.timeline.state.clone())
    return Sitting(sitting.setup, sitting.secret, twin)


def test_the_first_question_goes_to_the_first_player() -> None:
    sitting = Sitting.begin(people(3), seed=1)
    now = sitting.now()
    assert (now.todo, now.seat) == ("ask", own_view(sitting.view(None))["first"])
    assert [seat.name for seat in sitting.seats] == ["Ada", "Bruno", "Chiara"]


def test_a_wrong_key_changes_nothing() -> None:
    sitting = Sitting.begin(people(2), seed=1)
    before = digest(sitting.timeline.state)
    with pytest.raises(NotOffered):
        sitting.choose("no:such:key")
    assert (digest(sitting.timeline.state), sitting.length, sitting.records) == (before, 1, [])


def test_a_rule_that_breaks_down_leaves_the_game_as_it_was(monkeypatch: pytest.MonkeyPatch) -> None:
    sitting = played(Sitting.begin(people(2), seed=1), 1, 20)
    before = digest(sitting.timeline.state)

    def breaks(state: Any, key: str) -> None:
        state.turn += 1
        raise RuntimeError("a bug")

    monkeypatch.setattr(api, "choose", breaks)
    assert sitting.question
    with pytest.raises(RuntimeError):
        sitting.choose(sitting.question.options[0].key)
    assert digest(sitting.timeline.state) == before


def test_a_bar_names_everybody_who_will_be_asked() -> None:
    """Let all pass one by one: exactly the seats on the bar are asked, in that order."""
    for sitting in bars():
        bar = sitting.now().bar
        assert bar
        sitting.go_on(bar.seats)
        for seat in bar.seats:
            assert sitting.question
            assert sitting.question.seat == seat
            sitting.choose(PASS)
        assert sitting.now().bar != bar


def test_nobody_passes_all_who_are_asked() -> None:
    for sitting in bars():
        bar = sitting.now().bar
        assert bar
        since = sitting.length
        sitting.go_on()
        moves = sitting.timeline.moves[since:]
        assert [(m.seat, m.key, m.by) for m in moves] == [(s, PASS, "nobody") for s in bar.seats]


def test_a_pressed_sign_is_asked_and_the_others_are_passed() -> None:
    for sitting in bars(seats=2):
        bar = sitting.now().bar
        assert bar
        *others, last = bar.seats
        sitting.go_on([last])
        assert [m.seat for m in sitting.timeline.moves[-len(others) :]] == others
        assert (sitting.now().todo, sitting.now().seat) == ("ask", last)


def test_a_bar_is_the_same_whatever_anybody_holds() -> None:
    """windows.md: who is asked follows from orders and public facts."""
    for sitting in bars():
        state = sitting.timeline.state
        for seat in range(state.seats):
            assert find_bar(api.redeal(state, seat, 99)) == find_bar(state)


def test_a_new_card_in_a_window_opens_a_new_bar_or_none_but_never_passes_unasked() -> None:
    """Somebody who did not press a sign is passed in that window only."""
    played_one = 0
    for sitting in bars():
        bar = sitting.now().bar
        assert bar
        sitting.go_on([bar.seats[0]])
        assert sitting.question
        plays = [o.key for o in sitting.question.options if o.key != PASS]
        if plays:
            since = sitting.length
            sitting.choose(plays[0])
            assert [m.by for m in sitting.timeline.moves[since:]] == ["person"]
            played_one += 1
    assert played_one


def test_own_moves_need_no_bar() -> None:
    sitting, own = Sitting.begin(people(4), seed=2), 0
    for _ in Hands(2).play(sitting, 200):
        now, question = sitting.now(), sitting.question
        if question and question.prompt == "priority" and question.args["active"] == question.seat:
            assert now.todo == "ask"
            own += 1
    assert own > 10


def test_one_person_is_asked_without_a_bar() -> None:
    sitting = Sitting.begin(one_person(), seed=2)
    for _ in Hands(2).play(sitting, 300):
        assert sitting.now().bar is None


def test_everybody_on_the_bar_is_asked_with_the_order_always() -> None:
    sitting = Sitting.begin(people(4), seed=2)
    for seat in range(4):
        sitting.set_order(seat, "always")
    assert own_view(sitting.view(None))["orders"] == ["always"] * 4
    most = 0
    for _ in Hands(2).play(sitting, 1500):
        bar = sitting.now().bar
        most = max(most, len(bar.seats) if bar else 0)
    assert most >= 3


def thinking(monkeypatch: pytest.MonkeyPatch, answer: Callable[..., str]) -> Sitting:
    """A table where a computer is asked that answers like this."""
    monkeypatch.setattr(computers, "answer_of", answer)
    sitting = Sitting.begin(one_person(), seed=2)
    while sitting.now().todo != "think":
        Hands(1).do(sitting)
    return sitting


def test_a_computer_never_gets_the_real_state(monkeypatch: pytest.MonkeyPatch) -> None:
    """What it gets looks the same to its seat, and is dealt anew for it."""
    seen: list[api.State] = []

    def listen(dealt: api.State, level: str, style: str, seed: int) -> str:
        seen.append(dealt)
        assert dealt.question
        return str(dealt.question.options[0].key)

    sitting = thinking(monkeypatch, listen)
    seat = sitting.now().seat
    expected = sitting.view(seat)
    assert sitting.think(600) is not None
    (dealt,) = seen
    assert api.project(dealt, seat) == expected
    assert dealt.to_dict() != sitting.timeline.state.to_dict()


def test_a_slow_computer_does_not_hold_up_the_screen(monkeypatch: pytest.MonkeyPatch) -> None:
    enough = threading.Event()

    def wait(dealt: api.State, level: str, style: str, seed: int) -> str:
        enough.wait()
        assert dealt.question
        return str(dealt.question.options[0].key)

    sitting = thinking(monkeypatch, wait)
    assert sitting.think(0.001) is None
    enough.set()
    key = sitting.think(600)
    assert sitting.question
    assert sitting.question.find(str(key))


def test_a_computer_that_fails_is_heard(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(dealt: api.State, level: str, style: str, seed: int) -> str:
        raise RuntimeError("lost the thread")

    with pytest.raises(RuntimeError, match="lost the thread"):
        thinking(monkeypatch, fail).think(600)


def test_the_log_tells_each_seat_what_it_may_know() -> None:
    sitting = played(Sitting.begin(people(3), seed=4), 4, 120)
    for seat in (None, 0, 1, 2):
        told = [one.event for one in sitting.events_for(seat)]
        drawn = [e for e in told if e.kind == "cards_drawn"]
        assert drawn
        for event in drawn:
            assert ("cards" in event.facts) == (event.facts["seat"] == seat)


def test_answers_come_back_as_the_seat_at_the_screen_may_know_them() -> None:
    for eyes in (None, 0, 1):
        sitting = Sitting.begin(people(2), seed=4)
        hands = Hands(4)
        for _ in range(60):
            since = sitting.length
            question = sitting.question
            assert question
            key = hands.chance.choice(question.options).key
            events = sitting.choose(key, eyes)
            assert events == [one.event for one in sitting.events_for(eyes, since)]


def test_log_entries_carry_their_turn() -> None:
    sitting = played(Sitting.begin(people(2), seed=4), 4, 200)
    turns = [one.turn for one in sitting.events_for(None)]
    assert turns == sorted(turns)
    assert turns[-1] == own_view(sitting.view(None))["turn"]


def test_a_recap_begins_behind_the_last_turn() -> None:
    sitting = played(Sitting.begin(people(3), seed=4), 4, 200)
    for seat in range(3):
        recap = [one.event for one in sitting.recap(seat)]
        assert recap
        assert not any(e.kind == "turn_ended" and e.facts["seat"] == seat for e in recap)
    short, everything = len(sitting.recap(0)), len(sitting.events_for(0))
    assert short < everything


def test_the_shuffle_is_promised_at_the_start_and_opened_at_the_end() -> None:
    sitting = Sitting.begin(people(2))
    promise = sitting.commitment
    assert sitting.opened() is None
    played(sitting, 6)
    opened = sitting.opened()
    assert opened is not None
    assert opened.commitment == promise == sitting.commitment
    assert opened._replace(seed=opened.seed ^ 1).commitment != promise
    assert Sitting.begin(people(2)).commitment != promise
