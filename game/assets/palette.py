"""Colours by role, read from art/palette.yaml; colour-blind variants swap live."""

from pathlib import Path
from typing import Any

import yaml

from game.assets import ART, AssetError

Colour = tuple[int, int, int]
PALETTE_FILE = ART / "palette.yaml"
VARIANTS = ("deuteranopia", "protanopia", "tritanopia")


class Palette:
    """Role -> colour. `use(variant)` swaps the roles a variant names and keeps the others."""

    def __init__(self, base: dict[str, Colour], variants: dict[str, dict[str, Colour]]) -> None:
        self.base = base
        self.variants = variants
        self.variant = "standard"
        self.current = dict(base)

    def use(self, variant: str) -> None:
        """Switch to a variant by name; an unknown one is the standard palette."""
        self.variant = variant if variant in self.variants else "standard"
        self.current = self.base | self.variants.get(variant, {})

    def __getitem__(self, role: str) -> Colour:
        try:
            return self.current[role]
        except KeyError:
            raise AssetError("fault.colour", role=role, file="art/palette.yaml") from None


def load_palette(path: Path = PALETTE_FILE) -> Palette:
    """Read the palette file: sections of colours by name, and one section for each variant."""
    try:
        data = yaml.load(path.read_text("utf-8"), yaml.CSafeLoader)
        variants = {name: _colours(data.pop(name)) for name in VARIANTS}
        base: dict[str, Colour] = {}
        for section in data.values():
            base |= _colours(section)
        return Palette(base, variants)
    except (OSError, yaml.YAMLError, AttributeError, LookupError, TypeError, ValueError) as error:
        why = " ".join(str(error).split())  # YAML tells its faults on several lines
        raise AssetError("fault.file", file="art/palette.yaml", why=why) from error


def _colours(section: dict[str, Any]) -> dict[str, Colour]:
    """Colours of a section by name; the steps of a ramp are `name.0`, `name.1` and so on."""
    found: dict[str, Colour] = {}
    for name, value in section.items():
        if isinstance(value, list):
            found |= {f"{name}.{i}": _hex(step) for i, step in enumerate(value)}
        else:
            found[name] = _hex(value)
    return found


def _hex(text: str) -> Colour:
    return (int(text[1:3], 16), int(text[3:5], 16), int(text[5:7], 16))


def mix(one: Colour, other: Colour, share: float) -> Colour:
    """A colour between two: share 0 is the first, 1 the second."""
    (a, b, c), (x, y, z) = one, other
    return round(a + (x - a) * share), round(b + (y - b) * share), round(c + (z - c) * share)


def shade(colour: Colour, factor: float) -> Colour:
    """A colour made darker (factor below 1) or lighter (above)."""
    red, green, blue = (
        round(colour[0] * factor),
        round(colour[1] * factor),
        round(colour[2] * factor),
    )
    return max(0, min(255, red)), max(0, min(255, green)), max(0, min(255, blue))
