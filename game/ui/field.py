"""A line of text to type into: caret, selection, paste, and input methods for Chinese."""

from collections.abc import Callable
from dataclasses import dataclass

import pygame

from game.ui.look import Look, Touch
from game.ui.text import Style, plain
from game.ui.widgets import Widget, widget

WRITING = Style("serif", 24)


@dataclass(slots=True, eq=False, repr=False)
class Editing:
    """What a text field knows between rebuilds: text, caret, selection start, unfinished input."""

    text: str = ""
    caret: int = 0
    anchor: int = 0
    composing: str = ""

    def selected(self) -> tuple[int, int]:
        """Start and end of the selection, equal if there is none."""
        return min(self.caret, self.anchor), max(self.caret, self.anchor)

    def seen(self) -> tuple[str, int, int]:
        """The text with unfinished input in place of the selection, and from where to where that is."""
        if not self.composing:
            return self.text, self.caret, self.caret
        start, end = self.selected()
        shown = self.text[:start] + self.composing + self.text[end:]
        return shown, start, start + len(self.composing)

    def insert(self, text: str, longest: int) -> None:
        """Put text in place of the selection, as far as there is room."""
        start, end = self.selected()
        clean = "".join(c for c in text if c.isprintable())
        room = max(0, longest - len(self.text) + end - start)
        clean = clean[:room]
        self.text = self.text[:start] + clean + self.text[end:]
        self.caret = self.anchor = start + len(clean)

    def delete(self, by: int) -> None:
        """Remove the selection, or one character before (-1) or after (+1) the caret."""
        start, end = self.selected()
        if start == end:
            start, end = sorted((self.caret, max(0, min(len(self.text), self.caret + by))))
        self.text = self.text[:start] + self.text[end:]
        self.caret = self.anchor = start

    def move(self, to: int, select: bool) -> None:
        """Move the caret; with select the other end of the selection stays."""
        self.caret = max(0, min(len(self.text), to))
        if not select:
            self.anchor = self.caret


