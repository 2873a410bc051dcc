"""Entries of the book of rules for everything in the box of Catacombs, by the ids of the data."""

from __future__ import annotations

from collections.abc import Iterable

from game.content.catacombs.phrases import card_text, token_text
from game.content.sentences import together
from game.content.texts import capital
from game.engine.titles.catacombs.box import Box, Card, Token, parted
from game.scenes.help.entries import BoxEntries, Entry

"""What is printed on a card as a sign, told in a sentence of its own."""

PLAIN = "plain"
#: Features of rooms whose entry has another name.
FEATURES = {
    "gold1": "gold", "gold2": "gold", "gold3": "gold", "artifact0": "artifact",
    "artifact1": "artifact", "artifact2": "artifact",
}  # fmt: skip


def room_entries(box: Box, room: str) -> list[str]:
    """The entries about a room, one for each thing it is for."""
    tile, name = parted(room)
    return [FEATURES.get(f, f) for f in box.tiles[tile].rooms[name].features or (PLAIN,)]


def figures(box: Box) -> dict[str, object]:
    """Figures of the data that the written entries tell."""
    one = box.figures
    return {
        "mastery": one.mastery_points, "idol": one.idol_points, "idols": one.idols,
        "lockpicks": one.lockpicks, "hand": one.hand, "safe": one.safe_tiles, "price": one.price,
        "coupon": one.coupon, "spaces": one.shrine_spaces, "cubes": one.cubes, "black": one.black,
        "health": one.health, "out": one.out_cubes, "out_two": one.out_cubes_of_two,
    }  # fmt: skip


class CatacombEntries(BoxEntries[Box]):
    """Artifacts, tokens, market items, cards and tiles, each with its picture."""

    title = "catacombs"

    def all(self) -> list[Entry]:
        """Everything in the order of the data."""
        box = self.box
        return [
            *(self._artifact(one) for one in box.artifacts),
            *(self._token(one) for one in box.tokens.values()),
            *(self._card(one) for one in box.cards.values()),
            *(self._tile(one) for one in box.tiles),
        ]

    def _entry(self, kind: str, name: str, chapter: str, lines: Iterable[str]) -> Entry:
        text = "\n".join(lines)
        return Entry(f"{kind}:{name}", chapter, self.named(kind, name), text, "", (kind, name))

    def _copies(self, thing: Card | Token) -> str:
        if not thing.copies:
            return self.say("only_six", more=thing.extra)
        if thing.extra:
            return self.say("copies_more", n=thing.copies, more=thing.copies + thing.extra)
        return self.say("copies", n=thing.copies)

    def _artifact(self, name: str) -> Entry:
        artifact = self.box.artifacts[name]
        lines = [self.say("artifact", n=artifact.value)]
        if artifact.extra:
            lines.append(self.say("artifact_six"))
        return self._entry("artifact", name, "artifacts", lines)

    def _token(self, token: Token) -> Entry:
        lines = [line.text for line in token_text(self.box, token.id, self.texts)]
        if token.pool == "market":
            lines.insert(0, self.say("price", n=self.box.figures.price))
        return self._entry("token", token.id, token.pool, [*lines, self._copies(token)])

    def _card(self, card: Card) -> Entry:
        chapter = card.type if card.pile == "dungeon" else "starting"
        if card.pile == "start":
            cost = self.say("cost.none")
        else:
            means = "swords" if card.type == "monster" else "skill"
            cost = self.say(f"cost.{means}", n=card.cost)
        told = [
            line.text
            for line in card_text(self.box, card.id, self.texts)
            if line.about not in ("dragon", "danger")
        ]
        marks = [self.say(f"marks.{mark}") for mark in card.marks]
        return self._entry("card", card.id, chapter, [cost, *told, *marks, self._copies(card)])

    def _tile(self, name: str) -> Entry:
        tile = self.box.tiles[name]
        features = [
            self.named("feature", one)
            for room in tile.rooms.values()
            for one in room.features or ("plain",)
        ]
        lines = [
            self.say(f"tile.{'haunted' if tile.haunted else tile.kind}"),
            self.say("tile.rooms", rooms=together(self.texts, features)),
        ]
        if tile.portal is not None:
            lines.append(self.say("tile.portal"))
        return self._entry("tile", name, "tiles", [capital(line) for line in lines])
