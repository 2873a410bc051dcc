"""The map: what is drawn, pointed at and clicked; panning and zooming."""

from collections.abc import Callable
from dataclasses import replace

import pygame
import pytest

from game import api
from game.scenes.app import App
from game.scenes.dungeonology.camera import SIDES, Bounds, Camera
from game.scenes.dungeonology.map_tips import Tips
from game.scenes.dungeonology.marks import wait_sign
from game.scenes.dungeonology.tiles import Face
from game.scenes.table.choices import NO_CHOICES
from tests.ui.map_games import MapTable, a_sitting, full_map


@pytest.fixture
def walking(make_app: Callable[..., App]) -> MapTable:
    """Somebody who can step to several zones and lift a new one."""
    return MapTable(make_app(), a_sitting("move", 7, "explore"))


def middle(table: MapTable, zone: str) -> tuple[int, int]:
    """A point of a tile that no figure covers."""
    rect = table.map.tile_rect(zone)
    return rect.centerx, rect.y + rect.h // 4


# --- the camera ----------------------------------------------------------------------------


def test_the_whole_dungeon_fits(make_app: Callable[..., App]) -> None:
    table = MapTable(make_app(), view=full_map())
    clear = table.map.camera.clear
    table.key(pygame.K_0)
    table.rest()
    for zone in table.map.board.zones:
        assert clear.contains(table.map.tile_rect(zone))


def test_left_alone_the_map_is_near_enough_to_see_and_shows_what_matters(
    walking: MapTable,
) -> None:
    camera, board = walking.map.camera, walking.map.board
    walking.rest()
    steps = [zone for zone, walk in board.walks.items() if len(walk["way"]) == 1]
    assert steps
    assert board.explore_cells()
    for cell in [*(board.cell(zone) for zone in [board.here, *steps]), *board.explore_cells()]:
        assert camera.clear.contains(camera.tile(cell)), cell
    late = MapTable(walking.app, view=full_map())
    late.map.camera.attend(late.map.board.around(0))
    late.rest()
    assert late.map.camera.now.side > 1.2 * late.map.camera.farthest


def test_who_moves_the_map_has_it_so_until_the_full_stop(walking: MapTable) -> None:
    camera, board = walking.map.camera, walking.map.board
    walking.move(camera.clear.center)
    walking.wheel(-9)
    walking.rest()
    side = camera.now.side
    camera.attend(board.attention().grown(1))
    walking.rest()
    assert camera.now.side == side
    walking.key(pygame.K_PERIOD)
    walking.rest()
    assert camera.now.side > side
    assert camera.clear.contains(walking.map.tile_rect(board.here))


@pytest.mark.parametrize("steps", [1, 3, -1, -2])
def test_the_wheel_zooms_towards_the_pointer(make_app: Callable[..., App], steps: int) -> None:
    table = MapTable(make_app(), view=full_map())
    table.map.zoom(5)
    table.rest()
    at = table.map.camera.clear.center
    table.move(at)
    before, side = table.map.camera.to_world(at), table.map.camera.now.side
    table.wheel(steps)
    assert not table.map.camera.still
    table.rest()
    after = table.map.camera.to_world(at)
    assert (table.map.camera.now.side > side) == (steps > 0)
    assert after == pytest.approx(before, abs=0.01)


def test_zoom_ends_at_the_whole_dungeon_and_at_one_tile(make_app: Callable[..., App]) -> None:
    table = MapTable(make_app(), view=full_map())
    camera = table.map.camera
    table.move(camera.clear.center)
    table.wheel(100)
    table.rest()
    assert camera.now.side == camera.nearest
    assert 2 * camera.nearest > min(camera.clear.size) >= camera.nearest
    table.wheel(-100)
    table.rest()
    assert camera.now.side == camera.farthest


def test_nothing_of_the_last_frame_shines_through_while_the_map_zooms(
    make_app: Callable[..., App],
) -> None:
    table = MapTable(make_app(), view=full_map())
    table.draw()
    table.move(table.map.camera.clear.center)
    table.wheel(1)
    for _ in range(40):
        table.map.update(1 / 240)
        frames = []
        for colour in ("red", "blue"):
            canvas = pygame.Surface(table.map.rect.size).convert()
            canvas.fill(colour)
            table.map.draw(canvas)
            frames.append(canvas.get_buffer().raw)
        assert frames[0] == frames[1]


