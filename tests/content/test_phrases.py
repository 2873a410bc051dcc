"""The sentences printed on the cards are composed from the verbs that run them."""

from __future__ import annotations

import re
from dataclasses import fields

import pytest

from game.content.dungeonology.phrases import (
    all_texts,
    boss_text,
    card_text,
    clan_text,
    intern_text,
    jinx_text,
    panic_text,
    scholar_text,
    version_text,
    zone_text,
)
from game.content.dungeonology.schema import EFFECTS, MODIFIERS, VERBS
from game.content.texts import capital, catalogue
from game.content.titles import load
from game.engine.titles.dungeonology.box import Profile

BOX = load("dungeonology")
TEXTS = catalogue()
ICONS = {
    "civ", "mil", "cult", "wealth", "caste", "student", "campfire", "stealth", "alert", "move",
    "divination", "stun", "star_gold", "jinx", "intern", "magic", "subterfuge",
}  # fmt: skip


def test_every_word_of_the_data_has_one_phrase() -> None:
    keys = [f"dungeonology.verb.{verb}" for verb in VERBS] + [
        f"dungeonology.modifier.{name}" for name in MODIFIERS
    ]
    keys += [
        f"dungeonology.effect.{effect}.{part}" for effect in EFFECTS for part in ("name", "text")
    ]
    assert [key for key in keys if key not in TEXTS] == []
    verbs = {
        key.removeprefix("dungeonology.verb.")
        for key in TEXTS.texts
        if key.startswith("dungeonology.verb.")
    }
    assert verbs == set(VERBS), "no phrase without its verb"


@pytest.mark.parametrize("record", list(all_texts(BOX, TEXTS)), ids=lambda record: record[1])
def test_no_text_has_a_hole_or_an_unknown_icon(record: tuple[str, str, list[str]]) -> None:
    for sentence in record[2]:
        assert not re.search(r"[{}«»|]", sentence)
        assert sentence.count("*") % 2 == 0
        assert set(re.findall(r"\[(\w*)\]", sentence)) <= ICONS
        assert "  " not in sentence
        assert ".." not in sentence


@pytest.mark.parametrize("trick", BOX.tricks)
def test_card_texts_are_short_enough_to_print(trick: str) -> None:
    text = card_text(BOX, trick, TEXTS)
    plain = [re.sub(r"\[\w+\]|\*", "", part) for part in text]
    assert len(plain[0]) <= 40
    assert len(plain[1]) <= 125
    assert len(plain[2]) <= 60


CARDS = {
    "T05": ("[student] Draw 1 student:", "your next stealth attempt this turn has *Stealth +3*.",
            "[stealth] *+2* or [alert] *+2*"),
    "T09": ("[student] Sacrifice 1 or draw 1 student:",
            "*cancel* a card effect that targets you; then [move] *Move 1*.",
            "[stealth] *+2* or [alert] *+2*"),
    "T21": ("[student] Sacrifice 1 or draw N students:",
            "place *N* traps, each on your zone or a linked neighbour."
            " N is 1 by sacrifice or 1 to 3 by drawing.", "[move] *Move 2*"),
    "T33": ("[student] Draw 1 student:",
            "Only at the start of your own turn: a target with more students than you"
            " *gives you 2 students*.",
            "[student] Sacrifice 1: a player draws 2 or discards 1 at random"),
    "T01": ("", "", "[stealth] *+2* or [alert] *+1*"),
}  # fmt: skip


@pytest.mark.parametrize("trick", CARDS)
def test_d12_2_card_texts(trick: str) -> None:
    assert tuple(card_text(BOX, trick, TEXTS)) == CARDS[trick]


def test_d12_2_the_target_is_described_once() -> None:
    main = card_text(BOX, "T31", TEXTS).main
    assert main.count("a target here") == 1


def test_d13_v10_end_of_turn_is_printed_in_version_0_94_only() -> None:
    note = TEXTS.say("dungeonology.phrase.end_of_turn")
    assert note in card_text(BOX, "T18", TEXTS, "0.94").main
    assert note not in card_text(BOX, "T18", TEXTS, "1.15").main
    assert note not in card_text(BOX, "T17", TEXTS, "0.94").main


def test_d13_v23_debt_of_gained_cubes_is_printed_in_version_0_94_only() -> None:
    note = TEXTS.say("dungeonology.phrase.debt_of_gained_cubes")
    assert note in card_text(BOX, "T29", TEXTS, "0.94").main
    assert note not in card_text(BOX, "T29", TEXTS, "1.15").main


def test_d12_3_interns_and_jinxes() -> None:
    assert intern_text(BOX, "N01", TEXTS) == (
        "Your [mil] cubes are *protected*.", "At the end: *+2 points*",
    )  # fmt: skip
    assert jinx_text(BOX, "J08", TEXTS).points == "At the end: *−1 point*"
    assert jinx_text(BOX, "J01", TEXTS).effect == "*Speed −1*."


def test_d4_8_zone_texts_from_left_to_right() -> None:
    assert [effect.name for effect in zone_text(BOX, "II-3", TEXTS)] == [
        "Lucky 2", "Danger 2", "Stairs", "Laetus",
    ]  # fmt: skip
    assert zone_text(BOX, "I-4", TEXTS) == ()


def test_d10_5_skills_by_side_with_figures_from_the_data() -> None:
    assert [s.name for s in scholar_text(BOX, "sofia", "normal", TEXTS)] == ["Swindle"]
    assert [s.name for s in scholar_text(BOX, "sofia", "exalted", TEXTS)] == [
        "Swindle", "On the Run",
    ]  # fmt: skip
    penitence = scholar_text(BOX, "vincenzo", "exalted", TEXTS)[1].text
    assert "sacrifice 2 for each [civ] or [mil], 3 for any other" in penitence


def test_d12_5_panic_and_clan_texts() -> None:
    assert len(panic_text(BOX, "K1", TEXTS)) == 4
    assert clan_text(BOX, "C1", TEXTS).modifiers == (
        "[civ] +1", "[mil] −1", "[cult] 0", "[wealth] +1", "[caste] 0",
    )  # fmt: skip


def test_d8_6_boss_texts() -> None:
    assert len(boss_text(BOX, "aggressive", TEXTS)) == 4
    assert len(boss_text(BOX, "drunk", TEXTS)) == 7


def test_capital_passes_over_icons_and_stars() -> None:
    assert capital("[campfire] *gain 2*") == "[campfire] *Gain 2*"
    assert capital("") == ""


def test_d13_every_flag_of_the_older_version_is_told() -> None:
    told = version_text(BOX, "0.94", TEXTS)
    assert len(told) == len(fields(Profile)) - 1
    assert version_text(BOX, "1.15", TEXTS) == ()
    assert any("3 stun tokens" in line for line in told)
