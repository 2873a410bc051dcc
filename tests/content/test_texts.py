"""The catalogue: plurals, arguments, other languages, and what is wrong in it."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.content.texts import Catalogue, catalogue, languages, text_faults
from tests.content.conftest import Copy


def written(tmp_path: Path, content: str, language: str = "en") -> Path:
    folder = tmp_path / "data" / "text" / language
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "words.yaml").write_text(content, encoding="utf-8")
    return tmp_path / "data"


def test_keys_may_be_nested_or_dotted(tmp_path: Path) -> None:
    texts = Catalogue("en", written(tmp_path, "a: {b: one}\na.c: two\n"))
    assert (texts.say("a.b"), texts.say("a.c")) == ("one", "two")


def test_plural_by_bar_or_by_forms(tmp_path: Path) -> None:
    content = "bar: '{n} cube|{n} cubes'\nforms: {one: a cube, other: '{n} cubes'}\n"
    texts = Catalogue("en", written(tmp_path, content))
    assert [texts.say("bar", n=n) for n in (0, 1, 2, -1)] == [
        "0 cubes", "1 cube", "2 cubes", "-1 cube",
    ]  # fmt: skip
    assert (texts.say("forms", n=1), texts.say("forms", n=3)) == ("a cube", "3 cubes")


def test_signed_numbers(tmp_path: Path) -> None:
    texts = Catalogue("en", written(tmp_path, "a: 'Speed {+n}'\n"))
    assert [texts.say("a", n=n) for n in (1, 0, -2)] == ["Speed +1", "Speed 0", "Speed −2"]


def test_missing_text_or_argument_is_seen_and_never_raises(tmp_path: Path) -> None:
    texts = Catalogue("en", written(tmp_path, "a: 'by {name}'\n"))
    assert texts.say("no.such") == "«no.such»"
    assert texts.say("a") == "by «name»"
    assert texts.say("a", name="Sofia", more=1) == "by Sofia"


def test_other_languages_fall_back_to_english_key_by_key(tmp_path: Path) -> None:
    folder = written(tmp_path, "a: cube\nb: star\n")
    written(tmp_path, "a: Würfel\n", "de")
    texts = Catalogue("de", folder)
    assert (texts.say("a"), texts.say("b"), texts.say("c")) == ("Würfel", "star", "«c»")
    assert "b" in texts
    assert languages(folder) == ("en", "de")


def test_chinese_has_one_form(tmp_path: Path) -> None:
    folder = written(tmp_path, "a: '{n} cube|{n} cubes'\n")
    written(tmp_path, "a: '{n} 个方块'\n", "zh")
    assert Catalogue("zh", folder).say("a", n=1) == "1 个方块"
    assert text_faults(folder) == []


FAULTY = {
    "twice in one file": ("a: x\na: y\n", 2, "'a' stands twice"),
    "nested and dotted": ("a: {b: x}\na.b: y\n", 2, "'a.b' stands twice"),
    "no text": ("a: x\nb: 3\n", 2, "b: must be a text"),
    "empty": ("a: x\nb: ''\n", 2, "an empty text"),
    "no entries": ("a: x\nb: []\n", 2, "b: no text"),
    "brace left open": ("a: x\nb: '{n cubes'\n", 2, "only {name}"),
    "attribute of an argument": ("a: '{n.real}'\n", 1, "only {name}"),
    "two bars": ("a: 'x|y|z'\n", 1, "one bar"),
    "key is a number": ("a:\n  1: x\n", 2, "put it in quotes"),
    "list": ("- a\n", 1, "must be a mapping of texts"),
}


@pytest.mark.parametrize("name", FAULTY)
def test_faulty_texts_are_told_by_file_and_line(tmp_path: Path, name: str) -> None:
    content, line, what = FAULTY[name]
    told = text_faults(written(tmp_path, content))
    assert [(fault.file, fault.line) for fault in told] == [("data/text/en/words.yaml", line)]
    assert what in told[0].what


def test_a_translation_has_the_keys_and_arguments_of_english(tmp_path: Path) -> None:
    folder = written(tmp_path, "a: '{n} cubes'\n")
    written(tmp_path, "a: Würfel\nb: Stern\n", "de")
    written(tmp_path, "a: '{n} x'\n", "xx")
    told = {(fault.file, fault.line): fault.what for fault in text_faults(folder)}
    assert "must have the arguments: n" in told["data/text/de/words.yaml", 1]
    assert "'b' is not in English" in told["data/text/de/words.yaml", 2]
    assert "no plural rule" in told["data/text/xx/words.yaml", 1]


MISSING = {
    "dungeonology.trick.T17.name": ("cards", "T17: {name: Mirror Step, ", "T17: {"),
    "dungeonology.zone.I-4.flavour": (
        "zones",
        ', flavour: "They rest. Turn the pages softly."',
        "",
    ),
    "dungeonology.scholar.sofia.epithet": ("scholars", "    epithet: the Rogue\n", ""),
    "dungeonology.verb.hide": ("phrases", "  hide: ", "  hidden: "),
    "dungeonology.modifier.hand": ("phrases", "  hand: ", "  hands: "),
    "dungeonology.phase.rest.name": ("words", "  rest: {name: Rest}", "  sleep: {name: Rest}"),
    "dungeonology.effect.toll.text": (
        "zones",
        '    text: "On entry *drop*',
        '    texts: "On entry *drop*',
    ),
}


@pytest.mark.parametrize("key", MISSING)
def test_missing_texts_are_faults(data: Copy, key: str) -> None:
    file, old, new = MISSING[key]
    data.swap(f"text/en/dungeonology/{file}.yaml", old, new)
    assert [fault.what for fault in data.faults()] == [f"text {key!r} is missing"]


def test_a_missing_name_is_told_beside_its_card(data: Copy) -> None:
    data.swap("text/en/dungeonology/cards.yaml", "T17: {name: Mirror Step,", "T17: {")
    (fault,) = data.faults()
    lines = data.path("dungeonology/tricks.yaml").read_text(encoding="utf-8").splitlines()
    assert fault.file == "data/dungeonology/tricks.yaml"
    assert lines[fault.line - 1] == "- id: T17"


def test_a_sentence_with_a_hole_is_told_beside_its_card(data: Copy) -> None:
    data.swap("text/en/dungeonology/phrases.yaml", "top *{n}* trick cards", "top *{m}* trick cards")
    (fault,) = data.faults()
    assert fault.what == "T15: its text lacks 'm'"


def test_the_projects_texts_are_in_order() -> None:
    assert text_faults() == []
    assert catalogue() is catalogue()


def test_a_file_is_read_when_its_texts_are_looked_for(tmp_path: Path) -> None:
    data = written(tmp_path, "'quoted': {b: one}\nplain.c: two\n")
    (data / "text/en/other.yaml").write_text("other: {d: three}\nplain.e: four\n", encoding="utf-8")
    (data / "text/en/flow.yaml").write_text("{flow: {f: five}, quoted.g: six}\n", encoding="utf-8")
    texts = Catalogue("en", data)
    names = lambda: [file.name.rpartition("/")[2] for file in texts._files]  # noqa: E731
    assert names() == ["flow.yaml"]
    assert (texts.say("quoted.b"), texts.say("quoted.g")) == ("one", "six")
    assert names() == ["flow.yaml", "words.yaml"]
    assert (texts.say("plain.e"), texts.say("other.d"), texts.say("flow.f")) == (
        "four", "three", "five",
    )  # fmt: skip
    assert "nowhere.h" not in texts


def test_every_text_is_found_without_reading_all() -> None:
    tops = Catalogue("en")._unread
    for key, text in catalogue().texts.items():
        found = tops[text.file.name.removeprefix("data/")]
        assert any(key == top or key.startswith(f"{top}.") for top in found), key


def test_the_name_of_a_title_costs_one_small_file() -> None:
    texts = Catalogue("en")
    assert texts.say("atlandice.title.name") == "Atlandice"
    assert [file.name for file in texts._files] == ["data/text/en/atlandice/title.yaml"]


def test_texts_of_a_title_stand_in_its_folder_and_nowhere_else(data: Copy) -> None:
    data.swap("text/en/atlandice/title.yaml", "atlandice.title:", "title_of_atlandice:")
    told = [fault.what for fault in data.faults()]
    assert "text 'title_of_atlandice.name' belongs in the folder of its title" in told
