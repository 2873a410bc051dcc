"""How well one colour stands out from another."""

from __future__ import annotations

from game.assets.palette import Colour


def luminance(colour: Colour) -> float:
    """Relative luminance as used by the contrast formula of WCAG."""
    parts = [
        c / 255 / 12.92 if c / 255 <= 0.03928 else ((c / 255 + 0.055) / 1.055) ** 2.4
        for c in colour
    ]
    return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]


def contrast(one: Colour, other: Colour) -> float:
    """Contrast ratio between two colours, 1 to 21."""
    light, dark = sorted((luminance(one), luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)
