"""A real window under Xvfb, with a real mouse and keyboard from xdotool."""

from pathlib import Path

import pygame
import pytest

from tests.ui.real_window import RealGame


def pixels(picture: pygame.Surface) -> bytes:
    return pygame.image.tobytes(picture, "RGB")


@pytest.mark.window
def test_mouse_keys_and_resize_in_a_real_window(
    display: dict[str, str], tmp_path: Path, make_app
) -> None:
    twin = make_app((1280, 720))
    twin.open_title()
    rules = next(a.rect.center for a in twin.stack.top.clickable() if a.id == "rules")
    game = RealGame(display, tmp_path)
    try:
        title = game.picture()
        assert title.get_size() == (1280, 720)
        game.click(rules)
        book = game.picture()
        assert pixels(book) != pixels(title)
        game.resize((1100, 640))
        smaller = game.picture()
        assert smaller.get_size() == (1100, 640)
        game.press("Escape")
        shelf = game.picture()
        assert pixels(shelf) != pixels(smaller)
        game.press("Escape")
        assert pixels(game.picture()) != pixels(shelf), "the question whether to leave"
        game.send("Return")  # takes the answer that has the focus
        assert game.process.wait() == 0
        assert "Traceback" not in game.said()
    finally:
        game.end()