def test_a_drag_moves_the_map_with_the_pointer(walking: MapTable) -> None:
    walking.map.zoom(6)
    walking.rest()
    at = walking.map.camera.clear.center
    before = walking.map.camera.to_world(at)
    walking.drag(at, (at[0] + 40, at[1] - 30))
    assert walking.map.camera.to_world((at[0] + 40, at[1] - 30)) == pytest.approx(before)
    assert not walking.chosen
    assert not walking.walked


def test_any_button_but_the_right_one_drags(walking: MapTable) -> None:
    walking.map.zoom(6)
    walking.rest()
    at = walking.map.camera.clear.center
    for button, moves in ((1, True), (2, True), (3, False)):
        before = walking.map.camera.now.x
        walking.drag(at, (at[0] + 40, at[1]), button)
        assert (walking.map.camera.now.x != before) == moves


def test_a_press_that_hardly_moves_is_a_click(walking: MapTable) -> None:
    zone = next(iter(walking.map.board.walks))
    at = middle(walking, zone)
    walking.drag(at, (at[0] + 2, at[1] + 2))
    assert walking.walked == [walking.map.board.walks[zone]["way"]]


def test_the_map_never_drifts_off(make_app: Callable[..., App]) -> None:
    table = MapTable(make_app(), view=full_map())
    whole = table.app.screen.get_rect()
    for steps in (-100, 3, 4, 100):
        table.map.zoom(steps)
        table.rest()
        for by in ((900, 0), (-900, 0), (0, 900), (0, -900)):
            for _ in range(20):
                table.drag((640, 360), (640 + by[0], 360 + by[1]))
            tiles = [table.map.tile_rect(zone) for zone in table.map.board.zones]
            hull = tiles[0].unionall(tiles[1:])
            assert hull.colliderect(whole.inflate(-80, -80))


def test_arrows_glide_zero_fits_and_the_full_stop_finds_the_scholar(walking: MapTable) -> None:
    camera, view = walking.map.camera, walking.map.view
    walking.map.zoom(9)
    walking.rest()
    for key, axis, sign in (
        (pygame.K_LEFT, "x", -1),
        (pygame.K_RIGHT, "x", 1),
        (pygame.K_UP, "y", -1),
        (pygame.K_DOWN, "y", 1),
    ):
        before = getattr(camera.now, axis)
        assert walking.key(key)
        assert getattr(camera.now, axis) == before
        walking.rest()
        assert (getattr(camera.now, axis) - before) * sign > 0
    assert walking.key(pygame.K_PERIOD)
    walking.rest()
    home = walking.map.tile_rect(view["scholars"][view["active"]]["zone"])
    assert walking.app.screen.get_rect().colliderect(home)
    assert walking.key(pygame.K_0)
    walking.rest()
    assert camera.now.side == camera.farthest
    assert (camera.now.x, camera.now.y) == pytest.approx(camera.bounds.middle)


def test_a_movement_of_the_view_can_be_interrupted(make_app: Callable[..., App]) -> None:
    table = MapTable(make_app(), view=full_map())
    camera = table.map.camera
    table.map.zoom(5)
    table.map.update(0.03)
    assert not camera.still
    half = camera.now.side
    table.map.zoom(-100)
    table.rest()
    assert camera.now.side == camera.farthest < half


def test_at_speed_off_and_with_reduced_motion_the_view_is_there_at_once(
    make_app: Callable[..., App],
) -> None:
    for settings in ({"speed": "off"}, {"reduced_motion": True}):
        table = MapTable(make_app(**settings), view=full_map())
        table.map.zoom(4)
        table.map.update(0.0)
        assert table.map.camera.still


def test_a_dungeon_that_grows_stays_in_view() -> None:
    camera = Camera()
    camera.place(pygame.Rect(100, 50, 800, 500))
    camera.cover(Bounds(0, 0, 1, 1))
    for high in range(2, 9):
        camera.cover(Bounds(0, 0, 2, high))
        camera.jump()
        assert camera.clear.contains(camera.tile((0, 0)).union(camera.tile((1, high - 1))))
    assert list(SIDES) == sorted(set(SIDES))


