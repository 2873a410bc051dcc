"""D14: decisions that other chapters' tests do not name already."""

from tests.engine.dungeonology.builder import Table, a_game

ZONES = {"I-3": (1, 0), "I-4": (0, -1)}


def test_q4_a_tile_behind_doors_the_scholar_cannot_pass_does_not_fit() -> None:
    zones = {"III-4": (5, 5), "III-1": (4, 5), "III-5": (5, 6)}
    table = a_game(2).with_map(zones).at(0, "III-4").with_stack(3, "III-3", "III-6", only=True)
    table.in_phase(0, "movement").answer("explore")
    assert table.happened("tile_under") == [{"zone": "III-3"}]
    assert table.game.shown == "III-6"


def test_q12_a_rest_is_followed_by_phase_5() -> None:
    table = a_game(2).with_map(ZONES).at(0, "I-3").with_jinx(0, "J15")
    table.with_jinx(0, "J01", hidden=True).in_phase(0, "begin").answer("rest", "jinx:J15")
    assert table.scholar(0).jinxes == ("J01",)
    assert table.question().seat == 1


def test_q22_extra_alert_is_a_simple_series() -> None:
    assert a_game().game.box.supply.extra_alert == (0, 0, 1, 3, 6, 10)


def test_q32_finished_scholars_count_for_exaltation() -> None:
    table = a_game(3).with_cubes(2, civ=4).finished(2)
    table.with_cubes(0)
    assert [s.exalted for s in table.game.scholars] == [True, True, False]


def failed_thesis() -> Table:
    table = a_game(2).with_map(ZONES).with_clan("C3").with_cubes(0, civ=4, mil=4)
    return table.with_intern(0, "N01", "N02").in_phase(0, "begin").answer("submit")


def test_q33_who_looked_at_the_clan_card_in_a_failed_thesis_may_look_again() -> None:
    table = failed_thesis()
    assert table.scholar(0).clan_seen
    assert table.view(0)["clan"] == "C3"
    assert table.view(1)["clan"] is None


def test_q34_the_dearest_cube_is_lost_and_protection_does_not_help() -> None:
    table = failed_thesis()
    assert table.cubes(0) == {"civ": 4, "mil": 3}
    assert "cube_kept" not in table.kinds()


def test_q35_a_failed_thesis_in_maximum_alert_costs_as_usual_and_ends_the_game() -> None:
    table = a_game(2).with_map(ZONES).with_clan("C3").with_panic("K1").with_cubes(0, civ=1, caste=1)
    table.in_phase(0, "movement").answer("end")
    assert table.cubes(0) == {"civ": 1}
    assert len(table.scholar(0).hidden_jinxes) == 1
    assert table.scholar(0).finished
    assert table.scholar(0).rank == 0


def test_q40_d12_5_the_study_penalty_leaves_with_the_alert_card() -> None:
    table = a_game(2).with_map(ZONES).with_omegas(4)
    assert table.penalty() == 2
    table.with_omegas(2)
    assert table.penalty() == 1
    table.with_panic("K1").with_hand(0, "T01", "T02").at(0, "I-3").in_phase(0, "action")
    assert table.penalty() == 0
    table.with_slots("I-3", "civ", "").in_phase(0, "action").answer("study:1")
    assert table.stealth_and_alert()[1] == 3


def test_q58_a_teleport_may_lead_to_start() -> None:
    table = a_game(2).with_map(ZONES).at(0, "I-3").with_teleport("I-3").with_cubes(0, cult=1)
    table.in_phase(0, "action").answer("teleport:I-0")
    assert table.scholar(0).zone == "I-0"


def test_q67_face_down_jinxes_count_at_the_end() -> None:
    table = a_game(2).with_map({"I-3": (1, 0)}).with_slots("I-3", "", "").with_panic("K1")
    table.with_jinx(0, "J15", hidden=True)
    assert table.points(0) == 0
    assert table.turn_of(0).outcome().scores[0]["jinxes"] == -4


def test_q76_on_start_rule_steps_apply_but_effects_of_others_do_not() -> None:
    table = failed_thesis()
    assert len(table.scholar(0).jinxes) == 1  # the jinx of the thesis
    pen = a_game(2).with_map(ZONES).at(1, "I-3").with_hand(1, "T39").in_phase(1, "before_action")
    assert "play:T39:main" not in pen.keys  # seat 0 stands on Start
