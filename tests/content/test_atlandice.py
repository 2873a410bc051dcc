"""Atlandice's data and texts: the box, what is refused, sentences, names for numbers."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from pathlib import Path
from typing import get_args

import pytest

from game.api import choose, new_game, pending, why_not
from game.content.atlandice.phrases import all_texts, space_text, tile_text
from game.content.atlandice.schema import Verb
from game.content.atlandice.wording import ANSWERS, CityWording
from game.content.texts import catalogue
from game.content.titles import fingerprint, load
from game.content.yamlfile import ContentError
from game.engine.core.agenda import Question, option
from game.engine.titles.atlandice.visits import TILE_VERBS
from tests.content.conftest import Copy
from tests.content.test_wording import spoken
from tests.keys import parsed
from tests.seats import SHORT_NAMES as NAMES

BOX = load("atlandice")
TEXTS = catalogue()
TOLD = CityWording(BOX, TEXTS, NAMES)
SPOKEN = spoken(Path(__file__).parents[2] / "game/engine/titles/atlandice")
SHARED = {"game_over", "others_asked", "not_now"}
"""Reasons that every title has."""

# The box


def test_a1_2_a1_4_the_box_is_complete() -> None:
    assert [r.number for r in BOX.resources] == [1, 2, 3, 4, 5]
    assert len(BOX.tiles) == 15
    assert len(BOX.clock) == 11
    assert sorted(BOX.by_seats) == [2, 3, 4]


def test_the_verbs_of_the_data_are_those_of_the_engine() -> None:
    assert set(get_args(Verb)) == set(TILE_VERBS)
    assert {tile.verb for tile in BOX.tiles.values()} == set(TILE_VERBS)


def test_fingerprint_knows_figures_but_not_layout(data: Copy) -> None:
    path = data.path("atlandice/figures.yaml")
    path.write_text("# Another comment.\n" + path.read_text("utf-8"), "utf-8")
    assert load("atlandice", data.folder).fingerprint == fingerprint("atlandice")
    load.cache_clear()
    data.swap("atlandice/figures.yaml", "survey: 1", "survey: 2")
    assert load("atlandice", data.folder).fingerprint != fingerprint("atlandice")
    load.cache_clear()


# What is refused, by file and line

J1 = "- {id: J1, district: jeweller,    icons: 2, roll: [1, 3, 5],    do: take_here}\n"
FOUR = "- {seats: 4, per_district: 9, dice: 9, dice_each: 2}\n"

BROKEN = {
    "unknown key": ("tiles", "icons: 2, roll: [1, 3, 5],", "icon: 2,", "unknown key “icon”"),
    "missing key": ("clock", "{space: 3,  event", "{event", "key “space” is missing"),
    "unknown verb": ("tiles", "do: chain", "do: chains", "“chains” is not one of"),
    "a face too many": ("tiles", "roll: [5, 6]", "roll: [5, 7]", "“7” is not one of"),
    "true is no number": ("tiles", "icons: 3, roll: [6]", "icons: true, roll: [6]", "is not one"),
    "unknown district": ("tiles", "id: J2, district: jeweller", "id: J2, district: bank", "“bank”"),
    "id twice": ("tiles", "id: J2", "id: J1", "id “J1” stands twice"),
    "unknown survey": ("clock", "of: gem", "of: pearl", "unknown id “pearl”"),
    "unknown event": ("clock", "{space: 3,  event: donation}", "{space: 3, event: rain}", "“rain”"),
    "unknown harbour": ("figures", "submarine: engineering", "submarine: sea", "“sea”"),
    "number below its floor": ("figures", "donation_cost: 2", "donation_cost: 0", ">= 1"),
    "no flag": ("figures", "market: false", "market: 1", "expected bool"),
    "no list": ("seats", "- {seats: 2,", "two: {seats: 2,", ""),
    "not YAML": ("clock", "{space: 5,", "{space: 5", ""),
}


@pytest.mark.parametrize("name", BROKEN)
def test_broken_data_is_refused_with_file_and_line(data: Copy, name: str) -> None:
    file, old, new, what = BROKEN[name]
    line = data.swap(f"atlandice/{file}.yaml", old, new)
    told = [fault for fault in data.faults() if what in fault.what]
    assert told, data.faults()
    assert told[0].file == f"data/atlandice/{file}.yaml"
    assert what == "" or told[0].line == line
    with pytest.raises(ContentError) as refused:
        load("atlandice", data.folder)
    assert told[0] in refused.value.faults


COUNTS = {
    "a0_1_a_district_for_each": ("resources", "district: inn", "district: library", "stands twice"),
    "a1_2_15_tiles": ("tiles", J1, "", "records: 14, not 15"),
    "a1_2_three_a_district": ("tiles", J1, J1.replace("jeweller", "library"), "jeweller: tiles: 2, not 3"),
    "a12_5_icons_one_to_three": ("tiles", J1, J1.replace("icons: 2", "icons: 1"), "1, 2 and 3"),
    "a6_faces_once": ("tiles", "roll: [5, 6]", "roll: [5, 5]", "L1: a face stands twice"),
    "a1_4_five_resources": ("resources", "- {id: gem,    district: jeweller}\n", "", "records: 4"),
    "a8_4_24_spaces": ("figures", "spaces: 24", "spaces: 25", "spaces: 25, not 24"),
    "a8_4_events_before_the_waves": ("clock", "space: 21", "space: 23", "on the waves"),
    "a8_4_a_space_once": ("clock", "space: 21", "space: 19", "space 19 stands twice"),
    "a8_5_a_survey_counts": ("clock", "survey, of: gem}", "survey}", "space 5: a survey"),
    "a8_8_a_donation_does_not": ("clock", "3,  event: donation", "3, event: donation, of: gem", "space 3"),
    "a2_a_table_for_each_count": ("seats", FOUR, "", "no figures for 4 seats"),
    "a2_seats_once": ("seats", "{seats: 4,", "{seats: 3,", "seats 3 stands twice"),
    "a5_1_one_die_left": ("seats", "dice: 7, dice_each: 2", "dice: 8, dice_each: 2", "dice: 8; exactly"),
    "a1_3_nine_dice": ("seats", "dice: 9, dice_each: 2", "dice: 13, dice_each: 3", "dice: 13, at most 9"),
    "a1_4_60_resources": ("figures", "market_per_type: 3", "market_per_type: 2", "resources: 55, not 60"),
    "a1_4_twelve_of_each": ("figures", "market_per_type: 3", "market_per_type: 4", "13, at most 12"),
}  # fmt: skip


@pytest.mark.parametrize("name", COUNTS)
def test_what_does_not_add_up_is_refused(data: Copy, name: str) -> None:
    file, old, new, what = COUNTS[name]
    data.swap(f"atlandice/{file}.yaml", old, new)
    assert any(what in fault.what for fault in data.faults()), data.faults()


@pytest.mark.parametrize("content", [b"\xff\xfe\x00", b"", b"just words", b"{[: 1}", b"- - - 1"])
@pytest.mark.parametrize("name", ["resources", "tiles", "clock", "seats", "figures"])
def test_unreadable_content_is_a_fault_line(data: Copy, name: str, content: bytes) -> None:
    data.path(f"atlandice/{name}.yaml").write_bytes(content)
    assert f"data/atlandice/{name}.yaml" in {fault.file for fault in data.faults()}


MISSING = {
    "atlandice.tile.J1.flavour": (', flavour: "One stone for the buyer, one for the floor."', ""),
    "atlandice.area.inn.short": (', short: "Inn"', ""),
    "atlandice.verb.chain": ("    chain: ", "    chained: "),
    "atlandice.score.gem.name": ('    gem: {name: "Gems"}', '    gems: {name: "Gems"}'),
    "atlandice.tie.shared.name": ("    shared: {name", "    both: {name"),
}


@pytest.mark.parametrize("key", MISSING)
def test_missing_texts_are_faults(data: Copy, key: str) -> None:
    data.swap("text/en/atlandice/words.yaml", *MISSING[key])
    assert f"text “{key}” is missing" in [fault.what for fault in data.faults()]


def test_a_sentence_with_a_hole_is_told_beside_its_tile(data: Copy) -> None:
    data.swap("text/en/atlandice/words.yaml", "On {faces}: {text}", "On {face}: {text}")
    assert "J1: its text lacks “face”" in [fault.what for fault in data.faults()]


# Sentences


@pytest.mark.parametrize("sentence", [text for *_, text in all_texts(BOX, TEXTS)])
def test_no_sentence_has_a_hole(sentence: str) -> None:
    assert not re.search(r"[{}«»|]|  |\.\.", sentence)
    assert sentence.count("*") % 2 == 0
    assert sentence.endswith(".")


def test_a6_tiles_read_like_their_verbs() -> None:
    assert tile_text(BOX, "J1", TEXTS) == (
        "Roll the die. On 1, 3 or 5: take *one more* resource from here."
    )
    assert tile_text(BOX, "F3", TEXTS) == (
        "Roll the die. On 6: take one resource from the *black market*."
    )
    assert tile_text(BOX, "E2", TEXTS) == "*Move the submarine* to any other area."


def test_a8_4_spaces_read_like_their_events() -> None:
    assert "waves" in space_text(BOX, 23, TEXTS)
    assert "starts" in space_text(BOX, 0, TEXTS)
    assert "gems" in space_text(BOX, 5, TEXTS)
    assert "2 resources for 1 point," in space_text(BOX, 3, TEXTS)
    assert space_text(BOX, 1, TEXTS) == space_text(BOX, 22, TEXTS)


# Words for what the engine says


@pytest.mark.parametrize("section", ["event", "prompt", "why", "answer", "ending"])
def test_every_key_of_the_engine_has_a_text_and_no_text_is_left(section: str) -> None:
    spoken_ = SPOKEN[section] - (SHARED if section == "why" else set())
    assert spoken_, "the engine speaks"
    front = f"atlandice.{section}."
    texts = {key.removeprefix(front) for key in TEXTS.texts if key.startswith(front)}
    assert {key for key in spoken_ if key not in texts} - {"points"} == set()
    strays = {t for t in texts - spoken_ if not any(t.startswith(f"{s}_") for s in spoken_)}
    assert strays == set()


def test_shared_reasons_are_there() -> None:
    assert SPOKEN["why"] >= SHARED
    assert TOLD.reason("others_asked", {"seat": 1}) == "Bo is asked first."


@pytest.mark.parametrize(
    "key", [k for k in TEXTS.texts if k.startswith(("atlandice.event.", "atlandice.why."))]
)
def test_the_log_never_says_you(key: str) -> None:
    text = TEXTS.texts[key]
    assert " you" not in f" {text.all_forms}".lower()


def test_facts_become_names() -> None:
    facts = {"owner": 1, "area": 6, "resource": 4}
    assert CityWording(BOX, TEXTS, NAMES[:3]).event("taken", facts) == (
        "Bo takes from the black market: [tool]\u00a0tool."
    )
    facts["owner"] = 2
    assert (
        CityWording(BOX, TEXTS, NAMES[:2])
        .event("taken", facts)
        .startswith("The neutral player takes")
    )
    donated = {"seat": 0, "resources": (1, 4)}
    assert TOLD.event("donated", donated) == ("Ada donates: [gem]\u00a0gem, [tool]\u00a0tool.")
    assert TOLD.event("exhausted", {"area": 3, "submarine": 6}).startswith(
        "The inn is under water."
    )


def test_a_fact_picks_its_variant() -> None:
    def moved(event: str, n: int) -> str:
        facts = {"hand": 3, "n": n, "event": event, "area": 2}
        return TOLD.event("clock_moved", facts)

    by_last_die = "The last die stays at the library: the clock goes on"
    assert moved("", 1) == f"{by_last_die} 1 space."
    assert moved("donation", 3) == f"{by_last_die} 3 spaces, to a donation."
    by_tile = {"hand": 3, "n": 1, "event": ""}
    assert TOLD.event("clock_moved", by_tile) == "The clock goes on 1 space."
    assert "everything" not in TOLD.event("surveyed", {"resource": "all", "counts": (1, 2)})


def test_a11_3_the_question_says_when_the_last_die_has_to_go_to_the_neutral_player() -> None:
    def asked(n: int, give: bool) -> str:
        return TOLD.prompt("visit", {"give": give, "n": n})

    assert asked(1, True) == asked(2, True)
    assert "last die" not in asked(2, True)
    assert asked(3, True).startswith("Your last die of the round is for the neutral player")
    assert "neutral" not in asked(3, False)


def test_answers_are_worded_by_what_they_name() -> None:
    def answer(verb: str, *args: int, names: tuple[str, ...] = NAMES[:3]) -> str:
        told = CityWording(BOX, TEXTS, names)
        return told.answer(Question(0, "visit", []), option(verb, *args))

    assert answer("visit", 3, 0) == "Visit the inn"
    assert answer("visit", 3, 2, names=NAMES[:2]) == "Visit the inn for the neutral player"
    assert answer("take", 2) == "[book]\u00a0Book"
    assert answer("take", 5, 1) == "[gem]\u00a0Gem from the smithy"
    assert answer("change", 1, 1, 5) == "The jeweller’s: turn 1 to 5"
    assert answer("pass") == "Keep everything"
    assert {verb for verb, _ in ANSWERS} == SPOKEN["answer"]


def said_in_a_game(seed: int) -> Iterator[str]:
    """Every sentence of a game of random answers."""
    chance = random.Random(seed)
    names = NAMES[: 2 + seed % 3]
    told, state = CityWording(BOX, TEXTS, names), new_game("atlandice", len(names), seed)
    while isinstance(question := pending(state), Question):
        yield told.prompt(question.prompt, question.args)
        yield from (told.answer(question, answer) for answer in question.options)
        for thing in ("visit:1", "visit:2:9", "take:3", "sail:4", "sail:1", "give:5", "pass"):
            reason = why_not(state, question.seat, parsed(thing))
            if reason:
                yield told.reason(reason.key, reason.args)
        for event in choose(state, chance.choice(question.options)):
            yield told.event(event.kind, event.facts)


@pytest.mark.parametrize("seed", range(6))
def test_no_sentence_of_a_game_is_torn(seed: int) -> None:
    found = list(said_in_a_game(seed))
    assert [text for text in found if "«" in text or "-1" in text] == []
    assert len(found) > 500