def test_at_rest_nothing_is_drawn(walking: MapTable) -> None:
    walking.draw()
    walking.frames = 0
    for _ in range(30):
        assert not walking.map.update(1 / 60)
    assert walking.frames == 0


# --- what is drawn -------------------------------------------------------------------------


@pytest.mark.parametrize("size", [(1024, 600), (1280, 720), (1920, 1080)])
def test_every_zoom_draws(make_app: Callable[..., App], size: tuple[int, int]) -> None:
    table = MapTable(make_app(size), view=full_map())
    seen = set()
    table.map.zoom(-100)
    for _ in range(len(SIDES)):
        table.map.update(0.05)
        table.draw()
        table.rest()
        seen.add(table.draw())
        table.map.zoom(1)
    assert table.map.camera.now.side == table.map.camera.nearest
    assert len(seen) > 8


def differs(table: MapTable, one: Face, other: Face, side: int) -> bool:
    art = table.map.art
    return art.face(one, side).get_view("0").raw != art.face(other, side).get_view("0").raw


@pytest.mark.parametrize("side", [96, 160, 300])
@pytest.mark.parametrize(
    "token",
    ["trap", "trap_ambush", "trap_stop", "trap_toll", "teleport", "secret"],
)
def test_tokens_are_drawn(walking: MapTable, token: str, side: int) -> None:
    face = Face("I-1", 0, ("civ", "", "civ"))
    assert differs(walking, face, replace(face, tokens=(f"token_{token}",)), side)


@pytest.mark.parametrize("side", [60, 96, 160, 300])
def test_all_that_rules_see_shows(walking: MapTable, side: int) -> None:
    face = Face("II-5", 0, ("mil", "", "civ", ""))
    pawn = walking.map.board.pawn(0)
    changes = [
        {"pawns": (pawn,)},
        {"pawns": (replace(pawn, current=not pawn.current),)},
        {"pawns": (walking.map.board.pawn("boss"),)},
        {"glow": "near", "cost": 1},
        {"glow": "choice"},
        {"turn": 1},
    ]
    if side >= 96:
        changes.append({"slots": ("mil", "wealth", "civ", "")})
    for change in changes:
        assert differs(walking, face, replace(face, **change), side), change


def test_unresolved_stairs_shine(walking: MapTable) -> None:
    face = Face("I-1", 0)
    assert differs(walking, face, replace(face, stairs_open=True), 200)


def test_traps_of_others_lie_face_down(walking: MapTable) -> None:
    view = dict(full_map())
    lying = [dict(one) for one in view["map"]]
    lying[3]["traps"] = [
        {"owner": 1, "open": False, "face": None},
        {"owner": 0, "open": False, "face": "toll"},
    ]
    walking.map.show({**view, "map": lying}, NO_CHOICES)
    assert walking.map.board.faces[lying[3]["zone"]].tokens == ("token_trap", "token_trap_toll")


def test_joints_lie_on_shared_borders(walking: MapTable) -> None:
    view = full_map()
    walking.map.show(view, NO_CHOICES)
    pairs = [p for one in view["map"] for p in one["pairs"] if p["joint"] != "open"]
    assert pairs
    assert 2 * len(walking.map.board.joints) == len(pairs)


@pytest.mark.parametrize("size", [100, 150, 200])
def test_names_stay_readable_and_inside(make_app: Callable[..., App], size: int) -> None:
    table = MapTable(make_app(text_size=size), view=full_map())
    for side in (64, 84, 100, 112, 130, 160, 200, 256, 400):
        for zone in table.app.box.zones:
            label = table.map.art.names.label(zone, side)
            assert label.block.px >= 14
            assert not label.block.cut
            assert pygame.Rect(0, 0, side, side).contains(label.box)
            assert label.block.size[0] <= side * 1.25


# --- what can be clicked -------------------------------------------------------------------


