"""The name of a tile on it, readable at every size."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from game.scenes.tilemap.pictures import TileSources
from game.ui.text import Block, Style

#: From this side on names stand on a ribbon; farther out on a dark strip, in a narrower face.
RIBBON_FROM = 104
#: Names are never set smaller, in pixels.
LEAST = 14
NAME = Style("title", 16, align="centre", leading=1.12)
FAR_NAME = Style("bold", 14, align="centre", leading=1.08)


@dataclass(frozen=True, slots=True)
class Label:
    """A name set in lines, and the box of its ground on the tile."""

    block: Block
    box: pygame.Rect


class TileNames:
    """Sets names and paints the ground they stand on."""

    def __init__(self, art: TileSources) -> None:
        self.art = art

    def draw(self, tile: pygame.Surface, label: Label, side: int) -> None:
        """The name on its ribbon; on a slip if it takes two lines, on a dark strip far out."""
        if side < RIBBON_FROM:
            ground = self._slip(label.box.size, (24, 16, 10, 205))
        elif len(label.block.lines) > 1:
            ground = self._slip(label.box.size, (*self.art.colour("paper"), 245))
        else:
            ground = self._banner(label.box.size)
        tile.blit(ground, label.box)
        self._write(tile, label)

    def _write(self, tile: pygame.Surface, label: Label) -> None:
        """The words; squeezed if a single one is wider than the tile."""
        block, box = label.block, label.box
        if block.size[0] <= box.w:
            x, y = box.centerx - block.size[0] // 2, box.centery - block.size[1] // 2
            self.art.type.draw(tile, block, (x, y))
            return
        room = pygame.Surface(block.size, pygame.SRCALPHA)
        self.art.type.draw(room, block, (0, 0))
        narrow = pygame.transform.smoothscale(room, (box.w, block.size[1]))
        tile.blit(narrow, narrow.get_rect(center=box.center))

    def label(self, name: str, side: int, size: tuple[int, int] = (1, 1)) -> Label:
        """A name and the ground it is written on, at the foot of a tile."""
        block = self._name(name, side)
        near = side >= RIBBON_FROM
        wings = (1.05 if len(block.lines) == 1 else 0.4) if near else 0.2
        wide = min(side - 2, block.size[0] + 2 * round(block.px * wings))
        box = pygame.Rect(0, 0, wide, block.size[1] + round(block.px * (0.5 if near else 0.1)))
        foot = round((0.05 if near else 0.025) * side)
        box.midbottom = (size[0] * side // 2, size[1] * side - foot)
        return Label(block, box)

    def _name(self, name: str, side: int) -> Block:
        """On one line as large as the tile allows; else on two, never below the least size."""
        large = self.art.app.settings.text_size / 100
        near = side >= RIBBON_FROM
        style = NAME if near else FAR_NAME.but(colour="cream")
        wanted = max(LEAST, side * 0.068 * large) if near else LEAST * large
        room = side * (0.74 if near else 0.94)
        fitting = self.art.type.fitting(name, style.but(size=round(wanted)), room, LEAST)
        if self.art.type.size(name, fitting)[0] <= room:
            return self.art.type.lay(name, fitting)
        two = _in_two(name)
        size = round(wanted)
        while size > LEAST and not self._fits_two(two, style.but(size=size), side):
            size -= 1
        return self.art.type.lay(two, style.but(size=size))

    def _fits_two(self, name: str, style: Style, side: int) -> bool:
        wide, high = self.art.type.size(name, style)
        return wide <= side * 0.9 and high < side * 0.36

    def _banner(self, size: tuple[int, int]) -> pygame.Surface:
        """The ribbon under a name: its ends as drawn, its middle as long as needed."""

        def make() -> pygame.Surface:
            wide, high = size
            ribbon = self.art.sprite("table/banner", high * 8, high * 1.3)
            ribbon = pygame.transform.smoothscale(ribbon, (ribbon.get_width(), high))
            end = min(round(high * 0.6), wide // 3, ribbon.get_width() // 3)
            whole = pygame.Surface(size, pygame.SRCALPHA)
            middle = ribbon.subsurface((end, 0, ribbon.get_width() - 2 * end, high))
            whole.blit(ribbon.subsurface((0, 0, end, high)), (0, 0))
            whole.blit(pygame.transform.smoothscale(middle, (wide - 2 * end, high)), (end, 0))
            whole.blit(ribbon.subsurface((ribbon.get_width() - end, 0, end, high)), (wide - end, 0))
            return whole

        return self.art.sprites.get(("banner", size), make)

    def _slip(self, size: tuple[int, int], ground: tuple[int, int, int, int]) -> pygame.Surface:
        """A plain ground for a name."""

        def make() -> pygame.Surface:
            slip = pygame.Surface(size, pygame.SRCALPHA)
            pygame.draw.rect(slip, ground, slip.get_rect(), border_radius=4)
            pygame.draw.rect(slip, (*self.art.colour("ink"), 200), slip.get_rect(), 1, 4)
            return slip

        return self.art.sprites.get(("slip", size, ground), make)


def _in_two(name: str) -> str:
    """A name on two lines of about the same length; a single word stays whole."""
    breaks = [i for i, char in enumerate(name) if char in " -"]
    if not breaks:
        return name
    at = min(breaks, key=lambda i: abs(i - len(name) / 2))
    return f"{name[: at + 1].rstrip()}\n{name[at + 1 :]}"
