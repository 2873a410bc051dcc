"""Pages of widgets under real events: hover, press, focus, scroll, text field."""

from functools import partial

import pygame
import pytest

from game.scenes.library.game_texts import seat_text
from game.scenes.library.games import Host
from game.scenes.shell.app import App
from game.scenes.shell.base import PageScene
from game.session.setup import SeatSetUp
from game.ui.choosers import Slider
from game.ui.field import Editing, TextField
from game.ui.look import BODY, Touch
from game.ui.text import Recorder
from game.ui.widgets import Button, Scroll, Widget
from tests.ui.driver import Driver
from tests.ui.layout import record
from tests.ui.typed import sure


class Bench(PageScene):
    """A page with one of each."""

    def __init__(self, app) -> None:
        super().__init__(app)
        self.used: list[str] = []
        self.editing = Editing("owl")

    def build(self):
        at = pygame.Rect
        children: list[Widget] = [
            Button(id=f"row{i}", rect=at(60, 400 + 60 * i, 300, 50), text=f"row {i}",
                   act=partial(self.used.append, f"row{i}"))
            for i in range(12)
        ]  # fmt: skip
        return [
            Button(id="one", rect=at(50, 50, 200, 60), text="One", tip="the first",
                   act=lambda: self.used.append("one")),
            Button(id="off", rect=at(300, 50, 200, 60), text="Off", enabled=False,
                   tip="never shown", why="because", act=lambda: self.used.append("off")),
            TextField(id="field", rect=at(50, 200, 400, 50), editing=self.editing, longest=8,
                      change=lambda text: self.used.append(text), look=self.look),
            Scroll(id="scroll", rect=at(50, 400, 400, 200), children=children, content=60 * 12),
        ]  # fmt: skip


class AtBench(Driver):
    """Mouse and keyboard at that page."""

    @property
    def scene(self) -> Bench:
        return sure(super().scene, Bench)

    @property
    def scroll(self) -> Scroll:
        """Its rows, as far as they are in view."""
        return sure(self.scene.page.find("scroll"), Scroll)


@pytest.fixture
def bench(app: App) -> AtBench:
    app.stack.push(Bench(app))
    driver = AtBench(app)
    driver.pump()
    return driver


def test_a_click_is_down_and_up_on_the_same_thing(bench: AtBench) -> None:
    bench.click("one")
    assert bench.scene.used == ["one"]
    bench.down((60, 60))
    bench.up((600, 300))
    assert bench.scene.used == ["one"], "let go elsewhere: nothing"


@pytest.mark.parametrize("button", [2, 3, 4, 5])
def test_other_buttons_and_the_wheel_do_not_click(bench: AtBench, button: int) -> None:
    bench.click_at((60, 60), button)
    assert bench.scene.used == []


def test_what_is_off_does_nothing_and_says_why(bench: AtBench) -> None:
    bench.click("off")
    assert bench.scene.used == []
    area = bench.spots()["off"]
    assert not area.enabled
    assert area.hint == "because"


def test_hover_answers_at_once(bench: AtBench) -> None:
    bench.move((900, 650))
    before = bench.pixels()
    bench.hover("one")
    assert bench.scene.page.hover == "one"
    assert bench.pixels() != before


def test_the_pointer_comes_from_events_only(bench: AtBench, monkeypatch) -> None:
    def polled():
        raise AssertionError("pygame.mouse.get_pos was called")

    monkeypatch.setattr(pygame.mouse, "get_pos", polled)
    monkeypatch.setattr(pygame.mouse, "get_pressed", polled)
    bench.click("one")
    bench.click("row7")
    assert bench.scene.used == ["one", "row7"]


def test_tab_goes_round_and_back(bench: AtBench) -> None:
    bench.key(pygame.K_TAB)
    assert bench.scene.page.focus == "one"
    bench.key(pygame.K_TAB, pygame.KMOD_SHIFT)
    assert bench.scene.page.focus == "row11", "and it is scrolled into view"
    assert "row11" in bench.spots()
    bench.key(pygame.K_RETURN)
    assert bench.scene.used == ["row11"]


def test_arrows_go_to_what_lies_there(bench: AtBench) -> None:
    bench.key(pygame.K_TAB)
    bench.key(pygame.K_RIGHT)
    assert bench.scene.page.focus == "off"
    bench.key(pygame.K_LEFT)
    bench.key(pygame.K_DOWN)
    assert bench.scene.page.focus == "field"


def test_rows_out_of_view_cannot_be_clicked(bench: AtBench) -> None:
    assert "row11" not in bench.spots()
    assert all(bench.scroll.rect.contains(bench.spots()[f"row{i}"].rect) for i in range(3))
    bench.click("row11")
    assert bench.scene.used == ["row11"]


def test_the_scroll_handle_is_dragged(bench: AtBench) -> None:
    scroll = bench.scroll
    bar = sure(scroll.bar())
    bench.down(bar.center)
    bench.move((bar.centerx, bar.centery + 500))
    bench.up((bar.centerx, bar.centery + 500))
    assert bench.scroll.offset == scroll.most


