"""The way from a bare Python to one that has Civetta's packages.

`ensure` is called first by every command. An interpreter that already has the packages goes on as
it is; any other makes `.venv` beside the project from the pinned, hash-checked requirement files
and starts the same command again inside it. This file must parse on Python 3.6, so that an old
Python answers with a sentence and not a traceback: that is why its annotations are quoted and newer
modules are imported late.
"""

import contextlib
import hashlib
import importlib.util
import json
import os
import re
import sys
from collections.abc import Iterator

FROZEN = bool(
    getattr(sys, "frozen", False)
)  # a packaged program brings its Python and its packages


def root() -> str:
    """The folder that holds `data` and `art`: the project's, or the one of a packaged program."""
    if FROZEN:
        return os.path.dirname(os.path.realpath(sys.executable))
    return os.path.dirname(os.path.dirname(os.path.abspath(__file__)))


ROOT = root()
OLDEST_PYTHON = (3, 11)
RUNTIME = ("requirements.txt",)
WITH_TESTS = ("requirements.txt", "requirements-dev.txt")
BENCH = ("requirements-bench.txt",)
PACKAGE = ("requirements.txt", "requirements-package.txt")
STAMP = "civetta-packages.json"
ENTERED = "CIVETTA_ENTERED"  # how a command started again came there, so it cannot go in circles
MEGABYTES = {RUNTIME: 35, WITH_TESTS: 65, BENCH: 3, PACKAGE: 45}


class SetupError(Exception):
    """Something only the person at the keyboard can mend, as one sentence that says how."""


def require_python(version: "tuple[int, ...]" = sys.version_info[:2]) -> None:
    """Stop with a sentence when this Python is too old to read the rest of the project."""
    if version < OLDEST_PYTHON:
        from game import terminal  # only now, as below

        terminal.TERMINAL.use(terminal.chosen(sys.argv[1:]))
        wanted, found = ("{}.{}".format(*numbers) for numbers in (OLDEST_PYTHON, version))
        sys.exit(say("old_python", wanted=wanted, found=found))


def say(key: str, **args: object) -> str:
    """A sentence in the language of the terminal, which reads the files below `ROOT`."""
    from game.terminal import TERMINAL  # only now: it asks this module for `ROOT`

    return TERMINAL.say(key, **args)


def serve_as_process() -> None:
    """A packaged program is started anew for each of its processes: it works here, and ends."""
    if FROZEN:
        from multiprocessing import freeze_support

        freeze_support()


def ensure(files: "tuple[str, ...]", command: "list[str]") -> None:
    """Return if this interpreter has the packages; else go on with `command` in one that has."""
    entered = os.environ.pop(ENTERED, "")
    missing = [] if FROZEN else unmet(files)
    if not missing:
        return
    folder = os.path.join(ROOT, ".venv")
    with plain_words():
        if entered == "installed":
            raise SetupError(say("still_missing", folder=folder, packages=", ".join(missing)))
        if entered or not is_ready(folder, files):
            install(folder, files)
            entered = "installed"
        start_again(folder, command, entered or "as it was")


def bench_python() -> str:
    """The interpreter of `.venv-bench`: the bench's opponent lives apart."""
    return python_apart(".venv-bench", BENCH)


def package_python() -> str:
    """The interpreter of `.venv-package`: the game's packages and what makes a program of them."""
    return python_apart(".venv-package", PACKAGE)


def python_apart(name: str, files: "tuple[str, ...]") -> str:
    """The interpreter of an environment of its own, made on first use."""
    folder = os.path.join(ROOT, name)
    with plain_words():
        if not is_ready(folder, files):
            install(folder, files)
    return interpreter(folder)


@contextlib.contextmanager
def plain_words() -> "Iterator[None]":
    """Whatever goes wrong inside ends the program with one sentence."""
    try:
        yield
    except SetupError as error:
        sys.exit(str(error))
    except KeyboardInterrupt:
        sys.exit(say("stopped"))


# What is there


def unmet(files: "tuple[str, ...]") -> "list[str]":
    """The packages that pyproject.toml asks for and this interpreter does not have."""
    there = installed()
    return [wanted for wanted in accepted(files) if not is_met(wanted, there)]


def installed() -> "dict[str, str]":
    """Packages with their versions, by the names of their records on this interpreter's path.

    `importlib.metadata` says the same, but takes longer to import than the title page to draw.
    """
    found = {}
    for folder in reversed(sys.path):
        for record in os.listdir(folder) if os.path.isdir(folder) else ():
            name, _, version = record.partition("-")
            if version.endswith(".dist-info"):
                found[same_name(name)] = version[: -len(".dist-info")]
    return found


def same_name(name: str) -> str:
    """A package's name in the one spelling of its record: `pygame-ce` is `pygame_ce`."""
    return re.sub(r"[-_.]+", "_", name).lower()


def accepted(files: "tuple[str, ...]") -> "list[str]":
    """The ranges of versions in pyproject.toml that belong to these requirement files."""
    import tomllib

    with open(os.path.join(ROOT, "pyproject.toml"), "rb") as source:
        settings = tomllib.load(source)
    wanted = list(settings["project"]["dependencies"])
    if files == WITH_TESTS:
        wanted += settings["dependency-groups"]["dev"]
    return wanted


def is_met(wanted: str, there: "dict[str, str]") -> bool:
    """Whether a package is there within its range, as in `pytmx>=3.32,<4`."""
    name = same_name(re.match(r"[\w.-]+", wanted).group())  # type: ignore[union-attr]
    if name not in there:
        return False
    version = release(there[name])
    compare = {"==": version.__eq__, ">=": version.__ge__, "<": version.__lt__}
    return all(
        compare[sign](release(number)) for sign, number in re.findall(r"(==|>=|<)([\d.]+)", wanted)
    )


