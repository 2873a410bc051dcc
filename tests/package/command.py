"""`python3 -m tests package DIR`: a program that starts without Python, and its archives."""

import argparse
from collections.abc import Sequence
from pathlib import Path

from game import bootstrap
from tests.package import archives, measures
from tests.package.build import build


def main(argv: Sequence[str]) -> int:
    """Build, pack and measure; 1 if a bound is not kept."""
    parser = argparse.ArgumentParser(prog="python3 -m tests package", description=__doc__)
    parser.add_argument(
        "folder", type=Path, metavar="DIR", help="where the program and its archives go"
    )
    parser.add_argument("--unmeasured", action="store_true", help="build and pack only")
    args = parser.parse_args(list(argv))
    program = build(args.folder.absolute(), bootstrap.package_python())
    packed = archives.archive(program)
    print(program, packed, archives.deb(program) or "no .deb: dpkg-deb is missing", sep="\n")
    if args.unmeasured:
        return 0
    verdicts = [measures.size(packed), *measures.starts(program / "civetta")]
    print(*verdicts, sep="\n")
    return 0 if all(verdict.figure <= verdict.bound for verdict in verdicts) else 1
