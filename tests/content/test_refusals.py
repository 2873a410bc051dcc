"""Broken data is refused with file and line, all faults at once."""

from __future__ import annotations

import os
import shutil

import pytest

from game.content.check import main
from game.content.titles import load
from game.content.yamlfile import DATA, ContentError
from game.exits import FAULTY_DATA
from tests.content.conftest import Copy

T05 = "- id: T05\n  family: subterfuge\n  copies: 4"

BROKEN = {
    "unknown key": ("tricks", "- id: T01", "- colour: red\n  id: T01", "unknown key “colour”"),
    "unknown nested key": ("tricks", "do: [{stealth_next: 3}]", "done: []", "unknown key “done”"),
    "duplicate key": ("supply", "omegas: 5", "omegas: 5\nomegas: 6", "“omegas” stands twice"),
    "unknown verb": ("tricks", "{scry: 5}", "{scrying: 5}", "unknown verb “scrying”"),
    "verb without number": ("tricks", "{scry: 5}", "scry", "“scry” asks for a number"),
    "verb with a number": (
        "tricks",
        "do: [hide]",
        "do: [{hide: 2}]",
        "“hide” asks for no argument",
    ),
    "two verbs in one": ("tricks", "{scry: 5}", "{scry: 5, draw: 1}", "must be one verb"),
    "bad bounds of N": ("tricks", "n: [1, 3]", "n: [3, 1]", "n: must be a number or"),
    "missing key": ("clans", "id: C1, target: 38,", "id: C1,", "key “target” is missing"),
    "missing id": ("clans", "id: C1, target", "target", "key “id” is missing"),
    "id twice": ("clans", "id: C2", "id: C1", "id “C1” stands twice"),
    "wrong type": ("clans", "target: 38", "target: many", "target: expected int, found str"),
    "number below its floor": ("types", "unit: 2,", "unit: 0,", "unit: expected int >= 1, found 0"),
    "true is no number": ("clans", "target: 38", "target: true", "target: expected int"),
    "no member of a set": ("skills", "timing: attempt", "timing: late", "“late” is not one of"),
    "unknown intern": ("tricks", "{intern: N09}", "{intern: N19}", "unknown id “N19”"),
    "unknown skill": ("scholars", "skills: [headbutt]", "skills: [kick]", "unknown id “kick”"),
    "unknown type on a zone": ("zones", "[civ, mil, cult]", "[civ, mil, art]", "unknown id “art”"),
    "unknown type on a clan": ("clans", "{civ: 1, mil: -1,", "{art: 1,", "unknown id “art”"),
    "unknown zone effect": ("zones", "{toll: 1}", "{tax: 1}", "unknown effect “tax”"),
    "unknown modifier": ("interns", "{speed: 1}", "{haste: 1}", "unknown modifier “haste”"),
    "unknown start": ("supply", "start: I-0", "start: I-9", "unknown id “I-9”"),
    "unknown colour": ("randomizer", "N, colour: red,", "N, colour: pink,", "unknown colour"),
    "record is no mapping": ("interns", "- {id: N09", "- N09\n- {id: N09", "must be a mapping"),
    "file is no list": ("alerts", "- id: easy", "easy:\n- id: easy", ""),
    "not YAML": ("panics", "start: [darkness]", "start: [darkness", ""),
}


@pytest.mark.parametrize("name", BROKEN)
def test_broken_data_is_refused_with_file_and_line(data: Copy, name: str) -> None:
    file, old, new, what = BROKEN[name]
    path = f"dungeonology/{file}.yaml"
    line = data.swap(path, old, new)
    told = [fault for fault in data.faults() if what in fault.what]
    assert told, data.faults()
    assert told[0].file == f"data/{path}"
    after = line + new.count("\n")
    assert line <= told[0].line <= after + (2 if not what else 0)
    with pytest.raises(ContentError) as refused:
        load("dungeonology", data.folder)
    assert told[0] in refused.value.faults
    assert str(told[0]).startswith(f"data/{path}:{told[0].line}: ")


