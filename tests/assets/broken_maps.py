"""Maps of tiles in which a test breaks one thing."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest

from game.assets import AssetError
from game.content.texts import catalogue


def broken(load: Callable[[Path], object], path: Path, old: str, new: str) -> AssetError:
    """The fault told about a map in which one thing was changed."""
    text = path.read_text("utf-8")
    assert re.search(old, text), old
    path.write_text(re.sub(old, new, text, count=1), "utf-8")
    with pytest.raises(AssetError) as told:
        load(path)
    sentence = catalogue().say(told.value.key, **told.value.args_by_name)
    assert path.name in sentence
    return told.value
