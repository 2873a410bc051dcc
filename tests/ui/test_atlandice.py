"""The table of Atlandice: whole games by mouse and keys, what is shown, and every size."""

import random
from collections.abc import Callable
from functools import cache
from typing import Any

import pygame
import pytest

from game.api import Outcome
from game.engine.titles.atlandice.box import MARKET
from game.scenes.atlandice.detail import CityLeaves
from game.scenes.atlandice.inspect import CitySheet
from game.scenes.atlandice.replay import CityReplay
from game.scenes.atlandice.scoring import score_book
from game.scenes.atlandice.table import CityTable
from game.scenes.records.scores import ScoresScene
from game.scenes.shell.app import App
from game.scenes.shell.title_scenes import set_up
from game.ui.spot import Thing
from tests.ui.atlandice_players import NAMES, CityPlayers, sat_down
from tests.ui.driver import Driver
from tests.ui.layout import SIZES, at_every_size, layout_faults, record
from tests.ui.sittings import at_table

Make = Callable[..., App]
PLANS = {"early": (4, 3, 0), "middle": (2, 5, 60), "late": (3, 8, 120), "over": (4, 9, 900)}
SHOWN = ("hand", "round", "start", "submarine")


def test_a_whole_game_by_mouse(make_app: Make) -> None:
    """Between two people and the neutral player; three and four play in the long run."""
    app = make_app(speed="off", hints=False)
    table = at_table(app, sat_down(2, seed=2))
    players = CityPlayers(table, 2)
    assert players.play(), "the game is not over"
    outcome = table.sitting.outcome
    assert outcome is not None
    scores = app.stack.top
    assert isinstance(scores, ScoresScene)
    totals = [outcome.scores[seat]["total"] for seat in outcome.ranking]
    assert list(scores.book.totals) == totals
    assert {"visit", "take"} <= players.asked


def test_a_whole_game_by_keyboard_alone(make_app: Make) -> None:
    app = make_app(speed="off", hints=False)
    table = at_table(app, sat_down(3, 4))
    driver, rng = Driver(app), random.Random(4)
    for _ in range(900):
        if table.course.stage == "over":
            break
        driver.key(rng.choice((pygame.K_1, pygame.K_1, pygame.K_2, pygame.K_3, pygame.K_RETURN)))
        driver.pump(2)
    assert table.course.stage == "over"


def test_what_is_shown_follows_event_by_event(make_app: Make) -> None:
    """When every event of a decision was seen, the view is the one of the rules."""
    app = make_app(speed="fast", hints=False)
    table = at_table(app, sat_down(2, 7))
    rng = random.Random(7)
    followed = 0
    while table.sitting.question is not None and followed < 150:
        while table.course.stage != "ask":
            app.frame(0.5)
        table.course.intend([rng.choice(list(table.course.choices.keys))])
        while table.course.pending or table.motion.running:
            table.course.finish()
        truth: Any = table.sitting.view(None)
        shown: Any = table.course.view
        for name in SHOWN:
            assert shown[name] == truth[name]
        for one, other in zip(shown["areas"], truth["areas"], strict=True):
            for name in ("goods", "tile", "tiles_below", "open"):
                assert one[name] == other[name], name
            assert sorted(one["dice"]) == sorted(other["dice"])
        for one, other in zip(shown["players"], truth["players"], strict=True):
            for name in ("goods", "points", "tiles", "dice", "gave"):
                assert one[name] == other[name], name
        followed += 1
        app.frame(0.5)
    assert followed > 100


def test_hovering_tells_what_a_visit_brings(make_app: Make) -> None:
    app = make_app(speed="off", hints=False)
    table = at_table(app, sat_down(3, 2))
    players = CityPlayers(table)
    visits = [key for key in table.course.choices.keys if key.startswith("visit:")]
    assert visits
    for key in visits:
        Driver(app).move(players.find(key))
        tip = table.parts["city"].tip()
        assert tip is not None
        area = int(key.split(":")[1])
        assert table.speech.area(area) in tip[0].casefold()
        assert str(table.sitting.preview(table.course.choices.seat, key)["takes"]) in tip[0]


