"""D6.1, D6.2, D6.4 to D6.6: anatomy, timing classes, declaring, reactions, priority."""

import pytest

from tests.engine.dungeonology.builder import Table, a_game


def three(**options: object) -> Table:
    """Three scholars in I-4, everybody asked at every window."""
    table = a_game(3, **options).with_map({"I-4": (0, -1), "I-2": (1, -1)}).with_bag(20)
    for seat in range(3):
        table.at(seat, "I-4")
    return table.orders("always", "always", "always")


def test_d6_1_a_card_is_used_for_one_of_its_three_values_then_discarded() -> None:
    table = three().with_hand(0, "T05", "T22").in_phase(0, "before_action")
    assert table.keys == ["play:T05:main", "play:T22:main", "play:T22:aux", "pass"]
    table.answer("play:T05:main").unanswered()
    assert table.game.discards == ("T05",)
    assert table.scholar(0).hand == ("T22",)


def test_d6_1_n_is_chosen_in_one_part_and_used_in_another() -> None:
    table = three().with_hand(0, "T21").in_phase(0, "before_action")
    table.answer("play:T21:main", "cost:1")
    assert table.keys == ["n:1", "n:2", "n:3"]
    table.answer("n:2").unanswered()
    assert table.game.campfire == 2
    table.answer("zone:I-4", "zone:I-2")
    assert {z: len(traps) for z, traps in table.game.traps.items()} == {"I-4": 1, "I-2": 1}
    assert table.asks("priority", 1)


@pytest.mark.parametrize(
    ("card", "family"),
    [
        ("T01", "fate"),
        ("T05", "subterfuge"),
        ("T13", "magic"),
        ("T22", "exploration"),
        ("T30", "social"),
        ("T36", "notoriety"),
    ],
)
def test_d6_2_auxiliaries_by_family(card: str, family: str) -> None:
    table = three().with_hand(0, card).in_phase(0, "before_action")
    assert table.game.box.tricks[card].family == family
    own_phase = family in ("exploration", "social", "notoriety")
    assert (f"play:{card}:aux" in table.keys) is own_phase
    if not own_phase:
        assert table.barred(0, f"play:{card}:aux") == ("only_in_attempt", "D6.2")
    rival = three().with_hand(1, card).in_phase(0, "before_action").until_prompt("priority", 1)
    assert f"play:{card}:aux" not in rival.keys  # never in another's turn


def test_d6_2_fate_cards_have_no_main_effect() -> None:
    table = three().with_hand(0, "T01").in_phase(0, "before_action")
    assert table.keys == ["pass"]
    assert table.why_not(0, "play:T01:main") == "only_bonus"


@pytest.mark.parametrize("point", ["before_movement", "before_action"])
def test_d6_4_plain_in_the_own_movement_and_action_phase(point: str) -> None:
    table = three().with_hand(0, "T05").with_hand(1, "T05").in_phase(0, point)
    assert "play:T05:main" in table.keys
    table.until_prompt("priority", 1)
    assert table.keys == ["pass"]
    assert table.why_not(1, "play:T05") == "only_plain"


def test_d6_4_action_only_as_the_action() -> None:
    table = three().with_hand(0, "T16").in_phase(0, "before_action")
    assert "play:T16:main" not in table.keys
    assert table.why_not(0, "play:T16") == "only_action"
    table.until_prompt("act")
    assert "play:T16:main" in table.keys


@pytest.mark.parametrize("point", ["before_movement", "before_action"])
def test_d6_4_instant_in_any_turn_q15(point: str) -> None:
    table = three().with_hand(0, "T10").with_hand(2, "T10").in_phase(0, point)
    assert "play:T10:main" in table.keys
    table.until_prompt("priority", 2)
    assert "play:T10:main" in table.keys


