"""Row, hand, piles and counters of Catacombs: what they tell, and what a click or a drag does."""

from copy import copy

import pygame
import pytest

from game.engine.core.agenda import Event
from game.engine.titles.catacombs.odds import hurt_chances
from game.engine.titles.catacombs.state import Owed
from game.engine.titles.catacombs.view_types import own_view
from game.scenes.catacombs.card_faces import Gift, pile_gifts
from game.scenes.catacombs.counters import Counters
from game.scenes.catacombs.enlarged import place_beside
from game.scenes.catacombs.goals import goals
from game.scenes.catacombs.replay import CatacombReplay
from game.scenes.catacombs.row_panel import RowPanel
from game.scenes.catacombs.seat_facts import PlayerFacts
from game.scenes.catacombs.title_art import art_of
from game.scenes.catacombs.turn_sources import Source, sources_of
from game.scenes.table.choices import NO_CHOICES, Choices
from game.scenes.table.part import part_of
from tests.engine.catacombs.table import a_table
from tests.ui.catacombs_players import arranged, at_catacombs, in_market, seated
from tests.ui.typed import sure

pytestmark = pytest.mark.usefixtures("folders")


# --- the row -------------------------------------------------------------------------------


def test_a_card_of_the_row_is_dragged_onto_the_own_pile(make_app) -> None:
    table, mouse = seated(make_app, a_table().begins().now(skill=9))
    row, pile = table.parts["row"], table.parts["piles"].where("discards")
    at = next(slot for slot in range(6) if row.brush.spots and _key(row, f"row:{slot}"))
    card = table.presenter.view["row"][at]
    start = row.where(f"row:{at}").center
    mouse.move(start)
    mouse.down(start)
    mouse.move((start[0] - 60, start[1] + 20))
    assert row.held is not None
    mouse.up((start[0] - 60, start[1] + 20))
    assert table.presenter.view["row"][at] == card, "let go over the map it goes back"
    mouse.down(start)
    mouse.move(pile.center)
    mouse.up(pile.center)
    assert table.presenter.view["players"][0]["discards"][-1] == card


def test_cards_of_the_row_are_dim_while_nobody_is_asked(make_app) -> None:
    table, mouse = seated(make_app, a_table().hand(0).begins().now(skill=9))
    row = table.parts["row"]
    at = next(f"row:{slot}" for slot in range(6) if _key(row, f"row:{slot}"))

    def light() -> int:
        mouse.pump(2)
        return sum(
            pygame.transform.average_color(table.app.screen, row.where(at).inflate(-16, -16))
        )

    asked = light()
    row.show(table.presenter.view, Choices())
    assert light() < asked


def _key(row, name: str) -> str:
    return next(spot.key for spot in row.spots() if spot.id == name)


def test_an_enlarged_card_lies_beside_and_never_on_what_is_pointed_at(make_app) -> None:
    area = make_app().look.scale.area
    for near in (area.inflate(-1000, -600).move(500, 0), area.inflate(-1100, -680).move(0, 300)):
        placed = place_beside(area, near, (230, 330), 8)
        assert area.contains(placed)
        assert not placed.colliderect(near)


@pytest.mark.parametrize("size", [(1024, 600), (1280, 720), (1920, 1080)])
def test_an_enlarged_pile_hides_no_card_of_the_row(make_app, size) -> None:
    app = make_app(size=size)
    area = app.look.scale.area
    column = pygame.Rect(area.right - 212, area.bottom - 170, 212, 50)
    placed = place_beside(area, column, (236, 400), 8, is_column=True)
    assert placed.right <= column.left
    assert area.contains(placed)


# --- counters and what is left open ----------------------------------------------------------


def test_every_source_of_a_turn_is_told_once() -> None:
    gained = {"seat": 0, "what": "skill"}
    events = [
        Event("card_played", {"seat": 0, "card": "burgle"}),
        Event("gained", {**gained, "n": 1}),
        Event("card_played", {"seat": 0, "card": "burgle"}),
        Event("gained", {**gained, "n": 1}),
        Event("moved", {"seat": 0, "room": "S3.a"}),
        Event("gained", {"seat": 0, "what": "gold", "n": 2}),
        Event("gained", {"seat": 1, "what": "gold", "n": 5}),
        Event("clank_taken_back", {"seat": 0, "n": 0, "banked": 2}),
    ]
    assert sources_of(events, 0) == {
        "skill": [Source("card", "burgle", 2)],
        "gold": [Source("room", "S3.a", 2)],
        "banked": [Source("room", "S3.a", 2)],
    }


