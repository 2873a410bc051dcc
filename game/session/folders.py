"""Where things of the user are kept."""

import os
from pathlib import Path

import platformdirs

from game.session.disk import write_whole as write_whole

APP = "civetta"
# Everything goes below this folder if it is set: for tests, portable copies and --data-dir.
OVERRIDE = "CIVETTA_DATA_DIR"


def _folder(standard: str, below: str) -> Path:
    chosen = os.environ.get(OVERRIDE)
    return Path(chosen) / below if chosen else Path(standard)


def config_dir() -> Path:
    """Settings and the last set-up."""
    return _folder(platformdirs.user_config_dir(APP, appauthor=False), "config")


def data_dir() -> Path:
    """Saved games and reports."""
    return _folder(platformdirs.user_data_dir(APP, appauthor=False), "data")


def cache_dir() -> Path:
    """Pictures, textures and sounds that can be made again."""
    return _folder(platformdirs.user_cache_dir(APP, appauthor=False), "cache")


def pictures_dir() -> Path:
    """Screenshots."""
    return _folder(str(Path(platformdirs.user_pictures_dir()) / "Civetta"), "pictures")


def paths() -> dict[str, Path]:
    """Every folder the game writes to, by what is kept there."""
    return {
        "settings": config_dir(),
        "games": data_dir(),
        "cache": cache_dir(),
        "pictures": pictures_dir(),
    }
