"""Games on a shelf for tests: finished ones, open ones, saves, and some that were spoilt."""

from __future__ import annotations

import atexit
import shutil
import tempfile
from functools import cache
from pathlib import Path

from game.bots.greedy import GreedyBot
from game.scenes.library.games import Host
from game.session.library import Library
from game.session.save_index import JOURNAL
from game.session.setup import Kind, add_seat, first_setup
from game.session.sitting import Sitting
from tests.seats import HARD_NAMES as NAMES


def play(
    library: Library,
    kinds: tuple[Kind, ...],
    seed: int,
    decisions: int = 10_000,
    title: str = "dungeonology",
) -> Sitting:
    """A game between these seats, as far as so many decisions lead."""
    setup = first_setup(title, list(NAMES[:2]))
    for name in NAMES[2 : len(kinds)]:
        add_seat(setup, name)
    for seat, kind in zip(setup.seats, kinds, strict=True):
        seat.kind = kind
    sitting = library.start(setup, seed)
    known = _ANSWERS.setdefault((kinds, seed, decisions, title), [])
    bot = GreedyBot(seed)
    for number in range(decisions):
        question = sitting.question
        if question is None:
            break
        if number == len(known):
            bar = sitting.now().bar
            known.append("" if bar else bot.answer(sitting.view(question.seat), question))
        if known[number]:
            sitting.choose(known[number])
        else:
            sitting.go_on([])
    return sitting


#: What computers answered in games that were played before; "" lets a bar go by.
_ANSWERS: dict[tuple[tuple[Kind, ...], int, int, str], list[str]] = {}


def flip(path: Path, share: float) -> None:
    """Turn one bit of a file."""
    data = bytearray(path.read_bytes())
    data[int(len(data) * share)] ^= 1
    path.write_bytes(bytes(data))


def stocked(games: Host) -> Host:
    """Two finished games, two open ones of which one is damaged, two saves and two spoilt ones."""
    shutil.copytree(_stock(), games.library.root, dirs_exist_ok=True)
    return games


@cache
def _stock() -> Path:
    """A folder with all of them, made once: tests get copies."""
    folder = tempfile.mkdtemp()
    atexit.register(shutil.rmtree, folder)
    library = Library(Path(folder))
    play(library, ("person", "scholar"), 1).close()
    play(library, ("person", "scholar", "person"), 2).close()
    play(library, ("person", "person", "person", "person"), 3, 120).close()
    flip(library.games / f"{max_number(library.games):06}" / JOURNAL, 0.7)
    sitting = play(library, ("person", "scholar", "scholar"), 4, 90)
    library.save(
        sitting, "欧阳若兰 and a name that is as long as a name may be, to its very last letter"
    )
    flip(library.save(sitting, "Spoilt").path, 0.6)
    library.save(sitting, "Wednesday")
    sitting.close()
    (library.saves_folder / "000009.civetta").write_bytes(b"no game at all")
    return library.root


def max_number(folder: Path) -> int:
    """The newest game in a folder."""
    return max(int(path.name) for path in folder.iterdir())
