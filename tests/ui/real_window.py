"""A game in a real window, played with a real mouse; a twin in this process knows where to click.

Nobody looks at a clock: the game tells when it has taken in what was sent and has come to rest.
"""

import os
import queue
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, TypeVar

import msgspec
import pygame

from game.content.lessons import chapter_with
from game.scenes.atlandice.table import CityTable
from game.scenes.catacombs.table import CatacombTable
from game.scenes.library.games import Host
from game.scenes.shell.app import App
from game.scenes.table.scene import TableScene
from game.session import save_parser
from game.session.library import Library
from game.session.save_index import JOURNAL
from game.session.settings import Settings
from tests.ui.atlandice_players import CityPlayers
from tests.ui.catacombs_players import CatacombPlayers
from tests.ui.driver import Driver
from tests.ui.dungeonology_players import DungeonPlayers
from tests.ui.lessons import MousePupil
from tests.ui.table_players import TablePlayers

_T = TypeVar("_T", bound=TableScene[Any])

KEY_NAMES = {
    pygame.K_0: "0", pygame.K_PERIOD: "period", pygame.K_PAGEDOWN: "Next", pygame.K_r: "r",
    pygame.K_RIGHT: "Right", pygame.K_DOWN: "Down", pygame.K_LEFT: "Left", pygame.K_UP: "Up",
    pygame.K_ESCAPE: "Escape",
}  # fmt: skip
#: Nothing has to be as quick as that: it only ends a test whose game no longer answers.
FOREVER_SECONDS = 600


class RealGame:
    """The game in a window of its own, with the mouse and the keyboard before it."""

    def __init__(self, env: dict[str, str], folder: Path, seed: int = 1) -> None:
        self.folder = folder
        self.env = {**env, "CIVETTA_DATA_DIR": str(folder), "PYTHONPATH": os.getcwd()}
        self.complaints = (folder / "stderr").open("w+")
        self.process = subprocess.Popen(
            [sys.executable, "-m", "tests.ui.real_game", str(seed)],
            env=self.env,
            stdout=subprocess.PIPE,
            stderr=self.complaints,
            text=True,
        )
        self.sent = 0
        self._told: queue.Queue[str] = queue.Queue()
        self._listener = threading.Thread(target=self._listen, daemon=True)
        self._listener.start()
        self.size = self.rest()
        self.window = self._xdotool("search", "--onlyvisible", "--pid", self.process.pid).split()[
            -1
        ]
        self._xdotool("windowfocus", self.window)

    def _listen(self) -> None:
        assert self.process.stdout
        with self.process.stdout as lines:
            for line in lines:
                self._told.put(line)
        self._told.put("")

    def _xdotool(self, *words: object) -> str:
        """One command to the mouse, the keyboard or the window."""
        command = ["xdotool", *map(str, words)]
        done = subprocess.run(command, env=self.env, capture_output=True, text=True, check=False)
        return done.stdout.strip()

    def rest(self, size: tuple[int, int] | None = None) -> tuple[int, int]:
        """Wait until all that was sent is answered, at that size if one is named; the size then."""
        while True:
            line = self._told.get(timeout=FOREVER_SECONDS)
            assert line, f"the game is gone: {self.said()}"
            presses, wide, high = map(int, line.split())
            if presses >= self.sent and size in (None, (wide, high)):
                return wide, high

    def move(self, pos: tuple[int, int]) -> None:
        """The mouse goes there; whether anything changes by it is not waited for."""
        self._xdotool("mousemove", "--window", self.window, *pos)

    def click(self, pos: tuple[int, int]) -> None:
        """The mouse goes there and clicks."""
        self.sent += 1
        self._xdotool("mousemove", "--window", self.window, *pos, "click", 1)
        self.rest()

    def press(self, key: str) -> None:
        """A key, down and up."""
        self.send(key)
        self.rest()

    def send(self, key: str) -> None:
        """A key after which there may be nothing left to wait for."""
        self.sent += 1
        self._xdotool("key", "--window", self.window, key)

    def resize(self, size: tuple[int, int]) -> None:
        """Pull the window to a size."""
        self._xdotool("windowsize", self.window, *size)
        self.rest(size)

    def picture(self) -> pygame.Surface:
        """What is on the screen now, by F12, as a player would keep it."""
        for old in (self.folder / "pictures").glob("*.png"):
            old.unlink()
        self.press("F12")
        [found] = (self.folder / "pictures").glob("*.png")
        return pygame.image.load(found)

    def said(self) -> str:
        """What it complained of."""
        self.complaints.seek(0)
        return self.complaints.read()

    def end(self) -> None:
        """Over, whatever it is doing."""
        self.process.kill()
        self.process.wait()
        self._listener.join()
        self.complaints.close()


