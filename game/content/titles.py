"""The titles whose data can be loaded."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

from game.content.title_content import Content
from game.content.yamlfile import DATA
from game.engine.titles import title_part


def content_of(title: str) -> Content:
    """What reads the data of a title."""
    content: Content = title_part(title, "game.content.{}", "CONTENT")
    return content


@cache
def load(title: str, data_folder: Path = DATA) -> Any:
    """The box of a title, read and checked once; `ContentError` tells every fault."""
    return content_of(title).load(data_folder)


def fingerprint(title: str, data_folder: Path = DATA) -> str:
    """A digest of all data that affects play; saves carry it."""
    return str(load(title, data_folder).fingerprint)
