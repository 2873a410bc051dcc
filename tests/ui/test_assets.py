"""Pictures, textures, palette and sound: made once, missing ones told, silence where needed."""

import os
import struct
import subprocess
import sys
from collections.abc import Callable, Hashable
from pathlib import Path

import pygame
import pytest

from game.assets import AssetError, sound_recipes, textures
from game.assets.palette import VARIANTS, load_palette
from game.assets.pictures import Pictures, prune
from game.assets.sound import Sound, read_wave
from game.assets.surface_cache import SurfaceCache
from game.assets.textures import Textures, noise, torn_mask, velvet, velvet_folds
from game.scenes.shell.app import App
from tests.contrast import contrast
from tests.ui.driver import StandIn
from tests.ui.every_scene import SAVED, SCENES, lay


@pytest.fixture(autouse=True)
def screen():
    pygame.display.init()
    yield pygame.display.set_mode((64, 64))
    pygame.display.quit()


# --- pictures --------------------------------------------------------------------------------


def test_a_picture_fits_its_box_and_is_made_once() -> None:
    pictures = Pictures()
    picture = pictures.get("table/owl", 100, 200)
    assert picture.get_width() <= 100
    assert picture.get_height() <= 200
    assert max(picture.get_width() / 100, picture.get_height() / 200) > 0.97
    assert pictures.get("table/owl", 100, 200) is picture


def test_a_missing_picture_names_its_file() -> None:
    with pytest.raises(AssetError) as caught:
        Pictures().get("signs/nothing_like_it", 10)
    assert caught.value.args_by_name == {"file": "art/signs/nothing_like_it.svg"}


def test_a_broken_picture_names_its_file(tmp_path: Path) -> None:
    (tmp_path / "torn.svg").write_text("<svg")
    with pytest.raises(AssetError):
        Pictures(tmp_path).get("torn", 10)


def test_faces_of_cards_are_not_kept_on_disk(tmp_path: Path) -> None:
    """Whoever looks into the cache must not see which cards were drawn on this screen."""
    pictures = Pictures(cache_dir=tmp_path)
    for name in ("pictures/T36", "frames/clan"):
        assert pictures.get(f"dungeonology/cards/{name}", 90).get_width() <= 90
    pictures.beside.finish()
    assert not list(tmp_path.rglob("*.pic"))


def test_large_pictures_are_kept_on_disk_and_a_torn_one_is_made_again(tmp_path: Path) -> None:
    pictures = Pictures(cache_dir=tmp_path)
    first = pictures.get("table/owl", 90)
    pictures.beside.finish()
    (kept,) = (tmp_path / "pictures").glob("*.pic")
    again = Pictures(cache_dir=tmp_path).get("table/owl", 90)
    assert pygame.image.tobytes(first, "RGBA") == pygame.image.tobytes(again, "RGBA")
    kept.write_bytes(b"torn")
    assert Pictures(cache_dir=tmp_path).get("table/owl", 90).get_size() == first.get_size()


@pytest.mark.parametrize(
    "size", [(0, 0), (91, 90), (2**32 - 1, 2**32 - 1), (60_000, 60_000)], ids=str
)
def test_a_kept_picture_of_an_absurd_size_is_thrown_away(
    tmp_path: Path, size: tuple[int, int]
) -> None:
    pictures = Pictures(cache_dir=tmp_path)
    first = pictures.get("table/owl", 90)
    pictures.beside.finish()
    (kept,) = (tmp_path / "pictures").glob("*.pic")
    kept.write_bytes(struct.pack("<II", *size) + kept.read_bytes()[8:])
    again = Pictures(cache_dir=tmp_path).get("table/owl", 90)
    assert pygame.image.tobytes(first, "RGBA") == pygame.image.tobytes(again, "RGBA")


