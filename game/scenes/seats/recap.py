"""What happened since a person's last turn: a slip that goes away with the first choice."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import groupby
from typing import TYPE_CHECKING

import pygame

from game.engine.core.agenda import Event
from game.scenes.table.event_presentation import EventTraits, Presentation
from game.scenes.table.speech import Speech, several
from game.session.timeline import Told
from game.session.traits import traits_of
from game.ui.look import LABEL, SMALL, Look
from game.ui.widgets import IconButton, Label, Paper, Scroll, Widget
from game.ui.words import Markup

if TYPE_CHECKING:
    from game.ui.words import Words

# Facts that name somebody to whom it happened.
WHOM = ("seat", "rival", "target", "owner", "giver", "taker")
# What befell the reader comes before the rest.
BEFELL = 4
# Lines of a whole recap, and of each turn in it however many there are.
MOST, FEWEST = 7, 2


def recap_lines(
    told: Sequence[Told], speech: Speech, seat: int, shown_as: Presentation
) -> list[str]:
    """The recap for a seat: turn by turn what was most notable, and a word if more happened."""
    turns = _turns(told, shown_as, traits_of(speech.title).turn_started)
    rivals = [who for who, _ in turns if who != seat]
    each = max(FEWEST, MOST // max(1, len(rivals)))
    lines: list[str] = []
    is_short = True
    for who, events in turns:
        shown = _most_notable(events, seat, each, shown_as)
        telling = [event for event in events if not shown_as.of(event).is_passing]
        is_short = is_short and len(telling) <= len(shown)
        if shown:
            lines.append(speech.words("recap.turn", name=Markup(speech.names[who])))
            lines += _folded([speech.event(event) for event in shown], speech.words)
    return lines if is_short else [*lines, speech.words("recap.more")]


def _folded(lines: Sequence[str], words: Words) -> list[str]:
    """What happened several times in a row stands there once, with how often."""
    return [several(words, line, len(list(run))) for line, run in groupby(lines)]


def _turns(
    told: Sequence[Told], shown_as: Presentation, begins: str
) -> list[tuple[int, list[Event]]]:
    """Whose turn it was, and what of it has a sentence worth reading, in order."""
    turns: list[tuple[int, list[Event]]] = []
    for one in told:
        if one.event.kind == begins:
            turns.append((one.event.facts["seat"], []))
        elif turns and _is_telling(shown_as.of(one.event)):
            turns[-1][1].append(one.event)
    return turns


def _is_telling(traits: EventTraits) -> bool:
    return traits.in_recap and not traits.is_small_talk


def _most_notable(
    events: Sequence[Event], seat: int, count: int, shown_as: Presentation
) -> list[Event]:
    """The most notable of a turn in their order; nobody's turn goes by without a word."""
    telling = [event for event in events if not shown_as.of(event).is_passing] or events[-1:]
    best = sorted(telling, key=lambda event: -_worth(event, seat, shown_as))[:count]
    return [event for event in telling if any(event is one for one in best)]


def _worth(event: Event, seat: int, shown_as: Presentation) -> int:
    traits = shown_as.of(event)
    if any(event.facts.get(name) == seat for name in WHOM):
        is_own = traits.is_decision and event.facts.get("seat") == seat
        return 0 if is_own else traits.worth + BEFELL
    return traits.worth


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
        Paper(id="recap", rect=sheet, seed=29, tear=4),
        Label(id="recap:title", rect=top, text=heading, style=LABEL),
        Scroll(id="recap:lines", rect=view, children=[line], content=high),
        IconButton(id="recap:close", rect=corner, icon="close", tip=tip, act=close),
    ]
