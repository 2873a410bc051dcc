"""Moving on the map of Catacombs: ways with all that is on them, twin tunnels, portals, turned tiles."""

import math

import pygame
import pytest

from game.engine.titles.catacombs.turning import TurnYourTile
from game.scenes.catacombs.map_places import MapPortal, MapRoom, MapTunnel
from game.scenes.catacombs.map_words import brief
from game.scenes.catacombs.tile_names import Ground, best_plate
from game.scenes.catacombs.tile_prints import inside_ring, room_art
from game.scenes.catacombs.title_art import art_of
from game.scenes.tilemap.model import Brief, Walk
from game.scenes.tilemap.targets import AnchorTarget
from tests.engine.catacombs.table import a_table
from tests.ui.catacombs_players import arranged, at_catacombs
from tests.ui.driver import Driver
from tests.ui.typed import sure

pytestmark = pytest.mark.usefixtures("folders")


def seated(make_app, table):
    app = make_app(speed="off")
    scene = at_catacombs(app, arranged(table))
    mouse = Driver(app)
    mouse.pump(30)
    return scene, mouse


def spot(table, name: str):
    return next(one for one in table.board.spots() if one.id == name)


def test_a_way_shows_every_icon_on_it_and_what_is_paid(make_app) -> None:
    there = a_table().tile("D02", (0, -1)).pawn(0, "D02.a").begins().now(boots=2, swords=1)
    table, _ = seated(make_app, there)
    walk = table.board.board.walks[MapRoom("D02.b")]
    assert [chip.sign for chip in walk.chips] == ["monster"]
    assert dict(table.board.board.facts.anchors[MapRoom("D02.b")].price) == {
        "boot": 1,
        "sword": 1,
    }
    assert walk.is_lit


def much_in_reach(make_app):
    """Many rooms can be reached; the view stays as the test sets it."""
    there = a_table().tile("D02", (0, -1)).tile("D05", (1, -1)).tile("D09", (0, -2))
    table, mouse = seated(make_app, there.pawn(0, "D02.a").begins().now(boots=8, swords=6))
    table.board.camera.hold = "free"
    return table, mouse


def test_prices_lie_on_no_other_price_and_on_no_place_to_choose(make_app) -> None:
    """Near with the whole price, far out with a disc; all are whole, and on the map as far as can be."""
    table, mouse = much_in_reach(make_app)
    board = table.board
    for side in (150, 100, 80):
        board.camera.aim.side = side
        mouse.pump(30)
        names = [name for name in board.board.facts.anchors if board.board.is_open(name)]
        slips = board.paint.slips._lay(names)
        assert len(slips) > 4
        rects = [slip.picture.get_rect(topleft=slip.at) for slip in slips]
        for i, rect in enumerate(rects):
            assert rect.collidelist(rects[:i]) < 0


def test_a_far_map_tells_the_boots_on_a_disc_with_a_sign_of_what_else_is_paid(make_app) -> None:
    """Near tiles keep the whole price: some thirty whole ones would cover a far map."""
    table, mouse = much_in_reach(make_app)
    board, anchors = table.board, table.board.board.facts.anchors
    wide = {}
    for side in (150, 100):
        board.camera.aim.side = side
        mouse.pump(30)
        wide[side] = {slip.place: slip for slip in board.paint.slips._laid[1]}
    assert wide[150].keys() == wide[100].keys()
    seen = set()
    for place, slip in wide[100].items():
        brief = anchors[place].brief
        size = slip.picture.get_size()
        assert size[0] == size[1] if not brief.sign else size[1] < size[0] < 2 * size[1]
        assert slip.is_short == bool(brief.sign)
        assert not wide[150][place].is_short
        seen.add(brief.sign)
    assert {"", "sword"} <= seen


def test_what_a_nutshell_tells_of_a_price() -> None:
    """Boots as a number; of the rest a sign, wounds first, swords last: they go with the turn."""
    assert brief((("boot", 2),)) == Brief(2)
    assert brief((("boot", 3), ("sword", 1), ("wound", 2), ("lockpick", 1))) == Brief(3, "wound")
    assert brief((("boot", 1), ("sword", 1), ("lockpick", 1))) == Brief(1, "lockpick")
    assert brief((("teleport", 1),)) == Brief(0, "teleport")