@pytest.mark.parametrize("damage", ["cut", "head", "huge", "empty", "text"])
def test_a_damaged_texture_is_painted_anew(tmp_path: Path, damage: str) -> None:
    def kept() -> pygame.Surface:
        def make() -> pygame.Surface:
            surface = pygame.Surface((40, 30))
            surface.fill((10, 20, 30))
            return surface

        return Textures(tmp_path).get("cloth", (40, 30), make, on_disk=True)

    kept()
    (file,) = (tmp_path / "textures").glob("*.bmp")
    whole = file.read_bytes()
    file.write_bytes(
        {
            "cut": whole[:200],
            "head": whole[:20],
            "huge": whole[:18] + struct.pack("<ii", 30_000, 30_000) + whole[26:],
            "empty": b"",
            "text": b"no bitmap at all, but long enough to hold a head" * 2,
        }[damage]
    )
    assert kept().get_at((5, 5))[:3] == (10, 20, 30)
    assert file.read_bytes() == whole


def test_large_pictures_drive_no_sign_out() -> None:
    pictures = Pictures()
    sign = pictures.get("signs/civ", 24)
    pictures.kept.limit = 1
    for side in (90, 91, 92):
        pictures.get("signs/civ", side)
    assert len(pictures.kept) == 1
    assert pictures.get("signs/civ", 24) is sign


def test_the_smallest_prepared_size_that_is_large_enough_is_taken() -> None:
    pictures = Pictures()
    for side in (200, 80):
        pictures.prepare(["table/owl"], side)
    pictures.beside.finish()
    small, large = pictures.masters["table/owl"]
    pictures.masters["table/owl"] = [small]
    assert pictures._from_master("table/owl", 70, 70)
    assert pictures._from_master("table/owl", 150, 150) is None
    pictures.masters["table/owl"] = [small, large]
    assert pictures._from_master("table/owl", 150, 150)


def test_a_sign_is_taken_from_what_was_prepared_at_its_very_size_only() -> None:
    pictures, plain = Pictures(), Pictures()
    pictures.prepare(["signs/civ"], 64)
    pictures.beside.finish()
    assert pictures._from_master("signs/civ", 24, 24) is None
    prepared, drawn = pictures._from_master("signs/civ", 64, 64), plain.get("signs/civ", 64)
    assert prepared
    assert pygame.image.tobytes(prepared, "RGBA") == pygame.image.tobytes(drawn, "RGBA")


def test_a_small_picture_that_takes_long_to_draw_comes_from_a_larger_one() -> None:
    pictures, card = Pictures(), "dungeonology/cards/pictures/T10"
    pictures._prepare(card, 264)
    assert pictures._from_master(card, 104, 36)


def test_what_was_prepared_is_only_made_smaller() -> None:
    pictures, plain = Pictures(), Pictures()
    names = ["dungeonology/cards/pictures/T05", "signs/nothing_like_it"]
    pictures.prepare(names, 200)
    pictures.prepare(names, 200)
    pictures.beside.finish()
    assert set(pictures.masters) == {names[0]}
    small, drawn = pictures.get(names[0], 90, 300), plain.get(names[0], 90, 300)
    assert small.get_size() == drawn.get_size()
    assert pygame.transform.average_color(small) == pytest.approx(
        pygame.transform.average_color(drawn), abs=4
    )
    assert pictures.get(names[0], 400).get_width() == 400, "larger ones are drawn"


def test_palette_variants_have_their_own_signs() -> None:
    pictures = Pictures()
    plain = pygame.image.tobytes(pictures.get("signs/civ", 32), "RGBA")
    pictures.use("deuteranopia")
    assert pygame.image.tobytes(pictures.get("signs/civ", 32), "RGBA") != plain
    assert pictures.get("signs/help", 32) is not None, "what has no variant stays as it is"


def test_old_files_leave_the_cache(tmp_path: Path, monkeypatch) -> None:
    monkeypatch.setattr("game.assets.pictures.KEPT_FILES", {"pictures": 2, "textures": 2})
    (tmp_path / "pictures").mkdir()
    for i in range(4):
        file = tmp_path / "pictures" / f"{i}.png"
        file.write_bytes(b"")
        os.utime(file, (i, i))
    prune(tmp_path)
    assert sorted(file.name for file in (tmp_path / "pictures").iterdir()) == ["2.png", "3.png"]


