"""Save, load, save after every decision of a game, without playing the game again every time."""

from __future__ import annotations

from pathlib import Path

from game import api
from game.api import State
from game.session import disk, save_codec, save_parser
from game.session.journal_records import Snapshot
from game.session.save_parser import GameFile
from game.session.sitting import Sitting
from game.session.timeline import Timeline, digest
from tests.session.checks import state_of, undated


class Reader:
    """Knows a game by its saves alone: after every decision it reads one whole and compares.

    Each is written and read as by the program. Loading plays a journal from its beginning; done
    after every decision that costs the square of the game. The reader plays only what is new to it,
    and checks byte by byte that the rest is what it has played before.
    """

    def __init__(self, path: Path) -> None:
        self.path = path
        self.timeline: Timeline | None = None
        self.played: list[bytes] = []

    def compare(self, sitting: Sitting) -> None:
        """Save, load, save: the same bytes, state, question, bar, and the same for every seat."""
        disk.write_whole(self.path, save_codec.save_bytes(sitting, "a name"))
        file = save_parser.parse(save_parser.read_bytes(self.path))
        seen = len(self.timeline.moves) if self.timeline else 0
        loaded, snapshot = self.opened(file)
        # The snapshot stands among the records: equal bytes are equal states and digests.
        assert undated(save_codec.bodies_of(loaded, "a name")) == undated(file.opened.bodies)
        assert state_of(sitting) == digest(snapshot)
        assert loaded.question == sitting.question == snapshot.question
        assert loaded.outcome == sitting.outcome == snapshot.outcome
        assert (loaded.now(), loaded.pressed) == (sitting.now(), sitting.pressed)
        since = min(seen, sitting.length - 1)
        for seat in (None, *range(len(sitting.seats))):
            assert loaded.view(seat) == sitting.view(seat) == api.project(snapshot, seat)
            assert loaded.events_for(seat, since) == sitting.events_for(seat, since)

    def opened(self, file: GameFile) -> tuple[Sitting, State]:
        """The sitting in the file, proven as `save_codec.load` does it, and its snapshot."""
        bodies = file.opened.bodies
        assert file.is_whole
        *journal, last = file.records
        assert isinstance(last, Snapshot)
        if self.timeline is None:
            self.timeline = save_codec.start(file.head, file.base)
        known = len(self.played)
        assert bodies[1 : known + 1] == self.played
        for record in journal[known:]:
            save_codec.step(self.timeline, record)
            assert digest(self.timeline.state) == record.digest
        self.played = bodies[1:-1]
        sitting = Sitting(file.head.setup, save_parser.secret_of(file.head), self.timeline, journal)
        return sitting, save_codec.state_of(last, file.head)
