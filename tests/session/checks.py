"""Checks that run small in the tests and long in `python3 -m tests fuzz --saves`."""

from __future__ import annotations

import hashlib
import random
import re
import zlib
from collections.abc import Callable
from typing import Any

import msgspec

from game.content.texts import catalogue
from game.session import save_codec, save_parser
from game.session.faults import SessionFault
from game.session.journal_records import FORMAT
from game.session.library import open_data
from game.session.sealed_file import FRAME, KEY, PREAMBLE, Seal, encode, seal_file, unseal_file
from game.session.sentence import Sentence
from game.session.sitting import Sitting
from game.session.timeline import digest
from tests.session.table import Hands


def state_of(sitting: Sitting) -> str:
    """The fingerprint of a sitting's state."""
    return digest(sitting.timeline.state)


# Save, load, save


def saves_are_equal(sitting: Sitting) -> None:
    """Save, load, save: the same bytes in every record, and the same question stands."""
    first = save_codec.bodies_of(sitting, "a name")
    loaded = save_codec.load(save_parser.parse(seal_file(first)))
    second = save_codec.bodies_of(loaded.sitting, "a name")
    assert loaded.is_proven
    assert undated(second) == undated(first)
    assert loaded.sitting.question == sitting.question
    assert loaded.sitting.events_for(0) == sitting.events_for(0)


def undated(bodies: list[bytes]) -> list[bytes]:
    """Records without the minute they were written in."""
    return [re.sub(rb'"written":"[^"]*"', b"", bodies[0]), *bodies[1:]]


# Undo and redo


def undo_and_redo(sitting: Sitting) -> int:
    """Undo as far as it goes and redo it all: the same states on both ways. The number of steps."""
    there = [state_of(sitting)]
    while sitting.why_not_undo() is None:
        before, length = sitting.timeline.state.rng, sitting.length
        sitting.undo()
        assert sitting.length < length
        assert sitting.timeline.state.rng == before, "a roll was taken back"
        there.append(state_of(sitting))
    for expected in reversed(there[:-1]):
        assert sitting.why_not_redo() is None
        sitting.redo()
        assert state_of(sitting) == expected
    assert sitting.why_not_redo() is not None
    return len(there) - 1


# Corruption


def flip(data: bytes, chance: random.Random) -> bytes:
    """One bit is wrong."""
    at = chance.randrange(len(data))
    return data[:at] + bytes([data[at] ^ (1 << chance.randrange(8))]) + data[at + 1 :]


def cut(data: bytes, chance: random.Random) -> bytes:
    """The end is missing."""
    return data[: chance.randrange(len(data))]


def cut_between(data: bytes, chance: random.Random) -> bytes:
    """The last records are missing, and nothing else is wrong."""
    bodies = unseal_file(data).bodies
    return seal_file(bodies[: chance.randrange(1, len(bodies))])


def hole(data: bytes, chance: random.Random) -> bytes:
    """Something in the middle is missing."""
    at = chance.randrange(len(data))
    return data[:at] + data[at + 1 + chance.randrange(64) :]


def zeros(data: bytes, chance: random.Random) -> bytes:
    """A block was never written."""
    at, n = chance.randrange(len(data)), chance.randrange(1, 512)
    n = min(n, len(data) - at)
    return data[:at] + b"\0" * n + data[at + n :]


def doubled(data: bytes, chance: random.Random) -> bytes:
    """Something stands twice."""
    at = chance.randrange(len(data))
    piece = data[at : at + chance.randrange(1, 256)]
    return data[:at] + piece + data[at:]


def junk(data: bytes, chance: random.Random) -> bytes:
    """Something else stands behind the end."""
    return data + chance.randbytes(chance.randrange(1, 300))


def noise(data: bytes, chance: random.Random) -> bytes:
    """Nothing but the first bytes is ours."""
    return data[: chance.choice((0, 8, PREAMBLE))] + chance.randbytes(chance.randrange(2000))


def forged_checksum(data: bytes, chance: random.Random) -> bytes:
    """A changed body under a checksum that fits it."""
    length, _, chain = FRAME.unpack_from(data, PREAMBLE)
    body = bytearray(data[PREAMBLE + FRAME.size : PREAMBLE + FRAME.size + length])
    body[chance.randrange(length)] ^= 1 + chance.randrange(255)
    frame = FRAME.pack(length, zlib.crc32(bytes(body), length), chain)
    return data[:PREAMBLE] + frame + bytes(body) + data[PREAMBLE + FRAME.size + length :]


def swapped(data: bytes, chance: random.Random) -> bytes:
    """Two records have changed places."""
    bodies = unseal_file(data).bodies
    frames, seal = [], Seal(data[8:PREAMBLE])
    for body in bodies:
        frames.append(seal.frame(body))
    at = chance.randrange(len(frames) - 1)
    frames[at], frames[at + 1] = frames[at + 1], frames[at]
    return data[:PREAMBLE] + b"".join(frames)


DAMAGES: tuple[Callable[[bytes, random.Random], bytes], ...] = (
    flip, cut, cut_between, hole, zeros, doubled, junk, noise, forged_checksum, swapped,
)  # fmt: skip
"""Accidents and clumsy forgery: never opened."""


def resealed(change: Callable[[list[bytes], random.Random], list[bytes]]) -> Any:
    """A forger who knows the format: bodies changed, then sealed as they should be."""

    def forge(data: bytes, chance: random.Random) -> bytes:
        return seal_file(change(unseal_file(data).bodies, chance))

    forge.__name__ = change.__name__
    return forge


