"""Lessons of a title: real games with a few words at the right moments (data/<title>/lesson.yaml)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any

import msgspec

from game.content.missing_texts import missing
from game.content.texts import Catalogue
from game.content.typed_records import Count, Record, records
from game.content.yamlfile import DATA, Fault, YamlFile


class LessonStep(Record):
    """A few words at a moment; they are `<title>.lesson.<chapter>.<id>`.

    When: `asked` is the prompt of the question, `offered` an answer or its verb, `happened` the kind
    of an event since the last step that is no `extra`, of the pupil's own with `own:` before it; all
    that are named must hold. One right answer in `expect` is a thing to do, several are a choice, none
    is something to guess or to look at. An answer is named by the beginning of its key; what lies `at`
    a button, a spot or a part of the table is pointed at where no answer is, else it is kept free, and
    going on gives the answer of a button. `why` is an entry of the book of rules. A chapter does not
    wait for an `extra` step, which speaks if its moment comes before the end. Hints that are `moot`
    after it say the same. One that comes `after` another waits until that was told; one that is known since
    an event (`unless`) is left out.
    """

    id: str
    at: str = ""
    asked: str = ""
    offered: str = ""
    happened: str = ""
    after: str = ""
    unless: str = ""
    expect: tuple[str, ...] = ()
    why: str = ""
    extra: bool = False
    moot: tuple[str, ...] = ()


class Chapter(Record):
    """A game that is taught: how it is set up, what was played before it begins, what rivals do.

    One that comes `after` another is no chapter of its own: it goes on at a later moment of the same
    game, `played` on from where the other began. After the event `otherwise` the game takes another good
    way: words of that name tell so, and the lesson goes on at its later moment.
    """

    id: str
    steps: list[LessonStep]
    after: str = ""
    seed: Count = 0
    seats: list[dict[str, str]] = msgspec.field(default_factory=list)
    options: dict[str, Any] = msgspec.field(default_factory=dict)
    played: tuple[str, ...] = ()
    rivals: tuple[str, ...] = ()
    otherwise: str = ""


def _read(title: str, data_folder: Path) -> tuple[tuple[Chapter, ...], YamlFile]:
    """The chapters of a title with their later moments, and their file with its faults."""
    file = YamlFile(data_folder, f"{title}/lesson.yaml")
    found: list[Chapter] = []
    for at, chapter in records(file, Chapter):
        if chapter.after:
            first = found[-1] if found and found[-1].id == chapter.after else None
            if first is None:
                file.fault((*at, "after"), "before_it", id=chapter.after)
                continue
            chapter.seed, chapter.seats, chapter.options = first.seed, first.seats, first.options
            chapter.played = (*first.played, *chapter.played)
        names = [step.id for step in chapter.steps]
        for place, step in enumerate(chapter.steps):
            if step.id in names[:place]:
                file.fault((*at, "steps", place, "id"), "id_twice", id=step.id)
            if step.after and step.after not in names[:place]:
                before = ", ".join(names[:place])
                file.fault(
                    (*at, "steps", place, "after"), "not_one_of", value=step.after, choices=before
                )
        found.append(chapter)
    return tuple(found), file


@cache
def load_lesson(title: str, data_folder: Path = DATA) -> Sequence[Chapter]:
    """The chapters of a title's lesson in their order, read once."""
    chapters, file = _read(title, data_folder)
    file.require_sound()
    return chapters


def chapter_with(title: str, chapter: Chapter) -> Sequence[Chapter]:
    """The whole chapter that a moment belongs to: where it begins, and its later moments."""
    found: list[Chapter] = []
    for one in load_lesson(title):
        if not one.after:
            if chapter in found:
                break
            found = []
        found.append(one)
    return found


def _around(chapter: Chapter, chapters: Sequence[Chapter]) -> Sequence[str]:
    """Words before the first step of a chapter, after its last one, and where its game goes elsewhere."""
    is_last = all(one.after != chapter.id for one in chapters)
    said = {"heading": not chapter.after, "done": is_last, "otherwise": bool(chapter.otherwise)}
    return [name for name, is_said in said.items() if is_said]


def lesson_faults(title: str, data_folder: Path, texts: Catalogue) -> list[Fault]:
    """Everything wrong with the lesson of a title, and words it lacks."""
    chapters, file = _read(title, data_folder)
    wanted = [
        ("lesson", number, f"{title}.lesson.{chapter.id}.{name}")
        for number, chapter in enumerate(chapters)
        for name in (*_around(chapter, chapters), *(step.id for step in chapter.steps))
    ]
    return file.faults + missing({"lesson": file}, texts, wanted, (f"{title}.lesson.name",))
