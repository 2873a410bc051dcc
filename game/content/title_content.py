"""How the data of a title is read, checked and named: the same for every title."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from game.content.texts import Catalogue
from game.content.yamlfile import ContentError, Fault, Files, YamlFile, digest, gathered


@dataclass(frozen=True, slots=True)
class Content:
    """The data of one title: its files, and what makes a box of them and finds what is wrong."""

    title: str
    names: tuple[str, ...]
    build: Callable[[Files], Any]
    check: Callable[[Any, Files], None]
    missing_texts: Callable[[Files, Catalogue], list[Fault]]
    torn_sentences: Callable[[Any, Files, Catalogue], list[Fault]]

    def read(self, data_folder: Path) -> tuple[Any, Files]:
        """The box as far as it could be built, else None, and the files with all their faults."""
        files = {name: YamlFile(data_folder, f"{self.title}/{name}.yaml") for name in self.names}
        box = self.build(files)
        if box is not None:
            self.check(box, files)
        return box, files

    def load(self, data_folder: Path) -> Any:
        """The box; `ContentError` with every fault if there are any."""
        box, files = self.read(data_folder)
        found = gathered(files)
        if found or box is None:
            raise ContentError(found)
        return replace(box, fingerprint=digest(files))

    def faults(self, data_folder: Path, texts: Catalogue) -> list[Fault]:
        """Everything wrong in the files, and every text they lack."""
        box, files = self.read(data_folder)
        found = gathered(files) + self.missing_texts(files, texts)
        if box is not None and not found:
            found = self.torn_sentences(box, files, texts)
        return found
