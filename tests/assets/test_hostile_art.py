"""Art broken in every way it was seen broken: a sentence that names the file, and never anything else."""

from __future__ import annotations

import re
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import pygame
import pytest

from game.assets import AssetError
from game.assets.pictures import LARGEST_SVG, Pictures
from game.assets.tile_pictures import TilePictures
from game.content.titles import load
from game.scenes.dungeonology.zones import MARKS, ZONES, FallbackZones, bare_rules

ZONE = "I-1"
Spoil = Callable[[str], str]


def swap(pattern: str, new: str) -> Spoil:
    """Replace the first place; a pattern that fits nowhere would test nothing."""

    def spoil(text: str) -> str:
        spoiled, times = re.subn(pattern, new, text, count=1)
        assert times, pattern
        return spoiled

    return spoil


MAPS: dict[str, Spoil] = {
    "no tiles wide": swap(r'<map (.*?) width="\d+"', r'<map \1 width="0"'),
    "tiles without a width": swap(r'tilewidth="\d+"', 'tilewidth="0"'),
    "tiles too wide": swap(r'tilewidth="\d+"', 'tilewidth="999999999"'),
    "a width that is no number": swap(r'(<object .*?)width="[\d.]+"', r'\1width="nan"'),
    "a width without end": swap(r'(<object .*?)width="[\d.]+"', r'\1width="inf"'),
    "a thing of no size": swap(r'(<object .*?)width="[\d.]+"', r'\1width="0"'),
    "a thing as large as a town": swap(r'(<object .*?)width="[\d.]+"', r'\1width="1e9"'),
    "a thing far away": swap(r'(<object .*?) x="[\d.-]+"', r'\1 x="1e12"'),
    "a place that is no number": swap(r'(<object .*?) y="[\d.-]+"', r'\1 y="nan"'),
    "words for a number": swap(r'(<object .*?) y="[\d.-]+"', r'\1 y="low"'),
    "a picture outside of art": swap(
        r'<image source="[^"]+"', '<image source="../../../../../../etc/passwd"'
    ),
    "a tile set outside of art": swap(
        r'<tileset firstgid="1" source="[^"]+"', '<tileset firstgid="1" source="/etc/passwd"'
    ),
    "a layer too many tiles": swap(r'<data encoding="csv">', '<data encoding="csv">1,2,3,'),
    "data in no known way": swap(r'<data encoding="csv">', '<data encoding="base64">'),
    "an object of another world": swap(r'gid="\d+"', 'gid="99999999999999999999"'),
    "cut in the middle": lambda text: text[: len(text) // 2],
    "nothing": lambda text: "",
}
SHEETS: dict[str, Spoil] = {
    "no columns": swap(r'columns="\d+"', 'columns="0"'),
    "columns beyond the sheet": swap(r'columns="\d+"', 'columns="100000"'),
    "columns in words": swap(r'columns="\d+"', 'columns="many"'),
    "tiles of no size": swap(r'tilewidth="\d+"', 'tilewidth="0"'),
    "tiles of an absurd size": swap(r'tilewidth="\d+"', 'tilewidth="100000000"'),
    "a count of words": swap(r'tilecount="\d+"', 'tilecount="x"'),
    "a picture outside of art": swap(r'source="[^"]+"', 'source="../../../../../../etc/passwd"'),
}
DRAWINGS: dict[str, bytes] = {
    "nothing": b"",
    "a JPEG by its first bytes": b"\xff\xd8\xff\xe0\x00\x10JFIF" + bytes(200),
    "half a tag": b"<svg no picture",
    "a size of nought": b'<svg width="0" height="0" viewBox="0 0 0 0"></svg>',
    "a path of five megabytes": b'<svg width="9" height="9"><path d="M0 0'
    + b" L1 1" * (LARGEST_SVG // 3)
    + b'"/></svg>',
}
ODD_DRAWINGS: dict[str, bytes] = {
    "Latin-1": '<svg width="50" height="36"><!-- é --></svg>'.encode("latin-1"),
    "a size that is no number": b'<svg width="1.2.3" height="4"></svg>',
}


@pytest.fixture(autouse=True)
def screen() -> Iterator[None]:
    pygame.display.init()
    pygame.display.set_mode((8, 8))
    yield
    pygame.display.quit()


@pytest.fixture
def art(tmp_path: Path) -> Path:
    """The art of one zone, to be broken."""
    title = tmp_path / "art" / "dungeonology"
    (title / "zones").mkdir(parents=True)
    shutil.copy(ZONES / f"{ZONE}.tmx", title / "zones")
    shutil.copytree(ZONES.parent / "tilesets", title / "tilesets")
    return title


def refused(art: Path) -> None:
    """The zone cannot be drawn, and the fault names a file of its own."""
    with pytest.raises(AssetError) as error:
        TilePictures(art / "zones", MARKS).render(ZONE, 1, 60)
    assert "art/" in error.value.args_by_name["file"]


def fault(draw: Callable[[], object]) -> str | None:
    """The file that a fault names, None if it was drawn; anything else is a bug."""
    try:
        draw()
    except AssetError as error:
        return error.args_by_name["file"]
    return None


def test_the_copy_is_whole(art: Path) -> None:
    assert TilePictures(art / "zones", MARKS).render(ZONE, 1, 60).get_size() == (60, 60)


@pytest.mark.parametrize("name", MAPS)
def test_a_broken_map_is_named(art: Path, name: str) -> None:
    path = art / "zones" / f"{ZONE}.tmx"
    path.write_text(MAPS[name](path.read_text()))
    refused(art)


@pytest.mark.parametrize("name", SHEETS)
def test_a_broken_tile_set_is_named(art: Path, name: str) -> None:
    path = art / "tilesets" / "ground_hunt.tsx"
    path.write_text(SHEETS[name](path.read_text()))
    refused(art)


def first_thing(art: Path) -> Path:
    """A drawing that stands on the map."""
    files = TilePictures(art / "zones", MARKS)._file(ZONE)
    return files.standing[0].picture


@pytest.mark.parametrize("name", DRAWINGS)
def test_a_broken_drawing_is_named(art: Path, name: str) -> None:
    first_thing(art).write_bytes(DRAWINGS[name])
    refused(art)


@pytest.mark.parametrize("name", ODD_DRAWINGS)
def test_an_odd_drawing_is_drawn_or_named(art: Path, name: str) -> None:
    first_thing(art).write_bytes(ODD_DRAWINGS[name])
    file = fault(lambda: TilePictures(art / "zones", MARKS).render(ZONE, 0, 60))
    assert file is None or "art/" in file


@pytest.mark.parametrize("name", [*DRAWINGS, *ODD_DRAWINGS])
def test_a_broken_picture_of_the_table_is_named_or_drawn(tmp_path: Path, name: str) -> None:
    (tmp_path / "x.svg").write_bytes({**DRAWINGS, **ODD_DRAWINGS}[name])
    file = fault(lambda: Pictures(tmp_path).get("x", 20))
    assert file is None or file.endswith("x.svg")


def test_marks_that_the_data_does_not_know_fall_back_to_the_data(art: Path) -> None:
    path = art / "zones" / f"{ZONE}.tmx"
    path.write_text(swap(r'name="N1"', 'name="Q7"')(path.read_text()))
    told: list[AssetError] = []
    printed = load("dungeonology").zones
    zones = FallbackZones(printed, told.append, lambda *_: pygame.Surface((9, 9)), art / "zones")
    assert zones.rules(ZONE) == bare_rules(printed[ZONE])
    assert [error.key for error in told] == ["fault.map_rules"]
