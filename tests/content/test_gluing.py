"""No sentence is glued from halves in Python: joints, commas and numbers are keys of the catalogue.

What is found: a join by something that has a word or a mark of punctuation in it, an f-string that
puts such a joint beside something filled in, and a plural or a decimal made by hand. Looked at are
the layers that speak to people. Ids, file names and faults of files for makers are told apart by
where they stand.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from game.bootstrap import ROOT

SPEAKING = ("scenes", "ui", "content", "session")
#: Modules whose strings are told to makers: faults of data, reports of bugs, names of files.
FOR_MAKERS = re.compile(
    r"content/(?:\w+/)?(?:checks|box_checks|lessons|judgement|schema|build|calls|effects|hints|check|text_checks|texts|"
    r"yamlfile|typed_records|missing_texts)\.py|scenes/shell/crash_reports\.py|session/.*"
)
#: A joint has a mark of punctuation before a space, or a word of its own.
JOINT = re.compile(r"[,;:.!?] |(?<![\w{])[a-z]{2,} |  *\(")
#: Signs, emphasis and line ends are layout.
LAYOUT = re.compile(r"\[[^\]]*\]|[*_\n\\]")


def glued(tree: ast.AST) -> Iterator[int]:
    """The lines at which text is put together."""
    for node in ast.walk(tree):
        if (isinstance(node, ast.Call) and _is_joint(node)) or (
            isinstance(node, ast.JoinedStr) and _is_glue(node)
        ):
            yield node.lineno


def _is_joint(call: ast.Call) -> bool:
    function = call.func
    return (
        isinstance(function, ast.Attribute)
        and function.attr == "join"
        and isinstance(function.value, ast.Constant)
        and isinstance(function.value.value, str)
        and re.search(r"[,;&]|[:.] |[^\W_]", function.value.value) is not None
    )


def _is_glue(text: ast.JoinedStr) -> bool:
    if any(_is_decimal(part) for part in text.values):
        return True
    parts = [
        "\0" if isinstance(part, ast.FormattedValue) else str(getattr(part, "value", ""))
        for part in text.values
    ]
    return JOINT.search(LAYOUT.sub("", "".join(parts)).replace("\0", "")) is not None


def _is_decimal(part: ast.expr) -> bool:
    spec = part.format_spec if isinstance(part, ast.FormattedValue) else None
    return spec is not None and re.search(r"\.\d", ast.unparse(spec)) is not None


def modules() -> list[Path]:
    """Every module that speaks to people."""
    game = Path(ROOT, "game")
    found = [path for layer in SPEAKING for path in sorted((game / layer).rglob("*.py"))]
    return [path for path in found if not FOR_MAKERS.fullmatch(path.relative_to(game).as_posix())]


GLUED = [
    "', '.join(names)",
    "f'{name}: {value}'",
    "f'{seat} draws {n} cards'",
    "f'{average:.1f}'",
    "f'{name} (computer)'",
]
LAID_OUT = [
    "'\\n'.join(lines)",
    "f'[{sign}]'",
    "f'*{title}*\\n{text}'",
    "f'{kind}:{name}'",
    "f'_{why}_'",
]


@pytest.mark.parametrize("code", GLUED)
def test_glue_is_found(code: str) -> None:
    assert list(glued(ast.parse(code))) == [1]


@pytest.mark.parametrize("code", LAID_OUT)
def test_layout_is_no_glue(code: str) -> None:
    assert list(glued(ast.parse(code))) == []


def test_no_sentence_is_glued_in_python() -> None:
    found = [
        f"{path.relative_to(ROOT)}:{line}"
        for path in modules()
        for line in glued(ast.parse(path.read_text("utf-8")))
    ]
    assert found == []
