"""Atlandice in the book of rules: resources, areas, tiles, effects and spaces from its data."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import TYPE_CHECKING, get_args

import pygame

from game.content import titles
from game.content.atlandice.phrases import space_text, tile_text
from game.content.atlandice.schema import Verb
from game.content.sentences import listed, parted, together
from game.content.texts import Catalogue, capital
from game.engine.core.options import COLOURS
from game.engine.titles.atlandice.box import MARKET, Box, Resource
from game.engine.titles.atlandice.view_types import View, own_view
from game.scenes.atlandice.parts import open_parts
from game.scenes.atlandice.speech import CitySpeech
from game.scenes.atlandice.tile_card import tile_picture
from game.scenes.help.entries import BoxEntries, Entry, in_chapters, written_entries
from game.scenes.table.choices import NO_CHOICES
from game.session.setup import SeatSetUp, SetUp
from game.session.sitting import Sitting
from game.ui.look import rounded_mask

if TYPE_CHECKING:
    from game.scenes.shell.app import App
    from game.scenes.table.part import Part
    from game.ui.spot import Thing

TITLE = "atlandice"
#: The game of the pictures: its seed, and how far it has gone.
EXAMPLE_SEED, EXAMPLE_MOVES = 3, 40
#: Things that are told of by their kind, whichever of them is pointed at.
KINDS = {
    "boat": "submarine", "dice": "dice", "die": "dice", "market": "market", "points": "points",
    "winning": "winning",
}  # fmt: skip
#: Entries for what is asked.
ASKED = {
    "visit": "visit", "take": "visit", "take_from": "effect:take_other", "swap": "effect:swap",
    "move": "another", "change_die": "effect:change_die", "sail": "submarine", "donate": "donation",
}  # fmt: skip


#: The entry of all spaces of the clock at which nothing happens.
PLAIN = "space:plain"


class CityBook:
    """The rules of Atlandice, and its things as pictures."""

    def __init__(self, app: App) -> None:
        self.app = app
        box: Box = titles.load(TITLE)
        texts = app.words.texts
        written = written_entries(texts, TITLE, **figures(box, texts))
        self.entries = in_chapters(texts, TITLE, written + CityEntries(box, texts).all())

    @staticmethod
    def entry_of(thing: Thing | None, view: View, prompt: str) -> str:
        """By kind; areas and resources are known by their number."""
        if thing is None:
            return ASKED.get(prompt, "round")
        kind = thing[0]
        if kind == "answer":
            return ASKED.get(thing[1], ASKED.get(prompt, "round"))
        if kind == "area":
            district = view["areas"][thing[1] - 1]["district"]
            return KINDS["market"] if thing[1] == MARKET else f"area:{district}"
        if kind in ("good", "row"):
            return f"resource:{titles.load(TITLE).types[thing[-1] - 1]}"
        if kind == "space":
            is_plain = _is_plain(titles.load(TITLE), thing[1])
            return PLAIN if is_plain else f"space:{thing[1]}"
        if kind == "tile":
            return f"tile:{thing[-1]}"
        if kind == "owner":
            return "neutral" if view["players"][thing[1]]["neutral"] else "majorities"
        return KINDS[kind]

    def picture(self, entry: Entry, width: int) -> pygame.Surface | None:
        """The drawing of a thing; its kind is the folder."""
        if entry.picture is None:
            return None
        kind, name = entry.picture
        if kind == "tile":
            title = self.app.words(f"atlandice.tile.{name}.name")
            return tile_picture(
                self.app.look, titles.load(TITLE).tiles[name], title, width * 2 // 3
            )
        return self.app.look.pictures.get("/".join(entry.picture), width)

    def figure(self, name: str, width: int) -> pygame.Surface:
        """City, clock and majorities of a game in its middle; a tile as it lies."""
        if name.startswith("tile/"):
            tile = titles.load(TITLE).tiles[name.removeprefix("tile/")]
            title = self.app.words(f"atlandice.tile.{tile.id}.name")
            return tile_picture(self.app.look, tile, title, width * 3 // 4)
        return FIGURES[name](Example(self.app), width)


class Example:
    """A game in its middle, for pictures."""

    def __init__(self, app: App) -> None:
        names = parted(app.words("atlandice.book.names"))
        seats = [SeatSetUp(name, colour) for name, colour in zip(names, COLOURS, strict=False)]
        self.sitting = Sitting.begin(SetUp(TITLE, seats), seed=EXAMPLE_SEED)
        for i in range(EXAMPLE_MOVES):
            assert self.sitting.question is not None
            options = self.sitting.question.options
            self.sitting.choose(options[i % len(options)].key)
        speech = CitySpeech(titles.load(TITLE), app.words, names)
        self.parts = open_parts(app, speech)
        for part in self.parts:
            part.seats, part.names = self.sitting.seats, speech.names

    def _painted(self, part: Part[View], size: tuple[int, int]) -> pygame.Surface:
        canvas = pygame.Surface(size, pygame.SRCALPHA)
        part.place(canvas.get_rect())
        part.show(own_view(self.sitting.view(None)), NO_CHOICES)
        part.draw(canvas)
        return canvas

    def city(self, width: int) -> pygame.Surface:
        """The whole board."""
        wide = max(width, self.parts[0].u(760))
        return pygame.transform.smoothscale(
            self._painted(self.parts[0], (wide, wide)), (width, width)
        )

    def clock(self, width: int) -> pygame.Surface:
        """The middle of the board, cut out round and as large as the whole."""
        city = self.parts[0]
        board = self._painted(city, (round(width * 2.6), round(width * 2.2)))
        dial = city.dial().rect
        cut = board.subsurface(dial.clip(board.get_rect())).copy()
        mask = rounded_mask(cut.get_size(), cut.get_width() // 2).convert_alpha()
        cut.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MIN)
        return pygame.transform.smoothscale(cut, (width, width))

    def ledger(self, width: int) -> pygame.Surface:
        """The sheet of majorities."""
        ledger = self.parts[1]
        area = ledger.look.scale.area
        self._painted(ledger, (width, width))
        wide = max(width, ledger.wish(area)[0])
        whole = self._painted(ledger, (wide, round(wide * 1.25)))
        return pygame.transform.smoothscale(whole, (width, round(width * 1.25)))


BOOK = CityBook


def _is_plain(box: Box, number: int) -> bool:
    """Does nothing happen at a space of the clock?"""
    return 0 < number < box.figures.spaces - 1 and number not in box.clock


def figures(box: Box, texts: Catalogue) -> dict[str, object]:
    """Figures of the data that the written entries tell."""
    one, few, many = box.figures, box.by_seats[2], box.by_seats[4]
    counts = "counts" if one.other_includes_market else "apart"
    return {
        "first": one.first, "second": one.second, "tile": one.tile, "survey": one.survey,
        "donation": one.donation, "cost": one.donation_cost, "spaces": one.spaces,
        "market": one.market_per_type, "dice_few": few.dice, "dice_many": many.dice,
        "submarine": texts.say(f"atlandice.area.{one.submarine}.name"),
        "market_counts": texts.say(f"atlandice.book.market_counts.{counts}"),
    }  # fmt: skip


class CityEntries(BoxEntries[Box]):
    """Entries for everything in the box of Atlandice."""

    title = TITLE

    def all(self) -> list[Entry]:
        """Resources, districts, effects, tiles, spaces."""
        box = self.box
        return [
            *(self._resource(one) for one in box.resources),
            *(self._district(one) for one in box.resources),
            *(self._effect(verb) for verb in get_args(Verb)),
            *(self._tile(tile) for tile in box.tiles),
            *(self._space(n) for n in range(box.figures.spaces) if not _is_plain(box, n)),
            self._plain_spaces(),
        ]

    def _listed(self, parts: Iterator[str]) -> str:
        return together(self.texts, parts)

    def _hours(self, icons: int) -> str:
        return self.texts.say("atlandice.icons", n=icons, signs="[clock_icon]" * icons)

    def _resource(self, one: Resource) -> Entry:
        tables, market = self.box.by_seats, self.box.figures.market_per_type
        many = self.named("resource", one.id, "many")
        counted = (one.id, "all")
        spaces = (str(n) for n, space in self.box.clock.items() if space.resource in counted)
        district = self.named("area", one.district)
        few, most = tables[2].per_district, tables[4].per_district
        lines = (
            self.say("resource.home", resource=one.id, district=district, number=one.number,
                     many=many),
            self.say("resource.start", few=few, many_players=most, market=market),
            self.say("resource.surveys", spaces=self._listed(spaces)),
        )  # fmt: skip
        name = capital(self.named("resource", one.id))
        picture = ("signs", one.id)
        return Entry(f"resource:{one.id}", "resources", name, "\n".join(lines), many, picture)

    def _district(self, one: Resource) -> Entry:
        name = self.named("resource", one.id)
        lines = [self.say("area.gate", number=one.number, resource=one.id, name=name)]
        for tile in self.box.tiles.values():
            if tile.district == one.district:
                text, hours = self._does(tile.id), self._hours(tile.icons)
                title = self.named("tile", tile.id)
                lines.append(self.say("area.tile", name=title, text=text, hours=hours))
        picture = ("atlandice", f"area_{one.district}")
        short = self.named("area", one.district, "short")
        return Entry(f"area:{one.district}", "areas", short, "\n".join(lines), "", picture)

    def _does(self, tile: str) -> str:
        return tile_text(self.box, tile, self.texts)

    def _effect(self, verb: str) -> Entry:
        names = [self.named("tile", t.id) for t in self.box.tiles.values() if t.verb == verb]
        text = capital(self.texts.say(f"atlandice.verb.{verb}"))
        lines = (
            self.texts.say("phrase.sentence", text=text),
            self.say(f"effect.{verb}.note"),
            self.say("effect.shown", tiles=listed(self.texts, names)),
        )
        picture = ("atlandice", f"verb_{verb}")
        name = self.say(f"effect.{verb}.name")
        return Entry(f"effect:{verb}", "effects", name, "\n".join(lines), "", picture)

    def _tile(self, name: str) -> Entry:
        tile = self.box.tiles[name]
        lines = (
            self.say("tile.of", district=self.named("area", tile.district)),
            self._does(name),
            self.say(f"effect.{tile.verb}.note"),
            self.say("tile.hours", hours=self._hours(tile.icons)),
        )
        picture = ("tile", name)
        flavour = self.named("tile", name, "flavour")
        title = self.named("tile", name)
        return Entry(f"tile:{name}", "tiles", title, "\n".join(lines), flavour, picture)

    def _space(self, number: int) -> Entry:
        space = self.box.clock.get(number)
        kind = sign = "waves" if number else "arrow"
        many = ""
        if number == 0:
            sign = "gate"
        elif space is not None:
            kind = sign = space.event
            if space.resource:
                many = self.named("resource", space.resource, "many")
        name = self.say(f"space.{kind}", n=number, many=many)
        told = space_text(self.box, number, self.texts)
        text = self.texts.say("phrase.signed", sign=sign, text=told)
        return Entry(f"space:{number}", "spaces", name, text)

    def _plain_spaces(self) -> Entry:
        """One entry for all spaces of the clock at which nothing happens."""
        plain = [n for n in range(self.box.figures.spaces) if _is_plain(self.box, n)]
        told = space_text(self.box, plain[0], self.texts)
        lines = (
            self.texts.say("phrase.signed", sign="clock_icon", text=told),
            self.say("space.plain_which", spaces=self._listed(str(n) for n in plain)),
        )
        return Entry(PLAIN, "spaces", self.say("space.plain_all"), "\n".join(lines))


FIGURES: Mapping[str, Callable[[Example, int], pygame.Surface]] = {
    "city": Example.city,
    "clock": Example.clock,
    "ledger": Example.ledger,
}
"""Pictures of the example, by their names in the data."""
