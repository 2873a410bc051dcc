"""Everything can be done without a mouse: games, numbers, what is looked at."""

from collections.abc import Callable

import pygame
import pytest

from game.engine.titles.dungeonology.view_types import own_view
from game.scenes.dungeonology.table import DungeonTable
from game.scenes.hand.fan import Fan
from game.scenes.library.games import Host
from game.scenes.shell.app import App
from game.scenes.table.inspect import ThingSheet
from game.session.setup import SetUp
from game.session.sitting import Sitting
from tests.ui.driver import Driver
from tests.ui.dungeonology_key_players import DungeonKeyPlayers
from tests.ui.solo import before_who_is_asked
from tests.ui.typed import sure

#: Keys of a game in the test command; `python3 -m tests long` plays it to its end.
SOME_KEYS = 300


@pytest.fixture
def keyboard(make_app: Callable[..., App]) -> Callable[..., DungeonKeyPlayers]:
    """A table that was opened by keys."""

    def sit(people: int = 2, seed: int = 1, **settings) -> DungeonKeyPlayers:
        settings = {"speed": "off", "hints": False, "confirm_end_of_turn": False, **settings}
        app = make_app(games=Host(seed=seed), **settings)
        app.open_title()
        app.frame(1 / 60)
        players = DungeonKeyPlayers(Driver(app), seed)
        players.begin(people)
        return players

    return sit


def test_two_people_play_by_keys_alone(keyboard) -> None:
    players = keyboard()
    players.play(SOME_KEYS)
    assert players.table.presenter.view["turn"] > 2


def to_movement(players: DungeonKeyPlayers) -> DungeonTable:
    """On until a person may walk, with a map of some zones."""
    for _ in range(400):
        table = players.table
        walks = table.board.board.walks
        if players.top is table and any(walk.cost > 1 for walk in walks.values()):
            if table.recap.lines:
                players.click("recap:close")
            return table
        players.act()
    raise AssertionError("nobody comes to walk far")


#: The set-up and the answers that lead to somebody who may walk far, once it was played by keys.
WALKED: list[tuple[SetUp, list[str]]] = []


@pytest.fixture
def walking(make_app: Callable[..., App], keyboard) -> DungeonKeyPlayers:
    if WALKED:
        players = seated_again(make_app(games=Host(), speed="off", hints=False), *WALKED[0])
    else:
        players = keyboard()
    sitting = to_movement(players).sitting
    WALKED[:] = [(sitting.setup, [move.key for move in sitting.timeline.moves[1:]])]
    return players


def seated_again(app: App, setup: SetUp, answers: list[str]) -> DungeonKeyPlayers:
    """The table after these answers, with whoever is asked in front of it."""
    sitting = Sitting.begin(setup, seed=1)
    for key in answers:
        sitting.choose(key)
    before_who_is_asked(app, sitting)
    return DungeonKeyPlayers(Driver(app), 1)


def a_far_zone(table: DungeonTable) -> str:
    walks = table.board.board.walks
    clear = [z for z, walk in walks.items() if walk.cost > 1 and not walk.chips]
    return str((clear or [zone for zone, walk in walks.items() if walk.cost > 1])[0])


def test_tab_and_enter_on_a_far_zone_walk_the_whole_way(walking: DungeonKeyPlayers) -> None:
    table = walking.table
    zone, seat = a_far_zone(table), table.presenter.choices.seat
    way = table.board.board.walks[zone].way
    before = table.sitting.length
    walking.focus(f"tile:{zone}")
    walking.key(pygame.K_RETURN)
    assert table.sitting.length >= before + len(way) or sure(table.sitting.question).seat != seat
    assert table.page.focus == ""


def test_tab_scrolls_the_map_shows_the_way_and_tells_of_it(walking: DungeonKeyPlayers) -> None:
    table, board = walking.table, walking.table.board
    zone = a_far_zone(table)
    for _ in range(12):
        board.zoom(1)
    walking.driver.pump(60)
    side = board.camera.now.side
    board.camera.glide(9 * side, 9 * side)
    walking.driver.pump(60)
    walking.focus(f"tile:{zone}")
    walking.driver.pump(60)
    spot = board.map_spots.find(f"tile:{zone}")
    assert board.camera.clear.collidepoint(sure(spot).rect.center), "it is in view"
    assert sure(board.over).id == f"tile:{zone}", "its way is drawn as for the pointer"
    assert board.focus_tip(sure(spot)).startswith(sure(spot).hint)
    assert table.pointing.hovered == ("zone", zone)


def test_shift_tab_goes_back_and_a_pointer_that_moves_takes_over(
    walking: DungeonKeyPlayers,
) -> None:
    page = walking.table.page
    seen = []
    for _ in range(4):
        walking.key(pygame.K_TAB)
        seen.append(page.focus)
    for name in reversed(seen[:-1]):
        walking.key(pygame.K_TAB, pygame.KMOD_LSHIFT)
        assert page.focus == name
    walking.driver.move((400, 300))
    assert not page.by_keyboard
    assert not walking.table.board.focused


