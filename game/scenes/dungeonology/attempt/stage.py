"""The stage of a stealth attempt: two totals, a balance between them, and the cards that tip it.

What is painted is the attempt as it was last shown; only the balance, flying cards and the verdict
move by themselves.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, Any

import pygame

from game.engine.core.agenda import Event
from game.engine.titles.dungeonology.view_types import View
from game.scenes.dungeonology.attempt import art, facts
from game.scenes.dungeonology.attempt.cards import CardsPainter, Flying
from game.scenes.dungeonology.attempt.divination import DivinedPainter
from game.scenes.dungeonology.attempt.end import Ending
from game.scenes.dungeonology.attempt.facts import Line
from game.scenes.dungeonology.attempt.layout import StagePlaces, stage
from game.scenes.dungeonology.attempt.model import AttemptMoment
from game.scenes.dungeonology.attempt.numbers import NumbersPainter
from game.scenes.dungeonology.attempt.panels import AnswersPainter, ButtonsPainter, StakesPainter
from game.scenes.dungeonology.attempt.question import AskedPainter
from game.scenes.dungeonology.attempt.ribbon import RibbonPainter
from game.scenes.dungeonology.attempt.sides import Faces, SidesPainter
from game.scenes.dungeonology.attempt.tag import TagPainter
from game.scenes.dungeonology.hand import TrickHand
from game.scenes.dungeonology.title_art import art_of
from game.scenes.hand.fan import CardTarget, Fan
from game.scenes.table.choices import NO_CHOICES, Choices
from game.scenes.table.panel import Panel
from game.scenes.table.part import LEAVE, Part
from game.ui.motion import SPEEDS, Tween, ease_out
from game.ui.spot import Spot, Thing

if TYPE_CHECKING:
    from game.scenes.shell.app import App

#: After so many seconds a third of the way to a new tilt is left.
FOLLOW = 0.11
CARD_SECONDS, TURN_SECONDS = 0.3, 0.22
#: What the end of an attempt may leave to decide, on the stage as well.
DECIDED_HERE = ("stun", "protected")
#: How wide the slip that tells what a card would do mostly is, in units.
TAG = 240


class AttemptHand(Fan):
    """The hand below the stage: a lifted card tells what it would do to the balance."""

    stage: AttemptStage

    def _slip(self, surface: pygame.Surface, i: int) -> None:
        if not self.stage.draw_tag(surface):
            super()._slip(surface, i)


class AttemptStage(Panel[View]):
    """Study and Espionage on a stage of their own, from the first number to the verdict."""

    is_opaque = True
    verbs = frozenset(
        {"use", "pick", "play", "skill", "pass", "done", "stun", "sacrifice", "keep", "let_go"}
    )

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self.stage: StagePlaces | None = None
        self.moment: AttemptMoment | None = None
        self.ending: Ending | None = None
        #: Whether the verdict stays until somebody has read it.
        self.rests = False
        self.passed: frozenset[int] = frozenset()
        self.revealed: list[str] = []
        #: What was asked last, and the row its plates begin with.
        self.asked = ""
        self.row = 0
        self.turned_up = 1.0
        self.flying: Flying | None = None
        #: The question of a puzzle that waits for its answer.
        self.puzzle = ""
        self.degrees = 0.0
        self.faces = Faces(app)
        self.balance = art.Balance(app.look)
        self.fan = self._hand(app)

    def _hand(self, app: App) -> AttemptHand:
        """The hand; what is done with its cards is done on the stage."""
        hand = AttemptHand(app, TrickHand(app))
        hand.stage = self
        hand.changed = self.touch
        hand.on_hover = lambda thing: self.on_hover(thing)
        hand.on_choose = lambda key: self.on_choose(key)
        hand.on_pick = lambda keys, rect: self.on_pick(keys, rect)
        hand.on_inspect = lambda thing: self.on_inspect(thing)
        return hand

    # --- what is shown ---------------------------------------------------------------------

    def is_open(self, view: View, busy: bool, prompt: str) -> bool:
        """Is the stage up: during an attempt, and after it while its end is told or decided?"""
        if view["attempt"] is not None:
            return True
        return self.ending is not None and (busy or self.rests or prompt in DECIDED_HERE)

    def show(self, view: View, choices: Choices) -> None:
        if choices.prompt == "generate":  # perhaps again, after taking back
            self.passed, self.revealed = frozenset(), []
        self._move_plates(choices)
        self.moment = self._told(view, choices)
        self.fan.seats, self.fan.names, self.fan.hidden = self.seats, self.names, self.hidden
        self.fan.show(view, NO_CHOICES if choices.by_verb("pick") else choices)
        super().show(view, choices)
        if self.moment is None:  # it is down: a sheet as large as the window need not be kept
            self._pieces, self._is_stale = [], True
            self.fan.pictures.forget()

    def _move_plates(self, choices: Choices) -> None:
        """The plates of another question lie in the other row: no second click meets what came there."""
        if choices.seat is not None and choices.prompt != self.asked:
            self.asked = choices.prompt
            self.row = 0 if choices.prompt == "generate" else 1 - self.row

    def _told(self, view: View, choices: Choices) -> AttemptMoment | None:
        """The attempt in view; one that has ended stays in sight with its verdict."""
        before, attempt = self.moment, view["attempt"]
        if attempt is None and (self.ending is None or before is None):
            return None
        if attempt is None:
            assert before is not None
            attempt, aims, step = before.attempt, before.aims, before.step
        else:
            if before is None or before.is_another(view, attempt):
                self._begin()
                before = None
            aims = facts.aimed_at(view, attempt) or (before.aims if before else [])
            step = facts.step_now(view, attempt, choices, before.step if before else 0)
        return AttemptMoment(
            art_of(self.app).box, view, choices, attempt, aims, step, self.passed, self.revealed,
            self.answering, self.seats, self.names, self.ending is not None, self.puzzle,
        )  # fmt: skip

    def _begin(self) -> None:
        """Another attempt: nothing of the last one is left."""
        self.moment = self.ending = self.flying = None
        self.passed, self.revealed = frozenset(), []
        self.degrees = art.tilt(0, 0)

    def facts(self) -> object:
        ending = self.ending and self.ending.facts()
        return self.moment and self.moment.shown(), self.turned_up >= 1, ending, self.rests

    def stakes(self) -> list[Line]:
        """What is at stake; after the verdict what was."""
        moment = self.ending.moment if self.ending is not None else self.moment
        assert moment is not None
        return facts.stakes(moment.box, self.words, moment.view, moment.attempt, moment.names)

    # --- movement --------------------------------------------------------------------------

    def animate(self, event: Event, view: View) -> Tween | None:
        """Cards land one by one, divined cards turn over, the verdict comes with all it brings."""
        known = event.facts
        if event.kind in ("turn_started", "zone_entered"):
            self._prepare(view, known["seat"])
        if self.ending is not None and self.ending.belongs(event):
            return self.ending.tell(event, view)
        self.ending = None
        if event.kind in ("study_begun", "spying_begun"):
            self._begin()
        elif event.kind == "divination_picked":
            self._reveal([])
        elif event.kind == "passed":
            self.passed |= {known["seat"]}
        elif event.kind == "divined":
            return self._turn_over(list(known["cards"]))
        elif event.kind == "total_changed" and known["what"] in art_of(self.app).box.tricks:
            return self._land(known["what"], known["player"])
        elif event.kind == "attempt_ended" and self.moment is not None:
            self.ending = Ending(self, self.moment, known)
            self.moment = replace(self.moment, is_over=True)
            return self.ending.begin()
        return None

    def _prepare(self, view: View, seat: int) -> None:
        """Between frames, paint what an attempt of this scholar would show where it stands."""
        stage = self.stage
        if stage is None:
            return
        look, zone = self.look, view["scholars"][seat]["zone"]

        def face() -> None:
            colour = self.seats[seat].colour
            picture, tone, name = self.faces.of_scholar(view, seat, colour, stage.left)
            art.cut_to_frame(look, picture, stage.left, tone, name)

        def guardian() -> None:
            picture, key = self.faces.of_guardian(view, zone, stage.right)
            art.cut_to_frame(look, picture, stage.right, look.colour("alert"), key, top=False)

        half = (stage.page.w // 2 + 2, stage.page.h)
        jobs: list[Callable[[], object]] = [
            face,
            partial(look.paper, half, 11, 3),
            partial(look.paper, half, 12, 3),
            partial(look.paper, stage.stakes.size, 51, 4),
            partial(look.paper, stage.answers.size, 52, 4),
            partial(self.balance.draw, pygame.Surface((1, 1)), 0.0),
        ]
        if zone != art_of(self.app).box.start:
            jobs.append(guardian)
        for job in jobs:
            self.app.later(job)

    def _reveal(self, cards: list[str]) -> None:
        """These cards lie turned over now."""
        self.revealed = cards
        if self.moment is not None:
            self.moment = replace(self.moment, revealed=cards)
        self.stale()

    def _land(self, card: str, seat: int) -> Tween:
        """A card flies to its slot."""
        self._reveal([])

        def fly(reached: float) -> None:
            self.flying = (card, seat, reached)
            self.touch()

        def landed() -> None:
            self.flying = None

        return Tween(CARD_SECONDS, fly, ease_out, landed)

    def _turn_over(self, cards: list[str]) -> Tween:
        self.turned_up = 0.0
        self._reveal(cards)

        def turn(reached: float) -> None:
            self.turned_up = reached
            self.stale()

        return Tween(TURN_SECONDS * len(cards) + 0.1, turn, lambda t: t, travels=False)

    def update(self, dt: float) -> bool:
        moves = self.fan.update(dt)
        goal = art.tilt(*self.moment.expected) if self.moment else 0.0
        if self.moment is None or abs(goal - self.degrees) < 0.05:
            self.degrees = goal
            return moves
        settings = self.app.settings
        factor = 0.0 if settings.reduced_motion else SPEEDS[settings.speed]
        part = 1.0 if factor <= 0 else 1 - math.exp(-dt / (FOLLOW * factor))
        self.degrees += (goal - self.degrees) * part
        self.touch()
        return True

    # --- places ----------------------------------------------------------------------------

    def place(self, rect: pygame.Rect) -> None:
        self.stage = stage(self.look, rect)
        self.balance.place(self.stage.balance, self.stage.half_beam)
        super().place(rect)
        # A lifted card stays below the sentence that says what to do.
        floor = self.look.scale.area.bottom - self.u(16)
        self.fan.layout.most_high = floor - self.stage.asked.bottom
        self.fan.place(self.stage.fan)

    def wish(self, area: pygame.Rect) -> tuple[int, int]:
        """The whole window."""
        return area.size

    # --- drawing ---------------------------------------------------------------------------

    def draw(self, surface: pygame.Surface) -> None:
        moment, stage = self.moment, self.stage
        if moment is None or stage is None:
            return
        super().draw(surface)
        self._draw_balance(surface)
        kit = self.brush, stage, moment
        if moment.divined and self.ending is None:
            over = self.spot_over(self.pointer)
            with art.on_top(self.look):
                DivinedPainter(*kit).draw(surface, self.turned_up, over)
        NumbersPainter(*kit).draw_totals(surface)
        if self.flying is not None:
            CardsPainter(*kit).draw_flying(surface, self.flying)
        if self.ending is not None:
            self.ending.draw(surface)
        elif moment.divined:
            self.draw_tag(surface)
        elif not self.answering:
            AskedPainter(*kit).draw(surface)
            self.fan.draw(surface)

    def draw_over(self, surface: pygame.Surface) -> None:
        if self.moment is not None and self._has_hand():
            self.fan.draw_over(surface)

    def _draw_balance(self, surface: pygame.Surface) -> None:
        """It moves, so it is drawn on the sheet of the page; the sheet with the verdict covers it."""
        clip = surface.get_clip()
        if self.ending is not None:
            above = surface.get_rect()
            above.h = self.ending.box().top
            surface.set_clip(above)
        self.balance.draw(surface, self.degrees)
        surface.set_clip(clip)

    def draw_tag(self, surface: pygame.Surface) -> bool:
        """What the card pointed at would do, on a slip beside it; False if that is nothing."""
        tagged = self._tagged()
        if tagged is None or self.moment is None or self.stage is None:
            return False
        return TagPainter(self.brush, self.stage, self.moment).draw(surface, *tagged, self.rect)

    def _tagged(self) -> tuple[str, pygame.Rect] | None:
        """The answer pointed at that would change a total, and the card it is on."""
        over = self.spot_over(self.pointer)
        if over is not None and over.key in self.choices.by_verb("pick"):
            return over.key, over.rect
        fan, lifted = self.fan, self.fan.layout.lifted
        is_divining = self.moment is not None and self.moment.divined
        if lifted is None or is_divining or lifted >= len(fan.layout.cards):
            return None
        keys = fan.keys.get(fan.layout.cards[lifted].id, [])
        if len(keys) != 1:
            return None
        return keys[0], fan.layout.risen(lifted)

    def _places(self) -> StagePlaces | None:
        """The stage as it is laid out now."""
        return self.ending.places if self.ending and self.stage else self.stage

    def paint(self, surface: pygame.Surface, room: pygame.Rect) -> None:
        moment, stage, ending = self.moment, self._places(), self.ending
        if moment is None or stage is None:
            return
        kit = self.brush, stage, moment
        surface.blit(self.look.table(room.size), room)
        sides, numbers = SidesPainter(*kit, self.faces), NumbersPainter(*kit)
        sides.paint_page(surface)
        RibbonPainter(*kit).paint(surface)
        sides.paint_left(surface)
        sides.paint_right(surface)
        numbers.paint_lists(surface)
        numbers.paint_totals()
        CardsPainter(*kit).paint(surface)
        if ending is not None and ending.success:
            ending.paint_notes(surface)
        elif not (self.answering and stage.bar.colliderect(stage.stakes)):
            StakesPainter(*kit).paint(surface, self.stakes())
        if not self.answering:  # the bar tells it
            AnswersPainter(*kit, self.on_order).paint(surface)
        if ending is not None:
            with art.on_top(self.look):
                ending.paint(surface)
            return
        if moment.divined:
            DivinedPainter(*kit).paint()
        ButtonsPainter(*kit, self.row).paint(surface)

    # --- the pointer -----------------------------------------------------------------------

    def _has_hand(self) -> bool:
        """Does the hand lie below the stage?"""
        is_divining = self.moment is not None and self.moment.divined
        return self.ending is None and not is_divining and not self.answering

    def covers(self, pos: tuple[int, int]) -> bool:
        """The stage has no table beside its papers: all of it answers the pointer."""
        return self.moment is not None and self.rect.collidepoint(pos)

    def handle(self, event: pygame.event.Event) -> bool:
        if self.moment is None:
            return False
        if not self._has_hand():
            if event.type == pygame.MOUSEMOTION:  # when it comes back, nobody points at it
                self.fan.handle(LEAVE)
        elif self.fan.handle(event):
            if event.type == pygame.MOUSEMOTION:
                self.forget_pointer()
            return True
        return super().handle(event)

    def let_go(self) -> None:
        self.fan.let_go()

    def forget_pointer(self) -> None:
        """Nothing is pointed at while something else is read."""
        self._motion((-1, -1))

    def tip(self) -> tuple[str, tuple[int, int]] | None:
        return None if self._tagged() is not None else super().tip()

    def mark(self, thing: Thing | None) -> None:
        self.fan.mark(thing)

    def spots(self) -> list[Spot]:
        if self.moment is None:
            return []
        hand = self.fan.spots() if self._has_hand() else []
        return [*hand, *super().spots()]

    def lying(self) -> list[pygame.Rect]:
        """Faces, what stands on the page or may still be laid there, and the two papers below it."""
        at = self._places()
        things = [at.left, at.right, at.balance, at.stakes, at.answers] if at else []
        things += [at.cards] if at and not self.ending else []
        spots = [spot.rect for spot in super().spots()]
        return [
            *things,
            *(self.fan.lying() if self._has_hand() else ()),
            *(one for one in spots if not any(thing.contains(one) for thing in things)),
        ]

    def enlarging(self) -> list[pygame.Rect]:
        """A card of the hand and, beside it, what it would do."""
        if not self._has_hand():
            return []
        card = self.fan.layout.preview
        tag = round(self.u(TAG) * max(1.0, self.look.scale.large_text))
        return [pygame.Rect(card.x, card.y, card.w + tag, card.h)]

    def asking(self) -> list[pygame.Rect]:
        """The verdict with what it leaves to be decided, and the papers beside it."""
        at = self._places()
        return [self.ending.box(), at.stakes, at.answers] if self.ending and at else []

    def holder(self, spot: Spot) -> Part[Any]:
        return self.fan if isinstance(spot.target, CardTarget) else self
