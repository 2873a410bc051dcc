"""The engine's face: keys, reasons, previews, reach, saving, determinism."""

import json
import os
import subprocess
import sys

import pytest

from game import api
from game.api import GameOver, NotOffered, choose, load_state, new_game, pending, preview, reach
from game.engine.core.agenda import option
from game.engine.titles.dungeonology.view_types import own_preview, own_reach
from tests.engine.dungeonology.builder import Table, a_game

ZONES = {"I-4": (0, -1), "I-2": (1, -1), "I-3": (1, 0)}
DIGEST = """
import hashlib, json
from game.api import Outcome, choose, new_game, pending
state = new_game("dungeonology", 3, 11, {"version": "0.94", "orientation": "rotate"})
n = 0
while n < 400 and not isinstance(pending(state), Outcome):
    options = pending(state).options
    choose(state, options[(n * 7 + 3) % len(options)].key)
    n += 1
print(n, hashlib.sha256(json.dumps(state.to_dict()).encode()).hexdigest())
"""


def test_face_a_wrong_key_is_refused_by_name_and_changes_nothing() -> None:
    table = a_game(2).with_map(ZONES).at(0, "I-4").in_phase(0, "movement")
    before = json.dumps(table.game.to_dict())
    with pytest.raises(NotOffered, match="step:III-6"):
        choose(table.game, "step:III-6")
    assert json.dumps(table.game.to_dict()) == before
    assert table.asks("move", 0)


def test_face_a_finished_game_takes_no_answer() -> None:
    table = a_game(2).with_map({"I-3": (1, 0)}).with_slots("I-3", "", "").with_panic("K1")
    table.turn_of(0)
    with pytest.raises(GameOver):
        choose(table.game, "pass")
    assert table.why_not(0, "rest") == "game_over"


def test_face_an_unknown_title_is_refused() -> None:
    with pytest.raises(api.BadOption):
        new_game("chess", 2, 1)


def test_face_same_seed_same_game_under_any_hash_seed() -> None:
    digests = set()
    for hash_seed in ("0", "1", "4711"):
        env = {**os.environ, "PYTHONHASHSEED": hash_seed}
        run = [sys.executable, "-c", DIGEST]
        digests.add(subprocess.run(run, env=env, capture_output=True, text=True, check=True).stdout)
    assert len(digests) == 1
    assert int(digests.pop().split()[0]) > 100


def test_face_another_seed_is_another_game() -> None:
    games = [new_game("dungeonology", 2, seed).to_dict() for seed in (1, 2)]
    assert games[0]["tricks"] != games[1]["tricks"]


def test_face_save_and_load_in_the_middle_of_an_attempt() -> None:
    table = a_game(2).with_map({"II-3": (5, 5)}).at(0, "II-3").at(1, "II-3").with_hand(0, "T01")
    table.with_intern(0, "N07").in_phase(0, "action").answer("study:2")
    assert table.asks("divination", 0)
    data = json.loads(json.dumps(table.game.to_dict()))
    again = load_state(data)
    assert again.to_dict() == table.game.to_dict()
    assert pending(again) == pending(table.game)
    key = table.keys[0]
    assert choose(again, key) == choose(table.game, key)
    assert again.to_dict() == table.game.to_dict()


def test_face_a_clone_is_independent() -> None:
    table = a_game(2).with_map(ZONES).at(0, "I-4").with_hand(0, "T05").in_phase(0, "before_action")
    before = json.dumps(table.game.to_dict())
    Table(table.game.clone()).answer("play:T05:main", "pass")
    assert json.dumps(table.game.to_dict()) == before


# why_not


def test_face_what_is_offered_is_not_barred() -> None:
    table = a_game(2).with_map(ZONES).at(0, "I-4").with_hand(0, "T05").in_phase(0, "before_action")
    for one in table.question().options:
        assert api.why_not(table.game, 0, one) is None
    assert api.why_not(table.game, 0, option("play", "T05")) is None