def test_typing_replaces_selects_and_stops_at_the_limit(bench: AtBench) -> None:
    bench.focus("field")
    bench.type("cat")
    assert bench.scene.editing.text == "cat", "the old text was selected"
    bench.key(pygame.K_LEFT)
    bench.key(pygame.K_LEFT, pygame.KMOD_SHIFT)
    bench.type("o")
    assert bench.scene.editing.text == "cot"
    bench.key(pygame.K_HOME)
    bench.key(pygame.K_DELETE)
    bench.key(pygame.K_END)
    bench.key(pygame.K_BACKSPACE)
    assert bench.scene.editing.text == "o"
    bench.type("很长很长很长的名字")
    assert len(bench.scene.editing.text) == 8


def test_paste_takes_printable_text_only(bench: AtBench, monkeypatch) -> None:
    monkeypatch.setattr("game.ui.field.get_clipboard", lambda: "a\nb\t学")
    bench.focus("field")
    bench.key(pygame.K_v, pygame.KMOD_CTRL)
    assert bench.scene.editing.text == "ab学"


def test_unfinished_input_is_shown_in_place_of_the_selection(bench: AtBench) -> None:
    bench.focus("field")
    bench.post(pygame.TEXTEDITING, text="mao tou", start=0, length=7)
    assert "mao tou" in written(bench)
    assert "owl" not in written(bench)
    bench.post(pygame.TEXTEDITING, text="", start=0, length=0)
    assert "owl" in written(bench), "given up: nothing was lost"
    bench.key(pygame.K_END)
    bench.post(pygame.TEXTEDITING, text="貓頭", start=0, length=2)
    assert "owl貓頭" in written(bench)
    bench.type("貓頭鷹")
    assert bench.scene.editing.text == "owl貓頭鷹"
    assert sure(bench.scene.page.find("field"), TextField).active
    bench.focus("one")
    assert not sure(bench.scene.page.find("field"), TextField).active, "no caret is left behind"


def written(bench: AtBench) -> list[str]:
    """Everything written on the page."""
    return [drawn.text for drawn in record(bench.app)]


def test_space_in_a_field_is_no_click(bench: AtBench) -> None:
    bench.focus("field")
    bench.key(pygame.K_SPACE)
    bench.type(" ")
    assert bench.scene.used == [" "]


def test_focus_and_scroll_survive_a_rebuild(bench: AtBench) -> None:
    bench.focus("row9")
    offset = bench.scroll.offset
    assert offset > 0
    bench.scene.rebuild()
    assert bench.scene.page.focus == "row9"
    assert bench.scroll.offset == offset


def test_drawing_changes_nothing(bench: AtBench) -> None:
    first = bench.pixels()
    places = [widget.rect.copy() for widget, _ in bench.scene.page.each()]
    assert bench.pixels() == first
    assert [widget.rect for widget, _ in bench.scene.page.each()] == places


def test_a_scroll_without_room_has_no_handle() -> None:
    """In a tiny window a slip may be left without height."""
    assert Scroll(id="s", rect=pygame.Rect(0, 0, 100, -20), children=[], content=0).bar() is None


def test_a_knob_never_lies_over_its_figure(make_app) -> None:
    app = make_app(text_size=200)
    slider = Slider(
        id="s", rect=pygame.Rect(20, 20, 420, 70), value=200, low=100, high=200, step=5,
        change=lambda _value: None, show=lambda value: f"{value} %",
    )  # fmt: skip
    app.look.type.recorder = recorder = Recorder()
    slider.draw(app.screen, app.look, Touch())
    app.look.type.recorder = None
    side = app.look.sign_px(30)
    knob = pygame.Rect(0, 0, side, side)
    knob.center = slider.track.midright
    figure = recorder.drawn[0].rect
    assert not knob.colliderect(figure)
    assert slider.rect.contains(figure)


def test_a_name_stays_with_what_it_is(make_app) -> None:
    """No line ends between a sign, its name and "(computer)"."""
    app = make_app(text_size=200)
    seats = [SeatSetUp(name, "red", kind="scholar") for name in ("Ada", "Annabel", "Bo")]
    text = "   ".join(seat_text(app.words, seat, "") for seat in seats)
    for wide in range(260, 900, 20):
        lines = app.look.type.lay(text, BODY, wide).text.split("\n")
        if app.look.type.size(seat_text(app.words, seats[1], ""), BODY)[0] <= wide:
            assert not any(line.strip().startswith("(") for line in lines)


def test_buttons_at_the_foot_stand_in_even_rows(make_app) -> None:
    app = make_app(text_size=200, games=Host())
    app.stack.push(app.games.load_scene(app))
    app.frame(0)
    rows: dict[int, int] = {}
    for widget in app.stack.top.page.widgets:
        if isinstance(widget, Button):
            rows[widget.rect.y] = rows.get(widget.rect.y, 0) + 1
    assert len(rows) > 1
    assert min(rows.values()) > 1
