"""People at the table of Atlandice: they click what lies on the board, by real events only."""

import random

from game.scenes.atlandice.table import CityTable
from game.scenes.records.scores import ScoresScene
from game.session.setup import SeatSetUp, SetUp
from game.session.sitting import Sitting
from game.ui.spot import Spot
from tests.names import COLOURS
from tests.names import UNEVEN_NAMES as NAMES
from tests.ui.driver import Driver
from tests.ui.typed import loosely

PATIENCE = 400


def sat_down(seats: int, seed: int = 1, moves: int = 0) -> Sitting:
    """A sitting of so many people after so many answers by chance."""
    people = [SeatSetUp(NAMES[i], loosely(COLOURS[i])) for i in range(seats)]
    sitting = Sitting.begin(SetUp("atlandice", people), seed)
    rng = random.Random(seed)
    for _ in range(moves):
        if sitting.question is None:
            break
        sitting.choose(rng.choice([option.key for option in sitting.question.options]))
    return sitting


class CityPlayers:
    """One mouse for everybody; what they want comes by chance."""

    def __init__(self, table: CityTable, seed: int = 1) -> None:
        self.table = table
        self.driver = Driver(table.app)
        self.rng = random.Random(seed)
        self.clicks = 0
        self.asked: set[str] = set()

    def play(self, most: int = 3000) -> bool:
        """Click until the game is over; True if it is."""
        while self.clicks < most:
            if isinstance(self.table.app.stack.top, ScoresScene):
                return True
            self.act()
        return False

    def act(self) -> None:
        """Wait until somebody is asked, and answer."""
        course = self.table.course
        for _ in range(PATIENCE):
            if course.stage in ("ask", "over") and not course.pending and not course.motion.running:
                break
            self.driver.pump()
        if course.stage == "over":
            self.driver.pump()
            return
        self.asked.add(course.choices.prompt)
        key = self.rng.choice(list(course.choices.keys))
        before = self.table.sitting.length
        where = self.find(key)
        self.click_at(where)
        if self.table.acts.picking:
            self.click_at(self.driver.spots()[f"pick:{key}"].rect.center)
        assert self.table.sitting.length > before, f"{key} was clicked at {where}, nothing happened"

    def click_at(self, pos: tuple[int, int]) -> None:
        self.clicks += 1
        self.driver.click_at(pos)

    def find(self, key: str) -> tuple[int, int]:
        """A button, or a place on the board or in the majorities."""
        name = f"answer:{key}"
        if self.table.page.find(name) is not None:
            self.driver.show(name)
            return self.driver.spots()[name].rect.center
        for spot in self.spots(key):
            at = self.free_point(spot)
            if at:
                return at
        raise AssertionError(f"no place for {key} ({self.table.course.choices.prompt})")

    def spots(self, key: str) -> list[Spot]:
        """Spots that give this answer, or ask which of several is meant."""
        spots = [spot for part in self.table.visible() for spot in part.spots()]
        return [s for s in spots if s.key and (s.key == key or key.startswith(s.key + ":"))]

    def free_point(self, spot: Spot) -> tuple[int, int] | None:
        """A point where a click reaches this very answer."""
        for fy in (0.5, 0.2, 0.8):
            for fx in (0.5, 0.2, 0.8):
                at = (round(spot.rect.x + spot.rect.w * fx), round(spot.rect.y + spot.rect.h * fy))
                if any(widget.rect.collidepoint(at) for widget in self.table.page.widgets):
                    continue
                for part in reversed(self.table.visible()):
                    over = [s for s in part.spots() if s.rect.collidepoint(at)]
                    if over:
                        if over[-1].key == spot.key:
                            return at
                        break
        return None
