"""Moving through the time of a game: forwards event by event, or at once to any moment."""

from __future__ import annotations

from collections import deque
from functools import partial
from typing import TYPE_CHECKING, Generic, cast

from game.engine.core.agenda import Event
from game.scenes.table.event_presentation import show_event
from game.scenes.table.part import V
from game.session.proof import Replay
from game.session.settings import Speed
from game.session.timeline import Told

if TYPE_CHECKING:
    from game.scenes.replay.scene import ReplayScene

#: From slow to fast; "off" shows results only.
SPEEDS: tuple[Speed, ...] = ("slow", "normal", "fast", "off")
#: Seconds a decision stays in view before the next.
PACE = {"slow": 1.2, "normal": 0.6, "fast": 0.25, "off": 0.08}
#: Decisions that changed nothing in view, passed over within one frame.
MOST_QUIET = 40


class Playback(Generic[V]):
    """Where a replay stands, and how it goes on from there."""

    def __init__(self, scene: ReplayScene[V], seat: int | None) -> None:
        self.scene = scene
        self.speed: Speed = scene.app.settings.speed
        self.at = 0
        self.playing = False
        self.wait = 0.0
        self.caption = ""
        self.pending: deque[tuple[Event, V]] = deque()
        self.take(seat)

    def take(self, seat: int | None) -> None:
        """Look through these eyes from now on, at the same moment."""
        self.seat = seat
        self.replay = Replay(self.scene.sitting.timeline, seat)
        self.turns = self.scene.turns_of(self.replay)
        self.events = [told for told in self.replay.told if self._is_notable(told)]
        self.view: V = self.view_at(self.at)
        self._standing = self.view

    def _is_notable(self, told: Told) -> bool:
        is_notable = self.scene.presentation.of(told.event).is_notable
        return is_notable and bool(self.scene.sentence(told.event))

    # --- where it stands -------------------------------------------------------------------

    def view_at(self, number: int) -> V:
        """The table after a move."""
        return cast(V, self.replay.view(number))

    @property
    def last(self) -> int:
        """The last frame."""
        return len(self.replay) - 1

    @property
    def turn_index(self) -> int:
        """Which stretch of the scrubber the frame lies in; 0 is the set-up."""
        return max(i for i, (_turn, number) in enumerate(self.turns) if number <= self.at)

    @property
    def event_index(self) -> int:
        """The last notable event up to the frame; -1 before the first."""
        return max((i for i, told in enumerate(self.events) if told.number <= self.at), default=-1)

    # --- at once ---------------------------------------------------------------------------

    def jump(self, number: int) -> None:
        """Show a frame at once."""
        self.pending.clear()
        self.scene.motion.waiting.clear()
        self.at = max(0, min(self.last, number))
        self.scene.clear_air()
        self.view = self._standing = self.view_at(self.at)
        self.wait = 0.0
        self.caption = self.caption_at(self.at)
        self.scene.refresh()

    def caption_at(self, number: int) -> str:
        """The last sentence told up to a frame."""
        for at in range(number, -1, -1):
            for told in reversed(self.replay.events(at)):
                text = self.scene.sentence(told.event)
                if text:
                    return text
        return ""

    def back_one(self) -> None:
        """One decision back to where something was shown."""
        self.playing = False
        number = self.at - 1
        while number > 0 and not self.replay.events(number):
            number -= 1
        self.jump(number)

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

    def to_event(self, index: int) -> None:
        """One of the notable events was chosen."""
        self.jump(self.events[index].number)

    # --- forwards --------------------------------------------------------------------------

    def step(self) -> bool:
        """Play the next move; True if it had anything to show."""
        self.at += 1
        shown = [(event, cast(V, view)) for event, view in self.replay.shown(self.at)]
        self.pending.extend(shown)
        is_told = any(self.scene.sentence(event) for event, _ in shown)
        self.wait = PACE[self.speed] if is_told else 0.0
        return bool(shown)

    def forward(self) -> None:
        """One decision on that shows something."""
        self.rest()
        while self.at < self.last and not self.step():
            pass
        self.scene.touch()

    def rest(self) -> None:
        """Stop here, with all of the move shown."""
        self.playing = False
        self.finish()

    def finish(self) -> None:
        """End what is being shown."""
        motion = self.scene.motion
        while motion.running or self.pending:
            motion.finish_all()
            if self.pending:
                self._show_next()
        self._arrive()

    def toggle(self) -> None:
        """Play or pause; at the end it begins anew."""
        self.playing = not self.playing
        if self.playing and self.at >= self.last:
            self.jump(0)
        self.scene.rebuild()

    def update(self, dt: float) -> None:
        """Go on as far as nothing moves."""
        for _ in range(MOST_QUIET):
            if self.scene.motion.running:
                return
            if self.pending:
                self._show_next()
                if not self.pending and not self.scene.motion.running:
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
                self.scene.rebuild()
                return
            self.step()

    def _show_next(self) -> None:
        event, after = self.pending.popleft()
        scene = self.scene
        scene.note(event)
        self.caption = scene.sentence(event) or self.caption
        show_event(scene, event, after, scene.parts.values(), partial(self._seen, after))

    def _seen(self, after: V) -> None:
        self.view = after
        self.scene.refresh()

    def _arrive(self) -> None:
        """Everything of a move was shown: the table is as it was then."""
        self.view = self._standing = self.view_at(self.at)
        self.scene.refresh()

    # --- speed -----------------------------------------------------------------------------

    def change_speed(self, by: int) -> None:
        """Slower or faster, as far as it goes."""
        at = SPEEDS.index(self.speed) + by
        self._set_speed(SPEEDS[max(0, min(len(SPEEDS) - 1, at))])

    def next_speed(self) -> None:
        """The next speed, round and round."""
        self._set_speed(SPEEDS[(SPEEDS.index(self.speed) + 1) % len(SPEEDS)])

    def _set_speed(self, speed: Speed) -> None:
        self.speed = speed
        self.scene.motion.speed = speed
        self.scene.rebuild()
