"""The board on the screen, measured against a reference frame (issue 3, section 8)."""

from __future__ import annotations

import os
import random
import resource
import tempfile
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any
from unittest.mock import patch

from game.scenes.shell.base import PageScene

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

import pygame

from game import api
from game.api import Question
from game.bots import BOTS
from game.bots.bot import Bot
from game.engine.titles.dungeonology.view_types import own_view
from game.scenes.catacombs.table import CatacombTable
from game.scenes.dungeonology.table import DungeonTable
from game.scenes.dungeonology.title_art import art_of
from game.scenes.library.games import Host
from game.scenes.records.scores import ScoresScene
from game.scenes.shell.app import App
from game.scenes.table.scene import TableScene
from game.session.fairness import new_secret
from game.session.settings import Settings
from game.session.setup import SeatSetUp, SetUp, quick_setup
from game.session.sitting import Sitting, first_state
from game.session.timeline import Timeline
from game.ui.look import SMALL
from tests.bench_catacombs import frames_at_rest, full_table
from tests.ui.typed import sure

if TYPE_CHECKING:
    from tests.bench import Figure

SIZE = (1920, 1080)
ZONES = 19
FRAMES = 40
Frame = Callable[[], None]


def board(rounds: int, seconds: float) -> list[Figure]:
    """The whole board with its panels, redrawn and panned, to a plain frame of blits."""
    from tests.bench import Figure, median, progress

    with tempfile.TemporaryDirectory() as folder, patch.dict(os.environ, CIVETTA_DATA_DIR=folder):
        table: Any = late_table()
        city, raid = city_table(table.app), full_table(table.app)
        frames = [
            reference_frame(table), redrawn(table), panned(table), redrawn(city), redrawn(raid),
            panned(raid),
        ]  # fmt: skip
        for frame in frames:
            cost(frame)
        costs = [[cost(frame) for frame in frames] for _ in progress(rounds)]
        still = frames_at_rest(raid)
        table.app.sound.stop()
        pygame.display.quit()
    plain, redraw, pan, city_redraw, raid_redraw, raid_pan = zip(*costs, strict=True)
    note = f"a reference frame takes {1000 * median(plain):.2f} ms"

    def ratio(measured: Sequence[float]) -> float:
        return median([one / other for one, other in zip(measured, plain, strict=True)])

    return [
        Figure("the full board redrawn, to a reference frame", ratio(redraw), 1.7, False, note),
        Figure("the board panned by one frame, to the same", ratio(pan), 1.5, False, ""),
        Figure("the city of Atlandice redrawn, to the same", ratio(city_redraw), 3, False, ""),
        Figure("26 tiles and six seats of Catacombs redrawn", ratio(raid_redraw), 2, False, ""),
        Figure("the same panned by one frame", ratio(raid_pan), 2, False, ""),
        Figure("frames drawn in a second at rest", still, 0, False, "nobody does anything"),
    ]


MEGABYTE = 1 << 20
#: How many frames lie between two looks from very near.
LOOK_NEAR = 1000
RESIDENT = "from tests.bench_screen import resident; print(resident({!r}, {!r}))"
#: What an hour of pulling at the window comes to.
RESIZES = 100
RESIZED = f"from tests.bench_screen import resized; print(resized({RESIZES}))"
HELD = {"dungeonology": 250, "catacombs": 280}
"""Megabytes that a game may hold."""
SCRIPTS = ("en", "zh-Hant")
"""Languages of a few letters and of many: every letter set is kept."""
SMALLEST_SIDES, TEXT_SIZES = (1024, 600), (100, 125, 150, 175, 200)


def memory(rounds: int, seconds: float) -> list[Figure]:
    """Resident memory of a process of its own through a whole game, the pointer all over the table."""
    from tests.bench import Figure, fresh

    def megabytes(program: str) -> float:
        return float(fresh(program)) / MEGABYTE

    games = [
        Figure(
            f"memory of a game of {title} ({language}) to its end, in MB",
            megabytes(RESIDENT.format(title, language)),
            bound,
            False,
            "the most of it at 1920x1080, near views included",
        )
        for title, bound in HELD.items()
        for language in SCRIPTS
    ]
    again = f"the same through {RESIZES} window sizes, zooms and text sizes, in MB"
    return [*games, Figure(again, megabytes(RESIZED), 250, False, "the most after each of them")]


def resized(times: int) -> int:
    """The most bytes of this process while the window and its text change size and the map zooms."""
    rng, most = random.Random(1), 0
    with tempfile.TemporaryDirectory() as folder, patch.dict(os.environ, CIVETTA_DATA_DIR=folder):
        table: Any = late_table()
        app = table.app
        for i in range(times):
            size = tuple(
                rng.randint(low, high) for low, high in zip(SMALLEST_SIDES, SIZE, strict=True)
            )
            pygame.display.set_mode(size, pygame.RESIZABLE)
            app.resize()
            if i % 4 == 0:
                app.change(text_size=rng.choice(TEXT_SIZES))
            for steps in (-20, rng.randrange(1, 18)):
                table.board.zoom(steps)
                for _ in range(8):
                    app.frame(1 / 30)
                    app.do_jobs()
            most = max(most, resident_now())
        app.sound.stop()
    return most


def resident_now() -> int:
    """The bytes of this process in memory."""
    return int(Path("/proc/self/statm").read_text().split()[1]) * resource.getpagesize()


