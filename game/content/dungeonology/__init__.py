"""Dungeonology's data: shape, building, checks of the whole."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from game.content.dungeonology.build import build
from game.content.dungeonology.checks import check
from game.content.dungeonology.schema import FILES
from game.content.dungeonology.wanted import missing_texts, torn_sentences
from game.content.texts import Catalogue
from game.content.yamlfile import ContentError, Fault, YamlFile, digest, gathered
from game.engine.titles.dungeonology.box import Box


def read(data_folder: Path) -> tuple[Box | None, dict[str, YamlFile]]:
    """The box as far as it could be built, and the files with all their faults."""
    files = {name: YamlFile(data_folder, f"dungeonology/{name}.yaml") for name in FILES}
    box = build(files)
    if box is not None:
        check(box, files)
    return box, files


def load(data_folder: Path) -> Box:
    """The box; `ContentError` with every fault if there are any."""
    box, files = read(data_folder)
    found = gathered(files)
    if found or box is None:
        raise ContentError(found)
    return replace(box, fingerprint=digest(files))


def faults(data_folder: Path, texts: Catalogue) -> list[Fault]:
    """Everything wrong in the files, and every text they lack."""
    box, files = read(data_folder)
    found = gathered(files) + missing_texts(files, texts)
    if box is not None and not found:
        found = torn_sentences(box, files, texts)
    return found
