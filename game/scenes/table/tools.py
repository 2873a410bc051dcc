"""The buttons every table has, and where they lie: round tools in the corner, wax to go on."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple, Protocol

import pygame

from game.ui.look import Look
from game.ui.widgets import Button, IconButton, Widget


class Places(Protocol):
    """Where things lie: parts by their names, and what every table has."""

    @property
    def ribbon(self) -> pygame.Rect: ...
    @property
    def log(self) -> pygame.Rect: ...
    @property
    def slip(self) -> pygame.Rect: ...
    @property
    def end(self) -> pygame.Rect: ...
    @property
    def caption(self) -> pygame.Rect: ...
    @property
    def buttons(self) -> list[pygame.Rect]: ...


class Tool(NamedTuple):
    """A round button in the corner: id, sign, what it does, why it cannot now, entry of the rules."""

    id: str
    icon: str
    tip: str
    act: Callable[[], None]
    why: str = ""
    help: str = "buttons"


def corner_buttons(corner: tuple[int, int], side: int, gap: int, count: int) -> list[pygame.Rect]:
    """Two rows of round buttons that end in the lower right corner of a table."""
    in_row = (count + 1) // 2
    x0 = corner[0] - in_row * side - (in_row - 1) * gap
    y0 = corner[1] - 2 * side - gap
    return [
        pygame.Rect(x0 + i % in_row * (side + gap), y0 + i // in_row * (side + gap), side, side)
        for i in range(count)
    ]


def tool_widgets(tools: Sequence[Tool], rects: Sequence[pygame.Rect]) -> list[Widget]:
    """The tools at their places."""
    return [
        IconButton(
            id=tool.id, rect=rect, icon=tool.icon, tip=tool.tip, why=tool.why,
            enabled=not tool.why, act=tool.act, help=tool.help,
        )
        for tool, rect in zip(tools, rects, strict=True)
    ]  # fmt: skip


def end_size(look: Look, texts: Sequence[str]) -> tuple[int, int]:
    """Room for the longest words of the button that goes on."""
    sizes = [Button.size(look, text) for text in texts]
    return max(look.u(170), max(w for w, _ in sizes)), max(look.u(48), sizes[0][1])


def wax_button(
    look: Look, name: str, text: str, place: pygame.Rect, act: Callable[[], None]
) -> Button:
    """The button that ends something; long words make it grow to the left."""
    rect = place.copy()
    rect.w = max(rect.w, Button.size(look, text)[0])
    rect.right = place.right
    return Button(id=name, rect=rect, text=text, kind="wax", act=act)