def resident(title: str, language: str) -> int:
    """The most bytes of this process while a game is played, shown and looked at from very near."""
    rng, most, frames = random.Random(1), 0, 0
    settings = Settings(sound=0, music=0, speed="fast", hints=False, language=language)
    with tempfile.TemporaryDirectory() as folder, patch.dict(os.environ, CIVETTA_DATA_DIR=folder):
        app = App(SIZE, Host(seed=2), settings)
        app.open_title()
        app.start_game(quick_setup(title, ["Ada", "Bruno", "Carla", "Dario"]))
        person = BOTS["scholar"](1)
        while not isinstance(app.stack.top, ScoresScene):
            frames += 1
            pos = (rng.randrange(SIZE[0]), rng.randrange(SIZE[1]))
            pygame.event.post(
                pygame.event.Event(pygame.MOUSEMOTION, pos=pos, rel=(0, 0), buttons=(0, 0, 0))
            )
            if frames % LOOK_NEAR in (0, 60, 120):
                steps = {0: -20, 60: 40, 120: -20}[frames % LOOK_NEAR]
                pygame.event.post(
                    pygame.event.Event(pygame.MOUSEWHEEL, x=0, y=steps, flipped=False)
                )
            play_on(app, person)
            most = max(most, resident_now())
        app.sound.stop()
    return most


def play_on(app: App, person: Bot) -> None:
    """One frame, its events and jobs, and what a person at the table does."""
    for event in pygame.event.get():
        app.dispatch(event)
    app.frame(1 / 30)
    app.do_jobs()
    top = app.stack.top
    if isinstance(top, TableScene):
        question = top.sitting.question
        if question and top.presenter.stage == "ask" and not top.presenter.motion.running:
            top.presenter.intend([person.answer(top.sitting.view(question.seat), question)])
    elif not isinstance(top, ScoresScene):
        sure(top, PageScene).back()


def cost(frame: Frame) -> float:
    """Processor time of one frame."""
    start = time.process_time()
    for _ in range(FRAMES):
        frame()
    return (time.process_time() - start) / FRAMES


def reference_frame(table: TableScene[Any]) -> Frame:
    """30 tiles of 256 px, 120 sprites of 48 px and 60 cached labels by fblits, and a flip."""
    rng, screen = random.Random(1), table.app.screen
    blits: list[tuple[pygame.Surface, tuple[int, int]]] = []

    def scatter(picture: pygame.Surface, times: int) -> None:
        room = (SIZE[0] - picture.get_width(), SIZE[1] - picture.get_height())
        for _ in range(times):
            blits.append((picture, (rng.randrange(room[0]), rng.randrange(room[1]))))

    for zone in list(art_of(table.app).box.zones)[:15]:
        scatter(art_of(table.app).zones.picture(zone, 0, 256), 2)
    for name in ("cube_civ", "cube_mil", "cube_cult", "alert_shield", "stairs", "token_trap"):
        scatter(table.look.pictures.get(f"signs/{name}", 48), 20)
    for i in range(60):
        block = table.look.type.lay(f"Label {i}", SMALL)
        room = block.px // 2  # as labels were kept when the bounds were set
        label = pygame.Surface(
            (block.size[0] + 2 * room, block.size[1] + 2 * room), pygame.SRCALPHA
        )
        table.look.type.draw(label, block, (room, room))
        scatter(label, 1)

    def frame() -> None:
        screen.fblits(blits)
        pygame.display.flip()

    return frame


def redrawn(table: TableScene[Any]) -> Frame:
    """The whole scene at rest."""

    def frame() -> None:
        table.draw(table.app.screen)
        pygame.display.flip()

    return frame


def panned(table: DungeonTable | CatacombTable) -> Frame:
    """The map under the hand, a few pixels a frame, there and back."""
    step = [4]

    def frame() -> None:
        camera = table.board.camera
        before = camera.now.x
        camera.drag(step[0], 0)
        if camera.now.x == before:
            step[0] = -step[0]
        table.draw(table.app.screen)
        pygame.display.flip()

    return frame


def late_table() -> DungeonTable:
    """The table of a late game: all zones on the map, four people."""
    from game.scenes.dungeonology.table import DungeonTable

    app = App(SIZE, None, Settings(sound=0, music=0, speed="off", hints=False))
    seats = [
        SeatSetUp("Ada", "red"),
        SeatSetUp("Bruno", "blue", "scholar"),
        SeatSetUp("Carla", "yellow", "scholar"),
        SeatSetUp("Dario", "purple", "scholar"),
    ]
    setup = SetUp("dungeonology", seats, {"orientation": "rotate"})
    sitting = Sitting(setup, new_secret(1), Timeline(late_state(setup)))
    table = DungeonTable(app, sitting)
    app.stack.push(table)
    for _ in range(5):
        app.frame(1 / 60)
    table.recap.close()
    table.board.zoom(3)
    for _ in range(60):
        app.frame(1 / 60)
    return table


def city_table(app: App) -> TableScene[Any]:
    """The table of Atlandice in the middle of a game between four people."""
    from tests.ui.atlandice_players import sat_down
    from tests.ui.sittings import at_table

    below = app.stack.top
    assert below is not None
    table = at_table(app, sat_down(4, seed=3, moves=60))
    app.stack.reset(below)
    return table


def late_state(setup: SetUp) -> api.State:
    """The first question to the person when all zones lie on the map."""
    for seed in range(1, 100):
        state, bot = first_state(setup, seed), BOTS["scholar"](seed)
        while isinstance(question := api.pending(state), Question):
            zones = len(own_view(api.project(state, None))["map"])
            if zones == ZONES and question.seat == 0 and question.prompt == "move":
                return state
            api.choose(state, bot.answer(api.project(state, question.seat), question))
    raise RuntimeError("no game lays all zones")
