"""Computer players think beside the screen: quick ones in a thread, those that search in a process.

The process is started the way Windows does it (spawn), everywhere. It gets states that were dealt anew and
nothing else, answers every thought, one that was dropped with nothing, drops it as soon as another message
comes, and ends when its pipe closes, whatever became of the game. If it is silent for too long (somebody
may have stopped it) it is ended, and another one started for the next thought.
"""

from __future__ import annotations

import atexit
import signal
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from functools import cache
from multiprocessing import get_context
from multiprocessing.connection import Connection
from pathlib import Path
from traceback import extract_tb
from typing import Any, NamedTuple

from game import api
from game.api import Question, State
from game.session.folders import data_dir

DROP = -1
"""In place of the number of a thought: nobody waits any more."""
PATIENCE = 30.0
"""Seconds of silence after which a process is given up; a thought takes three at the most."""


class Thought:
    """One question given to one computer player, which knows how to answer it, in a thread."""

    def __init__(self, question: Question, answer: Callable[[], str]) -> None:
        self.question = question
        self._answer = answer
        self._key: str | None = None
        self._error: BaseException | None = None
        self._done = threading.Event()
        threading.Thread(target=self._think, name="computer player", daemon=True).start()

    def _think(self) -> None:
        try:
            self._key = self._answer()
        except BaseException as error:  # told in the caller's thread, where somebody can see it
            self._error = error
        self._done.set()

    def wait(self, seconds: float) -> str | None:
        """The answer, if it comes within this time."""
        if not self._done.wait(seconds):
            return None
        if self._error is not None:
            raise self._error
        return self._key

    def drop(self) -> None:
        """Nobody waits for it any more."""


# The process


class Job(NamedTuple):
    """What a process is asked: a state as plain data, and how it is to be thought about."""

    state: dict[str, Any]
    call: str
    """`answer` (with level, style and seed), `advise` or `judge` (each with a seed)."""
    args: tuple[Any, ...]


def _answer(state: State, is_wanted: Callable[[], bool], level: str, style: str, seed: int) -> Any:
    from game.bots.mind import think

    return think(state, level, style, seed, is_wanted)


def _advise(state: State, is_wanted: Callable[[], bool], seed: int) -> Any:
    from game.bots.mind import advise

    return advise(state, seed, is_wanted)


def _judge(state: State, is_wanted: Callable[[], bool], seed: int) -> Any:
    from game.bots.mind import judge

    return judge(state, seed, is_wanted=is_wanted)


CALLS: dict[str, Callable[..., Any]] = {"answer": _answer, "advise": _advise, "judge": _judge}


class Failed(NamedTuple):
    """A thought with a bug in it: which kind, and where; nothing of people or cards."""

    what: str


def done(job: Job, is_wanted: Callable[[], bool]) -> Any:
    """What a job asks for, or that it failed."""
    from game.bots.professor import Dropped

    try:
        return CALLS[job.call](api.load_state(job.state), is_wanted, *job.args)
    except Dropped:
        raise
    except Exception as error:  # told to the game, which writes it down and asks somebody else
        *_, frame = extract_tb(error.__traceback__)
        where = f"{Path(frame.filename).name}:{frame.lineno}"
        return Failed(f"A thought failed: {type(error).__name__} in {where}.")


def serve(pipe: Connection) -> None:
    """The life of the process: thought after thought, until nobody is at the other end."""
    from game.bots.professor import Dropped

    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the game, which closes the pipe
    with suppress(EOFError, OSError):
        while True:
            number, job = pipe.recv()
            if number == DROP:
                continue
            found = None
            with suppress(Dropped):
                found = done(job, lambda: not pipe.poll())
            pipe.send((number, found))


