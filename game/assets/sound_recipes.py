"""What sounds are made of: recipes in art/sounds.yaml and, a title's own, in art/<title>/sounds.yaml.

A recipe is a list of layers: the instrument that plays (`play`, a word of synth.INSTRUMENTS), when it
begins (`at`, in seconds), how loud it is (`level`, 1 if nothing is said), and what it is told.
"""

from __future__ import annotations

from array import array
from functools import cache
from pathlib import Path
from typing import Any

import yaml

from game.assets import ART, AssetError, synth

Recipe = list[dict[str, Any]]
EFFECTS, AMBIENCES = "effects", "ambiences"
GAIN = {EFFECTS: 0.8, AMBIENCES: 0.9}


@cache
def recipes(kind: str, folder: Path = ART) -> dict[str, Recipe]:
    """All effects or all ambiences by name."""
    found: dict[str, Recipe] = {}
    for file in (folder / "sounds.yaml", *sorted(folder.glob("*/sounds.yaml"))):
        try:
            data = yaml.load(file.read_text("utf-8"), yaml.CSafeLoader)
            _add(found, data.get(kind, {}), file)
        except (OSError, yaml.YAMLError, AttributeError, TypeError, ValueError) as error:
            raise AssetError("fault.file", file=file.name, why=str(error)) from error
    return found


def _add(found: dict[str, Recipe], more: dict[str, Recipe], file: Path) -> None:
    if twice := found.keys() & more.keys():
        raise AssetError("fault.sound_twice", file=file.name, name=min(twice))
    found |= more


def effect(name: str) -> array[int]:
    """Samples of an effect."""
    return _made(EFFECTS, name)


def loop(name: str) -> array[int]:
    """Samples of an ambience, to be repeated without a seam."""
    return _made(AMBIENCES, name)


def _made(kind: str, name: str) -> array[int]:
    try:
        layers = [_layer(dict(layer)) for layer in recipes(kind)[name]]
        return synth.pcm(synth.mixed(*layers), GAIN[kind])
    except (LookupError, TypeError, ValueError) as error:
        raise AssetError("fault.file", file=f"sounds.yaml: {name}", why=str(error)) from error


def _layer(told: dict[str, Any]) -> synth.Samples:
    play, at, level = (
        synth.INSTRUMENTS[told.pop("play")],
        told.pop("at", 0.0),
        told.pop("level", 1.0),
    )
    return synth.later([value * level for value in play(**told)], at)
