"""The catalogue: plurals, arguments, other languages, and what is wrong in it."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

import pytest

from game.content.languages import PLURALS, languages, system_language
from game.content.text_checks import lacks, text_faults
from game.content.texts import Catalogue, catalogue
from tests.content.conftest import Copy


def written(tmp_path: Path, content: str, language: str = "en", plural: str = "en") -> Path:
    folder = tmp_path / "data" / "text" / language
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "words.yaml").write_text(content, encoding="utf-8")
    about = f"name: Tongue\nscript: latin\nplural: {plural}\nforms: [dat]\n"
    (folder / "language.yaml").write_text(about, encoding="utf-8")
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
    written(tmp_path, "a: '{n} 个方块'\n", "zh", "zh")
    assert Catalogue("zh", folder).say("a", n=1) == "1 个方块"
    assert text_faults(folder) == []


FAULTY = {
    "twice in one file": ("a: x\na: y\n", 2, "“a” stands twice"),
    "nested and dotted": ("a: {b: x}\na.b: y\n", 2, "“a.b” stands twice"),
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
    (written(tmp_path, "a: '{n} x'\n", "xx") / "text/xx/language.yaml").write_text("name: X\n")
    told = {(fault.file, fault.line): fault.what for fault in text_faults(folder)}
    assert "must have the arguments: n" in told["data/text/de/words.yaml", 1]
    assert "“b” is not in English" in told["data/text/de/words.yaml", 2]
    assert "is missing" in told["data/text/xx/language.yaml", 1]


def test_a_translation_shows_the_signs_of_english(tmp_path: Path) -> None:
    folder = written(tmp_path, "a: '[star] [{sign}] x'\nb: '[star] x|[moon] y'\n")
    written(tmp_path, "a: 'x [{sign}]'\nb: '[moon] [star] z'\n", "de")
    (fault,) = text_faults(folder)
    assert (fault.line, fault.what) == (1, "text “a” lacks the signs: star")


MISSING = {
    "dungeonology.trick.T17.name": ("cards", "T17: {name: Mirror Step, ", "T17: {"),
    "dungeonology.zone.I-4.flavour": (
        "zones",
        ', flavour: "They rest. Turn the pages softly."',
        "",
    ),
    "dungeonology.scholar.sofia.epithet": ("scholars", "    epithet: the Scoundrel\n", ""),
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
    assert [fault.what for fault in data.faults()] == [f"text “{key}” is missing"]


def test_a_missing_name_is_told_beside_its_card(data: Copy) -> None:
    data.swap("text/en/dungeonology/cards.yaml", "T17: {name: Mirror Step,", "T17: {")
    (fault,) = data.faults()
    lines = data.path("dungeonology/tricks.yaml").read_text(encoding="utf-8").splitlines()
    assert fault.file == "data/dungeonology/tricks.yaml"
    assert lines[fault.line - 1] == "- id: T17"


def test_a_sentence_with_a_hole_is_told_beside_its_card(data: Copy) -> None:
    data.swap("text/en/dungeonology/phrases.yaml", "top *{n}* trick cards", "top *{m}* trick cards")
    (fault,) = data.faults()
    assert fault.what == "T15: its text lacks “m”"


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
    assert "text “title_of_atlandice.name” belongs in the folder of its title" in told


def test_an_empty_folder_among_the_languages_is_told(tmp_path: Path) -> None:
    folder = written(tmp_path, "a: cube\n")
    (folder / "text" / "xx").mkdir()
    (fault,) = text_faults(folder)
    assert (fault.file, fault.what) == (
        "data/text/xx",
        "no language.yaml: this folder is no language",
    )


def test_a_hole_may_ask_for_a_form_of_a_name(tmp_path: Path) -> None:
    folder = written(tmp_path, "a: {name: the inn}\nb: {name: Start}\nc: 'to {x}'\n")
    other = "a: {name: die Taverne, dat: der Taverne}\nb: {name: Start}\nc: 'zu {x:dat}'\n"
    written(tmp_path, other, "de")
    for language, told in (
        ("en", ["to the inn", "to Start"]),
        ("de", ["zu der Taverne", "zu Start"]),
    ):
        texts = Catalogue(language, folder)
        assert [texts.say("c", x=texts.say(key)) for key in ("a.name", "b.name")] == told
    assert text_faults(folder) == []


def test_forms_of_names_are_listed_and_belong_to_a_name(tmp_path: Path) -> None:
    folder = written(tmp_path, "a: inn\nb: 'to {x}'\n")
    written(tmp_path, "a: Taverne\na.dat: Taverne\nb: 'zu {x:gen}'\n", "de")
    told = [fault.what for fault in text_faults(folder)]
    assert told == ["text “b”: language.yaml lists no form “gen”", "text “a.dat” is not in English"]


PLURAL_FAULTS = {
    "en": ("a: {one: x, few: y, other: z}\n", "this language has no form “few”"),
    "pl": ("a: {one: x, other: z}\n", "lacks the plural form “few”"),
    "es": ("a: {one: x}\n", "lacks the plural form “other”"),
    "zh": ("a: 'x|y'\n", "this language has no plural"),
}


@pytest.mark.parametrize("rule", PLURAL_FAULTS)
def test_plural_forms_that_lack_or_do_not_exist_are_told(tmp_path: Path, rule: str) -> None:
    content, what = PLURAL_FAULTS[rule]
    folder = written(tmp_path, "a: z\n")
    written(tmp_path, content, "xx", rule)
    assert any(what in fault.what for fault in text_faults(folder))
    assert Catalogue("xx", folder).say("a") != "«a»"


NUMBERS: Mapping[str, Mapping[str, tuple[int, ...]]] = {
    "en": {"one": (1,), "other": (0, 2, 11)},
    "es": {"one": (1,), "other": (0, 2, 1_000_001), "many": (1_000_000, 2_000_000)},
    "fr": {"one": (0, 1), "other": (2, 10), "many": (1_000_000,)},
    "pl": {"one": (1,), "few": (2, 4, 22, 104), "many": (0, 5, 11, 12, 14, 21, 112)},
    "zh": {"other": (0, 1, 2)},
}


@pytest.mark.parametrize("rule", PLURALS)
def test_plural_rules_are_those_of_the_cldr(rule: str) -> None:
    found = {n: PLURALS[rule].form(n) for numbers in NUMBERS[rule].values() for n in numbers}
    assert found == {n: form for form, numbers in NUMBERS[rule].items() for n in numbers}


def test_a_tilde_is_a_soft_hyphen(tmp_path: Path) -> None:
    texts = Catalogue("en", written(tmp_path, "a: 'stealth~test'\n"))
    assert texts.say("a") == "stealth\u00adtest"


def test_what_is_left_to_translate(tmp_path: Path) -> None:
    folder = written(tmp_path, "a: cube\nb: '[star] {n}'\nc: star\nd: moon\n")
    written(tmp_path, "a: cube\nb: '[star] {n}'\nd: Mond\n", "de")
    assert [str(lack) for lack in lacks("de", folder)] == [
        "data/text/de/words.yaml:1: text “a” is not translated",
        "data/text/en/words.yaml:3: text “c” is missing in “de”",
    ]


@pytest.mark.parametrize(
    ("asked", "found"),
    [
        ([], "en"), (["C"], "en"), (["fr_FR.UTF-8", "de_AT.UTF-8"], "de"), (["zh_TW"], "zh-Hant"),
        (["zh_CN.UTF-8"], "zh-Hans"), (["zh-Hant-HK"], "zh-Hant"), (["zh"], "zh-Hans"),
    ],
)  # fmt: skip
def test_the_system_asks_for_a_language(tmp_path: Path, asked: list[str], found: str) -> None:
    names = {"en": "en", "de": "de", "zh-Hans": "zh", "zh-Hant": "zh_TW, zh_HK, zh-Hant"}
    data = tmp_path / "data"
    for language, system in names.items():
        written(tmp_path, "a: x\n", language)
        about = data / "text" / language / "language.yaml"
        about.write_text(about.read_text() + f"system: [{system}]\n")
    assert system_language(asked, data) == found
