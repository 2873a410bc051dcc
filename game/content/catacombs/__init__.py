"""Catacombs' data: shape, building, checks of the whole."""

from __future__ import annotations

from game.content.catacombs.build import build
from game.content.catacombs.checks import SUMS
from game.content.catacombs.schema import FILES
from game.content.catacombs.wanted import missing_texts, torn_sentences
from game.content.title_content import Content

CONTENT = Content("catacombs", FILES, build, SUMS.check, missing_texts, torn_sentences)
