"""No property that cannot fail: each one is shown a state (or an engine) broken on purpose."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any, NamedTuple

import pytest

from game.engine.core.agenda import Event, Option
from game.engine.titles.dungeonology.state import Attempt, Source
from tests.properties import breaking as by
from tests.properties import core
from tests.properties.breaking import Break, option
from tests.properties.dungeonology import dungeon, ending, pieces, turn
from tests.properties.playing import DUNGEONOLOGY

EVERY, SAMPLED = DUNGEONOLOGY.every, DUNGEONOLOGY.sampled


class Case(NamedTuple):
    """Where the property is looked at, and how it is broken there."""

    where: str
    spoil: Break


CASES: dict[Callable[[Any], None], Case] = {
    # core: questions
    core.something_stands: Case("late", by.put("question", None)),
    core.options_are_never_empty: Case("late", by.on_question(lambda g: by.ask(g))),
    core.keys_are_unique: Case("late", by.on_question(by.offer_twice)),
    core.keys_spell_their_options: Case(
        "late", by.on_question(lambda g: by.more(g, Option("a", "b", ())))
    ),
    core.a_seat_is_asked: Case("late", by.on_question(lambda g: by.prompt(g, "move", 3))),
    core.the_question_is_on_top_of_the_agenda: Case("late", by.unasked),
    core.refused_keys_change_nothing: Case("late", by.greedy_refusal),
    # core: clones and saves
    core.clones_are_equal: Case("late", by.other_clone(by.lame_clone)),
    core.clones_are_independent: Case("late", by.other_clone(by.half_clone)),
    core.choosing_is_deterministic: Case("late", by.moody),
    core.saves_are_plain_data: Case("late", by.put("round", {1: 2})),
    core.saves_load_equal: Case("late", by.with_title(load_state=by.slipshod_load)),
    core.loads_stand_at_the_same_question: Case(
        "late", by.with_title(load_state=by.forgetful_load)
    ),
    core.loads_look_the_same: Case("late", by.with_title(load_state=by.slipshod_load)),
    core.loads_play_on_alike: Case("late", by.with_title(load_state=by.unlucky_load)),
    core.steps_serialise: Case("late", by.untidy_step),
    # core: views
    core.views_are_json_ready: Case("late", by.leaky_view("map", lambda g: (1, 2))),
    core.views_survive_a_redeal: Case("late", by.leaky_view("deck", lambda g: list(g.tricks))),
    core.equal_views_and_seeds_give_equal_deals: Case(
        "late", by.with_title(redeal=by.hidden_redeal)
    ),
    core.speaking_up_tells_no_secret: Case(
        "late", by.with_title(why_not_speak_up=by.telling_of_the_hand)
    ),
    core.speaking_up_answers_no_question: Case("move", by.with_title(speak_up=by.speaking_twice)),
    core.redeals_can_be_played_on: Case("generate", by.with_title(redeal=by.stale_redeal)),
    core.redeals_conserve: Case(
        "late", by.with_title(redeal=lambda game, seat, seed: game.clone())
    ),
    core.the_seed_is_in_no_view: Case("late", by.leaky_view("seed", lambda g: g.rng)),
    core.only_the_asked_seat_sees_the_question: Case("late", by.with_title(project=by.seen_by_all)),
    core.views_show_the_whole_question: Case("late", by.with_title(project=by.seen_by_all)),
    core.looking_changes_nothing: Case("late", by.with_title(reach=by.costly_reach)),
    # core: foresight
    core.options_are_not_barred: Case("late", by.with_title(why_not=by.barring)),
    core.others_are_told_why_not: Case("late", by.with_title(why_not=by.allowing)),
    core.previews_are_plain_and_only_for_the_asked: Case(
        "late", by.with_title(preview=by.curious_preview)
    ),
    core.reach_is_plain: Case("late", by.with_title(reach=lambda game, seat: [(1, 2)])),
    core.foresight_tells_no_secret: Case("late", by.with_title(preview=by.curious_preview)),
    # core: events
    core.events_are_plain_data: Case("late", by.events_with(lambda g: Event("", {}))),
    core.secrets_are_for_their_eyes_only: Case("late", by.whispering),
    core.hidden_things_change_no_public_event: Case("late", by.peeking),
    # pieces
    pieces.cubes_come_from_the_box: Case("late", by.cube_from_nowhere),
    pieces.cubes_on_zones_are_counted: Case("late", by.add("cubes_on_zones", 1)),
    pieces.slots_are_as_printed: Case("late", by.cube_from_nowhere),
    pieces.tricks_are_conserved: Case("late", by.trick_copied),
    pieces.the_table_holds_what_is_in_use: Case("late", by.put("table", ("T01",))),
    pieces.jinxes_are_conserved: Case("late", by.add("jinx_discards", ("J15",))),
    pieces.interns_have_one_owner: Case("late", by.intern_copied),
    pieces.students_are_conserved: Case("late", by.student_too_many),
    pieces.omegas_are_conserved: Case("late", by.add("reserve_omegas", -1)),
    pieces.traps_are_conserved: Case("late", by.lone_trap),
    pieces.tokens_are_limited: Case(
        "late", by.spoil_map(lambda m: setattr(m, "teleports", m.zones))
    ),
    pieces.tiles_are_conserved: Case("late", by.put("shown", "I-0")),
    pieces.stacks_hold_their_level: Case("late", by.wrong_stack),
    pieces.start_is_bare: Case("late", by.put("boss", "I-0")),
    # boards
    pieces.columns_keep_their_capacity: Case("late", by.high_board),
    pieces.stars_follow_the_board: Case("late", by.scholar("stars", 7)),
    pieces.arrows_follow_the_board: Case("late", by.scholar("bonus", 5)),
    pieces.knowledge_is_kept: Case("late", by.clueless),
    pieces.the_combo_is_of_0_94: Case("late", by.combo),
    pieces.exaltation_follows_the_stars: Case("late", by.turned_card),
    pieces.stun_stays_within_its_limit: Case("late", by.stunned),
    pieces.numbers_are_folded: Case("late", by.lone_intern),
    pieces.numbers_have_floors: Case("late", by.no_speed),
    pieces.points_in_view_are_what_all_can_count: Case("late", by.rich),
    # map
    dungeon.tiles_lie_apart: Case("late", by.spoil_grid(lambda p: replace(p, cell=(0, 0)))),
    dungeon.the_map_hangs_together: Case(
        "late", by.spoil_grid(lambda p: replace(p, cell=(40, 40)))
    ),
    dungeon.tiles_lie_as_printed: Case("late", by.spoil_grid(lambda p: replace(p, turn=5))),
    dungeon.pairs_are_where_passages_meet: Case("late", by.spoil_pair(passage="W1", zone="I-0")),
    dungeon.pairs_are_symmetric: Case("late", by.spoil_pair(joint="ladder")),
    dungeon.joints_follow_the_levels: Case("late", by.spoil_pair(joint="wall")),
    dungeon.doors_are_as_printed: Case("late", by.spoil_pair(door=("caste",))),
    dungeon.exits_follow_the_pairs: Case(
        "late", by.spoil_map(lambda m: m.__dict__.update(exits=dict.fromkeys(m.zones, ())))
    ),
    dungeon.people_stand_on_laid_zones: Case("late", by.scholar("zone", "III-9")),
    dungeon.stairs_are_open_where_they_may_be: Case("late", by.put("stairs_open", {"I-0": (2,)})),
    dungeon.resolved_stairs_lead_somewhere: Case("late", by.resolve_unjoined),
    dungeon.ends_stay_open: Case("stairs open", by.open_shut_stairs),
    dungeon.a_tile_is_shown_only_while_it_is_laid: Case("late", by.put("shown", "III-6")),
    # students and alert
    turn.the_campfire_has_twelve_places: Case("late", by.put("campfire", 13)),
    turn.the_alert_card_has_its_rows: Case("maximum", by.put("alert_omegas", 1)),
    turn.the_penalty_is_that_of_the_lowest_row: Case("late", by.dear),
    turn.one_omega_is_in_the_bag: Case("late", by.add("bag_omegas", 1)),
    turn.maximum_alert_bars_rest: Case(
        "maximum", by.on_question(lambda g: by.more(g, option("camp")))
    ),
    turn.maximum_alert_bars_exploring: Case(
        "maximum", by.on_question(lambda g: by.more(g, option("explore")))
    ),
    turn.maximum_alert_knows_its_round: Case("maximum", by.put("maximum_round", 999)),
    # turn and questions
    turn.finished_scholars_are_left_alone: Case("late", by.finished_elsewhere),
    turn.turns_are_for_the_active: Case(
        "act", by.on_question(lambda g: by.prompt(g, "act", (g.active + 1) % g.seats))
    ),
    turn.windows_are_for_people_in_the_dungeon: Case("priority", by.scholar("zone", "I-0")),
    turn.windows_can_be_passed: Case(
        "priority", by.on_question(lambda g: by.ask(g, option("go_on")))
    ),
    turn.cards_on_offer_are_in_the_hand: Case(
        "a card", by.on_question(lambda g: by.more(g, by.play_option(g)))
    ),
    turn.a_thesis_needs_two_stars: Case(
        "begin before the alert",
        by.on_question(lambda g: setattr(by.asked(g), "stars", 2 - 2 * (by.asked(g).stars > 1))),
    ),
    turn.the_stunned_must_rest: Case("begin before the alert", by.scholar("must_rest", True)),
    turn.studies_take_no_more_than_intellect: Case(
        "act with a study", by.on_question(lambda g: by.more(g, option("study", 6)))
    ),
    turn.spies_pay_a_student: Case("act with a spy", by.scholar("students", 0)),
    turn.steps_are_never_overspent: Case("move with a way", by.overdrawn),
    turn.ways_within_reach_begin_with_an_option: Case(
        "move with a way", by.with_title(reach=by.off_reach)
    ),
    turn.attempts_add_up: Case("generate", by.with_attempt(stealth=50)),
    turn.attempts_aim_at_something: Case("generate", by.with_attempt(slots=(9,), rival=-1)),
    turn.orders_are_known: Case("late", by.put("orders", ("always", "always", "now and then"))),
    turn.orders_answer_no_question: Case("late", by.with_title(set_order=by.stubborn_order)),
    turn.rounds_have_their_limit: Case("late", by.put("round", 300)),
    turn.the_course_has_a_row_a_turn: Case("late", by.lost_row),
    # the end
    ending.ranks_are_handed_out_in_order: Case("maximum", by.scholar("rank", 2)),
    ending.the_clan_is_known_to_authors: Case(
        "maximum", lambda g, p: g.scholars[0].__dict__.update(finished=True, clan_seen=False)
    ),
    ending.scores_add_up: Case("over", by.with_outcome(scores=({"total": 1},) * 3)),
    ending.the_ranking_is_by_score_and_ties: Case("over", by.with_outcome(reason="boredom")),
    ending.endings_have_their_reason: Case("over", by.with_outcome(reason="nothing_left")),
    ending.hidden_numbers_are_in_no_view: Case("late", by.shown_number("bag")),
    # events and foresight
    ending.hidden_things_move_unseen: Case(
        "late", by.events_with(lambda g: Event("jinx_drawn", {"seat": 0, "jinx": "J01"}))
    ),
    ending.previews_come_true: Case("generate", by.with_title(preview=by.false_preview)),
}


@pytest.mark.parametrize("holds", EVERY + SAMPLED, ids=lambda holds: holds.__name__)
def test_a_property_fails_on_a_broken_state(
    holds: Callable[[Any], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    where, spoil = CASES[holds]
    game = by.standing(where)
    holds(game)
    spoil(game, monkeypatch)
    with pytest.raises(AssertionError):
        holds(game)


def test_there_are_forty_properties_and_more_each_with_its_rule() -> None:
    properties = EVERY + SAMPLED
    assert len(set(properties)) == len(properties) >= 40
    assert set(CASES) == set(properties)
    assert all(holds.__doc__ for holds in properties)


@pytest.mark.parametrize("ranking", [(0, 1, 2), (2, 1, 0), (1, 2, 0), (2, 0, 1), (1, 0, 2)])
def test_d9_5_only_one_ranking_is_right(ranking: tuple[int, ...]) -> None:
    """Every order of the seats but the true one is refused."""
    game = by.standing("over")
    assert game.outcome is not None
    is_right = ranking == game.outcome.ranking
    game.outcome = replace(game.outcome, ranking=ranking)
    try:
        ending.the_ranking_is_by_score_and_ties(game)
    except AssertionError:
        assert not is_right
    else:
        assert is_right


def test_an_espionage_that_aims_at_nobody_is_refused() -> None:
    game = by.standing("late")
    game.attempt = Attempt(
        "spy", 0, "I-1", 1, "civ", sources=(Source("alert", "unit", 2),), alert=2
    )
    turn.attempts_aim_at_something(game)
    turn.attempts_add_up(game)
    game.attempt = game.attempt._replace(rival=0)
    with pytest.raises(AssertionError):
        turn.attempts_aim_at_something(game)
