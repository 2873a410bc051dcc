"""No property that cannot fail: each one is shown a state (or an engine) broken on purpose."""

from __future__ import annotations

import copy
from collections.abc import Callable
from dataclasses import replace
from functools import cache
from random import Random
from typing import Any, NamedTuple

import pytest

from game import api
from game.engine.core import agenda as core_agenda
from game.engine.core.agenda import Event, Option
from game.engine.core.grid import Grid, Placed
from game.engine.titles.dungeonology import title, view
from game.engine.titles.dungeonology.moving import Moving
from game.engine.titles.dungeonology.state import Attempt, Game, Source, Trap
from tests.properties import core, positions
from tests.properties.dungeonology import dungeon, ending, pieces, turn
from tests.properties.playing import DUNGEONOLOGY

EVERY, SAMPLED = DUNGEONOLOGY.every, DUNGEONOLOGY.sampled

Patch = pytest.MonkeyPatch
Break = Callable[[Game, Patch], None]


class Case(NamedTuple):
    """Where the property is looked at, and how it is broken there."""

    where: str
    spoil: Break


@cache
def _standing(where: str) -> Game:
    """A position: "late", "maximum", "over", or the first question with that prompt."""
    for seed in range(200):
        version = "1.15" if seed % 4 else "0.94"
        game = positions.late_game(3, seed, {"version": version, "boss": "drunk"})
        for seat in range(3):
            api.set_order(game, seat, "always")
        rng = Random(seed)
        while game.outcome is None:
            if _is_at(game, where):
                return game
            assert game.question is not None
            options = game.question.options
            likely = [3.0 if o.verb in ("study", "spy", "explore", "use") else 1.0 for o in options]
            api.choose(game, rng.choices(options, likely)[0])
        if where == "over":
            return game
    raise LookupError(where)


def _is_at(game: Game, where: str) -> bool:
    assert game.question is not None
    mine = game.scholars[game.question.seat]
    if where == "late":
        return not game.maximum and len(game.map.zones) > 8 and game.attempt is None
    if where == "maximum":
        return game.maximum
    if where == "act with a spy":
        return any(o.verb == "spy" for o in game.question.options)
    if where == "act with a study":
        return any(o.verb == "study" for o in game.question.options)
    if where == "begin before the alert":
        return game.question.prompt == "begin" and not game.maximum and not mine.must_rest
    if where == "a card":
        return any(o.verb == "play" for o in game.question.options)
    if where == "move with a way":
        return game.question.prompt == "move" and game.question.options[0].verb == "step"
    if where == "stairs open":
        return bool(game.stairs_open) and not game.maximum
    return game.question.prompt == where


def standing(where: str) -> Game:
    """A fresh copy of a position."""
    return _standing(where).clone()


def ask(game: Game, *options: Option) -> None:
    """Other options on the list of the standing question."""
    assert game.question is not None
    game.question = replace(game.question, options=options)


def more(game: Game, *options: Option) -> None:
    """Further options on the list."""
    assert game.question is not None
    ask(game, *game.question.options, *options)


def prompt(game: Game, word: str, seat: int | None = None) -> None:
    """Another prompt, perhaps for another seat."""
    assert game.question is not None
    seat = game.question.seat if seat is None else seat
    game.question = replace(game.question, prompt=word, seat=seat)


def put(field: str, value: Any) -> Break:
    """Set one field of the state."""
    return lambda game, patch: setattr(game, field, value)


def add(field: str, value: Any) -> Break:
    """Add to one field of the state."""
    return lambda game, patch: setattr(game, field, getattr(game, field) + value)


def scholar(field: str, value: Any) -> Break:
    """Set one field of every scholar."""

    def spoil(game: Game, patch: Patch) -> None:
        for one in game.scholars:
            setattr(one, field, value)

    return spoil


def on_question(change: Callable[[Game], None]) -> Break:
    """Change the standing question."""
    return lambda game, patch: change(game)


def asked(game: Game) -> Any:
    """The scholar that is asked."""
    assert game.question is not None
    return game.scholars[game.question.seat]


