"""A page of widgets: who is pointed at, who has the focus, what a click or a key sets off."""

from collections.abc import Callable, Iterator
from functools import partial

import pygame

from game.ui.field import TextField
from game.ui.look import SMALL, Look, Touch
from game.ui.spot import Spot
from game.ui.tip import draw_tip
from game.ui.widgets import USE_KEYS, Scroll, Usable, Widget

ARROWS = {
    pygame.K_UP: (0, -1),
    pygame.K_DOWN: (0, 1),
    pygame.K_LEFT: (-1, 0),
    pygame.K_RIGHT: (1, 0),
}
LEFT_BUTTON = 1
#: From this height on a thing has room for its own tip, in units.
ROOMY = 120


class Page:
    """Widgets in drawing order, with pointer and focus. Rebuilt when its scene changes.

    The pointer's place comes from events only. Focus, hover and scroll offsets are kept by id, so
    they survive a rebuild.
    """

    def __init__(self, look: Look, changed: Callable[[], None]) -> None:
        self.look = look
        self.changed = changed
        self.widgets: list[Widget] = []
        self.hover = ""
        self.focus = ""
        self.pressed = ""
        self.pointer: tuple[int, int] | None = None
        self.by_keyboard = False
        self.offsets: dict[str, int] = {}
        self.click_sound: Callable[[], None] = lambda: None

    # --- contents --------------------------------------------------------------------------

    def fill(self, widgets: list[Widget]) -> None:
        """Put new widgets in place of the old ones."""
        self.widgets = widgets
        for widget in widgets:
            if isinstance(widget, Scroll):
                widget.offset = max(0, min(widget.most, self.offsets.get(widget.id, 0)))
                widget.moved = partial(self._scrolled, widget.id)
        if self.focus and self.find(self.focus) is None:
            self.focus = ""
        self.hover = self.id_at(self.pointer)
        self.changed()

    def _scrolled(self, name: str, offset: int) -> None:
        self.offsets[name] = offset
        self.changed()

    def each(self) -> Iterator[tuple[Widget, Scroll | None]]:
        """Every widget with the scroll area it lies in."""
        for widget in self.widgets:
            yield widget, None
            if isinstance(widget, Scroll):
                for child in widget.children:
                    yield child, widget

    def find(self, name: str) -> Widget | None:
        """The widget with an id."""
        return next((widget for widget, _ in self.each() if widget.id == name), None)

    def seen(self, widget: Widget, scroll: Scroll | None) -> pygame.Rect:
        """Where a widget shows on the window; empty if it is scrolled away."""
        if scroll is None:
            return widget.rect
        return widget.rect.move(0, -scroll.offset).clip(scroll.rect)

    def clickable(self) -> list[Spot]:
        """Everything that can be clicked now, in the order of Tab."""
        areas = []
        for widget, scroll in self.each():
            rect = self.seen(widget, scroll)
            if widget.focusable and rect.w and rect.h:
                areas.append(Spot(widget.id, rect, widget.enabled, widget.hint))
        return areas

    # --- events ----------------------------------------------------------------------------

    def handle(self, event: pygame.event.Event) -> bool:
        """Offer an event to the page; True if it was used up."""
        if event.type == pygame.MOUSEMOTION:
            return self._motion(event.pos)
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == LEFT_BUTTON:
            return self._down(event.pos)
        if event.type == pygame.MOUSEBUTTONUP and event.button == LEFT_BUTTON:
            return self._up(event.pos)
        if event.type == pygame.MOUSEWHEEL:
            return self._wheel(event.y)
        if event.type == pygame.KEYDOWN:
            return self._key(event)
        if event.type in (pygame.TEXTINPUT, pygame.TEXTEDITING):
            field = self.find(self.focus)
            if isinstance(field, TextField) and field.text_event(event):
                self.changed()
                return True
        if event.type == pygame.WINDOWLEAVE:
            self.pointer, self.hover = None, ""
            self.changed()
        return False

    def _motion(self, pos: tuple[int, int]) -> bool:
        self.pointer = pos
        held = self.find(self.pressed) if self.pressed else None
        if held is not None and held.drag(self._inside(held, pos)):
            self.changed()
        hover = self.id_at(pos)
        if hover != self.hover:
            self.hover = hover
            self.by_keyboard = False
            self.changed()
        return bool(hover)

    def _down(self, pos: tuple[int, int]) -> bool:
        self._motion(pos)
        self.by_keyboard = False
        widget = self.find(self.hover) if self.hover else None
        self._set_focus(widget.id if widget is not None and widget.focusable else "")
        if widget is None:
            return False
        self.pressed = widget.id
        widget.press(self._inside(widget, pos))
        self.changed()
        return True

    def _up(self, pos: tuple[int, int]) -> bool:
        name, self.pressed = self.pressed, ""
        widget = self.find(name) if name else None
        if widget is None:
            return False
        widget.drop(self._inside(widget, pos))
        if self.id_at(pos) == name:
            self._use(widget)
        self.changed()
        return True

    def _use(self, widget: Widget) -> None:
        if isinstance(widget, Usable) and widget.enabled:
            self.click_sound()
        widget.use()

    def _wheel(self, steps: int) -> bool:
        area = self._scroll_at(self.pointer)
        if area is None:
            return False
        is_moved = area.scroll_to(area.offset - steps * self.look.height(SMALL, 3))
        if is_moved:  # something else lies under the pointer now
            self.hover = self.id_at(self.pointer)
        return is_moved

    def _key(self, event: pygame.event.Event) -> bool:
        focused = self.find(self.focus) if self.focus else None
        if focused is not None and focused.key(event):
            self.by_keyboard = True
            self.changed()
            return True
        if event.key == pygame.K_TAB:
            return self.step_focus(-1 if event.mod & pygame.KMOD_SHIFT else 1)
        if event.key in ARROWS:
            return self._arrow(ARROWS[event.key])
        if event.key in USE_KEYS and focused is not None:
            self.by_keyboard = True
            self._use(focused)
            self.changed()
            return True
        if event.key in (pygame.K_PAGEUP, pygame.K_PAGEDOWN):
            area = self._scroll_at(self.pointer) or next(
                (w for w in self.widgets if isinstance(w, Scroll) and w.most), None
            )
            by = -1 if event.key == pygame.K_PAGEUP else 1
            return area is not None and area.scroll_to(area.offset + by * area.rect.h * 0.85)
        return False

    # --- focus -----------------------------------------------------------------------------

    def step_focus(self, by: int) -> bool:
        """Focus on the next or previous widget that can be used, round and round."""
        names = [widget.id for widget, _ in self.each() if widget.focusable]
        if not names:
            return False
        now = names.index(self.focus) if self.focus in names else (-1 if by > 0 else 0)
        self.focus_on(names[(now + by) % len(names)])
        return True

    def focus_on(self, name: str) -> None:
        """Point the keyboard at a widget and bring it into view."""
        self.by_keyboard = True
        self._set_focus(name)
        for widget, scroll in self.each():
            if widget.id == name and scroll is not None:
                scroll.show(widget.rect)
        self.changed()

    def _set_focus(self, name: str) -> None:
        if name == self.focus:
            return
        old, new = self.find(self.focus), self.find(name)
        self.focus = name
        if isinstance(old, TextField):
            old.blur()
        if isinstance(new, TextField):
            new.begin()

    def rest(self) -> None:
        """Nothing is pointed at or typed into until the page is on top again."""
        self.pointer, self.hover, self.pressed = None, "", ""
        if isinstance(self.find(self.focus), TextField):
            self._set_focus("")

    def _arrow(self, way: tuple[int, int]) -> bool:
        """Focus on the nearest widget in a direction."""
        here = self.find(self.focus) if self.focus else None
        if here is None:
            return self.step_focus(1)
        best: tuple[float, str] | None = None
        x, y = here.rect.center
        for widget in self._around():
            if widget.id == here.id:
                continue
            dx, dy = widget.rect.centerx - x, widget.rect.centery - y
            ahead = dx * way[0] + dy * way[1]
            aside = abs(dx * way[1]) + abs(dy * way[0])
            if ahead > 0 and (best is None or ahead + 2.5 * aside < best[0]):
                best = (ahead + 2.5 * aside, widget.id)
        if best:
            self.focus_on(best[1])
        return best is not None

    def _around(self) -> list[Widget]:
        """What arrows can go to."""
        return [widget for widget, _ in self.each() if widget.focusable]

    # --- places ----------------------------------------------------------------------------

    def id_at(self, pos: tuple[int, int] | None) -> str:
        """The topmost widget under a place that answers: can be used or has a tip."""
        if pos is None:
            return ""
        for widget, scroll in reversed(list(self.each())):
            rect = self.seen(widget, scroll)
            bar = widget.bar() if isinstance(widget, Scroll) else None
            answers = widget.focusable or widget.hint or (bar is not None and pos[0] >= bar.x - 4)
            if answers and rect.collidepoint(pos):
                return widget.id
        return ""

    def _inside(self, widget: Widget, pos: tuple[int, int]) -> tuple[int, int]:
        """A place on the window as a child of a scroll area sees it."""
        for other, scroll in self.each():
            if other is widget and scroll is not None:
                return pos[0], pos[1] + scroll.offset
        return pos

    def _scroll_at(self, pos: tuple[int, int] | None) -> Scroll | None:
        areas = [w for w in self.widgets if isinstance(w, Scroll)]
        if pos is not None:
            for area in reversed(areas):
                if area.rect.collidepoint(pos):
                    return area
        return None

    # --- drawing ---------------------------------------------------------------------------

    def touch(self, widget: Widget) -> Touch:
        """How a widget is touched now."""
        return Touch(
            hover=widget.id == self.hover,
            focus=widget.id == self.focus and self.by_keyboard,
            pressed=widget.id == self.pressed and widget.id == self.hover,
        )

    def draw(self, surface: pygame.Surface) -> None:
        """Draw all widgets in order, then the tooltip."""
        self.draw_widgets(surface)
        self._draw_tip(surface)

    def draw_widgets(self, surface: pygame.Surface) -> None:
        """All of them in order."""
        for widget in self.widgets:
            self.draw_widget(surface, widget)

    def draw_widget(self, surface: pygame.Surface, widget: Widget) -> None:
        """One of them, touched as it is."""
        if isinstance(widget, Scroll):
            self._draw_scroll(surface, widget)
        else:
            widget.draw(surface, self.look, self.touch(widget))

    def _draw_scroll(self, surface: pygame.Surface, area: Scroll) -> None:
        window = area.rect.clip(surface.get_rect())
        recorder = self.look.type.recorder
        before = surface.get_clip()
        surface.set_clip(window.clip(before))
        if recorder:
            recorder.scrolls = True
        for child in area.children:
            shown = child.rect.move(0, -area.offset)
            if not shown.colliderect(window.inflate(0, 40)):
                continue
            child.rect, kept = shown, child.rect
            child.draw(surface, self.look, self.touch(child))
            child.rect = kept
        surface.set_clip(before)
        if recorder:
            recorder.scrolls = False
        area.draw_bar(surface, self.look, self.touch(area))

    def _draw_tip(self, surface: pygame.Surface) -> None:
        name = self.focus if self.by_keyboard else self.hover
        for widget, scroll in self.each():
            if widget.id == name and widget.hint and not self.pressed:
                pointer, thing = (
                    None if self.by_keyboard else self.pointer,
                    self.seen(widget, scroll),
                )
                keep_off = [rect for rect in self.lying() if not self._is_roomy(rect, thing)]
                draw_tip(surface, self.look, widget.hint, pointer or thing, keep_off)
                return

    def _is_roomy(self, rect: pygame.Rect, thing: pygame.Rect) -> bool:
        """May a tip lie on this? On the thing it tells of, if that is as large as a box on the shelf."""
        return rect == thing and rect.h > self.look.u(ROOMY)

    def lying(self) -> list[pygame.Rect]:
        """What a tip keeps off: all that can be used here."""
        return [spot.rect for spot in Page.clickable(self)]
