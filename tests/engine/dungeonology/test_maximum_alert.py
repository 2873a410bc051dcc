"""D7.11 to D7.13, D12.5: Maximum Alert, panic cards, late theses."""

import pytest

from tests.engine.dungeonology.builder import Table, a_game

ZONES = {"I-3": (1, 0), "I-4": (0, -1)}


def panic(card: str, seats: int = 2, **options: object) -> Table:
    return a_game(seats, **options).with_map(ZONES).with_panic(card).with_bag(8, 1)


def test_d7_11_both_triggers_and_only_once() -> None:
    by_omega = a_game(2).with_map(ZONES).at(0, "I-3").with_hand(0, "T05").with_omegas(4)
    by_omega.with_bag(0, 1).in_phase(0, "before_action").answer("play:T05:main")
    assert by_omega.happened("maximum_alert")[0]["why"] == "omega"
    three = a_game(2).with_map(ZONES).at(0, "I-3").with_hand(0, "T05").with_omegas(3).with_bag(0, 1)
    three.in_phase(0, "before_action").answer("play:T05:main")
    assert not three.game.maximum
    rich = {"civ": 8, "mil": 6, "cult": 5}
    by_thesis = a_game(2).with_map(ZONES).with_clan("C1").with_cubes(0, **rich).in_phase(0, "begin")
    by_thesis.answer("submit")
    assert by_thesis.happened("maximum_alert")[0]["why"] == "thesis"
    by_thesis.with_cubes(1, **rich).at(1, "I-0").until(lambda q: q.seat == 1)
    bag = by_thesis.game.bag
    by_thesis.until_prompt("move").answer("end")
    assert len(by_thesis.happened("maximum_alert")) == 1
    assert by_thesis.outcome().reason == "all_finished"
    assert by_thesis.game.bag <= bag


def test_d7_12_step_1_panic_is_revealed_and_the_bag_refilled() -> None:
    table = a_game(3).with_map(ZONES).at(0, "I-3").with_hand(0, "T05").with_omegas(4).with_bag(0, 1)
    table.with_panic("K1", maximum=False).in_phase(0, "before_action")
    assert table.view()["campus"]["panic"] is None
    table.answer("play:T05:main")
    campus = table.view()["campus"]
    assert (campus["panic"], campus["maximum"], campus["omegas"]) == ("K1", True, 0)
    assert (table.game.bag, table.game.bag_omegas) == (2 * 3, 1)
    assert table.penalty() == 0


def test_d7_12_the_omega_goes_back_into_the_bag_without_a_refill() -> None:
    table = panic("K1").at(0, "I-3").with_hand(0, "T40").in_phase(0, "before_action")
    table.with_bag(5, 1).with_campfire(4)
    twins = [Table(table.game.clone()) for _ in range(30)]
    for seed, twin in enumerate(twins):
        twin.game.rng = seed
        twin.answer("play:T40:main")
    drawn = next(t for t in twins if t.happened("omega_came"))
    assert (drawn.game.bag, drawn.game.bag_omegas) == (3, 1)
    assert drawn.happened("omega_came")[0]["fled"] == 4 + 2 - 3
    assert drawn.game.campfire == 0
    assert len(drawn.scholar(0).hidden_jinxes) == 1
    assert drawn.game.outcome is None


def test_d7_12_q41_the_turn_goes_on_and_start_effects_begin_with_the_next_turn() -> None:
    table = a_game(2).with_map(ZONES).at(0, "I-3").at(1, "I-3").with_hand(0, "T05").with_omegas(4)
    table.with_bag(0, 1).with_panic("K3", maximum=False).in_phase(0, "before_action")
    table.answer("play:T05:main")
    assert table.asks("priority", 0)
    students = table.scholar(0).students
    table.until(lambda q: q.seat == 1)
    assert table.scholar(0).students == students
    assert table.scholar(1).students == 2  # Roll-Call at the start of the next turn


def test_d7_12_step_3_a_whole_round_without_anything_to_do() -> None:
    # Both scholars stand at the stun limit without students or cards, walled in by Ambushes.
    table = a_game(2).with_map({"II-2": (5, 5), "II-3": (6, 5)}).with_panic("K3").with_bag(20, 1)
    for seat in (0, 1):
        table.at(seat, "II-3").with_students(seat, 0).with_stun(seat, 4 - seat)
    table.with_slots("II-3", "", "", "", "").with_deck()
    table.turn_of(0).pass_all()
    assert table.outcome().reason == "nobody_can_act"


