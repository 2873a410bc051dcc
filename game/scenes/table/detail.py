"""What the large view of a thing shows, whatever the title."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from game.ui.spot import Thing

HEAD = "# "
"""A line that begins with this is a heading."""


@dataclass(slots=True)
class Shown:
    """A card or token among others, with a line below it."""

    thing: Thing
    label: str = ""


@dataclass(slots=True)
class Detail:
    """One thing to read: title, line below it, paragraphs, its pictures, others that belong to it.

    A picture is its kind and what that kind needs, as the title's sheet draws it: ("art", name),
    ("tile", id), ("portrait", who) …; `board` is the seat whose own board is shown.
    """

    title: str
    note: str = ""
    lines: list[str] = field(default_factory=list)
    flavour: str = ""
    pictures: list[tuple[Any, ...]] = field(default_factory=list)
    cards: list[Shown] = field(default_factory=list)
    board: int | None = None
    #: What the figures in the line below the title mean.
    note_tip: str = ""
