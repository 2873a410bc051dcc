"""Small papers of a table: the last sentence below the ribbon, and which answer a thing means."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import partial
from typing import TYPE_CHECKING

import pygame

from game.scenes.table.choices import Choices
from game.ui.look import LABEL, SMALL, Look
from game.ui.widgets import Button, IconButton, Label, Paper, Scroll, Widget

if TYPE_CHECKING:
    from game.scenes.table.advice import Advice
    from game.ui.words import Words

CAPTION_STEP = 120
Sheet = tuple[pygame.Rect, list[Widget]]


def aside(
    rect: pygame.Rect,
    room: pygame.Rect,
    *needed: Sequence[pygame.Rect],
) -> pygame.Rect:
    """Where a paper covers least of what is needed, the first most: where it lies, else in a corner."""
    corners = ("bottomright", "topright", "bottomleft", "topleft")
    places = [rect, *(_in_corner(rect, room, corner) for corner in corners)]
    return min(places, key=lambda at: [covered_area(at, group) for group in needed])


def _in_corner(rect: pygame.Rect, room: pygame.Rect, corner: str) -> pygame.Rect:
    moved = rect.copy()
    setattr(moved, corner, getattr(room, corner))
    return moved


def covered_area(rect: pygame.Rect, needed: Iterable[pygame.Rect]) -> int:
    """How much of other things a paper covers."""
    return sum(seen.w * seen.h for seen in (rect.clip(one) for one in needed))


def tallest_gap(room: pygame.Rect, papers: Sequence[pygame.Rect], gap: int) -> pygame.Rect:
    """The tallest part of a column that papers in it leave free."""
    met = sorted((one for one in papers if one.colliderect(room)), key=lambda one: one.top)
    tops = [room.top, *(one.bottom + gap for one in met)]
    bottoms = [*(one.top - gap for one in met), room.bottom - gap]
    top, bottom = max(zip(tops, bottoms, strict=True), key=lambda pair: pair[1] - pair[0])
    return pygame.Rect(room.x, top, room.w, bottom - top)


def move_widgets(widgets: Iterable[Widget], by: tuple[int, int]) -> None:
    """Lay widgets elsewhere, with what scrolls in them."""
    for widget in widgets:
        widget.rect = widget.rect.move(by)
        if isinstance(widget, Scroll):
            move_widgets(widget.children, by)


def caption_widgets(look: Look, text: str, room: pygame.Rect, lines: int = 2) -> list[Widget]:
    """A sentence on a strip of paper at the top of a room: results stay in words."""
    style = SMALL.but(align="centre")
    block = look.type.lay(text, style, room.w - look.u(40), lines)
    # In steps, so that few sheets of paper serve all sentences.
    step = look.u(CAPTION_STEP)
    width = min(-(-(block.size[0] + look.u(40)) // step) * step, max(room.w, block.size[0]))
    rect = pygame.Rect(0, 0, width, block.size[1] + look.u(10))
    rect.midtop = room.midtop
    inner = rect.inflate(-look.u(20), -look.u(8))
    return [
        Paper(id="caption", rect=rect, seed=33, tear=2),
        Label(
            id="caption:text", rect=inner, text=text, style=style, valign="middle", max_lines=lines
        ),
    ]  # fmt: skip


def picking_widgets(
    look: Look,
    choices: Choices,
    keys: Sequence[str],
    near: pygame.Rect,
    room: pygame.Rect,
    choose: Callable[[str], None],
    cancel: tuple[str, Callable[[], None]],
    right: Sequence[str],
) -> Sheet:
    """A slip above or below the thing clicked, with its answers and the way back, inside a room.

    Those that are `right` in a lesson are of brass.
    """
    texts = [*(choices.answer(key) for key in keys), cancel[0]]
    pad, gap = look.u(12), look.u(6)
    style = SMALL.but(face="bold", align="centre")
    sizes = [Button.size(look, text, style=style) for text in texts]
    width = max(w for w, _ in sizes)
    high = sum(h for _, h in sizes) + gap * (len(sizes) - 1)
    sheet = pygame.Rect(0, 0, width + 2 * pad, high + 2 * pad)
    sheet.midbottom = (near.centerx, near.top - look.u(6))
    if sheet.top < room.top:
        sheet.midtop = (near.centerx, near.bottom + look.u(6))
    sheet.clamp_ip(room.inflate(-look.u(12), -look.u(12)))
    widgets: list[Widget] = [Paper(id="picking", rect=sheet, seed=35, tear=3)]
    y = sheet.y + pad
    for key, text, (_w, h) in zip(keys, texts, sizes, strict=False):
        rect = pygame.Rect(sheet.x + pad, y, width, h)
        act = partial(choose, key)
        hint = choices.hint(key)
        widgets.append(
            Button(
                id=f"pick:{key}",
                rect=rect,
                text=text,
                kind="brass" if key in right else "paper",
                style=style,
                tip=hint,
                act=act,
                answer=key,
                thing=("answer", choices.option(key).verb),
            )
        )
        y += h + gap
    rect = pygame.Rect(sheet.x + pad, y, width, sizes[-1][1])
    widgets.append(
        Button(id="picking:cancel", rect=rect, text=cancel[0], style=style, act=cancel[1])
    )
    return sheet, widgets


def note_widgets(look: Look, text: str, room: pygame.Rect, width: int) -> Sheet:
    """A short note in the lower right corner of a room."""
    pad = look.u(14)
    inner_w = min(room.w, width) - 2 * pad
    rect = pygame.Rect(0, 0, inner_w + 2 * pad, look.type.size(text, SMALL, inner_w)[1] + 2 * pad)
    rect.bottomright = room.bottomright
    inner = rect.inflate(-2 * pad, -2 * pad)
    return rect, [
        Paper(id="note", rect=rect, seed=15),
        Label(id="note:text", rect=inner, text=text, style=SMALL),
    ]


def advice_widgets(look: Look, words: Words, room: pygame.Rect, advice: Advice) -> Sheet:
    """What is advised and why, at the foot of a room; what is too much scrolls."""
    pad, gap, side = look.u(14), look.u(6), look.sign_px(30)
    width = min(room.w, max(look.u(300), round(look.u(230) * look.scale.large_text)))
    inner = width - 2 * pad
    heading, body = words("advice.title"), "\n".join(advice.lines())
    head_h = max(side, look.type.size(heading, LABEL, inner - side - gap)[1])
    high = look.type.size(body, SMALL, inner - look.u(14))[1]
    shown = max(look.height(SMALL), min(high, room.h - 2 * pad - head_h - gap))
    sheet = pygame.Rect(0, 0, width, head_h + gap + shown + 2 * pad)
    sheet.bottomright = room.bottomright
    top = pygame.Rect(sheet.x + pad, sheet.y + pad, inner - side - gap, head_h)
    view = pygame.Rect(top.x, top.bottom + gap, inner, shown)
    text = pygame.Rect(view.topleft, (inner - look.u(14), high))
    corner = pygame.Rect(view.right - side, top.y, side, side)
    tip, act = words("advice.close"), advice.toggle
    return sheet, [
        Paper(id="advice:paper", rect=sheet, seed=31, tear=4),
        Label(id="advice:title", rect=top, text=heading, style=LABEL),
        Scroll(
            id="advice:lines",
            rect=view,
            children=[Label(id="advice:text", rect=text, text=body, style=SMALL)],
            content=high,
        ),
        IconButton(id="advice:close", rect=corner, icon="close", tip=tip, act=act),
    ]
