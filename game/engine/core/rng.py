"""Chance: one 64-bit number in the state, stepped here and nowhere else (splitmix64)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Protocol, TypeVar

_MASK = (1 << 64) - 1
_T = TypeVar("_T")


class HasRng(Protocol):
    """Anything that carries the number."""

    rng: int


def below(state: HasRng, n: int) -> int:
    """A number from 0 to n-1."""
    state.rng = z = (state.rng + 0x9E3779B97F4A7C15) & _MASK
    z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
    return ((z ^ (z >> 31)) * n) >> 64


def shuffled(state: HasRng, things: Sequence[_T]) -> tuple[_T, ...]:
    """The same things in random order."""
    pile = list(things)
    for last in range(len(pile) - 1, -1, -1):
        i = below(state, last + 1)
        pile[i], pile[last] = pile[last], pile[i]
    return tuple(pile[::-1])


def drawn_one_by_one(state: HasRng, things: Sequence[_T]) -> Iterator[_T]:
    """Things drawn at random without putting back; rolls only for what is really drawn."""
    pile = list(things)
    while pile:
        i = below(state, len(pile))
        pile[i], pile[-1] = pile[-1], pile[i]
        yield pile.pop()