def test_dice_come_to_rest_at_their_gates(make_app: Make) -> None:
    app = make_app(speed="normal", hints=False)
    table = at_table(app, sat_down(4, 3))
    city: Any = table.parts["city"]
    assert len(city.flights.flying) == 9
    assert not [s for s in city.spots() if s.id.startswith("die:")]
    while table.course.stage != "ask":
        app.frame(1 / 30)
    assert not city.flights.flying
    dice = [s for s in city.spots() if s.id.startswith("die:")]
    assert len(dice) == 9
    for area in table.course.view["areas"]:
        at = city.area_places(area["number"])
        mine = [s for s in dice if s.id.startswith(f"die:{area['number']}:")]
        assert len(mine) == len(area["dice"])
        assert all(at.rect.contains(s.rect) for s in mine)


def test_a_click_skips_the_dice_and_the_result_stays_in_words(make_app: Make) -> None:
    app = make_app(speed="slow", hints=False)
    sitting = sat_down(3, 5, moves=5)
    table = at_table(app, sitting)
    players = CityPlayers(table, 5)
    while not any(e.event.kind == "gates_opened" for e in sitting.events_for(None)[-3:]):
        table.course.finish()
        app.frame(0.1)
        if table.course.stage == "ask":
            table.course.intend([players.rng.choice(list(table.course.choices.keys))])
    players.driver.click_at(table.parts["city"].rect.center)
    assert not table.motion.running
    assert table.log.lines[-1].text == table.speech.event(sitting.events_for(None)[-1].event)


def test_undo_takes_back_and_redo_does_again(make_app: Make) -> None:
    app = make_app(speed="off", hints=False)
    table = at_table(app, sat_down(3, 2))
    driver, before = Driver(app), None
    for seed in range(40):
        key = random.Random(seed).choice(list(table.course.choices.keys))
        before = table.sitting.view(None)
        table.acts.choose(table.course.choices.keys[0] if seed % 2 else key)
        driver.pump(3)
        if table.course.stage == "ask" and table.course.why_not_undo() is None:
            break
    after = table.sitting.view(None)
    driver.key(pygame.K_z, pygame.KMOD_CTRL)
    assert table.sitting.view(None) == before
    driver.key(pygame.K_y, pygame.KMOD_CTRL)
    assert table.sitting.view(None) == after


def test_tab_and_enter_alone_play_rounds(make_app: Make) -> None:
    app = make_app(speed="off", hints=False)
    table = at_table(app, sat_down(2, 4))
    driver, rng = Driver(app), random.Random(4)
    while table.course.view["round"] < 3:
        before = table.sitting.length
        driver.focus(rng.choice(table.page.numbered()).id)
        driver.key(pygame.K_RETURN)
        if table.acts.picking:
            driver.key(pygame.K_TAB)
            driver.key(pygame.K_RETURN)
        driver.pump(3)
        assert table.sitting.length > before


def test_each_gate_has_one_number(make_app: Make) -> None:
    app = make_app(speed="off", hints=False)
    table = at_table(app, sat_down(3, 4))
    Driver(app).key(pygame.K_TAB)
    areas = [f"area:{area['number']}" for area in table.course.view["areas"] if area["dice"]]
    assert [widget.id for widget in table.page.numbered()] == areas


def test_a_slip_of_answers_leaves_the_question_free(make_app: Make) -> None:
    for size in SIZES:
        app = make_app(size, speed="off", hints=False)
        table = at_table(app, sat_down(2, 2))
        driver, players = Driver(app), CityPlayers(table)
        for key in {f"visit:{k.split(':')[1]}" for k in table.course.choices.keys}:
            driver.click_at(players.find(key))
            assert table.acts.picking
            slip = table.page.find("picking").rect
            assert not slip.colliderect(table.parts["ribbon"].rect)
            assert app.screen.get_rect().contains(slip)
            driver.key(pygame.K_ESCAPE)


@at_every_size
def test_every_name_is_whole_in_the_majorities(
    make_app: Make, size: tuple[int, int], text_size: int
) -> None:
    app = make_app(size, text_size=text_size, speed="off", hints=False)
    table = at_table(app, sat_down(4, 3))
    ledger = table.parts["ledger"].rect
    written = [drawn.text for drawn in record(app) if ledger.contains(drawn.rect)]
    assert set(NAMES) <= set(written)


