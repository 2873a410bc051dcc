"""A command ends with an exit code and a sentence, whatever happens round it."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

import run_game
from game import bootstrap, cli, exits
from game.content.yamlfile import ContentError, Fault
from game.session.save_codec import save_bytes
from game.session.sitting import Sitting
from tests.session.table import people

ROOT = Path(bootstrap.ROOT)
LONG = "x" * 5000
WATCH = ("--verify", "--judge", "--replay")
"""What plays a file again."""


def run(*arguments: str, root: Path = ROOT, **more: object) -> subprocess.CompletedProcess[str]:
    """Run the game to its end, without a screen."""
    command = [sys.executable, str(root / "run_game.py"), *arguments]
    options = {"capture_output": True, "text": True, "env": unseen(), **more}
    return subprocess.run(command, **options)  # type: ignore[call-overload]


def unseen(**more: str) -> dict[str, str]:
    """The environment of a game without screen and sound."""
    return {**os.environ, "SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy", **more}


@pytest.mark.parametrize(
    ("arguments", "part"),
    [
        (["--verify", ""], "“” is not a file"),
        (["--replay", " "], "“ ” is not a file"),
        (["--contact-sheet", ""], "“” is not a file"),
        (["--tour", ""], "“” is not a folder"),
        (["--tour", "pyproject.toml"], "is not a folder"),
        (["--size", "16385x10"], "16384"),
        (["--size", "0x600"], "16384"),
        (["--lang", "xx"], "no texts in “xx”, only in"),
    ],
)
def test_a_wrong_argument_gets_a_sentence(
    arguments: list[str],
    part: str,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.chdir(ROOT)
    with pytest.raises(SystemExit) as stop:
        cli.main(arguments)
    assert stop.value.code == 2
    assert part in capsys.readouterr().err


@pytest.mark.parametrize(
    "arguments",
    [
        ["--tour", f"/{LONG}"],
        ["--tour", "/proc/nothing"],
        ["--contact-sheet", "/proc/nothing/x.png"],
        ["--verify", LONG],
        ["--replay", LONG],
    ],
)
def test_a_path_that_cannot_be_used_gets_a_sentence(arguments: list[str]) -> None:
    done = run(*arguments)
    assert done.returncode in (1, 5)
    told = done.stdout + done.stderr
    assert "Traceback" not in told
    assert told.count("\n") == 1


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="this system has no full device")
@pytest.mark.parametrize("argument", ["--paths", "--help"])
def test_output_to_a_full_device_gets_a_sentence(argument: str) -> None:
    with open("/dev/full", "w") as full:
        done = run(argument, capture_output=False, stdout=full, stderr=subprocess.PIPE)
    assert (done.returncode, done.stderr) == (
        1,
        "Nothing more can be written: No space left on device.\n",
    )


@pytest.mark.parametrize("argument", ["--check-data", "--help"])
def test_a_terminal_without_our_signs_gets_question_marks(argument: str) -> None:
    done = run(argument, "--lang", "de", env=unseen(PYTHONIOENCODING="ascii"))
    assert done.returncode == 0
    assert done.stderr == ""


def test_ctrl_c_is_heard_while_our_own_files_are_read(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupt() -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(bootstrap, "require_python", interrupt)
    assert run_game.main() == exits.INTERRUPTED


@pytest.mark.parametrize(
    ("stop", "code"), [(KeyboardInterrupt(), 130), (SystemExit(143), 143)], ids=("INT", "TERM")
)
def test_a_signal_is_heard_while_a_class_is_made(
    monkeypatch: pytest.MonkeyPatch, stop: BaseException, code: int
) -> None:
    """Until 3.12 Python wraps what comes in the middle of it."""

    def start(_: object) -> int:
        raise RuntimeError("Error calling __set_name__") from stop

    monkeypatch.setattr(cli, "main", start)
    assert run_game.main() == code


def test_another_fault_is_not_taken_for_a_signal(monkeypatch: pytest.MonkeyPatch) -> None:
    def start(_: object) -> int:
        raise RuntimeError("a bug")

    monkeypatch.setattr(cli, "main", start)
    with pytest.raises(RuntimeError, match="a bug"):
        run_game.main()


@pytest.mark.parametrize(
    ("sent", "code"), [(signal.SIGINT, exits.INTERRUPTED), (signal.SIGTERM, exits.TERMINATED)]
)
@pytest.mark.parametrize("work", ["--sim", "--tour"])
def test_a_signal_ends_everything_quietly(
    work: str, sent: signal.Signals, code: int, tmp_path: Path
) -> None:
    arguments = {"--sim": ["7", "--seats", "4"], "--tour": [str(tmp_path)]}[work]
    game = subprocess.Popen(
        [sys.executable, str(ROOT / "run_game.py"), work, *arguments],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env=unseen(),
        preexec_fn=hear_interrupts,
    )
    assert game.stderr
    if work == "--sim":
        assert game.stderr.readline() == "1 of 7 games\n"
    else:
        wait_for_a_picture(game, tmp_path)
    game.send_signal(sent)
    _, told = game.communicate()
    assert game.returncode == code
    assert "Traceback" not in told


def hear_interrupts() -> None:
    """A shell in the background lets its children be deaf to Ctrl-C."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def wait_for_a_picture(game: subprocess.Popen[str], folder: Path) -> None:
    """Until the first one is there."""
    while not any(folder.iterdir()):
        assert game.poll() is None, "it ended before it drew anything"
        time.sleep(0.02)


@pytest.mark.parametrize(
    "arguments", [["--sim", "1"], *[[watch, "game.civetta"] for watch in WATCH]]
)
def test_faulty_data_is_told_with_file_and_line(
    arguments: list[str],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    def faulty(*_args: object) -> None:
        raise ContentError([Fault("data/x.yaml", 7, "is wrong")])

    monkeypatch.chdir(tmp_path)
    Path("game.civetta").write_bytes(save_bytes(Sitting.begin(people(2, "atlandice"), seed=1)))
    monkeypatch.setattr("game.content.titles.load", faulty)
    monkeypatch.setattr("game.api.load", faulty)
    assert cli.main(arguments) == exits.FAULTY_DATA
    assert capsys.readouterr().err == "data/x.yaml:7: is wrong\n"


def test_the_test_command_ends_quietly_when_nobody_reads_on() -> None:
    reader, writer = os.pipe()
    os.close(reader)
    command = [sys.executable, "-m", "tests", "--help"]
    done = subprocess.run(command, cwd=ROOT, stdout=writer, stderr=subprocess.PIPE, text=True)
    os.close(writer)
    assert (done.returncode, done.stderr) == (1, "")
