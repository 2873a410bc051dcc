"""Dungeonology in the book of rules: entries for every card, zone and scholar, and for things."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import TYPE_CHECKING, Any

import pygame

from game.content.dungeonology import phrases
from game.content.sentences import figure_text, joined, titled, together
from game.content.texts import Catalogue, capital
from game.engine.titles.dungeonology.box import Box
from game.scenes.dungeonology.faces import portrait
from game.scenes.dungeonology.figures import attempt, note_board, zone
from game.scenes.dungeonology.title_art import art_of
from game.scenes.help.entries import Entry, in_chapters, written_entries

if TYPE_CHECKING:
    from game.engine.titles.dungeonology.view_types import View
    from game.scenes.shell.app import App
    from game.ui.spot import Thing

TITLE = "dungeonology"
#: Things whose text is an entry of the rules by another name.
ENTRY_OF: dict[str, str] = {
    "alert": "study",
    "arrow": "note_board",
    "bag": "university",
    "bonus": "note_board",
    "campfire": "university",
    "chance": "randomize",
    "chances": "randomize",
    "danger": "danger",
    "discards": "trick",
    "door": "doors",
    "exalted": "scholar_card",
    "explore": "exploring",
    "hand": "trick",
    "intern": "interns",
    "jinx_discards": "jinx",
    "jinxes": "jinx",
    "knowledge": "clan",
    "maximum": "maximum_alert",
    "orders": "windows",
    "panic": "maximum_alert",
    "points": "winning",
    "safe": "zone",
    "star": "note_board",
    "star_empty": "note_board",
    "star_gold": "note_board",
    "star_silver": "note_board",
    "start": "turn",
    "attempt": "study",
    "stealth": "study",
    "steps": "movement",
    "student": "students",
    "student_omega": "omega",
    "teleport": "tokens",
    "trap": "tokens",
    "trap_ambush": "tokens",
    "trap_stop": "tokens",
    "trap_toll": "tokens",
    "tricks": "trick",
    "type": "information",
    "unlucky": "lucky",
    "wall": "stairs",
}
#: Things with an entry of their own, by kind; the others are told of by their kind or their name.
OWN = {"card": "trick", "zone": "zone", "intern": "intern", "jinx": "jinx"}
#: Things that are told of by their kind, whichever of them is pointed at.
KINDS = {
    "notes": "note_board", "interns": "interns", "jinxes": "jinx", "stack": "levels",
    "chance": "randomize", "type": "information", "campfire": "university", "bag": "university",
}  # fmt: skip
#: Answers, and the questions that a button ends, by the entry that tells of them.
ANSWERS = {
    "submit": "thesis", "rest": "rest", "explore": "exploring", "lay": "exploring",
    "study": "study", "spy": "espionage", "step": "movement", "secret": "secret", "camp": "camp",
    "boss": "boss", "teleport": "tokens", "drop_to": "drop", "skill": "scholar_card",
    "play": "trick", "bonus": "trick", "sacrifice": "sacrifice", "slow": "jinx",
    "begin": "turn", "move": "movement", "act": "action", "priority": "answering",
    "react": "answering", "interfere": "interference", "headbutt": "scholar_card",
}  # fmt: skip


SHARED: Mapping[str, Callable[[View], str | None]] = {
    "alert": lambda view: view["campus"]["alert"],
    "panic": lambda view: view["campus"]["panic"],
    "clan": lambda view: view["clan"],
    "boss": lambda view: view["boss"]["profile"],
}
"""Cards that lie once on the campus: which one it is in this game, None if that is not known."""


class DungeonBook:
    """The rules of Dungeonology, and its cards as pictures."""

    def __init__(self, app: App) -> None:
        self.app = app
        texts = app.words.texts
        entries = rules(texts) + box_entries(art_of(app).box, texts)
        self.entries = in_chapters(texts, TITLE, entries)

    @staticmethod
    def entry_of(thing: Thing | None, view: View, prompt: str) -> str:
        """By kind and id; cards on the campus are those that lie there in this game."""
        if thing is None:
            return _written(view["phase"])
        kind, name = thing[0], str(thing[1]) if len(thing) > 1 else ""
        if kind == "answer":
            return ANSWERS.get(name, _written(view["phase"]))
        if kind == "scholar":
            return f"scholar:{view['scholars'][thing[1]]['card']}"
        if kind in SHARED and not name:
            card = SHARED[kind](view)
            return f"{kind}:{card}" if card else _written(kind)
        if kind in OWN and name != "hidden":
            return f"{OWN[kind]}:{name}"
        return _written(KINDS.get(kind, name or kind))

    def picture(self, entry: Entry, width: int) -> pygame.Surface | None:
        """A card as it is printed, a zone as it lies, a portrait."""
        if entry.picture is None:
            return None
        kind, name = entry.picture
        if kind == "zone":
            return zone(self.app, name, width)
        if kind in ("scholar", "boss"):
            face = portrait(name if kind == "scholar" else f"laetus_{name}")
            return self.app.look.pictures.get(face, width, width * 1.35)
        return art_of(self.app).cards.card(kind, name, width)

    def figure(self, name: str, width: int) -> pygame.Surface:
        """A zone, a card, the note board, or the stage of an attempt."""
        kind, _, which = name.partition("/")
        if kind == "zone":
            return zone(self.app, which, width)
        if kind == "trick":
            return art_of(self.app).cards.trick(which, width * 4 // 5)
        return (note_board if kind == "notes" else attempt)(self.app, width)


BOOK = DungeonBook


def _written(name: str) -> str:
    return ENTRY_OF.get(name, name)


def rules(texts: Catalogue) -> list[Entry]:
    """The entries that are written down."""
    return written_entries(texts, TITLE)


def box_entries(box: Box, texts: Catalogue) -> list[Entry]:
    """Entries for everything in the box, by the ids of the data."""
    return [
        *_entries(box.scholars, "scholar", "scholars", texts, lambda i: _scholar(box, i, texts)),
        *_entries(box.zones, "zone", "places", texts, lambda i: _zone(box, i, texts)),
        *_entries(box.tricks, "trick", "tricks", texts, lambda i: _trick(box, i, texts)),
        *_entries(
            box.interns, "intern", "helpers", texts, lambda i: phrases.intern_text(box, i, texts)
        ),
        *_entries(box.jinxes, "jinx", "jinxes", texts, lambda i: phrases.jinx_text(box, i, texts)),
        *_entries(box.alerts, "alert", "shared", texts, lambda i: _alert(box, i, texts)),
        *_entries(
            box.panics, "panic", "shared", texts, lambda i: phrases.panic_text(box, i, texts)
        ),
        *_entries(box.clans, "clan", "shared", texts, lambda i: _clan(box, i, texts)),
        *_entries(box.bosses, "boss", "shared", texts, lambda i: phrases.boss_text(box, i, texts)),
        *(_version(box, version, texts) for version in list(box.profiles)[1:]),
    ]


def _version(box: Box, version: str, texts: Catalogue) -> Entry:
    """What an older rule version changes."""
    name = texts.say(f"dungeonology.version.{version}.name")
    text = "\n".join(phrases.version_text(box, version, texts))
    return Entry(f"version:{version}", "start", name, text)


def _entries(
    ids: Iterable[str], kind: str, chapter: str, texts: Catalogue, lines: Callable[[str], Any]
) -> list[Entry]:
    return [
        Entry(
            f"{kind}:{name}",
            chapter,
            texts.say(f"dungeonology.{kind}.{name}.name"),
            "\n".join(line for line in lines(name) if line),
            texts.say(f"dungeonology.{kind}.{name}.flavour"),
            (kind, name),
        )
        for name in ids
    ]


def _trick(box: Box, name: str, texts: Catalogue) -> list[str]:
    trick = box.tricks[name]
    text = phrases.card_text(box, name, texts)
    head = texts.say(
        "dungeonology.help_card.trick",
        family=trick.family,
        name=texts.say(f"dungeonology.family.{trick.family}.name"),
        bonus=trick.bonus,
        timing=trick.timing,
        when=texts.say(f"dungeonology.timing.{trick.timing}.name"),
    )
    main = joined(texts, "phrase.sentences", filter(None, (text.cost, text.main)))
    return [head, main, texts.say("dungeonology.help_card.auxiliary", text=text.aux)]


def _zone(box: Box, name: str, texts: Catalogue) -> list[str]:
    zone = box.zones[name]
    level = texts.say(f"dungeonology.level.{zone.level}.name")
    if zone.safe:
        head = texts.say("dungeonology.help_card.safe_zone", level=level)
    else:
        cubes = " ".join(f"[{cube}]" for cube in zone.cubes)
        head = texts.say("dungeonology.help_card.zone", level=level, alert=zone.alert, cubes=cubes)
    effects = [titled(texts, *effect) for effect in phrases.zone_text(box, name, texts)]
    return [head, *effects]


def _scholar(box: Box, name: str, texts: Catalogue) -> list[str]:
    lines = []
    for side, card in box.scholars[name].sides.items():
        stats = [
            figure_text(texts, stat, texts.say(f"dungeonology.stat.{stat}"), n)
            for stat, n in card.figures.items()
        ]
        told = texts.say("phrase.sentence", text=together(texts, stats))
        lines.append(titled(texts, capital(texts.say(f"dungeonology.side.{side}")), told))
        for skill in phrases.scholar_text(box, name, side, texts):
            lines.append(titled(texts, *skill))
    return lines


def _alert(box: Box, name: str, texts: Catalogue) -> list[str]:
    card = phrases.alert_text(box, name, texts)
    return [card.start, *(together(texts, row) for row in card.rows), card.last]


def _clan(box: Box, name: str, texts: Catalogue) -> list[str]:
    card = phrases.clan_text(box, name, texts)
    return [card.target, together(texts, card.modifiers)]
