"""`--contact-sheet FILE.png`: every picture of art/ by kind, with its name, on one page."""

import os
from collections.abc import Iterable, Iterator
from pathlib import Path

import pygame

from game.assets import ART, AssetError
from game.assets.fonts import font
from game.assets.palette import load_palette
from game.assets.pictures import Pictures
from game.content.texts import catalogue
from game.engine.titles import TITLES, title_part
from game.terminal import TERMINAL
from game.tools.shelf import Shelf

WIDTH, MARGIN, GAP = 1800, 30, 14


SHARED = (Shelf("table", (200, 160)), Shelf("signs", (90, 64)))
LABELS = (14, 12, 10)
"""Sizes a name is tried at, until it is no wider than its picture's box."""


def main(file: str) -> int:
    """Draw the sheet and save it; whether it can be written is known before anything is drawn."""
    Path(file).open("ab").close()
    os.environ["SDL_VIDEODRIVER"] = "dummy"
    os.environ["SDL_AUDIODRIVER"] = "dummy"
    pygame.init()
    pygame.display.set_mode((1, 1))
    try:
        pygame.image.save(sheet(), file)
    except AssetError as error:
        print(catalogue(TERMINAL.language).say(error.key, **error.args_by_name))
        return 1
    print(TERMINAL.say("all_pictures", file=file))
    return 0


def shelves() -> list[Shelf]:
    """What every title has, and what all share."""
    own = [title_part(title, "game.tools.{}.shelves", "SHELVES") for title in TITLES]
    return [*(shelf for one in own for shelf in one), *SHARED]


def sheet() -> pygame.Surface:
    """The whole page, as high as it must be."""
    palette = load_palette()
    parts = [strip(shelf, palette["ink"]) for shelf in shelves()]
    page = pygame.Surface((WIDTH, sum(part.get_height() for part in parts) + 2 * MARGIN))
    page.fill(palette["paper"])
    y = MARGIN
    for part in parts:
        page.blit(part, (0, y))
        y += part.get_height()
    return page


def strip(shelf: Shelf, ink: tuple[int, int, int]) -> pygame.Surface:
    """The pictures of one kind in rows, under their heading."""
    wide, high = shelf.box[0] + GAP, shelf.box[1] + 34
    columns = (WIDTH - 2 * MARGIN) // wide
    shown = list(pictures(shelf))
    rows = -(-len(shown) // columns)
    part = pygame.Surface((WIDTH, 60 + rows * high), pygame.SRCALPHA)
    part.blit(font("title", 30).render(f"{shelf.folder} ({len(shown)})", True, ink), (MARGIN, 10))
    for i, (name, picture) in enumerate(shown):
        x, y = MARGIN + i % columns * wide, 56 + i // columns * high
        part.blit(picture, picture.get_rect(midbottom=(x + shelf.box[0] // 2, y + shelf.box[1])))
        px = next((px for px in LABELS if font("text", px).size(name)[0] <= wide), LABELS[-1])
        label = font("text", px).render(name, True, ink)
        part.blit(label, label.get_rect(midtop=(x + shelf.box[0] // 2, y + shelf.box[1] + 4)))
    return part


def pictures(shelf: Shelf) -> Iterator[tuple[str, pygame.Surface]]:
    """Name and picture of everything in a folder."""
    if shelf.tiles is not None:
        tiles = shelf.tiles()
        for name in names(shelf.folder, ".tmx"):
            yield name, tiles.picture(name, 0, shelf.box[0])
        return
    drawings = Pictures()
    for name in names(shelf.folder, ".svg"):
        yield name, drawings.get(f"{shelf.folder}/{name}", *shelf.box)


def names(folder: str, ending: str, root: Path = ART) -> Iterable[str]:
    """Names of the files of a folder; colour-blind variants are folders of their own and left out."""
    return sorted(path.stem for path in (root / folder).glob(f"*{ending}"))
