"""`python3 -m tests rules`: numbered rules that no test names.

The rules and the gaps that are explained stand in `rules.yaml`. Exit 1 if a rule is neither named
by a test nor explained, or if an explained gap has been closed.
"""

from __future__ import annotations

import argparse
import ast
import re
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any

import yaml

HERE = Path(__file__).parent


def main(argv: Sequence[str]) -> int:
    """Print the report; 0 if every rule is named or explained."""
    parser = argparse.ArgumentParser(prog="python3 -m tests rules", description=__doc__)
    parser.add_argument("--named", action="store_true", help="list also who names each rule")
    wants = parser.parse_args(argv)
    book = yaml.load((HERE / "rules.yaml").read_text("utf-8"), yaml.CSafeLoader)
    found = named(rules(book), test_names(HERE))
    open_gaps, closed = gaps(found, book["gaps"])
    if wants.named:
        for rule, names in found.items():
            print(f"{rule:6} {len(names):3}  {', '.join(names[:3])}")
    tests = {name for names in found.values() for name in names}
    covered = sum(1 for names in found.values() if names)
    print(f"{len(found)} rules, {covered} named by {len(tests)} tests.")
    for rule, reason in book["gaps"].items():
        print(f"  {rule:6} {reason}")
    for rule in open_gaps:
        print(f"  {rule:6} NO TEST NAMES IT")
    for rule in closed:
        print(f"  {rule:6} IS EXPLAINED AS A GAP, BUT A TEST NAMES IT")
    return 1 if open_gaps or closed else 0


def rules(book: Mapping[str, Any]) -> list[str]:
    """Every rule number in the order of the rules."""
    chapters = [f"{c}.{n}" for c, last in book["chapters"].items() for n in range(1, last + 1)]
    numbered = {**book["numbered"], **book["panics"]}
    plain = [f"{letter}{n}" for letter, last in numbered.items() for n in range(1, last + 1)]
    cards = [f"{s}{n:02}" for s, last in book["cards"].items() for n in range(1, last + 1)]
    return [*chapters, *plain, *cards, *book["single"]]


def test_names(folder: Path) -> list[str]:
    """Names of all test functions below a folder."""
    return [
        node.name
        for path in sorted(folder.rglob("test_*.py"))
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")
    ]


def named(numbers: Iterable[str], names: Sequence[str]) -> dict[str, list[str]]:
    """Each rule with the tests that name it."""
    return {rule: [name for name in names if names_it(name, rule)] for rule in numbers}


def names_it(name: str, rule: str) -> bool:
    """Whether a rule stands in a test's name: D4.3 as `d4_3`, not followed by a further number."""
    word = "_" + rule.lower().replace(".", "_")
    end = "(?=_[a-z]|$)" if "." in rule else "(?=_|$)"
    return word in name and re.search(word + end, name) is not None


def gaps(
    found: Mapping[str, Sequence[str]], explained: Mapping[str, str]
) -> tuple[list[str], list[str]]:
    """Rules nobody names or explains, and explained ones that are named after all."""
    missing = [rule for rule, names in found.items() if not names and rule not in explained]
    closed = [rule for rule in explained if found.get(rule)]
    return missing, closed
