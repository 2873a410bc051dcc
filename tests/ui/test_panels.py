"""The panels of Dungeonology answer pointer and keys, and draw no more than their view."""

from collections.abc import Callable
from typing import Any

import pygame
import pytest

from game.engine.titles.dungeonology.view_types import Preview
from game.scenes.dungeonology.detail import DungeonDetails
from game.scenes.dungeonology.inspect import InspectSheet
from game.scenes.dungeonology.speech import DungeonSpeech
from game.scenes.dungeonology.title_art import art_of
from game.scenes.shell.app import App
from game.scenes.table.panel import Panel
from tests.ui.driver import Driver
from tests.ui.layout import at_every_size, layout_faults
from tests.ui.panels import HAND, NAMES, Offered, PanelTable, card_at, view_of, with_hand
from tests.ui.typed import sure

# --- seats ---------------------------------------------------------------------------------


def test_a_seat_that_can_be_chosen_is_chosen_by_a_click(make_app: Callable[..., App]) -> None:
    app = make_app(speed="off")
    choices = Offered(0, "target:2", "spy:1:civ", "spy:1:mil")
    table = PanelTable(app, view_of(0), choices)
    app.stack.push(table)
    driver = Driver(app)
    driver.click_at(_low(table, 2))
    assert ("choose", "target:2") in table.told
    driver.click_at(_low(table, 1))
    assert ("pick", ["spy:1:civ", "spy:1:mil"]) in table.told
    asked = [spot for spot in table.rail.spots() if spot.key]
    assert [spot.id for spot in asked] == ["seat:1", "seat:2"]
    table.told.clear()
    for spot in asked:
        table.rail.use_spot(spot)
    assert table.told == [("pick", ["spy:1:civ", "spy:1:mil"]), ("choose", "target:2")]


def _low(table: PanelTable, seat: int) -> tuple[int, int]:
    """A point of a seat's card where nothing else answers."""
    rect = table.spot(table.rail, f"seat:{seat}").rect
    return rect.centerx, rect.bottom - 3


def test_order_sign_scholar_and_figures_answer(make_app: Callable[..., App]) -> None:
    app = make_app(speed="off")
    table = PanelTable(app, view_of(0))
    app.stack.push(table)
    driver = Driver(app)
    sign = table.spot(table.rail, "orders:3")
    assert app.words("dungeonology.orders.threatened.name") in sign.hint
    driver.click_at(sign.rect.center)
    assert table.last() == ("order", 3)
    driver.click_at(table.spot(table.rail, "seat:1:stun").rect.center)
    assert table.last() == ("inspect", ("token", "stun"))
    driver.click_at(table.spot(table.rail, "seat:1:points").rect.center)
    assert table.last() == ("inspect", ("notes", 1))


def test_the_rail_tells_every_figure_of_the_view(make_app: Callable[..., App]) -> None:
    app = make_app(speed="off")
    view = view_of(0)
    view["scholars"][1] |= {
        "stars": 2, "students": 7, "stun": 1, "stun_limit": 4, "hand_count": 6, "points": 31,
        "interns": ["N01", "N02"], "jinxes": ["J03"], "hidden_jinxes": 1, "knowledge": True,
        "finished": True, "rank": 2,
    }  # fmt: skip
    table = PanelTable(app, view)
    hints = {spot.id: spot.hint for spot in table.rail.spots()}
    assert "31 points" in hints["seat:1:points"]
    assert "2 stars" in hints["seat:1:star"]
    assert "7 students" in hints["seat:1:student"]
    assert "1 of 4" in hints["seat:1:stun"]
    assert "6 cards" in hints["seat:1:hand"]
    assert "Guard" in hints["seat:1:intern"]
    assert app.words("dungeonology.jinx.J03.name") in hints["seat:1:jinx"]
    assert "face down" in hints["seat:1:jinx"]
    assert "number *2*" in hints["seat:1:thesis"]
    assert "seat:1:knowledge" in hints


