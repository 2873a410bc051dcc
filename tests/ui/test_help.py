"""The book of rules: one for each title, complete, and open at what is under the pointer."""

import re
import subprocess
import sys
from collections.abc import Callable
from typing import Any, get_args
from unittest.mock import patch

import pygame
import pytest

from game.content import titles
from game.content.atlandice.schema import Verb
from game.content.dungeonology.schema import EFFECTS
from game.content.dungeonology.wanted import WORDS
from game.content.languages import languages
from game.engine.titles.atlandice.box import MARKET
from game.scenes.dungeonology.title_art import art_of
from game.scenes.help.entries import Entry
from game.scenes.help.figures import figure_of
from game.scenes.help.links import Links
from game.scenes.help.page import Help
from game.scenes.library.games import Host
from game.scenes.pages.title import TitlePage
from game.scenes.shell.app import App
from game.scenes.shell.title_scenes import SHOWN, book_of
from game.scenes.table.scene import TableScene
from game.ui.look import SEAT_COLOURS
from game.ui.widgets import Scroll
from tests.ui.atlandice_players import sat_down
from tests.ui.driver import Driver
from tests.ui.dungeonology_players import DungeonPlayers
from tests.ui.layout import at_every_size, layout_faults, record
from tests.ui.sittings import at_table
from tests.ui.test_table_layout import go_on
from tests.ui.twins import table_setup
from tests.ui.typed import sure

Make = Callable[..., App]
SIGN = re.compile(r"\[(\w+)\]")


def book(app: App, title: str) -> dict[str, Entry]:
    """The entries of a title by id."""
    entries = book_of(title)(app).entries
    found = {entry.id: entry for entry in entries}
    assert len(found) == len(entries), "an id stands twice"
    return found


IDS: dict[str, frozenset[str]] = {}


def ids(app: App, title: str) -> frozenset[str]:
    """The ids of a title's entries; which there are does not change while a game is played."""
    if title not in IDS:
        IDS[title] = frozenset(book(app, title))
    return IDS[title]


# --- the page ----------------------------------------------------------------------------------


def opened(driver: Driver) -> Help:
    """The book on the screen."""
    return sure(driver.scene, Help)


def test_help_opens_at_the_entry_asked_for(driver: Driver) -> None:
    driver.app.open_help("ambush")
    driver.pump()
    assert opened(driver).open == "ambush"
    driver.app.stack.pop()
    driver.app.open_help("atlandice/survey")
    assert (opened(driver).title, opened(driver).open) == ("atlandice", "survey")
    driver.app.stack.pop()
    driver.app.open_help("no such entry")
    assert opened(driver).open == opened(driver).book.entries[0].id


def test_searching_narrows_the_list_and_opens_a_match(driver: Driver) -> None:
    driver.app.open_help()
    driver.pump()
    everything = [a for a in driver.spots() if a.startswith("entry:")]
    driver.click("search")
    driver.type("stun tok")
    listed = [a for a in driver.spots() if a.startswith("entry:")]
    assert "entry:stun" in listed
    assert len(listed) < len(everything)
    assert opened(driver).open == "stun"
    driver.type("zzz")
    assert not [a for a in driver.spots() if a.startswith("entry:")]
    assert any("Nothing about" in d.text for d in record(driver.app))


def test_a_search_needs_no_accents_and_no_curled_apostrophe() -> None:
    entry = Entry("x", "", "Shepherd’s Poción", "", "")
    assert entry.found_by("shepherd's pocion")
    assert entry.is_named("poción")
    assert not entry.found_by("shepherds")


def test_from_the_title_one_changes_between_the_games(driver: Driver) -> None:
    driver.click("rules")
    assert {f"book:{title}" for title in SHOWN} <= set(driver.spots())
    for title in reversed(SHOWN):
        driver.click(f"book:{title}")
        assert opened(driver).title == title
        assert opened(driver).open == opened(driver).book.entries[0].id


def test_the_rules_of_the_chosen_box_open_first(driver: Driver) -> None:
    for title in reversed(SHOWN):
        driver.click(f"box:{title}")
        assert isinstance(driver.scene, TitlePage)
        driver.key(pygame.K_F1)
        book = driver.scene
        assert isinstance(book, Help)
        assert (book.title, book.open) == (title, "goal")
        driver.key(pygame.K_ESCAPE)


def test_inside_a_game_its_own_book_opens_and_stays(make_app: Make) -> None:
    app = make_app(games=Host(), speed="off", hints=False)
    at_table(app, sat_down(2, 1))
    driver = Driver(app)
    driver.key(pygame.K_ESCAPE)
    driver.click("rules")
    assert isinstance(driver.scene, Help)
    assert opened(driver).title == "atlandice"
    assert not [name for name in driver.spots() if name.startswith("book:")]


