"""The way from a bare Python to one with the packages: `game/bootstrap.py`."""

import ast
import importlib.util
import os
import shutil
import subprocess
import sys
from importlib import metadata
from pathlib import Path

import pytest

from game import bootstrap
from game.bootstrap import BENCH, RUNTIME, WITH_TESTS, SetupError

ROOT = Path(bootstrap.ROOT)
READ_BY_OLD_PYTHONS = (
    "run_game.py",
    "game/__init__.py",
    "game/bootstrap.py",
    "game/terminal.py",
    "tests/__init__.py",
    "tests/__main__.py",
)


# An old Python


@pytest.mark.parametrize("name", READ_BY_OLD_PYTHONS)
def test_an_old_python_can_read_what_refuses_it(name: str) -> None:
    ast.parse((ROOT / name).read_text("utf-8"), feature_version=(3, 6))


@pytest.mark.parametrize("version", [(3, 6), (3, 10)])
def test_an_old_python_is_refused_with_a_sentence(version: tuple[int, int]) -> None:
    with pytest.raises(SystemExit) as stop:
        bootstrap.require_python(version)
    sentence = str(stop.value.code)
    assert "needs Python 3.11 or newer" in sentence
    assert f"this is Python {version[0]}.{version[1]}:" in sentence


@pytest.mark.parametrize("version", [(3, 11), (3, 13), (4, 0)])
def test_a_new_python_is_welcome(version: tuple[int, int]) -> None:
    bootstrap.require_python(version)


# Which packages are there


@pytest.mark.parametrize(
    ("installed", "is_met"),
    [("3.31", False), ("3.32", True), ("3.32.1", True), ("3.32rc1", True), ("4.0", False)],
)
def test_a_package_counts_within_its_range(installed: str, is_met: bool) -> None:
    assert bootstrap.is_met("pytmx>=3.32,<4", {"pytmx": installed}) is is_met


def test_an_exact_version_is_exact_but_for_zeros_at_its_end() -> None:
    assert bootstrap.is_met("tool==2.4", {"tool": "2.4.0"})
    assert not bootstrap.is_met("tool==2.4.1", {"tool": "2.4.0"})


def test_a_package_that_is_not_there_is_unmet() -> None:
    assert not bootstrap.is_met("no-such-package-of-civetta>=1", bootstrap.installed())


def test_installed_packages_are_those_that_the_library_finds() -> None:
    there = {name: bootstrap.release(number) for name, number in bootstrap.installed().items()}
    for found in metadata.distributions():
        if found.files:  # what Debian puts beside has no record of its files
            name = bootstrap.same_name(found.metadata["Name"])
            assert there.get(name) == bootstrap.release(found.version), name


def test_the_tests_need_more_than_the_game() -> None:
    runtime, with_tests = bootstrap.accepted(RUNTIME), bootstrap.accepted(WITH_TESTS)
    assert with_tests[: len(runtime)] == runtime
    assert any(wanted.startswith("pytest==") for wanted in with_tests[len(runtime) :])


# What `ensure` decides


class Calls(list[str]):
    """What `ensure` did, instead of doing it."""


@pytest.fixture
def calls(monkeypatch: pytest.MonkeyPatch) -> Calls:
    done = Calls()
    monkeypatch.setattr(bootstrap, "unmet", lambda files: ["pytmx>=3.32,<4"])
    monkeypatch.setattr(bootstrap, "is_ready", lambda folder, files: False)
    monkeypatch.setattr(bootstrap, "install", lambda folder, files: done.append("install"))
    monkeypatch.setattr(
        bootstrap, "start_again", lambda folder, command, entered: done.append(entered)
    )
    monkeypatch.delenv(bootstrap.ENTERED, raising=False)
    return done


def test_an_interpreter_with_the_packages_goes_on(
    calls: Calls, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bootstrap, "unmet", lambda files: [])
    bootstrap.ensure(RUNTIME, ["run_game.py"])
    assert calls == []


