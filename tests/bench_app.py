"""The application as a person meets it: at rest, under clicks, and at its start (issue 3, section 8)."""

from __future__ import annotations

import os
import tempfile
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any, NamedTuple
from unittest.mock import patch

from tests.seats import NAMES

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

import pygame

from game.bots import BOTS
from game.scenes.library.games import Host
from game.scenes.records.scores import ScoresScene
from game.scenes.shell.app import App
from game.scenes.table.scene import TableScene
from game.session.settings import Settings, Speed
from game.session.setup import Kind, quick_setup

if TYPE_CHECKING:
    from tests.bench import Figure

#: Three frames of 60 Hz, and how long the loop sleeps at most before it looks for events.
SOON, SLEEP = 3 / 60, 1 / 60
CLICKS_A_ROUND = 40
WARM_FRAMES = 900
#: Seconds until a table has come to rest and its picture for the shelf is painted.
SETTLE = 4.0
#: Seconds between two clicks: none falls together with the frames.
PAUSE = 0.137
#: Seconds to wait for a computer to think: the person decides at once, events are shown before.
LONGEST_TURN = 1.0


class Wait(NamedTuple):
    """From a click to the frame that shows it: by the clock, by the processor, and what went on."""

    real: float
    busy: float
    thinking: bool


class Clicked(App):
    """An application in its own loop that plays by itself and notes when each click is seen."""

    def __init__(self, speed: Speed, level: Kind) -> None:
        self.level = level
        settings = Settings(sound=0, music=0, speed=speed, hints=False)
        super().__init__((1280, 720), Host(seed=2), settings)
        self.bot = BOTS["whimsical"](2)  # what the person wants takes no time
        self.posted: list[tuple[float, float, bool]] = []
        self.clicks: list[Wait] = []
        self.waiting: tuple[float, float, bool] | None = None

    @property
    def table(self) -> TableScene[Any] | None:
        top = self.stack.top
        return top if isinstance(top, TableScene) else None

    @property
    def is_thinking(self) -> bool:
        """Does a computer think at this moment?"""
        return bool(self.table and self.table.presenter.stage == "think")

    def dispatch(self, event: pygame.event.Event) -> None:
        super().dispatch(event)
        if event.type == pygame.MOUSEBUTTONUP and self.posted:
            self.waiting = self.posted.pop(0)

    def show(self) -> bool:
        drawn = super().show()
        if drawn and self.waiting is not None:
            real, busy, thinking = self.waiting
            self.clicks.append(
                Wait(time.monotonic() - real, time.process_time() - busy + SLEEP, thinking)
            )
            self.waiting = None
        elif self.waiting is None and not self.posted:
            self._decide()
        return drawn

    def begin(self) -> None:
        """A game of one person against computers of the level."""
        setup = quick_setup("dungeonology", NAMES)
        for seat in setup.seats[1:]:
            seat.kind = self.level
        self.start_game(setup)

    def _decide(self) -> None:
        """What the person at the table does, so that the computers have to think."""
        table, top = self.table, self.stack.top
        if isinstance(top, ScoresScene):
            self.begin()
        elif table is None:
            top.back()  # type: ignore[union-attr]
        elif table.presenter.stage == "ask" and not table.presenter.motion.running:
            question = table.sitting.question
            assert question is not None
            table.presenter.intend([self.bot.answer(table.sitting.view(question.seat), question)])

    def warm_up(self) -> None:
        """Some turns, and the log opened and closed: pictures are made once, at the first start."""
        for i in range(WARM_FRAMES):
            self.frame(SLEEP)
            self.do_jobs()
            if i % 100 == 0:
                self.click_log()
            for event in pygame.event.get():
                self.dispatch(event)
        self.clicks.clear()

    def click_log(self) -> None:
        """A click on the button of the log, which always shows something else."""
        table = self.table
        found = table.page.find("log") if table else None
        if found is None:
            return
        pos = found.rect.center
        self.posted.append((time.monotonic(), time.process_time(), self.is_thinking))
        for kind, values in (
            (pygame.MOUSEMOTION, {"rel": (0, 0), "buttons": (0, 0, 0)}),
            (pygame.MOUSEBUTTONDOWN, {"button": 1}),
            (pygame.MOUSEBUTTONUP, {"button": 1}),
        ):
            pygame.event.post(pygame.event.Event(kind, pos=pos, **values))


@contextmanager
def own_folder() -> Iterator[None]:
    """The user's folders, empty and away afterwards."""
    with tempfile.TemporaryDirectory() as folder, patch.dict(os.environ, CIVETTA_DATA_DIR=folder):
        yield
        pygame.display.quit()


def clicks(rounds: int, seconds: float) -> list[Figure]:
    """How soon a click is seen while computers play at a pace that can be followed, and at once."""
    return [
        *_clicks(rounds, "scholar", "share of clicks shown within three frames of 60 Hz"),
        *_clicks(rounds, "professor", "the same while professors think"),
    ]


