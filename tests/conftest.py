"""What all tests share: a screen that needs no screen, and a real window where there can be one."""

import gc
import os
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from hypothesis import HealthCheck, settings

from tests.costs import LONG_MEGABYTES, MOST_MEGABYTES, Bill, Meter

# Before anything imports pygame. A test of a real window starts the game in a process of its own.
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
os.environ.setdefault("SDL_FRAMEBUFFER_ACCELERATION", "0")
# Whatever the system speaks, a first start speaks English.
os.environ["LANG"] = os.environ["LC_ALL"] = "C"
os.environ.pop("LANGUAGE", None)

WINDOW_TOOLS = ("Xvfb", "xdotool")

# The same examples every time, and no look at a clock: a busy machine is no fault.
settings.register_profile(
    "calm",
    deadline=None,
    derandomize=True,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)
settings.load_profile("calm")


def pytest_configure(config: pytest.Config) -> None:
    """Tests tell what they cost, where they run; the bill is made out where their reports arrive."""
    if not config.getoption("numprocesses", None):
        config.pluginmanager.register(Meter())
    if not hasattr(config, "workerinput"):
        is_long = config.getoption("markexpr") == "long"
        config.pluginmanager.register(Bill(LONG_MEGABYTES if is_long else MOST_MEGABYTES))


def pytest_collection_finish() -> None:
    """Code and definitions stay to the end: rounds of the collector between tests leave them out."""
    gc.collect()
    gc.freeze()


def pytest_runtest_setup(item: pytest.Item) -> None:
    """Skip the tests marked `window` where the tools for a real window are missing.

    From this one place, so that the report has one line for all of them.
    """
    missing = [tool for tool in WINDOW_TOOLS if shutil.which(tool) is None]
    if missing and item.get_closest_marker("window"):
        pytest.skip(f"real-window tests need {' and '.join(missing)}")


@pytest.fixture(scope="session")
def display() -> Iterator[dict[str, str]]:
    """A virtual screen; only for tests marked `window`."""
    with virtual_screen() as environment:
        yield environment


@contextmanager
def virtual_screen() -> Iterator[dict[str, str]]:
    """A virtual screen of 1920 x 1080: the environment variables of a process that shall open its
    window there."""
    reading, writing = os.pipe()
    server = subprocess.Popen(
        ["Xvfb", "-displayfd", str(writing), "-screen", "0", "1920x1080x24", "-nolisten", "tcp"],
        pass_fds=(writing,),
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    os.close(writing)
    with os.fdopen(reading) as answer:
        number = answer.readline().strip()
    try:
        yield {**os.environ, "DISPLAY": f":{number}", "SDL_VIDEODRIVER": "x11"}
    finally:
        server.terminate()
        server.wait()
