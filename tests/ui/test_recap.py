"""The recap at the start of a turn: short, fair to every rival, and off while the log is open."""

import itertools
from collections.abc import Callable

import pygame
import pytest

from game.engine.core.agenda import Event
from game.scenes.dungeonology.event_presentation import PRESENTATION
from game.scenes.seats.recap import recap_lines
from game.scenes.shell.app import App
from game.session.timeline import Told
from tests.seats import NAMES
from tests.ui.solo import a_table, sitting_at
from tests.ui.typed import sure

SIZES = ((1024, 600), (1280, 720), (1920, 1080))


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_an_open_log_tells_all_of_the_recap_which_comes_back_after_it(
    make_app: Callable[..., App], size: tuple[int, int]
) -> None:
    table, driver = a_table(make_app(size, speed="off", hints=False), sitting_at(13, 7))
    assert table.recap.lines
    recap, title = sure(table.page.find("recap")).rect, sure(table.page.find("recap:title")).rect
    assert recap.w == sure(table.places).slip.w
    assert title.w > table.u(120)
    others = [sure(table.places).fan, *(rect for rect in table.papers.solid if rect != recap)]
    assert recap.collidelist(others) < 0
    driver.key(pygame.K_l)
    assert table.log.open
    assert table.page.find("recap") is None
    driver.key(pygame.K_l)
    assert sure(table.page.find("recap")).rect == recap


@pytest.mark.parametrize(("turn", "seed"), [(13, 7), (15, 4), (20, 12)])
def test_a_recap_is_short_and_leaves_no_rival_out(
    make_app: Callable[..., App], turn: int, seed: int
) -> None:
    table, _ = a_table(make_app(speed="off", hints=False), sitting_at(turn, seed))
    names = [table.words("recap.turn", name=name) for name in NAMES[1:4]]
    assert [line for line in table.recap.lines if line in names] == names
    assert len(table.recap.lines) <= 3 * 4 + 1
    heads = [table.recap.lines.index(name) for name in names]
    assert all(2 <= b - a <= 4 for a, b in itertools.pairwise([*heads, len(table.recap.lines) - 1]))
    assert table.recap.lines[-1] == table.words("recap.more")


def test_a_recap_is_told_in_the_language_of_now(make_app: Callable[..., App]) -> None:
    table, _ = a_table(make_app(speed="off", hints=False), sitting_at(13, 7))
    before = table.recap.lines
    table.app.change(language="zh-Hant")
    assert table.recap.lines[-1] == table.words("recap.more") != before[-1]
    table.app.change(language="en")
    assert table.recap.lines == before


def test_a_recap_tells_what_befell_the_reader_and_says_when_that_is_all(
    make_app: Callable[..., App],
) -> None:
    table, _ = a_table(make_app(speed="off", hints=False), sitting_at(13, 7))
    start = Told(0, 2, Event("turn_started", {"seat": 1, "round": 1, "turn": 2}))
    drawn = Event("cards_drawn", {"seat": 1, "n": 2, "cards": ()})
    met = [Told(0, 2, Event("encounter", {"seat": seat})) for seat in (1, 2, 3, 0)]
    met += [
        Told(0, 2, Event("attempt_ended", {"seat": 1, "success": True, "stealth": 9, "alert": 7}))
    ] * 9
    say = table.speech.event
    lines = recap_lines([start, *met], table.speech, 0, PRESENTATION)
    assert say(met[3].event) in lines
    assert lines[-1] == table.words("recap.more")
    quiet = recap_lines([start, Told(0, 2, drawn)], table.speech, 0, PRESENTATION)
    assert quiet == [table.words("recap.turn", name="Bruno"), say(drawn)]


def test_what_happened_several_times_stands_in_the_recap_once(
    make_app: Callable[..., App],
) -> None:
    table, _ = a_table(make_app(speed="off", hints=False), sitting_at(13, 7))
    start = Told(0, 2, Event("turn_started", {"seat": 1, "round": 1, "turn": 2}))
    met = Event("encounter", {"seat": 1})
    lines = recap_lines([start, *[Told(0, 2, met)] * 3], table.speech, 0, PRESENTATION)
    assert lines[1:] == [f"{table.speech.event(met).removesuffix('.')}, 3 times."]


def test_a_recap_leaves_out_passes_orders_and_tiles_that_are_laid(
    make_app: Callable[..., App],
) -> None:
    table, _ = a_table(make_app(speed="off", hints=False), sitting_at(13, 7))
    start = Event("turn_started", {"seat": 1, "round": 1, "turn": 2})
    met = Event("encounter", {"seat": 1})
    laid = Event("tile_laid", {"seat": 1, "zone": "I-2", "origin": "I-1", "turn": 0})
    left_out = [Event("passed", {"seat": 1}), Event("order_set", {"seat": 1}), laid]
    told = [Told(0, 2, event) for event in (start, *left_out, met, *left_out)]
    lines = recap_lines(told, table.speech, 0, PRESENTATION)
    assert lines == [table.words("recap.turn", name="Bruno"), table.speech.event(met)]
