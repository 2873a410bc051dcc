"""Games that a packaged program wrote: a newer version lists them, goes on with them and opens the saves.

`fixtures_packaged/<version>` is what the program itself left behind after `python3 -m tests long package`:
games whose process was killed and that were continued, and saves made by mouse.
"""

import shutil
from pathlib import Path

import pytest

from game.session.library import Library
from tests.session.checks import saves_are_equal
from tests.session.table import Hands

FIXTURES = Path(__file__).parent / "fixtures_packaged"


@pytest.fixture(params=sorted(folder.name for folder in FIXTURES.iterdir()))
def library(request: pytest.FixtureRequest, tmp_path: Path) -> Library:
    """A copy of what one version wrote."""
    return Library(shutil.copytree(FIXTURES / request.param, tmp_path / "data"))


def test_games_left_by_the_program_go_on(library: Library) -> None:
    entries = list(library.running())
    assert entries
    for entry in entries:
        loaded = library.resume(entry)
        assert list(Hands(1).play(loaded.sitting, 10))
        loaded.sitting.close()


def test_saves_of_the_program_open(library: Library) -> None:
    entries = library.saves()
    assert entries
    for entry in entries:
        assert entry.fault is None
        loaded = library.load(entry)
        assert list(Hands(2).play(loaded.sitting, 10))
        saves_are_equal(loaded.sitting)
        loaded.sitting.close()
