"""What the large view of a thing of Catacombs tells: cards, tokens, artifacts, tiles, players."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING

from game.content.catacombs.phrases import card_text, token_text
from game.content.texts import capital
from game.engine.titles.catacombs.box import place_id, tile_of
from game.engine.titles.catacombs.view_types import View, tile_if_laid
from game.scenes.catacombs.book_entries import figures, room_entries
from game.scenes.catacombs.dragon_panel import chances_told, dragon_picture
from game.scenes.catacombs.faces import portrait
from game.scenes.catacombs.map_words import MapWords
from game.scenes.catacombs.title_art import art_of, artifact_picture, token_picture
from game.scenes.table.detail import HEAD, Detail, Shown
from game.ui.spot import Thing

if TYPE_CHECKING:
    from collections.abc import Sequence

    from game.scenes.shell.app import App


class CatacombDetails:
    """Composes details from the box and one view."""

    def __init__(self, app: App, view: View, names: Sequence[str], colours: Sequence[str]) -> None:
        self.app = app
        self.view = view
        self.names = names
        self.colours = colours
        self.box = art_of(app).box

    def of(self, thing: Thing) -> Detail | None:
        """The detail of a thing; None if there is nothing to tell about it."""
        makers: dict[str, Callable[..., Detail]] = {
            "card": self._card, "token": self._token, "artifact": self._artifact,
            "tile": self._tile, "room": self._room, "player": self._player, "pile": self._pile,
            "dragon": self._dragon,
        }  # fmt: skip
        maker = makers.get(thing[0])
        return maker(*thing[1:]) if maker else None

    def _say(self, key: str, **args: object) -> str:
        return self.app.words(f"catacombs.look.{key}", **args)

    def _name(self, kind: str, value: str) -> str:
        return self.app.words(f"catacombs.{kind}.{value}.name")

    def _card(self, card: str) -> Detail:
        lines = [line.text for line in card_text(self.box, card, self.app.words.texts)]
        kind = self._name("type", self.box.cards[card].type)
        return Detail(self._name("card", card), kind, lines, pictures=[("card", card)])

    def _token(self, token: str) -> Detail:
        lines = [line.text for line in token_text(self.box, token, self.app.words.texts)]
        pool = self._name("pool", self.box.tokens[token].pool)
        picture = ("art", token_picture(self.box, token))
        return Detail(self._name("token", token), pool, lines, pictures=[picture])

    def _artifact(self, artifact: str) -> Detail:
        value = self._say("artifact", n=self.box.artifacts[artifact].value)
        picture = ("art", artifact_picture(artifact))
        return Detail(self._name("artifact", artifact), "", [value], pictures=[picture])

    def _tile(self, tile: str) -> Detail:
        printed = self.box.tiles[tile]
        kind = "haunted" if printed.haunted else printed.kind
        words = MapWords(self.app)
        lines = [capital(words.features(place_id(tile, room))) for room in printed.rooms]
        lying = tile_if_laid(self.view, tile)
        picture = ("tile", tile, lying["turn"] if lying else 0)
        note = self.app.words(f"catacombs.map.kind.{kind}")
        return Detail(self._name("tile", tile), note, lines, pictures=[picture])

    def _room(self, room: str) -> Detail:
        """What a room is for, as the book of rules tells it, and the tile it is on."""
        detail, known = self._tile(tile_of(room)), figures(self.box)
        lines = []
        for entry in room_entries(self.box, room):
            front = f"catacombs.help.rooms.{entry}"
            lines.append(f"{HEAD}{self.app.words.texts.say(f'{front}.name')}")
            lines += self.app.words.texts.say(f"{front}.text", **known).split("\n")
        return replace(detail, lines=lines)

    def _player(self, seat: int) -> Detail:
        player = self.view["players"][seat]
        lines = [f"{HEAD}{self._say('now')}"]
        lines += [
            self._say("part", part=self._name("score", part), n=n)
            for part, n in player["now"].items()
            if n or part == "total"
        ]
        cards = [Shown(("token", one), self._name("token", one)) for one in player["tokens"]]
        cards += [Shown(("card", one)) for one in player["play"]]
        return Detail(
            self.names[seat], "", lines,
            pictures=[("portrait", portrait(self.colours[seat]))], cards=cards,
        )  # fmt: skip

    def _pile(self, seat: int) -> Detail:
        """The discard pile of a player, open to all (C0.3)."""
        player = self.view["players"][seat]
        note = self._say("pile", n=len(player["discards"]), deck=player["deck"])
        cards = [Shown(("card", one)) for one in reversed(player["discards"])]
        return Detail(self._say("discards", name=self.names[seat]), note, cards=cards)

    def _dragon(self) -> Detail:
        lines = [self._say("dragon", n=self.view["attack"])]
        if not self.view["outcome"]:
            lines += chances_told(self.view, self.names, self.app.words)
        return Detail(
            self._say("dragon_name"), "", lines, pictures=[("art", dragon_picture(self.view))]
        )
