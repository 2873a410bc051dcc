"""Pictures and maps that are missing or broken: a sentence once, over a scene that can be drawn."""

import shutil
from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from game.assets import ART, AssetError
from game.assets.pictures import Pictures
from game.assets.tile_pictures import load_tile
from game.content.texts import Catalogue
from game.content.titles import load
from game.engine.titles.dungeonology.view_types import own_view
from game.scenes.dungeonology.table import DungeonTable
from game.scenes.dungeonology.title_art import art_of
from game.scenes.dungeonology.zones import MARKS, ZONES, FallbackZones, bare_rules, zone_rules
from game.scenes.pages.title import TitlePage
from game.scenes.shell.app import App
from game.scenes.shell.dialog import Notice
from game.scenes.shell.opening import NO_TEXTS, main
from game.scenes.tilemap.pictures import TileSources
from game.session.settings import Settings
from game.ui.look import Look
from game.ui.words import unmarked
from tests.ui.driver import Driver, StandIn
from tests.ui.map_games import sitting_with
from tests.ui.typed import sure


@pytest.fixture(autouse=True)
def nothing_beside(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing is drawn before it is needed: it would be for nobody."""
    monkeypatch.setattr(Pictures, "prepare", lambda *_: None)
    monkeypatch.setattr(Look, "prepare_notebook", lambda *_: None)


@pytest.fixture
def driver(folders: Path) -> Iterator[Driver]:
    """An application whose pictures lie in a folder of the test's own."""
    app = App((1280, 720), StandIn(), Settings(sound=0, music=0, hints=False))
    app.look.pictures.root = folders / "art"
    shutil.copytree(ART, folders / "art", ignore=lambda *_: ["zones", "tilesets", "cards"])
    app.open_title()
    yield Driver(app)
    app.sound.stop()
    pygame.display.quit()


def spoil(driver: Driver, name: str, text: bytes | None) -> None:
    """Break a picture, or take it away."""
    path: Path = driver.app.look.pictures.root / f"{name}.svg"
    path.unlink()
    if text is not None:
        path.write_bytes(text)


def notices(driver: Driver) -> list[Notice]:
    return [scene for scene in driver.app.stack.scenes if isinstance(scene, Notice)]


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("table/box_dungeonology", None),
        ("table/box_dungeonology", b"<svg no picture"),
        ("signs/settings", b""),
    ],
)
def test_a_broken_picture_is_told_once_over_a_page_that_is_drawn(
    driver: Driver, name: str, text: bytes | None
) -> None:
    spoil(driver, name, text)
    for _ in range(5):
        driver.app.stack.stale = True
        driver.pump()
    [notice] = notices(driver)
    assert f"{name}.svg" in notice.text.replace("\\", "")
    driver.click("go_on")
    driver.pump(5)
    assert isinstance(driver.scene, TitlePage)
    driver.app.look.pictures.forget()
    driver.app.resize()
    driver.pump(5)
    assert not notices(driver), "nobody is told twice"


def test_several_broken_pictures_are_told_on_one_page(driver: Driver) -> None:
    spoil(driver, "signs/settings", None)
    spoil(driver, "table/box_dungeonology", None)
    driver.pump(10)
    [notice] = notices(driver)
    assert len(notice.text.splitlines()) == 2


def test_what_stands_in_for_a_picture_is_not_kept_on_disk(folders: Path) -> None:
    pygame.display.init()
    pygame.display.set_mode((8, 8))
    pictures = Pictures(folders, folders / "cache")
    (folders / "large.svg").write_bytes(b"no picture" * 9999)
    patch = pygame.Surface((5, 5))
    pictures.mend = lambda _error, _wide, _high: patch
    assert pictures.get("large", 40) is patch
    pictures.beside.finish()
    assert not (folders / "cache").exists()


# --- maps ------------------------------------------------------------------------------------


