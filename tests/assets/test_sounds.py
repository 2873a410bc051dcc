"""Sounds of all titles, measured: none is cut off, clicks or drowns another, and loops have no seam."""

from __future__ import annotations

import gc
import sys
from array import array
from itertools import pairwise
from pathlib import Path
from statistics import fmean

import pytest

from game.assets import sound_recipes, synth
from game.assets.sound import read_wave, write_wave
from tests.assets.loudness import loudness

QUIET = synth.LOUD / 100
#: How loud effects and ambiences are, in LUFS; what hurries past is weighed over a fifth of a second.
EFFECTS, AMBIENCES = (-24, -12), (-30, -26)
EFFECT_SECONDS, AMBIENCE_SECONDS = 0.2, 3


def effect_faults(samples: array[int]) -> list[str]:
    """What an ear would mind in an effect."""
    low, high = EFFECTS
    found = {
        "cut off above": max(map(abs, samples)) >= synth.LOUD,
        "begins with a click": abs(samples[0]) > QUIET,
        "ends with a click": max(map(abs, samples[-4:])) > QUIET,
        "too long": not 0.04 < len(samples) / synth.RATE < 4,
        "too loud or too soft": not low < loudness(samples, EFFECT_SECONDS) < high,
    }
    return [fault for fault, is_there in found.items() if is_there]


def ambience_faults(samples: array[int]) -> list[str]:
    """What an ear would mind in an ambience that goes round and round."""
    step = fmean(abs(b - a) for a, b in pairwise(samples))
    low, high = AMBIENCES
    found = {
        "cut off above": max(map(abs, samples)) >= synth.LOUD / 2,
        "a seam": abs(samples[0] - samples[-1]) > 6 * step,
        "too loud or too soft": not low < loudness(samples, AMBIENCE_SECONDS) < high,
    }
    return [fault for fault, is_there in found.items() if is_there]


@pytest.mark.parametrize("name", sound_recipes.recipes("effects"))
def test_no_effect_clicks_is_cut_off_or_drowns_the_others(name: str) -> None:
    assert effect_faults(sound_recipes.effect(name)) == []


@pytest.mark.parametrize("name", sound_recipes.recipes("ambiences"))
def test_ambiences_are_alike_in_loudness_and_have_no_seam(name: str) -> None:
    assert ambience_faults(sound_recipes.loop(name)) == []


def test_what_an_ear_would_mind_is_found() -> None:
    ringing = synth.tone(0.5, [(440, 0.4, 9)])
    assert effect_faults(synth.pcm(ringing, 0.8)) == []
    assert effect_faults(synth.pcm(ringing, 4)) == ["cut off above", "too loud or too soft"]
    assert effect_faults(synth.pcm(ringing, 0.05)) == ["too loud or too soft"]
    assert effect_faults(synth.pcm(ringing[111:], 0.8)) == ["begins with a click"]
    assert effect_faults(synth.pcm(ringing[:-400], 0.8)) == ["ends with a click"]
    wind = synth.wind(60, 400, 0.34, 1)
    assert ambience_faults(synth.pcm(wind, 0.9)) == []
    risen = [value + 0.1 * i / len(wind) for i, value in enumerate(wind)]
    assert ambience_faults(synth.pcm(risen, 0.9)) == ["a seam"]
    assert ambience_faults(synth.pcm(wind, 0.3)) == ["too loud or too soft"]


def test_a_sound_that_cannot_be_kept_is_not_complained_of(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In a folder that nobody may write to the terminal was full of tracebacks."""
    complaints: list[object] = []
    monkeypatch.setattr(sys, "unraisablehook", complaints.append)
    (tmp_path / "bell.part").mkdir()
    write_wave(tmp_path / "bell.wav", bytes(8))
    gc.collect()
    assert complaints == []
    write_wave(tmp_path / "drum.wav", bytes(range(8)))
    assert read_wave(tmp_path / "drum.wav") == bytes(range(8))