class Thinker:
    """The process as the game sees it: started when first needed, and anew if it was lost."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self.clock = clock
        self._pipe: Connection | None = None
        self._process: Any = None
        self.number = 0
        #: Thoughts it has not answered yet, and when it was last heard of or had nothing to do.
        self._owed = 0
        self._heard = 0.0

    @property
    def pid(self) -> int | None:
        """The process now, if there is one."""
        return self._process.pid if self._process else None

    def start(self) -> None:
        """Have a process ready."""
        if self._pipe is None:
            context = get_context("spawn")
            ours, theirs = context.Pipe()
            process = context.Process(target=serve, args=(theirs,), daemon=True)
            process.start()
            theirs.close()
            self._pipe, self._process, self._owed = ours, process, 0

    def give(self, job: Job) -> int:
        """A new thought, in place of any other; its number."""
        self.start()
        if not self._owed:
            self._heard = self.clock()
        self._owed += 1
        self.number += 1
        self._send((self.number, job))
        return self.number

    def drop(self, number: int) -> None:
        """Nobody waits for this thought any more."""
        if number == self.number and self._pipe is not None:
            self.number += 1
            with suppress(OSError):
                self._send((DROP, None))

    def _send(self, message: tuple[int, Job | None]) -> None:
        assert self._pipe is not None
        self._pipe.send(message)

    def news(self, number: int, seconds: float) -> Any:
        """What came of a thought within this time; None if nothing yet, `Lost` if it never will."""
        if self._pipe is None or number != self.number:
            raise Lost("The thought was given up for another one.")
        try:
            while self._pipe.poll(seconds):
                told, found = self._pipe.recv()
                self._owed, self._heard = self._owed - 1, self.clock()
                if told == number and isinstance(found, Failed):
                    raise Lost(found.what)
                if told == number:
                    return found
        except (EOFError, OSError) as error:
            self.close()
            raise Lost("The thinking process ended.") from error
        if self.clock() - self._heard > PATIENCE:
            self.close()
            raise Lost("The thinking process was silent for too long.")
        return None

    def close(self) -> None:
        """End the process, also one that is stopped and would not see its pipe close."""
        pipe, process = self._pipe, self._process
        self._pipe = self._process = None
        if pipe is not None:
            pipe.close()
        if process is not None:
            process.kill()
            process.join()


class Lost(Exception):
    """A thought that nobody will finish."""


@cache
def thinker() -> Thinker:
    """The one process of this game."""
    made = Thinker()
    atexit.register(made.close)
    return made


class Consulted:
    """One thought given to the process; what it needs to know has left the table dealt anew."""

    def __init__(self, dealt: State, call: str, *args: Any) -> None:
        self.dealt = dealt
        self.job = Job({**dealt.to_dict(), **dealt.recalled()}, call, args)
        self._number: int | None = None
        self._found: Any = None

    def wait(self, seconds: float) -> Any:
        """What was found, if it comes within this time; a thought given up for another begins anew.

        A process that is gone raises `Lost`.
        """
        if self._found is None:
            if self._number != thinker().number:
                self._begin()
            assert self._number is not None
            self._found = thinker().news(self._number, seconds)
        return self._found

    def _begin(self) -> None:
        try:
            self._number = thinker().give(self.job)
        except OSError as error:
            thinker().close()
            raise Lost("The thinking process ended.") from error

    def drop(self) -> None:
        """Nobody waits for it any more."""
        if self._number is not None and self._found is None:
            thinker().drop(self._number)


class Searching:
    """A question given to a computer player that searches; if the process is lost another answers."""

    def __init__(
        self, question: Question, consulted: Consulted, instead: Callable[[], str]
    ) -> None:
        self.question = question
        self._consulted = consulted
        self._instead = instead
        self._key: str | None = None

    def wait(self, seconds: float) -> str | None:
        """The answer, if it comes within this time."""
        if self._key is None:
            try:
                found = self._consulted.wait(seconds)
                self._key = found.key if found is not None else None
            except Lost as lost:
                note(f"{lost} Another level answered for it.")
                self._key = self._instead()
        return self._key

    def drop(self) -> None:
        """Nobody waits for it any more."""
        self._consulted.drop()


def note(what: str) -> None:
    """A line in the log of faults; where none can be written the game goes on."""
    path = data_dir() / "reports" / "thinking.txt"
    with suppress(OSError):
        path.parent.mkdir(parents=True, exist_ok=True)
        with path.open("a", encoding="utf-8") as file:
            file.write(what + "\n")
