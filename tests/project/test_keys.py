"""The key of an option names it: whoever wants its verb or arguments asks the option itself."""

import ast
from pathlib import Path

from game.bootstrap import ROOT

GAME = Path(ROOT) / "game"
SPLITTING = frozenset({"split", "rsplit", "partition", "rpartition"})
FROM_OUTSIDE = {
    "engine/core/agenda.py": "verb_of, for keys that were planned or written down",
    "terminal.py": "LANGUAGE, as the system has it",
}
"""Modules that may take a text apart at colons, and what that text is."""


def splits(tree: ast.AST) -> list[int]:
    """The lines of a module where a text is taken apart at a colon."""
    calls = (node for node in ast.walk(tree) if isinstance(node, ast.Call) and node.args)
    return [
        call.lineno
        for call in calls
        if isinstance(call.func, ast.Attribute)
        and call.func.attr in SPLITTING
        and isinstance(call.args[0], ast.Constant)
        and call.args[0].value == ":"
    ]


def test_no_key_is_taken_apart() -> None:
    found = {
        path.relative_to(GAME).as_posix(): splits(ast.parse(path.read_text("utf-8")))
        for path in GAME.rglob("*.py")
    }
    assert {name for name, lines in found.items() if lines} == set(FROM_OUTSIDE)
