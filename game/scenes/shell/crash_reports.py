"""Crash reports: enough to find the bug, nothing about the people or the cards."""

import re
from datetime import datetime
from pathlib import Path

import pygame

import game
from game.assets import ROOT
from game.session.folders import data_dir, write_whole


def masked(message: str) -> str:
    """A message without numbers and quoted words: they could be a seed, a card or a name."""
    message = re.sub(r"'[^']*'|\"[^\"]*\"|‘[^’]*’", "'…'", message)
    return re.sub(r"\d+", "#", message)


def report_text(error: BaseException) -> str:
    """The report: versions, kind of error, and the way through the code."""
    # Only needed when something broke; they would slow down every start.
    import platform
    import traceback

    lines = [
        f"Civetta {getattr(game, '__version__', '?')}",
        f"Python {platform.python_version()}, pygame-ce {pygame.version.ver}, "
        f"SDL {'.'.join(map(str, pygame.get_sdl_version()))}, {platform.system()}",
        f"{type(error).__name__}: {masked(str(error))}",
        "",
    ]
    for frame in traceback.extract_tb(error.__traceback__):
        path = Path(frame.filename)
        inside = path.is_relative_to(ROOT)
        shown = path.relative_to(ROOT).as_posix() if inside else path.name
        lines.append(f"{shown}:{frame.lineno} in {frame.name}: {frame.line}")
    return "\n".join(lines) + "\n"


def write_report(error: BaseException) -> Path | None:
    """Write the report into the user's data folder; None if that is impossible."""
    stamp = datetime.now().strftime("%Y-%m-%d_%H-%M-%S")
    path = data_dir() / "reports" / f"report_{stamp}.txt"
    try:
        write_whole(path, report_text(error).encode())
    except OSError:
        return None
    return path
