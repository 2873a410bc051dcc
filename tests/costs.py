"""What the tests cost: processor time by file, and the memory of each worker."""

import os
import resource
from collections import defaultdict

import pytest

SLOWEST = 10


def processor_seconds() -> float:
    """Processor time of this process and of the processes it has waited for."""
    own, others = (
        resource.getrusage(who) for who in (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN)
    )
    return own.ru_utime + own.ru_stime + others.ru_utime + others.ru_stime


class Meter:
    """In each worker: every report carries what was spent since the one before."""

    def __init__(self) -> None:
        self._before = processor_seconds()

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_makereport(self, item):
        """Write the cost of this phase and the highest memory so far on the report."""
        report = yield
        now = processor_seconds()
        report.processor_seconds, self._before = now - self._before, now
        report.peak_kilobytes = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
        report.process = os.getpid()
        return report


class Bill:
    """Where the reports arrive: the sums, told at the end."""

    def __init__(self) -> None:
        self.seconds: dict[str, float] = defaultdict(float)
        self.peaks: dict[int, int] = {}

    def pytest_runtest_logreport(self, report):
        """Add up what a report brings."""
        self.seconds[report.nodeid.partition("::")[0]] += report.processor_seconds
        self.peaks[report.process] = report.peak_kilobytes

    def pytest_terminal_summary(self, terminalreporter):
        """The slowest files and the memory of the workers."""
        terminalreporter.section("processor time")
        for name, seconds in sorted(self.seconds.items(), key=lambda it: -it[1])[:SLOWEST]:
            terminalreporter.line(f"{seconds:7.1f} s  {name}")
        peaks = ", ".join(f"{peak / 1024:.0f} MB" for peak in self.peaks.values())
        terminalreporter.line(f"{sum(self.seconds.values()):7.1f} s  in all; peaks: {peaks}")
