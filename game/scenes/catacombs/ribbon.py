"""The ribbon on top: whose turn it is and what is asked, in one sentence."""

from __future__ import annotations

import pygame

from game.engine.titles.catacombs.view_types import View
from game.scenes.table.panel import Panel
from game.ui.text import Style

SENTENCE = Style("title", 21)


class CatacombRibbon(Panel[View]):
    """One strip of paper; nothing secret stands on it."""

    def facts(self) -> object:
        return self._sentence(), self._who()

    def wish(self, area: pygame.Rect) -> tuple[int, int]:
        return self.u(970), self.look.height(SENTENCE) + 2 * self.u(8)

    def _who(self) -> int | None:
        if self.view["outcome"]:
            return None
        return self.view["asked"] if self.choices.seat is None else self.choices.seat

    def _sentence(self) -> str:
        view, who = self.view, self._who()
        if view["outcome"]:
            return self._say("over")
        if who is None:
            return self._say("goes_on", round=view["round"])
        name = self.names[who]
        if self.choices.seat is not None:
            return self._say("asked", name=name, sentence=self._asked())
        kind = "acts" if self.seats[who].kind == "person" else "thinks"
        return self._say(kind, name=name, round=view["round"])

    def _asked(self) -> str:
        """Beside the question what is left to play, for that must be done first (C3.1)."""
        hand = self.view["players"][self.view["active"]]["hand_size"]
        if self.choices.prompt == "act" and hand:
            return self._say("to_play", n=hand)
        return self.choices.sentence

    def _say(self, key: str, **args: object) -> str:
        return self.words.texts.say(f"catacombs.ribbon.{key}", **args)

    def paint(self, surface: pygame.Surface, room: pygame.Rect) -> None:
        side, pad = self.look.sign_px(28), self.u(18)
        spare = room.w - 2 * pad - side - self.u(10)
        style = self.look.type.fitting(self._sentence(), SENTENCE, spare)
        said = self.look.type.lay(self._sentence(), style, spare, 1)
        wide = min(room.w, said.size[0] + side + self.u(10) + 2 * pad)
        strip = pygame.Rect(room.centerx - wide // 2, room.y, wide, room.h)
        self.brush.sheet(surface, strip, 23, 2, 8)
        who = self._who()
        if who is not None:
            sign = self.look.seat_sign(self.seats[who].colour, side)
            surface.blit(sign, sign.get_rect(midleft=(strip.x + pad, strip.centery)))
        at = (strip.x + pad + side + self.u(10), strip.centery - said.size[1] // 2)
        self.look.type.draw(surface, said, at)
