"""What lies on the page of a table: captions, slips, the button that goes on, round buttons."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Generic

import pygame

from game.scenes.library.occasions import marked
from game.scenes.table.acts import CANCEL
from game.scenes.table.papers import (
    Sheet,
    advice_widgets,
    aside,
    caption_widgets,
    move_widgets,
    picking_widgets,
    tallest_gap,
)
from game.scenes.table.part import V
from game.scenes.table.slip import Answer, answers, slip_widgets
from game.scenes.table.table_lesson import right_among, told_widgets
from game.scenes.table.tools import Places, Tool, tool_widgets, wax_button
from game.session.sentence import Sentence
from game.ui.widgets import Button, Widget

if TYPE_CHECKING:
    from game.scenes.table.scene import TableScene

#: The share of its width that a slip keeps beside an open log.
LEAST_SLIP = 0.35
#: The height an advice needs beside other papers of its column, in units.
LEAST_ADVICE = 170
#: The button of the goal card, and the room in the corner for the button that folds panels away.
GOAL, CORNER = 38, 52
#: Whatever is wider than this share of the window is the board or a stage on it.
BOARD = 0.85


class TablePapers(Generic[V]):
    """Lays the page of a table. A title adds its own papers."""

    def __init__(self, table: TableScene[V]) -> None:
        self.table = table
        self.look, self.presenter = table.look, table.presenter
        #: Papers on the table, which clicks do not go through.
        self.solid: list[pygame.Rect] = []

    def build(self, places: Places) -> list[Widget]:
        """All of it, in drawing order."""
        table, choices = self.table, self.presenter.choices
        self.solid = []
        widgets = tool_widgets(self.tools(), places.buttons) + self.goal_button(places)
        if choices.seat is not None:
            widgets += (slip := self.slip(places)) + self._end_button(places)
            widgets += [] if slip else self._cancel_button(places)
        elif self.presenter.stage == "over":
            widgets += [self._wax(places, "scores", table.words("table.scores"), table.finished)]
        widgets += self.papers() + self.advice(places)
        caption = self.caption(places)  # below all others, and off them
        widgets = caption + widgets
        if table.acts.picking:
            keys, near = table.acts.picking
            room = table.area.copy()
            room.top, room.h = places.ribbon.bottom, room.h - places.ribbon.bottom
            choose, cancel = table.acts.choose, (table.words("table.cancel"), table.acts.back)
            right = right_among(table, keys)
            widgets += self.lay(
                picking_widgets(self.look, choices, keys, near, room, choose, cancel, right)
            )
        told = told_widgets(table, widgets)
        papers = [one.rect for one in told]
        is_covered = any(one.rect.collidelist(papers) >= 0 for one in caption)
        return [*(widgets[len(caption) :] if is_covered else widgets), *told]

    def goal_button(self, places: Places) -> list[Widget]:
        """Beside the ribbon, where that is in view and leaves room; the menu has it always."""
        table, ribbon = self.table, places.ribbon
        side, gap = self.look.sign_px(GOAL), table.u(12)
        right, left = (pygame.Rect(0, 0, side, side) for _ in range(2))
        right.midleft = (ribbon.right + gap, ribbon.centery)
        left.midright = (ribbon.left - gap, ribbon.centery)
        rect = next((rect for rect in (right, left) if self._is_bare(rect, ribbon)), None)
        if rect is None:
            return []
        tool = Tool("goals", "laurel", table.words("goal.button"), table.acts.open_goals)
        return tool_widgets([tool], [rect])

    def _is_bare(self, rect: pygame.Rect, ribbon: pygame.Rect) -> bool:
        """Does nothing lie there but the board, which fills the window?"""
        area = self.table.area
        corner = self.look.sign_px(CORNER)  # buttons of the board
        papers = [part.rect for part in self.table.visible() if part.rect.w < area.w * BOARD]
        is_inside = area.left + 4 * corner <= rect.left and rect.right <= area.right - corner
        is_free = rect.collidelist(papers) < 0
        return ribbon in papers and is_inside and is_free and rect.top >= area.top

    def papers(self) -> list[Widget]:
        """What a title lays there beside what every table has."""
        return []

    def lay(self, sheet: Sheet) -> list[Widget]:
        """A paper on the page: clicks on it do not reach what lies below."""
        rect, widgets = sheet
        self.solid.append(rect)
        return widgets

    def caption(self, places: Places) -> list[Widget]:
        """The last sentence of the log below the ribbon: results stay in words."""
        text = self.last_sentence()
        return caption_widgets(self.look, text, places.caption) if text else []

    def last_sentence(self) -> str:
        """What was told last of what happened, small talk aside, with what the game is for."""
        traits = self.table.presentation.events
        small = {kind for kind, one in traits.items() if one.is_small_talk}
        lines = reversed(self.table.log.lines)
        told = (line for line in lines if line.things or line.seat >= 0)
        text = next((line.text for line in told if line.kind not in small), "")
        return marked(self.table.words, self.table.sitting.setup, text)

    def advice(self, places: Places) -> list[Widget]:
        """The paper with the advice, off what it is about."""
        advice = self.table.advice
        if not advice.is_shown:
            return []
        table = self.table.area.inflate(-2 * self.table.u(12), 0)
        table.top = places.ribbon.bottom
        table.h = min(places.end.top, places.buttons[0].top) - table.top
        room = self.advice_room(places)
        room.h = min(room.h, table.h)
        bare = tallest_gap(room, self.solid, self.table.u(10))
        room = bare if bare.h >= self.table.u(LEAST_ADVICE) else room
        sheet, widgets = advice_widgets(self.look, self.table.words, room, advice)
        moved = aside(sheet, table, [*self.solid, *advice.marks()])
        move_widgets(widgets, (moved.x - sheet.x, moved.y - sheet.y))
        return self.lay((moved, widgets))

    def advice_room(self, places: Places) -> pygame.Rect:
        """The column in which an advice lies at first."""
        return places.slip.copy()

    # --- the slip --------------------------------------------------------------------------

    def slip(self, places: Places) -> list[Widget]:
        """The slip with what is asked and with answers that lie nowhere else."""
        lines, sentence = self.slip_lines(), self.slip_sentence()
        if self.table.acts.can_cancel() and (lines or sentence):
            lines = [*lines, Answer(CANCEL, self.table.words("table.cancel"))]
        if not lines and not sentence:
            return []
        room, choose = self.slip_room(places), self.table.acts.choose
        slip = slip_widgets(self.look, room, sentence, lines, choose)
        return self.lay(self.slip_laid(places, *slip))

    def slip_laid(
        self, places: Places, sheet: pygame.Rect, widgets: list[Widget]
    ) -> tuple[pygame.Rect, list[Widget]]:
        """The slip where it lies: at the foot of its column."""
        return sheet, widgets

    def slip_room(self, places: Places) -> pygame.Rect:
        """The column for slips, narrower beside an open log, or left of one that would cover it."""
        room, log = places.slip.copy(), self.table.log
        right = log.rect.left - self.table.u(12)
        if log.open and right - room.x < room.w * LEAST_SLIP:
            room.right = right
        elif log.open:
            room.w = min(room.w, right - room.x)
        return room

    def elsewhere(self) -> frozenset[str]:
        """Verbs of answers that a part in view shows."""
        return frozenset(verb for part in self.table.visible() for verb in part.verbs_now())

    def slip_lines(self) -> list[Answer]:
        """Answers that no part shows."""
        return answers(self.presenter.choices, self.elsewhere())

    def slip_sentence(self) -> str:
        """What is asked, where the ribbon does not say it."""
        return ""

    # --- buttons ---------------------------------------------------------------------------

    def _end_button(self, places: Places) -> list[Widget]:
        choices = self.presenter.choices
        if not choices.end or choices.end in self.elsewhere():
            return []
        act = partial(self.table.acts.choose, choices.end)
        link = choices.find(choices.end)
        button = self._wax(places, f"answer:{choices.end}", choices.end_text, act)
        button.answer = choices.end
        button.thing = ("answer", link.question.prompt if link else choices.end)
        return [button]

    def _cancel_button(self, places: Places) -> list[Widget]:
        """Where the answers lie on the board and no slip bears it: at the place to go on."""
        if not self.table.acts.can_cancel() or self.presenter.choices.end:
            return []
        text, act = self.table.words("table.cancel"), self.table.acts.cancel
        rect = self.cancel_place(places, Button.size(self.look, text))
        return [Button(id=CANCEL, rect=rect, text=text, act=act)]

    def cancel_place(self, places: Places, size: tuple[int, int]) -> pygame.Rect:
        """Where the button lies that leaves a choice inside a choice."""
        return pygame.Rect((0, 0), size).move_to(midright=places.end.midright)

    def _wax(self, places: Places, name: str, text: str, act: Callable[[], None]) -> Button:
        """The button that ends something, at its place beside the round ones."""
        return wax_button(self.look, name, text, places.end, act)

    def tools(self) -> list[Tool]:
        """The round buttons: undo, redo, again, advice, log, speed, menu."""
        table = self.table
        presenter, acts, words = self.presenter, table.acts, table.words
        undo, redo = self._said(presenter.why_not_undo()), self._said(presenter.why_not_redo())
        again, advice = self._said(presenter.why_not_again()), self._said(table.advice.why_not())
        now, then = (
            words(f"table.speed.{speed}")
            for speed in (table.app.settings.speed, acts.speed_after())
        )
        speed = words("table.speed.button", now=now, then=then)
        return [
            Tool("undo", "undo", words("table.undo"), acts.undo, undo, "undo"),
            Tool("redo", "redo", words("table.redo"), acts.redo, redo, "undo"),
            Tool("again", "play", words("table.again"), presenter.show_again, again),
            Tool("advice", "intellect", words("advice.button"), table.advice.toggle, advice),
            Tool("log", "log", words("table.log"), acts.toggle_log),
            Tool("speed", "speed", speed, acts.next_speed),
            Tool("menu", "menu", words("table.menu"), acts.open_menu),
        ]

    def _said(self, fault: Sentence | None) -> str:
        return self.table.words(fault.key, **fault.args) if fault else ""
