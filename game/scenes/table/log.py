"""The log: every event in a sentence with names; pointing at a name marks the thing itself."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

import pygame

from game.engine.core.agenda import Event
from game.scenes.table.part import Part
from game.scenes.table.speech import Speech
from game.session.timeline import REWOUND, Told
from game.session.traits import traits_of
from game.ui.look import HEADING, LABEL, SMALL
from game.ui.scale import keep_inside
from game.ui.spot import Spot, Thing
from game.ui.text import Block, Style

if TYPE_CHECKING:
    from game.scenes.shell.app import App

LINE = SMALL
#: How wide the picture of a thing beside the log is, in units.
GLIMPSE = 300
TURN = Style("title", 19, "ink_faded")


@dataclass
class Line:
    """One sentence of the log, laid out when it is first drawn."""

    text: str
    style: Style
    seat: int = -1
    things: list[tuple[str, Thing]] = field(default_factory=list)
    block: Block | None = None
    #: The kind of the event it tells.
    kind: str = ""


def _no_glimpse(_thing: Thing, _wide: int) -> tuple[pygame.Surface | None, str]:
    """A log whose things have no pictures."""
    return None, ""


class LogPanel(Part[Any]):
    """A long strip of paper with everything that happened, the newest at the foot."""

    def __init__(self, app: App, speech: Speech) -> None:
        super().__init__(app)
        self.speech = speech
        self.lines: list[Line] = []
        self.turn = 0
        self.back = 0
        self.open = False
        self.hover: Thing | None = None
        self.pointer = (-1, -1)
        #: The picture of a thing about so wide, and what has to be said beside it.
        self.glimpse_of: Callable[[Thing, int], tuple[pygame.Surface | None, str]] = _no_glimpse
        self._glimpse: tuple[pygame.Surface | None, str] = (None, "")

    # --- contents --------------------------------------------------------------------------

    def fill(self, told: list[Told]) -> None:
        """Everything anew, for other eyes or after taking back."""
        self.lines, self.turn, self.back = [], 0, 0
        for one in told:
            self._append(one.event, one.turn)
        self._point()

    def add(self, event: Event, turn: int = 0) -> None:
        """One more event: a heading where a new stretch begins, and its sentence."""
        self._append(event, turn)
        self._point()

    def _append(self, event: Event, turn: int) -> None:
        heading = self.heading(event, turn)
        if heading:
            self.lines.append(Line(heading, TURN))
        if event.kind == REWOUND or self.is_told(event):
            self.lines.append(self._line(event))
            self.lines[-1].kind = event.kind
            if self.back:
                self.back += 1

    def _line(self, event: Event) -> Line:
        if event.kind == REWOUND:
            return Line(self.speech.event(event), LINE)
        return self.line(event)

    # --- for titles ------------------------------------------------------------------------

    def heading(self, event: Event, turn: int) -> str:
        """The words over a new turn that begins with this event; "" for none.

        A turn begins where it is told; only a log that begins in mid-game goes by the number.
        """
        if event.kind == traits_of(self.speech.title).turn_started:
            turn = event.facts["turn"]
        elif self.turn:
            return ""
        if turn <= self.turn:
            return ""
        self.turn = turn
        return self.words("log.turn", turn=turn)

    def is_told(self, event: Event) -> bool:
        """Whether an event has a sentence of its own."""
        return True

    def line(self, event: Event) -> Line:
        """The sentence of an event with the things it names."""
        raise NotImplementedError

    def latest(self, count: int = 2) -> list[str]:
        """The last sentences worth a caption."""
        return [line.text for line in self.lines[-count:] if line.style is LINE]

    def relay(self) -> None:
        """Sizes changed: lay all lines out anew when they are drawn."""
        for line in self.lines:
            line.block = None

    # --- geometry --------------------------------------------------------------------------

    def place(self, rect: pygame.Rect) -> None:
        super().place(rect)
        self.relay()

    @property
    def room(self) -> pygame.Rect:
        """Where sentences stand."""
        pad, head = self.u(18), self.look.height(HEADING, 1, 8)
        return pygame.Rect(
            self.rect.x + pad, self.rect.y + head, self.rect.w - 2 * pad, self.rect.h - head - pad
        )

    def shown(self) -> list[tuple[Line, pygame.Rect]]:
        """Lines in view with their places, from the foot up."""
        room, gap = self.room, self.u(5)
        indent = self.look.sign_px(22)
        y, found = room.bottom, []
        last = max(0, len(self.lines) - self.back)
        for line in reversed(self.lines[:last]):
            inside = indent if line.style is LINE else 0
            width = room.w - inside
            if line.block is None or line.block.size[0] > width:
                line.block = self.look.type.lay(line.text, line.style, width)
            y -= line.block.size[1]
            if y < room.y:
                break
            found.append((line, pygame.Rect(room.x + inside, y, width, line.block.size[1])))
            y -= gap
        return found

    def thing_at(self, pos: tuple[int, int]) -> Thing | None:
        """What a name under the pointer stands for."""
        for line, rect in self.shown():
            if not rect.collidepoint(pos) or line.block is None:
                continue
            for name, thing in line.things:
                places = self.look.type.places(line.block, name)
                if any(place.move(rect.topleft).collidepoint(pos) for place in places):
                    return thing
        return None

    def spots(self) -> list[Spot]:
        """The names in view, for the keyboard."""
        return [
            Spot(f"log:{number}:{name}", place.move(rect.topleft), thing=thing)
            for number, (line, rect) in enumerate(self.shown() if self.open else ())
            if line.block is not None
            for name, thing in line.things
            for place in self.look.type.places(line.block, name)[:1]
        ]

    # --- events ----------------------------------------------------------------------------

    def handle(self, event: pygame.event.Event) -> bool:
        if not self.open:
            return False
        if event.type == pygame.MOUSEMOTION:
            return self._motion(event.pos)
        if event.type == pygame.WINDOWLEAVE:
            self._motion((-1, -1))
        if event.type == pygame.MOUSEWHEEL and self.rect.collidepoint(self.pointer):
            return self.scroll(event.y * 3)
        inside = event.type in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP)
        if inside and self.rect.collidepoint(event.pos):
            if event.type == pygame.MOUSEBUTTONDOWN and event.button in (1, 3):
                thing = self.thing_at(event.pos)
                if thing:
                    self.on_inspect(thing)
            return True
        if event.type == pygame.KEYDOWN and event.key in (pygame.K_PAGEUP, pygame.K_PAGEDOWN):
            return self.scroll(12 if event.key == pygame.K_PAGEUP else -12)
        return False

    def _motion(self, pos: tuple[int, int]) -> bool:
        self.pointer = pos
        self._point()
        return self.rect.collidepoint(pos)

    def _point(self) -> None:
        """Look what is under the pointer; other eyes may read other lines there."""
        inside = self.open and self.rect.collidepoint(self.pointer)
        self._look_at(self.thing_at(self.pointer) if inside else None)

    def _look_at(self, thing: Thing | None) -> None:
        """A name is pointed at, or none any more."""
        if thing != self.hover:
            self.hover = thing
            self._glimpse = self.glimpse_of(thing, self._glimpse_width()) if thing else (None, "")
            self.on_hover(thing)
            self.touch()

    def focus(self, spot: Spot | None) -> None:
        self._look_at(spot.thing if spot else None)

    def toggle(self) -> None:
        """Open at the newest line, or close."""
        self.open = not self.open
        self.back = 0
        self._point()

    def scroll(self, lines: int) -> bool:
        """Back in time by some lines, or forward."""
        self.back = max(0, min(max(0, len(self.lines) - 5), self.back + lines))
        self._point()
        self.touch()
        return True

    # --- drawing ---------------------------------------------------------------------------

    def draw(self, surface: pygame.Surface) -> None:
        if not self.open:
            return
        look = self.look
        look.draw_paper(surface, self.rect, 27, 4)
        head = pygame.Rect(self.room.x, self.rect.y + self.u(8), self.room.w, look.height(HEADING))
        look.type.write(surface, self.words("log.title"), HEADING, head, "middle", 1)
        if not self.lines:
            look.type.write(surface, self.words("log.empty"), LINE, self.room, "top")
        side = look.sign_px(16)
        for line, rect in self.shown():
            assert line.block is not None
            self._underline(surface, line, rect)
            look.type.draw(surface, line.block, rect.topleft, rect)
            if line.seat >= 0 and line.seat < len(self.seats):
                sign = look.seat_sign(self.seats[line.seat].colour, side)
                spot = (self.room.x, rect.y + (look.height(LINE) - side) // 2)
                surface.blit(sign, spot)

    # --- a quick look at what is pointed at --------------------------------------------------

    def _glimpse_width(self) -> int:
        """Wide enough for the words on a card, as far as there is room beside the log."""
        wide = round(self.u(GLIMPSE) * min(1.5, self.look.scale.large_text))
        return max(1, min(wide, self.rect.left - 2 * self.u(24), round(self.rect.h / 1.6)))

    def draw_glimpse(self, surface: pygame.Surface) -> None:
        """The thing pointed at beside the log: its picture, or what there is to say of it."""
        picture, words = self._glimpse
        if not self.open or not (picture or words):
            return
        pad = self.u(12)
        size = picture.get_size() if picture else (0, 0)
        block = self.look.type.lay(words, LABEL if picture else LINE, self._glimpse_width())
        wide, high = (max(size[0], block.size[0]), size[1] + block.size[1]) if words else size
        sheet = pygame.Rect(0, 0, wide + 2 * pad, high + (3 if picture and words else 2) * pad)
        # Always at the same height: beside the name it would jump about and cover the hand.
        sheet.topright = (self.rect.left - pad, self.rect.top)
        sheet = keep_inside(sheet, self.look.scale.area.inflate(-pad, -pad))
        if words:
            self.look.draw_paper(surface, sheet, 31, 3)
            at = (sheet.centerx - block.size[0] // 2, sheet.bottom - pad - block.size[1])
            self.look.type.draw(surface, block, at, sheet)
        if picture:
            spot = picture.get_rect(midtop=(sheet.centerx, sheet.y + pad))
            self.look.drop_shadow(surface, spot, 12, 200)
            surface.blit(picture, spot)

    def _underline(self, surface: pygame.Surface, line: Line, rect: pygame.Rect) -> None:
        """The name that is pointed at."""
        if self.hover is None or line.block is None:
            return
        for name, thing in line.things:
            if thing == self.hover:
                for place in self.look.type.places(line.block, name):
                    spot = place.move(rect.topleft)
                    self.look.line(surface, spot.bottomleft, spot.bottomright, "brass_dark", 2)
