"""The languages of the project: whole, without English in them, in signs our typefaces have."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from game.assets import fonts
from game.bootstrap import ROOT
from game.content.languages import language_of, languages, system_language
from game.content.sentences import figure_text
from game.content.text_checks import lacks, language_faults
from game.content.texts import SOFT_HYPHEN, catalogue
from game.terminal import VARIABLES, chosen, wished
from tests.language import main as tell

#: Languages that lack nothing: a new English text has to be put into them as well.
WHOLE: tuple[str, ...] = ("de", "es", "zh-Hans", "zh-Hant")
OTHERS = languages()[1:]

#: Words by which English is known among other languages of its script.
ENGLISH_WORDS = re.compile(
    "the|and|your|you|with|from|which|that|this|has|have|been|are|was|were|will|would|what|when|where|who|"
    "whose|any|every|each|other|another|than|then|there|here|they|them|their|into|onto|until|only|of|to|for|"
    "by|it|its|an"
)
#: What other languages write like one of these.
ALSO = {"de": re.compile("was|an|will|her"), "es": re.compile("has|an")}
#: Latin letters that Chinese texts write as well: keys, formats, programs.
LATIN_IN_CHINESE = re.compile(
    "ai|alt|backspace|civetta|csv|ctrl|delete|depths|dir|down|end|enter|esc|game|gif|home|language|mb|nonce|page|png|python|"
    "sha|shift|space|tab|tests|up"
)
#: What stands in data files, and is named so when something is wrong there.
OF_DATA = re.compile(
    "always|aux|do|either|encounters|fate|id|if|instead|kb|per|timing|type|unit|utf|yaml",
    re.IGNORECASE,
)
_TAKEN_OUT = re.compile(
    r"\[[\w{}]+\]|\{[^}]*\}|--[\w-]+|[\w./]*\.(?:py|yaml|civetta|png|csv)|data/\w*"
)
_WORD = re.compile(r"[^\W\d_]{2,}")


def _bare(text: str) -> str:
    return text.replace(SOFT_HYPHEN, "").replace("\\", "")


def words_of(language: str) -> Iterator[tuple[str, str]]:
    """Every word in Latin letters of a language with the key of its text."""
    for key, text in catalogue(language).texts.items():
        if not key.startswith("terminal."):
            for word in _WORD.findall(_TAKEN_OUT.sub(" ", _bare(text.all_forms))):
                if word.isascii():
                    yield key, word.lower()


@pytest.fixture
def script(request: pytest.FixtureRequest) -> Iterator[str]:
    """Text is set as in a language for the length of a test."""
    fonts.use_script(language_of(request.param).script)
    yield request.param
    fonts.use_script("latin")


@pytest.mark.parametrize(
    ("told", "language"),
    [
        ({"LANG": "zh_TW.UTF-8"}, "zh-Hant"),
        ({"LANG": "zh_HK"}, "zh-Hant"),
        ({"LANG": "zh_CN.UTF-8"}, "zh-Hans"),
        ({"LANG": "zh_SG"}, "zh-Hans"),
        ({"LANG": "de_AT.UTF-8"}, "de"),
        ({"LANG": "es_MX.UTF-8@x"}, "es"),
        ({"LANG": "fr_FR.UTF-8"}, "en"),
        ({"LANG": "fr_FR.UTF-8", "LANGUAGE": "fr:de"}, "de"),
        ({"LANG": "es_ES.UTF-8", "LC_ALL": "de_DE.UTF-8"}, "de"),
        ({"LANG": "es_ES.UTF-8", "LC_ALL": "C.UTF-8", "LANGUAGE": "de"}, "en"),
        ({}, "en"),
    ],
)
def test_the_system_is_asked_as_by_other_programs(
    told: dict[str, str], language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in (*VARIABLES, "LANGUAGE"):
        monkeypatch.delenv(name, raising=False)
    for name, value in told.items():
        monkeypatch.setenv(name, value)
    assert system_language(wished()) == chosen([]) == language


def test_a_whole_language_lacks_nothing() -> None:
    assert [str(lack) for language in WHOLE for lack in lacks(language)] == []


@pytest.mark.parametrize("language", WHOLE)
def test_the_command_for_translators_says_so(
    language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    texts = len(catalogue().texts)
    assert tell([language]) == 0
    assert capsys.readouterr().out == f"{language}: {texts} of {texts} texts, 100 %; faults: 0\n"


def test_the_readme_opens_with_a_line_in_every_language() -> None:
    lines = Path(ROOT, "README.md").read_text("utf-8").split("\n\n")[1].splitlines()
    assert len(lines) == len(languages())
    assert all("`python3 run_game.py`" in line for line in lines)


@pytest.mark.parametrize("language", OTHERS)
def test_texts_have_the_holes_and_forms_they_must(language: str) -> None:
    assert [str(fault) for fault in language_faults(language)] == []


@pytest.mark.parametrize("language", [one for one in OTHERS if language_of(one).script == "latin"])
def test_no_english_is_left_among_latin_letters(language: str) -> None:
    found = [(key, word) for key, word in words_of(language) if ENGLISH_WORDS.fullmatch(word)]
    assert [(key, word) for key, word in found if not ALSO[language].fullmatch(word)] == []


@pytest.mark.parametrize("language", [one for one in OTHERS if language_of(one).script != "latin"])
def test_no_english_is_left_among_chinese_signs(language: str) -> None:
    found = [
        (key, word)
        for key, word in words_of(language)
        if "names" not in key and not ("data_fault." in key and OF_DATA.fullmatch(word))
    ]
    assert [(key, word) for key, word in found if not LATIN_IN_CHINESE.fullmatch(word)] == []


@pytest.mark.parametrize("script", OTHERS, indirect=True)
def test_our_typefaces_have_every_sign(script: str) -> None:
    used = set("".join(text.all_forms for text in catalogue(script).texts.values()))
    unseen = {SOFT_HYPHEN, "\n", " ", "\u00a0"}
    for face in ("text", "title"):
        assert [char for char in sorted(used - unseen) if fonts.face_for(char, face) is None] == []


@pytest.mark.parametrize(
    ("script", "front"), [("zh-Hant", "tc"), ("zh-Hans", "cjk")], indirect=["script"]
)
def test_chinese_is_set_in_the_forms_of_its_own_country(script: str, front: str) -> None:
    used = set("".join(text.all_forms for text in catalogue(script).texts.values()))
    han = [char for char in sorted(used) if "\u4e00" <= char <= "\u9fff"]
    for face, own in (("text", front), ("bold", f"{front}_bold"), ("title", f"{front}_title")):
        assert [char for char in han if fonts.face_for(char, face) != own] == [], face
    assert [
        mark for mark in "「」『』《》“”" if fonts.face_for(mark, "title") != f"{front}_title"
    ] == []


@pytest.mark.parametrize("language", WHOLE)
def test_a_figure_stays_on_one_line(language: str) -> None:
    """A sign, a name and a number: no line ends between them, in whatever script."""
    texts = catalogue(language)
    told = figure_text(texts, "prisoner", texts.say("catacombs.score.prisoners.name"), -3)
    assert " " not in told
    assert "−3" in told
    if texts.about.script != "latin":
        assert "囚\u2060犯" in told


def test_a_sign_stays_with_its_name() -> None:
    """No line ends between them: in a log the sign alone would hang behind a colon."""
    for language in languages():
        told = catalogue(language).say("phrase.signed", sign="civ", text="X")
        assert " " not in told, language


def test_why_a_visit_takes_more_than_one_is_told_in_every_language() -> None:
    """Not by the plural, which some languages have not."""
    for language in languages():
        say = catalogue(language).say
        one, more = (say(f"atlandice.city.board.{key}", n=1) for key in ("takes", "takes_more"))
        assert len(more) > len(one) + 5, language


@pytest.mark.parametrize("language", [one for one in WHOLE if language_of(one).script != "latin"])
def test_no_space_stands_between_chinese_and_what_is_filled_in(language: str) -> None:
    """But where a command is spelled, and after a number that has its sign."""
    spaced = re.compile(r"[一-鿿] [{\[]|(?<!\{n)[}\]] [一-鿿]")
    texts = catalogue(language).texts.items()
    found = [key for key, text in texts if spaced.search(text.all_forms)]
    spelled = ("terminal.", "check.", "fault.")
    assert [key for key in found if not key.startswith(spelled)] == []
