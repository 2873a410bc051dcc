"""`python3 -m tests` runs every check; with `--help` it tells about the long ones."""

import sys

from game import bootstrap


def main() -> int:
    """Get the packages, then run the checks."""
    bootstrap.require_python()
    bootstrap.ensure(bootstrap.WITH_TESTS, ["-m", "tests", *sys.argv[1:]])
    from tests.command import main as start  # only now: an old Python cannot read it

    return start(sys.argv[1:])


if __name__ == "__main__":
    sys.exit(main())
