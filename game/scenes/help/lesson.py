"""A lesson at the table: a slip with a few words beside what they are about, and what is right glows.

Nothing is barred: whoever does something else plays on, and the lesson speaks again at the next moment
that it knows. A step that was shown is over as soon as play goes on.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from collections.abc import Set as AbstractSet
from dataclasses import dataclass, field, replace
from functools import partial
from typing import TYPE_CHECKING, NamedTuple

import pygame

from game.content.lessons import Chapter, LessonStep, chapter_with
from game.scenes.help.hints import TEXT, HintSlip, Moment, Surroundings, is_small, ring_around
from game.session.lesson import PUPIL
from game.ui.look import Look, Touch
from game.ui.scale import flow
from game.ui.widgets import Button, Paint, Widget

if TYPE_CHECKING:
    from game.engine.core.agenda import Event
    from game.scenes.shell.app import App

#: Width of a slip, its rim, the radius of a dot, in units.
WIDTH, PAD, GAP, DOT = 340, 16, 24, 4
#: An answer that lies at more places than this glows at one.
MOST_PLACES = 3
#: Parts of its width that a slip may have, and what each narrower one must save, in windows.
SHARES, NARROWER = (1.0, 0.8, 0.6), 0.06
#: A slip rather lies far from its thing, which glows, than on another; its line matters little.
COVERING, CROSSING = 4.0, 0.05
#: What takes more of the window than this does not glow as a whole.
GLOWING_SHARE = 0.15
#: A ring goes round what is seen of a thing if that is more than one of so many parts.
SEEN = 4
#: What reaches so little out of another thing lies in it.
ABOUT = 1.1
#: A slip stays if it hides no more of its thing than one of so many parts.
HIDDEN = 2
NOWHERE = pygame.Rect(0, 0, 0, 0)
#: Before the kind of an event of the pupil's; facts that tell whose an event is.
OWN, WHOSE = "own:", ("seat", "owner")


def names_of(event: Event) -> set[str]:
    """What a step may call an event: its kind, and what is the pupil's also the pupil's own."""
    is_own = PUPIL in [event.facts.get(fact) for fact in WHOSE]
    return {event.kind, OWN + event.kind} if is_own else {event.kind}


@dataclass
class Lesson:
    """How far a pupil is in a chapter. Steps that were shown are kept with the settings."""

    app: App
    title: str
    chapter: Chapter
    pupil: str
    rival: str
    happened: set[str] = field(default_factory=set)
    #: Everything that has happened since the chapter began and was not taken back.
    past: Callable[[], AbstractSet[str]] = frozenset
    shown: str = ""
    since: int = -1
    is_left: bool = False
    #: Where the slip of the step lies: it stays there while its thing is pointed at.
    laid: pygame.Rect = field(default_factory=NOWHERE.copy)

    def note_event(self, event: Event) -> None:
        """An event was seen."""
        self.happened |= names_of(event)

    def key(self, name: str = "") -> str:
        """What is remembered of a step, or of the whole chapter."""
        return f"{self.title}.lesson.{self.chapter.id}" + (f".{name}" if name else "")

    def is_told(self, name: str) -> bool:
        """Was a step shown before?"""
        return self.key(name) in self.app.settings.lessons

    @property
    def dots(self) -> tuple[int, int]:
        """How many steps of the whole chapter lie behind, and how many there are."""
        parts = chapter_with(self.title, self.chapter)
        at = parts.index(self.chapter)
        behind = sum(len(part.steps) for part in parts[:at])
        behind += sum(self.is_behind(step) for step in self.chapter.steps)
        return behind, sum(len(part.steps) for part in parts)

    @property
    def step(self) -> LessonStep | None:
        """The step that lies on the table."""
        return next((step for step in self.chapter.steps if step.id == self.shown), None)

    @property
    def told(self) -> int:
        """How many steps were shown."""
        return sum(self.is_told(step.id) for step in self.chapter.steps)

    def is_behind(self, step: LessonStep) -> bool:
        """Was a step shown, or has the pupil found out by playing?"""
        return self.is_told(step.id) or bool(step.unless and step.unless in self.past())

    @property
    def is_over(self) -> bool:
        """Does nothing lie ahead that the chapter waits for?"""
        steps = self.chapter.steps
        return not self.shown and all(step.extra or self.is_behind(step) for step in steps)

    def is_done(self, moves: int) -> bool:
        """Has play gone on after the last step?"""
        self.settle(moves)
        return self.is_over

    def words(self, name: str) -> str:
        """What a step says."""
        return self.app.words(self.key(name), pupil=self.pupil, rival=self.rival)

    @property
    def is_otherwise(self) -> bool:
        """Has the game taken the other good way?"""
        return self.chapter.otherwise in self.happened

    @property
    def parting(self) -> str:
        """Why the lesson goes on at a later moment before all was told."""
        return self.words("otherwise") if self.is_otherwise else self.app.words("lesson.astray")

    def settle(self, moves: int) -> None:
        """Play has gone on since a step was shown: it is over."""
        if not self.shown or self.since < 0:
            return
        if moves > self.since:
            self.go_on()
        elif moves < self.since:  # taken back: it may be shown again
            self.shown = ""

    def go_on(self) -> None:
        """The step that is shown was read, and hints that say the same with it."""
        if self.step and not self.is_told(self.shown):
            self.app.progress.lesson_told(self.key(self.shown))
            for hint in self.step.moot:
                self.app.progress.hint_seen(f"{self.title}.{hint}")
        self.shown = ""

    def current(self, now: Moment) -> LessonStep | None:
        """The step that lies there, or the first that was not shown and is about this moment."""
        if self.step and now.stage == "ask":
            return self.step
        for step in self.chapter.steps:
            if self._fits(step, now) and not self.is_behind(step):
                return step
        return None

    def show(self, name: str, moves: int, rect: pygame.Rect) -> None:
        """This step lies on the table now, and there."""
        is_new, self.shown = name != self.shown, name
        if is_new and self.step and not self.step.extra:  # one that comes between uses nothing up
            self.happened.clear()
        self.since, self.laid = moves, rect

    def back(self) -> bool:
        """The step before is told again; True if something was done then that is to be taken back."""
        steps = {self.key(step.id): step for step in self.chapter.steps}
        told = [steps[key] for key in self.app.settings.lessons if key in steps]  # as they came
        self.shown, self.since = "", -1
        if told:
            self.app.progress.forget_lesson(self.key(told[-1].id))
            self.shown = "" if told[-1].expect else told[-1].id
        return bool(told and told[-1].expect)

    def _fits(self, step: LessonStep, now: Moment) -> bool:
        return (
            now.stage == "ask"
            and step.asked in ("", now.prompt)
            and (not step.offered or step.offered in now.offered)
            and (not step.happened or step.happened in self.happened)
            and (not step.after or self.is_told(step.after))
        )


class Right(NamedTuple):
    """An answer that is right: its key and where it lies."""

    key: str
    rect: pygame.Rect


class LessonActs(NamedTuple):
    """What the buttons of a slip do."""

    go_on: Callable[[], None]
    back: Callable[[], None]
    why: Callable[[str], None]
    leave: Callable[[], None]


def right_answers(step: LessonStep, spots: Sequence[Right]) -> list[Right]:
    """Where the answers lie that a step expects: on the map, in a list, on a line that asks which.

    Of an answer with many places, as a step that leads on far away, the first is the one.
    """
    found: dict[str, list[Right]] = {}
    for one in spots:
        if leads_to(one.key, step):
            found.setdefault(one.key, []).append(one)
    return [
        one for places in map(outermost, found.values())
        for one in (places if len(places) <= MOST_PLACES else places[:1])
    ]  # fmt: skip


def leads_to(key: str, step: LessonStep) -> bool:
    """Is it a right answer, or what some right one begins with?"""
    begun = any(right == key or right.startswith(f"{key}:") for right in step.expect)
    return begun or key.startswith(step.expect)


def outermost(places: Sequence[Right]) -> list[Right]:
    """Places of one answer without those that lie in a larger one."""

    def lies_in(one: pygame.Rect, other: pygame.Rect) -> bool:
        return one.w * one.h < other.w * other.h and other.scale_by(ABOUT).contains(one)

    return [one for one in places if not any(lies_in(one.rect, more.rect) for more in places)]


def lesson_widgets(
    lesson: Lesson,
    look: Look,
    now: Moment,
    room: Surroundings,
    spots: Sequence[Right],
    acts: LessonActs,
) -> list[Widget]:
    """The slip of the step for this moment, and a glow around what is right or what it is about."""
    lesson.settle(now.moves)
    step = lesson.current(now)
    if step is None or lesson.is_left:
        return []
    right = right_answers(step, spots)
    about = now.find(step.at.format(seat=now.seat)) if step.at else None
    near = right[0].rect if right else about
    buttons = slip_buttons(lesson, step, acts)
    text = lesson.words(step.id)
    free = replace(
        room, taken=[*room.taken, *(one.rect for one in right), *([about] if about else [])],
        told=[*room.told, *room.large], covering=COVERING, crossing=CROSSING,
    )  # fmt: skip
    is_well = lesson.shown == step.id and lesson.laid.collidelist(room.taken) < 0
    laid = lesson.laid if is_well else NOWHERE
    rect = place_slip(look, text, buttons, free, near, laid)
    lesson.show(step.id, now.moves, rect)
    is_one_thing = len(right) < 2 and near is not None and is_small(near, room.area)
    pointed = near if is_one_thing else None
    told, steps = lesson.dots
    laid_buttons = lay_buttons(look, rect, buttons)
    slip = LessonSlip(
        id=f"lesson:{step.id}", rect=rect, text=text, near=room.line_to(rect, pointed),
        act=acts.go_on, told=told, steps=steps, dots_at=laid_buttons[0].rect.top - 3 * look.u(DOT),
    )  # fmt: skip
    return [*glow_widgets(look, right, near, room), slip, *laid_buttons]


def glow_widgets(
    look: Look, right: Sequence[Right], near: pygame.Rect | None, room: Surroundings
) -> list[Widget]:
    """Rings around the answers that are right; where none is, around what the words are about."""
    rings = [
        (f"right:{i}:{one.key}", uncovered(one.rect, room))
        for i, one in enumerate(in_sight(right, room))
    ]
    if near is not None and not rings and is_small(near, room.area, GLOWING_SHARE):
        rings = [("about", uncovered(near, room))]
    paint = partial(ring_around, look, room.prices)
    return [Paint(id=name, rect=rect, paint=paint) for name, rect in rings]


def in_sight(right: Sequence[Right], room: Surroundings) -> list[Right]:
    """Of an answer with several places those of which enough is seen, if there are such."""
    seen = [one for one in right if is_seen(one.rect, room)]
    keys = {one.key for one in seen}
    return [one for one in right if one in seen or one.key not in keys]


def is_seen(rect: pygame.Rect, room: Surroundings) -> bool:
    """Does more than a little of a thing lie free?"""
    seen = uncovered(rect, room)
    return SEEN * seen.w * seen.h > rect.w * rect.h


def uncovered(rect: pygame.Rect, room: Surroundings) -> pygame.Rect:
    """The part of a thing on the board that no paper, panel or card lies on; all of what lies there."""
    seen = rect
    for one in sorted(room.over, key=lambda one: -one.w * one.h):
        is_part = any(a.scale_by(ABOUT).contains(b) for a, b in ((rect, one), (one, rect)))
        if one.colliderect(seen) and not is_part:
            seen = max(_beside(seen, one), key=lambda part: part.w * part.h)
    return seen


def _beside(rect: pygame.Rect, cover: pygame.Rect) -> Sequence[pygame.Rect]:
    """What is left of a thing on each side of what covers it."""
    x, y, right, bottom = rect.x, rect.y, rect.right, rect.bottom
    return [
        pygame.Rect(x, y, max(0, cover.x - x), rect.h),
        pygame.Rect(cover.right, y, max(0, right - cover.right), rect.h),
        pygame.Rect(x, y, rect.w, max(0, cover.y - y)),
        pygame.Rect(x, cover.bottom, rect.w, max(0, bottom - cover.bottom)),
    ]


def slip_buttons(lesson: Lesson, step: LessonStep, acts: LessonActs) -> list[Button]:
    """Below the words: go on where nothing is to be done, why, one step back, leave."""
    words, place = lesson.app.words, pygame.Rect(0, 0, 0, 0)
    made = []
    if not step.expect:
        made.append(("lesson_on", "lesson.go_on", "brass", acts.go_on))
    if step.why:
        made.append(("lesson_why", "lesson.why", "paper", partial(acts.why, step.why)))
    if lesson.told:
        made.append(("lesson_back", "lesson.back", "paper", acts.back))
    made.append(("lesson_skip", "lesson.skip", "paper", acts.leave))
    return [
        Button(id=name, rect=place, text=words(key), kind=kind, act=act, style=TEXT)
        for name, key, kind, act in made
    ]


def place_slip(
    look: Look, text: str, buttons: Sequence[Button], room: Surroundings, near: pygame.Rect | None,
    laid: pygame.Rect,
) -> pygame.Rect:  # fmt: skip
    """Where it lay, if that is still well; else where it covers least, and near its thing."""
    row = sum(Button.size(look, one.text, style=TEXT)[0] + look.u(6) for one in buttons)
    wide = min(max(round(look.u(WIDTH) * look.scale.large_text), row), room.area.w * 3 // 5)
    sizes = [_size(look, text, buttons, round(wide * share)) for share in SHARES]
    target = near if near is not None and is_small(near, room.area, GLOWING_SHARE) else None
    if target is None:  # a whole part of the table is pointed at from its middle
        target = pygame.Rect((near or room.area).center, (1, 1))
    hidden = laid.clip(target)
    is_seen = HIDDEN * hidden.w * hidden.h <= target.w * target.h  # a card that rises may reach it
    if laid.size in sizes and room.area.contains(laid) and is_seen:
        return laid
    found = [
        (room.cost(place, target) + NARROWER * narrower, narrower, place)
        for narrower, size in enumerate(sizes)
        if (place := room.place([size], target, look.u(GAP))) is not None
    ]
    return min(found)[2] if found else room.least_covering(sizes, target, look.u(GAP))


def _size(look: Look, text: str, buttons: Sequence[Button], wide: int) -> tuple[int, int]:
    """The slip with lines of that width, as many rows of buttons as they need, and its dots."""
    pad, rows = 2 * look.u(PAD), _rows(look, buttons, wide)
    high = look.type.size(text, TEXT, wide)[1] + rows[-1].bottom + 4 * look.u(DOT)
    return wide + pad, high + pad


def _rows(look: Look, buttons: Sequence[Button], wide: int) -> list[pygame.Rect]:
    return flow([Button.size(look, one.text, style=TEXT) for one in buttons], wide, look.u(6))


def lay_buttons(look: Look, rect: pygame.Rect, buttons: Sequence[Button]) -> list[Widget]:
    """In rows at the foot of the slip."""
    pad = look.u(PAD)
    rows = _rows(look, buttons, rect.w - 2 * pad)
    top = rect.bottom - pad // 2 - rows[-1].bottom
    for button, place in zip(buttons, rows, strict=True):
        button.rect = place.move(rect.x + pad, top)
    return list(buttons)


@dataclass(kw_only=True)
class LessonSlip(HintSlip):
    """A slip with dots that tell how far one is, between its words and its buttons."""

    told: int
    steps: int
    dots_at: int

    def draw(self, surface: pygame.Surface, look: Look, touch: Touch) -> None:
        super().draw(surface, look, Touch())
        step = min(3 * look.u(DOT), (self.rect.w - look.u(PAD)) // self.steps)
        x = self.rect.centerx - (self.steps - 1) * step // 2
        for i in range(self.steps):
            spot = (x + i * step, self.dots_at)
            role = "brass" if i < self.told else "seal" if i == self.told else "paper_edge"
            pygame.draw.circle(surface, look.colour(role), spot, min(look.u(DOT), step // 2))