# --- palette ---------------------------------------------------------------------------------


def test_palette_roles_and_variants() -> None:
    palette = load_palette()
    assert palette["paper"] == (0xEF, 0xE3, 0xC8)
    ink = palette["ink"]
    for variant in VARIANTS:
        palette.use(variant)
        assert palette.variant == variant
        assert palette["ink"] == ink
        seats = [
            palette[role] for role in ("madder", "lapis", "saffron", "plum", "verdigris", "sienna")
        ]
        assert len(set(seats)) == 6
    palette.use("no such palette")
    assert palette.variant == "standard"
    with pytest.raises(AssetError):
        palette["no such role"]


@pytest.mark.parametrize("text", ["", "[paper]", "{", "paper: {paper: 7}", "paper: {paper: [~]}"])
def test_a_broken_palette_file_is_told(tmp_path: Path, text: str) -> None:
    (tmp_path / "palette.yaml").write_text(text)
    with pytest.raises(AssetError) as caught:
        load_palette(tmp_path / "palette.yaml")
    assert "\n" not in caught.value.args_by_name["why"]


def test_contrast_is_that_of_the_standard() -> None:
    assert contrast((255, 255, 255), (0, 0, 0)) == pytest.approx(21)
    assert contrast((119, 119, 119), (255, 255, 255)) == pytest.approx(4.48, abs=0.01)


# --- textures --------------------------------------------------------------------------------


def test_textures_are_the_same_every_time_and_kept(tmp_path: Path) -> None:
    a, b = noise((40, 30), (8, 8), 5), noise((40, 30), (8, 8), 5)
    assert pygame.image.tobytes(a, "RGB") == pygame.image.tobytes(b, "RGB")
    store, made = Textures(tmp_path), []

    def make() -> pygame.Surface:
        made.append(1)
        return velvet(velvet_folds((60, 40), 3), (150, 40, 30))

    for _ in range(3):
        store.get("velvet", (60, 40), make, on_disk=True)
    Textures(tmp_path).get("velvet", (60, 40), make, on_disk=True)
    assert made == [1]


def test_torn_paper_is_whole_inside_and_torn_at_the_edge() -> None:
    mask = torn_mask((200, 120), 3, 6)
    assert mask.get_at((100, 60)) == pygame.Color("white")
    edge = {mask.get_at((x, 2)).a for x in range(200)}
    assert len(edge) > 3


# --- sound -----------------------------------------------------------------------------------


@pytest.mark.parametrize("text", ["effects: [", "- click", "effects: 3"])
def test_a_broken_file_of_recipes_is_told(tmp_path: Path, text: str) -> None:
    (tmp_path / "sounds.yaml").write_text(text, "utf-8")
    with pytest.raises(AssetError) as told:
        sound_recipes.recipes("effects", tmp_path)
    assert told.value.args_by_name["file"] == "sounds.yaml"


def test_no_title_takes_the_name_of_a_sound_that_is_there(tmp_path: Path) -> None:
    """The second recipe would silence the first."""
    for folder in ("one", "two"):
        (tmp_path / folder).mkdir()
        (tmp_path / folder / "sounds.yaml").write_text("effects: {thud: []}", "utf-8")
    (tmp_path / "sounds.yaml").write_text("effects: {}", "utf-8")
    with pytest.raises(AssetError):
        sound_recipes.recipes("effects", tmp_path)


def test_sounds_play_and_are_kept(tmp_path: Path) -> None:
    sound = Sound(tmp_path, 80, 50)
    sound.play("click")
    sound.finish()
    assert sound.has_device
    assert read_wave(next((tmp_path / "sounds").glob("click-*.wav")))
    sound.set_volumes(10, 90)
    sound.finish()
    sound.stop()