def test_what_glows_is_what_the_engine_says_is_in_reach(walking: MapTable) -> None:
    choices = walking.map.choices
    state = choices.sitting.timeline.state  # type: ignore[attr-defined]
    reach = {step["zone"]: step for step in api.reach(state, choices.seat)}
    faces = walking.map.board.faces
    assert {zone for zone, face in faces.items() if face.glow} == set(reach)
    assert {z: face.cost for z, face in faces.items() if face.glow} == {
        zone: step["cost"] for zone, step in reach.items()
    }
    # The scholar's own zone answers too: it can be studied once the movement has ended.
    enabled = {s.id for s in walking.map.areas() if s.enabled and s.id.startswith("zone:")}
    assert enabled - {f"zone:{walking.map.board.here}"} == {f"zone:{zone}" for zone in reach}


def test_a_click_on_a_far_zone_reports_the_whole_way(walking: MapTable) -> None:
    walks = walking.map.board.walks
    zone = max(walks, key=lambda one: len(walks[one]["way"]))
    assert len(walks[zone]["way"]) > 1
    walking.click(middle(walking, zone))
    assert walking.walked == [walks[zone]["way"]]


def test_the_way_and_what_waits_on_it_show_under_the_pointer(walking: MapTable) -> None:
    before = walking.draw()
    zone = max(walking.map.board.walks, key=lambda one: walking.map.board.walks[one]["cost"])
    walking.move(middle(walking, zone))
    assert walking.draw() != before
    words, _ = walking.map.tip()
    assert str(walking.map.board.walks[zone]["cost"]) in words
    for wait in walking.map.board.walks[zone]["waits"]:
        assert walking.app.words(f"zone.{wait['zone']}.name") in words


def test_whatever_may_wait_on_a_way_has_words_and_a_sign(make_app: Callable[..., App]) -> None:
    app = make_app()
    kinds = [(kind, None) for kind in ("ambush", "toll", "stop", "boss", "stairs", "trap")]
    told = set()
    for kind, face in (*kinds, ("trap", "ambush"), ("trap", "toll"), ("trap", "stop")):
        wait = {"kind": kind, "face": face, "n": 2, "zone": "I-1"}
        words = Tips(app).walk({"zone": "I-2", "cost": 2, "waits": [wait]}, ["civ"])
        way, door, waits = words.split("\n")
        assert app.words("zone.I-2.name") in way
        assert "[civ]" in door
        assert app.words("zone.I-1.name") in waits
        assert app.look.pictures.get(f"signs/{wait_sign(wait)}", 32).get_width() > 1
        told.add(waits)
    assert len(told) == 9, "each has words of its own"


def test_a_zone_out_of_reach_says_why(make_app: Callable[..., App]) -> None:
    sitting = a_sitting("move", 12, "step")
    table = MapTable(make_app(), sitting)
    board = table.map.board
    out = [zone for zone in board.zones if zone not in board.walks and zone != board.here]
    assert out
    for far in out:
        words = table.map.spots.tip(f"zone:{far}")
        why = table.app.words("map.out_of_reach")
        assert (board.choices.why_not(f"step:{far}") if board.is_beside(far) else why) in words
    table.move(middle(table, far))
    assert table.map.tip()[0] == words
    table.click(middle(table, far))
    assert not table.walked
    assert not table.chosen


def test_free_sides_offer_to_lift_a_zone(walking: MapTable) -> None:
    board = walking.map.board
    spots = [spot for spot in walking.map.areas() if spot.key == "explore"]
    assert len(spots) == len(board.explore["sides"]) > 0
    for spot in spots:
        assert not board.zone_on(tuple(map(int, spot.id.split(":")[1:])))
    walking.click(spots[0].rect.center)
    assert walking.chosen == ["explore"]


@pytest.mark.parametrize(("prompt", "verb"), [("drop_where", "drop_to"), ("collect_where", "zone")])
def test_zones_that_can_be_chosen_light_up(
    make_app: Callable[..., App], prompt: str, verb: str
) -> None:
    sitting = a_sitting(prompt, 2, verb)
    table = MapTable(make_app(), sitting)
    keys = [option.key for option in sitting.question.options if option.verb == verb]
    lit = {zone for zone, face in table.map.board.faces.items() if face.glow == "choice"}
    assert lit == {key.split(":")[1] for key in keys}
    for key in keys:
        table.click(middle(table, key.split(":")[1]))
    assert table.chosen == keys