def test_counters_explain_where_their_number_came_from(make_app) -> None:
    table, mouse = seated(make_app, a_table().hand(0, "burgle", "explore").begins())
    mouse.click_at(table.parts["counters"].where("play_all").center)
    counters = table.parts["counters"]
    assert table.presenter.view["now"]["skill"] == 3
    assert len(counters.came_from("skill", 3)) == 2
    assert counters.came_from("skill", 1)[-1] == counters.words("catacombs.counter.used", n=2)


def test_c10_21_c3_11_played_cards_show_what_they_still_owe(make_app) -> None:
    table, _ = seated(
        make_app,
        a_table()
        .tile("S2", (3, 3))
        .pawn(0, "S2.b")
        .hand(0, "waystone")
        .begins()
        .answer("play:waystone"),
    )
    area = table.parts["play"]
    assert [word for _, word, _ in area.left_open("waystone")] == ["leap"]
    spot = next(spot for spot in area.spots() if spot.id == "played:0")
    assert area.words("catacombs.play.leap") in spot.hint


def test_c10_22_an_open_choice_bars_the_end_and_the_button_says_so(make_app) -> None:
    there = a_table().hand(0, "grand_theft").row("wishing_well", "rose_quartz")
    there = there.set(0, lockpicks=1, gold=2).begins().answer("play:grand_theft")
    table, _ = seated(make_app, there)
    button = table.page.find("barred_end")
    assert button.text == table.words("catacombs.table.choose_first")
    assert button.why


def test_a_pile_of_the_reserve_tells_its_points_where_it_gives_nothing_else() -> None:
    cards = a_table().game.box.cards
    assert [gift.sign for gift in pile_gifts(cards["mercenary"])] == ["skill", "sword"]
    assert pile_gifts(cards["secret_tome"]) == [Gift("points", "7")]


def test_in_a_small_window_played_cards_open_beside_the_discards(make_app) -> None:
    table, driver = seated(make_app, a_table().begins(), size=(1024, 600))
    play = table.parts["play"]
    assert play not in table.visible()
    pile = next(spot for spot in table.parts["piles"].spots() if spot.id == "discards")
    driver.move(pile.rect.center)
    assert table.visible()[-2] is play
    driver.move(play.rect.center)
    assert play in table.visible()
    driver.move(table.board.camera.clear.center)
    assert play not in table.visible()


def test_the_discard_pile_is_leafed_through(make_app) -> None:
    table, mouse = seated(make_app, a_table().discards(0, "burgle", "explore").begins())
    mouse.click_at(table.parts["piles"].where("discards").center)
    sheet = table.app.stack.top
    assert sheet is not table
    assert [shown.thing[1] for shown in sheet.detail().cards] == ["explore", "burgle"]


def test_the_hand_stands_there_whole(make_app) -> None:
    table, _ = seated(make_app, a_table().hand(0, *["burgle"] * 5).begins())
    spots = table.parts["fan"].spots()
    assert len(spots) == 5
    assert all(table.area.contains(spot.rect) for spot in spots)
    assert min(spot.rect.h for spot in spots) > 0.9 * table.parts["fan"].layout.size[1]


# --- the ribbon and the dragon ---------------------------------------------------------------


def test_the_ribbon_follows_the_phases_of_a_turn(make_app) -> None:
    table, _ = seated(make_app, a_table().begins())
    ribbon, view = table.parts["ribbon"], table.presenter.view
    seen = [ribbon.phase]
    for kind in ("turn_ended", "card_arrived", "attack_begun", "turn_started"):
        ribbon.animate(Event(kind, {}), view)
        seen.append(ribbon.phase)
    assert seen == ["turn", "draw", "refill", "dragon", "turn"]


