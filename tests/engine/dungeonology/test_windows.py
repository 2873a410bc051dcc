"""Standing orders (windows.md, D6.6): who is asked, by order and public facts only."""

import pytest

from game.api import NotOffered, load_state, redact, set_order, speak_up, why_not_speak_up
from tests.engine.dungeonology.builder import Table, a_game


def three(*orders: str) -> Table:
    table = a_game(3).with_map({"I-4": (0, -1), "I-2": (1, -1)}).with_bag(12)
    for seat in range(3):
        table.at(seat, "I-4")
    return table.orders(*orders)


def asked_in_a_turn(table: Table) -> set[tuple[str, int]]:
    """Prompts and seats of all questions to rivals while seat 0 passes through its turn."""
    found = set()
    table.turn_of(0)
    while table.game.active == 0:
        question = table.question()
        if question.seat != 0:
            found.add((str(question.args.get("point", question.prompt)), question.seat))
        keys = [k for k in ("pass", "go_on", "end") if k in table.keys]
        table.answer(keys[0])
    return found


def test_orders_default_is_threatened() -> None:
    assert a_game(3).game.orders == ("threatened",) * 3
    assert asked_in_a_turn(three()) == set()


def test_orders_always_is_asked_at_every_point_whatever_it_holds() -> None:
    points = {"start", "move", "before_action"}
    assert asked_in_a_turn(three("threatened", "always")) == {(p, 1) for p in points}


def test_orders_marked_is_asked_at_its_moments_only() -> None:
    table = three()
    set_order(table.game, 2, "marked", ["before_action:0", "acted:1"])
    assert asked_in_a_turn(table) == {("before_action", 2)}
    set_order(table.game, 2, "marked", ["before_action:1", "start:2"])
    assert asked_in_a_turn(table) == set()  # those of other rivals


def test_orders_threatened_by_a_study_an_espionage_a_target_and_a_reaction() -> None:
    study = three().with_hand(0, "T01").in_phase(0, "action").answer("study:1")
    assert study.asks("interfere", 1)
    spy = three().with_cubes(2, civ=1).with_hand(0, "T01").in_phase(0, "action")
    assert spy.answer("spy:2:civ").asks("duel", 2)
    target = three().with_hand(0, "T36").in_phase(0, "before_action")
    assert target.answer("play:T36:main", "target:2").asks("react", 2)
    reaction = (
        three("threatened", "threatened", "threatened").with_hand(0, "T36").with_hand(2, "T09")
    )
    reaction.in_phase(0, "before_action").answer("play:T36:main", "target:2", "play:T09:main")
    assert reaction.answer("cost:0").asks("react", 0)  # a rival's Reaction to its card


def test_orders_threatened_by_a_reaction_to_an_instant_in_a_rivals_turn() -> None:
    table = three("threatened", "always").with_hand(1, "T10", "T13").with_hand(2, "T13")
    set_order(table.game, 2, "always")
    table.in_phase(0, "before_action").until_prompt("priority", 1)
    set_order(table.game, 1, "threatened")
    table.answer("play:T10:main").until_prompt("react", 2).answer("play:T13:main")
    table.until_prompt("react", 1)
    assert "play:T13:main" in table.keys


def test_d7_9_orders_threatened_by_who_recruits_an_intern_away() -> None:
    table = three().with_intern(2, "N06").with_hand(0, "T12").with_hand(2, "T13")
    table.in_phase(0, "before_action").answer("play:T12:main")
    assert table.asks("react", 2)  # robbed (D6.6); seat 1 is not
    table.answer("play:T13:main").until_prompt("priority", 0)
    assert table.scholar(2).interns == ("N06",)
    free = three().with_hand(0, "T12").with_hand(2, "T13").in_phase(0, "before_action")
    assert free.answer("play:T12:main").asks("priority", 0)
    away = three("threatened", "threatened", "pass").with_intern(2, "N06").with_hand(0, "T12")
    assert away.in_phase(0, "before_action").answer("play:T12:main").asks("priority", 0)


def test_orders_untouched_players_are_passed_by_order() -> None:
    table = three().with_hand(0, "T05").in_phase(0, "before_action").answer("play:T05:main")
    assert table.asks("priority", 0)
    passes = [e.facts for e in table.events if e.kind == "passed" and e.facts["by_order"]]
    assert {p["seat"] for p in passes} >= {1, 2}


def test_orders_ruling_the_active_player_may_react_to_interference() -> None:
    table = three().with_hand(0, "T01", "T13").with_hand(1, "T04").in_phase(0, "action")
    table.answer("study:1", "use:T01", "done", "play:T04:aux")
    assert table.asks("react", 0)


