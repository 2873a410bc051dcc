"""The title scene must know what game stands open before any rules are read."""

from __future__ import annotations

import subprocess
import sys

from game.bootstrap import ROOT
from game.session.library import Library
from tests.session.table import people, played

LOOK = """
import sys
from pathlib import Path
from game.session.library import Library
entry = Library(Path(sys.argv[1])).latest()
print(entry.head.title, entry.turn, *(seat.name for seat in entry.head.setup.seats))
print(*(name for name in sys.modules if name.startswith("game.")))
"""
DECLARED = {
    "game.engine.core", "game.engine.core.record", "game.engine.core.options",
    "game.engine.titles.dungeonology", "game.engine.titles.dungeonology.options",
}  # fmt: skip
"""What a title leaves to its players is told without its rules."""


def test_the_open_game_is_known_without_rules(library: Library) -> None:
    played(library.start(people(2), seed=3), 3, 30).close()
    command = [sys.executable, "-c", LOOK, str(library.root)]
    told, modules = subprocess.check_output(command, cwd=ROOT, text=True).splitlines()
    entry = library.latest()
    assert entry
    assert told == f"dungeonology {entry.turn} Ada Bruno"
    heavy = ("game.engine.core", "game.engine.titles.", "game.content", "game.api", "game.bots")
    found = {name for name in modules.split() if name.startswith(heavy)}
    assert found - DECLARED == set()
