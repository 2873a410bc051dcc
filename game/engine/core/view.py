"""Parts of views. A view is a value: whoever wants another one makes another one.

So a part that follows from a few immutable facts is made once for the same facts and shared by every
view it belongs to: looking at a game costs little more than copying it, and a search looks often.
"""

from __future__ import annotations

from functools import lru_cache

PARTS = 4096
"""How many parts of a kind are remembered: those of the last few hundred positions."""

part = lru_cache(maxsize=PARTS)
"""Marks a function that makes a part of a view from immutable facts alone."""
