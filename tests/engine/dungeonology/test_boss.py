"""D8, D12.7: Laetus."""

import pytest

from tests.engine.dungeonology.builder import Table, a_game

ROW = {"I-1": (1, 0), "I-2": (2, 0), "I-6": (3, 0), "I-3": (4, 0)}
"""Start - I-1 - I-2 - I-6 - I-3, one link each."""


def boss_game(profile: str, seats: int = 3, **options: object) -> Table:
    return a_game(seats, boss=profile, **options).with_map(ROW)


def test_d8_1_off_the_map_at_the_start() -> None:
    table = a_game(2, boss="aggressive")
    assert table.game.boss == ""
    assert table.game.boss_profile == "aggressive"


def test_d8_2_q48_a_sighting_does_not_count_but_an_activation_does() -> None:
    table = boss_game("aggressive").in_phase(0, "movement").answer("step:I-1", "sacrifice")
    assert (table.game.boss, table.game.boss_met) == ("I-1", False)
    table.until_prompt("move").answer("step:I-2")
    assert (table.game.boss, table.game.boss_met) == (
        "I-2",
        True,
    )  # the next Boss zone activates him
    assert table.asks("encounter", 0)
    table.answer("sacrifice").until_prompt("move").answer("step:I-1")
    assert table.game.boss == "I-2"  # once a turn
    table.in_phase(1, "movement")
    assert not table.game.boss_met  # a new scholar turn


def test_d8_3_every_scholar_there_meets_him_clockwise_from_the_active_player() -> None:
    table = boss_game("aggressive", 4).with_boss("I-6").at(1, "I-3").at(3, "I-3").at(2, "I-1")
    table.in_phase(2, "movement").answer("step:I-2")
    assert sorted(table.keys) == ["boss:I-2", "boss:I-3"]
    table.answer("boss:I-3")
    assert table.asks("encounter", 3)
    table.answer("stun")
    assert table.asks("encounter", 1)


def test_d8_3_q49_walking_into_his_zone_is_no_encounter() -> None:
    table = boss_game("aggressive").with_boss("I-1").in_phase(0, "movement").answer("step:I-1")
    assert "encounter" not in table.kinds()
    assert table.game.boss == "I-1"  # nobody else in the dungeon: he does not move


def test_d8_4_he_uses_open_pairs_and_secret_passages_and_ignores_doors() -> None:
    zones = {"I-1": (1, 0), "II-3": (5, 5), "II-5": (6, 5), "II-4": (9, 9), "I-5": (0, 1)}
    table = a_game(3, boss="aggressive").with_map(zones).with_boss("II-3").at(1, "II-5")
    table.in_phase(0, "movement").answer("step:I-1")
    assert table.game.boss == "II-5"  # through the civ and mil door
    by_secret = a_game(3, boss="aggressive").with_map(zones).with_boss("II-4").at(1, "I-5")
    by_secret.in_phase(0, "movement").answer("step:I-1")
    assert by_secret.game.boss == "I-5"


def test_d8_4_q50_he_never_enters_start() -> None:
    zones = {"I-1": (1, 0), "I-6": (-1, 0)}
    table = a_game(3, boss="aggressive").with_map(zones).with_boss("I-6").at(1, "I-1")
    table.in_phase(0, "movement").answer("step:I-1")
    assert table.game.boss == "I-6"  # every way leads through Start


def test_d8_4_traps_and_entry_effects_do_not_touch_him() -> None:
    table = boss_game("aggressive").with_boss("I-3").at(1, "I-6").with_trap("I-6", "stop", 0)
    table.in_phase(0, "movement").answer("step:I-1")
    assert table.game.boss == "I-6"
    assert len(table.game.traps["I-6"]) == 1


@pytest.mark.parametrize(("profile", "modifier"), [("aggressive", 2), ("drunk", 1)])
def test_d8_5_d12_7_zone_modifier(profile: str, modifier: int) -> None:
    table = boss_game(profile).with_boss("I-3").at(0, "I-3").with_hand(0, "T01", "T02")
    table.in_phase(0, "action").answer("study:1")
    assert table.stealth_and_alert() == (0, 3 + modifier)
    away = boss_game(profile).with_boss("I-6").at(0, "I-3").with_hand(0, "T01", "T02")
    away.in_phase(0, "action").answer("study:1")
    assert away.stealth_and_alert() == (0, 3)


def test_d8_6_sighting_by_profile() -> None:
    drunk = boss_game("drunk").in_phase(0, "movement").answer("step:I-1")
    assert (drunk.game.boss, "encounter" in drunk.kinds()) == ("I-1", False)
    wild = boss_game("aggressive").at(1, "I-1").in_phase(0, "movement").answer("step:I-1")
    assert wild.asks("encounter", 0)
    wild.answer("stun")
    assert wild.happened("encounter") == [{"seat": 0}]  # only the scholar who came
    assert wild.scholar(0).stun == 1


def test_d8_6_aggressive_must_end_with_a_scholar_within_three_links() -> None:
    table = boss_game("aggressive").with_boss("I-3").at(1, "I-2").in_phase(0, "movement")
    table.answer("step:I-1")
    # He stops in the first zone with a scholar: I-2 is on the way to I-1.
    assert table.game.boss == "I-2"
    assert table.happened("encounter") == [{"seat": 1}]


