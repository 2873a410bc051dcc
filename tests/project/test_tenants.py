"""Titles are tenants: nothing outside a title's own folders names it, its pieces or its events."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

from game.bootstrap import ROOT
from game.engine.titles import TITLES

GAME = Path(ROOT) / "game"
PIECES: dict[str, tuple[str, ...]] = {
    "dungeonology": (
        "scholars", "thesis", "theses", "laetus", "omegas?", "jinx", "jinxes", "tricks?", "interns?",
        "stealth", "espionage", "campus", "panic", "clan", "boss", "zones?", "cubes?", "students?",
        "expeditions?", "maximum_alert", "movement_ended", "dungeons?", "duels?", "attempts?", "stun",
        "stunned", "campfires?", "exalted",
    ),
    "atlandice": (
        "city", "districts?", "submarine", "surveys?", "donations?", "tidal", "emptied", "exhausted",
        "exhaustion",
    ),
    "catacombs": (
        "clank", "dragon", "artifacts?", "wayshrines?", "lockpicks?", "ghosts?", "crypt", "haunted",
        "knocked_out", "tunnels?", "tourmaline", "prisoners?", "catacombs?", "idols?", "wounds?", "rage",
    ),
}  # fmt: skip
"""Words of the table that belong to one title; one "scholar" is a level of computer players, too."""
LEVELS = {"scholars"}
"""What texts may say of computer players."""
WHOLE = ("api", "cli", "session", "ui")
"""Layers without a folder of a title in them."""


def owner(path: Path) -> str:
    """The title in whose folder a module stands; "" if all share it."""
    return next((title for title in TITLES if title in path.parts), "")


def named(words: str, title: str = "") -> Iterator[tuple[str, int, str]]:
    """Where a word stands in what all share, or in what is a title's: file, line, the line."""
    for path in sorted(GAME.rglob("*.py")):
        if path.parent.name == "titles" or owner(path.relative_to(GAME)) != title:
            continue
        name = path.relative_to(ROOT).as_posix()
        for number, line in enumerate(path.read_text("utf-8").splitlines(), 1):
            if names(words, re.sub("(?<=[a-z])(?=[A-Z])", "_", line)):
                yield name, number, line.strip()


def names(words: str, line: str) -> bool:
    """Does one of these words stand in a line?"""
    return re.search(rf"(?<![A-Za-z])(?:{words})(?![A-Za-z])", line, re.IGNORECASE) is not None


@pytest.mark.parametrize("title", TITLES)
def test_nothing_outside_names_a_title_or_its_pieces(title: str) -> None:
    found = named("|".join((title, *PIECES[title])))
    assert list(found) == []


@pytest.mark.parametrize("title", TITLES)
def test_texts_that_all_share_name_no_title_and_no_pieces(title: str) -> None:
    words = "|".join({title, *PIECES[title]} - LEVELS)
    shared = sorted(Path(ROOT, "data", "text", "en", "shared").glob("*.yaml"))
    lines = [(path.name, line) for path in shared for line in path.read_text("utf-8").splitlines()]
    assert shared
    assert [(name, line) for name, line in lines if names(words, line)] == []


@pytest.mark.parametrize("title", TITLES)
def test_a_title_names_no_other(title: str) -> None:
    others = "|".join(other for other in TITLES if other != title)
    assert list(named(others, title)) == []


def test_contributing_tells_which_texts_shared_rooms_ask_a_title_for() -> None:
    guide = (Path(ROOT) / "CONTRIBUTING.md").read_text("utf-8")
    shared = [path for path in GAME.rglob("*.py") if not owner(path.relative_to(GAME))]
    asked = re.compile(r'f"\{[\w.]*title\}\.([a-z_]+)')
    heads = {head for path in shared for head in asked.findall(path.read_text("utf-8"))}
    assert {"book", "event", "hint"} <= heads
    assert sorted(head for head in heads if not re.search(rf"`(?:<title>)?\.{head}\b", guide)) == []


def test_nothing_outside_cites_the_rule_of_a_title() -> None:
    assert list(named(r"(?<![\w#])(?-i:[DAC])\d{1,2}(?:\.\d+)?(?!\w)")) == []


def test_the_import_rule_knows_every_title_and_all_they_share() -> None:
    settings = tomllib.loads((Path(ROOT) / "pyproject.toml").read_text("utf-8"))
    rules = {rule["name"]: rule for rule in settings["tool"]["importlinter"]["contracts"]}
    rule = rules["What titles share imports no title"]
    parents = {path.parent for path in GAME.rglob("*") if path.name in TITLES and path.is_dir()}
    modules = {module for parent in parents for module in parent.iterdir() if is_python(module)}
    assert set(rule["forbidden_modules"]) == {
        dotted(module) for module in modules if module.name in TITLES
    }
    shared = {dotted(module) for module in modules if module.stem not in TITLES}
    assert set(rule["source_modules"]) == shared | {f"game.{whole}" for whole in WHOLE}


def is_python(path: Path) -> bool:
    """Is it a module or a package?"""
    return (path.suffix == ".py" and path.stem != "__init__") or (path / "__init__.py").exists()


def dotted(path: Path) -> str:
    """How a module is imported."""
    return ".".join(path.relative_to(ROOT).with_suffix("").parts)
