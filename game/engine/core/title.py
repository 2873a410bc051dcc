"""What a title offers to the face of the engine; the core knows no title by name."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from game.engine.core.agenda import Reason
from game.engine.core.options import BadOption
from game.engine.core.record import record
from game.engine.core.view import Preview, Reach, TableView


def no_orders(state: Any, seat: int, order: str, marks: Sequence[str] = ()) -> None:
    """In a title without windows nobody is asked out of turn."""
    raise BadOption(f"{state.title} has no standing orders.")


def no_windows(state: Any, seat: int) -> Reason:
    """In a title without windows nobody speaks out of turn."""
    return Reason("no_windows", "windows.md")


def speak_to_nobody(state: Any, seat: int) -> None:
    """There is no window to open."""
    raise NotImplementedError


@record
class Title:
    """The functions of one title, each with the state (or the box) as first argument."""

    id: str
    seats: tuple[int, ...]
    new_game: Callable[..., Any]
    load_state: Callable[..., Any]
    project: Callable[..., TableView]
    redeal: Callable[..., Any]
    preview: Callable[..., Preview]
    reach: Callable[..., Sequence[Reach]]
    why_not: Callable[..., Any]
    set_order: Callable[..., None] = no_orders
    why_not_speak_up: Callable[..., Reason | None] = no_windows
    speak_up: Callable[..., None] = speak_to_nobody
    computer_order: str = ""
    """The standing order of computer seats, so that their answers come out as at a real table."""
