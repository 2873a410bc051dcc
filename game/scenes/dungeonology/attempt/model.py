"""A stealth attempt as it is told: all that the stage paints of it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property

from game.engine.titles.dungeonology.box import Box
from game.engine.titles.dungeonology.view_types import AttemptView, View
from game.scenes.dungeonology.attempt import facts
from game.scenes.dungeonology.attempt.facts import Number
from game.scenes.dungeonology.attempt.layout import StagePlaces
from game.scenes.table.choices import Choices
from game.scenes.table.paper import Brush, Painter
from game.session.setup import SeatSetUp


@dataclass(frozen=True)
class AttemptMoment:
    """One moment of an attempt; after its end `attempt` is as it was last seen."""

    box: Box
    view: View
    choices: Choices
    attempt: AttemptView
    #: The types of the cubes it is for.
    aims: Sequence[str]
    step: int
    #: Seats that let it go by.
    passed: frozenset[int]
    #: Cards turned over before anybody can choose one.
    revealed: Sequence[str]
    #: While the bar of a window is up: the seats that may answer.
    answering: Sequence[int]
    seats: Sequence[SeatSetUp]
    names: Sequence[str]
    is_over: bool
    #: The question of a puzzle that waits for its answer.
    puzzle: str = ""

    def is_another(self, view: View, attempt: AttemptView) -> bool:
        """Is an attempt in a later view not this one, or was something of it taken back?"""
        own, turn = self.attempt, self.view["turn"]
        same = (own["kind"], own["seat"], own["zone"], turn)
        is_same = same == (attempt["kind"], attempt["seat"], attempt["zone"], view["turn"])
        return not is_same or len(attempt["sources"]) < len(own["sources"])

    @cached_property
    def parts(self) -> list[Number]:
        """The numbers told so far."""
        return facts.numbers(self.attempt["sources"])

    @cached_property
    def coming(self) -> list[Number]:
        """Numbers that are certain to be added and have not been told."""
        return facts.numbers(self.attempt["coming"])

    @property
    def totals(self) -> tuple[int, int]:
        """Stealth and Alert as told so far."""
        return self.attempt["stealth"], self.attempt["alert"]

    @property
    def expected(self) -> tuple[int, int]:
        """Stealth and Alert with all that is certain to come: what a decision goes by."""
        expected = self.attempt["expected"]
        return expected["stealth"], expected["alert"]

    @property
    def divined(self) -> list[str]:
        """The cards turned over, one of which is to be chosen."""
        return list(self.revealed or self.attempt["divined"])

    @cached_property
    def laid(self) -> list[Number]:
        """The numbers that cards brought, in the order the cards lie."""
        return [part for part in self.parts if facts.is_card(self.box, part)]

    def shown(self) -> object:
        """All that is painted, to be compared."""
        view = self.view
        scholars = [
            (s["card"], s["exalted"], s["stun"], s["students"], tuple(s["cubes"]), s["stars"])
            for s in view["scholars"]
        ]
        return (
            repr(self.attempt), tuple(self.aims), self.step, self.passed, tuple(self.revealed),
            tuple(self.choices.keys), self.choices.prompt, view["asked"], repr(view["plays"]),
            tuple(view["orders"]), scholars, tuple(self.answering), self.is_over,
            self.puzzle,
        )  # fmt: skip


class AttemptPainter(Painter):
    """Paints something of an attempt at its place on the stage."""

    def __init__(self, brush: Brush, stage: StagePlaces, moment: AttemptMoment) -> None:
        super().__init__(brush)
        self.stage = stage
        self.moment = moment
