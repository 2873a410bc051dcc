"""The requirement files: exact versions, hashes for every system, and no address."""

import re
from pathlib import Path

import pytest

from game import bootstrap

ROOT = Path(bootstrap.ROOT)
FILES = (
    "requirements.txt",
    "requirements-dev.txt",
    "requirements-bench.txt",
    "requirements-package.txt",
)


def pins(name: str) -> list[tuple[str, str, str]]:
    """Package, version and the rest of the line; a package may have a line for each Python."""
    found = []
    for line in (ROOT / name).read_text("utf-8").replace("\\\n", " ").splitlines():
        match = re.fullmatch(r"([a-z0-9.-]+)==([\w.]+) (.*)", line)
        assert match, f"{name}: not a pin: {line[:60]}"
        found.append((match[1], match[2], match[3]))
    return found


def packages(name: str) -> set[str]:
    """The packages of a requirement file."""
    return {package for package, _, _ in pins(name)}


@pytest.mark.parametrize("name", FILES)
def test_every_pin_has_hashes_and_no_address(name: str) -> None:
    for package, _, rest in pins(name):
        markers = re.sub(r"--hash=sha256:[0-9a-f]{64}(?=\s|$)", "", rest)
        assert markers != rest, f"{package} has no hash"
        assert "--" not in markers, f"{package} has an option"
    assert "/" not in (ROOT / name).read_text("utf-8")


@pytest.mark.parametrize("files", [bootstrap.RUNTIME, bootstrap.WITH_TESTS])
def test_the_pins_are_what_pyproject_accepts(
    files: tuple[str, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    pinned = {package: version for name in files for package, version, _ in pins(name)}
    monkeypatch.setattr("importlib.metadata.version", lambda name: pinned[name.lower()])
    assert bootstrap.unmet(files) == []


def test_no_package_is_pinned_twice() -> None:
    for name in ("requirements-dev.txt", "requirements-package.txt"):
        assert not packages("requirements.txt") & packages(name)


def test_pygame_ce_is_never_joined_by_plain_pygame() -> None:
    """Both install the same `pygame` folder; whichever comes last breaks the other."""
    for name in FILES:
        assert "pygame" not in packages(name)
    assert "pygame-ce" in packages("requirements.txt")
