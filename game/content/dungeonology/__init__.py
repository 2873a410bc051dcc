"""Dungeonology's data: shape, building, checks of the whole."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Mapping
from dataclasses import replace
from pathlib import Path

import msgspec

from game.content.dungeonology.build import build
from game.content.dungeonology.checks import check
from game.content.dungeonology.schema import FILES
from game.content.yamlfile import ContentError, Fault, YamlFile
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
    faults = all_faults(files.values())
    if faults or box is None:
        raise ContentError(faults)
    return replace(box, fingerprint=_digest(files))


def all_faults(files: Iterable[YamlFile]) -> list[Fault]:
    """The faults of several files."""
    return [fault for file in files for fault in file.faults]


def _digest(files: Mapping[str, YamlFile]) -> str:
    """A name for what is in the files; comments, layout and line endings do not change it."""
    content = {name: file.data for name, file in files.items()}
    return hashlib.sha256(msgspec.json.encode(content, order="sorted")).hexdigest()[:16]