@pytest.mark.parametrize("side", [80, 95, 168])
def test_the_value_of_an_artifact_lies_inside_the_light_around_its_room(make_app, side) -> None:
    """The ring is drawn over the tile: it must not cut the number."""
    tiles = art_of(make_app()).tiles
    room = tiles.places("D02", 0).rooms["a"]
    px = 13.0
    for dx, dy in ((0.3, 0.1), (0.0, -0.2), (0.02, 0.0)):
        corner = ((room.at[0] + dx) * side, (room.at[1] + dy) * side)
        x, y = inside_ring(room, corner, px, side)
        far = math.dist((x, y), (room.at[0] * side, room.at[1] * side))
        assert far + px / 2 <= max(room.radius * side * 0.9, px / 2)
        if math.hypot(dx, dy) * side + px / 2 < room.radius * side * 0.8:
            assert (x, y) == corner


def test_prices_leave_pawns_free(make_app) -> None:
    table, mouse = much_in_reach(make_app)
    board = table.board
    for side in (150, 100, 80):
        board.camera.aim.side = side
        mouse.pump(30)
        x, y = board.camera.origin
        rects = [s.picture.get_rect(topleft=s.at).move(x, y) for s in board.paint.slips._laid[1]]
        figures = [board.board.figure(who) for who in board.board.facts.standing]
        assert len(figures) == 2
        for figure in figures:
            assert figure.collidelist(rects) < 0


def test_a_price_tells_all_of_it_under_the_pointer_and_a_click_on_it_goes_there(make_app) -> None:
    table, mouse = much_in_reach(make_app)
    board = table.board
    board.camera.aim.side = 80
    mouse.pump(30)
    x, y = board.camera.origin
    slips = [s for s in board.paint.slips._laid[1] if s.is_short]
    places = [s.picture.get_rect(topleft=s.at).move(x, y).center for s in slips]
    slip, place = next(
        (s, at) for s, at in zip(slips, places, strict=True) if board.map_spots._slip(at) == s
    )
    mouse.move(place)
    words, _ = board.tip()
    assert (
        words == f"{spot(table, f'anchor:{slip.place}').hint}\n{table.words('catacombs.map.more')}"
    )
    assert board.over.target == AnchorTarget(slip.place)
    mouse.click_at(place)
    mouse.pump(30)
    assert table.presenter.view["players"][0]["room"] != "D02.a", "on the way there"


@pytest.mark.parametrize(
    ("language", "side"),
    [
        ("de", 84),
        ("zh-Hant", 84),
        pytest.param("en", 168, marks=pytest.mark.long),
        pytest.param("es", 100, marks=pytest.mark.long),
    ],
)
def test_every_name_of_a_tile_stands_between_its_rooms(make_app, language, side) -> None:
    """Legible far out however a tile lies: at least 14 px, never on the sign of a room nor cut off."""
    app = make_app(language=language)
    art, tiles = room_art(app), art_of(app)
    for tile in tiles.box.tiles:
        names = tuple(app.words(f"catacombs.tile.{tile}.{name}") for name in ("name", "short"))
        for turn in range(4):
            places = tiles.tiles.places(tile, turn)
            found = best_plate(art, Ground(places), names, side)
            assert found is not None
            assert found.lettering.block.px >= 14
            box = found.box(side)
            assert pygame.Rect(0, 0, side, side * places.high).contains(box)
            for room in places.rooms.values():
                assert not box.collidepoint(room.at[0] * side, room.at[1] * side)


def test_prices_leave_names_of_tiles_free(make_app) -> None:
    table, mouse = much_in_reach(make_app)
    board = table.board
    board.camera.aim.side = 120
    mouse.pump(30)
    slips = board.paint.slips
    names = [name for name in board.board.facts.anchors if board.board.is_open(name)]
    x, y = board.camera.origin
    written = [box.move(-x, -y) for box in board.board.written()]
    assert len(written) == 4
    for slip in slips._lay(names):
        assert slip.picture.get_rect(topleft=slip.at).collidelist(written) < 0


