"""D7.1 to D7.10: students, Omegas, stun tokens, jinx cards, interns, the alert card."""

import pytest

from game.api import redact
from tests.engine.dungeonology.builder import Table, a_game


def alone(card: str, **options: object) -> Table:
    """Valerio in I-3 with one card, about to play at the point before the action."""
    return a_game(2, **options).with_map({"I-3": (1, 0)}).at(0, "I-3").with_hand(0, card)


def test_d7_1_the_campfire_holds_twelve() -> None:
    table = alone("T40").with_campfire(11).with_bag(8).with_students(0, 4)
    table.in_phase(0, "before_action")
    reserve = table.game.reserve
    table.answer("play:T40:main")
    drawn = table.happened("students_drawn")[0]
    assert (drawn["n"], drawn["seated"]) == (3, 1)
    assert table.game.reserve == reserve + 2
    assert table.game.campfire == 12 - 3
    assert table.scholar(0).students == 7


def test_d7_2_q44_drawn_students_do_not_go_to_the_drawer() -> None:
    table = alone("T05").with_bag(8).in_phase(0, "before_action").answer("play:T05:main")
    assert (table.scholar(0).students, table.game.campfire, table.game.bag) == (4, 1, 7)


def test_d7_2_a_short_bag_gives_what_is_there() -> None:
    table = alone("T40").with_bag(2).in_phase(0, "before_action").answer("play:T40:main")
    assert table.game.bag == 0
    assert table.scholar(0).students == 6


def test_d7_3_main_effects_and_failures_draw_from_the_bag() -> None:
    box = a_game().game.box
    drawing = [
        t.id
        for t in box.tricks.values()
        if t.main and any(c.call.verb == "uni" for c in t.main.costs)
    ]
    assert len(drawing) == 42 - 4 - 1  # all but the Fate cards and T18


def test_d7_4_order_of_the_steps() -> None:
    table = alone("T05").with_campfire(3).with_bag(0, 1).in_phase(0, "before_action")
    reserve = table.game.reserve
    table.answer("play:T05:main")
    kinds = [e.kind for e in table.events]
    order = [
        "card_declared",
        "students_drawn",
        "marked",
        "card_resolved",
        "omega_came",
        "jinx_drawn",
    ]
    assert [k for k in kinds if k in order] == order
    game = table.game
    assert (game.campfire, game.alert_omegas) == (0, 1)
    assert (game.bag, game.bag_omegas) == (3 * 2, 1)
    assert game.reserve == reserve + 3 - 6
    assert [len(s.hidden_jinxes) for s in game.scholars] == [1, 0]


def test_d7_4_with_reactions_the_whole_stack_is_finished_first_q43() -> None:
    table = alone("T30").at(1, "I-3").with_hand(1, "T13").with_campfire(2).with_bag(0, 1)
    table.orders("threatened", "always").in_phase(0, "before_action")
    table.answer("play:T30:main", "play:T13:main").unanswered()
    kinds = table.kinds()
    assert kinds.index("omega_came") > max(i for i, k in enumerate(kinds) if k == "card_resolved")


def test_d7_4_q45_q46_the_one_who_drew_gets_the_jinx_revealed_in_its_own_phase_5() -> None:
    table = alone("T05").at(1, "I-3").with_hand(1, "T10").with_bag(0, 1)
    table.orders("threatened", "always").in_phase(0, "before_action")
    table.until_prompt("priority", 1).answer("play:T10:main").unanswered()
    assert [len(s.hidden_jinxes) for s in table.game.scholars] == [0, 1]
    table.until(lambda q: table.game.active == 1)
    assert len(table.scholar(1).hidden_jinxes) == 1
    table.until(lambda q: table.game.active == 0)
    assert len(table.scholar(1).jinxes) == 1


