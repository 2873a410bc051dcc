"""What points come from in each title: sign, colour and words, for scores and chronicle."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from game.engine.titles import title_part


class Source(NamedTuple):
    """One part of a score sheet: the engine's name for it, sign, colour role, and text key."""

    id: str
    sign: str
    role: str
    text: str


def sources_of(title: str) -> Sequence[Source]:
    """The parts of a title's score sheet in the order they are shown: its file `sources.py`."""
    sources: Sequence[Source] = title_part(title, "game.scenes.{}.sources", "SOURCES")
    return sources


def source_of(title: str, part: str) -> Source:
    """A part of a title's score sheet by its name."""
    return next(source for source in sources_of(title) if source.id == part)
