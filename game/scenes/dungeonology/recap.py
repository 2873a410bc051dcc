"""What happened since a person's last turn: a slip that goes away with the first choice."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

import pygame

from game.scenes.dungeonology.events_shown import SMALL_TALK
from game.scenes.table.speech import Speech
from game.session.timeline import Told
from game.ui.look import LABEL, SMALL, Look
from game.ui.widgets import Button, Label, Panel, Scroll, Widget

if TYPE_CHECKING:
    from game.ui.words import Words

# Kinds that a short recap leaves out beside the small talk: each is told by what follows it.
PASSING = frozenset({
    "card_discarded", "cards_drawn", "deck_shuffled", "divination_picked", "divined",
    "game_started", "randomized", "study_begun", "spying_begun", "tile_shown", "tile_under",
    "turn_started", "zone_entered",
})  # fmt: skip
MOST = 14


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
    """The slip below the ribbon, and the room it takes."""
    pad = look.u(18)
    width = min(round(look.u(520) * look.scale.large_text), room.w)
    inner = width - 2 * pad
    text = words("recap.close")
    button = Button.size(look, text, style=SMALL)
    head = look.height(LABEL, 1.2)
    body = "\n".join(lines)
    high = look.type.size(body, SMALL, inner - look.u(14))[1]
    shown = min(high, round(room.h * 0.5))
    sheet = pygame.Rect(0, 0, width, head + shown + button[1] + 3 * pad)
    sheet.midtop = room.midtop
    top = pygame.Rect(sheet.x + pad, sheet.y + pad, inner, head)
    view = pygame.Rect(sheet.x + pad, top.bottom, inner, shown)
    words_at = pygame.Rect(view.topleft, (inner - look.u(14), high))
    spot = pygame.Rect(0, 0, *button)
    spot.bottomright = (sheet.right - pad, sheet.bottom - pad // 2)
    line = Label(id="recap:text", rect=words_at, text=body, style=SMALL)
    return sheet, [
        Panel(id="recap", rect=sheet, seed=29, tear=4),
        Label(id="recap:title", rect=top, text=heading, style=LABEL, max_lines=1),
        Scroll(id="recap:lines", rect=view, children=[line], content=high),
        Button(
            id="recap:close",
            rect=spot,
            text=text,
            kind="brass",
            style=SMALL.but(face="bold", align="centre"),
            act=close,
        ),
    ]