def test_who_is_asked_in_anothers_turn_is_marked(make_app: Callable[..., App]) -> None:
    app = make_app(speed="off")
    view = view_of(0) | {"active": 3, "asked": 1}
    table = PanelTable(app, view)
    assert table.spot(table.rail, "asked:1").hint == f"{NAMES[1]} is asked now."
    table.show(view | {"asked": 3})
    assert not [s for s in table.rail.spots() if s.id.startswith("asked")]


# --- ribbon, notes, campus -----------------------------------------------------------------


def test_the_ribbon_says_who_does_what_and_what_is_left(make_app: Callable[..., App]) -> None:
    app = make_app(speed="off")
    view = view_of(0) | {"active": 1, "asked": 1, "phase": "movement", "steps_left": 2}
    view["scholars"][1]["speed"] = 5
    table = PanelTable(app, view)
    assert table.ribbon._sentence() == "Bruno moves: steps left 2 / 5"
    table.show(view | {"phase": "action"})
    assert table.ribbon._sentence() == "Bruno acts"
    table.show(view | {"asked": 2})
    assert table.ribbon._sentence() == f"{NAMES[2]} decides, in the turn of Bruno"


def test_a_click_on_the_notes_opens_the_board_and_columns_tell(
    make_app: Callable[..., App],
) -> None:
    app = make_app(speed="off")
    view = view_of(0)
    view["scholars"][0]["cubes"] = [4, 0, 0, 0, 0]
    table = PanelTable(app, view)
    app.stack.push(table)
    driver = Driver(app)
    spot = table.spot(table.notes, "notes")
    driver.click_at((spot.rect.x + 4, spot.rect.y + 4))
    assert table.last() == ("inspect", ("notes", 0))
    civ = table.spot(table.notes, "column:civ").hint
    assert "4 of 8" in civ
    assert "worth *8*" in civ
    assert "4 cubes more: a star" in civ


def test_every_place_of_the_panels_has_words_and_opens_to_something(
    make_app: Callable[..., App],
) -> None:
    app = make_app(speed="off")
    view = view_of(0)
    view["campus"]["panic"] = None
    table = PanelTable(app, view)
    details = DungeonDetails(art_of(app).box, app.words, view, NAMES)
    for part in (table.rail, table.campus, table.ribbon, table.notes):
        for spot in part.spots():
            assert spot.hint or spot.key or spot.id == "sentence", spot.id
            assert "«" not in spot.hint
            if spot.thing:
                assert details.of(spot.thing) is not None, spot.thing


def test_maximum_alert_lays_the_panic_card_out(make_app: Callable[..., App]) -> None:
    app = make_app(speed="off")
    view = view_of(0)
    table = PanelTable(app, view)
    assert table.spot(table.campus, "alert").thing == ("alert",)
    view = view_of(0)
    view["campus"] |= {"maximum": True, "panic": "K2", "penalty": 2}
    table.show(view)
    assert table.spot(table.campus, "panic").thing == ("panic",)
    assert app.words("dungeonology.panic.K2.name") in table.spot(table.campus, "panic").hint


def test_the_clan_is_known_only_to_who_may_know_it(make_app: Callable[..., App]) -> None:
    app = make_app(speed="off")
    table = PanelTable(app, view_of(0) | {"clan": None})
    name = app.words("dungeonology.clan.C1.name")
    assert name not in table.spot(table.campus, "pile:clan").hint
    table.show(view_of(0) | {"clan": "C1"})
    assert name in table.spot(table.campus, "pile:clan").hint


def test_a_panel_is_painted_anew_only_when_it_shows_something_else(
    make_app: Callable[..., App], monkeypatch: pytest.MonkeyPatch
) -> None:
    table = PanelTable(make_app(speed="off"), view_of(0))
    parts = (table.rail, table.campus, table.ribbon, table.notes)
    painted: list[Panel[Any]] = []
    for part in parts:
        part._painted()
        monkeypatch.setattr(part, "paint", lambda *_, part=part: painted.append(part))
    table.show(view_of(0))
    for part in parts:
        part._painted()
    assert not painted
    view = view_of(0)
    view["campus"]["campfire"] = 11
    table.show(view)
    for part in parts:
        part._painted()
    assert painted == [table.campus]


