"""A real window under Xvfb, with a real mouse and keyboard from xdotool."""

import os
import subprocess
import sys
import time
from pathlib import Path

import pygame
import pytest

from tests.ui.real_window import wait_for, xdotool

START = "import sys; from game.scenes.shell.opening import main; sys.exit(main())"


class RealGame:
    """The game in a process of its own; what it shows is learned by F12, as a player would."""

    def __init__(self, env: dict[str, str], folder: Path) -> None:
        self.env = {**env, "CIVETTA_DATA_DIR": str(folder), "PYTHONPATH": os.getcwd()}
        self.pictures = folder / "pictures"
        self.complaints = (folder / "stderr").open("wb")
        command = [sys.executable, "-c", START]
        self.process = subprocess.Popen(command, env=self.env, stderr=self.complaints)
        search = ("search", "--onlyvisible", "--pid", self.process.pid)
        self.window = wait_for(lambda: xdotool(self.env, *search)).splitlines()[-1]
        xdotool(self.env, "windowfocus", self.window)

    def press(self, key: str) -> None:
        xdotool(self.env, "key", "--window", self.window, key)

    def picture(self) -> pygame.Surface | None:
        """What is on the screen now; None if no answer came."""
        for old in self.pictures.glob("*.png"):
            old.unlink()
        self.press("F12")
        time.sleep(0.5)
        found = list(self.pictures.glob("*.png"))
        try:
            return pygame.image.load(found[0]) if found else None
        except pygame.error:  # still being written
            return None

    def next_picture(self, before: pygame.Surface | None) -> pygame.Surface:
        """Wait until the screen shows something else."""

        def other() -> pygame.Surface | None:
            now = self.picture()
            return now if now is not None and not same(now, before) else None

        return wait_for(other, 60)

    def end(self) -> None:
        self.process.kill()
        self.process.wait()
        self.complaints.close()


def same(one: pygame.Surface, other: pygame.Surface | None) -> bool:
    return other is not None and pygame.image.tobytes(one, "RGB") == pygame.image.tobytes(
        other, "RGB"
    )


@pytest.mark.window
def test_mouse_keys_and_resize_in_a_real_window(
    display: dict[str, str], tmp_path: Path, make_app
) -> None:
    twin = make_app((1280, 720))
    twin.games = None
    twin.open_title()
    rules = next(a.rect.center for a in twin.stack.top.hit_areas() if a.id == "rules")
    game = RealGame(display, tmp_path)
    try:
        title = game.next_picture(None)
        assert title.get_size() == (1280, 720)
        xdotool(game.env, "mousemove", "--window", game.window, *rules, "click", 1)
        book = game.next_picture(title)
        xdotool(game.env, "windowsize", game.window, 1100, 640)
        smaller = game.next_picture(book)
        assert smaller.get_size() == (1100, 640)
        game.press("Escape")
        shelf = game.next_picture(smaller)
        game.press("Escape")
        game.next_picture(shelf)
        # The question whether to leave; Return takes the answer that has the focus.
        game.press("Return")
        assert game.process.wait(30) == 0
    finally:
        game.end()
    assert "Traceback" not in (tmp_path / "stderr").read_text()
