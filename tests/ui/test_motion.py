"""The queue of movements: dt of any size gives the same end, a click finishes, speeds count."""

from functools import partial
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.ui.motion import Motion, Tween, arc, ease_in_out, ease_out, linear, settle, together


def recording(book: list[Any], name: str, seconds: float = 0.2, **more) -> Tween:
    return Tween(seconds, lambda value: book.append((name, value)), linear, **more)


def test_movements_run_one_after_the_other() -> None:
    book: list[Any] = []
    motion = Motion()
    motion.play(recording(book, "a"))
    motion.play(recording(book, "b"))
    motion.update(0.1)
    assert book == [("a", pytest.approx(0.5))]
    motion.update(0.2)
    assert book[-2:] == [("a", 1.0), ("b", pytest.approx(0.5))]
    assert motion.running
    motion.update(0.1)
    assert book[-1] == ("b", 1.0)
    assert not motion.running


@given(st.lists(st.floats(0.001, 0.7), min_size=1, max_size=40))
def test_any_steps_of_time_end_in_the_same_picture(steps: list[float]) -> None:
    ends: list[str] = []
    shown: dict[str, float] = {}
    motion = Motion()
    for name, seconds in (("a", 0.15), ("b", 0.35), ("c", 0.0), ("d", 0.2)):
        motion.play(
            Tween(
                seconds,
                partial(shown.__setitem__, name),
                done=partial(ends.append, name),
            )
        )
    for step in steps:
        motion.update(step)
    motion.update(10)
    assert shown == dict.fromkeys("abcd", 1.0)
    assert ends == list("abcd")


def test_a_click_finishes_only_what_is_running() -> None:
    book: list[Any] = []
    motion = Motion()
    motion.play(recording(book, "a"))
    motion.play(recording(book, "b"))
    assert motion.finish()
    assert book == [("a", 1.0)]
    assert motion.running
    motion.finish_all()
    assert book[-1] == ("b", 1.0)
    assert not motion.finish()


def test_done_is_called_once_and_may_add_more() -> None:
    book: list[Any] = []
    motion = Motion()
    motion.play(recording(book, "a", done=lambda: motion.play(recording(book, "more"))))
    motion.update(0.3)
    assert [name for name, _ in book] == ["a", "more"]
    motion.update(1)
    assert book[-1] == ("more", 1.0)
    assert [entry for entry in book if entry == ("a", 1.0)] == [("a", 1.0)]


@pytest.mark.parametrize(("speed", "after"), [("fast", 1.0), ("normal", 0.5), ("slow", 0.25)])
def test_speed_stretches_time(speed: str, after: float) -> None:
    book: list[Any] = []
    motion = Motion(speed)
    motion.play(recording(book, "a"))
    motion.update(0.1)
    assert book[-1] == ("a", pytest.approx(after))


def test_speed_off_is_instant() -> None:
    book: list[Any] = []
    motion = Motion("off")
    motion.play(recording(book, "a"))
    assert book == [("a", 1.0)]
    assert not motion.running


def test_reduced_motion_leaves_out_travel_and_keeps_fades() -> None:
    book: list[Any] = []
    motion = Motion(reduced=True)
    motion.play(recording(book, "walk"))
    motion.play(recording(book, "fade", travels=False))
    assert book == [("walk", 1.0)]
    motion.update(0.1)
    assert book[-1] == ("fade", pytest.approx(0.5))


def test_together_ends_with_the_longest() -> None:
    book: list[Any] = []
    motion = Motion()
    motion.play(together(recording(book, "short", 0.1), recording(book, "long", 0.4)))
    motion.update(0.2)
    assert book[-2:] == [("short", 1.0), ("long", pytest.approx(0.5))]
    motion.update(0.2)
    assert book[-1] == ("long", 1.0)


@pytest.mark.parametrize("ease", [linear, ease_in_out, ease_out, settle])
def test_easing_starts_at_nothing_and_ends_at_all(ease) -> None:
    assert ease(0.0) == pytest.approx(0.0)
    assert ease(1.0) == pytest.approx(1.0)


def test_settling_goes_too_far_first_and_an_arc_comes_down() -> None:
    assert max(settle(i / 50) for i in range(51)) > 1.02
    assert arc(0) == pytest.approx(0)
    assert arc(0.5) == pytest.approx(1)
    assert arc(1) == pytest.approx(0)
