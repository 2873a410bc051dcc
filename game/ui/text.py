"""Setting text: line breaking in any script, inline icons, emphasis, cached blocks.

Markup in catalogue texts: `[civ]` is the sign art/signs/civ.svg, `*strong*`, `_slanted_`; a
backslash takes the meaning from the next character. Names typed by people go through `plain` first.
"""

import re
import unicodedata
from collections import OrderedDict
from dataclasses import dataclass, field
from functools import lru_cache
from typing import NamedTuple

import pygame

from game.assets.fonts import SLANTED, STRONG, face_for, font
from game.assets.palette import Colour, Palette
from game.assets.pictures import Pictures
from game.assets.surface_cache import SurfaceCache
from game.content.texts import JOINER, SOFT_HYPHEN
from game.ui.line_breaking import (
    NARROW_FACES,
    SPACES,
    Piece,
    clusters,
    hyphened,
    in_company,
    is_space,
    merged,
    seen,
    trimmed,
)
from game.ui.scale import Scale

# Stands for a character that no face has; what only changes its neighbours leaves no trace.
NO_PICTURE = "no_picture"
UNSEEN = ("Mn", "Me", "Cf")
UNDRAWN = (SOFT_HYPHEN, JOINER)
ICON_SHARE = 1.12
# Alegreya Sans has narrow spaces: there a word space is at least this part of the size.
LEAST_SPACE = 0.27
# Small type is drawn twice as large and halved: SDL_ttf sets letters on whole pixels.
SMALL_PX = 24
KEPT_BLOCKS = 1500
KEPT_WIDTHS = 4096
INKED_BYTES = 4 * 1024 * 1024
SPECIAL = re.compile(r"\\(.)|\[(\w+)\]|(\*)|(_)")


def plain(text: str) -> str:
    """Text of a person, safe inside markup."""
    return re.sub(r"([\\\[\]*_])", r"\\\1", text)


class Style(NamedTuple):
    """How text looks: face, size in units, colour role, alignment, distance of lines."""

    face: str = "text"
    size: float = 18
    colour: str = "ink"
    align: str = "left"
    leading: float = 1.28
    shadow: str = ""
    #: Whether it grows with the text-size setting; what is written on a drawing may not.
    grows: bool = True

    def but(self, **changes: object) -> "Style":
        """The same with something changed."""
        return self._replace(**changes)  # type: ignore[arg-type]


@dataclass(slots=True, eq=False, repr=False)
class Block:
    """Text broken into lines and measured; `missing` are characters no face has."""

    lines: list[list[Piece]]
    widths: list[int]
    size: tuple[int, int]
    style: Style
    px: int
    source: str
    missing: str
    cut: bool = False
    #: Where its ink begins, seen from its corner; known when it has been drawn.
    ink_at: tuple[int, int] = (0, 0)

    @property
    def text(self) -> str:
        """What is written, without markup."""
        return "\n".join("".join(piece.text for piece in line) for line in self.lines)


@dataclass(slots=True, eq=False, repr=False)
class Drawn:
    """A note of text drawn, for tests of the layout."""

    text: str
    rect: pygame.Rect
    box: pygame.Rect
    clip: pygame.Rect
    colour: Colour
    ground: Colour
    px: int
    missing: str
    cut: bool
    layer: int
    scrolls: bool
    dimmed: bool


@dataclass(slots=True, eq=False, repr=False)
class Recorder:
    """Keeps what was drawn while a test looks; `layer` rises with everything laid on top."""

    drawn: list[Drawn] = field(default_factory=list)
    layer: int = 0
    scrolls: bool = False


@lru_cache(maxsize=4096)
def read_markup(text: str, face: str) -> tuple[tuple[str, str, bool], ...]:
    """Markup to (text, face, is icon) in order."""
    spans: list[tuple[str, str, bool]] = []
    strong = slanted = False
    at = 0

    def now() -> str:
        if strong:
            return STRONG.get(face, face)
        return SLANTED.get(face, face) if slanted else face

    for match in SPECIAL.finditer(text):
        if match.start() > at:
            spans.append((text[at : match.start()], now(), False))
        at = match.end()
        escaped, icon, star, _line = match.groups()
        if escaped is not None:
            spans.append((escaped, now(), False))
        elif icon is not None:
            spans.append((icon, now(), True))
        elif star:
            strong = not strong
        else:
            slanted = not slanted
    if at < len(text):
        spans.append((text[at:], now(), False))
    return tuple(spans)


