"""What has to be read before the game goes on: the verdict of an attempt, a thesis."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.engine.core.agenda import Event
from game.engine.titles.dungeonology.view_types import AttemptView, View
from game.scenes.dungeonology.attempt.over import AttemptOver
from game.scenes.dungeonology.attempt.stage import DECIDED_HERE
from game.scenes.dungeonology.thesis import ThesisScene
from game.scenes.dungeonology.verdict import VerdictScene

if TYPE_CHECKING:
    from game.scenes.dungeonology.table import DungeonTable


class Verdicts:
    """Lays verdicts before whoever they concern, between two events."""

    def __init__(self, table: DungeonTable) -> None:
        self.table = table
        self.people = set(table.sitting.people)

    def holds_up(self, event: Event) -> bool:
        """Does an event begin something else while a verdict has not been read?"""
        stage = self.table.attempt
        if not stage.rests or stage.ending is None or stage.ending.belongs(event):
            return False
        self._rest_on_stage()
        return True

    def before(self, event: Event, attempt: AttemptView | None) -> None:
        """An event is about to be shown: the end of an attempt stays if it concerns people."""
        if event.kind == "attempt_ended":
            self.table.attempt.rests = self._concerns_people(attempt)

    def after(self, event: Event, before: View) -> None:
        """An event was shown: the last of an attempt rests on its stage, a thesis has its page."""
        stage, question = self.table.attempt, self.table.sitting.question
        is_decided_there = question is not None and question.prompt in DECIDED_HERE
        if stage.rests and not self.table.presenter.pending and not is_decided_there:
            self._rest_on_stage()
        if event.kind == "thesis_judged" and self.people:
            self._show_thesis(event, before)

    def _concerns_people(self, attempt: AttemptView | None) -> bool:
        """Does a person try it, or is one spied upon? Computers among themselves hold up nobody."""
        return attempt is not None and bool({attempt["seat"], attempt["rival"]} & self.people)

    def _rest_on_stage(self) -> None:
        """The verdict with all it brought stays until a click or key."""
        self.table.attempt.forget_pointer()
        self.table.refresh()
        self.table.lay_page(AttemptOver(self.table))

    def _show_thesis(self, event: Event, before: View) -> None:
        """The author looks first, then everybody hears of it; somebody alone needs it once."""
        table, presenter = self.table, self.table.presenter
        app, names = table.app, table.speech.names
        verdict = VerdictScene(app, before, presenter.look_with(presenter.eyes), event, names)
        if "score" not in event.facts:
            table.lay_page(verdict)
        elif len(self.people) == 1:
            table.lay_page(ThesisScene(app, before, event, names))
        else:
            table.lay_page(ThesisScene(app, before, event, names, lambda: table.lay_page(verdict)))
