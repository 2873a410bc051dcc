"""A storm of input, folded: what nobody could have meant one by one does not hold the game up.

A hand presses a few times in a frame's length at the most. What comes faster (a stuck key, a mouse that
sends a thousand positions a second, events that came in while something took long) is made short.
"""

from __future__ import annotations

from collections.abc import Iterable

import pygame
from pygame.event import Event

MOST_PRESSES = 8
"""As many presses of one batch are answered, the newest ones."""

PRESSES = (pygame.MOUSEBUTTONDOWN, pygame.KEYDOWN)
RELEASES = (pygame.MOUSEBUTTONUP, pygame.KEYUP)
STALE = (*PRESSES, pygame.MOUSEMOTION, pygame.MOUSEWHEEL, pygame.TEXTINPUT)


def folded(events: Iterable[Event]) -> list[Event]:
    """The events with steps of one movement as one, and no more presses than a hand makes."""
    short: list[Event] = []
    for event in events:
        joined = _joined(short[-1], event) if short else None
        if joined is None:
            short.append(event)
        else:
            short[-1] = joined
    return _newest(short)


def _joined(first: Event, second: Event) -> Event | None:
    """Two events as one, if the second only goes on with the first."""
    if first.type != second.type:
        return None
    if first.type == pygame.MOUSEMOTION and first.buttons == second.buttons:
        rel = (first.rel[0] + second.rel[0], first.rel[1] + second.rel[1])
        return Event(pygame.MOUSEMOTION, {**second.dict, "rel": rel})
    if first.type == pygame.MOUSEWHEEL:
        return Event(
            pygame.MOUSEWHEEL, {**second.dict, "x": first.x + second.x, "y": first.y + second.y}
        )
    if first.type == pygame.KEYDOWN and (first.key, first.mod) == (second.key, second.mod):
        return second
    return None


def _newest(events: list[Event]) -> list[Event]:
    """Without what came before the last few presses; no press of these is left without its release."""
    presses = [i for i, event in enumerate(events) if event.type in PRESSES]
    if len(presses) <= MOST_PRESSES:
        return events
    first = presses[-MOST_PRESSES]
    dropped = {_pressed(event) for event in events[:first] if event.type in PRESSES}
    older = [
        event
        for event in events[:first]
        if event.type not in STALE and not (event.type in RELEASES and _pressed(event) in dropped)
    ]
    return older + events[first:]


def _pressed(event: Event) -> tuple[str, int]:
    """Which button or key an event is about."""
    return ("key", event.key) if hasattr(event, "key") else ("button", event.button)
