"""The titles whose data can be loaded."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from game.content import dungeonology
from game.content.yamlfile import DATA
from game.engine.titles.dungeonology.box import Box

_LOADERS = {"dungeonology": dungeonology.load}

TITLES = tuple(_LOADERS)


@cache
def load(title: str, data_folder: Path = DATA) -> Box:
    """The definitions of a title, read and checked once; `ContentError` tells every fault."""
    return _LOADERS[title](data_folder)


def fingerprint(title: str, data_folder: Path = DATA) -> str:
    """A digest of all data that affects play; saves carry it."""
    return load(title, data_folder).fingerprint
