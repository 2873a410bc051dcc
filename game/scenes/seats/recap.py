"""What happened since a person's last turn: a slip that goes away with the first choice."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING

import pygame

from game.engine.core.agenda import Event
from game.scenes.dungeonology.event_presentation import SMALL_TALK
from game.scenes.table.speech import Speech
from game.session.timeline import Told
from game.ui.look import LABEL, SMALL, Look
from game.ui.widgets import IconButton, Label, Panel, Scroll, Widget
from game.ui.words import Markup

if TYPE_CHECKING:
    from game.ui.words import Words

# Kinds that a short recap leaves out beside the small talk: each is told by what follows it.
PASSING = frozenset({
    "card_discarded", "cards_drawn", "deck_shuffled", "divination_picked", "divined",
    "game_started", "randomized", "study_begun", "spying_begun", "tile_shown", "tile_under",
    "turn_started", "zone_entered",
})  # fmt: skip
# How much a kind is worth telling; what is not named here is worth least.
WORTH: Mapping[str, int] = {
    "thesis_judged": 9, "thesis_ranked": 9, "maximum_alert": 8, "omega_came": 7, "cube_stolen": 7,
    "attempt_ended": 6, "card_turned": 6, "type_eliminated": 6, "alert_raised": 5, "swapped": 5,
    "intern_taken": 5, "jinx_revealed": 5, "trap_sprung": 4, "headbutted": 4, "rested": 4,
    "cube_given": 4, "cube_dropped": 4, "cube_eliminated": 4, "encounter": 3, "ambushed": 3,
    "cube_collected": 3, "students_moved": 3, "tile_laid": 2, "card_declared": 2, "skill_used": 2,
}  # fmt: skip
# Facts that name somebody to whom it happened.
WHOM = ("seat", "rival", "target", "owner", "giver", "taker")
# What the reader decided needs no telling; what befell the reader comes before the rest.
DECIDED = frozenset({"card_declared", "skill_used"})
BEFELL = 4
# Lines of a whole recap, and of each turn in it however many there are.
MOST, FEWEST = 9, 2


def recap_lines(told: Sequence[Told], speech: Speech, seat: int) -> list[str]:
    """The recap for a seat: turn by turn what was most notable, and a word if more happened."""
    turns = _turns(told)
    rivals = [who for who, _ in turns if who != seat]
    each = max(FEWEST, MOST // max(1, len(rivals)))
    lines: list[str] = []
    is_short = True
    for who, events in turns:
        shown = _notable(events, seat, each)
        notable = [event for event in events if event.kind not in PASSING]
        is_short = is_short and len(notable) <= len(shown)
        if shown:
            lines.append(speech.words("recap.turn", name=Markup(speech.names[who])))
            lines += [speech.event(event) for event in shown]
    return lines if is_short else [*lines, speech.words("recap.more")]


def _turns(told: Sequence[Told]) -> list[tuple[int, list[Event]]]:
    """Whose turn it was, and what of it has a sentence worth reading, in order."""
    turns: list[tuple[int, list[Event]]] = []
    for one in told:
        if one.event.kind == "turn_started":
            turns.append((one.event.facts["seat"], []))
        elif turns and one.event.kind not in SMALL_TALK:
            turns[-1][1].append(one.event)
    return turns


def _notable(events: Sequence[Event], seat: int, count: int) -> list[Event]:
    """The most notable of a turn in their order; nobody's turn goes by without a word."""
    telling = [event for event in events if event.kind not in PASSING] or events[-1:]
    best = sorted(telling, key=lambda event: -_worth(event, seat))[:count]
    return [event for event in telling if any(event is one for one in best)]


def _worth(event: Event, seat: int) -> int:
    worth = WORTH.get(event.kind, 1)
    if any(event.facts.get(name) == seat for name in WHOM):
        is_own = event.kind in DECIDED and event.facts.get("seat") == seat
        return 0 if is_own else worth + BEFELL
    return worth


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