def test_numbers_are_shown_before_they_choose_and_choose_what_they_stand_on(
    walking: DungeonKeyPlayers,
) -> None:
    table, page = walking.table, walking.table.page
    walking.driver.move((2, 2))
    before, plain = table.sitting.length, walking.driver.pixels()
    walking.key(pygame.K_1)
    assert table.sitting.length == before, "the first press only shows them"
    assert walking.driver.pixels() != plain
    numbered = page.numbered()
    assert 0 < len(numbered) <= 9
    assert all(table.area.collidepoint(widget.rect.center) for widget in numbered)
    walks = table.board.board.walks
    beside = [f"tile:{zone}" for zone, walk in walks.items() if walk.cost == 1]
    at, name = next((i, widget.id) for i, widget in enumerate(numbered) if widget.id in beside)
    seat = table.presenter.choices.seat
    walking.key(pygame.K_1 + at)
    assert table.sitting.length > before
    assert name == f"tile:{own_view(table.sitting.view(None))['scholars'][sure(seat)]['zone']}"


def test_shift_arrows_reach_everything_and_i_looks_at_it(walking: DungeonKeyPlayers) -> None:
    table, page = walking.table, walking.table.page
    page.step_focus(1)
    seen, ahead = {page.focus}, [page.focus]
    while ahead:
        start = ahead.pop()
        for way in (pygame.K_RIGHT, pygame.K_DOWN, pygame.K_LEFT, pygame.K_UP):
            page.focus_on(start)
            page.handle(pygame.event.Event(pygame.KEYDOWN, key=way, mod=pygame.KMOD_LSHIFT))
            if page.focus not in seen:
                seen.add(page.focus)
                ahead.append(page.focus)
    assert not {area.id for area in page.things()} - seen
    assert {"menu", "log", "undo"} <= seen
    told = [area.id for area in page.things() if area.spot.thing]
    for kind in ("seat:1", "pile:", "alert", "hand:", "boss"):
        page.focus_on(next(name for name in told if name.startswith(kind)))
        walking.key(pygame.K_i)
        assert isinstance(walking.top, ThingSheet), kind
        walking.key(pygame.K_ESCAPE)
        assert walking.driver.shows(table)


def test_a_card_with_several_parts_is_asked_about_by_keys(keyboard) -> None:
    players = keyboard(seed=2)
    for _ in range(600):
        table = players.table
        fan = table.parts["fan"]
        several = [card for card, keys in fan.keys.items() if len(keys) > 1]
        if (
            players.top is table
            and several
            and table.presenter.stage == "ask"
            and not table.shows_attempt
        ):
            break
        players.act()
    else:
        raise AssertionError("no card with several parts comes up")
    name = next(s.id for s in fan.spots() if s.id.endswith(several[0]))
    players.focus(name)
    assert fan.layout.lifted == int(name.split(":")[1])
    players.key(pygame.K_RETURN)
    assert table.acts.picking
    assert table.page.focus == f"pick:{fan.keys[several[0]][0]}"
    before = table.sitting.length
    players.key(pygame.K_2)
    assert table.acts.picking is None
    assert table.sitting.length > before


def test_names_in_the_log_are_reached_and_looked_at_by_keys(walking: DungeonKeyPlayers) -> None:
    table = walking.table
    walking.key(pygame.K_l)
    names = [area for area in table.page.things() if area.id.startswith("log:")]
    assert names
    table.page.focus_on(names[0].id)
    assert table.pointing.hovered == names[0].spot.thing
    walking.key(pygame.K_RETURN)
    assert isinstance(walking.top, ThingSheet)
    assert walking.top.thing == names[0].spot.thing


# --- every other page ------------------------------------------------------------------------


def tabbed(driver: Driver) -> set[str]:
    """Everything Tab comes to on the page on top."""
    page, seen = driver.scene.page, set()
    while page.focus not in seen:
        seen.add(page.focus)
        page.handle(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_TAB, mod=0, unicode=""))
    return seen


def usable(driver: Driver) -> set[str]:
    """Everything on the page that a click would use, also where it is scrolled away."""
    return {w.id for w, _ in driver.scene.page.each() if w.focusable and w.enabled}


@pytest.mark.parametrize("way", [(), ("new_game",), ("settings",), ("rules",)], ids="".join)
def test_tab_comes_to_everything_on_a_page(driver: Driver, way: tuple[str, ...]) -> None:
    for name in way:
        driver.focus(name)
        driver.key(pygame.K_RETURN)
        driver.pump(2)
    assert usable(driver) <= tabbed(driver)


@pytest.mark.parametrize("key", [pygame.K_ESCAPE, pygame.K_p, pygame.K_F1], ids=pygame.key.name)
def test_tab_comes_to_everything_that_opens_over_the_table(
    walking: DungeonKeyPlayers, key: int
) -> None:
    walking.key(key)
    assert walking.top is not walking.table
    assert usable(walking.driver) <= tabbed(walking.driver)
    walking.key(pygame.K_ESCAPE)
    assert walking.top is walking.table


def test_the_next_person_does_not_see_what_the_keyboard_was_on(walking: DungeonKeyPlayers) -> None:
    table = walking.table
    card = next(area.id for area in table.page.things() if area.id.startswith("hand:"))
    table.page.focus_on(card)
    table.hand_over(1 - table.presenter.now.seat)
    assert not table.page.focus
    assert not table.page.by_keyboard
    assert sure(table.parts["fan"], Fan).layout.focused is None
