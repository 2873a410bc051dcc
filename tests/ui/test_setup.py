"""Set-up: seats, names, colours, scholars, options; faults are marked where they stand."""

from pathlib import Path

import msgspec
import pygame
import pytest

from game.api import new_game, pending
from game.content import titles
from game.content.dungeonology.phrases import version_text
from game.scenes.dungeonology.scholar_sheet import ScholarSheet
from game.scenes.pages.setup import SetUpScene
from game.session.setup import (
    SeatSetUp,
    SetUp,
    add_seat,
    faults,
    first_setup,
    load_setup,
    options_of,
    quick_setup,
    remove_seat,
    save_setup,
    setup_file,
)
from game.ui.look import BODY
from game.ui.text import NO_PICTURE
from game.ui.widgets import Label
from tests.seats import SHORT_NAMES as NAMES
from tests.ui.driver import Driver
from tests.ui.typed import sure


def on(page: Driver) -> SetUpScene:
    """The page of set-up that is on the screen."""
    return sure(page.scene, SetUpScene)


@pytest.fixture
def page(driver: Driver) -> Driver:
    driver.click("new_game")
    assert isinstance(driver.scene, SetUpScene)
    return driver


def two(**changes) -> SetUp:
    setup = first_setup("dungeonology", NAMES)
    setup.options.update(changes)
    return setup


# --- the plain object ------------------------------------------------------------------------


def test_options_are_those_of_new_game() -> None:
    options = two(choose_scholars=True, orientation="rotate").for_game
    assert options == {
        "scholars": ["valerio", "sofia"],
        "colours": ["red", "blue"],
        "age_order": [0, 1],
        "alert": "normal",
        "boss": "random",
        "version": "1.15",
        "orientation": "rotate",
        "round_limit": 40,
    }
    assert two().for_game["scholars"] == "random"


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("chosen", [True, False])
def test_the_engine_takes_every_setup(seats: int, chosen: bool) -> None:
    setup = two(choose_scholars=chosen, orientation="rotate", alert="hard", version="0.94")
    for name in NAMES[2:seats]:
        add_seat(setup, name, "scholar")
    state = new_game(setup.title, seats=len(setup.seats), seed=1, options=setup.for_game)
    assert pending(state) is not None


def test_d2_1_defaults() -> None:
    setup = two()
    for option in options_of("dungeonology").options:
        assert option.allows(setup.options[option.name])
    assert setup.options["round_limit"] == 40
    assert (setup.options["alert"], setup.options["boss"]) == ("normal", "random")
    assert len(setup.seats) == 2


def test_d2_1_computers_rank_after_people_in_seat_order() -> None:
    setup = quick_setup("dungeonology", NAMES)
    setup.seats[2].kind = "person"
    setup.options["age_order"] = [2, 3, 1, 0]
    setup.tidy()
    assert setup.options["age_order"] == [2, 0, 1, 3]


def test_seats_come_with_free_colour_and_scholar_and_go_with_their_age() -> None:
    setup = two()
    setup.seats[0].colour = "purple"
    add_seat(setup, "Cy")
    assert setup.seats[2] == SeatSetUp("Cy", "red", "person", {"scholar": "vincenzo"})
    assert setup.options["age_order"] == [0, 1, 2]
    setup.options["age_order"] = [2, 0, 1]
    remove_seat(setup, 0)
    assert [seat.name for seat in setup.seats] == ["Bo", "Cy"]
    assert setup.options["age_order"] == [1, 0]


@pytest.mark.parametrize(
    ("change", "place"),
    [
        (lambda s: setattr(s.seats[1], "name", "  "), "seat:1:name"),
        (lambda s: setattr(s.seats[1], "name", "aDA "), "seat:1:name"),
        (lambda s: setattr(s.seats[1], "colour", "red"), "seat:1:colour"),
        (lambda s: s.seats[1].choices.update(scholar="valerio"), "seat:1:scholar"),
    ],
)
def test_faults_name_their_place(change, place: str) -> None:
    setup = two(choose_scholars=True)
    assert faults(setup) == {}
    change(setup)
    assert list(faults(setup)) == [place]


def test_doubled_scholars_do_not_matter_when_dealt() -> None:
    setup = two()
    setup.seats[1].choices["scholar"] = "valerio"
    assert faults(setup) == {}


def test_the_last_setup_is_remembered(folders: Path) -> None:
    setup = two(alert="hard", round_limit=60)
    setup.seats[0].name = "欧阳若兰"
    assert save_setup(setup) is None
    assert load_setup("dungeonology", NAMES) == setup


