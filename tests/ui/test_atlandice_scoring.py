"""The last page of a game of Atlandice."""

from collections.abc import Callable

from game.api import Outcome
from game.scenes.atlandice.scoring import score_book
from game.scenes.shell.app import App
from tests.seats import UNEVEN_NAMES as NAMES
from tests.ui.atlandice_players import PLANS, at_city, moment

Make = Callable[..., App]


def test_a10_6_shared_winners_all_have_laurels(make_app: Make) -> None:
    app = make_app(speed="off", hints=False)
    table = at_city(app, moment(*PLANS["over"]))
    real = table.sitting.outcome
    assert real is not None
    scores = [dict(score) for score in real.scores]
    first, second = real.ranking[:2]
    scores[second] = dict(scores[first])
    tied = Outcome(real.reason, real.ranking, tuple(scores), ("shared", *real.ties[1:]))
    book = score_book(table.speech, table.presenter.view, tied, table.sitting.seats)
    assert book.winners == 2
    assert f"{NAMES[first]} and {NAMES[second]} win" in book.heading
    assert len(book.ties) >= 1
    whole = score_book(table.speech, table.presenter.view, real, table.sitting.seats)
    assert whole.winners == 1


def test_a11_6_the_scores_tell_what_the_neutral_player_kept(make_app: Make) -> None:
    app = make_app(speed="off", hints=False)
    table = at_city(app, moment(2, 5, 900))
    outcome, view = table.sitting.outcome, table.presenter.look_with(None)
    assert outcome is not None
    book = score_book(table.speech, view, outcome, table.sitting.seats)
    neutral = book.ends[-1]
    assert neutral.rank is None
    for tile in view["players"][2]["tiles"]:
        assert table.speech.tile_name(tile) in neutral.note
    assert len(book.seats) == 2
