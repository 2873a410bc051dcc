"""The one file format of games: a short preamble and a chain of sealed records.

A record is its length, a checksum, a hash chained to the record before, and the sealed body: JSON,
packed if that is shorter, under a stream of scrambling bytes. Seal and hash use a key that stands
below, so they keep out accident, decay and a casual look with a text editor. They do not keep out
a programmer who reads this file: one screen and one disk cannot hide cards from their owner.
"""

from __future__ import annotations

import hashlib
import re
import secrets
import struct
import zlib
from typing import Any, NamedTuple, TypeVar

import msgspec

from game.session.faults import refuse

MAGIC = b"CIVETTA\n"
SALT_BYTES = 16
PREAMBLE = len(MAGIC) + SALT_BYTES
KEY = b"one mouse, one table, no peeking"
FRAME = struct.Struct(">II16s")
WORTH_PACKING = 400

# A late game has 2,000 records of 120 bytes and a snapshot of 10 KB: far below all of these.
MOST_BYTES = 32 << 20
MOST_IN_A_RECORD = 512 << 10
MOST_RECORDS = 100_000
DEEPEST = 24
MOST_TORN = 64 << 10
"""More than this is never missing its end because of a sudden stop alone."""

_STRINGS = re.compile(rb'"(?:[^"\\]|\\.)*"')
_BRACKETS = re.compile(rb"[\[\]{}]")
_T = TypeVar("_T")


class Seal:
    """Seals and opens the records of one file in their order."""

    def __init__(self, salt: bytes) -> None:
        self.salt = salt
        self.chain = hashlib.blake2b(salt, key=KEY, digest_size=16).digest()
        self.index = 0

    def frame(self, body: bytes) -> bytes:
        """The next record as it stands in the file."""
        packed = zlib.compress(body, 6) if len(body) >= WORTH_PACKING else body
        plain = b"\1" + packed if len(packed) < len(body) else b"\0" + body
        payload = self._scramble(plain)
        chain = self._link(payload)
        checksum = zlib.crc32(payload, len(payload))
        self.chain, self.index = chain, self.index + 1
        return FRAME.pack(len(payload), checksum, chain) + payload

    def open(self, checksum: int, chain: bytes, payload: bytes) -> bytes | None:
        """The body of the next record; None if it is not what was written."""
        if zlib.crc32(payload, len(payload)) != checksum or self._link(payload) != chain:
            return None
        body = _unpacked(self._scramble(payload))
        if body is not None:
            self.chain, self.index = chain, self.index + 1
        return body

    def _link(self, payload: bytes) -> bytes:
        return hashlib.blake2b(self.chain + payload, key=KEY, digest_size=16).digest()

    def _scramble(self, data: bytes) -> bytes:
        """Back and forth: the same stream twice is nothing."""
        start = KEY + self.salt + self.index.to_bytes(4, "big")
        stream = hashlib.shake_256(start).digest(len(data))
        mixed = int.from_bytes(data, "big") ^ int.from_bytes(stream, "big")
        return mixed.to_bytes(len(data), "big")


def _unpacked(plain: bytes) -> bytes | None:
    """The body of a record; nothing larger than allowed is ever unpacked."""
    if plain[:1] == b"\0":
        return plain[1:]
    if plain[:1] != b"\1":
        return None
    unpacker = zlib.decompressobj()
    try:
        body = unpacker.decompress(plain[1:], MOST_IN_A_RECORD)
    except zlib.error:
        return None
    return body if unpacker.eof and not unpacker.unused_data else None


class Opened(NamedTuple):
    """The records of a file up to its end or to the first that is not whole.

    `is_torn`: only the last record is missing its end, as after a sudden stop.
    `is_damaged`: something that was written is not there any more as it was.
    """

    bodies: list[bytes]
    good_bytes: int
    seal: Seal
    is_torn: bool
    is_damaged: bool


def new_seal() -> Seal:
    """For a file about to be written."""
    return Seal(secrets.token_bytes(SALT_BYTES))


def preamble(seal: Seal) -> bytes:
    """The first bytes of a file."""
    return MAGIC + seal.salt


def seal_file(bodies: list[bytes]) -> bytes:
    """A whole file with these records."""
    seal = new_seal()
    return b"".join((preamble(seal), *(seal.frame(body) for body in bodies)))


def unseal_file(data: bytes, most: int = MOST_RECORDS) -> Opened:
    """The first records of a file, so many at most; refuses what is no file of ours at all."""
    if len(data) > MOST_BYTES:
        raise refuse("too_big")
    if len(data) < PREAMBLE or not data.startswith(MAGIC):
        raise refuse("not_ours")
    seal = Seal(data[len(MAGIC) : PREAMBLE])
    bodies: list[bytes] = []
    at = PREAMBLE
    while at < len(data) and len(bodies) < most:
        found = _next(data, at, seal)
        if isinstance(found, bool):
            return Opened(bodies, at, seal, found, not found)
        body, at = found
        bodies.append(body)
    if len(bodies) == MOST_RECORDS:
        raise refuse("too_big")
    return Opened(bodies, at, seal, False, False)


def _next(data: bytes, at: int, seal: Seal) -> tuple[bytes, int] | bool:
    """The record that begins here and where it ends; else whether it is merely cut short."""
    if len(data) - at < FRAME.size:
        return True
    length, checksum, chain = FRAME.unpack_from(data, at)
    start = at + FRAME.size
    if length > MOST_IN_A_RECORD:
        return False
    if start + length > len(data):
        return not _is_whole_below(data[start:], chain, seal)
    body = seal.open(checksum, chain, data[start : start + length])
    return False if body is None else (body, start + length)


def _is_whole_below(rest: bytes, chain: bytes, seal: Seal) -> bool:
    """Does a whole record stand here under a length that is too great?

    Then nothing is cut short: the length was damaged, and what follows must not be dropped in silence.
    """
    if len(rest) > MOST_TORN:
        return True
    link = hashlib.blake2b(seal.chain, key=KEY, digest_size=16)
    for at in range(len(rest)):
        link.update(rest[at : at + 1])
        if link.digest() == chain:
            return True
    return False


# JSON


def encode(value: object) -> bytes:
    """A value as JSON, the one way we write it."""
    return msgspec.json.encode(value)


def decode(body: bytes) -> Any:
    """JSON that says exactly what we would write: no doubled keys, nothing deep, nothing huge."""
    if len(body) > MOST_IN_A_RECORD or _is_deep(body):
        raise refuse("content")
    try:
        value = msgspec.json.decode(body)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        raise refuse("content") from None
    if msgspec.json.encode(value) != body:
        raise refuse("content")
    return value


def convert(value: Any, shape: type[_T]) -> _T:
    """A value read, checked against the shape it must have."""
    try:
        return msgspec.convert(value, shape)
    except (msgspec.ValidationError, RecursionError):
        raise refuse("content") from None


def _is_deep(body: bytes) -> bool:
    """Are brackets nested too deep? Found without parsing."""
    depth = 0
    for bracket in _BRACKETS.finditer(_STRINGS.sub(b"", body)):
        depth += 1 if bracket[0] in b"[{" else -1
        if depth > DEEPEST:
            return True
    return False