def spoil_map(change: Callable[[Any], None]) -> Break:
    """Change a copy of the map."""

    def spoil(game: Game, patch: Patch) -> None:
        game.map = copy.copy(game.map)
        game.map.pairs = dict(game.map.pairs)
        change(game.map)

    return spoil


def spoil_pair(**changes: Any) -> Break:
    """Change one aligned pair of one zone."""

    def change(map_: Any) -> None:
        zone = next(z for z in map_.zones if map_.pairs[z])
        first, *others = map_.pairs[zone]
        map_.pairs[zone] = (first._replace(**changes), *others)

    return spoil_map(change)


def spoil_grid(change: Callable[[Placed], Placed]) -> Break:
    """Change the tile laid last."""

    def spoil(map_: Any) -> None:
        *others, last = map_.grid.at.values()
        grid = Grid(others)
        changed = change(last)
        grid.at[changed.cell] = changed
        grid.where[changed.tile] = changed
        map_.grid = grid

    return spoil_map(spoil)


def with_attempt(**changes: Any) -> Break:
    """Change the attempt in progress."""

    def spoil(game: Game, patch: Patch) -> None:
        assert game.attempt is not None
        game.attempt = game.attempt._replace(**changes)

    return spoil


def with_outcome(**changes: Any) -> Break:
    """Change the outcome."""

    def spoil(game: Game, patch: Patch) -> None:
        assert game.outcome is not None
        game.outcome = replace(game.outcome, **changes)

    return spoil


def with_title(**functions: Any) -> Break:
    """An engine whose title answers otherwise."""
    changed = replace(title.TITLE, **functions)
    return lambda game, patch: patch.setattr(api, "title_of", lambda name: changed)


def stale_redeal(game: Game, seat: int, seed: int) -> Game:
    """A redeal that leaves the options of the old hand standing."""
    twin: Game = title.TITLE.redeal(game, seat, seed)
    twin.question = game.question
    return twin


def leaky_view(field: str, look: Callable[[Game], Any]) -> Break:
    """A view with one thing more."""

    def project(game: Game, seat: int | None) -> dict[str, Any]:
        return {**view.project(game, seat), field: look(game)}

    return with_title(project=project)


def other_clone(clone: Callable[[Game], Game]) -> Break:
    """An engine that clones otherwise."""
    return lambda game, patch: patch.setattr(Game, "clone", clone)


def half_clone(game: Game) -> Game:
    """A clone that shares its scholars with the original."""
    twin = real_clone(game)
    twin.scholars = game.scholars
    twin.agenda = game.agenda
    return twin


real_clone = Game.clone


def lame_clone(game: Game) -> Game:
    """A clone with one round too many."""
    twin = real_clone(game)
    twin.round += 1
    return twin


def slipshod_load(box: Any, data: Any) -> Game:
    """A load that forgets who is first and asks anew."""
    game = title.TITLE.load_state(box, data)
    assert isinstance(game, Game)
    game.first = (game.first + 1) % game.seats
    return game


def forgetful_load(box: Any, data: Any) -> Game:
    """A load that stands at another question."""
    game = title.TITLE.load_state(box, data)
    assert isinstance(game, Game)
    if game.question:
        prompt(game, "another")
    return game


def unlucky_load(box: Any, data: Any) -> Game:
    """A load with another future."""
    game = title.TITLE.load_state(box, data)
    assert isinstance(game, Game)
    game.rng ^= 1 << 63
    return game


def moody(game: Game, patch: Patch) -> None:
    """An engine whose choices hang on a clock."""
    calls = []

    def choose(state: Game, answer: Any) -> list[Event]:
        calls.append(answer)
        state.round += len(calls)
        return core_agenda.choose(state, answer)

    patch.setattr(api, "choose", choose)


def greedy_refusal(game: Game, patch: Patch) -> None:
    """An engine that changes something before it refuses."""

    def choose(state: Game, answer: Any) -> list[Event]:
        state.round += 1
        return core_agenda.choose(state, answer)

    patch.setattr(api, "choose", choose)


def events_with(event: Callable[[Game], Event]) -> Break:
    """An engine that tells one more event of every choice."""

    def spoil(game: Game, patch: Patch) -> None:
        def choose(state: Game, answer: Any) -> list[Event]:
            extra = event(state)
            return [extra, *core_agenda.choose(state, answer)]

        patch.setattr(api, "choose", choose)

    return spoil


