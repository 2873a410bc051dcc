"""Six seats: colours and shapes that anybody tells apart, at the smallest size they are drawn."""

from itertools import combinations, pairwise

import pygame
import pytest

from game.assets.palette import VARIANTS, Colour, load_palette
from game.assets.pictures import Pictures
from game.ui.look import SEAT_COLOURS
from tests.contrast import contrast

#: The least distance of two seats (CIE Lab) for an eye: of the first four, and of any.
FIRST_FOUR, ANY = 45, 28
SMALLEST = 16
#: Of the pixels two shapes cover together, the share that only one of them does, at least.
UNLIKE = 0.11

# What an eye makes of linear red, green and blue (Machado, Oliveira and Fernandes 2009, severity 1).
EYES = {
    "standard": ((1.0, 0.0, 0.0), (0.0, 1.0, 0.0), (0.0, 0.0, 1.0)),
    "deuteranopia": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "protanopia": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "tritanopia": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}
XYZ = ((0.4339, 0.3762, 0.1899), (0.2126, 0.7152, 0.0722), (0.0177, 0.1095, 0.8729))


def lab(colour: Colour, eye: str) -> tuple[float, float, float]:
    """A colour as an eye sees it, in CIE Lab."""
    light = [
        c / 255 / 12.92 if c / 255 <= 0.04045 else ((c / 255 + 0.055) / 1.055) ** 2.4
        for c in colour
    ]
    seen = [sum(a * b for a, b in zip(row, light, strict=True)) for row in EYES[eye]]
    seen = [min(1.0, max(0.0, part)) for part in seen]
    x, y, z = (root(sum(a * b for a, b in zip(row, seen, strict=True))) for row in XYZ)
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def root(part: float) -> float:
    return part ** (1 / 3) if part > 0.008856 else 7.787 * part + 16 / 116


def apart(one: Colour, other: Colour, eye: str) -> float:
    """How far apart two colours are for an eye."""
    pairs = zip(lab(one, eye), lab(other, eye), strict=True)
    return sum((a - b) ** 2 for a, b in pairs) ** 0.5


@pytest.mark.parametrize("variant", ["standard", *VARIANTS])
def test_seats_differ_for_every_eye_in_its_palette(variant: str) -> None:
    palette = load_palette()
    palette.use(variant)
    roles = [role for role, _ in SEAT_COLOURS.values()]
    assert len(set(roles)) == 6
    for one, other in combinations(roles, 2):
        first = variant != "standard" and {one, other} <= set(roles[:4])
        least = FIRST_FOUR if first else ANY
        assert apart(palette[one], palette[other], variant) >= least, (one, other)


@pytest.mark.parametrize("variant", ["standard", *VARIANTS])
def test_a_seat_stands_out_from_paper_and_table(variant: str) -> None:
    """Its dark rim does it on paper, the colour itself or the shape's light rim of paper on the table."""
    palette = load_palette()
    palette.use(variant)
    for role, _ in SEAT_COLOURS.values():
        assert contrast(palette["ink"], palette["paper"]) > 4.5
        assert apart(palette[role], palette["paper"], variant) >= ANY, role


def covered(picture: pygame.Surface) -> set[tuple[int, int]]:
    """The pixels of a shape, from its middle."""
    mask = pygame.mask.from_surface(picture, 127)
    dx, dy = picture.get_width() // 2, picture.get_height() // 2
    size = mask.get_size()
    return {(x - dx, y - dy) for x in range(size[0]) for y in range(size[1]) if mask.get_at((x, y))}


def test_shapes_differ_at_the_smallest_size() -> None:
    pygame.display.init()
    pygame.display.set_mode((8, 8))
    pictures = Pictures()
    shapes = {
        shape: covered(pictures.get(f"signs/seat_{shape}", SMALLEST))
        for _, shape in SEAT_COLOURS.values()
    }
    assert len(shapes) == 6
    for one, other in combinations(shapes, 2):
        alone = len(shapes[one] ^ shapes[other]) / len(shapes[one] | shapes[other])
        assert alone >= UNLIKE, (one, other, alone)


def test_every_palette_has_its_signs() -> None:
    pictures = Pictures()
    for _, shape in SEAT_COLOURS.values():
        paths = []
        for variant in ("standard", *VARIANTS):
            pictures.use(variant)
            paths.append(pictures.path(f"signs/seat_{shape}"))
        assert all(path.is_file() for path in paths)
        assert all(one != other for one, other in pairwise(paths)), shape
