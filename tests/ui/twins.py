"""Two tables that differ only in what one seat may not know, driven by the same events.

Whatever that seat can see or hear must be the same to the byte, frame by frame, until the rules
themselves show it a difference.
"""

import random
from collections.abc import Callable, Iterator, Sequence
from dataclasses import astuple
from typing import Any

import pygame

from game import api
from game.bots import BOTS
from game.engine.core.agenda import advance
from game.scenes.library.games import Host
from game.scenes.shell.app import App
from game.scenes.shell.base import PageScene
from game.scenes.shell.title_scenes import scenes_of
from game.scenes.table.page import TablePage
from game.scenes.table.scene import TableScene
from game.session.fairness import Secret
from game.session.setup import SetUp, quick_setup
from game.session.sitting import Sitting, first_state
from game.session.timeline import Timeline
from tests.seats import NAMES
from tests.ui.typed import sure

SIZE = (1024, 600)
KEYS = (
    pygame.K_SPACE, pygame.K_SPACE, pygame.K_RETURN, pygame.K_TAB, pygame.K_TAB, pygame.K_1, pygame.K_2,
    pygame.K_3, pygame.K_l, pygame.K_h, pygame.K_UP, pygame.K_LEFT, pygame.K_0, pygame.K_i, pygame.K_a,
    pygame.K_v,
)  # fmt: skip
# Buttons that lead to pages without a game in them, or change how fast frames come.
ELSEWHERE = ("menu", "speed")


def positions(setup: SetUp, seed: int, rng: random.Random) -> Iterator[api.State]:
    """States along one game played by computers, some decisions apart."""
    state = first_state(setup, seed)
    bot = BOTS["scholar"](seed)
    while state.question is not None:
        yield state
        for _ in range(rng.randrange(40)):
            question = state.question
            if question is not None:
                api.choose(state, bot.answer(api.project(state, question.seat), question))


def table_setup(people: int, title: str = "dungeonology") -> SetUp:
    """Four seats, the first ones people."""
    setup = quick_setup(title, list(NAMES))
    for seat in range(people):
        setup.seats[seat].kind = "person"
    setup.tidy()
    return setup


def asked_anew(state: api.State) -> api.State:
    """The standing question with the options of the new hands."""
    if state.question is not None:
        state.question = None
        advance(state)
    return state


