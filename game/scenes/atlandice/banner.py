"""A district is emptied: for a moment a banner tells who is paid, how much, and why (A7)."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.engine.core.agenda import Event
from game.engine.titles.atlandice.view_types import PaysView, View
from game.scenes.atlandice.speech import CitySpeech
from game.scenes.table.panel import Panel
from game.ui.text import Block, Style

HEAD = Style("title", 30, align="centre")
PAID = Style("title", 26)
WHY = Style("text", 19)
LOST = Style("italic", 19, align="centre")
#: Events that belong to an emptying: the banner goes with the first that does not.
PARTS_OF_IT = frozenset(
    {"emptied", "tile_won", "tile_gone", "points", "given_back", "tile_turned", "exhausted"}
)


class Banner(Panel[View]):
    """A strip of paper over the clock; it goes when play goes on, or at a click."""

    speech: CitySpeech
    #: The district and its tile, its resource in everybody's hands, and who is paid; 0 for none.
    area = 0
    tile = ""
    counts: Sequence[int] = ()
    pays: PaysView = {"first": [], "second": []}  # noqa: RUF012

    def note(self, event: Event, view: View) -> None:
        """Something happened: unfurl the banner, or take it away."""
        if event.kind == "emptied":
            self.area = event.facts["area"]
            area = view["areas"][self.area - 1]
            self.counts = [player["goods"][self.area - 1] for player in view["players"]]
            self.pays = area["pays"] or Banner.pays
            self.tile = event.facts["tile"]
            self.stale()
        elif event.kind not in PARTS_OF_IT:
            self.put_away()

    def put_away(self) -> None:
        """It was read."""
        self.area = 0
        self.stale()

    def facts(self) -> object:
        return self.area

    def wish(self, area: pygame.Rect) -> tuple[int, int]:
        return 0, 0

    # --- painting --------------------------------------------------------------------------

    def rows(self) -> list[tuple[int, int, str]]:
        """Owner, points and reason of everybody who is paid."""
        first, second = self.pays["first"], self.pays["second"]
        figures, how = self.speech.box.figures, "most" if len(first) == 1 else "tied"
        return [
            *((owner, figures.first, self._why(how, owner)) for owner in first),
            *((owner, figures.second, self._why("second", owner)) for owner in second),
        ]

    def _why(self, how: str, owner: int) -> str:
        name, many = self.speech.owner(owner), self.speech.many(self.area)
        args = {"name": name, "many": many, "n": self.counts[owner]}
        return self.speech.begun(self.speech.say(f"banner.{how}", **args))

    def paint(self, surface: pygame.Surface, room: pygame.Rect) -> None:
        if not self.area:
            return
        pad, gap = self.u(22), self.u(8)
        paid_w = self.look.sign_px(30) + self.brush.wide("+3", PAID) + 2 * gap
        wide = room.w - 2 * pad
        head = self.look.type.lay(self._head(), HEAD, wide)
        rows = [(o, n, self.look.type.lay(why, WHY, wide - paid_w)) for o, n, why in self.rows()]
        lost = self.look.type.lay(self._lost(), LOST, wide) if not rows else None
        high = head.size[1] + sum(self._high(block) + gap for _, _, block in rows)
        high += lost.size[1] + gap if lost else 0
        paper = pygame.Rect(room.x, 0, room.w, high + 2 * pad)
        paper.centery = room.centery
        self.brush.sheet(surface, paper, 77, 4, 16)
        self.brush.spot_at("banner", paper, act=self.put_away)
        x, y = paper.x + pad, paper.y + pad
        self.look.type.draw(surface, head, (paper.centerx - head.size[0] // 2, y))
        y += head.size[1] + gap
        if lost:
            self.look.type.draw(surface, lost, (paper.centerx - lost.size[0] // 2, y))
        for owner, points, block in rows:
            line = pygame.Rect(x, y, wide, self._high(block))
            self._paint_row(surface, line, owner, points, block, paid_w)
            y = line.bottom + gap

    def _head(self) -> str:
        name = self.speech.area(self.area, "short")
        resource = self.speech.box.types[self.area - 1]
        return self.speech.say("banner.head", area=name, resource=resource)

    def _lost(self) -> str:
        tile = self.speech.tile_name(self.tile)
        return self.speech.say("banner.lost", many=self.speech.many(self.area), tile=tile)

    def _high(self, block: Block) -> int:
        return max(block.size[1], self.look.sign_px(32))

    def _paint_row(
        self,
        surface: pygame.Surface,
        line: pygame.Rect,
        owner: int,
        points: int,
        block: Block,
        paid_w: int,
    ) -> None:
        side = self.look.sign_px(30)
        if owner < len(self.seats):
            sign = self.look.seat_sign(self.seats[owner].colour, side)
            surface.blit(sign, sign.get_rect(midleft=line.midleft))
        else:
            self.brush.sign(surface, "neutral", (line.x + side // 2, line.centery), side)
        box = pygame.Rect(line.x + side + self.u(8), line.y, paid_w - side, line.h)
        self.brush.write(surface, f"+{points}", PAID, box)
        at = (line.x + paid_w, line.centery - block.size[1] // 2)
        self.look.type.draw(surface, block, at)
