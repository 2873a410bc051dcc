"""Dungeonology's data: shape, building, checks of the whole."""

from __future__ import annotations

from game.content.dungeonology.build import build
from game.content.dungeonology.checks import SUMS
from game.content.dungeonology.schema import FILES
from game.content.dungeonology.wanted import missing_texts, torn_sentences
from game.content.title_content import Content

CONTENT = Content("dungeonology", FILES, build, SUMS.check, missing_texts, torn_sentences)
