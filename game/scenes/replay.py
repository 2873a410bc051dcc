"""Watching a game again, on the same board it was played on, through one pair of eyes."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any

import pygame

from game.engine.core.agenda import Event
from game.scenes.base import PageScene
from game.scenes.curtain import Curtain
from game.scenes.dialog import Dialog
from game.scenes.dungeonology.duel import DuelStage
from game.scenes.dungeonology.events_shown import SMALL_TALK, caught_up, hold_of, sound_of
from game.scenes.dungeonology.inspect import InspectSheet
from game.scenes.dungeonology.map_view import MapView
from game.scenes.dungeonology.part import Part, Thing
from game.scenes.dungeonology.prompts import NO_CHOICES, Speech
from game.scenes.dungeonology.table import make_parts
from game.scenes.replay_controls import Controls, Places, places
from game.scenes.replay_events import EventsScene
from game.scenes.replay_rewind import AgreeScene
from game.session.proof import Replay
from game.session.settings import Speed
from game.session.sitting import Sitting
from game.session.timeline import Told
from game.ui.look import SMALL
from game.ui.motion import together
from game.ui.page import draw_tip
from game.ui.widgets import Label, Panel, Widget

if TYPE_CHECKING:
    from game.scenes.app import App

View = dict[str, Any]
Rewind = Callable[[int, list[int]], None]

#: From slow to fast; "off" shows results only.
SPEEDS: tuple[Speed, ...] = ("slow", "normal", "fast", "off")
#: Seconds a decision stays in view before the next.
PACE = {"slow": 1.2, "normal": 0.6, "fast": 0.25, "off": 0.08}
#: Decisions that changed nothing in view, passed over within one frame.
MOST_QUIET = 40
#: Events worth jumping to, with the sign on the scrubber; "" for none.
NOTABLE = {
    "thesis_judged": "thesis", "thesis_ranked": "thesis",
    "maximum_alert": "bell", "omega_came": "omega", "attempt_ended": "", "card_turned": "exalted",
    "intern_taken": "", "jinx_revealed": "", "trap_sprung": "", "encounter": "", "swapped": "",
    "rewound": "", "game_ended": "laurel",
}  # fmt: skip
LEAVE = pygame.event.Event(pygame.WINDOWLEAVE)


class ReplayScene(PageScene):
    """Plays the moves of a sitting from its beginning; nothing can be decided here."""

    #: Takes the table back to a move, if the game goes on at one; set by whoever opens the replay.
    rewind: Rewind | None = None

    def __init__(self, app: App, sitting: Sitting, seat: int | None) -> None:
        super().__init__(app)
        self.sitting = sitting
        self.speech = Speech(app.box, app.words, [one.name for one in sitting.seats])
        self.parts = make_parts(app)
        self.speed = app.settings.speed if app.settings.speed in PACE else "normal"
        self.places: Places | None = None
        self.at = 0
        self.playing = False
        self.wait = 0.0
        self.moving = True
        self.caption = ""
        self.pending: deque[tuple[Event, View]] = deque()
        self.captor: Part | None = None
        self.hovered: Thing | None = None
        for part in self.parts.values():
            part.seats, part.names = sitting.seats, self.speech.names
            part.changed = self.touch
            part.on_hover, part.on_inspect = self.hover, self.inspect
        self._take(seat)

    def _take(self, seat: int | None) -> None:
        """Look through these eyes from now on, at the same moment."""
        self.seat = seat
        self.replay = Replay(self.sitting.timeline, seat)
        self.turns = [(0, 0), *self.replay.turns()]
        self.events = [told for told in self.replay.told if self._is_notable(told)]
        self.view: View = self.replay.view(self.at)
        self._standing = self.view

    def _is_notable(self, told: Told) -> bool:
        return told.event.kind in NOTABLE and bool(self.sentence(told.event))

    def sentence(self, event: Event) -> str:
        """An event in words; "" if there is nothing to say."""
        if event.kind == "rewound":
            return self.words("session.rewound", from_turn=event.facts["from_turn"])
        if event.kind in SMALL_TALK or not self.words.has(f"event.{event.kind}"):
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

    @property
    def is_duel(self) -> bool:
        """Is a stealth attempt on its stage?"""
        duel = self.parts["duel"]
        assert isinstance(duel, DuelStage)
        return duel.is_open(self.view, self.motion.running or bool(self.pending), "")

    def visible(self) -> list[Part]:
        """The parts in drawing order."""
        if self.is_duel:
            return [self.parts["duel"]]
        hidden = {"duel"} if self.seat is not None else {"duel", "fan", "notes"}
        if self.places is not None and not self.places.has_hand:
            hidden |= {"fan", "notes"}
        return [part for name, part in self.parts.items() if name not in hidden]

    # --- moving through time ---------------------------------------------------------------

    def jump(self, number: int) -> None:
        """Show a frame at once."""
        self.pending.clear()
        self.motion.waiting.clear()
        self.at = max(0, min(self.last, number))
        self.view = self._standing = self.replay.view(self.at)
        self.wait = 0.0
        self.caption = self._caption_at(self.at)
        duel = self.parts["duel"]
        assert isinstance(duel, DuelStage)
        duel.ending = None
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
        sound = sound_of(event)
        if sound:
            self.app.sound.play(sound)
        self.caption = self.sentence(event) or self.caption
        moves = [part.animate(event, after) for part in self.parts.values()]
        tweens = [tween for tween in moves if tween is not None]
        if tweens:
            self.motion.play(together(*tweens, done=lambda: self._seen(event, after)))
        else:
            self._seen(event, after)
        hold = hold_of(event)
        if hold:
            self.motion.pause(hold)

    def _seen(self, event: Event, after: View) -> None:
        self.view = caught_up(self.view, event, after)
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
        self._show_parts()
        self.places = places(self.look, self.area, self.parts, self.seat is not None)
        for name, part in self.parts.items():
            if isinstance(part, MapView):
                part.clear = self.places.clear
            part.place(self.places.by_name[name])
        self.refresh()

    def refresh(self) -> None:
        """Give the view to the parts and build the controls anew."""
        self._show_parts()
        if self.places is not None:
            self.rebuild()
        self.touch()

    def _show_parts(self) -> None:
        for name, part in self.parts.items():
            if name != "duel" or self.is_duel:
                part.hidden = self.seat is None
                part.show(self.view, NO_CHOICES)

    def build(self) -> list[Widget]:
        if self.places is None:
            return []
        return self._caption_widgets() + Controls(self).widgets(self.places.strip)

    def _caption_widgets(self) -> list[Widget]:
        """The last event in words, below the ribbon."""
        assert self.places is not None
        if not self.caption or self.is_duel:
            return []
        style, room = SMALL.but(align="centre"), self.places.caption
        block = self.type.lay(self.caption, style, room.w - self.u(40), 2)
        rect = pygame.Rect(0, 0, block.size[0] + self.u(40), block.size[1] + self.u(10))
        rect.midtop = room.midtop
        inner = rect.inflate(-self.u(20), -self.u(8))
        return [
            Panel(id="caption", rect=rect, seed=33, tear=2),
            Label(
                id="caption:text", rect=inner, text=self.caption, style=style, valign="middle",
                max_lines=2,
            ),
        ]  # fmt: skip

    def turn_text(self, index: int) -> str:
        """What the scrubber says beside its line."""
        if index == 0:
            return self.words("replay.start")
        return self.words("replay.turn", turn=self.turns[index][0], last=self.turns[-1][0])

    def marks(self) -> list[tuple[int, str]]:
        """Signs on the scrubber: the turn each stands at."""
        index = {turn: i for i, (turn, _number) in enumerate(self.turns)}
        signs = [(index.get(told.turn, 0), NOTABLE[told.event.kind]) for told in self.events]
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
        """Look through other eyes; in a game that is not over only their owner may."""
        if seat == self.seat:
            return
        is_private = self.sitting.outcome is None and len(self.sitting.people) > 1
        if seat is None or not is_private:
            self._look_as(seat)
            return
        who = self.sitting.seats[seat]
        scholar = self.view["scholars"][seat]["card"]
        self.app.stack.push(EyesCurtain(self, who.name, who.colour, scholar, seat))

    def _look_as(self, seat: int | None) -> None:
        self._take(seat)
        self.resized()
        self.jump(self.at)

    # --- what people do --------------------------------------------------------------------

    def hover(self, thing: Thing | None) -> None:
        """Something is pointed at: mark it wherever it is."""
        if thing != self.hovered:
            self.hovered = thing
            for part in self.parts.values():
                part.mark(thing)
            self.touch()

    def inspect(self, thing: Thing) -> None:
        """A large readable view of anything."""
        self.playing = False
        self.app.stack.push(InspectSheet(self.app, thing, self.view, self.speech.names))

    def back(self) -> None:
        """Esc: stop watching."""
        self.leave_replay()

    def handle(self, event: pygame.event.Event) -> bool:
        """Keys of the replay, its controls, then the parts from the top down."""
        if event.type == pygame.KEYDOWN and self._key(event):
            return True
        pointing = event.type in (
            pygame.MOUSEMOTION,
            pygame.MOUSEBUTTONDOWN,
            pygame.MOUSEBUTTONUP,
        )
        if self.captor is not None and pointing:
            return self._to_captor(event)
        if self.page.handle(event) or (pointing and self._is_covered(event.pos)):
            if event.type == pygame.MOUSEMOTION:
                self._leave(self.visible())
            return True
        if self._to_parts(event):
            return True
        return super().handle(event) if event.type == pygame.KEYDOWN else False

    def _key(self, event: pygame.event.Event) -> bool:
        key = event.key
        on_slider = self.page.focus == "scrubber" and self.page.by_keyboard
        if key in (pygame.K_LEFT, pygame.K_RIGHT) and not on_slider:
            self.forward() if key == pygame.K_RIGHT else self.back_one()
            return True
        if key in (pygame.K_PLUS, pygame.K_KP_PLUS, pygame.K_EQUALS):
            self.change_speed(1)
            return True
        if key in (pygame.K_MINUS, pygame.K_KP_MINUS):
            self.change_speed(-1)
            return True
        if key == pygame.K_i and self.hovered:
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

    def _is_covered(self, pos: tuple[int, int]) -> bool:
        """Is a place on one of the papers of this page?"""
        papers = [widget for widget in self.page.widgets if isinstance(widget, Panel)]
        return any(paper.rect.collidepoint(pos) for paper in papers)

    def _to_captor(self, event: pygame.event.Event) -> bool:
        """Who has the button keeps it until it is let go."""
        part = self.captor
        assert part is not None
        if event.type == pygame.MOUSEBUTTONUP:
            self.captor = None
        part.handle(event)
        return True

    def _to_parts(self, event: pygame.event.Event) -> bool:
        visible = list(reversed(self.visible()))
        for at, part in enumerate(visible):
            if part.handle(event):
                if event.type == pygame.MOUSEBUTTONDOWN and event.button in (1, 2):
                    self.captor = part
                if event.type == pygame.MOUSEMOTION:
                    self._leave(visible[at + 1 :])
                return True
        return False

    def _leave(self, parts: Sequence[Part]) -> None:
        for part in parts:
            part.handle(LEAVE)

    # --- drawing ---------------------------------------------------------------------------

    def draw(self, surface: pygame.Surface) -> None:
        if self.is_duel:
            self.backdrop(surface)
        assert self.places is not None
        whole = surface.get_clip()
        for part in self.visible():
            # Cards reach below the edge of the board: the strip lies there.
            surface.set_clip(whole if isinstance(part, MapView) else self.places.board.clip(whole))
            part.draw(surface)
        surface.set_clip(whole)
        self.page.draw(surface)
        if not self.page.hover and not self.page.by_keyboard:
            tips = [part.tip() for part in reversed(self.visible())]
            told = next((tip for tip in tips if tip), None)
            if told:
                draw_tip(surface, self.look, *told)


class EyesCurtain(Curtain):
    """Before the eyes of somebody whose game is not over: only that person lifts it."""

    def __init__(
        self, replay: ReplayScene, name: str, colour: str, scholar: str, seat: int
    ) -> None:
        super().__init__(replay.app, name, colour, self.lifted, scholar)
        self.replay = replay
        self.seat = seat

    def lifted(self) -> None:
        """The person is there."""
        self.app.stack.pop(self)
        self.replay._look_as(self.seat)

    def back(self) -> None:
        """Esc: nobody is there, so nothing changes."""
        self.app.stack.pop(self)


def first_eyes(sitting: Sitting) -> int | None:
    """Whose eyes a replay begins with: the only person's, else everybody's."""
    return sitting.people[0] if len(sitting.people) == 1 else None
