"""Words in the book of rules that lead to the entry about them: `<title>.help_link` names them."""

from __future__ import annotations

import re
from collections.abc import Collection
from dataclasses import dataclass
from typing import NamedTuple

import pygame

from game.content.sentences import parted
from game.content.texts import JOINER, Catalogue
from game.ui.line_breaking import is_wide
from game.ui.look import Look, Touch
from game.ui.widgets import Usable

NO_BREAK = "\u00a0"


class Linked(NamedTuple):
    """A paragraph whose links do not break, and each link's words with its entry."""

    text: str
    links: tuple[tuple[str, str], ...]


class Links:
    """All words of a title that lead somewhere."""

    def __init__(self, texts: Catalogue, title: str) -> None:
        head = f"{title}.help_link."
        found = [
            (words, key.removeprefix(head))
            for key in texts
            if key.startswith(head)
            for words in parted(texts.say(key))
        ]
        #: The longest first: of two words where one is in the other, the longer.
        self.words = sorted(found, key=lambda pair: -len(pair[0]))

    def mark(self, text: str, known: Collection[str]) -> Linked:
        """The first word about each entry in a paragraph; what is `known` already needs no link."""
        found: list[tuple[str, str]] = []
        for words, entry in self.words:
            if entry in known or any(entry == other for _, other in found):
                continue
            match = re.search(_whole_word(words), text)
            if match:
                whole = words.replace(" ", NO_BREAK)
                text = text[: match.start()] + _unbroken(whole) + text[match.end() :]
                found.append((whole, entry))
        return Linked(text, tuple(found))


def _unbroken(words: str) -> str:
    """Words that stay on one line, in any script."""
    return JOINER.join(words) if is_wide(words[:1]) else words


def _whole_word(words: str) -> str:
    """Where words stand by themselves; in a script without spaces that is anywhere."""
    apart = "" if is_wide(words[:1]) else r"\w"
    behind = "" if is_wide(words[-1:]) else r"\w"
    return rf"(?<![{apart}\[{NO_BREAK}]){re.escape(words)}(?![{behind}\]{NO_BREAK}])"


@dataclass(kw_only=True)
class Link(Usable):
    """The place of words that lead to another entry."""

    def draw(self, surface: pygame.Surface, look: Look, touch: Touch) -> None:
        role = "seal" if touch.hover or touch.focus else "brass_dark"
        y = self.rect.bottom - look.u(3)
        look.line(surface, (self.rect.x, y), (self.rect.right, y), role, 2)
        if touch.focus:
            look.ring(surface, self.rect.inflate(-4, -4))
