"""Papers on the table of Dungeonology: they cover nothing that a person needs, and all is told."""

import re
from collections.abc import Callable

import pygame
import pytest

from game.engine.core.agenda import Event
from game.engine.titles.dungeonology.view_types import own_view
from game.scenes.dungeonology.attempt.layout import stage
from game.scenes.dungeonology.attempt.ribbon import RibbonPainter
from game.scenes.dungeonology.attempt.stage import AttemptStage
from game.scenes.dungeonology.table import DungeonTable
from game.scenes.dungeonology.thesis import ThesisScene
from game.scenes.dungeonology.verdict import VerdictScene
from game.scenes.library.games import Host
from game.scenes.shell.app import App
from game.session.setup import Kind
from game.ui.widgets import Label
from tests.ui.attempts import Game, StageScene, prompt, verb_first
from tests.ui.driver import Driver
from tests.ui.dungeonology_players import DungeonPlayers
from tests.ui.layout import at_every_size, record
from tests.ui.sittings import a_sitting
from tests.ui.test_table_layout import go_on
from tests.ui.twins import table_setup
from tests.ui.typed import sure

PEOPLE: tuple[Kind, ...] = ("person", "person", "scholar", "scholar")


def covered(table: DungeonTable) -> list[str]:
    """Parts of the table that a paper lies on, and the zone of whoever is asked."""
    needed = {name: table.parts[name].rect for name in ("rail", "campus", "ribbon", "notes")}
    if table.presenter.stage == "ask":
        needed["fan"] = table.parts["fan"].rect
        needed["zone"] = zone_rect(table)
    for tool in ("undo", "menu", "log"):
        widget = table.page.find(tool)
        assert widget is not None
        needed[tool] = widget.rect
    papers = [rect.inflate(-2, -2) for rect in table.papers.solid]
    return [name for name, rect in needed.items() if rect.collidelist(papers) >= 0]


def zone_rect(table: DungeonTable) -> pygame.Rect:
    """The middle of the zone of whoever is asked, at rest, where the scholar stands.

    Not its edges: the map fills the room it has, and with large text no bare table as wide as a
    paper may be left. A paper then lies where it covers least of that zone.
    """
    board, view = table.board, table.presenter.view
    board.camera.jump()
    zone = view["scholars"][table.presenter.now.seat]["zone"]
    rect = board.camera.tile(board.board.cell(zone))
    return pygame.Rect(rect.center, (1, 1))


@at_every_size
def test_no_paper_covers_what_a_person_needs(
    make_app: Callable[..., App], size: tuple[int, int], text_size: int
) -> None:
    app = make_app(size, Host(seed=5), speed="off", hints=False, text_size=text_size)
    app.start_game(table_setup(people=2))
    players, seen = DungeonPlayers(Driver(app), 1), set()
    wanted = {("ask", True), ("bar", False)}
    for _ in range(60):
        table = players.table
        if (
            players.top is table
            and table.presenter.stage in ("ask", "bar")
            and not table.shows_attempt
        ):
            app.frame(0)
            # In the narrowest windows with large text a bar takes the room of the notes.
            allowed = {"notes"} if table.presenter.stage == "bar" and text_size > 100 else set()
            assert set(covered(table)) <= allowed, table.presenter.choices.prompt
            seen.add((table.presenter.stage, bool(table.recap.lines)))
        if wanted <= seen:
            return
        go_on(players, table)
    raise AssertionError(f"not all was seen: {seen}")


@at_every_size
def test_the_bar_has_its_own_room_on_the_stage(
    make_app: Callable[..., App], size: tuple[int, int], text_size: int
) -> None:
    app = make_app(size, Host(), text_size=text_size)
    places = stage(app.look, app.look.scale.area)
    for other in (places.ribbon, places.page, places.left, places.right):
        assert not places.bar.colliderect(other)
    if text_size == 100:
        assert not places.bar.colliderect(places.stakes)


