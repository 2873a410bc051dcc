"""D13: every flag that changes play, on and off."""

from dataclasses import fields
from typing import Any

import pytest

from tests.engine.dungeonology.builder import Table, a_game

BOTH = pytest.mark.parametrize("version", ["1.15", "0.94"])
ZONES = {"I-4": (0, -1), "I-2": (1, -1), "I-3": (1, 0)}


def pair(version: str, *hand: str, seats: int = 2, **options: Any) -> Table:
    table = a_game(seats, version=version, **options).with_map(ZONES).with_bag(10)
    for seat in range(seats):
        table.at(seat, "I-4")
    return table.with_hand(0, *hand)


@BOTH
def test_v1_trick_deck(version: str) -> None:
    game = a_game(2, version=version).game
    deck = list(game.tricks)
    assert len(deck) == (105 if version == "1.15" else 100)
    copies = [deck.count(t) for t in ("T01", "T05", "T15", "T22", "T40", "T03")]
    assert copies == ([4, 4, 3, 3, 3, 4] if version == "1.15" else [3, 3, 2, 2, 2, 4])


@BOTH
def test_v2_stun_limit(version: str) -> None:
    table = pair(version)
    limits = [s["stun_limit"] for s in table.view()["scholars"]]
    assert limits == ([4, 3] if version == "1.15" else [3, 3])
    table.with_intern(0, "N10").with_jinx(1, "J06")
    limits = [s["stun_limit"] for s in table.view()["scholars"]]
    assert limits == ([5, 2] if version == "1.15" else [4, 2])


@BOTH
def test_v3_forced_rest(version: str) -> None:
    table = pair(version).with_stun(0, 3).turn_of(0)
    assert table.scholar(0).must_rest is (version == "0.94")
    table.with_stun(0, 2).turn_of(0)
    assert not table.scholar(0).must_rest


@BOTH
def test_v4_rest_clears_stun_in_both(version: str) -> None:
    table = pair(version).with_stun(0, 2).in_phase(0, "begin").answer("rest")
    assert table.scholar(0).stun == 0


@BOTH
def test_v5_rest_refill(version: str) -> None:
    table = pair(version).with_students(0, 0).with_campfire(1).in_phase(0, "begin").answer("rest")
    assert table.scholar(0).students == (4 if version == "1.15" else 1)


@BOTH
def test_v6_stealth_combo(version: str) -> None:
    table = pair(version).with_cubes(0, mil=2)
    bonus = 0 if version == "1.15" else 1
    assert table.view()["scholars"][0]["study_bonus"] == bonus
    table.with_cubes(0)
    assert table.view()["scholars"][0]["study_bonus"] == bonus  # kept for the game
    table.with_hand(0, "T01").in_phase(0, "action").answer("study:1")
    assert table.stealth_and_alert() == (3 + bonus, 3)


@BOTH
def test_v9_v10_end_turn_window(version: str) -> None:
    table = pair(version, "T18", "T30", "T05", "T01").with_stun(0, 1).with_campfire(4)
    table.in_phase(0, "action").answer("end")
    if version == "1.15":
        assert table.question().seat == 1
        return
    assert table.asks("end_of_turn", 0)
    assert table.keys == ["play:T18:main", "play:T30:main", "pass"]
    table.answer("play:T18:main")
    assert table.scholar(0).stun == 0
    assert table.keys == ["play:T30:main", "pass"]
    table.answer("pass")
    assert table.question().seat == 1


def test_v10_not_on_start_and_panic_revealed_there_works_at_once() -> None:
    rested = pair("0.94", "T18").in_phase(0, "begin").answer("rest", "done")
    assert rested.question().seat == 1
    table = pair("0.94", "T30", "T01", "T02", "T03").with_omegas(4).with_bag(0, 1).at(1, "I-3")
    table.with_panic("K1", maximum=False).with_cubes(0, civ=1, mil=1).in_phase(0, "action")
    table.answer("end", "play:T30:main").unanswered().answer("pass")
    assert table.game.maximum
    assert sum(table.cubes(0).values()) == 1  # Darkness at the end of this very turn


@BOTH
def test_v11_priority_rule(version: str) -> None:
    table = pair(version, "T05", "T06").orders("always", "always").in_phase(0, "before_action")
    table.answer("play:T05:main").unanswered()
    assert table.question().seat == (1 if version == "1.15" else 0)
    assert table.asks("priority", table.question().seat)


@BOTH
def test_v13_espionage_end(version: str) -> None:
    table = pair(version, "T01", "T02", "T03").with_cubes(1, civ=1).with_hand(1, "T01", "T02")
    table.in_phase(0, "action").answer("spy:1:civ", "use:T01", "done")
    assert table.asks("duel", 1)
    table.answer("pass")
    assert table.asks("duel", 0)  # the spy has an answer to the target's pass
    table.answer("play:T02:aux").unanswered().answer("pass")
    if version == "1.15":
        assert table.asks("duel", 1)
    else:
        assert table.game.attempt is None  # one player has passed in this round


