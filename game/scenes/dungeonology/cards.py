"""Every card of Dungeonology by id and width in pixels: what is printed on it, printed once and kept."""

from __future__ import annotations

from collections.abc import Callable, Mapping

import pygame

from game.assets.surface_cache import SurfaceCache
from game.content.dungeonology.phrases import (
    alert_text,
    card_text,
    clan_text,
    intern_text,
    jinx_text,
    panic_text,
)
from game.content.texts import Catalogue, capital, signed
from game.engine.titles.dungeonology.box import Box
from game.scenes.dungeonology.card_faces import CardFaces, Cell, Printed
from game.ui.card_press import Press, card_size
from game.ui.look import SEAT_COLOURS

KEPT_BYTES = 6 * 1024 * 1024
FOLDER = "dungeonology/cards"


class CardArt:
    """Every card of Dungeonology by id and width in pixels; each size is put together once."""

    def __init__(self, box: Box, texts: Catalogue, press: Press, version: str = "1.15") -> None:
        self.box = box
        self.texts = texts
        self.press = press
        self.faces = CardFaces(press, texts)
        self.version = version
        self.kept = SurfaceCache(KEPT_BYTES)
        self.kinds: Mapping[str, Callable[[str, int], pygame.Surface]] = {
            "trick": self.trick,
            "intern": self.intern,
            "jinx": self.jinx,
            "clan": self.clan,
            "alert": self.alert,
            "panic": self.panic,
            "randomizer": self.randomizer,
        }

    def card(self, kind: str, name: str, width: int) -> pygame.Surface:
        """A card of any kind."""
        return self.kinds[kind](name, width)

    def trick(self, card: str, width: int) -> pygame.Surface:
        """A trick card (D12.2)."""
        return self._get("trick", card, width, self.printed_trick)

    def intern(self, card: str, width: int) -> pygame.Surface:
        """An intern (D12.3)."""
        return self._get("intern", card, width, self.printed_intern)

    def jinx(self, card: str, width: int) -> pygame.Surface:
        """A jinx, face up (D12.3)."""
        return self._get("jinx", card, width, self.printed_jinx)

    def clan(self, card: str, width: int) -> pygame.Surface:
        """A clan card (D12.5)."""
        return self._get("clan", card, width, self.printed_clan)

    def alert(self, card: str, width: int) -> pygame.Surface:
        """An alert card without its Omegas (D12.4)."""
        return self._get("alert", card, width, self.printed_alert)

    def panic(self, card: str, width: int) -> pygame.Surface:
        """A panic card (D12.5)."""
        return self._get("panic", card, width, self.printed_panic)

    def randomizer(self, card: str, width: int) -> pygame.Surface:
        """A randomizer card (D12.6)."""
        return self._get("chance", card, width, self.printed_randomizer)

    def back(self, kind: str, width: int) -> pygame.Surface:
        """A back: trick, jinx, clan, panic or chance."""
        return self.press.pictures.get(f"{FOLDER}/backs/{kind}", *card_size(width))

    def zone_back(self, level: int, side: int) -> pygame.Surface:
        """The square back of a zone of a level."""
        return self.press.pictures.get(f"{FOLDER}/backs/zone_{level}", side)

    def forget(self) -> None:
        """Drop every card put together, after the palette or the language changed."""
        self.kept.forget()

    def _get(
        self, kind: str, card: str, width: int, printed: Callable[[str], Printed]
    ) -> pygame.Surface:
        return self.kept.get((kind, card, width), lambda: self.faces.card(printed(card), width))

    # --- what is printed -------------------------------------------------------------------

    def printed_trick(self, card: str) -> Printed:
        """Name, bonus, timing, cost, effect and auxiliary of a trick card (D6.1)."""
        trick = self.box.tricks[card]
        text = card_text(self.box, card, self.texts, self.version)
        fate = trick.family == "fate"
        return Printed(
            trick.family, card, self._name("trick", card), str(trick.bonus),
            badge="fate" if fate else "", time=f"time_{trick.timing}",
            seam="" if fate else trick.family, cost=text.cost, rule=text.main,
            foot=text.aux, aux=trick.aux,
        )  # fmt: skip

    def printed_intern(self, card: str) -> Printed:
        """Effect and points of an intern."""
        return self._helper("intern", card, *intern_text(self.box, card, self.texts))

    def printed_jinx(self, card: str) -> Printed:
        """Effect and penalty of a jinx."""
        return self._helper("jinx", card, *jinx_text(self.box, card, self.texts))

    def _helper(self, kind: str, card: str, effect: str, points: str) -> Printed:
        return Printed(
            kind, card, self._name(kind, card), badge=kind, rule=effect, foot=points,
            flavour=self.texts.say(f"dungeonology.{kind}.{card}.flavour"),
        )  # fmt: skip

    def printed_clan(self, card: str) -> Printed:
        """Target and modifiers of a clan."""
        modifiers = zip(self.box.types, self.box.clans[card].modifiers, strict=True)
        cells = tuple(Cell(kind, signed(n)) for kind, n in modifiers)
        target = clan_text(self.box, card, self.texts).target
        return Printed(
            "clan", card, self._name("clan", card), badge="clan", rule=target, cells=cells,
            flavour=self.texts.say("dungeonology.clan_card.each"),
            foot=f"_{self.texts.say('dungeonology.clan_card.secret')}_",
        )  # fmt: skip

    def printed_alert(self, card: str) -> Printed:
        """Rows of an alert card."""
        text = alert_text(self.box, card, self.texts)
        return Printed(
            "alarm", "alert", self._name("alert", card), badge="alert", rows=text.rows,
            foot=f"_{text.last}_",
        )  # fmt: skip

    def printed_panic(self, card: str) -> Printed:
        """What a panic card does at its moments; refill and penalty at the foot."""
        *moments, refill, penalty = panic_text(self.box, card, self.texts)
        return Printed(
            "panic", card, self._name("panic", card), badge="panic", rule="\n".join(moments),
            foot=f"{refill}\n{penalty}",
        )  # fmt: skip

    def printed_randomizer(self, card: str) -> Printed:
        """Direction, colour, exit and type of a randomizer card."""
        chance = self.box.chances[card]
        colour = self.texts.say(f"colour.{chance.colour}.name")
        kind = self.texts.say(f"dungeonology.type.{chance.type}.name")
        cells = (
            Cell(f"seat_{SEAT_COLOURS[chance.colour][1]}", colour),
            Cell("", chance.exit),
            Cell(chance.type, kind),
        )
        return Printed(
            "chance", "compass", capital(self.texts.say(f"dungeonology.direction.{chance.direction}.name")),
            badge="chance", cells=cells, direction=chance.direction, exit=chance.exit,
        )  # fmt: skip

    def _name(self, kind: str, card: str) -> str:
        return self.texts.say(f"dungeonology.{kind}.{card}.name")
