"""The program without Python: what its parts do, with stand-ins for the other systems.

The program itself is built and played in `python3 -m tests long package`.
"""

import platform
import shutil
import struct
import sys
import zipfile
from pathlib import Path

import pytest

from game import __version__, bootstrap
from game.cli import build_parser
from game.content.languages import languages
from tests.package import archives, build, icons, licences, measures


@pytest.fixture
def frozen(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """As if this were the packaged program in that folder, called by a link from elsewhere."""
    program = tmp_path / "lib" / "civetta"
    program.parent.mkdir()
    program.touch()
    (tmp_path / "called").symlink_to(program)
    monkeypatch.setattr(bootstrap, "FROZEN", True)
    monkeypatch.setattr(sys, "executable", str(tmp_path / "called"))
    return program


def test_a_packaged_program_fetches_nothing(frozen: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bootstrap, "unmet", lambda files: ["pytmx>=3.32,<4"])
    monkeypatch.setattr(bootstrap, "install", lambda folder, files: pytest.fail("fetches"))
    bootstrap.ensure(bootstrap.RUNTIME, ["run_game.py"])


def test_data_and_art_of_a_packaged_program_lie_beside_it(frozen: Path) -> None:
    assert bootstrap.root() == str(frozen.parent)


def test_a_process_of_a_packaged_program_works_before_anything_else(
    frozen: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    served: list[bool] = []
    monkeypatch.setattr("multiprocessing.freeze_support", lambda: served.append(True))
    bootstrap.serve_as_process()
    assert served == [True]


def test_help_names_the_command_that_was_called() -> None:
    assert build_parser().format_help().startswith("usage: run_game.py")


# What the build takes along


def test_tests_and_drawing_code_stay_behind(tmp_path: Path) -> None:
    art = tmp_path / "art"
    for name in (
        "draw/zones.py",
        "screens/board.jpg",
        "table/owl.svg",
        "palette.yaml",
        "README.md",
    ):
        archives.write(art / name, "")
    shutil.copytree(art, tmp_path / "copy", ignore=build.NOT_ART)
    kept = sorted(
        path.relative_to(tmp_path / "copy").as_posix()
        for path in (tmp_path / "copy").rglob("*")
        if path.is_file()
    )
    assert kept == ["palette.yaml", "table/owl.svg"]
    assert '"tests"' in build.SPEC.read_text("utf-8")


def test_every_package_of_the_game_shows_its_licence(tmp_path: Path) -> None:
    found = list(licences.packages(licences.site_of(sys.executable)))
    lines = [licences.licence_of(package, tmp_path) for package in found]
    names = {bootstrap.same_name(package.metadata["Name"]) for package in found}
    assert {"pygame_ce", "pytmx", "msgspec", "fontpkg_cardo"} <= names
    assert [line for line in lines if line.startswith("PyTMX")] == ["PyTMX 3.32: LGPLv3"]
    assert (tmp_path / "pygame-ce" / "LGPL.txt").exists()
    assert (tmp_path / "PyTMX" / "LICENSE").exists()


def test_libraries_that_come_with_a_package_show_their_licences(tmp_path: Path) -> None:
    for name in (
        "libSDL2_ttf-2-e69aa315.0.so.0.2400.0",
        "libmpg123-8b3c3c9e.so.0.49.4",
        "libz.so.1",
    ):
        archives.write(tmp_path / name, "")
    rows = licences.brought_licences(tmp_path)
    assert [row.partition(": ")[2] for row in rows] == [
        "Zlib, comes with pygame-ce", "LGPL-2.1, comes with pygame-ce"
    ]  # fmt: skip
    archives.write(tmp_path / "libnobodyknows-0123abcd.so.1", "")
    with pytest.raises(AssertionError, match="libnobodyknows"):
        licences.brought_licences(tmp_path)


def test_every_library_of_the_wheel_that_is_installed_is_known() -> None:
    site = Path(licences.site_of(sys.executable))
    for folder in site.glob("pygame_ce.libs"):
        assert len(licences.brought_licences(folder)) == len(list(folder.iterdir()))


# Other systems, by stand-ins


def test_a_build_is_named_by_version_system_and_processor() -> None:
    assert build.name_of_build("Windows", "AMD64") == f"civetta-{__version__}-windows-amd64"
    assert build.name_of_build("Darwin", "arm64") == f"civetta-{__version__}-darwin-arm64"


def test_windows_gets_an_icon_of_every_size(tmp_path: Path) -> None:
    path = icons.write_icon(tmp_path, "Windows")
    assert path is not None
    data = path.read_bytes()
    kind, count = struct.unpack("<2xHH", data[:6])
    assert (kind, count) == (1, len(icons.SIZES))
    for number in range(count):
        length, at = struct.unpack("<II", data[14 + 16 * number : 22 + 16 * number])
        assert data[at : at + 8] == b"\x89PNG\r\n\x1a\n"
        assert at + length <= len(data)


def test_macos_gets_an_icon_of_its_own_format(tmp_path: Path) -> None:
    path = icons.write_icon(tmp_path, "Darwin")
    assert path is not None
    data = path.read_bytes()
    assert data[:4] == b"icns"
    assert struct.unpack(">I", data[4:8])[0] == len(data)
    assert data[8:12] in icons.ICNS.values()


def test_on_linux_the_menu_has_the_icon(tmp_path: Path) -> None:
    assert icons.write_icon(tmp_path, "Linux") is None


@pytest.fixture
def program(tmp_path: Path) -> Path:
    """A program of straw."""
    folder = tmp_path / "civetta-1-linux"
    archives.write(folder / "civetta", "program")
    archives.write(folder / "LICENSE", "licence")
    return folder


def test_windows_gets_a_zip(program: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(platform, "system", lambda: "Windows")
    made = archives.archive(program)
    assert made.name == "civetta-1-linux.zip"
    assert "civetta-1-linux/civetta" in zipfile.ZipFile(made).namelist()


def test_without_dpkg_there_is_no_deb(program: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shutil, "which", lambda name: None)
    assert archives.deb(program) is None


def test_the_menu_tells_the_game_in_every_language() -> None:
    lines = archives.menu().splitlines()
    assert "Name=Civetta" in lines
    assert {"Name[zh_CN]=奇维塔", "Name[zh_TW]=奇維塔"} < set(lines)
    told = {line.partition("=")[2] for line in lines if line.startswith("Comment")}
    assert len(told) == len(languages())


def test_a_folder_counts_its_files_and_not_its_links(program: Path) -> None:
    (program / "link").symlink_to("civetta")
    assert archives.folder_bytes(program) == len("program") + len("licence")


# What it may cost


def test_a_program_kept_waiting_for_a_processor_does_not_rest(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    looks = iter([(0.1, False)] * 20 + [(0.8, True)] * measures.LOOKS)
    monkeypatch.setattr(measures, "look", lambda pid: next(looks))
    monkeypatch.setattr(measures, "LOOK_SECONDS", 0)
    assert measures.at_rest(1) == 0.8


def test_a_bound_that_is_not_kept_is_told() -> None:
    assert "NOT REACHED" in str(measures.Verdict("start", 1.3, 1.2))
    assert "ok" in str(measures.Verdict("start", 1.2, 1.2))