def test_a10_6_shared_winners_all_have_laurels(make_app: Make) -> None:
    app = make_app(speed="off", hints=False)
    table = at_table(app, moment(*PLANS["over"]))
    real = table.sitting.outcome
    assert real is not None
    scores = [dict(score) for score in real.scores]
    first, second = real.ranking[:2]
    scores[second] = dict(scores[first])
    tied = Outcome(real.reason, real.ranking, tuple(scores), ("shared", *real.ties[1:]))
    book = score_book(table.speech, table.course.view, tied, table.sitting.seats)
    assert book.winners == 2
    assert f"{NAMES[first]} and {NAMES[second]} win" in book.heading
    assert len(book.ties) >= 1
    whole = score_book(table.speech, table.course.view, real, table.sitting.seats)
    assert whole.winners == 1


def test_a11_6_the_scores_tell_what_the_neutral_player_kept(make_app: Make) -> None:
    app = make_app(speed="off", hints=False)
    table = at_table(app, moment(2, 5, 900))
    outcome, view = table.sitting.outcome, table.course.look_with(None)
    assert outcome is not None
    book = score_book(table.speech, view, outcome, table.sitting.seats)
    neutral = book.ends[-1]
    assert neutral.rank is None
    for tile in view["players"][2]["tiles"]:
        assert table.speech.tile_name(tile) in neutral.note
    assert len(book.seats) == 2


def test_nothing_is_hidden_between_people(make_app: Make) -> None:
    """A0.3: no curtain falls; the ribbon names the next person."""
    app = make_app(speed="off", hints=False)
    table = at_table(app, sat_down(3, 2))
    players = CityPlayers(table, 2)
    names = set()
    for _ in range(12):
        players.act()
        assert app.stack.scenes == [table]
        while table.course.stage != "ask":
            app.frame(0.1)
        names.add(table.course.now.seat)
        ribbon: Any = table.parts["ribbon"]
    assert table.speech.names[table.course.now.seat] in ribbon._sentence()
    assert len(names) == 3


def things(view: dict[str, Any]) -> list[Thing]:
    """One of each kind that can be pointed at, and all areas, spaces, resources and owners."""
    tiles = [(area["number"], area["tile"]) for area in view["areas"] if area["tile"]]
    return [
        *(("area", number) for number in range(1, MARKET + 1)),
        *(("tile", number, tile) for number, tile in tiles),
        *(("space", space) for space in range(view["spaces"])),
        *((kind, *rest) for r in range(1, 6) for kind, *rest in (("row", r), ("good", MARKET, r))),
        *(("owner", owner) for owner in range(len(view["players"]))),
        ("boat", view["submarine"]), ("die", 2, 2), ("dice",), ("points",), ("winning",),
    ]  # fmt: skip


def test_there_is_something_to_read_about_everything(make_app: Make) -> None:
    app = make_app(speed="off", hints=False)
    table = at_table(app, moment(*PLANS["middle"]))
    leaves = CityLeaves(app, table.speech, table.course.view)
    for thing in things(table.course.view):
        leaf = leaves.leaf(thing)
        assert leaf is not None, thing
        assert leaf.title, thing
        assert leaf.lines, thing
        assert leaf.pictures, thing
        assert "«" not in " ".join([leaf.title, leaf.note, leaf.flavour, *leaf.lines]), thing
    pointed = [s.thing for part in table.visible() for s in part.spots() if s.thing]
    assert pointed
    assert all(leaves.leaf(thing) is not None for thing in pointed)
    assert leaves.leaf(("nonsense", 1)) is None


@pytest.mark.parametrize("how", ["right click", "i"])
def test_anything_is_looked_at_and_laid_aside(make_app: Make, how: str) -> None:
    app = make_app(speed="off", hints=False)
    table = at_table(app, moment(*PLANS["middle"]))
    driver = Driver(app)
    spot = next(s for s in table.parts["city"].spots() if s.id == "card:1")
    for _ in range(2):
        driver.move(spot.rect.center)
        if how == "i":
            driver.key(pygame.K_i)
        else:
            driver.click_at(spot.rect.center, button=3)
        assert isinstance(driver.scene, CitySheet)
        assert driver.scene.thing == spot.thing
        driver.key(pygame.K_ESCAPE)
        assert driver.scene is table


