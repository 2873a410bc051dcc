"""People at the table of Atlandice: they click what lies on the board, by real events only."""

from functools import cache

from game.scenes.atlandice.table import CityTable
from game.scenes.shell.app import App
from game.session.setup import SetUp
from game.session.sitting import Sitting
from game.ui.spot import Spot
from tests.seats import UNEVEN_NAMES as NAMES
from tests.seats import seats_of
from tests.session.table import played
from tests.ui.sittings import at_table
from tests.ui.table_players import TablePlayers
from tests.ui.typed import sure

PATIENCE = 400


def sat_down(seats: int, seed: int = 1, moves: int = 0) -> Sitting:
    """A sitting of so many people after so many answers by chance."""
    people = seats_of(["person" for _ in range(seats)], NAMES)
    return played(Sitting.begin(SetUp("atlandice", people), seed), seed, moves)


def at_city(app: App, sitting: Sitting) -> CityTable:
    """The table of a sitting, on an application's screen."""
    return sure(at_table(app, sitting), CityTable)


#: Early, in the middle, late and at its end, with two to four people: seats, seed, answers.
PLANS = {"early": (4, 3, 0), "middle": (2, 5, 60), "late": (3, 8, 120), "over": (4, 9, 900)}
moment = cache(sat_down)


class CityPlayers(TablePlayers[CityTable]):
    """They click districts, resources and buttons."""

    def act(self) -> None:
        """Wait until somebody is asked, and answer."""
        presenter = self.table.presenter
        for _ in range(PATIENCE):
            if (
                presenter.stage in ("ask", "over")
                and not presenter.pending
                and not presenter.motion.running
            ):
                break
            self.driver.pump()
        if presenter.stage == "over":
            self.driver.pump()
            return
        self.asked.add(presenter.choices.prompt)
        key = self.rng.choice(list(presenter.choices.keys))
        before = self.table.sitting.length
        where = self.find(key)
        self.click_at(where)
        if self.table.acts.picking:
            self.click(f"pick:{key}")
        assert self.table.sitting.length > before, f"{key} was clicked at {where}, nothing happened"

    def find(self, key: str) -> tuple[int, int]:
        """A button, or a place on the board or in the majorities."""
        button = self.button(key)
        if button:
            return button
        for spot in self.spots(key):
            at = self.free_point(spot)
            if at:
                return at
        raise AssertionError(f"no place for {key} ({self.table.presenter.choices.prompt})")

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
