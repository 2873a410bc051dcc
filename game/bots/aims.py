"""What a computer player seems to be after, told by public facts alone: nobody's cards, nobody's plans."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from typing import Any, NamedTuple

from game.api import TableView
from game.engine.titles import title_part


class Aim(NamedTuple):
    """A text of the title's `aim`, and what stands in its holes: each is the key of a text itself."""

    name: str
    args: Mapping[str, str] = {}


@cache
def _aims_of(title: str) -> Callable[[Any, int], Aim]:
    aims: Callable[[Any, int], Aim] = title_part(title, "game.bots.{}.aims", "aim")
    return aims


def aim_of(view: TableView, seat: int) -> Aim:
    """What a seat seems to be after; the view may be anybody's."""
    return _aims_of(view["title"])(view, seat)