def blabbing(events: Any, seat: int | None) -> list[Event]:
    """A redaction that hides nothing."""
    return [Event(e.kind, {**e.facts, **e.secret}) for e in events]


def whispering(game: Game, patch: Patch) -> None:
    """A redaction that hides nothing, of an event that has something to hide."""
    events_with(lambda g: Event("hint", {}, (0,), {"clan": g.clan}))(game, patch)
    patch.setattr(api, "redact", blabbing)


def untidy_step(game: Game, patch: Patch) -> None:
    """A step that forgets its fields when it is saved."""
    kind = type(game.agenda[0])
    patch.setattr(kind, "to_list", lambda step: [kind.__name__, (1, 2)])


def unasked(game: Game, patch: Patch) -> None:
    """The top of the agenda asks something else than what stands."""
    assert game.question is not None
    game.question = replace(game.question, options=(Option("x", "x", ()),))


def barring(game: Game, seat: int, thing: str) -> Any:
    return api.Reason("no", "D0.1")


def allowing(game: Game, seat: int, thing: str) -> None:
    return None


def seen_by_all(game: Game, seat: int | None) -> dict[str, Any]:
    """A view that shows the question to everybody."""
    assert game.question is not None
    return {**view.project(game, seat), "question": {"prompt": "", "options": []}}


def curious_preview(game: Game, seat: int, key: str) -> dict[str, Any]:
    """A preview that tells the clan."""
    return {"clan": game.clan, "tricks": game.tricks[-1:]}


def false_preview(game: Game, seat: int, key: str) -> dict[str, Any]:
    """A preview that promises too much."""
    facts = title.TITLE.preview(game, seat, key)
    return {name: value + 1 if name == "stealth" else value for name, value in facts.items()}


def costly_reach(game: Game, seat: int) -> list[dict[str, Any]]:
    """A reach that spends a step."""
    game.steps_taken += 1
    return []


def stubborn_order(game: Game, seat: int, order: str, marks: Any) -> None:
    """An order that is not kept."""


def off_reach(game: Game, seat: int) -> list[dict[str, Any]]:
    """A reach through a wall."""
    return [{"zone": "II-1", "cost": 1, "way": ["step:nowhere"], "waits": []}]


def peeking(game: Game, patch: Patch) -> None:
    """Events that tell what lies on top of the deck."""
    events_with(lambda g: Event("peeked", {"card": g.tricks[-1:]}))(game, patch)


def play_option(game: Game) -> Option:
    """A card that is not in the asked player's hand."""
    hand = asked(game).hand
    card = next(t for t in game.box.tricks if t not in hand)
    return core_agenda.option("play", card, "main")


def open_shut_stairs(game: Game, patch: Patch) -> None:
    """Unresolved stairs walled in on all sides."""
    zone = next(iter(game.stairs_open))
    game.map = copy.copy(game.map)
    x, y = game.map.grid.where[zone].cell
    blocks = [
        Placed(f"block {dx} {dy}", (x + dx, y + dy), 0, frozenset())
        for dx, dy in ((0, -1), (1, 0), (0, 1), (-1, 0))
        if (x + dx, y + dy) not in game.map.grid.at
    ]
    game.map.grid = Grid((*game.map.grid.at.values(), *blocks))


def resolve_unjoined(game: Game, patch: Patch) -> None:
    """Stairs called resolved that lead nowhere."""
    game.stairs_open = {}
    game.map = copy.copy(game.map)
    game.map.pairs = {
        z: tuple(p for p in pairs if p.joint != "stairs") for z, pairs in game.map.pairs.items()
    }


def overdrawn(game: Game, patch: Patch) -> None:
    """A movement below zero."""
    moving = next(s for s in game.agenda if isinstance(s, Moving))
    patch.setattr(type(moving), "left", lambda step, game: -1)


def finished_elsewhere(game: Game, patch: Patch) -> None:
    asked(game).finished = True


def lone_trap(game: Game, patch: Patch) -> None:
    game.traps = {**game.traps, game.map.zones[-1]: (Trap("stop", 0),)}


def student_too_many(game: Game, patch: Patch) -> None:
    game.scholars[0].students += 1


