"""What is told of a computer at its seat: its level, what it likes, and what it seems to be after."""

from __future__ import annotations

from collections.abc import Callable

from game.api import TableView
from game.session.setup import SeatSetUp


def about_computer(
    words: Callable[..., str], view: TableView, number: int, seat: SeatSetUp
) -> list[str]:
    """Two lines; none for a person."""
    if seat.kind == "person":
        return []
    from game.bots.aims import aim_of  # its tables are read only when a computer sits at the table

    title, level = view["title"], words(f"setup.kind.{seat.kind}")
    aim = aim_of(view, number)
    args = {name: words(key) for name, key in aim.args.items()}
    who = words("table.computer.level", level=level)
    style = _style(words, view, seat)
    if style:
        who = words("table.computer.styled", level=level, style=style)
    return [who, words(f"{title}.aim.{aim.name}", **args)]


def nature_of(words: Callable[..., str], view: TableView, seat: SeatSetUp) -> str:
    """What a computer likes, in a word, or its level if that is nothing in particular; "" for a person."""
    level = "" if seat.kind == "person" else words(f"setup.kind.{seat.kind}")
    return _style(words, view, seat) or level


def _style(words: Callable[..., str], view: TableView, seat: SeatSetUp) -> str:
    return words(f"{view['title']}.style.{seat.style}") if seat.style else ""
