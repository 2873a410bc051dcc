"""A copy of the data that a test may break, and what the check then says."""

from __future__ import annotations

import shutil
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from game.content.check import faults
from game.content.languages import ENGLISH, languages
from game.content.yamlfile import DATA, Fault, YamlFile


class Copy:
    """The data folder with English only, copied; `swap` breaks one line and tells its number."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def path(self, name: str) -> Path:
        return self.folder / name

    def swap(self, name: str, old: str, new: str) -> int:
        """Put new for the only old; the line where old begins."""
        text = self.path(name).read_text(encoding="utf-8")
        assert text.count(old) == 1, f"{old!r} stands {text.count(old)} times in {name}"
        self.path(name).write_text(text.replace(old, new), encoding="utf-8")
        return text[: text.index(old)].count("\n") + 1

    def faults(self) -> Sequence[Fault]:
        return faults(self.folder)


parse = YamlFile._parse
PARSED: dict[str, Any] = {}


def parse_once(file: YamlFile) -> None:
    """What stands in a file that is well and was read before: a test breaks one of a hundred."""
    text = file._text
    if text in PARSED:
        file.data = PARSED[text]
        return
    parse(file)
    if not file.faults:
        PARSED[text] = file.data


@pytest.fixture
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Copy:
    monkeypatch.setattr(YamlFile, "_parse", parse_once)
    folder = tmp_path / "data"
    others = [name for name in languages() if name != ENGLISH]
    shutil.copytree(DATA, folder, ignore=shutil.ignore_patterns(*others))
    return Copy(folder)