class Twins:
    """Two applications over twin states, and everything a seat notices of them."""

    def __init__(
        self,
        make_app: Callable[..., App],
        seat: int,
        speed: str = "fast",
        language: str = "en",
    ) -> None:
        self.seat = seat
        self.apps = [
            make_app(SIZE, Host(), speed=speed, hints=False, language=language) for _ in range(2)
        ]
        # One store of drawings for both: a picture that was scaled down from another size kept
        # from before differs by a shade, and what was kept is a matter of the past, not of cards.
        self.apps[1]._art = self.apps[0]._art
        self.settings = self.apps[0].settings
        self.frames = 0
        self.frames_of_sweeps = 0
        #: Of these, frames with advice on the table.
        self.advised = 0
        self.swept: set[str] = set()
        self.judged = (-1, -1)
        self.parted_by_rules = False
        self.last: list[bytes] = [b"", b""]

    def sit(self, setup: SetUp, state: api.State, seed: int) -> None:
        """Both tables anew, from one state and its twin."""
        twin = asked_anew(api.redeal(state, self.seat, seed))
        for app, start in zip(self.apps, (state.clone(), twin), strict=True):
            # What one click changed at a screen that was somebody else's is no matter of cards.
            app.settings = self.settings
            sitting = Sitting(setup, Secret(1, "00" * 16), Timeline(start))
            table = scenes_of(setup.title).table(app, sitting)
            # Both go by the same clock: how long the machine takes between them tells nothing.
            table.saved.thumbnails.clock = lambda: self.frames / 60
            table.saved.thumbnails.stir()
            app.stack.reset(table)
            # Nobody works between these frames: what waits for that would keep the tables of before.
            app.jobs.clear()
            app.sound.played.clear()
        self.judged = (-1, -1)
        self.last = [b"", b""]

    @property
    def tables(self) -> list[Any]:
        return [next(s for s in app.stack.scenes if isinstance(s, TableScene)) for app in self.apps]

    def is_lawful(self) -> bool:
        """Do the rules show the seat a difference by now, or do the tables ask different people?"""
        one, other = (table.sitting for table in self.tables)
        counts = len(one.records), len(other.records)
        if counts != self.judged:  # only decisions can part them
            self.judged = counts
            self.parted_by_rules = (
                one.view(self.seat) != other.view(self.seat)
                or one.view(None) != other.view(None)
                or one.events_for(self.seat) != other.events_for(self.seat)
            )
        return self.parted_by_rules

    def is_private(self) -> bool:
        """Does the screen show what is somebody else's, so that the seat does not look?"""
        return any(table.presenter.eyes not in (self.seat, None) for table in self.tables)

    def are_parted_by_hand(self) -> bool:
        """Did the same click, on other cards of its owner, do something else or move the map?"""
        one, other = self.tables
        maps = [table.board for table in (one, other) if "map" in table.parts]
        aims = {astuple(board.camera.aim) for board in maps}
        return one.sitting.length != other.sitting.length or len(aims) > 1

    def send(self, kind: int, **values: Any) -> None:
        """The same event for both."""
        for app in self.apps:
            app.dispatch(pygame.event.Event(kind, **values))

    def step(self, dt: float) -> bool:
        """One frame of both; False once the twins may lawfully differ."""
        drawn, captions = [], []
        for i, app in enumerate(self.apps):
            drawn.append(app.frame(dt))
            captions.append(pygame.display.get_caption())
            if drawn[-1]:
                self.last[i] = app.screen.get_buffer().raw
        if self.is_lawful() or (self.is_private() and self.are_parted_by_hand()):
            return False
        heard = [app.sound.played[:] for app in self.apps]
        for app in self.apps:
            app.sound.played.clear()
        if not self.is_private():
            self.alike("one table drew a frame, the other did not", *drawn)
            assert self.last[0] == self.last[1], f"frames differ: {self.parted()}, {self.where()}"
            self.frames += drawn[0]
            self.advised += drawn[0] and bool(self.tables[0].advice.key)
            self.alike("sounds", *heard)
            self.alike("names of the window", *captions)
            self.alike("logs", *([line.text for line in t.log.lines] for t in self.tables))
            self.alike("tips", *map(tips, self.apps))
            self.alike("waits", *(app.stack.wake_in() for app in self.apps))
        return True

    def alike(self, what: str, one: object, other: object) -> None:
        """What both tables must have in common."""
        assert one == other, f"{what}: {one} and {other}, {self.where()}"

    def parted(self) -> pygame.Rect:
        """Where two frames differ."""
        one, other = (pygame.image.frombuffer(b, SIZE, "BGRA") for b in self.last)
        same = pygame.mask.from_threshold(one, (0, 0, 0, 0), (1, 1, 1, 255), other)
        same.invert()
        found = same.get_bounding_rects()
        return found[0].unionall(found[1:]) if found else pygame.Rect(0, 0, 0, 0)

    def where(self) -> str:
        """For a message: what stood on the screen."""
        one = self.tables[0]
        tops = [type(app.stack.top).__name__ for app in self.apps]
        return f"{tops}, {one.presenter.stage}, {one.presenter.now}, turn {one.sitting.turn}"

    # --- scripts ---------------------------------------------------------------------------

    def poke(self, rng: random.Random) -> None:
        """One event a person could cause."""
        what = rng.random()
        wide, high = SIZE
        spot = (rng.randrange(wide), rng.randrange(high))
        top = self.apps[0].stack.top
        areas = [a for a in sure(top).clickable() if a.enabled] if hasattr(top, "clickable") else []
        areas = [a for a in areas if a.id not in ELSEWHERE]
        if what < 0.45 and areas:
            self.click(rng.choice(areas).rect.center)
        elif what < 0.55:
            self.click(spot)
        elif what < 0.7:
            self.send(pygame.MOUSEMOTION, pos=spot, rel=(0, 0), buttons=(0, 0, 0))
        else:
            self.key(rng.choice(KEYS))

    def key(self, key: int) -> None:
        self.send(pygame.KEYDOWN, key=key, mod=0, unicode="", scancode=0)
        self.send(pygame.KEYUP, key=key, mod=0, unicode="", scancode=0)

    def click(self, pos: tuple[int, int]) -> None:
        self.send(pygame.MOUSEMOTION, pos=pos, rel=(0, 0), buttons=(0, 0, 0))
        self.send(pygame.MOUSEBUTTONDOWN, pos=pos, button=1)
        self.send(pygame.MOUSEBUTTONUP, pos=pos, button=1)

    def run(self, rng: random.Random, events: int, sweeps: int = 0) -> None:
        """Random events with some frames after each, as long as nothing lawful parts the twins.

        In up to so many kinds of scenes that were never swept before, the pointer goes over it all.
        """
        for _ in range(events):
            if not self.are_seated():
                return
            self.poke(rng)
            for _ in range(rng.choice((1, 2, 6))):
                if not self.are_seated() or not self.step(rng.choice((1 / 60, 1 / 20, 0.2))):
                    return
            if len(self.swept) < sweeps and self.scene_kind() not in self.swept:
                if self.is_private():
                    continue
                self.swept.add(self.scene_kind())
                if not self.sweep():
                    return

    def are_seated(self) -> bool:
        """Did nobody leave the table?"""
        return all(isinstance(app.stack.scenes[0], TableScene) for app in self.apps)

    def scene_kind(self) -> str:
        """What is on the screen: the page, at the table with what it is doing."""
        top = self.apps[0].stack.top
        if not isinstance(top, TableScene):
            return type(top).__name__
        parts = "+".join(type(part).__name__ for part in top.visible())
        return f"{top.presenter.stage}:{parts}"

    def sweep(self) -> bool:
        """The pointer on everything that can be pointed at: nothing that shows then tells more."""
        before, is_whole = self.frames, True
        for pos in places(self.apps[0]):
            self.send(pygame.MOUSEMOTION, pos=pos, rel=(0, 0), buttons=(0, 0, 0))
            is_whole = self.step(0.5)
            if not is_whole:
                break
        self.frames_of_sweeps += self.frames - before
        self.frames = before
        return is_whole