def test_silence_where_nothing_is_to_be_heard(tmp_path: Path) -> None:
    sound = Sound(tmp_path, 0, 0)
    sound.play("click")
    sound.ambience("title")
    assert sound.thread is None, "volume 0 does not even open the device"
    assert sound.played == ["click"]
    sound.stop()


def test_no_device_is_no_complaint(tmp_path: Path) -> None:
    """In a process of its own, with a driver that does not exist."""
    code = (
        "from pathlib import Path; from game.assets.sound import Sound\n"
        f"sound = Sound(Path({str(tmp_path)!r}), 80, 50)\n"
        "sound.ambience('title'); sound.play('bell'); sound.finish()\n"
        "assert sound.has_device is False\n"
        "sound.play('click'); sound.set_volumes(1, 1); sound.stop()\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", code],
        env={**os.environ, "SDL_AUDIODRIVER": "nowhere", "PYTHONPATH": "."},
        capture_output=True,
        text=True,
        timeout=600,
    )
    assert done.returncode == 0, done.stderr
    assert done.stderr == ""


# --- what is kept ----------------------------------------------------------------------------


def test_what_was_not_used_for_longest_is_dropped_above_the_bytes() -> None:
    kept, made = SurfaceCache(3 * 400), []

    def get(name: str) -> pygame.Surface:
        def make() -> pygame.Surface:
            made.append(name)
            return pygame.Surface((10, 10), depth=32)

        return kept.get(name, make)

    for name in ("a", "b", "c", "a", "d"):
        get(name)
    assert kept.bytes == kept.limit
    assert "b" not in kept
    assert get("a") is get("a")
    assert made == ["a", "b", "c", "d"]
    kept.forget()
    assert (len(kept), kept.bytes) == (0, 0)


#: Scenes with more pictures than the others.
FULL = ("table", "table_city", "attempt_over", "help_card", "scores")


@pytest.mark.parametrize("names", [FULL, pytest.param(tuple(SCENES), marks=pytest.mark.long)])
def test_a_page_keeps_all_it_shows(
    make_app: Callable[..., App], monkeypatch: pytest.MonkeyPatch, names: tuple[str, ...]
) -> None:
    """Else every frame of it would paint anew what the frame before dropped."""
    app = make_app((1920, 1080), StandIn(open_game=SAVED), speed="off")
    app.look._allow()  # as much as the program keeps, not as much as the tests do
    made: list[object] = []
    get = SurfaceCache.get

    def counted(
        kept: SurfaceCache, key: Hashable, make: Callable[[], pygame.Surface]
    ) -> pygame.Surface:
        def noted() -> pygame.Surface:
            made.append(key)
            return make()

        return get(kept, key, noted)

    monkeypatch.setattr(SurfaceCache, "get", counted)
    painted = {}
    for name in names:
        lay(app, name)
        for _ in range(40):
            app.frame(1 / 60)
        for _ in range(2):
            made.clear()
            app.stack.stale = True
            app.frame(0)
        painted[name] = list(made)
    assert {name: keys for name, keys in painted.items() if keys} == {}


def test_a_texture_painted_beside_a_game_that_is_closed_is_not_kept(tmp_path: Path) -> None:
    def make() -> pygame.Surface:
        raise pygame.error("cannot convert without pygame.display initialized")

    Textures(tmp_path).put_on_disk("leather", (60, 40), make, 3)
    assert not [path for path in tmp_path.rglob("*") if path.is_file()]


def test_large_paper_from_the_disk_is_the_paper_that_was_painted(tmp_path: Path) -> None:
    sheet = textures.paper_sheet((300, 200), 7, (236, 220, 184), (205, 184, 140))
    paper = textures.with_alpha(sheet, textures.torn_mask((300, 200), 3, 4.0))
    painted = Textures(tmp_path).get("paper", (300, 200), lambda: paper, on_disk=True)
    read = Textures(tmp_path).get("paper", (300, 200), lambda: sheet, on_disk=True)
    assert read.get_at((0, 0)).a == 0
    assert pygame.image.tobytes(read, "RGBA") == pygame.image.tobytes(painted, "RGBA")
