"""Chance: one 64-bit number in the state, stepped here and nowhere else (splitmix64)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from struct import pack, unpack
from typing import Protocol, TypeVar

_WORD = 1 << 64
_MASK = _WORD - 1
_T = TypeVar("_T")


class HasRng(Protocol):
    """Anything that carries the number."""

    rng: int


def rolls(state: HasRng, sizes: Iterable[int]) -> list[int]:
    """For each size a number from 0 to one less."""
    rng, found = state.rng, []
    for n in sizes:
        rng = z = (rng + 0x9E3779B97F4A7C15) & _MASK
        z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
        found.append(((z ^ (z >> 31)) * n) >> 64)
    state.rng = rng
    return found


def below(state: HasRng, n: int) -> int:
    """A number from 0 to n-1."""
    return rolls(state, (n,))[0]


def shuffled(state: HasRng, things: Sequence[_T]) -> tuple[_T, ...]:
    """The same things in random order."""
    pile = list(things)
    last = len(pile)
    for i in rolls(state, range(last, 0, -1)):
        last -= 1
        pile[i], pile[last] = pile[last], pile[i]
    return tuple(pile[::-1])


def dealt(state: HasRng, things: Iterable[_T]) -> list[_T]:
    """Hidden things sorted, then in random order: a deal to think with, of what a seat cannot see.

    Sorted, so that it hangs on nothing hidden. Old games are replayed by `shuffled`, roll by roll; a deal
    is never replayed and gets four places out of each roll, fair to one part in 600 for a hundred things.
    """
    pile: list[_T] = sorted(things)  # type: ignore[type-var]
    last = len(pile)
    words = rolls(state, [_WORD] * (last // 4 + 1))
    for place in unpack(f"<{4 * len(words)}H", pack(f"<{len(words)}Q", *words))[: len(pile)]:
        i = place * last >> 16
        last -= 1
        pile[i], pile[last] = pile[last], pile[i]
    return pile


def drawn_one_by_one(state: HasRng, things: Sequence[_T]) -> Iterator[_T]:
    """Things drawn at random without putting back; rolls only for what is really drawn."""
    pile = list(things)
    while pile:
        i = below(state, len(pile))
        pile[i], pile[-1] = pile[-1], pile[i]
        yield pile.pop()
