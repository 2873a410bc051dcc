"""Wood, paper, leather, velvet, light: painted by code with pygame alone, kept on disk.

Noise is a tiny surface of random bytes scaled up; a curve through noise is a palette on it. Both
run inside SDL, so a full window takes some tens of milliseconds and no other package.
"""

import hashlib
import math
import random
import struct
from collections.abc import Callable
from functools import partial
from pathlib import Path

import pygame

from game.assets.opaque import opaque
from game.assets.palette import Colour, mix, shade
from game.assets.pictures import write_quietly
from game.assets.surface_cache import SurfaceCache

Size = tuple[int, int]
WHITE = (255, 255, 255)
GREY = [(i, i, i) for i in range(256)]
# Without alpha, but four bytes a pixel: SDL scales and blends those twice as fast as three.
DEPTH = 32
MULT, ADD = pygame.BLEND_RGB_MULT, pygame.BLEND_RGB_ADD
# Raise it when a recipe below changes, so that old pictures on disk are not used.
RECIPE = 6
# Two signs, the length of the file, where the pixels begin, and then the size.
BITMAP_HEAD = 26
KEPT_BYTES = 26 * 1024 * 1024
# How far apart the corners of a torn edge are, in pixels, and how deep it goes at the most.
TORN_STEP, TORN_MOST = 3.0, 1.4


def noise(
    size: Size, cell: tuple[float, float], seed: int, octaves: int = 3, gain: float = 1.0
) -> pygame.Surface:
    """Grey value noise up to `gain`; `cell` is how wide and high the largest blobs are."""
    grey = pygame.Surface(size, depth=DEPTH)
    add_noise(grey, cell, seed, octaves, gain)
    return grey


def add_noise(
    grey: pygame.Surface, cell: tuple[float, float], seed: int, octaves: int, gain: float
) -> None:
    """Noise over a grey surface: no second one as large is held."""
    rng, size = random.Random(seed), grey.get_size()
    weights = [0.5**i for i in range(octaves)]
    for i, weight in enumerate(weights):
        wide = min(size[0], max(2, round(size[0] * 2**i / cell[0]) + 1))
        high = min(size[1], max(2, round(size[1] * 2**i / cell[1]) + 1))
        grain = pygame.image.frombytes(rng.randbytes(wide * high), (wide, high), "P")
        share = gain * weight / sum(weights)
        grain.set_palette([(round(i * share),) * 3 for i in range(256)])
        grain = grain.convert(DEPTH)
        grey.blit(pygame.transform.smoothscale(grain, size), (0, 0), special_flags=ADD)


def through(grey: pygame.Surface, curve: Callable[[float], Colour]) -> pygame.Surface:
    """Send a grey surface through a curve from 0..1 to a colour."""
    flat = pygame.image.frombytes(pygame.image.tobytes(grey, "RGB")[::3], grey.get_size(), "P")
    flat.set_palette([curve(i / 255) for i in range(256)])
    return flat.convert(DEPTH)


def field(size: Size, cells: Size, value: Callable[[float, float], float]) -> pygame.Surface:
    """A smooth grey surface: value(x, y) with x, y in 0..1, computed on few cells and scaled up."""
    wide, high = cells
    data = bytes(
        max(0, min(255, round(255 * value(x / (wide - 1), y / (high - 1)))))
        for y in range(high)
        for x in range(wide)
    )
    flat = pygame.image.frombytes(data, cells, "P")
    flat.set_palette(GREY)
    return pygame.transform.smoothscale(flat.convert(DEPTH), size)


def with_alpha(colours: pygame.Surface, mask: pygame.Surface) -> pygame.Surface:
    """Colours of the first where the second is white, nothing where it is see-through."""
    result = mask.copy()
    result.blit(colours, (0, 0), special_flags=MULT)
    return result


def blank_mask(size: Size) -> pygame.Surface:
    """Nothing yet; white is drawn on it. Twice as large: halved, its edges are smooth."""
    large = pygame.Surface((size[0] * 2, size[1] * 2), pygame.SRCALPHA)
    large.fill((*WHITE, 0))
    return large