@pytest.mark.parametrize(
    ("thing", "reason"),
    [
        ("submit", "stars"),
        ("rest", "phase"),
        ("study", "no_cards"),
        ("spy", "no_cards"),
        ("camp", "no_camp"),
        ("teleport", "no_teleport"),
        ("step:I-3", "out_of_reach"),
        ("step:III-6", "no_such_zone"),
        ("step:II-2", "wall"),
        ("skill:headbutt", "no_target"),
        ("skill:swindle", "passive_skill"),
        ("skill:second_wind", "no_such_skill"),
        ("play:T05", "not_in_hand"),
    ],
)
def test_face_every_barred_thing_says_why(thing: str, reason: str) -> None:
    zones = {"I-4": (0, -1), "I-3": (5, 5), "II-2": (1, -1)}
    table = a_game(2).with_map(zones).at(0, "I-4").in_phase(0, "movement")
    assert not any(k == thing or k.startswith(thing + ":") for k in table.keys)
    barred = table.reason(0, thing)
    assert barred.key == reason
    assert barred.rule.startswith("D")


def test_d4_3_of_two_doors_the_one_that_asks_for_least_is_told() -> None:
    # West of III-1: E1 asks for mil, E2 for civ and mil.
    table = a_game(2).with_map({"III-3": (5, 5), "III-1": (6, 5)}).at(0, "III-1")
    assert table.in_phase(0, "movement").reason(0, "step:III-3").args == {"types": ("mil",)}


def test_d10_5_divine_intervention_outside_an_attempt_is_not_used_but_out_of_place() -> None:
    table = a_game(3).with_map(ZONES).at(2, "I-4").with_hand(2, "T01", "T02")
    table.in_phase(2, "action")
    assert table.why_not(2, "skill:divine_intervention") == "only_in_attempt"
    table.answer("study:1", "use:T01", "done", "skill:divine_intervention")
    table.answer(table.keys[0]).until_prompt("last_word")
    assert table.why_not(2, "skill:divine_intervention") == "skill_used"


@pytest.mark.parametrize(("version", "students"), [("1.15", 4), ("0.94", 1)])
def test_v5_face_a_rest_promises_the_students_it_brings(version: str, students: int) -> None:
    table = a_game(2, version=version).with_map(ZONES).at(0, "I-4").with_students(0, 0)
    table.with_campfire(1).in_phase(0, "begin")
    assert own_preview(api.preview(table.game, 0, "rest"))["students"] == students


@pytest.mark.parametrize(
    ("cubes", "phase", "reason"),
    [
        ({}, "start", "door"),
        ({}, "movement", "door"),
        ({"mil": 1}, "movement", "out_of_reach"),
        ({}, "before_action", "not_linked"),
    ],
)
def test_d4_3_a_shut_door_on_every_way_is_told_from_afar(
    cubes: dict[str, int], phase: str, reason: str
) -> None:
    """The only way into II-5 is from the north, through a door that asks for Military."""
    zones = {"II-3": (5, 4), "II-5": (5, 5), "I-4": (0, -1)}
    table = a_game(2).with_map(zones).at(0, "I-4").with_cubes(0, **cubes).in_phase(0, phase)
    assert table.reason(0, "step:II-5").key == reason


def test_face_others_are_told_whose_turn_it_is() -> None:
    table = a_game(2).with_map(ZONES).at(0, "I-4").at(1, "I-4").with_hand(1, "T01")
    table.with_cubes(1, civ=4, mil=4).in_phase(0, "movement")
    assert table.barred(1, "submit") == ("not_your_turn", "D3.1")
    assert table.why_not(1, "study") == "not_your_turn"
    assert table.why_not(1, "end") == "others_asked"
    table.finished(1).in_phase(0, "movement")
    assert table.why_not(1, "explore") == "finished"


def test_face_every_reason_has_words() -> None:
    from pathlib import Path

    from game.content.sentences import reason_key
    from game.content.texts import catalogue

    root = Path(api.__file__).parents[1]
    texts = catalogue()
    used = set()
    for path in (root / "game" / "engine" / "titles" / "dungeonology").rglob("*.py"):
        for part in path.read_text("utf-8").split('Reason("')[1:]:
            used.add(part.split('"')[0])
    assert used
    keys = [reason_key(texts, "dungeonology", name) for name in used]
    assert [key for key in keys if key not in texts] == []


# preview


