"""A tour for pictures: `--tour DIR` plays a whole game through the real scenes and saves them.

Two people and two computers play, all by the choices of a computer player. Every scene, prompt and
kind of dialog is kept once, the board at several rounds. README's pictures come from here.
"""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
os.environ.setdefault("SDL_FRAMEBUFFER_ACCELERATION", "0")

import pygame

from game.assets import AssetError
from game.bots import BOTS
from game.scenes.app import App, terminal_sentence, window_size
from game.scenes.curtain import Curtain
from game.scenes.dialog import Dialog, Notice
from game.scenes.dungeonology.scholar_sheet import ScholarSheet
from game.scenes.dungeonology.scoring import ScoringScene
from game.scenes.dungeonology.table import DungeonTable
from game.scenes.games import Host
from game.scenes.setup import SetUpScene
from game.session.folders import OVERRIDE
from game.session.library import Library
from game.session.settings import Settings, changed
from game.session.setup import SetUp, quick_setup

FRAME = 1 / 60
SEED = 11
SIZE = (1920, 1080)
ROUNDS = (1, 3, 6, 9, 12, 16, 20)
LONGEST_SECONDS = 150


class TourApp(App):
    """An application without a calm page: a bug on a tour shall be seen."""

    def _crashed(self, error: Exception) -> None:
        raise error


