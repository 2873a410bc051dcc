"""The table in small: intentions, taking back, hiding, orders, keys, the log, continuing."""

from collections.abc import Callable

import pygame
import pytest

from game.engine.titles.dungeonology.view_types import own_reach
from game.scenes.dungeonology.table import DungeonTable
from game.scenes.library.games import Host
from game.scenes.pages.menu import Menu
from game.scenes.seats.curtain import DEAF_SECONDS, Curtain
from game.scenes.seats.orders import OrdersScene
from game.scenes.shell.app import App
from game.scenes.shell.dialog import Confirm
from game.scenes.table.scene import TableScene
from game.session.setup import first_setup, quick_setup
from tests.seats import NAMES
from tests.ui.driver import Driver
from tests.ui.dungeonology_players import DungeonPlayers
from tests.ui.typed import sure


@pytest.fixture
def seated(make_app: Callable[..., App]) -> Callable[..., DungeonPlayers]:
    """One person against three computers, or as many people as asked for, at the table."""

    def sit(people: int = 1, seed: int = 5, **settings) -> DungeonPlayers:
        settings = {"speed": "off", "hints": False, **settings}
        app = make_app(games=Host(seed=seed), **settings)
        setup = (
            quick_setup("dungeonology", list(NAMES))
            if people != 2
            else first_setup("dungeonology", list(NAMES))
        )
        for seat in range(people):
            setup.seats[seat].kind = "person"
        app.start_game(setup)
        players = DungeonPlayers(Driver(app), seed, answers=0.0)
        until_asked(players)
        return players

    return sit


def until_asked(players: DungeonPlayers, rounds: int = 3000) -> DungeonTable:
    """Let time pass and curtains rise until a person has to decide."""
    for _ in range(rounds):
        if isinstance(players.top, Curtain):
            players.act()
        elif players.table.presenter.stage in ("ask", "bar", "over"):
            return players.table
        else:
            players.driver.pump(1, 0.05)
    raise AssertionError("nobody is asked")


def keys_of(table: DungeonTable, since: int) -> list[str]:
    return [move.key for move in table.sitting.timeline.moves[since:] if move.by == "person"]


# --- one click, one intention ----------------------------------------------------------------


def test_a_click_on_a_zone_lets_the_windows_go_by_and_walks(seated) -> None:
    players = seated()
    table = until_asked(players)
    assert sure(table.sitting.question).prompt == "begin"
    step = next(key for key in table.presenter.choices.keys if key.startswith("step:"))
    before = table.sitting.length
    players.click_at(players.find(table, step))
    until_asked(players)
    assert keys_of(table, before)[:2] == ["go_on", step]


def test_far_zones_are_walked_to_step_by_step(seated) -> None:
    players = seated()
    for _ in range(200):
        table = until_asked(players)
        seat = table.presenter.now.seat
        far = [
            place for place in own_reach(table.presenter.choices.reach()) if len(place["way"]) > 1
        ]
        far = [place for place in far if not place["waits"]]
        if far:
            break
        players.act()
    else:
        raise AssertionError("no zone is two steps away")
    target = far[0]
    before = table.sitting.length
    way = [step["answer"] for step in target["way"]]
    table.acts.walk(way)
    until_asked(players)
    assert [key for key in keys_of(table, before) if key in way] == way
    assert table.presenter.view["scholars"][seat]["zone"] == target["zone"]


def test_only_what_the_question_offers_is_accepted(seated) -> None:
    table = until_asked(seated())
    before = table.sitting.length
    table.acts.choose("step:nowhere")
    table.acts.choose("study:9")
    assert table.sitting.length == before


def test_ending_the_turn_with_steps_left_asks_once(seated) -> None:
    players = seated()
    table = until_asked(players)
    players.click(f"answer:{table.presenter.choices.end}")
    assert isinstance(players.top, Confirm)
    before = table.sitting.length
    players.click("no")
    assert table.sitting.length == before
    players.click(f"answer:{table.presenter.choices.end}")
    assert not isinstance(players.top, Confirm), "it has been asked this turn"
    assert table.sitting.length > before