def test_d7_12_step_3_who_stands_on_start_still_submits_d7_13() -> None:
    # The last scholar cannot leave: Ambush on the only way, no student, no room for a stun token.
    table = a_game(2).with_map({"I-6": (0, -1)}).with_panic("K3").with_bag(20, 1).with_clan("C1")
    table.finished(1, rank=1).with_students(0, 0).with_stun(0, 4)
    table.with_cubes(0, civ=8, mil=6, cult=5).turn_of(0).pass_all()
    assert table.outcome().reason == "all_finished"
    assert table.scholar(0).rank == 2


def test_d7_12_who_had_to_rest_need_not_when_the_alert_begins_at_ip0() -> None:
    table = a_game(2).with_map(ZONES).at(0, "I-3").at(1, "I-3").with_stun(0, 4)
    table.with_hand(1, "T37").with_omegas(4).with_bag(0, 1).orders("threatened", "always")
    table.turn_of(0)
    assert table.view()["scholars"][0]["must_rest"]
    table.answer("pass", "play:T37:main").unanswered().until_prompt("move", 0)
    assert table.game.maximum
    assert not table.view()["scholars"][0]["must_rest"]


def test_d7_12_step_4_the_omega_leaves_an_empty_bag_q39() -> None:
    table = panic("K1").at(0, "I-3").with_hand(0, "T05").in_phase(0, "before_action")
    table.with_bag(0, 1).answer("play:T05:main")
    assert table.outcome().reason == "bag_empty"


def test_d7_12_step_4_no_zone_holds_a_cube() -> None:
    table = panic("K1").with_slots("I-3", "", "").with_slots("I-4", "", "", "cult").at(0, "I-4")
    table.with_hand(0, "T03").randomizer("R03").turn_of(0)
    assert table.outcome().reason == "no_cubes"


def test_d7_13_compulsory_on_start_whatever_the_stars_q36() -> None:
    table = panic("K1").with_clan("C1").with_cubes(0, civ=1, mil=1).with_hand(0, "T01")
    table.in_phase(0, "movement").answer("end")
    assert table.scholar(0).finished
    assert table.scholar(0).rank == 0
    assert sum(table.cubes(0).values()) == 1  # q35: cube and jinx as usual
    assert len(table.scholar(0).hidden_jinxes) == 1
    assert table.game.active == 1


def test_d7_13_q37_on_start_when_it_begins_is_not_affected_before_the_own_turn_ends() -> None:
    table = a_game(2).with_map(ZONES).at(0, "I-3").with_hand(0, "T05").with_omegas(4)
    table.with_bag(0, 1).with_panic("K1", maximum=False).in_phase(0, "before_action")
    table.answer("play:T05:main").until(lambda q: q.seat == 1)
    assert not table.scholar(1).finished
    table.until_prompt("move", 1).answer("step:I-3").until(lambda q: q.seat == 0)
    assert not table.scholar(1).finished


def test_d7_13_success_takes_the_next_rank() -> None:
    table = panic("K1", 3).with_clan("C1").finished(2, rank=1)
    table.with_cubes(0, civ=8, mil=6, cult=5).in_phase(0, "movement").answer("end")
    assert (table.scholar(0).finished, table.scholar(0).rank) == (True, 2)


# The panic cards


def test_d12_5_k1_darkness_eliminates_a_type_from_all_zones_q42() -> None:
    table = panic("K1").at(0, "I-3").with_hand(0, "T01")
    table.randomizer("R04", "R01").turn_of(0)  # caste is on no zone: drawn on
    assert table.slots("I-3") == ("", "cult")
    assert table.slots("I-4") == ("", "mil", "cult")
    assert table.happened("type_eliminated") == []  # it happened before the first question
    table.randomizer("R02").turn_of(1)
    assert table.slots("I-4") == ("", "", "cult")


@pytest.mark.parametrize(("company", "left"), [(False, 1), (True, 2)])
def test_d12_5_k1_the_lonely_lose_a_cube(company: bool, left: int) -> None:
    table = panic("K1").at(0, "I-3").with_cubes(0, civ=1, mil=1).with_hand(0, "T01")
    if company:
        table.at(1, "I-3")
    table.in_phase(0, "movement").answer("end").until(lambda q: table.game.active == 1)
    assert sum(table.cubes(0).values()) == left


def test_d12_5_k1_a_protected_cube_may_be_kept() -> None:
    table = panic("K1").at(0, "I-3").with_cubes(0, mil=1).with_intern(0, "N01").with_hand(0, "T01")
    table.in_phase(0, "movement").answer("end").until_prompt("protected")
    table.answer("keep")
    assert table.cubes(0) == {"mil": 1}


