"""Zones: the maps say what the data say, turn as the rules turn, and tell what is wrong with them."""

from __future__ import annotations

import re
import shutil
from pathlib import Path
from typing import NoReturn

import pygame
import pytest

from game.assets import ART, AssetError
from game.assets.tile_pictures import TileFile, TilePictures, load_tile, placed, turned_point
from game.content.titles import load
from game.engine.core.grid import turned
from game.engine.titles.dungeonology.box import Zone
from game.scenes.dungeonology.zones import MARKS, ZONES, FallbackZones, zone_rules
from tests.assets.broken_maps import broken

TILESETS = ART / "dungeonology" / "tilesets"
PLACES = {"1": 0.27, "2": 0.73}
DATA: dict[str, Zone] = dict(load("dungeonology").zones)
CLOSE = pytest.approx
MEGABYTES = 8


def _refuse(error: AssetError, *_: int) -> NoReturn:
    """Nothing is lacking here."""
    raise error


@pytest.fixture(scope="module")
def pictures() -> FallbackZones:
    """Pictures of the real maps."""
    pygame.display.init()
    pygame.display.set_mode((8, 8))
    return FallbackZones(DATA, _refuse, _refuse)


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """A map to break, with its tile sets beside it."""
    shutil.copytree(TILESETS, tmp_path / "tilesets")
    (tmp_path / "zones").mkdir()
    return Path(shutil.copy(ZONES / "II-5.tmx", tmp_path / "zones" / "II-5.tmx"))


def load_zone(path: Path) -> TileFile:
    """One map of a zone."""
    return load_tile(path, MARKS)


def zone_pictures(folder: Path = ZONES, megabytes: int = 8) -> TilePictures:
    """Pictures of zones, with faults and all."""
    return TilePictures(folder, MARKS, megabytes)


def edge(passage: str) -> tuple[float, float]:
    """D4.1: where a passage meets the edge of its tile."""
    along = PLACES[passage[1]]
    return {"N": (along, 0.0), "S": (along, 1.0), "W": (0.0, along), "E": (1.0, along)}[passage[0]]


def test_there_is_a_map_for_every_zone_and_no_other() -> None:
    assert {path.stem for path in ZONES.glob("*.tmx")} == set(DATA)


@pytest.mark.parametrize("zone_id", sorted(DATA))
def test_d11_2_the_map_says_what_the_data_say(zone_id: str) -> None:
    rules, zone = zone_rules(load_zone(ZONES / f"{zone_id}.tmx").marks), DATA[zone_id]
    assert set(rules.passages) == zone.passages
    for passage, at in rules.passages.items():
        assert at == CLOSE(edge(passage))
    assert {p: door.types for p, door in rules.doors.items()} == dict(zone.doors)
    for passage, door in rules.doors.items():
        assert abs(door.at[0] - edge(passage)[0]) + abs(door.at[1] - edge(passage)[1]) < 0.05
    assert tuple(slot.type for slot in rules.slots) == zone.cubes
    assert [slot.at[0] for slot in rules.slots] == sorted(slot.at[0] for slot in rules.slots)
    shown = [(effect.kind, effect.value) for effect in rules.effects]
    assert shown == [(e.kind, e.word or (str(e.n) if e.n else "")) for e in zone.effects]


def _sheets_at(zone: TileFile, at: tuple[int, int]) -> set[str]:
    """The names of the sheets that show at a point of the map."""
    return {
        patch.sheet.name
        for patch in zone.patches
        if pygame.Rect(patch.at, patch.part[2:]).collidepoint(at)
    }


