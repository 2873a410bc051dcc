"""`python3 -m tests golden`: write the golden playthroughs and cards anew, to be read as a diff."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence

from tests.golden import atlandice, cards, catacombs, playthrough
from tests.golden.playthrough import FOLDER


def files() -> dict[str, str]:
    """Every golden file of every title by name, as it should be now."""
    return {**playthrough.files(), **atlandice.files(), **catacombs.files(), **cards.files()}


def main(argv: Sequence[str]) -> int:
    """Write every file and name those that changed."""
    argparse.ArgumentParser(prog="python3 -m tests golden", description=__doc__).parse_args(argv)
    FOLDER.mkdir(exist_ok=True)
    wanted = files()
    for old in FOLDER.glob("*.txt"):
        if old.name not in wanted:
            old.unlink()
            print(f"gone     {old.name}")
    for name, text in wanted.items():
        file = FOLDER / name
        before = file.read_text("utf-8") if file.exists() else None
        if text != before:
            file.write_text(text, "utf-8", newline="\n")
            print(f"{'changed' if before else 'new    '}  {name}")
    print(f"{len(wanted)} golden files; read `git diff` before you commit them")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
