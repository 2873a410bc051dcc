"""Colours by name, read from art/palette.yaml, and the arithmetic of paint."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import yaml

FILE = Path(__file__).parent.parent / "palette.yaml"
ALTERNATIVES = ("deuteranopia", "protanopia", "tritanopia")

_active = ""


@cache
def _sections() -> dict[str, dict[str, str | list[str]]]:
    data: dict[str, dict[str, str | list[str]]] = yaml.safe_load(FILE.read_text("utf-8"))
    return data


@cache
def _flat(alternative: str) -> dict[str, str | list[str]]:
    """All names in one table, with the overrides of one colour-blind palette."""
    names: dict[str, str | list[str]] = {}
    for section, entries in _sections().items():
        if section not in ALTERNATIVES:
            names.update(entries)
    if alternative:
        names.update(_sections()[alternative])
    return names


def use(alternative: str = "") -> None:
    """Draw from now on with a colour-blind palette, or with the plain one."""
    global _active
    _active = alternative


def colour(name: str) -> str:
    """The hex colour of a name in art/palette.yaml; a hex colour is returned as it is."""
    if name.startswith("#"):
        return name
    value = _flat(_active)[name]
    if not isinstance(value, str):
        raise KeyError(f"{name} is a ramp, not a colour")
    return value


def ramp(name: str) -> list[str]:
    """The list of hex colours of a ramp, dark to light."""
    value = _flat(_active)[name]
    return value if isinstance(value, list) else [value]


def rgb(name: str) -> tuple[int, int, int]:
    """Red, green and blue, 0 to 255."""
    code = colour(name)
    return int(code[1:3], 16), int(code[3:5], 16), int(code[5:7], 16)


def mix(first: str, second: str, share: float) -> str:
    """The first colour with a share (0 to 1) of the second."""
    pairs = zip(rgb(first), rgb(second), strict=True)
    return "#" + "".join(f"{max(0, min(255, round(a + (b - a) * share))):02x}" for a, b in pairs)


def dark(name: str, share: float = 0.35) -> str:
    """Towards the cool shadow."""
    return mix(name, "shadow", share)


def light(name: str, share: float = 0.35) -> str:
    """Towards candle light."""
    return mix(name, "light", share)


def shaded(name: str, share: float = 0.2) -> str:
    """The side in the shadow: paper, wax and bone turn brown there, all else cool."""
    return mix(name, "#6B4A2A" if sum(rgb(name)) > 600 else "shadow", share)
