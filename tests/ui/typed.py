"""What a test knows of the screen and the types do not: that something is there, and of which kind."""

from typing import Any, TypeVar

T = TypeVar("T")


def sure(something: T | None) -> T:
    """What must be there now."""
    assert something is not None
    return something


def loosely(something: object) -> Any:
    """Something whose kind the test knows: a wrong guess fails by itself."""
    return something
