"""How computer players judge a title: weights, looks, styles (data/<title>/judgement.yaml)."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Annotated

import msgspec

from game.content.typed_records import Positive, Record, record
from game.content.yamlfile import DATA, ContentError, Fault, YamlFile

Pair = Annotated[list[float], msgspec.Meta(min_length=2, max_length=2)]
Share = Annotated[float, msgspec.Meta(ge=0)]


class Judgement(Record):
    """What a position is worth and how long it is looked at.

    `weights`: by feature, what one of it counts when a game begins and when it ends. `deals`: in how many
    deals the whole field is tried, then the better half of it, and so on; in the last the two best.
    `turns`: how many turns are played on before a position is judged. `clearly`: by how many standard
    errors an answer must beat the one that looks best at once. `styles`: by name, features that count so
    many times as much. `sure`: by how many standard errors one must be ahead of all others for no more
    deals to be spent; 0 for never. `taste`: by name of what a Scholar weighs, how many times as much the
    one who searches makes of it, in its own first answer and where it plays on in its mind.
    """

    weights: dict[str, Pair]
    deals: Annotated[list[Positive], msgspec.Meta(min_length=2)]
    turns: Positive
    clearly: Share
    styles: dict[str, dict[str, Share]]
    sure: Share = 0.0
    taste: dict[str, Share] = msgspec.field(default_factory=dict)


def _read(title: str, data_folder: Path) -> tuple[Judgement | None, YamlFile]:
    file = YamlFile(data_folder, f"{title}/judgement.yaml")
    made = record(file, (), file.data, Judgement) if not file.faults else None
    for style, liked in made.styles.items() if made else ():
        for name in liked:
            if made and name not in made.weights:
                file.fault(("styles", style, name), "no_weight", feature=name)
    return made, file


@cache
def load_judgement(title: str, data_folder: Path = DATA) -> Judgement:
    """The judgement of a title, read and checked once."""
    made, file = _read(title, data_folder)
    if made is None or file.faults:
        raise ContentError(file.faults)
    return made


def judgement_faults(title: str, data_folder: Path) -> list[Fault]:
    """Everything wrong with the judgement of a title."""
    return _read(title, data_folder)[1].faults
