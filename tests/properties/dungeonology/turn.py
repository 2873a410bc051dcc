"""Properties of Dungeonology: students and alert, turns and questions."""

from __future__ import annotations

from game import api
from game.engine.titles.dungeonology.alarm import study_penalty
from game.engine.titles.dungeonology.moving import Moving
from game.engine.titles.dungeonology.numbers import intellect
from game.engine.titles.dungeonology.state import Game
from game.engine.titles.dungeonology.view_types import own_reach
from tests.properties.core import Property

PHASES = ("start", "thesis", "rest", "movement", "action", "end")

OF_THE_FINISHED = ("boss_where",)
"""What a player may be asked whose scholar is finished: Laetus' ties as the active player (D12.5)."""

RESTING = ("rest", "camp")


def verbs(game: Game) -> set[str]:
    """Verbs on offer."""
    return {o.verb for o in game.question.options} if game.question else set()


# Students, alert, Maximum Alert


def the_campfire_has_twelve_places(game: Game) -> None:
    """D7.1: at most twelve students sit at the campfire."""
    assert 0 <= game.campfire <= game.box.supply.campfire


def the_alert_card_has_its_rows(game: Game) -> None:
    """D7.10: no more Omegas than rows, and none once the card is discarded."""
    rows = 0 if game.maximum else len(game.box.alerts[game.alert_card].rows)
    assert 0 <= game.alert_omegas <= rows


def the_penalty_is_that_of_the_lowest_row(game: Game) -> None:
    """D7.10, D12.5: 0 before the first Omega, then the row's, in Maximum Alert none any more."""
    rows = game.box.alerts[game.alert_card].rows
    by_row = (0, *(row.penalty for row in rows))
    assert study_penalty(game) == (0 if game.maximum else by_row[game.alert_omegas])


def one_omega_is_in_the_bag(game: Game) -> None:
    """D7.12, D12.4: exactly one Omega in the bag, unless it was just drawn; so the bag is never
    empty before it is drawn."""
    assert game.bag_omegas + len(game.omegas_drawn) == 1


def maximum_alert_bars_rest(game: Game) -> None:
    """D7.12: no rest in any way, no thesis at the start of a turn."""
    if game.maximum:
        assert not verbs(game) & {*RESTING, "submit"}


def maximum_alert_bars_exploring(game: Game) -> None:
    """D7.12: no new zone, whatever shows it."""
    if game.maximum:
        assert not verbs(game) & {"explore", "lay", "level"}
        assert not game.shown


def maximum_alert_knows_its_round(game: Game) -> None:
    """D7.11: it started in a round that has come; before it nobody has handed in."""
    if game.maximum:
        assert 1 <= game.maximum_round <= game.round
    else:
        assert game.maximum_round == 0
        assert all(not s.rank and not s.finished for s in game.scholars)


# Turn and questions


def finished_scholars_are_left_alone(game: Game) -> None:
    """D9.1: a finished scholar stands on Start and is asked nothing but what its end leaves open."""
    for scholar in game.scholars:
        assert not scholar.finished or scholar.zone == game.box.start
    question = game.question
    if question and game.scholars[question.seat].finished:
        assert question.prompt in OF_THE_FINISHED, question
        assert question.seat == game.active


def turns_are_for_the_active(game: Game) -> None:
    """D3.1: moving, acting and beginning a turn are asked of the active scholar, who is live."""
    question = game.question
    if question and question.prompt in ("begin", "act", "rest_discard", "end_of_turn"):
        assert question.seat == game.active, question
        assert not game.scholars[question.seat].finished
    assert game.phase in PHASES


def windows_are_for_people_in_the_dungeon(game: Game) -> None:
    """D6.6, D4.10: nobody on Start is asked in a window or inside an attempt."""
    prompts = ("priority", "react", "interfere", "last_word", "duel", "generate", "intervene")
    if game.question and game.question.prompt in prompts:
        assert game.in_dungeon(game.question.seat), game.question


def windows_can_be_passed(game: Game) -> None:
    """D6.6: whoever is asked in a window may pass."""
    if game.question and game.question.prompt in ("priority", "react", "interfere", "duel"):
        assert "pass" in verbs(game)


def cards_on_offer_are_in_the_hand(game: Game) -> None:
    """D6.1: played, used and discarded cards come from the asked player's own hand."""
    question = game.question
    for o in question.options if question else ():
        assert question is not None
        if o.verb in ("play", "use", "discard"):
            assert o.args[0] in game.scholars[question.seat].hand, o.key


def a_thesis_needs_two_stars(game: Game) -> None:
    """D3.3: submitting is offered with two stars before Maximum Alert, and only then."""
    question = game.question
    if question and question.prompt == "begin":
        may = game.scholars[question.seat].stars >= game.box.supply.thesis_stars
        assert ("submit" in verbs(game)) == (may and not game.maximum)


def the_stunned_must_rest(game: Game) -> None:
    """D3.4: a scholar that must rest may not just go on."""
    question = game.question
    if question and question.prompt == "begin" and not game.maximum:
        assert ("go_on" in verbs(game)) != game.scholars[question.seat].must_rest
        assert "rest" in verbs(game)