def test_the_ribbon_tells_what_is_left_to_play_and_then_what_can_be_spent(make_app) -> None:
    laid = a_table().hand(0, "explore", "burgle").begins()
    table, _ = seated(make_app, laid)
    ribbon = table.parts["ribbon"]
    assert "2 cards" in ribbon._sentence()
    table.acts.play_all()
    table.app.frame(0)
    assert "3 [skill] 1 [boot]" in ribbon._sentence()
    assert "sword" not in ribbon._sentence()


def test_the_ribbon_tells_gold_in_a_market_and_when_nothing_is_left(make_app) -> None:
    table, _ = seated(make_app, in_market(gold=9))
    assert "9 [coin]" in table.parts["ribbon"]._sentence()
    table, _ = seated(make_app, a_table().begins())
    assert table.words("catacombs.ribbon.done") in table.parts["ribbon"]._sentence()


def test_the_ribbon_names_what_costs_nothing_and_never_tells_of_spending_none(make_app) -> None:
    """A device without a price, a potion, an artifact to take."""
    laid = a_table().row("wishing_well", "", "", "", "", "").set(0, gold=3)
    table, _ = seated(make_app, laid.tokens(0, "potion_of_healing").begins())
    said, use = table.parts["ribbon"]._sentence(), table.words("catacombs.left.use")
    assert table.presenter.choices.by_verb("use"), table.presenter.choices.keys
    assert table.words("catacombs.ribbon.to_do", what=use) in said
    assert "[skill]" not in said


def test_the_ribbon_says_whose_turn_it_is_while_something_is_shown(make_app) -> None:
    table, _ = seated(make_app, a_table().begins())
    ribbon, view = table.parts["ribbon"], table.presenter.view
    ribbon.show({**view, "asked": None}, NO_CHOICES)
    assert ribbon._who() == view["active"]
    assert ribbon.names[view["active"]] in ribbon._sentence()


def test_a_name_on_two_lines_of_a_small_card_stands_below_its_picture(make_app) -> None:
    """Its band grows as high as it has to, and the picture gives way."""
    table, _ = seated(make_app, a_table().begins())
    faces = art_of(table.app).cards.faces
    for name in ("skeleton_priest", "souldrinker"):
        ground = pygame.Surface((92, 110), pygame.SRCALPHA)
        window, band, foot, type_ = faces._small_ground(ground, faces.box.cards[name])
        assert faces.press.measure(faces.name(name), *type_, band.w)[1] <= band.h
        assert window.bottom <= band.top + 2
        assert band.bottom <= foot.top + 1


def test_the_next_attack_tells_the_chances_of_the_engine(make_app) -> None:
    table, _ = seated(make_app, a_table(3).set(1, clank=5).begins())
    dragon, chances = table.parts["dragon"], hurt_chances(table.presenter.view)
    hint = next(spot.hint for spot in dragon.spots() if spot.id == "attack")
    for name, chance in zip(table.speech.names, chances, strict=True):
        told = dragon.words("catacombs.dragon.chance", name=name, n=round(100 * chance))
        assert told in hint
    assert chances[1] > chances[0]


# --- the rail ------------------------------------------------------------------------------

MANY = (
    "mayor", "monk", "cleric", "warrior", "prince", "barbarian", "peasant", "chalice",
    "dragon_egg", "catacombs_map", "potion_of_swiftness",
)  # fmt: skip


def test_marks_without_room_are_counted_and_told_and_none_lies_on_a_figure(make_app) -> None:
    """What can be used now shows first."""
    table, _ = seated(make_app, a_table(4).tokens(0, *MANY).artifacts(0, "a5").begins())
    rail = table.parts["rail"]
    own = {spot.id: spot for spot in rail.spots() if spot.id.startswith("seat:0:")}
    more = own["seat:0:more"]
    names = [table.words(f"catacombs.token.{token}.name") for token in MANY]
    told = [name for name in names if name in more.hint]
    shown = [spot for spot in own.values() if spot.thing and spot.thing[0] in ("token", "artifact")]
    assert len(told) + len(shown) == len(MANY) + 1
    assert any(spot.key == "token:potion_of_swiftness" for spot in shown)
    figures = [own[f"seat:0:{name}"].rect for name in ("health", "coin", "lockpick", "hand")]
    for spot in (*shown, more):
        assert spot.rect.collidelist(figures) < 0


