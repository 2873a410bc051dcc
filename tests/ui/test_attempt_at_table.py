"""A stealth attempt at the table: from the choice of its aim to the verdict that is read."""

from collections.abc import Callable
from typing import Any

import pygame
import pytest

from game.api import Question
from game.content.hints import load_hints
from game.engine.titles.dungeonology.view_types import own_preview, own_view
from game.scenes.dungeonology.attempt.aim import AimScene
from game.scenes.dungeonology.attempt.over import DEAF_SECONDS, AttemptOver
from game.scenes.dungeonology.table import DungeonTable
from game.scenes.shell.app import App
from game.session.sitting import Sitting
from tests.ui.attempts import (
    Game,
    StageScene,
    aiming,
    verb_first,
)
from tests.ui.driver import Driver
from tests.ui.every_scene import dungeon
from tests.ui.layout import record
from tests.ui.sittings import a_sitting
from tests.ui.typed import sure


def study_at_the_table(
    make_app: Callable[..., App], speed: str, seed: int = 3, **settings: Any
) -> tuple[Driver, DungeonTable, str]:
    """A person's Study about to begin at a table with three computers."""
    app = make_app(**{"speed": speed, "hints": False, **settings})
    sitting = a_sitting(seed, ("person", "scholar", "scholar", "scholar"))
    game = Game(app, sitting)
    game.until(lambda s, q: q.seat == 0 and q.prompt == "act" and bool(q.find("study:1")))
    table = DungeonTable(app, sitting)
    app.stack.push(table)
    driver = Driver(app)
    driver.pump(30)
    table.recap.lines = []
    return driver, table, next(o.key for o in game.question.options if o.verb == "study")


def wait(driver: Driver, table: DungeonTable) -> None:
    """Until somebody has to decide, or to read the verdict."""
    for _ in range(1200):
        top = table.app.stack.top
        if isinstance(top, AttemptOver) and top.age >= DEAF_SECONDS:
            return
        if (
            table.presenter.stage == "ask"
            and not table.motion.running
            and not table.presenter.pending
        ):
            return
        driver.pump(1, 0.05)
    raise AssertionError(table.presenter.stage)


@pytest.mark.parametrize("size", [(1024, 600), (1280, 720), (1920, 1080)], ids=str)
def test_a_hint_on_the_stage_covers_nothing_that_is_written_there(
    make_app: Callable[..., App], size: tuple[int, int]
) -> None:
    """It tells of the Stealth; the line below says how much is missing."""
    seen = tuple(f"dungeonology.{h.id}" for h in load_hints("dungeonology") if h.id != "generate")
    driver, table, key = study_at_the_table(make_app, "off", size=size, hints=True, hints_seen=seen)
    table.acts.choose(key)
    wait(driver, table)
    driver.pump(5)
    slip = driver.spots()["hint:generate"]
    told = {s.id: s.rect for s in table.attempt.spots() if s.id.startswith(("row", "verdict"))}
    assert "verdict" in told
    assert [name for name, rect in told.items() if rect.colliderect(slip.rect)] == []


@pytest.mark.parametrize("speed", ["off", "fast"])
def test_a_whole_study_by_mouse(make_app: Callable[..., App], speed: str) -> None:
    driver, table, key = study_at_the_table(make_app, speed)
    table.acts.choose(key)
    wait(driver, table)
    stage = table.attempt
    assert table.shows_attempt
    for _ in range(30):
        if isinstance(driver.app.stack.top, AttemptOver):
            break
        keys = [spot for spot in stage.spots() if spot.key and spot.enabled]
        ends = [s for s in keys if s.key in ("done", "pass", "stun") or s.key.startswith("pick")]
        spot = ends[0] if ends else keys[0]
        before = table.sitting.length
        driver.click_at(spot.rect.center)
        assert table.sitting.length > before, f"{spot} did nothing"
        wait(driver, table)
    driver.click("go_on")
    wait(driver, table)
    assert not table.shows_attempt


