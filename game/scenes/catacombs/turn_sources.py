"""Where the means of a turn came from, as its events tell it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import NamedTuple

from game.engine.core.agenda import Event

#: Events after which something is gained, and the fact that names what gave it.
GIVERS: Mapping[str, tuple[str, str]] = {
    "card_played": ("card", "card"), "device_used": ("card", "card"),
    "defeated": ("card", "card"), "acquired": ("card", "card"), "chosen": ("card", "card"),
    "condition_met": ("card", "card"), "token_used": ("token", "token"),
    "token_gained": ("token", "token"), "bought": ("token", "token"),
    "moved": ("room", "room"), "unlocked": ("room", "room"), "recorded": ("room", "room"),
}  # fmt: skip


class Source(NamedTuple):
    """Something that gave so much."""

    kind: str
    name: str
    n: int


def sources_of(events: Iterable[Event], seat: int) -> dict[str, list[Source]]:
    """By what was gained, everything that gave it to a seat, in order; the same thing once."""
    found: dict[str, dict[tuple[str, str], int]] = {}
    giver = ("", "")
    for event in events:
        facts = event.facts
        if event.kind in GIVERS:
            kind, fact = GIVERS[event.kind]
            name = str(facts.get(fact) or "")  # not everything is told to everybody
            giver = (kind, name) if name else ("", "")
        what, n = _gain(event)
        if what and facts["seat"] == seat:
            given = found.setdefault(what, {})
            given[giver] = given.get(giver, 0) + n
    return {
        what: [Source(*giver, n) for giver, n in given.items()] for what, given in found.items()
    }


def _gain(event: Event) -> tuple[str, int]:
    if event.kind == "gained":
        return event.facts["what"], event.facts["n"]
    if event.kind == "clank_taken_back" and event.facts["banked"]:
        return "banked", event.facts["banked"]
    return "", 0