def test_a_changed_figure_lights_up_for_a_moment(make_app: Callable[..., App]) -> None:
    app = make_app(speed="normal")
    table = PanelTable(app, view_of(0))
    assert not table.rail.flashes
    view = view_of(0)
    view["scholars"][1]["students"] += 2
    view["scholars"][0]["cubes"] = [n + 1 for n in view["scholars"][0]["cubes"]]
    table.show(view)
    assert list(table.rail.flashes) == ["seat:1:student"]
    assert "column:civ" in table.notes.flashes
    assert table.rail.update(0.1)
    assert table.rail.update(5.0)
    assert not table.rail.update(0.1)


def test_another_persons_notes_are_no_change(make_app: Callable[..., App]) -> None:
    app = make_app(speed="normal")
    table = PanelTable(app, view_of(0))
    table.show(view_of(1))
    assert not table.notes.flashes


def test_nothing_lit_up_for_one_person_is_still_alight_for_the_next(
    make_app: Callable[..., App],
) -> None:
    app = make_app(speed="normal")
    table = PanelTable(app, view_of(0))
    view = view_of(0)
    view["campus"]["campfire"] = 11
    table.show(view)
    assert table.campus.flashes
    view = view_of(1)
    view["campus"]["campfire"] = 11
    table.show(view)
    assert not table.campus.flashes


def test_a_new_hand_comes_up_the_same_whatever_the_last_one_was(
    make_app: Callable[..., App],
) -> None:
    app = make_app(speed="normal")
    places = []
    for last in ("T05", "T11"):
        table = PanelTable(app, with_hand("T01", "T02", last, seat=1))
        table.show(with_hand(*HAND, seat=0))
        table.fan.update(0.02)
        places.append([(card.id, card.x, card.y) for card in table.fan.layout.cards])
    assert places[0] == places[1]


def test_at_speed_off_nothing_lights_up(make_app: Callable[..., App]) -> None:
    app = make_app(speed="off")
    table = PanelTable(app, view_of(0))
    view = view_of(0)
    view["campus"]["campfire"] = 11
    table.show(view)
    assert not table.campus.flashes


def test_the_map_answers_beside_the_paper(make_app: Callable[..., App]) -> None:
    app = make_app(speed="off")
    table = PanelTable(app, view_of(0))
    first, second = (table.spot(table.rail, f"seat:{n}").rect for n in (0, 1))
    between = (first.centerx, (first.bottom + second.top) // 2)
    event = pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=between, button=1)
    assert not table.rail.handle(event)
    event = pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=first.center, button=1)
    assert table.rail.handle(event)


# --- the large view ------------------------------------------------------------------------


def things(app: App) -> list[tuple[Any, ...]]:
    """One thing of every kind, and everything in the box."""
    box = art_of(app).box
    return [
        *(("card", card) for card in box.tricks),
        *(("zone", zone) for zone in box.zones),
        *(("intern", card) for card in box.interns),
        *(("jinx", card) for card in (*box.jinxes, "hidden")),
        *(("chance", card) for card in box.chances),
        *(("type", kind) for kind in box.types),
        *((kind, seat) for kind in ("scholar", "notes", "interns", "jinxes") for seat in range(4)),
        *(("stack", level) for level in (1, 2, 3)),
        ("alert",), ("panic",), ("clan",), ("boss",), ("campfire",), ("bag",),
        *(("pile", p) for p in ("tricks", "discards", "jinxes", "jinx_discards", "chances",
                                "interns")),
        *(("token", t) for t in ("trap", "trap_ambush", "trap_stop", "trap_toll", "teleport",
                                 "secret", "stairs", "wall", "stun", "knowledge")),
        *(("sign", e.kind) for zone in box.zones.values() for e in zone.effects),
        *(("sign", s) for s in ("door", "safe", "exalted", "thesis", "arrow", "steps", "star_gold",
                                "stealth", "alert", "student", "omega", "divination")),
        *(("phase", p) for p in ("start", "thesis", "rest", "movement", "action", "attempt",
                                 "end")),
    ]  # fmt: skip


