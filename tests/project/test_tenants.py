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
        "expedition", "thesis_judged", "maximum_alert", "movement_ended",
    ),
    "atlandice": ("districts?", "submarine", "surveys?", "donations?", "tidal", "emptied", "exhausted"),
    "catacombs": (
        "clank", "dragon", "artifacts?", "wayshrines?", "lockpicks?", "ghosts?", "crypt", "haunted",
        "knocked_out", "tunnels?", "tourmaline", "prisoners?",
    ),
}  # fmt: skip
"""Words of the table that belong to one title; one "scholar" is a level of computer players, too."""


def own(path: Path) -> bool:
    """Does a module stand in the folder of a title, or is it the registry of titles?"""
    return any(title in path.parts for title in TITLES) or path.parent.name == "titles"


def named(words: str) -> Iterator[tuple[str, int, str]]:
    """Where a word stands outside the folders of titles: file, line, the line."""
    for path in sorted(GAME.rglob("*.py")):
        if own(path.relative_to(GAME)):
            continue
        name = path.relative_to(ROOT).as_posix()
        for number, line in enumerate(path.read_text("utf-8").splitlines(), 1):
            if re.search(rf"(?<![A-Za-z])(?:{words})(?![A-Za-z])", line, re.IGNORECASE):
                yield name, number, line.strip()


@pytest.mark.parametrize("title", TITLES)
def test_nothing_outside_names_a_title_or_its_pieces(title: str) -> None:
    found = named("|".join((title, *PIECES[title])))
    assert list(found) == []


def test_nothing_outside_cites_the_rule_of_a_title() -> None:
    assert list(named(r"[DAC]\d+\.\d+")) == []


def test_the_import_rule_knows_every_title() -> None:
    settings = tomllib.loads((Path(ROOT) / "pyproject.toml").read_text("utf-8"))
    rules = {rule["name"]: rule for rule in settings["tool"]["importlinter"]["contracts"]}
    forbidden = rules["What titles share imports no title"]["forbidden_modules"]
    layers = ("engine.titles", "content", "bots", "scenes")
    assert set(forbidden) == {f"game.{layer}.{title}" for layer in layers for title in TITLES}
