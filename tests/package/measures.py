"""What the program costs, beside `run_game.py` in the same run: its archive, its start, its memory."""

import os
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

from game import bootstrap

LARGEST_MEGABYTES, SLOWEST, MOST_MEMORY = 75, 1.2, 1.0
ROUNDS = 5
#: At rest a program waits at every look, and has taken next to no processor time meanwhile.
LOOKS, LOOK_SECONDS, REST_SECONDS, LONGEST_LOOKS = 6, 0.1, 0.04, 600


class Start(NamedTuple):
    """From the start to a title page at rest: processor seconds and the most memory."""

    seconds: float
    megabytes: float


def start(command: Sequence[str]) -> Start:
    """Start a program without a screen, wait until it rests at its title page, and end it."""
    with tempfile.TemporaryDirectory() as folder:
        silent = {
            "SDL_VIDEODRIVER": "dummy",
            "SDL_AUDIODRIVER": "dummy",
            "CIVETTA_DATA_DIR": folder,
        }
        process = subprocess.Popen(command, env={**os.environ, **silent})
        try:
            seconds = at_rest(process.pid)
            return Start(seconds, peak(process.pid))
        finally:
            process.terminate()
            process.wait()


def at_rest(pid: int) -> float:
    """The processor seconds a process has taken when it only waits; one that is kept waiting for a
    processor wants to run and does not rest."""
    waits = [(0.0, False)]
    for _ in range(LONGEST_LOOKS):
        time.sleep(LOOK_SECONDS)
        waits = [*waits, look(pid)][-LOOKS:]
        if all(is_waiting for _, is_waiting in waits) and waits[-1][0] - waits[0][0] < REST_SECONDS:
            return waits[-1][0]
    raise RuntimeError("the program does not come to rest")


def look(pid: int) -> tuple[float, bool]:
    """Processor seconds of a process so far, and whether it waits for something to happen."""
    fields = Path(f"/proc/{pid}/stat").read_text("utf-8").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK"), fields[0] == "S"


def peak(pid: int) -> float:
    """The most memory of a process so far."""
    lines = Path(f"/proc/{pid}/status").read_text("utf-8").splitlines()
    return next(int(line.split()[1]) for line in lines if line.startswith("VmHWM")) / 1024


class Verdict(NamedTuple):
    """A figure and its bound."""

    what: str
    figure: float
    bound: float
    note: str = ""

    def __str__(self) -> str:
        verdict = "ok" if self.figure <= self.bound else "NOT REACHED"
        return f"{self.what:44} {self.figure:7.2f}  at most {self.bound:<5g} {verdict}  {self.note}"


def size(archive: Path) -> Verdict:
    """How large the archive is."""
    return Verdict("archive, MB", archive.stat().st_size / 1e6, LARGEST_MEGABYTES)


def starts(program: Path) -> list[Verdict]:
    """Start and memory to those of `run_game.py`, in turns; nothing where the system does not tell."""
    if not Path("/proc/self/status").exists():
        return []
    ours = [str(program)]
    source = [sys.executable, os.path.join(bootstrap.ROOT, "run_game.py")]
    for command in (ours, source):
        start(command)  # bytecode and the system's memory of files are made once
    pairs = [(start(ours), start(source)) for _ in range(ROUNDS)]
    seconds, memory = ([(a[k], b[k]) for a, b in pairs] for k in range(2))
    return [
        Verdict(
            "start to a title at rest, to run_game.py", ratio(seconds), SLOWEST, told(seconds, "s")
        ),
        Verdict(
            "most memory until then, to run_game.py", ratio(memory), MOST_MEMORY, told(memory, "MB")
        ),
    ]


def ratio(pairs: Sequence[tuple[float, float]]) -> float:
    """The median of what one took to what the other took."""
    return statistics.median(a / b for a, b in pairs)


def told(pairs: Sequence[tuple[float, float]], unit: str) -> str:
    """Both medians in words."""
    ours, source = (statistics.median(pair[k] for pair in pairs) for k in range(2))
    return f"{ours:.2f} against {source:.2f} {unit}"