def test_a_whole_study_by_keyboard(make_app: Callable[..., App]) -> None:
    driver, table, key = study_at_the_table(make_app, "off")
    table.acts.choose(key)
    wait(driver, table)
    for _ in range(40):
        if isinstance(driver.app.stack.top, AttemptOver):
            break
        before = table.sitting.length
        wanted = ("answer:done", "answer:pass", "answer:stun", "divined:", "hand:")
        names = [spot.id for spot in table.pointing.spots()]
        name = next(n for w in wanted for n in names if n.startswith(w))
        driver.focus(name)
        driver.key(pygame.K_RETURN)
        wait(driver, table)
        assert table.sitting.length > before
    driver.key(pygame.K_RETURN)
    wait(driver, table)
    assert not table.shows_attempt


def test_a_click_finishes_the_verdict(make_app: Callable[..., App]) -> None:
    driver, table, key = study_at_the_table(make_app, "slow")
    table.acts.choose(key)
    for _ in range(400):
        if table.attempt.ending is not None:
            break
        driver.pump(1, 0.1)
        choices = table.presenter.choices
        if table.presenter.stage == "ask" and table.shows_attempt and choices.seat is not None:
            keys = choices.keys
            table.acts.choose(next((k for k in keys if k in ("done", "pass")), keys[0]))
    assert table.motion.running
    driver.click_at((640, 300))
    assert not table.motion.running


def ended(driver: Driver, table: DungeonTable, cards: int) -> AttemptOver:
    """The verdict of a Study with so many cards, all that it brings told."""
    for _ in range(60):
        wait(driver, table)
        if isinstance(driver.app.stack.top, AttemptOver):
            return driver.app.stack.top
        choices = table.presenter.choices
        ends = [k for k in choices.keys if k in ("done", "pass", "stun") or k.startswith("pick")]
        if choices.prompt == "generate" and cards > 0:
            ends, cards = [], cards - 1
        table.acts.choose((ends or list(choices.keys))[0])
        driver.pump()
    raise AssertionError("the verdict never came")


@pytest.mark.parametrize("speed", ["off", "fast"])
@pytest.mark.parametrize(("seed", "cards", "success"), [(3, 1, False), (22, 9, True)])
def test_the_verdict_of_a_person_stays_until_it_was_read(
    make_app: Callable[..., App], speed: str, seed: int, cards: int, success: bool
) -> None:
    driver, table, key = study_at_the_table(make_app, speed, seed)
    table.acts.choose(key)
    driver.pump()
    ended(driver, table, cards)
    turn, length = table.presenter.view["turn"], table.sitting.length
    driver.pump(200, 0.1)
    assert (table.presenter.view["turn"], table.sitting.length) == (turn, length), "it went on"
    assert table.shows_attempt
    ending = table.attempt.ending
    assert ending is not None
    assert ending.lines
    assert ending.success is success
    word = "success" if success else "failure"
    stealth, alert = ending.totals
    driver.app.stack.push(StageScene(table.attempt))
    texts = [drawn.text for drawn in record(driver.app)]
    driver.app.stack.pop()
    assert table.words(f"dungeonology.attempt.end.{word}") in texts
    assert (
        table.words(f"dungeonology.attempt.end.{word}_note", stealth=stealth, alert=alert) in texts
    )
    for text in (line.say() for line in ending.lines):
        assert any(text.split("]")[-1] in one for one in texts)  # behind its sign
    driver.click_at((5, 300))
    assert driver.app.stack.top is table
    wait(driver, table)
    assert not table.shows_attempt