def test_the_page_itself_knows_no_title() -> None:
    """Start-up does not wait for a title's rules and scenes: they are read when a book opens."""
    code = (
        "import sys, game.scenes.help.page\n"
        "print([m for m in sys.modules if m.startswith(('game.engine.titles', 'game.scenes.'))"
        " and ('atlandice.' in m or 'dungeonology.' in m)])"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.splitlines()[-1] == "[]"


@at_every_size
def test_the_book_is_whole_at_every_size(
    make_app: Make, size: tuple[int, int], text_size: int
) -> None:
    app = make_app(size, text_size=text_size, speed="off")
    app.open_title()
    for entry in ("atlandice/visit", "atlandice/tile:J3", "atlandice/space:3", "buttons"):
        app.stack.push(Help(app, entry))
        app.frame(1 / 60)
        assert layout_faults(app) == [], entry
        app.stack.pop()


@pytest.mark.parametrize("title", SHOWN)
def test_every_entry_is_whole_and_has_its_glyphs(app: App, monkeypatch, title: str) -> None:
    """Pictures are left out: cards and zones have tests of their own."""
    monkeypatch.setattr(Help, "_picture", lambda self, entry, room: None)
    scene = Help(app, title=title)
    app.stack.push(scene)
    for entry in scene.book.entries:
        scene.show(entry.id)
        assert layout_faults(app) == [], entry.id


# --- nothing is missing ------------------------------------------------------------------------


@pytest.mark.parametrize("title", SHOWN)
def test_entries_are_whole_and_their_signs_are_drawn(app: App, title: str) -> None:
    for entry in book(app, title).values():
        assert app.words.has(f"{title}.help_chapter.{entry.chapter}"), entry.id
        assert "«" not in entry.name + entry.text, entry.id
        for sign in SIGN.findall(entry.text):
            assert app.look.pictures.has(f"signs/{sign}"), (entry.id, sign)


def test_everything_in_the_box_of_dungeonology_has_an_entry_with_its_picture(app: App) -> None:
    found, box = book_of("dungeonology")(app), art_of(app).box
    entries = {entry.id: entry for entry in found.entries}
    for kind, ids in (
        ("trick", box.tricks), ("zone", box.zones), ("scholar", box.scholars),
        ("intern", box.interns), ("jinx", box.jinxes), ("boss", box.bosses),
        ("alert", box.alerts), ("panic", box.panics), ("clan", box.clans),
    ):  # fmt: skip
        for name in ids:
            assert entries[f"{kind}:{name}"].text, name
        assert found.picture(entries[f"{kind}:{next(iter(ids))}"], 200) is not None


def test_every_phase_effect_token_and_kind_of_information_has_an_entry(app: App) -> None:
    found = book(app, "dungeonology")
    entry_of = book_of("dungeonology").entry_of
    for kind, names in (
        ("sign", (effect for effect in EFFECTS)),
        ("token", (token for token in WORDS["token"])),
        ("token", (f"trap_{face}" for face in WORDS["token_face"])),
        ("phase", (phase for phase in WORDS["phase"])),
        ("type", art_of(app).box.types),
        ("chance", art_of(app).box.chances),
    ):
        for name in names:
            assert entry_of((kind, name), {}, "") in found, (kind, name)


def test_everything_in_the_box_of_atlandice_has_an_entry(app: App) -> None:
    found, box = book(app, "atlandice"), titles.load("atlandice")
    for resource in box.resources:
        assert f"[{resource.id}]" in found[f"resource:{resource.id}"].text
        area = found[f"area:{resource.district}"]
        tiles = [tile for tile in box.tiles.values() if tile.district == resource.district]
        for tile in tiles:
            name = app.words(f"atlandice.tile.{tile.id}.name")
            assert name in area.text
            assert found[f"tile:{tile.id}"].name == name
    for verb in get_args(Verb):
        assert found[f"effect:{verb}"].picture == ("atlandice", f"verb_{verb}")
    for number in range(box.figures.spaces):
        entry = found[book_of("atlandice").entry_of(("space", number), {}, "")]
        assert str(number) in entry.name or str(number) in entry.text
    spaces = [entry for entry in found.values() if entry.chapter == "spaces"]
    assert len(spaces) == len(box.clock) + 3, "arrow, waves, and one for all that are empty"
    assert {"market", "submarine", "neutral", "emptying", "ties", "exhausted", "winning"} <= set(
        found
    )


def test_every_question_of_atlandice_opens_at_an_entry(app: App) -> None:
    found, entry_of = book(app, "atlandice"), book_of("atlandice").entry_of
    head = "atlandice.prompt."
    prompts = {key.removeprefix(head) for key in app.words.texts if key.startswith(head)}
    asked = {entry_of(None, {}, prompt) for prompt in prompts}
    assert asked <= set(found)
    assert asked != {"round"}


def signs_shown(app: App, play: Callable[[], None]) -> set[str]:
    """Names of the signs that were painted meanwhile."""
    shown: set[str] = set()
    get = app.look.pictures.get

    def noted(name: str, *size: float) -> pygame.Surface:
        folder, _, sign = name.rpartition("/")
        if folder == "signs":
            shown.add(sign)
        return get(name, *size)

    with patch.object(app.look.pictures, "get", noted):
        play()
    return shown


def explained(app: App, title: str) -> set[str]:
    """Signs that some entry of a book names or shows."""
    entries = book(app, title).values()
    named = {sign for entry in entries for sign in SIGN.findall(entry.text)}
    return named | {e.picture[1] for e in entries if e.picture and e.picture[0] == "signs"}


def test_every_sign_on_the_table_of_atlandice_is_explained(make_app: Make) -> None:
    app = make_app(games=Host(), speed="off", hints=False)

    def play() -> None:
        for seats, moves in ((2, 0), (2, 40), (3, 90), (4, 140)):
            table = at_table(app, sat_down(seats, seats, moves))
            table.draw(app.screen)

    shown = signs_shown(app, play)
    assert {"die_6", "gem", "clock_icon", "neutral", "survey", "donation", "waves"} <= shown
    assert shown - explained(app, "atlandice") == set()


def test_every_sign_and_every_spot_on_the_table_of_dungeonology_is_explained(
    make_app: Make,
) -> None:
    app = make_app(games=Host(seed=5), speed="off", hints=False)
    app.start_game(table_setup(people=2))
    players = DungeonPlayers(Driver(app), 1)
    kinds: set[str] = set()

    def play() -> None:
        for _ in range(110):
            go_on(players, players.table)
            app.frame(0)
            assert missing_entries(players.table) == {}
            kinds.update(thing[0] for thing in things_of(players.table).values())

    shown = signs_shown(app, play)
    assert {"alert_shield", "stun", "student", "star_empty", "undo"} <= shown
    assert shown - explained(app, "dungeonology") == set()
    assert {"card", "zone", "scholar", "alert", "bag", "campfire", "type", "sign", "pile"} <= kinds


# --- open at what is under the pointer ---------------------------------------------------------


def things_of(table: TableScene[Any]) -> dict[str, tuple[Any, ...]]:
    """What every spot of a table says it is."""
    return {s.id: s.thing for part in table.visible() for s in part.spots() if s.thing}


def missing_entries(table: TableScene[Any]) -> dict[str, str]:
    """Spots whose entry is not in the book of the table's title."""
    title = table.sitting.setup.title
    found, entry_of = ids(table.app, title), book_of(title).entry_of
    entries = {
        name: entry_of(thing, table.presenter.view, "") for name, thing in things_of(table).items()
    }
    return {name: entry for name, entry in entries.items() if entry not in found}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_spot_of_atlandice_has_its_entry(make_app: Make, seats: int) -> None:
    app = make_app(games=Host(), speed="off", hints=False)
    kinds = set()
    for moves in (0, 30, 80, 130):
        table = at_table(app, sat_down(seats, seats, moves))
        assert missing_entries(table) == {}
        kinds |= {thing[0] for thing in things_of(table).values()}
    assert {"area", "boat", "die", "good", "row", "space", "tile", "owner", "points"} <= kinds


def test_f1_opens_at_what_is_under_the_pointer(make_app: Make) -> None:
    app = make_app(games=Host(), speed="off", hints=False)
    table = at_table(app, sat_down(3, 3, 30))
    driver, city = Driver(app), table.parts["city"]
    for name, wanted in (
        ("dial:3", "space:3"), ("dial:1", "space:plain"),
        ("boat", "submarine"), (f"area:{MARKET}", "market"),
        ("card:1", f"tile:{table.presenter.view['areas'][0]['tile']}"),
    ):  # fmt: skip
        spot = next(s for s in city.spots() if s.id == name)
        driver.move(free_point(table, spot.id))
        driver.key(pygame.K_F1)
        assert opened(driver).open == wanted
        driver.key(pygame.K_ESCAPE)
    driver.hover("undo")
    driver.key(pygame.K_F1)
    assert opened(driver).open == "undo"


def free_point(table: TableScene[Any], name: str) -> tuple[int, int]:
    """A point of the board where this spot is the topmost."""
    spots = table.parts["city"].spots()
    spot = next(s for s in spots if s.id == name)
    for x in range(spot.rect.x + 2, spot.rect.right - 2, 3):
        for y in range(spot.rect.y + 2, spot.rect.bottom - 2, 3):
            if [s.id for s in spots if s.rect.collidepoint(x, y)][-1] == name:
                return x, y
    raise AssertionError(f"{name} is covered")


# --- pictures, links, turning pages ------------------------------------------------------------

FIGURES = {
    "dungeonology": {"zone", "trick", "study", "note_board", "turn"},
    "atlandice": {"goal", "districts", "clock", "majorities", "round", "visit"},
    "catacombs": {"goal", "tile", "card", "turn", "attack", "exploring"},
}


@pytest.mark.parametrize("title", FIGURES)
def test_chapters_have_labelled_pictures(app: App, title: str) -> None:
    """Every label is written out beside its picture, with a line into it; a strip has its steps."""
    scene = Help(app, title=title)
    app.stack.push(scene)
    for name in FIGURES[title]:
        figure = figure_of(app.words.texts, title, name)
        assert figure is not None, name
        scene.show(name)
        ids = {widget.id for widget, _ in scene.page.each()}
        texts = {getattr(widget, "text", "") for widget, _ in scene.page.each()}
        assert {mark.text for mark in figure.callouts} <= texts
        assert {text for _, text in figure.steps} <= texts
        assert not figure.picture or f"figure:{name}" in ids
        assert len(figure.callouts) + len(figure.steps) >= 4
        assert all(0 <= share <= 1 for mark in figure.callouts for share in mark.at)


@at_every_size
def test_labelled_pictures_are_whole_at_every_size(
    make_app: Make, size: tuple[int, int], text_size: int
) -> None:
    app = make_app(size, text_size=text_size, speed="off")
    app.open_title()
    for entry in ("dungeonology/zone", "dungeonology/turn", "atlandice/majorities"):
        app.stack.push(Help(app, entry))
        app.frame(1 / 60)
        assert layout_faults(app) == [], entry
        app.stack.pop()


@pytest.mark.parametrize("title", FIGURES)
def test_every_link_leads_to_an_entry_and_is_used_in_every_language(app: App, title: str) -> None:
    for language in languages():
        app.change(language=language)
        found, links = book(app, title), Links(app.words.texts, title)
        assert {entry for _, entry in links.words} <= set(found), language
        led = {
            entry
            for one in found.values()
            for line in one.text.split("\n")
            for _, entry in links.mark(line, {one.id}).links
        }
        assert led == {entry for _, entry in links.words}, language


def link_to(driver: Driver, entry: str) -> str:
    """A word on the page that leads to an entry."""
    names = [name for name in driver.spots() if name.startswith("link:")]
    return next(name for name in names if name.endswith(f":{entry}"))


def test_a_word_leads_to_its_entry_and_back(driver: Driver) -> None:
    driver.app.open_help("atlandice/goal")
    driver.pump()
    driver.click(link_to(driver, "survey"))
    assert opened(driver).open == "survey"
    driver.click("return")
    assert opened(driver).open == "goal"
    driver.click(link_to(driver, "gates"))
    driver.key(pygame.K_BACKSPACE)
    assert opened(driver).open == "goal"


@pytest.mark.parametrize("title", SHOWN)
def test_pages_turn_from_the_first_entry_to_the_last(app: App, title: str, monkeypatch) -> None:
    monkeypatch.setattr(Help, "_picture", lambda self, entry, room: None)
    monkeypatch.setattr(Help, "_lay_figure", lambda self, column, figure: None)
    scene = Help(app, title=title)
    app.stack.push(scene)
    driver = Driver(app)
    ids = [entry.id for entry in scene.book.entries]
    assert scene.open == ids[0]
    driver.click("after")
    assert scene.open == ids[1]
    driver.click("before")
    assert scene.open == ids[0]
    for wanted in ids[1:]:
        driver.key(pygame.K_RIGHT)
        assert scene.open == wanted
    driver.key(pygame.K_RIGHT)
    driver.key(pygame.K_LEFT)
    assert scene.open == ids[-2]


@pytest.mark.parametrize("entry", ["dungeonology/ambush", "atlandice/end", "atlandice/tile:J1"])
def test_pages_are_full(app: App, entry: str) -> None:
    app.stack.push(Help(app, entry))
    app.frame(0)
    scroll = sure(sure(app.stack.top, Help).page.find("entry"), Scroll)
    assert scroll.content >= 0.8 * scroll.rect.h


def test_the_older_rules_stand_in_the_book(app: App) -> None:
    entry = book(app, "dungeonology")["version:0.94"]
    assert len(entry.text.split("\n")) > 3


def test_every_shape_of_a_seat_is_named(app: App) -> None:
    entry = book(app, "dungeonology")["seats"]
    for shape in {shape for _, shape in SEAT_COLOURS.values()}:
        assert f"[seat_{shape}]" in entry.text