def wood(
    size: Size, seed: int, dark: Colour, light: Colour, planks: int = 4, upright: bool = False
) -> pygame.Surface:
    """Boards with grain along their length and a dark joint between them."""
    long, short = (size[1], size[0]) if upright else size
    grain = noise((long, short), (420, 7), seed, 4, 0.7)
    rings = noise((long, short), (900, 60), seed + 1, 3)
    rings = through(rings, lambda v: (round(38 + 38 * math.sin(v * 40)),) * 3)
    grain.blit(rings, (0, 0), special_flags=ADD)
    boards = through(grain, lambda v: mix(dark, light, min(1.0, v * 1.15)))
    for i in range(1, planks):
        y = i * short // planks
        pygame.draw.rect(boards, shade(dark, 0.45), (0, y - 2, long, 3))
        pygame.draw.line(boards, shade(light, 1.1), (0, y + 1), (long, y + 1))
    return pygame.transform.rotate(boards, 90) if upright else boards


def light_up(
    surface: pygame.Surface, centre: tuple[float, float], reach: float, floor: float = 0.18
) -> None:
    """Darken towards the edges around a lamp at `centre` (parts of the size)."""

    def value(x: float, y: float) -> float:
        far = math.hypot((x - centre[0]) * 1.25, y - centre[1]) / reach
        return max(floor, 1.0 - far * far * 0.95)

    surface.blit(field(surface.get_size(), (48, 27), value), (0, 0), special_flags=MULT)


def glow(surface: pygame.Surface, centre: tuple[float, float], radius: float, tint: Colour) -> None:
    """Add a round warm light."""
    size = (max(2, round(radius * 2)),) * 2

    def value(x: float, y: float) -> float:
        return math.pow(max(0.0, 1 - math.hypot(x - 0.5, y - 0.5) * 2), 1.6)

    halo = field(size, (40, 40), value)
    halo.fill(tint, special_flags=MULT)
    surface.blit(halo, (centre[0] - radius, centre[1] - radius), special_flags=ADD)


def table(size: Size, dark: Colour, light: Colour) -> pygame.Surface:
    """The dark table by candlelight behind everything."""
    top = wood(size, 1, shade(dark, 0.8), shade(light, 1.25), 5)
    light_up(top, (0.5, 0.42), 0.95)
    glow(top, (size[0] * 0.5, size[1] * 0.4), size[0] * 0.46, (52, 32, 12))
    return top


def paper_sheet(size: Size, seed: int, paper: Colour, dark: Colour) -> pygame.Surface:
    """Plain paper with clouds, grain and fibres."""
    grey = noise(size, (140, 140), seed, 4, 0.5)
    add_noise(grey, (3, 3), seed + 1, 2, 0.27)
    add_noise(grey, (60, 3), seed + 2, 2, 0.23)
    pale = shade(paper, 1.04)
    return through(grey, lambda v: mix(dark, pale, max(0.0, min(1.0, 0.42 + (v - 0.27) * 1.5))))


def torn_mask(size: Size, seed: int, tear: float) -> pygame.Surface:
    """White where the paper is, see-through elsewhere: its edge is torn by up to `tear` pixels.

    Only the four edges are drawn twice as large: the whole of a large page so takes 30 MB.
    """
    rng = random.Random(seed)
    mask = pygame.Surface(size, pygame.SRCALPHA)
    mask.fill(WHITE)
    wide, high = size
    for quarter, (length, across) in enumerate(((wide, high), (high, wide)) * 2):
        deep = min(across, math.ceil(TORN_MOST * tear) + 1)
        edge = pygame.transform.rotate(_torn_edge((length, deep), tear, rng), -90 * quarter)
        place = (wide - deep, 0) if quarter == 1 else (0, high - deep) if quarter == 2 else (0, 0)
        mask.blit(edge, place, special_flags=pygame.BLEND_RGBA_MULT)
    return mask