def test_the_question_can_be_switched_off(seated) -> None:
    players = seated(confirm_end_of_turn=False)
    table = until_asked(players)
    players.click(f"answer:{table.presenter.choices.end}")
    assert isinstance(players.top, TableScene)


# --- taking back -----------------------------------------------------------------------------


def test_undo_takes_a_whole_click_back_and_redo_does_it_again(seated) -> None:
    players = seated()
    table = until_asked(players)
    first = table.sitting.view(0)
    step = next(key for key in table.presenter.choices.keys if key.startswith("step:"))
    players.click_at(players.find(table, step))
    until_asked(players)
    moved = table.sitting.view(0)
    assert moved != first
    players.driver.key(pygame.K_z, pygame.KMOD_CTRL)
    assert table.sitting.view(0) == first
    assert table.presenter.view == first
    players.driver.key(pygame.K_y, pygame.KMOD_CTRL)
    assert table.sitting.view(0) == moved
    players.click("undo")
    assert table.sitting.view(0) == first


def test_a_greyed_undo_says_why(seated) -> None:
    players = seated()
    table = until_asked(players)
    undo = table.page.find("undo")
    assert not sure(undo).enabled
    assert sure(undo).hint == table.words("session.undo.start") or sure(undo).hint
    before = table.sitting.length
    players.driver.key(pygame.K_z, pygame.KMOD_CTRL)
    assert table.sitting.length == before


# --- what is private -------------------------------------------------------------------------


def test_a_hand_can_be_laid_face_down_at_any_time(seated) -> None:
    players = seated()
    table = until_asked(players)
    assert table.presenter.view["scholars"][0]["hand"] is not None
    players.driver.key(pygame.K_h)
    assert table.presenter.view["scholars"][0]["hand"] is None
    assert table.presenter.choices.seat is None, "no answer tells of the cards"
    players.click("hand")
    assert table.presenter.view["scholars"][0]["hand"] is not None


def test_a_hand_laid_face_down_takes_along_what_tells_of_its_cards(seated) -> None:
    players = seated()
    table = until_asked(players)
    keys = list(table.presenter.choices.keys)[:2]
    table.acts.pick(keys, pygame.Rect(500, 300, 10, 10))
    table.recap.lines = ["What the person may know."]
    table.rebuild()
    private = {"picking", "recap:text"}
    assert private <= {widget.id for widget, _ in table.page.each()}
    players.driver.key(pygame.K_h)
    assert not private & {widget.id for widget, _ in table.page.each()}
    players.driver.key(pygame.K_h)
    assert "recap:text" in {widget.id for widget, _ in table.page.each()}


@pytest.mark.parametrize("speed", ["off", pytest.param("fast", marks=pytest.mark.long)])
def test_the_log_is_always_that_of_who_looks(seated, speed: str) -> None:
    """Also where one click went through a bar to an end of the turn that drew cards."""
    players = seated(people=4, speed=speed)
    table = players.table
    for seat in range(4):
        table.presenter.set_order(seat, "always", [])
    seen = set()
    for _ in range(90):
        players.act()
        if table.presenter.pending or table.motion.running:
            continue
        own = table.make_log()
        own.place(table.log.rect)
        own.fill(table.sitting.events_for(table.presenter.eyes))
        told = [line.text for line in table.log.lines]
        assert told[1:] == [line.text for line in own.lines]
        seen.add(table.presenter.eyes)
    assert {None, 0} < seen


def test_holding_the_key_only_peeks(seated) -> None:
    players = seated()
    table, driver = until_asked(players), players.driver
    driver.key(pygame.K_h)
    driver.post(pygame.KEYDOWN, key=pygame.K_h, mod=0, unicode="h", scancode=0)
    assert table.presenter.view["scholars"][0]["hand"] is not None
    driver.pump(60)
    driver.post(pygame.KEYUP, key=pygame.K_h, mod=0, unicode="h", scancode=0)
    assert table.presenter.view["scholars"][0]["hand"] is None


