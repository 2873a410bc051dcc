"""The tests too long for every day: `python3 -m tests long [NAME …]`, piece by piece.

What ran is remembered: called again after a break, the command goes on with what is left, as long as
code, data and tests are the same. A piece is named whole (`twins/3`) or by its beginning (`twins`).
"""

import argparse
import hashlib
import json
import subprocess
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

from game import bootstrap
from tests.costs import LONG_MEGABYTES, peak_megabytes, processor_seconds
from tests.long_pieces import Piece, pieces

ROOT = Path(bootstrap.ROOT)
STATE = ROOT / ".pytest_cache" / "long.json"
#: What decides whether a piece that ran need not run again.
WATCHED = ("game/**/*.py", "tests/**/*.py", "data/**/*.yaml", "art/**/*.*")


class Done(NamedTuple):
    """What came of a piece."""

    passed: bool
    told: str
    seconds: float


class Memory:
    """What ran with the code as it is, in a file."""

    def __init__(self, path: Path, mark: str) -> None:
        self.path, self.mark = path, mark
        self.done: dict[str, Done] = {}
        try:
            kept = json.loads(path.read_text("utf-8"))
            if kept["mark"] == mark:
                self.done = {name: Done(*row) for name, row in kept["done"].items()}
        except (OSError, ValueError, LookupError, TypeError):
            pass  # nothing ran yet

    def add(self, name: str, done: Done) -> None:
        """Remember it at once: the next piece may be interrupted."""
        self.done[name] = done
        self.path.parent.mkdir(exist_ok=True)
        self.path.write_text(json.dumps({"mark": self.mark, "done": self.done}), "utf-8")

    def forget(self, names: Sequence[str]) -> None:
        """These run again."""
        self.done = {name: done for name, done in self.done.items() if name not in names}


def mark_of_files() -> str:
    """Changes with everything a piece depends on."""
    sha = hashlib.sha256()
    for pattern in WATCHED:
        for path in sorted(ROOT.glob(pattern)):
            sha.update(path.relative_to(ROOT).as_posix().encode())
            sha.update(path.read_bytes())
    return sha.hexdigest()


def run_apart(name: str) -> Done:
    """A piece in a process of its own, whatever happens to it there."""
    before = processor_seconds()
    command = [sys.executable, "-m", "tests.long", "--piece", name]
    done = subprocess.run(command, cwd=ROOT, stdout=subprocess.PIPE, text=True, check=False)
    seconds = processor_seconds() - before
    lines = done.stdout.strip().splitlines()
    passed = done.returncode == 0
    return Done(passed, lines[-1] if lines and passed else "\n".join(lines), round(seconds, 1))


def run_here(piece: Piece) -> int:
    """In this process: what it comes to and the memory it took; 1 if that is too much."""
    told, peak = piece.run(), peak_megabytes(with_children=True)
    print(f"{told}, {peak:.0f} MB at most")
    return int(peak > LONG_MEGABYTES)


def chosen(names: Sequence[str], known: dict[str, Piece]) -> list[str]:
    """The pieces that are named, or all."""
    found = [p for p in known if not names or any(p == n or p.startswith(f"{n}/") for n in names)]
    missing = [n for n in names if not any(p == n or p.startswith(f"{n}/") for p in known)]
    if missing:
        raise SystemExit(f"no piece is called {', '.join(missing)}: see --list")
    return found


def list_pieces(names: Sequence[str], known: dict[str, Piece], memory: Memory) -> None:
    """Each piece with its cost as it was measured here, or about (~) what it is known to cost."""
    seconds = [memory.done[n].seconds if n in memory.done else known[n].seconds for n in names]
    for name, cost in zip(names, seconds, strict=True):
        ran, about = "", "~"
        if name in memory.done:
            ran, about = "passed" if memory.done[name].passed else "FAILED", ""
        print(f"{about + format(cost, '.0f'):>7} s  {name:32} {ran}")
    print(f"{sum(seconds):7.0f} s  of processor time in all")


def summary(names: Sequence[str], memory: Memory) -> int:
    """What ran, by piece; 1 unless all of it did and passed."""
    print("\n== what ran")
    for name in names:
        done = memory.done.get(name)
        how = "not run" if done is None else "passed" if done.passed else "FAILED"
        told = f"{done.seconds:7.0f} s  {done.told}" if done else ""
        print(f"{how:8} {name:32} {told}")
    return 0 if all(name in memory.done and memory.done[name].passed for name in names) else 1


def main(argv: Sequence[str]) -> int:
    """Run what is left of the named pieces, and tell what ran."""
    parser = argparse.ArgumentParser(prog="python3 -m tests long", description=__doc__)
    parser.add_argument("names", nargs="*", help="which ones (default: all)")
    parser.add_argument("--list", action="store_true", help="the pieces and what each costs")
    parser.add_argument("--anew", action="store_true", help="also those that have passed")
    parser.add_argument("--piece", help=argparse.SUPPRESS)
    args = parser.parse_args(list(argv))
    known = pieces()
    if args.piece:
        return run_here(known[args.piece])
    names = chosen(args.names, known)
    memory = Memory(STATE, mark_of_files())
    if args.list:
        list_pieces(names, known, memory)
        return 0
    if args.anew:
        memory.forget(names)
    run_all([n for n in names if n not in memory.done or not memory.done[n].passed], memory)
    return summary(names, memory)


def run_all(names: Sequence[str], memory: Memory) -> None:
    """One after the other, with a line each; a break loses the piece that is running."""
    for number, name in enumerate(names, 1):
        print(f"{time.strftime('%H:%M:%S')} {number} of {len(names)}: {name}", flush=True)
        try:
            memory.add(name, run_apart(name))
        except KeyboardInterrupt:
            print("stopped; the same command goes on from here")
            return


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