def stunned(game: Game, patch: Patch) -> None:
    game.scholars[1].stun = 9


def high_board(game: Game, patch: Patch) -> None:
    cubes = game.scholars[0].cubes
    game.scholars[0].cubes = (9, *cubes[1:])


def cube_from_nowhere(game: Game, patch: Patch) -> None:
    zone = game.map.zones[-1]
    game.slots = {**game.slots, zone: ("caste",) * 7}


def trick_copied(game: Game, patch: Patch) -> None:
    game.scholars[0].hand += ("T01",)


def wrong_stack(game: Game, patch: Patch) -> None:
    first, *others = game.stacks
    game.stacks = (("III-1", *first), *others)


def lost_row(game: Game, patch: Patch) -> None:
    game.course = ((0,),) * (game.turn + 2)


def intern_copied(game: Game, patch: Patch) -> None:
    for one in game.scholars[:2]:
        one.interns = (*one.interns, "N01")


def lone_intern(game: Game, patch: Patch) -> None:
    one = game.scholars[0]
    one.interns = tuple(i for i in game.box.interns if i not in one.interns)


def clueless(game: Game, patch: Patch) -> None:
    game.scholars[0].knowledge, game.scholars[0].clan_seen = True, False


def combo(game: Game, patch: Patch) -> None:
    one = game.scholars[0]
    if game.profile.stealth_combo:
        one.cubes, one.combo = one.card.combo, False
    else:
        one.combo = True


def turned_card(game: Game, patch: Patch) -> None:
    game.scholars[0].exalted = not game.scholars[0].exalted


def no_speed(game: Game, patch: Patch) -> None:
    patch.setattr(pieces, "speed", lambda game, seat: 0)


def rich(game: Game, patch: Patch) -> None:
    patch.setattr(pieces, "points_in_view", lambda game, seat: 1000)


def dear(game: Game, patch: Patch) -> None:
    patch.setattr(turn, "study_penalty", lambda game: 77)


def shown_number(name: str) -> Break:
    return leaky_view("count", lambda game: getattr(game, name))


option = core_agenda.option

