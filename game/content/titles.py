"""The titles whose data can be loaded."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

from game.content import atlandice, dungeonology
from game.content.reading import Content
from game.content.yamlfile import DATA

CONTENTS: Mapping[str, Content] = {
    content.title: content for content in (dungeonology.CONTENT, atlandice.CONTENT)
}
"""By title what reads its data."""

TITLES = tuple(CONTENTS)


@cache
def load(title: str, data_folder: Path = DATA) -> Any:
    """The box of a title, read and checked once; `ContentError` tells every fault."""
    return CONTENTS[title].load(data_folder)


def fingerprint(title: str, data_folder: Path = DATA) -> str:
    """A digest of all data that affects play; saves carry it."""
    return str(load(title, data_folder).fingerprint)
