"""The scores: counted part by part, told in words, left by three buttons; and the thesis before."""

import re
from collections.abc import Callable
from functools import cache
from typing import Any

import pygame
import pytest

from game.api import Outcome
from game.bots import BOTS
from game.engine.core.agenda import Event
from game.engine.titles.dungeonology.ending import thesis_lines
from game.engine.titles.dungeonology.view_types import own_view
from game.scenes.dungeonology.scoring import score_book
from game.scenes.dungeonology.thesis import ThesisScene
from game.scenes.dungeonology.title_art import art_of
from game.scenes.dungeonology.verdict import VerdictScene
from game.scenes.records.scores import ScoresScene
from game.scenes.shell.app import App
from game.session.sitting import Sitting
from tests.seats import NAMES
from tests.ui.driver import Driver
from tests.ui.layout import at_every_size, layout_faults, record
from tests.ui.sittings import a_sitting
from tests.ui.typed import sure


@cache
def finished(seed: int = 5) -> tuple[Sitting, tuple[Any, Event] | None]:
    """A game played to its end, and the first thesis with the view of its author before it."""
    sitting = a_sitting(seed)
    bots = [BOTS["scholar"](seat) for seat in range(4)]
    thesis = None
    while sitting.question is not None:
        seat = sitting.question.seat
        view = sitting.view(seat)
        for event in sitting.choose(bots[seat].answer(view, sitting.question), seat):
            if event.kind == "thesis_judged" and "score" in event.facts and thesis is None:
                thesis = (view, event)
    return sitting, thesis


def scores(app: App, sitting: Sitting, outcome: Outcome | None = None) -> ScoresScene:
    """The scores on the stack; what its buttons do is noted in `said`."""
    said: list[str] = []
    outcome = outcome or sitting.outcome
    assert outcome is not None
    told = sitting.events_for(None)
    book = score_book(app, own_view(sitting.view(None)), outcome, sitting.seats, told)
    scene = ScoresScene(
        app,
        book,
        lambda: said.append("again"),
        lambda: said.append("board"),
        lambda: said.append("leave"),
    )
    scene.said = said  # type: ignore[attr-defined]
    app.stack.push(scene)
    return scene


def test_parts_add_up_to_totals_and_seats_stand_by_rank(make_app: Callable[..., App]) -> None:
    app, (sitting, _) = make_app(speed="off"), finished()
    outcome = sitting.outcome
    assert outcome is not None
    book = score_book(
        app, own_view(sitting.view(None)), outcome, sitting.seats, sitting.events_for(None)
    )
    for rank, seat in enumerate(outcome.ranking):
        assert book.seats[rank].name == NAMES[seat]
        assert sum(part.points[rank] for part in book.parts) == book.totals[rank]
        assert book.totals[rank] == outcome.scores[seat]["total"]
    assert list(book.totals) == sorted(book.totals, reverse=True)
    assert len(book.course) >= 4
    assert book.card is not None


def test_a_thesis_from_before_a_practice_names_no_turn(make_app: Callable[..., App]) -> None:
    app, (sitting, _) = make_app(speed="off"), finished()
    view, outcome, told = own_view(sitting.view(None)), sitting.outcome, sitting.events_for(None)
    assert outcome is not None
    ranked = [one for one in told if one.event.kind == "thesis_ranked"]
    assert ranked
    whole = score_book(app, view, outcome, sitting.seats, told).ends
    later = score_book(app, view, outcome, sitting.seats, told[told.index(ranked[-1]) + 1 :]).ends
    for before, after in zip(whole, later, strict=True):
        is_thesis = before.sign == "thesis"
        assert ("turn" in before.note) == is_thesis
        assert after.note == (before.note.split(", ")[1] if is_thesis else before.note)


def test_a_tie_is_explained_in_a_sentence(make_app: Callable[..., App]) -> None:
    app, (sitting, _) = make_app(speed="off"), finished()
    real = sitting.outcome
    assert real is not None
    scores_ = [dict(score) for score in real.scores]
    first, second = real.ranking[:2]
    scores_[second]["total"] = scores_[first]["total"]
    tied = Outcome(real.reason, real.ranking, tuple(scores_), ("students", "score", "score"))
    book = score_book(
        app, own_view(sitting.view(None)), tied, sitting.seats, sitting.events_for(None)
    )
    assert len(book.ties) == 1
    assert all(word in book.ties[0] for word in (NAMES[first], NAMES[second], "students"))


