"""What a sitting has to say to a person, in no language yet."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Sentence:
    """Something to tell on the screen: a text key and its arguments."""

    key: str
    args: dict[str, str]
