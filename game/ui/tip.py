"""Where a tip lies: beside the pointer, off everything that can be read or used if there is room."""

from collections.abc import Iterator, Sequence

import pygame

from game.ui.look import SMALL, Look
from game.ui.scale import keep_inside

#: How far right of the pointer and below it a tip lies, or left of it and above, in units.
AFTER, BEFORE = (18, 20), 12
#: Air between a tip and what it lies beside, and how far it may lie on a torn edge, in units.
GAP, TORN = 16, 5


def draw_tip(
    surface: pygame.Surface,
    look: Look,
    text: str,
    anchor: tuple[int, int] | pygame.Rect,
    keep_off: Sequence[pygame.Rect] = (),
) -> pygame.Rect:
    """A slip of paper with a few words beside the pointer, or beside a thing the keyboard is on."""
    width = min(round(look.u(420) * look.scale.large_text), surface.get_width() - look.u(80))
    block = look.type.lay(text, SMALL, width)
    pad, high = look.u(13), look.u(9)
    size = (block.size[0] + 2 * pad, block.size[1] + 2 * high)
    whole = surface.get_rect().inflate(-2 * look.u(6), -2 * look.u(6))
    papers = [paper.inflate(-2 * look.u(TORN), -2 * look.u(TORN)) for paper in keep_off]
    rect = _place(size, anchor, whole, papers, look)
    recorder = look.type.recorder
    if recorder:
        recorder.layer += 1
    look.draw_paper(surface, rect, 21, 2)
    look.type.draw(surface, block, (rect.x + pad, rect.y + high), rect)
    if recorder:
        recorder.layer -= 1
    return rect


def _place(
    size: tuple[int, int],
    anchor: tuple[int, int] | pygame.Rect,
    whole: pygame.Rect,
    papers: Sequence[pygame.Rect],
    look: Look,
) -> pygame.Rect:
    """The first place beside the anchor, and off it, where least of the papers is hidden."""
    if isinstance(anchor, pygame.Rect):
        thing, slips = anchor, _around(size, anchor, look.u(GAP))
    else:
        thing, slips = pygame.Rect(anchor, (1, 1)), [*_beside(size, anchor, papers, look)]
    inside = [keep_inside(slip, whole) for slip in slips]
    off = [slip for slip in inside if not slip.colliderect(thing)] or inside[-1:]
    return min(off, key=lambda slip: _hidden(slip, papers))


def _hidden(slip: pygame.Rect, papers: Sequence[pygame.Rect]) -> int:
    """How much of some papers lies below a slip."""
    met = [slip.clip(papers[i]) for i in slip.collidelistall(papers)]
    return sum(part.w * part.h for part in met)


def _around(size: tuple[int, int], thing: pygame.Rect, gap: int) -> list[pygame.Rect]:
    """Places for a slip right of a thing, left of it, above and below."""
    around = thing.inflate(2 * gap, 2 * gap)
    slips = [pygame.Rect((0, 0), size) for _ in range(4)]
    slips[0].midleft, slips[1].midright = around.midright, around.midleft
    slips[2].midbottom, slips[3].midtop = around.midtop, around.midbottom
    return slips


def _beside(
    size: tuple[int, int], at: tuple[int, int], papers: Sequence[pygame.Rect], look: Look
) -> Iterator[pygame.Rect]:
    """Places for a slip below the pointer and above it, then beside the papers it is on."""
    (wide, high), (right, below), before = size, map(look.u, AFTER), look.u(BEFORE)
    for y in (at[1] + below, at[1] - before - high):
        for x in (at[0] + right, at[0] - before - wide):
            yield pygame.Rect((x, y), size)
    row = at[1] - high // 2
    sides = [
        (paper.left - look.u(GAP) - wide, paper.right + look.u(GAP))
        for paper in papers
        if paper.collidepoint(at)
    ]
    for x in sorted((x for pair in sides for x in pair), key=lambda x: abs(x + wide // 2 - at[0])):
        yield pygame.Rect((x, row), size)
