"""Computers at the table: what is told of them at their seat, and a pace that people can follow."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import pygame
import pytest
from pygame import Rect, Surface

from game.bots.aims import aim_of
from game.content.judgement import load_judgement
from game.engine.titles import TITLES
from game.scenes.library.games import Host
from game.scenes.shell.app import App
from game.scenes.table.paper import Brush
from game.scenes.table.presenter import DECISIONS_A_FRAME, USUAL_PACE
from game.scenes.table.scene import TableScene
from game.session.setup import Kind, SetUp
from game.session.sitting import Sitting
from game.ui.text import Style
from tests.seats import seats_of
from tests.ui.driver import FRAME, Driver
from tests.ui.layout import layout_faults, record
from tests.ui.minds import Here, Slow
from tests.ui.typed import sure

MakeApp = Callable[..., App]
RAILS = {"dungeonology": "seat", "atlandice": "owner", "catacombs": "seat"}


def seated(
    make_app: MakeApp, title: str, speed: str, kinds: Mapping[Kind, str]
) -> tuple[TableScene[Any], Driver]:
    """A table with a person and computers, by kind and style."""
    seats = seats_of(("person", *kinds))
    for seat, style in zip(seats[1:], kinds.values(), strict=True):
        seat.style = style
    app = make_app(games=Host(), speed=speed, hints=False)
    sure(app.games, Host).open(app, Sitting.begin(SetUp(title, seats), 2))
    driver = Driver(app)
    driver.pump(3)
    assert isinstance(driver.scene, TableScene)
    return driver.scene, driver


@pytest.mark.parametrize("title", TITLES)
def test_a_seat_names_level_style_and_what_the_computer_is_after(
    make_app: MakeApp, title: str
) -> None:
    first, second, *_ = load_judgement(title).styles
    table, _ = seated(make_app, title, "off", {"professor": first, "scholar": second, "novice": ""})
    hints = {spot.id: spot.hint for part in table.parts.values() for spot in part.spots()}
    words, told = table.words, [hints[f"{RAILS[title]}:{n}"] for n in range(4)]
    for hint, kind, style in zip(told[1:], ("professor", "scholar"), (first, second), strict=False):
        assert words(f"setup.kind.{kind}") in hint
        assert words(f"{title}.style.{style}") in hint
    assert words("setup.kind.novice") in told[3]
    for number in (1, 2, 3):
        aim = aim_of(table.presenter.view, number)
        args = {name: words(key) for name, key in aim.args.items()}
        assert words(f"{title}.aim.{aim.name}", **args) in told[number]
    assert all(words(f"setup.kind.{kind}") not in told[0] for kind in ("scholar", "professor"))


def test_the_ledger_of_atlandice_names_the_style_or_the_level(make_app: MakeApp) -> None:
    _, driver = seated(
        make_app, "atlandice", "off", {"professor": "navigator", "scholar": "raider", "novice": ""}
    )
    told = [drawn.text for drawn in record(driver.app)]
    assert "Navigator" in told
    assert "Raider" in told
    assert "Novice" in told
    assert layout_faults(driver.app) == []


@pytest.mark.parametrize("title", ["dungeonology", "catacombs"])
@pytest.mark.parametrize("levels", [("professor",), ("professor", "scholar", "novice")])
def test_the_card_of_a_seat_names_the_style_or_the_level(
    make_app: MakeApp, monkeypatch: pytest.MonkeyPatch, title: str, levels: tuple[Kind, ...]
) -> None:
    """On a line of its own, or where cards are low in place of whom the computer plays."""
    written: list[str] = []
    write = Brush.write_short

    def note(brush: Brush, surface: Surface, text: str, style: Style, box: Rect) -> Rect:
        written.append(text)
        return write(brush, surface, text, style, box)

    monkeypatch.setattr(Brush, "write_short", note)
    styles = [*load_judgement(title).styles][:2]
    kinds = dict(zip(levels, [*styles[: len(levels)], ""], strict=False))
    table, _ = seated(make_app, title, "off", kinds)
    told = [
        table.words(f"{title}.style.{style}" if style else f"setup.kind.{kind}")
        for kind, style in kinds.items()
    ]
    assert all(f"[computer] {style}" in written for style in told)


@pytest.mark.parametrize("speed", ["off", "normal"])
def test_undo_takes_a_click_back_from_a_professor_who_thinks(
    make_app: MakeApp, monkeypatch: pytest.MonkeyPatch, speed: str
) -> None:
    """The thought is given up at once, and the next one begins anew."""
    monkeypatch.setattr("game.session.computers.Consulted", Slow)
    table, driver = seated(make_app, "atlandice", speed, {"professor": ""})
    presenter, sitting = table.presenter, table.sitting
    while presenter.stage != "think" or presenter.pause > 0 or sitting.why_not_undo():
        if presenter.stage == "ask":
            presenter.intend([sure(sitting.question).options[-1].key])
        elif presenter.stage == "think" and sitting.why_not_undo():
            sitting.choose(sure(sitting.question).options[0].key)
            presenter.rewound()
        driver.pump()
    length, thinks = sitting.length, sure(sitting.question).seat
    driver.pump()
    Here.dropped = 0
    driver.key(pygame.K_z, pygame.KMOD_CTRL)
    driver.pump()
    assert Here.dropped == 1
    assert (presenter.stage, sitting.length < length) == ("ask", True)
    assert sure(sitting.question).seat != thinks


def test_computers_never_answer_faster_than_people_can_follow(make_app: MakeApp) -> None:
    """Unless nothing moves at all: then as many answer in a frame as are counted."""
    least = {}
    for speed in ("fast", "normal", "off"):
        table, driver = seated(make_app, "atlandice", speed, {"scholar": "", "novice": ""})
        moves, apart, since = len(table.sitting.timeline.moves), [], 0
        for _ in range(1500):
            before = table.presenter.stage
            driver.pump()
            since += 1
            now = len(table.sitting.timeline.moves)
            if before == "think" and now > moves:
                assert now - moves <= (1 if speed != "off" else DECISIONS_A_FRAME)
                apart.append(since)
            if now > moves or before != "think":
                since = 0
            moves = now
            if table.presenter.stage == "ask":
                question = table.sitting.question
                assert question
                table.presenter.intend([question.options[0].key])
            if len(apart) > 3:
                break
        least[speed] = min(apart) * FRAME
    for speed, factor in (("fast", 0.5), ("normal", 1.0)):
        assert least[speed] >= factor * USUAL_PACE - FRAME
    assert least["off"] <= 2 * FRAME