class Typesetter:
    """Lays out, measures and draws text at the current scale and palette."""

    def __init__(self, palette: Palette, pictures: Pictures, scale: Scale) -> None:
        self.palette = palette
        self.pictures = pictures
        self.scale = scale
        self.recorder: Recorder | None = None
        self.blocks: OrderedDict[tuple[object, ...], Block] = OrderedDict()
        self.inked = SurfaceCache(INKED_BYTES)

    def rescale(self, scale: Scale) -> None:
        """Start over at another scale or palette."""
        self.scale = scale
        self.blocks.clear()
        self.inked.forget()

    # --- measuring -------------------------------------------------------------------------

    def lay(
        self, text: str, style: Style, width: float | None = None, max_lines: int | None = None
    ) -> Block:
        """Break text into lines of at most `width` pixels; past max_lines it ends in an ellipsis."""
        key = (text, style, None if width is None else int(width), max_lines)
        block = self.blocks.get(key)
        if block is None:
            block = self._lay(text, style, width, max_lines)
            self.blocks[key] = block
            if len(self.blocks) > KEPT_BLOCKS:
                self.blocks.popitem(last=False)
        else:
            self.blocks.move_to_end(key)
        return block

    def size(self, text: str, style: Style, width: float | None = None) -> tuple[int, int]:
        """Width and height the text needs."""
        return self.lay(text, style, width).size

    def fitting(self, text: str, style: Style, width: float, least: float = 14) -> Style:
        """The style, made smaller until the text fits on one line of that width."""
        size = style.size
        while size > least and self.size(text, style.but(size=size))[0] > width:
            size -= 1
        return style.but(size=size)

    def whole(self, text: str, style: Style, room: tuple[float, float]) -> Style | None:
        """The largest style at which a name fits a room; None if it fits at none.

        Before a name would be cut or left out it gives up what the text-size setting has added.
        """
        most, least = self.scale.px(style.size), self.scale.px(0, grows=False)
        for px in range(most, least - 1, -1):
            one = style.but(size=px / self.scale.unit, grows=False)
            if self._fits(text, one, room):
                return one
        return None

    def _fits(self, text: str, style: Style, room: tuple[float, float]) -> bool:
        wide, high = self.size(text, style)
        return wide <= room[0] and high <= room[1]

    def places(self, block: Block, words: str) -> list[pygame.Rect]:
        """Where words stand in a block, as far as they stand on one line."""
        found = []
        line_h = round(block.px * block.style.leading)
        for row, line in enumerate(block.lines):
            text = "".join("\0" if piece.icon else piece.text for piece in line)
            at = text.find(words) if words else -1
            if at >= 0:
                x, wide = (
                    self._span(line, block.px, at),
                    self._span(line, block.px, at + len(words)),
                )
                found.append(pygame.Rect(x, row * line_h, wide - x, line_h))
        return found

    def _span(self, line: list[Piece], px: int, count: int) -> int:
        """The width of the first characters of a line."""
        wide = 0
        for piece in line:
            length = 1 if piece.icon else len(piece.text)
            if count >= length:
                wide += width_of(piece, px)
            elif count > 0:
                wide += width_of(Piece(piece.text[:count], piece.face), px)
            count -= length
        return wide

    def line_height(self, style: Style) -> int:
        """Distance of two lines in pixels."""
        return round(self._px(style) * style.leading)

    def _px(self, style: Style) -> int:
        return self.scale.px(style.size, style.grows)

    def _lay(self, text: str, style: Style, width: float | None, max_lines: int | None) -> Block:
        px = self._px(style)
        missing: list[str] = []
        lines: list[list[Piece]] = []
        for paragraph in text.split("\n"):
            units = self._units(paragraph, style.face, missing)
            lines += self._break(units, px, width)
        cut = max_lines is not None and len(lines) > max_lines
        if max_lines is not None and cut:
            lines = lines[:max_lines]
            lines[-1] = self._with_ellipsis(lines[-1], style.face, px, width or 0)
        lines = [merged(seen(line)) for line in lines]
        widths = [sum(width_of(piece, px) for piece in line) for line in lines]
        height = round(px * style.leading) * len(lines)
        size = (max(widths, default=0), height)
        return Block(lines, widths, size, style, px, text, "".join(missing), cut)

    def _units(self, paragraph: str, face: str, missing: list[str]) -> list[Piece]:
        """Single characters and icons, each with the face that has it."""
        units: list[Piece] = []
        for text, span_face, icon in read_markup(paragraph, face):
            if icon and self.pictures.has(f"signs/{text}"):
                units.append(Piece(text, span_face, True))
                continue
            for char in f"[{text}]" if icon else text:
                found = span_face if char in UNDRAWN else face_for(char, span_face)
                if found is not None:
                    units.append(Piece(char, found))
                elif unicodedata.category(char) not in UNSEEN:
                    missing.append(char)
                    units.append(Piece(NO_PICTURE, span_face, True))
        return units

    def _break(self, units: list[Piece], px: int, width: float | None) -> list[list[Piece]]:
        if width is None:
            return [units]
        lines: list[list[Piece]] = []
        line: list[Piece] = []
        used = 0
        for cluster in self._groups(units, px, width):
            at_end = hyphened(cluster)
            wide = self._run_width(cluster, px)
            needed = wide if at_end is cluster else self._run_width(at_end, px)
            is_over = line and used + needed > width and not is_space(cluster)
            # Together they may be narrower than one by one.
            if is_over and self._run_width([*line, *at_end], px) > width:
                lines.append(trimmed(line))
                line, used = [], 0
            if wide > width and not is_space(cluster):
                *full, cluster = self._cut_long(cluster, px, width)
                lines += full
                wide = self._run_width(cluster, px)
            if line or not is_space(cluster):
                line += cluster
                used += wide
        lines.append(trimmed(line))
        return lines

    def _groups(self, units: list[Piece], px: int, width: float) -> list[list[Piece]]:
        """What stays together on a line; the last sign is not left alone where two have room."""
        groups = clusters(units)
        better = in_company(groups)
        fits = better is not groups and self._run_width(better[-1], px) <= width
        return better if fits else groups

    def _cut_long(self, cluster: list[Piece], px: int, width: float) -> list[list[Piece]]:
        """A word wider than the line, in parts that fit."""
        parts: list[list[Piece]] = [[]]
        for piece in cluster:
            if parts[-1] and self._run_width([*parts[-1], piece], px) > width:
                parts.append([])
            parts[-1].append(piece)
        return parts

    def _with_ellipsis(self, line: list[Piece], face: str, px: int, width: float) -> list[Piece]:
        dots = Piece("…", face)
        while line and self._run_width([*line, dots], px) > width:
            line = line[:-1]
        return [*trimmed(line), dots]

    def _run_width(self, pieces: list[Piece], px: int) -> int:
        return sum(width_of(piece, px) for piece in merged(seen(pieces)))

    # --- drawing ---------------------------------------------------------------------------

    def write(
        self,
        surface: pygame.Surface,
        text: str,
        style: Style,
        box: pygame.Rect,
        valign: str = "top",
        max_lines: int | None = None,
        dimmed: bool = False,
    ) -> pygame.Rect:
        """Set text into a box and draw it; returns where it stands."""
        block = self.lay(text, style, box.w, max_lines)
        y = {"top": box.y, "middle": box.centery - block.size[1] / 2}.get(
            valign, box.bottom - block.size[1]
        )
        x = {"left": box.x, "centre": box.centerx - block.size[0] / 2}.get(
            style.align, box.right - block.size[0]
        )
        return self.draw(surface, block, (round(x), round(y)), box, dimmed)

    def draw(
        self,
        surface: pygame.Surface,
        block: Block,
        at: tuple[int, int],
        box: pygame.Rect | None = None,
        dimmed: bool = False,
    ) -> pygame.Rect:
        """Draw a block with its left upper corner at a place."""
        rect = pygame.Rect(at, block.size)
        if self.recorder is not None and block.text.strip():
            self._record(surface, block, rect, box or rect, dimmed)
        ink = self.ink(block)
        surface.blit(ink, (at[0] + block.ink_at[0], at[1] + block.ink_at[1]))
        return rect

    def ink(self, block: Block) -> pygame.Surface:
        """A block as it is drawn, as far as there is ink: with all its room it takes twice as much."""
        return self.inked.get(block, lambda: self._render(block))

    def _render(self, block: Block) -> pygame.Surface:
        pad = block.px // 2  # letters may reach out of their line by so much
        size = (block.size[0] + 2 * pad, block.size[1] + 2 * pad)
        picture = pygame.Surface(size, pygame.SRCALPHA)
        if block.style.shadow:
            off = max(1, block.px // 24)
            shadow = self.palette[block.style.shadow]
            for dx, dy in ((0, off), (off, 2 * off)):
                self._render_lines(picture, block, shadow, (pad + dx, pad + dy))
        self._render_lines(picture, block, self.palette[block.style.colour], (pad, pad))
        ink = picture.get_bounding_rect()
        block.ink_at = (ink.x - pad, ink.y - pad)
        return picture.subsurface(ink).copy()

    def _render_lines(
        self, picture: pygame.Surface, block: Block, colour: Colour, at: tuple[int, int]
    ) -> None:
        step = round(block.px * block.style.leading)
        # The same baseline for every face on the line, from the px size and not from the face.
        baseline = at[1] + round(step / 2 + block.px * 0.32)
        for line, width in zip(block.lines, block.widths, strict=True):
            spare = block.size[0] - width
            x = at[0] + {"left": 0, "centre": spare // 2}.get(block.style.align, spare)
            for piece in line:
                if piece.icon:
                    side = round(block.px * ICON_SHARE)
                    icon = self.pictures.get(f"signs/{piece.text}", side)
                    top = baseline - round(block.px * 0.32) - icon.get_height() // 2
                    picture.blit(icon, (x + (side - icon.get_width()) // 2, top))
                elif piece.text not in SPACES:
                    run, ascent = render_run(piece, block.px, colour)
                    picture.blit(run, (x, baseline - ascent))
                x += width_of(piece, block.px)
            baseline += step

    def _record(
        self,
        surface: pygame.Surface,
        block: Block,
        rect: pygame.Rect,
        box: pygame.Rect,
        dimmed: bool,
    ) -> None:
        assert self.recorder is not None
        offset = surface.get_abs_offset()
        seen = rect.clip(surface.get_clip())
        ground = pygame.transform.average_color(surface, seen) if seen.w and seen.h else (0, 0, 0)
        self.recorder.drawn.append(
            Drawn(
                text=block.text,
                rect=rect.move(offset),
                box=box.move(offset),
                clip=surface.get_clip().move(offset),
                colour=self.palette[block.style.colour],
                ground=(ground[0], ground[1], ground[2]),
                px=block.px,
                missing=block.missing,
                cut=block.cut,
                layer=self.recorder.layer,
                scrolls=self.recorder.scrolls,
                dimmed=dimmed,
            )
        )


def fineness(px: int) -> int:
    """How many times larger type of a size is drawn before it is scaled down."""
    return 2 if px < SMALL_PX else 1


@lru_cache(maxsize=KEPT_WIDTHS)
def width_of(piece: Piece, px: int) -> int:
    """The width of a run or an icon: most words stand in many texts."""
    if piece.icon:
        return round(px * ICON_SHARE) + max(1, px // 10)
    finer = fineness(px)
    wide = -(-font(piece.face, px * finer).size(piece.text)[0] // finer)
    narrow = piece.text in SPACES and piece.face in NARROW_FACES
    return max(wide, round(LEAST_SPACE * px)) if narrow else wide


def render_run(piece: Piece, px: int, colour: Colour) -> tuple[pygame.Surface, int]:
    """A run as a surface, and how far above the baseline its top is."""
    finer = fineness(px)
    face = font(piece.face, px * finer)
    run = face.render(piece.text, True, colour)
    if finer == 1:
        return run, face.get_ascent()
    # An even size, so that the halved picture keeps the baseline where it belongs.
    even = pygame.Surface(
        (run.get_width() + run.get_width() % 2, run.get_height() + run.get_height() % 2),
        pygame.SRCALPHA,
    )
    even.fill((*colour, 0))
    even.blit(run, (0, 0))
    half = pygame.transform.smoothscale(even, (even.get_width() // 2, even.get_height() // 2))
    return half, round(face.get_ascent() / 2)
