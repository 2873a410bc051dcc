"""Watching a game again, on the same board it was played on, through one pair of eyes."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

import pygame

from game.engine.core.agenda import Event
from game.scenes.replay.controls import Controls, Places
from game.scenes.replay.events import EventsScene
from game.scenes.replay.rewind import AgreeScene
from game.scenes.shell.dialog import Dialog
from game.scenes.table.choices import NO_CHOICES
from game.scenes.table.event_presentation import Showing, View
from game.scenes.table.papers import caption_widgets
from game.scenes.table.part import Part, Thing
from game.scenes.table.pointing import PartsScene
from game.scenes.table.speech import Speech
from game.session.proof import Replay
from game.session.settings import Speed
from game.session.sitting import Sitting
from game.session.timeline import REWOUND, Told
from game.ui.motion import together
from game.ui.widgets import Panel, Widget

if TYPE_CHECKING:
    from game.scenes.shell.app import App

Rewind = Callable[[int, list[int]], None]

#: From slow to fast; "off" shows results only.
SPEEDS: tuple[Speed, ...] = ("slow", "normal", "fast", "off")
#: Seconds a decision stays in view before the next.
PACE = {"slow": 1.2, "normal": 0.6, "fast": 0.25, "off": 0.08}
#: Decisions that changed nothing in view, passed over within one frame.
MOST_QUIET = 40


class ReplayScene(PartsScene):
    """Plays the moves of a sitting from its beginning; nothing can be decided here."""

    #: Takes the table back to a move, if the game goes on at one; set by whoever opens the replay.
    rewind: Rewind | None = None
    #: How this title's events are shown.
    showing: Showing

    def __init__(self, app: App, sitting: Sitting, seat: int | None) -> None:
        super().__init__(app)
        self.sitting = sitting
        self.speech = self.make_speech([seat.name for seat in sitting.seats])
        self.parts = self.make_parts()
        self.speed = app.settings.speed if app.settings.speed in PACE else "normal"
        self.places: Places | None = None
        self.at = 0
        self.playing = False
        self.wait = 0.0
        self.moving = True
        self.caption = ""
        self.pending: deque[tuple[Event, View]] = deque()
        for part in self.parts.values():
            part.seats, part.names = sitting.seats, self.speech.names
            part.changed = self.touch
            part.on_hover, part.on_inspect = self.hover, self.inspect
        self._take(seat)

    # --- for titles ------------------------------------------------------------------------

    def make_speech(self, names: list[str]) -> Speech:
        """The words of this table."""
        raise NotImplementedError

    def make_parts(self) -> dict[str, Part]:
        """The parts by name, the lowest first."""
        raise NotImplementedError

    def lay_out(self) -> Places:
        """Where everything lies in this window."""
        raise NotImplementedError

    def inspect(self, thing: Thing) -> None:
        """A large readable view of anything."""
        raise NotImplementedError

    def has_sentence(self, event: Event) -> bool:
        """Whether an event is told in words."""
        return True

    def has_caption(self) -> bool:
        """Whether the last sentence is laid over the board."""
        return bool(self.caption)

    def clear_air(self) -> None:
        """The scrubber was moved: what was under way is put down."""

    # --- whose eyes ------------------------------------------------------------------------

    def _take(self, seat: int | None) -> None:
        """Look through these eyes from now on, at the same moment."""
        self.seat = seat
        self.replay = Replay(self.sitting.timeline, seat)
        self.turns = [(0, 0), *self.replay.turns()]
        self.events = [told for told in self.replay.told if self._is_notable(told)]
        self.view: View = self.replay.view(self.at)
        self._standing = self.view

    def _is_notable(self, told: Told) -> bool:
        return told.event.kind in self.showing.notable and bool(self.sentence(told.event))

    def sentence(self, event: Event) -> str:
        """An event in words; "" if there is nothing to say."""
        if event.kind == REWOUND:
            return self.speech.event(event)
        if event.kind in self.showing.small_talk or not self.has_sentence(event):
            return ""
        return self.speech.event(event)

    # --- where it stands -------------------------------------------------------------------

    @property
    def last(self) -> int:
        """The last frame."""
        return len(self.replay) - 1

    @property
    def turn_index(self) -> int:
        """Which stretch of the scrubber the frame lies in; 0 is the set-up."""
        return max(i for i, (_turn, number) in enumerate(self.turns) if number <= self.at)

    # --- moving through time ---------------------------------------------------------------

    def jump(self, number: int) -> None:
        """Show a frame at once."""
        self.pending.clear()
        self.motion.waiting.clear()
        self.clear_air()
        self.at = max(0, min(self.last, number))
        self.view = self._standing = self.replay.view(self.at)
        self.wait = 0.0
        self.caption = self._caption_at(self.at)
        self.refresh()

    def _caption_at(self, number: int) -> str:
        """The last sentence told up to a frame."""
        for at in range(number, -1, -1):
            for told in reversed(self.replay.events(at)):
                text = self.sentence(told.event)
                if text:
                    return text
        return ""

    def step(self) -> bool:
        """Play the next move; True if it had anything to show."""
        self.at += 1
        after = self.replay.view(self.at)
        shown = [(told.event, after) for told in self.replay.events(self.at)]
        self.pending.extend(shown)
        self.wait = PACE[self.speed] if any(self.sentence(event) for event, _ in shown) else 0.0
        return bool(shown)

    def forward(self) -> None:
        """One decision on that shows something."""
        self.playing = False
        self.finish()
        while self.at < self.last and not self.step():
            pass
        self.touch()

    def back_one(self) -> None:
        """One decision back to where something was shown."""
        self.playing = False
        number = self.at - 1
        while number > 0 and not self.replay.events(number):
            number -= 1
        self.jump(number)

    def finish(self) -> None:
        """End what is being shown."""
        while self.motion.running or self.pending:
            self.motion.finish_all()
            if self.pending:
                self._show_next()
        self._arrive()

    def next_event(self, by: int) -> None:
        """To the nearest notable event before or after."""
        self.playing = False
        numbers = sorted({told.number for told in self.events})
        ahead = [n for n in numbers if (n > self.at if by > 0 else n < self.at)]
        if ahead:
            self.jump(ahead[0] if by > 0 else ahead[-1])

    def to_turn(self, index: int) -> None:
        """The scrubber was moved to a turn."""
        self.jump(self.turns[index][1])

    def toggle(self) -> None:
        """Play or pause; at the end it begins anew."""
        self.playing = not self.playing
        if self.playing and self.at >= self.last:
            self.jump(0)
        self.rebuild()

    def change_speed(self, by: int) -> None:
        """Slower or faster, as far as it goes."""
        at = SPEEDS.index(self.speed) + by
        self._set_speed(SPEEDS[max(0, min(len(SPEEDS) - 1, at))])

    def next_speed(self) -> None:
        """The next speed, round and round."""
        self._set_speed(SPEEDS[(SPEEDS.index(self.speed) + 1) % len(SPEEDS)])

    def _set_speed(self, speed: Speed) -> None:
        self.speed = speed
        self.motion.speed = speed
        self.rebuild()

    # --- time ------------------------------------------------------------------------------

    def update(self, dt: float) -> None:
        super().update(dt)
        moves = [part.update(dt) for part in self.visible()]
        self.moving = any(moves)
        if self.moving:
            self.touch()
        if self.app.stack.top is self:
            self._go_on(dt)

    def _go_on(self, dt: float) -> None:
        for _ in range(MOST_QUIET):
            if self.motion.running:
                return
            if self.pending:
                self._show_next()
                if not self.pending and not self.motion.running:
                    self._arrive()
                continue
            if self.view is not self._standing:
                self._arrive()
            if not self.playing:
                return
            self.wait -= dt
            dt = 0.0
            if self.wait > 0:
                return
            if self.at >= self.last:
                self.playing = False
                self.rebuild()
                return
            self.step()

    def _show_next(self) -> None:
        event, after = self.pending.popleft()
        sound = self.showing.sound_of(event)
        if sound:
            self.app.sound.play(sound)
        self.caption = self.sentence(event) or self.caption
        moves = [part.animate(event, after) for part in self.parts.values()]
        tweens = [tween for tween in moves if tween is not None]
        if tweens:
            self.motion.play(together(*tweens, done=lambda: self._seen(event, after)))
        else:
            self._seen(event, after)
        hold = self.showing.hold_of(event)
        if hold:
            self.motion.pause(hold)

    def _seen(self, event: Event, after: View) -> None:
        self.view = self.showing.caught_up(self.view, event, after)
        self.refresh()

    def _arrive(self) -> None:
        """Everything of a move was shown: the table is as it was then."""
        self.view = self._standing = self.replay.view(self.at)
        self.refresh()

    def wake_in(self) -> float | None:
        if self.playing or self.pending or self.moving:
            return 0.0
        return super().wake_in()

    # --- the page --------------------------------------------------------------------------

    def enter(self) -> None:
        self.caption = self.caption or self._caption_at(self.at)
        self.resized()

    def resized(self) -> None:
        self.speech.words = self.app.words
        self.motion.speed = self.speed
        self.motion.reduced = self.app.settings.reduced_motion
        self.show_parts()
        self.places = self.lay_out()
        for name, part in self.parts.items():
            part.place(self.places.by_name[name])
        self.refresh()

    def refresh(self) -> None:
        """Give the view to the parts and build the controls anew."""
        self.show_parts()
        if self.places is not None:
            self.rebuild()
        self.touch()

    def show_parts(self) -> None:
        """The view, with nothing to choose."""
        for part in self.parts.values():
            part.show(self.view, NO_CHOICES)

    def build(self) -> list[Widget]:
        if self.places is None:
            return []
        caption = self.places.caption
        told = caption_widgets(self.look, self.caption, caption) if self.has_caption() else []
        return told + Controls(self).widgets(self.places.strip)

    def turn_text(self, index: int) -> str:
        """What the scrubber says beside its line."""
        if index == 0:
            return self.words("replay.start")
        return self.words("replay.turn", turn=self.turns[index][0], last=self.turns[-1][0])

    def marks(self) -> list[tuple[int, str]]:
        """Signs on the scrubber: the turn each stands at."""
        index = {turn: i for i, (turn, _number) in enumerate(self.turns)}
        signs = [
            (index.get(told.turn, 0), self.showing.notable[told.event.kind]) for told in self.events
        ]
        return sorted({mark for mark in signs if mark[1]})

    def leave_replay(self) -> None:
        """Stop watching."""
        self.app.stack.pop(self)

    def open_list(self) -> None:
        """Show the list of events to jump to."""
        self.playing = False
        self.finish()
        now = max((i for i, told in enumerate(self.events) if told.number <= self.at), default=-1)
        lines = [
            self.words.texts.say("replay.line", turn=told.turn, text=self.sentence(told.event))
            for told in self.events
        ]
        self.app.stack.push(EventsScene(self.app, lines, now, self._jump_to_event))

    def _jump_to_event(self, index: int) -> None:
        self.jump(self.events[index].number)

    def why_not_rewind(self) -> str:
        """Why the table cannot go back to here; "" if it can."""
        return self.words("rewind.here") if self.at >= self.last else ""

    def ask_to_rewind(self) -> None:
        """Everybody has to agree before the table goes back to the moment in view."""
        self.playing = False
        self.finish()
        if self.rewind is None or self.why_not_rewind():
            return
        rewind, number = self.rewind, self.at + 1
        text = self.words.texts.say(
            "rewind.text", turn=self.turn_text(self.turn_index), event=self.caption
        )
        sitting = self.sitting
        self.app.stack.push(
            AgreeScene(
                self.app, text, sitting.seats, sitting.people, lambda all_: rewind(number, all_)
            )
        )

    # --- eyes ------------------------------------------------------------------------------

    def allowed(self) -> list[int]:
        """Seats whose eyes can be borrowed: all of a finished game, else the people's."""
        if self.sitting.outcome is not None:
            return list(range(len(self.sitting.seats)))
        return self.sitting.people

    def eyes_name(self, seat: int | None) -> str:
        """Whose eyes these are."""
        if seat is None:
            return self.words("replay.public")
        return self.words("replay.seat", name=self.sitting.seats[seat].name)

    def choose_eyes(self) -> None:
        """Ask through whose eyes to look."""
        self.playing = False
        self.finish()
        text = "choose_text" if self.sitting.outcome is not None else "running_text"
        answers: list[tuple[str, str, str, Callable[[], None]]] = [
            (f"eyes:{seat}", self.eyes_name(seat), "paper", partial(self.borrow, seat))
            for seat in self.allowed()
        ]
        answers.append(("eyes:public", self.eyes_name(None), "brass", partial(self.borrow, None)))
        now = "public" if self.seat is None else str(self.seat)
        self.app.stack.push(
            Dialog(
                self.app,
                self.words("replay.choose"),
                self.words(f"replay.{text}"),
                answers,
                f"eyes:{now}",
            )
        )

    def borrow(self, seat: int | None) -> None:
        """Look through other eyes."""
        if seat != self.seat:
            self.look_as(seat)

    def look_as(self, seat: int | None) -> None:
        """From now on through these eyes."""
        self._take(seat)
        self.resized()
        self.jump(self.at)

    # --- what people do --------------------------------------------------------------------

    def back(self) -> None:
        """Esc: stop watching."""
        self.leave_replay()

    def handle(self, event: pygame.event.Event) -> bool:
        """Keys of the replay, its controls, then the parts from the top down."""
        if event.type == pygame.KEYDOWN and self._key(event):
            return True
        if self.to_page_or_parts(event):
            return True
        return super().handle(event) if event.type == pygame.KEYDOWN else False

    def _key(self, event: pygame.event.Event) -> bool:
        key = event.key
        on_slider = self.page.focus == "scrubber" and self.page.by_keyboard
        pointing = bool(event.mod & pygame.KMOD_SHIFT)
        if key in (pygame.K_LEFT, pygame.K_RIGHT) and not on_slider and not pointing:
            self.forward() if key == pygame.K_RIGHT else self.back_one()
            return True
        if key in (pygame.K_PLUS, pygame.K_KP_PLUS, pygame.K_EQUALS):
            self.change_speed(1)
            return True
        if key in (pygame.K_MINUS, pygame.K_KP_MINUS):
            self.change_speed(-1)
            return True
        if key == pygame.K_i and self.hovered:
            self.playing = False
            self.inspect(self.hovered)
            return True
        acts: dict[int, Callable[[], object]] = {
            pygame.K_SPACE: self.toggle,
            pygame.K_PAGEUP: partial(self.next_event, -1),
            pygame.K_PAGEDOWN: partial(self.next_event, 1),
            pygame.K_HOME: partial(self.jump, 0),
            pygame.K_END: partial(self.jump, self.last),
            pygame.K_l: self.open_list,
            pygame.K_e: self.choose_eyes,
            pygame.K_b: self.ask_to_rewind,
        }
        if key in acts:
            acts[key]()
        return key in acts

    def covered(self, pos: tuple[int, int]) -> bool:
        papers = [widget for widget in self.page.widgets if isinstance(widget, Panel)]
        return any(paper.rect.collidepoint(pos) for paper in papers)

    # --- drawing ---------------------------------------------------------------------------

    def draw(self, surface: pygame.Surface) -> None:
        self.backdrop(surface)
        self.draw_parts(surface)
        self.page.draw(surface)
        self.draw_tips(surface)

    def draw_parts(self, surface: pygame.Surface) -> None:
        """Cards reach below the edge of the board, where the strip of controls lies."""
        assert self.places is not None
        whole = surface.get_clip()
        for part in self.visible():
            surface.set_clip(whole if self.lies_below(part) else self.places.board.clip(whole))
            part.draw(surface)
        surface.set_clip(whole)

    def lies_below(self, part: Part) -> bool:
        """Whether a part shows behind the strip as well."""
        return False


def first_eyes(sitting: Sitting) -> int | None:
    """Whose eyes a replay begins with: the only person's, else everybody's."""
    return sitting.people[0] if len(sitting.people) == 1 else None
