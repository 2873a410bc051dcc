"""Tile faces: the maps say what the data say, turn as the rules turn, and tell what is wrong with them."""

from __future__ import annotations

import math
import re
import shutil
from dataclasses import replace
from itertools import combinations, pairwise, product
from pathlib import Path

import pygame
import pytest

from art.draw.registry import entries
from game.assets import ART, AssetError
from game.assets.catacombs.fallback_tiles import MendedTiles, bare_places, end_point, icon_kinds
from game.assets.catacombs.tile_file import TILES, TileFile, load_tile
from game.assets.catacombs.tile_frame import paint_frame
from game.assets.catacombs.tile_ground import RIM
from game.assets.catacombs.tile_hewing import Hewing
from game.assets.catacombs.tile_pictures import TilePictures, painted
from game.assets.catacombs.tile_places import UNIT, Laid, turned_point
from game.assets.catacombs.tile_rooms import SCENES_FROM, Worn, sprites
from game.content.texts import catalogue
from game.content.titles import load
from game.engine.titles.catacombs.box import Tile

TILESETS = ART / "catacombs" / "tilesets"
DATA: dict[str, Tile] = dict(load("catacombs").tiles)
CLOSE = pytest.approx
NEAR = 0.005  # maps are written to a tenth of a pixel
MEGABYTES = 7
USED_UP = ("chest", "tome", "cell", "shrine")


@pytest.fixture(scope="module", autouse=True)
def _display() -> None:
    pygame.display.init()
    pygame.display.set_mode((8, 8))


@pytest.fixture(scope="module")
def files() -> dict[str, TileFile]:
    """All maps, read once."""
    return {face: load_tile(TILES / f"{face}.tmx") for face in DATA}


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """A map to break, with its tile sets beside it."""
    shutil.copytree(TILESETS, tmp_path / "tilesets")
    (tmp_path / "tiles").mkdir()
    return Path(shutil.copy(TILES / "D04.tmx", tmp_path / "tiles" / "D04.tmx"))


def grid(x: float, y: float) -> tuple[float, float]:
    """C17.1: a grid point as a share of the tile's side."""
    return (x + 0.5) * UNIT, (y + 0.5) * UNIT


def halves(tile: Tile) -> dict[str, object]:
    """Tunnels and halves of a face by name (C5.1)."""
    return {half.name: half for half in (*tile.ends.values(), *tile.inner)}


def worn_out(drawn: TileFile) -> Worn:
    """All that can be used up on a face, and all its locks opened (C7.6, C5.5)."""
    used = [(name, feature) for name, room in drawn.rooms.items() for feature in room.features]
    locks = [
        (name, n)
        for name, tunnel in drawn.tunnels.items()
        for n, icon in enumerate(tunnel.icons)
        if icon.kind == "lock"
    ]
    return Worn(frozenset(one for one in used if one[1] in USED_UP), frozenset(locks))


# -- the maps and the data


def test_there_is_a_map_for_every_face_and_no_other() -> None:
    assert {path.stem for path in TILES.glob("*.tmx")} == set(DATA)
    assert len(DATA) == 30


@pytest.mark.parametrize("face", sorted(DATA))
def test_c17_the_map_says_what_the_data_say(face: str, files: dict[str, TileFile]) -> None:
    drawn, tile = files[face], DATA[face]
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
def test_c17_4_tunnels_lead_where_the_data_say_with_their_icons(
    face: str, files: dict[str, TileFile]
) -> None:
    drawn, tile = files[face], DATA[face]
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


def test_c17_10_the_totals_of_the_table_are_on_the_maps(files: dict[str, TileFile]) -> None:
    depths = [files[face] for face in DATA if face[0] == "D"]
    icons = [[icon.kind for icon in t.icons] for f in depths for t in f.tunnels.values()]
    assert len(icons) == 249
    assert sum("foot" in row for row in icons) == 48
    assert sum(row.count("monster") == 1 for row in icons) == 63
    assert sum(row.count("monster") == 2 for row in icons) == 7
    assert sum("lock" in row for row in icons) == 13
    assert sum("arrow" in row for row in icons) == 11


