"""A tour for pictures: `--tour DIR` plays whole games through the real scenes and saves them.

Two people and two computers play, all by the choices of a computer player. `tour_stations.py` lists
what is kept; every page that comes up by itself is kept once. README's pictures come from here.
"""

from __future__ import annotations

import argparse
import os
import struct
import tempfile
import time
import zlib
from collections.abc import Callable, Iterable, Mapping
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from types import MappingProxyType
from typing import Any, NamedTuple

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
os.environ.setdefault("SDL_FRAMEBUFFER_ACCELERATION", "0")

import pygame

from game.assets import AssetError, fonts
from game.bots import BOTS
from game.content.yamlfile import ContentError
from game.scenes.library.games import Host
from game.scenes.records.scores import ScoresScene
from game.scenes.seats.curtain import Curtain
from game.scenes.shell.app import App
from game.scenes.shell.dialog import Dialog
from game.scenes.shell.lacks import Lacks
from game.scenes.shell.opening import end, terminal_sentence, window_size
from game.scenes.table.scene import TableScene
from game.session.folders import OVERRIDE
from game.session.library import Library
from game.session.settings import Settings, changed
from game.session.setup import SetUp, quick_setup

FRAME = 1 / 60
SPEED = "off"
SEED = 11
SIZE = (1920, 1080)
# Of the processor, not of the clock on the wall.
LONGEST_SECONDS = 150
# Long enough for everything that glides, tips or turns over to come to rest.
REST_STEP, REST_STEPS = 0.1, 40

NO_OPTIONS: Mapping[str, object] = MappingProxyType({})


class Unforgiven(Lacks):
    """Nothing is mended."""

    def note(self, error: AssetError) -> None:
        raise error


class TourApp(App):
    """An application without a calm page: a bug or a missing picture on a tour shall be seen."""

    lacks_type = Unforgiven

    def guard(self, do: Callable[[], object], asked: bool = False) -> bool:
        do()
        return True


class Station(NamedTuple):
    """A picture by its name, what lays it on the screen, and whether it is waited for its rest."""

    name: str
    act: Callable[[Tour], Any]
    at_rest: bool = True


class Stops(NamedTuple):
    """What a title brings in `game/tools/<title>/stops.py`.

    Its pictures begin with `prefix`; `look` is called whenever a person is asked in its game.
    """

    prefix: str
    pages: tuple[Station, ...]
    look: Callable[[Tour, Any], None]
    options: Mapping[str, object] = NO_OPTIONS


