"""Between two events the table is as the engine had it: nothing on the screen works that out."""

import pytest

from game import api
from game.bots import BOTS
from game.session.proof import Replay
from game.session.timeline import Timeline

TITLES = (("dungeonology", 3), ("atlandice", 3), ("catacombs", 3))


def played(title: str, seats: int, decisions: int = 120) -> Timeline:
    """A game that computers have played for so long."""
    timeline = Timeline(api.new_game(title, seats, 5))
    bots = [BOTS["scholar"](seat) for seat in range(seats)]
    while timeline.state.question is not None and len(timeline.moves) <= decisions:
        question = timeline.state.question
        view = api.project(timeline.state, question.seat)
        timeline.choose(bots[question.seat].answer(view, question), "computer")
    return timeline


@pytest.mark.parametrize(("title", "seats"), TITLES)
def test_every_event_has_a_view_and_the_last_is_the_table_at_rest(title: str, seats: int) -> None:
    timeline = played(title, seats)
    between = 0
    for seat in (None, 0):
        replay = Replay(timeline, seat)
        for number in range(1, len(replay)):
            shown = replay.shown(number)
            assert [one.event for one in shown] == [told.event for told in replay.events(number)]
            if shown:
                assert shown[-1].view == replay.view(number)
            between += len(shown) > 1 and shown[0].view != shown[-1].view
    assert between > 20


def test_d4_7_who_enters_stands_there_when_it_is_told_and_not_before() -> None:
    timeline = played("dungeonology", 3)
    entered = 0
    for number in range(1, len(timeline.moves)):
        before = api.project(timeline.moves[number].before, None)
        for event, view in timeline.shown_in(number, None):
            scholars, earlier = view["scholars"], before["scholars"]  # type: ignore[typeddict-item]
            if event.kind == "zone_entered":
                seat = event.facts["seat"]
                assert scholars[seat]["zone"] == event.facts["zone"]
                assert earlier[seat]["zone"] == event.facts["origin"]
                entered += 1
            before = view
    assert entered > 5


def test_a8_the_hand_of_the_clock_is_where_each_event_says() -> None:
    timeline = played("atlandice", 3, 60)
    moved = [
        (event.facts["hand"], view["hand"])  # type: ignore[typeddict-item]
        for event, view in timeline.shown(None)
        if event.kind == "clock_moved"
    ]
    assert moved
    assert all(said == shown for said, shown in moved)


def test_looking_at_what_happened_leaves_the_game_alone() -> None:
    timeline = played("dungeonology", 2, 40)
    before = timeline.state.to_dict()
    timeline.shown(0)
    assert timeline.state.to_dict() == before