def test_places_to_explore_lie_beside_all_panels(make_app) -> None:
    """However wide the map is, an end that leaves it can be seen and clicked with what it costs."""
    there = a_table()
    for tile, x in (("S1", -3), ("S2", -2), ("S4", -1), ("S5", 1), ("S6", 2)):
        there = there.tile(tile, (x, 0))
    table, _ = seated(make_app, there.pawn(0, "S1.a").begins().now(boots=4, swords=4))
    ends = [one.rect for one in table.board.spots() if one.id.startswith("anchor:end:")]
    assert ends
    assert all(table.board.camera.clear.contains(rect) for rect in ends)


def wide_map(room: str):
    """Four tiles side by side; somebody stands there and has something on the list of the turn."""
    there = a_table(4)
    near = (("S1", 1, 0), ("S3", 2, 0), ("S4", 3, 0), ("D09", 2, -1))
    for tile, x, y in (*near, ("S6", 3, -1), ("D02", 1, 1), ("D05", 3, 1)):
        there = there.tile(tile, (x, y))
    there = there.pawn(0, room).tokens(0, "potion_of_strength").set(0, gold=9).begins()
    return there.now(boots=2)


def test_the_list_of_a_turn_lies_on_no_tile(make_app) -> None:
    table, _ = seated(make_app, wide_map("S1.a"))
    assert table.papers.solid
    for paper in table.papers.solid:
        assert paper.collidelist(table.board.tiles_lying()) < 0


def test_no_button_of_the_list_of_a_turn_comes_up_where_a_click_was_just_made(make_app) -> None:
    """Else it stays where it lay, as long as no tile comes to lie there."""
    table, _ = seated(make_app, wide_map("S1.a"))
    name = next(one.id for one in table.page.widgets if one.id.startswith("answer:token"))
    first = sure(table.page.find(name)).rect.copy()
    table.rebuild()
    assert sure(table.page.find(name)).rect == first
    table.pointing.at = table.pointing.chose_at = first.center
    table.rebuild()
    second = sure(table.page.find(name)).rect.copy()
    assert not second.collidepoint(first.center)
    table.pointing.chose_at = None
    table.rebuild()
    assert sure(table.page.find(name)).rect == second


@pytest.mark.parametrize("size", [(1024, 600), (1280, 720)])
def test_beside_an_open_stall_the_whole_map_shows_and_the_list_lies_on_no_tile(
    make_app, size
) -> None:
    """In the free table left of it, and under no seat."""
    app = make_app(size, speed="off")
    table = at_catacombs(app, arranged(wide_map("S3.a")))
    Driver(app).pump(30)
    assert table.stall.is_open()
    tiles, stall = table.board.tiles_lying(), table.stall.lying()[0]
    seats = table.parts["rail"].lying()
    for tile in tiles:
        assert table.board.camera.clear.contains(tile)
        assert not stall.colliderect(tile)
        assert tile.collidelist(seats) < 0
    assert len(table.papers.solid) == 1
    for paper in table.papers.solid:
        assert paper.collidelist([*tiles, stall, *seats]) < 0


def test_the_map_is_as_large_as_before_when_the_stall_is_shut(make_app) -> None:
    """Also if the pointer is on the map then: it was on the sign that shut the stall."""
    app = make_app((1024, 600), speed="off")
    table = at_catacombs(app, arranged(wide_map("S1.a")))
    mouse, camera = Driver(app), table.board.camera
    mouse.pump(30)
    side = camera.aim.side
    table.acts.inspect(("market",))
    mouse.pump(30)
    assert camera.aim.side < side
    mouse.click_at(sure(table.stall.where("stall:shut")).center)
    mouse.pump(30)
    assert not table.stall.is_open()
    assert camera.aim.side == side


def test_a_room_tells_what_is_found_there_and_what_is_gone_no_more(make_app) -> None:
    def hint(**fields) -> str:
        there = a_table().tile("D02", (0, -1)).pawn(0, "D02.a").put(**fields).begins()
        table, _ = seated(make_app, there.now(boots=2, swords=1))
        return spot(table, f"anchor:{room}").hint

    box = a_table().game.box
    name = next(n for n, r in box.tiles["D02"].rooms.items() if "chest" in r.features)
    room = f"D02.{name}"
    told = make_app().words("catacombs.found.chest")
    assert told in hint()
    assert told not in hint(unlocked=((room, "chest"),))
    assert told not in hint(majors=()), "no secret is left to be found in any chest"


