"""What a tour keeps pictures of in Atlandice."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from game.tools.tour import Station, Stops
from game.tools.tour_stations import dialogs, hint, set_up, tips

if TYPE_CHECKING:
    from game.scenes.atlandice.table import CityTable
    from game.tools.tour import Tour

TITLE = "atlandice"
#: Shares of the clock at which the city is looked at.
HOURS = {"early": 0.0, "middle": 0.45, "late": 0.7}


def look_at_city(tour: Tour, table: CityTable) -> None:
    """A person is asked at the table of Atlandice."""
    view, question = table.presenter.view, table.sitting.question
    assert question is not None
    hint(tour, table)
    for name, share in HOURS.items():
        if view["hand"] >= share * view["spaces"]:
            tour.shoot(name)
    if question.prompt != "visit":
        tour.shoot(f"asked_{question.prompt}")
    if tour.first("gates"):
        gates(tour, table)
    tips(tour, table)
    if view["hand"] >= HOURS["middle"] * view["spaces"]:
        dialogs(tour, table)


def gates(tour: Tour, table: CityTable) -> None:
    """What a die would bring, what the market has, and a gate that is closed."""
    for spot in table.parts["city"].spots():
        for name, start in CITY_TIPS.items():
            if spot.id.startswith(start) and bool(spot.key) == (name != "closed"):
                tour.hover(spot.rect.center, f"tip_{name}")


CITY_TIPS = {"die": "die:", "market": "area:6", "closed": "area:"}
"""Tooltips of the city beside those of its parts: what the ids of their things begin with."""


STOPS = Stops(
    "city_",
    (
        Station("setup", partial(set_up, title=TITLE)),
        Station("rules", lambda tour: tour.app.open_help(f"{TITLE}/goal")),
    ),
    look_at_city,
)
