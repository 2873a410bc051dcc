"""Short hints: one at a time beside its thing, once, never in the way, and off when switched off."""

from collections.abc import Callable, Iterator
from typing import Any

import pygame
import pytest

from game.content.hints import CONDITIONS, Hint, hint_faults, load_hints
from game.content.texts import catalogue
from game.content.yamlfile import DATA
from game.scenes.help.hints import Hints, HintSlip, Moment, Surroundings, line_of
from game.scenes.library.games import Host
from game.scenes.pages.settings import SettingsScene
from game.scenes.shell.app import App
from game.scenes.shell.title_scenes import SHOWN
from game.scenes.table.scene import TableScene
from game.session.setup import practice_setup
from tests.ui.atlandice_players import sat_down
from tests.ui.driver import Driver
from tests.ui.dungeonology_players import DungeonPlayers
from tests.ui.layout import at_every_size, layout_faults
from tests.ui.sittings import at_table
from tests.ui.solo import a_table, sitting_at
from tests.ui.test_table_layout import go_on
from tests.ui.twins import table_setup
from tests.ui.typed import sure

Make = Callable[..., App]
AREA = pygame.Rect(0, 0, 1000, 600)
#: The share of a slip that may lie on the edge of something in a full window.
MOST_COVERED = 0.2


def hint_of(table: TableScene[Any]):
    """The slip that hangs, if one does."""
    found = [w for w in table.page.widgets if w.id.startswith("hint:")]
    assert len(found) <= 1, "one at a time"
    return found[0] if found else None


def settle(app: App) -> None:
    """Until nothing moves any more."""
    for _ in range(8):
        app.frame(0.05)


def seats_at(make_app: Make, size: tuple[int, int] = (1280, 720), **settings) -> DungeonPlayers:
    app = make_app(size, games=Host(seed=5), speed="off", **settings)
    app.start_game(table_setup(people=2))
    settle(app)
    return DungeonPlayers(Driver(app), 1)


def played(players: DungeonPlayers, decisions: int) -> Iterator[TableScene[Any]]:
    """The table before each decision, when nothing moves."""
    for _ in range(decisions):
        settle(players.driver.app)
        if players.top is players.table:
            yield players.table
        go_on(players, players.table)


# --- the data ----------------------------------------------------------------------------------


@pytest.mark.parametrize("title", SHOWN)
def test_hints_are_well_formed_and_speak(title: str) -> None:
    assert hint_faults(title, DATA, catalogue()) == []
    assert len(load_hints(title)) > 10


def test_faulty_hints_are_told_with_their_line(tmp_path) -> None:
    folder = tmp_path / "data"
    (folder / "atlandice").mkdir(parents=True)
    text = "- {id: visit, at: 'die:'}\n- {id: nonsense, at: x, asked: visit, when: never}\n"
    (folder / "atlandice" / "hints.yaml").write_text(text)
    told = "\n".join(map(str, hint_faults("atlandice", folder, catalogue())))
    assert "hints.yaml:1: visit: one of asked" in told
    assert "hints.yaml:2: unknown key “when”" in told
    assert "text “atlandice.hint.nonsense” is missing" in told


def test_hints_ask_for_things_there_are() -> None:
    """Prompts and events of the data are ones the games have words for."""
    texts = catalogue()
    for title in SHOWN:
        for hint in load_hints(title):
            if hint.asked:
                assert f"{title}.prompt.{hint.asked}" in texts, hint.id
            if hint.happened and hint.happened != "curtain":
                assert f"{title}.event.{hint.happened}" in texts, hint.id


# --- where a slip lies -------------------------------------------------------------------------


def test_a_slip_lies_beside_its_thing_and_off_what_is_taken() -> None:
    near = pygame.Rect(480, 280, 40, 40)
    below = pygame.Rect(400, 320, 200, 280)
    room = Surroundings(AREA, [below], [])
    place = room.place([(200, 80)], near, 20)
    assert place is not None
    assert AREA.contains(place)
    assert not place.colliderect(near)
    assert not place.colliderect(below)


def test_a_slip_rather_goes_further_than_covers_what_is_told() -> None:
    near = pygame.Rect(480, 280, 40, 40)
    around = [pygame.Rect(400, 340, 200, 120)]
    place = Surroundings(AREA, [], around).place([(200, 80)], near, 20)
    assert place is not None
    assert place.collidelist(around) < 0


