"""What the tests cost: processor time by file, and the memory of each worker."""

import os
from collections import defaultdict

import pytest

SLOWEST = 10
#: Above this some test keeps what it should have dropped.
MOST_MEGABYTES = 1024
#: In the long run, whose windows are up to four times as large.
LONG_MEGABYTES = 2048


def processor_seconds() -> float:
    """Processor time of this process and of the processes it has waited for."""
    return sum(os.times()[:4])


def peak_megabytes(with_children: bool = False) -> float:
    """The most memory this process ever had, or one it has waited for; 0 if the system does not tell."""
    try:
        import resource
    except ImportError:
        return 0.0
    whose = [resource.RUSAGE_SELF, *[resource.RUSAGE_CHILDREN] * with_children]
    return max(resource.getrusage(who).ru_maxrss for who in whose) / 1024


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
        report.peak_megabytes = peak_megabytes()
        report.process = os.getpid()
        return report


class Bill:
    """Where the reports arrive: the sums, told at the end."""

    def __init__(self, most: int = MOST_MEGABYTES) -> None:
        self.most = most
        self.seconds: dict[str, float] = defaultdict(float)
        self.peaks: dict[int, float] = {}

    def pytest_runtest_logreport(self, report):
        """Add up what a report brings; that of a worker that died brings nothing."""
        if not hasattr(report, "processor_seconds"):
            return
        self.seconds[report.nodeid.partition("::")[0]] += report.processor_seconds
        self.peaks[report.process] = report.peak_megabytes

    def pytest_sessionfinish(self, session):
        """A worker that grew too large fails the run."""
        if session.exitstatus == 0 and max(self.peaks.values(), default=0) > self.most:
            session.exitstatus = 1

    def pytest_terminal_summary(self, terminalreporter):
        """The slowest files and the memory of the workers."""
        terminalreporter.section("processor time")
        for name, seconds in sorted(self.seconds.items(), key=lambda it: -it[1])[:SLOWEST]:
            terminalreporter.line(f"{seconds:7.1f} s  {name}")
        terminalreporter.line(f"{sum(self.seconds.values()):7.1f} s  in all")
        for peak in self.peaks.values():
            too_much = f", more than {self.most}" if peak > self.most else ""
            terminalreporter.line(f"{peak:7.0f} MB at most in a worker{too_much}")