def at_a_bar(make_app: Callable[..., App]) -> DungeonTable:
    """Two people and the window of a Study, on its stage."""
    app = make_app(games=Host(), speed="off", hints=False)
    sitting = a_sitting(3, PEOPLE)
    Game(app, sitting).until(lambda s, q: prompt("interfere")(s, q) and q.seat < 2)
    table = DungeonTable(app, sitting)
    app.stack.push(table)
    Driver(app).pump(5)
    assert table.presenter.stage == "bar"
    assert table.shows_attempt
    return table


def test_on_the_stage_the_bar_takes_the_place_of_hand_and_answers(
    make_app: Callable[..., App],
) -> None:
    table = at_a_bar(make_app)
    board = table.attempt
    names = {spot.id.split(":")[0] for spot in board.spots()}
    assert {"stakes", "row", "total"} <= names
    assert not {"hand", "order"} & names
    bar = table.page.find("bar")
    assert bar is not None
    attempt = table.presenter.view["attempt"]
    assert attempt is not None
    told = [
        w.text for w, _ in table.page.each() if isinstance(w, Label) and "Who interferes" in w.text
    ]
    assert len(told) == 1
    assert {str(attempt["stealth"]), str(attempt["alert"])} <= set(re.findall(r"\d+", told[0]))
    rects = [spot.rect for spot in board.spots() if spot.id == "stakes"]
    assert bar.rect.collidelist(rects) < 0
    assert isinstance(board, AttemptStage)
    assert board.stage is not None
    assert board.moment is not None
    ribbon = RibbonPainter(board.brush, board.stage, board.moment)
    assert ribbon.whose_move() == table.words("dungeonology.attempt.window")


def test_pointing_at_a_number_on_the_stage_explains_it(make_app: Callable[..., App]) -> None:
    app = make_app(speed="off")
    game = Game(app, a_sitting(3)).until(prompt("generate", kind="study"))
    rows = [spot for spot in game.stage.spots() if spot.id.startswith(("row:", "total:"))]
    assert rows
    for spot in rows:
        game.point(spot.rect.center)
        tip = game.stage.tip()
        assert tip is not None, spot.id
        assert tip[0] == spot.hint != ""


def test_the_tag_of_a_divined_card_hides_no_other(
    make_app: Callable[..., App], monkeypatch: pytest.MonkeyPatch
) -> None:
    app = make_app(speed="off")
    game = Game(app, a_sitting(3)).until(
        lambda s, q: q.prompt == "divination" and len(q.options) > 1
    )
    cards = [spot.rect for spot in game.stage.spots() if spot.id.startswith("divined:")]
    slips: list[pygame.Rect] = []
    monkeypatch.setattr(game.stage.look, "draw_paper", lambda _s, at, *_: slips.append(at.copy()))
    for card in cards:
        game.point(card.center)
        assert game.stage.draw_tag(app.screen)
        assert slips[-1].collidelist(cards) < 0


def test_a_declared_card_waits_on_the_stage_until_it_counts(make_app: Callable[..., App]) -> None:
    app = make_app(speed="off")
    game = Game(app, a_sitting(2)).until(
        lambda s, q: q.prompt == "react" and own_view(s.view(None))["attempt"] is not None,
        verb_first("play", "interfere"),
    )
    play = own_view(game.sitting.view(None))["plays"][-1]
    waiting = next(spot for spot in game.stage.spots() if spot.id == "declared")
    assert waiting.thing == ("card", play["card"])
    assert game.stage.names[play["seat"]] in waiting.hint
    while game.question.prompt == "react":
        game.answer("pass")
    game.show()
    assert "declared" not in [spot.id for spot in game.stage.spots()]
    assert (play["card"], play["seat"]) in [(part.what, part.seat) for part in game.moment.parts]


def test_while_cards_are_laid_the_stage_says_what_is_missing(make_app: Callable[..., App]) -> None:
    app = make_app(speed="off")
    game = Game(app, a_sitting(3)).until(prompt("generate", kind="study"))
    stealth, alert = game.moment.expected
    assert alert > stealth
    app.stack.reset(StageScene(game.stage))
    said = " ".join(drawn.text for drawn in record(app))
    assert app.words("dungeonology.attempt.asked.short", n=alert - stealth) in said


# --- theses ----------------------------------------------------------------------------------


