"""Work beside the game: one thread that does things in order and ends with the program."""

from __future__ import annotations

import queue
import threading
from collections.abc import Callable

Job = Callable[[], object]


class Worker:
    """Does what it is given, one thing after the other; the thread begins with the first of them."""

    def __init__(self, name: str) -> None:
        self.name = name
        self._jobs: queue.Queue[Job | None] = queue.Queue()
        self._thread: threading.Thread | None = None

    def do(self, job: Job) -> None:
        """Do this some time soon; it must not fail."""
        if self._thread is None:
            self._thread = threading.Thread(target=self._work, name=self.name, daemon=True)
            self._thread.start()
        self._jobs.put(job)

    def finish(self) -> None:
        """Wait until all is done."""
        self._jobs.join()

    def stop(self) -> None:
        """Wait until all is done, and end the thread; the next job would begin another."""
        if self._thread is not None:
            self._jobs.put(None)
            self._thread.join()
            self._thread = None

    def _work(self) -> None:
        while self._do_next():
            pass

    def _do_next(self) -> bool:
        """Do one job, and keep nothing of it while the next is waited for; False at the end."""
        job = self._jobs.get()
        try:
            if job is not None:
                job()
        finally:
            self._jobs.task_done()
        return job is not None
