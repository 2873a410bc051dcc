"""Signs pressed on a bar are kept: Continue shows the bar as it was, and asks who wanted to answer."""

from __future__ import annotations

import pytest

from game.session.journal_records import Pressed
from game.session.library import Library
from game.session.sitting import Sitting
from game.session.traits import PASS
from tests.session.checks import state_of
from tests.session.table import Hands, people


def at_a_bar(library: Library, seats: int = 2) -> Sitting:
    """A kept game that stands at a bar with so many seats on it."""
    for seed in range(20):
        sitting = library.start(people(4), seed=seed)
        for _ in Hands(seed).play(sitting, 400):
            bar = sitting.now().bar
            if bar and len(bar.seats) >= seats:
                return sitting
        sitting.close()
    raise AssertionError("20 games without such a bar")


def killed(library: Library, sitting: Sitting) -> Sitting:
    """The game as it is found when its process was killed now: nothing was closed."""
    autosave = sitting.autosave
    assert autosave is not None
    autosave.abandon()  # type: ignore[attr-defined]
    entry = library.latest()
    assert entry
    loaded = library.resume(entry)
    assert loaded.is_proven
    return loaded.sitting


@pytest.fixture
def stopped(library: Library) -> Sitting:
    sitting = at_a_bar(library)
    return sitting


def test_an_open_bar_comes_back_with_its_signs(library: Library, stopped: Sitting) -> None:
    bar = stopped.now().bar
    assert bar
    stopped.press([bar.seats[1]])
    again = killed(library, stopped)
    assert (again.now(), again.pressed) == (stopped.now(), frozenset({bar.seats[1]}))
    again.press([])
    once_more = killed(library, again)
    assert (once_more.now().bar, once_more.pressed) == (bar, frozenset())
    once_more.close()


def test_who_pressed_a_sign_is_still_asked(library: Library, stopped: Sitting) -> None:
    """Killed after "go on": no second bar, and those who did not press are passed all the same."""
    bar = stopped.now().bar
    assert bar
    first, *others = bar.seats
    stopped.go_on([first])
    assert (stopped.now().todo, stopped.now().seat) == ("ask", first)
    again = killed(library, stopped)
    assert (again.now(), again.pressed) == (stopped.now(), frozenset({first}))
    since = again.length
    again.choose(PASS)
    assert [(move.seat, move.by) for move in again.timeline.moves[since + 1 :]][: len(others)] == [
        (seat, "nobody") for seat in others
    ]
    again.close()


def test_signs_change_nothing_in_the_game(stopped: Sitting) -> None:
    bar = stopped.now().bar
    assert bar
    before, length = state_of(stopped), stopped.length
    stopped.press(bar.seats)
    assert (state_of(stopped), stopped.length) == (before, length)
    stopped.close()


def test_a_record_of_signs_tells_seats_and_nothing_else(stopped: Sitting) -> None:
    """What somebody is about to answer is nobody's business, also in the file."""
    bar = stopped.now().bar
    assert bar
    stopped.press(bar.seats)
    record = stopped.records[-1]
    assert isinstance(record, Pressed)
    assert set(record.__struct_fields__) == {"seats", "closed", "turn", "digest"}
    assert record.seats == sorted(bar.seats)
    stopped.close()


def test_signs_belong_to_one_window(stopped: Sitting) -> None:
    bar = stopped.now().bar
    assert bar
    stopped.press(bar.seats)
    stopped.go_on([])
    assert stopped.now().bar != bar
    assert stopped.pressed == frozenset()
    stopped.close()


def test_without_a_window_there_are_no_signs() -> None:
    sitting = Sitting.begin(people(2), seed=1)
    sitting.press([0])
    assert (sitting.records, sitting.pressed) == ([], frozenset())
