"""The study behind the title page: panelled wall, shelf, books and game boxes."""

from dataclasses import dataclass
from itertools import cycle

import pygame

from game.assets import textures
from game.assets.palette import mix, shade
from game.ui.look import Look, Touch
from game.ui.text import Style
from game.ui.widgets import Usable

NAME = Style("title", 31, align="centre", leading=1.1)
#: The middle of a box's front and of its banner, as parts of its picture.
FRONT = 0.43
BANNER = (0.183, 0.74, 0.095)
Things = tuple[tuple[str, int, int], ...]


def wall(look: Look, size: tuple[int, int], lamp: tuple[float, float]) -> pygame.Surface:
    """Dark upright panelling with candlelight around `lamp` (parts of the size)."""

    dark, light = look.colour("walnut.0"), mix(look.colour("walnut.1"), (46, 40, 34), 0.5)
    boards = textures.wood(size, 21, dark, light, 7, upright=True)
    boards = pygame.transform.scale(boards, size)
    textures.light_up(boards, lamp, 0.95, 0.2)
    textures.glow(boards, (size[0] * lamp[0], size[1] * lamp[1]), size[0] * 0.36, (86, 52, 18))
    textures.glow(boards, (size[0] * 0.17, size[1] * 0.3), size[0] * 0.24, (64, 44, 20))
    return boards


