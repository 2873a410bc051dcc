"""Tile faces: the maps say what the data say and turn as the rules turn."""

from __future__ import annotations

import math
import re
from itertools import combinations, product

import pygame
import pytest

from game.assets.catacombs.fallback_faces import bare_places, end_point, icon_kinds
from game.assets.catacombs.tile_file import TILES
from game.assets.catacombs.tile_ground import RIM
from game.assets.catacombs.tile_hewing import Hewing
from game.assets.catacombs.tile_places import UNIT, Laid, turned_point
from game.engine.titles.catacombs.box import Tile
from tests.assets.catacombs_faces import DATA, files

CLOSE = pytest.approx
NEAR = 0.005  # maps are written to a tenth of a pixel


def grid(x: float, y: float) -> tuple[float, float]:
    """C17.1: a grid point as a share of the tile's side."""
    return (x + 0.5) * UNIT, (y + 0.5) * UNIT


def halves(tile: Tile) -> dict[str, object]:
    """Tunnels and halves of a face by name (C5.1)."""
    return {half.name: half for half in (*tile.ends.values(), *tile.inner)}


# -- the maps and the data


def test_there_is_a_map_for_every_face_and_no_other() -> None:
    assert {path.stem for path in TILES.glob("*.tmx")} == set(DATA)
    assert len(DATA) == 30


@pytest.mark.parametrize("face", sorted(DATA))
def test_c17_the_map_says_what_the_data_say(face: str) -> None:
    drawn, tile = files()[face], DATA[face]
    assert drawn.theme == ("haunted" if tile.haunted else tile.kind)
    assert drawn.high == (2 if tile.kind == "start" else 1)
    both = {"depths", "safe"} if tile.kind == "start" else {drawn.theme}
    assert {theme for theme, _ in drawn.marks} == both
    assert {name: room.features for name, room in drawn.rooms.items()} == {
        name: room.features for name, room in tile.rooms.items()
    }
    for name, room in tile.rooms.items():
        assert drawn.rooms[name].at == CLOSE(grid(room.x, room.y), abs=NEAR)
    assert (drawn.portal is None) == (tile.portal is None)
    if drawn.portal and tile.portal:
        assert drawn.portal == CLOSE(grid(*tile.portal), abs=NEAR)


@pytest.mark.parametrize("face", sorted(DATA))
def test_c17_4_tunnels_lead_where_the_data_say_with_their_icons(face: str) -> None:
    drawn, tile = files()[face], DATA[face]
    assert set(drawn.tunnels) == set(halves(tile))
    spots = {name: room.at for name, room in drawn.rooms.items()} | {"P": drawn.portal}
    spots |= {end: end_point(end) for end in tile.ends}
    for half in (*tile.ends.values(), *tile.inner):
        tunnel = drawn.tunnels[half.name]
        assert (tunnel.room, tunnel.goal) == (half.a, half.b)
        assert tunnel.bends[0] == CLOSE(spots[half.a], abs=NEAR)
        assert tunnel.bends[-1] == CLOSE(spots[half.b], abs=NEAR)
        assert tuple(icon.kind for icon in tunnel.icons) == icon_kinds(half)
        assert {icon.origin for icon in tunnel.icons if icon.kind == "arrow"} <= {half.only}
        line = Laid(drawn, 0).places.tunnels[half.name].line
        for icon in tunnel.icons:
            assert min(math.dist(icon.at, p) for p in line) < 0.24 * UNIT, half.name


def test_c17_10_the_totals_of_the_table_are_on_the_maps() -> None:
    depths = [files()[face] for face in DATA if face[0] == "D"]
    icons = [[icon.kind for icon in t.icons] for f in depths for t in f.tunnels.values()]
    assert len(icons) == 249
    assert sum("foot" in row for row in icons) == 48
    assert sum(row.count("monster") == 1 for row in icons) == 63
    assert sum(row.count("monster") == 2 for row in icons) == 7
    assert sum("lock" in row for row in icons) == 13
    assert sum("arrow" in row for row in icons) == 11


def test_c17_2_every_end_meets_the_edge_square() -> None:
    for face, drawn in files().items():
        for name, tunnel in Laid(drawn, 0).places.tunnels.items():
            assert tunnel.is_exit == (name in DATA[face].ends)
            if tunnel.is_exit:
                (ax, ay), (bx, by) = drawn.tunnels[name].bends[-2:]
                across = abs(ay - by) if name[0] in "EW" else abs(ax - bx)
                assert across < NEAR, f"{face} {name}"


def test_rooms_stand_inside_their_outlines() -> None:
    for face, drawn in files().items():
        for name, room in drawn.rooms.items():
            assert len(room.outline) >= 8
            far = [math.dist(room.at, p) / UNIT for p in room.outline]
            assert 0.3 < min(far) <= max(far) < 1.1, f"{face}.{name}"