def test_orders_ruling_the_target_of_an_espionage_may_react_even_with_pass() -> None:
    table = three("threatened", "threatened", "pass").with_cubes(2, civ=1)
    table.with_hand(0, "T01", "T02").in_phase(0, "action").answer("spy:2:civ", "use:T01", "done")
    assert table.asks("duel", 2)
    table.answer("pass", "play:T02:aux")
    assert table.asks("react", 2)


def test_orders_pass_is_asked_nothing_but_an_espionage_until_its_turn() -> None:
    table = three("threatened", "pass", "threatened").with_hand(0, "T01", "T36")
    table.in_phase(0, "before_action").answer("play:T36:main", "target:1")
    assert table.asks("priority", 0)  # not asked to react
    table.answer("pass", "study:1")
    assert table.asks("interfere", 2)  # passed over at the interference
    table.until(lambda q: table.game.active == 1)
    assert table.game.orders[1] == "threatened"  # back to what it was


def test_orders_pass_gives_the_marks_back() -> None:
    table = three()
    set_order(table.game, 1, "marked", ["acted:0"])
    set_order(table.game, 1, "pass")
    set_order(table.game, 1, "pass")
    table.turn_of(1)
    assert table.game.orders[1] == "marked"
    assert table.game.order_marks[1] == ("acted:0",)


def test_orders_answer_no_question_and_are_public() -> None:
    table = three().in_phase(0, "before_action")
    before = table.question()
    events = set_order(table.game, 2, "always")
    assert [e.kind for e in events] == ["order_set"]
    assert redact(events, 0)[0].facts == {"seat": 2, "order": "always", "marks": ()}
    assert table.question() == before
    assert table.view(0)["orders"] == ["threatened", "threatened", "always"]


@pytest.mark.parametrize(
    ("order", "marks"), [("sometimes", []), ("marked", ["moved:1"]), ("marked", ["acted:9"])]
)
def test_orders_wrong_ones_are_refused(order: str, marks: list[str]) -> None:
    table = three()
    with pytest.raises(ValueError):
        set_order(table.game, 1, order, marks)
    assert table.game.orders == ("threatened",) * 3


@pytest.mark.parametrize("seat", [-1, 3])
def test_orders_of_no_seat_are_refused(seat: int) -> None:
    with pytest.raises(ValueError, match="seat"):
        set_order(three().game, seat, "pass")


def test_orders_may_change_in_the_middle_of_an_interference() -> None:
    table = three().with_hand(0, "T01").in_phase(0, "action").answer("study:1")
    assert table.asks("interfere", 1)
    set_order(table.game, 2, "pass")
    table.answer("pass")
    assert table.asks("last_word", 0)


def test_orders_whether_a_seat_is_asked_does_not_depend_on_its_hand() -> None:
    for order in ("always", "threatened", "marked", "pass"):
        empty, full = three("threatened", order, order), three("threatened", order, order)
        full.with_hand(1, "T10", "T13", "T29").with_hand(2, "T37", "T25")
        assert asked_in_a_turn(empty) == asked_in_a_turn(full)


@pytest.mark.parametrize("hand", [("T01", "T01"), ("T01", "T02")])
def test_d6_6_generating_is_asked_whether_or_not_the_hand_leaves_a_choice(
    hand: tuple[str, str],
) -> None:
    table = three().with_hand(0, *hand).in_phase(0, "action")
    table.forced = False
    table.answer("study:1")
    assert table.asks("generate", 0)
    table.answer(f"use:{hand[0]}")
    assert table.asks("generate", 0)
    table.answer(f"use:{hand[1]}")
    assert not table.asks("generate", 0), "the empty hand is public"


# Speaking up (windows.md)


def rival_with(*cards: str) -> Table:
    """Three in the dungeon on their default orders; seat 1 holds these cards, seat 2 none."""
    return three().with_hand(1, *cards)


@pytest.mark.parametrize(
    ("phase", "point"),
    [
        ("begin", "start"),
        ("before_movement", "move"),
        ("movement", "move"),
        ("before_action", "before_action"),
        ("action", "before_action"),
    ],
)
def test_speak_up_opens_the_window_of_the_moment_for_one_seat(phase: str, point: str) -> None:
    table = rival_with("T10").with_hand(0, "T01").in_phase(0, phase)
    asked = table.question()
    events = speak_up(table.game, 1)
    assert [(e.kind, dict(e.facts)) for e in events] == [("spoke_up", {"seat": 1, "point": point})]
    assert table.asks("speak", 1)
    assert table.question().args == {"point": point, "active": 0}
    plays = [] if point == "start" else ["play:T10:main"]  # IP0 is for cards that name it
    assert table.keys == [*plays, "pass"]
    table.answer("pass")
    assert table.question() == asked  # it answered nothing


