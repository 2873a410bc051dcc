"""One folder a title: only what differs from the core. A new title is a line of this registry."""

from __future__ import annotations

from importlib import import_module
from typing import Any

TITLES = ("dungeonology", "atlandice", "catacombs")
"""Every title, in the order of the shelf. Each layer has a folder of that name."""


def title_part(title: str, module: str, name: str) -> Any:
    """What a title brings to a layer, imported when first asked for.

    `title_part("atlandice", "game.content.{}", "CONTENT")` reads `game/content/atlandice`.
    """
    if title not in TITLES:
        raise KeyError(f"There is no title {title!r}; there are {', '.join(TITLES)}.")
    return getattr(import_module(module.format(title)), name)
