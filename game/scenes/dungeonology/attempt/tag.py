"""What a card pointed at would do to the balance, on a slip beside it."""

from __future__ import annotations

import pygame

from game.content.texts import signed
from game.engine.titles.dungeonology.view_types import Preview, own_preview
from game.scenes.dungeonology.attempt import art
from game.scenes.dungeonology.attempt.cards import CardsPainter
from game.scenes.dungeonology.attempt.model import AttemptPainter
from game.scenes.table.papers import covered_area
from game.ui.look import outline
from game.ui.text import Style


class TagPainter(AttemptPainter):
    """Gain and new totals, what that means, and what it costs."""

    def draw(
        self, surface: pygame.Surface, key: str, card: pygame.Rect, window: pygame.Rect
    ) -> bool:
        """Beside the card with that answer, inside a window; False if there is nothing to tell."""
        known = own_preview(self.moment.choices.preview(key))
        lines = self._lines(known)
        if lines:
            side = known.get("side", "stealth")
            self._draw_slip(surface, card, window, side, lines)
        return bool(lines)

    def _lines(self, known: Preview) -> list[tuple[str, Style]]:
        """Gain and new totals, what that means, and what it costs."""
        side = known.get("side", "")
        lines: list[tuple[str, Style]] = []
        if "value" in known:
            total = known["alert" if side == "alert" else "stealth"]
            gain = f"[{side}] {signed(known['value'])}  [arrow_right]  {total}"
            lines.append((gain, Style("title", 34, art.INK[side])))
            own = self.moment.attempt["seat"] == self.moment.choices.seat
            outcome = "success" if known["succeeds"] else "failure"
            if own:
                verdict = self.words(f"dungeonology.attempt.held.{outcome}")
            else:
                name = self.moment.names[self.moment.attempt["seat"]]
                verdict = self.words.texts.say(
                    f"dungeonology.attempt.held.against_{outcome}", name=name
                )
            good = bool(known["succeeds"]) == own
            role = art.INK["safe" if good else "alert"]
            text = self.words.texts.say(
                "dungeonology.attempt.held.makes",
                stealth=known["stealth"],
                alert=known["alert"],
                verdict=verdict,
            )
            lines.append((text, Style("bold", 18, role)))
            more = sum(part.value for part in self.moment.coming)
            if more:
                lines.append(
                    (self.words("dungeonology.attempt.held.coming", n=more), Style("text", 17))
                )
        elif "divine" in known:
            lines.append((f"[divination] [{side}]", Style("title", 30, art.INK[side])))
            lines.append(
                (
                    self.words("dungeonology.attempt.held.divine", n=known["divine"]),
                    Style("bold", 18),
                )
            )
        for cost in known.get("costs", ()):
            if cost["verb"] in ("sacrifice", "uni"):
                lines.append(
                    (self.words("dungeonology.attempt.held.cost", n=cost["n"]), Style("text", 17))
                )
        return lines

    def _draw_slip(
        self,
        surface: pygame.Surface,
        card: pygame.Rect,
        window: pygame.Rect,
        role: str,
        lines: list[tuple[str, Style]],
    ) -> None:
        """A slip beside a card, edged in the colour of the side it helps."""
        most = round(self.u(360) * max(1.0, self.look.scale.large_text))
        blocks = [self.look.type.lay(text, style, most) for text, style in lines]
        pad = self.u(14)
        wide = max(block.size[0] for block in blocks) + 2 * pad
        high = sum(block.size[1] for block in blocks) + 2 * self.u(9)
        box = self._place((wide, high), card, window)
        self.look.draw_paper(surface, box, 44, 1)
        tone = self.look.colour(role if role in ("stealth", "alert") else "brass")
        outline(surface, box, tone, max(2, self.u(4)), self.u(4))
        y = box.y + self.u(9)
        with art.on_top(self.look):
            for block in blocks:
                self.look.type.draw(surface, block, (box.centerx - block.size[0] // 2, y))
                y += block.size[1]

    def _place(self, size: tuple[int, int], card: pygame.Rect, window: pygame.Rect) -> pygame.Rect:
        """Beside the card, or below the page where it would cover cards that were laid."""
        box = pygame.Rect((card.right + self.u(16), card.y + self.u(40)), size)
        window = window.inflate(-2 * self.u(8), -2 * self.u(8))
        window.h -= self.stage.asked.bottom - window.top
        window.top = self.stage.asked.bottom
        if self.moment.divined:  # beside it lies another one
            return box.move_to(midtop=(card.centerx, card.bottom + self.u(22))).clamp(window)
        if box.right > window.right:
            box.right = card.x - self.u(16)
        below = box.move_to(top=self.stage.page.bottom + self.u(4))
        laid = CardsPainter(self.brush, self.stage, self.moment).slots()
        places = [place.clamp(window) for place in (box, below)]
        return min(places, key=lambda place: covered_area(place, laid))
