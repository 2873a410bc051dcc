"""Advice at the table: what a Professor would do, marked and with its reasons, from what one may know."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

import pygame
import pytest

from game import api
from game.bots.mind import Answer, Reason, think
from game.bots.professor import Ranked
from game.scenes.catacombs.table import CatacombTable
from game.scenes.dungeonology.table import DungeonTable
from game.scenes.library.games import Host
from game.scenes.shell.app import App
from game.scenes.table.advice import _outer
from game.scenes.table.scene import TableScene
from game.session.fairness import new_secret
from game.session.library import open_data
from game.session.save_codec import save_bytes, snapshot_of
from game.session.setup import SetUp
from game.session.sitting import Sitting
from game.session.timeline import Timeline
from tests.seats import seats_of
from tests.ui.driver import Driver
from tests.ui.layout import at_every_size, layout_faults, record
from tests.ui.minds import Gone, Hasty, Here, Quick, Slow
from tests.ui.test_cancelling import inside_a_visit
from tests.ui.typed import sure

MakeApp = Callable[..., App]
TITLES = ("dungeonology", "atlandice", "catacombs")
SECRET = new_secret(1)
FOLLOWED = "You followed a Professor’s advice 1 time since your last turn began."
PROMPTS = {"dungeonology": "act", "atlandice": "visit", "catacombs": "act"}


def a_setup(title: str, advice: bool = True) -> SetUp:
    return SetUp(title, seats_of(("person", "scholar")), advice=advice)


@cache
def played(title: str) -> Sitting:
    """Some turns by computers, up to a choice of the person's."""
    sitting = Sitting.begin(a_setup(title), 2)
    for number in range(400):
        question = sitting.question
        assert question is not None
        is_asked = question.seat == 0 and question.prompt == PROMPTS[title]
        verbs = {option.verb for option in question.options}
        if number > 20 and is_asked and len(question.options) > 2 and "play" not in verbs:
            return sitting
        sitting.choose(think(sitting.timeline.state, "scholar").key)
    raise AssertionError(f"nobody is asked {PROMPTS[title]} in {title}")


def standing(title: str, advice: bool = True) -> Sitting:
    """The same position at a table of its own."""
    state = played(title).timeline.state.clone()
    state.events = []
    return Sitting(a_setup(title, advice), SECRET, Timeline(state), [snapshot_of(state, 0)])


@pytest.fixture
def mind(monkeypatch: pytest.MonkeyPatch) -> Callable[[type[Here]], None]:
    """Says how it is thought."""

    def use(kind: type[Here]) -> None:
        Here.dropped = 0
        monkeypatch.setattr("game.session.computers.Consulted", kind)

    use(Hasty)
    return use


def opened(make_app: MakeApp, sitting: Sitting, **settings: Any) -> tuple[TableScene[Any], Driver]:
    app = make_app(games=Host(), **{"speed": "off", "hints": False, **settings})
    sure(app.games, Host).open(app, sitting)
    driver = Driver(app)
    driver.pump(3)
    assert isinstance(driver.scene, TableScene)
    return driver.scene, driver


def ask(table: TableScene[Any], driver: Driver) -> None:
    """Click the button and wait until it is thought out, question after question."""
    driver.click("advice")
    while table.advice.is_thinking:
        driver.pump()


def told(driver: Driver) -> str:
    return " ".join(drawn.text.replace("\n", " ") for drawn in record(driver.app))


@pytest.mark.parametrize("title", TITLES)
def test_the_answer_is_marked_and_its_reasons_are_told(
    make_app: MakeApp, mind: Callable[[type[Here]], None], title: str
) -> None:
    mind(Quick)
    table, driver = opened(make_app, standing(title))
    ask(table, driver)
    assert layout_faults(driver.app) == []
    assert table.advice.key in table.presenter.choices.keys
    assert table.advice.marks(), "nothing is marked"
    assert sealed(table, driver), "no ring is drawn"
    assert "A Professor’s advice" in told(driver)
    driver.key(pygame.K_v)
    assert "A Professor’s advice" not in told(driver)