def plank(look: Look, surface: pygame.Surface, rect: pygame.Rect, seed: int) -> None:
    """A shelf board: lit top, darker front, shadow below."""

    def make() -> pygame.Surface:
        top_h = max(3, rect.h // 3)
        board = pygame.Surface((rect.w, rect.h + look.u(56)), pygame.SRCALPHA)
        tones = look.colour("walnut.2"), look.colour("walnut.3")
        top = textures.wood((rect.w, top_h), seed, tones[0], shade(tones[1], 1.25), 1)
        front = textures.wood(
            (rect.w, rect.h - top_h), seed + 1, look.colour("walnut.1"), tones[1], 1
        )
        board.blit(top, (0, 0))
        board.blit(front, (0, top_h))
        edge = shade(tones[1], 1.6)
        pygame.draw.line(board, edge, (0, top_h), (rect.w, top_h), max(1, look.u(2)))
        pygame.draw.line(board, (12, 8, 5), (0, 0), (rect.w, 0), max(1, look.u(2)))
        for i in range(look.u(56)):
            strength = round(180 * (1 - i / look.u(56)) ** 1.6)
            board.fill((0, 0, 0, strength), (0, rect.h + i, rect.w, 1))
        return board

    surface.blit(look.textures.get("plank", rect.size, make, seed), rect)


def upright(look: Look, surface: pygame.Surface, rect: pygame.Rect) -> None:
    """The side board of the shelf."""

    def make() -> pygame.Surface:
        board = textures.wood(
            rect.size, 41, look.colour("walnut.1"), look.colour("walnut.3"), 1, upright=True
        )
        board = pygame.transform.scale(board, rect.size)
        rim = shade(look.colour("walnut.3"), 1.5)
        pygame.draw.line(board, rim, (1, 0), (1, rect.h), max(1, look.u(2)))
        pygame.draw.line(board, (10, 6, 4), (rect.w - 2, 0), (rect.w - 2, rect.h), look.u(3))
        return board

    look.drop_shadow(surface, rect, 12, 190)
    surface.blit(look.textures.get("upright", rect.size, make), rect)


def stand(
    look: Look, surface: pygame.Surface, name: str, box: tuple[int, int], foot: tuple[int, int]
) -> pygame.Rect:
    """A thing standing with its foot at a place, as large as fits into a box."""
    picture = look.pictures.get(name, *box)
    rect = picture.get_rect(midbottom=foot)
    surface.blit(picture, rect)
    return rect


def write_name(look: Look, surface: pygame.Surface, box: pygame.Rect, name: str) -> None:
    """The name of a game on the banner of its box."""
    middle, wide, high = BANNER
    banner = pygame.Rect(0, 0, round(box.w * wide), round(box.h * high))
    banner.center = (box.x + round(box.w * FRONT), box.y + round(box.h * middle))
    style = look.type.whole(name, NAME, banner.size)
    if style:
        look.type.write(surface, name, style, banner, "middle")


@dataclass(kw_only=True)
class GameBox(Usable):
    """A box on the shelf; boxes that are not chosen stand in the dark until they are pointed at."""

    title: str
    name: str
    chosen: bool

    def draw(self, surface: pygame.Surface, look: Look, touch: Touch) -> None:
        write_name(look, surface, self.rect, self.name)
        if not (self.chosen or touch.hover or touch.focus):
            surface.blit(self._veil(look), self.rect)
        if touch.focus:
            look.ring(surface, self.rect)

    def _veil(self, look: Look) -> pygame.Surface:
        """Darkness in the shape of the box."""

        def make() -> pygame.Surface:
            veil = pygame.Surface(self.rect.size, pygame.SRCALPHA)
            box = look.pictures.get(f"table/box_{self.title}", *self.rect.size)
            veil.blit(box, box.get_rect(midbottom=veil.get_rect().midbottom))
            veil.fill((0, 0, 0, 105), special_flags=pygame.BLEND_RGBA_MIN)
            return veil

        return look.textures.get("box_veil", self.rect.size, make, self.title)


# The drawings of the study beside the boxes, table/<name>: width and height in units.
UPPER = (
    ("books_a", 250, 134), ("candle", 120, 172), ("books_b", 250, 134), ("globe", 140, 164),
    ("books_c", 250, 134),
)  # fmt: skip
LOWER = (("books_a", 250, 120), ("bag", 110, 120), ("books_c", 250, 120))
BESIDE = ("night_window", "inkpot", "page_compass", "books_b")


@dataclass(frozen=True)
class Study:
    """The shelf at the right of the title page: where its boards are and which boxes stand on it.

    `beside` is where small things may stand, right of the boxes and the note.
    """

    look: Look
    board: pygame.Rect
    floor: int
    strip: pygame.Rect
    boxes: dict[str, pygame.Rect]
    beside: int

    def picture(self, size: tuple[int, int]) -> pygame.Surface:
        """Everything that never changes, as one picture kept on disk."""
        names = {name for name, _w, _h in (*UPPER, *LOWER)} | {*BESIDE}
        names |= {f"box_{title}" for title in self.boxes}
        drawn = self.look.pictures.mark(tuple(f"table/{name}" for name in sorted(names)))
        marks = (tuple(self.board), self.floor, self.strip.y, self.beside, drawn)
        return self.look.textures.get(
            "study", size, lambda: self._paint(size), *marks, on_disk=True
        )

    def _paint(self, size: tuple[int, int]) -> pygame.Surface:
        look, board, floor, strip = self.look, self.board, self.floor, self.strip
        picture = wall(look, size, (0.66, 0.42))
        upper = min(look.u(196), floor - look.u(440))
        post = pygame.Rect(board.x, 0, look.u(30), strip.y)
        left = post.right
        if upper > look.u(110):
            self._row(picture, UPPER, left + look.u(20), upper + look.u(3), look.u(-60), 8)
            plank(look, picture, pygame.Rect(left, upper - 2, board.right - left, look.u(36)), 3)
        self._beside_boxes(picture)
        for title, rect in self.boxes.items():
            look.drop_shadow(picture, rect.inflate(-look.u(30), -look.u(20)), 16, 210)
            stand(look, picture, f"table/box_{title}", rect.size, rect.midbottom)
        plank(look, picture, pygame.Rect(left, floor, board.right - left, look.u(44)), 6)
        upright(look, picture, post)
        tones = look.colour("walnut.0"), look.colour("walnut.1")
        picture.blit(textures.wood(strip.size, 12, *tones, 1), strip)
        line = look.colour("walnut.3")
        pygame.draw.line(picture, line, strip.topleft, strip.topright, max(1, look.u(2)))
        return picture

    def _row(
        self, picture: pygame.Surface, things: Things, x: int, foot: int, margin: int, gap: int
    ) -> None:
        """Things side by side, over and over, as many as the shelf holds."""
        for name, wide, high in cycle(things):
            size = (self.look.u(wide), self.look.u(high))
            if x + size[0] > self.board.right - margin:
                return
            stand(self.look, picture, f"table/{name}", size, (x + size[0] // 2, foot))
            x += size[0] + self.look.u(gap)

    def _beside_boxes(self, picture: pygame.Surface) -> None:
        """A night window and small things where no box stands yet."""
        look, u, floor = self.look, self.look.u, self.floor
        x = self.beside + u(30)
        room = self.board.right - x
        window, inkpot, page, books = (f"table/{name}" for name in BESIDE)
        if room > u(330):
            pane = stand(look, picture, window, (u(250), u(330)), (x + u(200), floor - u(52)))
            textures.glow(picture, pane.center, u(190), (16, 20, 38))
            stand(look, picture, inkpot, (u(150), u(120)), (x + u(110), floor + u(14)))
        if room > u(560):
            stand(look, picture, page, (u(190), u(190)), (x + u(480), floor - u(128)))
            stand(look, picture, books, (u(250), u(120)), (x + u(480), floor + u(3)))
            self._row(picture, LOWER, x + u(620), floor + u(3), u(20), 24)
