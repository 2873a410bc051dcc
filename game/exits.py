"""How a command of `run_game.py` ends: with an exit code, and with a sentence instead of a traceback."""

import os
import signal
import sys
from collections.abc import Callable
from contextlib import suppress
from types import FrameType

from game.terminal import TERMINAL

FAULTY_DATA = 3
INTERRUPTED = 130
TERMINATED = 143


def run_to_end(do: Callable[[], int]) -> int:
    """Do something to its end; whatever the terminal, the disk or the data do, the code is returned."""
    _use_any_terminal()
    signal.signal(signal.SIGTERM, _terminate)
    try:
        code = do()
        sys.stdout.flush()
        return code
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        let_output_go()
        return 1
    except OSError as error:
        let_output_go()
        return tell(_sentence(error))


def tell(sentence: str, code: int = 1) -> int:
    """The last sentence, on the terminal, and the exit code that goes with it."""
    print(sentence, file=sys.stderr)
    return code


def _sentence(error: OSError) -> str:
    what = error.strerror or type(error).__name__
    return f"{error.filename}: {what}." if error.filename else TERMINAL.say("no_output", why=what)


def _use_any_terminal() -> None:
    """A terminal without our signs shows a question mark for them."""
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")


def let_output_go() -> None:
    """What cannot be written any more shall not be tried again when Python ends."""
    with suppress(AttributeError, OSError, ValueError):  # a stream that is no file, or none at all
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _terminate(_number: int, _frame: FrameType | None) -> None:
    """SIGTERM ends everything in order, also what would not look at events for long."""
    raise SystemExit(TERMINATED)
