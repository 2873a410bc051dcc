"""A real window under Xvfb, with a real mouse and keyboard from xdotool."""

import os
import subprocess
import sys
import time
from pathlib import Path

import pygame
import pytest

START = "import sys; from game.scenes.app import main; sys.exit(main())"


def xdotool(env: dict[str, str], *words: object) -> str:
    done = subprocess.run(
        ["xdotool", *map(str, words)], env=env, capture_output=True, text=True, timeout=30
    )
    return done.stdout.strip()


def wait_for(found, seconds: float = 20):
    """Ask again until there is an answer."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        answer = found()
        if answer:
            return answer
        time.sleep(0.1)
    raise AssertionError("nothing happened")


@pytest.mark.window
def test_mouse_keys_and_resize_in_a_real_window(
    display: dict[str, str], tmp_path: Path, make_app
) -> None:
    """If the click did not open the rules, Escape twice would not end at the question to leave."""
    twin = make_app((1280, 720))
    twin.games = None
    twin.open_title()
    rules = next(a.rect.center for a in twin.stack.top.hit_areas() if a.id == "rules")
    env = {**display, "CIVETTA_DATA_DIR": str(tmp_path), "PYTHONPATH": os.getcwd()}
    complaints = (tmp_path / "stderr").open("wb")
    game = subprocess.Popen([sys.executable, "-c", START], env=env, stderr=complaints)
    try:
        window = wait_for(lambda: xdotool(env, "search", "--onlyvisible", "--pid", game.pid))
        window = window.splitlines()[-1]
        time.sleep(1.5)

        def picture(count: int) -> None:
            """F12 keeps a picture each second; the keyboard has arrived when it is there."""
            time.sleep(1.1)
            xdotool(env, "key", "--window", window, "F12")
            wait_for(lambda: len(list((tmp_path / "pictures").glob("*.png"))) >= count)

        xdotool(env, "windowfocus", window)
        picture(1)
        xdotool(env, "mousemove", "--window", window, *rules, "click", 1)
        picture(2)
        xdotool(env, "windowsize", window, 1100, 640)
        picture(3)
        xdotool(env, "key", "--window", window, "Escape")
        time.sleep(0.5)
        xdotool(env, "key", "--window", window, "Escape")
        time.sleep(0.5)
        picture(4)
        # The question whether to leave has its answer under Tab and Return.
        xdotool(env, "key", "--window", window, "Return")
        assert game.wait(15) == 0
    finally:
        game.kill()
        game.wait()
        complaints.close()
    assert "Traceback" not in (tmp_path / "stderr").read_text()
    sizes = sizes_of(sorted((tmp_path / "pictures").glob("*.png")))
    assert sizes[0] == (1280, 720)
    assert sizes[2] == (1100, 640)


def sizes_of(pictures: list[Path]) -> list[tuple[int, int]]:
    return [pygame.image.load(path).get_size() for path in pictures]
