"""Arguments of the commands of `python3 -m tests`: what argparse refuses with a sentence."""

from argparse import ArgumentTypeError
from pathlib import Path


def some(text: str) -> int:
    """A number, one or more."""
    if not text.isdecimal() or int(text) < 1:
        raise ArgumentTypeError(f"{text!r} is no number above zero")
    return int(text)


def existing_file(text: str) -> Path:
    """A file that is there."""
    if not Path(text).is_file():
        raise ArgumentTypeError(f"there is no file {text}")
    return Path(text)


def folder_of_pictures(text: str) -> Path:
    """A folder with pictures in it."""
    if not any(Path(text).glob("*.png")):
        raise ArgumentTypeError(f"there are no pictures in {text}")
    return Path(text)
