"""The prompt slip: answers that stand on no board and in no hand, as buttons with their words."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import NamedTuple

import pygame

from game.scenes.table.choices import Choices
from game.ui.look import SMALL, Look
from game.ui.text import Style
from game.ui.widgets import BUTTON_PAD, Button, Label, Paper, Scroll, Widget

WIDTH = 300
#: More answers than these stand closer together: the slip covers less of the table.
MANY = 4
#: What a bar beside lines that scroll takes, in units.
BAR = 14
ANSWER = SMALL.but(face="bold", align="centre")
SENTENCE = Style("title", 20)


class Answer(NamedTuple):
    """One line of the slip; one that is barred says why."""

    key: str
    text: str
    hint: str = ""
    why: str = ""
    #: What the rules are asked for; its key where that is not said.
    verb: str = ""
    #: Short answers of the same kind, each on a small plate at the end of the line.
    parts: tuple[Answer, ...] = ()
    is_barred: bool = False


def answers(choices: Choices, elsewhere: frozenset[str]) -> list[Answer]:
    """The lines of the slip: every answer that no part shows."""
    return [
        Answer(one.key, choices.answer(one.key), choices.hint(one.key), verb=one.verb)
        for one in choices.options
        if one.key != choices.end and one.verb not in elsewhere
    ]


def _along(look: Look, line: Answer, spot: pygame.Rect) -> list[tuple[Answer, pygame.Rect]]:
    """A line, and its parts beside it if its words leave room for all of them."""
    side, gap = max(spot.h, look.type.size("0", ANSWER)[0] + 2 * look.u(11)), look.u(3)
    wide = spot.w - len(line.parts) * (side + gap)
    if wide < Button.size(look, line.text, style=ANSWER)[0]:
        return [(line, spot)]
    rects = [
        pygame.Rect(spot.x + wide + gap + i * (side + gap), spot.y, side, spot.h)
        for i in range(len(line.parts))
    ]
    head = pygame.Rect(spot.x, spot.y, wide, spot.h)
    return [(line, head), *zip(line.parts, rects, strict=True)]


def _plate(line: Answer, rect: pygame.Rect, choose: Callable[[str], None]) -> Button:
    return Button(
        id=f"{'barred' if line.is_barred else 'answer'}:{line.key}",
        rect=rect,
        text=line.text,
        style=ANSWER,
        tip=line.hint,
        why=line.why,
        enabled=not line.is_barred,
        act=partial(choose, line.key),
        answer="" if line.is_barred else line.key,
        thing=("answer", line.verb or line.key),
    )


def _heights(look: Look, lines: Sequence[Answer], wide: int, rim: int) -> list[int]:
    """How high each line is on a button so wide."""
    room = wide - 2 * look.u(BUTTON_PAD)
    return [look.type.size(line.text, ANSWER, room)[1] + 2 * rim for line in lines]


def slip_widgets(
    look: Look,
    room: pygame.Rect,
    sentence: str,
    lines: Sequence[Answer],
    choose: Callable[[str], None],
) -> tuple[pygame.Rect, list[Widget]]:
    """The slip at the foot of a room, growing upwards, and what it takes."""
    is_long = len(lines) > MANY
    pad, gap, rim = (look.u(units) for units in ((10, 4, 5) if is_long else (14, 7, 7)))
    width = min(max(look.u(WIDTH), round(look.u(230) * look.scale.large_text)), room.w)
    inner = width - 2 * pad
    text_h = look.type.size(sentence, SENTENCE, inner)[1] + gap if sentence else 0
    gaps, most = gap * max(0, len(lines) - 1), room.h - 2 * pad - text_h
    wide, heights = inner, _heights(look, lines, inner, rim)
    scrolls = sum(heights) + gaps > most
    if scrolls:
        wide = inner - look.u(BAR)
        heights = _heights(look, lines, wide, rim)
    content = sum(heights) + gaps
    view_h = min(content, most)
    sheet = pygame.Rect(0, 0, width, view_h + text_h + 2 * pad)
    sheet.bottomright = room.bottomright
    widgets: list[Widget] = [Paper(id="slip", rect=sheet, seed=15, tear=4)]
    if sentence:
        rect = pygame.Rect(sheet.x + pad, sheet.y + pad, inner, text_h)
        widgets.append(Label(id="slip:sentence", rect=rect, text=sentence, style=SENTENCE))
    view = pygame.Rect(sheet.x + pad, sheet.y + pad + text_h, inner, view_h)
    y = view.y
    buttons: list[Widget] = []
    for line, high in zip(lines, heights, strict=True):
        spot = pygame.Rect(view.x, y, wide, high)
        for one, rect in _along(look, line, spot):
            buttons.append(_plate(one, rect, choose))
        y += high + gap
    if scrolls:
        widgets.append(Scroll(id="slip:view", rect=view, children=buttons, content=content))
    else:
        widgets += buttons
    return sheet, widgets
