"""The presenter: whose turn it is at the screen, what is shown of it, what comes next.

Between the sitting, where everything has already happened, and the table, where it is seen: events
are shown one by one, computers answer at a pace that can be followed, a click is carried through
windows until it is done, and nothing private is shown to the wrong person.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Collection, Sequence
from typing import TYPE_CHECKING, Any, Generic, Literal, Protocol, cast

from game.engine.core.agenda import Event, verb_of
from game.scenes.table.choices import NO_CHOICES, Asked, Choices
from game.scenes.table.event_presentation import Presentation
from game.scenes.table.part import V
from game.scenes.table.speech import Speech
from game.session.lookahead import Lookahead
from game.session.sentence import Sentence
from game.session.sitting import Now, Sitting
from game.session.traits import traits_of
from game.ui.motion import SPEEDS, Motion

if TYPE_CHECKING:
    from game.session.timeline import Told

Stage = Literal["moving", "ask", "bar", "think", "curtain", "over"]

# Seconds a computer takes at normal speed where its title names no other pace.
USUAL_PACE = 0.3
# All computers in a window answer within this pause, also those that have nothing.
BAR_PAUSE = 0.4
THINK_SECONDS = 0.002
# Decisions of computers between two frames; counted, not timed: how fast the machine is tells nothing.
DECISIONS_A_FRAME = 2


class Audience(Protocol):
    """What the presenter tells the table."""

    #: Whether the table is on top: nothing goes on under a page that somebody has to read.
    is_top: bool

    def show_event(self, event: Event, after: Any, again: bool) -> None:
        """Set off sound and movement of one event."""

    def refresh(self) -> None:
        """View, choices or stage changed."""

    def refill_log(self, told: list[Told]) -> None:
        """The log for other eyes, or after taking back."""

    def hand_over(self, seat: int) -> None:
        """Let the curtain fall for that seat; `taken` is called when it is raised."""

    def finished(self) -> None:
        """The game is over and everything was seen."""


class Presenter(Generic[V]):
    """One sitting as it is played at one screen."""

    def __init__(
        self,
        sitting: Sitting,
        speech: Speech,
        motion: Motion,
        audience: Audience,
        presentation: Presentation,
    ) -> None:
        self.sitting = sitting
        self.presentation = presentation
        self.speech = speech
        self.motion = motion
        self.audience = audience
        self.stage: Stage = "moving"
        self.now = Now("think")
        self.holder = sitting.people[0] if len(sitting.people) == 1 else None
        self.hidden = False
        self.eyes = self._whose_eyes()
        self.view: V = self.look_with(self.eyes)
        self.choices: Choices = NO_CHOICES
        self.pressed: frozenset[int] = frozenset()
        self.pending: deque[tuple[Event, V]] = deque()
        self.wanted: list[str] = []
        #: Is the next of these what was advised?
        self.is_advised = False
        self.pause = 0.0
        self.bars = 0
        #: Who said "wait" while something was still being shown.
        self.speaking: int | None = None
        self._marks: list[int] = []
        self._undone: list[int] = []
        self._again: tuple[V, list[tuple[Event, V]]] | None = None
        self._again_is_open = False
        self._is_again = False
        self._log_eyes: int | None = -1

    def look_with(self, eyes: int | None) -> V:
        """The table as the sitting has it, through these eyes."""
        return cast(V, self.sitting.view(eyes))

    # --- time ------------------------------------------------------------------------------

    def update(self, dt: float) -> None:
        """Go on as far as nothing moves and nobody has to decide."""
        decisions = 0
        while self.audience.is_top and not self.motion.running:
            if self.pending:
                self._show_next()
            elif self.stage == "moving":
                self._settle()
            elif self.stage == "think":
                self.pause -= dt
                dt = 0.0
                decisions += 1
                if self.pause > 0 or decisions > DECISIONS_A_FRAME or not self._let_think():
                    return
            else:
                return

    def wake_in(self) -> float | None:
        """At once while events wait or a computer thinks; never while a person decides."""
        return 0.0 if self.pending or self.stage in ("moving", "think") else None

    def _show_next(self) -> None:
        event, after = self.pending.popleft()
        self.audience.show_event(event, after, self._is_again)

    def seen(self, after: V) -> None:
        """An event was shown: from now on the table is as it left it."""
        self.view = after

    def finish(self) -> bool:
        """End whatever is being shown, up to a page that has to be read; True if there was something."""
        had = self.motion.running or bool(self.pending)
        while self.motion.running or (self.pending and self.audience.is_top):
            self.motion.finish_all()
            if self.pending and self.audience.is_top:
                self._show_next()
        return had

    def put_back(self, event: Event, after: V) -> None:
        """An event is shown later: a page has to be read before it."""
        self.pending.appendleft((event, after))

    # --- what comes next -------------------------------------------------------------------

    def _settle(self) -> None:
        """Nothing moves any more: show the table as it is and turn to whoever decides."""
        self._is_again = False
        self.now = self.sitting.now()
        self.eyes = self._whose_eyes()
        if self._speaks():
            return
        forced = self.sitting.forced() if self.now.todo == "ask" else ""
        if forced:
            self._decide(forced)
            return
        if self.now.todo == "ask" and self._needs_curtain(self.now.seat):
            self.stage, self.choices, self.eyes = "curtain", NO_CHOICES, None
            self._look()
            self.audience.hand_over(self.now.seat)
            return
        if self.now.todo == "ask":
            self._again_is_open = False
            self.holder = self.now.seat
            self.eyes = self._whose_eyes()
            self.view = self.look_with(self.eyes)
            ahead = self.sitting.ahead()
            if self.wanted and self._pursue(ahead):
                return
            self.stage = "ask"
            self.choices = NO_CHOICES if self.hidden else Asked(self.sitting, self.speech, ahead)
        else:
            self.choices = NO_CHOICES
            self._turn_to(self.now)
        self._look()
        if self.stage == "over":
            self.audience.finished()

    def _turn_to(self, now: Now) -> None:
        if now.todo == "bar":
            if self.stage != "bar":
                self.bars += 1
            self.stage, self.pressed, self._again_is_open = "bar", self.sitting.pressed, False
        elif now.todo == "think":
            assert self.sitting.question is not None
            self.stage = "think"
            pace = self.presentation.pace.get(self.sitting.question.prompt, USUAL_PACE)
            self.pause = pace * SPEEDS[self.motion.speed]
        else:
            self.stage = "over"

    def _whose_eyes(self) -> int | None:
        """Whose private things show: nobody's while a bar is up or somebody else decides."""
        if self.hidden or self.holder is None:
            return None
        if len(self.sitting.people) == 1 or self.now.todo == "over":
            return self.holder
        if self.now.todo == "bar":
            return None
        is_own = self.now.seat == self.holder or self.sitting.whose_turn == self.holder
        return self.holder if is_own else None

    def _needs_curtain(self, seat: int) -> bool:
        return len(self.sitting.people) > 1 and seat != self.holder

    def _look(self) -> None:
        """Show the table as the sitting has it; at speed off only when somebody has to look."""
        self.view = self.look_with(self.eyes)
        self._match_log()
        if self.stage != "think" or not self.is_instant:
            self.audience.refresh()

    @property
    def is_instant(self) -> bool:
        """Is nothing shown on its way?"""
        return SPEEDS[self.motion.speed] == 0

    def _match_log(self) -> None:
        """The log is that of whoever looks: what is added to it next is told for these eyes."""
        if self._log_eyes != self.eyes:
            self._log_eyes = self.eyes
            self.audience.refill_log(self.sitting.events_for(self.eyes))

    def retell(self) -> None:
        """The log in another language."""
        self.audience.refill_log(self.sitting.events_for(self.eyes))

    def taken(self, seat: int) -> None:
        """The curtain was raised: the screen belongs to this person now."""
        self.holder = seat
        self.hidden = False
        self._marks.clear()
        self._undone.clear()
        self.wanted.clear()
        self.stage = "moving"

    # --- answers ---------------------------------------------------------------------------

    def intend(self, keys: Sequence[str], is_advised: bool = False) -> None:
        """Do these things in order, letting windows go by before each (one click).

        Whoever does the first of them may have been advised to.
        """
        if self.stage != "ask" or not isinstance(self.choices, Asked) or not keys:
            return
        self._marks.append(self.sitting.length)
        self._undone.clear()
        self.wanted, self.is_advised = list(keys), is_advised
        self._pursue(self.choices.ahead)

    def end_ahead(self) -> str:
        """The words by which the own turn ends, if that is what comes after all that is shown.

        A lesson has something to say before that.
        """
        now = self.sitting.now()
        is_own = now.todo == "ask" and now.seat == self.holder and not self.sitting.forced()
        if self.sitting.lesson or not is_own:
            return ""
        choices = Asked(self.sitting, self.speech)
        is_end = len(choices.ahead.links) == 1 and choices.end == choices.ahead.idle()
        return choices.end_text if is_end else ""

    def end_soon(self) -> None:
        """End the turn as soon as that is asked."""
        self.wanted = [Asked(self.sitting, self.speech).end]

    def _pursue(self, ahead: Lookahead) -> bool:
        """Take the next step towards what is wanted; False if it is no longer to be had."""
        if len(self.wanted) > 1 and self._answered_itself(self.wanted[0], ahead):
            self.wanted.pop(0)
        key, is_advised = self.wanted[0], False
        if ahead.now.find(key):
            self.wanted.pop(0)
            is_advised, self.is_advised = self.is_advised, False
        else:
            key = ahead.idle() if ahead.find(key) else ""
        if not key:
            self.wanted.clear()
            return False
        self._decide(key, is_advised)
        return True

    def _answered_itself(self, key: str, ahead: Lookahead) -> bool:
        """Is it the answer to where a walk goes, which was not asked because there is but one?"""
        wheres = traits_of(self.sitting.setup.title).wheres
        return verb_of(key) in wheres and not ahead.find(key)

    def _let_think(self) -> bool:
        key = self.sitting.think(THINK_SECONDS)
        if key is None:
            return False
        self._decide(key)
        return True

    def _decide(self, key: str, is_advised: bool = False) -> None:
        question = self.sitting.question
        assert question is not None
        by_computer = not self.sitting.is_person(question.seat)
        before = self.view
        self._match_log()
        since = self.sitting.length
        self.sitting.choose(key, advised=is_advised)
        shown = self._follow(since)
        if by_computer and shown:
            self._remember(before, shown)

    def press(self, seat: int) -> None:
        """Somebody presses the own sign on the bar, or takes it back."""
        self.pressed ^= {seat}
        self.sitting.press(self.pressed)
        self.audience.refresh()

    def go_on(self, pressed: Collection[int] | None = None) -> None:
        """Close the bar; those who pressed are asked in turn."""
        if self.stage != "bar":
            return
        wanting = self.pressed if pressed is None else frozenset(pressed)
        if wanting:
            self.wanted.clear()
        self._undone.clear()
        self._match_log()
        since = self.sitting.length
        self.sitting.go_on(wanting)
        self._follow(since)
        self.motion.pause(BAR_PAUSE)

    # --- speaking up -----------------------------------------------------------------------

    def speakers(self) -> tuple[int, ...]:
        """People who may say "wait" now; a word said while something moves is kept for its end."""
        if self.stage not in ("ask", "think", "moving"):
            return ()
        return tuple(seat for seat in self.sitting.people if self.sitting.can_speak_up(seat))

    def speak_up(self, seat: int) -> None:
        """Somebody says "wait": the window of this moment opens for that person alone."""
        if seat in self.speakers():
            self.speaking = seat
            if self.stage != "moving":
                self._speaks()
            self.audience.refresh()

    def _speaks(self) -> bool:
        """Ask whoever said "wait", if that is possible where the table stands now."""
        seat, self.speaking = self.speaking, None
        if seat is None or not self.sitting.can_speak_up(seat):
            return False
        self.wanted.clear()
        self._undone.clear()
        self._match_log()
        since = self.sitting.length
        self.sitting.speak_up(seat)
        self._follow(since)
        return True

    def _follow(self, since: int) -> list[tuple[Event, V]]:
        """Queue what happened from a move on to be shown."""
        shown = [(event, cast(V, view)) for event, view in self.sitting.shown_to(self.eyes, since)]
        if any(self.presentation.of(event).stops_a_walk for event, _ in shown):
            self.wanted.clear()
        self.pending.extend(shown)
        self.stage, self.choices = "moving", NO_CHOICES
        if not self.is_instant:
            self.audience.refresh()
        return shown

    # --- orders, hiding --------------------------------------------------------------------

    def set_order(self, seat: int, order: str, marks: Sequence[str]) -> None:
        """A standing order, at any moment; the bar may have other seats after it."""
        self.sitting.set_order(seat, order, list(marks))
        self._undone.clear()
        self._log_eyes = -1
        if self.stage in ("ask", "bar"):
            self._settle()

    def hide(self, hidden: bool) -> None:
        """Lay the hand face down, or turn it up again."""
        self.hidden = hidden
        if self.stage in ("ask", "bar", "think", "over") and not self.pending:
            self._settle_quietly()

    def _settle_quietly(self) -> None:
        """Show the same moment with other eyes."""
        pause = self.pause
        if self.stage != "over":
            self._settle()
            self.pause = pause

    # --- taking back -----------------------------------------------------------------------

    def why_not_undo(self) -> Sentence | None:
        """Why nothing can be taken back now; a computer that thinks is not waited for."""
        if self.stage not in ("ask", "bar", "think") or self.hidden:
            return Sentence("table.wait", {})
        return self.sitting.why_not_undo()

    def undo(self) -> None:
        """Take the last click back, with all it went through."""
        if self.why_not_undo():
            return
        while self._marks and self._marks[-1] >= self.sitting.length:
            self._marks.pop()
        target = self._marks.pop() if self._marks else self.sitting.length - 1
        count = 0
        while self.sitting.why_not_undo() is None and self.sitting.length > target:
            self.sitting.undo()
            count += 1
        self._undone.append(count)
        self._jumped()

    def why_not_redo(self) -> Sentence | None:
        """Why nothing can be done again now."""
        if self.stage not in ("ask", "bar") or self.hidden:
            return Sentence("table.wait", {})
        return self.sitting.why_not_redo()

    def redo(self) -> None:
        """Do again what was last taken back."""
        if self.why_not_redo():
            return
        self._marks.append(self.sitting.length)
        for _ in range(self._undone.pop() if self._undone else 1):
            self.sitting.redo(self.eyes)
        self._jumped()

    def rewound(self) -> None:
        """The table went back by agreement: show where it stands."""
        self._marks.clear()
        self._undone.clear()
        self._jumped()

    def _jumped(self) -> None:
        """The sitting stands elsewhere: show it without movement."""
        self.wanted.clear()
        self.pending.clear()
        self._log_eyes = -1
        self._again, self._again_is_open = None, False
        self._settle()

    # --- showing again ---------------------------------------------------------------------

    def _remember(self, before: V, shown: list[tuple[Event, V]]) -> None:
        """Keep what computers did since a person was last asked, to show it again."""
        if self._again is None or not self._again_is_open:
            self._again, self._again_is_open = (before, []), True
        self._again[1].extend(shown)

    def can_show_again(self) -> bool:
        """Whether a computer's move is there to be seen again by whoever is at the screen now."""
        return self.why_not_again() is None

    def why_not_again(self) -> Sentence | None:
        """Why no move of a computer can be shown again now."""
        if self.stage not in ("ask", "bar"):
            return Sentence("table.wait", {})
        if self._again is None:
            has_moved = any(move.by == "computer" for move in self.sitting.timeline.moves)
            return Sentence("table.again_gone" if has_moved else "table.no_again", {})
        is_own = self._again[0]["seat"] in (None, self.eyes)
        return None if is_own else Sentence("table.again_others", {})

    def show_again(self) -> None:
        """The last move of the computers once more, then back to where the table stands."""
        if self._again is None or not self.can_show_again():
            return
        self.view = self._again[0]
        self.pending.extend(self._again[1])
        self._is_again = True
        self.stage, self.choices = "moving", NO_CHOICES
        self.audience.refresh()

    def is_own_turn(self) -> bool:
        """Is the person who is asked also the one whose turn it is?"""
        return self.stage == "ask" and self.now.seat == self.sitting.whose_turn

    def is_window(self) -> bool:
        """Is the person asked out of turn?"""
        question = self.sitting.question
        return question is not None and traits_of(self.sitting.setup.title).is_window(question)
