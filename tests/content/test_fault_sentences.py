"""What is told of broken data: in five languages, and in plain English if our own sentences are broken."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from game import terminal
from game.bootstrap import ROOT
from game.content.languages import languages
from game.content.texts import catalogue
from game.content.yamlfile import ContentError, YamlFile, fault
from game.engine.titles import TITLES
from game.terminal import ENGLISH, TERMINAL

SECTION = "data_fault"
JOINTS = {"of", "rule"}


@pytest.fixture
def speaking() -> Iterator[terminal.Terminal]:
    """The terminal, which may be switched to another language."""
    yield TERMINAL
    TERMINAL.use(ENGLISH)


def sentences() -> list[tuple[str, str]]:
    """The title that a sentence belongs to, "" if all share it, and its key in the readers of data."""
    parts = (key.split(".") for key in catalogue().texts)
    return [("".join(front), key) for *front, section, key in parts if section == SECTION]


def keys() -> set[str]:
    return {key for _, key in sentences()}


def named(title: str = "") -> tuple[set[str], list[str]]:
    """Keys that the readers of data (of a title) name outright, and beginnings of those put together."""
    whole, begun = set(), []
    for module in sorted(Path(ROOT, "game", "content", title).rglob("*.py")):
        for node in ast.walk(ast.parse(module.read_text("utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                whole.add(node.value)
            elif isinstance(node, ast.JoinedStr) and isinstance(node.values[0], ast.Constant):
                begun.append(str(node.values[0].value))
    return whole, [word for word in begun if word in ("asks_", "one_", "unknown_")]


def given(title: str = "") -> set[str]:
    """The keys in calls of `fault` (of a title), as far as they are written there."""
    found = set()
    for module in sorted(Path(ROOT, "game", "content", title).rglob("*.py")):
        for node in ast.walk(ast.parse(module.read_text("utf-8"))):
            if isinstance(node, ast.Call) and len(node.args) > 1:
                name = getattr(node.func, "attr", getattr(node.func, "id", ""))
                key = node.args[-1]
                if name in ("fault", "_note", "_RefusedError"):
                    found |= written(key)
    return found


def written(key: ast.expr) -> set[str]:
    """A key that is written in a call, or how one begins that is put together there."""
    if isinstance(key, ast.JoinedStr):
        return {str(part.value) for part in key.values[:1] if isinstance(part, ast.Constant)} or {
            "{"
        }
    return {str(key.value)} if isinstance(key, ast.Constant) else set()


def test_every_fault_has_a_sentence_and_every_sentence_a_fault() -> None:
    whole, begun = named()
    assert given() - keys() == {*begun}
    assert [key for key in keys() - JOINTS - whole if not key.startswith(tuple(begun))] == []


def test_no_sentence_stands_twice() -> None:
    """The terminal looks for one by its last word."""
    assert len(keys()) == len(sentences())


@pytest.mark.parametrize("title", TITLES)
def test_a_title_has_the_sentences_of_its_own_faults_alone(title: str) -> None:
    own = {key for owner, key in sentences() if owner == title}
    assert own
    assert own <= named(title)[0]
    assert not own & set().union(*(given(other) for other in TITLES if other != title))


def test_a_fault_is_told_in_the_language_of_the_terminal(speaking: terminal.Terminal) -> None:
    one = fault(
        "data/x.yaml", 3, "count", of="T05", thing="copies", found=6, wanted=5, rule="D12.2"
    )
    told = {}
    for language in languages():
        speaking.use(language)
        told[language] = str(one)
    assert told["en"] == "data/x.yaml:3: T05: copies: 6, not 5 (D12.2)"
    assert told["de"] == "data/x.yaml:3: T05: copies: 6 statt 5 (D12.2)"
    assert told["zh-Hant"] == "data/x.yaml:3: T05：copies：6，應為5（D12.2）"
    assert len(set(told.values())) == len(languages())


def test_lists_and_quotation_marks_are_those_of_the_language(speaking: terminal.Terminal) -> None:
    one = fault("x", 1, "not_one_of", value="late", choices=("a", "b"))
    speaking.use("es")
    assert one.what == "«late» no es ninguno de estos: a, b"
    speaking.use("zh-Hans")
    assert one.what == "“late”不在以下之列：a、b"


def test_an_error_speaks_the_language_of_now(speaking: terminal.Terminal) -> None:
    error = ContentError([fault("x", 1, "no_texts")])
    speaking.use("de")
    assert str(error) == "x:1: keine Texte"


def test_what_is_quoted_is_printed_as_it_stands(tmp_path: Path) -> None:
    (tmp_path / "x.yaml").write_text('"{why}\\e[2J\\n": 1\n"{why}\\e[2J\\n": 2\n')
    assert [one.what for one in YamlFile(tmp_path, "x.yaml").faults] == [
        "key “{why}\\x1b[2J\\n” stands twice"
    ]


def test_without_our_sentences_the_bare_words_are_left(
    speaking: terminal.Terminal, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(terminal, "TEXTS", str(tmp_path))
    speaking.use("de")
    told = fault("data/text/en", 1, "cannot_be_read", of="a", why="No such file")
    assert str(told) == "data/text/en:1: cannot be read, a, No such file"


def test_a_broken_line_of_ours_is_left_to_english(
    speaking: terminal.Terminal, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    for language, text in (("en", "no texts"), ("de", "keine \\Texte")):
        (tmp_path / language / "shared").mkdir(parents=True)
        (tmp_path / language / "shared" / "data_fault.yaml").write_text(
            f'data_fault.no_texts: "{text}"\n'
        )
    monkeypatch.setattr(terminal, "TEXTS", str(tmp_path))
    speaking.use("de")
    assert fault("x", 1, "no_texts").what == "no texts"
