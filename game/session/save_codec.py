"""A sitting as it stands in a file, and the way back to a sitting."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from datetime import datetime
from typing import Any, NamedTuple

import msgspec

from game import __version__, api
from game.api import State
from game.content.titles import fingerprint
from game.session.faults import SessionFault, refuse
from game.session.journal_records import (
    FORMAT,
    Chose,
    Ending,
    Head,
    JournalRecord,
    Ordered,
    Pressed,
    Rewound,
    Snapshot,
    Spoke,
    Summary,
    Undone,
)
from game.session.save_parser import GameFile, secret_of
from game.session.sealed_file import convert, encode, seal_file
from game.session.sentence import Sentence
from game.session.sitting import Sitting, first_state
from game.session.timeline import Timeline, digest, digest_of, turn_of
from game.session.traits import traits_of

MOST_PICTURE = 200_000


class Loaded(NamedTuple):
    """A sitting out of a file, and what has to be said about it.

    `is_proven`: the journal, played again, leads to exactly this state.
    """

    sitting: Sitting
    is_proven: bool
    fault: Sentence | None = None


# Writing


def head_of(sitting: Sitting, name: str = "", picture: bytes = b"") -> Head:
    """The head of a file about this sitting now."""
    if len(picture) > MOST_PICTURE:
        raise refuse("picture")
    setup, secret = sitting.setup, sitting.secret
    return Head(
        format=FORMAT,
        title=setup.title,
        program=__version__,
        fingerprint=fingerprint(setup.title),
        setup=setup,
        seed=f"{secret.seed:016x}",
        nonce=secret.nonce,
        commitment=secret.commitment,
        name=name,
        written=datetime.now().isoformat(timespec="minutes"),
        summary=summary_of(sitting),
        outcome=ending_of(sitting.timeline.state),
        picture=picture,
    )


def ending_of(state: State) -> Ending | None:
    """How it ended, once it has."""
    return convert(state.outcome.to_dict(), Ending) if state.outcome else None


def summary_of(sitting: Sitting) -> Summary:
    """What a list tells of it; from the public view only."""
    return Summary(
        turn=turn_of(sitting.timeline.state),
        decisions=len(sitting.decisions()),
        roles=list(traits_of(sitting.setup.title).roles(sitting.view(None))),
    )


def snapshot_of(state: State, after: int) -> Snapshot:
    """The whole state as a record."""
    return Snapshot(after, turn_of(state), state.to_dict(), digest(state))


def bodies_of(sitting: Sitting, name: str = "", picture: bytes = b"") -> list[bytes]:
    """The records of a whole save: head, journal, snapshot."""
    records = list(sitting.records)
    if records:
        records.append(snapshot_of(sitting.timeline.state, len(records)))
    head = msgspec.structs.replace(head_of(sitting, name, picture), length=len(records))
    return [encode(head), *map(encode, records)]


def save_bytes(sitting: Sitting, name: str = "", picture: bytes = b"") -> bytes:
    """A whole save as it stands in a file."""
    return seal_file(bodies_of(sitting, name, picture))


# Back to a sitting


def step(timeline: Timeline, record: JournalRecord) -> None:
    """Do again what a record says; anything the rules refuse raises."""
    match record:
        case Chose():
            if timeline.state.question and timeline.state.question.seat != record.seat:
                raise ValueError("another seat is asked")
            timeline.choose(record.key, record.by, record.advised)
        case Ordered():
            timeline.order(record.seat, record.order, record.marks)
        case Spoke():
            timeline.speak_up(record.seat)
        case Undone():
            _in_range(timeline, record.to)
            timeline.back_to(record.to)
        case Rewound():
            _in_range(timeline, record.to)
            timeline.rewind_to(record.to, record.agreed)
        case Pressed():
            timeline.press(record.seats, record.closed)
        case Snapshot():
            pass


def _in_range(timeline: Timeline, number: int) -> None:
    if not 0 < number < len(timeline.moves):
        raise ValueError(f"there is no move {number}")


def start(head: Head, base: Snapshot | None) -> Timeline:
    """The beginning of a journal: the set-up, or the state it was handed."""
    if base is None:
        return Timeline(first_state(head.setup, int(head.seed, 16)))
    return Timeline(state_of(base, head))


def state_of(snapshot: Snapshot, head: Head) -> State:
    """The state of a snapshot, refused unless it is whole and stands at a question or the end."""
    if snapshot.state.get("title") != head.title:
        raise refuse("content")
    try:
        if not _alike(first_state(head.setup, 0).to_dict(), snapshot.state):
            raise refuse("content")
        state = api.load_state(snapshot.state)
        whole = digest_of(snapshot.state) == snapshot.digest and state.seats == len(
            head.setup.seats
        )
        whole = whole and (state.question is None) != (state.outcome is None)
        for seat in (None, *range(state.seats)):
            api.project(state, seat)
    except Exception as error:  # a forged or outdated state may break anywhere; none of it is kept
        raise refuse("content") from error
    if not whole:
        raise refuse("content")
    return state


def _alike(model: Any, value: Any) -> bool:
    """Is every part of a value of the kind it has in a fresh game? Nothing fits everything."""
    if model is None or value is None:
        return True
    if isinstance(model, dict) and isinstance(value, dict):
        return all(_alike(model[key], value[key]) for key in model if key in value)
    return type(model) is type(value)


def replay(file: GameFile) -> Timeline | None:
    """The timeline of a journal played again; None if these rules lead elsewhere."""
    try:
        timeline = start(file.head, file.base)
        for record in file.records:
            step(timeline, record)
    except Exception:  # other rules than those it was played by may refuse anything
        return None
    last = file.records[-1] if file.records else None
    return timeline if last is None or digest(timeline.state) == last.digest else None


def load(file: GameFile, snapshots: Iterable[Snapshot] = ()) -> Loaded:
    """A sitting out of a file: by its journal, or where the rules have changed by a snapshot.

    The newest snapshot is taken, of the file's own and those handed in, and the records after it.
    """
    timeline = replay(file)
    if timeline is not None:
        records = file.records
        if records and isinstance(records[-1], Snapshot) and records[-1].after > 0:
            records = records[:-1]
        return Loaded(Sitting(file.head.setup, secret_of(file.head), timeline, records), True)
    own = [record for record in file.records if isinstance(record, Snapshot)]
    for snapshot in sorted((*own, *snapshots), key=lambda s: -s.after):
        try:
            timeline = Timeline(state_of(snapshot, file.head))
        except SessionFault:
            continue  # the next older one may do
        lost = _go_on(timeline, file.records[snapshot.after :])
        fault = Sentence("session.fault.rules_lost", {"n": str(lost)})
        if not lost:
            fault = Sentence("session.fault.rules", {})
        return Loaded(_restarted(file.head, timeline), False, fault)
    raise refuse("content")


def _go_on(timeline: Timeline, records: Sequence[JournalRecord]) -> int:
    """Do again what these rules still allow, with the same result; how many records are left out."""
    for number, record in enumerate(records):
        if isinstance(record, Snapshot):
            continue  # it says nothing that was not done; other rules may have written it otherwise
        before = timeline.state.clone()
        try:
            step(timeline, record)
        except Exception:  # as in `replay`: other rules may refuse anything
            return len(records) - number
        if record.digest != digest(timeline.state):
            timeline.state = before
            return len(records) - number
    return 0


def _restarted(head: Head, timeline: Timeline) -> Sitting:
    """A sitting whose journal begins with the state it has now."""
    state = timeline.state
    state.events = []
    return Sitting(head.setup, secret_of(head), Timeline(state), [snapshot_of(state, 0)])


def from_snapshot(head: Head, snapshot: Snapshot) -> Sitting:
    """A sitting that begins where a snapshot was taken."""
    return _restarted(head, Timeline(state_of(snapshot, head)))
