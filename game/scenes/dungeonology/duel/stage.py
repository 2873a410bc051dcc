"""The stage of a stealth attempt: two totals, a balance between them, and the cards that tip it.

What is drawn follows from the view: the numbers of the attempt in the order they came. While
events are shown one by one the stage keeps the numbers told so far; at rest they are the view's.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

import pygame

from game.engine.core.agenda import Event
from game.scenes.dungeonology.duel import art as art
from game.scenes.dungeonology.duel import facts as facts
from game.scenes.dungeonology.duel.end import Ending
from game.scenes.dungeonology.duel.facts import Number
from game.scenes.dungeonology.duel.layout import ASKED, stage
from game.scenes.dungeonology.duel.panels import DuelPanels
from game.scenes.hand.fan import Fan
from game.scenes.hand.layout import SHAPE
from game.scenes.table.choices import NO_CHOICES, Choices
from game.scenes.table.part import Part, Spot, Thing, View
from game.ui.motion import SPEEDS, Tween, ease_out

if TYPE_CHECKING:
    from game.scenes.shell.app import App

#: After so many seconds a third of the way to a new tilt is left.
FOLLOW = 0.11
CARD_SECONDS, TURN_SECONDS = 0.3, 0.22
#: What the end of an attempt may leave to decide, on the stage as well.
DECIDED_HERE = ("stun", "protected")
#: Sentences that are not needed are left out where all would have to be set smaller than that.
SQUEEZED = 1.2


class DuelHand(Fan):
    """The hand below the stage: a lifted card tells what it would do to the balance."""

    stage: DuelStage

    @property
    def _large(self) -> tuple[int, int]:
        """A lifted card stays below the sentence that says what to do."""
        wide, high = super()._large
        place = self.stage.stage
        most = self.look.scale.area.bottom - self.u(16) - place.asked.bottom if place else high
        return (round(most / SHAPE), most) if high > most else (wide, high)

    def _slip(self, surface: pygame.Surface, i: int) -> None:
        if not self.stage.draw_tag(surface):
            super()._slip(surface, i)


class DuelStage(DuelPanels):
    """Study and Espionage on a stage of their own, from the first number to the verdict."""

    is_opaque = True
    verbs = frozenset(
        {"use", "pick", "play", "skill", "pass", "done", "stun", "sacrifice", "keep", "let_go"}
    )

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self.fan = hand = DuelHand(app)
        hand.stage = self
        self.balance = art.Balance(app.look)

    # --- what is shown ---------------------------------------------------------------------

    def is_open(self, view: View, busy: bool, prompt: str) -> bool:
        """Is the stage up: during an attempt, and after it while its end is told or decided?"""
        if view.get("attempt") is not None:
            return True
        return self.ending is not None and (busy or self.rests or prompt in DECIDED_HERE)

    def show(self, view: View, choices: Choices) -> None:
        attempt = view.get("attempt")
        if attempt is not None:
            self.follow(view, choices, attempt)
        elif self.ending is None:
            self.attempt = None
        self.fan.seats, self.fan.names, self.fan.hidden = self.seats, self.names, self.hidden
        self.fan.changed, self.fan.on_hover = self.changed, self.on_hover
        self.fan.on_choose, self.fan.on_pick = self.on_choose, self.on_pick
        self.fan.on_inspect = self.on_inspect
        self.fan.show(view, NO_CHOICES if choices.by_verb("pick") else choices)
        super().show(view, choices)

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
            self.revealed = []
            self.stale()
        elif event.kind == "passed":
            self.passed.add(known["seat"])
        elif event.kind == "divined":
            return self._turn_over(list(known["cards"]))
        elif event.kind == "total_changed" and self.attempt is not None:
            part = Number(known["side"], known["what"], known["value"], known["player"])
            return self._land(part)
        elif event.kind == "attempt_ended" and self.attempt is not None:
            self.ending = Ending(self, self.attempt, known)
            return self.ending.begin()
        return None

    def _prepare(self, view: View, seat: int) -> None:
        """Between frames, paint what an attempt of this scholar would show where it stands."""
        stage = self.stage
        if stage is None:
            return
        zone = view["scholars"][seat]["zone"]

        def face() -> None:
            picture, tone, name = self._face(view, seat, stage.left)
            art.cut_to_frame(self.look, picture, stage.left, tone, name)

        def guardian() -> None:
            picture, key = self._guardian(view, zone, stage.right)
            tone = self.look.colour("alert")
            art.cut_to_frame(self.look, picture, stage.right, tone, key, top=False)

        half = (stage.page.w // 2 + 2, stage.page.h)
        jobs: list[Callable[[], object]] = [
            face,
            partial(self.look.paper, half, 11, 3),
            partial(self.look.paper, half, 12, 3),
            partial(self.look.paper, stage.stakes.size, 51, 4),
            partial(self.look.paper, stage.answers.size, 52, 4),
            partial(self.balance.draw, pygame.Surface((1, 1)), 0.0),
        ]
        if zone != self.app.box.start:
            jobs.append(guardian)
        for job in jobs:
            self.app.later(job)

    def _begin(self) -> None:
        self.parts, self.promised, self.revealed = [], [], []
        self.ending, self.attempt, self._identity = None, None, None
        self.degrees = 0.0

    def _land(self, part: Number) -> Tween:
        """A number comes; a card flies to its slot first."""
        if not facts.is_card(self.app.box, part):
            return Tween(0.05, lambda _t: None, done=lambda: self._landed(part), travels=False)
        self.revealed = []

        def fly(reached: float) -> None:
            self.flying = (part.what, part.seat, reached)
            self.touch()

        return Tween(CARD_SECONDS, fly, ease_out, lambda: self._landed(part))

    def _landed(self, part: Number) -> None:
        self.flying = None
        self.parts = [*self.parts, part]
        self.stale()

    def _turn_over(self, cards: list[str]) -> Tween:
        self.revealed, self.turned_up = cards, 0.0

        def turn(reached: float) -> None:
            self.turned_up = reached
            self.stale()

        return Tween(TURN_SECONDS * len(cards) + 0.1, turn, lambda t: t, travels=False)

    def update(self, dt: float) -> bool:
        moves = self.fan.update(dt)
        goal = art.tilt(*self.expected)
        if self.attempt is None or abs(goal - self.degrees) < 0.05:
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
        self.fan.place(self.stage.fan)

    def wish(self, area: pygame.Rect) -> tuple[int, int]:
        """The whole window."""
        return area.size

    # --- drawing ---------------------------------------------------------------------------

    def draw(self, surface: pygame.Surface) -> None:
        if self.attempt is None or self.stage is None:
            return
        super().draw(surface)
        self._draw_balance(surface)
        if self.divined and self.ending is None:
            with art.on_top(self.look):
                self._draw_divined(surface)
        self._draw_totals(surface)
        self._draw_flying(surface)
        if self.ending is not None:
            self.ending.draw(surface)
        elif self.divined:
            self.draw_tag(surface)
        elif not self.answering:
            self._draw_asked(surface)
            self.fan.draw(surface)

    def _draw_balance(self, surface: pygame.Surface) -> None:
        """It moves, so it is drawn on the sheet of the page; the sheet with the verdict covers it."""
        clip = surface.get_clip()
        if self.ending is not None:
            above = surface.get_rect()
            above.h = self.ending.box().top
            surface.set_clip(above)
        self.balance.draw(surface, self.degrees)
        surface.set_clip(clip)

    def _asked(self) -> list[str]:
        """What the person at the screen is asked, else what is being decided and by whom.

        The first sentence is needed, others stand there as far as there is room.
        """
        assert self.attempt is not None
        asked, step = self.view["asked"], facts.STEPS[self.attempt["kind"]][self.step]
        if self.choices.prompt == "generate":
            return self._asked_for_cards()
        if self.choices.seat is not None:
            return [self._asked_to_answer() or self.choices.sentence]
        if asked is None or (step == "interference" and asked == self.attempt["seat"]):
            return []
        key = "react" if self.view["plays"] else step
        return [self.words.texts.say(f"duel.now.{key}", name=self.names[asked])]

    def _asked_for_cards(self) -> list[str]:
        """How many more are needed, what is counted though it comes later, and what may come."""
        key, n = facts.verdict_key(*self.expected)
        if key != "short":
            key = "enough" if "done" in self.choices.keys else "one"
        said = [self.words(f"duel.asked.{key}", n=n)]
        more = sum(part.value for part in self.coming)
        if more:
            said.append(self.words("duel.asked.coming", n=more))
        assert self.attempt is not None
        sides = {one["side"] for one in self.attempt["divinations"]}
        said += [self.words(f"duel.asked.chance_{side}") for side in facts.CHANCE if side in sides]
        return said

    def _asked_to_answer(self) -> str:
        """In words with the totals: what a card could do now; "" where there is no more to say."""
        attempt, prompt = self.attempt, self.choices.prompt
        if attempt is None or prompt not in ("interfere", "last_word", "duel"):
            return ""
        if self.choices.seat == attempt["seat"]:
            key, n = facts.verdict_key(*self.expected)
            return self.words(f"duel.asked.{prompt}_{'short' if key == 'short' else 'enough'}", n=n)
        name, (stealth, alert) = self.names[attempt["seat"]], self.expected
        key = "interfere" if prompt == "interfere" else "duel_target"
        return self.words.texts.say(f"duel.asked.{key}", name=name, stealth=stealth, alert=alert)

    def _draw_asked(self, surface: pygame.Surface) -> None:
        """That on the wood below the ribbon, with the sign of who decides."""
        assert self.stage is not None
        said, asked = self._asked(), self.view["asked"]
        if not said or asked is None:
            return
        room = self.stage.asked
        sign = self.look.seat_sign(self.seats[asked].colour, self.look.sign_px(26))
        gap = sign.get_width() + self.u(10)
        while len(said) > 1 and self.wide(" ".join(said), ASKED) > SQUEEZED * (room.w - gap):
            said.pop()
        text = " ".join(said)
        style = self.look.type.whole(text, ASKED, (room.w - gap, room.h)) or ASKED
        block = self.look.type.lay(text, style, room.w - gap)
        x = room.centerx - (block.size[0] + gap) // 2
        surface.blit(sign, sign.get_rect(midleft=(x, room.centery)))
        self.look.type.draw(surface, block, (x + gap, room.centery - block.size[1] // 2))

    def paint(self, surface: pygame.Surface, room: pygame.Rect) -> None:
        if self.attempt is None or self.stage is None:
            return
        surface.blit(self.look.table(room.size), room)
        self._paint_page(surface)
        self._paint_ribbon(surface)
        self._paint_left(surface)
        self._paint_right(surface)
        self._paint_lists(surface)
        self._paint_totals()
        self._paint_cards(surface)
        if self.ending is not None and self.ending.success:
            self.ending.paint_notes(surface)
        elif not (self.answering and self.stage.bar.colliderect(self.stage.stakes)):
            self._paint_stakes(surface)
        if not self.answering:  # the bar tells it
            self._paint_answers(surface)
        if self.divined and self.ending is None:
            self._paint_divined(surface)
        if self.ending is None:
            self._paint_buttons(surface)
        else:
            with art.on_top(self.look):
                self.ending.paint(surface)

    def _has_hand(self) -> bool:
        """Does the hand lie below the stage?"""
        return self.ending is None and not self.divined and not self.answering

    # --- the pointer -----------------------------------------------------------------------

    def handle(self, event: pygame.event.Event) -> bool:
        if self.attempt is None:
            return False
        if self._has_hand() and self.fan.handle(event):
            if event.type == pygame.MOUSEMOTION:
                self._motion((-1, -1))
            return True
        return super().handle(event)

    def forget_pointer(self) -> None:
        """Nothing is pointed at while something else is read."""
        self._motion((-1, -1))

    def tip(self) -> tuple[str, tuple[int, int]] | None:
        return None if self._tagged() is not None else super().tip()

    def mark(self, thing: Thing | None) -> None:
        self.fan.mark(thing)

    def areas(self) -> list[Spot]:
        if self.attempt is None:
            return []
        hand = self.fan.areas() if self._has_hand() else []
        return [*hand, *super().areas()]

    def holder(self, spot: Spot) -> Part:
        return self.fan if spot.id.startswith("hand:") else self
