"""Typed records out of YAML data, with every fault of a record reported, not only the first."""

from __future__ import annotations

from collections.abc import Iterator
from types import NoneType, UnionType
from typing import Annotated, Any, Literal, TypeVar, Union, get_args, get_origin

import msgspec

from game.content.yamlfile import Keys, YamlFile

Count = Annotated[int, msgspec.Meta(ge=0)]
Positive = Annotated[int, msgspec.Meta(ge=1)]
R = TypeVar("R", bound="Record")


class Record(msgspec.Struct, forbid_unknown_fields=True, gc=False):
    """What a file may hold at one place: known fields of known types and nothing else."""


def record(file: YamlFile, at: Keys, value: object, kind: type[R]) -> R | None:
    """The value as a record; None and faults in the file if it is none.

    Unknown keys are faults, too, but the record without them is good enough to look for more.
    """
    try:
        return msgspec.convert(value, kind)
    except msgspec.ValidationError:
        _explain(file, at, value, kind)
    if isinstance(value, dict):
        value = {key: entry for key, entry in value.items() if key in kind.__struct_fields__}
    try:
        return msgspec.convert(value, kind)
    except msgspec.ValidationError:
        return None


def records(file: YamlFile, kind: type[R]) -> Iterator[tuple[Keys, R]]:
    """The records of a file that is a list of them, each with its place; ids must differ."""
    if file.data is None and file.faults:
        return
    if not isinstance(file.data, list):
        file.fault((), "no_list")
        return
    seen: set[str] = set()
    for place, value in enumerate(file.data):
        made = record(file, (place,), value, kind)
        if made is None:
            continue
        name = getattr(made, "id", None)
        if name in seen:
            file.fault((place, "id"), "id_twice", id=name)
        if name is not None:
            seen.add(name)
        yield (place,), made


def _explain(file: YamlFile, at: Keys, value: object, kind: Any) -> None:
    """Find every fault in a value that is not of that kind, one level after the other."""
    origin, inner = get_origin(kind), get_args(kind)
    if origin in (UnionType, Union):
        if value is not None:
            _explain(file, at, value, next(one for one in inner if one is not NoneType))
    elif isinstance(kind, type) and issubclass(kind, Record):
        _explain_fields(file, at, value, kind)
    elif origin is list and isinstance(value, list):
        for place, item in enumerate(value):
            _explain(file, (*at, place), item, inner[0])
    elif origin is dict and isinstance(value, dict):
        for key, item in value.items():
            _explain(file, (*at, key), item, inner[1])
    elif origin is Literal:
        if not any(value == one and type(value) is type(one) for one in inner):  # true is not 1
            file.fault(at, "not_one_of", of=_last(at), value=value, choices=inner)
    else:
        try:
            msgspec.convert(value, kind)
        except msgspec.ValidationError as error:
            told = str(error).split(" - at ")[0].replace("`", "").removeprefix("Expected ")
            wanted, _, found = told.partition(", got ")
            file.fault(at, "expected", of=_last(at), wanted=wanted, found=found or value)


def _explain_fields(file: YamlFile, at: Keys, value: object, kind: type[Record]) -> None:
    if not isinstance(value, dict):
        file.fault(at, "no_mapping", of=_last(at), value=value)
        return
    fields = {field.encode_name: field for field in msgspec.structs.fields(kind)}
    for key in value:
        if key not in fields:
            file.fault((*at, key), "unknown_key", key=key)
    for name, field in fields.items():
        if name in value:
            _explain(file, (*at, name), value[name], field.type)
        elif field.required:
            file.fault(at, "key_missing", key=name)


def _last(at: Keys) -> str:
    """The name of the field a sentence is about, if it has one."""
    return next((key for key in reversed(at) if isinstance(key, str)), "")