def test_face_preview_of_a_study_and_of_cards_in_it() -> None:
    table = a_game(2).with_map(ZONES).at(0, "I-4").at(1, "I-4").with_cubes(0, wealth=1)
    table.with_hand(0, "T01", "T03").with_hand(1, "T04").in_phase(0, "action")
    seen = own_preview(preview(table.game, 0, "study:2"))
    assert (seen["cubes"], seen["alert"], seen["stealth"]) == (["civ", "mil"], 4, 1)
    assert own_preview(preview(table.game, 1, "study:2")) == {}
    table.answer("study:1")
    used = own_preview(preview(table.game, 0, "use:T03"))
    assert (used["stealth"], used["alert"], used["succeeds"]) == (5 + 1, 3, True)
    table.answer("use:T03", "done")
    assert own_preview(preview(table.game, 1, "play:T04:aux"))["alert"] == 7


def test_face_preview_of_a_spy() -> None:
    table = a_game(2).with_map(ZONES).at(0, "I-4").at(1, "I-4").with_cubes(1, cult=1)
    seen = own_preview(
        preview(table.with_hand(0, "T01").in_phase(0, "action").game, 0, "spy:1:cult")
    )
    assert (seen["alert"], seen["rival"], seen["cubes"]) == (4 + 3, 1, ["cult"])


def test_face_preview_of_a_tile_before_it_is_laid() -> None:
    table = a_game(2).with_map({"I-3": (1, 0), "I-4": (0, -1)}).with_stack(1, "I-2").at(0, "I-4")
    table.in_phase(0, "movement")
    assert own_preview(preview(table.game, 0, "explore"))["level"] == 1
    table.answer("explore")
    seen = own_preview(preview(table.game, 0, "lay:E:0"))
    assert seen["cell"] == [1, -1]
    assert seen["joined"] == ["W1"]
    assert seen["stairs"] == []
    assert set(seen["shut"]) == {"S1", "S2"}  # N1 of I-3 and S2 of I-2 face blank walls


def test_face_preview_of_a_step_knows_own_traps_only() -> None:
    table = a_game(2).with_map({"I-4": (0, -1), "I-6": (-1, 0)})
    table.with_trap("I-4", "toll", 0).with_trap("I-4", "stop", 1).in_phase(0, "movement")
    waits = own_preview(preview(table.game, 0, "step:I-4"))["waits"]
    assert [w["face"] for w in waits] == [None, "toll"]
    assert own_preview(preview(table.game, 0, "step:I-6"))["waits"] == [{"kind": "ambush", "n": 1}]


def test_face_preview_of_a_thesis_tells_the_sum_only_to_who_knows_the_clan() -> None:
    table = a_game(2).with_map(ZONES).with_clan("C1").with_cubes(0, civ=4, cult=3)
    assert own_preview(preview(table.in_phase(0, "begin").game, 0, "submit")) == {"columns": 8 + 12}
    table.with_cubes(0, civ=4, mil=4).with_cubes(0, civ=4, cult=3).in_phase(0, "begin")
    seen = own_preview(preview(table.game, 0, "submit"))
    assert (seen["score"], seen["target"], seen["succeeds"]) == (20 + 4, 38, False)


def test_face_preview_of_a_cube_given_up_tells_what_the_note_board_loses() -> None:
    """A panic card asked for a cube, and only the names of their types stood there."""
    table = a_game(2).with_map(ZONES).at(0, "I-4").with_students(0, 0).with_panic("K3")
    table.with_cubes(0, civ=2, wealth=4).turn_of(0)
    assert table.asks("roll_call", 0)
    worth = table.scholar(0).value
    for type_, left in (("civ", {"civ": 1, "wealth": 4}), ("wealth", {"civ": 2, "wealth": 3})):
        lost = worth - a_game(2).with_cubes(0, **left).scholar(0).value
        assert own_preview(preview(table.game, 0, f"drop:{type_}")) == {"lost": lost}


# reach


