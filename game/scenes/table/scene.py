"""The table: everything of a game that is on the screen at once. A title makes its own of it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any, Generic

import pygame

from game.engine.core.agenda import Event, Outcome
from game.scenes.hand.hand_over import HandOver
from game.scenes.help.hints import Hints
from game.scenes.library.saving import fair_sentence
from game.scenes.records.score_book import ScoreBook
from game.scenes.records.scores import ScoresScene
from game.scenes.shell.base import PageScene
from game.scenes.table.acts import TableActs
from game.scenes.table.advice import LOOK_SECONDS, Advice
from game.scenes.table.event_presentation import Presentation, show_event
from game.scenes.table.input import TableInput
from game.scenes.table.log import LINE, Line, LogPanel
from game.scenes.table.page import TablePage
from game.scenes.table.panel import Panel
from game.scenes.table.part import Part, V
from game.scenes.table.pointing import Pointing
from game.scenes.table.presenter import Presenter
from game.scenes.table.saved_table import SavedTable
from game.scenes.table.speech import Speech
from game.scenes.table.table_lesson import end_lesson, make_lesson, watch_lesson
from game.scenes.table.table_papers import TablePapers
from game.scenes.table.table_puzzle import PuzzleWatch
from game.scenes.table.tools import Places, end_size
from game.session.occasions import puzzle_of
from game.session.sitting import Sitting
from game.session.timeline import Told
from game.ui.spot import Thing
from game.ui.widgets import Paper, Widget

if TYPE_CHECKING:
    from game.scenes.shell.app import App
    from game.scenes.shell.stack import Scene


class TableScene(PageScene, Generic[V]):
    """Joins the sitting, the parts on the table, and what the person at the screen does."""

    page: TablePage
    #: How this title's events are shown.
    presentation: Presentation
    #: Texts of the button that goes on, for the room it needs.
    ends: Sequence[str] = ()

    def __init__(self, app: App, sitting: Sitting) -> None:
        super().__init__(app)
        self.sitting = sitting
        self.is_top = False
        self.moving = True
        self.places: Places | None = None
        self.speech = self.make_speech([seat.name for seat in sitting.seats])
        self.log = self.make_log()
        self.parts = self.make_parts()
        self.hints = Hints(app, sitting.setup.title)
        self.lesson = make_lesson(self)
        self.puzzle = PuzzleWatch(self)
        self.saved = SavedTable(app, sitting)
        self.presenter = self.make_presenter()
        self.pointing = Pointing(self)
        self.page = self.pointing.page
        self.advice = Advice(self)
        self.acts = self.make_acts()
        self.input = TableInput(self)
        self.papers = self.make_papers()
        for part in (*self.parts.values(), self.log):
            part.seats, part.names, part.changed = sitting.seats, self.speech.names, self.touch
            self.acts.join(part)
        app.later(app.collector.set_aside)
        self.log.on_hover = self.acts.hover_in_log
        self.log.glimpse_of = lambda thing, wide: self.acts.sheet_of(thing).glimpse(wide)

    # --- for titles ------------------------------------------------------------------------

    def make_speech(self, names: list[str]) -> Speech:
        """The words of this table."""
        raise NotImplementedError

    def make_log(self) -> LogPanel:
        """The log, closed."""
        raise NotImplementedError

    def make_parts(self) -> dict[str, Part[Any]]:
        """The parts by name, the lowest first."""
        raise NotImplementedError

    def make_presenter(self) -> Presenter[V]:
        """Who is shown what, and when."""
        return Presenter(self.sitting, self.speech, self.motion, self, self.presentation)

    def make_acts(self) -> TableActs[V]:
        """What people do here."""
        raise NotImplementedError

    def make_papers(self) -> TablePapers[V]:
        """What lies on the page."""
        return TablePapers(self)

    def lay_out(self, end_size: tuple[int, int]) -> Places:
        """Where everything lies in this window."""
        raise NotImplementedError

    def ambience_here(self) -> str:
        """The sound of the place where the game is now."""
        raise NotImplementedError

    def score_book(self, outcome: Outcome) -> ScoreBook:
        """What the scores tell, once the game is over."""
        raise NotImplementedError

    def curtain_face(self, seat: int) -> tuple[str, str]:
        """The portrait on a curtain and the line below the name; a game without secrets has none."""
        return "", ""

    def hides_hands(self) -> bool:
        """Are hands face down now: does nobody look whose they are?"""
        return self.presenter.eyes is None

    def parts_in_play(self) -> Iterable[Part[Any]]:
        """The parts that follow what happens now."""
        return self.parts.values()

    # --- what is in view -------------------------------------------------------------------

    def visible(self) -> list[Part[Any]]:
        """The parts in drawing order."""
        return [*self.parts.values(), self.log]

    def overlaid(self) -> list[pygame.Rect]:
        """Where panels and papers let nothing of what lies below them show."""
        if self.look.type.recorder is not None:  # a test reads along: panels are not kept
            return []
        papers = [one for one in self.page.widgets if isinstance(one, Paper)]
        cores = [self.look.paper_core(paper.rect, paper.tear) for paper in papers]
        panels = [part for part in self.visible() if isinstance(part, Panel)]
        return cores + [core for panel in panels for core in panel.cores()]

    def is_asking(self) -> bool:
        """Do spots of the parts answer a question now?"""
        return self.presenter.choices.seat is not None and self.is_top

    def covered(self, pos: tuple[int, int]) -> bool:
        """A click on a slip is not meant for what lies below it."""
        return any(rect.collidepoint(pos) for rect in self.papers.solid)

    def pointed_at(self, thing: Thing | None) -> None:
        """A hint may be about it."""
        if self.hints.point(thing):
            self.rebuild()

    def rules_of(self) -> str:
        return self.sitting.setup.title

    def help_entry(self) -> str:
        return self.pointing.help_entry()

    # --- the stack calls -------------------------------------------------------------------

    def enter(self) -> None:
        self.is_top = True
        self.resized()

    def leave(self) -> None:
        self.is_top = False
        self.advice.drop()
        self.pointing.leave()
        self.pointing.let_go()
        super().leave()

    def resized(self) -> None:
        if self.speech.words is not self.app.words:
            self.speech.words = self.app.words
            self.presenter.retell()
        self.motion.speed = self.app.settings.speed
        self.motion.reduced = self.app.settings.reduced_motion
        self.show_parts()
        self.places = self.lay_out(end_size(self.look, list(map(self.words, self.ends))))
        for name, part in self.parts.items():
            part.place(getattr(self.places, name))
        self.log.place(self.places.log)
        self.refresh()

    def handle(self, event: pygame.event.Event) -> bool:
        if self.input.handle(event):
            return True
        return super().handle(event) if event.type == pygame.KEYDOWN else False

    def back(self) -> None:
        self.acts.back()

    def update(self, dt: float) -> None:
        super().update(dt)
        was, moving = self.moving, [part.update(dt) for part in self.visible()]
        self.moving = any(moving)
        if self.moving:
            self.touch()
        elif was and (self.lesson or not self.hints.is_over):
            self.rebuild()
        if self.is_top:
            self.presenter.update(dt)
            self.advice.update()
            self.saved.tell_fault()
            self.puzzle.update()
            watch_lesson(self)
        self.saved.thumbnails.update(self._is_quiet())

    def _is_quiet(self) -> bool:
        """Does nothing happen? Flames and the like do not count."""
        is_idle = not self.is_top or self.presenter.wake_in() is None
        return is_idle and not self.motion.running

    def wake_in(self) -> float | None:
        if self.is_top and self.moving:
            return 0.0
        waits = [super().wake_in(), self.presenter.wake_in() if self.is_top else None]
        if self.advice.is_thinking:
            waits.append(LOOK_SECONDS)
        if self._is_quiet():
            waits.append(self.saved.thumbnails.wake_in())
        return min((wait for wait in waits if wait is not None), default=None)

    def draw(self, surface: pygame.Surface) -> None:
        recorder = self.look.type.recorder
        for part in self.visible():
            part.draw(surface)
            if recorder:  # each part lies on the one before
                recorder.layer += 1
        self.page.draw(surface)
        self.advice.draw(surface)
        self.log.draw_glimpse(surface)
        if self.acts.picking is None:  # its answers would lie under the words about the thing
            self.pointing.draw_tips(surface)
        for part in self.visible():
            if recorder:
                recorder.layer += 1
            part.draw_over(surface)

    def recover(self) -> None:
        """After a bug: a fresh table over the same sitting."""
        self.app.stack.reset(type(self)(self.app, self.sitting))

    def kept_sentence(self) -> str:
        """What the page for bugs says of this game."""
        return self.words("table.kept")

    # --- the presenter tells ---------------------------------------------------------------

    def show_event(self, event: Event, after: V, again: bool) -> None:
        """Sound, movement and words of one event; the view follows when it has been seen."""
        self.hints.note_event(event)
        if self.lesson:
            self.lesson.note_event(event)
        if not again:
            self.log.add(event, self.sitting.turn)
        show_event(self, event, after, self.moving_parts(), partial(self.seen, after))

    def moving_parts(self) -> list[Part[Any]]:
        """Parts that show how it happens; none at speed off."""
        return [] if self.presenter.is_instant else list(self.parts.values())

    def seen(self, after: V) -> None:
        """An event has been shown."""
        self.presenter.seen(after)
        if not self.presenter.is_instant:
            self.refresh()

    def refresh(self) -> None:
        """Give view and choices to the parts and build the page anew."""
        if self.places is None:
            return
        self.moving = True
        self.acts.drop_moot()
        self.advice.drop_moot()
        self.show_parts()
        self.app.sound.ambience(self.ambience_here())
        self.rebuild()
        self.touch()

    def show_parts(self) -> None:
        """The view and what can be chosen, for every part."""
        presenter = self.presenter
        bar = presenter.now.bar if presenter.stage == "bar" else None
        is_hidden, speakers = self.hides_hands(), presenter.speakers()
        for part in self.parts_in_play():
            part.hidden = is_hidden
            part.answering = bar.seats if bar else ()
            part.speakers = speakers
            part.show(presenter.view, presenter.choices)

    def refill_log(self, told: list[Told]) -> None:
        """The log for other eyes, or after taking back; nothing is shuffled for a puzzle."""
        self.log.fill(told)
        if not puzzle_of(self.sitting.setup):
            self.log.lines.insert(0, Line(fair_sentence(self.app, self.sitting), LINE))

    def hand_over(self, seat: int) -> None:
        """A curtain before the eyes of another person.

        What the keyboard pointed at might be a card that the next person holds too.
        """
        self.acts.put_away()
        self.page.put_by()
        self.hints.note("curtain", seat)
        self.app.stack.push(HandOver(self, seat))

    def finished(self) -> None:
        """The end of the game: the scores over the board as it lies, and the end of a lesson."""
        self.app.stack.push(self.scores())
        end_lesson(self)

    def scores(self) -> ScoresScene:
        """The scores, and the ways on from them."""
        saved, outcome = self.saved, self.sitting.outcome
        assert outcome is not None
        book, entries = self.score_book(outcome), saved.end_entries(self.presenter.eyes)
        board, chances = self.acts.look_at_board, saved.hindsight()
        return ScoresScene(
            self.app, book, saved.play_again, board, saved.leave_game, entries, chances
        )

    def lay_page(self, page: Scene) -> None:
        """A page that somebody has to read: nothing goes on below it, also before it is there."""
        self.is_top = False
        self.app.stack.push(page)

    def build(self) -> list[Widget]:
        return self.papers.build(self.places) if self.places else []
