"""A card somebody plays is seen by all; what it does stands in the log with its cause."""

from collections.abc import Callable

import pytest

from game.content.dungeonology.phrases import aux_text
from game.content.texts import capital
from game.engine.core.agenda import Event
from game.scenes.dungeonology.played_card import CardPicture
from game.scenes.dungeonology.table import DungeonTable
from game.scenes.dungeonology.title_art import art_of
from game.scenes.shell.app import App
from game.ui.widgets import Label
from tests.ui.driver import Driver
from tests.ui.every_scene import dungeon
from tests.ui.map_games import sitting_with
from tests.ui.solo import before_who_is_asked
from tests.ui.typed import sure

Make = Callable[..., App]


def test_a_card_is_shown_large_when_it_is_played(make_app: Make) -> None:
    app = make_app(hints=False)
    table, driver = dungeon(app, "priority", "play", 4), Driver(app)
    table.acts.choose(table.presenter.choices.by_verb("play")[0])
    for _ in range(200):
        driver.pump(1, 0.02)
        if table.presenter.view["plays"]:
            break
        if table.presenter.choices.prompt == "declare":
            table.acts.choose(table.presenter.choices.keys[0])
    shown, played = sure(table.page.find("played"), CardPicture), table.presenter.view["plays"][-1]
    assert shown.card == played["card"]
    assert shown.rect.w >= table.u(250)
    told, printed = (
        sure(table.page.find("played:text"), Label).text,
        art_of(app).cards.printed_trick(shown.card),
    )
    assert table.speech.names[played["seat"]] in told
    assert capital(printed.foot if played["part"] == "aux" else printed.rule) in told
    assert sure(table.places).clear.contains(shown.rect)


@pytest.mark.parametrize(("is_acting", "counts"), [(True, "stealth"), (False, "alert")])
def test_d5_2_of_an_auxiliary_the_half_that_counts_is_told(
    make_app: Make, is_acting: bool, counts: str
) -> None:
    """ "+1 or +3" stood below a card that raised the Alert by 3."""
    speech = dungeon(make_app(hints=False)).speech
    used = aux_text(speech.box, "T03", speech.words.texts, is_acting)
    assert f"[{counts}]" in used
    assert used.count("[") == 1


def test_who_may_answer_sees_the_card_meanwhile(make_app: Make) -> None:
    app = make_app(hints=False, speed="off")
    table = before_who_is_asked(app, sitting_with("react", 4, "play"))
    assert table.presenter.stage in ("ask", "bar")
    assert table.page.find("played") is not None


def test_the_card_lies_off_the_bar_that_asks_about_it(make_app: Make) -> None:
    table = dungeon(make_app(hints=False), "react", "play")
    for seat in table.sitting.seats:
        seat.kind = "person"
    table.presenter.holder = None
    Driver(table.app).pump(5)
    bar = next(w.rect for w in table.page.widgets if w.id == "bar")
    for name in ("played", "played:slip"):
        assert not sure(table.page.find(name)).rect.colliderect(bar)


def told(table: DungeonTable, *events: Event) -> list[str]:
    for event in events:
        table.log.add(event, 1)
    return [line.text for line in table.log.lines[-len(events) :]]


def test_in_the_log_an_effect_stands_with_its_cause(make_app: Make) -> None:
    table = dungeon(make_app(hints=False))
    name = table.speech.names[0]
    zone = table.words("dungeonology.zone.I-4.name")
    lost = Event("students_sacrificed", {"seat": 0, "n": 1})
    ambush = Event("ambushed", {"seat": 0, "zone": "I-4", "n": 1})
    moved = Event("zone_entered", {"seat": 0, "zone": "I-3", "origin": "I-4", "cost": 1})
    lines = told(table, ambush, lost, moved, lost)
    assert lines[1] == f"Ambush 1 in {zone}: {name} sacrifices 1 student."
    assert lines[3] == f"{name} sacrifices 1 student."


def test_a_card_is_the_cause_until_it_is_settled(make_app: Make) -> None:
    table = dungeon(make_app(hints=False))
    card = table.words("dungeonology.trick.T14.name")
    lost = Event("students_sacrificed", {"seat": 0, "n": 1})
    played = Event("card_declared", {"seat": 0, "card": "T14", "part": "main", "target": -1})
    done = Event("card_resolved", {"seat": 0, "card": "T14"})
    lines = told(table, played, lost, done, lost)
    assert lines[1].startswith(f"{card}: ")
    assert not lines[3].startswith(f"{card}: ")
