"""The parts of Atlandice that show the game itself, at the table and in a replay."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.scenes.atlandice.city import City
from game.scenes.atlandice.hours import Hours
from game.scenes.atlandice.ledger import Ledger
from game.scenes.atlandice.ribbon import CityRibbon
from game.scenes.atlandice.speech import CitySpeech

if TYPE_CHECKING:
    from game.scenes.shell.app import App


def open_parts(app: App, speech: CitySpeech) -> tuple[City, Ledger, Hours, CityRibbon]:
    """The parts that show the game itself, the lowest first."""
    city, ledger, hours, ribbon = City(app), Ledger(app), Hours(app), CityRibbon(app)
    city.ledger = ledger
    for part in (city, ledger, hours, ribbon):
        part.speech = speech
    return city, ledger, hours, ribbon
