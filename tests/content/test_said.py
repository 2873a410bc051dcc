"""No text that nobody says: every key is spelled in the code, as a whole or as a pattern.

Sections and fixed keys that fell out of use are found; a word too many below a pattern is not.
"""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path

from game.bootstrap import ROOT
from game.content.texts import catalogue
from game.engine.titles import TITLES

ANYTHING = "[^ ]+"
# Entries of the books of rules, and words that lead to them, are listed by what is in the catalogue;
# the terminal finds its sentences by their last words (`test_fault_sentences.py`).
PARTS = ("help", "help_link", "data_fault")
LISTED = (
    "help.", "data_fault.", "terminal.", *(f"{title}.{part}." for title in TITLES for part in PARTS),
)  # fmt: skip


def spelled(tree: ast.AST) -> set[str]:
    """Texts in a module as patterns: what an f-string fills in may be anything without a space."""
    found = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            found.add(re.escape(node.value))
        elif isinstance(node, ast.JoinedStr):
            parts = [re.escape(str(v.value)) if isinstance(v, ast.Constant) else ANYTHING
                     for v in node.values]  # fmt: skip
            found.add("".join(parts))
    return {pattern for pattern in found if re.search("[a-z]{2}", pattern.replace(ANYTHING, ""))}


@cache
def said() -> tuple[frozenset[str], re.Pattern[str]]:
    """Texts that modules of the game spell out, and a pattern for those they put together."""
    modules = sorted(Path(ROOT, "game").rglob("*.py"))
    patterns = set().union(*(spelled(ast.parse(m.read_text("utf-8"))) for m in modules))
    filled = sorted(pattern for pattern in patterns if ANYTHING in pattern)
    return frozenset(patterns), re.compile("|".join(f"(?:{pattern})" for pattern in filled))


def unsaid(keys: list[str]) -> list[str]:
    """Keys that no module of the game can have spelled."""
    whole, filled = said()
    left = [key for key in keys if not key.startswith(LISTED) and re.escape(key) not in whole]
    return [key for key in left if not filled.fullmatch(key)]


def test_every_text_is_said_somewhere() -> None:
    assert unsaid(["dialog.back", "piece.cube"]) == ["piece.cube"]
    assert unsaid(list(catalogue())) == []