# --- cards that are asked for --------------------------------------------------------------


def owing(*owed: Owed):
    """Cards to be trashed, in the play area and the discard pile."""
    there = a_table().discards(0, "burgle", "burgle", "lute").begins()
    there.player(0).play = ("shadow_walk", "burgle")
    return there.now(owed=owed)


def test_c10_21_what_is_trashed_is_clicked_as_a_card_where_it_lies(make_app) -> None:
    """No list of words: the page shows each card once a place, with what a click does."""
    table, mouse = seated(make_app, owing(Owed("", True)))
    assert table.page.find("answer:trash:any") is not None
    mouse.click("answer:trash:any")
    mouse.pump(5)
    page = table.parts["trash"]
    spots = {spot.id: spot for spot in page.spots()}
    assert list(spots) == ["play:shadow_walk", "play:burgle", "discards:burgle", "discards:lute"]
    assert not any(one.id.startswith("answer:trash") for one in table.page.widgets)
    assert table.papers.slip_sentence() == "", "the page asks"
    mouse.click_at(spots["discards:burgle"].rect.center)
    assert table.presenter.view["players"][0]["discards"] == ["burgle", "lute"]


def test_a_page_that_is_shut_under_the_pointer_marks_nothing_any_more(make_app) -> None:
    """The same card in the hand did rise, as if it were pointed at."""
    table, mouse = seated(make_app, owing(Owed("", True)))
    mouse.click("answer:trash:any")
    mouse.pump(5)
    page = table.parts["trash"]
    spot = next(spot for spot in page.spots() if spot.id == "play:burgle")
    mouse.move(spot.rect.center)
    assert table.pointing.hovered == ("card", "burgle")
    mouse.click_at(spot.rect.center)
    mouse.pump(5)
    assert not page.is_open()
    assert table.pointing.hovered is None


def test_c10_21_a_card_that_settles_one_or_another_asks_which(make_app) -> None:
    table, mouse = seated(make_app, owing(Owed("", False), Owed("burgle", False)))
    table.acts.choose("end")
    mouse.pump(5)
    page = table.parts["trash"]
    spot = next(spot for spot in page.spots() if spot.id == "discards:burgle")
    assert page.answers_of(spot) == ["trash:any:discards:burgle", "trash:burgle:discards:burgle"]
    mouse.click_at(spot.rect.center)
    mouse.click("pick:trash:burgle:discards:burgle")
    assert table.presenter.view["now"]["owed"] == [["", False]]


def test_c10_19_which_card_is_replaced_is_clicked_in_the_row_alone(make_app) -> None:
    table, mouse = seated(make_app, a_table().begins().now(replacements=1, boots=2))
    mouse.click("answer:replace")
    mouse.pump(5)
    assert not any(one.id.startswith("answer:replace") for one in table.page.widgets)
    row = table.parts["row"]
    card = table.presenter.view["row"][0]
    assert row.brush.spots[0].key == f"replace:{card}"
    mouse.click("answer:cancel")
    mouse.pump(5)
    assert table.presenter.choices.prompt == "act", "begun with a click, left as it was"
    mouse.click("answer:replace")
    mouse.pump(5)
    mouse.click_at(row.where("row:0").center)
    assert table.presenter.view["now"]["replacements"] == 0


