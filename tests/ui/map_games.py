"""Positions of Dungeonology for tests of the map, reached by computer players."""

from functools import cache
from typing import Any

import pygame

from game import api
from game.api import Question, State
from game.bots import BOTS
from game.engine.titles.dungeonology.view_types import own_view
from game.scenes.dungeonology.dungeon_map import dungeon_map
from game.scenes.dungeonology.speech import DungeonSpeech
from game.scenes.dungeonology.title_art import art_of
from game.scenes.shell.app import App
from game.scenes.table.choices import NO_CHOICES, Asked
from game.session.fairness import new_secret
from game.session.setup import SetUp
from game.session.sitting import Sitting, first_state
from game.session.timeline import Timeline
from tests.seats import NAMES, seats_of
from tests.ui.driver import FRAME

SEEDS = range(1, 60)


def set_up(orientation: str) -> SetUp:
    """Four people."""
    return SetUp("dungeonology", seats_of(("person",) * 4), {"orientation": orientation})


def sitting_with(
    prompt: str = "", zones: int = 1, verb: str = "", orientation: str = "north"
) -> Sitting:
    """A table at the first question with this prompt (and verb) when so many zones lie there."""
    setup = set_up(orientation)
    state = _played(prompt, zones, verb, orientation).clone()
    return Sitting(setup, new_secret(1), Timeline(state))


@cache
def _played(prompt: str, zones: int, verb: str, orientation: str, is_long: bool = False) -> State:
    """The first such position of a game; in a long dungeon tiles lie on the first side there is."""
    for seed in SEEDS:
        state, bot = first_state(set_up(orientation), seed), BOTS["scholar"](seed)
        while isinstance(question := api.pending(state), Question):
            asks = prompt in ("", question.prompt)
            offers = not verb or any(option.verb == verb for option in question.options)
            if asks and offers and len(own_view(api.project(state, None))["map"]) >= zones:
                return state
            if is_long and question.prompt == "lay":
                api.choose(state, question.options[0].key)
            else:
                api.choose(state, bot.answer(api.project(state, question.seat), question))
    raise AssertionError(f"no game comes to {prompt} {verb} with {zones} zones")


def full_map() -> dict[str, Any]:
    """The view of a spectator when all 19 zones of a long dungeon lie on the map."""
    seen: Any = api.project(_played("", 19, "", "rotate", is_long=True), None)
    return dict(seen)


class MapTable:
    """A map and somebody in front of it: events in, answers out."""

    def __init__(self, app: App, sitting: Sitting | None = None, view: Any = None) -> None:
        self.app = app
        self.map = dungeon_map(app)
        self.game: Any = self.map.game
        self.map.names = NAMES
        self.chosen: list[str] = []
        self.walked: list[list[str]] = []
        self.picked: list[list[str]] = []
        self.inspected: list[tuple[Any, ...]] = []
        self.frames = 0
        self.map.on_choose = self.chosen.append
        self.map.on_walk = self.walked.append
        self.map.on_pick = lambda keys, _rect: self.picked.append(keys)
        self.map.on_inspect = self.inspected.append
        self.map.changed = self._changed
        wide, high = app.screen.get_size()
        self.map.clear = pygame.Rect(wide // 6, high // 12, wide * 2 // 3, high * 3 // 4)
        self.map.place(pygame.Rect(0, 0, wide, high))
        if sitting is not None:
            self.ask(sitting)
        elif view is not None:
            self.map.show(view, NO_CHOICES)
        self.rest()

    def _changed(self) -> None:
        self.frames += 1

    def ask(self, sitting: Sitting) -> None:
        """Show the table to who is asked."""
        question = sitting.question
        assert question is not None
        speech = DungeonSpeech(art_of(self.app).box, self.app.words, NAMES)
        self.map.show(sitting.view(question.seat), Asked(sitting, speech))

    def rest(self) -> None:
        """Let everything arrive."""
        for _ in range(200):
            if not self.map.update(FRAME):
                return
        raise AssertionError("the map never comes to rest")

    # --- the person ------------------------------------------------------------------------

    def send(self, kind: int, **values: Any) -> bool:
        return self.map.handle(pygame.event.Event(kind, **values))

    def move(self, pos: tuple[int, int]) -> None:
        self.send(pygame.MOUSEMOTION, pos=pos, rel=(0, 0), buttons=(0, 0, 0))

    def down(self, pos: tuple[int, int], button: int = 1) -> None:
        self.send(pygame.MOUSEBUTTONDOWN, pos=pos, button=button)

    def up(self, pos: tuple[int, int], button: int = 1) -> None:
        self.send(pygame.MOUSEBUTTONUP, pos=pos, button=button)

    def click(self, pos: tuple[int, int], button: int = 1) -> None:
        self.move(pos)
        self.down(pos, button)
        self.up(pos, button)

    def drag(self, start: tuple[int, int], end: tuple[int, int], button: int = 1) -> None:
        self.move(start)
        self.down(start, button)
        middle = ((start[0] + end[0]) // 2, (start[1] + end[1]) // 2)
        self.move(middle)
        self.move(end)
        self.up(end, button)

    def wheel(self, steps: int) -> None:
        self.send(pygame.MOUSEWHEEL, x=0, y=steps, flipped=False)

    def key(self, key: int, mod: int = 0) -> bool:
        return self.send(pygame.KEYDOWN, key=key, mod=mod, unicode="", scancode=0)

    def draw(self) -> bytes:
        """The picture of the map."""
        self.map.draw(self.app.screen)
        return pygame.image.tobytes(self.app.screen, "RGB")


def middle(table: MapTable, zone: str) -> tuple[int, int]:
    """A point of a tile that no figure covers."""
    rect = table.map.board.rect(zone)
    return rect.centerx, rect.y + rect.h // 4
