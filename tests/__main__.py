"""`python3 -m tests` runs every check; with `--help` it tells about the long ones."""

import sys

from game import bootstrap


def main() -> int:
    """Get the packages, then run the checks."""
    bootstrap.require_python()
    bootstrap.ensure(bootstrap.WITH_TESTS, ["-m", "tests", *sys.argv[1:]])
    from game.exits import let_output_go  # only now: an old Python cannot read it
    from tests.command import main as start

    try:
        code = start(sys.argv[1:])
        sys.stdout.flush()
        return code
    except BrokenPipeError:  # whoever read along has seen enough
        let_output_go()
        return 1


if __name__ == "__main__":
    sys.exit(main())
