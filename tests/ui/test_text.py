"""Line breaking, fallback by script, markup, measuring."""

from collections.abc import Iterator

import pygame
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.assets import AssetError, fonts
from game.assets.palette import load_palette
from game.assets.pictures import Pictures
from game.content.languages import Script
from game.ui.line_breaking import NO_END, NO_START
from game.ui.scale import Scale
from game.ui.text import Style, Typesetter, plain, read_markup

BODY = Style("text", 20)


@pytest.fixture(scope="module")
def setter() -> Typesetter:
    pygame.display.init()
    pygame.display.set_mode((64, 64))
    pygame.font.init()
    fonts.forget()
    return Typesetter(load_palette(), Pictures(), Scale((1600, 900)))


@pytest.fixture(params=["hans", "hant"])
def script(request: pytest.FixtureRequest) -> Iterator[Script]:
    """Text is set in Chinese for the length of a test."""
    fonts.use_script(request.param)
    yield request.param
    fonts.use_script("latin")


def lines(setter: Typesetter, text: str, width: int) -> list[str]:
    return setter.lay(text, BODY, width).text.split("\n")


def test_words_stay_whole_and_lines_fit(setter: Typesetter) -> None:
    text = "Scholars explore a living dungeon and study its people in secret."
    block = setter.lay(text, BODY, 200)
    assert " ".join(block.text.split("\n")) == text
    assert len(block.lines) > 2
    assert all(width <= 200 for width in block.widths)
    assert not any(line.startswith(" ") or line.endswith(" ") for line in block.text.split("\n"))


def test_a_word_too_long_is_cut_rather_than_lost(setter: Typesetter) -> None:
    word = "Geschwindigkeitsbegrenzungsverordnung"
    block = setter.lay(word, BODY, 90)
    assert block.text.replace("\n", "") == word
    assert all(width <= 90 for width in block.widths)


def test_chinese_breaks_anywhere_but_not_before_a_comma(setter: Typesetter) -> None:
    text = "学者们进入地下城，研究居民。「秘密」很多，时间很少。"
    for width in range(45, 220, 7):
        found = lines(setter, text, width)
        assert "".join(found) == text
        assert not any(line[0] in NO_START for line in found[1:])
        assert not any(line[-1] in NO_END for line in found[:-1])


@settings(max_examples=120)
@given(
    st.text(st.sampled_from("ab c-，。「」学者们.,( )»漢"), min_size=1, max_size=40),
    st.integers(60, 260),
)
def test_breaking_loses_nothing_and_fits(setter: Typesetter, text: str, width: int) -> None:
    block = setter.lay(plain(text), BODY, width)
    squeezed = block.text.replace("\n", "").replace(" ", "")
    assert squeezed == text.replace(" ", "")
    assert all(w <= width for w in block.widths)


CLOSING = "」』】〉》，。！？；：）、”’"
OPENING = "「『【〈《（“‘"


@pytest.mark.parametrize("mark", CLOSING)
def test_no_line_begins_with_a_closing_mark(setter: Typesetter, mark: str) -> None:
    text = f"打出毒笔{mark}" * 8
    assert not any(line.startswith(mark) for line in lines(setter, text, 130))


@pytest.mark.parametrize("mark", OPENING)
def test_no_line_ends_with_an_opening_mark(setter: Typesetter, mark: str) -> None:
    text = f"打出{mark}毒笔" * 8
    assert not any(line.endswith(mark) for line in lines(setter, text, 130))


def test_a_number_stays_with_what_it_counts(setter: Typesetter) -> None:
    for width in range(60, 200, 7):
        for line in lines(setter, "从大学抽取12个学生并掉落3个信息块", width):
            assert not line[-1].isdigit()
            assert not line[0].isdigit()


def test_a_line_may_end_between_a_number_and_a_bracket(setter: Typesetter) -> None:
    assert lines(setter, "N为1至3（抽取）。", 120) == ["N为1至3", "（抽取）。"]


def test_the_last_chinese_sign_is_never_alone_on_its_line(setter: Typesetter) -> None:
    for width in range(60, 300, 7):
        last = lines(setter, "放置地域前可以先旋转，[alert]四处游荡，也交朋友。", width)[-1]
        assert len(last.rstrip("。")) > 1, width


def test_a_word_breaks_at_a_soft_hyphen_and_nowhere_else(setter: Typesetter) -> None:
    word = "Verstohlenheits\u00adkombination"
    assert lines(setter, word, 400) == ["Verstohlenheitskombination"]
    assert lines(setter, f"die {word}", 190) == ["die Verstohlenheits-", "kombination"]
    assert lines(setter, f"eine {word}", 150) == ["eine", "Verstohlenheits-", "kombination"]
    assert setter.size(word, BODY) == setter.size(word.replace("\u00ad", ""), BODY)


def test_what_is_joined_is_not_broken(setter: Typesetter) -> None:
    joined = "\u2060".join("眩晕标记")
    for width in range(100, 240, 9):
        assert any("眩晕标记" in line for line in lines(setter, f"获得一个{joined}。", width))


def test_in_chinese_marks_and_figures_are_of_the_chinese_face(
    setter: Typesetter, script: Script
) -> None:
    front = {"hans": "cjk", "hant": "tc"}[script]
    for char in "“”…—字骨3N":
        assert fonts.face_for(char, "text") == front
    assert fonts.face_for("字", "bold") == f"{front}_bold"
    assert [fonts.face_for(char, "title") for char in "3字”"] == [
        "title", f"{front}_title", f"{front}_title",
    ]  # fmt: skip
    assert [fonts.face_for(char, "italic") for char in "A3字"] == [
        "serif", "serif", f"{front}_serif",
    ]  # fmt: skip