@pytest.mark.parametrize(
    "text",
    [
        b'{"seats": []}',
        b'{"title": "\xff"}',
        b"",
        b"[]",
        msgspec.json.encode(
            {"seats": [{"name": "A", "colour": "red"}] * 2, "options": {"alert": 7}}
        ),
        msgspec.json.encode({"seats": [{"name": "A", "colour": "red"}] * 2, "options": {"x": 1}}),
        msgspec.json.encode(
            {
                "seats": [{"name": "A", "colour": "red", "choices": {"scholar": "x"}}] * 2,
                "options": {},
            }
        ),
    ],
)
def test_a_broken_setup_file_is_the_first_setup_again(folders: Path, text: bytes) -> None:
    setup_file("dungeonology").parent.mkdir(parents=True)
    setup_file("dungeonology").write_bytes(text)
    assert load_setup("dungeonology", NAMES) == first_setup("dungeonology", NAMES)


def remember(**changes) -> None:
    """A set-up file as somebody may have written it by hand."""
    setup_file("dungeonology").parent.mkdir(parents=True, exist_ok=True)
    plain = msgspec.to_builtins(two()) | changes
    setup_file("dungeonology").write_bytes(msgspec.json.encode(plain))


@pytest.mark.parametrize("order", [[0, 0, 1], [1, 1], [7], [-1, 1, 1, 0], []])
def test_an_age_order_that_cannot_be_is_made_whole(folders: Path, order: list[int]) -> None:
    remember(options={"age_order": order})
    setup = load_setup("dungeonology", NAMES)
    assert sorted(setup.options["age_order"]) == [0, 1]
    new_game("dungeonology", 2, 1, setup.for_game)


def test_a_remembered_setup_is_of_the_title_it_is_for(folders: Path) -> None:
    remember(title="chess")
    assert load_setup("dungeonology", NAMES).title == "dungeonology"


# --- the page --------------------------------------------------------------------------------


def test_one_click_from_the_title_starts_a_quick_game(driver: Driver) -> None:
    driver.click("quick_start")
    (setup,) = driver.games.started
    assert [seat.kind for seat in setup.seats] == ["person", "scholar", "scholar", "scholar"]
    assert faults(setup) == {}


def test_by_mouse_from_the_title_to_a_game_of_four(page: Driver) -> None:
    page.click("add_person")
    page.click("add_computer")
    page.click("seat:3:kind:whimsical")
    page.click("orientation:rotate")
    page.click("alert:hard")
    page.click("choose_scholars:chosen")
    page.click("seat:0:scholar:rebecca")
    page.click("start")
    (setup,) = page.games.started
    assert [seat.kind for seat in setup.seats] == ["person", "person", "person", "whimsical"]
    assert setup.options["orientation"] == "rotate"
    assert setup.options["alert"] == "hard"
    assert setup.for_game["scholars"][0] == "rebecca"
    assert len(set(setup.for_game["scholars"])) == 4


def test_the_next_visit_finds_the_last_setup(page: Driver) -> None:
    page.click("version:0.94")
    page.click("back")
    page.click("new_game")
    assert on(page).setup.options["version"] == "0.94"


def test_signs_without_a_picture_in_a_name_are_boxes_with_a_tip(page: Driver) -> None:
    page.click("seat:0:name")
    page.type("🦉")
    assert sure(page.scene.page.find("seat:0:name")).tip == page.app.words("setup.no_picture")
    name = on(page).setup.seats[0].name
    assert "🦉" in name, "the name is kept as typed"
    block = page.app.look.type.lay(name, BODY)
    assert NO_PICTURE in [piece.text for piece in block.lines[0] if piece.icon]
    assert sure(page.scene.page.find("seat:1:name")).tip == ""


def test_names_are_typed_in_chinese_and_bad_ones_are_marked(page: Driver) -> None:
    page.click("seat:0:name")
    page.key(pygame.K_a, pygame.KMOD_CTRL)
    page.key(pygame.K_BACKSPACE)
    assert on(page).faults == {"seat:0:name": "setup.fault.empty_name"}
    start = page.spots()["start"]
    assert not start.enabled
    assert start.hint == page.app.words("setup.start_why")
    page.click("start")
    assert page.games.started == []
    page.click("seat:0:name")
    page.post(pygame.TEXTEDITING, text="ouyang", start=0, length=6)
    assert on(page).setup.seats[0].name == "", "unfinished input is not the name"
    page.type("欧阳")
    assert on(page).setup.seats[0].name == "欧阳"
    page.click("start")
    assert page.games.started[0].seats[0].name == "欧阳"


