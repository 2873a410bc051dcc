"""What `python3 -m tests` does: the checks in order, or one of the long ones by name."""

import importlib
import subprocess
import sys
import time
from collections.abc import Sequence

from game import bootstrap

LONG = {
    "fuzz": (
        "tests.fuzz",
        "random games with every property checked: --decisions N [--seed S] [--title T] [--saves]",
    ),
    "bench": ("tests.bench", "speed, as ratios to other programs in the same run"),
    "long": ("tests.long", "the tests too long for every day"),
    "golden": ("tests.golden.__main__", "write the golden playthroughs anew, to be read as a diff"),
    "rules": ("tests.rules_report", "numbered rules that no test names"),
}

# import-linter has no `python -m`, and its script may be missing from a moved environment.
LINT_IMPORTS = "from importlinter.cli import lint_imports_command as check; check()"

CHECKS = (
    ("ruff check", ["-m", "ruff", "check", "."]),
    ("ruff format", ["-m", "ruff", "format", "--check", "."]),
    ("mypy", ["-m", "mypy"]),
    ("import rules", ["-c", LINT_IMPORTS, "--no-logo"]),
    ("pytest", ["-m", "pytest", "-n", "2"]),
)


def main(argv: Sequence[str]) -> int:
    """Run a long one if it is named, otherwise every check; arguments are pytest's."""
    if argv and argv[0] in LONG:
        return run_long(argv[0], argv[1:])
    if argv and argv[0] in ("-h", "--help"):
        print(help_text())
        return 0
    return run_checks(argv)


def help_text() -> str:
    """How to call the tests."""
    rows = "\n".join(f"  python3 -m tests {name:7} {what}" for name, (_, what) in LONG.items())
    return (
        "python3 -m tests [arguments of pytest]\n"
        f"  {', '.join(name for name, _ in CHECKS)}, in this order; 0 if all is well.\n\n"
        f"the long ones, each with its own --help:\n{rows}"
    )


def run_long(name: str, argv: Sequence[str]) -> int:
    """Hand over to the module of a long command."""
    code: int = importlib.import_module(LONG[name][0]).main(list(argv))
    return code


def run_checks(pytest_arguments: Sequence[str]) -> int:
    """Every check, whatever the ones before it found; 1 if any failed."""
    results = []
    for name, command in CHECKS:
        extra = list(pytest_arguments) if name == "pytest" else []
        results.append((name, *timed(name, [*command, *extra])))
    print("\n== summary")
    for name, is_passed, seconds in results:
        print(f"{'passed' if is_passed else 'FAILED'}  {name:12} {seconds:6.1f} s")
    return 0 if all(is_passed for _, is_passed, _ in results) else 1


def timed(name: str, command: list[str]) -> tuple[bool, float]:
    """Run one check under its heading; whether it passed, and its seconds."""
    print(f"\n== {name}", flush=True)
    start = time.perf_counter()
    code = subprocess.call([sys.executable, *command], cwd=bootstrap.ROOT)
    return code == 0, time.perf_counter() - start
