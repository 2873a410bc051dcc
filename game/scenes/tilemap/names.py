"""The name of a tile on it, on one line; where there is no room for that it shows under the pointer."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import pygame

from game.scenes.tilemap.pictures import TileSources
from game.ui.text import Block, Style

#: Smaller tiles carry no names: pieces, pawns and figures take all of them.
NAMES_FROM = 104
#: Names are never set smaller, in pixels.
LEAST = 14
NAME = Style("title", 16, align="centre", leading=1.12)
#: A narrower face, for names that are too long for the ribbon.
NARROW = Style("bold", LEAST, align="centre", leading=1.08)
#: The share of the side a ribbon may take in the middle, and a strip from the left edge on: in the
#: corner beside both stands the title's own sign.
RIBBON, STRIP, EDGE = 0.71, 0.81, 0.03
#: How far the ends of a ribbon reach beyond the name, as a share of its size.
WING = 0.95
#: How high a name stands above the lower edge, as a share of the side: off signs of passages there.
FOOT = 0.085


@dataclass(frozen=True, slots=True)
class Label:
    """A name set on one line, the box of its ground on the tile, and whether that is a ribbon."""

    block: Block
    box: pygame.Rect
    is_ribbon: bool


class TileNames:
    """Sets names and paints the ground they stand on."""

    def __init__(self, art: TileSources) -> None:
        self.art = art

    def draw(self, tile: pygame.Surface, label: Label) -> None:
        """The name on its ribbon, or on a narrow slip."""
        paper = (*self.art.colour("paper"), 245)
        ground = (
            self._banner(label.box.size) if label.is_ribbon else self._slip(label.box.size, paper)
        )
        tile.blit(ground, label.box)
        block, box = label.block, label.box
        x, y = box.centerx - block.size[0] // 2, box.centery - block.size[1] // 2
        self.art.type.draw(tile, block, (x, y))

    def label(self, name: str, side: int, size: tuple[int, int] = (1, 1)) -> Label | None:
        """A name and the ground it is written on, at the foot of a tile; None without room for it."""
        if side < NAMES_FROM:
            return None
        wide, most = size[0] * side, round(max(LEAST, side * 0.068 * self._large))
        block = self._largest(
            name, NAME.but(size=most), lambda px: wide * RIBBON - 2 * round(px * WING)
        )
        if block is not None:
            return self._on_ribbon(block, side, size)
        block = self._largest(name, NARROW.but(size=most), lambda _px: wide * STRIP - 4)
        return self._on_strip(block, side, size) if block is not None else None

    def _largest(self, name: str, style: Style, room: Callable[[int], float]) -> Block | None:
        """The name as large as it fits the room that its size leaves; None if the least does not."""
        for size in range(round(style.size), LEAST - 1, -1):
            block = self.art.type.lay(name, style.but(size=size))
            if block.size[0] <= room(block.px):
                return block
        return None

    @property
    def _large(self) -> float:
        return self.art.app.settings.text_size / 100

    def _on_ribbon(self, block: Block, side: int, size: tuple[int, int]) -> Label:
        wide = block.size[0] + 2 * round(block.px * WING)
        box = pygame.Rect(0, 0, wide, block.size[1] + round(block.px * 0.5))
        box.midbottom = (size[0] * side // 2, size[1] * side - round(FOOT * side))
        return Label(block, box, True)

    def _on_strip(self, block: Block, side: int, size: tuple[int, int]) -> Label:
        box = pygame.Rect(0, 0, block.size[0] + 4, block.size[1] + round(block.px * 0.2))
        box.bottomleft = (round(EDGE * side), size[1] * side - round(FOOT * side))
        return Label(block, box, False)

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
