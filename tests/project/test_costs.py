"""What the tests cost is added up and told: `tests/costs.py`; none of them looks at a clock."""

from types import SimpleNamespace

import pytest
from hypothesis import HealthCheck, settings

from tests.costs import MOST_MEGABYTES, SLOWEST, Bill, Meter, processor_seconds


def report(name: str, seconds: float, worker: int = 1, megabytes: float = 90.0) -> SimpleNamespace:
    facts = {"processor_seconds": seconds, "process": worker, "peak_megabytes": megabytes}
    return SimpleNamespace(nodeid=f"tests/test_{name}.py::test_it", **facts)


class Paper:
    """A terminal that keeps its lines."""

    def __init__(self) -> None:
        self.lines: list[str] = []

    def section(self, title: str) -> None:
        self.lines.append(title)

    def line(self, text: str) -> None:
        self.lines.append(text)


def test_the_dearest_files_come_first_and_all_are_added_up() -> None:
    bill, paper = Bill(), Paper()
    for number in range(SLOWEST + 5):
        bill.pytest_runtest_logreport(report(f"cheap_{number}", 0.5))
    for _ in range(3):
        bill.pytest_runtest_logreport(report("dear", 2.0))
    bill.pytest_runtest_logreport(SimpleNamespace(nodeid="a worker that died"))
    bill.pytest_terminal_summary(paper)
    assert paper.lines[1].split() == ["6.0", "s", "tests/test_dear.py"]
    assert len([line for line in paper.lines if ".py" in line]) == SLOWEST
    assert any(line.split()[0] == "13.5" for line in paper.lines)


@pytest.mark.parametrize(("most", "status"), [(MOST_MEGABYTES - 1.0, 0), (MOST_MEGABYTES + 1.0, 1)])
def test_a_worker_that_grows_too_large_fails_the_run(most: float, status: int) -> None:
    bill, session = Bill(), SimpleNamespace(exitstatus=0)
    bill.pytest_runtest_logreport(report("small", 1.0, 1))
    bill.pytest_runtest_logreport(report("large", 1.0, 2, most))
    bill.pytest_sessionfinish(session)
    assert session.exitstatus == status


def test_a_report_carries_what_was_spent_since_the_one_before() -> None:
    meter, start = Meter(), processor_seconds()
    while processor_seconds() < start + 0.05:
        sum(range(1000))
    hook = meter.pytest_runtest_makereport(None)
    next(hook)
    with pytest.raises(StopIteration) as made:
        hook.send(SimpleNamespace())
    assert made.value.value.processor_seconds >= 0.04
    assert made.value.value.peak_megabytes >= 0


def test_a_busy_machine_is_no_fault_of_a_property() -> None:
    """A Hypothesis health check must not look at the clock."""
    assert settings.default is not None
    assert settings.default.deadline is None
    assert HealthCheck.too_slow in settings.default.suppress_health_check
