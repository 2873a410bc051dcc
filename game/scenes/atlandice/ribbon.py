"""The ribbon on top: whose choice it is and what is asked, in one sentence."""

from __future__ import annotations

import pygame

from game.engine.titles.atlandice.view_types import View
from game.scenes.atlandice.speech import CitySpeech
from game.scenes.table.panel import Panel
from game.ui.text import Style

SENTENCE = Style("text", 21)
LONGEST_NAME = "W" * 12
#: The die of a round that has to go to the neutral player, if none went before (A11.3).
LAST_DIE = 3


class CityRibbon(Panel[View]):
    """One strip of paper; all may read it, for nothing is secret."""

    speech: CitySpeech

    def facts(self) -> object:
        return self._sentence(), self._who()

    def wish(self, area: pygame.Rect) -> tuple[int, int]:
        wide = min(area.w - 2 * self.u(12), round(self.u(980) * self.look.scale.large_text))
        high = max(self._high(n, wide - self._signs()) for n in (1, LAST_DIE))
        return wide, high + 2 * self.u(9)

    def _high(self, die: int, wide: int) -> int:
        sentence = self.speech.prompt("visit", {"give": True, "n": die})
        longest = self.speech.say("ribbon.asked", name=LONGEST_NAME, sentence=sentence)
        return self.look.type.size(longest, SENTENCE, wide)[1]

    def _signs(self) -> int:
        return self.look.sign_px(30) + 2 * self.u(22)

    def _who(self) -> int | None:
        return None if self.view["outcome"] else self.view["asked"]

    def _sentence(self) -> str:
        view, say = self.view, self.speech.say
        if view["outcome"]:
            return say("ribbon.over")
        who = self._who()
        if self.choices.seat is not None:
            name = self.speech.owner(self.choices.seat)
            return say("ribbon.asked", name=name, sentence=self.choices.sentence)
        if who is not None and self.seats[who].kind != "person":
            return say("ribbon.thinks", name=self.speech.owner(who))
        if who is not None:
            return say("ribbon.acts", name=self.speech.owner(who), round=view["round"])
        return say("ribbon.goes_on", round=view["round"])

    def paint(self, surface: pygame.Surface, room: pygame.Rect) -> None:
        said = self.look.type.lay(self._sentence(), SENTENCE, room.w - self._signs(), 3)
        wide = min(room.w, said.size[0] + self._signs() + self.u(20))
        room = pygame.Rect(room.centerx - wide // 2, room.y, wide, room.h)
        self.brush.sheet(surface, room, 23, 2, 8)
        who = self._who() if self.choices.seat is None else self.choices.seat
        side = self.look.sign_px(30)
        x = room.x + self.u(18)
        if who is not None:
            sign = self.look.seat_sign(self.seats[who].colour, side)
            surface.blit(sign, sign.get_rect(midleft=(x, room.centery)))
        box = pygame.Rect(x + side + self.u(10), room.y, 0, room.h)
        box.w = room.right - self.u(14) - box.x
        at = (box.x, box.centery - said.size[1] // 2)
        self.look.type.draw(surface, said, at, box)