def test_a0_3_the_large_view_tells_which_tiles_lie_below_but_not_their_order(
    make_app: Make,
) -> None:
    """Whatever the order of the hidden tiles, the same is told."""
    app = make_app(speed="off", hints=False)
    table = at_table(app, moment(*PLANS["early"]))
    told = CityLeaves(app, table.speech, table.course.view).leaf(("area", 1))
    assert told is not None
    hidden = [t for t in table.speech.box.tiles.values() if t.district == "jeweller"]
    hidden = [t for t in hidden if t.id != table.course.view["areas"][0]["tile"]]
    names = [table.speech.tile_name(tile.id) for tile in hidden]
    assert len(names) == 2
    assert any(table.speech.together(names) in line for line in told.lines)


@at_every_size
def test_large_views_are_whole_apart_and_readable(
    make_app: Make, size: tuple[int, int], text_size: int
) -> None:
    app = make_app(size, text_size=text_size, speed="off", hints=False)
    table = at_table(app, moment(*PLANS["middle"]))
    tile = table.course.view["areas"][2]["tile"]
    faults = []
    for thing in (("area", 1), ("area", MARKET), ("tile", 3, tile), ("row", 2), ("space", 12),
                  ("owner", 0), ("owner", 2), ("die", 2, 2)):  # fmt: skip
        table.acts.inspect(thing)
        app.frame(1 / 60)
        faults += [f"{thing}: {fault}" for fault in layout_faults(app)]
        app.stack.pop()
    assert not faults, "\n".join(faults)


moment = cache(sat_down)


def moments(app: App) -> dict[str, CityTable]:
    """The table early, in the middle, late and at its end, with two to four people."""
    return {name: at_table(app, moment(*plan)) for name, plan in PLANS.items()}


@at_every_size
def test_text_is_whole_apart_and_readable(
    make_app: Make, size: tuple[int, int], text_size: int
) -> None:
    app = make_app(size, text_size=text_size, speed="off", hints=False)
    faults = []
    for name, table in moments(app).items():
        # Spots for the keyboard are read off the panels' sheets, which would be written twice.
        table.page.parts = list
        app.stack.reset(table)
        app.frame(1 / 60)
        faults += [f"{name}: {fault}" for fault in layout_faults(app)]
    assert not faults, "\n".join(faults)


@at_every_size
def test_every_area_lies_inside_the_board(
    make_app: Make, size: tuple[int, int], text_size: int
) -> None:
    app = make_app(size, text_size=text_size, speed="off", hints=False)
    table = at_table(app, sat_down(4, 3))
    city: Any = table.parts["city"]
    assert city.rect.w >= 0.36 * size[0]
    rects = [city.area_places(number).rect for number in range(1, MARKET + 1)]
    assert all(city.rect.contains(rect) for rect in rects)
    assert not any(a.colliderect(b) for a in rects for b in rects if a is not b)


def test_watching_again_ends_where_the_game_stands(make_app: Make) -> None:
    app = make_app(speed="off", hints=False)
    sitting = sat_down(3, 4, 60)
    replay = CityReplay(app, sitting, None)
    app.stack.push(replay)
    replay.playback.jump(sitting.length - 8)
    replay.playback.toggle()
    for _ in range(200):
        app.frame(0.1)
    assert replay.playback.at == replay.playback.last
    assert replay.playback.view == sitting.view(None)
    assert len(replay.playback.turns) == sitting.view(None)["round"]


@at_every_size
def test_setup_and_replay_at_every_size(
    make_app: Make, size: tuple[int, int], text_size: int
) -> None:
    app = make_app(size, text_size=text_size, speed="off", hints=False)
    replay = CityReplay(app, moment(*PLANS["late"]), None)
    faults = []
    for scene in (set_up(app, "atlandice"), replay):
        app.stack.reset(scene)
        if scene is replay:
            replay.playback.jump(60)
        app.frame(1 / 60)
        faults += [f"{type(scene).__name__}: {fault}" for fault in layout_faults(app)]
    assert not faults, "\n".join(faults)


# --- what can be chosen, and how it is told -----------------------------------------------------