def test_d7_5_stealing_students_goes_from_scholar_to_scholar() -> None:
    table = alone("T36").at(1, "I-3").with_students(1, 1).with_bag(8).in_phase(0, "before_action")
    reserve, fire = table.game.reserve, table.game.campfire
    table.answer("play:T36:main").unanswered()
    assert [s.students for s in table.game.scholars] == [5, 0]
    assert (table.game.reserve, table.game.campfire) == (reserve, fire + 1)


def test_d7_7_limit_is_stamina_and_skills_that_cost_a_token_are_barred() -> None:
    table = alone("T05").at(1, "I-3").with_cubes(1, civ=1).with_stun(0, 3)
    assert "skill:headbutt" in table.in_phase(0, "before_action").keys
    table.with_stun(0, 4).with_panic("K1").in_phase(0, "before_action")
    assert "skill:headbutt" not in table.keys
    assert table.barred(0, "skill:headbutt") == ("stun_limit", "D7.7")


def test_d7_7_q29_a_token_may_be_avoided_with_a_student() -> None:
    table = alone("T07").with_bag(8).in_phase(0, "action").answer("study:1", "pass")
    assert table.keys == ["stun", "sacrifice"]
    none = alone("T07").with_bag(8).with_students(0, 0).in_phase(0, "action")
    none.answer("study:1", "pass")
    assert none.scholar(0).stun == 1
    assert none.happened("stunned") == [{"seat": 0, "stun": 1}]


def test_d7_7_no_forced_rest_in_maximum_alert() -> None:
    table = alone("T05").with_stun(0, 4).with_panic("K1").in_phase(0, "movement")
    assert not table.scholar(0).must_rest
    forced = alone("T05").with_stun(0, 4).turn_of(0).answer("pass")
    assert forced.scholar(0).zone == "I-0"
    assert forced.scholar(0).stun == 0


@pytest.mark.parametrize("cause", ["jinx", "intern"])
def test_d7_7_q31_excess_is_discarded_when_stamina_falls(cause: str) -> None:
    table = a_game(2).with_map({"I-3": (1, 0), "I-4": (0, -1)}).at(0, "I-3").at(1, "I-3")
    if cause == "jinx":
        table.with_stun(0, 3).with_jinx(0, "J06", hidden=True).with_stun(0, 4).with_panic("K1")
        table.in_phase(0, "movement").answer("end").until(lambda q: q.seat == 1)
        assert table.scholar(0).stun == 3
    else:
        table.with_intern(0, "N10").with_stun(0, 5).with_hand(1, "T42").in_phase(1, "before_action")
        table.answer("play:T42:main").unanswered()
        assert table.scholar(0).stun == 4
        assert table.scholar(1).interns == ("N10",)


def test_d7_8_ruling_a_face_down_jinx_is_turned_up_when_discarded() -> None:
    """The discard pile lies open: everybody, a spectator too, learns which card it was."""
    table = a_game(2).with_hand(0, "T01").with_jinx(0, "J05", "J01", hidden=True)
    table.in_phase(0, "begin").answer("rest")
    for seat in (0, 1, None):
        shed = [e.facts for e in redact(table.events, seat) if e.kind == "jinx_shed"]
        assert shed == [{"seat": 0, "jinx": "J05"}]
        assert table.view(seat)["piles"]["jinx_discards"] == ["J05"]
        assert (
            table.view(seat)["scholars"][0]["hidden_jinxes"] == 1
        )  # the other one stays as it was


def test_d7_8_face_down_jinxes_do_nothing_until_revealed() -> None:
    table = alone("T05").with_jinx(0, "J01", hidden=True).in_phase(0, "movement")
    assert table.view()["steps_left"] == 4
    assert table.view(0)["scholars"][0]["hidden_jinxes"] == 1
    table.answer("end").until(lambda q: q.seat == 1)
    assert table.view()["scholars"][0]["speed"] == 3
    assert table.happened("jinx_revealed") == [{"seat": 0, "jinx": "J01"}]


