"""What a title offers to the face of the engine; the core knows no title by name."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from game.engine.core.record import record


@record
class Title:
    """The functions of one title, each with the state (or the box) as first argument."""

    id: str
    seats: tuple[int, ...]
    new_game: Callable[..., Any]
    load_state: Callable[..., Any]
    project: Callable[..., dict[str, Any]]
    redeal: Callable[..., Any]
    preview: Callable[..., dict[str, Any]]
    reach: Callable[..., list[dict[str, Any]]]
    why_not: Callable[..., Any]
    set_order: Callable[..., None]
    computer_order: str = ""
    """The standing order of computer seats, so that their answers come out as at a real table."""
