"""People at the table of Dungeonology: they look at what can be clicked and play by real events only."""

import random

import pygame

from game import api
from game.bots import BOTS
from game.scenes.dungeonology.attempt.aim import AimScene
from game.scenes.dungeonology.table import DungeonTable
from game.scenes.pages.setup import SetUpScene
from game.scenes.pages.title import TitlePage
from game.scenes.seats.curtain import DEAF_SECONDS, Curtain
from game.scenes.shell.dialog import Dialog
from game.scenes.shell.stack import Scene
from game.scenes.table.choices import Asked
from game.ui.spot import Spot
from tests.ui.driver import Driver
from tests.ui.typed import sure

PATIENCE = 400
#: A card of which no more than so many pixels shows is looked for at the edge.
AT_THE_EDGE = 8


class DungeonPlayers:
    """Everybody at one table, with one mouse. What they want comes from a computer player."""

    def __init__(self, driver: Driver, seed: int = 1, answers: float = 0.3) -> None:
        self.driver = driver
        self.rng = random.Random(seed)
        self.answers = answers
        self.bot = BOTS["scholar"](seed)
        self.clicks = 0
        self.curtains = 0
        self.bars = 0

    @property
    def top(self) -> Scene | None:
        return self.driver.app.stack.top

    @property
    def table(self) -> DungeonTable:
        return next(s for s in self.driver.app.stack.scenes if isinstance(s, DungeonTable))

    def click_at(self, pos: tuple[int, int]) -> None:
        """Motion, press and release, and one frame to see what came of it."""
        self.clicks += 1
        post = pygame.event.post
        post(pygame.event.Event(pygame.MOUSEMOTION, pos=pos, rel=(0, 0), buttons=(0, 0, 0)))
        post(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=pos, button=1))
        post(pygame.event.Event(pygame.MOUSEBUTTONUP, pos=pos, button=1))
        self.driver.pump()

    def click(self, name: str) -> None:
        """Click what has this id, scrolled into view."""
        self.driver.show(name)
        self.click_at(self.driver.spots()[name].rect.center)

    # --- from the title to the table --------------------------------------------------------

    def begin(self, people: int, computers: int = 0) -> None:
        """New game, as many seats as asked for, begin."""
        assert isinstance(self.top, TitlePage)
        self.click("new_game")
        setup = self.top
        assert isinstance(setup, SetUpScene)
        while len(setup.setup.seats) < people:
            self.click("add_person")
        for _ in range(computers):
            self.click("add_computer")
        self.click("start")
        assert isinstance(self.top, (DungeonTable, Curtain)), self.top

    # --- at the table ----------------------------------------------------------------------

    def play(self, most: int) -> bool:
        """Act until the game is over; True if it is."""
        while self.clicks < most and not self.is_over():
            self.act()
        return self.is_over()

    def is_over(self) -> bool:
        """Do the scores lie on the table?"""
        return self.table.presenter.stage == "over" and not isinstance(self.top, DungeonTable)

    def act(self) -> None:
        """One thing somebody does now."""
        top = self.top
        if isinstance(top, Curtain):
            self.curtains += 1
            self.driver.pump(1, DEAF_SECONDS + 0.1)
            self.click("raise")
            assert not isinstance(self.top, Curtain), "the curtain did not rise"
        elif isinstance(top, Dialog):
            self.click(top.answers[-1][0])
        elif isinstance(top, DungeonTable):
            self._at_table(top)
        else:
            self._aside(top)

    def _aside(self, top) -> None:
        """Some page over the table, such as a verdict: read it, then its last button goes on."""
        self.driver.pump(1, DEAF_SECONDS + 0.1)
        areas = [area for area in top.clickable() if area.enabled]
        if areas:
            self.click_at(areas[-1].rect.center)
        else:
            self.driver.pump(10)

    def _at_table(self, table: DungeonTable) -> None:
        presenter = table.presenter
        if presenter.stage == "bar":
            self._at_bar(table)
        elif presenter.stage == "ask" and not presenter.motion.running and not presenter.pending:
            self._answer(table)
        else:
            for _ in range(PATIENCE):
                self.driver.pump()
                if presenter.stage not in ("moving", "think") or self.top is not table:
                    return
            raise AssertionError(f"nothing happens any more: {presenter.stage}, {presenter.now}")

    def _at_bar(self, table: DungeonTable) -> None:
        self.bars += 1
        assert table.presenter.eyes is None, "a hand shows while a bar is up"
        signs = [
            n
            for n, area in self.driver.spots().items()
            if n.startswith("bar:sign:") and area.enabled
        ]
        assert signs
        for sign in signs:
            if self.rng.random() < self.answers:
                self.click(sign)
        self.click("bar:go_on")

    def _answer(self, table: DungeonTable) -> None:
        key = self.want(table)
        before = table.sitting.length
        if self.gives(table):
            self._give(table, key)
            return
        where = self.find(table, key)
        self.click_at(where)
        if table.acts.picking:
            self.click(f"pick:{key}")
        if isinstance(self.top, AimScene):
            self.click(f"aim:{key}")
        if isinstance(self.top, DungeonTable):
            assert table.sitting.length > before, f"{key} was clicked at {where}, nothing happened"

    def gives(self, table: DungeonTable) -> bool:
        """Are cards picked to be given up?"""
        return bool(table.hand.most_given) and table.hand in table.visible()

    def _give(self, table: DungeonTable, key: str) -> None:
        """Pick the card, if there is one to be given up, then confirm."""
        if key != "done":
            self.click_at(self.find(table, key))
        self.click("answer:confirm")

    def want(self, table: DungeonTable) -> str:
        """What the person wants: the first thing on the way that is more than letting it go by."""
        choices = table.presenter.choices
        assert isinstance(choices, Asked)
        key = ""
        for link in choices.ahead.links:
            view = api.project(link.state, link.question.seat)
            key = self.bot.answer(view, link.question)
            if key not in choices.idle and key in choices.keys:
                return key
        return choices.end or key

    def find(self, table: DungeonTable, key: str) -> tuple[int, int]:
        """Where an answer can be clicked: a button, or its place on the board or in the hand."""
        if table.recap.lines:
            self.click("recap:close")
        for name in (f"answer:{key}", f"answer:{key.split(':')[0]}"):
            if table.page.find(name) is not None:
                self.driver.show(name)
                return self.driver.spots()[name].rect.center
        assert self.spots_of(table, key), f"no place for {key}: {table.presenter.choices.keys}"
        self.step_back(table)
        for look in (None, pygame.K_0, pygame.K_PERIOD, pygame.K_PAGEDOWN):
            if look is not None:
                self.driver.key(look)
                self.driver.pump(60)
            self.raise_hand(table)
            for spot in self.spots_of(table, key):
                at = self.free_point(table, spot)
                if at:
                    return at
        raise AssertionError(f"{key} is covered: {self.spots_of(table, key)}")

    def raise_hand(self, table: DungeonTable) -> None:
        """Go to a hand that waits at the edge of the window: it comes up."""
        cards = table.hand.spots() if table.hand in table.visible() else []
        if any(card.enabled and 0 < card.rect.h < AT_THE_EDGE for card in cards):
            self.driver.move((cards[0].rect.centerx, table.area.bottom - 1))
            self.driver.pump(30)

    def step_back(self, table: DungeonTable) -> None:
        """Take the pointer off the hand, so that no lifted card covers what is looked for."""
        self.driver.move((table.area.centerx, table.area.top + 1))

    def spots_of(self, table: DungeonTable, key: str) -> list[Spot]:
        """Spots that give this answer, or ask which of several answers of theirs is meant."""
        spots = [spot for part in table.visible() for spot in part.spots()]
        spots = [spot for spot in spots if spot.enabled and spot.rect.w > 4]
        found = [spot for spot in spots if spot.key == key]
        words = set(key.split(":")[1:])
        here = table.presenter.view["scholars"][sure(table.presenter.choices.seat)]["zone"]
        asking = [s for s in spots if words & set(s.id.split(":")[1:])]
        # A farther zone may begin with the same step: the place itself comes first.
        found.sort(key=lambda spot: not words & set(spot.id.split(":")))
        return found or asking or [s for s in spots if s.id == f"tile:{here}"]

    def free_point(self, table: DungeonTable, spot: Spot) -> tuple[int, int] | None:
        """A point of a spot that nothing else covers."""
        rect = spot.rect.clip(table.area.inflate(-4, -4))
        if rect.w < 4 or rect.h < 4:
            return None
        visible = table.visible()
        owner = next(p for p in visible if any(s.id == spot.id for s in p.spots()))
        above = visible[visible.index(owner) + 1 :]
        covered = [w.rect for w in table.page.widgets] + table.papers.solid
        covered += [s.rect for part in above for s in part.spots()]
        if owner is table.board:
            covered += [table.parts[name].rect for name in ("rail", "campus", "ribbon", "notes")]
            mine = owner.spots()
            covered += [s.rect for s in mine[[s.id for s in mine].index(spot.id) + 1 :]]
        for fy in (0.5, 0.3, 0.7, 0.15, 0.85):
            for fx in (0.5, 0.3, 0.7, 0.15, 0.85):
                at = (round(rect.x + rect.w * fx), round(rect.y + rect.h * fy))
                if not any(r.collidepoint(at) for r in covered):
                    return at
        return None
