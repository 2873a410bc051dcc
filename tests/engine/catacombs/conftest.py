"""The cubes drawn in every rule test can be scripted."""

from collections.abc import Iterator

import pytest

from game.engine.titles.catacombs import dragon
from tests.engine.catacombs import table


@pytest.fixture(autouse=True)
def scripted_bag(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The bag gives the cubes of the script first; a script that was not used up is a fault."""
    table.SCRIPT.clear()
    monkeypatch.setattr(dragon, "at_place", table.scripted)
    yield
    left, table.SCRIPT[:] = list(table.SCRIPT), []
    assert not left, f"cubes {left} were never drawn"
