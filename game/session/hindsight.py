"""Where a game turned: each seat's chance to win from turn to turn, judged by what everybody could see.

It is worked out beside the screen, turn by turn, and kept beside the finished game: it is worked out once.
`--judge FILE` prints it.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, NamedTuple

import msgspec

from game import api
from game.content.sentences import together
from game.content.texts import Catalogue, capital, catalogue
from game.session.disk import read_small, write_whole
from game.session.faults import SessionFault
from game.session.journal_records import Digest
from game.session.library import Library, open_file
from game.session.proof import DIFFERENT, SAME, UNREADABLE
from game.session.save_parser import read_bytes
from game.session.thinking import Consulted, Lost, note
from game.session.timeline import Timeline, digest, turn_of
from game.terminal import TERMINAL

if TYPE_CHECKING:
    from game.session.sitting import Sitting

SEED = 1
TURNINGS = 3
LEAST = 0.04
"""A chance that changes by less is no turn of the game."""
ENDING = ".chances.json"
MOST_BYTES = 1_000_000

Chance = Annotated[float, msgspec.Meta(ge=0, le=1)]


class Moment(NamedTuple):
    """A moment that is judged: the turn that begins there, and the move after which it does."""

    turn: int
    number: int


class TurningPoint(NamedTuple):
    """A turn in which a seat's chance changed much: which of the moments ends it, and by how much."""

    at: int
    seat: int
    before: float
    after: float


class Kept(msgspec.Struct, forbid_unknown_fields=True):
    """What lies beside a finished game: of which end of it, and the chances moment by moment."""

    digest: Digest
    chances: Annotated[list[list[Chance]], msgspec.Meta(max_length=10_000)]


def moments_of(timeline: Timeline) -> list[Moment]:
    """The beginning, every turn, and where the game stands."""
    last = len(timeline.moves) - 1
    turns = [turn_of(timeline.after(number)) for number in range(last + 1)]
    numbers = [n for n in range(last + 1) if n in (0, last) or turns[n] != turns[n - 1]]
    return [Moment(turns[number], number) for number in numbers]


def turnings(chances: Sequence[Sequence[float]]) -> list[TurningPoint]:
    """The largest changes, in the order of the game."""
    found = []
    for at, (before, after) in enumerate(pairwise(chances), start=1):
        apart = [round(now - then, 6) for now, then in zip(after, before, strict=True)]
        seat = max(range(len(apart)), key=lambda s: (abs(apart[s]), apart[s]))
        found.append(TurningPoint(at, seat, before[seat], after[seat]))
    found = [one for one in found if abs(one.after - one.before) >= LEAST]
    found.sort(key=lambda one: -abs(one.after - one.before))
    return sorted(found[:TURNINGS])