def test_the_row_is_dim_for_those_alone_who_could_have_a_card(make_app) -> None:
    """Whoever watches sees each card as it is printed."""
    table, mouse = seated(make_app, a_table().begins())
    row = table.parts["row"]
    card = table.presenter.view["row"][0]

    def is_dim() -> bool:
        spot = row.where("row:0")
        printed = art_of(table.app).cards.in_row(card, spot.w, spot.h)
        shown = sure(pygame.display.get_surface()).subsurface(spot)
        at = (spot.w // 2, spot.h // 4)
        return shown.get_at(at)[:3] != printed.get_at(at)[:3]

    mouse.pump(3)
    assert is_dim()
    row.is_watched = True
    table.refresh()
    row.stale()
    mouse.pump(3)
    assert not is_dim()
    row.is_watched = False
    row.seats = [copy(seat) for seat in row.seats]
    for seat in row.seats:
        seat.kind = "computer"
    table.refresh()
    row.stale()
    mouse.pump(3)
    assert is_dim(), "somebody is asked something else in the turn of a computer"
    row.show(table.presenter.view, Choices())
    mouse.pump(3)
    assert not is_dim()


def test_a_small_window_has_a_narrow_rail_and_no_figure_comes_and_goes(make_app) -> None:
    """Health, gold and lockpicks at every seat, whatever their numbers; the map gets the rest."""
    for gold in (0, 25):
        app = make_app((1024, 600), speed="off")
        there = a_table(6).tokens(0, *MANY).set(0, gold=gold).begins()
        table = at_catacombs(app, arranged(there))
        rail = table.parts["rail"]
        assert rail.rect.w <= 0.16 * app.look.scale.area.w
        spots = {spot.id: spot for spot in rail.spots()}
        assert {
            f"seat:{n}:{sign}" for n in range(6) for sign in ("health", "coin", "lockpick")
        } <= {*spots}
        shown = [s.thing[1] for s in spots.values() if s.thing and s.thing[0] == "token"]
        assert "potion_of_swiftness" in shown, "what can be used comes first"
        assert spots["seat:0:more"].hint.count("\n") == len(MANY) - len(shown) - 1


def test_who_is_out_reads_so_on_the_card_whatever_lies_there(make_app) -> None:
    """A computer's nature gives way to it: how it plays is told no more."""
    there = a_table(4).tokens(2, *MANY).begins()
    there.player(2).out = "escaped"
    table, _ = seated(make_app, there.ask_again())
    painter = table.parts["rail"].painter
    assert painter.seat_card(2).is_out
    painter.natures = ["Buyer"] * 4
    lines = []
    painter.card = lambda surface, rect, seat, told: lines.append([one(seat, 200) for one in told])
    painter.low_card(pygame.Surface((1, 1)), pygame.Rect(0, 0, 1, 1), 2)
    painter.low_card(pygame.Surface((1, 1)), pygame.Rect(0, 0, 1, 1), 1)
    out, inside = lines
    assert out == [table.words("catacombs.seat.escaped")]
    assert "Buyer" in inside[0]


def test_there_is_nothing_to_press_where_a_game_is_only_looked_at(make_app) -> None:
    table, mouse = seated(make_app, a_table().begins())
    counters = table.parts["counters"]
    assert counters.where("play_all")
    counters.is_watched = True
    counters.stale()
    assert counters.where("play_all") is None
    replay = CatacombReplay(table.app, table.sitting, None)
    table.app.stack.push(replay)
    mouse.pump(3)
    assert part_of(replay.parts, "counters", Counters).where("play_all") is None
    assert part_of(replay.parts, "row", RowPanel).is_watched


# --- the rail and the goals ----------------------------------------------------------------


@pytest.mark.parametrize(
    ("out", "room", "artifact", "n"),
    [
        ("", "XA.ua", True, 8),
        ("knocked_out", "XA.la", True, 8),
        ("knocked_out", "XA.ua", True, 0),
        ("knocked_out", "XA.la", False, 0),
        ("escaped", "XA.crypt", True, 8),
    ],
)
def test_c13_4_what_is_lost_counts_no_more_as_soon_as_it_is_so(
    make_app, out: str, room: str, artifact: bool, n: int
) -> None:
    there = a_table(3).pawn(1, room).artifacts(1, *["a5"] * artifact).set(1, gold=8 - 5 * artifact)
    there.player(1).out = out
    table, _ = seated(make_app, there.begins())
    view = own_view(table.presenter.view)
    card = PlayerFacts(table.app, table.colours).read(view, NO_CHOICES, ()).seats[1]
    said = goals(view, 0).standing[1]
    assert card.points is not None
    assert (card.points.text, said[0].args["n"]) == (str(n), n)
    assert "8" in card.points.hint
    assert [one.sign for one in said[3:]] == {"": [], "escaped": ["mastery"]}.get(out, [out])
