"""Work beside the game: one thread that does things in order and ends with the program."""

from __future__ import annotations

import queue
import threading
from collections.abc import Callable


class Worker:
    """Does what it is given, one thing after the other; the thread begins with the first of them."""

    def __init__(self, name: str) -> None:
        self.name = name
        self._jobs: queue.Queue[Callable[[], object]] = queue.Queue()
        self._thread: threading.Thread | None = None

    def do(self, job: Callable[[], object]) -> None:
        """Do this some time soon; it must not fail."""
        if self._thread is None:
            self._thread = threading.Thread(target=self._work, name=self.name, daemon=True)
            self._thread.start()
        self._jobs.put(job)

    def finish(self) -> None:
        """Wait until all is done."""
        self._jobs.join()

    def _work(self) -> None:
        while True:
            job = self._jobs.get()
            try:
                job()
            finally:
                self._jobs.task_done()