def release(version: str) -> "tuple[int, ...]":
    """The numbers of a version, to compare: `6.0.3` is (6, 0, 3) and `2.4.0` is (2, 4)."""
    numbers = [int(part) for part in re.findall(r"\d+", re.split(r"[^\d.]", version)[0])]
    while numbers and numbers[-1] == 0:
        numbers.pop()
    return tuple(numbers)


def is_ready(folder: str, files: "tuple[str, ...]") -> bool:
    """Whether the environment holds these pins, or is of other hands and has the packages."""
    if not os.path.exists(interpreter(folder)):
        return False
    stamp = read_stamp(folder)
    if stamp is None:
        return files in (RUNTIME, WITH_TESTS) and answers(folder, __file__, *files)
    return stamp == dict(stamp, **fingerprint(folder, files))


def interpreter(folder: str) -> str:
    """The Python of an environment."""
    windows = os.path.join(folder, "Scripts", "python.exe")
    return windows if os.name == "nt" else os.path.join(folder, "bin", "python")


def answers(folder: str, *arguments: str) -> bool:
    """Whether the environment's Python starts and says yes."""
    import subprocess

    try:
        return not subprocess.run(
            [interpreter(folder), "-I", *arguments],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        ).returncode
    except OSError:
        return False


# The stamp: which pins an environment was made from


def fingerprint(folder: str, files: "tuple[str, ...]") -> "dict[str, str]":
    """What an environment is made from: the requirement files, and the Python behind it."""
    prints = {"python": os.path.realpath(interpreter(folder))}
    for name in files:
        with open(os.path.join(ROOT, name), "rb") as source:
            prints[name] = hashlib.sha256(source.read().replace(b"\r\n", b"\n")).hexdigest()
    return prints


def read_stamp(folder: str) -> "dict[str, str] | None":
    """The environment's stamp; None if it has none, empty if it cannot be read."""
    try:
        with open(os.path.join(folder, STAMP), encoding="utf-8") as source:
            stamp = json.load(source)
    except FileNotFoundError:
        return None
    except (OSError, ValueError):
        return {}
    return stamp if isinstance(stamp, dict) else {}


def write_stamp(folder: str, stamp: "dict[str, str]") -> None:
    """Leave a stamp in the environment."""
    with open(os.path.join(folder, STAMP), "w", encoding="utf-8") as target:
        json.dump(stamp, target, indent=1)


# Making and mending an environment


def install(folder: str, files: "tuple[str, ...]") -> None:
    """Make or mend an environment; its stamp names a requirement file once all of it is there."""
    name = os.path.basename(folder)
    tell(say("fetching", folder=name, megabytes=MEGABYTES[files]))
    try:
        if not answers(folder, "-c", "import pip, sys; sys.exit(sys.version_info < (3, 11))"):
            make_environment(folder)
        old = read_stamp(folder) or {}
        write_stamp(folder, {name: old[name] for name in old if name not in files})
        fetch_packages(folder, files)
        write_stamp(folder, dict(old, **fingerprint(folder, files)))
    except OSError as error:
        raise SetupError(say("not_writable", folder=ROOT, why=error.strerror)) from error
    tell(say("ready"))


def make_environment(folder: str) -> None:
    """An empty environment with pip, in place of whatever unusable thing is there."""
    if not (importlib.util.find_spec("venv") and importlib.util.find_spec("ensurepip")):
        raise SetupError(say("no_venv"))
    os.makedirs(folder, exist_ok=True)
    base = getattr(sys, "_base_executable", None) or sys.executable
    failed = run([base, "-I", "-m", "venv", "--clear", folder])
    if failed:
        raise SetupError(say("not_made", folder=folder, why=failed))


def fetch_packages(folder: str, files: "tuple[str, ...]") -> None:
    """Let pip install the pins, each checked against its hashes."""
    pip = [interpreter(folder), "-I", "-m", "pip", "--disable-pip-version-check", "--no-input"]
    pins = [part for name in files for part in ("-r", os.path.join(ROOT, name))]
    failed = run([*pip, "--quiet", "--retries", "2", "install", "--require-hashes", *pins])
    if failed:
        raise SetupError(say("not_fetched", why=failed))


def run(command: "list[str]") -> str:
    """Run a command in silence; empty if it went well, otherwise the line that tells why not."""
    import subprocess

    # Settings of one's own for where pip installs would lead out of the environment.
    away = ("PIP_PREFIX", "PIP_TARGET")
    here = {name: value for name, value in os.environ.items() if name not in away}
    done = subprocess.run(
        command,
        env=dict(here, PIP_USER="0"),
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
    )
    if done.returncode == 0:
        return ""
    lines = done.stdout.decode("utf-8", "replace").strip().splitlines() or [say("no_reason")]
    errors = [line for line in lines if line.startswith("ERROR:")] or lines
    return errors[-1].replace("ERROR:", "").strip().rstrip(".")


def start_again(folder: str, command: "list[str]", entered: str) -> None:
    """Go on with the same command in the environment; never returns."""
    from subprocess import call

    os.environ[ENTERED] = entered
    arguments = [interpreter(folder), *command]
    try:
        if os.name == "nt":  # there execv gives the window back to the shell at once
            sys.exit(call(arguments))
        os.execv(arguments[0], arguments)
    except OSError as error:
        raise SetupError(say("not_started", folder=folder, why=error.strerror)) from error


def tell(sentence: str) -> None:
    """Say what is being done, beside the output of the command itself."""
    print(sentence, file=sys.stderr, flush=True)


if __name__ == "__main__":  # another Python asks whether this one has the packages
    sys.exit(1 if unmet(tuple(sys.argv[1:])) else 0)
