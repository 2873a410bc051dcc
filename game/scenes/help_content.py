"""Help entries for every card, zone and scholar, composed from the same data that runs them."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from game.content import phrases
from game.content.texts import Catalogue

if TYPE_CHECKING:
    from game.engine.titles.dungeonology.box import Box

STATS = ("students", "hand", "speed", "intellect", "stamina")


@dataclass(frozen=True, slots=True)
class Entry:
    """One entry: id, chapter, name, text in paragraphs, other words it is found by, its picture.

    `picture` is the kind of card and its id, for what can be shown as it lies on the table.
    """

    id: str
    chapter: str
    name: str
    text: str
    words: str = ""
    picture: tuple[str, str] | None = None

    def found_by(self, search: str) -> bool:
        """Whether every word searched for stands in it."""
        whole = f"{self.name} {self.text} {self.words}".casefold()
        return all(part in whole for part in search.casefold().split())


def written_entries(texts: Catalogue) -> list[Entry]:
    """The entries of help.yaml in its order: `help.<chapter>.<id>.name`, `.text`, `.words`."""
    found: dict[tuple[str, str], dict[str, str]] = {}
    for key in texts.texts:
        parts = key.split(".")
        if len(parts) == 4 and parts[0] == "help":
            found.setdefault((parts[1], parts[2]), {})[parts[3]] = texts.say(key)
    return [
        Entry(name, chapter, fields["name"], fields["text"], fields.get("words", ""))
        for (chapter, name), fields in found.items()
    ]


def box_entries(box: Box, texts: Catalogue) -> list[Entry]:
    """Entries for everything in the box of Dungeonology, by the ids of the data."""
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
    ]


def _entries(ids: Iterable[str], kind: str, chapter: str, texts: Catalogue, lines) -> list[Entry]:
    return [
        Entry(
            f"{kind}:{name}",
            chapter,
            texts.say(f"{kind}.{name}.name"),
            "\n".join(line for line in lines(name) if line),
            texts.say(f"{kind}.{name}.flavour"),
            (kind, name),
        )
        for name in ids
    ]


def _trick(box: Box, name: str, texts: Catalogue) -> list[str]:
    trick = box.tricks[name]
    text = phrases.card_text(box, name, texts)
    head = texts.say(
        "help_page.trick",
        family=trick.family,
        name=texts.say(f"family.{trick.family}.name"),
        bonus=trick.bonus,
        timing=trick.timing,
        when=texts.say(f"timing.{trick.timing}.text"),
    )
    main = f"{text.cost} {text.main}".strip()
    return [head, main, texts.say("help_page.auxiliary", text=text.aux)]


def _zone(box: Box, name: str, texts: Catalogue) -> list[str]:
    zone = box.zones[name]
    level = texts.say(f"level.{zone.level}.name")
    if zone.safe:
        head = texts.say("help_page.safe_zone", level=level)
    else:
        cubes = " ".join(f"[{cube}]" for cube in zone.cubes)
        head = texts.say("help_page.zone", level=level, alert=zone.alert, cubes=cubes)
    effects = [f"*{effect.name}* {effect.text}" for effect in phrases.zone_text(box, name, texts)]
    return [head, *effects]


def _scholar(box: Box, name: str, texts: Catalogue) -> list[str]:
    lines = []
    for side in ("normal", "exalted"):
        card = getattr(box.scholars[name], side)
        stats = ", ".join(f"[{s}] {texts.say(f'stat.{s}')} {getattr(card, s)}" for s in STATS)
        lines.append(f"*{phrases.capital(texts.say(f'side.{side}'))}*: {stats}.")
        for skill in phrases.scholar_text(box, name, side, texts):
            lines.append(f"*{skill.name}*: {skill.text}")
    return lines


def _alert(box: Box, name: str, texts: Catalogue) -> list[str]:
    card = phrases.alert_text(box, name, texts)
    return [card.start, *(f"{refill}, {penalty}" for refill, penalty in card.rows), card.last]


def _clan(box: Box, name: str, texts: Catalogue) -> list[str]:
    card = phrases.clan_text(box, name, texts)
    return [card.target, ", ".join(card.modifiers)]
