"""Nothing at the table tells a seat what it may not know: see tests/ui/twins.py."""

import gc
import random
import weakref
from collections.abc import Callable
from itertools import chain, count

import pygame
import pytest

from game.engine.titles import TITLES
from game.scenes.shell.app import App
from game.session.setup import SetUp
from tests.ui.twins import Twins, positions, table_setup
from tests.ui.typed import sure

FRAMES = 150
EVENTS = 60
# How many kinds of scenes the pointer sweeps over in one test.
SWEEPS = 3
# Questions at which most of the table can be pointed at, one of each title.
ACTS = ("act", "visit", "turn")
# How often somebody asks for advice.
ASKED = 2


@pytest.mark.parametrize(
    ("seed", "language"),
    [
        (1, "zh-Hans"),
        pytest.param(2, "en", marks=pytest.mark.long),
        pytest.param(3, "de", marks=pytest.mark.long),
    ],
)
def test_twins_look_and_sound_alike(make_app: Callable[..., App], seed: int, language: str) -> None:
    """Two to four people at the table, computers in the other seats; random places of a game."""
    twins = Twins(make_app, seat=0, language=language)
    compare(twins, table_setup(people=1 + seed), random.Random(seed), FRAMES, SWEEPS)
    assert twins.frames >= FRAMES


def test_nothing_tells_what_the_dice_of_atlandice_will_show(make_app: Callable[..., App]) -> None:
    """A0.3: all is open but what chance will bring; tables with other dice ahead look alike."""
    twins = Twins(make_app, seat=0, language="zh-Hant")
    compare(twins, table_setup(3, "atlandice"), random.Random(4), FRAMES, SWEEPS)
    assert twins.frames >= FRAMES


def test_twins_keep_nothing_of_the_tables_before(make_app: Callable[..., App]) -> None:
    """Thousands of frames go over hundreds of tables, each with its pictures."""
    twins, setup = Twins(make_app, seat=0), table_setup(2, "catacombs")
    state = next(positions(setup, 1, random.Random(1)))
    twins.sit(setup, state, 1)
    for app, table in zip(twins.apps, twins.tables, strict=True):
        app.later(table.refresh)  # as a map asks for what it will need next
    before = [weakref.ref(table) for table in twins.tables]
    del app, table
    twins.sit(setup, state, 2)
    gc.collect()
    assert [table() for table in before] == [None, None]


@pytest.mark.parametrize(
    "title", [TITLES[0], *(pytest.param(title, marks=pytest.mark.long) for title in TITLES[1:])]
)
def test_a_sweep_brings_out_the_tip_of_everything_in_view(
    make_app: Callable[..., App], monkeypatch: pytest.MonkeyPatch, title: str
) -> None:
    """So that a leak in any one of them shows; cards are enlarged with their words instead."""
    shown: list[str] = []
    spy = lambda surface, look, text, *_: shown.append(text)  # noqa: E731
    monkeypatch.setattr("game.ui.page.draw_tip", spy)
    monkeypatch.setattr("game.scenes.table.pointing.draw_tip", spy)
    setup, rng = table_setup(1, title), random.Random(5)
    twins = Twins(make_app, seat=0, language="zh-Hans")
    states = chain.from_iterable(positions(setup, seed, rng) for seed in count())
    asked = ((state, sure(state.question)) for state in states)
    acting = (state for state, ask in asked if ask.seat == twins.seat and ask.prompt in ACTS)
    twins.sit(setup, next(acting), 1)
    table = twins.tables[0]
    while table.presenter.stage != "ask":
        assert twins.step(0.5)
    things = [area for area in table.page.things() if (area.spot.thing or ("",))[0] != "card"]
    assert twins.sweep()
    assert [area.tip for area in things if not was_shown(area.tip, shown)] == []
    assert len(shown) > 40


def was_shown(tip: str, shown: list[str]) -> bool:
    """Whether it was told; why something is barred comes after it."""
    return any(told.startswith(tip) for told in shown)


@pytest.mark.parametrize(
    ("title", "asked"),
    [
        *((title, ASKED) for title in TITLES),
        *(pytest.param(title, 20 * ASKED, marks=pytest.mark.long) for title in TITLES),
    ],
)
def test_advice_tells_nothing_of_what_others_hold(
    make_app: Callable[..., App], title: str, asked: int
) -> None:
    """Whether it can be asked for, what it says, where it lies and what it marks; then it is followed."""
    twins, rng = Twins(make_app, seat=0), random.Random(asked)
    setup = table_setup(1, title)
    games = (positions(setup, rng.randrange(1000), rng) for _ in count())
    times = 0
    for state in chain.from_iterable(games):
        if state.question and state.question.seat == twins.seat:
            twins.sit(setup, state, rng.randrange(1 << 30))
            times += is_advised(twins)
        if times == asked:
            break
    assert twins.advised >= asked


def is_advised(twins: Twins) -> bool:
    """Go on until the seat is asked, ask for advice, and do what it says."""
    one = twins.tables[0]
    while one.presenter.stage != "ask":
        if not twins.step(0.5) or one.presenter.stage == "over" or not one.is_top:
            return False
    twins.key(pygame.K_v)
    assert twins.step(1 / 60)
    while one.advice.is_thinking:
        assert twins.step(1 / 60)
    assert one.advice.key
    twins.alike("advised answers", *(table.advice.marked for table in twins.tables))
    for table in twins.tables:
        table.acts.choose(table.advice.marked)
    twins.step(1 / 60)
    return True


def compare(twins: Twins, setup: SetUp, rng: random.Random, frames: int, sweeps: int = 0) -> None:
    """Sit down at game after game until so many frames have been compared, those of sweeps aside."""
    end = twins.frames + frames
    while twins.frames < end:
        for state in positions(setup, rng.randrange(1000), rng):
            twins.sit(setup, state, rng.randrange(1 << 30))
            twins.run(rng, EVENTS, sweeps)
            if twins.frames >= end:
                return
