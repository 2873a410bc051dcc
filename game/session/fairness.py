"""Fair shuffle: the seed is promised before the game and shown after it.

At the start everybody may note the commitment, a hash of the seed and 128 random bits. At the end
both are opened, and anybody can check that the cards were not arranged on the way.
"""

from __future__ import annotations

import hashlib
import secrets
from typing import NamedTuple


class Secret(NamedTuple):
    """What the commitment hides until the game is over."""

    seed: int
    nonce: str

    @property
    def commitment(self) -> str:
        """SHA-256 over the seed (8 bytes, big end first) and the nonce (16 bytes), in hex."""
        return hashlib.sha256(self.seed.to_bytes(8, "big") + bytes.fromhex(self.nonce)).hexdigest()


def new_secret(seed: int | None = None) -> Secret:
    """A seed nobody knows and a nonce nobody can guess.

    Whoever gives a seed knows it: then all follows from it, and the same seed is the same game.
    """
    if seed is None:
        return Secret(secrets.randbits(64), secrets.token_hex(16))
    known = seed & ((1 << 64) - 1)
    return Secret(known, hashlib.sha256(known.to_bytes(8, "big")).hexdigest()[:32])
