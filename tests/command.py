"""What `python3 -m tests` does: the checks in order, or one of the long ones by name."""

import importlib
import os
import subprocess
import sys
import time
from collections.abc import Sequence
from statistics import median
from typing import NamedTuple

from game import bootstrap
from tests.costs import processor_seconds

LONG = {
    "fuzz": (
        "tests.fuzz",
        "random games with every property checked: --decisions N [--seed S] [--title T] [--saves]",
    ),
    "bench": ("tests.bench", "speed, as ratios to other programs in the same run"),
    "long": ("tests.long", "the tests too long for every day, in pieces: [NAME …] [--list]"),
    "golden": ("tests.golden.__main__", "write the golden playthroughs anew, to be read as a diff"),
    "compare": ("tests.compare", "pictures of two tours, pixel by pixel: BEFORE AFTER"),
    "language": ("tests.language", "what is left of a translation: XX [--all]"),
    "puzzles": ("tests.puzzles", "questions of played games with one best answer: TITLE"),
    "package": ("tests.package.command", "a program that starts without Python: DIR"),
    "rules": ("tests.rules_report", "numbered rules that no test names"),
}

# import-linter has no `python -m`, and its script may be missing from a moved environment.
LINT_IMPORTS = "from importlinter.cli import lint_imports_command as check; check()"

CHECKS = (
    ("ruff check", ["-m", "ruff", "check", "."]),
    ("ruff format", ["-m", "ruff", "format", "--check", "."]),
    ("mypy", ["-m", "mypy"]),
    ("import rules", ["-c", LINT_IMPORTS, "--no-logo"]),
    ("pytest", ["-m", "pytest", "-n", "2", "--dist", "loadfile"]),
)

#: Processor seconds of all checks together, on a machine that does the fixed work in so many.
BUDGET = 600
WORK_SECONDS = 0.28
#: So much more than the budget is a fault: processors differ, also under load.
MOST = 1.5


class Result(NamedTuple):
    """What came of a check, and what it took."""

    name: str
    is_passed: bool
    wall: float
    processor: float


def main(argv: Sequence[str]) -> int:
    """Run a long one if it is named, otherwise every check; arguments are pytest's."""
    if argv and argv[0] in LONG:
        return run_long(argv[0], argv[1:])
    if argv and argv[0] in ("-h", "--help"):
        print(help_text())
        return 0
    if argv and not is_for_pytest(argv[0]):
        print(f"there is no command and no file {argv[0]}: see --help", file=sys.stderr)
        return 2
    return run_checks(argv)


def is_for_pytest(argument: str) -> bool:
    """An option, or a file or folder of tests."""
    return argument.startswith("-") or os.path.exists(argument.partition("::")[0])


def help_text() -> str:
    """How to call the tests."""
    rows = "\n".join(f"  python3 -m tests {name:8} {what}" for name, (_, what) in LONG.items())
    return (
        "python3 -m tests [arguments of pytest]\n"
        f"  {', '.join(name for name, _ in CHECKS)}, in this order; 0 if all is well.\n\n"
        f"the long ones, each with its own --help:\n{rows}"
    )


def run_long(name: str, argv: Sequence[str]) -> int:
    """Hand over to the module of a long command."""
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    code: int = importlib.import_module(LONG[name][0]).main(list(argv))
    return code


def run_checks(pytest_arguments: Sequence[str]) -> int:
    """Every check, whatever the ones before it found; 1 if any failed or all took far too long."""
    results, work = [], [fixed_work()]
    for name, command in CHECKS:
        extra = list(pytest_arguments) if name == "pytest" else []
        results.append(timed(name, [*command, *extra]))
        work.append(fixed_work())
    print("\n== summary")
    for result in results:
        print_result(result)
    spent = sum(result.processor for result in results)
    is_passed = all(result.is_passed for result in results)
    print_result(Result("in all", is_passed, sum(result.wall for result in results), spent))
    is_within = bool(pytest_arguments) or keeps_budget(spent, median(work))
    return 0 if is_passed and is_within else 1


def timed(name: str, command: list[str]) -> Result:
    """Run one check under its heading."""
    print(f"\n== {name}", flush=True)
    start, before = time.perf_counter(), processor_seconds()
    code = subprocess.call([sys.executable, *command], cwd=bootstrap.ROOT, env=environment())
    return Result(name, code == 0, time.perf_counter() - start, processor_seconds() - before)


def environment() -> dict[str, str]:
    """That of a check: bytecode is kept even where a shell forbids it, for workers and their children."""
    return {key: value for key, value in os.environ.items() if key != "PYTHONDONTWRITEBYTECODE"}


def print_result(result: Result) -> None:
    """A line of the summary."""
    told = "passed" if result.is_passed else "FAILED"
    print(
        f"{told}  {result.name:12} {result.wall:6.1f} s, {result.processor:6.1f} s of processor time"
    )


def keeps_budget(spent: float, work: float) -> bool:
    """Whether the checks together cost what they may; how fast this processor is goes by fixed work."""
    budget = BUDGET * work / WORK_SECONDS
    is_kept = spent <= MOST * budget
    told = f"{spent / 60:.1f} of {budget / 60:.1f} minutes of processor time"
    print(f"{'passed' if is_kept else 'FAILED'}  {'budget':12} {told}")
    return is_kept


def fixed_work() -> float:
    """Processor seconds of some work that is always the same: plain Python, as most tests are."""
    before = processor_seconds()
    table: dict[str, int] = {}
    for number in range(1_200_000):
        word = f"{number % 5000}:{number & 7}"
        table[word] = table.get(word, 0) + len(word)
    sorted(table, key=lambda word: (table[word], word))
    return processor_seconds() - before
