"""No property of Catacombs that cannot fail: each is shown a broken game."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from random import Random
from typing import Any

import pytest

from game import api
from game.engine.core.agenda import Event, Option, option
from game.engine.titles.catacombs import moving, title
from game.engine.titles.catacombs.state import Game, OpenChoice, Watch
from game.engine.titles.catacombs.view_types import View, own_view
from tests.fuzz import LONGEST
from tests.properties import catacombs
from tests.properties import catacombs_positions as positions
from tests.properties.catacombs import course, offers, pieces
from tests.properties.core import Property
from tests.properties.spoilt import Break, after_choosing, assert_noticed, end_as, with_title

Patch = pytest.MonkeyPatch


def _is_at(game: Game, where: str) -> bool:
    question = game.question
    if question is None:
        return where == "over"
    kind, _, what = where.partition(":")
    if kind == "offer":
        return question.prompt == "act" and any(o.verb == what for o in question.options)
    if kind == "prompt":
        return question.prompt == what
    if where == "tile":
        return bool(game.now.tile) and question.prompt == "act"
    if where == "fight":
        return question.prompt == "fight" and game.now.swords < 2
    if where == "map":
        return question.prompt == "act" and len(game.map.grid.where) > 5 and not game.now.tile
    if where == "lock":
        return any(w.locks for w in _walks(game) if not any(h in game.opened for h, _ in w.locks))
    return where == "act" and question.prompt == "act" and game.turn > game.seats


def _walks(game: Game) -> list[Any]:
    assert game.question is not None
    names = {o.args[0] for o in game.question.options if o.verb == "walk"}
    room = game.players[game.question.seat].room
    return [w for w in game.map.ways[room] if w.id in names and not w.via]


@cache
def _standing(where: str) -> Game:
    """The first such position that random games come to."""
    for seed in range(300):
        names = (*positions.POSITIONS, "new")
        arrange = positions.POSITIONS.get(names[seed % len(names)], lambda game: None)
        game = positions.arranged(3, seed, {}, arrange)
        rng = Random(seed)
        for _ in range(LONGEST):
            if _is_at(game, where):
                return game
            if game.question is None:
                break
            api.choose(game, rng.choice(game.question.options))
    raise LookupError(where)


def put(field: str, value: Any) -> Break:
    """Set one field of the state."""
    return lambda game, patch: setattr(game, field, value)


def add(field: str, value: Any) -> Break:
    """Add to one field of the state."""
    return lambda game, patch: setattr(game, field, getattr(game, field) + value)


def now(field: str, value: Any) -> Break:
    """Set one field of the turn."""
    return lambda game, patch: setattr(game.now, field, value)


def mine(field: str, value: Any) -> Break:
    """Set one field of the active player."""
    return lambda game, patch: setattr(game.players[game.active], field, value)


def every_player(**fields: Any) -> Break:
    """Set fields of every player."""

    def spoil(game: Game, patch: Patch) -> None:
        for player in game.players:
            player.__dict__.update(fields)

    return spoil


def more_of_mine(field: str, value: Any) -> Break:
    """Add to one field of the active player."""

    def spoil(game: Game, patch: Patch) -> None:
        player = game.players[game.active]
        setattr(player, field, getattr(player, field) + value)

    return spoil


def both(*spoils: Break) -> Break:
    """One after the other."""

    def spoil(game: Game, patch: Patch) -> None:
        for one in spoils:
            one(game, patch)

    return spoil


def offer(*key: Any) -> Break:
    """One more option on the list of the standing question."""

    def spoil(game: Game, patch: Patch) -> None:
        assert game.question is not None
        options = (*game.question.options, option(*key))
        game.question = replace(game.question, options=options)

    return spoil


def without(verb: str) -> Break:
    """No option with this verb on the list."""

    def spoil(game: Game, patch: Patch) -> None:
        assert game.question is not None
        left: tuple[Option, ...] = tuple(o for o in game.question.options if o.verb != verb)
        game.question = replace(game.question, options=left)

    return spoil


def asked(seat: int) -> Break:
    """Somebody else is asked."""

    def spoil(game: Game, patch: Patch) -> None:
        assert game.question is not None
        game.question = replace(game.question, seat=(game.active + seat) % game.seats)

    return spoil


def open_book(game: Game, seat: int | None) -> View:
    """A view that shows every hand."""
    view = own_view(title.TITLE.project(game, seat))
    for player, shown in zip(game.players, view["players"], strict=True):
        shown["hand"] = list(player.hand)
    return view


def cheap_preview(game: Game, seat: int, key: str) -> dict[str, Any]:
    """A preview that promises a walk for nothing."""
    return {**title.TITLE.preview(game, seat, key), "boots": 0, "least_damage": 0}


def far_reach(game: Game, seat: int) -> list[dict[str, Any]]:
    """A reach through a wall."""
    return [{"room": "XA.ms", "way": [{"answers": ["walk:nowhere"]}]}]


def break_join(game: Game, patch: Patch) -> None:
    """One side of a tunnel has a footprint the other has not."""
    room, ways = next((r, w) for r, w in game.map.ways.items() if any(way.goal for way in w))
    first = next(way for way in ways if way.goal)
    worse = tuple(replace(w, footprints=9) if w is first else w for w in ways)
    patch.setitem(game.map.ways, room, worse)


def stiff_turn(game: Game, patch: Patch) -> None:
    """Turning a tile leaves the ways of its neighbours as they were."""
    kind = type(game.map)

    def turn(there: Any, tile: str, n: int) -> Any:
        old = dict(there.ways)
        twin = kind(there.box, there.grid.turn(tile, n))
        front = f"{tile}."
        twin.ways.update({r: w for r, w in old.items() if not r.startswith(front)})
        return twin

    patch.setattr(kind, "turn", turn)
    game.map = game.map.lay("S1" if "S1" not in game.map.grid.where else "S2", _beside(game), 0)


def _beside(game: Game) -> tuple[int, int]:
    last = list(game.map.grid.where)[-1]
    return game.map.open_cells(last)[0]


def free_pass(game: Game, patch: Patch) -> None:
    """An engine that opens locks for nothing."""
    pay = moving.pay

    def pays_nothing(state: Game, seat: int, way: Any, swords: int) -> None:
        pay(state, seat, replace(way, locks=()), swords)

    patch.setattr(moving, "pay", pays_nothing)


def rage_down(game: Game) -> None:
    game.rage -= 1


def starts_short(game: Game, patch: Patch) -> None:
    """An engine that begins turns with an empty slot."""

    def choose(state: Game, answer: Any) -> list[Event]:
        state.row = ("", *state.row[1:])
        return [Event("turn_started", {})]

    patch.setattr(api, "choose", choose)


def swap_stack(game: Game, patch: Patch) -> None:
    game.stack = tuple(sorted(game.stack, reverse=True))


def second_lower(game: Game, patch: Patch) -> None:
    game.artifacts = game.artifacts[::-1]


def lie_elsewhere(game: Game, patch: Patch) -> None:
    game.lying = {"XA.ua": ("a5",)}


Case = tuple[Property, str, Break]

PIECES: list[Case] = [
    (pieces.own_cubes_are_conserved, "act", more_of_mine("supply", 1)),
    (pieces.own_cubes_are_conserved, "act", more_of_mine("shrines", ("D18.a",))),
    (pieces.black_cubes_are_conserved, "act", add("bank_black", 1)),
    (pieces.ghosts_are_conserved, "act", add("bag_ghosts", 1)),
    (pieces.dungeon_cards_are_conserved, "act", add("trashed", ("lute",))),
    (pieces.dungeon_cards_are_conserved, "act", add("deck", ("skeleton",))),
    (pieces.reserve_cards_are_conserved, "act", more_of_mine("discards", ("secret_tome",))),
    (pieces.starting_cards_are_conserved, "act", add("trashed", ("burgle",))),
    (pieces.tiles_are_conserved, "act", add("aside", ("S1",))),
    (pieces.tiles_are_conserved, "act", lambda g, p: setattr(g, "stack", g.stack[1:])),
    (pieces.safe_tiles_lie_above_the_depths, "act", swap_stack),
    (pieces.artifacts_are_conserved, "act", more_of_mine("artifacts", ("a5",))),
    (pieces.the_artifact_stack_keeps_its_order, "act", second_lower),
    (pieces.artifacts_lie_in_their_rooms, "act", lie_elsewhere),
    (pieces.nobody_carries_too_much, "act", mine("artifacts", ("a5", "a7"))),
    (pieces.tokens_are_conserved, "act", add("boxed", ("chalice",))),
    (pieces.pools_hold_their_own, "act", add("majors", ("treasure",))),
    (pieces.idols_are_conserved, "act", add("idols", 1)),
    (pieces.masteries_are_for_who_escaped, "act", mine("mastery", True)),
    (pieces.numbers_are_not_negative, "act", mine("gold", -1)),
    (pieces.numbers_are_not_negative, "act", now("swords", -1)),
    (pieces.damage_stays_on_the_track, "act", mine("damage", 10)),
    (pieces.rage_stays_on_the_track, "act", put("rage", 8)),
    (pieces.rage_stays_on_the_track, "act", put("rage", 1)),
    (pieces.gained_is_never_less_than_left, "act", now("skill", 99)),
    (pieces.wayshrines_have_four_spaces, "act", mine("shrines", ("D18.a", "D18.a"))),
    (pieces.what_is_open_has_a_lock, "act", put("opened", ("XA.crypt-la",))),
]

OFFERS: list[Case] = [
    (offers.walks_can_be_paid, "offer:walk", now("boots", 0)),
    (offers.walks_can_be_paid, "lock", mine("lockpicks", 0)),
    (offers.edges_are_explored_only_while_tiles_are_left, "offer:explore", put("stack", ())),
    (offers.the_crypt_is_for_who_carries_an_artifact, "act",
     both(mine("room", "XA.la"), mine("artifacts", ()), offer("walk", "XA.crypt-la"))),
    (offers.the_exhausted_do_not_walk, "offer:walk",
     both(now("exhausted", True), now("cave_proof", False))),
    (offers.the_escaped_do_not_move, "offer:walk", now("escaped", True)),
    (offers.teleports_are_stored, "offer:teleport", now("teleports", 0)),
    (offers.teleports_are_stored, "offer:leap", now("leaps", ())),
    (offers.cards_of_the_row_can_be_paid, "offer:acquire", now("skill", 0)),
    (offers.cards_of_the_row_can_be_paid, "offer:defeat", now("swords", 0)),
    (offers.cards_of_the_row_can_be_paid, "act", offer("use", "wishing_well")),
    (offers.monsters_are_fought_where_they_may_be, "act",
     both(mine("room", "XA.la"), offer("defeat", "crystal_kobold"))),
    (offers.purchases_can_be_paid, "offer:buy", mine("gold", -1)),
    (offers.purchases_can_be_paid, "offer:buy", put("market", ())),
    (offers.locked_things_cost_a_lockpick, "offer:unlock", mine("lockpicks", 0)),
    (offers.artifacts_are_taken_where_they_lie, "act", offer("take")),
    (offers.records_need_a_cube_and_a_space, "offer:record", mine("supply", 0)),
    (offers.cards_on_offer_are_in_the_hand, "offer:play", mine("hand", ())),
    (offers.tokens_on_offer_are_held, "act", offer("token", "puzzle_box")),
    (offers.choices_can_be_paid, "offer:choose", now("choices", ())),
    (offers.trashings_find_a_card, "act", offer("trash", "play", "lute")),
    (offers.swords_are_there_to_be_spent, "prompt:fight", offer("swords", 9)),
    (offers.a_waiting_tile_can_be_laid, "tile", without("lay")),
    (offers.nothing_else_moves_while_a_tile_waits, "tile", offer("end")),
    (offers.a_turn_ends_when_all_is_done, "offer:end", mine("hand", ("burgle",))),
    (offers.a_turn_ends_when_all_is_done, "offer:end",
     now("choices", (OpenChoice("empurror", 1, 0, 1),))),
    (offers.who_is_out_is_never_asked, "act", mine("out", "knocked_out")),
    (offers.turns_are_for_the_active, "act", asked(1)),
    (offers.shields_can_be_left, "prompt:shield", without("pass")),
]  # fmt: skip

COURSE: list[Case] = [
    (course.everybody_stands_on_the_map, "act", mine("room", "D99.a")),
    (course.the_row_has_six_slots, "act", add("row", ("lute",))),
    (course.the_row_has_six_slots, "act", put("row", ("burgle",) * 6)),
    (course.waiting_effects_have_their_card, "act",
     both(mine("play", ()), now("watches", (Watch("lute", 1, "play", 2),)))),
    (course.what_holds_for_a_turn_is_of_the_active, "act", now("seat", 7)),
    (course.only_the_active_has_cards_in_play, "act",
     both(mine("play", ("lute",)), lambda g, p: setattr(g, "active", (g.active + 1) % 3))),
    (course.known_cards_are_in_the_deck, "act", mine("known", 99)),
    (course.the_course_has_a_line_a_round, "act", put("course", ((0, 0, 0),) * 99)),
    (course.rounds_have_their_limit, "act", put("round", 300)),
    (course.the_end_is_an_end, "act", every_player(out="escaped")),
    (course.the_end_is_an_end, "over", end_as(ranking=(0, 0, 1))),
    (course.the_end_is_an_end, "over", end_as(reason="bored")),
    (course.endings_have_their_reason, "over", both(
        every_player(damage=0, black=0, markers=0),
        put("row", ("lute",) * 6), add("bag_black", 1), put("round_limit", 0),
        lambda g, p: setattr(g.players[g.active], "out", "knocked_out"))),
    (course.scores_add_up, "over", end_as(scores=({"total": 1, "gold": 0},) * 3)),
    (course.joins_are_symmetric, "map", break_join),
    (course.joins_are_symmetric_however_a_tile_is_turned, "map", stiff_turn),
    (course.a_map_is_what_its_tiles_make_it, "map", break_join),
    (course.nothing_goes_back, "act", after_choosing(rage_down)),
    (course.turns_start_with_a_full_row, "act", starts_short),
    (course.nobody_passes_a_lock_without_paying, "lock", free_pass),
    (course.previews_of_walks_come_true, "offer:walk", with_title(title.TITLE, preview=cheap_preview)),
    (course.hands_are_shown_as_agreed, "act", with_title(title.TITLE, project=open_book)),
    (course.ways_within_reach_cost_what_they_tell, "act", with_title(title.TITLE, reach=far_reach)),
]  # fmt: skip

CASES = PIECES + OFFERS + COURSE


@pytest.mark.parametrize(
    ("holds", "where", "spoil"), CASES, ids=[f"{n}-{c[0].__name__}" for n, c in enumerate(CASES)]
)
def test_a_broken_game_is_noticed(
    holds: Property, where: str, spoil: Break, monkeypatch: Patch
) -> None:
    assert_noticed(holds, _standing(where).clone(), spoil, monkeypatch)


def test_there_are_thirty_properties_and_more_each_with_its_case() -> None:
    properties = {*catacombs.EVERY, *catacombs.SAMPLED}
    assert len(properties) == len(catacombs.EVERY + catacombs.SAMPLED) >= 30
    assert {case[0] for case in CASES} == properties
    assert all(holds.__doc__ for holds in properties)