def test_scholars_that_can_be_chosen_are_ringed(make_app: Callable[..., App]) -> None:
    sitting = a_sitting("declare", 5, "target")
    table = MapTable(make_app(), sitting)
    keys = [o.key for o in sitting.question.options if o.verb == "target"]
    spots = {s.id: s for s in table.map.areas() if s.id.startswith("pawn:") and s.enabled}
    assert set(spots) == {f"pawn:{key.split(':')[1]}" for key in keys}
    for key in keys:
        seat = int(key.split(":")[1])
        assert table.map.board.pawn(seat).lit
        assert table.map.use(f"pawn:{seat}")
    assert table.chosen == keys


def test_several_answers_for_one_thing_are_asked_for(make_app: Callable[..., App]) -> None:
    sitting = a_sitting("act", 5, "study")
    table = MapTable(make_app(), sitting)
    keys = [o.key for o in sitting.question.options if o.verb == "study"]
    assert len(keys) > 1
    table.map.use(f"zone:{table.map.board.here}")
    assert table.picked == [keys]


def test_a_figure_nobody_can_choose_does_not_hide_its_zone(walking: MapTable) -> None:
    board = walking.map.board
    taken = [z for z in board.walks if board.figures(z)]
    assert taken
    who = board.figures(taken[0])[0]
    spot = next(s for s in walking.map.areas() if s.id == f"pawn:{who}")
    walking.click(spot.rect.center)
    assert walking.walked == [board.walks[taken[0]]["way"]]


def test_the_right_button_and_i_look_at_what_is_under_the_pointer(walking: MapTable) -> None:
    zone = next(iter(walking.map.board.walks))
    walking.click(middle(walking, zone), 3)
    walking.move(middle(walking, zone))
    walking.key(pygame.K_i)
    assert walking.inspected == [("zone", zone)] * 2
    assert not walking.walked


def test_nothing_can_be_clicked_when_nobody_is_asked(make_app: Callable[..., App]) -> None:
    table = MapTable(make_app(), view=full_map())
    assert not any(spot.enabled for spot in table.map.areas())
    for spot in table.map.areas():
        table.click(spot.rect.center)
    assert not table.chosen
    assert not table.walked
    assert not table.picked


def test_hit_areas_lie_where_things_are_drawn(walking: MapTable) -> None:
    for zone in walking.map.board.zones:
        spot = walking.map.spots.find(f"zone:{zone}")
        assert spot.rect == walking.map.tile_rect(zone)
        assert spot.hint
    for spot in walking.map.areas():
        if spot.id.startswith("pawn:"):
            assert any(
                walking.map.tile_rect(z).contains(spot.rect.clip(walking.map.tile_rect(z)))
                and walking.map.tile_rect(z).colliderect(spot.rect)
                for z in walking.map.board.zones
            )


def test_the_pointer_gone_nothing_is_pointed_at(walking: MapTable) -> None:
    walking.move(middle(walking, next(iter(walking.map.board.zones))))
    assert walking.map.hover
    walking.move((-9999, -9999))
    assert not walking.map.hover
    assert walking.map.tip() is None


def test_a_mark_from_elsewhere_is_framed(walking: MapTable) -> None:
    before = walking.draw()
    walking.map.mark(("zone", "I-0"))
    assert walking.draw() != before
    walking.map.mark(None)
    assert walking.draw() == before


def test_a_window_of_another_size_keeps_the_dungeon(make_app: Callable[..., App]) -> None:
    table = MapTable(make_app((1920, 1080)), view=full_map())
    for size in ((1024, 600), (1600, 900)):
        table.map.clear = pygame.Rect(100, 60, size[0] - 300, size[1] - 200)
        table.map.place(pygame.Rect((0, 0), size))
        for zone in table.map.board.zones:
            assert table.map.clear.contains(table.map.tile_rect(zone))


def test_a_new_game_shows_one_tile_with_four_scholars(make_app: Callable[..., App]) -> None:
    table = MapTable(make_app(), view=a_sitting().view(None))
    assert len(table.map.board.faces["I-0"].pawns) == 4
    assert sum(pawn.current for pawn in table.map.board.faces["I-0"].pawns) == 1
