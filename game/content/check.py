"""Every data file and every text checked at once, for `run_game.py --check-data`."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from game.content.hints import hint_faults
from game.content.judgement import judgement_faults
from game.content.languages import ENGLISH, languages
from game.content.lessons import lesson_faults
from game.content.puzzles import puzzle_faults
from game.content.text_checks import lacks, text_faults
from game.content.texts import catalogue
from game.content.titles import content_of
from game.content.yamlfile import DATA, Fault
from game.engine.titles import TITLES
from game.exits import FAULTY_DATA
from game.terminal import TERMINAL

MOST_LACKS = 20
"""As many missing texts of a language are told one by one."""


def faults(data_folder: Path = DATA) -> Sequence[Fault]:
    """Everything wrong in all files, in the order of files and lines."""
    found = list(text_faults(data_folder))
    texts = catalogue(ENGLISH, data_folder)
    for title, content in [(title, content_of(title)) for title in TITLES]:
        found += content.faults(data_folder, texts) + hint_faults(title, data_folder, texts)
        found += judgement_faults(title, data_folder)
        found += lesson_faults(title, data_folder, texts)
        found += puzzle_faults(title, data_folder, texts)
    return sorted(set(found))


def main(data_folder: Path = DATA) -> int:
    """Print every fault, or one good line; 0 if there is none."""
    found = faults(data_folder)
    for fault in found:
        print(fault)
    lacking = [_tell_lacks(language, data_folder) for language in languages(data_folder)[1:]]
    if found:
        return FAULTY_DATA
    texts, told = catalogue(ENGLISH, data_folder), catalogue(TERMINAL.language, data_folder)
    key = "check.untranslated" if any(lacking) else "check.good"
    print(told.say(key, texts=len(texts.texts), languages=len(languages(data_folder))))
    return 0


def _tell_lacks(language: str, data_folder: Path) -> int:
    """How much a language leaves to English: no fault, but told."""
    left = lacks(language, data_folder)
    for lack in left[:MOST_LACKS]:
        print(lack)
    if left:
        whole, told = len(catalogue(ENGLISH, data_folder).texts), catalogue(TERMINAL.language)
        print(told.say("check.left", language=language, n=len(left), texts=whole))
    return len(left)
