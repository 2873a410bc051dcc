"""Tile faces as pictures: painted, kept, mended; what is wrong with a map is told."""

from __future__ import annotations

import math
import re
import shutil
from dataclasses import replace
from itertools import pairwise
from pathlib import Path

import pygame
import pytest

from art.draw.registry import entries
from game.assets import ART, AssetError
from game.assets.catacombs.face_pictures import FacePictures, painted
from game.assets.catacombs.fallback_faces import FallbackFaces
from game.assets.catacombs.tile_file import TILES, TileFile, load_tile
from game.assets.catacombs.tile_frame import paint_frame
from game.assets.catacombs.tile_hewing import Hewing
from game.assets.catacombs.tile_places import Laid
from game.assets.catacombs.tile_rooms import SCENES_FROM, Worn, sprites
from game.assets.palette import Colour
from tests.assets.broken_maps import broken
from tests.assets.catacombs_faces import DATA, files, worn_out
from tests.contrast import luminance

TILESETS = ART / "catacombs" / "tilesets"
MEGABYTES = 7


@pytest.fixture(scope="module", autouse=True)
def _display() -> None:
    pygame.display.init()
    pygame.display.set_mode((8, 8))


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """A map to break, with its tile sets beside it."""
    shutil.copytree(TILESETS, tmp_path / "tilesets")
    (tmp_path / "tiles").mkdir()
    return Path(shutil.copy(TILES / "D04.tmx", tmp_path / "tiles" / "D04.tmx"))


# -- the pictures


def test_turned_pictures_differ_and_four_turns_lead_home() -> None:
    pictures = FacePictures()
    shown = [pictures.picture("D09", turn, 60) for turn in range(5)]
    raw = [pygame.image.tobytes(one, "RGB") for one in shown]
    assert len(set(raw[:4])) == 4
    assert shown[4] is shown[0]
    assert {one.get_size() for one in shown} == {(60, 60)}


def test_c17_6_the_start_tile_is_two_cells_high_and_never_turned() -> None:
    pictures = FacePictures()
    assert pictures.picture("XA", 1, 60).get_size() == (60, 120)
    assert pictures.places("XA", 1) is not None
    assert pictures.places("XA", 1).rooms["crypt"].at == pytest.approx((0.5, 1.7), abs=0.005)


def test_a_scene_near_and_a_sign_far_for_every_feature() -> None:
    """Every feature in every state has its drawing; rooms that differ never look alike."""
    for face, drawn in files().items():
        laid = Laid(drawn, 0)
        out = worn_out(drawn)
        for side in (96, SCENES_FROM):
            fresh = [one.file for one in sprites(laid, side)]
            worn = [one.file for one in sprites(laid, side, out)]
            assert all(file.is_file() for file in (*fresh, *worn)), face
            changed = len(out.used) + (len(out.opened) if side > 96 else 0)
            assert sum(a != b for a, b in zip(fresh, worn, strict=True)) == changed


def test_c13_4_safe_depths_and_haunted_tiles_differ_without_colour() -> None:
    """By the pattern of the rim alone: even, with teeth, or wavering."""
    deep = {theme: rim_depths(replace(files()["D02"], theme=theme)) for theme in RIMS}
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


EMBER = "D08"