def test_d8_4_aggressive_goes_where_there_is_an_encounter_if_he_can() -> None:
    table = boss_game("aggressive", 4).with_boss("I-2").at(1, "I-6").at(2, "I-6")
    table.in_phase(0, "movement").with_mark(1, "hide").with_mark(2, "hide").answer("step:I-1")
    assert table.game.boss == "I-1"  # behind the False Trails of I-6 there would be none
    assert table.happened("encounter") == [{"seat": 0}]
    alone = boss_game("aggressive").with_boss("I-3").at(1, "I-6").in_phase(0, "movement")
    alone.with_mark(1, "hide").answer("step:I-1")
    assert alone.game.boss == "I-6"  # where there is no other, to the scholar all the same


def test_d8_6_aggressive_moves_towards_the_nearest_if_nobody_is_in_reach() -> None:
    table = a_game(3, boss="aggressive").with_map(ROW).with_map({"I-4": (4, -1)}).with_boss("I-4")
    table.in_phase(0, "movement").answer("step:I-1")
    assert table.game.boss == "I-2"  # three of the four links
    assert "encounter" not in table.kinds()


@pytest.mark.parametrize(
    ("students", "stun", "keys"),
    [(1, 0, ["sacrifice", "stun"]), (1, 4, ["sacrifice"]), (0, 3, ["stun"]), (0, 4, ["drop"])],
)
def test_d8_6_aggressive_encounter(students: int, stun: int, keys: list[str]) -> None:
    table = boss_game("aggressive").with_boss("I-3").at(0, "I-6").with_slots("I-6", "", "")
    table.with_students(0, students).with_cubes(0, civ=1).in_phase(1, "movement")
    table.with_stun(0, stun).answer("step:I-1")
    if len(keys) > 1:
        assert table.keys == keys
        table.answer("sacrifice")
    scholar = table.scholar(0)
    assert scholar.students == (students - 1 if "sacrifice" in keys else students)
    assert scholar.stun == (stun + 1 if keys == ["stun"] else stun)
    assert table.slots("I-6") == (("", "civ") if keys == ["drop"] else ("", ""))


@pytest.mark.parametrize("card", ["R01", "R16", "R12", "R08"])
def test_d8_6_drunk_encounter_by_direction(card: str) -> None:
    table = boss_game("drunk").with_boss("I-3").at(0, "I-3").with_cubes(0, cult=1, mil=1)
    table.with_students(0, 0).in_phase(1, "movement").randomizer("R05", card).answer("step:I-1")
    scholar = table.scholar(0)
    assert table.happened("encounter") == [{"seat": 0}]
    assert table.game.boss == "I-3"  # already there: no move
    if card == "R01":  # N brawl
        assert scholar.stun == 1
    elif card == "R16":  # W pickpocket: cult
        assert table.cubes(0) == {"mil": 1}
        assert table.slots("I-3") == ("civ", "cult")
    elif card == "R12":  # S drinking partner
        assert len(scholar.hand) == 2
    else:  # E loose tongue: the first cube here
        assert table.cubes(0) == {"civ": 1, "cult": 1, "mil": 1}


def test_d8_6_drunk_pickpocket_takes_nothing_he_does_not_find() -> None:
    table = boss_game("drunk").with_boss("I-3").at(0, "I-3").with_cubes(0, mil=1)
    table.in_phase(1, "movement").randomizer("R05", "R16").answer("step:I-1")
    assert table.cubes(0) == {"mil": 1}


def test_d8_6_drunk_meets_everybody_on_his_way_and_stops_on_arrival() -> None:
    table = boss_game("drunk", 4).with_boss("I-3").at(1, "I-6").at(2, "I-1")
    table.in_phase(0, "movement").randomizer("R03", "R12", "R12", "R12").answer("step:I-1")
    assert [m["zone"] for m in table.happened("boss_moved")] == ["I-6", "I-2", "I-1"]
    assert [e["seat"] for e in table.happened("encounter")] == [1, 0, 2]


def test_d8_6_drunk_randomizes_among_those_in_the_dungeon_only() -> None:
    table = boss_game("drunk").with_boss("I-3").in_phase(0, "movement")
    table.randomizer("R02", "R03", "R01").answer("step:I-1")
    assert table.game.boss == "I-1"


def test_q74_the_active_player_chooses_among_secret_passages_that_are_equally_short() -> None:
    # From II-4 with an X the drunkard comes to I-6 by I-5 or by I-3, both a secret passage away.
    zones = {"I-1": (1, 0), "I-5": (5, 5), "I-6": (6, 5), "I-3": (7, 5), "II-4": (9, 9)}
    table = a_game(3, boss="drunk").with_map(zones).with_secret("II-4", "I-3").with_boss("II-4")
    table.at(1, "I-6").in_phase(0, "movement").randomizer("R02", "R12").answer("step:I-1")
    assert table.asks("boss_where", 0)
    assert sorted(table.keys) == ["boss:I-3", "boss:I-5"]
    table.answer("boss:I-3")
    assert [m["zone"] for m in table.happened("boss_moved")] == ["I-3", "I-6"]
    assert [e["seat"] for e in table.happened("encounter")] == [1]


def test_q74_the_active_player_chooses_among_equal_results() -> None:
    table = boss_game("aggressive", 4).with_boss("I-2").at(1, "I-6").in_phase(0, "movement")
    table.answer("step:I-1")
    assert table.asks("boss_where", 0)
    assert sorted(table.keys) == ["boss:I-1", "boss:I-6"]