def test_d7_9_interns_are_taken_or_stolen() -> None:
    table = alone("T11").with_bag(8).in_phase(0, "before_action").answer("play:T11:main")
    assert table.scholar(0).interns == ("N01",)
    assert table.happened("intern_taken") == [{"seat": 0, "intern": "N01", "owner": -1}]
    stolen = (
        alone("T11").with_bag(8).at(1, "I-3").with_intern(1, "N01").in_phase(0, "before_action")
    )
    stolen.answer("play:T11:main").unanswered()
    assert [s.interns for s in stolen.game.scholars] == [("N01",), ()]
    assert stolen.scholar(1).protected == frozenset()


@pytest.mark.parametrize(("interns", "jinxes"), [(("N04", "N05"), ()), ((), ("J15",))])
def test_d7_9_d3_3_neither_interns_nor_jinxes_count_for_the_thesis(
    interns: tuple[str, ...], jinxes: tuple[str, ...]
) -> None:
    table = a_game(2).with_map({"I-3": (1, 0)}).with_clan("C1").with_intern(0, *interns)
    table.with_jinx(0, *jinxes).with_cubes(0, civ=4, mil=4, wealth=2)
    table.in_phase(0, "begin").answer("submit")
    (secret,) = [e.secret for e in table.events if e.kind == "thesis_judged"]
    assert secret["score"] == 30 + 4 - 4 + 2
    assert not table.scholar(0).finished


def test_d7_9_not_if_you_have_it_or_its_owner_is_on_start() -> None:
    mine = alone("T11").with_intern(0, "N01").in_phase(0, "before_action")
    assert "play:T11:main" not in mine.keys
    assert mine.barred(0, "play:T11") == ("intern_yours", "D7.9")
    safe = alone("T11").with_intern(1, "N01").in_phase(0, "before_action")
    assert safe.barred(0, "play:T11") == ("intern_safe", "D7.9")


def test_d7_9_the_first_seat_is_safe_on_start_as_well() -> None:
    table = a_game(2).with_map({"I-3": (1, 0)}).at(1, "I-3").with_hand(1, "T11")
    assert table.with_intern(0, "N01").in_phase(1, "before_action").why_not(1, "play:T11") == (
        "intern_safe"
    )


@pytest.mark.parametrize(
    ("alert", "penalties", "refills"),
    [
        ("easy", [0, 0, 0, 1, 1], [4, 4, 3, 3]),
        ("normal", [0, 0, 1, 1, 2], [3, 2, 2, 3]),
        ("hard", [0, 1, 2, 3], [2, 2, 2]),
    ],
)
def test_d7_10_d12_4_alert_cards(alert: str, penalties: list[int], refills: list[int]) -> None:
    for row, penalty in enumerate(penalties):
        table = alone("T05", alert=alert).with_omegas(row).with_bag(0, 1)
        assert table.penalty() == penalty
        if row < len(refills):
            table.in_phase(0, "before_action").answer("play:T05:main")
            assert table.game.alert_omegas == row + 1
            assert (table.game.bag, table.game.bag_omegas) == (refills[row] * 2, 1)


def test_d7_10_q47_a_short_reserve_fills_what_is_there_without_emptying_the_bag() -> None:
    table = alone("T05").with_bag(0, 1).with_reserve(4).in_phase(0, "before_action")
    table.answer("play:T05:main")
    assert (table.game.bag, table.game.reserve) == (4, 0)


def test_q69_an_omega_counts_in_the_n_of_uni_n() -> None:
    table = alone("T40").with_bag(2, 1).in_phase(0, "before_action").answer("play:T40:main")
    drawn = table.happened("students_drawn")[0]
    assert (drawn["n"], drawn["omegas"]) == (2, 1)


def test_q70_interns_are_public_and_jinxes_when_revealed() -> None:
    table = alone("T05").with_intern(0, "N01").with_jinx(0, "J15")
    table.with_jinx(0, "J01", hidden=True)
    for seat in (0, 1, None):
        scholar = table.view(seat)["scholars"][0]
        assert (scholar["interns"], scholar["jinxes"]) == (["N01"], ["J15"])
        assert scholar["hidden_jinxes"] == 1