def test_d6_4_instants_bound_to_the_start_of_a_turn() -> None:
    table = three().with_hand(0, "T33", "T37", "T10").with_hand(1, "T33", "T37", "T10")
    table.with_students(0, 1).with_students(1, 2).in_phase(0, "start")
    assert table.keys == ["play:T33:main", "pass"]
    table.answer("pass")
    assert table.asks("priority", 1)
    assert table.keys == ["play:T37:main", "pass"]
    table.until(lambda q: q.prompt == "priority" and q.seat == 0 and q.args["point"] == "move")
    cards = [k for k in table.keys if k.startswith("play")]
    assert cards == ["play:T33:aux", "play:T37:aux", "play:T10:main"]
    assert table.why_not(0, "play:T33:main") == "only_own_turn_start"
    assert table.why_not(0, "play:T37:main") == "only_rival_turn_start"


def test_d6_4_reaction_only_in_answer() -> None:
    table = three().with_hand(0, "T05").with_hand(1, "T13").in_phase(0, "before_action")
    assert table.why_not(1, "play:T13") == "only_reaction"
    table.answer("play:T05:main")
    assert table.asks("react", 1)
    assert table.keys == ["play:T13:main", "pass"]


def test_d6_5_nothing_is_paid_before_the_reactions() -> None:
    table = three().with_hand(0, "T14").with_hand(1, "T13").in_phase(0, "before_action")
    table.answer("play:T14:main", "cost:0")
    assert table.asks("react", 1)
    assert table.scholar(0).students == 4
    assert table.game.table == ("T14",)
    table.answer("play:T13:main").unanswered()
    assert table.scholar(0).students == 4  # q17: no part happens, the cost included
    assert table.game.map.teleports == ()
    assert sorted(table.game.discards) == ["T13", "T14"]
    assert table.game.campfire == 1  # Uni 1 of the Null Sigil
    assert table.no_open_question_but("priority")


def test_d6_5_q17_costs_of_a_cancelled_card_are_not_paid_but_the_action_is_gone() -> None:
    table = three().with_hand(0, "T16").with_hand(1, "T13").in_phase(0, "action")
    table.answer("play:T16:main", "play:T13:main").unanswered()
    assert table.slots("I-4") == ("civ", "mil", "cult")
    assert table.game.campfire == 1
    assert table.question().args["point"] == "acted"
    table.pass_all()
    assert table.game.active == 1


def test_d6_5_reactions_clockwise_from_the_left_and_not_of_the_declarer() -> None:
    table = three().with_hand(1, "T05").in_phase(1, "before_action").answer("play:T05:main")
    asked = []
    while table.question().prompt == "react":
        asked.append(table.question().seat)
        table.answer("pass")
    assert asked == [2, 0]  # no Reaction answers one's own card


def test_d6_5_q16_reactions_are_resolved_last_in_first_out() -> None:
    table = three().with_hand(0, "T05", "T13").with_hand(1, "T13").in_phase(0, "before_action")
    table.answer("play:T05:main", "play:T13:main")
    table.until(lambda q: q.seat == 0 and q.prompt == "react").answer("play:T13:main")
    table.unanswered()
    assert [c["card"] for c in table.happened("card_resolved")] == ["T13", "T13", "T05"]
    assert [c["seat"] for c in table.happened("card_resolved")] == [0, 1, 0]
    assert table.scholar(0).marked("stealth_next")  # the Null Sigil was cancelled itself
    assert table.happened("card_cancelled") == [{"seat": 1, "card": "T13"}]


def test_d6_5_a_card_whose_cancelling_was_cancelled_may_be_answered_on() -> None:
    table = three().with_hand(0, "T36", "T13").with_hand(1, "T13").with_hand(2, "T09")
    table.in_phase(0, "before_action").answer("play:T36:main", "target:2")
    assert table.asks("react", 1)
    table.answer("play:T13:main").then("play:T13:main")  # seat 0 saves its card
    table.until(lambda q: q.prompt == "react" and len(table.game.plays) == 1)
    assert table.asks("react", 2)  # the Null Sigils are done, the Poach stands
    assert "play:T09:main" in table.keys


def test_d6_5_a_cancelled_card_cannot_be_answered_again() -> None:
    table = three().with_hand(0, "T05").with_hand(1, "T13").with_hand(2, "T13")
    table.in_phase(0, "before_action").answer("play:T05:main", "play:T13:main").unanswered()
    assert table.scholar(2).hand == ("T13",)
    assert table.asks("priority", 1)


