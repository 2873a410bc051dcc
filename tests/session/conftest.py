from pathlib import Path

import pytest

from game.session.library import Library


@pytest.fixture
def library(tmp_path: Path) -> Library:
    """An empty library in a folder of its own."""
    return Library(tmp_path / "data")