def test_what_is_doubled_in_a_remembered_setup_is_marked(driver: Driver) -> None:
    same = {"scholar": "valerio"}
    seats = [
        SeatSetUp("Ada", "red", choices=same),
        SeatSetUp("A\nda", "red", "scholar", same),
        SeatSetUp("", "blue", choices=same),
    ]
    remember(seats=seats, options={"age_order": [2, 2], "choose_scholars": True})
    driver.click("new_game")
    marked = {"seat:1:name", "seat:1:colour", "seat:1:scholar", "seat:2:name", "seat:2:scholar"}
    assert set(on(driver).faults) == marked
    assert "begin" not in driver.spots(), "it cannot be started so"


def test_taking_a_colour_swaps_it(page: Driver) -> None:
    page.click("seat:0:colour:blue")
    assert [seat.colour for seat in on(page).setup.seats] == ["blue", "red"]
    assert on(page).faults == {}


def test_seats_two_to_four(page: Driver) -> None:
    assert not page.spots()["seat:0:remove"].enabled
    page.click("add_person")
    page.click("add_person")
    assert "add_person" not in page.spots()
    page.click("seat:0:remove")
    assert len(on(page).setup.seats) == 3


def test_age_order_by_arrow_and_by_dragging(page: Driver) -> None:
    page.click("add_person")
    page.click("age:2:up")
    assert on(page).setup.options["age_order"] == [0, 2, 1]
    page.show("age:1")
    start, end = page.spots()["age:1"].rect.center, page.spots()["age:0"].rect.center
    page.move(start)
    page.down(start)
    page.move(end)
    page.up(end)
    assert on(page).setup.options["age_order"] == [1, 0, 2]


def test_both_sides_of_a_scholar_can_be_read(page: Driver) -> None:
    from tests.ui.layout import record

    page.click("read:sofia")
    assert isinstance(page.scene, ScholarSheet)
    text = " ".join(drawn.text for drawn in record(page.app))
    for words in ("normal side", "exalted side", "Swindle", "On the Run"):
        assert words in text
    page.key(pygame.K_ESCAPE)
    assert isinstance(page.scene, SetUpScene)


def test_the_small_picture_moves_and_then_rests(page: Driver) -> None:
    page.click("orientation:rotate")
    frames = {page.pixels()}
    for _ in range(20):
        page.pump(1, 0.1)
        frames.add(page.pixels())
    assert len(frames) > 8
    page.pump(80, 0.1)
    assert page.scene.wake_in() is None
    assert page.app.frame(1 / 60) is False, "at rest no frame is drawn"


def test_everything_by_keyboard_alone(page: Driver) -> None:
    page.focus("add_computer")
    page.key(pygame.K_RETURN)
    page.focus("round_limit")
    page.key(pygame.K_LEFT)
    page.focus("start")
    page.key(pygame.K_SPACE)
    (setup,) = page.games.started
    assert len(setup.seats) == 3
    assert setup.options["round_limit"] == 35


def test_d13_the_set_up_tells_what_the_older_rules_change(page: Driver) -> None:
    def told() -> list[str]:
        return [w.text for w, _ in page.scene.page.each() if isinstance(w, Label)]

    few = len(told())
    page.click("version:0.94")
    box = titles.load("dungeonology")
    lines = version_text(box, "0.94", page.app.words.texts)
    assert len(lines) > 3
    assert set(lines) <= set(told())
    page.click("version:1.15")
    assert len(told()) == few


def test_a_computer_is_given_a_level_and_a_style_by_mouse(page: Driver) -> None:
    assert page.scene.page.find("note:fair") is None
    page.click("add_computer")
    assert page.scene.page.find("note:fair") is not None
    page.click("seat:2:kind:professor")
    page.click("seat:2:style:spy")
    page.click("start")
    (setup,) = page.games.started
    assert (setup.seats[2].kind, setup.seats[2].style) == ("professor", "spy")


def test_advice_is_forbidden_by_mouse_and_that_is_remembered(page: Driver) -> None:
    page.click("advice:forbidden")
    page.click("start")
    (setup,) = page.games.started
    assert not setup.advice
    assert not load_setup("dungeonology", NAMES).advice