def test_c17_2_every_end_meets_the_edge_square(files: dict[str, TileFile]) -> None:
    for face, drawn in files.items():
        for name, tunnel in Laid(drawn, 0).places.tunnels.items():
            assert tunnel.is_exit == (name in DATA[face].ends)
            if tunnel.is_exit:
                (ax, ay), (bx, by) = drawn.tunnels[name].bends[-2:]
                across = abs(ay - by) if name[0] in "EW" else abs(ax - bx)
                assert across < NEAR, f"{face} {name}"


def test_rooms_stand_inside_their_outlines(files: dict[str, TileFile]) -> None:
    for face, drawn in files.items():
        for name, room in drawn.rooms.items():
            assert len(room.outline) >= 8
            far = [math.dist(room.at, p) / UNIT for p in room.outline]
            assert 0.3 < min(far) <= max(far) < 1.1, f"{face}.{name}"


def test_the_rock_fills_the_face_and_every_cell_is_shown_once(files: dict[str, TileFile]) -> None:
    for face, drawn in files.items():
        text = (TILES / f"{face}.tmx").read_text("utf-8")
        layers = re.findall(r'<data encoding="csv">(.*?)</data>', text, re.S)
        for patches, layer in zip((drawn.ground, drawn.walls, drawn.floor), layers, strict=True):
            cells = sum(int(gid) > 0 for gid in layer.split(","))
            assert sum(p.part[2] * p.part[3] for p in patches) == cells * 16 * 16
            boxes = [pygame.Rect(p.at, p.part[2:]) for p in patches]
            assert all(len(box.collidelistall(boxes)) == 1 for box in boxes), face
        assert len(drawn.ground) == 1