def test_one_person_never_sees_a_curtain(seated) -> None:
    players = seated()
    for _ in range(25):
        until_asked(players)
        assert not isinstance(players.top, Curtain)
        players.act()
    assert players.curtains == 0
    assert players.bars == 0


def test_between_people_a_curtain_falls_with_nothing_private_below(seated) -> None:
    players = seated(people=2)
    table = players.table
    holder = table.presenter.holder
    for _ in range(400):
        if isinstance(players.top, Curtain):
            break
        players.act()
    assert table.presenter.view["seat"] is None, "the table below shows what everybody may know"
    players.driver.pump(1, DEAF_SECONDS + 0.1)
    players.click("raise")
    table = until_asked(players)
    assert table.presenter.holder != holder
    assert table.presenter.view["seat"] == table.presenter.holder


# --- windows and orders ----------------------------------------------------------------------


def test_a_sign_on_the_bar_hands_the_screen_over(seated) -> None:
    players = seated(people=4)
    for _ in range(600):
        if players.table.presenter.stage == "bar":
            break
        players.act()
    table = players.table
    assert table.presenter.view["seat"] is None
    seat = table.presenter.now.bar.seats[0]
    players.click(f"bar:sign:{seat}")
    assert table.presenter.pressed == {seat}
    players.click("bar:go_on")
    for _ in range(50):
        if isinstance(players.top, Curtain):
            break
        players.driver.pump(1, 0.1)
    assert isinstance(players.top, Curtain)
    players.act()
    assert until_asked(players).presenter.holder == seat


def test_the_bar_is_the_same_whatever_is_held(seated) -> None:
    """Its widgets depend on the number of seats alone, except who may press."""
    players = seated(people=4)
    seen = set()
    for _ in range(900):
        if players.table.presenter.stage == "bar":
            bar = [w for w in players.table.page.widgets if w.id.startswith("bar")]
            seen.add(tuple((w.id, tuple(w.rect)) for w in bar))
            if players.bars > 4:
                break
        players.act()
    assert len(seen) == 1


def test_orders_are_one_click_away_and_change_who_is_asked(seated) -> None:
    players = seated(people=2)
    table = players.table
    players.driver.key(pygame.K_p)
    assert isinstance(players.top, OrdersScene)
    rival = 1 - table.presenter.holder
    players.click(f"order:{rival}:always")
    players.click("close")
    assert table.sitting.view(None)["orders"][rival] == "always"
    players.driver.key(pygame.K_p)
    players.click(f"order:{rival}:marked")
    mark = f"acted:{table.presenter.holder}"
    players.click(f"mark:{rival}:{mark}")
    assert table.sitting.view(None)["order_marks"][rival] == [mark]


# --- keys ------------------------------------------------------------------------------------


def test_a_turn_by_keyboard_alone(seated) -> None:
    """Tab to something that can be chosen, Enter to choose it, Space to go on."""
    players = seated(confirm_end_of_turn=False)
    driver = players.driver
    turn = players.table.presenter.view["turn"]
    for press in range(300):
        table = until_asked(players)
        if not isinstance(players.top, TableScene):
            driver.key(pygame.K_TAB)
            driver.key(pygame.K_RETURN)
            continue
        if table.presenter.view["turn"] > turn + 8:
            break
        before = table.sitting.length
        if press % 3 == 0:
            driver.key(pygame.K_TAB)
            driver.key(pygame.K_RETURN)
        elif press % 3 == 1:
            driver.key(pygame.K_1)
        if isinstance(players.top, TableScene) and table.sitting.length == before:
            table.page.focus = ""
            driver.key(pygame.K_SPACE)
    assert players.table.presenter.view["turn"] > turn + 8


def test_keys_of_the_table(seated) -> None:
    players = seated()
    table, driver = until_asked(players), players.driver
    driver.key(pygame.K_l)
    assert table.log.open
    driver.key(pygame.K_ESCAPE)
    assert not table.log.open
    driver.key(pygame.K_ESCAPE)
    assert isinstance(players.top, Menu)
    driver.key(pygame.K_ESCAPE)
    assert players.top is table


