"""What the user has set, kept as JSON in the config folder."""

from pathlib import Path
from typing import Annotated, Literal

import msgspec

from game.session.disk import read_small
from game.session.folders import config_dir, write_whole
from game.session.sentence import Sentence

Percent = Annotated[int, msgspec.Meta(ge=0, le=100)]
Enlarged = Annotated[int, msgspec.Meta(ge=100, le=200)]
Speed = Literal["off", "fast", "normal", "slow"]
PaletteName = Literal["standard", "deuteranopia", "protanopia", "tritanopia"]

SPEEDS: tuple[Speed, ...] = ("off", "fast", "normal", "slow")
PALETTES: tuple[PaletteName, ...] = ("standard", "deuteranopia", "protanopia", "tritanopia")


MOST_BYTES = 1 << 20
"""Settings and set-ups are a few lines; anything larger is something else."""


class Settings(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """All settings with what they are before anybody touched them."""

    full_screen: bool = False
    text_size: Enlarged = 100
    interface_size: Enlarged = 100
    speed: Speed = "normal"
    reduced_motion: bool = False
    sound: Percent = 70
    music: Percent = 40
    palette: PaletteName = "standard"
    hints: bool = True
    confirm_end_of_turn: bool = True
    #: Until somebody chooses one it is the system's.
    language: str = ""
    hints_seen: tuple[str, ...] = ()
    #: Steps of lessons that were shown, and chapters that are over.
    lessons: tuple[str, ...] = ()
    #: Puzzles that were solved.
    puzzles: tuple[str, ...] = ()
    last_title: str = ""


def settings_file() -> Path:
    """Where the settings lie."""
    return config_dir() / "settings.json"


def load_settings(path: Path | None = None) -> tuple[Settings, Sentence | None]:
    """The settings, and what was wrong with the file; a broken one gives the defaults."""
    path = path or settings_file()
    try:
        return msgspec.json.decode(read_small(path, MOST_BYTES), type=Settings), None
    except FileNotFoundError:
        return Settings(), None
    except (OSError, ValueError) as error:  # bytes that are no UTF-8 are a ValueError of their own
        return Settings(), Sentence("fault.settings", {"file": str(path), "why": str(error)})


def save_settings(settings: Settings, path: Path | None = None) -> Sentence | None:
    """Write the settings; None if all went well."""
    path = path or settings_file()
    try:
        write_whole(path, msgspec.json.format(msgspec.json.encode(settings), indent=2))
    except OSError as error:
        return Sentence("fault.settings_write", {"file": str(path), "why": str(error)})
    return None


def changed(settings: Settings, **values: object) -> Settings:
    """The settings with something changed, checked like a file."""
    return msgspec.convert(msgspec.structs.asdict(settings) | values, Settings)
