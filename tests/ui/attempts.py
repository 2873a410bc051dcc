"""Stealth attempts from real games, and a scene that shows their stage alone."""

from collections.abc import Callable
from functools import cache

import pygame

from game.api import Event, Question
from game.bots import BOTS
from game.engine.titles.dungeonology.view_types import AttemptView, View, own_view
from game.scenes.dungeonology.attempt.aim import AimScene
from game.scenes.dungeonology.attempt.model import AttemptMoment
from game.scenes.dungeonology.attempt.stage import AttemptStage
from game.scenes.dungeonology.speech import DungeonSpeech
from game.scenes.dungeonology.title_art import art_of
from game.scenes.shell.app import App
from game.scenes.table.choices import NO_CHOICES, Asked
from game.session.sitting import Sitting
from tests.seats import NAMES
from tests.ui.bare_scene import BareScene
from tests.ui.sittings import a_sitting

Wanted = Callable[[Sitting, Question], str | None]


class Game:
    """A game that computers play in everybody's place, shown on the stage event by event."""

    def __init__(self, app: App, sitting: Sitting) -> None:
        self.app = app
        self.sitting = sitting
        self.stage = AttemptStage(app)
        self.stage.seats = sitting.seats
        self.stage.names = [seat.name for seat in sitting.seats]
        self.stage.place(app.look.scale.area)
        self.speech = DungeonSpeech(art_of(app).box, app.words, self.stage.names)
        self.bots = [BOTS["scholar"](seat) for seat in range(len(sitting.seats))]
        self.chosen: list[str] = []
        self.stage.on_choose = self.chosen.append
        self.seen: list[tuple[Event, View]] = []

    @property
    def moment(self) -> AttemptMoment:
        """The attempt as the stage has it."""
        assert self.stage.moment is not None
        return self.stage.moment

    @property
    def view(self) -> View:
        """The table for everybody."""
        return own_view(self.sitting.view(None))

    @property
    def question(self) -> Question:
        assert self.sitting.question is not None
        return self.sitting.question

    def until(
        self, wanted: Callable[[Sitting, Question], bool], instead: Wanted | None = None
    ) -> "Game":
        """Play until a question is of the wanted kind; `instead` may name another answer."""
        for _ in range(6000):
            if wanted(self.sitting, self.question):
                self.show()
                return self
            self.answer((instead and instead(self.sitting, self.question)) or None)
        raise AssertionError("that never came")

    def answer(self, key: str | None = None) -> None:
        """One decision, shown to its end."""
        question = self.question
        if key is None:
            view = self.sitting.view(question.seat)
            key = self.bots[question.seat].answer(view, question)
        since = self.sitting.length
        self.sitting.choose(key)
        shown = [(event, own_view(view)) for event, view in self.sitting.shown_to(None, since)]
        if any(event.kind in ("study_begun", "spying_begun") for event, _ in shown):
            self.seen.clear()
        self.seen += shown
        for event, after in shown:
            self.see(event, after)

    def see(self, event: Event, view: View) -> None:
        """The stage is told of one event and then shows it to everybody."""
        tween = self.stage.animate(event, view)
        if tween is not None:
            tween.finish()
        if self.stage.is_open(view, True, ""):
            self.stage.hidden = True
            self.stage.show(view, NO_CHOICES)

    def again(self, app: App) -> "Game":
        """The same moment on a stage of another application."""
        other = Game(app, self.sitting)
        for event, view in self.seen:
            other.see(event, view)
        other.show()
        return other

    def show(self, seat: int | None = -1) -> None:
        """The stage as that seat sees it; as whoever is asked unless told."""
        if seat == -1:
            seat = self.question.seat
        asked = seat == self.question.seat
        self.stage.hidden = seat is None
        self.stage.show(
            own_view(self.sitting.view(seat)),
            Asked(self.sitting, self.speech) if asked else NO_CHOICES,
        )
        self.stage.update(10.0)

    def spot(self, start: str) -> pygame.Rect:
        """Where an answer with such a key can be clicked."""
        return next(spot.rect for spot in self.stage.spots() if spot.key.startswith(start))

    def point(self, pos: tuple[int, int]) -> None:
        """Move the pointer there and let what moves arrive."""
        self.stage.handle(
            pygame.event.Event(pygame.MOUSEMOTION, pos=pos, rel=(0, 0), buttons=(0, 0, 0))
        )
        self.stage.update(10.0)

    def click(self, pos: tuple[int, int]) -> None:
        """Press and release there."""
        self.point(pos)
        for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            self.stage.handle(pygame.event.Event(kind, pos=pos, button=1))


class StageScene(BareScene):
    """Nothing but a stage."""

    def __init__(self, stage: AttemptStage) -> None:
        super().__init__()
        self.stage = stage

    def draw(self, surface: pygame.Surface) -> None:
        self.stage.draw(surface)
        self.stage.draw_over(surface)


def attempt_in(sitting: Sitting) -> AttemptView | None:
    """The attempt in progress."""
    return own_view(sitting.view(None))["attempt"]


def prompt(*names: str, kind: str = "") -> Callable[[Sitting, Question], bool]:
    """Questions of these kinds, perhaps only in one kind of attempt."""

    def wanted(sitting: Sitting, question: Question) -> bool:
        attempt = attempt_in(sitting)
        return question.prompt in names and (not kind or bool(attempt and attempt["kind"] == kind))

    return wanted


def verb_first(verb: str, *prompts: str) -> Wanted:
    """Prefer answers with a verb whenever they are offered."""

    def instead(sitting: Sitting, question: Question) -> str | None:
        if prompts and question.prompt not in prompts:
            return None
        return next((o.key for o in question.options if o.verb == verb), None)

    return instead


def answered(sitting: Sitting, question: Question) -> bool:
    """The last word, after an opponent has played for the Alert."""
    attempt = attempt_in(sitting)
    return question.prompt == "last_word" and any(
        one["side"] == "alert" and one["what"].startswith("T")
        for one in (attempt["sources"] if attempt else ())
    )


def promised(sitting: Sitting, question: Question) -> bool:
    """Cards are laid while something is certain to be added to them."""
    attempt = attempt_in(sitting)
    return question.prompt == "generate" and attempt is not None and bool(attempt["coming"])


@cache
def about_to(verb: str) -> Sitting:
    """A game in which somebody can choose between several attempts of a kind."""
    sitting = a_sitting(2)
    bots = [BOTS["scholar"](seat) for seat in range(4)]
    while True:
        question = sitting.question
        assert question is not None
        if sum(option.verb == verb for option in question.options) > 2:
            return sitting
        sitting.choose(bots[question.seat].answer(sitting.view(question.seat), question))


def aiming(app: App, verb: str, choose: Callable[[str], None] = lambda _key: None) -> AimScene:
    """The choice of an attempt."""
    sitting = about_to(verb)
    choices = Asked(sitting, DungeonSpeech(art_of(app).box, app.words, NAMES))
    view = own_view(sitting.view(choices.seat))
    return AimScene(app, view, choices, choices.by_verb(verb), sitting.seats, choose)
