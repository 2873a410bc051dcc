"""Entries of the book of rules: what they are, and those written down in the catalogue."""

from __future__ import annotations

import unicodedata
from dataclasses import dataclass
from typing import TYPE_CHECKING, Generic, Protocol, TypeVar

import pygame

from game.content.texts import SOFT_HYPHEN, Catalogue
from game.engine.core.view import TableView

if TYPE_CHECKING:
    from game.scenes.shell.app import App
    from game.ui.spot import Thing

_B = TypeVar("_B")
_V = TypeVar("_V", bound=TableView, contravariant=True)


@dataclass(frozen=True, slots=True)
class Entry:
    """One entry: id, chapter, name, text in paragraphs, other words it is found by, its picture.

    `picture` is the kind of thing and its id, for what can be shown as it lies on the table.
    """

    id: str
    chapter: str
    name: str
    text: str
    words: str = ""
    picture: tuple[str, str] | None = None

    def found_by(self, search: str) -> bool:
        """Whether every word searched for stands in it."""
        wanted = _typed(search).split()
        whole = _typed(f"{self.name} {self.text} {self.words}") if wanted else ""
        return all(part in whole for part in wanted)

    def is_named(self, search: str) -> bool:
        """Whether what is searched for stands in its name."""
        return _typed(search) in _typed(self.name)


def _typed(text: str) -> str:
    """A text as somebody in a hurry types it: no capitals, no accents, no curled apostrophe."""
    letters = unicodedata.normalize("NFD", text.casefold().replace(SOFT_HYPHEN, ""))
    return "".join(one for one in letters if not unicodedata.combining(one)).replace("’", "'")


class Book(Protocol[_V]):
    """The rules of one title: its `book.py` makes one when somebody opens it."""

    entries: list[Entry]

    def __init__(self, app: App) -> None:
        """Put the entries together."""

    @staticmethod
    def entry_of(thing: Thing | None, view: _V, prompt: str) -> str:
        """The entry for what is pointed at, or, if that is nothing, for what is going on."""

    def picture(self, entry: Entry, width: int) -> pygame.Surface | None:
        """The thing an entry is about, as it lies on the table."""

    def figure(self, name: str, width: int) -> pygame.Surface:
        """A picture that labels point into, by its name in art/<title>/figures.yaml."""


class BoxEntries(Generic[_B]):
    """Entries for everything in the box of a title, by the ids of the data."""

    title: str

    def __init__(self, box: _B, texts: Catalogue) -> None:
        self.box = box
        self.texts = texts

    def all(self) -> list[Entry]:
        """Everything in the order of the data."""
        raise NotImplementedError

    def say(self, key: str, **args: object) -> str:
        """A text of the book."""
        return self.texts.say(f"{self.title}.book.{key}", **args)

    def named(self, kind: str, name: str, form: str = "name") -> str:
        """The name of a thing."""
        return self.texts.say(f"{self.title}.{kind}.{name}.{form}")


def written_entries(texts: Catalogue, title: str, **figures: object) -> list[Entry]:
    """The entries under `<title>.help` in their order, then those of every title under `help.common`.

    Their keys are `<title>.help.<chapter>.<id>` with `.name`, `.text` and perhaps `.words`;
    figures of the data are filled in.
    """
    return [
        Entry(name, chapter, fields["name"], fields["text"], fields.get("words", ""))
        for front in (f"{title}.help.", "help.common.")
        for (chapter, name), fields in _written(texts, front, figures).items()
    ]


def _written(
    texts: Catalogue, front: str, figures: dict[str, object]
) -> dict[tuple[str, str], dict[str, str]]:
    found: dict[tuple[str, str], dict[str, str]] = {}
    for key in texts:
        if key.startswith(front):
            chapter, name, part = key.removeprefix(front).split(".")
            found.setdefault((chapter, name), {})[part] = texts.say(key, **figures)
    return found


def in_chapters(texts: Catalogue, title: str, entries: list[Entry]) -> list[Entry]:
    """Entries in the order of the title's chapters, which is that of `<title>.help_chapter`."""
    head = f"{title}.help_chapter."
    order = [key.removeprefix(head) for key in texts if key.startswith(head)]
    return sorted(entries, key=lambda entry: order.index(entry.chapter))