COUNTS = {
    "d12_2_105_cards": ("tricks", T05, T05[:-1] + "5", "copies: 106, not 105 (D12.2)"),
    "d12_2_100_cards_in_0_94": (
        "tricks",
        "copies_094: 2\n  bonus: 3",
        "bonus: 3",
        "copies_094: 101",
    ),
    "d12_2_family_sums": ("tricks", T05, T05[:-1] + "5", "family subterfuge: 21, not 20"),
    "d12_2_42_designs": ("tricks", "- id: T42", "- id: T43\n- id: T42", "records: 43, not 42"),
    "d6_2_auxiliary_of_the_family": ("tricks", "{move: 3}", "{divine: 3}", "exploration must be"),
    "d6_2_fate_has_no_main": (
        "tricks",
        "[{stealth: 1}, {alert: 4}]",
        "[{stealth: 1}, {alert: 4}]\n  main: {do: [hide]}",
        "a Fate card",
    ),
    "d6_1_do_or_either": ("tricks", "do: [{scry: 5}]", "do: []", "“do” or “either”"),
    "d12_1_a_cost": ("tricks", "cost: [{sacrifice: 1}]", "cost: []", "without a cost"),
    "d7_9_each_intern_has_its_card": (
        "tricks",
        "{intern: N09}",
        "{intern: N08}",
        "N09: trick cards that name it: 0",
    ),
    "d12_3_ten_interns": (
        "interns",
        "- {id: N08, points: 2, modifiers: {speed: 1}}\n",
        "",
        "records: 9",
    ),
    "d12_3_a_shield_for_each_type": (
        "interns",
        "protects: mil",
        "protects: civ",
        "mil: interns that protect it: 0",
    ),
    "d0_4_64_cubes": ("types", "cubes: 20", "cubes: 21", "cubes: 65, not 64"),
    "d1_5_values_by_unit": ("types", "[0, 6, 14]", "[0, 7, 14]", "n × unit"),
    "d1_6_symbols_on_slots": ("types", "stars: [4, 8]", "stars: [4, 9]", "slot 9 of 8"),
    "d1_1_six_tiles_a_level": (
        "zones",
        "- id: II-1\n  level: 2",
        "- id: II-1\n  level: 1",
        "level 2: 5",
    ),
    "d11_3_a_passage_on_every_side": (
        "zones",
        "[N1, E2, S1, W2]",
        "[N1, E2, S1]",
        "no passage on side W",
    ),
    "d11_3_no_doors_with_stairs": (
        "zones",
        "passages: [N1, N2, E1, S1, S2, W1]",
        "passages: [N1, N2, E1, S1, S2, W1]\n  doors: {N1: [civ]}",
        "I-1: a stairs zone",
    ),
    "d11_3_cubes_never_short": (
        "zones",
        "[cult, mil, cult, caste]",
        "[cult, mil, caste, caste]",
        "caste: 7, at most 6",
    ),
    "d11_3_doors_ask_level_one_types": (
        "zones",
        "{N1: [mil], E1: [civ],",
        "{N1: [caste], E1: [civ],",
        "not found on level I",
    ),
    "d4_3_door_on_a_passage": (
        "zones",
        "{N1: [mil], E1: [civ],",
        "{N2: [mil], E1: [civ],",
        "where no passage is",
    ),
    "d4_6_secret_passages_lead_on": (
        "zones",
        "{secret: A}, boss",
        "{secret: C}, boss",
        "passage C stands on one",
    ),
    "d4_10_start_alone_is_safe": ("zones", "safe: true, ", "", "the Camp alone is safe"),
    "d12_4_rows_and_omegas": (
        "supply",
        "omegas: 5",
        "omegas: 4",
        "normal: rows: 4, not from 1 to 3",
    ),
    "d12_6_colours_and_directions": (
        "randomizer",
        "N, colour: red,",
        "N, colour: blue,",
        "direction N, colour red: 0",
    ),
    "d12_6_exit_on_its_side": (
        "randomizer",
        "exit: N1, type: civ",
        "exit: E1, type: civ",
        "R01: exit on another",
    ),
    "d12_6_each_exit_twice": (
        "randomizer",
        "exit: N1, type: civ",
        "exit: N2, type: civ",
        "exit N1: 1, not 2",
    ),
    "d8_6_an_encounter_for_each_way": (
        "bosses",
        "    W: [pickpocket]\n",
        "",
        "drunk: encounters need",
    ),
    "d12_5_panic_does_something": (
        "panics",
        "  start: [{roll_call: 1}, {uni: 2}]\n",
        "",
        "K3: does nothing",
    ),
    "d10_4_no_empty_combination": ("scholars", "{cult: 2}", "{}", "combo: no cubes"),
    "d10_5_skills_stand_on_cards": (
        "scholars",
        "skills: [headbutt]",
        "skills: []",
        "headbutt: stands on no",
    ),
    "d5_3_extra_alert_for_intellect": ("supply", "3, 6, 10]", "3, 6]", "no figure for 5 cubes"),
    "d10_4_combination_fits": (
        "scholars",
        "civ: 1, mil: 3}",
        "civ: 1, mil: 7}",
        "mil: 7, at most 6",
    ),
    "d9_3_a_thesis_figure_a_seat": (
        "supply",
        "[10, 7, 5, 3]",
        "[10, 7, 5]",
        "thesis_points: 3, not 4",
    ),
}


@pytest.mark.parametrize("rule", COUNTS)
def test_wrong_counts_are_refused(data: Copy, rule: str) -> None:
    file, old, new, what = COUNTS[rule]
    data.swap(f"dungeonology/{file}.yaml", old, new)
    told = [fault for fault in data.faults() if what in fault.what]
    assert len(told) == 1, data.faults()
    assert told[0].file.startswith("data/dungeonology/")
    assert told[0].line > 1, "points at a record, not at the comment on top"


