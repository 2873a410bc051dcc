"""What is handed over: an archive to unpack anywhere, and on Linux a package with an entry in the menu."""

import platform
import shutil
import subprocess
import tarfile
from pathlib import Path
from typing import Final

from game import __version__
from game.content.languages import ENGLISH, languages
from game.content.texts import catalogue
from tests.package.icons import DRAWING

#: Half the time of the usual one, and a twentieth larger.
PRESET: Final = 2
CONTROL = """\
Package: civetta
Version: {version}
Architecture: {architecture}
Maintainer: The makers of Civetta <civetta@localhost>
Installed-Size: {kilobytes}
Depends: libc6 (>= {glibc})
Section: games
Priority: optional
Description: Board games for one table and one mouse
 Dungeonology, Atlandice and Catacombs for two to six people passing one
 mouse, with computer players for empty seats.
"""
MENU = """\
[Desktop Entry]
Type=Application
{told}
Exec=civetta
Icon=civetta
Terminal=false
Categories=Game;BoardGame;
"""


def menu() -> str:
    """The entry in the menu, told in every language by the names a system knows it by."""
    lines = []
    for language in languages():
        texts = catalogue(language)
        own = [f"[{name}]" for name in texts.about.system if "-" not in name]
        for name in [""] if language == ENGLISH else own:
            lines.append(f"Name{name}={texts.say('title.name')}")
            lines.append(f"Comment{name}={texts.say('terminal.about')}")
    return MENU.format(told="\n".join(lines))


def archive(program: Path) -> Path:
    """The program as one file: `.tar.xz`, or `.zip` where nobody unpacks that."""
    if platform.system() == "Windows":
        made = shutil.make_archive(str(program), "zip", program.parent, program.name)
        return Path(made)
    path = program.with_name(f"{program.name}.tar.xz")
    with tarfile.open(path, "w:xz", preset=PRESET) as target:
        target.add(program, program.name, filter=of_nobody)
    return path


def of_nobody(file: tarfile.TarInfo) -> tarfile.TarInfo:
    """A file without the name of whoever built it."""
    file.uid = file.gid = 0
    file.uname = file.gname = "root"
    return file


def deb(program: Path) -> Path | None:
    """A package for Debian and its kin; None where it cannot be made."""
    if not shutil.which("dpkg-deb"):
        return None
    tree = program.with_name("deb")
    shutil.rmtree(tree, ignore_errors=True)
    home = tree / "usr/lib/civetta"
    shutil.copytree(program, home, symlinks=True)
    link(tree / "usr/bin/civetta", "../lib/civetta/civetta")
    write(tree / "usr/share/applications/civetta.desktop", menu())
    write(tree / "usr/share/icons/hicolor/scalable/apps/civetta.svg", DRAWING.read_text("utf-8"))
    write(tree / "usr/share/doc/civetta/copyright", (program / "LICENSE").read_text("utf-8"))
    write(tree / "DEBIAN/control", control(home))
    path = program.with_name(f"{program.name}.deb")
    build = [
        "dpkg-deb",
        "--root-owner-group",
        "-Zxz",
        f"-z{PRESET}",
        "--build",
        str(tree),
        str(path),
    ]
    subprocess.run(build, check=True, stdout=subprocess.DEVNULL)
    shutil.rmtree(tree)
    return path


def control(home: Path) -> str:
    """What the package says of itself; the C library of this machine is the oldest that runs it."""
    asked = subprocess.run(
        ["dpkg", "--print-architecture"], capture_output=True, text=True, check=True
    )
    return CONTROL.format(
        version=__version__,
        architecture=asked.stdout.strip(),
        kilobytes=folder_bytes(home) // 1024,
        glibc=platform.libc_ver()[1],
    )


def folder_bytes(folder: Path) -> int:
    """What a folder holds; a link takes no room."""
    files = (file for file in folder.rglob("*") if file.is_file() and not file.is_symlink())
    return sum(file.stat().st_size for file in files)


def write(path: Path, text: str) -> None:
    """A file with the folders above it."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, "utf-8")


def link(path: Path, target: str) -> None:
    """A link with the folders above it."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.symlink_to(target)