def test_face_reach_gives_zones_ways_and_costs() -> None:
    table = a_game(2).with_map({"I-4": (0, -1), "I-2": (1, -1), "I-6": (-1, 0)})
    found = {f["zone"]: f for f in own_reach(reach(table.in_phase(0, "movement").game, 0))}
    assert set(found) == {"I-4", "I-2", "I-6"}
    assert found["I-2"]["way"] == [
        {"answer": "step:I-4", "zone": "I-4", "passage": "N1", "door": []},
        {"answer": "step:I-2", "zone": "I-2", "passage": "E1", "door": []},
    ]
    assert found["I-2"]["cost"] == 2
    assert [w["kind"] for w in found["I-6"]["waits"]] == ["ambush"]


def test_face_reach_stops_at_stop_and_at_doors() -> None:
    zones = {"III-4": (4, 5), "III-5": (5, 5), "III-1": (5, 4)}
    table = a_game(2).with_map(zones).at(0, "III-4").in_phase(0, "movement")
    assert {f["zone"] for f in own_reach(reach(table.game, 0))} == {"III-5"}
    doors = a_game(2).with_map({"II-3": (5, 5), "II-5": (6, 5)}).at(0, "II-3")
    assert own_reach(reach(doors.in_phase(0, "movement").game, 0)) == []


def test_d4_3_face_reach_tells_the_door_of_a_step_and_none_of_a_secret_way() -> None:
    zones = {"II-3": (5, 5), "II-5": (6, 5)}
    through = a_game(2).with_map(zones).at(0, "II-3").with_cubes(0, civ=1, mil=1)
    (found,) = own_reach(reach(through.in_phase(0, "movement").game, 0))
    assert found["way"] == [
        {"answer": "step:II-5", "zone": "II-5", "passage": "E2", "door": ["civ", "mil"]}
    ]
    past = a_game(2).with_map(zones).at(0, "II-3").with_secret("II-3", "II-5")
    (found,) = own_reach(reach(past.in_phase(0, "movement").game, 0))
    assert found["way"] == [{"answer": "secret:II-5", "zone": "II-5", "passage": "", "door": []}]


def test_t22_n09_face_reach_knows_whom_no_stop_and_no_trap_holds() -> None:
    zones = {"III-4": (4, 5), "III-5": (5, 5), "III-1": (5, 4)}
    march = (
        a_game(2).with_map(zones).at(0, "III-4").with_hand(0, "T22").in_phase(0, "before_action")
    )
    march.answer("play:T22:main").unanswered()
    assert {f["zone"] for f in own_reach(reach(march.game, 0))} == {"III-5", "III-1"}
    table = a_game(2).with_map({"I-6": (0, -1), "I-4": (0, -2)}).with_trap("I-6", "stop", 0)
    table.in_phase(0, "movement")
    assert {f["zone"] for f in own_reach(reach(table.game, 0))} == {"I-6"}  # the own trap is known
    table.with_intern(0, "N09")
    found = {f["zone"]: f["waits"] for f in own_reach(reach(table.game, 0))}
    assert found == {"I-6": [], "I-4": []}  # Ambush 1 counts for nothing, either


def test_face_reach_is_empty_without_steps() -> None:
    table = a_game(2).with_map(ZONES).at(0, "I-4").with_hand(0, "T01").in_phase(0, "action")
    assert own_reach(reach(table.game, 0)) == []


def test_face_a_spent_action_is_the_reason_not_the_place() -> None:
    table = a_game(2).with_map(ZONES).at(0, "I-4").at(1, "I-4").with_hand(0, "T01", "T01")
    table.in_phase(0, "before_action")
    table.until_prompt("act").answer("study:1").until_prompt("generate")
    assert table.why_not(0, "rest") == "phase"
    assert table.why_not(0, "study") == "action_taken"
    assert table.why_not(0, "spy:1") == "action_taken"
    assert table.why_not(0, "end") == "attempt_first"


def test_face_a_preview_tells_how_far_the_hand_reaches() -> None:
    table = a_game(2).with_map(ZONES).at(0, "I-4").with_hand(0, "T04", "T07")
    table.in_phase(0, "before_action").until_prompt("act")
    facts = own_preview(api.preview(table.game, 0, "study:1"))
    numbers = 3 + 1
    assert facts["within_cards"] == facts["stealth"] + numbers
    assert facts["within_answers"] == facts["within_cards"] + 1, "T07 is worth 2 as an auxiliary"
