"""D5.7: how cubes and students move."""

from tests.engine.dungeonology.builder import Table, a_game


def together(zone: str = "I-3", **options: object) -> Table:
    """Valerio and Sofia in one zone."""
    return a_game(2, **options).with_map({zone: (1, 0)}).at(0, zone).at(1, zone)


def test_d5_7_collect_takes_the_first_that_fits() -> None:
    table = together().with_cubes(0, civ=8).with_hand(0, "T16").with_bag(8).in_phase(0, "action")
    table.answer("play:T16:main")
    assert table.cubes(0) == {"civ": 8, "cult": 1}
    assert table.slots("I-3") == ("civ", "")


def test_d5_7_drop_goes_to_the_rightmost_empty_slot_whatever_its_colour() -> None:
    table = together("I-4").with_slots("I-4", "", "", "cult").with_cubes(1, caste=1)
    table.in_phase(0, "before_action").answer("skill:headbutt")
    assert table.slots("I-4") == ("", "caste", "cult")
    table.with_hand(0, "T03").in_phase(0, "action").answer("study:1", "pass", "pass")
    assert table.cubes(0) == {"caste": 1}  # from then on an ordinary cube of that slot


def test_d5_7_q54_overflow_to_a_linked_zone_of_the_droppers_choice() -> None:
    zones = {"I-3": (1, 0), "I-4": (1, -1), "I-6": (1, 1), "I-5": (9, 9)}
    table = a_game(2).with_map(zones).at(0, "I-3").at(1, "I-3").with_cubes(1, wealth=1)
    table.with_slots("I-4", "", "", "").with_slots("I-6", "", "mil").with_slots("I-5", "", "")
    table.in_phase(0, "before_action").answer("skill:headbutt")
    assert table.asks("drop_where", 1)
    assert table.keys == ["drop_to:I-4", "drop_to:I-6"]
    table.answer("drop_to:I-4")
    assert table.slots("I-4") == ("", "", "wealth")
    assert table.slots("I-6") == ("", "mil")


def test_d5_7_v33_overflow_does_not_go_through_a_far_secret_passage() -> None:
    table = a_game(2).with_map({"I-5": (9, 9), "II-4": (5, 5)}).at(0, "I-5").at(1, "I-5")
    table.with_cubes(1, caste=1).with_slots("II-4", "", "", "civ").in_phase(0, "before_action")
    table.answer("skill:headbutt")
    assert table.slots("II-4") == ("", "", "civ")
    assert table.happened("cube_eliminated") == [{"seat": 1, "type": "caste"}]


def test_d5_7_v33_overflow_goes_to_an_adjacent_zone_with_the_same_letter() -> None:
    table = a_game(2).with_map({"I-5": (5, 5), "II-4": (6, 5)}).at(0, "I-5").at(1, "I-5")
    assert {p.joint for p in table.game.map.pairs["I-5"]} == {"wall"}
    table.with_cubes(1, caste=1).with_slots("II-4", "", "", "civ").in_phase(0, "before_action")
    table.answer("skill:headbutt")
    assert table.slots("II-4") == ("", "caste", "civ")


def test_d5_7_lose_takes_the_top_cube_and_its_star() -> None:
    table = (
        together().with_cubes(1, civ=4).with_slots("I-3", "", "cult").in_phase(0, "before_action")
    )
    assert (table.scholar(1).stars, table.scholar(0).exalted) == (1, True)
    table.answer("skill:mighty_headbutt")
    assert (table.scholar(1).stars, table.scholar(0).exalted) == (0, False)
    assert (table.cubes(0), table.cubes(1)) == ({"civ": 1}, {"civ": 3})


def test_d5_7_give_ignores_protection_and_a_full_column_eliminates() -> None:
    table = together().with_intern(1, "N01").with_cubes(0, mil=6).with_cubes(1, mil=1)
    table.with_hand(0, "T29").with_bag(8).in_phase(0, "before_action").having_gained(1, "mil")
    table.answer("play:T29:main").unanswered()
    assert (table.cubes(0), table.cubes(1)) == ({"mil": 6}, {})
    assert table.happened("cube_eliminated") == [{"seat": 1, "type": "mil"}]


def test_d5_7_protected_may_be_let_go() -> None:
    table = together().with_intern(1, "N01").with_cubes(1, mil=1).with_slots("I-3", "", "")
    table.in_phase(0, "before_action").answer("skill:headbutt")
    assert table.asks("protected", 1)
    table.answer("let_go")
    assert table.slots("I-3") == ("", "mil")


def test_d5_7_protection_of_one_type_does_not_cover_another() -> None:
    table = together().with_intern(1, "N01").with_cubes(1, civ=1).with_slots("I-3", "", "")
    table.in_phase(0, "before_action").answer("skill:headbutt")
    assert table.slots("I-3") == ("", "civ")


def test_d5_7_q26_protected_cube_is_kept_from_a_thief() -> None:
    table = together().with_intern(1, "N01").with_cubes(1, mil=1).with_students(1, 0)
    table.with_hand(0, "T03").in_phase(0, "action").answer("spy:1:mil", "pass", "pass")
    assert table.asks("protected", 1)
    table.answer("keep")
    assert (table.cubes(0), table.cubes(1)) == ({}, {"mil": 1})
    assert table.happened("attempt_ended")[0]["success"]


def entering_a_toll(*interns: str, **cubes: int) -> Table:
    table = (
        a_game(2).with_map({"II-4": (5, 5), "II-3": (6, 5)}).at(0, "II-3").with_cubes(0, **cubes)
    )
    table.with_slots("II-4", "", "", "").with_intern(0, *interns).in_phase(0, "movement")
    return table.answer("step:II-4")


def test_d5_7_q53_toll_with_protected_cubes() -> None:
    only = entering_a_toll("N01", mil=1)
    assert only.keys == ["drop:mil", "keep"]
    only.answer("keep")
    assert only.cubes(0) == {"mil": 1}
    other = entering_a_toll("N01", mil=1, civ=1)
    assert other.keys == ["drop:civ", "drop:mil"]  # something else can be dropped


def test_d5_7_q75_forced_losses_of_nothing_do_nothing() -> None:
    assert entering_a_toll().asks("priority", 0)
    table = together().with_hand(0, "T30", "T34").with_students(0, 1)
    table.in_phase(0, "before_action").answer("play:T34:aux", "either:1", "target:1").unanswered()
    assert table.scholar(1).hand == ()
    assert table.scholar(0).students == 0


def test_d5_7_students_are_gained_from_the_campfire_only() -> None:
    table = together().with_hand(0, "T36").with_campfire(1).in_phase(0, "before_action")
    reserve = table.game.reserve
    table.answer("play:T36:aux")
    assert (table.scholar(0).students, table.game.campfire) == (5, 0)
    assert table.game.reserve == reserve