def asked_to(prompt: str, wanted: Callable[[tuple[str, ...]], bool], seats: int = 3) -> Any:
    """A sitting in which this is asked with such answers."""
    for seed in range(60):
        sitting, rng = sat_down(seats, seed), random.Random(seed)
        while sitting.question is not None:
            keys = tuple(option.key for option in sitting.question.options)
            if sitting.question.prompt == prompt and wanted(keys):
                return sitting
            sitting.choose(rng.choice(keys))
    raise AssertionError(f"nobody is asked to {prompt}")


def _has_two_kinds(keys: tuple[str, ...]) -> bool:
    return len({key.split(":")[1] for key in keys}) > 1 and len(set(keys)) > 3


def _city_spot(table: Any, name: str) -> tuple[int, int]:
    spot = next(s for s in table.parts["city"].spots() if s.id == name)
    at = CityPlayers(table).free_point(spot)
    assert at is not None, f"{name} cannot be clicked"
    return at


def test_a_piece_goes_where_the_district_is_clicked(make_app: Make) -> None:
    app = make_app(speed="off", hints=False)
    table = at_table(app, asked_to("move", _has_two_kinds))
    driver, course = Driver(app), table.course
    key = course.choices.keys[-1]
    _, resource, goal = key.split(":")
    origin = course.choices.args["area"]
    driver.click_at(_city_spot(table, f"good:{origin}:{resource}"))
    assert table.parts["city"].held == f"move:{resource}"
    driver.click_at(_city_spot(table, f"area:{goal}"))
    moved = next(
        t.event for t in reversed(table.sitting.events_for(None)) if t.event.kind == "moved"
    )
    assert (moved.facts["resource"], moved.facts["area"]) == (int(resource), int(goal))
    assert not table.parts["city"].held
    driver.key(pygame.K_z, pygame.KMOD_CTRL)
    assert not table.parts["city"].held


def test_a_goal_clicked_first_asks_what_goes_there(make_app: Make) -> None:
    app = make_app(speed="off", hints=False)
    table = at_table(app, asked_to("move", _has_two_kinds))
    driver = Driver(app)
    goal = table.course.choices.keys[0].split(":")[2]
    driver.click_at(_city_spot(table, f"area:{goal}"))
    keys, _near = table.acts.picking
    assert len(keys) > 1
    assert all(key.endswith(f":{goal}") for key in keys)
    driver.key(pygame.K_ESCAPE)
    assert not table.acts.picking
    assert not table.parts["city"].held
    assert app.stack.top is table


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_tooltips_of_emptying_visits_tell_what_is_really_paid(make_app: Make, seats: int) -> None:
    """The sentences of a tooltip are those of the engine's preview, for every owner it may have."""
    app = make_app(speed="off", hints=False)
    told = 0
    for seed in range(4):
        sitting, rng = sat_down(seats, seed), random.Random(seed)
        while sitting.question is not None and told < 12:
            question = sitting.question
            keys = [option.key for option in question.options]
            facts = [sitting.preview(question.seat, key) for key in keys]
            emptying = [one for one in facts if one.get("empties") and one.get("pays")]
            if question.prompt == "visit" and emptying:
                told += 1
                table = at_table(app, sitting)
                _check_tips(table, emptying)
            sitting.choose(rng.choice(keys))
    assert told > 3


def _check_tips(table: Any, emptying: list[dict[str, Any]]) -> None:
    spots = {s.id: s.hint for s in table.parts["city"].spots()}
    for area in {facts["area"] for facts in emptying}:
        ways = [facts["pays"] for facts in emptying if facts["area"] == area]
        each = [one for way in ways for one in way]
        results = [one for i, one in enumerate(each) if one not in each[:i]]
        for line in table.speech.outcomes(area, results):
            assert line in spots[f"area:{area}"]
            assert line in spots[f"card:{area}"]


def test_a_donation_tells_what_it_costs(make_app: Make) -> None:
    app = make_app(speed="off", hints=False)
    table = at_table(app, asked_to("donate", lambda keys: len(keys) > 4))
    spots = [s for s in table.parts["ledger"].spots() if s.key.startswith("give:")]
    assert spots
    assert all("1 more resource for +1" in spot.hint for spot in spots)
    Driver(app).click_at(spots[0].rect.center)
    spots = [s for s in table.parts["ledger"].spots() if s.key.startswith("give:")]
    assert all("that makes +1" in spot.hint for spot in spots)