class Tour:
    """One walk through the game with a camera."""

    def __init__(self, app: App, folder: Path, seed: int) -> None:
        self.app = app
        self.folder = folder
        self.bot = BOTS["greedy"](seed)
        self.seen: set[str] = set()
        self.count = 0
        self.end = time.monotonic() + LONGEST_SECONDS

    # --- camera ----------------------------------------------------------------------------

    def shoot(self, name: str, once: bool = True) -> None:
        """Keep the picture on the screen under the next number."""
        if once and name in self.seen:
            return
        self.seen.add(name)
        self.settle()
        self.count += 1
        pygame.image.save(self.app.screen, self.folder / f"{self.count:02}_{name}.png")

    def settle(self) -> None:
        """Let everything come to rest and be drawn."""
        for _ in range(40):
            self.app.frame(FRAME)
            if not self.app.stack.needs_frame():
                break
        while self.app.jobs:
            self.app.do_jobs()
        self.app.stack.stale = True
        self.app.frame(0.0)

    def point(self, pos: tuple[int, int]) -> None:
        """Move the pointer."""
        self.app.dispatch(
            pygame.event.Event(pygame.MOUSEMOTION, pos=pos, rel=(0, 0), buttons=(0, 0, 0))
        )

    def away(self) -> None:
        """The pointer leaves the window."""
        self.app.dispatch(pygame.event.Event(pygame.WINDOWLEAVE))

    def over(self, push: Callable[[], Any], name: str) -> None:
        """A page over the scene that is there, and away again."""
        if name in self.seen:
            return
        before = self.app.stack.top
        push()
        if self.app.stack.top is not before:
            self.shoot(name)
            while self.app.stack.top is not before:
                self.app.stack.pop()
        else:
            self.seen.add(name)

    # --- before the game -------------------------------------------------------------------

    def pages(self) -> None:
        """Title, set-up, settings, rules."""
        app = self.app
        app.open_title()
        self.shoot("title")
        title = app.stack.top
        box = next(a for a in title.hit_areas() if a.id.startswith("box:"))  # type: ignore[union-attr]
        self.point(box.rect.center)
        self.shoot("title_tip")
        self.away()
        self.over(lambda: title.back(), "leave")  # type: ignore[union-attr]
        self.over(lambda: self._setup(), "setup")
        self.over(lambda: self._setup(whole=True), "setup_all")
        self.over(lambda: app.stack.push(ScholarSheet(app, "sofia", "blue")), "scholar")
        self.over(title.open_settings, "settings")  # type: ignore[union-attr]
        self.over(lambda: app.open_help(), "rules")
        self.over(lambda: app.open_help("trick:T21"), "rules_card")
        self.over(lambda: app.open_help("zone:I-3"), "rules_zone")

    def _setup(self, whole: bool = False) -> None:
        scene = SetUpScene(self.app, "dungeonology")
        if whole:
            scene.add("person")
            scene.add("greedy")
            scene.rename(1, scene.setup.seats[0].name)
            scene.choose("choose_scholars", True)
            scene.choose("orientation", "rotate")
        self.app.stack.push(scene)

    # --- the game --------------------------------------------------------------------------

    def game(self, setup: SetUp) -> None:
        """Play to the end and look at what comes up."""
        self.app.start_game(setup)
        while time.monotonic() < self.end:
            top = self.app.stack.top
            if isinstance(top, Curtain):
                top.age = top.fallen = 1.0
                top.motion.finish_all()
                self.shoot("curtain")
                top.lift()
            elif isinstance(top, DungeonTable):
                self._at_table(top)
            elif isinstance(top, Dialog):
                self.shoot(f"dialog_{type(top).__name__.lower()}")
                top.answer(top.answers[-1][3])
            else:
                name = type(top).__name__.lower()
                self.shoot(name)
                if isinstance(top, ScoringScene):
                    self._scoring(top)
                    return
                self._leave(top)
            self.app.frame(FRAME)

    def _leave(self, top: Any) -> None:
        """Some page of the game: whatever Esc does there."""
        escape = pygame.event.Event(pygame.KEYDOWN, key=pygame.K_ESCAPE, mod=0, unicode="")
        self.app.dispatch(escape)
        if self.app.stack.top is top:
            self.app.stack.pop(top)

    def _scoring(self, top: Any) -> None:
        for area in top.hit_areas():
            self.point(area.rect.center)
            self.shoot("scores_tip")
            break
        self.away()

    def _at_table(self, table: DungeonTable) -> None:
        course = table.course
        if course.stage == "bar":
            assert course.now.bar is not None
            self.shoot(f"bar_{course.now.bar.prompt}")
            course.go_on(course.now.bar.seats[:1] if "pressed" not in self.seen else ())
            self.seen.add("pressed")
        elif course.stage == "ask" and not course.motion.running:
            self._ask(table)

    def _ask(self, table: DungeonTable) -> None:
        course, sitting = table.course, table.sitting
        question = sitting.question
        assert question is not None
        own = course.is_own_turn()
        if own and question.prompt in ("begin", "priority", "move"):
            self._board(table)
        elif question.prompt != "priority":
            self.shoot(f"asked_{question.prompt}")
        if own and course.view["turn"] > 6:
            self._dialogs(table)
        key = self.bot.answer(sitting.view(question.seat), question)
        course.intend([key])

    def _board(self, table: DungeonTable) -> None:
        number = table.course.view["round"]
        if table.recap:
            self.shoot("recap")
            table.close_recap()
        if number in ROUNDS:
            self.shoot(f"board_round_{number}")
        if number >= 2:
            self._tips(table)

    def _tips(self, table: DungeonTable) -> None:
        """One tooltip of every kind: zones within reach, cards, panels, greyed buttons."""
        if "tip_undo" in self.seen:
            return
        for name, part in table.parts.items():
            spots = [spot for spot in part.areas() if spot.hint]
            chosen = [spot for spot in spots if spot.key] or spots
            if chosen and name != "duel":
                self.point(chosen[0].rect.center)
                self.shoot(f"tip_{name}")
        undo = table.page.find("undo")
        if undo is not None:
            self.point(undo.rect.center)
            self.shoot("tip_undo")
        barred = [a for a in table.hit_areas() if a.id.startswith("barred:")]
        if barred:
            self.point(barred[0].rect.center)
            self.shoot("tip_barred")
        self.away()

    def _dialogs(self, table: DungeonTable) -> None:
        if "menu" in self.seen:
            return
        self.over(table.open_menu, "menu")
        self.over(lambda: table.open_orders(0), "orders_one")
        self.over(table.open_orders, "orders")
        for kind, value in (("card", "T05"), ("zone", "I-3"), ("scholar", 0), ("notes", 0)):
            self.over(partial(table.inspect, (kind, value)), f"inspect_{kind}")
        notice = Notice(self.app, self.app.words("window.too_small", wide="1024", high="600"))
        self.over(lambda: self.app.stack.push(notice), "notice")
        table.toggle_log()
        self.shoot("log")
        table.toggle_log()
        table.toggle_hand()
        self.shoot("hand_face_down")
        table.toggle_hand()


def tour_setup(app: App) -> SetUp:
    """Two people and two computers, tiles free to turn."""
    setup = quick_setup("dungeonology", [app.words(f"setup.names.{i}") for i in range(4)])
    setup.seats[1].kind = "person"
    setup.age_order = [0, 1, 2, 3]
    setup.orientation = "rotate"
    return setup


def main(args: argparse.Namespace) -> int:
    """`--tour DIR`: 0 when all pictures are there."""
    folder = Path(args.tour)
    folder.mkdir(parents=True, exist_ok=True)
    seed = SEED if args.seed is None else args.seed
    with tempfile.TemporaryDirectory() as own:
        os.environ[OVERRIDE] = own
        settings = changed(
            Settings(), speed="off", sound=0, music=0, hints=False, language=args.lang or "en"
        )
        try:
            app = TourApp(window_size(args.size) or SIZE, Host(Library(), seed), settings)
            tour = Tour(app, folder, seed)
            tour.pages()
            tour.game(tour_setup(app))
        except AssetError as error:
            print(terminal_sentence(error), file=sys.stderr)
            return 1
        finally:
            pygame.quit()
    return 0
