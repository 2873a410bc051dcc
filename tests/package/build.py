"""One folder with the program: PyInstaller's part, then our data and art beside it as plain files."""

import os
import platform
import shutil
import subprocess
from pathlib import Path

from game import __version__, bootstrap
from tests.package.icons import write_icon
from tests.package.licences import write_licences

ROOT = Path(bootstrap.ROOT)
SPEC = Path(__file__).parent / "civetta.spec"
#: What stays behind: the code that draws, the pictures of the README, what says how art is made.
NOT_ART = shutil.ignore_patterns("draw", "screens", "README.md", "__pycache__")
BESIDE = ("LICENSE", "CHANGELOG.md")


def name_of_build(system: str = "", machine: str = "") -> str:
    """`civetta-0.1.0-linux-x86_64`: version, system and processor."""
    words = (system or platform.system(), machine or platform.machine())
    return "-".join(("civetta", __version__, *(word.lower() for word in words)))


def build(target: Path, python: str) -> Path:
    """The folder of the program below `target`, made anew with the Python of `.venv-package`."""
    work = target / "work"
    shutil.rmtree(work, ignore_errors=True)
    work.mkdir(parents=True)
    frozen = freeze(work, python)
    for name in ("data", "art"):
        shutil.copytree(ROOT / name, frozen / name, ignore=NOT_ART)
    for name in BESIDE:
        shutil.copy(ROOT / name, frozen / name)
    write_licences(frozen, python)
    folder = target / name_of_build()
    shutil.rmtree(folder, ignore_errors=True)
    frozen.replace(folder)
    shutil.rmtree(work)
    return folder


def freeze(work: Path, python: str) -> Path:
    """Let PyInstaller make the program; what it says is shown if it fails."""
    icon = write_icon(work, platform.system())
    env = {**os.environ, "PYTHONPATH": str(ROOT), "CIVETTA_ICON": str(icon or "")}
    places = ["--distpath", str(work / "dist"), "--workpath", str(work / "build")]
    command = [
        python,
        "-m",
        "PyInstaller",
        "--noconfirm",
        "--log-level",
        "WARN",
        *places,
        str(SPEC),
    ]
    done = subprocess.run(command, env=env, capture_output=True, text=True, cwd=work)
    if done.returncode:
        raise SystemExit(f"PyInstaller failed:\n{done.stdout}{done.stderr}")
    return work / "dist" / "civetta"
