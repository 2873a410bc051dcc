"""The test command: `tests/command.py`."""

import importlib
import re
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import pytest

from game import bootstrap
from tests import command

ROOT = Path(bootstrap.ROOT)


@pytest.fixture(autouse=True)
def swift(monkeypatch: pytest.MonkeyPatch) -> None:
    """The processor of this machine is the one the budget was made for."""
    monkeypatch.setattr(command, "fixed_work", lambda: command.WORK_SECONDS)


@pytest.fixture
def started(monkeypatch: pytest.MonkeyPatch) -> list[list[str]]:
    """The checks that were started; mypy fails, the others pass."""
    seen: list[list[str]] = []

    def call(arguments: list[str], cwd: str, env: dict[str, str]) -> int:
        seen.append(arguments[1:])
        return 1 if "mypy" in arguments else 0

    monkeypatch.setattr(subprocess, "call", call)
    return seen


def test_every_check_runs_even_after_one_failed(
    started: list[list[str]], capsys: pytest.CaptureFixture[str]
) -> None:
    assert command.main([]) == 1
    assert started == [arguments for _, arguments in command.CHECKS]
    summary = capsys.readouterr().out.partition("== summary")[2].split()
    assert summary.count("FAILED") == 2, "that check, and so all together"
    assert summary.count("passed") == len(command.CHECKS), "the others, and the budget"


def test_all_passed_is_zero(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(subprocess, "call", lambda arguments, cwd, env: 0)
    assert command.main([]) == 0


@pytest.mark.parametrize(
    ("share", "slowness", "is_kept"),
    [(1.0, 1, True), (1.4, 1, True), (1.6, 1, False), (2.9, 2, True), (0.8, 0.5, False)],
)
def test_half_more_than_the_budget_is_a_fault_on_any_processor(
    share: float, slowness: float, is_kept: bool
) -> None:
    spent, work = share * command.BUDGET, slowness * command.WORK_SECONDS
    assert command.keeps_budget(spent, work) == is_kept


def test_checks_that_pass_and_cost_too_much_fail(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    dear = 2 * command.BUDGET / len(command.CHECKS)
    monkeypatch.setattr(
        command, "timed", lambda name, arguments: command.Result(name, True, 1.0, dear)
    )
    assert command.main([]) == 1
    assert "FAILED  budget" in capsys.readouterr().out
    assert command.main(["-k", "door"]) == 0, "a part of the tests has no budget"


def test_arguments_are_for_pytest_only(started: list[list[str]]) -> None:
    command.main(["-k", "door"])
    assert [arguments[-2:] == ["-k", "door"] for arguments in started] == [
        "pytest" in arguments for arguments in started
    ]


def test_a_word_that_is_no_command_and_no_file_is_refused_at_once(
    started: list[list[str]], capsys: pytest.CaptureFixture[str]
) -> None:
    assert command.main(["fuz", "--decisions", "9"]) == 2
    assert "no command and no file fuz" in capsys.readouterr().err
    assert started == []
    command.main(["tests/project"])
    assert started


@pytest.mark.parametrize(
    "words",
    [
        ("fuzz", "--decisions", "0"),
        ("fuzz", "--replay", "nowhere.json"),
        ("fuzz", "--saves", "--games", "-3"),
        ("puzzles", "nothing"),
        ("puzzles", "dungeonology", "--seats", "9"),
        ("puzzles", "dungeonology", "--every", "0"),
        ("compare", "nowhere", "nowhere"),
        ("golden", "nonsense"),
        ("language", "en"),
        ("bench", "--rounds", "x"),
        ("long", "nothing"),
        ("package",),
        ("rules", "x"),
    ],
    ids=" ".join,
)
def test_a_long_command_refuses_what_it_cannot_do(
    words: tuple[str, ...], capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as refused:
        command.main(words)
    told = f"{refused.value.code} {capsys.readouterr().err}".splitlines()
    assert refused.value.code not in (0, None)
    assert "error: " in told[-1] or "see --list" in told[-1]


def test_checks_keep_their_bytecode(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONDONTWRITEBYTECODE", "1")
    monkeypatch.setenv("PYTHONUTF8", "1")
    kept = command.environment()
    assert "PYTHONDONTWRITEBYTECODE" not in kept
    assert kept["PYTHONUTF8"] == "1"


def test_a_long_command_gets_its_arguments(monkeypatch: pytest.MonkeyPatch) -> None:
    module = ModuleType("tests.straw")
    module.main = lambda argv: len(argv)  # type: ignore[attr-defined]
    monkeypatch.setitem(sys.modules, "tests.straw", module)
    monkeypatch.setitem(command.LONG, "straw", ("tests.straw", "a long one of straw"))
    assert command.main(["straw", "--decisions", "9"]) == 2


@pytest.mark.parametrize("name", command.LONG)
def test_every_long_command_is_there(name: str) -> None:
    module = importlib.import_module(command.LONG[name][0])
    assert callable(module.main)


def test_readme_and_contributing_name_every_long_command_and_no_other() -> None:
    told = "".join((ROOT / name).read_text("utf-8") for name in ("README.md", "CONTRIBUTING.md"))
    assert set(re.findall(r"-m tests (\w+)", told)) == command.LONG.keys()


def test_help_names_everything(capsys: pytest.CaptureFixture[str]) -> None:
    assert command.main(["--help"]) == 0
    told = capsys.readouterr().out
    for name in [*command.LONG, *(name for name, _ in command.CHECKS)]:
        assert name in told