def test_keys_of_the_speed_leave_off_and_never_come_to_it(seated) -> None:
    players = seated(speed="off")
    until_asked(players)
    told = []
    for key in (pygame.K_PLUS, pygame.K_MINUS, pygame.K_PLUS, pygame.K_MINUS, pygame.K_PLUS):
        players.driver.key(key)
        told.append(players.driver.app.settings.speed)
    assert told == ["off", "fast", "fast", "normal", "fast"]


# --- what is shown ---------------------------------------------------------------------------


@pytest.mark.parametrize("dt", [1 / 60, 0.4, 3.0])
def test_when_nothing_moves_what_is_shown_is_what_is(seated, dt: float) -> None:
    players = seated(speed="normal")
    for _ in range(6):
        table = until_asked(players)
        players.act()
        for _ in range(4000):
            if table.presenter.stage in ("ask", "bar") and not table.motion.running:
                break
            if isinstance(players.top, TableScene):
                players.driver.pump(1, dt)
            else:
                players.act()
        assert table.presenter.view == table.sitting.view(table.presenter.eyes)


def test_a_click_finishes_what_is_running(seated) -> None:
    players = seated(speed="slow", confirm_end_of_turn=False)
    table = until_asked(players)
    step = next(key for key in table.presenter.choices.keys if key.startswith("step:"))
    players.click_at(players.find(table, step))
    assert table.motion.running
    before = table.sitting.length
    players.click_at((640, 300))
    assert not table.motion.running or not table.presenter.pending
    assert table.sitting.length >= before


def test_the_last_move_of_a_computer_can_be_seen_again(seated) -> None:
    players = seated(speed="fast", seed=3)
    for _ in range(60):
        table = until_asked(players)
        if table.presenter.can_show_again():
            break
        players.act()
    else:
        raise AssertionError("nothing can be seen again")
    view, lines = table.sitting.view(0), len(table.log.lines)
    players.driver.key(pygame.K_a)
    assert table.presenter.pending or table.motion.running
    until_asked(players)
    assert table.presenter.view == view
    assert len(table.log.lines) == lines, "the log does not tell it twice"


def test_the_log_names_people_and_marks_what_is_pointed_at(seated) -> None:
    players = seated()
    table = until_asked(players)
    for _ in range(8):
        players.act()
        table = until_asked(players)
    players.driver.key(pygame.K_l)
    lines = [line.text for line in table.log.lines]
    assert not any(f" {word} " in f" {line.lower()} " for line in lines for word in ("you", "your"))
    line, rect = next((line, rect) for line, rect in table.log.shown() if line.things)
    name, thing = line.things[0]
    place = table.look.type.places(sure(line.block), name)[0].move(rect.topleft)
    players.driver.move(place.center)
    assert table.pointing.hovered == thing


# --- windows of the system, continuing -------------------------------------------------------


def test_resizing_minimising_and_losing_focus_keep_the_table_usable(seated) -> None:
    players = seated()
    driver = players.driver
    for size in ((1024, 600), (1500, 800), (900, 500), (1280, 720)):
        pygame.display.set_mode(size, pygame.RESIZABLE)
        driver.post(pygame.VIDEORESIZE, size=size, w=size[0], h=size[1])
        driver.pump(20)
        for kind in (pygame.WINDOWFOCUSLOST, pygame.WINDOWMINIMIZED, pygame.WINDOWRESTORED):
            driver.post(kind, window=None)
        if size[0] >= 1024:
            until_asked(players)
            players.act()
    assert until_asked(players).area.size == (1280, 720)


def test_a_game_left_is_continued_from_the_title(seated) -> None:
    players = seated()
    for _ in range(5):
        until_asked(players)
        players.act()
    table = until_asked(players)
    view = table.sitting.view(0)
    players.driver.key(pygame.K_ESCAPE)
    players.click("leave")
    players.click("continue")
    assert until_asked(players).sitting.view(0) == view
