"""The command line: `run_game.py` and `game/cli.py`."""

import argparse
import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from game import __version__, bootstrap, cli, terminal
from game.content.texts import catalogue

ROOT = Path(bootstrap.ROOT)


def without_packages(*arguments: str) -> subprocess.CompletedProcess[str]:
    """Run the game with a Python that sees no packages at all."""
    command = [sys.executable, "-S", str(ROOT / "run_game.py"), *arguments]
    return subprocess.run(command, capture_output=True, text=True)


def test_version_needs_no_packages() -> None:
    done = without_packages("--version")
    assert (done.returncode, done.stdout, done.stderr) == (0, f"Civetta {__version__}\n", "")


def test_the_version_is_the_same_everywhere() -> None:
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    assert settings["project"]["version"] == __version__
    assert f"## {__version__}" in (ROOT / "CHANGELOG.md").read_text("utf-8")


def test_help_explains_every_argument() -> None:
    done = without_packages("--help")
    assert done.returncode == 0
    for action in cli.build_parser()._actions:
        assert action.help, action.option_strings
        assert action.option_strings[-1] in done.stdout


@pytest.mark.parametrize(
    ("arguments", "part"),
    [
        (["--foo"], "--foo"),
        (["play"], "play"),
        (["--sim"], "--sim"),
        (["--sim", "0"], "at least 1"),
        (["--sim", "many"], "many"),
        (["--sim", "3", "--seats", "-1"], "--seats"),
        (["--sim", "3", "--seed", "x"], "“x” is not a whole number"),
        (["--sim", "3", "--title", "chess"], "dungeonology"),
        (["--sim", "3", "--option", "alert=extreme"], "easy, normal"),
        (["--sim", "3", "--option", "version=2"], "0.94"),
        (["--sim", "3", "--option", "round_limit=7"], "from 20 to 100"),
        (["--sim", "3", "--option", "choose_scholars=maybe"], "maybe"),
        (["--sim", "3", "--title", "atlandice", "--option", "alert=hard"], "has no options"),
        (["--sim", "3", "--option", "alarm=hard"], "only these: alert"),
        (["--sim", "3", "--bots", "scholar,,novice"], "commas"),
        (["--sim", "3", "--check-data"], "--check-data: it cannot be given together with --sim"),
        (["--paired=3"], "nothing can follow it"),
        (["--seed", "3"], "--seed goes with --sim N"),
        (["--see", "3"], "--see"),
    ],
)
def test_a_wrong_argument_gets_one_sentence(
    arguments: list[str], part: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as stop:
        cli.main(arguments)
    told = capsys.readouterr().err
    assert stop.value.code == 2
    assert part in told
    assert told.count("\n") == 1


ARGPARSE = {  # what it says by itself, by what somebody typed
    "--foo": "unrecognized arguments",
    "--sim": "expected one argument",
    "--paired=3": "ignored explicit argument",
    "--paths --check-data": "not allowed with argument",
    "--sim x": "argument --sim",
}


@pytest.mark.parametrize("typed", ARGPARSE)
@pytest.mark.parametrize("language", ["de", "es", "zh-Hans", "zh-Hant"])
def test_what_argparse_says_by_itself_is_in_the_language_too(
    typed: str, language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit):
        cli.main(["--lang", language, *typed.split()])
    told = capsys.readouterr().err
    assert ARGPARSE[typed] not in told
    assert "%" not in told
    assert told.count("\n") == 1
    with pytest.raises(SystemExit):
        cli.main(["--lang", language, "--help"])
    assert "usage" not in capsys.readouterr().out
    terminal.TERMINAL.use(terminal.ENGLISH)


def test_columns_of_the_help_stay_straight_beside_wide_signs(
    capsys: pytest.CaptureFixture[str],
) -> None:
    with pytest.raises(SystemExit):
        cli.main(["--lang", "zh-Hans", "--help"])
    terminal.TERMINAL.use(terminal.ENGLISH)
    lines = [line for line in capsys.readouterr().out.splitlines() if re.match(r"  -.*\S  ", line)]
    begins = {terminal.columns(re.split(r"(?<=\S)  +(?=\S)", line)[0]) for line in lines}
    texts = {terminal.columns(line[: line.rindex("  ") + 2]) for line in lines}
    assert len(begins) > 3
    assert texts == {24}


def test_a_simulation_has_defaults() -> None:
    args = cli.parse(["--sim", "5", "--seats", "4", "--bots", "scholar, whimsical"])
    assert {name: getattr(args, name) for name in ("sim", *cli.SIM_DEFAULTS)} == {
        "sim": 5,
        "title": "dungeonology",
        "seats": 4,
        "seed": 1,
        "bots": ["scholar", "whimsical"],
        "option": [],
    }
    assert args.options == {}


def test_options_are_read_as_the_title_declares_them() -> None:
    words = ["alert=hard", "round_limit=30", "choose_scholars=yes", "age_order=1,0"]
    args = cli.parse(["--sim", "5", *(part for word in words for part in ("--option", word))])
    assert args.options == {
        "alert": "hard",
        "round_limit": 30,
        "choose_scholars": True,
        "age_order": [1, 0],
    }


@pytest.mark.parametrize(
    ("arguments", "command"),
    [([], cli.play), (["--check-data"], cli.check_data), (["--sim", "1"], cli.simulate)],
)
def test_arguments_lead_to_their_command(arguments: list[str], command: object) -> None:
    assert cli.command(cli.parse(arguments)) is command


def test_the_packages_are_asked_for_before_the_command(monkeypatch: pytest.MonkeyPatch) -> None:
    order: list[object] = []
    monkeypatch.setattr(bootstrap, "ensure", lambda files, command: order.append((files, command)))

    def play(args: argparse.Namespace) -> int:
        order.append("play")
        return 7

    monkeypatch.setattr(cli, "play", play)
    assert cli.main([]) == 7
    assert order == [(bootstrap.RUNTIME, [str(ROOT / "run_game.py")]), "play"]


def test_the_terminal_speaks_the_language_of_the_system(tmp_path: Path) -> None:
    known = terminal.languages()
    assert known["en"] == ["en"]
    assert terminal.nearest(["xx", "zh_TW.UTF-8"], known) == "zh-Hant"
    assert terminal.chosen(["--lang", "de"]) == "de"
    assert terminal.chosen(["--lang", "xx"]) == "en"


def test_the_terminal_and_the_catalogue_read_the_same_sentences() -> None:
    texts = catalogue().texts
    keys = [key for key in texts if key.startswith("terminal.")]
    assert keys
    for key in keys:
        assert terminal.TERMINAL.say(key.removeprefix("terminal.")) == texts[key].all_forms
