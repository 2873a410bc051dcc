"""People at the table of Catacombs: they click what lies there, by real events only."""

import random
from collections.abc import Callable

import pygame

from game.scenes.catacombs.attack.press import PressBag
from game.scenes.catacombs.table import CatacombTable
from game.scenes.seats.curtain import DEAF_SECONDS, Curtain
from game.scenes.shell.app import App
from game.scenes.shell.crash import Crash
from game.scenes.shell.dialog import Dialog
from game.scenes.table.panel import Panel
from game.session.sitting import Sitting
from game.session.timeline import Timeline
from game.ui.spot import Spot
from tests.engine.catacombs.table import Table, a_table
from tests.session.table import people
from tests.ui.driver import Driver
from tests.ui.sittings import at_table
from tests.ui.table_players import TablePlayers
from tests.ui.typed import sure

PATIENCE = 600
#: What somebody tries who sees that a slip covers what is wanted: other looks, then moving the map.
LOOKS = (
    pygame.K_0, pygame.K_PERIOD, pygame.K_RIGHT, pygame.K_DOWN, pygame.K_LEFT, pygame.K_UP,
    pygame.K_PAGEDOWN,
)  # fmt: skip


MOST_MOVES = 4000


def sat_down(
    seats: int,
    seed: int = 1,
    moves: int = 0,
    until: Callable[[Sitting], bool] | None = None,
    **options: object,
) -> Sitting:
    """A sitting of so many people after so many answers by chance, or at the first that is so."""
    setup = people(seats, "catacombs")
    setup.options.update(options)
    sitting = Sitting.begin(setup, seed)
    rng = random.Random(seed)
    for _ in range(MOST_MOVES if until else moves):
        if sitting.question is None or (until and until(sitting)):
            break
        sitting.choose(rng.choice([option.key for option in sitting.question.options]))
    assert until is None or sitting.question is not None, "the game ended before it was so"
    return sitting


def arranged(table: Table) -> Sitting:
    """People at a table that was arranged, with open hands."""
    sitting = sat_down(table.game.seats, hands="open")
    table.game.open_hands = True
    sitting.timeline = Timeline(table.game)
    return sitting


def at_catacombs(app: App, sitting: Sitting) -> CatacombTable:
    """The table of a sitting, on an application's screen."""
    return sure(at_table(app, sitting), CatacombTable)


class CatacombPlayers(TablePlayers[CatacombTable]):
    """Moving and playing come first."""

    def __init__(self, table: CatacombTable, seed: int = 1, driver: Driver | None = None) -> None:
        super().__init__(table, seed, driver)
        self.verbs: set[str] = set()
        self.curtains = 0

    def act(self) -> None:
        """One thing somebody does now."""
        assert not isinstance(self.top, Crash), self.top.text
        if isinstance(self.top, Curtain):
            self.curtains += 1
            self.driver.pump(1, DEAF_SECONDS + 0.1)
            self.click("raise")
        elif isinstance(self.top, Dialog):
            self.click(self.top.answers[-1][0])
        elif isinstance(self.top, PressBag):
            self.click("press_bag")
        else:
            self._at_table()

    def _at_table(self) -> None:
        table, presenter = self.table, self.table.presenter
        for _ in range(PATIENCE):
            if self.top is not table or (
                presenter.stage in ("ask", "bar")
                and not presenter.pending
                and not presenter.motion.running
            ):
                break
            self.driver.pump()
        else:
            raise AssertionError(f"nothing happens any more: {presenter.stage}, {presenter.now}")
        if self.top is not table:
            return
        if presenter.stage == "bar":
            self.click("bar:go_on")
        else:
            self._answer(self.want())

    def want(self) -> str:
        """Anything by chance; the end of the turn only when little else is left."""
        keys = list(self.table.presenter.choices.keys)
        others = [key for key in keys if key != "end"]
        return self.rng.choice(others if others and self.rng.random() < 0.7 else keys)

    def _answer(self, key: str) -> None:
        table = self.table
        self.asked.add(table.presenter.choices.prompt)
        self.verbs.add(key.split(":")[0])
        before = table.sitting.length
        where = self.find(key)
        self.click_at(where)
        if table.acts.picking:
            self.click(f"pick:{key}")
        if isinstance(self.top, Dialog):
            self.click(self.top.answers[-1][0])
        assert table.sitting.length > before, f"{key} was clicked at {where}, nothing happened"

    # --- where ------------------------------------------------------------------------------

    def find(self, key: str) -> tuple[int, int]:
        """A button, a card, or a place on the map, turned and brought into view as people do."""
        button = self.button(key)
        if button:
            return button
        self.driver.move((self.table.area.centerx, self.table.area.top + 1))
        for look in (None, *LOOKS):
            if look is not None:
                self.driver.key(look)
                self.driver.pump(60)
            for spot in self.spots(key):
                at = self.free_point(spot)
                if at:
                    self._turn_to(key, at)
                    return at
        raise AssertionError(f"no place for {key}: {self.spots(key)}")

    def _turn_to(self, key: str, at: tuple[int, int]) -> None:
        """Hold a tile over its place and step through the legal turns until it lies as wanted."""
        laying = self.table.board.board.laying
        if not key.startswith("lay:") or laying is None:
            return
        self.driver.move(at)
        for _ in range(4):
            if laying.chosen and laying.chosen.key == key:
                return
            self.driver.key(pygame.K_r)
        raise AssertionError(f"{key} cannot be turned to: {laying.chosen}")

    def spots(self, key: str) -> list[Spot]:
        """Spots that give this answer, or ask which of several is meant."""
        parts = self.table.visible()
        spots = [(part, spot) for part in parts for spot in part.spots() if spot.enabled]
        board = self.table.board.board
        named = [f"anchor:{name}" for name, keys in board.picks.items() if key in keys]
        named += [f"anchor:{name}" for name, walk in board.walks.items() if walk.way[0] == key]
        if key.startswith("lay:"):
            return [spot for _, spot in spots if spot.id.startswith("lay:")]
        return [s for part, s in spots if key in part.answers_of(s) or s.id in named]

    def free_point(self, spot: Spot) -> tuple[int, int] | None:
        """A point where a click reaches this very answer."""
        table = self.table
        window = table.area.inflate(-4, -4)
        for fy in (0.3, 0.5, 0.15, 0.7, 0.85):
            for fx in (0.5, 0.3, 0.7, 0.15, 0.85):
                at = (round(spot.rect.x + spot.rect.w * fx), round(spot.rect.y + spot.rect.h * fy))
                if window.collidepoint(at) and self._reaches(at, spot):
                    return at
        return None

    def _reaches(self, at: tuple[int, int], spot: Spot) -> bool:
        table = self.table
        if table.covered(at) or any(w.rect.collidepoint(at) for w in table.page.widgets):
            return False
        for part in reversed(table.visible()):
            over = [s for s in part.spots() if s.rect.collidepoint(at) and s.enabled]
            if over:
                return over[-1].id == spot.id
            if isinstance(part, Panel) and part.covers(at):
                return False
        return False


def seated(make_app, table, **settings):
    """An arranged game on the screen, and the mouse."""
    app = make_app(speed="off", **settings)
    scene = at_catacombs(app, arranged(table))
    return scene, Driver(app)


def in_market(gold: int = 9) -> Table:
    """Somebody with so much gold begins a turn in a market."""
    return a_table().tile("S3", (3, 3)).pawn(0, "S3.a").set(0, gold=gold).begins()