def studies_take_no_more_than_intellect(game: Game) -> None:
    """D5.3: one option for each number of cubes up to Intellect, from one on, without gaps."""
    question = game.question
    if question and question.prompt == "act":
        counts = [int(o.args[0]) for o in question.options if o.verb == "study"]
        assert counts == list(range(1, len(counts) + 1))
        studied = sum(n for mark, n in game.scholars[question.seat].marks if mark == "studied")
        assert len(counts) + studied <= max(studied, intellect(game, question.seat))


def spies_pay_a_student(game: Game) -> None:
    """D5.4: Espionage needs a student, and a near target with a cube of the chosen column."""
    question = game.question
    for o in question.options if question else ():
        if o.verb == "spy":
            assert question is not None
            me, you = game.scholars[question.seat], game.scholars[int(o.args[0])]
            assert me.students, o.key
            assert game.map.is_near(me.zone, you.zone), o.key
            assert you.cubes[game.box.index[str(o.args[1])]], o.key


def steps_are_never_overspent(game: Game) -> None:
    """D4.6: steps left are at least 0 in every movement in progress."""
    assert game.steps_taken >= 0
    for step in game.agenda:
        if isinstance(step, Moving):
            assert step.left(game) >= 0, step


def ways_within_reach_begin_with_an_option(game: Game) -> None:
    """`reach` agrees with the question: while moving, every way begins with an offered step, and
    every offered step is the way to its zone or to none nearer."""
    question = game.question
    if question and question.prompt == "move":
        keys = {o.key for o in question.options}
        found = own_reach(api.reach(game, question.seat))
        assert all(place["way"][0]["answer"] in keys for place in found), found
        zones = {place["zone"] for place in found}
        assert {str(o.args[0]) for o in question.options if o.args} <= zones


def attempts_add_up(game: Game) -> None:
    """D5.1, D0.7: Stealth and Alert are the sums of their sources, never below 0."""
    attempt = game.attempt
    if attempt:
        for side, total in (("stealth", attempt.stealth), ("alert", attempt.alert)):
            parts = sum(s.value for s in attempt.sources if s.side == side)
            assert total == max(0, parts), (side, attempt)


def attempts_aim_at_something(game: Game) -> None:
    """D5.3, D5.4: a Study aims at slots of the zone, an Espionage at a rival's column."""
    attempt = game.attempt
    if attempt and attempt.kind == "study":
        assert attempt.slots
        assert attempt.slots == tuple(sorted(set(attempt.slots)))
        assert attempt.slots[-1] < len(game.slots[attempt.zone])
    elif attempt:
        assert attempt.rival not in (attempt.seat, -1)
        assert attempt.type in game.box.types


def orders_are_known(game: Game) -> None:
    """windows.md: every seat has a standing order; marks name points and seats."""
    for order in (*game.orders, *game.orders_before):
        assert order in ("always", "threatened", "marked", "pass"), order
    assert len(game.orders) == len(game.order_marks) == game.seats


def orders_answer_no_question(game: Game) -> None:
    """windows.md: an order may be set at any moment, for any seat, and the question still stands."""
    if game.question:
        for seat in range(game.seats):
            twin = game.clone()
            api.set_order(twin, seat, "pass")
            assert twin.question is game.question, seat
            assert twin.orders[seat] == "pass", seat
            assert twin.agenda == game.agenda, seat


def rounds_have_their_limit(game: Game) -> None:
    """D9.2.3: after the limit Maximum Alert is on, ten rounds later the game is over."""
    last = game.round_limit + game.box.supply.rounds_after_limit
    assert 1 <= game.round <= last or game.outcome
    assert game.round <= game.round_limit or game.maximum


def the_course_has_a_row_a_turn(game: Game) -> None:
    """The points after each ended turn, one row a turn."""
    assert len(game.course) in (game.turn - 1, game.turn)
    assert all(len(row) == game.seats for row in game.course)


EVERY: tuple[Property, ...] = (
    the_campfire_has_twelve_places,
    the_alert_card_has_its_rows,
    the_penalty_is_that_of_the_lowest_row,
    one_omega_is_in_the_bag,
    maximum_alert_bars_rest,
    maximum_alert_bars_exploring,
    maximum_alert_knows_its_round,
    finished_scholars_are_left_alone,
    turns_are_for_the_active,
    windows_are_for_people_in_the_dungeon,
    windows_can_be_passed,
    cards_on_offer_are_in_the_hand,
    a_thesis_needs_two_stars,
    the_stunned_must_rest,
    studies_take_no_more_than_intellect,
    spies_pay_a_student,
    steps_are_never_overspent,
    ways_within_reach_begin_with_an_option,
    attempts_add_up,
    attempts_aim_at_something,
    rounds_have_their_limit,
)
SAMPLED: tuple[Property, ...] = (
    orders_are_known,
    orders_answer_no_question,
    the_course_has_a_row_a_turn,
)
