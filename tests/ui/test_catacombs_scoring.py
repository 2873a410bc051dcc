"""The scores of Catacombs (C14): parts add up, hauls are named, and who scores nothing is told why."""

import random
from collections.abc import Callable
from functools import cache

import pygame
import pytest

from game.bots import BOTS
from game.engine.titles.catacombs.view_types import own_view
from game.scenes.catacombs.scoring import score_book
from game.scenes.catacombs.speech import CatacombSpeech
from game.scenes.catacombs.title_art import art_of
from game.scenes.records.score_book import ScoreBook
from game.scenes.shell.app import App
from game.session.sitting import Sitting
from tests.session.table import people
from tests.ui.catacombs_players import at_catacombs
from tests.ui.driver import Driver
from tests.ui.layout import at_every_size, layout_faults, record
from tests.ui.typed import sure

Make = Callable[..., App]
#: Games in which somebody escapes and somebody is left behind: seats, seed.
ENDINGS = ((4, 5), (6, 2))


@cache
def over(seats: int, seed: int) -> Sitting:
    """A whole game; every third player wants something by chance only."""
    sitting = Sitting.begin(people(seats, "catacombs"), seed)
    bots, rng = [BOTS["scholar"](seat) for seat in range(seats)], random.Random(seed)
    while (question := sitting.question) is not None:
        if question.seat % 3:
            key = bots[question.seat].answer(sitting.view(question.seat), question)
        else:
            key = rng.choice([option.key for option in question.options])
        sitting.choose(key)
    return sitting


def book_of(app: App, sitting: Sitting) -> ScoreBook:
    """What its scores tell."""
    names = [seat.name for seat in sitting.seats]
    speech = CatacombSpeech(art_of(app).box, app.words, names)
    assert sitting.outcome is not None
    return score_book(speech, own_view(sitting.view(None)), sitting.outcome, sitting.seats)


@pytest.mark.parametrize(("seats", "seed"), ENDINGS)
def test_c14_2_parts_add_up_and_seats_stand_by_rank(make_app: Make, seats: int, seed: int) -> None:
    app, sitting = make_app(), over(seats, seed)
    book, outcome = book_of(app, sitting), sitting.outcome
    assert outcome is not None
    assert len(book.seats) == seats
    for rank, seat in enumerate(outcome.ranking):
        assert sum(part.points[rank] for part in book.parts) == book.totals[rank]
        assert book.totals[rank] == outcome.scores[seat]["total"]
    assert list(book.totals) == sorted(book.totals, reverse=True)
    assert len(book.course) > 5
    assert book.course[-1] == book.totals


@pytest.mark.parametrize(("seats", "seed"), ENDINGS)
def test_c14_1_who_scores_nothing_is_told_where_and_why(
    make_app: Make, seats: int, seed: int
) -> None:
    app, sitting = make_app(), over(seats, seed)
    book, view, outcome = book_of(app, sitting), own_view(sitting.view(None)), sitting.outcome
    assert outcome is not None
    signs = set()
    for seat, end in zip(outcome.ranking, book.ends, strict=True):
        player = view["players"][seat]
        signs.add(end.sign)
        assert str(player["now"]["total"]) in end.note
        if player["out"] != "escaped":
            tile = player["room"].partition(".")[0]
            assert app.words(f"catacombs.tile.{tile}.name") in end.note
            assert ("artifact" in end.note) == (not player["artifacts"])
    assert signs == {"mastery", "knocked_out"}


def test_why_somebody_scores_nothing_stands_in_place_of_the_bar_at_last(make_app: Make) -> None:
    app = make_app(speed="normal")
    scene = at_catacombs(app, over(*ENDINGS[1])).scores()
    app.stack.push(scene)
    app.frame(1 / 60)
    lost = [end.note for end in scene.book.ends if not scene.book.totals[sure(end.rank)]]
    assert lost
    assert not {drawn.text for drawn in record(app)}.intersection(lost)
    scene.motion.finish_all()
    app.frame(1 / 60)
    written = record(app)
    chart = next(drawn for drawn in written if drawn.text == app.words("scores.chart"))
    above = {drawn.text for drawn in written if drawn.rect.y < chart.rect.y}
    assert above.issuperset(lost)


def test_artifacts_and_cards_of_everybody_are_named(make_app: Make) -> None:
    app, sitting = make_app(), over(*ENDINGS[0])
    tips = {part.id: part.tip for part in book_of(app, sitting).parts}
    for player in own_view(sitting.view(None))["players"]:
        for artifact in player["artifacts"]:
            assert app.words(f"catacombs.artifact.{artifact}.name") in tips["artifacts"]
        for card in player["discards"]:
            told = app.words(f"catacombs.card.{card}.name") in tips["cards"]
            assert told or not art_of(app).box.cards[card].points.n


@at_every_size
def test_scores_of_six_are_whole_at_every_size(
    make_app: Make, size: tuple[int, int], text_size: int
) -> None:
    app = make_app(size, text_size=text_size, hints=False, speed="off")
    table = at_catacombs(app, over(*ENDINGS[1]))
    app.stack.push(table.scores())
    app.frame(1 / 60)
    assert layout_faults(app) == []


def test_why_somebody_scores_nothing_is_whole_also_in_a_small_window(make_app: Make) -> None:
    """In place of the bar, and below where all are told how they came out."""
    app = make_app((1024, 600), hints=False, speed="off", language="es")
    scene = at_catacombs(app, over(*ENDINGS[1])).scores()
    app.stack.push(scene)
    app.frame(1 / 60)
    notes = {end.rank: end.note for end in scene.book.ends}
    lost = {note for rank, note in notes.items() if not scene.book.totals[sure(rank)]}
    assert lost
    assert lost <= told(app)
    driver = Driver(app)
    driver.move((760, 300))
    seen: set[str] = set()
    for _ in range(12):
        driver.post(pygame.MOUSEWHEEL, x=0, y=-1, flipped=False)
        seen |= told(app)
    assert set(notes.values()) <= seen


def test_what_is_wheeled_away_from_under_the_pointer_is_pointed_at_no_more(make_app: Make) -> None:
    app = make_app((1024, 600), hints=False, speed="off")
    scene = at_catacombs(app, over(*ENDINGS[1])).scores()
    app.stack.push(scene)
    app.frame(1 / 60)
    driver, at = Driver(app), (760, 120)
    driver.move(at)
    assert scene.page.hover == "bar:0"
    for _ in range(4):
        driver.post(pygame.MOUSEWHEEL, x=0, y=-1, flipped=False)
        assert scene.page.hover == scene.page.id_at(at) != "bar:0"


def told(app: App) -> set[str]:
    """What stands on the page, its lines joined, unless it is cut."""
    return {drawn.text.replace("\n", " ") for drawn in record(app) if not drawn.cut}