class Hindsight:
    """The chances of one game, worked out a moment at a time."""

    def __init__(self, sitting: Sitting, library: Library | None = None) -> None:
        self.sitting = sitting
        self.library = library
        self.moments = moments_of(sitting.timeline)
        self.chances: list[Sequence[float]] = self._kept()
        self._thought: Consulted | None = None

    @property
    def is_done(self) -> bool:
        """Is every moment judged?"""
        return len(self.chances) == len(self.moments)

    @property
    def turnings(self) -> list[TurningPoint]:
        """Where it turned, once all is judged."""
        return turnings(self.chances) if self.is_done else []

    def step(self, seconds: float = 0.0) -> bool:
        """Go on for so long; True if another moment was judged."""
        if self.is_done:
            return False
        if self._thought is None:
            self._thought = Consulted(self._dealt(len(self.chances)), "judge", SEED)
        try:
            found = self._thought.wait(seconds)
        except Lost as lost:
            note(f"{lost} A game is judged anew.")
            self.drop()
            return False
        if found is None:
            return False
        self._thought = None
        self.chances.append(found)
        if self.is_done:
            self._keep()
        return True

    def drop(self) -> None:
        """Nobody looks any more; what was judged stays."""
        if self._thought is not None:
            self._thought.drop()
            self._thought = None

    def _dealt(self, index: int) -> api.State:
        """A moment as everybody could see it, all that was hidden dealt anew."""
        state = self.sitting.timeline.after(self.moments[index].number)
        return api.redeal(state, None, SEED)

    # On the disk

    @property
    def _path(self) -> Path | None:
        """Beside the finished game; nowhere if there is none on the shelf."""
        if self.library is None or self.sitting.outcome is None:
            return None
        game = self.library.finished_path(self.sitting.commitment)
        return game.with_name(game.name.partition(".")[0] + ENDING) if game.is_file() else None

    def _kept(self) -> list[Sequence[float]]:
        """What was judged before, if it is of this end of this game; anything else is judged anew."""
        path = self._path
        if path is None:
            return []
        try:
            kept = msgspec.json.decode(read_small(path, MOST_BYTES), type=Kept)
        except (OSError, ValueError):  # none yet, no UTF-8, no JSON, another shape
            return []
        is_whole = len(kept.chances) == len(self.moments)
        seats = {len(row) for row in kept.chances}
        is_own = kept.digest == digest(self.sitting.timeline.state)
        return list(kept.chances) if is_whole and is_own and seats == {self._seats} else []

    @property
    def _seats(self) -> int:
        return len(self.sitting.seats)

    def _keep(self) -> None:
        path = self._path
        if path is None:
            return
        kept = Kept(digest(self.sitting.timeline.state), [list(row) for row in self.chances])
        try:
            write_whole(path, msgspec.json.encode(kept))
        except OSError as error:  # it can be judged again
            note(f"{path}: {error}")


# In words


def turning_text(texts: Catalogue, hindsight: Hindsight, turning: TurningPoint) -> str:
    """When whose chance rose or fell, and by how much."""
    kind = "rise" if turning.after > turning.before else "fall"
    return texts.say(
        f"hindsight.{kind}",
        moment=_when(texts, hindsight, turning.at - 1),
        name=hindsight.sitting.seats[turning.seat].name,
        before=percent(turning.before),
        after=percent(turning.after),
    )


def percent(chance: float) -> int:
    """A chance as people say it."""
    return round(100 * chance)


def _when(texts: Catalogue, hindsight: Hindsight, index: int) -> str:
    if hindsight.sitting.outcome and index == len(hindsight.moments) - 1:
        return texts.say("hindsight.end")
    title, turn = hindsight.sitting.setup.title, hindsight.moments[index].turn
    key = f"{title}.session.moment" if turn else "session.just_begun"
    return capital(texts.say(key, n=turn))


def _row(texts: Catalogue, hindsight: Hindsight, index: int) -> str:
    seats = zip(hindsight.sitting.seats, hindsight.chances[index], strict=True)
    told = [
        texts.say("hindsight.seat", name=seat.name, n=percent(chance)) for seat, chance in seats
    ]
    moment = _when(texts, hindsight, index)
    return texts.say("hindsight.row", moment=moment, chances=together(texts, told))


def main(path: Path) -> int:
    """`--judge FILE`: a line a turn and where the game turned; codes as for `--verify`."""
    texts = catalogue(TERMINAL.language)
    try:
        read_bytes(path)
    except SessionFault as error:
        print(texts.say(error.fault.key, **error.fault.args))
        return UNREADABLE
    try:
        sitting = open_file(path).sitting
    except SessionFault as error:
        print(texts.say(error.fault.key, **error.fault.args))
        return DIFFERENT
    _print(texts, Hindsight(sitting))
    return SAME


def _print(texts: Catalogue, hindsight: Hindsight) -> None:
    from game.bots.mind import judge

    for index in range(len(hindsight.moments)):
        hindsight.chances.append(judge(hindsight._dealt(index), SEED))
        print(_row(texts, hindsight, index), flush=True)
    for turning in hindsight.turnings:
        print(turning_text(texts, hindsight, turning))
