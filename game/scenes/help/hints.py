"""Short hints the first time something appears: a slip of paper pinned beside it, one at a time.

Which hints there are, when each is due and where it belongs stands in data/<title>/hints.yaml. A hint
goes when it or its thing is clicked or when play goes on, and never comes back; it covers nothing that
is needed.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, NamedTuple

import pygame

from game.content.hints import Hint, load_hints
from game.ui.look import SMALL, Look, Touch
from game.ui.widgets import Usable

if TYPE_CHECKING:
    from game.engine.core.agenda import Event
    from game.scenes.shell.app import App

#: Widths of a slip, the better first, its rim, and how far it lies from its thing, in units.
WIDTHS, PAD, GAP = (300, 220), 14, 26
#: A thing that takes more of the window than this is not pointed at, and may be covered.
SMALL_SHARE = 0.05
#: How far a slip would rather go than cover something with all of it, in windows.
COVERED = 3
#: How far it would rather go than let its line cross one thing that is looked at, in windows.
CROSSED = 0.3
#: No line is longer, in windows: what is farther off is found by its ring.
LONGEST = 0.2
TEXT = SMALL.but(leading=1.24)


class Moment(NamedTuple):
    """What a table is about now, as far as hints ask: all of it is on the screen."""

    #: Decisions so far: another number means that play has gone on.
    moves: int
    seat: int
    prompt: str
    stage: str
    #: Answers by key and by verb.
    offered: frozenset[str]
    buttons: frozenset[str]
    #: Where a button, a spot or a part lies; None if it is not in view.
    find: Callable[[str], pygame.Rect | None]


@dataclass
class Hints:
    """The hints of one table: what has happened so far, and the one that is pinned up."""

    app: App
    title: str
    happened: dict[str, int] = field(default_factory=dict)
    pointed: set[str] = field(default_factory=set)
    shown: str = ""
    since: int = -1
    #: Where the thing lies that the slip points at; None if it is about a whole part.
    about: pygame.Rect | None = None

    def note(self, kind: str, seat: int = -1) -> None:
        """Something happened that a hint may be about."""
        self.happened[kind] = seat

    def note_event(self, event: Event) -> None:
        """An event was seen; what kind it is everybody may know."""
        seat = event.facts.get("seat", -1)
        self.note(event.kind, seat if isinstance(seat, int) else -1)

    def point(self, thing: Sequence[object] | None) -> bool:
        """Something is pointed at; True if a hint is about it."""
        if not thing or not self.app.settings.hints:
            return False
        names = {":".join(map(str, thing[: i + 1])) for i in range(len(thing))} - self.pointed
        self.pointed |= names
        return any(hint.pointed in names and self._is_due(hint) for hint in load_hints(self.title))

    @property
    def is_over(self) -> bool:
        """Will no hint come any more?"""
        return not any(map(self._is_due, load_hints(self.title)))

    def close(self) -> None:
        """The slip was read: it does not come back."""
        if self.shown:
            self.app.progress.hint_seen(self._key(self.shown))
            self.shown = ""

    def choose(self, now: Moment) -> tuple[str, pygame.Rect] | None:
        """The hint for this moment and its thing; the one that hangs stays until play goes on."""
        if self.shown and self.since != now.moves:
            self.close()
        for hint in load_hints(self.title):
            if self.shown in ("", hint.id) and self._is_due(hint) and self._fits(hint, now):
                who = self.happened.get(hint.happened, -1)
                name = hint.at.format(seat=now.seat, who=who if who >= 0 else now.seat)
                near = now.find(name)
                if near is not None:
                    return hint.id, near
        return None

    def pin(self, name: str, moves: int, about: pygame.Rect | None = None) -> None:
        """This one hangs now."""
        self.shown, self.since, self.about = name, moves, about

    def use(self, pos: tuple[int, int]) -> bool:
        """Something was clicked; True if the slip was about it, which nobody needs any more."""
        is_moot = bool(self.shown) and self.about is not None and self.about.collidepoint(pos)
        if is_moot:
            self.close()
        return is_moot

    def words(self, name: str) -> str:
        """What a hint says."""
        return self.app.words(f"{self.title}.hint.{name}")

    def _key(self, name: str) -> str:
        return f"{self.title}.{name}"

    def _is_due(self, hint: Hint) -> bool:
        return self.app.progress.hint_due(self._key(hint.id))

    def _fits(self, hint: Hint, now: Moment) -> bool:
        """Is it about this moment? In stages with a hint of their own nothing else is told."""
        if hint.stage or now.stage in {one.stage for one in load_hints(self.title)}:
            return hint.stage == now.stage
        return (
            (bool(hint.asked) and hint.asked == now.prompt)
            or hint.offered in now.offered
            or hint.enabled in now.buttons
            or hint.happened in self.happened
            or hint.pointed in self.pointed
        )


@dataclass(kw_only=True)
class HintSlip(Usable):
    """A slip of paper with a pin, and a line to the thing it is about where that crosses nothing.

    A click takes it away.
    """

    text: str
    near: pygame.Rect | None

    def draw(self, surface: pygame.Surface, look: Look, touch: Touch) -> None:
        if self.near is not None:
            self._line(surface, look, self.near)
        look.draw_paper(surface, self.rect, 13, 3)
        pad = look.u(PAD)
        box = self.rect.inflate(-2 * pad, -2 * pad)
        look.type.write(surface, self.text, TEXT, box)
        side = look.u(20)
        surface.blit(_pin(look, side), (self.rect.centerx - side // 2, self.rect.y - side // 3))
        if touch.hover or touch.focus:
            look.ring(surface, self.rect.inflate(-8, -8))

    def _line(self, surface: pygame.Surface, look: Look, near: pygame.Rect) -> None:
        """From the slip to its thing, ended by a dot."""
        start, end = line_of(self.rect.inflate(-look.u(20), -look.u(20)), near)
        for units, role in ((6, "ink"), (3, "brass_light")):
            pygame.draw.line(surface, look.colour(role), start, end, max(2, look.u(units)))
            pygame.draw.circle(surface, look.colour(role), end, max(3, look.u(units + 2)))


def ring_around(
    look: Look,
    prices: Callable[[], Sequence[pygame.Rect]],
    surface: pygame.Surface,
    rect: pygame.Rect,
) -> None:
    """A ring round a thing, below what it says there that something costs."""
    boxes = [box.clip(surface.get_rect()) for box in prices()]
    kept = [(surface.subsurface(box).copy(), box) for box in boxes]
    look.ring(surface, rect)
    surface.fblits(kept)


@dataclass(frozen=True, slots=True)
class Surroundings:
    """Where a slip may lie: inside the window, rather not on what is told.

    It lies off what is taken and off what can be chosen; if that is not to be had, off what is taken.
    """

    area: pygame.Rect
    taken: Sequence[pygame.Rect]
    told: Sequence[pygame.Rect]
    choices: Sequence[pygame.Rect] = ()
    #: How much it would rather go elsewhere than cover something, or let its line cross it.
    covering: float = COVERED
    crossing: float = CROSSED
    #: What stands on panels: no line crosses it.
    written: Sequence[pygame.Rect] = ()
    #: What hides the board where it lies on it.
    over: Sequence[pygame.Rect] = ()
    #: Where what is pointed at will be shown large.
    large: Sequence[pygame.Rect] = ()
    #: Where it says now what things cost: no ring hides it.
    prices: Callable[[], Sequence[pygame.Rect]] = tuple

    def place(
        self, sizes: Sequence[tuple[int, int]], near: pygame.Rect, gap: int
    ) -> pygame.Rect | None:
        """The best free place for a slip of one of some sizes beside its thing; None without one."""
        taken = [near, *self.taken, *self.choices]
        free = [
            place
            for size in sizes
            for place in self._places(pygame.Rect((0, 0), size), near, gap)
            if place.inflate(gap // 2, gap // 2).collidelist(taken) < 0
        ]
        return self._cheapest(free, near)

    def _cheapest(self, free: Sequence[pygame.Rect], near: pygame.Rect) -> pygame.Rect | None:
        """The place of least cost; lines are looked at only where they could still decide it."""
        costs = sorted((self.cost(place, near), i) for i, place in enumerate(free))
        best, found = math.inf, None
        for cost, i in costs:
            if cost >= best:
                break
            whole = cost + self.crossing * self.crossed(free[i], near)
            if whole < best:
                best, found = whole, free[i]
        return found

    def crossed(self, place: pygame.Rect, near: pygame.Rect) -> int:
        """How many things the line of a slip crosses, what it is about and what holds that aside."""
        start, end = line_of(place, near)
        things = (*self.told, *self.taken, *self.written)
        others = [rect for rect in things if not rect.colliderect(near)]
        return sum(bool(rect.clipline(start, end)) for rect in others)

    def line_to(self, place: pygame.Rect, near: pygame.Rect | None) -> pygame.Rect | None:
        """What a line leads to: the thing, unless it is far off or the line would cross another."""
        if near is None or math.dist(*line_of(place, near)) > LONGEST * self.area.w:
            return None
        return None if self.crossed(place, near) else near

    def least_covering(
        self, sizes: Sequence[tuple[int, int]], near: pygame.Rect, gap: int
    ) -> pygame.Rect:
        """Where no place is free: on as little as can be, and rather on the board than on papers."""
        taken = [near, *self.taken]
        boxes = [pygame.Rect((0, 0), size) for size in sizes]
        return min(
            (place for box in boxes for place in self._places(box, near, gap)),
            key=lambda place: (
                sum(_shares(place, taken)),
                sum(_shares(place, self.choices)),
                self.cost(place, near),
            ),
            default=boxes[0].move_to(midtop=self.area.midtop),
        )

    def _places(self, box: pygame.Rect, near: pygame.Rect, gap: int) -> list[pygame.Rect]:
        """On each side of the thing, and all over the area."""
        beside = (
            box.move_to(midtop=(near.centerx, near.bottom + gap)),
            box.move_to(midbottom=(near.centerx, near.top - gap)),
            box.move_to(midleft=(near.right + gap, near.centery)),
            box.move_to(midright=(near.left - gap, near.centery)),
        )
        area = self.area
        return [place.clamp(area) for place in beside if box.w <= area.w and box.h <= area.h] + [
            box.move_to(topleft=(x, y))
            for x in range(area.x, area.right - box.w + 1, gap)
            for y in range(area.y, area.bottom - box.h + 1, gap)
        ]

    def cost(self, place: pygame.Rect, near: pygame.Rect) -> float:
        """How far off it lies, in windows, and how much of it covers something."""
        far = math.dist(_nearest(place, near.center), _nearest(near, place.center)) / self.area.w
        under = sum(place.clip(self.told[i]).w * place.clip(self.told[i]).h
                    for i in place.collidelistall(self.told))  # fmt: skip
        return far + self.covering * under / (place.w * place.h)


def _shares(place: pygame.Rect, others: Sequence[pygame.Rect]) -> list[float]:
    """How much of each thing a place covers."""
    found = [(place.clip(others[i]), others[i]) for i in place.collidelistall(others)]
    return [part.w * part.h / (whole.w * whole.h) for part, whole in found]


def hint_slip(
    hints: Hints, look: Look, now: Moment, room: Surroundings, closed: Callable[[], None]
) -> HintSlip | None:
    """The slip for this moment beside its thing; `closed` is called when it was clicked."""
    found = hints.choose(now)
    if found is None:
        return None
    name, near = found
    text = hints.words(name)
    points = is_small(near, room.area)
    if not points:
        near = pygame.Rect(near.center, (1, 1))
    sizes = [_size(look, text, room.area, wide) for wide in WIDTHS]
    rect = room.place(sizes, near, look.u(GAP))
    if rect is None:
        return None
    pointed = near if points else None
    hints.pin(name, now.moves, pointed)

    def read() -> None:
        hints.close()
        closed()

    line_to = room.line_to(rect, pointed)
    return HintSlip(id=f"hint:{name}", rect=rect, text=text, near=line_to, act=read)


def is_small(rect: pygame.Rect, area: pygame.Rect, share: float = SMALL_SHARE) -> bool:
    """Is something a single thing rather than the ground for others?"""
    return rect.w * rect.h <= share * area.w * area.h


def _size(look: Look, text: str, room: pygame.Rect, units: int) -> tuple[int, int]:
    wide = min(round(look.u(units) * look.scale.large_text), room.w * 2 // 5)
    size = look.type.size(text, TEXT, wide)
    pad = 2 * look.u(PAD)
    return size[0] + pad, size[1] + pad


def line_of(place: pygame.Rect, near: pygame.Rect) -> tuple[tuple[int, int], tuple[int, int]]:
    """Both ends of the line from a slip to its thing."""
    start = _nearest(place, near.center)
    return start, _nearest(near, start)


def _nearest(rect: pygame.Rect, point: tuple[int, int]) -> tuple[int, int]:
    """The point of a rectangle that is nearest to another point."""
    x = min(max(point[0], rect.left), rect.right)
    return x, min(max(point[1], rect.top), rect.bottom)


def _pin(look: Look, side: int) -> pygame.Surface:
    """A round pin head of sealing wax red with a gleam."""

    def make() -> pygame.Surface:
        big = 4 * side
        head = pygame.Surface((big, big), pygame.SRCALPHA)
        for share, role, at in (
            (0.5, "ink", (0.5, 0.5)),
            (0.44, "seal", (0.5, 0.5)),
            (0.13, "paper_light", (0.38, 0.36)),
        ):
            centre = (round(big * at[0]), round(big * at[1]))
            pygame.draw.circle(head, look.colour(role), centre, round(big * share))
        return pygame.transform.smoothscale(head, (side, side))

    return look.textures.get("pin", (side, side), make)
