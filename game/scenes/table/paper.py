"""Painting on paper: sheets with their shadows, lines of text, signs, figures and portraits.

A panel has a brush and lends it to the painters of its sections.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pygame

from game.assets.palette import mix
from game.ui.look import Look, outline, rounded_mask
from game.ui.spot import Spot, Thing
from game.ui.text import Style
from game.ui.words import Words

if TYPE_CHECKING:
    from game.scenes.shell.app import App

FIGURE = Style("title", 20)
NAME = Style("title", 19)
KEY = FIGURE.but(size=17, colour="cream", align="centre")
FAINT = Style("italic", 17, "wood_dark")


class Brush:
    """Paints on sheets of paper, and knows where they lie and what on them can be pointed at."""

    def __init__(self, app: App) -> None:
        self.app = app
        self.sheets: list[pygame.Rect] = []
        #: Where nothing shows through them.
        self.cores: list[pygame.Rect] = []
        self.spots: list[Spot] = []

    @property
    def look(self) -> Look:
        """How things are painted."""
        return self.app.look

    def u(self, units: float) -> int:
        """Units to pixels."""
        return self.app.look.u(units)

    def begin(self) -> None:
        """A fresh painting: nothing lies there yet."""
        self.sheets, self.cores, self.spots = [], [], []

    def spot_at(
        self,
        name: str,
        rect: pygame.Rect,
        hint: str = "",
        thing: Thing | None = None,
        key: str = "",
        enabled: bool = True,
        act: Callable[[], None] | None = None,
    ) -> None:
        """Something that can be pointed at, in the coordinates of the sheet."""
        self.spots.append(Spot(name, pygame.Rect(rect), enabled, hint, key, thing, act=act))

    def sheet(
        self,
        surface: pygame.Surface,
        rect: pygame.Rect,
        seed: int,
        tear: float = 2,
        depth: float = 8,
    ) -> None:
        """A sheet of paper with its shadow; the panel answers the pointer where it lies."""
        self.look.drop_shadow(surface, rect, depth, 150 + round(3 * depth))
        surface.blit(self.look.paper(rect.size, seed, tear), rect)
        self.lies(rect, self.look.paper_core(rect, tear))

    def leather(self, surface: pygame.Surface, rect: pygame.Rect, strength: int = 170) -> None:
        """A piece of leather with its shadow, instead of a sheet."""
        self.look.drop_shadow(surface, rect, 8, strength)
        surface.blit(self.look.leather(rect.size), rect)
        self.lies(rect, self.look.leather_core(rect))

    def lies(self, rect: pygame.Rect, core: pygame.Rect) -> None:
        """Something lies here that answers the pointer; in its core nothing shows through it."""
        self.sheets.append(pygame.Rect(rect))
        self.cores.append(core)

    def write(
        self,
        surface: pygame.Surface,
        text: str,
        style: Style,
        box: pygame.Rect,
        dimmed: bool = False,
    ) -> pygame.Rect:
        """One line in the middle of a box's height, aligned as the style says; where it stands."""
        block = self.look.type.lay(text, style)
        spare = box.w - block.size[0]
        x = box.x + {"left": 0, "centre": spare // 2}.get(style.align, spare)
        at = (x, box.centery - block.size[1] // 2)
        return self.look.type.draw(surface, block, at, dimmed=dimmed)

    def write_short(
        self, surface: pygame.Surface, text: str, style: Style, box: pygame.Rect
    ) -> pygame.Rect:
        """A name on one line: smaller if it must be, cut with an ellipsis as the last resort."""
        fitting = self.look.type.fitting(text, style, box.w)
        if self.wide(text, fitting) > box.w:
            fitting = self.look.type.whole(text, style, box.size) or fitting
        style = fitting
        if self.wide(text, style) <= box.w:
            return self.write(surface, text, style, box)
        return self.look.type.write(surface, text, style, box, "middle", 1)

    def wide(self, text: str, style: Style) -> int:
        """How wide a line is."""
        return self.look.type.size(text, style)[0]

    def line(self, style: Style) -> int:
        """The height of a line."""
        return self.look.type.line_height(style)

    def sign(
        self, surface: pygame.Surface, name: str, centre: tuple[float, float], side: float
    ) -> pygame.Rect:
        """A sign around a point; a name with a slash is any drawing of art/."""
        full = name if "/" in name else f"signs/{name}"
        picture = self.look.pictures.get(full, side)
        return surface.blit(picture, picture.get_rect(center=centre))

    def figure(
        self,
        surface: pygame.Surface,
        text: str,
        centre: tuple[float, float],
        style: Style = FIGURE,
    ) -> pygame.Rect:
        """A number or a word on one line around a point."""
        box = pygame.Rect(round(centre[0]), round(centre[1]), 0, 0)
        return self.write(surface, text, style.but(align="centre"), box)

    def count(
        self, surface: pygame.Surface, text: str, centre: tuple[float, float], most: int = 0
    ) -> pygame.Rect:
        """A number on a small paper disc, as it lies on a pile; `most` is how large it may grow."""
        style = FIGURE.but(size=16)
        side = max(self.look.sign_px(25), self.wide(text, style) + self.u(10))
        if most and side > most:
            style = style.but(grows=False)
            side = max(most, self.wide(text, style) + self.u(10))
        disc = rimmed_disc(self.look, side, ("ink", "paper_light", "brass", "paper_light"))
        place = surface.blit(disc, disc.get_rect(center=centre))
        self.figure(surface, text, centre, style)
        return place

    def glow(self, surface: pygame.Surface, rect: pygame.Rect, units: float = 9) -> None:
        """A warm halo around something raised; the same softness as a shadow, but of light."""
        blur = max(4, self.u(units))

        def make() -> pygame.Surface:
            soft = self.look.shadow(rect.size, blur, 255).copy()
            soft.fill((*self.look.colour("brass_light"), 0), special_flags=pygame.BLEND_RGBA_MAX)
            soft.fill((255, 255, 255, 170), special_flags=pygame.BLEND_RGBA_MULT)
            return soft

        halo = self.look.textures.get("halo", rect.size, make, blur)
        surface.blit(halo, halo.get_rect(center=rect.center))

    def pale(self, side: int) -> pygame.Surface:
        """A soft spot of light paper, to keep a number clear of what lies around it."""

        def make() -> pygame.Surface:
            big = pygame.Surface((side, side), pygame.SRCALPHA)
            tone = self.look.colour("paper_light")
            for i in range(8):
                part = (i + 1) / 8
                pygame.draw.circle(
                    big,
                    (*tone, round(235 * part)),
                    (side // 2, side // 2),
                    side * (0.5 - 0.15 * part),
                )
            return big

        return self.look.textures.get("pale", (side, side), make)

    def wash(self, size: tuple[int, int], colour: tuple[int, int, int]) -> pygame.Surface:
        """Watercolour in a colour, strongest at the upper edge and running out downwards."""

        def make() -> pygame.Surface:
            paint = pygame.Surface(size, pygame.SRCALPHA)
            tone = mix(colour, self.look.colour("paper"), 0.25)
            for y in range(size[1]):
                part = 1 - y / size[1]
                paint.fill((*tone, round(150 * part**1.4)), (0, y, size[0], 1))
            return paint

        return self.look.textures.get("panel_wash", size, make, colour)

    def portrait_in(
        self, surface: pygame.Surface, picture: str, rect: pygame.Rect, colour: tuple[int, int, int]
    ) -> None:
        """A portrait cut to its frame, with a coloured rule around it."""

        def make() -> pygame.Surface:
            cut = pygame.Surface(rect.size, pygame.SRCALPHA)
            cut.fill(mix(self.look.colour("paper_shade"), colour, 0.3))
            face = self.look.pictures.get(picture, max(rect.w, rect.h * 0.75) + 2, 4 * rect.h)
            cut.blit(face, face.get_rect(midtop=(rect.w // 2, 0)))
            mask = rounded_mask(rect.size, self.u(4))
            cut.blit(mask.convert_alpha(), (0, 0), special_flags=pygame.BLEND_RGBA_MIN)
            return cut

        surface.blit(self.look.textures.get("face", rect.size, make, picture, colour), rect)
        edge = max(2, self.u(3))
        grown = rect.inflate(2 * edge, 2 * edge)
        outline(surface, grown, colour, edge, self.u(6))
        outline(surface, grown.inflate(2, 2), self.look.colour("ink"), 1, self.u(6))
        outline(surface, rect, self.look.colour("ink"), 1, self.u(4))


class Painter:
    """Paints one section of a panel, with the panel's brush."""

    def __init__(self, brush: Brush) -> None:
        self.brush = brush
        self.app = brush.app

    @property
    def look(self) -> Look:
        """How things are painted."""
        return self.app.look

    @property
    def words(self) -> Words:
        """Sentences by key."""
        return self.app.words

    def u(self, units: float) -> int:
        """Units to pixels."""
        return self.app.look.u(units)


def rimmed_disc(look: Look, side: int, roles: tuple[str, str, str, str]) -> pygame.Surface:
    """A small disc with a double rim, from the outer edge to the middle."""

    def make() -> pygame.Surface:
        big = 3 * side
        disc = pygame.Surface((big, big), pygame.SRCALPHA)
        for part, role in zip((0.5, 0.46, 0.42, 0.4), roles, strict=True):
            pygame.draw.circle(disc, look.colour(role), (big // 2, big // 2), round(big * part))
        return pygame.transform.smoothscale(disc, (side, side))

    return look.textures.get("disc_rimmed", (side, side), make, roles)


def draw_number(surface: pygame.Surface, look: Look, number: int, corner: tuple[int, int]) -> None:
    """The number of the key that chooses something, on a dark disc over the corner of it."""
    side = max(look.sign_px(28), look.type.line_height(KEY))
    disc = rimmed_disc(look, side, ("shadow", "brass_light", "shadow", "ink"))
    spot = disc.get_rect(center=(corner[0] + side // 4, corner[1] + side // 4))
    spot.clamp_ip(look.scale.area)
    surface.blit(disc, spot)
    look.type.write(surface, str(number), KEY, spot, "middle", 1)
