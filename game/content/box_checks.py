"""Checks of a box as a whole: how many records there are, and rules that add them up."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence, Sized
from dataclasses import dataclass
from typing import Generic, TypeVar

from game.content.yamlfile import Files

B = TypeVar("B")
Wrong = tuple[str, Mapping[str, object]]
"""The key of a fault, and its arguments."""


@dataclass(frozen=True, slots=True)
class Sums(Generic[B]):
    """What must add up in a title: records of each file, and rules with the files they look at.

    `parts` are the things in the box that come from a list of records, by file.
    """

    counts: Mapping[str, int]
    parts: Mapping[str, Callable[[B], Sized]]
    rules: Sequence[tuple[tuple[str, ...], Callable[[B, Files], None]]]

    def check(self, box: B, files: Files) -> None:
        """Leave a fault in its file for everything that does not add up."""
        for name, count in self.counts.items():
            data = files[name].data
            if isinstance(data, list) and len(data) != count:
                files[name].fault((), "records", found=len(data), wanted=count)
        for needs, rule in self.rules:
            if all(self._is_complete(box, files, name) for name in needs):
                rule(box, files)

    def _is_complete(self, box: B, files: Files, name: str) -> bool:
        """Whether every record of a file made it into the box; sums over a torn file say nothing."""
        data = files[name].data
        if name not in self.parts:
            return True
        return isinstance(data, list) and len(self.parts[name](box)) == len(data)
