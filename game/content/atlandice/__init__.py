"""Atlandice's data: shape, building, checks of the whole."""

from __future__ import annotations

from game.content.atlandice.build import build
from game.content.atlandice.checks import SUMS
from game.content.atlandice.schema import FILES
from game.content.atlandice.wanted import missing_texts, torn_sentences
from game.content.title_content import Content

CONTENT = Content("atlandice", FILES, build, SUMS.check, missing_texts, torn_sentences)
