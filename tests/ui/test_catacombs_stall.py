"""The stall of the market: what it tells, what it sells, when it opens (C8)."""

import pygame
import pytest

from game.content.catacombs.phrases import token_text
from game.scenes.catacombs.title_art import art_of
from tests.engine.catacombs.table import a_table
from tests.ui.catacombs_players import arranged, at_catacombs, in_market, seated
from tests.ui.driver import Driver
from tests.ui.layout import record

pytestmark = pytest.mark.usefixtures("folders")


def test_c8_1_the_stall_opens_where_one_stands_in_a_market_and_sells(make_app) -> None:
    table, mouse = seated(make_app, in_market())
    assert table.stall.is_open()
    assert table.page.find("answer:buy:crown") is None
    item = next(k for k in table.presenter.choices.by_verb("buy") if k != "buy:blood_amulet")
    mouse.click_at(table.stall.where(f"stall:{item.split(':')[1]}").center)
    assert table.presenter.view["players"][0]["gold"] == 2


def test_the_tip_of_an_item_tells_its_price_and_repeats_nothing_that_is_read_beside_it(
    make_app,
) -> None:
    """It lies on the row it is about: in a small window that row tells the name alone."""
    for size, is_small in (((1280, 720), False), ((800, 450), True)):
        app = make_app(size, speed="off")
        table = at_catacombs(app, arranged(in_market()))
        Driver(app).pump(30)
        hint = next(spot.hint for spot in table.stall.spots() if spot.id == "stall:backpack")
        does = token_text(art_of(app).box, "backpack", app.words.texts)[0].text
        assert "7 [coin]" in hint
        assert (does in hint) == is_small


def test_c8_1_what_cannot_be_paid_tells_why(make_app) -> None:
    table, _ = seated(make_app, in_market(gold=3))
    spots = [s for s in table.stall.spots() if s.id.startswith("stall:") and s.id != "stall:shut"]
    assert spots
    assert not any(spot.key for spot in spots)
    assert all("_" in spot.hint for spot in spots)


def test_c8_2_the_stall_tells_what_a_coupon_makes_of_the_price(make_app) -> None:
    """Never two prices that contradict each other."""
    laid = in_market(gold=6).tokens(0, "discount_coupon").ask_again()
    table, _ = seated(make_app, laid)
    told = table.words("catacombs.stall.note_less", price=2, full=7, n=6)
    written = " ".join(drawn.text for drawn in record(table.app))
    assert told in " ".join(written.split())


def test_goods_that_cannot_be_paid_are_fainter(make_app) -> None:
    def seen(gold: int) -> tuple[int, int, int, int]:
        table, _ = seated(make_app, in_market(gold=gold))
        crown = table.stall.where("stall:crown")
        spot = pygame.Rect(crown.x, crown.y, crown.h, crown.h)
        return pygame.transform.average_color(table.app.screen, spot)

    dear, paid = seen(3), seen(9)
    assert sum(dear[:3]) > sum(paid[:3])


def test_the_stall_is_shut_and_looked_at_any_time(make_app) -> None:
    table, mouse = seated(make_app, in_market())
    mouse.click_at(table.stall.where("stall:shut").center)
    assert not table.stall.is_open()
    assert table.page.find(f"answer:{table.presenter.choices.by_verb('buy')[0]}") is not None
    far, mouse = seated(make_app, a_table().begins())
    assert not far.stall.is_open()
    mouse.click_at(far.parts["supplies"].where("supply:market").center)
    assert far.stall.is_open()
    mouse.click_at(far.stall.where("stall:shut").center)
    assert not far.stall.is_open()


@pytest.mark.parametrize("gold", [3, 9])
def test_the_stall_waits_for_the_recap_unless_something_can_be_bought(make_app, gold) -> None:
    """Both at once would leave too little of the map."""
    table, mouse = seated(make_app, in_market(gold))
    table.recap.lines = ["Bruno: 1 clank."]
    table.refresh()
    assert table.stall.is_open() == (gold == 9)
    mouse.click("recap:close")
    mouse.pump(3)
    assert table.stall.is_open()