@widget
class TextField(Widget):
    """A ruled line to write on; `change` is told every new text."""

    editing: Editing
    change: Callable[[str], None]
    longest: int = 20
    placeholder: str = ""
    wrong: bool = False
    style: Style = WRITING
    focusable: bool = True
    look: Look | None = None

    def begin(self) -> None:
        """Focus came: all selected, so that typing replaces."""
        self.active = True
        self.editing.anchor, self.editing.caret = 0, len(self.editing.text)
        if pygame.display.get_init():
            pygame.key.start_text_input()
            pygame.key.set_text_input_rect(self.rect)

    def blur(self) -> None:
        """Focus went: nothing selected, no unfinished input."""
        self.active = False
        self.editing.composing = ""
        self.editing.anchor = self.editing.caret
        if pygame.display.get_init():
            pygame.key.stop_text_input()

    def text_event(self, event: pygame.event.Event) -> bool:
        """Typed characters, or the unfinished ones of an input method."""
        if event.type == pygame.TEXTEDITING:
            self.editing.composing = event.text
            return True
        self.editing.composing = ""
        self._edit(lambda: self.editing.insert(event.text, self.longest))
        return True

    def key(self, event: pygame.event.Event) -> bool:
        """Editing keys; while an input method composes it gets them all."""
        if self.editing.composing:
            return event.key not in (pygame.K_TAB,)
        edit = self.editing
        select = bool(event.mod & pygame.KMOD_SHIFT)
        if event.mod & (pygame.KMOD_CTRL | pygame.KMOD_META):
            return self._shortcut(event.key)
        moves = {
            pygame.K_LEFT: edit.caret - 1,
            pygame.K_RIGHT: edit.caret + 1,
            pygame.K_HOME: 0,
            pygame.K_END: len(edit.text),
        }
        if event.key in moves:
            edit.move(moves[event.key], select)
        elif event.key == pygame.K_BACKSPACE:
            self._edit(lambda: edit.delete(-1))
        elif event.key == pygame.K_DELETE:
            self._edit(lambda: edit.delete(1))
        else:
            # Characters come as TEXTINPUT; the space bar must not press anything meanwhile.
            return bool(event.key == pygame.K_SPACE)
        return True

    def _shortcut(self, key: int) -> bool:
        edit = self.editing
        start, end = edit.selected()
        if key == pygame.K_a:
            edit.anchor, edit.caret = 0, len(edit.text)
        elif key in (pygame.K_c, pygame.K_x):
            if start < end:
                put_clipboard(edit.text[start:end])
            if key == pygame.K_x:
                self._edit(lambda: edit.delete(0))
        elif key == pygame.K_v:
            self._edit(lambda: edit.insert(get_clipboard(), self.longest))
        else:
            return False
        return True

    def _edit(self, do: Callable[[], None]) -> None:
        before = self.editing.text
        do()
        if self.editing.text != before:
            self.change(self.editing.text)

    def press(self, pos: tuple[int, int]) -> None:
        self.editing.move(self._index_at(pos[0]), False)

    def drag(self, pos: tuple[int, int]) -> bool:
        self.editing.move(self._index_at(pos[0]), True)
        return True

    def _index_at(self, x: int) -> int:
        look = self.look
        if look is None:
            return len(self.editing.text)
        left, first = self.rect.x + look.u(10), self._first(look)
        counts = range(first, len(self.editing.text) + 1)
        return min(counts, key=lambda i: abs(left + self._width(look, i) - x))

    def _first(self, look: Look) -> int:
        """The first character in view: a long text moves left until the caret is inside."""
        caret, room = self.editing.seen()[2], self.rect.w - look.u(24)
        first = 0
        while first < caret and self._wide(look, first, caret) > room:
            first += 1
        return first

    def _width(self, look: Look, count: int) -> int:
        """How far from the left edge the place before a character is."""
        return self._wide(look, self._first(look), count)

    def _wide(self, look: Look, start: int, end: int) -> int:
        text = self._written(start, end)
        return look.type.size(text, self.style)[0] if text else 0

    def _written(self, start: int, end: int) -> str:
        """A part of what is shown, as it is written: unfinished input is slanted."""
        text, begin, till = self.editing.seen()
        before, after = text[start : min(end, begin)], text[max(start, till) : end]
        unfinished = plain(text[max(start, begin) : min(end, till)])
        return plain(before) + (f"_{unfinished}_" if unfinished else "") + plain(after)

    def draw(self, surface: pygame.Surface, look: Look, touch: Touch) -> None:
        rect = self.rect
        ground = pygame.Surface(rect.size, pygame.SRCALPHA)
        strength = 170 if touch.hover or touch.focus else 110
        pygame.draw.rect(
            ground,
            (*look.colour("paper_light"), strength),
            ground.get_rect(),
            border_radius=look.u(4),
        )
        surface.blit(ground, rect)
        role = "seal" if self.wrong else "ink_faded"
        look.line(surface, (rect.x, rect.bottom - 2), (rect.right, rect.bottom - 2), role, 2.4)
        left = rect.x + look.u(10)
        box = pygame.Rect(left, rect.y, rect.right - left - look.u(4), rect.h)
        edit = self.editing
        active = touch.focus or self.active
        if active and edit.caret != edit.anchor and not edit.composing:
            start, end = edit.selected()
            x0, x1 = left + self._width(look, start), left + self._width(look, end)
            mark = pygame.Rect(x0, rect.y + look.u(6), x1 - x0, rect.h - look.u(12)).clip(rect)
            pygame.draw.rect(surface, look.colour("brass_light"), mark)
        self._draw_text(surface, look, box)
        if active:
            x = left + self._width(look, edit.seen()[2])
            pygame.draw.line(
                surface,
                look.colour("ink"),
                (x, rect.y + look.u(7)),
                (x, rect.bottom - look.u(7)),
                max(2, look.u(2)),
            )
        if touch.focus:
            look.ring(surface, rect)

    active: bool = False

    def _draw_text(self, surface: pygame.Surface, look: Look, box: pygame.Rect) -> None:
        edit = self.editing
        if not edit.text and not edit.composing:
            note = self.style.but(colour="ink_faded", face="italic")
            look.type.write(surface, self.placeholder, note, box, "middle", 1)
            return
        if edit.composing:
            self._draw_composing(surface, look, box)
        shown = self._written(self._first(look), len(edit.seen()[0]))
        look.type.write(surface, shown, self.style, box, "middle", 1)

    def _draw_composing(self, surface: pygame.Surface, look: Look, box: pygame.Rect) -> None:
        """A line under what an input method has not finished: some scripts have no slanted signs."""
        _, begin, till = self.editing.seen()
        start, end = (box.x + self._width(look, at) for at in (begin, till))
        y = box.bottom - look.u(9)
        look.line(surface, (start, y), (end, y), "brass_dark", 1.6)


def get_clipboard() -> str:
    """Text from the clipboard, or nothing."""
    try:
        return pygame.scrap.get_text()
    except (pygame.error, NotImplementedError):
        return ""


def put_clipboard(text: str) -> None:
    """Text to the clipboard, if there is one."""
    try:
        pygame.scrap.put_text(text)
    except (pygame.error, NotImplementedError):
        return
