"""The dice of every rule test can be scripted."""

from collections.abc import Iterator

import pytest

from game.engine.titles.atlandice import visits
from tests.engine.atlandice import table


@pytest.fixture(autouse=True)
def dice(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Dice show the faces of the script first; a script that was not used up is a fault."""
    table.SCRIPT.clear()
    monkeypatch.setattr(visits, "below", table.scripted)
    yield
    left, table.SCRIPT[:] = list(table.SCRIPT), []
    assert not left, f"faces {left} were never rolled"
