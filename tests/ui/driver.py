"""Playing the screen as a person does: real events at the centres of what can be clicked."""

from dataclasses import dataclass, field
from typing import Any

import pygame

from game.scenes.shell.app import App
from game.scenes.shell.base import PageScene
from game.scenes.shell.stack import Scene
from game.session.setup import SetUp
from game.ui.spot import Spot
from tests.ui.typed import sure

FRAME = 1 / 60
MOST_JOBS = 20


@dataclass
class StandIn:
    """In place of the part that knows the rules: remembers what it was asked to start."""

    started: list[SetUp] = field(default_factory=list)
    open_game: object | None = None
    resumed: int = 0

    def start(self, app: App, setup: SetUp) -> None:
        self.started.append(setup)

    def saved(self, app):
        return self.open_game

    def resume(self, app: App) -> None:
        self.resumed += 1

    def can_load(self) -> bool:
        return False

    def load_scene(self, app: App):
        raise AssertionError("nothing to load")

    def finished(self) -> int:
        return 0

    def history_scene(self, app: App):
        raise AssertionError("no history")

    def challenges_scene(self, app: App):
        raise AssertionError("no challenges")

    def menu_entries(self, app: App, sitting: Any, eyes: int | None) -> list[Any]:
        return []

    def hindsight(self, sitting: Any) -> None:
        """Nobody judges a game afterwards."""

    def keep_look(self, app: App, sitting: Any) -> None:
        """There is no list of open games to keep a picture for."""


class Driver:
    """Mouse and keyboard of a test."""

    def __init__(self, app: App) -> None:
        self.app = app

    @property
    def scene(self) -> PageScene:
        """The scene on top; each test knows which one it expects."""
        return sure(self.app.stack.top, PageScene)

    def shows(self, scene: Scene) -> bool:
        """Is this one on top now? Asked anew, whatever was on top before."""
        return self.app.stack.top is scene

    def pump(self, frames: int = 1, dt: float = FRAME) -> None:
        """Deliver posted events, then let frames pass."""
        for event in pygame.event.get():
            self.app.dispatch(event)
        for _ in range(frames):
            self.app.frame(dt)
            self.do_jobs()

    def do_jobs(self) -> None:
        """What the application does between two frames, by number instead of by time."""
        for _ in range(MOST_JOBS):
            if self.app.jobs:
                self.app.guard(self.app.jobs.popleft(), asked=True)

    def post(self, kind: int, **values: Any) -> None:
        """One event through the queue of SDL, as the window would send it."""
        pygame.event.post(pygame.event.Event(kind, **values))
        self.pump()

    @property
    def games(self) -> StandIn:
        """What stands in for the rules."""
        assert isinstance(self.app.games, StandIn)
        return self.app.games

    def spots(self) -> dict[str, Spot]:
        """What can be clicked on the top scene, by id."""
        return {area.id: area for area in self.scene.clickable()}

    def move(self, pos: tuple[int, int]) -> None:
        self.post(pygame.MOUSEMOTION, pos=pos, rel=(0, 0), buttons=(0, 0, 0))

    def down(self, pos: tuple[int, int], button: int = 1) -> None:
        self.post(pygame.MOUSEBUTTONDOWN, pos=pos, button=button)

    def up(self, pos: tuple[int, int], button: int = 1) -> None:
        self.post(pygame.MOUSEBUTTONUP, pos=pos, button=button)

    def click_at(self, pos: tuple[int, int], button: int = 1) -> None:
        self.move(pos)
        self.down(pos, button)
        self.up(pos, button)

    def show(self, name: str) -> None:
        """Turn the wheel until something is in view, as a person would."""
        for _ in range(60):
            area = self.spots().get(name)
            scroll = next((s for w, s in self.scene.page.each() if w.id == name), None)
            if area is not None and (
                scroll is None or area.rect.h >= sure(self.scene.page.find(name)).rect.h
            ):
                return
            assert scroll is not None, f"{name} is not on the page"
            hidden_below = sure(self.scene.page.find(name)).rect.centery - scroll.offset
            self.move(scroll.rect.center)
            step = -1 if hidden_below > scroll.rect.centery else 1
            self.post(pygame.MOUSEWHEEL, x=0, y=step, flipped=False)
        raise AssertionError(f"{name} cannot be scrolled into view")

    def click(self, name: str) -> None:
        """Click the centre of what has this id."""
        self.show(name)
        self.click_at(self.spots()[name].rect.center)

    def hover(self, name: str) -> None:
        """Point at what has this id."""
        self.show(name)
        self.move(self.spots()[name].rect.center)

    def key(self, key: int, mod: int = 0, unicode: str = "") -> None:
        self.post(pygame.KEYDOWN, key=key, mod=mod, unicode=unicode, scancode=0)
        self.post(pygame.KEYUP, key=key, mod=mod, unicode=unicode, scancode=0)

    def type(self, text: str) -> None:
        """Type text as the system delivers it: whole pieces for an input method."""
        self.post(pygame.TEXTINPUT, text=text, window=None)

    def focus(self, name: str) -> None:
        """Press Tab until something has the focus."""
        for _ in range(120):
            if self.scene.page.focus == name:
                return
            self.key(pygame.K_TAB)
        raise AssertionError(f"Tab never reaches {name}")

    def pixels(self) -> bytes:
        """The picture on the screen."""
        self.app.stack.stale = True
        self.app.frame(0)
        return pygame.image.tobytes(self.app.screen, "RGB")