def _torn_edge(size: Size, tear: float, rng: random.Random) -> pygame.Surface:
    """The upper edge of torn paper, from left to right."""
    length, deep = size
    count = max(2, int(length / TORN_STEP))
    drift, points, chance = 0.0, [], rng.random
    for i in range(count):
        drift = 0.82 * drift + 0.3 * (2 * chance() - 1)
        bite = 0.45 + drift + (0.25 * chance() if chance() < 0.4 else 0.0)
        points.append((i * length / count, tear * min(TORN_MOST, max(0.0, bite))))
    outline = [*points, (length, points[-1][1]), (length, deep), (0, deep)]
    large = blank_mask(size)
    pygame.draw.polygon(large, WHITE, [(x * 2, y * 2) for x, y in outline])
    return pygame.transform.smoothscale(large, size)


def edge_shade(size: Size, depth: float, tint: Colour) -> pygame.Surface:
    """White in the middle, `tint` at the rim: to multiply over paper or leather."""
    shaded = pygame.Surface(size)
    shaded.fill((255, 255, 255))
    depth = max(1.0, depth)
    # Beyond six depths the tint no longer shows.
    for inset in range(min(round(6 * depth), min(size) // 2)):
        frame = shaded.get_rect().inflate(-2 * inset, -2 * inset)
        colour = mix(tint, (255, 255, 255), 1 - math.exp(-(inset + 0.5) / depth))
        pygame.draw.rect(shaded, colour, frame, 1)
    return shaded


def stretched(surface: pygame.Surface, size: Size, edge: int) -> pygame.Surface:
    """A soft box made larger: corners stay, the sides between them are drawn out."""
    if surface.get_size() == size:
        return surface
    whole = pygame.Surface(size, pygame.SRCALPHA)
    columns = _thirds(surface.get_width(), size[0], edge)
    rows = _thirds(surface.get_height(), size[1], edge)
    for (x, wide), (to_x, to_wide) in columns:
        for (y, high), (to_y, to_high) in rows:
            piece = surface.subsurface((x, y, wide, high))
            whole.blit(pygame.transform.scale(piece, (to_wide, to_high)), (to_x, to_y))
    return whole


def _thirds(length: int, goal: int, edge: int) -> list[tuple[Size, Size]]:
    """Start and length of both edges and of what lies between, before and after."""
    if length == goal:
        return [((0, length), (0, length))]
    between, wider = length - 2 * edge, goal - 2 * edge
    return [
        ((0, edge), (0, edge)),
        ((edge, between), (edge, wider)),
        ((length - edge, edge), (goal - edge, edge)),
    ]


def leather(size: Size, seed: int, tone: Colour) -> pygame.Surface:
    """A notebook cover."""
    clouds = noise(size, (170, 170), seed, 3, 0.55)
    add_noise(clouds, (6, 6), seed + 1, 2, 0.45)
    hide = through(clouds, lambda v: shade(tone, 0.72 + 0.72 * v))
    hide.blit(edge_shade(size, min(size) * 0.16, (110, 100, 96)), (0, 0), special_flags=MULT)
    return hide


def velvet_folds(size: Size, seed: int, folds: int = 17) -> pygame.Surface:
    """Grey folds of a hanging curtain, to be coloured with `velvet`."""
    rng = random.Random(seed)
    wobble = [rng.uniform(-1, 1) for _ in range(64)]

    def drift(x: float) -> float:
        place = x * 12
        i, part = int(place), place % 1
        part = part * part * (3 - 2 * part)
        return wobble[i] + (wobble[i + 1] - wobble[i]) * part

    def value(x: float, y: float) -> float:
        phase = x * folds * 2 * math.pi + drift(x) * 2.4 + math.sin(y * 2.2 + x * 9) * 0.35
        fold = 0.5 + 0.5 * math.sin(phase)
        second = 0.5 + 0.5 * math.sin(phase * 2.03 + 1.3 + drift(1 - x))
        sheen = 0.14 * max(0.0, 1 - abs(fold - 0.18) * 9)
        lit = 0.10 + 0.62 * math.pow(fold, 1.7) + 0.16 * second * fold + sheen
        return lit * (0.55 + 0.5 * min(1.0, max(0.0, 1.2 - abs(y - 0.42) * 1.1)))

    cloth = field(size, (min(size[0], 480), 12), value)
    nap = through(noise(size, (2, 2), seed + 8, 1), lambda v: (round(205 + 50 * v),) * 3)
    cloth.blit(nap, (0, 0), special_flags=MULT)
    return cloth


def velvet(folds: pygame.Surface, colour: Colour) -> pygame.Surface:
    """Folds in a colour, with the warm sheen of candlelight on their backs."""

    def curve(v: float) -> Colour:
        warm = max(0.0, v - 0.62) * 0.5
        red, green, blue = shade(colour, v * 1.35)
        return (
            min(255, round(red + 255 * warm)),
            min(255, round(green + 190 * warm)),
            min(255, round(blue + 150 * warm)),
        )

    return through(folds, curve)


class Textures:
    """Textures by name and size, kept in memory and, when asked, on disk.

    On disk they are plain bitmaps: large, but read ten times as fast as PNG.
    """

    def __init__(self, cache_dir: Path | None = None) -> None:
        self.cache_dir = cache_dir
        self.kept = SurfaceCache(KEPT_BYTES)

    def get(
        self,
        name: str,
        size: Size,
        make: Callable[[], pygame.Surface],
        *marks: object,
        on_disk: bool = False,
    ) -> pygame.Surface:
        """The texture `name` at a size; `make` paints it the first time. `marks` tell variants."""
        key = (name, size, *marks)
        return self.kept.get(key, lambda: self._load_or_make(key, make, on_disk))

    def put_on_disk(
        self, name: str, size: Size, make: Callable[[], pygame.Surface], *marks: object
    ) -> None:
        """Paint a texture for later, unless it is there.

        This may be done beside the game; where the window is closed meanwhile nothing is kept.
        """
        file = self._file((name, size, *marks))
        if file and not file.is_file():
            write_quietly(file, lambda path: pygame.image.save(make(), path))

    def forget(self) -> None:
        """Drop what is in memory; the window was resized or the palette swapped."""
        self.kept.forget()

    def _load_or_make(
        self, key: tuple[object, ...], make: Callable[[], pygame.Surface], on_disk: bool
    ) -> pygame.Surface:
        file = self._file(key) if on_disk else None
        if file and file.is_file():
            try:
                return ready(_bitmap(file))
            except (OSError, ValueError, struct.error, pygame.error):
                file.unlink(missing_ok=True)
        surface = ready(make())
        if file:
            write_quietly(file, partial(pygame.image.save, surface))
        return surface

    def _file(self, key: tuple[object, ...]) -> Path | None:
        if self.cache_dir is None:
            return None
        mark = hashlib.sha1(f"{RECIPE}:{key!r}".encode()).hexdigest()[:16]
        return self.cache_dir / "textures" / f"{key[0]}-{mark}.bmp"


def _bitmap(file: Path) -> pygame.Surface:
    """The bitmap in a file. Its head is looked at first: a damaged one may ask for all the memory."""
    with file.open("rb") as opened:
        wide, high = struct.unpack("<ii", opened.read(BITMAP_HEAD)[18:])
    if not 0 < 3 * wide * abs(high) <= file.stat().st_size:
        raise ValueError(f"{file.name} is too short for {wide}x{high}")
    return pygame.image.load(file)


def ready(surface: pygame.Surface) -> pygame.Surface:
    """Convert to the screen's format, with alpha only where there is some."""
    has_alpha = bool(surface.get_flags() & pygame.SRCALPHA)
    return surface.convert_alpha() if has_alpha else opaque(surface)