def test_pointing_at_a_district_does_not_look_like_choosing_it(make_app: Make) -> None:
    """Brass means that it can be chosen; what is only pointed at has a line of ink."""
    app = make_app(speed="off", hints=False)
    table = at_table(app, moment(4, 3, 40))
    city, view = table.parts["city"], table.course.view
    closed = next(a["number"] for a in view["areas"] if not a["dice"])
    brass = app.look.colour("brass_light")[:3]

    def frame(number: int) -> set[Any]:
        app.stack.stale = True
        app.frame(0)
        rect = city.area_places(number).rect
        row = range(rect.x + 30, rect.right - 30)
        return {tuple(app.screen.get_at((x, rect.y + 1)))[:3] for x in row}

    offered = next(a["number"] for a in view["areas"] if a["dice"])
    assert brass in frame(offered)
    Driver(app).move(_city_spot(table, f"area:{closed}"))
    assert city.marked == ("area", closed)
    assert brass not in frame(closed)


def test_heaps_of_the_black_market_carry_their_numbers(make_app: Make) -> None:
    for size, text_size in (((1280, 720), 100), ((1024, 600), 200)):
        app = make_app(size, text_size=text_size, speed="off", hints=False)
        table = at_table(app, moment(4, 3, 40))
        goods = table.course.view["areas"][MARKET - 1]["goods"]
        room = table.parts["city"].area_places(MARKET).rect.inflate(30, 30)
        written = [d.text for d in record(app) if room.contains(d.rect)]
        assert sorted(t for t in written if t.isdecimal()) == sorted(str(n) for n in goods if n > 1)


@pytest.mark.parametrize(("size", "text_size"), [((1280, 720), 100), ((1024, 600), 200)])
def test_every_tile_has_its_name(make_app: Make, size: tuple[int, int], text_size: int) -> None:
    app = make_app(size, text_size=text_size, speed="off", hints=False)
    for seed in (1, 2, 3, 5):
        table = at_table(app, sat_down(4, seed, 30))
        written = {" ".join(drawn.text.split()) for drawn in record(app)}
        tiles = [a["tile"] for a in table.course.view["areas"] if a["tile"]]
        assert {table.speech.tile_name(tile) for tile in tiles} <= written


# --- what happens is seen -----------------------------------------------------------------------


def _emptied_next(seats: int) -> tuple[Any, str]:
    """A sitting and the answer that empties a district with somebody to pay for the second most."""
    for seed in range(60):
        sitting, rng = sat_down(seats, seed), random.Random(seed)
        while sitting.question is not None:
            before, told = sitting.length, len(sitting.events_for(None))
            key = rng.choice([option.key for option in sitting.question.options])
            sitting.choose(key)
            new = [one.event for one in sitting.events_for(None)[told:]]
            if {"tile_won", "points"} <= {event.kind for event in new}:
                return sat_down(seats, seed, before - 1), key
    raise AssertionError("no district is ever emptied")


def _paid(sitting: Any, told: int) -> list[tuple[int, int]]:
    """What the rules have paid for an emptying since then, the winner of the tile first."""
    new = [one.event for one in sitting.events_for(None)[told:]]
    paid = [(event.facts["owner"], 3) for event in new if event.kind == "tile_won"]
    return paid + [(e.facts["owner"], e.facts["n"]) for e in new if e.kind == "points"]


@pytest.mark.parametrize("speed", ["off", "normal"])
def test_a7_4_an_emptied_district_has_a_banner(make_app: Make, speed: str) -> None:
    """Who, how many points and why stand over the board until play goes on."""
    app = make_app(speed=speed, hints=False)
    sitting, key = _emptied_next(3)
    table = at_table(app, sitting)
    table.course.finish()
    app.frame(0.1)
    told = len(sitting.events_for(None))
    table.course.intend([key])
    banner = table.parts["banner"]
    while not banner.area:
        app.frame(0.1)
    app.frame(0.1)
    paid = [(owner, points) for owner, points, _why in banner.rows()]
    assert sorted(paid) == sorted(_paid(sitting, told))
    written = " ".join(drawn.text for drawn in record(app))
    for owner, points, why in banner.rows():
        assert why.replace("*", "") in written
        assert f"+{points}" in written
        assert table.speech.owner(owner) in why
    assert layout_faults(app) == []
    while table.course.stage != "ask":
        table.course.finish()
        app.frame(0.1)
    assert banner.area
    table.course.intend([table.course.choices.keys[0]])
    while table.course.stage != "ask":
        table.course.finish()
        app.frame(0.1)
    assert not banner.area