def test_all_faults_of_all_files_are_told_at_once(data: Copy) -> None:
    lines = {
        ("clans", data.swap("dungeonology/clans.yaml", "target: 38", "target: many")),
        ("tricks", data.swap("dungeonology/tricks.yaml", "{scry: 5}", "{scrying: 5}")),
        ("tricks", data.swap("dungeonology/tricks.yaml", "do: [swap]", "do: [swop]")),
        ("zones", data.swap("dungeonology/zones.yaml", "[N1, E2, S1, W2]", "[N1, E2, S1, Q]")),
    }
    data.swap("text/en/dungeonology/cards.yaml", "{name: Lucky Break, flavour", "{flavour")
    told = data.faults()
    assert {(f.file[18:-5], f.line) for f in told if f.file != "data/text"} >= lines
    assert any("“dungeonology.trick.T01.name” is missing" in fault.what for fault in told)


def test_two_faults_of_one_record_are_both_told(data: Copy) -> None:
    data.swap("dungeonology/clans.yaml", "id: C1, target: 38", "id: C1, target: no, motto: wine")
    told = [fault.what for fault in data.faults()]
    assert "unknown key “motto”" in told
    assert any("target: expected int" in what for what in told)


def test_an_unknown_key_does_not_hide_a_wrong_count(data: Copy) -> None:
    data.swap("dungeonology/tricks.yaml", T05, T05[:-1] + "5\n  motto: hush")
    told = " ".join(fault.what for fault in data.faults())
    assert "unknown key “motto”" in told
    assert "copies: 106" in told


def test_anchors_are_refused(data: Copy) -> None:
    line = data.swap("dungeonology/clans.yaml", "{civ: 1, mil: -1,", "&loop {civ: *loop,")
    assert ("data/dungeonology/clans.yaml", line, "anchors") in {one[:3] for one in data.faults()}


def test_missing_file_is_a_fault_line(data: Copy) -> None:
    data.path("dungeonology/zones.yaml").unlink()
    told = data.faults()
    assert ("data/dungeonology/zones.yaml", 1) in {fault[:2] for fault in told}
    assert any("cannot be read" in fault.what for fault in told)


@pytest.mark.parametrize("file", ["dungeonology/event", "atlandice/title", "shared/ui"])
def test_a_deleted_file_of_texts_is_told(data: Copy, file: str) -> None:
    """By another language, which still has what English has no more."""
    shutil.copytree(DATA / "text" / "de", data.path("text/de"))
    data.path(f"text/en/{file}.yaml").unlink()
    told = {fault.file for fault in data.faults() if "is not in English" in fault.what}
    assert f"data/text/de/{file}.yaml" in told


@pytest.mark.skipif(os.name == "nt", reason="there are no such files on Windows")
@pytest.mark.parametrize("name", ["text/en/atlandice/x.yaml", "atlandice/tiles.yaml"])
def test_a_pipe_among_the_files_is_told_and_not_waited_for(data: Copy, name: str) -> None:
    data.path(name).unlink(missing_ok=True)
    os.mkfifo(data.path(name))
    assert (f"data/{name}", 1) in {fault[:2] for fault in data.faults()}


def test_no_data_at_all_is_fault_lines(data: Copy, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(data.folder / "nowhere") == FAULTY_DATA
    assert "cannot be read" in capsys.readouterr().out


@pytest.mark.parametrize("content", [b"\xff\xfe\x00", b"", b"just words", b"{[: 1}", b"- - - 1"])
@pytest.mark.parametrize("name", ["zones", "supply", "types"])
def test_unreadable_content_is_a_fault_line(data: Copy, name: str, content: bytes) -> None:
    data.path(f"dungeonology/{name}.yaml").write_bytes(content)
    assert f"data/dungeonology/{name}.yaml" in {fault.file for fault in data.faults()}


def test_check_data_prints_every_fault_and_returns_3(
    data: Copy, capsys: pytest.CaptureFixture[str]
) -> None:
    line = data.swap("dungeonology/clans.yaml", "target: 38", "target: many")
    assert main(data.folder) == FAULTY_DATA
    out = capsys.readouterr().out
    assert f"data/dungeonology/clans.yaml:{line}: target: expected int, found str\n" in out


def test_check_data_is_content_with_the_project(capsys: pytest.CaptureFixture[str]) -> None:
    assert main() == 0
    assert len(capsys.readouterr().out.splitlines()) == 1


def test_check_data_does_not_call_a_language_with_gaps_in_order(
    data: Copy, capsys: pytest.CaptureFixture[str]
) -> None:
    shutil.copytree(DATA / "text" / "de", data.path("text/de"))
    data.path("text/de/catacombs/hints.yaml").unlink()
    assert main(data.folder) == 0
    *_, left, last = capsys.readouterr().out.splitlines()
    assert left.startswith("de: texts left to translate:")
    assert last.startswith("No fault, but what is told above is left to translate")