def test_one_click_skips_to_the_verdict_and_the_next_one_goes_on(
    make_app: Callable[..., App],
) -> None:
    driver, table, key = study_at_the_table(make_app, "slow")
    table.acts.choose(key)
    for _ in range(3000):
        choices = table.presenter.choices
        if table.attempt.ending is not None:
            break
        if table.presenter.stage == "ask" and choices.seat is not None and not table.motion.running:
            keys = choices.keys
            table.acts.choose(next((k for k in keys if k in ("done", "pass")), keys[0]))
        driver.pump(1, 0.1)
    driver.click_at((5, 300))
    if table.presenter.choices.prompt == "stun":
        table.acts.choose("stun")
        driver.pump(2)
        driver.click_at((5, 300))
    assert isinstance(driver.app.stack.top, AttemptOver)
    assert not table.motion.running
    assert table.attempt.ending is not None
    driver.click_at((5, 300))
    assert not driver.shows(table), "a double click closed it unread"
    wait(driver, table)
    driver.key(pygame.K_SPACE)
    assert driver.shows(table)
    assert not table.attempt.rests


def test_computers_among_themselves_hold_up_nobody(make_app: Callable[..., App]) -> None:
    app = make_app(speed="off", hints=False)
    table = DungeonTable(app, a_sitting(3, ("scholar",) * 4))
    app.stack.push(table)
    driver = Driver(app)
    seen = 0
    for _ in range(600):
        driver.pump(1, 0.05)
        assert app.stack.top is table
        seen = sum(t.event.kind == "attempt_ended" for t in table.sitting.events_for(None))
        if seen > 3:
            break
    assert seen > 3


def test_a_person_who_was_spied_upon_reads_how_it_ended(make_app: Callable[..., App]) -> None:
    app = make_app(speed="off", hints=False)
    sitting = a_sitting(3, ("person", "scholar", "scholar", "scholar"))
    game = Game(app, sitting)

    def robbed(sitting: Sitting, question: Question) -> bool:
        return (
            question.prompt == "duel"
            and question.seat == 0
            and (sure(own_view(sitting.view(None))["attempt"])["rival"] == 0)
        )

    game.until(robbed, verb_first("spy"))
    table = DungeonTable(app, sitting)
    app.stack.push(table)
    driver = Driver(app)
    driver.pump(5)
    over = ended(driver, table, 0)
    assert table.attempt.ending is not None
    assert table.attempt.ending.attempt["rival"] == 0
    over.back()
    driver.pump(2)
    assert not table.attempt.rests


def test_how_many_cubes_is_chosen_on_tiles(make_app: Callable[..., App]) -> None:
    app = make_app(speed="off")
    taken: list[str] = []
    driver = Driver(app)
    app.open_title()

    def open_tiles() -> AimScene:
        scene = aiming(app, "study", taken.append)
        app.stack.push(scene)
        driver.pump()
        return scene

    scene = open_tiles()
    texts = [drawn.text for drawn in record(app)]
    alerts = [str(own_preview(scene.choices.preview(key))["alert"]) for key in scene.keys]
    assert all(alert in texts for alert in alerts)
    driver.click("aim:study:2")
    assert taken == ["study:2"]
    open_tiles()
    driver.key(pygame.K_1)
    assert taken == ["study:2", "study:1"]
    open_tiles()
    driver.focus("aim:study:2")
    driver.key(pygame.K_RETURN)
    assert taken == ["study:2", "study:1", "study:2"]
    open_tiles()
    driver.key(pygame.K_ESCAPE)
    assert len(taken) == 3
    assert not isinstance(app.stack.top, AimScene)


def test_a_zone_with_attempts_and_a_camp_asks_which_in_words(make_app: Callable[..., App]) -> None:
    """D4.8: the own zone may offer a Study and its Camp; only attempts have an Alert to choose by."""
    app = make_app(speed="off")
    table = dungeon(app, "act", "camp")
    keys = list(table.board.board.picks[table.board.board.here])
    assert "camp" in keys
    for offered in (keys, [*keys, "study:1"], ["study:1", *keys]):
        table.acts.pick(offered, pygame.Rect(600, 300, 10, 10))
        app.frame(0.1)
        assert app.stack.top is table
        assert {f"pick:{key}" for key in offered} <= {widget.id for widget in table.page.widgets}