def test_d6_5_a_target_that_is_gone_makes_the_card_void() -> None:
    table = three().with_hand(0, "T36")
    table.in_phase(0, "before_action").answer("play:T36:main", "target:2")
    table.at(2, "I-0").unanswered()
    assert [s.students for s in table.game.scholars] == [4, 3, 4]
    assert table.game.campfire == 0  # the cost is not paid either
    assert table.game.discards == ("T36",)


def test_d6_5_a_cost_no_longer_payable_makes_the_card_void() -> None:
    table = three().with_hand(0, "T18").with_stun(0, 1).with_students(0, 1)
    table.in_phase(0, "before_action").answer("play:T18:main")
    table.with_students(0, 0).unanswered()
    assert table.scholar(0).stun == 1
    assert table.happened("card_void") == [{"seat": 0, "card": "T18", "cancelled": False}]
    assert table.game.discards == ("T18",)


def test_d6_5_auxiliaries_in_an_attempt_target_nobody() -> None:
    table = three().with_hand(0, "T01", "T09").with_hand(1, "T02").in_phase(0, "action")
    table.answer("study:1", "use:T01", "done", "play:T02:aux")
    table.until(lambda q: q.prompt == "react" and q.seat == 0)
    assert table.keys == ["pass"]
    assert table.why_not(0, "play:T09") == "not_the_target"


def test_d6_6_q14_one_card_each_time_the_priority_comes() -> None:
    table = three().with_hand(0, "T05", "T06").with_hand(1, "T10").in_phase(0, "before_action")
    table.answer("play:T05:main").unanswered()
    assert table.asks("priority", 1)  # priority goes on after one card
    table.answer("play:T10:main").unanswered()
    assert table.asks("priority", 2)
    table.answer("pass")
    assert table.asks("priority", 0)  # a played card resets the count
    table.answer("pass")
    assert table.asks("priority", 1)
    table.answer("pass")
    assert table.asks("act", 0)


def test_d6_6_the_points_of_a_turn() -> None:
    table = a_game(2).with_map({"I-4": (0, -1)}).at(0, "I-4").with_hand(0, "T01", "T02", "T03")
    table.turn_of(0)
    points = []
    for key in ("pass", "go_on", "pass", "step:I-0", "step:I-4", "pass", "end", "pass"):
        question = table.question()
        points.append(question.args.get("point", question.prompt))
        table.answer(key)
    assert points == ["start", "begin", "move", "move", "move", "moved", "move", "before_action"]
    table.answer("study:1", "use:T03", "done", "pass")
    assert table.question().args["point"] == "acted"


def test_d6_6_players_on_start_are_skipped_and_hands_do_not_matter() -> None:
    table = three().at(1, "I-0").with_hand(1, "T10").in_phase(0, "before_action").answer("pass")
    assert table.asks("priority", 2)
    assert table.keys == ["pass"]  # asked although it holds nothing


def test_d6_6_skills_take_the_place_of_a_card_and_nobody_reacts() -> None:
    table = (
        three()
        .with_cubes(1, civ=1)
        .with_cubes(2, civ=1)
        .with_hand(1, "T09", "T13")
        .in_phase(0, "before_action")
    )
    table.answer("skill:headbutt", "target:1", "cube")
    assert table.asks("priority", 1)
    assert "card_declared" not in table.kinds()


def test_d6_5_rockfall_targets_the_active_scholar_who_may_answer_it() -> None:
    table = three().with_hand(0, "T09").with_hand(1, "T25").in_phase(0, "before_movement")
    table.then("play:T25:main")
    assert table.game.plays[-1].target == 0
    table.then("play:T09:main")
    assert table.happened("card_declared")


def test_d4_11_the_zone_of_a_trap_is_chosen_before_its_face_is_drawn() -> None:
    table = three().with_hand(0, "T21").with_students(0, 1).in_phase(0, "before_action")
    table.answer("play:T21:main", "cost:0").unanswered()
    assert table.asks("trap_where", 0)
    assert len(table.game.trap_pool) == 6
    table.answer("zone:I-4")
    assert len(table.game.trap_pool) == 5
