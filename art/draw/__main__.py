"""python -m art.draw: draw all pictures into art/, or a contact sheet of them."""

from __future__ import annotations

import argparse
from pathlib import Path

from art.draw.registry import draw_all, entries
from art.draw.sheet import sheet


def main() -> None:
    """Read the arguments and draw."""
    parser = argparse.ArgumentParser(prog="python -m art.draw", description=__doc__)
    parser.add_argument(
        "--only", default="", metavar="PREFIX", help="drawings whose names begin so"
    )
    parser.add_argument("--sheet", type=Path, metavar="PNG", help="write a contact sheet instead")
    parser.add_argument("--size", type=int, default=128, help="size of a picture on the sheet")
    parser.add_argument("--dark", action="store_true", help="dark ground for the sheet")
    parser.add_argument("--module", nargs="+", default=(), help="only drawings of these modules")
    given = parser.parse_args()
    if given.sheet:
        sheet(given.sheet, entries(given.only, given.module), given.size, given.dark)
        return
    files = draw_all(given.only, modules=given.module)
    kilobytes = sum(path.stat().st_size for path in files) / 1024
    print(f"{len(files)} files, {kilobytes:.0f} KB")


if __name__ == "__main__":
    main()