def judged(table: DungeonTable, **more: object) -> None:
    view = table.presenter.view
    event = Event("thesis_judged", {"seat": 2, "success": False, **more})
    table.show_event(event, view, again=False)


def a_table(make_app: Callable[..., App], *kinds: Kind) -> DungeonTable:
    app = make_app(games=Host(), speed="off", hints=False)
    table = DungeonTable(app, a_sitting(3, kinds))
    app.stack.push(table)
    return table


def test_a_computers_thesis_is_told_on_a_page_to_people(make_app: Callable[..., App]) -> None:
    table = a_table(make_app, "person", "scholar", "scholar", "scholar")
    judged(table)
    assert isinstance(table.app.stack.top, VerdictScene)
    Driver(table.app).key(pygame.K_ESCAPE)
    Driver(table.app).key(pygame.K_ESCAPE)
    assert not isinstance(table.app.stack.top, VerdictScene)


def test_computers_among_themselves_are_not_held_up(make_app: Callable[..., App]) -> None:
    table = a_table(make_app, "scholar", "scholar", "scholar", "scholar")
    judged(table)
    assert table.app.stack.top is table


def test_show_again_opens_no_page(make_app: Callable[..., App]) -> None:
    table = a_table(make_app, "person", "scholar", "scholar", "scholar")
    event = Event("thesis_judged", {"seat": 2, "success": True})
    table.show_event(event, table.presenter.view, again=True)
    assert table.app.stack.top is table


def test_nothing_goes_on_under_the_sum_and_then_all_are_told(make_app: Callable[..., App]) -> None:
    app = make_app(games=Host(), speed="off", hints=False)
    sitting = a_sitting(5, ("person",) * 4)
    Game(app, sitting).until(lambda s, q: q.find("submit") is not None)
    table = DungeonTable(app, sitting)
    app.stack.push(table)
    driver = Driver(app)
    driver.pump(3)
    DungeonPlayers(driver).act()
    assert app.stack.top is table
    driver.pump(3)
    table.acts.choose("submit")
    driver.pump(10)
    assert isinstance(app.stack.top, ThesisScene)
    length = sitting.length
    driver.pump(30)
    assert isinstance(app.stack.top, ThesisScene), "a curtain over the sum would give it away"
    assert sitting.length == length
    driver.click("close")
    assert isinstance(app.stack.top, VerdictScene)
    driver.click("close")
    driver.pump(5)
    assert not isinstance(app.stack.top, (ThesisScene, VerdictScene))


# --- recap and flights -----------------------------------------------------------------------


def test_there_is_no_recap_before_the_second_turn(make_app: Callable[..., App]) -> None:
    app = make_app((1280, 720), Host(seed=5), speed="off", hints=False)
    app.start_game(table_setup(people=2))
    players, first = DungeonPlayers(Driver(app), 1), True
    for _ in range(60):
        table = players.table
        if players.top is table and table.presenter.is_own_turn():
            seat = table.presenter.now.seat
            ended = [
                one.event.facts["seat"]
                for one in table.sitting.events_for(None)
                if one.event.kind == "turn_ended"
            ]
            if table.recap.lines:
                assert seat in ended
                first = False
        go_on(players, table)
    assert not first, "no recap at all"


def test_things_of_a_seat_fly_to_its_card_or_note_board(make_app: Callable[..., App]) -> None:
    app = make_app((1280, 720), Host(seed=5), speed="off", hints=False)
    app.start_game(table_setup(people=1))
    players = DungeonPlayers(Driver(app), 1)
    for _ in range(400):
        if players.table.presenter.stage == "ask":
            break
        players.driver.pump(1, 0.05)
    table = players.table
    board, viewer = table.board, table.presenter.view["seat"]
    assert table.parts["notes"].rect.collidepoint(sure(board.seat_point(sure(viewer))))
    for seat in range(4):
        if seat != viewer:
            at = board.seat_point(seat)
            assert table.parts["rail"].rect.collidepoint(sure(at))
            spot = next(s for s in table.parts["rail"].spots() if s.id == f"seat:{seat}")
            assert spot.rect.collidepoint(sure(at))
