"""The first rounds of a game between two people in a real window, with a real mouse."""

import os
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import msgspec
import pygame
import pytest

from game.scenes.app import App
from game.scenes.curtain import DEAF_SECONDS, Curtain
from game.scenes.games import Host
from game.scenes.table.scene import TableScene
from game.session import reading
from game.session.library import Library
from game.session.settings import Settings
from tests.ui.driver import Driver
from tests.ui.players import Players
from tests.ui.test_window import wait_for, xdotool

SEED = 4
START = (
    "import sys; from game.scenes.app import main; "
    "from game.scenes.games import Host; "
    f"sys.exit(main(games=Host(seed={SEED})))"
)
KEY_NAMES = {pygame.K_0: "0", pygame.K_PERIOD: "period", pygame.K_PAGEDOWN: "Next"}
CLICK_SECONDS = 0.4


class Mirror(Driver):
    """Keys go to the twin in this process and to the real window."""

    def __init__(self, app: App, env: dict[str, str], window: str) -> None:
        super().__init__(app)
        self.env, self.window = env, window

    def key(self, key: int, mod: int = 0, unicode: str = "") -> None:
        super().key(key, mod, unicode)
        xdotool(self.env, "key", "--window", self.window, KEY_NAMES[key])
        time.sleep(1.0)  # the map glides


class RealPlayers(Players):
    """Every click of theirs is made with the real mouse as well."""

    driver: Mirror

    def click_at(self, pos: tuple[int, int]) -> None:
        if isinstance(self.top, Curtain):
            time.sleep(DEAF_SECONDS + CLICK_SECONDS)
        super().click_at(pos)
        self.driver.pump(30)
        xdotool(self.driver.env, "mousemove", "--window", self.driver.window, *pos)
        xdotool(self.driver.env, "click", 1)
        time.sleep(CLICK_SECONDS)
        self.catch_up()

    def catch_up(self) -> None:
        """Wait until the real game has written down as many decisions as the twin."""
        tables = [s for s in self.driver.app.stack.scenes if isinstance(s, TableScene)]
        count = len(tables[0].sitting.records) if tables else 0
        if count:
            folder = Path(self.driver.env["CIVETTA_DATA_DIR"])
            wait_for(lambda: records_of(folder, count), 30)


@pytest.mark.window
def test_two_people_play_the_first_rounds_in_a_real_window(
    display: dict[str, str], tmp_path: Path, make_app: Callable[..., App]
) -> None:
    """The same game runs in this process; in the end both have come to the same decisions."""
    real = tmp_path / "real"
    settings = Settings(speed="off", hints=False, sound=0, music=0, reduced_motion=True)
    (real / "config").mkdir(parents=True)
    (real / "config" / "settings.json").write_bytes(msgspec.json.encode(settings))
    env = {**display, "CIVETTA_DATA_DIR": str(real), "PYTHONPATH": os.getcwd()}
    twin = make_app((1280, 720), Host(seed=SEED), speed="off", hints=False, reduced_motion=True)
    twin.open_title()
    twin.frame(0)
    complaints = (tmp_path / "stderr").open("wb")
    game = subprocess.Popen([sys.executable, "-c", START], env=env, stderr=complaints)
    try:
        window = wait_for(lambda: xdotool(env, "search", "--onlyvisible", "--pid", game.pid))
        window = window.splitlines()[-1]
        time.sleep(4)
        players = RealPlayers(Mirror(twin, env, window), SEED, answers=0.0)
        players.begin(2)
        time.sleep(4)
        while players.table.course.view["round"] < 2 or players.clicks < 12:
            players.act()
        sitting = players.table.sitting
        wanted = list(sitting.records)
        found = records_of(real, len(wanted))
    finally:
        game.terminate()
        game.wait()
        complaints.close()
    assert "Traceback" not in (tmp_path / "stderr").read_text()
    assert [r.key for r in found if hasattr(r, "key")] == [
        r.key for r in wanted if hasattr(r, "key")
    ]


def records_of(folder: Path, count: int) -> list:
    """What the real game has written down, once it is all there."""
    library = Library(folder / "data")
    journals = list(library.games.glob("*/journal.civetta"))
    if not journals:
        return []
    records = reading.parse(reading.read_bytes(journals[0])).records
    return list(records) if len(records) >= count else []
