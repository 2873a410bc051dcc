"""The packaged program as a player gets it: unpacked elsewhere, no Python on the path, a real window.

Nobody looks at a clock: a program that only waits has answered.
"""

import os
import shutil
import signal
import subprocess
import tarfile
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import msgspec

from game import __version__
from game.scenes.shell.title_scenes import SHOWN, scenes_of
from game.session.folders import OVERRIDE
from game.session.journal_records import Chose
from game.session.library import Library
from game.session.save_index import read_journal
from tests.package.measures import at_rest

NOBODY = 65534
SIZE = (1280, 720)
SETTINGS = {"sound": 0, "music": 0, "speed": "off", "reduced_motion": True, "hints": False}
#: Keys at a table until so many answers of the person are on the disk.
ANSWERS, MOST_KEYS = 3, 40


def unpack(archive: Path, folder: Path) -> Path:
    """The program out of its archive, in a folder that cannot be written to."""
    with tarfile.open(archive) as source:
        source.extractall(folder, filter="data")
    [found] = folder.iterdir()
    for path in (found, *found.rglob("*")):
        if not path.is_symlink():
            path.chmod(path.stat().st_mode & 0o555)
    return found / "civetta"


class Program:
    """The packaged program with a home of its own; as nobody, if the tests are run by root."""

    def __init__(self, path: Path, home: Path, display: dict[str, str]) -> None:
        self.path, self.home, self.display = path, home, display
        self.data, self.config = home / "data", home / "config"
        for folder in (self.data, self.config):
            folder.mkdir(parents=True)
        self.env = {"PATH": str(home), "HOME": str(home), OVERRIDE: str(home)}
        self.env |= {name: display[name] for name in ("DISPLAY", "SDL_VIDEODRIVER")}
        self.user = NOBODY if os.name == "posix" and os.getuid() == 0 else None
        self.hand_over()

    def hand_over(self) -> None:
        """Everything below its home belongs to whoever plays."""
        if self.user:
            for path in (self.home, *self.home.rglob("*")):
                os.chown(path, self.user, self.user)

    def told(self, *arguments: str) -> str:
        """What it prints; it has to end well."""
        command = [str(self.path), *arguments]
        done = subprocess.run(
            command, env=self.env, user=self.user, cwd=self.home, capture_output=True, text=True
        )
        assert done.returncode == 0, done.stderr
        return done.stdout

    @contextmanager
    def window(self, *arguments: str, end: int = signal.SIGTERM) -> Iterator["Window"]:
        """Its window, until it is ended by a signal; nothing may have gone wrong."""
        complaints = (self.home / "stderr").open("w+")
        command = [str(self.path), "--size", f"{SIZE[0]}x{SIZE[1]}", *arguments]
        process = subprocess.Popen(
            command, env=self.env, user=self.user, cwd=self.home, stderr=complaints
        )
        try:
            yield Window(process.pid, self.display)
            assert process.poll() is None, "the program has ended by itself"
        finally:
            process.send_signal(end)
            process.wait()
            complaints.seek(0)
            said = complaints.read()
            complaints.close()
        assert "Traceback" not in said, said


class Window:
    """A window with mouse and keyboard before it."""

    def __init__(self, pid: int, env: dict[str, str]) -> None:
        self.pid, self.env = pid, env
        at_rest(pid)
        self.id = self._xdotool("search", "--onlyvisible", "--pid", pid).split()[-1]
        self._xdotool("windowfocus", self.id)

    def _xdotool(self, *words: object) -> str:
        command = ["xdotool", *map(str, words)]
        done = subprocess.run(command, env=self.env, capture_output=True, text=True, check=True)
        return done.stdout.strip()

    def click(self, pos: tuple[int, int]) -> None:
        """The mouse goes there and clicks."""
        self._xdotool("mousemove", "--window", self.id, *pos, "click", 1)
        at_rest(self.pid)

    def press(self, *keys: str) -> None:
        """Keys, one after the other."""
        for key in keys:
            self._xdotool("key", "--window", self.id, key)
            at_rest(self.pid)

    def type(self, text: str) -> None:
        """Letters."""
        self._xdotool("type", "--window", self.id, text)
        at_rest(self.pid)


