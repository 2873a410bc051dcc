"""What a test knows of the screen and the types do not: that something is there, and of which kind."""

from typing import Any, TypeVar, overload

T = TypeVar("T")
K = TypeVar("K")


@overload
def sure(something: T | None) -> T: ...
@overload
def sure(something: object, kind: type[K]) -> K: ...
def sure(something: Any, kind: type = object) -> Any:
    """What must be there now, and be of this kind."""
    assert something is not None
    assert isinstance(something, kind), f"a {type(something).__name__}, no {kind.__name__}"
    return something