def tips(app: App) -> list[tuple[str, ...]]:
    """What is told of everything on the page in view, by pointer and by keyboard."""
    page = sure(app.stack.top, PageScene).page
    told = [(widget.id, widget.hint) for widget, _ in page.each()]
    things = page.things() if isinstance(page, TablePage) else []
    return told + [(area.id, area.tip, area.part.focus_tip(area.spot)) for area in things]


def places(app: App) -> list[tuple[int, int]]:
    """For everything on the page in view a point where nothing else lies on it."""
    page = sure(app.stack.top, PageScene).page
    parts = page.parts() if isinstance(page, TablePage) else []
    rects = [spot.rect for part in parts for spot in part.spots()]
    rects += [page.seen(widget, scroll) for widget, scroll in page.each() if widget.hint]
    return [at for i, rect in enumerate(rects) for at in bare_point(rect, rects[i + 1 :])]


def bare_point(rect: pygame.Rect, above: Sequence[pygame.Rect]) -> list[tuple[int, int]]:
    """A point of nine that nothing above covers, the middle first; none if all are covered."""
    sixths = (3, 1, 5)
    points = [(rect.x + rect.w * a // 6, rect.y + rect.h * b // 6) for b in sixths for a in sixths]
    window = pygame.Rect((0, 0), SIZE)
    bare = (at for at in points if pygame.Rect(at, (1, 1)).collidelist(above) < 0)
    return [at for at in bare if window.collidepoint(at)][:1]