def test_d12_5_k2_revealed_puts_him_where_most_scholars_are() -> None:
    table = a_game(4).with_map(ZONES).with_omegas(4).with_bag(0, 1).with_panic("K2", maximum=False)
    for seat, zone in enumerate(["I-3", "I-4", "I-4", "I-0"]):
        table.at(seat, zone)
    table.with_hand(0, "T05").in_phase(0, "before_action").answer("play:T05:main")
    assert table.game.boss == "I-4"
    assert "encounter" not in table.kinds()


def test_d12_5_k2_revealed_leaves_him_where_he_is() -> None:
    table = a_game(3).with_map(ZONES).with_omegas(4).with_bag(0, 1).with_panic("K2", maximum=False)
    table.at(0, "I-3").at(1, "I-4").at(2, "I-4").with_boss("I-3").with_hand(0, "T05")
    table.in_phase(0, "before_action").answer("play:T05:main")
    assert table.game.maximum
    assert table.game.boss == "I-3"


def test_d12_5_k2_revealed_tie_and_empty_dungeon() -> None:
    table = a_game(2).with_map(ZONES).with_omegas(4).with_bag(0, 1).with_panic("K2", maximum=False)
    table.at(0, "I-3").at(1, "I-4").with_hand(0, "T05").in_phase(0, "before_action")
    table.answer("play:T05:main")
    assert table.asks("boss_where", 0)
    assert sorted(table.keys) == ["boss:I-3", "boss:I-4"]
    rich = {"civ": 8, "mil": 6, "cult": 5}
    for zones, boss in (({"I-1": (1, 0), "I-2": (2, 0), "I-3": (3, 0)}, "I-2"), (ZONES, "")):
        empty = a_game(2).with_map(zones).with_clan("C1").with_cubes(0, **rich)
        empty.with_panic("K2", maximum=False).in_phase(0, "begin").answer("submit")
        assert empty.game.boss == boss


def test_d12_5_k2_hunt_at_the_start_of_each_turn() -> None:
    zones = {"I-3": (1, 0), "I-4": (1, -1), "I-2": (2, -1)}
    table = a_game(2).with_map(zones).with_panic("K2").with_bag(8, 1).with_boss("I-2", "aggressive")
    table.at(0, "I-3").at(1, "I-3").with_cubes(1, civ=1).with_slots("I-3", "", "")
    table.turn_of(0)
    assert table.game.campfire in (1, 2)  # Uni 2
    assert table.game.boss == "I-3"
    assert table.asks("encounter", 0)
    table.answer("sacrifice")
    assert table.asks("encounter", 1)
    table.answer("stun")
    assert table.slots("I-3") == ("", "civ")  # and whoever he meets drops a cube
    assert not table.game.boss_met  # does not count for the limit of one a turn


def test_d12_5_k2_hunt_goes_two_links_towards_the_nearest() -> None:
    zones = {"I-3": (1, 0), "I-4": (1, -1), "I-2": (2, -1), "I-6": (3, -1)}
    table = a_game(2).with_map(zones).with_panic("K2").with_bag(8, 1).with_boss("I-6", "drunk")
    table.at(0, "I-3").turn_of(0)
    assert table.game.boss == "I-4"
    stays = a_game(2).with_map(zones).with_panic("K2").with_bag(8, 1).with_boss("I-3").at(0, "I-3")
    stays.at(1, "I-4").turn_of(0)
    assert stays.game.boss == "I-3"  # the nearest scholar is with him
    assert "encounter" not in stays.kinds()


def test_d12_5_k3_roll_call() -> None:
    table = panic("K3").at(0, "I-3").with_cubes(0, civ=1).with_slots("I-3", "", "").turn_of(0)
    assert table.keys == ["sacrifice", "drop:civ"]
    twin = Table(table.game.clone()).answer("drop:civ")
    assert twin.slots("I-3") == ("", "civ")
    assert twin.scholar(0).students == 4
    table.answer("sacrifice")
    assert table.scholar(0).students == 3
    on_start = panic("K3").with_bag(8, 0)
    on_start.game.reserve_omegas, on_start.game.bag_omegas = 5, 0
    on_start.turn_of(0)
    assert on_start.scholar(0).students == 4
    assert on_start.game.campfire == 2  # Uni 2 also for a scholar on Start


def test_d12_5_k3_ruling_protection_does_not_replace_a_student() -> None:
    table = panic("K3").at(0, "I-3").with_cubes(0, mil=1).with_intern(0, "N01").turn_of(0)
    assert table.keys == ["sacrifice", "drop:mil"]
    poor = panic("K3").at(0, "I-3").with_cubes(0, mil=1).with_intern(0, "N01").with_students(0, 0)
    assert poor.turn_of(0).keys == ["keep", "drop:mil"]