def test_an_answer_shows_its_signs_and_no_marks_of_emphasis(
    make_app: MakeApp, mind: Callable[[type[Here]], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    mind(Quick)
    table, driver = opened(make_app, standing("dungeonology"))
    ask(table, driver)
    answer = "Forced March: [move] *Move 2* (A\\*b)"
    monkeypatch.setattr(type(table.presenter.choices), "answer", lambda choices, key: answer)
    monkeypatch.setattr(type(table.advice), "_is_end", False)
    assert table.advice.lines()[0] == "*Forced March: [move] Move 2 (A\\*b)*"


def sealed(table: TableScene[Any], driver: Driver) -> bool:
    """Does a ring of the colour of seals lie around what is marked?"""
    room = table.advice.marks()[0].inflate(4 * table.u(6), 4 * table.u(6))
    part = driver.app.screen.subsurface(room.clip(driver.app.screen.get_rect()))
    found = pygame.mask.from_threshold(part, table.look.colour("seal"), (2, 2, 2, 255))
    return found.count() > room.w


def test_points_and_risk_are_told(make_app: MakeApp, mind: Callable[[type[Here]], None]) -> None:
    keys = [option.key for option in sure(played("atlandice").question).options]

    class Told(Here):
        answer = Answer(
            keys[1],
            (Ranked(keys[1], 3.2, 0.04, 0.62, (4.0,)), Ranked(keys[0], 1, 0.03, 0.55, (1.0,))),
            risk=0.12,
        )

    mind(Told)
    table, driver = opened(make_app, standing("atlandice"))
    driver.click("advice")
    words = told(driver)
    assert table.advice.key == keys[1]
    assert "about 62\u00a0%." in words
    assert "55\u00a0%." in words
    assert "Points: 3.0 more." in words
    assert "in 12\u00a0% of the looks ahead" in words


def test_what_looks_no_better_is_told_to_be_as_good(
    make_app: MakeApp, mind: Callable[[type[Here]], None]
) -> None:
    """The first answer is kept unless another is clearly better, so the next best may have luck."""
    keys = [option.key for option in sure(played("catacombs").question).options]

    class Kept(Here):
        answer = Answer(
            keys[1],
            (Ranked(keys[1], 1, 0.04, 0.40, (1.0,)), Ranked(keys[0], 1, 0.04, 0.43, (1.0,))),
        )

    mind(Kept)
    table, driver = opened(make_app, standing("catacombs"))
    ask(table, driver)
    words = " ".join(table.advice.lines())
    assert "Almost as good" in words
    assert "43" not in words
    assert "Risk: in 0\u00a0%" in words
    assert "1.0 more than the best rival" in words


def test_a_share_is_told_in_per_cent(make_app: MakeApp, mind: Callable[[type[Here]], None]) -> None:
    mind(Quick)
    table, driver = opened(make_app, standing("catacombs"))
    ask(table, driver)
    second = sure(table.advice._answer).ranking[1].key
    table.advice._carrying = [Reason("doom", -0.12, second), Reason("health", 1.5, second)]
    *_, doom, health = table.advice.lines()
    assert "12\u00a0% fewer of your points at stake" in doom
    assert "1.5 more health" in health


def test_what_is_compared_with_is_named_unless_it_is_the_next_best(
    make_app: MakeApp, mind: Callable[[type[Here]], None]
) -> None:
    mind(Quick)
    table, driver = opened(make_app, standing("catacombs"))
    ask(table, driver)
    second, other = sure(table.advice._answer).ranking[1].key, table.presenter.choices.keys[-1]
    assert second != other
    than = (second, other, other, "")
    table.advice._carrying = [
        *(Reason("points", 2.0, key) for key in than),
        Reason("risk", 0.5),
        Reason("behind", -1.0),
    ]
    points, named, _, _, now, _, risk, behind = table.advice.lines()[3:]
    assert points == "Points: 2.0 more."
    assert named == f"Compared with: {table.presenter.choices.answer(other)}."
    assert now == "Compared with now:"
    assert risk.startswith("Risk: in 50\u00a0%")
    assert behind == "Points then, on average: 1.0 fewer than the best rival."


def test_a_place_within_another_has_no_ring_of_its_own() -> None:
    inner, outer, apart = (
        pygame.Rect(*box) for box in ((9, 9, 5, 5), (0, 0, 50, 50), (60, 0, 9, 9))
    )
    assert _outer([inner, outer, apart, outer.copy()]) == [outer, apart, outer]


def test_it_is_given_up_when_play_goes_on(
    make_app: MakeApp, mind: Callable[[type[Here]], None]
) -> None:
    mind(Slow)
    table, driver = opened(make_app, standing("atlandice"))
    driver.key(pygame.K_v)
    assert "thinks" in told(driver)
    assert table.wake_in() is not None
    table.acts.choose(table.presenter.choices.keys[0])
    driver.pump()
    assert (Here.dropped, table.advice.is_shown) == (1, False)


def test_escape_puts_it_away_and_leaving_gives_it_up(
    make_app: MakeApp, mind: Callable[[type[Here]], None]
) -> None:
    mind(Slow)
    table, driver = opened(make_app, standing("atlandice"))
    driver.key(pygame.K_v)
    driver.key(pygame.K_ESCAPE)
    assert (Here.dropped, table.advice.is_shown, table.is_top) == (1, False, True)
    driver.key(pygame.K_v)
    table.acts.open_menu()
    driver.pump()
    assert (Here.dropped, table.advice.is_shown) == (2, False)


def test_a_lost_thought_says_so(make_app: MakeApp, mind: Callable[[type[Here]], None]) -> None:
    mind(Gone)
    table, driver = opened(make_app, standing("atlandice"))
    driver.click("advice")
    assert "called away" in told(driver)
    assert not table.advice.is_thinking


def test_it_can_be_forbidden_and_the_save_keeps_that(make_app: MakeApp, mind: object) -> None:
    table, driver = opened(make_app, standing("atlandice", advice=False))
    driver.key(pygame.K_v)
    assert not table.advice.is_shown
    assert not driver.spots()["advice"].enabled
    kept = open_data(save_bytes(table.sitting, "forbidden", b""))
    assert not kept.sitting.setup.advice


def test_only_the_own_recap_says_that_advice_was_followed(
    make_app: MakeApp, mind: Callable[[type[Here]], None]
) -> None:
    mind(Quick)
    table, driver = opened(make_app, standing("dungeonology"))
    ask(table, driver)
    table.acts.choose(table.advice.marked)
    while table.presenter.wanted:
        driver.pump()
    assert FOLLOWED not in recapped(table, 0), "the turn is not over"
    play_a_round(table.sitting)
    assert FOLLOWED in recapped(table, 0)
    for seat in (None, 0, 1):
        assert "advice" not in str(table.sitting.events_for(seat))
    assert "advice" not in recapped(table, 1)
    assert "advice" not in " ".join(line.text for line in table.log.lines)


@pytest.mark.parametrize("title", ["dungeonology", "catacombs"])
def test_the_recap_says_so_after_continue_and_never_of_what_was_taken_back(
    make_app: MakeApp, title: str
) -> None:
    sitting = standing(title)
    assert sitting.question
    key = sitting.question.options[0].key
    sitting.choose(key, advised=True)
    play_a_round(sitting)
    assert sitting.advised(0) == 1
    assert sitting.advised(1) == 0
    kept = open_data(save_bytes(sitting, "advised", b"")).sitting
    assert FOLLOWED in recapped(opened(make_app, kept)[0], 0)
    while kept.turn < sitting.turn + 4:
        kept.choose(think(kept.timeline.state, "scholar").key)
    assert kept.advised(0) == 0, "two turns ago"


def test_taking_back_forgets_that_it_was_advised_and_redo_does_not() -> None:
    sitting = standing("dungeonology")
    assert sitting.question
    before = sitting.length
    key = next(o.key for o in sitting.question.options if can_be_undone(sitting, o.key))
    sitting.choose(key, advised=True)
    sitting.undo()
    assert sitting.length == before
    sitting.redo()
    assert sitting.timeline.moves[before].advised
    sitting.undo()
    sitting.choose(key)
    assert not any(move.advised for move in sitting.timeline.moves)


def can_be_undone(sitting: Sitting, key: str) -> bool:
    twin = Sitting(sitting.setup, SECRET, Timeline(sitting.timeline.state.clone()))
    twin.choose(key)
    return twin.why_not_undo() is None


def play_a_round(sitting: Sitting) -> None:
    """On to the first decision of the person's next turn."""
    turn = sitting.turn
    while sitting.turn == turn or sitting.whose_turn != 0:
        sitting.choose(think(sitting.timeline.state, "scholar").key)


def recapped(table: TableScene[Any], seat: int) -> str:
    """What the recap of a seat says."""
    assert isinstance(table, DungeonTable | CatacombTable)
    return " ".join(table.recap._lines(seat))


@pytest.mark.parametrize("title", TITLES)
def test_twins_are_advised_alike(title: str) -> None:
    """Two games that differ only in what the seat may not know are thought about as one."""
    state = played(title).timeline.state
    jobs = []
    for seed in (1, 2):
        sitting = Sitting(a_setup(title), SECRET, Timeline(api.redeal(state, 0, seed)))
        jobs.append([sitting.computers.advice(link).job for link in sitting.ahead().links])
    assert jobs[0] == jobs[1]


@at_every_size
def test_the_paper_fits(
    make_app: MakeApp, mind: object, size: tuple[int, int], text_size: int
) -> None:
    table, driver = opened(make_app, standing("atlandice"), size=size, text_size=text_size)
    ask(table, driver)
    assert layout_faults(driver.app) == []
    (paper,) = [widget.rect for widget in table.page.widgets if widget.id == "advice:paper"]
    assert table.area.contains(paper)
    assert not any(paper.colliderect(mark) for mark in table.advice.marks())
    if text_size == 100:
        assert not paper.colliderect(table.parts["city"].rect), "it lies on a district"


@at_every_size
def test_what_was_told_last_ends_above_the_paper(
    make_app: MakeApp, mind: object, size: tuple[int, int], text_size: int
) -> None:
    """A line of it was cut in two."""
    table, driver = opened(make_app, standing("atlandice"), size=size, text_size=text_size)
    before = [spot.rect for spot in table.parts["told"].spots()]
    ask(table, driver)
    paper = sure(table.page.find("advice:paper")).rect
    assert paper.collidelist([spot.rect for spot in table.parts["told"].spots()]) < 0
    driver.click("advice:close")
    assert [spot.rect for spot in table.parts["told"].spots()] == before


def test_an_open_log_leaves_what_ends_a_choice_free(make_app: MakeApp) -> None:
    table, driver = opened(make_app, inside_a_visit())
    driver.key(pygame.K_l)
    rects = {widget.id: widget.rect for widget in table.page.widgets}
    assert not table.log.rect.colliderect(rects["cancel"])


def test_the_paper_leaves_the_button_that_cancels_free(make_app: MakeApp, mind: object) -> None:
    table, driver = opened(make_app, inside_a_visit())
    ask(table, driver)
    rects = {widget.id: widget.rect for widget in table.page.widgets}
    assert not rects["advice:paper"].colliderect(rects["cancel"])


@pytest.mark.long
@pytest.mark.parametrize("title", TITLES)
def test_it_fits_where_text_is_large(make_app: MakeApp, mind: object, title: str) -> None:
    table, driver = opened(make_app, standing(title), size=(1024, 600), text_size=200)
    ask(table, driver)
    assert layout_faults(driver.app) == []
