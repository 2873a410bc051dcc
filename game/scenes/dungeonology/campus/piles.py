"""Piles of the campus panel: zones still to lift, tricks, discards, jinxes, chances, the clan."""

from __future__ import annotations

import pygame

from game.scenes.dungeonology.campus.lines import SMALL_FIGURE, CampusPainter
from game.scenes.dungeonology.title_art import art_of
from game.ui.card_press import SHAPE
from game.ui.look import outline, rounded_mask
from game.ui.spot import Thing


class PilesPainter(CampusPainter):
    """Each pile as high as it is rich, whole or folded to a line."""

    def zones(self, surface: pygame.Surface, rect: pygame.Rect) -> None:
        """Zones still to lift, level by level."""
        stacks = self.view["piles"]["stacks"]
        side = min(rect.h - self.u(6), rect.w // 4)
        for i, n in enumerate(stacks):
            x = rect.x + rect.w * (2 * i + 1) // (2 * len(stacks))
            back = art_of(self.app).cards.zone_back(i + 1, side)
            spot = self._pile(surface, back, (x, rect.centery), n)
            self.brush.count(surface, str(n), (spot.right - self.u(2), spot.bottom - self.u(4)))
            self._zone_place(i + 1, n, spot.inflate(self.u(14), self.u(6)))

    def _zone_place(self, level: int, n: int, rect: pygame.Rect) -> None:
        hint = self.words(
            "dungeonology.panel.campus.zones_hint",
            n=n,
            level=self.words(f"dungeonology.level.{level}.name"),
        )
        self.brush.spot_at(f"stack:{level}", rect, hint, ("stack", level))

    def zones_line(self, surface: pygame.Surface, rect: pygame.Rect) -> None:
        """The same folded to a line."""
        stacks = self.view["piles"]["stacks"]
        wide = rect.w // len(stacks)
        for i, n in enumerate(stacks):
            cell = pygame.Rect(rect.x + i * wide, rect.y, wide, rect.h)
            side = min(rect.h, wide // 2)
            back = art_of(self.app).cards.zone_back(i + 1, side)
            surface.blit(back, back.get_rect(midleft=cell.midleft))
            text = pygame.Rect(cell.x + side + self.u(4), cell.y, cell.w - side, cell.h)
            self.brush.write(surface, str(n), SMALL_FIGURE, text)
            self._zone_place(i + 1, n, cell)

    def piles(self, surface: pygame.Surface, rect: pygame.Rect) -> None:
        """Tricks, discards, jinxes, chances and the clan card."""
        piles = self._pile_facts()
        pitch = rect.w / len(piles)
        high = min(rect.h - self.u(10), round((pitch - self.u(7)) * SHAPE))
        wide = round(high / SHAPE)
        for i, (name, n, hint, thing) in enumerate(piles):
            centre = (round(rect.x + (i + 0.5) * pitch), rect.centery - self.u(3))
            spot = self._pile(surface, self._pile_picture(name, wide), centre, n)
            text = "?" if name == "clan" and self.view["clan"] is None else str(n)
            if name != "clan" or self.view["clan"] is None:
                self.brush.count(surface, text, (spot.centerx + self.u(7), spot.bottom - self.u(1)))
            self.brush.spot_at(f"pile:{name}", spot.inflate(self.u(6), self.u(12)), hint, thing)

    def _pile_facts(self) -> list[tuple[str, int, str, Thing]]:
        """Name, number of cards, hint and thing of each pile."""
        piles, clan = self.view["piles"], self.view["clan"]
        counts = {
            "tricks": piles["tricks"],
            "discards": len(piles["discards"]),
            "jinxes": piles["jinxes"],
            "chances": len(art_of(self.app).box.chances),
        }
        found: list[tuple[str, int, str, Thing]] = [
            (name, n, self.words(f"dungeonology.panel.campus.{name}_hint", n=n), ("pile", name))
            for name, n in counts.items()
        ]
        if clan:
            name = self.words(f"dungeonology.clan.{clan}.name")
            hint = self.words("dungeonology.panel.campus.clan_known_hint", name=name)
        else:
            hint = self.words("dungeonology.panel.campus.clan_hint")
        return [*found, ("clan", 1, hint, ("clan",))]

    def _pile_picture(self, name: str, wide: int) -> pygame.Surface:
        """The back of a pile; discards and a known clan lie face up."""
        cards = art_of(self.app).cards
        if name == "discards":
            top = self.view["piles"]["discards"][-1:]
            return self._chip(top[0], wide) if top else self._empty(wide)
        if name == "clan" and self.view["clan"]:
            return self._chip(self.view["clan"], wide)
        backs = {"tricks": "trick", "jinxes": "jinx", "chances": "chance", "clan": "clan"}
        return cards.back(backs[name], wide)

    def _chip(self, card: str, wide: int) -> pygame.Surface:
        """A card too small for a name: its picture with an edge."""
        size = (wide, round(wide * SHAPE))

        def make() -> pygame.Surface:
            chip = pygame.Surface(size, pygame.SRCALPHA)
            name = f"dungeonology/cards/pictures/{card}"
            picture = self.look.pictures.get(name, 4 * wide, size[1])
            chip.blit(picture, picture.get_rect(center=chip.get_rect().center))
            mask = rounded_mask(size, self.u(4))
            chip.blit(mask.convert_alpha(), (0, 0), special_flags=pygame.BLEND_RGBA_MIN)
            outline(chip, chip.get_rect(), self.look.colour("ink"), max(1, self.u(2)), self.u(4))
            return chip

        return self.look.textures.get("chip", size, make, card)

    def _empty(self, wide: int) -> pygame.Surface:
        """The place of a pile with nothing on it."""
        size = (wide, round(wide * SHAPE))

        def make() -> pygame.Surface:
            place = pygame.Surface(size, pygame.SRCALPHA)
            place.fill((90, 66, 38, 40))
            outline(place, place.get_rect(), self.look.colour("ink_faded"), 1, self.u(4))
            return place

        return self.look.textures.get("empty_pile", size, make)

    def _pile(
        self, surface: pygame.Surface, top: pygame.Surface, centre: tuple[int, int], n: int
    ) -> pygame.Rect:
        """A pile as high as it is rich; an empty one is only a shade of itself."""
        spot = top.get_rect(center=centre)
        if not n:
            faded = top.copy()
            faded.set_alpha(80)
            surface.blit(faded, spot)
            return spot
        layers = min(3, 1 + n // 8)
        self.look.drop_shadow(surface, spot, 3, 110)
        for i in range(layers):
            surface.blit(top, spot.move(-i * self.u(1.5), -i * self.u(1.5)))
        return spot

    def piles_line(self, surface: pygame.Surface, rect: pygame.Rect) -> None:
        """The same folded to a line."""
        piles = self._pile_facts()
        pitch = rect.w / len(piles)
        high = min(rect.h, round((pitch - self.u(4)) * SHAPE))
        for i, (name, n, hint, thing) in enumerate(piles):
            picture = self._pile_picture(name, round(high / SHAPE))
            centre = (round(rect.x + (i + 0.5) * pitch), rect.centery)
            spot = self._pile(surface, picture, centre, n)
            self.brush.spot_at(f"pile:{name}", spot, hint, thing)
