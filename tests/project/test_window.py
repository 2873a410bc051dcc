"""The virtual screen that real-window tests share."""

import subprocess

import pytest


@pytest.mark.window
def test_the_virtual_screen_is_there_and_big_enough(display: dict[str, str]) -> None:
    asked = subprocess.run(
        ["xdotool", "getdisplaygeometry"], env=display, capture_output=True, text=True
    )
    assert asked.stdout.split() == ["1920", "1080"], asked.stderr