def test_v13_in_0_94_both_steps_are_repeated_until_a_round_with_a_pass() -> None:
    table = pair("0.94", "T01", "T02", "T03").with_cubes(1, civ=1).with_hand(1, "T01", "T02")
    table.in_phase(0, "action").answer("spy:1:civ", "use:T01", "done")
    for card in ("T01", "T02"):
        table.answer(f"play:{card}:aux").unanswered().answer("pass")
    assert table.asks("duel", 1)
    table.answer("play:T02:aux").unanswered().answer("pass")
    assert table.asks("duel", 0)
    table.answer("pass")
    assert table.game.attempt is None


@BOTH
def test_v14_social_choice_is_the_card_players(version: str) -> None:
    table = pair(version, "T34").in_phase(0, "before_action").answer("play:T34:aux")
    assert table.question().seat == 0
    assert table.keys == ["either:0", "either:1"]


@BOTH
def test_v15_lucky_pick(version: str) -> None:
    table = a_game(2, version=version).with_map({"II-3": (5, 5)}).at(0, "II-3")
    table.with_hand(0, "T07", "T15").deck_top("T05", "T03", "T05", "T02").in_phase(0, "action")
    table.answer("study:1", "use:T07", "done")
    if version == "1.15":
        assert table.keys == ["pick:T05", "pick:T03"]
        table.answer("pick:T05")
        assert table.stealth_and_alert()[0] == 1 + 2
    else:
        assert table.stealth_and_alert()[0] == 1 + 5
    table.answer("play:T15:aux")
    assert table.keys == ["pick:T05", "pick:T02"]  # a card's Divination: the player chooses


def test_v15_the_highest_is_what_counts_most_q59() -> None:
    table = a_game(4, version="0.94").with_map({"II-3": (5, 5)}).at(3, "II-3")
    table.with_hand(3, "T03").deck_top("T01", "T14").in_phase(3, "action").answer("study:1")
    assert table.happened("divination_picked")[0]["card"] == "T14"  # Magic 2, doubled, above 3
    assert table.stealth_and_alert()[0] == 5 + 4


@BOTH
def test_v16_ambush_blocks(version: str) -> None:
    zones = {"II-2": (5, 5), "II-3": (6, 5), "II-1": (6, 4)}
    table = a_game(2, version=version).with_map(zones).at(0, "II-3").with_students(0, 0)
    table.in_phase(0, "movement")
    table.with_stun(0, 4 if version == "1.15" else 3).having_gained(0)
    assert ("step:II-2" in table.keys) is (version == "0.94")
    if version == "0.94":
        table.answer("step:II-2")
        assert (table.scholar(0).zone, table.scholar(0).stun) == ("II-2", 3)


@BOTH
def test_v19_stairs_new_level(version: str) -> None:
    zones = {"I-1": (1, 0), "II-2": (2, 0), "I-2": (0, -1)}
    table = a_game(2, version=version).with_map(zones, unresolved=["I-2"]).in_phase(0, "movement")
    table.answer("step:I-2")
    if version == "1.15":
        assert table.asks("lay", 0)
    else:
        assert table.asks("priority", 0)  # level II is already joined to level I


@BOTH
def test_v19_a_level_not_yet_joined_is_opened(version: str) -> None:
    zones = {"II-3": (5, 5), "II-1": (4, 5), "I-6": (5, 6)}
    table = a_game(2, version=version).with_map(zones, unresolved=["II-3"]).at(0, "II-1")
    table.in_phase(0, "movement").answer("step:II-3")
    if version == "1.15":
        assert table.keys == ["level:1", "level:3"]
    else:
        assert table.game.box.zones[table.game.shown].level == 3


@BOTH
def test_v21_traps_are_discarded(version: str) -> None:
    table = a_game(2, version=version).with_map(ZONES).with_trap("I-4", "ambush", 1)
    table.in_phase(0, "movement").answer("step:I-4")
    assert table.scholar(0).students == 3
    table.until_prompt("move").answer("step:I-0").until_prompt("move").answer("step:I-4")
    assert table.scholar(0).students == 3
    assert next(z for z in table.view()["map"] if z["zone"] == "I-4")["traps"] == []


@BOTH
def test_v22_drop_overflow(version: str) -> None:
    # I-2 and I-3 share a side but no passage.
    table = a_game(2, version=version).with_map(ZONES).at(0, "I-3").at(1, "I-3")
    table.with_cubes(1, mil=1).with_slots("I-2", "", "", "").in_phase(0, "before_action")
    table.answer("skill:headbutt")
    assert table.slots("I-2") == (("", "", "") if version == "1.15" else ("", "", "mil"))


@BOTH
def test_v23_debt_scope(version: str) -> None:
    table = pair(version, "T29").with_cubes(1, civ=1, mil=1, cult=1).in_phase(0, "before_action")
    table.having_gained(1, "mil", "cult").answer("play:T29:main").unanswered()
    every = ["give:civ", "give:mil", "give:cult"]
    assert table.keys == (every if version == "1.15" else every[1:])