class Mirror(Driver):
    """Keys go to the twin in this process and to the real window."""

    def __init__(self, app: App, game: RealGame) -> None:
        super().__init__(app)
        self.game = game

    def key(self, key: int, mod: int = 0, unicode: str = "") -> None:
        super().key(key, mod, unicode)
        self.game.press(KEY_NAMES[key])

    def move(self, pos: tuple[int, int]) -> None:
        super().move(pos)
        self.game.move(pos)

    def click_both(self, pos: tuple[int, int]) -> None:
        """A click here, and with the real mouse once nothing moves."""
        self.click_at(pos)
        self.pump(30)
        self.game.click(pos)


class RealPlayers(DungeonPlayers):
    """Every click of theirs is made with the real mouse as well."""

    driver: Mirror

    def click_at(self, pos: tuple[int, int]) -> None:
        super().click_at(pos)
        self.driver.pump(30)
        self.driver.game.click(pos)
        assert len(records_of(self.driver.game.folder)) == self.decided()

    def decided(self) -> int:
        """How many decisions the twin has written down."""
        tables = [s for s in self.driver.app.stack.scenes if isinstance(s, TableScene)]
        return len(tables[0].sitting.records) if tables else 0

    def told(self) -> list[str]:
        """The decisions of the twin and of the real game, which must be the same ones."""
        wanted = keys_of(self.table.sitting.records)
        found = keys_of(records_of(self.driver.game.folder))
        assert found == wanted
        return found


def sit_down(mirror: Mirror, title: str, kind: type[_T]) -> _T:
    """From the shelf to the table of a title, as its set-up stands."""
    for name in (f"box:{title}", "new_game", "start"):
        mirror.click_both(mirror.spots()[name].rect.center)
    table = mirror.app.stack.scenes[0]
    assert isinstance(table, kind)
    return table


class RealHands(TablePlayers[_T]):
    """Every click of theirs goes to the real window as well, which must write the same down."""

    driver: Mirror

    def click_at(self, pos: tuple[int, int]) -> None:
        self.clicks += 1
        self.driver.click_both(pos)
        assert len(records_of(self.driver.game.folder)) == len(self.table.sitting.records)


class RealCityPlayers(RealHands[CityTable], CityPlayers):
    """The same in the sinking city."""

    def __init__(self, mirror: Mirror, seed: int) -> None:
        super().__init__(sit_down(mirror, "atlandice", CityTable), seed, mirror)


class RealCatacombPlayers(RealHands[CatacombTable], CatacombPlayers):
    """The same in the catacombs."""

    def __init__(self, mirror: Mirror, seed: int) -> None:
        super().__init__(sit_down(mirror, "catacombs", CatacombTable), seed, mirror)


@contextmanager
def real_players(
    display: dict[str, str], folder: Path, make_app: Callable[..., App], seed: int, answers: float
) -> Iterator[RealPlayers]:
    """Two people at the first question of a game; nothing may be complained of in the end."""
    with mirrored(display, folder, make_app, seed) as mirror:
        players = RealPlayers(mirror, seed, answers)
        players.begin(2)
        yield players


@contextmanager
def mirrored(
    display: dict[str, str], folder: Path, make_app: Callable[..., App], seed: int
) -> Iterator[Mirror]:
    """A title page here and in a real window; nothing may be complained of in the end."""
    settings = Settings(speed="off", hints=False, sound=0, music=0, reduced_motion=True)
    real = folder / "real"
    (real / "config").mkdir(parents=True)
    (real / "config" / "settings.json").write_bytes(msgspec.json.encode(settings))
    twin = make_app((1280, 720), Host(seed=seed), speed="off", hints=False, reduced_motion=True)
    twin.open_title()
    twin.frame(0)
    game = RealGame(display, real, seed)
    try:
        yield Mirror(twin, game)
        assert "Traceback" not in game.said()
    finally:
        game.end()


def records_of(folder: Path, below: Path = Path("data")) -> list[Any]:
    """What the real game has written down so far."""
    library = Library(folder / below)
    files = [*library.games.glob(f"*/{JOURNAL}"), *library.finished.glob("*")]
    return list(save_parser.parse(save_parser.read_bytes(files[0])).records) if files else []


def keys_of(records: list[Any]) -> list[str]:
    """The answers among records."""
    return [record.key for record in records if hasattr(record, "key")]


class RealPupil(MousePupil):
    """A pupil whose every click is made with the real mouse as well."""

    driver: Mirror

    def written(self) -> list[str]:
        """What the real game has written down of the last moments of the chapter."""
        last = chapter_with(self.title, self.chapter)[-1]
        below = Path("data", "lessons", self.title, last.id)
        return keys_of(records_of(self.driver.game.folder, below))

    def play_for_real(self) -> None:
        """The last chapter is over: a real game against the gentlest computer."""
        super().play_for_real()
        assert list((self.driver.game.folder / "data" / "games").glob(f"*/{JOURNAL}"))

    def click_at(self, pos: tuple[int, int]) -> None:
        self.clicks += 1
        self.driver.click_both(pos)