def test_monsters_stand_off_warm_rock_by_light_alone() -> None:
    """For eyes that see no red: the rim of the horned head is far lighter than where it stands."""
    pictures = FacePictures()
    side = 168
    tile, ground = pictures.picture(EMBER, 0, side), pictures.ground(EMBER, 0, side)
    icons = [i for t in pictures.places(EMBER).tunnels.values() for i in t.icons]
    monsters = [icon for icon in icons if icon.kind == "monster"]
    assert monsters
    for icon in monsters:
        box = pygame.Rect(0, 0, 20, 20).move(icon.at[0] * side - 10, icon.at[1] * side - 10)
        box = box.clip(tile.get_rect())
        spots = [(x, y) for x in range(box.left, box.right) for y in range(box.top, box.bottom)]
        lights = sorted(luminance(rgb(tile, spot)) for spot in spots)
        rim, around = lights[-len(spots) // 12], pygame.transform.average_color(ground, box)[:3]
        assert (rim + 0.05) / (luminance(around) + 0.05) > 4.5, icon


def rgb(surface: pygame.Surface, spot: tuple[int, int]) -> Colour:
    red, green, blue, _ = surface.get_at(spot)
    return red, green, blue


@pytest.mark.parametrize(
    ("old", "new"),
    [
        (r'(?s)(name="ground".*?<data encoding="csv">\n)1,2,3,4,5', r"\g<1>400,401,402,403,404"),
        (",4117,4118,4119,", ",4500,4501,4502,"),
        (r'(name="bookshelf" gid="\d+" x=")[\d.]+', r"\g<1>10"),
        (r'(?s)(name="b" type="outline".*?points=")\S+', r"\g<1>40.0,90.0"),
        (r'(?s)(name="b-c" type="tunnel".*?name="made" value=")\w+', r"\g<1>rails"),
    ],
)
def test_what_is_changed_in_tiled_is_seen(copy: Path, old: str, new: str) -> None:
    before = pygame.image.tobytes(FacePictures().picture("D04", 0, 120), "RGB")
    text = copy.read_text("utf-8")
    assert re.search(old, text)
    copy.write_text(re.sub(old, new, text, count=1), "utf-8")
    after = pygame.image.tobytes(FacePictures(copy.parent).picture("D04", 0, 120), "RGB")
    assert after != before


def test_a_face_painted_in_strokes_is_the_face_painted_at_once() -> None:
    laid = Laid(files()["D15"], 3)
    pictures = FacePictures()
    strokes = list(pictures.painting("D15", 3, 96))
    assert len(strokes) > 12, "so that a frame can come in between"
    at_once = painted(FacePictures().painter, laid, 96)
    assert pygame.image.tobytes(strokes[-1], "RGB") == pygame.image.tobytes(at_once, "RGB")


def test_grounds_are_painted_beside_the_game_and_kept_on_disk(tmp_path: Path) -> None:
    pictures = FacePictures(cache_dir=tmp_path)
    assert not pictures.is_ready("S1", 1, 60)
    pictures.prepare([("S1", 1, 60), ("S1", 1, 60)])
    pictures.beside.finish()
    assert pictures.is_ready("S1", 1, 60)
    assert len(list((tmp_path / "tiles").iterdir())) == 1
    again = FacePictures(cache_dir=tmp_path)
    assert again.is_ready("S1", 1, 60)
    fresh = painted(FacePictures().painter, again.laid("S1", 1), 60)
    kept = again.ground("S1", 1, 60)
    assert pygame.image.tobytes(kept, "RGB") == pygame.image.tobytes(fresh, "RGB")
    next((tmp_path / "tiles").iterdir()).write_bytes(b"torn")
    third = FacePictures(cache_dir=tmp_path)
    assert third.ground("S1", 1, 60).get_size() == (60, 60), "a broken file is painted again"
    third.beside.finish()


def test_without_a_folder_prepared_grounds_wait_in_memory() -> None:
    pictures = FacePictures()
    pictures.prepare([("S2", 0, 60)])
    pictures.beside.finish()
    assert pictures.is_ready("S2", 0, 60)
    assert pictures.ground("S2", 0, 60).get_size() == (60, 60)


def test_pictures_are_kept_within_their_memory() -> None:
    few = FacePictures(megabytes=1)
    first = few.picture("S1", 0, 200)
    assert few.picture("S1", 4, 200) is first
    for turn in (1, 2, 3):
        few.picture("S1", turn, 300)
    assert few.picture("S1", 0, 200) is not first


# -- tile sets


def test_every_picture_of_a_set_is_used_and_every_file_belongs_to_a_set() -> None:
    used = {thing.picture for f in files().values() for thing in (*f.flat, *f.props)}
    used |= {patch.sheet for f in files().values() for patch in (*f.ground, *f.walls, *f.floor)}
    listed = {
        (TILESETS / source).resolve()
        for path in TILESETS.glob("*.tsx")
        for source in re.findall(r'<image source="([^"]+)"', path.read_text("utf-8"))
    }
    on_disk = {path for kind in ("svg", "png") for path in TILESETS.rglob(f"*.{kind}")}
    rooms = {path for path in on_disk if path.parent.name in ("rooms", "signs")}
    assert listed - used == set()
    assert listed | rooms == on_disk


def test_every_room_and_sign_is_shown_somewhere() -> None:
    shown = set()
    for drawn in files().values():
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


def test_props_keep_off_the_rooms_at_every_turn() -> None:
    """The foot of a thing never stands on the floor of a room."""
    for face, drawn in files().items():
        for thing in drawn.props:
            up = min(thing.width, thing.height) * 0.42
            middle = (thing.x + thing.width / 2, thing.y + thing.height - up)
            for name, room in drawn.rooms.items():
                radius = sum(math.dist(room.at, p) for p in room.outline) / len(room.outline)
                assert math.dist(middle, room.at) > radius, f"{face}.{name} {thing.picture.stem}"


# -- faults


@pytest.mark.parametrize(
    ("old", "new", "key"),
    [
        ("</map>", "</mop>", "fault.map_xml"),
        (r'(?s)(<data encoding="csv">\n)[^\n]*\n', r"\1", "fault.map_cells"),
        (r'(?s)(<data encoding="csv">\n)\d+,', r"\g<1>1000000,", "fault.map_tile"),
        ('name="walls"', 'name="wall"', "fault.map_layer"),
        ('value="depths"', 'value="depth"', "catacombs.fault.tile_theme"),
        (r"tilesets/props\.tsx", "tilesets/propz.tsx", "fault.map_broken"),
        (r'name="bookshelf" gid="\d+"', 'name="bookshelf" gid="999999"', "fault.map_tile"),
        ('name="a" type="room"', 'name="a" type="roam"', "catacombs.fault.tile_mark"),
        (r'(name="a" type="room" x=")[\d.]+', r"\g<1>999999", "fault.map_broken"),
        (r'(name="bookshelf" gid="\d+" x=")[\d.]+', r"\g<1>nan", "fault.map_broken"),
        ('name="a" type="outline"', 'name="z" type="outline"', "catacombs.fault.tile_outline"),
        (r'<polyline points="[^"]*"/>', "<point/>", "catacombs.fault.tile_mark"),
    ],
)
def test_what_is_wrong_with_a_map_is_named(copy: Path, old: str, new: str, key: str) -> None:
    assert broken(load_tile, copy, old, new).key == key


def test_a_missing_map_is_named(tmp_path: Path) -> None:
    with pytest.raises(AssetError) as told:
        FacePictures(tmp_path).places("D99")
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

    tiles = FallbackFaces(DATA, lambda error: heard.append(error.key), mend, tmp_path)
    assert tiles.picture("D05", 1, 90).get_size() == (90, 90)
    assert tiles.picture("XB", 0, 90).get_size() == (90, 180)
    assert tiles.is_ready("D05", 1, 90)
    assert set(tiles.places("D05", 1).rooms) == set(DATA["D05"].rooms)
    tiles.places("D05", 2)
    assert heard == ["fault.map_missing"], "told once"
    tiles.prepare([("D05", 0, 90)])
    tiles.beside.finish()