def test_a_ready_environment_is_entered_at_once(
    calls: Calls, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bootstrap, "is_ready", lambda folder, files: True)
    bootstrap.ensure(RUNTIME, ["run_game.py"])
    assert calls == ["as it was"]


def test_without_an_environment_one_is_made_first(calls: Calls) -> None:
    bootstrap.ensure(RUNTIME, ["run_game.py"])
    assert calls == ["install", "installed"]


def test_an_environment_that_lost_a_package_is_mended(
    calls: Calls, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bootstrap, "is_ready", lambda folder, files: True)
    monkeypatch.setenv(bootstrap.ENTERED, "as it was")
    bootstrap.ensure(RUNTIME, ["run_game.py"])
    assert calls == ["install", "installed"]


def test_it_never_goes_in_circles(calls: Calls, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(bootstrap.ENTERED, "installed")
    with pytest.raises(SystemExit, match=r"still missing .*pytmx.* run the command again"):
        bootstrap.ensure(RUNTIME, ["run_game.py"])
    assert calls == []


def test_programs_started_later_do_not_inherit_how_this_one_came_here(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv(bootstrap.ENTERED, "installed")
    bootstrap.ensure(RUNTIME, ["run_game.py"])
    assert bootstrap.ENTERED not in os.environ


# The stamp


@pytest.fixture
def environment(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An environment of straw, beside requirement files of straw."""
    for name in (*WITH_TESTS, *BENCH):
        (tmp_path / name).write_text(f"{name}==1\n")
    folder = tmp_path / ".venv"
    python = Path(bootstrap.interpreter(str(folder)))
    python.parent.mkdir(parents=True)
    python.write_text("the first Python")
    monkeypatch.setattr(bootstrap, "ROOT", str(tmp_path))
    monkeypatch.setattr(bootstrap, "answers", lambda folder, *arguments: True)
    monkeypatch.setattr(bootstrap, "fetch_packages", lambda folder, files: None)
    return folder


def test_an_installed_environment_is_ready(environment: Path) -> None:
    bootstrap.install(str(environment), RUNTIME)
    assert bootstrap.is_ready(str(environment), RUNTIME)
    assert not bootstrap.is_ready(str(environment), WITH_TESTS)
    bootstrap.install(str(environment), WITH_TESTS)
    assert bootstrap.is_ready(str(environment), RUNTIME)
    assert bootstrap.is_ready(str(environment), WITH_TESTS)


def test_changed_pins_are_noticed(environment: Path) -> None:
    bootstrap.install(str(environment), WITH_TESTS)
    (environment.parent / "requirements.txt").write_text("requirements.txt==2\n")
    assert not bootstrap.is_ready(str(environment), RUNTIME)
    assert not bootstrap.is_ready(str(environment), WITH_TESTS)


def test_line_ends_of_another_system_are_no_change(environment: Path) -> None:
    bootstrap.install(str(environment), RUNTIME)
    (environment.parent / "requirements.txt").write_bytes(b"requirements.txt==1\r\n")
    assert bootstrap.is_ready(str(environment), RUNTIME)


def test_an_interrupted_installation_is_not_ready(
    environment: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    bootstrap.install(str(environment), RUNTIME)

    def interrupt(folder: str, files: tuple[str, ...]) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(bootstrap, "fetch_packages", interrupt)
    with pytest.raises(KeyboardInterrupt):
        bootstrap.install(str(environment), RUNTIME)
    assert not bootstrap.is_ready(str(environment), RUNTIME)


@pytest.mark.parametrize("text", ["", "[]", '{"requirements.txt": "'])
def test_a_damaged_stamp_is_not_ready(environment: Path, text: str) -> None:
    bootstrap.install(str(environment), RUNTIME)
    (environment / bootstrap.STAMP).write_text(text)
    assert not bootstrap.is_ready(str(environment), RUNTIME)


@pytest.mark.skipif(os.name == "nt", reason="environments hold no links on Windows")
def test_another_python_behind_the_environment_is_noticed(environment: Path) -> None:
    python = Path(bootstrap.interpreter(str(environment)))
    for name in ("python3.11", "python3.12"):
        (environment.parent / name).write_text(name)
    python.unlink()
    python.symlink_to(environment.parent / "python3.11")
    bootstrap.install(str(environment), RUNTIME)
    assert bootstrap.is_ready(str(environment), RUNTIME)
    python.unlink()
    python.symlink_to(environment.parent / "python3.12")
    assert not bootstrap.is_ready(str(environment), RUNTIME)


@pytest.mark.parametrize("has_packages", [True, False])
def test_an_environment_of_other_hands_is_asked(
    environment: Path, monkeypatch: pytest.MonkeyPatch, has_packages: bool
) -> None:
    monkeypatch.setattr(bootstrap, "answers", lambda folder, *arguments: has_packages)
    assert bootstrap.is_ready(str(environment), RUNTIME) is has_packages


def test_this_interpreter_answers_that_it_has_the_packages() -> None:
    asked = [sys.executable, "-I", bootstrap.__file__, *WITH_TESTS]
    assert subprocess.run(asked).returncode == 0
    bare = [sys.executable, "-I", "-S", bootstrap.__file__, *RUNTIME]
    assert subprocess.run(bare).returncode == 1


# What only a person can mend


def test_python_without_venv(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(importlib.util, "find_spec", lambda name: None)
    with pytest.raises(SetupError, match="apt install python3-venv"):
        bootstrap.make_environment(str(tmp_path / ".venv"))
    assert list(tmp_path.iterdir()) == []


def test_a_folder_that_cannot_be_written_to(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / ".venv").write_text("a file where the folder should be")
    monkeypatch.setattr(bootstrap, "ROOT", str(tmp_path))
    with pytest.raises(SetupError, match=r"cannot be written to .* folder of your own"):
        bootstrap.install(str(tmp_path / ".venv"), RUNTIME)


def test_a_failed_command_tells_its_reason_in_one_line() -> None:
    talk = (
        "import sys; print('ERROR: first'); print('ERROR: the reason.'); print('hint'); sys.exit(1)"
    )
    assert bootstrap.run([sys.executable, "-c", talk]) == "the reason"
    assert bootstrap.run([sys.executable, "-c", "print('ERROR: but well')"]) == ""


def test_without_network_one_sentence_tells_what_to_do(tmp_path: Path) -> None:
    """The real thing: a copy of the start, a Python without packages, and pip without an index."""
    for name in ("run_game.py", "pyproject.toml", *RUNTIME):
        shutil.copy(ROOT / name, tmp_path / name)
    words = "data/text/en/shared/terminal.yaml"
    (tmp_path / words).parent.mkdir(parents=True)
    shutil.copy(ROOT / words, tmp_path / words)
    (tmp_path / "game/engine/titles").mkdir(parents=True)
    for module in (
        "__init__",
        "bootstrap",
        "cli",
        "exits",
        "terminal",
        "engine/__init__",
        "engine/titles/__init__",
    ):
        shutil.copy(ROOT / "game" / f"{module}.py", tmp_path / "game" / f"{module}.py")
    alone = {name: text for name, text in os.environ.items() if not name.startswith("PIP_")}
    alone.update(PIP_NO_INDEX="1", PIP_CONFIG_FILE=os.devnull, LANGUAGE="en")
    for _ in range(2):
        done = subprocess.run(
            [sys.executable, "-S", str(tmp_path / "run_game.py")],
            env=alone,
            capture_output=True,
            text=True,
        )
        lines = done.stderr.splitlines()
        assert done.returncode == 1
        assert len(lines) == 2, done.stderr
        assert lines[0].startswith("Civetta: fetching its packages into .venv")
        assert "run the command again" in lines[1]
