"""Two tables that differ only in what one seat may not know, driven by the same events.

Whatever that seat can see or hear must be the same to the byte, frame by frame, until the rules
themselves show it a difference.
"""

import random
from collections.abc import Callable, Iterator

import pygame

from game import api
from game.bots import BOTS
from game.engine.core.agenda import advance
from game.scenes.app import App
from game.scenes.curtain import Curtain
from game.scenes.games import Host
from game.scenes.table.scene import TableScene
from game.session.fairness import Secret
from game.session.setup import SetUp, quick_setup
from game.session.sitting import Sitting, first_state
from game.session.timeline import Timeline

NAMES = ["Valerio", "Sofia", "Vincenzo", "Rebecca"]
SIZE = (1024, 600)
GRID = 16
KEYS = (
    pygame.K_SPACE, pygame.K_SPACE, pygame.K_RETURN, pygame.K_TAB, pygame.K_TAB, pygame.K_1, pygame.K_2,
    pygame.K_3, pygame.K_l, pygame.K_h, pygame.K_UP, pygame.K_LEFT, pygame.K_0, pygame.K_i, pygame.K_a,
)  # fmt: skip
# Buttons that lead to pages without a game in them, or change how fast frames come.
ELSEWHERE = ("menu", "speed")


def positions(setup: SetUp, seed: int, rng: random.Random) -> Iterator[api.State]:
    """States along one game played by computers, some decisions apart."""
    state = first_state(setup, seed)
    bot = BOTS["greedy"](seed)
    while state.question is not None:
        yield state
        for _ in range(rng.randrange(40)):
            question = state.question
            if question is not None:
                api.choose(state, bot.answer(api.project(state, question.seat), question))


def table_setup(people: int) -> SetUp:
    """Four seats, the first ones people."""
    setup = quick_setup("dungeonology", NAMES)
    for seat in range(people):
        setup.seats[seat].kind = "person"
    setup.age_order = [0, 1, 2, 3]
    return setup


def asked_anew(state: api.State) -> api.State:
    """The standing question with the options of the new hands."""
    if state.question is not None:
        state.question = None
        advance(state)
    return state


