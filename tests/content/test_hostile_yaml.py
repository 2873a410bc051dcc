"""Files that would break the reader itself get one sentence with file and line, like any other fault."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.content import yamlfile
from game.content.yamlfile import MOST_FAULTS, YamlFile

HOSTILE = {
    "a month that is none": ("a: 1\nb: 2024-13-45\n", 2, "“2024-13-45” cannot be read"),
    "an int that is none": ("a: !!int abc", 1, "“abc” cannot be read"),
    "a float that is none": ("- 1\n- !!float x", 2, "“x” cannot be read"),
    "a bool that is none": ("!!bool maybe", 1, "“maybe” cannot be read"),
    "a time that is none": ("a: !!timestamp soon", 1, "“soon” cannot be read"),
    "5,000 digits": ("a: " + "9" * 5000, 1, "cannot be read"),
    "half a hexadecimal": ("a: !!int 0x", 1, "“0x” cannot be read"),
    "a key that is a list": ("{[1]: 2}", 1, "unhashable"),
    "5,000 levels in brackets": ("[" * 5000 + "]" * 5000, 1, "deeper than"),
    "a million levels": ("[" * 1_000_000, 1, "deeper than"),
    "5,000 levels of dashes": ("- " * 5000 + "1", 1, "deeper than"),
    "300 levels by indentation": ("\n".join(" " * i + "a:" for i in range(300)), 41, "deeper than"),
    "a million records": ("- {}\n" * 1_000_000, 1, "larger than"),
    "an object of Python": ("a: !!python/object:os.system x", 1, "could not determine"),
}


@pytest.mark.parametrize("name", HOSTILE)
def test_a_hostile_file_is_refused_with_its_line(tmp_path: Path, name: str) -> None:
    text, line, what = HOSTILE[name]
    (tmp_path / "x.yaml").write_text(text)
    file = YamlFile(tmp_path, "x.yaml")
    assert file.data is None
    assert [fault.line for fault in file.faults] == [line]
    assert what in file.faults[0].what
    assert len(file.faults[0].what) < 120


def test_forty_levels_are_read(tmp_path: Path) -> None:
    (tmp_path / "x.yaml").write_text("[" * yamlfile.DEEPEST + "]" * yamlfile.DEEPEST)
    assert YamlFile(tmp_path, "x.yaml").faults == []


def test_brackets_in_a_text_are_not_depth(tmp_path: Path) -> None:
    (tmp_path / "x.yaml").write_text(f"a: '{'[' * 100}'")
    assert YamlFile(tmp_path, "x.yaml").data == {"a": "[" * 100}


def test_a_folder_where_a_file_should_be_is_told(tmp_path: Path) -> None:
    (tmp_path / "x.yaml").mkdir()
    assert [fault.what for fault in YamlFile(tmp_path, "x.yaml").faults] == [
        "cannot be read: No such file or directory"
    ]


def test_so_many_faults_are_told_and_no_more(tmp_path: Path) -> None:
    (tmp_path / "x.yaml").write_text("- 1\n" * 1000)
    file = YamlFile(tmp_path, "x.yaml")
    for place in range(1000):
        file.fault((place,), "no_text")
    assert len(file.faults) == MOST_FAULTS + 1
    assert file.faults[-1].what == "and more faults from here on"
