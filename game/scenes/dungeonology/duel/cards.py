"""The cards of an attempt: those on the table, those turned over, and what a held one would do."""

from __future__ import annotations

import math
from itertools import pairwise
from typing import Any

import pygame

from game.scenes.dungeonology.duel import art as art
from game.scenes.dungeonology.duel import facts as facts
from game.scenes.dungeonology.duel.facts import NOBODY, Number
from game.scenes.dungeonology.duel.sides import DuelSides
from game.ui.look import outline
from game.ui.text import Style

DIVINED = Style("title", 25, "cream", "centre", shadow="shadow")
#: How lying cards are turned, one after the other.
TURNS = (-2.5, 1.5, 3.5, -1.0, 2.5, -3.5)


class DuelCards(DuelSides):
    """Cards lie in the order they were played; divined ones turn over one by one."""

    # --- cards ----------------------------------------------------------------------------

    def _paint_cards(self, surface: pygame.Surface) -> None:
        assert self.stage is not None
        assert self.attempt is not None
        shown, slots = self.laid, self.slots()
        for i, (part, box) in enumerate(zip(shown, slots, strict=False)):
            turn = TURNS[i % len(TURNS)]
            picture = art.turned_card(self.look, self.app.cards, part.what, box.w, turn)
            surface.blit(picture, picture.get_rect(center=box.center))
        for i, (part, (box, after)) in enumerate(zip(shown, pairwise(slots), strict=True)):
            self._paint_signs(surface, box, min(box.w, after.x - box.x), part, i)
        if self.ending is None:
            self._paint_slot(surface, slots[-1])

    def _paint_signs(
        self, surface: pygame.Surface, box: pygame.Rect, seen: int, part: Number, index: int
    ) -> None:
        """Who played a card and what it counts, on as much of its breadth as is seen."""
        seat = part.seat
        if seat != NOBODY:
            sign = self.look.seat_sign(self.seats[seat].colour, self.look.sign_px(26))
            surface.blit(sign, sign.get_rect(center=(box.x + self.u(8), box.bottom - self.u(8))))
        width = max(self.u(44), self.look.sign_px(40))
        right = box.x + seen - (self.u(4) if seen == box.w else width // 3)
        centre = (right, box.y + self.u(8))
        disc = art.value_disc(self.look, part.side, width)
        surface.blit(disc, disc.get_rect(center=centre))
        self.figure(surface, facts.signed(part.value), centre, Style("title", 22, "cream"))
        name = self.words(f"trick.{part.what}.name")
        hint = f"*{name}*"
        if seat != NOBODY:
            hint += f"\n{self.names[seat]}"
        self.place_at(f"played:{index}", box, hint, ("card", part.what))

    def _paint_slot(self, surface: pygame.Surface, box: pygame.Rect) -> None:
        """The place for the next card, marked with whoever may play it; a declared one waits there."""
        assert self.attempt is not None
        asked = self.view["asked"]
        declared = self._declared()
        if declared is not None:
            self._paint_declared(surface, box, declared)
            return
        if asked is None:
            return
        role = "stealth" if asked == self.attempt["seat"] else "alert"
        art.dashed(surface, self.look, box, role)
        if not self.answering:
            sign = self.look.seat_sign(self.seats[asked].colour, self.look.sign_px(26))
            surface.blit(sign, sign.get_rect(center=(box.centerx, box.y + round(box.h * 0.28))))
        text = self.words("duel.slot")
        style = Style("italic", 19, art.INK[role], "centre")
        room = pygame.Rect(box.x + 3, box.y + round(box.h * 0.42), box.w - 6, round(box.h * 0.5))
        if self.look.type.size(text, style, room.w)[1] <= room.h:
            self.look.type.write(surface, text, style, room)

    def _declared(self) -> dict[str, Any] | None:
        """The card played last, until it has landed or the attempt goes on without it."""
        plays = self.view["plays"]
        shown = [(part.what, part.seat) for part in self.laid[-1:]]
        if not plays or (plays[-1]["card"], plays[-1]["seat"]) in shown:
            return None
        found: dict[str, Any] = plays[-1]
        return found

    def _paint_declared(
        self, surface: pygame.Surface, box: pygame.Rect, play: dict[str, Any]
    ) -> None:
        """A card that is played but may still be answered (D6.5)."""
        seat, card = play["seat"], play["card"]
        picture = art.turned_card(self.look, self.app.cards, card, box.w, 0)
        surface.blit(picture, picture.get_rect(center=box.center))
        assert self.attempt is not None
        role = "stealth" if seat == self.attempt["seat"] else "alert"
        art.dashed(surface, self.look, box.inflate(self.u(12), self.u(12)), role)
        sign = self.look.seat_sign(self.seats[seat].colour, self.look.sign_px(26))
        surface.blit(sign, sign.get_rect(center=(box.x + self.u(8), box.bottom - self.u(8))))
        name = self.words(f"trick.{card}.name")
        hint = self.words.texts.say("duel.declared", card=name, name=self.names[seat])
        self.place_at("declared", box, hint, ("card", card))

    def _draw_flying(self, surface: pygame.Surface) -> None:
        """A card on its way to its slot, from the hand or from the side of whoever plays it."""
        if self.flying is None or self.stage is None or self.attempt is None:
            return
        card, seat, reached = self.flying
        goal = self.slots()[-1]
        start = self.stage.fan.center
        if seat not in (NOBODY, self.view.get("seat")):
            start = (self.stage.answers.centerx, self.stage.answers.y)
        x = start[0] + (goal.centerx - start[0]) * reached
        y = (
            start[1]
            + (goal.centery - start[1]) * reached
            - self.u(60) * math.sin(math.pi * reached)
        )
        picture = art.turned_card(self.look, self.app.cards, card, goal.w, 0)
        surface.blit(picture, picture.get_rect(center=(round(x), round(y))))

    # --- divination -----------------------------------------------------------------------

    def divined_rects(self) -> list[pygame.Rect]:
        """Where the cards turned over lie, large, before the balance, below what is asked."""
        assert self.stage is not None
        page, count, gap = self.stage.page, len(self.divined), self.u(22)
        top = self._divined_head().bottom + self.u(8)
        high = page.bottom - self.u(16) - top
        wide = (page.w - self.stage.disc * 5 // 4) // max(1, count) - self.u(16)
        wide = max(40, min(round(high / art.CARD_SHAPE), self.u(256), wide))
        high = round(wide * art.CARD_SHAPE)
        x = page.centerx - (count * (wide + gap) - gap) // 2
        return [pygame.Rect(x + i * (wide + gap), top, wide, high) for i in range(count)]

    def _divined_text(self) -> str:
        """What the cards turned over are for."""
        assert self.attempt is not None
        side = str(self.choices.args.get("side", ""))
        if side and self.choices.prompt == "divination":
            own = self.choices.seat == self.attempt["seat"]
            key = "unlucky" if side == "alert" and own else side
            return self.words(f"duel.divination.{key}")
        asked = self.view["asked"]
        who = self.attempt["seat"] if asked is None else asked
        return self.words.texts.say("duel.divination.other", name=self.names[who])

    def _divined_head(self) -> pygame.Rect:
        """Room for that between the two totals."""
        assert self.stage is not None
        page, beside = self.stage.page, self.stage.disc * 2 // 3
        head = pygame.Rect(page.x + beside, page.y + self.u(14), page.w - 2 * beside, 0)
        head.h = self.look.type.size(self._divined_text(), DIVINED, head.w)[1]
        return head

    def _paint_divined(self, surface: pygame.Surface) -> None:
        assert self.stage is not None
        # Painted on the sheet for its places; drawn above the balance by `_draw_divined`.
        for i, (card, box) in enumerate(zip(self.divined, self.divined_rects(), strict=True)):
            key = f"pick:{card}"
            offered = key if key in self.choices.keys else ""
            hint = "" if offered else self.words(f"trick.{card}.name")
            self.place_at(f"divined:{i}", box, hint, ("card", card), offered)

    def _draw_divined(self, surface: pygame.Surface) -> None:
        assert self.stage is not None
        page = self.stage.page
        veil = self.look.textures.get("duel_veil", page.size, lambda: _veil(page.size))
        surface.blit(veil, page)
        self.look.type.write(surface, self._divined_text(), DIVINED, self._divined_head())
        count = len(self.divined)
        for i, (card, box) in enumerate(zip(self.divined, self.divined_rects(), strict=True)):
            part = min(1.0, max(0.0, self.turned_up * (count + 0.4) - i))
            self._draw_turning(surface, card, box, part)
            if part >= 1.0:
                self._draw_worth(surface, card, box)

    def _draw_worth(self, surface: pygame.Surface, card: str, box: pygame.Rect) -> None:
        """What a card turned over would count, for whoever chooses."""
        known = self.choices.preview(f"pick:{card}") if f"pick:{card}" in self.choices.keys else {}
        if "value" in known:
            wide = max(self.u(60), self.look.sign_px(52))
            centre = (box.right - wide // 4, box.bottom - wide // 4)
            disc = art.value_disc(self.look, str(known["side"]), wide)
            surface.blit(disc, disc.get_rect(center=centre))
            style = Style("title", 30, "cream")
            self.figure(surface, facts.signed(known["value"]), centre, style)

    def _draw_turning(
        self, surface: pygame.Surface, card: str, box: pygame.Rect, part: float
    ) -> None:
        """A card turning over: its back grows narrow, then its face wide."""
        over = self.place_over(self.pointer)
        if part >= 1.0:
            lifted = over is not None and over.rect == box and bool(over.key)
            picture = art.turned_card(self.look, self.app.cards, card, box.w, 0)
            at = box.move(0, -self.u(8)) if lifted else box
            surface.blit(picture, picture.get_rect(center=at.center))
            if lifted:
                self.look.brass_frame(surface, at.inflate(-2, -2), 4)
            return
        shown = art.turned_card(self.look, self.app.cards, card if part > 0.5 else "", box.w, 0)
        wide = max(2, round(shown.get_width() * abs(math.cos(math.pi * part))))
        narrow = pygame.transform.smoothscale(shown, (wide, shown.get_height()))
        surface.blit(narrow, narrow.get_rect(center=box.center))

    # --- the tag beside the card in hand --------------------------------------------------

    def _tagged(self) -> tuple[str, pygame.Rect] | None:
        """The answer pointed at that would change a total, and the card it is on."""
        over = self.place_over(self.pointer)
        if over is not None and over.key.startswith("pick:"):
            return over.key, over.rect
        lifted = self.fan._lifted
        if lifted is None or self.divined or lifted >= len(self.fan.cards):
            return None
        keys = self.fan.keys.get(self.fan.cards[lifted].id, [])
        if len(keys) != 1:
            return None
        x, y = self.fan.cards[lifted].to[:2]
        size = self.fan._between(1.0 if self.fan.held is None else 0.0)
        card = pygame.Rect((0, 0), size)
        card.center = round(x), round(y)
        return keys[0], card

    def draw_tag(self, surface: pygame.Surface) -> bool:
        """What the card pointed at would do, on a slip beside it; False if that is nothing."""
        tagged = self._tagged()
        if tagged is None or self.attempt is None:
            return False
        key, card = tagged
        known = self.choices.preview(key)
        lines = self._tag_lines(known)
        if lines:
            self._draw_slip(surface, card, str(known.get("side", "stealth")), lines)
        return bool(lines)

    def _tag_lines(self, known: dict[str, Any]) -> list[tuple[str, Style]]:
        """Gain and new totals, what that means, and what it costs."""
        assert self.attempt is not None
        side = str(known.get("side", ""))
        lines: list[tuple[str, Style]] = []
        if "value" in known:
            total = known[side]
            gain = f"[{side}] {facts.signed(known['value'])}  [arrow_right]  {total}"
            lines.append((gain, Style("title", 34, art.INK[side])))
            text = self.words("duel.held.makes", stealth=known["stealth"], alert=known["alert"])
            own = self.attempt["seat"] == self.choices.seat
            outcome = "success" if known["succeeds"] else "failure"
            if own:
                verdict = self.words(f"duel.held.{outcome}")
            else:
                name = self.names[self.attempt["seat"]]
                verdict = self.words.texts.say(f"duel.held.against_{outcome}", name=name)
            good = bool(known["succeeds"]) == own
            role = art.INK["safe" if good else "alert"]
            lines.append((f"{text}: {verdict}", Style("bold", 18, role)))
            more = sum(part.value for part in self.coming)
            if more:
                lines.append((self.words("duel.held.coming", n=more), Style("text", 17)))
        elif "divine" in known:
            lines.append((f"[divination] [{side}]", Style("title", 30, art.INK[side])))
            lines.append((self.words("duel.held.divine", n=known["divine"]), Style("bold", 18)))
        for cost in known.get("costs", ()):
            if cost["verb"] in ("sacrifice", "uni"):
                lines.append((self.words("duel.held.cost", n=cost["n"]), Style("text", 17)))
        return lines

    def _draw_slip(
        self,
        surface: pygame.Surface,
        card: pygame.Rect,
        role: str,
        lines: list[tuple[str, Style]],
    ) -> None:
        """A slip beside a card, edged in the colour of the side it helps."""
        most = round(self.u(360) * max(1.0, self.look.scale.large_text))
        blocks = [self.look.type.lay(text, style, most) for text, style in lines]
        pad = self.u(14)
        wide = max(block.size[0] for block in blocks) + 2 * pad
        high = sum(block.size[1] for block in blocks) + 2 * self.u(9)
        box = pygame.Rect(card.right + self.u(16), card.y + self.u(40), wide, high)
        window = self.rect.inflate(-2 * self.u(8), -2 * self.u(8))
        assert self.stage is not None
        window.h -= self.stage.asked.bottom - window.top
        window.top = self.stage.asked.bottom
        if self.divined:  # beside it lies another one
            box.midtop = (card.centerx, card.bottom + self.u(22))
        elif box.right > window.right:
            box.right = card.x - self.u(16)
        box.clamp_ip(window)
        self.look.draw_paper(surface, box, 44, 1)
        tone = self.look.colour(role if role in ("stealth", "alert") else "brass")
        outline(surface, box, tone, max(2, self.u(4)), self.u(4))
        y = box.y + self.u(9)
        with art.on_top(self.look):
            for block in blocks:
                self.look.type.draw(surface, block, (box.centerx - block.size[0] // 2, y))
                y += block.size[1]


def _veil(size: tuple[int, int]) -> pygame.Surface:
    veil = pygame.Surface(size, pygame.SRCALPHA)
    veil.fill((20, 14, 10, 150))
    return veil