def test_speak_up_plays_an_instant_and_the_question_is_listed_anew() -> None:
    table = rival_with("T25", "T29").at(1, "I-2").with_hand(0, "T01").in_phase(0, "movement")
    assert table.view()["steps_left"] > 0
    speak_up(table.game, 1)
    assert table.keys == ["play:T25:main", "pass"]
    table.answer("play:T25:main").unanswered()
    assert table.asks("speak", 1)  # one card after the other, until it steps back
    table.answer("pass").until_prompt("act")
    assert table.happened("movement_stopped") == [{"seat": 0}]


def test_speak_up_once_for_each_question_that_stands() -> None:
    table = rival_with("T10").with_hand(0, "T01").in_phase(0, "before_movement")
    speak_up(table.game, 1)
    table.answer("pass")
    assert why_not_speak_up(table.game, 1).key == "speak_once"  # type: ignore[union-attr]
    with pytest.raises(NotOffered):
        speak_up(table.game, 1)
    table.answer("pass")
    assert table.asks("move", 0)
    assert why_not_speak_up(table.game, 1) is None  # another question


def test_speak_up_again_when_the_card_took_the_question_away() -> None:
    table = rival_with("T25", "T29").with_hand(0, "T01").in_phase(0, "movement")
    speak_up(table.game, 1)
    table.answer("play:T25:main").unanswered().answer("pass")
    assert table.question().args["point"] == "before_action"  # the walk is over
    assert why_not_speak_up(table.game, 1) is None


def test_speak_up_a_card_without_a_target_says_so_not_that_its_moment_is_wrong() -> None:
    table = rival_with("T10", "T25").at(1, "I-2").with_hand(0, "T01").at(2, "I-2")
    table.with_map({"II-2": (5, 5)}).at(0, "II-2").in_phase(0, "movement")
    speak_up(table.game, 1)
    assert table.keys == ["play:T10:main", "pass"]
    assert table.barred(1, "play:T25") == ("no_target", "D0.5")


@pytest.mark.parametrize(("phase", "card"), [("movement", "T25"), ("action", "T10")])
def test_d6_4_before_a_rival_speaks_up_its_instant_is_no_card_of_the_wrong_moment(
    phase: str, card: str
) -> None:
    table = rival_with(card).at(1, "I-2").with_hand(0, "T01").in_phase(0, phase)
    assert table.barred(1, f"play:{card}") == ("others_asked", "D6.6")


@pytest.mark.parametrize(
    ("seat", "key"), [(0, "speak_own_turn"), (2, "speak_no_cards"), (1, "on_start")]
)
def test_speak_up_hangs_on_public_facts(seat: int, key: str) -> None:
    table = rival_with("T01").in_phase(0, "movement")
    assert why_not_speak_up(table.game, 1) is None  # whatever the card
    table.at(1, "I-0")
    reason = why_not_speak_up(table.game, seat)
    assert reason is not None
    assert reason.key == key


def test_speak_up_not_in_an_attempt_nor_before_a_card_is_resolved() -> None:
    study = rival_with("T10").with_hand(0, "T01", "T02").in_phase(0, "action").answer("study:1")
    assert study.asks("generate", 0)
    card = rival_with("T10").with_hand(0, "T36").in_phase(0, "before_action")
    card.answer("play:T36:main")
    assert card.asks("declare", 0)
    window = three("always", "always").with_hand(1, "T10").with_hand(2, "T10").turn_of(0)
    window.answer("pass").until(lambda q: q.seat == 1)
    for table, seat in ((study, 1), (card, 1), (window, 2)):
        reason = why_not_speak_up(table.game, seat)
        assert reason is not None
        assert reason.key == "speak_no_window"


def test_speak_up_is_kept_in_a_save_and_leaves_no_trace_when_it_is_over() -> None:
    table = rival_with("T10").in_phase(0, "movement")
    before = table.game.to_dict()
    speak_up(table.game, 1)
    assert table.game.to_dict()["spoken"] == [1]
    loaded = load_state(table.game.to_dict())
    assert loaded.question == table.question()
    table.answer("pass", "end")
    assert "spoken" not in table.game.to_dict()
    assert "spoken" not in before
