"""Nothing hidden stands in clear text in anything that is written."""

from __future__ import annotations

import json
import re
import zlib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from game.engine.titles.dungeonology.view_types import own_view
from game.session import history
from game.session.library import Library
from game.session.save_codec import save_bytes
from game.session.sealed_file import unseal_file
from game.session.sitting import Sitting
from tests.session.table import people, played


def hidden_words(sitting: Sitting) -> set[bytes]:
    """Every id, name and number of the game that a file could give away."""
    state = sitting.timeline.state.to_dict()
    words = set(re.findall(rb'"([A-Za-z_]\w*)"', json.dumps(state).encode()))
    words |= {seat.name.encode() for seat in sitting.seats}
    return {word for word in words if len(word) > 3} | hidden_ids(sitting)


def hidden_ids(sitting: Sitting) -> set[bytes]:
    """What nobody at the table may know, or not everybody: cards, tiles, seed.

    A short id stands in quotes, as it would in JSON: three letters alone are found in any noise.
    """
    state, secret = sitting.timeline.state.to_dict(), sitting.secret
    ids = set(strings(state)) - set(strings(sitting.view(None)))
    words = {(f'"{one}"' if len(one) < 5 else one).encode() for one in ids if one}
    numbers = {str(state["rng"]), str(secret.seed), f"{secret.seed:x}", secret.nonce}
    return words | {number.encode() for number in numbers}


def strings(value: Any) -> Iterator[str]:
    """Every text in a nested value, without the names of its fields."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        yield from (text for one in value.values() for text in strings(one))
    elif isinstance(value, (list, tuple)):
        yield from (text for one in value for text in strings(one))


def readable(data: bytes) -> list[bytes]:
    """A file as it is, and whatever in it unpacks by itself."""
    found = [data]
    for match in re.finditer(rb"\x78[\x01\x5e\x9c\xda]", data):
        try:
            found.append(zlib.decompressobj().decompress(data[match.start() :], 1 << 20))
        except zlib.error:
            continue
    return found


@pytest.mark.parametrize(
    ("title", "least"), [("dungeonology", 100), ("atlandice", 20), ("catacombs", 100)]
)
def test_no_file_of_a_running_game_tells_anything(
    library: Library, tmp_path: Path, title: str, least: int
) -> None:
    sitting = library.start(people(4, title), seed=0x1234_5678_9ABC_DEF0)
    played(sitting, 3, 70)
    entry = library.save(sitting, "a name of our own")
    library.export(entry, tmp_path / "data" / "export.civetta")
    sitting.close()
    words = hidden_words(sitting) | {b"a name of our own"}
    assert len(words) > least
    files = [path for path in library.root.rglob("*") if path.is_file()]
    assert len(files) >= 5
    for path in files:
        for text in readable(path.read_bytes()):
            shown = {word for word in words if word in text}
            assert not shown, (path.name, shown)
        assert not any(word in path.name.encode() for word in words)


def test_the_scan_finds_what_is_not_hidden(library: Library) -> None:
    """The scan above can fail: unsealed bodies are full of such words."""
    sitting = played(library.start(people(2), seed=5), 3, 30)
    bodies = b"".join(unseal_file(save_bytes(sitting)).bodies)
    assert any(word in bodies for word in hidden_words(sitting))
    assert any(word in text for word in [b"agenda"] for text in readable(zlib.compress(bodies)))
    sitting.close()


def test_lists_tell_nothing_hidden(library: Library) -> None:
    """What the screen reads of a running game without opening it is public."""
    sitting = played(library.start(people(2), seed=5), 3, 30)
    sitting.close()
    entry = library.latest()
    assert entry
    assert entry.head
    summary = entry.head.summary
    view = own_view(sitting.view(None))
    assert summary.roles == [scholar["card"] for scholar in view["scholars"]]


def test_the_history_holds_finished_games_only(library: Library) -> None:
    played(library.start(people(2), seed=5), 3, 30).close()
    assert history.results(library.history()) == []
