"""Start Civetta: `python3 run_game.py`, with `--help` for everything else it can do."""

import sys

INTERRUPTED = 130


def main() -> int:
    """Read the arguments and start; Ctrl-C is heard while our own files are read, too."""
    try:
        from game import bootstrap

        bootstrap.serve_as_process()
        bootstrap.require_python()
        from game.cli import main as start  # only now: an old Python cannot read it

        return start(sys.argv[1:])
    except KeyboardInterrupt:
        return INTERRUPTED


if __name__ == "__main__":
    sys.exit(main())
