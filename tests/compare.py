"""`python3 -m tests compare BEFORE AFTER`: two folders of pictures of the tour, pixel by pixel."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import NamedTuple

import pygame

from tests.arguments import folder_of_pictures


class Difference(NamedTuple):
    """How much of a picture is not what it was: which part of it, and around what box."""

    name: str
    part: float
    box: pygame.Rect


def main(argv: list[str]) -> int:
    """Tell what differs, the most first; 1 if anything does."""
    parser = argparse.ArgumentParser(prog="python3 -m tests compare", description=__doc__)
    parser.add_argument("before", type=folder_of_pictures)
    parser.add_argument("after", type=folder_of_pictures)
    args = parser.parse_args(argv)
    before, after = pictures(args.before), pictures(args.after)
    for folder, missing in (
        (args.after, before.keys() - after),
        (args.before, after.keys() - before),
    ):
        for name in sorted(missing):
            print(f"not in {folder}: {name}")
    pairs = [difference(name, before[name], after[name]) for name in before if name in after]
    found = [one for one in pairs if one.part]
    for one in sorted(found, key=lambda one: -one.part):
        print(f"{100 * one.part:7.2f} %  {one.name}  {tuple(one.box)}")
    print(f"{len(pairs)} pictures, {len(pairs) - len(found)} the same")
    return 1 if found or before.keys() != after.keys() else 0


def pictures(folder: Path) -> dict[str, Path]:
    """The pictures of a folder by their names; their numbers differ where a game went another way."""
    return {file.stem.lstrip("0123456789_"): file for file in sorted(folder.glob("*.png"))}


def difference(name: str, before: Path, after: Path) -> Difference:
    """What became of one picture; one of another size differs everywhere."""
    old, new = pygame.image.load(before), pygame.image.load(after)
    if old.get_size() != new.get_size():
        return Difference(name, 1.0, new.get_rect())
    same = pygame.mask.from_threshold(new, (0, 0, 0), (1, 1, 1, 255), old)
    same.invert()
    boxes = same.get_bounding_rects()
    box = boxes[0].unionall(boxes[1:]) if boxes else pygame.Rect(0, 0, 0, 0)
    return Difference(name, same.count() / (new.get_width() * new.get_height()), box)