@pytest.mark.parametrize("zone_id", sorted(DATA))
def test_d4_1_a_path_leads_into_every_passage_and_walls_stand_elsewhere(zone_id: str) -> None:
    zone = load_zone(ZONES / f"{zone_id}.tmx")
    last = zone.side - 20
    for passage in (f"{side}{place}" for side in "NESW" for place in "12"):
        x, y = (min(int(v * zone.side) // 20 * 20, last) for v in edge(passage))
        here = _sheets_at(zone, (x, y))
        assert len([name for name in here if name.startswith("ground_")]) == 1
        terrains = {name for name in here if name.startswith("terrain_")}
        assert terrains, f"{passage} is neither open nor closed"
        walls = _sheets_at(zone, (0, 0)) - here
        assert bool(walls) == (passage in DATA[zone_id].passages)


def test_d4_14_anchors_turn_like_the_rules(pictures: FallbackZones) -> None:
    for zone_id, zone in DATA.items():
        for turn in range(4):
            rules = pictures.rules(zone_id, turn)
            assert set(rules.passages) == {turned(p, turn) for p in zone.passages}
            for passage, at in rules.passages.items():
                assert at == CLOSE(edge(passage))
            assert {p: d.types for p, d in rules.doors.items()} == {
                turned(p, turn): types for p, types in zone.doors.items()
            }
            assert rules.slots == pictures.rules(zone_id).slots


def test_turned_pictures_differ_and_four_turns_lead_home(pictures: FallbackZones) -> None:
    shown = [pictures.render("III-5", turn, 96) for turn in range(5)]
    raw = [pygame.image.tobytes(one, "RGBA") for one in shown]
    assert len(set(raw[:4])) == 4
    assert raw[4] == raw[0]
    assert {one.get_size() for one in shown} == {(96, 96)}


def test_a_turned_prop_stands_inside_the_tile_and_a_scene_keeps_its_order() -> None:
    for zone_id in DATA:
        zone = load_zone(ZONES / f"{zone_id}.tmx")
        props = [thing for thing in zone.standing if thing.layer == "props"]
        assert props, zone_id
        start = {id(thing): at for at, thing in placed(props, 0)}
        for turn in (1, 2, 3):
            shifts: dict[str, set[tuple[float, float]]] = {}
            for (x, y), thing in placed(props, turn):
                assert 0 <= x <= 1 - thing.width, f"{zone_id} {thing.picture.stem}"
                assert y >= 0
                if thing.scene and 0.03 < x < 0.97 - thing.width and y > 0.03:
                    was = start[id(thing)]
                    shift = (round(x - was[0], 3), round(y - was[1], 3))
                    shifts.setdefault(thing.scene, set()).add(shift)
            assert all(len(found) == 1 for found in shifts.values()), zone_id


def test_props_leave_the_corners_to_the_signs() -> None:
    """Upper left the shield, upper right the effects, lower right the level: 37, 55 and 31 of 228."""
    corners = ((0, 0, 0.16, 0.18), (0.77, 0, 1, 0.12), (0.87, 0.87, 1, 1))
    for zone_id in DATA:
        for thing in load_zone(ZONES / f"{zone_id}.tmx").standing:
            if thing.layer != "props":
                continue
            middle = thing.x + thing.width / 2, thing.y + thing.height / 2
            for x0, y0, x1, y1 in corners:
                inside = x0 < middle[0] < x1 and y0 < middle[1] < y1
                assert not inside, f"{zone_id} {thing.picture.stem}"


def test_a_point_turns_clockwise() -> None:
    assert turned_point((0.27, 0), 1) == CLOSE((1, 0.27))
    assert turned_point((0.27, 0), 2) == CLOSE((0.73, 1))
    assert turned_point((0.27, 0), 3) == CLOSE((0, 0.73))


def test_every_picture_of_a_set_is_used_and_every_file_belongs_to_a_set() -> None:
    maps = [load_zone(ZONES / f"{zone_id}.tmx") for zone_id in DATA]
    used = {thing.picture for zone in maps for thing in (*zone.flat, *zone.standing)}
    used |= {patch.sheet for zone in maps for patch in zone.patches} | {zone.glaze for zone in maps}
    listed = {
        (TILESETS / source).resolve()
        for path in TILESETS.glob("*.tsx")
        for source in re.findall(r'<image source="([^"]+)"', path.read_text("utf-8"))
    }
    files = {path for kind in ("svg", "png") for path in TILESETS.rglob(f"*.{kind}")}
    glazes = set(TILESETS.glob("glaze_*.png"))
    assert files - used == set()
    assert listed - used == set()
    assert listed | glazes == files


def test_the_zones_stay_small() -> None:
    files = [p for folder in (ZONES, TILESETS) for p in folder.rglob("*") if p.is_file()]
    assert sum(path.stat().st_size for path in files) < MEGABYTES * 1024 * 1024


def test_pictures_are_kept_within_their_memory() -> None:
    pygame.display.init()
    pygame.display.set_mode((8, 8))
    few = zone_pictures(megabytes=1)
    first = few.picture("I-0", 0, 200)
    assert few.picture("I-0", 0, 200) is first
    assert few.picture("I-0", 4, 200) is first
    for turn in (1, 2, 3):
        few.picture("I-0", turn, 400)
    assert few.picture("I-0", 0, 200) is not first


def test_a_missing_map_is_named(tmp_path: Path) -> None:
    with pytest.raises(AssetError) as told:
        zone_pictures(tmp_path).marks("I-9")
    assert told.value.key == "fault.map_missing"
    assert told.value.args_by_name["file"].endswith("I-9.tmx")


def test_broken_xml_is_named(copy: Path) -> None:
    assert broken(load_zone, copy, "</map>", "</mop>").key == "fault.map_xml"


def test_a_layer_with_too_few_cells_is_named(copy: Path) -> None:
    fault = broken(load_zone, copy, r'(?s)(<data encoding="csv">\n)[^\n]*\n', r"\1")
    assert fault.key == "fault.map_cells"
    facts = fault.args_by_name
    assert (facts["layer"], facts["found"], facts["wanted"]) == ("ground", "552", "576")


def test_a_row_with_a_cell_too_many_and_one_too_few_is_named(copy: Path) -> None:
    fault = broken(load_zone, copy, r"(?s)(<data encoding=\"csv\">\n)(\d+),", r"\1")
    assert fault.key == "fault.map_cells"


def test_an_unknown_cell_is_named(copy: Path) -> None:
    fault = broken(load_zone, copy, r"(?s)(<data encoding=\"csv\">\n)\d+,", r"\g<1>1000,")
    assert fault.key == "fault.map_tile"
    assert (fault.args_by_name["tile"], fault.args_by_name["layer"]) == ("1000", "ground")


def test_an_unknown_thing_is_named(copy: Path) -> None:
    fault = broken(load_zone, copy, r'name="alpaca" gid="\d+"', 'name="alpaca" gid="999999"')
    assert fault.key == "fault.map_tile"
    assert (fault.args_by_name["tile"], fault.args_by_name["layer"]) == ("999999", "props")


def test_a_missing_layer_is_named(copy: Path) -> None:
    fault = broken(load_zone, copy, 'name="walls"', 'name="wall"')
    assert (fault.key, fault.args_by_name["layer"]) == ("fault.map_layer", "walls")


def test_a_missing_tile_set_is_named(copy: Path) -> None:
    fault = broken(load_zone, copy, r"tilesets/props\.tsx", "tilesets/propz.tsx")
    assert fault.key == "fault.map_broken"
    assert "propz.tsx" in fault.args_by_name["why"]


def test_a_missing_picture_is_named(copy: Path) -> None:
    (copy.parent.parent / "tilesets" / "props" / "alpaca.svg").unlink()
    with pytest.raises(AssetError) as told:
        load_zone(copy)
    assert told.value.key == "fault.map_picture"
    assert told.value.args_by_name["picture"].endswith("alpaca.svg")


def test_a_mark_of_no_known_kind_is_named(copy: Path) -> None:
    fault = broken(load_zone, copy, 'name="slot1" type="slot"', 'name="slot1" type="slit"')
    assert (fault.key, fault.args_by_name["name"]) == ("fault.map_mark", "slot1")


def test_a_zone_painted_in_strokes_is_the_zone_drawn_at_once() -> None:
    pygame.display.init()
    pygame.display.set_mode((8, 8))
    strokes = list(zone_pictures().painting("III-1", 3, 96))
    assert len(strokes) > 20, "each thing is a stroke, so that a frame can come in between"
    drawn = zone_pictures().render("III-1", 3, 96)
    assert pygame.image.tobytes(strokes[-1], "RGBA") == pygame.image.tobytes(drawn, "RGBA")
