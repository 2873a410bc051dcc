"""Pictures of zones for tiles: sharp when very near, drawn in slices, and bounded in memory."""

import math
from collections.abc import Callable

import pygame
import pytest

from game.scenes.dungeonology.title_art import art_of
from game.scenes.shell.app import App
from game.scenes.tilemap import painting
from game.scenes.tilemap.pictures import (
    ENLARGED,
    FAR_BYTES,
    MASTER,
    MASTER_BYTES,
    NEAR_BYTES,
    TILE_BYTES,
    TileSources,
    near_side,
    near_tiles,
)
from tests.ui.map_games import MapTable, full_map

NEAR = 781


@pytest.fixture
def sources(make_app: Callable[..., App]) -> TileSources:
    app = make_app()
    return TileSources(app, art_of(app).zones)


def sharpen(sources: TileSources, zone: str) -> int:
    """Draw a zone for the near view: how many calls it takes."""
    for calls in range(1, 1000):
        sources.sharpen(zone, 0, NEAR)
        if not sources.is_blurred(zone, 0, NEAR):
            return calls
    raise AssertionError("it never becomes sharp")


@pytest.mark.parametrize("side", [60, 256, 257, 512, 640, NEAR, 1560])
def test_a_zone_has_the_side_asked_for(sources: TileSources, side: int) -> None:
    assert sources.base("I-1", 1, side).get_size() == (side, side)


def test_a_near_zone_is_drawn_in_slices_and_then_sharp(sources: TileSources) -> None:
    assert not sources.is_blurred("I-1", 0, MASTER)
    blurred = sources.base("I-1", 0, NEAR)
    assert sharpen(sources, "I-1") > 1
    assert not sources.is_blurred("I-1", 0, round(near_side(NEAR) * ENLARGED)), "for all near sides"
    assert sources.is_blurred("I-1", 1, NEAR), "another turn is another picture"
    sharp = sources.base("I-1", 0, NEAR)
    assert pygame.image.tobytes(sharp, "RGB") != pygame.image.tobytes(blurred, "RGB")


def test_pictures_of_zones_stay_within_their_bytes(sources: TileSources) -> None:
    for zone in art_of(sources.app).box.zones:
        sources.base(zone, 0, 100)
        sources.base(zone, 0, 400)
    assert sources.masters.bytes <= MASTER_BYTES
    most = near_tiles(near_side(NEAR))
    for zone in list(art_of(sources.app).box.zones)[: most + 2]:
        sharpen(sources, zone)
    assert sources.near.bytes == most * near_side(NEAR) ** 2 * 4 <= NEAR_BYTES


def test_no_more_zones_are_sharpened_than_are_kept(
    make_app: Callable[..., App], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Else each would drive another out, and the map would never rest; those that show most go first."""
    table = MapTable(make_app((1920, 1080)), view=full_map()).map
    table.camera.now.side = table.camera.aim.side = float(MASTER + 80)
    seen = table.board.in_view(table.rect)
    assert len(table.paint.blurred(table.rect)) == len(seen) > 1
    monkeypatch.setattr(painting, "near_tiles", lambda side: 1)
    (face,) = table.paint.blurred(table.rect)
    areas = {zone: math.prod(place.clip(table.rect).size) for zone, place in seen}
    assert areas[face.tile] == max(areas.values())


def test_zones_drawn_very_near_are_forgotten_from_afar(make_app: Callable[..., App]) -> None:
    table = MapTable(make_app((1920, 1080)), view=full_map()).map
    sharpen(table.paint.art, "I-1")
    assert table.paint.art.near.bytes
    table.camera.now.side = table.camera.aim.side = float(NEAR)
    assert table.paint.blurred(table.rect)
    assert table.paint.art.kept.bytes <= table.paint.art.kept.limit == FAR_BYTES
    table.camera.now.side = table.camera.aim.side = float(MASTER)
    assert table.paint.blurred(table.rect) == []
    assert table.paint.art.kept.limit == TILE_BYTES
    assert not table.paint.art.near.bytes