def test_a_click_on_the_banner_puts_it_away_and_chooses_nothing(make_app: Make) -> None:
    app = make_app(speed="off", hints=False)
    sitting, key = _emptied_next(4)
    table = at_table(app, sitting)
    table.course.intend([key])
    driver = Driver(app)
    driver.pump(3)
    if table.course.stage == "ask":
        length = sitting.length
        spot = next(s for s in table.parts["banner"].spots() if s.id == "banner")
        driver.click_at(spot.rect.center)
        assert not table.parts["banner"].area
        assert sitting.length == length


def test_the_small_log_tells_everything_and_scrolls(make_app: Make) -> None:
    app = make_app((1920, 1080), speed="off", hints=False)
    table = at_table(app, moment(3, 8, 120))
    told, driver = table.parts["told"], Driver(app)
    assert told.rect.h
    driver.move(told.rect.move(0, 20).midtop)
    lay = app.look.type.lay
    unseen = {" ".join(lay(line.text, line.style).text.split()) for line in table.log.lines}
    for _ in range(200):
        drawn = {one.text for one in record(app) if told.rect.contains(one.rect)}
        unseen -= {" ".join(text.split()) for text in drawn}
        if not unseen:
            break
        driver.post(pygame.MOUSEWHEEL, x=0, y=1, flipped=False)
    assert unseen == set()


def test_the_speed_button_says_what_it_does_and_never_hides_what_happens(make_app: Make) -> None:
    app = make_app(speed="normal", hints=False)
    table = at_table(app, moment(*PLANS["early"]))
    driver = Driver(app)
    for _ in range(7):
        tip = table.page.find("speed").tip
        assert app.words(f"table.speed.{app.settings.speed}") in tip
        promised = table.acts.speed_after()
        assert app.words(f"table.speed.{promised}") in tip
        driver.click("speed")
        assert app.settings.speed == promised != "off"
    for _ in range(6):
        driver.key(pygame.K_PLUS)
    assert app.settings.speed == "fast"


@at_every_size
def test_what_an_emptying_pays_stands_beside_every_disc(
    make_app: Make, size: tuple[int, int], text_size: int
) -> None:
    app = make_app(size, text_size=text_size, speed="off", hints=False)
    table = at_table(app, moment(4, 3, 40))
    ledger, areas = table.parts["ledger"], table.course.view["areas"]
    written = record(app)
    for area in areas[:5]:
        pays = area["pays"] or {"first": [], "second": []}
        for owner, n in [(o, 3) for o in pays["first"]] + [(o, 1) for o in pays["second"]]:
            cell = ledger.where(f"own:{owner}:{area['number']}").inflate(4, 4)
            assert f"+{n}" in [d.text for d in written if cell.contains(d.rect)]


def test_signs_of_the_majorities_explain_themselves(make_app: Make) -> None:
    app = make_app(speed="off", hints=False)
    table = at_table(app, moment(4, 3, 40))
    spots = {spot.id: spot.hint for spot in table.parts["ledger"].spots()}
    for sign in ("dice", "tile", "points", "laurel"):
        assert spots[f"sign:{sign}"]


def test_a_professor_answers_and_its_seat_tells_what_it_is(make_app: Make) -> None:
    app = make_app(speed="off", hints=False)
    sitting = sat_down(2, 7)
    sitting.seats[1].kind, sitting.seats[1].style = "professor", "raider"
    table = at_table(app, sitting)
    while not any(move.by == "computer" and move.key for move in sitting.timeline.moves):
        app.frame(0.5)
        if table.course.stage == "ask" and not table.motion.running:
            table.course.intend([table.course.choices.keys[0]])
    hints = {spot.id: spot.hint for spot in table.parts["ledger"].spots()}
    assert "A computer: Professor, Raider" in hints["owner:1"]
    assert "A computer" not in hints["owner:0"]
