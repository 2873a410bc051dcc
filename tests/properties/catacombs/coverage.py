"""What of Catacombs occurs: every card in every use, tokens, tiles, rooms, icons, questions, endings."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, get_args

from game import api
from game.content.catacombs import schema
from game.content.titles import load
from game.engine.titles.catacombs.box import Box
from game.engine.titles.catacombs.state import Game
from tests.properties import watching
from tests.properties.catacombs.course import ENDINGS
from tests.properties.watching import spoken_of

USES = {
    "card_played": "played", "acquired": "acquired", "device_used": "used", "defeated": "defeated",
    "card_arrived": "arrived", "condition_met": "condition", "tome_gained": "acquired",
}  # fmt: skip
"""What an event about a card says of it."""


class Watcher(watching.Watcher):
    """Counts what occurs, by name."""

    def after(self, state: Any, events: list[api.Event]) -> None:
        super().after(state, events)
        for event in events:
            self.count.update(_told(state, event.kind, event.facts))


def _told(game: Game, kind: str, facts: Any) -> Iterator[str]:
    if kind in USES:
        yield f"card {facts['card']} {USES[kind]}"
    elif kind == "chosen":
        yield f"card {facts['card']} choice {facts['n']}"
    elif kind in ("token_gained", "bought"):
        yield f"token {facts['token']}"
    elif kind == "token_used":
        yield f"token {facts['token']} used"
    elif kind == "tile_drawn":
        yield f"tile {facts['tile']}"
    elif kind == "moved":
        yield from _entered(game, facts)
    elif kind == "game_ended":
        yield f"ending {facts['reason']}"


def _entered(game: Game, facts: Any) -> Iterator[str]:
    """The room, what it has, and the icons of the tunnel that was walked."""
    tile, _, name = facts["room"].partition(".")
    yield from (f"room {feature}" for feature in game.box.tiles[tile].rooms[name].features)
    if facts["how"] != "walk":
        yield f"icon {facts['how']}"
        return
    ways = game.map.ways[facts["origin"]]
    for way in (w for w in ways if w.id == facts["way"] and w.goal == facts["room"]):
        icons = ("footprints", way.footprints), ("monsters", way.monsters), ("locks", way.locks)
        yield from (f"icon {icon}" for icon, there in (*icons, ("portal", way.via)) if there)
        if way.against:
            yield "icon arrow, by the Map"
        elif any(w.against for w in game.map.ways[way.goal] if w.goal == way.origin):
            yield "icon arrow"


def expected() -> set[str]:
    """A name for everything that must occur."""
    box = load("catacombs")
    assert isinstance(box, Box)
    names = {name for card in box.cards for name in _of_card(box, card)}
    names |= {f"token {name}" for name in box.tokens}
    names |= {f"token {t.id} used" for t in box.tokens.values() if t.use}
    names |= {f"tile {t.id}" for t in box.tiles.values() if t.kind != "start"}
    names |= {f"room {feature}" for feature in get_args(schema.Feature)}
    icons = ("footprints", "monsters", "locks", "portal", "arrow", "arrow, by the Map", "teleport")
    names |= {f"icon {icon}" for icon in (*icons, "leap")}
    names |= spoken_of("catacombs", SPECIAL) - UNSEEN
    return names | {f"ending {reason}" for reason in ENDINGS}


def _of_card(box: Box, name: str) -> Iterator[str]:
    """All that can happen with a card."""
    card = box.cards[name]
    if card.type == "monster":
        yield f"card {name} defeated"
    elif card.type == "device":
        yield f"card {name} used"
    else:
        yield f"card {name} played"
        if card.pile != "start":
            yield f"card {name} acquired"
    if card.pile == "dungeon":
        yield f"card {name} arrived"
    if card.watched:
        yield f"card {name} condition"
    for part in ("play", "use", "defeat"):
        for effect in card.parts.get(part, ()):
            if effect.choice:
                yield from (
                    f"card {name} choice {i}" for i in range(len(effect.choice.alternatives))
                )


SPECIAL = {"event turn_started", "answer play_all", "answer trash", "answer replace"}
"""Names that are no variants, though they begin like others."""

UNSEEN = frozenset({
    "event game_started",  # before the first decision
    "answer done",  # answers itself
})  # fmt: skip
