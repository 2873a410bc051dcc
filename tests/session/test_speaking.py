"""Speaking up at a sitting: kept, replayed, a barrier for undo, and no secret in whether one may."""

from __future__ import annotations

import pytest

from game import api
from game.api import NotOffered
from game.engine.titles.dungeonology.view_types import own_view
from game.session import proof, save_codec, save_parser
from game.session.library import Library
from game.session.setup import SetUp
from game.session.sitting import Sitting
from tests.session.checks import saves_are_equal, state_of
from tests.session.table import Hands, one_person, people


def spoken(setup: SetUp, seed: int, times: int = 3) -> Sitting:
    """A sitting in which rivals have said "wait" so many times, and the last was just answered."""
    sitting = Sitting.begin(setup, seed=seed)
    hands = Hands(seed)
    while times and hands.do(sitting):
        ready = [seat for seat in sitting.people if sitting.can_speak_up(seat)]
        if ready:
            assert sitting.question
            asked = sitting.question.prompt
            sitting.speak_up(ready[0])
            now = sitting.now()
            assert (now.todo, now.seat, now.bar) == ("ask", ready[0], None)
            sitting.choose("pass")
            assert sitting.question
            assert sitting.question.prompt == asked
            times -= 1
    assert not times
    return sitting


def test_windows_md_speaking_up_is_journalled_and_replayed() -> None:
    sitting = spoken(people(3), 4)
    assert [record for record in sitting.records if type(record).__name__ == "Spoke"]
    saves_are_equal(sitting)


def test_windows_md_speaking_up_survives_the_disk(tmp_path: object, library: Library) -> None:
    sitting = library.start(people(3), seed=4)
    hands = Hands(4)
    while not any(sitting.can_speak_up(seat) for seat in sitting.people):
        hands.do(sitting)
    speaker = next(seat for seat in sitting.people if sitting.can_speak_up(seat))
    sitting.speak_up(speaker)
    file = save_parser.parse(save_codec.save_bytes(sitting))
    loaded = save_codec.load(file)
    assert loaded.is_proven
    assert loaded.sitting.question == sitting.question
    assert state_of(loaded.sitting) == state_of(sitting)
    sitting.close()


def test_windows_md_speaking_up_is_a_barrier() -> None:
    sitting = spoken(people(3), 4, times=1)
    fault = sitting.why_not_undo()
    assert fault
    assert fault.key in ("session.undo.other", "session.undo.spoke")


def test_windows_md_who_has_just_said_wait_takes_back_nothing_from_before() -> None:
    sitting = Sitting.begin(people(3), seed=4)
    hands = Hands(4)
    while not (ready := [seat for seat in sitting.people if sitting.can_speak_up(seat)]):
        hands.do(sitting)
    sitting.speak_up(ready[0])
    fault = sitting.why_not_undo()
    assert fault
    assert fault.key == "session.undo.spoke"


def test_windows_md_computers_are_always_asked_and_never_speak_up() -> None:
    sitting = Sitting.begin(one_person(), seed=3)
    computers = [seat for seat in range(4) if not sitting.is_person(seat)]
    orders = own_view(sitting.view(None))["orders"]
    assert [orders[seat] for seat in computers] == ["always"] * 3
    assert orders[sitting.people[0]] == "threatened"
    for _ in Hands(3).play(sitting, 200):
        assert not any(sitting.can_speak_up(seat) for seat in computers)


def test_windows_md_whoever_may_not_is_refused_and_nothing_changes() -> None:
    sitting = Sitting.begin(people(2), seed=1)
    before, length = state_of(sitting), sitting.length
    for seat in range(2):
        with pytest.raises(NotOffered):
            sitting.speak_up(seat)  # everybody is on Start
    assert (state_of(sitting), sitting.length) == (before, length)


def test_windows_md_twins_may_speak_at_the_same_moments() -> None:
    """Whatever is dealt to a seat, all others see the same sign on its card."""
    sitting = Sitting.begin(people(4), seed=2)
    seen = 0
    for _ in Hands(2).play(sitting, 400):
        state = sitting.timeline.state
        for viewer in (0, None):
            twin = api.redeal(state, viewer, state.rng ^ 7)
            for seat in range(4):
                mine = api.why_not_speak_up(state, seat)
                assert mine == api.why_not_speak_up(twin, seat)
                seen += mine is None
    assert seen > 50


def test_windows_md_a_replay_shows_who_spoke() -> None:
    sitting = spoken(people(3), 4)
    replay = proof.Replay(sitting.timeline, None)
    kinds = [told.event.kind for number in range(len(replay)) for told in replay.events(number)]
    assert kinds.count("spoke_up") == 3
