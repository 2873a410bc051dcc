"""The hand: cards lifted, leafed, dragged, played, dimmed and hidden."""

from collections.abc import Callable

import pygame
import pytest

from game.scenes.hand.card_pictures import DIM, DIM_LIFTED
from game.scenes.hand.layout import RIM
from game.scenes.shell.app import App
from tests.ui.driver import Driver
from tests.ui.every_scene import dungeon
from tests.ui.panels import HAND, Offered, PanelTable, card_at, with_hand


@pytest.fixture
def hand(make_app: Callable[..., App]) -> PanelTable:
    """Four cards: the first can do one thing, the second two, the others nothing."""
    app = make_app(speed="off")
    choices = Offered(0, "play:T05:main", "play:T21:main", "play:T21:aux", "end")
    table = PanelTable(app, with_hand(*HAND), choices)
    app.stack.push(table)
    app.frame(1 / 60)
    return table


def test_hovering_lifts_a_card_so_that_it_can_be_read(hand: PanelTable) -> None:
    driver = Driver(hand.app)
    rest = hand.fan.layout.cards[1].y
    driver.move(card_at(hand, 1))
    driver.pump(2)
    lifted = hand.fan.layout.cards[1]
    assert lifted.lift == 1
    assert lifted.y < rest
    assert hand.fan.layout.large[0] >= max(1.25 * hand.fan.layout.size[0], 212)
    assert ("hover", ("card", "T21")) in hand.told


def test_the_card_pointed_at_stays_under_the_pointer(hand: PanelTable) -> None:
    """The hand comes up a little: a press where the card was pointed at still finds it."""
    driver = Driver(hand.app)
    for i in range(4):
        at = card_at(hand, i)
        driver.move(at)
        driver.pump(2)
        driver.move(at)
        assert hand.fan.layout.over == i
        assert hand.app.screen.get_rect().colliderect(hand.fan.layout.seen(i))
        assert hand.fan.layout.top >= hand.fan.rect.bottom - hand.fan.layout.size[1]


def test_a_card_is_read_in_one_place_beside_the_hand_and_hides_none(hand: PanelTable) -> None:
    driver = Driver(hand.app)
    before = [card.x for card in hand.fan.layout.cards]
    places = []
    for i in range(4):
        driver.move(card_at(hand, i))
        driver.pump(2)
        places.append(hand.fan.layout.risen(i))
        assert [card.x for card in hand.fan.layout.cards] == before
        assert places[i].collidelist([hand.fan.layout.seen(j) for j in range(4)]) < 0
    assert all(place == places[0] for place in places)
    assert hand.app.screen.get_rect().contains(places[0])


def test_with_the_largest_text_the_hand_is_still_a_hand(make_app: Callable[..., App]) -> None:
    app = make_app(speed="off", hints=False, text_size=200)
    table = dungeon(app, "act", "study", 10)
    seen = [table.hand.layout.seen(i) for i in range(len(table.hand.layout.cards))]
    assert len(seen) > 3
    assert min(rect.w for rect in seen) >= table.hand.layout.size[0] // 3
    assert table.hand.layout.preview.collidelist(seen) < 0


def test_a_card_with_one_use_is_chosen_by_a_click(hand: PanelTable) -> None:
    Driver(hand.app).click_at(card_at(hand, 0))
    assert ("choose", "play:T05:main") in hand.told


def test_a_card_with_two_uses_asks_which(hand: PanelTable) -> None:
    Driver(hand.app).click_at(card_at(hand, 1))
    assert ("pick", ["play:T21:main", "play:T21:aux"]) in hand.told
    assert not [told for told in hand.told if told[0] == "choose"]


def test_a_dimmed_card_says_why_and_cannot_be_clicked(hand: PanelTable) -> None:
    Driver(hand.app).click_at(card_at(hand, 2))
    assert not [told for told in hand.told if told[0] in ("choose", "pick")]
    spot = hand.spot(hand.fan, "hand:2:T30")
    assert not spot.enabled
    assert spot.hint == "Not play:T30."


def test_dimmed_cards_are_darker_than_bright_ones(hand: PanelTable) -> None:
    def light(size: tuple[int, tuple[int, int, int]], bright: bool) -> int:
        face = hand.fan.pictures.face("T30", size[0], bright, size[1])
        return sum(pygame.transform.average_color(face)[:3])

    rest, large = (hand.fan.layout.size[0], DIM), (hand.fan.layout.large[0], DIM_LIFTED)
    assert light(rest, False) < 0.7 * light(rest, True)
    # Lifted to be read it is only a shade darker.
    assert 0.7 * light(large, True) < light(large, False) < light(large, True)


