"""The tree itself: what lies where, and what must not be in it."""

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from game import bootstrap

ROOT = Path(bootstrap.ROOT)
TOP_LEVEL = {
    "pyproject.toml",
    "README.md",
    "game",
    "art",
    "data",
    "tests",
    "run_game.py",
    "LICENSE",
    "CHANGELOG.md",
    "CONTRIBUTING.md",
    "requirements.txt",
    "requirements-dev.txt",
    "requirements-bench.txt",
    "requirements-package.txt",
}
LEFT_BY_TOOLS = {"uv.lock", "__pycache__", ".git"}
TEXT = {".py", ".md", ".toml", ".txt", ".yaml", ".svg", ".tmx", ".tsx", ".json", ""}


def files() -> Iterator[Path]:
    """Every file of the project, without environments and caches."""
    for folder, folders, names in os.walk(ROOT):
        kept = [name for name in folders if name == ".ci" or not name.startswith((".", "__"))]
        folders[:] = kept
        yield from (Path(folder, name) for name in names if name not in LEFT_BY_TOOLS)


def test_the_top_level_is_fixed() -> None:
    seen = {name for name in os.listdir(ROOT) if not name.startswith(".")}
    assert seen - LEFT_BY_TOOLS <= TOP_LEVEL
    assert os.access(ROOT / ".ci" / "run", os.X_OK)


def test_no_path_of_a_machine_and_no_registry_address() -> None:
    machine = re.compile(
        r"(?<![\w.$}])/(?:tmp|work|root|home|Users|opt)/\w"
        r"|\b[A-Z]:\\+Users\b|pypi\.(?:org/simple)|files\.(?:pythonhosted)"
    )
    faults = [
        f"{path.relative_to(ROOT)}:{number}: {line.strip()[:80]}"
        for path in files()
        if path.suffix in TEXT
        for number, line in enumerate(path.read_text("utf-8").splitlines(), 1)
        if machine.search(line)
    ]
    assert faults == []


@pytest.mark.parametrize(
    ("code", "rule"),
    [
        ("eval(input())", "S307"),
        ("exec(input())", "S102"),
        ("import pickle\n\npickle.loads(b'')", "S301"),
        ("import yaml\n\nyaml.load('', Loader=yaml.UnsafeLoader)", "S506"),
        ("import yaml\n\nyaml.unsafe_load('')", "TID251"),
        ("import shelve", "TID251"),
    ],
)
@pytest.mark.parametrize("place", ["game/content/x.py", "tests/x.py"])
def test_ruff_refuses_what_runs_foreign_code(code: str, rule: str, place: str) -> None:
    check = [sys.executable, "-m", "ruff", "check", "--no-cache", "--output-format=concise"]
    done = subprocess.run(
        [*check, "--stdin-filename", place, "-"],
        input=code,
        cwd=ROOT,
        capture_output=True,
        text=True,
    )
    assert done.returncode == 1
    assert rule in done.stdout


def test_the_engine_loads_the_standard_library_only() -> None:
    """A text search is not enough: one import may pull in another. So: a fresh process."""
    probe = (
        "import importlib, pkgutil, sys, game.engine\n"
        "for module in pkgutil.walk_packages(game.engine.__path__, 'game.engine.'):\n"
        "    importlib.import_module(module.name)\n"
        "tops = {name.partition('.')[0] for name in sys.modules}\n"
        "print(sorted(tops - set(sys.stdlib_module_names) - {'game', '__main__'}))\n"
        "print(sorted(n for n in sys.modules if n.startswith('game.') and\n"
        "             not n.startswith('game.engine')))\n"
    )
    # -S: the start-up files of installed packages would otherwise be taken for the engine's.
    done = subprocess.run(
        [sys.executable, "-S", "-c", probe], cwd=ROOT, capture_output=True, text=True
    )
    assert done.stdout.split() == ["[]", "[]"], done.stderr


@pytest.mark.parametrize(
    "guide", ["README.md", "CONTRIBUTING.md", "game/README.md", "art/README.md"]
)
def test_every_file_a_guide_names_is_there(guide: str) -> None:
    there = [f"/{path.relative_to(ROOT).as_posix()}" for path in files()]
    named = re.findall(r"`([\w/.<>]+\.(?:py|yaml|md))`", (ROOT / guide).read_text("utf-8"))
    plain = [re.sub(r".*<\w+>/", "", name) for name in named]  # of every title, or every language
    known = [name for name in plain if "<" not in name]
    assert [name for name in known if not any(path.endswith(f"/{name}") for path in there)] == []