def test_the_line_of_a_slip_crosses_no_name_and_no_other_thing() -> None:
    near = pygame.Rect(480, 280, 40, 40)
    names = [pygame.Rect(470, 324, 60, 12), pygame.Rect(470, 266, 60, 12)]
    beside = pygame.Rect(530, 250, 100, 100)
    sizes = [(200, 80)]
    place = Surroundings(AREA, [], [*names, beside]).place(sizes, near, 20)
    assert place is not None
    line = line_of(place, near)
    assert not [rect for rect in (*names, beside) if rect.clipline(line)]
    bare = Surroundings(AREA, [], []).place(sizes, near, 20)
    assert bare is not None
    assert bare.midtop == (near.centerx, near.bottom + 20)  # the nearest, where nothing is crossed


def test_a_line_that_would_cross_what_stands_on_a_panel_is_left_out() -> None:
    """The noise of Catacombs lies below its next attack: every way there crosses something."""
    near, above = pygame.Rect(480, 560, 40, 40), pygame.Rect(300, 500, 400, 50)
    room = Surroundings(AREA, [], [], written=[above, near.inflate(20, 0)])
    assert room.line_to(pygame.Rect(400, 300, 200, 80), near) is None
    assert room.line_to(pygame.Rect(140, 560, 150, 40), near) == near
    assert room.line_to(pygame.Rect(20, 560, 150, 40), near) is None, "too far off"


def test_names_of_tiles_are_told_to_hints(make_app: Make) -> None:
    table, _driver = a_table(make_app(speed="off", hints=False), sitting_at())
    board = table.board
    tiles = board.tiles_lying()
    names = board.lying()[len(tiles) :]
    assert names
    for name in names:
        assert [tile for tile in tiles if tile.contains(name)]


def test_without_room_there_is_no_slip() -> None:
    assert (
        Surroundings(AREA, [AREA], []).place([(200, 80)], pygame.Rect(480, 280, 40, 40), 20) is None
    )
    assert Surroundings(AREA, [], []).place([(2000, 80)], pygame.Rect(480, 280, 40, 40), 20) is None


# --- when a hint is due ------------------------------------------------------------------------


def moment(moves: int = 0, **facts) -> Moment:
    usual = {
        "seat": 0,
        "prompt": "",
        "stage": "ask",
        "offered": frozenset(),
        "buttons": frozenset(),
    }
    return Moment(moves, **{**usual, "find": lambda name: pygame.Rect(0, 0, 9, 9), **facts})


def test_every_kind_of_condition_makes_a_hint_due(app: App, monkeypatch) -> None:
    wanted = [Hint(id=name, at="x", **{name: f"the {name}"}) for name in CONDITIONS]
    monkeypatch.setattr("game.scenes.help.hints.load_hints", lambda title: wanted)
    now = {
        "asked": moment(prompt="the asked"),
        "offered": moment(offered=frozenset({"the offered"})),
        "enabled": moment(buttons=frozenset({"the enabled"})),
        "stage": moment(stage="the stage"),
        "happened": moment(),
        "pointed": moment(),
    }
    for name in CONDITIONS:
        hints = Hints(app, "any")
        assert hints.choose(moment()) is None
        if name == "happened":
            hints.note("the happened")
        if name == "pointed":
            assert hints.point(("the pointed", 3))
        found = hints.choose(now[name])
        assert found is not None, name
        assert found[0] == name


def test_a_hint_stays_until_play_goes_on_and_then_never_comes_back(app: App) -> None:
    hints = Hints(app, "atlandice")
    first = hints.choose(moment(prompt="visit"))
    assert first is not None
    hints.pin(first[0], 0)
    assert hints.choose(moment(prompt="visit")) == first
    assert hints.choose(moment(1, prompt="visit")) != first
    assert f"atlandice.{first[0]}" in app.settings.hints_seen
    assert Hints(app, "atlandice").choose(moment(prompt="visit")) != first


# --- at the table ------------------------------------------------------------------------------


@at_every_size
def test_hints_of_dungeonology_lie_free_at_every_size(
    make_app: Make, size: tuple[int, int], text_size: int
) -> None:
    players = seats_at(make_app, size, text_size=text_size)
    seen = set()
    for table in played(players, 14):
        slip = hint_of(table)
        if slip is not None and slip.id not in seen:
            seen.add(slip.id)
            keeps_free(table, slip)
    assert {"hint:move", "hint:zoom", "hint:bar", "hint:study"} <= seen