def test_the_rock_fills_the_face_and_every_cell_is_shown_once() -> None:
    for face, drawn in files().items():
        text = (TILES / f"{face}.tmx").read_text("utf-8")
        layers = re.findall(r'<data encoding="csv">(.*?)</data>', text, re.S)
        for patches, layer in zip((drawn.ground, drawn.walls, drawn.floor), layers, strict=True):
            cells = sum(int(gid) > 0 for gid in layer.split(","))
            assert sum(p.part[2] * p.part[3] for p in patches) == cells * 16 * 16
            boxes = [pygame.Rect(p.at, p.part[2:]) for p in patches]
            assert all(len(box.collidelistall(boxes)) == 1 for box in boxes), face
        assert len(drawn.ground) == 1


def test_masonry_and_paving_reach_as_far_as_the_face_is_hewn() -> None:
    for face, drawn in files().items():
        hewing = Hewing(Laid(drawn, 0), 240)
        for patches, grow in ((drawn.walls, RIM), (drawn.floor, 0.0)):
            bare = pygame.mask.from_surface(hewing.mask(grow), 60)
            for patch in patches:
                x, y, w, h = (v // 2 for v in (*patch.at, *patch.part[2:]))
                bare.erase(pygame.Mask((w, h), fill=True), (x, y))
            assert bare.count() == 0, face


# -- turning


def test_c17_3_places_turn_like_the_rules() -> None:
    for face, drawn in files().items():
        if drawn.high == 2:
            continue
        flat = Laid(drawn, 0).places
        for turn in range(4):
            places = Laid(drawn, turn).places
            for name, room in places.rooms.items():
                assert room.at == CLOSE(turned_point(flat.rooms[name].at, turn))
            for name, tunnel in places.tunnels.items():
                assert tunnel.line[-1] == CLOSE(turned_point(flat.tunnels[name].line[-1], turn))
                for icon, before in zip(tunnel.icons, flat.tunnels[name].icons, strict=True):
                    turned = (before.angle + 90 * turn - icon.angle) % 360
                    assert min(turned, 360 - turned) < 1e-6, f"{face} {name}"


def test_c5_6_an_arrow_points_the_way_one_may_walk() -> None:
    places = Laid(files()["D04"], 0).places
    assert places.tunnels["c-d"].icons[0].angle == CLOSE(0, abs=30)  # from d, on the left, to c
    assert places.tunnels["W1"].icons[0].angle == CLOSE(180, abs=30)  # out of the tile
    inwards = Laid(files()["D12"], 0).places.tunnels["W2"].icons[0]
    assert inwards.angle % 360 < 30 or inwards.angle % 360 > 330


def test_pawns_cubes_and_artifacts_stand_upright_beside_the_middle() -> None:
    for turn in range(4):
        room = Laid(files()["D03"], turn).places.rooms["a"]
        assert all(y > room.at[1] for _, y in room.cubes), "before the stone"
        assert [x for x, _ in room.cubes] == sorted(x for x, _ in room.cubes)
        assert room.artifact[1] < room.at[1], "above the plinth"
        for count in range(1, 7):
            feet = room.pawns(count)
            assert len(set(feet)) == count
            assert all(math.dist(foot, room.at) < 0.75 * UNIT for foot in feet)


def test_a_place_is_in_the_room_it_is_near_to() -> None:
    places = Laid(files()["D02"], 1).places
    for name, room in places.rooms.items():
        assert places.near(room.at) == name
    assert places.near((0.5, 0.5)) == ""


@pytest.mark.parametrize("face", sorted(DATA))
def test_places_by_the_rules_alone_are_those_of_the_map(face: str) -> None:
    for turn in range(4):
        drawn = Laid(files()[face], turn if files()[face].high == 1 else 0).places
        bare = bare_places(DATA[face], turn)
        for name, room in bare.rooms.items():
            assert room.at == CLOSE(drawn.rooms[name].at, abs=NEAR)
        assert set(bare.tunnels) == set(drawn.tunnels)
        for name, tunnel in bare.tunnels.items():
            assert tunnel.line[-1] == CLOSE(drawn.tunnels[name].line[-1], abs=NEAR)
            assert [i.kind for i in tunnel.icons] == [i.kind for i in drawn.tunnels[name].icons]


def test_c17_15_icons_keep_apart_and_off_the_rooms() -> None:
    for face, drawn in files().items():
        spots = [icon.at for tunnel in drawn.tunnels.values() for icon in tunnel.icons]
        for a, b in combinations(spots, 2):
            assert math.dist(a, b) > 0.44 * UNIT, face
        for spot, room in product(spots, drawn.rooms.values()):
            assert math.dist(spot, room.at) > 0.7 * UNIT, face


def test_c17_15_no_tunnel_runs_into_a_room_it_does_not_lead_to() -> None:
    for face, drawn in files().items():
        for name, tunnel in Laid(drawn, 0).places.tunnels.items():
            for other, room in drawn.rooms.items():
                if other not in (tunnel.room, tunnel.goal):
                    near = min(math.dist(p, room.at) for p in tunnel.line)
                    assert near > 1.03 * UNIT, f"{face}: {name} passes {other}"


def test_what_stands_in_a_room_at_the_border_is_smaller() -> None:
    places = Laid(files()["D20"], 2).places
    assert places.rooms["a"].scale < 1
    assert places.rooms["e"].scale == 1