def test_broken_maps_are_told_once_and_their_zones_are_still_played_on(folders: Path) -> None:
    app = App((1280, 720), StandIn(), Settings(sound=0, music=0, hints=False))
    shutil.copytree(ZONES, folders / "zones")
    shutil.copytree(ZONES.parent / "tilesets", folders / "tilesets")
    art_of(app).zones.folder = folders / "zones"
    sitting = sitting_with("move", 7, "explore")
    maps = [f"{tile['zone']}.tmx" for tile in own_view(sitting.view(None))["map"]]
    for name, text in zip(maps, [None, "no map < &", "<map/>"], strict=False):
        (folders / "zones" / name).unlink()
        if text is not None:
            (folders / "zones" / name).write_text(text)
    for seat in sitting.seats:
        seat.kind = "person" if seat is sitting.seats[sure(sitting.question).seat] else "scholar"
    app.stack.reset(DungeonTable(app, sitting))
    driver = Driver(app)
    driver.pump(30)
    [notice] = notices(driver)
    assert [name in notice.text for name in maps] == [True] * 3 + [False] * (len(maps) - 3)
    driver.click("go_on")
    driver.pump(10)
    assert isinstance(driver.scene, DungeonTable)
    app.sound.stop()
    pygame.display.quit()


def test_a_zone_without_its_map_is_torn_near_and_far_and_not_kept_on_disk(folders: Path) -> None:
    app = App((1280, 720), StandIn(), Settings(sound=0, music=0))
    art_of(app).zones.folder = folders / "nowhere"
    sources = TileSources(app, art_of(app).zones)
    for side in (60, 400, 781):
        assert sources.base("I-0", 1, side).get_size() == (side, side)
    sources.sharpen("I-0", 0, 781)
    assert not sources.is_blurred("I-0", 0, 781)
    assert not list((folders / "cache").rglob("tile_master*"))
    assert len(app.lacks.untold) == 1
    app.sound.stop()
    pygame.display.quit()


def test_places_without_a_map_are_those_of_the_maps() -> None:
    for name, zone in load("dungeonology").zones.items():
        drawn = zone_rules(load_tile(ZONES / f"{name}.tmx", MARKS).marks)
        bare = bare_rules(zone)
        assert bare.passages.keys() == drawn.passages.keys()
        assert {p: door.types for p, door in bare.doors.items()} == {
            p: door.types for p, door in drawn.doors.items()
        }
        for passage in drawn.doors:
            assert bare.doors[passage].at == pytest.approx(drawn.doors[passage].at, abs=0.01)
        for here, there in zip(bare.slots + bare.effects, drawn.slots + drawn.effects, strict=True):
            assert here.at == pytest.approx(there.at, abs=0.01)
        shown = [(effect.kind, effect.value) for effect in bare.effects]
        assert shown == [(effect.kind, effect.value) for effect in drawn.effects]


def test_a_zone_that_cannot_be_read_is_told_and_mended(folders: Path) -> None:
    told: list[AssetError] = []
    patch = pygame.Surface((9, 9))
    printed = load("dungeonology").zones
    zones = FallbackZones(printed, told.append, lambda _error, _wide, _high: patch, folders)
    assert zones.picture("I-0", 0, 100) is patch
    zones.rules("I-0")
    zones.rules("I-0", 1)
    assert len(told) == 1


# --- texts -----------------------------------------------------------------------------------


def test_a_text_that_stands_nowhere_is_told_once(driver: Driver) -> None:
    driver.pump(2)
    driver.app.words("of.nowhere")
    driver.app.words("of.nowhere_else")
    for _ in range(10):
        driver.app.stack.stale = True
        driver.pump()
    [notice] = notices(driver)
    assert "of.nowhere " in notice.text
    assert "run_game.py" in unmarked(notice.text)
    driver.click("go_on")
    driver.pump(10)
    assert not notices(driver)


def test_without_any_texts_the_terminal_says_so(folders: Path, monkeypatch, capsys) -> None:
    monkeypatch.setattr("game.ui.words.catalogue", lambda language: Catalogue(language, folders))
    assert main() == 1
    assert capsys.readouterr().err == f"{NO_TEXTS}\n"
    pygame.display.quit()
