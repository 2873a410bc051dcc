"""Kill a real process at a chosen moment and look at what it left."""

from __future__ import annotations

import signal
import subprocess
import sys
import time
from pathlib import Path

from game.bootstrap import ROOT
from game.session.library import Library, open_file
from tests.session.checks import state_of


def kill_and_look(folder: Path, seed: int, lines: int, wait: float) -> int:
    """Kill after so many lines and seconds; returns how many records were there at the end."""
    command = [sys.executable, "-m", "tests.session.victim", str(folder), str(seed)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, cwd=ROOT) as victim:
        assert victim.stdout
        told = [victim.stdout.readline() for _ in range(lines)]
        time.sleep(wait)
        victim.send_signal(signal.SIGKILL)
        told += victim.stdout.readlines()
    whole = [line.split() for line in told if line.endswith(b"\n")]
    number, fingerprint = int(whole[-1][0]) if whole else 0, whole[-1][1].decode() if whole else ""
    library = Library(folder)
    entry = library.latest()
    if entry is None:
        finished = library.history()
        assert finished or not whole
        return len(open_file(finished[0].path).sitting.records) if finished else 0
    assert entry.fault is None
    loaded = library.resume(entry)
    records = loaded.sitting.records
    assert loaded.is_proven
    assert len(records) >= number, "a decision that was told is lost"
    if number:
        assert records[number - 1].digest == fingerprint
    if records:
        assert state_of(loaded.sitting) == records[-1].digest
    loaded.sitting.close()
    return len(records)