def _clicks(rounds: int, level: Kind, what: str) -> list[Figure]:
    from tests.bench import Figure, progress

    with own_folder():
        app = Clicked("fast", level)
        app.open_title()
        app.begin()
        app.warm_up()
        for i in progress(rounds):
            app.change(speed="off" if i % 2 else "normal")
            app.running = True
            hand = threading.Thread(target=click_along, args=(app,), daemon=True)
            hand.start()
            app.run()
            hand.join()
        app.sound.stop()
    waits = app.clicks
    thought = sum(wait.thinking for wait in waits)
    note = f"{len(waits)} clicks, {thought} while a computer thought; {longest(waits, 0)}"
    real, busy = (sum(wait[i] <= SOON for wait in waits) / len(waits) for i in range(2))
    return [
        Figure(what, real, 0.99, True, note),
        Figure("by processor time and a frame's sleep", busy, 0.99, True, longest(waits, 1)),
    ]


def longest(waits: list[Wait], by: int) -> str:
    """How long half of the clicks waited, and the longest few, in ms."""
    ms = sorted((round(1000 * wait[by]) for wait in waits), reverse=True)
    return f"half within {ms[len(ms) // 2]} ms, the longest {', '.join(map(str, ms[:5]))}"


def click_along(app: Clicked) -> None:
    """A hand beside the program; every other click waits for a moment in which a computer thinks."""
    for i in range(CLICKS_A_ROUND):
        time.sleep(PAUSE)
        end = time.monotonic() + LONGEST_TURN
        while i % 2 and not app.is_thinking and time.monotonic() < end:
            time.sleep(0.001)
        app.click_log()
    time.sleep(PAUSE)
    pygame.event.post(pygame.event.Event(pygame.QUIT))


def rest(rounds: int, seconds: float) -> list[Figure]:
    """A table at rest in its loop: no frame, and next to no processor time."""
    from tests.bench import Figure, progress
    from tests.bench_screen import late_table

    shares, frames = [], 0
    with own_folder():
        app: Any = late_table().app
        run_for(app, SETTLE)
        app.look.pictures.beside.finish()  # what later moves show is drawn once, at the beginning
        for _ in progress(rounds):
            before, real, busy = app.frames, time.perf_counter(), time.process_time()
            run_for(app, seconds)
            shares.append((time.process_time() - busy) / (time.perf_counter() - real))
            frames += app.frames - before
        app.sound.stop()
    worst = max(shares)
    return [
        Figure("frames drawn at rest", frames, 0, False, f"in {rounds * seconds:.0f} s"),
        Figure("share of a core at rest", worst, 0.02, False, "the worst of all rounds"),
    ]


def run_for(app: App, seconds: float) -> None:
    """The loop of the application for so long."""
    app.running = True
    pygame.time.set_timer(pygame.QUIT, round(1000 * seconds), loops=1)
    app.run()


PLAIN_START = """
import os
os.environ.update(SDL_VIDEODRIVER="dummy", SDL_AUDIODRIVER="dummy")
import pygame, yaml, pathlib
pygame.init()
pygame.display.set_mode((1280, 720))
for f in sorted(pathlib.Path("data").rglob("*.yaml")):
    yaml.load(f.read_bytes(), Loader=yaml.CSafeLoader)
"""
OUR_START = """
import os
os.environ.update(SDL_VIDEODRIVER="dummy", SDL_AUDIODRIVER="dummy")
import pygame
from game.scenes.shell.app import App
from game import bootstrap, cli
cli.parse([])
bootstrap.ensure(bootstrap.RUNTIME, [])
from game.scenes.library.games import Host
app = App((1280, 720), Host())
app.open_title()
app.frame(0.0)
rules = next(a for a in app.stack.top.clickable() if a.id == "rules")
for kind in (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN):
    more = {"rel": (0, 0), "buttons": (0, 0, 0)} if kind == pygame.MOUSEMOTION else {"button": 1}
    app.dispatch(pygame.event.Event(kind, pos=rules.rect.center, **more))
assert app.stack.needs_frame(), "the title answers no click"
"""


@contextmanager
def kept_bytecode() -> Iterator[None]:
    """Fresh processes keep their bytecode, as they do unless somebody forbids it, and not in the tree."""
    with tempfile.TemporaryDirectory() as folder, patch.dict(os.environ):
        os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
        os.environ["PYTHONPYCACHEPREFIX"] = folder
        yield


def start(rounds: int, seconds: float) -> list[Figure]:
    """From the start to a title page that answers clicks, in fresh processes that take turns."""
    from tests.bench import Figure, median, progress, seconds_of

    pairs = []
    with own_folder(), kept_bytecode():
        for once in (OUR_START, PLAIN_START):
            seconds_of(once)  # pictures and bytecode are made once, at the very first start
        for _ in progress(max(5, rounds)):
            pairs.append((seconds_of(OUR_START), seconds_of(PLAIN_START)))
    ours, plain = (median([pair[i] for pair in pairs]) for i in range(2))
    ratio = median([one / other for one, other in pairs])
    what = "start to a title that answers clicks, to pygame with our data"
    return [Figure(what, ratio, 2.5, False, f"{ours:.2f} s against {plain:.2f} s")]
