"""Start Civetta: `python3 run_game.py`, with `--help` for everything else it can do."""

import sys

from game import bootstrap


def main() -> int:
    """Read the arguments and start."""
    bootstrap.require_python()
    from game.cli import main as start  # only now: an old Python cannot read it

    return start(sys.argv[1:])


if __name__ == "__main__":
    bootstrap.serve_as_process()
    sys.exit(main())