def test_there_is_something_to_read_about_everything(make_app: Callable[..., App]) -> None:
    app = make_app()
    details = DungeonDetails(art_of(app).box, app.words, view_of(0), NAMES)
    for thing in things(app):
        detail = details.of(thing)
        assert detail is not None, thing
        assert detail.title, thing
        told = " ".join([detail.title, detail.note, detail.flavour, *detail.lines])
        assert "«" not in told, (thing, told)
    assert details.of(("nonsense", 1)) is None


@pytest.mark.parametrize("how", ["escape", "click", "right click", "i", "button"])
def test_it_is_closed_by(make_app: Callable[..., App], how: str) -> None:
    app = make_app(speed="off")
    app.open_title()
    app.stack.push(InspectSheet(app, ("card", "T21"), view_of(0), NAMES))
    driver = Driver(app)
    driver.pump()
    assert isinstance(app.stack.top, InspectSheet)
    {
        "escape": lambda: driver.key(pygame.K_ESCAPE),
        "click": lambda: driver.click_at((8, 8)),
        "right click": lambda: driver.click_at((8, 8), button=3),
        "i": lambda: driver.key(pygame.K_i),
        "button": lambda: driver.click("close"),
    }[how]()
    driver.pump()
    assert not isinstance(app.stack.top, InspectSheet)


def test_a_card_of_a_pile_opens_alone_and_goes_back(make_app: Callable[..., App]) -> None:
    app = make_app(speed="off")
    app.open_title()
    app.stack.push(InspectSheet(app, ("pile", "interns"), view_of(0), NAMES))
    driver = Driver(app)
    driver.pump()
    driver.click("open:1")
    driver.pump()
    assert sure(driver.scene, InspectSheet).thing == ("intern", "N02")
    driver.key(pygame.K_ESCAPE)
    assert sure(driver.scene, InspectSheet).thing == ("pile", "interns")


# --- layout --------------------------------------------------------------------------------


@at_every_size
def test_panels_are_whole_apart_and_readable(
    make_app: Callable[..., App], size: tuple[int, int], text_size: int
) -> None:
    app = make_app(size, text_size=text_size, speed="off")
    choices = Offered(0, "play:T05:main", "target:1")
    rich = with_hand(*HAND)
    rich["scholars"][1] |= {"interns": ["N01", "N02"], "jinxes": ["J03"], "hidden_jinxes": 2,
                            "knowledge": True, "finished": True, "rank": 1}  # fmt: skip
    panic = with_hand(*HAND)
    panic["campus"] |= {"maximum": True, "panic": "K2", "penalty": 2}
    hidden = view_of(None)
    hidden["scholars"][0] |= {"hand_count": len(HAND)}
    faults = []
    for name, view in (("rich", rich | {"asked": 2}), ("panic", panic), ("hidden", hidden)):
        table = PanelTable(app, view, choices if name == "rich" else Offered(0))
        app.stack.reset(table)
        faults += [f"{name}: {fault}" for fault in layout_faults(app)]
        Driver(app).move(card_at(table, 2))
        Driver(app).pump(3)
        faults += [f"{name} lifted: {fault}" for fault in layout_faults(app)]
    assert faults == []


@at_every_size
def test_large_views_are_whole_apart_and_readable(
    make_app: Callable[..., App], size: tuple[int, int], text_size: int
) -> None:
    app = make_app(size, text_size=text_size, speed="off")
    view = view_of(0)
    zone = max(view["map"], key=lambda z: len(z["slots"]))["zone"]
    faults = []
    for thing in (("card", "T21"), ("zone", zone), ("scholar", 2), ("notes", 0), ("alert",),
                  ("pile", "interns"), ("boss",), ("token", "trap_stop"), ("bag",)):  # fmt: skip
        app.open_title()
        app.stack.push(InspectSheet(app, thing, view, NAMES))
        app.frame(1 / 60)
        faults += [f"{thing}: {fault}" for fault in layout_faults(app)]
    assert faults == []


def test_a_rest_is_told_with_the_right_numbers(app: App) -> None:
    speech = DungeonSpeech(art_of(app).box, app.words, NAMES)

    def rest(cards: int, students: int) -> str:
        return speech.preview(Preview(stun=1, cards=cards, students=students, jinxes=0))

    assert "new cards: 1, new students: 1" in rest(1, 1)
    assert "new cards: 2, new students: 0" in rest(2, 0)
