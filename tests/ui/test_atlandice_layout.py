"""Names, numbers and pictures of Atlandice are whole at every size."""

from collections.abc import Callable

import pytest

from game.engine.titles.atlandice.box import MARKET
from game.scenes.atlandice.city import City
from game.scenes.atlandice.ledger import Ledger
from game.scenes.atlandice.replay import CityReplay
from game.scenes.atlandice.table import CityTable
from game.scenes.shell.app import App
from game.scenes.shell.title_scenes import set_up
from tests.seats import UNEVEN_NAMES as NAMES
from tests.ui.atlandice_players import PLANS, at_city, moment, sat_down
from tests.ui.layout import at_every_size, layout_faults, record
from tests.ui.typed import sure

Make = Callable[..., App]


def moments(app: App) -> dict[str, CityTable]:
    """The table early, in the middle, late and at its end, with two to four people."""
    return {name: at_city(app, moment(*plan)) for name, plan in PLANS.items()}


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
def test_large_views_are_whole_apart_and_readable(
    make_app: Make, size: tuple[int, int], text_size: int
) -> None:
    app = make_app(size, text_size=text_size, speed="off", hints=False)
    table = at_city(app, moment(*PLANS["middle"]))
    tile = table.presenter.view["areas"][2]["tile"]
    faults = []
    for thing in (("area", 1), ("area", MARKET), ("tile", 3, tile), ("row", 2), ("space", 12),
                  ("owner", 0), ("owner", 2), ("die", 2, 2)):  # fmt: skip
        table.acts.inspect(thing)
        app.frame(1 / 60)
        faults += [f"{thing}: {fault}" for fault in layout_faults(app)]
        app.stack.pop()
    assert not faults, "\n".join(faults)


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


@at_every_size
def test_every_area_lies_inside_the_board(
    make_app: Make, size: tuple[int, int], text_size: int
) -> None:
    app = make_app(size, text_size=text_size, speed="off", hints=False)
    table = at_city(app, sat_down(4, 3))
    city = sure(table.parts["city"], City)
    assert city.rect.w >= 0.36 * size[0]
    rects = [city.area_places(number).rect for number in range(1, MARKET + 1)]
    assert all(city.rect.contains(rect) for rect in rects)
    assert not any(a.colliderect(b) for a in rects for b in rects if a is not b)


@at_every_size
def test_every_name_is_whole_in_the_majorities(
    make_app: Make, size: tuple[int, int], text_size: int
) -> None:
    app = make_app(size, text_size=text_size, speed="off", hints=False)
    table = at_city(app, sat_down(4, 3))
    ledger = table.parts["ledger"].rect
    written = [drawn.text for drawn in record(app) if ledger.contains(drawn.rect)]
    assert set(NAMES) <= set(written)


@at_every_size
def test_what_an_emptying_pays_stands_beside_every_disc(
    make_app: Make, size: tuple[int, int], text_size: int
) -> None:
    app = make_app(size, text_size=text_size, speed="off", hints=False)
    table = at_city(app, moment(4, 3, 40))
    ledger, areas = sure(table.parts["ledger"], Ledger), table.presenter.view["areas"]
    written = record(app)
    for area in areas[:5]:
        pays = area["pays"] or {"first": [], "second": []}
        for owner, n in [(o, 3) for o in pays["first"]] + [(o, 1) for o in pays["second"]]:
            cell = sure(ledger.where(f"own:{owner}:{area['number']}")).inflate(4, 4)
            assert f"+{n}" in [d.text for d in written if cell.contains(d.rect)]


def test_signs_of_the_majorities_explain_themselves(make_app: Make) -> None:
    app = make_app(speed="off", hints=False)
    table = at_city(app, moment(4, 3, 40))
    spots = {spot.id: spot.hint for spot in table.parts["ledger"].spots()}
    for sign in ("dice", "tile", "points", "laurel"):
        assert spots[f"sign:{sign}"]


@pytest.mark.parametrize(("size", "text_size"), [((1280, 720), 100), ((1024, 600), 200)])
def test_every_tile_has_its_name(make_app: Make, size: tuple[int, int], text_size: int) -> None:
    app = make_app(size, text_size=text_size, speed="off", hints=False)
    for seed in (1, 2, 3, 5):
        table = at_city(app, sat_down(4, seed, 30))
        written = {" ".join(drawn.text.split()) for drawn in record(app)}
        tiles = [a["tile"] for a in table.presenter.view["areas"] if a["tile"]]
        assert {table.speech.tile_name(tile) for tile in tiles} <= written


def test_heaps_of_the_black_market_carry_their_numbers(make_app: Make) -> None:
    for size, text_size in (((1280, 720), 100), ((1024, 600), 200)):
        app = make_app(size, text_size=text_size, speed="off", hints=False)
        table = at_city(app, moment(4, 3, 40))
        goods = table.presenter.view["areas"][MARKET - 1]["goods"]
        room = sure(table.parts["city"], City).area_places(MARKET).rect.inflate(30, 30)
        written = [d.text for d in record(app) if room.contains(d.rect)]
        assert sorted(t for t in written if t.isdecimal()) == sorted(str(n) for n in goods if n > 1)
