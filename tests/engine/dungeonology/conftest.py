"""The randomizer of every rule test can be scripted."""

from collections.abc import Iterator

import pytest

from game.engine.titles.dungeonology import chance
from tests.engine.dungeonology import builder


@pytest.fixture(autouse=True)
def randomizer(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Draws show the cards of the script first; a script that was not used up is a fault."""
    builder.SCRIPT.clear()
    monkeypatch.setattr(chance, "drawn_one_by_one", builder.scripted)
    yield
    left, builder.SCRIPT[:] = list(builder.SCRIPT), []
    assert not left, f"randomizer cards {left} were never drawn"