def test_what_the_taiwan_face_lacks_the_mainland_one_has(script: Script) -> None:
    rare = "丒"
    assert fonts.face_for(rare, "text") == "cjk"


def test_chinese_uses_the_fallback_face(setter: Typesetter) -> None:
    block = setter.lay("Sofia 欧阳", BODY)
    faces = {piece.text: piece.face for piece in block.lines[0]}
    assert faces["Sofia"] == "text"
    assert faces["欧阳"] == "cjk"
    assert block.missing == ""


def test_a_character_nobody_has_is_reported(setter: Typesetter) -> None:
    assert setter.lay("gear \U0001f9ff", BODY).missing == "\U0001f9ff"


def test_a_character_nobody_has_is_drawn_as_a_box(setter: Typesetter) -> None:
    with_box = setter.lay("A\U0001f9ff\ufe0fB", BODY)
    assert [(piece.text, piece.icon) for piece in with_box.lines[0]] == [
        ("A", False),
        ("no_picture", True),
        ("B", False),
    ]
    ink = setter.ink(setter.lay("\U0001f9ff", BODY))
    assert pygame.mask.from_surface(ink).count() > 20


def test_gb2312_and_big5_names_have_glyphs() -> None:
    for name in ("欧阳若兰", "歐陽若蘭", "龙龍", "鬱郁"):
        assert all(fonts.face_for(char, "title") == "cjk_title" for char in name)


def test_markup_is_read_and_people_cannot_write_it(setter: Typesetter) -> None:
    spans = read_markup("take *two* [civ] now", "text")
    assert ("two", "bold", False) in spans
    assert ("civ", "text", True) in spans
    name = "*[civ]_x_\\"
    assert setter.lay(plain(name), BODY).text == name
    assert not any(piece.icon for piece in setter.lay(plain(name), BODY).lines[0])


def test_icons_stick_to_the_words_beside_them(setter: Typesetter) -> None:
    for width in range(40, 200, 9):
        block = setter.lay("lose *2*[civ], then go", BODY, width)
        for line in block.lines:
            assert not line or not line[0].icon or line is block.lines[0] or width < 60


def test_a_sign_among_chinese_ones_begins_a_line_rather_than_tear_a_word(
    setter: Typesetter,
) -> None:
    text = "从旅店拿取[civ]文明"
    width = setter.size("从旅店拿取", BODY)[0]
    laid = setter.lay(text, BODY, width + 4)
    assert [line[0].icon for line in laid.lines] == [False, True]
    counted = setter.lay("再拿取两个[civ]就好", BODY, setter.size("再拿取两个", BODY)[0] + 4)
    assert [line[0].text for line in counted.lines][1].startswith("个")


def test_an_unknown_sign_shows_as_words(setter: Typesetter) -> None:
    assert setter.lay("[no_such_sign]", BODY).text == "[no_such_sign]"


def test_ellipsis_only_where_asked(setter: Typesetter) -> None:
    text = "a long sentence that does not fit on a single line of this width"
    assert "…" not in setter.lay(text, BODY, 150).text
    cut = setter.lay(text, BODY, 150, max_lines=1)
    assert cut.text.endswith("…")
    assert cut.cut
    assert cut.size[0] <= 150


def test_type_is_never_under_fourteen_pixels() -> None:
    for size in ((1024, 600), (1280, 720), (1600, 900)):
        assert Scale(size).px(5) == 14
    assert Scale((1280, 720), text=200).px(5) == 28
    assert Scale((3840, 2160)).px(20) == 48


def test_blocks_are_kept(setter: Typesetter) -> None:
    assert setter.lay("once", BODY, 100) is setter.lay("once", BODY, 100)


def test_a_missing_typeface_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(fonts.FACES, "lost", ("fontpkg_of_nowhere", "a.ttf"))
    with pytest.raises(AssetError) as caught:
        fonts.font_file("lost")
    assert caught.value.args_by_name == {"package": "fontpkg-of-nowhere"}


def test_a_file_of_chinese_signs_is_opened_once_for_every_size_and_weight(
    setter: Typesetter, monkeypatch: pytest.MonkeyPatch
) -> None:
    fonts.forget()
    opened: list[str] = []
    real = pygame.font.Font

    def opening(path: str, px: int) -> pygame.font.Font:
        opened.append(path)
        return real(path, px)

    monkeypatch.setattr(pygame.font, "Font", opening)
    wide = {
        (face, px): fonts.font(face, px).size("城")[0]
        for face in ("cjk", "cjk_bold")
        for px in (20, 40)
    }
    assert len(opened) == 1
    assert wide["cjk", 40] == 2 * wide["cjk", 20]
    assert fonts.font("cjk_bold", 20).bold
    assert not fonts.font("cjk", 20).bold
    assert fonts.font("text", 20) is not fonts.font("text", 40)
    fonts.forget()


def test_a_date_stays_on_one_line(setter: Typesetter) -> None:
    assert lines(setter, "gespeichert 18/11/2026", setter.size("gespeichert 18/11/", BODY)[0]) == [
        "gespeichert",
        "18/11/2026",
    ]