def test_masonry_and_paving_reach_as_far_as_the_face_is_hewn(files: dict[str, TileFile]) -> None:
    for face, drawn in files.items():
        hewing = Hewing(Laid(drawn, 0), 240)
        for patches, grow in ((drawn.walls, RIM), (drawn.floor, 0.0)):
            bare = pygame.mask.from_surface(hewing.mask(grow), 60)
            for patch in patches:
                x, y, w, h = (v // 2 for v in (*patch.at, *patch.part[2:]))
                bare.erase(pygame.Mask((w, h), fill=True), (x, y))
            assert bare.count() == 0, face


# -- turning


def test_c17_3_places_turn_like_the_rules(files: dict[str, TileFile]) -> None:
    for face, drawn in files.items():
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


def test_c5_6_an_arrow_points_the_way_one_may_walk(files: dict[str, TileFile]) -> None:
    places = Laid(files["D04"], 0).places
    assert places.tunnels["c-d"].icons[0].angle == CLOSE(0, abs=30)  # from d, on the left, to c
    assert places.tunnels["W1"].icons[0].angle == CLOSE(180, abs=30)  # out of the tile
    inwards = Laid(files["D12"], 0).places.tunnels["W2"].icons[0]
    assert inwards.angle % 360 < 30 or inwards.angle % 360 > 330


def test_pawns_cubes_and_artifacts_stand_upright_beside_the_middle(
    files: dict[str, TileFile],
) -> None:
    for turn in range(4):
        room = Laid(files["D03"], turn).places.rooms["a"]
        assert all(y > room.at[1] for _, y in room.cubes), "before the stone"
        assert [x for x, _ in room.cubes] == sorted(x for x, _ in room.cubes)
        assert room.artifact[1] < room.at[1], "above the plinth"
        for count in range(1, 7):
            feet = room.pawns(count)
            assert len(set(feet)) == count
            assert all(math.dist(foot, room.at) < 0.75 * UNIT for foot in feet)


def test_a_place_is_in_the_room_it_is_near_to(files: dict[str, TileFile]) -> None:
    places = Laid(files["D02"], 1).places
    for name, room in places.rooms.items():
        assert places.near(room.at) == name
    assert places.near((0.5, 0.5)) == ""


def test_turned_pictures_differ_and_four_turns_lead_home(files: dict[str, TileFile]) -> None:
    pictures = TilePictures()
    shown = [pictures.picture("D09", turn, 60) for turn in range(5)]
    raw = [pygame.image.tobytes(one, "RGB") for one in shown]
    assert len(set(raw[:4])) == 4
    assert shown[4] is shown[0]
    assert {one.get_size() for one in shown} == {(60, 60)}


def test_c17_6_the_start_tile_is_two_cells_high_and_never_turned() -> None:
    pictures = TilePictures()
    assert pictures.picture("XA", 1, 60).get_size() == (60, 120)
    assert pictures.places("XA", 1) is not None
    assert pictures.places("XA", 1).rooms["crypt"].at == CLOSE(grid(2, 8), abs=NEAR)


# -- the pictures


def test_a_scene_near_and_a_sign_far_for_every_feature(files: dict[str, TileFile]) -> None:
    """Every feature in every state has its drawing; rooms that differ never look alike."""
    for face, drawn in files.items():
        laid = Laid(drawn, 0)
        out = worn_out(drawn)
        for side in (96, SCENES_FROM):
            fresh = [one.file for one in sprites(laid, side)]
            worn = [one.file for one in sprites(laid, side, out)]
            assert all(file.is_file() for file in (*fresh, *worn)), face
            changed = len(out.used) + (len(out.opened) if side > 96 else 0)
            assert sum(a != b for a, b in zip(fresh, worn, strict=True)) == changed


def test_c13_4_safe_depths_and_haunted_tiles_differ_without_colour(
    files: dict[str, TileFile],
) -> None:
    """By the pattern of the rim alone: even, with teeth, or wavering."""
    deep = {theme: rim_depths(replace(files["D02"], theme=theme)) for theme in RIMS}
    jumps = {theme: max(abs(a - b) for a, b in pairwise(row)) for theme, row in deep.items()}
    spread = {theme: max(row) - min(row) for theme, row in deep.items()}
    assert spread["safe"] == 0
    assert spread["depths"] > 5
    assert spread["haunted"] > 5
    assert jumps["depths"] > 2 * jumps["haunted"], "teeth are steep, waves are not"


RIMS = ("safe", "depths", "haunted")


def rim_depths(drawn: TileFile) -> list[int]:
    """How far the rim reaches in from above, between the two ends of that side, at 512 px."""
    plain = pygame.Surface((512, 512), depth=32)
    list(paint_frame(plain, Hewing(Laid(drawn, 0), 512)))
    return [
        max((y for y in range(40) if sum(plain.get_at((x, y))[:3]) > 150), default=0)
        for x in range(215, 300)
    ]


@pytest.mark.parametrize(
    ("old", "new"),
    [
        (r'(?s)(name="ground".*?<data encoding="csv">\n)1,2,3,4,5', r"\g<1>400,401,402,403,404"),
        (",4117,4118,4119,", ",4500,4501,4502,"),
        (r'(name="bookshelf" gid="\d+" x=")[\d.]+', r"\g<1>10"),
        (r'(?s)(name="b" type="outline".*?points=")\S+', r"\g<1>40.0,90.0"),
        (r'(?s)(name="b-c" type="tunnel".*?name="made" value=")hewn', r"\g<1>rails"),
    ],
)
def test_what_is_changed_in_tiled_is_seen(copy: Path, old: str, new: str) -> None:
    before = pygame.image.tobytes(TilePictures().picture("D04", 0, 120), "RGB")
    text = copy.read_text("utf-8")
    assert re.search(old, text)
    copy.write_text(re.sub(old, new, text, count=1), "utf-8")
    after = pygame.image.tobytes(TilePictures(copy.parent).picture("D04", 0, 120), "RGB")
    assert after != before


def test_a_face_painted_in_strokes_is_the_face_painted_at_once(files: dict[str, TileFile]) -> None:
    laid = Laid(files["D15"], 3)
    pictures = TilePictures()
    strokes = list(pictures.painting("D15", 3, 96))
    assert len(strokes) > 12, "so that a frame can come in between"
    at_once = painted(TilePictures().painter, laid, 96)
    assert pygame.image.tobytes(strokes[-1], "RGB") == pygame.image.tobytes(at_once, "RGB")


def test_grounds_are_painted_beside_the_game_and_kept_on_disk(tmp_path: Path) -> None:
    pictures = TilePictures(cache_dir=tmp_path)
    assert not pictures.is_ready("S1", 1, 60)
    pictures.prepare([("S1", 1, 60), ("S1", 1, 60)])
    pictures.beside.finish()
    assert pictures.is_ready("S1", 1, 60)
    assert len(list((tmp_path / "tiles").iterdir())) == 1
    again = TilePictures(cache_dir=tmp_path)
    assert again.is_ready("S1", 1, 60)
    fresh = painted(TilePictures().painter, again.laid("S1", 1), 60)
    kept = again.ground("S1", 1, 60)
    assert pygame.image.tobytes(kept, "RGB") == pygame.image.tobytes(fresh, "RGB")
    next((tmp_path / "tiles").iterdir()).write_bytes(b"torn")
    third = TilePictures(cache_dir=tmp_path)
    assert third.ground("S1", 1, 60).get_size() == (60, 60), "a broken file is painted again"
    third.beside.finish()


def test_without_a_folder_prepared_grounds_wait_in_memory() -> None:
    pictures = TilePictures()
    pictures.prepare([("S2", 0, 60)])
    pictures.beside.finish()
    assert pictures.is_ready("S2", 0, 60)
    assert pictures.ground("S2", 0, 60).get_size() == (60, 60)


def test_pictures_are_kept_within_their_memory() -> None:
    few = TilePictures(megabytes=1)
    first = few.picture("S1", 0, 200)
    assert few.picture("S1", 4, 200) is first
    for turn in (1, 2, 3):
        few.picture("S1", turn, 300)
    assert few.picture("S1", 0, 200) is not first


# -- tile sets


def test_every_picture_of_a_set_is_used_and_every_file_belongs_to_a_set(
    files: dict[str, TileFile],
) -> None:
    used = {thing.picture for f in files.values() for thing in (*f.flat, *f.props)}
    used |= {patch.sheet for f in files.values() for patch in (*f.ground, *f.walls, *f.floor)}
    listed = {
        (TILESETS / source).resolve()
        for path in TILESETS.glob("*.tsx")
        for source in re.findall(r'<image source="([^"]+)"', path.read_text("utf-8"))
    }
    on_disk = {path for kind in ("svg", "png") for path in TILESETS.rglob(f"*.{kind}")}
    rooms = {path for path in on_disk if path.parent.name in ("rooms", "signs")}
    assert listed - used == set()
    assert listed | rooms == on_disk


def test_every_room_and_sign_is_shown_somewhere(files: dict[str, TileFile]) -> None:
    shown = set()
    for drawn in files.values():
        for side in (168, SCENES_FROM):
            for worn in (Worn(), worn_out(drawn)):
                shown |= {one.file for one in sprites(Laid(drawn, 0), side, worn)}
    drawings = {*(TILESETS / "rooms").glob("*.svg"), *(TILESETS / "signs").glob("*.svg")}
    assert drawings - shown == set()


def test_the_drawings_are_what_the_code_draws() -> None:
    stale = [
        entry.name
        for entry in entries("catacombs/tilesets")
        if (ART / f"{entry.name}.svg").read_text("utf-8") != entry.picture().svg()
    ]
    assert stale == [], "run python -m art.draw --only catacombs/tilesets"


def test_the_tiles_stay_small() -> None:
    found = [p for folder in (TILES, TILESETS) for p in folder.rglob("*") if p.is_file()]
    assert sum(path.stat().st_size for path in found) < MEGABYTES * 1024 * 1024


def test_props_keep_off_the_rooms_at_every_turn(files: dict[str, TileFile]) -> None:
    """The foot of a thing never stands on the floor of a room."""
    for face, drawn in files.items():
        for thing in drawn.props:
            up = min(thing.width, thing.height) * 0.42
            middle = (thing.x + thing.width / 2, thing.y + thing.height - up)
            for name, room in drawn.rooms.items():
                radius = sum(math.dist(room.at, p) for p in room.outline) / len(room.outline)
                assert math.dist(middle, room.at) > radius, f"{face}.{name} {thing.picture.stem}"


# -- faults


def broken(path: Path, old: str, new: str) -> AssetError:
    """The fault told about a map in which one thing was changed."""
    text = path.read_text("utf-8")
    assert re.search(old, text), old
    path.write_text(re.sub(old, new, text, count=1), "utf-8")
    with pytest.raises(AssetError) as told:
        load_tile(path)
    sentence = catalogue().say(told.value.key, **told.value.args_by_name)
    assert path.name in sentence
    return told.value


@pytest.mark.parametrize(
    ("old", "new", "key"),
    [
        ("</map>", "</mop>", "fault.map_xml"),
        (r'(?s)(<data encoding="csv">\n)[^\n]*\n', r"\1", "fault.map_cells"),
        (r'(?s)(<data encoding="csv">\n)\d+,', r"\g<1>1000000,", "fault.map_tile"),
        ('name="walls"', 'name="wall"', "fault.map_layer"),
        ('value="depths"', 'value="depth"', "fault.tile_theme"),
        (r"tilesets/props\.tsx", "tilesets/propz.tsx", "fault.map_broken"),
        (r'name="bookshelf" gid="\d+"', 'name="bookshelf" gid="999999"', "fault.map_tile"),
        ('name="a" type="room"', 'name="a" type="roam"', "fault.tile_mark"),
        ('name="a" type="outline"', 'name="z" type="outline"', "fault.tile_outline"),
        (r'<polyline points="[^"]*"/>', "<point/>", "fault.tile_mark"),
    ],
)
def test_what_is_wrong_with_a_map_is_named(copy: Path, old: str, new: str, key: str) -> None:
    assert broken(copy, old, new).key == key


def test_a_missing_map_is_named(tmp_path: Path) -> None:
    with pytest.raises(AssetError) as told:
        TilePictures(tmp_path).places("D99")
    assert told.value.key == "fault.map_missing"


def test_a_missing_picture_is_named(copy: Path) -> None:
    (copy.parent.parent / "tilesets" / "props" / "bookshelf.svg").unlink()
    with pytest.raises(AssetError) as told:
        load_tile(copy)
    assert told.value.key == "fault.map_picture"


def test_a_table_without_a_map_goes_on_with_torn_paper(tmp_path: Path) -> None:
    heard: list[str] = []

    def mend(error: AssetError, wide: int, high: int) -> pygame.Surface:
        return pygame.Surface((wide, high))

    tiles = MendedTiles(DATA, lambda error: heard.append(error.key), mend, tmp_path)
    assert tiles.picture("D05", 1, 90).get_size() == (90, 90)
    assert tiles.picture("XB", 0, 90).get_size() == (90, 180)
    assert tiles.is_ready("D05", 1, 90)
    assert set(tiles.places("D05", 1).rooms) == set(DATA["D05"].rooms)
    tiles.places("D05", 2)
    assert heard == ["fault.map_missing"], "told once"
    tiles.prepare([("D05", 0, 90)])
    tiles.beside.finish()


@pytest.mark.parametrize("face", sorted(DATA))
def test_places_by_the_rules_alone_are_those_of_the_map(
    face: str, files: dict[str, TileFile]
) -> None:
    for turn in range(4):
        drawn = TilePictures.laid(_with(files[face], face), face, turn).places
        bare = bare_places(DATA[face], turn)
        for name, room in bare.rooms.items():
            assert room.at == CLOSE(drawn.rooms[name].at, abs=NEAR)
        assert set(bare.tunnels) == set(drawn.tunnels)
        for name, tunnel in bare.tunnels.items():
            assert tunnel.line[-1] == CLOSE(drawn.tunnels[name].line[-1], abs=NEAR)
            assert [i.kind for i in tunnel.icons] == [i.kind for i in drawn.tunnels[name].icons]


def _with(drawn: TileFile, face: str) -> TilePictures:
    pictures = TilePictures()
    pictures._files[face] = drawn
    return pictures


def test_c17_15_icons_keep_apart_and_off_the_rooms(files: dict[str, TileFile]) -> None:
    for face, drawn in files.items():
        spots = [icon.at for tunnel in drawn.tunnels.values() for icon in tunnel.icons]
        for a, b in combinations(spots, 2):
            assert math.dist(a, b) > 0.44 * UNIT, face
        for spot, room in product(spots, drawn.rooms.values()):
            assert math.dist(spot, room.at) > 0.7 * UNIT, face


def test_c17_15_no_tunnel_runs_into_a_room_it_does_not_lead_to(
    files: dict[str, TileFile],
) -> None:
    for face, drawn in files.items():
        for name, tunnel in Laid(drawn, 0).places.tunnels.items():
            for other, room in drawn.rooms.items():
                if other not in (tunnel.room, tunnel.goal):
                    near = min(math.dist(p, room.at) for p in tunnel.line)
                    assert near > 1.03 * UNIT, f"{face}: {name} passes {other}"


def test_what_stands_in_a_room_at_the_border_is_smaller(files: dict[str, TileFile]) -> None:
    places = Laid(files["D20"], 2).places
    assert places.rooms["a"].scale < 1
    assert places.rooms["e"].scale == 1
