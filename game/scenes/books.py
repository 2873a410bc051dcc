"""The registry of books of rules: which module makes the book of each title, when it is opened."""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from game.scenes.app import App
    from game.scenes.help_content import Book

BOOKS: Mapping[str, str] = {
    "dungeonology": "game.scenes.dungeonology.book",
    "atlandice": "game.scenes.atlandice.book",
}
"""Titles in the order of the shelf; the module's `open_book(app)` makes the book."""


def open_book(app: App, title: str) -> Book:
    """The book of a title; its data is read now."""
    book: Book = import_module(BOOKS[title]).open_book(app)
    return book
