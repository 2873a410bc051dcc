"""The last good state of a game whose files are damaged."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator
from pathlib import Path

from game.session import save_codec, save_parser
from game.session.faults import SessionFault, refuse
from game.session.journal_records import Head, Snapshot
from game.session.save_codec import Loaded
from game.session.save_index import JOURNAL, generations
from game.session.sentence import Sentence
from game.session.sitting import Sitting


def best(folder: Path) -> tuple[Head | None, int]:
    """Of a damaged game: its head and the turn it can be had up to."""
    try:
        loaded = last_good_state(folder)
    except SessionFault:
        return None, 0
    return save_codec.head_of(loaded.sitting), save_codec.summary_of(loaded.sitting).turn


def last_good_state(folder: Path) -> Loaded:
    """The last good state of a damaged game: of its journal or of a generation, whichever is later."""
    found: list[tuple[int, Sitting]] = []
    with contextlib.suppress(SessionFault):
        file = save_parser.parse(save_parser.read_bytes(folder / JOURNAL))
        found.append((len(file.records), save_codec.load(file).sitting))
    for path in generations(folder):
        with contextlib.suppress(SessionFault):
            file = save_parser.parse(save_parser.read_bytes(path))
            snapshot = file.records[0] if file.records else None
            if isinstance(snapshot, Snapshot):
                found.append((snapshot.after, save_codec.from_snapshot(file.head, snapshot)))
    if not found:
        raise refuse("damaged")
    sitting = max(found, key=lambda one: one[0])[1]
    return Loaded(sitting, False, Sentence("session.fault.rescued", {}))


def snapshots(folder: Path) -> Iterator[Snapshot]:
    """The generations of a running game that can be read, newest first."""
    for path in generations(folder):
        with contextlib.suppress(SessionFault):
            for record in save_parser.parse(save_parser.read_bytes(path)).records:
                if isinstance(record, Snapshot):
                    yield record
