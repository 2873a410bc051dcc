"""The hours: what the clock brings next, and where it would go from each gate with a die."""

from __future__ import annotations

import pygame

from game.engine.titles.atlandice.view_types import View
from game.scenes.atlandice.speech import CitySpeech
from game.scenes.table.panel import Panel
from game.ui.text import Style

TITLE = Style("title", 21)
HEAD = Style("title", 18, "wood_dark")
WORD = Style("text", 17)
FIGURE = Style("title", 18)
COMING = 3


class Hours(Panel[View]):
    """A slip with the next events and what the left-over die would do (A8)."""

    speech: CitySpeech

    def facts(self) -> object:
        view = self.view
        dice = [(area["clock"], bool(area["dice"]), area["icons"]) for area in view["areas"]]
        return view["hand"], view["round"], str(dice), self.choices.seat

    def wish(self, area: pygame.Rect) -> tuple[int, int]:
        side = self.look.sign_px(28)
        texts = [self.speech.area(n, "short") for n in range(1, 7)]
        last = side + self.u(8) + max(self.brush.wide(text, WORD) for text in texts)
        last += self.brush.wide("+3", FIGURE) + 2 * side + self.u(20)
        steps = 2 * side + self.u(10) + self.brush.wide(self.speech.say("hours.steps", n=23), WORD)
        heads = max(
            self.brush.wide(self.speech.say(f"hours.{key}"), HEAD) for key in ("next", "last")
        )
        wide = max(last, steps, heads) + 2 * self.u(14)
        high = (
            self.brush.line(TITLE)
            + 2 * self.brush.line(HEAD)
            + (COMING + 6) * self._row()
            + self.u(52)
        )
        return wide, high

    def _row(self) -> int:
        return max(self.look.sign_px(30), self.brush.line(WORD) + self.u(3))

    # --- painting --------------------------------------------------------------------------

    def paint(self, surface: pygame.Surface, room: pygame.Rect) -> None:
        rows = self._rows()
        high = self._height(rows)
        while rows and high > room.h and len(rows) > 2:
            rows.pop(next((i for i, row in enumerate(rows) if row[0] == "next"), -1))
            high = self._height(rows)
        paper = pygame.Rect(room.x, room.y, room.w, min(high, room.h))
        self.brush.sheet(surface, paper, 43, 3, 10)
        inner = paper.inflate(-2 * self.u(14), -2 * self.u(10))
        y = inner.y
        title = pygame.Rect(inner.x, y, inner.w, self.brush.line(TITLE))
        self.brush.write_short(
            surface, self.speech.say("round", round=self.view["round"]), TITLE, title
        )
        y = title.bottom + self.u(4)
        shown = ""
        for kind, number in rows:
            if kind != shown:
                shown = kind
                box = pygame.Rect(inner.x, y, inner.w, self.brush.line(HEAD))
                self.brush.write_short(surface, self.speech.say(f"hours.{kind}"), HEAD, box)
                y = box.bottom
            line = pygame.Rect(inner.x, y, inner.w, self._row())
            if line.bottom > inner.bottom + self.u(8):
                return
            (self._paint_next if kind == "next" else self._paint_last)(surface, line, number)
            y = line.bottom

    def _rows(self) -> list[tuple[str, int]]:
        """Coming spaces, then areas with a die."""
        view = self.view
        spaces = range(view["hand"] + 1, view["spaces"])
        coming = [space for space in spaces if self.speech.space_sign(space)][:COMING]
        areas = [area["number"] for area in view["areas"] if area["dice"]]
        return [("next", space) for space in coming] + [("last", area) for area in areas]

    def _height(self, rows: list[tuple[str, int]]) -> int:
        heads = len({kind for kind, _ in rows})
        return (
            self.brush.line(TITLE)
            + heads * self.brush.line(HEAD)
            + len(rows) * self._row()
            + self.u(28)
        )

    def _space(self, surface: pygame.Surface, space: int, x: int, y: int) -> int:
        """The signs of a space from x on; where they end."""
        side = self.look.sign_px(26)
        sign, kind = self.speech.space_sign(space), self.speech.space_types(space)
        for name in (sign, kind):
            if name:
                self.brush.sign(surface, name, (x + side // 2, y), side)
                x += side + self.u(3)
        return x

    def _paint_next(self, surface: pygame.Surface, line: pygame.Rect, space: int) -> None:
        steps = space - self.view["hand"]
        x = self._space(surface, space, line.x, line.centery)
        x = max(x, line.x + 2 * self.look.sign_px(28)) + self.u(4)
        box = pygame.Rect(x, line.y, line.right - x, line.h)
        text = self.speech.say("hours.steps", n=steps)
        if self.brush.wide(text, WORD) > box.w:
            text = self.speech.say("hours.icons", n=steps)
        self.brush.write_short(surface, text, WORD, box)
        hint = self.speech.say("board.space", n=space, text=self.speech.space(space))
        self.brush.spot_at(f"space:{space}", line, hint, ("space", space))

    def _paint_last(self, surface: pygame.Surface, line: pygame.Rect, number: int) -> None:
        area, speech = self.view["areas"][number - 1], self.speech
        side = self.look.sign_px(26)
        self.brush.sign(
            surface, f"atlandice/area_{area['district']}", (line.x + side // 2, line.centery), side
        )
        steps = area["clock"] - self.view["hand"]
        signs_w = 2 * (side + self.u(3))
        figure_w = self.brush.wide("+3", FIGURE) + self.u(6)
        name = pygame.Rect(line.x + side + self.u(6), line.y, 0, line.h)
        name.w = max(0, line.right - signs_w - figure_w - name.x)
        if name.w > self.brush.wide("WWW…", WORD):
            self.brush.write_short(surface, speech.area(number, "short"), WORD, name)
        box = pygame.Rect(name.right, line.y, figure_w, line.h)
        self.brush.write(surface, speech.say("hours.icons", n=steps), FIGURE, box)
        self._space(surface, area["clock"], box.right, line.centery)
        hint = speech.stays(area, self.view["hand"])
        self.brush.spot_at(f"last:{number}", line, hint, ("area", number))