@at_every_size
def test_hints_of_atlandice_lie_free_at_every_size(
    make_app: Make, size: tuple[int, int], text_size: int
) -> None:
    app = make_app(size, Host(), text_size=text_size, speed="off")
    table = at_table(app, sat_down(3, 2))
    seen = set()
    for _ in range(16):
        settle(app)
        slip = hint_of(table)
        if slip is not None and slip.id not in seen:
            seen.add(slip.id)
            keeps_free(table, slip)
        table.acts.walk([table.presenter.choices.keys[-1]])
    assert {"hint:visit", "hint:take"} <= seen


def keeps_free(table: TableScene[Any], slip) -> None:
    """Inside the window, off buttons, papers, prompt, and the middle of what can be chosen."""
    assert table.area.contains(slip.rect)
    others = [w.rect for w in table.page.widgets if w is not slip] + table.papers.solid
    others.append(table.parts["ribbon"].rect)
    assert slip.rect.collidelist(others) < 0, slip.id
    for spot in table.pointing.spots():
        assert not slip.rect.collidepoint(spot.rect.center), (slip.id, spot.id)
    assert layout_faults(table.app) == []


def covered(table: TableScene[Any], slip) -> float:
    """The largest share of a slip that lies on any one thing to look at."""
    lying = [slip.rect.clip(rect) for part in table.visible() for rect in part.lying()]
    return max(rect.w * rect.h for rect in lying) / (slip.rect.w * slip.rect.h)


def test_hints_stand_in_free_space(make_app: Make) -> None:
    app = make_app(games=Host(), speed="off")
    table = at_table(app, sat_down(3, 2))
    seen = {}
    for _ in range(16):
        settle(app)
        slip = hint_of(table)
        if slip is not None:
            seen[slip.id] = covered(table, slip)
        table.acts.walk([table.presenter.choices.keys[-1]])
    assert len(seen) >= 5
    assert max(seen.values()) <= MOST_COVERED, seen


def test_a_hint_goes_when_its_thing_is_clicked(make_app: Make) -> None:
    seen = tuple(f"atlandice.{hint.id}" for hint in load_hints("atlandice") if hint.id != "rules")
    app = make_app(games=Host(), speed="off", hints_seen=seen)
    table = at_table(app, sat_down(3, 2))
    settle(app)
    assert hint_of(table).id == "hint:rules"
    driver = Driver(app)
    driver.click("menu")
    driver.key(pygame.K_ESCAPE)
    settle(app)
    assert driver.shows(table)
    assert hint_of(table) is None
    assert "atlandice.rules" in app.settings.hints_seen


def test_a_click_puts_the_slip_away_and_reaches_nothing_below(make_app: Make) -> None:
    app = make_app(games=Host(), speed="off")
    table = at_table(app, sat_down(3, 2))
    settle(app)
    slip, before = hint_of(table), table.sitting.length
    Driver(app).click_at(slip.rect.center)
    assert table.sitting.length == before
    assert f"atlandice.{slip.id[5:]}" in app.settings.hints_seen
    assert hint_of(table) is None or hint_of(table).id != slip.id


def test_hints_switched_off_never_come(make_app: Make) -> None:
    players = seats_at(make_app, hints=False)
    for table in played(players, 15):
        assert hint_of(table) is None
    assert players.driver.app.settings.hints_seen == ()


def test_all_hints_can_be_shown_again(make_app: Make) -> None:
    app = make_app(hints_seen=("atlandice.visit",))
    app.open_title()
    app.stack.push(SettingsScene(app))
    driver = Driver(app)
    driver.pump()
    driver.click("hints_again")
    assert app.settings.hints_seen == ()
    assert not driver.spots()["hints_again"].enabled


@pytest.mark.parametrize("title", SHOWN)
def test_whoever_knows_nothing_is_first_told_what_wins(make_app: Make, title: str) -> None:
    """By a line to the page that tells it, or a ring round its button."""
    app = make_app(games=Host(seed=5), speed="off")
    app.start_game(practice_setup(title, ["Ada", "Bruno"]))
    table = sure(app.stack.scenes[0], TableScene)
    for _ in range(60):
        app.frame(0.5)
        app.do_jobs(600)
        if hint_of(table):
            break
    slip = sure(hint_of(table), HintSlip)
    assert slip.id == "hint:goal"
    assert slip.near is not None or table.page.find("about") is not None
