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
    """A seed nobody knows, unless one is given, and a nonce nobody can guess."""
    chosen = secrets.randbits(64) if seed is None else seed & ((1 << 64) - 1)
    return Secret(chosen, secrets.token_hex(16))
