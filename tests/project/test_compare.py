"""Pictures of two tours compared: what differs is told, with its part and its place."""

from pathlib import Path

import pygame
import pytest

from tests.compare import main


def saved(folder: Path, name: str, dots: tuple[tuple[int, int], ...] = ()) -> None:
    """A small picture with some dots on it."""
    folder.mkdir(exist_ok=True)
    picture = pygame.Surface((100, 50))
    picture.fill((10, 20, 30))
    for dot in dots:
        picture.set_at(dot, (11, 20, 30))
    pygame.image.save(picture, folder / name)


def test_equal_pictures_are_no_difference(tmp_path: Path) -> None:
    for folder in ("before", "after"):
        saved(tmp_path / folder, "title.png")
    assert main([str(tmp_path / "before"), str(tmp_path / "after")]) == 0


def test_what_differs_is_told_with_its_place(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    before, after = tmp_path / "before", tmp_path / "after"
    saved(before, "007_table.png")
    saved(after, "008_table.png", ((7, 9), (9, 12)))
    saved(after, "007_new.png")
    assert main([str(before), str(after)]) == 1
    told = capsys.readouterr().out.splitlines()
    assert told == [
        f"not in {before}: new",
        "   0.04 %  table  (7, 9, 3, 4)",
        "1 pictures, 0 the same",
    ]
