"""A spot: something on the window that can be pointed at, whoever painted it."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import pygame

Thing = tuple[Any, ...]
"""What is pointed at: ("card", id), ("tile", id), ("seat", 2), ("sign", name) …"""


@dataclass(frozen=True, slots=True)
class Spot:
    """Where it is, what it tells and what a click does; with a key it answers the question."""

    id: str
    rect: pygame.Rect
    enabled: bool = True
    hint: str = ""
    key: str = ""
    thing: Thing | None = None
    #: What of its part it is: a record that the part itself understands.
    target: object = None
    act: Callable[[], None] | None = None
