"""Small immutable records: steps on the agenda, definitions of a box, questions and events.

All are slotted dataclasses, frozen for the type checker but not at run time. Measured: a frozen one
takes twice as long to build and three times as long to define, and a NamedTuple 1.7 times as long to build;
the engine defines some 150 and builds several for every decision. mypy refuses any assignment to a field.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TypeVar, dataclass_transform

_T = TypeVar("_T")


@dataclass_transform(frozen_default=True, field_specifiers=(field,))
def record(cls: type[_T]) -> type[_T]:
    """A step: built all the time, never compared."""
    return dataclass(slots=True, eq=False, repr=False)(cls)


@dataclass_transform(frozen_default=True, field_specifiers=(field,))
def definition(cls: type[_T]) -> type[_T]:
    """Something printed, asked or told: equal if its fields are."""
    return dataclass(slots=True)(cls)