def test_an_opened_lock_waits_no_more(make_app) -> None:
    there = a_table().tile("D05", (0, -1)).pawn(0, "D05.b").set(0, lockpicks=1).begins()
    table, mouse = seated(make_app, there.now(boots=3))
    assert [chip.sign for chip in table.board.board.walks[MapRoom("D05.c")].chips] == ["lock"]
    mouse.click_at(spot(table, "anchor:D05.c").rect.center)
    assert table.presenter.view["players"][0]["room"] == "D05.c"
    assert not table.board.board.walks[MapRoom("D05.b")].chips


def test_a_click_walks_room_by_room_and_stops_where_something_is_to_be_decided(make_app) -> None:
    there = a_table().tile("D02", (0, -1)).pawn(0, "D02.a").begins().now(boots=2, swords=1)
    table, mouse = seated(make_app, there)
    assert table.board.board.walks[MapRoom("D02.c")].way == ("walk:D02.a-d", "walk:D02.c-d")
    mouse.click_at(spot(table, "anchor:D02.c").rect.center)
    assert table.presenter.view["players"][0]["room"] == "D02.d"
    assert table.presenter.choices.prompt == "fight"


def test_c5_9_a_click_walks_on_through_the_only_other_portal(make_app) -> None:
    there = a_table().tile("S5", (1, 0)).tile("D17", (1, 1)).pawn(0, "S5.c")
    table, mouse = seated(make_app, there.pool("minors", "treasure").begins().now(boots=4))
    assert table.board.board.walks[MapRoom("D17.b")].way[:2] == ("walk:S5.P", "portal:D17")
    mouse.click_at(spot(table, "anchor:D17.b").rect.center)
    assert table.presenter.view["players"][0]["room"] == "D17.b"


def test_c18_82_a_click_teleports_to_the_room_next_door(make_app) -> None:
    there = a_table().tile("S3", (1, 0)).pawn(0, "S3.a").hand(0, "robbery")
    table, mouse = seated(make_app, there.begins().answer("play:robbery"))
    mouse.click_at(spot(table, "anchor:S3.c").rect.center)
    assert table.presenter.view["players"][0]["room"] == "S3.c"


def test_two_tunnels_between_the_same_rooms_are_told_apart_and_chosen(make_app) -> None:
    """The one over the monster, the other free: each has its own place, way and price."""
    there = a_table().tile("S3", (3, 3)).tile("D18", (3, 2), 2).pawn(0, "S3.a").begins()
    table, mouse = seated(make_app, there.now(boots=3, swords=1))
    walks = table.board.board.walks
    twins = [place for place in walks if isinstance(place, MapTunnel)]
    assert len(twins) == 2
    assert walks[twins[0]].points != walks[twins[1]].points
    anchors = table.board.board.facts.anchors
    assert anchors[twins[0]].price != anchors[twins[1]].price
    dear = next(place for place in twins if dict(anchors[place].price).get("monster"))
    mouse.click_at(spot(table, f"anchor:{dear}").rect.center)
    assert table.presenter.choices.prompt == "fight"


def test_a_tunnel_that_is_chosen_lies_on_no_name(make_app, monkeypatch) -> None:
    """Its footprint moves along the tunnel, no farther than it has to."""
    there = a_table().tile("S3", (3, 3)).tile("D18", (3, 2), 2).pawn(0, "S3.a").begins()
    table, _ = seated(make_app, there.now(boots=3, swords=1))
    board = table.board.board
    place = next(place for place in board.walks if isinstance(place, MapTunnel))
    line = board.facts.anchors[place]
    assert line.at not in line.along
    assert set(line.along) < set(board.walks[place].points)
    free = board.anchor_rect(place)
    monkeypatch.setattr(board, "written", lambda: [free])
    moved = board.anchor_rect(place)
    assert not moved.colliderect(free)
    assert moved.center in [board._around(at, line.radius).center for at in line.along]


def test_c5_4_swords_or_wounds_are_chosen_by_their_signs(make_app) -> None:
    there = a_table().tile("D02", (0, -1)).pawn(0, "D02.a").begins().now(boots=2, swords=1)
    table, mouse = seated(make_app, there.answer("walk:D02.a-b"))
    lines = {line.key: line.text for line in table.papers.slip_lines()}
    assert lines["swords:0"] == table.words("catacombs.fight.wounds", n=1, swords=0)
    assert lines["swords:1"] == table.words("catacombs.fight.swords", n=0, swords=1)
    mouse.click_at(mouse.spots()["answer:swords:0"].rect.center)
    assert table.presenter.view["players"][0]["hurt"] == 1


