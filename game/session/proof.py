"""Proof and replay: a file played again, decision by decision."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

from game import api
from game.content.texts import catalogue
from game.content.titles import fingerprint
from game.content.yamlfile import ContentError
from game.session import save_codec, save_parser
from game.session.faults import SessionFault
from game.session.save_parser import GameFile
from game.session.sentence import Sentence
from game.session.timeline import Shown, Timeline, Told, digest
from game.session.traits import traits_of
from game.terminal import TERMINAL

SAME, UNREADABLE, DIFFERENT = 0, 1, 5
"""Exit codes of `--verify`."""


class Verdict(NamedTuple):
    """What the proof found: an exit code and a sentence."""

    code: int
    fault: Sentence


def verify(path: Path) -> Verdict:
    """Play a file again and compare the digest after every record; the first difference is named."""
    try:
        data = save_parser.read_bytes(path)
    except SessionFault as error:
        return Verdict(UNREADABLE, error.fault)
    try:
        file = save_parser.parse(data)
    except SessionFault as error:
        return Verdict(DIFFERENT, error.fault)
    if not file.is_whole:
        return _different("damaged", number=len(file.records))
    return _played_again(file)


def _played_again(file: GameFile) -> Verdict:
    try:
        timeline = save_codec.start(file.head, file.base)
    except ContentError:
        raise  # our own data is at fault, not the file
    except Exception as error:  # whatever breaks, breaks at the start: that is the difference
        return _different("start", why=type(error).__name__)
    for number, record in enumerate(file.records, start=1):
        try:
            save_codec.step(timeline, record)
        except Exception as error:  # as above, at this record
            return _different(
                "refused", number=number, moment=when(file, record.turn), why=type(error).__name__
            )
        if digest(timeline.state) != record.digest:
            key = "digest" if file.head.fingerprint == fingerprint(file.head.title) else "data"
            return _different(key, number=number, moment=when(file, record.turn))
    return _ended_alike(file, timeline)


def _ended_alike(file: GameFile, timeline: Timeline) -> Verdict:
    ending = save_codec.ending_of(timeline.state)
    if file.head.outcome is not None and ending != file.head.outcome:
        return _different("outcome")
    count = {"records": str(len(file.records)), "commitment": file.head.commitment}
    if ending is None:
        return Verdict(SAME, Sentence("session.verify.running", count))
    opened = {"seed": str(int(file.head.seed, 16)), "nonce": file.head.nonce}
    return Verdict(SAME, Sentence("session.verify.finished", {**count, **opened}))


def when(file: GameFile, turn: int) -> str:
    """The moment of a record in the words of its title: a turn, a visit."""
    return catalogue(TERMINAL.language).say(f"{file.head.title}.session.moment", n=turn)


def _different(key: str, **args: object) -> Verdict:
    return Verdict(
        DIFFERENT, Sentence(f"session.verify.{key}", {k: str(v) for k, v in args.items()})
    )


def main(path: Path) -> int:
    """`--verify FILE`: one sentence and the exit code."""
    code, fault = verify(path)
    print(catalogue(TERMINAL.language).say(fault.key, **fault.args))
    return code


class Replay:
    """A game to watch from its beginning, through one seat's eyes or everybody's.

    Frame `n` is the table after move `n`, and move 0 is the set-up.
    """

    def __init__(self, timeline: Timeline, seat: int | None) -> None:
        self._timeline = timeline
        self.seat = seat
        self.told = timeline.told(seat)
        self._by_move: dict[int, list[Told]] = {}
        for told in self.told:
            self._by_move.setdefault(told.number, []).append(told)

    def __len__(self) -> int:
        return len(self._timeline.moves)

    def view(self, number: int) -> api.TableView:
        """The table at a frame."""
        return api.project(self._timeline.after(number), self.seat)

    def shown(self, number: int) -> list[Shown]:
        """What move `number` caused, with the table after each event."""
        return self._timeline.shown_in(number, self.seat)

    def events(self, number: int) -> list[Told]:
        """What move `number` caused."""
        return self._by_move.get(number, [])

    def turns(self) -> list[tuple[int, int]]:
        """Each turn with the number of the move that began it, for a scrubber."""
        started = traits_of(self._timeline.state.title).turn_started
        return [(told.turn, told.number) for told in self.told if told.event.kind == started]