class Tour:
    """One walk through the game with a camera. Nothing is drawn but what is kept."""

    def __init__(self, app: App, folder: Path, seed: int) -> None:
        self.app = app
        self.folder = folder
        self.bot = BOTS["scholar"](seed)
        self.seen: set[str] = set()
        self.count = 0
        self.end = time.process_time() + LONGEST_SECONDS
        self.prefix = ""
        self.writer = ThreadPoolExecutor(1)
        app.hidden = True

    # --- camera ----------------------------------------------------------------------------

    def is_new(self, name: str) -> bool:
        """Whether there is no picture of that name yet."""
        return self.prefix + name not in self.seen

    def first(self, what: str) -> bool:
        """Whether this is the first time that is asked for in this game."""
        is_new = self.is_new(what)
        self.seen.add(self.prefix + what)
        return is_new

    def shoot(self, name: str, at_rest: bool = True) -> None:
        """Keep what there is to see under the next number, once for each name."""
        if not self.first(name):
            return
        self.count += 1
        path = self.folder / f"{self.count:03}_{self.prefix}{name}.png"
        if at_rest:
            self._rest()
        picture = self.drawn()
        pixels = pygame.image.tobytes(picture, "RGB")
        self.writer.submit(write_png, path, picture.get_size(), pixels)

    def _rest(self) -> None:
        """Let everything come to rest."""
        for _ in range(REST_STEPS):
            self.app.frame(REST_STEP)
            wake = self.app.stack.wake_in()
            if wake is None or wake > REST_STEP:
                break

    def drawn(self) -> pygame.Surface:
        """The screen as it is now."""
        self._draw()
        while self.app.jobs:  # pictures that come after the first frame
            self.app.do_jobs()
            self._draw()
        return self.app.screen.copy()

    def _draw(self) -> None:
        self.app.hidden, self.app.stack.stale = False, True
        self.app.frame(0.0)
        self.app.hidden = True

    def point(self, pos: tuple[int, int]) -> None:
        """Move the pointer."""
        motion = pygame.event.Event(pygame.MOUSEMOTION, pos=pos, rel=(0, 0), buttons=(0, 0, 0))
        self.app.dispatch(motion)

    def press(self, key: int) -> None:
        """A key, down and up."""
        for kind in (pygame.KEYDOWN, pygame.KEYUP):
            self.app.dispatch(pygame.event.Event(kind, key=key, mod=0, unicode=""))

    def hover(self, pos: tuple[int, int], name: str) -> None:
        """What the pointer tells there."""
        if self.is_new(name):
            self.point(pos)
            self.shoot(name)
            self.app.dispatch(pygame.event.Event(pygame.WINDOWLEAVE))

    def walk(self, stations: Iterable[Station]) -> None:
        """One station after the other."""
        for station in stations:
            self.visit(station.name, partial(station.act, self), station.at_rest)
        self.app.change(speed=SPEED)

    def visit(self, name: str, act: Callable[[], Any], at_rest: bool = True) -> None:
        """Something laid over the scene that is there, and away again."""
        if not self.is_new(name):
            return
        before = self.app.stack.top
        act()
        self.shoot(name, at_rest)
        while self.app.stack.top is not before:
            self.app.stack.pop()

    # --- a game ----------------------------------------------------------------------------

    def play(self, look: Callable[[Tour, Any], None]) -> TableScene[Any]:
        """Play the game on the table to its scores; `look` is called whenever a person is asked."""
        table = self.app.stack.top
        assert isinstance(table, TableScene)
        while time.process_time() < self.end:
            top = self.app.stack.top
            if isinstance(top, ScoresScene):
                return table
            self._go_on(top, look)
            self.app.frame(FRAME)
        raise TimeoutError("the game on the tour does not end")

    def _go_on(self, top: Any, look: Callable[[Tour, Any], None]) -> None:
        if isinstance(top, TableScene):
            self._at_table(top, look)
            return
        self.shoot(type(top).__name__.lower())
        if isinstance(top, Curtain):
            top.lift()
        elif isinstance(top, Dialog):
            top.answer(top.answers[-1][3])
        else:
            top.back()

    def _at_table(self, table: TableScene[Any], look: Callable[[Tour, Any], None]) -> None:
        presenter = table.presenter
        if presenter.stage == "bar":
            assert presenter.now.bar is not None
            self.shoot(f"bar_{presenter.now.bar.prompt}")
            presenter.go_on(presenter.now.bar.seats[:1] if self.first("pressed") else ())
        elif presenter.stage == "ask" and not presenter.motion.running and not presenter.pending:
            look(self, table)
            question = table.sitting.question
            assert question is not None
            presenter.intend([self.bot.answer(table.sitting.view(question.seat), question)])


def write_png(path: Path, size: tuple[int, int], pixels: bytes) -> None:
    """A picture beside the tour: packing it lets the other thread go on, as pygame's own does not."""
    wide = 3 * size[0]
    rows = b"".join(b"\0" + pixels[i : i + wide] for i in range(0, len(pixels), wide))
    head = struct.pack(">IIBBBBB", *size, 8, 2, 0, 0, 0)
    chunks = ((b"IHDR", head), (b"IDAT", zlib.compress(rows, 1)), (b"IEND", b""))
    with path.open("wb") as file:
        file.write(b"\x89PNG\r\n\x1a\n")
        for kind, data in chunks:
            sum_ = struct.pack(">I", zlib.crc32(kind + data))
            file.write(struct.pack(">I", len(data)) + kind + data + sum_)


def tour_setup(app: App, title: str, options: Mapping[str, object] = NO_OPTIONS) -> SetUp:
    """Two people and two computers."""
    setup = quick_setup(title, [app.words(f"setup.names.{i}") for i in range(4)])
    setup.seats[1].kind, setup.seats[1].style = "person", ""
    setup.options.update(options)
    return setup


def main(args: argparse.Namespace) -> int:
    """`--tour DIR`: 0 when all pictures are there."""
    from game.tools.tour_stations import go_round

    folder = Path(args.tour)
    folder.mkdir(parents=True, exist_ok=True)
    seed = SEED if args.seed is None else args.seed
    with tempfile.TemporaryDirectory() as own:
        os.environ[OVERRIDE] = own
        language = args.lang or "en"
        settings = changed(
            Settings(), speed=SPEED, sound=0, music=0, hints=False, language=language
        )
        try:
            app = TourApp(window_size(args.size) or SIZE, Host(Library(), seed), settings)
            tour = Tour(app, folder, seed)
            go_round(tour, args.title or "")
            tour.writer.shutdown()
        except (AssetError, ContentError) as error:
            return end(terminal_sentence(error))
        finally:
            fonts.forget()
            pygame.quit()
    return 0