def test_c5_4_the_way_is_shown_while_its_monsters_are_asked_about(make_app, monkeypatch) -> None:
    there = a_table().tile("D02", (0, -1)).pawn(0, "D02.a").begins().now(boots=2, swords=1)
    table, mouse = seated(make_app, there)
    board = table.board
    walk = board.board.walks[MapRoom("D02.b")]
    assert board.board.facts.under_way is None
    mouse.click_at(spot(table, "anchor:D02.b").rect.center)
    mouse.pump(30)
    assert table.presenter.choices.prompt == "fight"
    way: Walk = sure(board.board.facts.under_way)
    assert (way.points, way.chips) == (walk.points, walk.chips)
    drawn: list[object] = []
    monkeypatch.setattr(board.paint, "_way", lambda _, walk: drawn.append(walk))
    mouse.move(table.area.midtop)
    mouse.pump()
    assert way in drawn
    mouse.click_at(mouse.spots()["answer:swords:1"].rect.center)
    mouse.pump(30)
    assert board.board.facts.under_way is None


def test_c5_9_a_portal_shows_all_its_ends_with_their_price(make_app) -> None:
    there = a_table().tile("D02", (0, -1)).tile("D05", (1, -1)).tile("D08", (1, 0))
    table, _ = seated(make_app, there.pawn(0, "D02.b").begins().now(boots=2, swords=1))
    board = table.board.board
    ends = board.facts.shows[MapPortal("D02")]
    assert {end.at for end in ends} == {
        board.game.places.ways.portal(tile) for tile in ("D05", "D08")
    }
    assert all(dict(end.price)["boot"] == 1 for end in ends)
    names = [table.words(f"catacombs.tile.{tile}.name") for tile in ("D05", "D08")]
    assert all(name in spot(table, "anchor:portal:D02").hint for name in names)


def test_c10_11_a_tile_is_turned_by_its_picture_with_all_that_is_on_it(make_app) -> None:
    there = a_table().tile("D02", (0, -1)).pawn(0, "D02.b").happens(0, TurnYourTile(0, "D02"))
    table, mouse = seated(make_app, there)
    assert [entry.key for entry in table.turns.entries()] == ["turn:1", "turn:2", "turn:3"]
    assert table.page.find("answer:turn:1") is None
    before = table.board.board.pawn_spot(0)
    mouse.click_at(table.turns.where("turn:2").center)
    lying = next(one for one in table.presenter.view["map"] if one["tile"] == "D02")
    assert lying["turn"] == 2
    assert table.board.board.pawn_spot(0) != before


def test_c10_11_it_turns_before_ones_eyes(make_app) -> None:
    there = a_table().tile("D02", (0, -1)).pawn(0, "D02.b").happens(0, TurnYourTile(0, "D02"))
    table = at_catacombs(make_app(speed="normal"), arranged(there))
    table.acts.choose("turn:1")
    Driver(table.app).pump(6)
    movers = table.board.moves.movers
    assert 0 < abs(movers[("tile", "D02")].angle) < 90
    assert 0 in movers


def test_a_token_is_used_from_the_rail(make_app) -> None:
    table, mouse = seated(make_app, a_table().tokens(0, "potion_of_swiftness").begins())
    key = table.presenter.choices.by_verb("token")[0]
    marks = [one for one in table.parts["rail"].spots() if one.key == key]
    assert len(marks) == 1
    mouse.click_at(marks[0].rect.center)
    assert table.presenter.view["players"][0]["tokens"] == []


def test_ways_are_told_by_where_they_lead_and_never_by_a_code(make_app) -> None:
    there = a_table().tile("D02", (0, -1)).pawn(0, "D02.a").begins().now(boots=2, swords=1)
    table, _ = seated(make_app, there)
    choices = table.presenter.choices
    walks = [choices.answer(key) for key in choices.by_verb("walk")]
    tunnels = [choices.answer(key) for key in choices.by_verb("explore")]
    assert walks
    assert all(told.startswith("To ") for told in walks)
    assert tunnels
    assert not any(
        key.partition(".")[2] in told
        for key, told in zip(choices.by_verb("explore"), tunnels, strict=True)
    )
