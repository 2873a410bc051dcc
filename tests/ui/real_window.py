"""A game in a real window, played with a real mouse; a twin in this process knows where to click."""

import os
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import msgspec
import pygame

from game.scenes.library.games import Host
from game.scenes.seats.curtain import DEAF_SECONDS, Curtain
from game.scenes.shell.app import App
from game.scenes.table.scene import TableScene
from game.session import save_parser
from game.session.library import Library
from game.session.save_index import JOURNAL
from game.session.settings import Settings
from tests.ui.driver import Driver
from tests.ui.players import Players

START = (
    "import sys; from game.scenes.shell.opening import main; "
    "from game.scenes.library.games import Host; "
    "sys.exit(main(games=Host(seed={seed})))"
)
KEY_NAMES = {pygame.K_0: "0", pygame.K_PERIOD: "period", pygame.K_PAGEDOWN: "Next"}
CLICK_SECONDS = 0.25
# After a click that decides nothing there is no news of the real game: it gets time to draw.
DRAW_SECONDS = 0.8
OPENING_SECONDS = 4
PATIENCE_SECONDS = 15
MOST_CLICKS = 3


def xdotool(env: dict[str, str], *words: object) -> str:
    """One command to the mouse or the keyboard."""
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


class Mirror(Driver):
    """Keys go to the twin in this process and to the real window."""

    def __init__(self, app: App, env: dict[str, str], window: str) -> None:
        super().__init__(app)
        self.env, self.window = env, window

    def key(self, key: int, mod: int = 0, unicode: str = "") -> None:
        super().key(key, mod, unicode)
        xdotool(self.env, "key", "--window", self.window, KEY_NAMES[key])
        time.sleep(1.0)  # the map glides

    def move(self, pos: tuple[int, int]) -> None:
        super().move(pos)
        xdotool(self.env, "mousemove", "--window", self.window, *pos)


class RealPlayers(Players):
    """Every click of theirs is made with the real mouse as well."""

    driver: Mirror

    def __init__(self, driver: Mirror, seed: int, answers: float) -> None:
        super().__init__(driver, seed, answers)
        self.again = 0
        self.unsure: list[tuple[int, int]] = []

    def click_at(self, pos: tuple[int, int]) -> None:
        if isinstance(self.top, Curtain):
            time.sleep(DEAF_SECONDS + DRAW_SECONDS)
        before = self.decided()
        super().click_at(pos)
        self.driver.pump(30)
        self.unsure.append(pos)
        self.click_for_real(pos)
        time.sleep(DRAW_SECONDS if self.decided() == before else CLICK_SECONDS)
        self.catch_up()
        if self.decided() > before:
            self.unsure.clear()

    def click_for_real(self, pos: tuple[int, int]) -> None:
        """The real mouse goes there and clicks."""
        xdotool(self.driver.env, "mousemove", "--window", self.driver.window, *pos, "click", 1)

    def decided(self) -> int:
        """How many decisions the twin has written down."""
        tables = [s for s in self.driver.app.stack.scenes if isinstance(s, TableScene)]
        return len(tables[0].sitting.records) if tables else 0

    def catch_up(self) -> None:
        """Wait until the real game has written down as many decisions as the twin.

        Clicks on a page that a busy machine had not drawn yet are made once more, as people do.
        """
        folder, count = Path(self.driver.env["CIVETTA_DATA_DIR"]), self.decided()
        for _ in range(MOST_CLICKS - 1):
            try:
                wait_for(lambda: len(records_of(folder)) >= count, PATIENCE_SECONDS)
                return
            except AssertionError:
                self.again += 1
                for pos in self.unsure:
                    self.click_for_real(pos)
                    time.sleep(DEAF_SECONDS + DRAW_SECONDS)
        wait_for(lambda: len(records_of(folder)) >= count, PATIENCE_SECONDS)

    def told(self) -> list[str]:
        """The decisions of the twin and of the real game, which must be the same ones."""
        wanted = keys_of(self.table.sitting.records)
        found = keys_of(records_of(Path(self.driver.env["CIVETTA_DATA_DIR"])))
        assert found == wanted
        return found


@contextmanager
def real_players(
    display: dict[str, str], folder: Path, make_app: Callable[..., App], seed: int, answers: float
) -> Iterator[RealPlayers]:
    """Two people at the first question of a game; nothing may be complained of in the end."""
    settings = Settings(speed="off", hints=False, sound=0, music=0, reduced_motion=True)
    real = folder / "real"
    (real / "config").mkdir(parents=True)
    (real / "config" / "settings.json").write_bytes(msgspec.json.encode(settings))
    env = {**display, "CIVETTA_DATA_DIR": str(real), "PYTHONPATH": os.getcwd()}
    twin = make_app((1280, 720), Host(seed=seed), speed="off", hints=False, reduced_motion=True)
    twin.open_title()
    twin.frame(0)
    complaints = (folder / "stderr").open("wb")
    command = [sys.executable, "-c", START.format(seed=seed)]
    game = subprocess.Popen(command, env=env, stderr=complaints)
    try:
        window = wait_for(lambda: xdotool(env, "search", "--onlyvisible", "--pid", game.pid))
        time.sleep(OPENING_SECONDS)
        players = RealPlayers(Mirror(twin, env, window.splitlines()[-1]), seed, answers)
        players.begin(2)
        players.unsure.clear()
        time.sleep(OPENING_SECONDS)
        yield players
    finally:
        game.terminate()
        game.wait()
        complaints.close()
    assert "Traceback" not in (folder / "stderr").read_text()


def records_of(folder: Path) -> list:
    """What the real game has written down so far."""
    library = Library(folder / "data")
    files = [*library.games.glob(f"*/{JOURNAL}"), *library.finished.glob("*")]
    return list(save_parser.parse(save_parser.read_bytes(files[0])).records) if files else []


def keys_of(records: list) -> list[str]:
    """The answers among records."""
    return [record.key for record in records if hasattr(record, "key")]
