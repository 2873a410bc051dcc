"""A YAML file read so that every fault in it can be told with its line."""

from __future__ import annotations

import errno
import hashlib
import os
import re
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import yaml

from game import bootstrap
from game.terminal import TERMINAL

Keys = tuple[str | int, ...]
"""The way to a value inside a file: keys of mappings and places in lists."""

LARGEST_BYTES = 1024 * 1024
"""No file of ours comes near it; one that does is not read at all."""
DEEPEST = 40
"""Lists and mappings in each other. Far deeper ones would end the interpreter, not only the reading."""
MOST_FAULTS = 50
"""As many faults of one file are told; nobody reads the ten thousandth."""

DATA = Path(bootstrap.ROOT).resolve() / "data"
"""The project's data folder."""


class Fault(NamedTuple):
    """One thing wrong in one file: a sentence of `data_fault.yaml` by its key, with its arguments.

    The argument `of` names the record or field the sentence is about, `rule` the rule it rests on.
    """

    file: str
    line: int
    key: str
    args: tuple[tuple[str, tuple[str, ...]], ...] = ()

    @property
    def what(self) -> str:
        """The sentence in the language of the terminal."""
        return TERMINAL.fault(self.key, dict(self.args))

    def __str__(self) -> str:
        return f"{self.file}:{self.line}: {self.what}"


def fault(file: str, line: int, key: str, /, **args: object) -> Fault:
    """A fault with arguments that are fit to be printed; several values make a list."""
    given = {name: value for name, value in args.items() if (name, value) != ("of", "")}
    lists = {name: value if isinstance(value, tuple) else (value,) for name, value in given.items()}
    return Fault(file, line, key, tuple((name, tuple(map(_shown, lists[name]))) for name in lists))


def _shown(value: object) -> str:
    """A value of the data without line ends or signs that a terminal would obey."""
    return repr(value)[1:-1] if isinstance(value, str) else repr(value)


class ContentError(Exception):
    """Data that cannot be played with; carries every fault found."""

    def __init__(self, faults: Iterable[Fault]) -> None:
        self.faults = tuple(sorted(set(faults)))
        super().__init__(self.faults)

    def __str__(self) -> str:
        return "\n".join(map(str, self.faults))


class YamlFile:
    """One file: its data, and its faults so far. A file that cannot be read has no data."""

    __slots__ = ("_text", "_tree", "data", "faults", "name")

    def __init__(self, data_folder: Path, name: str) -> None:
        self.name = f"{data_folder.name}/{name}"
        self.data: Any = None
        self.faults: list[Fault] = []
        self._text = ""
        self._tree: yaml.Node | None = None
        try:
            self._text = _small_text(data_folder / name)
        except OSError as error:
            self._note(1, "cannot_be_read", why=error.strerror)
        except UnicodeDecodeError as error:
            self._note(1, "not_utf8", why=error.reason)
        except _RefusedError as error:
            self._note(error.line, error.key, **error.args_by_name)
        else:
            self._parse()

    def fault(self, at: Keys, key: str, /, **args: object) -> None:
        """Note something wrong with the value at the end of that way."""
        if len(self.faults) == MOST_FAULTS:
            self._note(self.line(at), "more")
        elif len(self.faults) < MOST_FAULTS:
            self._note(self.line(at), key, **args)

    def _note(self, line: int, key: str, /, **args: object) -> None:
        self.faults.append(fault(self.name, line, key, **args))

    def require_sound(self) -> None:
        """Refuse to go on with a file that has faults."""
        if self.faults:
            raise ContentError(self.faults)

    def ids(self) -> dict[int, str]:
        """The ids of a list of records by place, whatever else may be wrong with them."""
        entries = enumerate(self.data if isinstance(self.data, list) else ())
        found = ((place, entry.get("id")) for place, entry in entries if isinstance(entry, dict))
        return {place: name for place, name in found if isinstance(name, str)}

    def line(self, at: Keys) -> int:
        """The line of a value, or of what comes nearest to holding it."""
        if self._tree is None:
            self._tree = yaml.compose(self._text, Loader=yaml.CSafeLoader)
        node, line = self._tree, 1
        if node is not None:
            line = node.start_mark.line
        for key in at:
            key_node, node = _child(node, key)
            if node is None or key_node is None:
                break
            line = key_node.start_mark.line
        return line + 1 if self._tree is not None else 1

    def _parse(self) -> None:
        loader = _Loader(self._text)
        try:
            _refuse_anchors(self._text)
            _refuse_depth(self._text)
            self.data = loader.get_single_data()
        except _RefusedError as error:
            self._note(error.line, error.key, **error.args_by_name)
            self._text = ""
        except yaml.YAMLError as error:
            mark = getattr(error, "problem_mark", None)
            why = getattr(error, "problem", None) or str(error)
            self._note(mark.line + 1 if mark else 1, "not_yaml", why=why)
            self._text = ""
        except (ValueError, LookupError, TypeError, ArithmeticError, AttributeError):
            self.faults.append(_unreadable_value(self.name, self._text))
            self._text = ""
        finally:
            loader.dispose()
        for node in loader.repeated:
            self._refuse_repeated_keys(node)

    def _refuse_repeated_keys(self, node: yaml.MappingNode) -> None:
        seen: set[str] = set()
        for key, _ in node.value:
            if key.value in seen:
                self._note(key.start_mark.line + 1, "key_twice", key=key.value)
            seen.add(key.value)


