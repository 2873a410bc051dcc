"""What happened since a person's last turn: a slip that goes away with the first choice."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

import pygame

from game.scenes.dungeonology.events_shown import SMALL_TALK
from game.scenes.table.speech import Speech
from game.session.timeline import Told
from game.ui.look import LABEL, SMALL, Look
from game.ui.widgets import IconButton, Label, Panel, Scroll, Widget

if TYPE_CHECKING:
    from game.ui.words import Words

# Kinds that a short recap leaves out beside the small talk: each is told by what follows it.
PASSING = frozenset({
    "card_discarded", "cards_drawn", "deck_shuffled", "divination_picked", "divined",
    "game_started", "randomized", "study_begun", "spying_begun", "tile_shown", "tile_under",
    "turn_started", "zone_entered",
})  # fmt: skip
MOST = 10


def recap_lines(told: Sequence[Told], speech: Speech) -> list[str]:
    """The sentences of a recap, at most a handful."""
    kinds = SMALL_TALK | PASSING
    events = [one.event for one in told if one.event.kind not in kinds]
    return [speech.event(event) for event in events[-MOST:]]


def recap_widgets(
    look: Look,
    words: Words,
    room: pygame.Rect,
    heading: str,
    lines: Sequence[str],
    close: Callable[[], None],
) -> tuple[pygame.Rect, list[Widget]]:
    """The slip on top of a column, and the room it takes; what is too much scrolls."""
    pad, gap, side = look.u(14), look.u(8), look.sign_px(30)
    inner = room.w - 2 * pad
    head_w = inner - side - gap
    head_h = max(side, look.type.size(heading, LABEL, head_w)[1])
    body = "\n".join(lines)
    words_w = inner - look.u(14)
    high = look.type.size(body, SMALL, words_w)[1]
    shown = min(high, room.h - 2 * pad - head_h - gap)
    sheet = pygame.Rect(room.topleft, (room.w, head_h + gap + shown + 2 * pad))
    top = pygame.Rect(sheet.x + pad, sheet.y + pad, head_w, head_h)
    view = pygame.Rect(top.x, top.bottom + gap, inner, shown)
    corner = pygame.Rect(view.right - side, top.y, side, side)
    line = Label(
        id="recap:text", rect=pygame.Rect(view.topleft, (words_w, high)), text=body, style=SMALL
    )
    tip = words("recap.close")
    return sheet, [
        Panel(id="recap", rect=sheet, seed=29, tear=4),
        Label(id="recap:title", rect=top, text=heading, style=LABEL),
        Scroll(id="recap:lines", rect=view, children=[line], content=high),
        IconButton(id="recap:close", rect=corner, icon="close", tip=tip, act=close),
    ]