@BOTH
def test_v24_thesis_fail_cube(version: str) -> None:
    table = pair(version).with_clan("C3").with_cubes(0, civ=4, mil=4, cult=1, wealth=1)
    table.in_phase(0, "begin").answer("submit")
    if version == "1.15":  # cult 4 + 1 against wealth 5 - 1
        assert table.cubes(0) == {"civ": 4, "mil": 4, "wealth": 1}
    else:
        assert table.cubes(0) == {"civ": 4, "mil": 4, "cult": 1}


@BOTH
def test_v26_omega_order(version: str) -> None:
    table = pair(version, "T40").with_campfire(3).with_bag(0, 1).in_phase(0, "before_action")
    table.answer("play:T40:main")
    gained = 3 if version == "1.15" else 0  # the campfire is emptied at once
    assert table.scholar(0).students == 4 + gained
    assert table.game.campfire == 0


@BOTH
def test_v27_bag_refill(version: str) -> None:
    table = pair(version).with_clan("C1").with_cubes(0, civ=8, mil=6, cult=5).with_bag(7, 1)
    table.with_panic("K1", maximum=False)
    table.in_phase(0, "begin").answer("submit")
    assert (table.game.bag, table.game.bag_omegas) == ((7 + 4, 1) if version == "1.15" else (4, 1))


@BOTH
def test_v29_boss_teleport(version: str) -> None:
    zones = {"I-1": (1, 0), "II-1": (5, 5), "II-6": (9, 9)}
    table = a_game(3, version=version, boss="aggressive").with_map(zones).with_boss("II-1")
    table.with_teleport("II-1").at(1, "II-6").in_phase(0, "movement").answer("step:I-1")
    if version == "1.15":
        assert table.game.boss == "II-1"
    else:  # from a token to any revealed zone but Start
        assert sorted(table.keys) == ["boss:I-1", "boss:II-6"]


def test_v29_a_drunk_boss_walks_to_the_token_when_that_is_shorter() -> None:
    zones = {"I-1": (1, 0), "II-1": (5, 5), "II-2": (6, 5), "II-6": (9, 9)}
    table = a_game(3, version="0.94").with_map(zones).with_boss("II-2").with_teleport("II-1")
    table.at(1, "II-6").in_phase(0, "movement").randomizer("R02", "R09").answer("step:I-1")
    assert table.happened("boss_moved")[-1]["zone"] == "II-6"
    assert [m["origin"] for m in table.happened("boss_moved")] == ["II-2", "II-1"]


@BOTH
def test_v31_boss_interaction(version: str) -> None:
    zones = {"I-1": (1, 0), "I-2": (2, 0), "I-6": (3, 0), "I-3": (4, 0), "I-4": (4, -1)}
    table = a_game(3, version=version, boss="aggressive").with_map(zones).with_boss("I-3")
    table.at(1, "I-6").in_phase(0, "movement").answer("step:I-1")
    if version == "1.15":
        assert table.game.boss == "I-6"
    else:
        # Free choice, also to leave and come back (D8.3).
        assert sorted(table.keys) == ["boss:I-3", "boss:I-4", "boss:I-6"]


def test_v31_in_0_94_he_may_come_back_to_who_woke_him() -> None:
    zones = {"I-1": (1, 0), "I-6": (2, 0), "I-4": (2, -1)}
    table = a_game(3, version="0.94", boss="aggressive").with_map(zones).with_boss("I-1")
    table.at(1, "I-1").at(2, "I-4").in_phase(0, "movement").answer("step:I-1")
    assert sorted(table.keys) == ["boss:I-1", "boss:I-4", "boss:I-6"]
    table.answer("boss:I-1")
    assert [m["zone"] for m in table.happened("boss_moved")] == ["I-6", "I-1"]
    assert table.asks("encounter", 0)
    table.answer("stun")
    assert table.asks("encounter", 1)
    crowded = a_game(3, version="0.94", boss="aggressive").with_map(zones).with_boss("I-1")
    crowded.at(1, "I-6").in_phase(0, "movement").answer("step:I-1")
    assert crowded.game.boss == "I-6"  # he stops in the first zone with a scholar


def test_d13_0_94_sets_every_flag() -> None:
    profiles = a_game().game.box.profiles
    new, old = profiles["1.15"], profiles["0.94"]
    flags = [f.name for f in fields(new) if f.name != "id"]
    assert all(getattr(new, f) != getattr(old, f) for f in flags)
    assert len(flags) == 17


def test_v12_v43_the_same_in_both_versions() -> None:
    for version in ("1.15", "0.94"):
        table = pair(version, "T01", "T22", "T30").with_cubes(0, civ=8).in_phase(0, "action")
        table.answer("study:1", "use:T01", "done", "pass")
        assert table.keys == ["pass"]  # only auxiliaries of Fate, Subterfuge and Magic
        table.answer("pass")
        assert table.cubes(0) == {"civ": 8, "mil": 1}  # a full column is passed over
