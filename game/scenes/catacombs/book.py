"""Catacombs in the book of rules: entries for everything in its box, and its things as pictures."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import pygame

from game.content import titles
from game.scenes.catacombs.book_entries import PLAIN, CatacombEntries, figures, room_entries
from game.scenes.catacombs.title_art import art_of, artifact_picture, token_picture
from game.scenes.help.entries import Entry, in_chapters, written_entries
from game.ui.card_press import READING

if TYPE_CHECKING:
    from game.engine.titles.catacombs.view_types import View
    from game.scenes.shell.app import App
    from game.ui.spot import Thing

TITLE = "catacombs"
#: So wide, in pixels, a card of the book is at least: its text can be read, however much it is.
WHOLE = READING * 11 // 10
#: Things with an entry of their own.
OWN = ("card", "token", "artifact", "tile")
#: Things that are told of by their kind, whichever of them is pointed at.
KINDS = {
    "player": "health", "pile": "trash", "dragon": "attack", "market": "market", "bag": "bag",
    "area": "clank", "rage": "rage", "count": "counters",
}  # fmt: skip
#: Entries whose painting has another name.
SCENES = {"gold": "gold3", "artifact": "artifact2", "portals": "portal"}
#: Entries by what is asked, and by what an answer does.
ASKED = {
    "act": "turn", "act_tile": "exploring", "fight": "moving", "portal": "portals",
    "leap": "teleport", "place_where": "exploring", "place_turn": "exploring",
    "turn_tile": "turned", "trade_in": "trash", "trash": "trash", "trash_now": "trash",
    "settle": "trash", "steal": "row", "replace": "replace", "top_of_deck": "row",
    "pay": "market", "market_item": "market", "record_afar": "wayshrine", "choose": "choices",
    "shield": "ghosts", "play": "turn", "play_all": "play_all", "acquire": "row",
    "use": "devices", "defeat": "monsters", "walk": "moving", "explore": "exploring",
    "lay": "exploring", "teleport": "teleport", "to": "teleport", "take": "artifact",
    "unlock": "chest", "record": "wayshrine", "buy": "market", "item": "market",
    "mercy": "mercy", "turn": "turned", "swords": "moving", "discard": "trash",
    "end": "end_of_turn",
}  # fmt: skip


class CatacombBook:
    """The rules of Catacombs."""

    def __init__(self, app: App) -> None:
        self.app = app
        texts, box = app.words.texts, art_of(app).box
        written = [_shown(entry) for entry in written_entries(texts, TITLE, **figures(box))]
        self.entries = in_chapters(texts, TITLE, written + CatacombEntries(box, texts).all())

    @staticmethod
    def entry_of(thing: Thing | None, view: View, prompt: str) -> str:
        """Things of the box by id, others by kind; a room by the first thing it is for."""
        if thing is None:
            return ASKED.get(prompt, "turn")
        kind = thing[0]
        if kind == "answer":
            return ASKED.get(str(thing[1]), ASKED.get(prompt, "turn"))
        if kind in OWN:
            return f"{kind}:{thing[1]}"
        if kind == "room":
            return room_entries(titles.load(TITLE), str(thing[1]))[0]
        return KINDS[kind]

    def picture(self, entry: Entry, width: int) -> pygame.Surface | None:
        """A thing as it lies on the table."""
        if entry.picture is None:
            return None
        art, (kind, name) = art_of(self.app), entry.picture
        if kind == "card":
            return art.cards.card(name, max(WHOLE, width))
        if kind == "tile":
            is_long = art.box.tiles[name].kind == "start"
            return art.tiles.picture(name, 0, width // 2 if is_long else width)
        if kind == "scene":
            return self.app.look.pictures.get(f"catacombs/tilesets/rooms/{name}", width * 2 // 3)
        drawing = artifact_picture(name) if kind == "artifact" else token_picture(art.box, name)
        return self.app.look.pictures.get(drawing, width * 2 // 3)

    def figure(self, name: str, width: int) -> pygame.Surface:
        """A tile or a card with labels."""
        kind, _, which = name.partition("/")
        art = art_of(self.app)
        if kind == "card":
            return art.cards.card(which, max(WHOLE, width * 4 // 5))
        if kind == "start":
            return art.tiles.picture(which, 0, width * 2 // 3)
        return art.tiles.picture(which, 0, width)


def _shown(entry: Entry) -> Entry:
    """An entry about a room with the painting of such a room."""
    scene = SCENES.get(entry.id, entry.id)
    if (entry.chapter != "rooms" and entry.id not in SCENES) or scene == PLAIN:
        return entry
    return replace(entry, picture=("scene", scene))


BOOK = CatacombBook
