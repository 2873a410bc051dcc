"""What the large view of a thing of Atlandice tells: how it stands now, then its rule."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING

from game.content.sentences import joined, together
from game.engine.titles.atlandice.box import MARKET
from game.engine.titles.atlandice.view_types import AreaView, PaysView, View
from game.scenes.atlandice.book import PLAIN, CityBook
from game.scenes.atlandice.speech import CitySpeech
from game.scenes.help.entries import Entry
from game.scenes.table.detail import HEAD, Detail, Shown
from game.ui.spot import Thing

if TYPE_CHECKING:
    from game.scenes.shell.app import App

#: Things without a drawing of their own.
SIGNS = {"dice": "dice", "points": "points", "winning": "laurel"}


class CityDetails:
    """Composes details from the book of rules and one view."""

    def __init__(self, app: App, speech: CitySpeech, view: View) -> None:
        self.entries = {entry.id: entry for entry in CityBook(app).entries}
        self.speech = speech
        self.view = view

    def of(self, thing: Thing) -> Detail | None:
        """The detail of a thing; None if there is nothing to tell about it."""
        makers: dict[str, Callable[..., Detail]] = {
            "area": self._area, "tile": self._tile, "good": self._good, "row": self._resource,
            "die": self._die, "space": self._space, "owner": self._owner, "boat": self._boat,
        }  # fmt: skip
        kind = thing[0]
        if kind in makers:
            return makers[kind](*thing[1:])
        return self._rule(thing, f"signs/{SIGNS[kind]}") if kind in SIGNS else None

    # --- pieces ----------------------------------------------------------------------------

    def say(self, key: str, **args: object) -> str:
        """A sentence of the large views."""
        return self.speech.say(f"look.{key}", **args)

    def _entry(self, thing: Thing) -> Entry:
        return self.entries[CityBook.entry_of(thing, self.view, "")]

    def _rule(self, thing: Thing, picture: str = "") -> Detail:
        """The rule about a thing, with its drawing."""
        entry = self._entry(thing)
        detail = Detail(entry.name, lines=entry.text.split("\n"))
        if entry.picture or picture:
            detail.pictures = [("art", picture or "/".join(entry.picture or ()))]
        return detail

    def _now(self, detail: Detail, lines: Iterable[str]) -> Detail:
        """A detail with how it stands before its rule."""
        rule = [HEAD + self.say("rule"), *detail.lines]
        detail.lines = [*(self.speech.begun(line) for line in lines), *rule]
        return detail

    def _signs(self, counts: Iterable[int]) -> str:
        types = zip(self.speech.box.types, counts, strict=True)
        return "  ".join(f"[{name}] {n}" for name, n in types if n)

    # --- places ----------------------------------------------------------------------------

    def _area(self, number: int) -> Detail:
        area = self.view["areas"][number - 1]
        detail = self._rule(("area", number), f"atlandice/area_{area['district']}")
        detail.title = self.speech.area(number, "short")
        detail.note = self._gate(area)
        if area["tile"]:
            detail.pictures.append(("tile", area["tile"]))
        return self._now(detail, self._area_now(area))

    def _area_now(self, area: AreaView) -> list[str]:
        if not area["open"]:
            return [self.speech.pays(area["number"], None)[0]]
        lying = self._signs(area["goods"])
        lines = [self.say("lying", list=lying) if lying else self.say("bare")]
        if area["number"] == self.view["submarine"]:
            lines.append(self.speech.boat(area["number"]))
        lines.append(self.speech.stays(area, self.view["hand"]))
        if area["number"] == MARKET:
            return lines
        return [self.speech.tile(area["tile"]), *lines, *self._emptied(area), *self._below(area)]

    def _gate(self, area: AreaView) -> str:
        dice = " ".join(f"[die_{face}]" for face in area["dice"])
        return self.say("gate", dice=dice) if dice else self.say("closed")

    def _emptied(self, area: AreaView) -> list[str]:
        return [self._paid(area["number"], area["pays"])]

    def _paid(self, area: int, pays: PaysView | None) -> str:
        return joined(self.speech.words.texts, "phrase.sentences", self.speech.pays(area, pays))

    def _below(self, area: AreaView) -> list[str]:
        """Which tiles lie below the visible one: known, but not in which order (A0.3)."""
        players = self.view["players"]
        gone = {area["tile"], *self.view["tiles_gone"], *(t for p in players for t in p["tiles"])}
        tiles = [tile for tile in self.speech.box.tiles.values() if tile.id not in gone]
        names = [self.speech.tile_name(t.id) for t in tiles if t.district == area["district"]]
        if not names:
            return [self.speech.say("board.last_tile")]
        below = "below" if len(names) == 1 else "below_many"
        return [self.say(below, names=self.speech.together(names))]

    def _tile(self, number: int, tile: str) -> Detail:
        """A tile, on its pile or, with no area, won by somebody."""
        detail = self._rule(("tile", number, tile))
        detail.pictures, detail.flavour = [("tile", tile)], self._entry(("tile", tile)).words
        area = self.view["areas"][number - 1] if number else None
        if area is None or area["tile"] != tile:
            return detail
        detail.note = self._gate(area)
        stays = self.speech.stays(area, self.view["hand"])
        return self._now(detail, [stays, *self._emptied(area), *self._below(area)])

    # --- pieces on the board ---------------------------------------------------------------

    def _good(self, _area: int, resource: int) -> Detail:
        return self._resource(resource)

    def _count(self, name: str, n: int) -> str:
        return self.say("who.count", name=name, n=n)

    def _resource(self, resource: int) -> Detail:
        players, speech = self.view["players"], self.speech
        counts = [player["goods"][resource - 1] for player in players]
        owned = [self._count(speech.owner(i, "short"), n) for i, n in enumerate(counts) if n]
        lying = [
            self._count(speech.area(area["number"], "short"), area["goods"][resource - 1])
            for area in self.view["areas"]
            if area["goods"][resource - 1]
        ]
        lines = [self.say(f"who.{key}", list=together(speech.words.texts, found))
                 for key, found in (("owned", owned), ("lying", lying)) if found]  # fmt: skip
        pays = self._paid(resource, self.view["areas"][resource - 1]["pays"])
        detail = self._rule(("row", resource))
        return self._now(detail, [speech.lead(counts), *lines, pays])

    def _die(self, number: int, face: int) -> Detail:
        area = self.view["areas"][number - 1]
        detail = self._rule(("die", number, face), f"signs/die_{face}")
        detail.title = self.speech.say("board.die", face=face, area=self.speech.area(number))
        return self._now(detail, [self.speech.stays(area, self.view["hand"])])

    def _boat(self, number: int) -> Detail:
        detail = self._rule(("boat", number), "atlandice/submarine")
        return self._now(detail, [self.speech.boat(number)])

    def _space(self, number: int) -> Detail:
        steps, speech = number - self.view["hand"], self.speech
        sign = speech.space_types(number) or speech.space_sign(number) or "clock_icon"
        detail = self._rule(("space", number), f"signs/{sign}")
        if self._entry(("space", number)).id == PLAIN:
            detail.title = speech.words.texts.say("atlandice.book.space.plain", n=number)
        areas = [a for a in self.view["areas"] if a["dice"] and a["clock"] == number]
        names = [speech.area(area["number"]) for area in areas]
        lines = [self.say("ahead", n=steps) if steps > 0 else self.say("passed")]
        if names and steps > 0:
            lines.append(self.say("leads", names=speech.together(names)))
        return self._now(detail, lines)

    # --- people ----------------------------------------------------------------------------

    def _owner(self, owner: int) -> Detail:
        """What somebody owns, has won, and would have if the game ended now."""
        player, say = self.view["players"][owner], self.speech.say
        detail = self._rule(("owner", owner))
        detail.title = self.speech.begun(self.speech.owner(owner))
        detail.pictures = [("owner", owner)]
        goods, now = self._signs(player["goods"]), player["now"]
        lines = [self.say("owns", list=goods) if goods else self.say("owns_none")]
        lines.append(say("majority.points", name=self.speech.owner(owner), n=player["points"]))
        parts = self._signs(now[name] for name in self.speech.box.types)
        if parts:
            lines.append(self.say("majorities", list=parts))
        lines.append(say("majority.total", name=self.speech.owner(owner), n=now["total"]))
        detail.cards = [Shown(("tile", 0, tile)) for tile in player["tiles"]]
        return self._now(detail, lines)
