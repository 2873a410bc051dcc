"""What every page must keep at every size: text whole, apart, in known glyphs, easy to read."""

import re

import pygame
import pytest

from game.scenes.shell.app import App
from game.scenes.shell.base import PageScene
from game.ui.scale import MIN_TEXT_PX
from game.ui.text import Drawn, Recorder
from game.ui.widgets import Scroll
from tests.contrast import contrast

SIZES = ((1024, 600), (1280, 720), (1920, 1080))
LARGEST = (3840, 2160)
TEXT_SIZES = (100, 150, 200)
#: What is looked at every day; all the others are for the long run.
CORNERS = (((1024, 600), 200), ((1280, 720), 100), ((1920, 1080), 150))
LEAST_CONTRAST = 4.5
#: The mark of a missing text or argument holds its key; Spanish puts names between the same signs.
MISSED = re.compile(r"«[a-z][\w.]*»")


def _case(size: tuple[int, int], text_size: int) -> object:
    marks = () if (size, text_size) in CORNERS else pytest.mark.long
    return pytest.param(size, text_size, id=f"{size[0]}x{size[1]}-{text_size}", marks=marks)


#: For tests that take `size` and `text_size`: three corners a day, all of them in the long run.
at_every_size = pytest.mark.parametrize(
    ("size", "text_size"),
    [_case(size, text_size) for size in (*SIZES, LARGEST) for text_size in TEXT_SIZES],
)


def layout_faults(app: App) -> list[str]:
    """Draw what is on the stack, also scrolled to the end, and tell all that is wrong."""
    faults = _faults_now(app)
    top = app.stack.top
    widgets = top.page.widgets if isinstance(top, PageScene) else ()
    longer = [widget for widget in widgets if isinstance(widget, Scroll) and widget.most]
    for widget in longer:
        widget.scroll_to(widget.most)
    if longer:
        faults += _faults_now(app)
    return sorted(set(faults))


def record(app: App) -> list[Drawn]:
    """Everything written by the top scene in one frame."""
    app.look.type.recorder = recorder = Recorder()
    try:
        for layer, scene in enumerate(app.stack.shown()):
            recorder.layer = layer * 10
            scene.draw(app.screen)
    finally:
        app.look.type.recorder = None
    top_layer = (len(app.stack.shown()) - 1) * 10
    return [drawn for drawn in recorder.drawn if drawn.layer >= top_layer]


def _faults_now(app: App) -> list[str]:
    window = app.screen.get_rect()
    drawn = [d for d in record(app) if d.rect.colliderect(d.clip)]
    faults = [fault for d in drawn for fault in _alone(d, window)]
    inked = [_inked(d) for d in drawn]
    for i, (one, rect) in enumerate(zip(drawn, inked, strict=True)):
        for met in rect.collidelistall(inked[i + 1 :]):
            other = drawn[i + 1 + met]
            if one.layer == other.layer:
                faults.append(f"overlap: {one.text!r} and {other.text!r}")
    return faults


def _alone(drawn: Drawn, window: pygame.Rect) -> list[str]:
    faults = []
    short = drawn.text[:40]
    if drawn.missing:
        faults.append(f"no glyph for {drawn.missing!r} in {short!r}")
    if MISSED.search(drawn.text):
        faults.append(f"no text: {short!r}")
    if drawn.px < MIN_TEXT_PX:
        faults.append(f"{drawn.px} px: {short!r}")
    allowed = drawn.clip.clip(window)
    if drawn.rect.x < allowed.x or drawn.rect.right > allowed.right:
        faults.append(f"cut at the side: {short!r} {drawn.rect} {allowed}")
    if not drawn.scrolls and (drawn.rect.y < allowed.y or drawn.rect.bottom > allowed.bottom):
        faults.append(f"cut above or below: {short!r} {drawn.rect} {allowed}")
    if drawn.rect.w > drawn.box.w or drawn.rect.h > drawn.box.h + 1:
        faults.append(f"larger than its box: {short!r} {drawn.rect} {drawn.box}")
    ratio = contrast(drawn.colour, drawn.ground)
    # Of a line that is scrolled away a rim is left, with the ground of that rim alone.
    is_rim = drawn.scrolls and 2 * drawn.rect.clip(allowed).h < drawn.rect.h
    if not is_rim and not drawn.dimmed and ratio < LEAST_CONTRAST:
        faults.append(f"contrast {ratio:.1f}: {short!r} {drawn.colour} on {drawn.ground}")
    return faults


def _inked(drawn: Drawn) -> pygame.Rect:
    """Where a text meets others: line boxes may touch, so a little is taken off; nothing may be left."""
    rect = drawn.rect.clip(drawn.clip).inflate(-2, -drawn.px // 3)
    return rect if rect.w > 0 and rect.h > 0 else pygame.Rect(0, 0, 0, 0)
