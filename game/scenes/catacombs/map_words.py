"""What the map tells about the thing under the pointer, in words."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from game.content.sentences import together
from game.content.texts import capital
from game.engine.titles.catacombs.box import parted, tile_of
from game.engine.titles.catacombs.view_types import Preview, ReachView, RotationView, View, tile_in
from game.scenes.catacombs.title_art import art_of
from game.scenes.tilemap.model import Brief
from game.ui.words import Markup

if TYPE_CHECKING:
    from game.scenes.shell.app import App

Paid = Literal["boots", "swords", "damage", "lockpicks", "teleports", "leaps"]
Asked = Literal["boots", "monsters", "lockpicks"]
Costs = tuple[tuple[str, int], ...]
"""Signs with numbers."""

#: What a way costs: the fact, its sign.
PRICES: tuple[tuple[Paid, str], ...] = (
    ("boots", "boot"), ("swords", "sword"), ("damage", "wound"), ("lockpicks", "lockpick"),
    ("teleports", "teleport"), ("leaps", "leap"),
)  # fmt: skip
#: Beside boots a far map shows the first of these that a price has: swords are gone with the turn anyway.
MATTERS = ("wound", "lockpick", "lock", "monster", "leap", "teleport", "sword")
#: What a tunnel costs before anybody has decided how it is paid.
TOLLS: tuple[tuple[Asked, str], ...] = (
    ("boots", "boot"),
    ("monsters", "monster"),
    ("lockpicks", "lock"),
)


def price(step: ReachView) -> Costs:
    """What a way costs."""
    return tuple((sign, step[name]) for name, sign in PRICES if step[name])


def brief(price: Costs) -> Brief:
    """The boots, and what counts most of the rest."""
    told = dict(price)
    return Brief(told.get("boot", 0), next((sign for sign in MATTERS if sign in told), ""))


def toll(facts: Preview | RotationView) -> Costs:
    """What a tunnel asks for."""
    return tuple((sign, n) for name, sign in TOLLS if (n := facts.get(name)))


class MapWords:
    """Sentences for rooms, ways, tiles and figures."""

    def __init__(self, app: App) -> None:
        self.app = app

    def say(self, key: str, **args: object) -> str:
        """A sentence of the map."""
        return self.app.words(f"catacombs.map.{key}", **args)

    def name(self, tile: str) -> Markup:
        """The name of a tile."""
        return Markup(self.app.words(f"catacombs.tile.{tile}.name"))

    def tile(self, tile: str) -> str:
        """A tile by name and kind."""
        printed = art_of(self.app).box.tiles[tile]
        kind = "haunted" if printed.haunted else printed.kind
        return self.say("tile", tile=self.name(tile), kind=Markup(self.say(f"kind.{kind}")))

    def room(self, room: str) -> str:
        """A room by what it has and its tile."""
        tile = tile_of(room)
        return capital(self.say("room", tile=self.name(tile), what=Markup(self.features(room))))

    def features(self, room: str) -> str:
        """What a room has."""
        tile, name = parted(room)
        features = art_of(self.app).box.tiles[tile].rooms[name].features or ("plain",)
        words = [self.app.words(f"catacombs.feature.{one}.name") for one in features]
        return together(self.app.words.texts, words)

    def cost(self, costs: Costs) -> str:
        """What is paid, sign by sign."""
        signs = "  ".join(f"{n} [{sign}]" for sign, n in costs)
        return self.say("cost", signs=Markup(signs)) if signs else self.say("free")

    def walk(self, step: ReachView, view: View) -> str:
        """The way to a room, what is paid or suffered, and what is found there."""
        lines = [self.room(step["room"]), self.cost(price(step))]
        if step["swords"]:
            lines.append(self.say("or_wounds"))
        return "\n".join([*lines, *self.found(step["room"], view)])

    def found(self, room: str, view: View) -> list[str]:
        """What a room still has for who comes there."""
        tile, name = parted(room)
        lying = tile_in(view, tile)
        used = {feature for where, feature in lying["unlocked"] if where == room}
        used.update(view["spent"])
        box, words = art_of(self.app).box, self.app.words
        texts = [
            f"catacombs.found.{one}"
            for one in box.tiles[tile].rooms[name].features
            if one not in used
        ]
        lines = [words(text) for text in texts if words.has(text)]
        values = [box.artifacts[one].value for one in lying["artifacts"].get(room, [])]
        return [*lines, *([self.say("artifact", n=max(values))] if values else [])]

    def lay(self, rotation: RotationView) -> str:
        """What a rotation costs and where it leads; nothing where no way in is looked for."""
        if not rotation["goal"]:
            return ""
        return f"{self.cost(toll(rotation))}\n{self.room(rotation['goal'])}"
