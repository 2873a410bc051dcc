"""Options of a new game."""

from __future__ import annotations


class BadOption(ValueError):
    """An option that does not exist or does not fit, told in one sentence."""