Files = Mapping[str, YamlFile]
"""The files of a title by their names."""


def gathered(files: Files) -> list[Fault]:
    """The faults of all these files."""
    return [fault for file in files.values() for fault in file.faults]


def digest(files: Files) -> str:
    """A name for what is in the files; comments, layout and line endings do not change it."""
    content = {name: file.data for name, file in files.items()}
    return hashlib.sha256(msgspec.json.encode(content, order="sorted")).hexdigest()[:16]


class _Loader(yaml.CSafeLoader):
    """The safe loader, which keeps the last of two equal keys in silence: this one remembers."""

    def __init__(self, text: str) -> None:
        super().__init__(text)
        self.repeated: list[yaml.MappingNode] = []

    def construct_mapping(self, node: yaml.MappingNode, deep: bool = False) -> dict[Any, Any]:
        """The mapping of a node; fewer entries than the node has means a repeated key."""
        mapping = super().construct_mapping(node, deep=deep)
        if len(mapping) < len(node.value):
            self.repeated.append(node)
        return mapping


def _unreadable_value(name: str, text: str) -> Fault:
    """The first value that is not what it says it is, such as the 40th of May or `!!int abc`."""
    for node in _scalars(yaml.compose(text, Loader=yaml.CSafeLoader)):
        try:
            yaml.CSafeLoader("").construct_object(node)
        except (
            yaml.YAMLError,
            ValueError,
            LookupError,
            TypeError,
            ArithmeticError,
            AttributeError,
        ):
            shown = node.value if len(node.value) <= 40 else f"{node.value[:40]}…"
            return fault(name, node.start_mark.line + 1, "no_value", value=shown)
    return fault(name, 1, "some_value")


def _scalars(node: yaml.Node | None) -> Iterator[yaml.ScalarNode]:
    if isinstance(node, yaml.ScalarNode):
        yield node
    elif isinstance(node, yaml.SequenceNode):
        for item in node.value:
            yield from _scalars(item)
    elif isinstance(node, yaml.MappingNode):
        for pair in node.value:
            yield from (scalar for one in pair for scalar in _scalars(one))


def _small_text(path: Path) -> str:
    """What is in a file, unless it is no file or larger than any of ours could be."""
    if not path.is_file():
        raise FileNotFoundError(errno.ENOENT, os.strerror(errno.ENOENT))
    if path.stat().st_size > LARGEST_BYTES:
        raise _RefusedError(1, "too_large", most=LARGEST_BYTES // 1024)
    return path.read_text(encoding="utf-8-sig")


class _RefusedError(Exception):
    """A file that is YAML but not read: the line, and the sentence that says why."""

    def __init__(self, line: int, key: str, **args: object) -> None:
        super().__init__(key)
        self.line = line
        self.key = key
        self.args_by_name = args


def _refuse_depth(text: str) -> None:
    """Depth is refused before anything is composed: that goes down step by step, on the stack."""
    if not _may_be_deep(text):
        return
    depth = 0
    for event in yaml.parse(text, Loader=yaml.CSafeLoader):
        depth += isinstance(event, yaml.CollectionStartEvent)
        depth -= isinstance(event, yaml.CollectionEndEvent)
        if depth > DEEPEST:
            raise _RefusedError(event.start_mark.line + 1, "too_deep", most=DEEPEST)


def _may_be_deep(text: str) -> bool:
    """A quick look at brackets and the beginnings of lines: is the exact one worth its time?"""
    depth = 0
    for bracket in re.finditer(r"[\[\]{}]", text):
        depth += 1 if bracket[0] in "[{" else -1
        if depth > DEEPEST:
            return True
    return re.search(rf"^[-?: \t]{{{DEEPEST},}}", text, re.MULTILINE) is not None


def _refuse_anchors(text: str) -> None:
    """Data that points into itself could have no end; nothing of ours needs it."""
    if "&" not in text:
        return
    for token in yaml.scan(text, Loader=yaml.CSafeLoader):
        if isinstance(token, yaml.AnchorToken):
            raise _RefusedError(token.start_mark.line + 1, "anchors")


def _child(node: yaml.Node | None, key: str | int) -> tuple[yaml.Node | None, yaml.Node | None]:
    """The node that shows where a value begins, and the value's node."""
    if isinstance(node, yaml.SequenceNode) and isinstance(key, int) and key < len(node.value):
        return node.value[key], node.value[key]
    if isinstance(node, yaml.MappingNode):
        for key_node, value_node in node.value:
            if key_node.value == str(key):
                return key_node, value_node
    return None, None
