"""Where the cards of a fan rest, which one is lifted, and how they move."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

import pygame

from game.ui.motion import SPEEDS

if TYPE_CHECKING:
    from game.scenes.shell.app import App
    from game.ui.look import Look

#: Measures at 1600x900: width of a card, distance of two, turn and sag of the outer ones.
WIDTH, PITCH, TURN, SAG = 152, 131, 4.6, 6
SHAPE = 1.4
#: How much of a card at rest stands above the lower edge of the window: its picture; an edge of it
#: while nothing in the hand can be played; more of it while the pointer is on the hand.
STANDS, TUCKED, RAISED = 0.45, 0.125, 0.75
#: The same where a table needs all the height there is.
RIM = 0.025
#: A lifted card is larger by so much, and wide enough that its words can be read.
LIFTED, READABLE = 1.25, 236
LIFT, EDGE = 16, 10
#: What a card shown above the hand leaves free at the top of the window.
HEAD = 84
#: How far a card stands out of the fan that was picked.
PICKED = 34
#: How quickly cards move: after so many seconds a third of the way is left.
FOLLOW = 0.055
MOST_TURN = 16.0


@dataclass(slots=True)
class Card:
    """One card of the fan: where it is, where it goes, how far it is lifted (0 to 1)."""

    id: str
    x: float = 0.0
    y: float = 0.0
    angle: float = 0.0
    lift: float = 0.0
    to: tuple[float, float, float, float] = (0.0, 0.0, 0.0, 0.0)

    def follow(self, part: float) -> bool:
        """Go a part of the way; True while it moves."""
        now = (self.x, self.y, self.angle, self.lift)
        if max(abs(a - b) for a, b in zip(now[:3], self.to[:3], strict=True)) < 0.5 and (
            abs(self.lift - self.to[3]) < 0.01
        ):
            part = 1.0
        moved = now != self.to
        self.x, self.y, self.angle, self.lift = (
            a + (b - a) * part for a, b in zip(now, self.to, strict=True)
        )
        if part == 1.0:
            self.x, self.y, self.angle, self.lift = self.to
        return moved


@dataclass(frozen=True, slots=True)
class FanShape:
    """What a fan looks like."""

    #: What shows of a card at rest and under the pointer, and the least width of one in pixels.
    stands: float = STANDS
    raised: float = RAISED
    least: int = 96
    #: Distance of two cards in widths of one; turn and sag of the outer ones; air beside them.
    pitch: float = PITCH / WIDTH
    turn: float = TURN
    sag: float = SAG
    air: float = 20


USUAL = FanShape()


class FanLayout:
    """Cards on an arc; what is held, pointed at or marked stands out of it."""

    def __init__(self, app: App, shape: FanShape) -> None:
        self.app = app
        self.shape = shape
        self.rect = pygame.Rect(0, 0, 0, 0)
        self.cards: list[Card] = []
        self.pointer: tuple[int, int] | None = None
        self.over: int | None = None
        self.focused: int | None = None
        self.marked: str | None = None
        self.held: int | None = None
        #: Why it waits at the edge of the window: nothing can be played, the table needs its room.
        self.low: frozenset[str] = frozenset()
        #: How much of it shows while it waits there.
        self.tucked = TUCKED
        #: Whether something is decided with it that needs no card yet: then it stands all the same.
        self.is_held_up = False
        #: Whether nothing but its cards answers what is asked: then it stands, too.
        self.is_asked_for = False
        self.selected: list[int] = []
        #: How high a card shown large may be; 0 for as high as there is room.
        self.most_high = 0

    @property
    def look(self) -> Look:
        """Where the measures come from."""
        return self.app.look

    def u(self, units: float) -> int:
        """Units to pixels."""
        return self.app.look.u(units)

    # --- the cards -------------------------------------------------------------------------

    def forget(self) -> None:
        """Another hand comes: nothing is known of the last one."""
        self.cards, self.marked = [], None
        self.over = self.held = self.focused = None

    def deal(self, hand: Sequence[str]) -> None:
        """New cards rise from below; those that stay keep their place."""
        old = list(self.cards)
        cards = []
        for name in hand:
            kept = next((card for card in old if card.id == name), None)
            if kept:
                old.remove(kept)
            cards.append(kept or Card(name, self.rect.centerx, self.rect.bottom + self.size[1]))
        self.cards = cards
        self.held = self.focused = None
        self.selected = []
        self.over = self.at(self.pointer)
        self.aim()

    def lower(self, why: str, is_low: bool, tucked: float | None = None) -> bool:
        """For this reason the hand waits at the edge, or no longer; True if that is new."""
        low = self.low - {why} | ({why} if is_low else frozenset())
        tucked = self.tucked if tucked is None else tucked
        is_new = (low, tucked) != (self.low, self.tucked)
        if is_new:
            self.low, self.tucked = low, tucked
            self.aim()
        return is_new

    def ask_for(self, is_asked_for: bool) -> bool:
        """Its cards alone answer what is asked, or do not; True if that is new."""
        is_new = is_asked_for != self.is_asked_for
        if is_new:
            self.is_asked_for = is_asked_for
            self.aim()
        return is_new

    # --- places ----------------------------------------------------------------------------

    def wish(self) -> tuple[int, int]:
        """Room for five cards beside one another, raised."""
        high = round(self.u(WIDTH) * SHAPE * self.shape.raised)
        return self.u(WIDTH + 4 * PITCH + 60), high

    def place(self, rect: pygame.Rect) -> None:
        """Lay the cards out anew in a room, without movement."""
        self.rect = pygame.Rect(rect)
        self.aim()
        for card in self.cards:
            card.follow(1.0)

    @property
    def size(self) -> tuple[int, int]:
        wide = max(
            self.shape.least, min(self.u(WIDTH), round(self.rect.h / self.shape.raised / SHAPE))
        )
        return wide, round(wide * SHAPE)

    def top_showing(self, share: float) -> int:
        """The upper edge of cards of which so much shows: the map ends there."""
        return round(self.rect.bottom - self.size[1] * share)

    @property
    def shows(self) -> float:
        """How much of the cards shows now."""
        if self.is_raised:
            return self.shape.raised
        is_needed = self.is_held_up or self.is_asked_for
        return self.tucked if self.low and not is_needed else self.shape.stands

    @property
    def is_raised(self) -> bool:
        """Whether somebody is at the hand with pointer or keyboard."""
        return self.held is not None or self.focused is not None or self.over is not None

    @property
    def top(self) -> int:
        """The upper edge of the cards as they stand now."""
        return self.top_showing(self.shows)

    @property
    def large(self) -> tuple[int, int]:
        """A card shown large: its words are as large as the text-size setting asks for."""
        window = self.look.scale.area
        text = self.look.scale.text / 100
        wide = max(self.size[0] * LIFTED, READABLE * text)
        above = (self.top - self.u(PICKED) - window.y - self.u(HEAD)) / SHAPE
        wide = min(wide, max(self.beside, above), (window.h - 2 * self.u(EDGE)) / SHAPE)
        high = round(wide * SHAPE)
        if self.most_high and high > self.most_high:
            return round(self.most_high / SHAPE), self.most_high
        return round(wide), high

    @property
    def beside(self) -> int:
        """The room left of the hand, however many cards it holds."""
        return self.rect.x - self.look.scale.area.x - 2 * self.u(EDGE)

    @property
    def preview(self) -> pygame.Rect:
        """The one place where a card is shown large: beside the hand, or above it without room."""
        window, edge = self.look.scale.area, self.u(EDGE)
        rect = pygame.Rect((0, 0), self.large)
        rect.bottomleft = window.x + edge + max(0, self.beside - rect.w), window.bottom - edge
        if rect.w > self.beside:
            rect.bottom = self.top - self.u(PICKED)
        return rect

    @property
    def lifted(self) -> int | None:
        """Which card is raised."""
        if self.held is not None:
            return self.held
        if self.focused is not None:
            return self.focused
        if self.over is not None:
            return self.over
        if self.marked:
            return next((i for i, c in enumerate(self.cards) if c.id == self.marked), None)
        return None

    def rests(self) -> list[tuple[float, float, float]]:
        """Where the middles of the cards rest, and how they are turned."""
        count = len(self.cards)
        wide, high = self.size
        room = max(1, self.rect.w - wide - self.u(self.shape.air))
        pitch = min(wide * self.shape.pitch, room / max(1, count - 1))
        turn = min(self.shape.turn, MOST_TURN * 2 / max(1, count - 1)) * min(
            1.0, pitch / (wide * 0.7)
        )
        if self.shows < TUCKED:  # flat, or the outer ones were out of view
            turn = 0.0
        spots = []
        for i in range(count):
            k = i - (count - 1) / 2
            sag = self.u(self.shape.sag) * k * k * (turn / self.shape.turn) ** 2
            y = self.rect.bottom - high * self.shows + high / 2 + min(sag, high * 0.2)
            spots.append((self.rect.centerx + k * pitch, y, -turn * k))
        return spots

    def aim(self) -> None:
        """Set where every card goes."""
        lifted = self.lifted
        for i, (card, spot) in enumerate(zip(self.cards, self.rests(), strict=True)):
            x, y, angle = spot
            if i in self.selected:
                y -= self.u(PICKED)
            elif i == lifted:
                y -= self.u(LIFT)
            card.to = (x, y, angle, 1.0 if i == lifted and card.id else 0.0)
        if self.held is not None and self.pointer:
            self.cards[self.held].to = (*self.pointer, 0.0, 0.0)

    # --- time ------------------------------------------------------------------------------

    def follow(self, dt: float) -> bool:
        """Let every card go on its way; True while one moves."""
        settings = self.app.settings
        factor = 0.0 if settings.reduced_motion else SPEEDS[settings.speed]
        part = 1.0 if factor <= 0 else 1 - math.exp(-dt / (FOLLOW * factor))
        moving = [card.follow(part) for card in self.cards]
        return any(moving)

    def between(self, lift: float) -> tuple[int, int]:
        small, large = self.size, self.large
        return (
            round(small[0] + (large[0] - small[0]) * lift),
            round(small[1] + (large[1] - small[1]) * lift),
        )

    def risen(self, i: int) -> pygame.Rect:
        """Where a lifted card can be read: in its one place, or in the hand that holds it."""
        card = self.cards[i]
        if card.id and self.held != i:
            return self.preview
        rect = pygame.Rect((0, 0), self.size)
        rect.center = round(card.to[0]), round(card.to[1])
        return rect

    def seen(self, i: int) -> pygame.Rect:
        """The part of a resting card that no other covers: from its left edge to the next."""
        spots = self.rests()
        wide, high = self.size
        x, y, _ = spots[i]
        right = x + wide / 2 if i + 1 == len(spots) else spots[i + 1][0] - wide / 2
        left = x - wide / 2
        right = max(left + 8, min(right, x + wide / 2))
        rect = pygame.Rect(round(left), round(y - high / 2), round(right - left), high)
        return rect.clip(self.look.scale.area)

    def at(self, pos: tuple[int, int] | None) -> int | None:
        """Which card of the fan is under a point."""
        if pos is None:
            return None
        found = [i for i in range(len(self.cards)) if self.seen(i).collidepoint(pos)]
        return found[-1] if found else None
