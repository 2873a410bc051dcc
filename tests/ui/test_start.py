"""Starting where something is missing or broken: one sentence on the terminal, and not 0."""

import os
import shutil
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import pygame
import pytest

from game.assets import ROOT, AssetError
from game.assets.fonts import ALEGREYA, CARDO
from game.scenes.shell.system import require_screen

#: Files of the typefaces without which the title page cannot be written.
FACES = [
    (CARDO, "Cardo-Bold.ttf"),
    (CARDO, "Cardo-Regular.ttf"),
    (ALEGREYA, "AlegreyaSans-Bold.ttf"),
]


def started(*arguments: str, **changes: str | None) -> subprocess.CompletedProcess[str]:
    """run_game.py in a process of its own; None takes a variable away."""
    env = {name: value for name, value in {**os.environ, **changes}.items() if value is not None}
    return subprocess.run(
        [sys.executable, str(ROOT / "run_game.py"), *arguments],
        env=env,
        capture_output=True,
        text=True,
        timeout=600,
    )


def told(done: subprocess.CompletedProcess[str]) -> str:
    """The one sentence, checked to be alone."""
    assert done.returncode == 1
    assert "Traceback" not in done.stderr
    lines = [line for line in done.stderr.splitlines() if "XDG_RUNTIME_DIR" not in line]
    assert len(lines) == 1, done.stderr
    return lines[0]


def shadowed(folder: Path, package: str) -> Path:
    """A copy of a package of typefaces that is found before the real one: its files."""
    spec = find_spec(package)
    assert spec is not None
    assert spec.submodule_search_locations is not None
    shutil.copytree(spec.submodule_search_locations[0], folder / package)
    return folder / package / "files"


SPOILT = (None, b"", b"no typeface at all" * 99)


@pytest.mark.parametrize(
    ("package", "file", "text"),
    [(*face, text) for face, text in zip(FACES, SPOILT, strict=False)],
)
def test_a_broken_typeface_is_one_sentence(
    folders: Path, package: str, file: str, text: bytes | None
) -> None:
    path = shadowed(folders, package) / file
    if text is None:
        path.unlink()
    else:
        path.write_bytes(text)
    sentence = told(started(PYTHONPATH=str(folders)))
    assert str(path) in sentence
    assert "requirements.txt" in sentence


def test_a_missing_package_of_typefaces_is_one_sentence(folders: Path) -> None:
    (folders / f"{CARDO}.py").write_text("")
    assert CARDO.replace("_", "-") in told(started(PYTHONPATH=str(folders)))


def test_without_a_display_there_is_one_sentence(folders: Path) -> None:
    """SDL would go on with a driver that shows nothing."""
    nowhere = {"DISPLAY": None, "WAYLAND_DISPLAY": None, "SDL_VIDEODRIVER": None}
    assert "found none" in told(started(**nowhere))


def test_a_driver_asked_for_by_name_is_meant(folders: Path, monkeypatch) -> None:
    pygame.display.init()
    monkeypatch.setattr(pygame.display, "get_driver", lambda: "offscreen")
    monkeypatch.setenv("SDL_VIDEODRIVER", "offscreen")
    require_screen()
    monkeypatch.delenv("SDL_VIDEODRIVER")
    with pytest.raises(AssetError):
        require_screen()
