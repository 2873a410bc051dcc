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
    except RuntimeError as error:  # while a class is made, Python wraps what interrupts it
        if isinstance(error.__cause__, (KeyboardInterrupt, SystemExit)):
            return getattr(error.__cause__, "code", INTERRUPTED)
        raise


if __name__ == "__main__":
    sys.exit(main())