def test_points_count_up_and_a_click_ends_it(make_app: Callable[..., App]) -> None:
    app, (sitting, _) = make_app(speed="normal"), finished()
    scene = scores(app, sitting)
    driver = Driver(app)
    driver.pump(20)
    assert not scene.is_done
    winner = NAMES[sure(sitting.outcome).ranking[0]]
    assert winner not in scene.heading()
    driver.click_at((640, 400))
    assert scene.is_done
    assert winner in scene.heading()
    texts = [drawn.text for drawn in record(app)]
    assert all(str(total) in texts for total in scene.book.totals)


@pytest.mark.parametrize("name", ["board", "again", "leave"])
def test_three_buttons_by_mouse_and_keyboard(make_app: Callable[..., App], name: str) -> None:
    app, (sitting, _) = make_app(speed="off"), finished()
    scene = scores(app, sitting)
    driver = Driver(app)
    driver.pump()
    driver.click(name)
    driver.focus(name)
    driver.key(pygame.K_RETURN)
    assert scene.said == [name, name]  # type: ignore[attr-defined]


def test_the_sum_of_a_thesis_is_worked_out_column_by_column(make_app: Callable[..., App]) -> None:
    app, (_, thesis) = make_app(speed="off"), finished()
    assert thesis is not None
    view, event = thesis
    cubes = view["scholars"][event.facts["seat"]]["cubes"]
    lines = thesis_lines(art_of(app).box, cubes, event.facts["clan"])
    assert sum(line.total for line in lines) == event.facts["score"]
    ended: list[bool] = []
    app.stack.push(ThesisScene(app, view, event, NAMES, lambda: ended.append(True)))
    driver = Driver(app)
    driver.pump()
    texts = [drawn.text for drawn in record(app)]
    assert str(event.facts["score"]) in texts
    assert str(event.facts["target"]) in texts
    driver.click("close")
    assert ended == [True]


def test_others_hear_the_verdict_and_no_figure(make_app: Callable[..., App]) -> None:
    app, (sitting, thesis) = make_app(speed="off"), finished()
    assert thesis is not None
    view, event = thesis
    seat, success = event.facts["seat"], event.facts["success"]
    # Also the author's own event, which knows the figure, gives nothing away here.
    app.stack.push(VerdictScene(app, view, own_view(sitting.view(seat)), event, NAMES))
    driver = Driver(app)
    driver.pump()
    written = [drawn.text for drawn in record(app)]
    assert all(any(name in text for text in written) for name in NAMES[:4])
    assert (
        app.words(f"dungeonology.thesis_scene.{'accepted' if success else 'rejected'}") in written
    )
    hidden = {str(event.facts["score"]), str(event.facts["target"])}
    assert not hidden & {word for text in written for word in re.findall(r"\d+", text)}
    driver.key(pygame.K_RETURN)
    assert not isinstance(app.stack.top, VerdictScene)


def test_a_rejected_thesis_says_what_it_costs(make_app: Callable[..., App]) -> None:
    app, (_, thesis) = make_app(speed="off"), finished()
    assert thesis is not None
    view, event = thesis
    seat = event.facts["seat"]
    failed = Event("thesis_judged", {"seat": seat, "success": False})
    app.stack.push(VerdictScene(app, view, view, failed, NAMES))
    Driver(app).pump()
    written = " ".join(drawn.text for drawn in record(app))
    assert f"{NAMES[seat]} gives up the dearest cube" in written
    assert app.words("dungeonology.thesis_scene.rejected") in written


@at_every_size
def test_text_of_scores_and_thesis_is_whole_apart_and_readable(
    make_app: Callable[..., App], size: tuple[int, int], text_size: int
) -> None:
    app = make_app(size, text_size=text_size, speed="off")
    sitting, thesis = finished()
    assert thesis is not None
    view, event = thesis
    seat = event.facts["seat"]
    failed = Event("thesis_judged", {"seat": seat, "success": False})
    after = own_view(sitting.view(None))
    faults = []
    for name, push in {
        "scores": lambda: scores(app, sitting),
        "thesis": lambda: app.stack.push(ThesisScene(app, view, event, NAMES)),
        "verdict": lambda: app.stack.push(VerdictScene(app, view, after, event, NAMES)),
        "rejected": lambda: app.stack.push(VerdictScene(app, view, view, failed, NAMES)),
    }.items():
        app.open_title()
        push()
        app.frame(1 / 60)
        faults += [f"{name}: {fault}" for fault in layout_faults(app)]
    assert not faults, "\n".join(faults)