CASES: dict[Callable[[Any], None], Case] = {
    # core: questions
    core.something_stands: Case("late", put("question", None)),
    core.options_are_never_empty: Case("late", on_question(lambda g: ask(g))),
    core.keys_are_unique: Case("late", on_question(lambda g: more(g, *g.question.options[:1]))),  # type: ignore[union-attr]
    core.keys_spell_their_options: Case(
        "late", on_question(lambda g: more(g, Option("a", "b", ())))
    ),
    core.a_seat_is_asked: Case("late", on_question(lambda g: prompt(g, "move", 3))),
    core.the_question_is_on_top_of_the_agenda: Case("late", unasked),
    core.refused_keys_change_nothing: Case("late", greedy_refusal),
    # core: clones and saves
    core.clones_are_equal: Case("late", other_clone(lame_clone)),
    core.clones_are_independent: Case("late", other_clone(half_clone)),
    core.choosing_is_deterministic: Case("late", moody),
    core.saves_are_plain_data: Case("late", put("round", {1: 2})),
    core.saves_load_equal: Case("late", with_title(load_state=slipshod_load)),
    core.loads_stand_at_the_same_question: Case("late", with_title(load_state=forgetful_load)),
    core.loads_look_the_same: Case("late", with_title(load_state=slipshod_load)),
    core.loads_play_on_alike: Case("late", with_title(load_state=unlucky_load)),
    core.steps_serialise: Case("late", untidy_step),
    # core: views
    core.views_are_json_ready: Case("late", leaky_view("map", lambda g: (1, 2))),
    core.views_survive_a_redeal: Case("late", leaky_view("deck", lambda g: list(g.tricks))),
    core.redeals_can_be_played_on: Case("generate", with_title(redeal=stale_redeal)),
    core.redeals_conserve: Case("late", with_title(redeal=lambda game, seat, seed: game.clone())),
    core.the_seed_is_in_no_view: Case("late", leaky_view("seed", lambda g: g.rng)),
    core.only_the_asked_seat_sees_the_question: Case("late", with_title(project=seen_by_all)),
    core.views_show_the_whole_question: Case("late", with_title(project=seen_by_all)),
    core.looking_changes_nothing: Case("late", with_title(reach=costly_reach)),
    # core: foresight
    core.options_are_not_barred: Case("late", with_title(why_not=barring)),
    core.others_are_told_why_not: Case("late", with_title(why_not=allowing)),
    core.previews_are_plain_and_only_for_the_asked: Case(
        "late", with_title(preview=curious_preview)
    ),
    core.reach_is_plain: Case("late", with_title(reach=lambda game, seat: [(1, 2)])),
    core.foresight_tells_no_secret: Case("late", with_title(preview=curious_preview)),
    # core: events
    core.events_are_plain_data: Case("late", events_with(lambda g: Event("", {}))),
    core.secrets_are_for_their_eyes_only: Case("late", whispering),
    core.hidden_things_change_no_public_event: Case("late", peeking),
    # pieces
    pieces.cubes_come_from_the_box: Case("late", cube_from_nowhere),
    pieces.cubes_on_zones_are_counted: Case("late", add("cubes_on_zones", 1)),
    pieces.slots_are_as_printed: Case("late", cube_from_nowhere),
    pieces.tricks_are_conserved: Case("late", trick_copied),
    pieces.the_table_holds_what_is_in_use: Case("late", put("table", ("T01",))),
    pieces.jinxes_are_conserved: Case("late", add("jinx_discards", ("J15",))),
    pieces.interns_have_one_owner: Case("late", intern_copied),
    pieces.students_are_conserved: Case("late", student_too_many),
    pieces.omegas_are_conserved: Case("late", add("reserve_omegas", -1)),
    pieces.traps_are_conserved: Case("late", lone_trap),
    pieces.tokens_are_limited: Case("late", spoil_map(lambda m: setattr(m, "teleports", m.zones))),
    pieces.tiles_are_conserved: Case("late", put("shown", "I-0")),
    pieces.stacks_hold_their_level: Case("late", wrong_stack),
    pieces.start_is_bare: Case("late", put("boss", "I-0")),
    # boards
    pieces.columns_keep_their_capacity: Case("late", high_board),
    pieces.stars_follow_the_board: Case("late", scholar("stars", 7)),
    pieces.arrows_follow_the_board: Case("late", scholar("bonus", 5)),
    pieces.knowledge_is_kept: Case("late", clueless),
    pieces.the_combo_is_of_0_94: Case("late", combo),
    pieces.exaltation_follows_the_stars: Case("late", turned_card),
    pieces.stun_stays_within_its_limit: Case("late", stunned),
    pieces.numbers_are_folded: Case("late", lone_intern),
    pieces.numbers_have_floors: Case("late", no_speed),
    pieces.points_in_view_are_what_all_can_count: Case("late", rich),
    # map
    dungeon.tiles_lie_apart: Case("late", spoil_grid(lambda p: p._replace(cell=(0, 0)))),
    dungeon.the_map_hangs_together: Case("late", spoil_grid(lambda p: p._replace(cell=(40, 40)))),
    dungeon.tiles_lie_as_printed: Case("late", spoil_grid(lambda p: p._replace(turn=5))),
    dungeon.pairs_are_where_passages_meet: Case("late", spoil_pair(passage="W1", zone="I-0")),
    dungeon.pairs_are_symmetric: Case("late", spoil_pair(joint="ladder")),
    dungeon.joints_follow_the_levels: Case("late", spoil_pair(joint="wall")),
    dungeon.doors_are_as_printed: Case("late", spoil_pair(door=("caste",))),
    dungeon.exits_follow_the_pairs: Case(
        "late", spoil_map(lambda m: m.__dict__.update(exits=dict.fromkeys(m.zones, ())))
    ),
    dungeon.people_stand_on_laid_zones: Case("late", scholar("zone", "III-9")),
    dungeon.stairs_are_open_where_they_may_be: Case("late", put("stairs_open", {"I-0": (2,)})),
    dungeon.resolved_stairs_lead_somewhere: Case("late", resolve_unjoined),
    dungeon.ends_stay_open: Case("stairs open", open_shut_stairs),
    dungeon.a_tile_is_shown_only_while_it_is_laid: Case("late", put("shown", "III-6")),
    # students and alert
    turn.the_campfire_has_twelve_places: Case("late", put("campfire", 13)),
    turn.the_alert_card_has_its_rows: Case("maximum", put("alert_omegas", 1)),
    turn.the_penalty_is_that_of_the_lowest_row: Case("late", dear),
    turn.one_omega_is_in_the_bag: Case("late", add("bag_omegas", 1)),
    turn.maximum_alert_bars_rest: Case("maximum", on_question(lambda g: more(g, option("camp")))),
    turn.maximum_alert_bars_exploring: Case(
        "maximum", on_question(lambda g: more(g, option("explore")))
    ),
    turn.maximum_alert_knows_its_round: Case("maximum", put("maximum_round", 999)),
    # turn and questions
    turn.finished_scholars_are_left_alone: Case("late", finished_elsewhere),
    turn.turns_are_for_the_active: Case(
        "act", on_question(lambda g: prompt(g, "act", (g.active + 1) % g.seats))
    ),
    turn.windows_are_for_people_in_the_dungeon: Case("priority", scholar("zone", "I-0")),
    turn.windows_can_be_passed: Case("priority", on_question(lambda g: ask(g, option("go_on")))),
    turn.cards_on_offer_are_in_the_hand: Case(
        "a card", on_question(lambda g: more(g, play_option(g)))
    ),
    turn.a_thesis_needs_two_stars: Case(
        "begin before the alert", on_question(lambda g: setattr(asked(g), "stars", 2))
    ),
    turn.the_stunned_must_rest: Case("begin before the alert", scholar("must_rest", True)),
    turn.studies_take_no_more_than_intellect: Case(
        "act with a study", on_question(lambda g: more(g, option("study", 6)))
    ),
    turn.spies_pay_a_student: Case("act with a spy", scholar("students", 0)),
    turn.steps_are_never_overspent: Case("move with a way", overdrawn),
    turn.ways_within_reach_begin_with_an_option: Case(
        "move with a way", with_title(reach=off_reach)
    ),
    turn.attempts_add_up: Case("generate", with_attempt(stealth=50)),
    turn.attempts_aim_at_something: Case("generate", with_attempt(slots=(9,), rival=-1)),
    turn.orders_are_known: Case("late", put("orders", ("always", "always", "now and then"))),
    turn.orders_answer_no_question: Case("late", with_title(set_order=stubborn_order)),
    turn.rounds_have_their_limit: Case("late", put("round", 300)),
    turn.the_course_has_a_row_a_turn: Case("late", lost_row),
    # the end
    ending.ranks_are_handed_out_in_order: Case("maximum", scholar("rank", 2)),
    ending.the_clan_is_known_to_authors: Case(
        "maximum", lambda g, p: g.scholars[0].__dict__.update(finished=True, clan_seen=False)
    ),
    ending.scores_add_up: Case("over", with_outcome(scores=({"total": 1},) * 3)),
    ending.the_ranking_is_by_score_and_ties: Case("over", with_outcome(reason="boredom")),
    ending.endings_have_their_reason: Case("over", with_outcome(reason="nothing_left")),
    ending.hidden_numbers_are_in_no_view: Case("late", shown_number("bag")),
    # events and foresight
    ending.hidden_things_move_unseen: Case(
        "late", events_with(lambda g: Event("jinx_drawn", {"seat": 0, "jinx": "J01"}))
    ),
    ending.previews_come_true: Case("generate", with_title(preview=false_preview)),
}


@pytest.mark.parametrize("holds", EVERY + SAMPLED, ids=lambda holds: holds.__name__)
def test_a_property_fails_on_a_broken_state(
    holds: Callable[[Any], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    where, spoil = CASES[holds]
    game = standing(where)
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
    game = standing("over")
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
    game = standing("late")
    game.attempt = Attempt(
        "spy", 0, "I-1", 1, "civ", sources=(Source("alert", "unit", 2),), alert=2
    )
    turn.attempts_aim_at_something(game)
    turn.attempts_add_up(game)
    game.attempt = game.attempt._replace(rival=0)
    with pytest.raises(AssertionError):
        turn.attempts_aim_at_something(game)