@resealed
def doubled_key(bodies: list[bytes], chance: random.Random) -> list[bytes]:
    """Which of two equal keys counts?"""
    return [bodies[0].replace(b"{", b'{"format":%d,' % FORMAT, 1), *bodies[1:]]


@resealed
def nested(bodies: list[bytes], chance: random.Random) -> list[bytes]:
    """Brackets without end."""
    deep = chance.randrange(100, 200_000)
    return [*bodies, b"[" * deep + b"]" * deep]


@resealed
def huge(bodies: list[bytes], chance: random.Random) -> list[bytes]:
    """A number, a text or a list far too long."""
    n = chance.randrange(10**4, 3 * 10**6)
    return [*bodies, chance.choice((b"9" * n, b'"' + b"a" * n + b'"', b"[" + b"0," * n + b"0]"))]


@resealed
def other_shape(bodies: list[bytes], chance: random.Random) -> list[bytes]:
    """A value of the head is of another kind, missing, or one too many."""
    head = msgspec.json.decode(bodies[0])
    # A head may do without the others, and with them empty.
    needed = ("commitment", "fingerprint", "format", "nonce", "program", "seed", "setup", "title")
    key, how = chance.choice(needed), chance.randrange(3)
    if how == 0:
        head[key] = chance.choice(([], {}, -1, "x" * 300, None, 1.5))
    elif how == 1:
        del head[key]
    else:
        head["more"] = 1
    return [encode(head), *bodies[1:]]


@resealed
def newer(bodies: list[bytes], chance: random.Random) -> list[bytes]:
    """A format that does not exist yet, or never did."""
    head = msgspec.json.decode(bodies[0])
    head["format"] = chance.choice((0, -3, FORMAT + 1, 10**9))
    return [encode(head), *bodies[1:]]


@resealed
def other_cards(bodies: list[bytes], chance: random.Random) -> list[bytes]:
    """Another seed under the old promise."""
    head = msgspec.json.decode(bodies[0])
    head["seed"] = f"{chance.getrandbits(64):016x}"
    return [encode(head), *bodies[1:]]


def bomb(data: bytes, chance: random.Random) -> bytes:
    """A small record that unpacks to a gigabyte."""
    packer = zlib.compressobj(9)
    zeros_ = b"\0" * (1 << 20)
    payload = b"\1" + b"".join(packer.compress(zeros_) for _ in range(64)) + packer.flush()
    salt = data[8:PREAMBLE]
    chain = hashlib.blake2b(salt, key=KEY, digest_size=16).digest()
    stream = hashlib.shake_256(KEY + salt + bytes(4)).digest(len(payload))
    payload = bytes(a ^ b for a, b in zip(payload, stream, strict=True))
    link = hashlib.blake2b(chain + payload, key=KEY, digest_size=16).digest()
    return (
        data[:PREAMBLE]
        + FRAME.pack(len(payload), zlib.crc32(payload, len(payload)), link)
        + payload
    )


FORGERIES: tuple[Callable[[bytes, random.Random], bytes], ...] = (
    doubled_key, nested, huge, other_shape, newer, other_cards, bomb,
)  # fmt: skip
"""Forgery with the right key: never opened either."""


@resealed
def other_answer(bodies: list[bytes], chance: random.Random) -> list[bytes]:
    """One answer in the journal is another one."""
    at = chance.randrange(1, len(bodies) - 1)
    record = msgspec.json.decode(bodies[at])
    if record[0] == "c":
        record[2] = chance.choice(("pass", "go_on", "end", "no:such"))
    return [*bodies[:at], encode(record), *bodies[at + 1 :]]


@resealed
def other_state(bodies: list[bytes], chance: random.Random) -> list[bytes]:
    """Something in the snapshot is another thing, and the journal leads elsewhere."""
    record = msgspec.json.decode(bodies[-1])
    state = record[3]
    key = chance.choice(sorted(k for k in state if k != "agenda"))
    state[key] = chance.choice((None, -1, "x", [], {}, 7, [[]]))
    plain = msgspec.json.encode(state, order="sorted")
    record[4] = hashlib.sha256(plain).hexdigest()[:32]
    elsewhere = ["c", 0, "no:such", "person", record[2], "0" * 32]
    return [*bodies[:-2], encode(elsewhere), encode(record)]


SUBTLE: tuple[Callable[[bytes, random.Random], bytes], ...] = (other_answer, other_state)
"""Forgery that may open, but then a whole game that can be played, and `verify` tells."""


def sentence(fault: Sentence) -> str:
    """What the player reads; the text must be there with all its arguments."""
    told = catalogue().say(fault.key, **fault.args)
    assert "«" not in told, told
    return told


def is_refused(data: bytes) -> bool:
    """Is a file refused with a sentence? If it opens, a question stands or the game is over."""
    try:
        sitting = open_data(data).sitting
    except SessionFault as error:
        return bool(sentence(error.fault))
    assert (sitting.question is None) != (sitting.outcome is None)
    return False


def plays_on(data: bytes, seed: int) -> None:
    """A file that opens gives a game that can be played on.

    What was forged may break a rule later on; then the game stands where it stood.
    """
    sitting = open_data(data).sitting
    for _ in range(5):
        before = state_of(sitting)
        try:
            Hands(seed).do(sitting)
        except Exception:
            assert state_of(sitting) == before
            return
