"""What the stage of a stealth attempt knows: the numbers told so far, and who brought them."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import pygame

from game.scenes.dungeonology.duel import art as art
from game.scenes.dungeonology.duel import facts as facts
from game.scenes.dungeonology.duel.facts import Number
from game.scenes.dungeonology.duel.layout import Stage
from game.scenes.hand.fan import Fan
from game.scenes.table.choices import Choices
from game.scenes.table.panel import Panel
from game.scenes.table.part import View

if TYPE_CHECKING:
    from game.scenes.dungeonology.duel.end import Ending
    from game.scenes.shell.app import App


class DuelState(Panel):
    """The attempt as it is told; painting and playing come in the classes built on it."""

    fan: Fan

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self.stage: Stage | None = None
        self.attempt: dict[str, Any] | None = None
        self.parts: list[Number] = []
        self.promised: list[Number] = []
        self.step = 0
        self.passed: set[int] = set()
        self.revealed: list[str] = []
        self.turned_up = 1.0
        self.flying: tuple[str, int, float] | None = None
        self.degrees = 0.0
        self.ending: Ending | None = None
        #: Whether the verdict stays until somebody has read it.
        self.rests = False
        self._identity: object = None
        #: The picture of a zone at a turn and a side; a table gives the one its map has at hand.
        self.zone_picture: Callable[[str, int, int], pygame.Surface] = lambda zone, turn, side: (
            app.zones.picture(zone, turn, side)
        )

    def follow(self, view: View, choices: Choices, attempt: dict[str, Any]) -> None:
        """Take over the attempt in view, as far as it has been told."""
        identity = (attempt["kind"], attempt["seat"], attempt["zone"], view["turn"])
        told = facts.parts_of(view)
        if identity != self._identity or len(told) < len(self.parts):
            self._identity = identity
            self.step, self.passed, self.ending = 0, set(), None
            self.parts, self.promised, self.flying = [], [], None
            self.degrees = art.tilt(0, 0)
        aims = facts.aimed_at(view, attempt) or (self.attempt or {}).get("aims", [])
        self.attempt = {**attempt, "aims": aims}
        now = (attempt["stealth"], attempt["alert"])
        if facts.totals(told) == now:
            self.parts = told
        elif facts.totals(self.parts) != now:
            ways = [i for i in range(len(told) + 1) if facts.totals(told[:i]) == now]
            self.parts = told[: max(ways, default=len(told))]
        # Told one by one, promised numbers stay in sight until the last of them has come.
        if attempt["coming"] or self.parts == told:
            self.promised = facts.coming_of(view)
        self.step = facts.step_now(view, choices, self.step)

    def facts(self) -> object:
        scholars = [
            (s["card"], s["exalted"], s["stun"], s["students"], tuple(s["cubes"]), s["stars"])
            for s in self.view["scholars"]
        ]
        return (
            repr(self.attempt), tuple(self.parts), tuple(self.promised), self.step,
            tuple(sorted(self.passed)), tuple(self.revealed), tuple(self.choices.keys), self.choices.prompt,
            self.view["asked"], repr(self.view["plays"]), tuple(self.view["orders"]), scholars,
            self.turned_up >= 1, self.ending and self.ending.facts(), self.answering, self.rests,
        )  # fmt: skip

    def covers(self, pos: tuple[int, int]) -> bool:
        """The stage has no table beside its papers: all of it answers the pointer."""
        return self.attempt is not None and self.rect.collidepoint(pos)

    @property
    def totals(self) -> tuple[int, int]:
        """Stealth and Alert as told so far."""
        return facts.totals(self.parts)

    @property
    def coming(self) -> list[Number]:
        """Numbers that are certain to be added and have not been told."""
        told = {(part.side, part.what) for part in self.parts}
        return [part for part in self.promised if (part.side, part.what) not in told]

    @property
    def expected(self) -> tuple[int, int]:
        """Stealth and Alert with all that is certain to come: what a decision goes by."""
        return facts.totals([*self.parts, *self.coming])

    @property
    def divined(self) -> list[str]:
        """The cards turned over, one of which is to be chosen."""
        return self.revealed or list((self.attempt or {}).get("divined", ()))

    @property
    def laid(self) -> list[Number]:
        """The numbers that cards brought, in the order the cards lie."""
        return [part for part in self.parts if facts.is_card(self.app.box, part)]

    def slots(self) -> list[pygame.Rect]:
        """Where the cards lie, and last the place for the next; the row closes up when it is full."""
        assert self.stage is not None
        room, wide, last = self.stage.cards, self.stage.card, len(self.laid)
        step = min(round(wide * 1.27), (room.w - wide) // max(1, last))
        start = max(room.x, room.centerx - (step * last + wide) // 2)
        return [pygame.Rect(start + i * step, room.y, wide, room.h) for i in range(last + 1)]