def test_the_keyboard_lifts_a_card_tells_of_it_and_plays_it(hand: PanelTable) -> None:
    fan = hand.fan
    for name, told in (
        ("hand:0", ("choose", "play:T05:main")),
        ("hand:1", ("pick", ["play:T21:main", "play:T21:aux"])),
        ("hand:2", ("inspect", ("card", "T30"))),
    ):
        spot = hand.spot(fan, name)
        fan.focus(spot)
        assert hand.last() == ("hover", spot.thing)
        assert fan.focus_rect(spot).h > 1.2 * fan.layout.size[1], "it is larger than at rest"
        fan.use_spot(spot)
        assert hand.last() == told
    fan.focus(None)
    assert fan.layout.lifted is None


def test_a_card_dragged_out_is_played_and_dragged_back_is_not(hand: PanelTable) -> None:
    driver = Driver(hand.app)
    start, out = card_at(hand, 0), (640, 200)
    driver.move(start)
    driver.down(start)
    driver.move((start[0], start[1] - 60))
    driver.move(out)
    assert hand.fan.layout.held == 0
    driver.pixels()
    assert (hand.fan.layout.cards[0].x, hand.fan.layout.cards[0].y) == out
    driver.move(start)
    driver.up(start)
    assert not [told for told in hand.told if told[0] == "choose"]
    driver.down(start)
    driver.move(out)
    driver.up(out)
    assert hand.last() == ("choose", "play:T05:main")


def test_right_click_and_i_open_the_card(hand: PanelTable) -> None:
    driver = Driver(hand.app)
    driver.click_at(card_at(hand, 3), button=3)
    assert hand.last() == ("inspect", ("card", "T02"))
    driver.move(card_at(hand, 0))
    driver.key(pygame.K_i)
    assert hand.last() == ("inspect", ("card", "T05"))


def test_cards_to_use_discard_or_take_are_chosen_the_same_way(hand: PanelTable) -> None:
    driver = Driver(hand.app)
    hand.show(with_hand(*HAND), Offered(0, "use:T30", "use:T02"))
    driver.pump()
    driver.click_at(card_at(hand, 2))
    assert hand.last() == ("choose", "use:T30")
    hand.show(with_hand(*HAND), Offered(0, "take:T11", "take:T12"))
    driver.pump()
    assert [card.id for card in hand.fan.layout.cards] == ["T11", "T12"]
    driver.move((640, 200))
    driver.click_at(card_at(hand, 1))
    assert hand.last() == ("choose", "take:T12")


def test_every_card_that_can_be_played_is_one_spot_for_the_keyboard(hand: PanelTable) -> None:
    found = {spot.id for spot in hand.fan.spots() if spot.key}
    assert found == {"hand:0:T05", "hand:1:T21"}


def test_a_large_hand_can_still_be_leafed(hand: PanelTable) -> None:
    cards = [f"T{n:02}" for n in range(1, 16)]
    hand.show(with_hand(*cards), Offered(0, *(f"use:{card}" for card in cards)))
    driver = Driver(hand.app)
    driver.pump()
    for i, card in enumerate(cards):
        driver.move((640, 200))
        spot = hand.spot(hand.fan, f"hand:{i}:{card}")
        assert spot.rect.w >= 14
        driver.move((spot.rect.centerx, spot.rect.y + 30))
        driver.pump(2)
        assert hand.fan.layout.cards[i].lift == 1, card


def test_moving_along_the_fan_goes_from_card_to_card(hand: PanelTable) -> None:
    driver = Driver(hand.app)
    low = hand.app.screen.get_height() - 20
    over = []
    for spot in [s for s in hand.fan.spots() if s.id.count(":") == 2]:
        driver.move((spot.rect.centerx, low))
        driver.pump(2)
        over.append(hand.fan.layout.over)
    assert over == [0, 1, 2, 3]


def test_a_hidden_hand_shows_backs_and_tells_nothing(make_app: Callable[..., App]) -> None:
    app = make_app(speed="off")
    frames = []
    for cards in (("T05", "T21", "T30"), ("T01", "T02", "T40")):
        table = PanelTable(app, with_hand(*cards))
        table.show(with_hand(*cards), hidden=True)
        app.stack.reset(table)
        driver = Driver(app)
        driver.move(card_at(table, 1))
        driver.pump(3)
        frames.append(driver.pixels())
        areas = table.fan.spots()
        assert [spot.thing for spot in areas] == [None] * 3
        assert not any(card in spot.hint for spot in areas for card in cards)
    assert frames[0] == frames[1]


def test_every_card_of_a_hand_that_waits_at_the_edge_is_in_view(hand: PanelTable) -> None:
    fan = hand.fan
    fan.lower("room for the map", True, RIM)
    assert fan.layout.shows == RIM
    assert min(spot.rect.h for spot in fan.spots()) >= 3