def row_of_title(make: Callable[..., Any], data: Path, name: str) -> tuple[int, int]:
    """Where a line of the title page is, by a title page over the same games."""
    from game.scenes.library.games import Host

    app = make(SIZE, Host(Library(data)))
    app.open_title()
    app.frame(0)
    centre: tuple[int, int] = app.stack.top.page.find(name).rect.center
    return centre


def save_by_mouse(window: "Window", make: Callable[..., Any], data: Path, name: str) -> None:
    """Menu, save, a name: where to click is known by the same table, opened here."""
    from game.scenes.library.games import Host, sitting_of

    library = Library(data)
    entry = library.latest()
    assert entry is not None
    app = make(SIZE, Host(library), hints=False)
    sitting = sitting_of(entry)
    table: Any = scenes_of(sitting.setup.title).table(app, sitting)
    app.stack.reset(table)
    app.frame(0)
    window.click(table.page.find("menu").rect.center)
    table.acts.open_menu()
    app.frame(0)
    window.click(app.stack.top.page.find("save").rect.center)
    window.type(name)
    window.press("Return")


def answers(data: Path) -> int:
    """How many answers of a person the newest game on the disk has."""
    newest = max((data / "games").iterdir())
    records = read_journal(newest).file.records
    return sum(isinstance(record, Chose) and record.by == "person" for record in records)


def play(window: Window, data: Path, at_least: int) -> None:
    """Answer by number, whatever is asked, until so many answers are on the disk."""
    for turn in range(MOST_KEYS):
        if answers(data) >= at_least:
            return
        window.press("Return" if turn % 3 == 2 else str(1 + turn % 5))
    raise AssertionError(f"{answers(data)} answers after {MOST_KEYS} keys")


def settle(program: Program, title: str) -> None:
    """Settings as a hurried player has them, with that box in front."""
    path = program.config / "settings.json"
    path.write_bytes(msgspec.json.encode({**SETTINGS, "last_title": title}))
    program.hand_over()


def evening(program: Program, make: Callable[..., Any], title: str) -> None:
    """A quick game, a killed process, Continue, a save under a name."""
    settle(program, title)
    with program.window(end=signal.SIGKILL) as window:
        window.click(row_of_title(make, program.data, "quick_start"))
        play(window, program.data, ANSWERS)
    before, saves = answers(program.data), len(Library(program.data).saves())
    with program.window() as window:
        window.click(row_of_title(make, program.data, "continue"))
        play(window, program.data, before + 1)
        save_by_mouse(window, make, program.data, title)
    assert len(Library(program.data).saves()) == saves + 1


def nothing_can_be_written(program: Program, make: Callable[..., Any]) -> None:
    """A disk that refuses is told and played on."""
    for folder in (program.data, program.config):
        folder.chmod(0o555)
    with program.window() as window:
        window.click(row_of_title(make, program.data, "quick_start"))
        window.press("Tab", "Return")


def smoke(
    archive: Path, display: dict[str, str], make: Callable[..., Any], keep: Path | None = None
) -> str:
    """All of it; what was written lies in `keep` afterwards, if that is wanted."""
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        place = Path(folder)
        place.chmod(0o755)
        program = Program(unpack(archive, place / "unpacked"), place / "home", display)
        assert program.told("--version") == f"Civetta {__version__}\n"
        assert "All data is in order" in program.told("--check-data")
        program.told("--tour", str(program.home / "tour"), "--size", "1280x720")
        pictures = len(list((program.home / "tour").glob("*.png")))
        assert pictures > 10
        for title in SHOWN:
            evening(program, make, title)
        nothing_can_be_written(program, make)
        if keep:
            shutil.copytree(program.data, keep)
    return f"{pictures} pictures of a tour, a game of {len(SHOWN)} titles each by mouse and keys"
