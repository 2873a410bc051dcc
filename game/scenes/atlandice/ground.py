"""What the city of Atlandice stands on: the chart, the ground of an area, houses and their water."""

from __future__ import annotations

import pygame

from game.assets.pictures import Pictures
from game.engine.titles.atlandice.box import MARKET
from game.engine.titles.atlandice.view_types import AreaView
from game.ui.look import Look, outline, rounded_mask

#: How round the corners of the chart are, in units.
CORNER = 14
#: How far up a house the water stands at the last hour.
HIGH_WATER = 0.62
#: Side of the picture that tells the proportions, and what its roundness may hide.
COVER_SAMPLE, COVER_MARGIN = 256, 1.01


def covering(pictures: Pictures, name: str, room: pygame.Rect) -> pygame.Surface:
    """A picture that leaves nothing of a room free; its proportions are read off a small one."""
    small = pictures.get(name, COVER_SAMPLE)
    grow = COVER_MARGIN * max(room.w / small.get_width(), room.h / small.get_height())
    return pictures.get(name, small.get_width() * grow, small.get_height() * grow)


def paint_chart(look: Look, surface: pygame.Surface, room: pygame.Rect) -> None:
    """The chart of the sea, cut round, in a frame of ink and brass."""

    def make() -> pygame.Surface:
        cut = pygame.Surface(room.size, pygame.SRCALPHA)
        chart = covering(look.pictures, "atlandice/chart", room)
        cut.blit(chart, chart.get_rect(center=cut.get_rect().center))
        mask = rounded_mask(room.size, look.u(CORNER)).convert_alpha()
        cut.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MIN)
        return cut

    look.drop_shadow(surface, room, 12, 190)
    surface.blit(look.textures.get("chart", room.size, make), room)
    outline(surface, room, look.colour("ink"), max(2, look.u(4)), look.u(CORNER))
    edge = room.inflate(-look.u(5), -look.u(5))
    outline(surface, edge, look.colour("brass_dark"), max(1, look.u(2)), look.u(12))


def paint_ground(
    look: Look, surface: pygame.Surface, rect: pygame.Rect, is_offered: bool, is_marked: bool
) -> None:
    """The ground of an area: lit and framed in brass if it can be chosen; what is only pointed
    at has a line of ink inside its edge."""

    def make() -> pygame.Surface:
        ground = pygame.Surface(rect.size, pygame.SRCALPHA)
        tone = look.colour("brass_light" if is_offered else "paper")
        ground.fill((*tone, (64 + 30 * is_marked) if is_offered else 26))
        mask = rounded_mask(rect.size, look.u(14)).convert_alpha()
        ground.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MIN)
        return ground

    marks = (is_offered, is_marked)
    surface.blit(look.textures.get("ground", rect.size, make, *marks), rect)
    role = "brass_light" if is_offered else "paper_edge"
    edge = max(2, look.u(4 if is_marked else 3)) if is_offered else 1
    outline(surface, rect, look.colour(role), edge, look.u(14))
    if is_marked and not is_offered:
        inner = rect.inflate(-2 * look.u(4), -2 * look.u(4))
        outline(surface, inner, look.colour("ink"), max(1, look.u(1.5)), look.u(11))


def paint_house(
    look: Look, surface: pygame.Surface, rect: pygame.Rect, area: AreaView, level: float
) -> None:
    """The house with the water as high as the hour has brought it: 0 is the first, 1 the last."""
    is_open = area["open"]

    def make() -> pygame.Surface:
        picture = look.pictures.get(f"atlandice/area_{area['district']}", *rect.size).copy()
        if area["number"] == MARKET:
            return picture
        wide, high = picture.get_size()
        water = look.pictures.get("atlandice/water", wide * 1.1, wide * 1.1)
        flood = pygame.Surface(picture.get_size(), pygame.SRCALPHA)
        up = 1.1 if not is_open else 0.06 + HIGH_WATER * level
        flood.blit(water, (-wide // 30, round(high * (1 - up))))
        below = round(high * (1 - up)) + water.get_height() - 2
        flood.fill((23, 82, 94, 235), (0, below, wide, max(0, high - below)))
        alpha = picture.copy()
        alpha.fill((255, 255, 255, 0), special_flags=pygame.BLEND_RGBA_MAX)
        flood.blit(alpha, (0, 0), special_flags=pygame.BLEND_RGBA_MIN)
        picture.blit(flood, (0, 0))
        if not is_open:
            picture.set_alpha(150)
        return picture

    picture = look.textures.get(
        "flooded", rect.size, make, area["district"], round(level, 3), is_open
    )
    surface.blit(picture, picture.get_rect(midbottom=rect.midbottom))
