"""What is printed in the box of every title, in one language: one readable file a language.

`python3 -m tests.golden.cards de` prints that of a language.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable, Mapping
from typing import Any

from game.content import titles
from game.content.languages import ENGLISH
from game.content.texts import JOINER, SOFT_HYPHEN, Catalogue, catalogue
from game.engine.titles import TITLES
from game.scenes.atlandice.book import CityEntries
from game.scenes.catacombs.book_entries import CatacombEntries
from game.scenes.dungeonology.book import box_entries
from game.scenes.help.entries import Entry
from tests.content.test_languages import WHOLE

BOXES: Mapping[str, Callable[[Any, Catalogue], Iterable[Entry]]] = {
    "dungeonology": box_entries,
    "atlandice": lambda box, texts: CityEntries(box, texts).all(),
    "catacombs": lambda box, texts: CatacombEntries(box, texts).all(),
}


LANGUAGES = (ENGLISH, *WHOLE)


def files() -> dict[str, str]:
    """The file of every whole language by name, as it should be now."""
    return {f"cards_{language}.txt": printed(language) for language in LANGUAGES}


def printed(language: str) -> str:
    """Everything printed, title by title."""
    texts = catalogue(language)
    lines = [line for title in TITLES for line in _title(title, texts)]
    return "\n".join(lines).replace(SOFT_HYPHEN, "~").replace(JOINER, "") + "\n"


def _title(title: str, texts: Catalogue) -> Iterable[str]:
    name = texts.say(f"{title}.title.name")
    yield from (name, "=" * len(name), "")
    for entry in BOXES[title](titles.load(title), texts):
        yield f"{entry.id}  {entry.name}"
        yield from (f"    {line}" for line in (*entry.text.split("\n"), entry.words) if line)
        yield ""


if __name__ == "__main__":
    print(printed(sys.argv[1]), end="")