class Twins:
    """Two applications over twin states, and everything a seat notices of them."""

    def __init__(self, make_app: Callable[..., App], seat: int, speed: str = "fast") -> None:
        self.seat = seat
        self.apps = [make_app(SIZE, Host(), speed=speed, hints=False) for _ in range(2)]
        # One store of drawings for both: a picture that was scaled down from another size kept
        # from before differs by a shade, and what was kept is a matter of the past, not of cards.
        for name in ("zones", "cards"):
            self.apps[1].__dict__[name] = getattr(self.apps[0], name)
        self.frames = 0
        self.last: list[bytes] = [b"", b""]

    def sit(self, setup: SetUp, state: api.State, seed: int) -> None:
        """Both tables anew, from one state and its twin."""
        twin = asked_anew(api.redeal(state, self.seat, seed))
        for app, start in zip(self.apps, (state.clone(), twin), strict=True):
            sitting = Sitting(setup, Secret(1, "00" * 16), Timeline(start))
            app.stack.reset(TableScene(app, sitting))
            app.sound.played.clear()
        self.last = [b"", b""]

    @property
    def tables(self) -> list[TableScene]:
        return [next(s for s in app.stack.scenes if isinstance(s, TableScene)) for app in self.apps]

    def is_lawful(self) -> bool:
        """Do the rules show the seat a difference by now, or do the tables ask different people?"""
        one, other = (table.sitting for table in self.tables)
        return (
            one.view(self.seat) != other.view(self.seat)
            or one.view(None) != other.view(None)
            or one.events_for(self.seat) != other.events_for(self.seat)
        )

    def is_private(self) -> bool:
        """Does the screen belong to somebody else, so that the seat does not look?"""
        return any(
            table.course.holder not in (self.seat, None)
            and not isinstance(app.stack.top, Curtain)
            and table.course.stage != "bar"
            for table, app in zip(self.tables, self.apps, strict=True)
        )

    def send(self, kind: int, **values: object) -> None:
        """The same event for both."""
        for app in self.apps:
            app.dispatch(pygame.event.Event(kind, **values))

    def step(self, dt: float) -> bool:
        """One frame of both; False once the twins may lawfully differ."""
        drawn = []
        for i, app in enumerate(self.apps):
            drawn.append(app.frame(dt))
            if drawn[-1]:
                self.last[i] = app.screen.get_buffer().raw
        if self.is_lawful():
            return False
        heard = [app.sound.played[:] for app in self.apps]
        for app in self.apps:
            app.sound.played.clear()
        if self.is_private():
            return True
        assert drawn[0] == drawn[1], f"one table drew a frame, the other did not: {self.where()}"
        assert self.last[0] == self.last[1], f"the frames differ at {self.parted()}: {self.where()}"
        self.frames += drawn[0]
        assert heard[0] == heard[1], f"the sounds differ: {heard}, {self.where()}"
        logs = [[line.text for line in table.log.lines] for table in self.tables]
        assert logs[0] == logs[1], f"the logs differ: {self.where()}"
        waits = [app.stack.wake_in() for app in self.apps]
        assert waits[0] == waits[1], f"one table waits longer: {self.where()}"
        return True

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
        return f"{tops}, {one.course.stage}, {one.course.now}, turn {one.course.view['turn']}"

    # --- scripts ---------------------------------------------------------------------------

    def poke(self, rng: random.Random) -> None:
        """One event a person could cause."""
        what = rng.random()
        wide, high = SIZE
        spot = (rng.randrange(wide), rng.randrange(high))
        top = self.apps[0].stack.top
        areas = [a for a in top.hit_areas() if a.enabled] if hasattr(top, "hit_areas") else []
        areas = [a for a in areas if a.id not in ELSEWHERE]
        if what < 0.45 and areas:
            self.click(rng.choice(areas).rect.center)
        elif what < 0.55:
            self.click(spot)
        elif what < 0.7:
            self.send(pygame.MOUSEMOTION, pos=spot, rel=(0, 0), buttons=(0, 0, 0))
        else:
            key = rng.choice(KEYS)
            self.send(pygame.KEYDOWN, key=key, mod=0, unicode="", scancode=0)
            self.send(pygame.KEYUP, key=key, mod=0, unicode="", scancode=0)

    def click(self, pos: tuple[int, int]) -> None:
        self.send(pygame.MOUSEMOTION, pos=pos, rel=(0, 0), buttons=(0, 0, 0))
        self.send(pygame.MOUSEBUTTONDOWN, pos=pos, button=1)
        self.send(pygame.MOUSEBUTTONUP, pos=pos, button=1)

    def run(self, rng: random.Random, events: int) -> None:
        """Random events with some frames after each, as long as nothing lawful parts the twins."""
        for _ in range(events):
            if any(not isinstance(app.stack.scenes[0], TableScene) for app in self.apps):
                return
            self.poke(rng)
            for _ in range(rng.choice((1, 2, 6))):
                if any(not isinstance(app.stack.scenes[0], TableScene) for app in self.apps):
                    return
                if not self.step(rng.choice((1 / 60, 1 / 20, 0.2))):
                    return

    def sweep(self) -> None:
        """The pointer over a grid of 16 pixels: no tooltip tells more than it may."""
        for pos in grid():
            self.send(pygame.MOUSEMOTION, pos=pos, rel=(0, 0), buttons=(0, 0, 0))
            if not self.step(0.5):
                return


def grid() -> Iterator[tuple[int, int]]:
    for y in range(GRID // 2, SIZE[1], GRID):
        for x in range(GRID // 2, SIZE[0], GRID):
            yield x, y
